package marker

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// verdict is what a comparison came to, with its reason. The zero verdict leaves the decision to the next comparison.
type verdict struct{ is, why string }

func right(why string) verdict { return verdict{prompts.Correct, why} }
func wrong(why string) verdict { return verdict{prompts.Wrong, why} }
func open(why string) verdict  { return verdict{prompts.Unclear, why} }

// comparison is a question with the answers that are compared.
type comparison struct {
	question, gold, cand text
	unit                 *reading // two of what the question counts, or nil
}

// Judge says whether a candidate answers as the gold does. It never fails.
func Judge(in prompts.JudgeIn) (prompts.JudgeOut, error) {
	v := decide(in.Question, in.Gold, in.Candidate)
	return prompts.JudgeOut{Verdict: v.is, Reason: v.why}, nil
}

// Verdict is Judge in plain words, with the verdict on the last line (G16). It never fails.
func Verdict(in prompts.JudgeIn) (string, error) {
	v := decide(in.Question, in.Gold, in.Candidate)
	is := v.is
	if is == prompts.Wrong {
		is = "incorrect"
	}
	return fmt.Sprintf("Candidate held against gold: %s.\n\nFinal: %s", v.why, is), nil
}

// base is the day as of which dates without a year are read. What they are compared by does not depend on it.
func base() corpus.Date { return corpus.NewDate(2025, 1, 1) }

var counted = regexp.MustCompile(`(?i)\bhow many ((?:working |business |calendar )?\pL+)`)

func compared(question, gold, cand string) *comparison {
	c := &comparison{question: read(question, base(), nil), gold: read(gold, base(), nil), cand: read(cand, base(), nil)}
	if m := counted.FindStringSubmatch(question); m != nil {
		if unit := read("2 "+m[1], base(), nil).values(); len(unit) == 1 && len(unit[0].readings) == 1 && unit[0].readings[0].unit != "" {
			c.unit = &unit[0].readings[0]
			c.inUnit(c.gold)
			c.inUnit(c.cand)
		}
	}
	return c
}

// inUnit gives bare numbers the unit that the question counts.
func (c *comparison) inUnit(t text) {
	for i := range t.toks {
		for k := range t.toks[i].readings {
			if r := &t.toks[i].readings[k]; r.isAmount && r.dimension == "" {
				r.n.Mul(r.n, c.unit.n).Mul(r.n, amountHalf())
				r.dimension, r.unit = c.unit.dimension, c.unit.unit
			}
		}
	}
}

// ones makes "one" a number where the gold is 1.
func (c *comparison) ones() {
	at := slices.IndexFunc(c.gold.toks, func(k token) bool { return k.value && k.text == "1" })
	for i := range c.cand.toks {
		if k := &c.cand.toks[i]; at >= 0 && k.low == "one" {
			*k = c.gold.toks[at]
		}
	}
}

// decide compares answers, first by what decides whatever they hold.
func decide(question, gold, cand string) verdict {
	switch {
	case strings.TrimSpace(gold) == "":
		return open("there is no gold answer to compare with")
	case strings.TrimSpace(cand) == "":
		return wrong("it is empty")
	}
	c := compared(question, gold, cand)
	c.ones()
	if len(c.gold.toks) > 0 && slices.Equal(c.gold.lows(), c.cand.lows()) {
		return right("it says the same")
	}
	for _, way := range []func() verdict{c.refusal, c.conflict, c.polar} {
		if v := way(); v.is != "" {
			return v
		}
	}
	return c.rest()
}

// unlabelled drops the words of the question that stand before a colon: the names of a form's fields.
func (c *comparison) unlabelled(t text) text {
	var out []token
	from := 0 // of the stretch behind the last mark, in out
	for _, k := range t.toks {
		if k.text == ":" && !slices.ContainsFunc(out[from:], func(k token) bool { return k.value || k.class != filler && !c.question.stems[k.stem] }) {
			out = out[:from]
			continue
		}
		if out = append(out, k); k.mark() {
			from = len(out)
		}
	}
	return text{toks: out, stems: t.stems}
}

// framed says whether the candidate is the gold behind words that say what it is the answer to: "The limit of the rule table
// is 14", "It should say a rolled lip".
func (c *comparison) framed() bool {
	gold, n := c.gold.lows(), len(c.cand.toks)
	for n > 0 && c.cand.toks[n-1].mark() {
		n--
	}
	at := n
	for left := len(gold); left > 0 && at > 0; at-- {
		k := c.cand.toks[at-1]
		if !k.mark() && k.low != "a" && k.low != "an" && k.low != "the" {
			if left--; k.low != gold[left] {
				return false
			}
		}
	}
	for at > 0 && (c.cand.toks[at-1].low == "a" || c.cand.toks[at-1].low == "an" || c.cand.toks[at-1].low == "the") {
		at--
	}
	if at == 0 || len(gold) == 0 {
		return false
	}
	head := comparison{question: c.question, gold: c.gold, cand: text{toks: c.cand.toks[:at]}}
	topic := slices.ContainsFunc(head.cand.toks, func(k token) bool { return !k.mark() && k.class == content && c.asked(k) })
	for i, k := range head.foreign() {
		named := i > 0 && name([]token{k})
		if k.class != source && k.class != say && (k.class != content || named || !topic || c.chosen()) {
			return false
		}
	}
	last := c.cand.toks[at-1]
	return len(head.cand.values()) == 0 && !head.cand.holds(negation) && !head.cand.holds(either) && !head.cand.holds(hedge) &&
		slices.Contains([]string{"is", "are", "was", "were", "on", "say", "with"}, last.low) || last.text == ":"
}

// rest compares answers without regard to yes and no.
func (c *comparison) rest() verdict {
	c.gold, c.cand = c.unlabelled(c.gold), c.unlabelled(c.cand)
	if c.framed() {
		return right("it gives the gold as what is asked")
	}
	if len(c.gold.values()) > 0 {
		return c.values()
	}
	return c.words()
}

// chosen says whether the gold is one of several things that the question names.
func (c *comparison) chosen() bool {
	return !slices.ContainsFunc(telling(c.gold.toks), func(k token) bool { return !c.question.stems[k.stem] })
}

// own are the words of a text that are no fillers and not asked. Of a choice all count, since others are asked about too.
func (c *comparison) own(t text) []token {
	all := t.filter(func(k token) bool { return !k.mark() && (k.value || k.class != filler) })
	if c.chosen() {
		return all
	}
	return slices.DeleteFunc(all, func(k token) bool { return !k.value && c.asked(k) && !c.gold.stems[k.stem] })
}

// asked says whether the question has a word, in whatever form.
func (c *comparison) asked(k token) bool {
	return c.question.stems[k.stem] || len(k.stem) > 4 && slices.ContainsFunc(c.question.toks, func(q token) bool {
		return len(q.stem) > 4 && q.stem[:5] == k.stem[:5]
	})
}

// foreign are the words of the candidate that neither gold nor question has and that have a meaning of their own.
func (c *comparison) foreign() []token {
	return c.cand.filter(func(k token) bool {
		return !k.mark() && !k.value && k.class != filler && !c.gold.stems[k.stem] && !c.asked(k)
	})
}

// classes are the classes of the foreign words.
func (c *comparison) brings(of ...class) bool {
	return slices.ContainsFunc(c.foreign(), func(k token) bool { return slices.Contains(of, k.class) })
}

// bounds are the limits that a text names, in their order.
func bounds(t text) string {
	out := ""
	for _, k := range t.toks {
		if k.class == bound {
			out += k.low
		}
	}
	return out
}

// limits holds the limits of the candidate to those of the gold. One that the question asks for is understood.
func (c *comparison) limits() verdict {
	gold, cand, question := bounds(c.gold), bounds(c.cand), bounds(c.question)
	switch {
	case gold == cand, gold == "" && cand == question, cand == "" && gold == question:
		return verdict{}
	case gold != "" && cand != "" && len(c.gold.values()) == 1:
		return wrong("it is the other limit")
	}
	return open("only one of the answers is a limit")
}
