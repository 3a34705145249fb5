package marker

import (
	"cmp"
	"fmt"
	"math/big"
	"regexp"
	"slices"
	"strings"

	"memloom/prompts"
)

// verdict is what a comparison came to, with its reason. The zero verdict leaves the decision to the next comparison.
type verdict struct{ is, why string }

func right(why string) verdict { return verdict{prompts.Correct, why} }
func wrong(why string) verdict { return verdict{prompts.Wrong, why} }
func open(why string) verdict  { return verdict{prompts.Unclear, why} }

// rule is a verdict that stands on a condition.
type rule struct {
	holds bool
	then  verdict
}

// first is the verdict of the first rule that holds and has one, or none.
func first(rules ...rule) verdict {
	for _, r := range rules {
		if r.holds && r.then.is != "" {
			return r.then
		}
	}
	return verdict{}
}

// all says whether all conditions hold.
func all(of ...bool) bool { return !slices.Contains(of, false) }

// comparison is a question with the answers that are compared.
type comparison struct {
	question, gold, cand text
}

// Judge says whether a candidate answers as the gold does. It never fails.
func Judge(in prompts.JudgeIn) (prompts.JudgeOut, error) {
	v := decide(in.Question, in.Gold, in.Candidate)
	return prompts.JudgeOut{Verdict: v.is, Reason: v.why}, nil
}

// Verdict is Judge in plain words, with the verdict on the last line (G16). It never fails.
func Verdict(in prompts.JudgeIn) (string, error) {
	v := decide(in.Question, in.Gold, in.Candidate)
	said := cmp.Or(map[string]string{prompts.Wrong: "incorrect"}[v.is], v.is)
	return fmt.Sprintf("Candidate held against gold: %s.\n\nFinal: %s", v.why, said), nil
}

// counted is how a question asks for a number of a unit.
var counted = regexp.MustCompile(`(?i)\bhow many ((?:working |business |calendar )?\pL+)`)

// newComparison reads the texts. Bare numbers of the answers get the unit that the question counts.
func newComparison(question, gold, cand string) *comparison {
	c := &comparison{question: read(question), gold: read(gold), cand: read(cand)}
	for _, two := range read(counted.ReplaceAllString(counted.FindString(question), "2 $1")).values() {
		for _, k := range append(c.gold.values(), c.cand.values()...) {
			for i := range k.readings {
				if r := &k.readings[i]; r.dimension == "count" && len(two.readings) == 1 && two.readings[0].unit != "" {
					half := new(big.Rat).Mul(two.readings[0].n, big.NewRat(1, 2))
					r.amount = amount{two.readings[0].dimension, two.readings[0].unit, half.Mul(half, r.n)}
				}
			}
		}
	}
	return c
}

// decide compares answers, first by what decides whatever they hold.
func decide(question, gold, cand string) verdict {
	const edges = " \t\r\n.!()*"
	a, b := strings.Trim(gold, edges), strings.Trim(cand, edges)
	switch {
	case strings.TrimSpace(gold) == "":
		return open("there is no gold answer to compare with")
	case strings.TrimSpace(cand) == "":
		return wrong("it is empty")
	case a == "" || b == "" || len(a) == 1 && len(b) == 1:
		return map[bool]verdict{true: right("it is the same"), false: wrong("it is another")}[strings.EqualFold(a, b)]
	}
	c := newComparison(question, gold, cand)
	if verbatim(c.gold.filter(token.spoken), c.cand.filter(token.spoken)) {
		return right("it says the same")
	}
	for _, way := range []func() verdict{c.refusal, c.conflict, c.polar} {
		if v := way(); v.is != "" {
			return v
		}
	}
	return c.rest()
}

// verbatim says whether two stretches have the same words.
func verbatim(a, b []token) bool {
	return len(a) > 0 && slices.EqualFunc(a, b, func(x, y token) bool { return x.low == y.low })
}

// unlabelled drops the words of the question that stand before a colon: the names of a form's fields.
func (c *comparison) unlabelled(t text) text {
	var out []token
	from := 0 // of the stretch behind the last mark, in out
	for _, k := range t.toks {
		if k.text == ":" && !slices.ContainsFunc(telling(out[from:]), c.unasked) {
			out = out[:from]
			continue
		}
		if out = append(out, k); k.mark() {
			from = len(out)
		}
	}
	return text{out, t.stems, t.roots}
}

// framed says whether the candidate is the gold behind words that say what it is the answer to: "The limit of the rule
// table is 14", "It should say a rolled lip".
func (c *comparison) framed() bool {
	words := c.cand.filter(func(k token) bool { return k.spoken() || k.text == ":" })
	at := len(words) - len(c.gold.filter(token.spoken))
	if at < 1 || !verbatim(words[at:], c.gold.filter(token.spoken)) ||
		!strings.Contains(" is are was were on say with : ", " "+cmp.Or(words[at-1].low, words[at-1].text)+" ") {
		return false
	}
	head := comparison{question: c.question, gold: c.gold, cand: text{toks: words[:at]}}
	topic := slices.ContainsFunc(words[:at], func(k token) bool { return k.class == content && !k.mark() && c.asked(k) })
	for i, k := range head.foreign() {
		if k.class != source && k.class != say && (k.class != content || i > 0 && name([]token{k}) || !topic || c.chosen()) {
			return false
		}
	}
	return len(head.cand.values()) == 0 && !head.cand.holds(negation, either, hedge)
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
	return !slices.ContainsFunc(telling(c.gold.toks), c.unasked)
}

// unasked says whether the question lacks a word.
func (c *comparison) unasked(k token) bool { return !c.question.stems[k.stem] }

// keeps returns which tokens are compared: no fillers, and of a candidate nothing that is asked. Of a choice all
// count, since others are asked about too.
func (c *comparison) keeps() func(token) bool {
	chosen := c.chosen()
	return func(k token) bool {
		return k.value || !k.mark() && k.class != filler && (chosen || c.gold.stems[k.stem] || !c.asked(k))
	}
}

// asked says whether the question has a word, in whatever form.
func (c *comparison) asked(k token) bool {
	return c.question.stems[k.stem] || len(k.stem) > 4 && c.question.roots[root(k, 5)]
}

// foreign are the words of the candidate that neither gold nor question has and that have a meaning of their own.
func (c *comparison) foreign() []token {
	return c.cand.filter(func(k token) bool {
		return !k.mark() && !k.value && k.class != filler && !c.gold.stems[k.stem] && !c.asked(k)
	})
}

// brings says whether a foreign word is of one of some classes.
func (c *comparison) brings(of ...class) bool {
	return slices.ContainsFunc(c.foreign(), func(k token) bool { return slices.Contains(of, k.class) })
}
