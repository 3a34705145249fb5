// Package marker decides whether an answer is right, by comparing typed values and names alone: letters, numbers with
// their units, dates, times, durations, links, names, lists, yes and no, refusals and conflicts. It reads no meaning:
// where text would have to be understood, the verdict is unclear.
//
// Terms: the gold is the right answer, the candidate the one to be marked. A filler is a word that says nothing of an
// answer ("it", "was"). A word of the candidate is foreign if neither gold nor question has it and it is no filler. A
// side is what one of two statements says that disagree.
package marker

import (
	"cmp"
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

// first is the first verdict that there is, or none.
func first(of ...verdict) verdict { return cmp.Or(of...) }

// when is what holds on a condition: a verdict or a relation.
func when[T any](holds bool, v T) T { return map[bool]T{true: v}[holds] }

// comparison is a question with the answers that are compared.
type comparison struct {
	question, gold, cand text
	present              bool // the question is not about what was
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

var (
	// counted is how a question asks for a number of something, and numbered an answer with one number, at its end.
	counted  = regexp.MustCompile(`(?i)\bhow many ((?:working |business |calendar )?\pL+)`)
	numbered = regexp.MustCompile(`^(\D*\d(?:[\d.,]*\d)?|\pL+)\W*$`)
	// past are questions about what was, and kept answers that say that it still is.
	past = regexp.MustCompile(`(?i)\b(?:was|were|did|had|used|original|first|past|previous|before|old|until|then)|\d{4}`)
	kept = regexp.MustCompile(`(?i)\b(?:still|again|back to|remains?|unchanged|reinstated|holds|stands)\b`)
	// labels are words before a colon.
	labels = regexp.MustCompile(`[^:;,.\n]*:`)
)

// newComparison reads the texts. Bare numbers of the answers get the unit that the question counts. Labels that the
// question has too are dropped: the names of a form's fields.
func newComparison(question, gold, cand string) *comparison {
	if m := counted.FindStringSubmatch(question); m != nil {
		if strings.EqualFold(strings.Trim(cand, " ."), "none") {
			cand = "0"
		}
		gold, cand = numbered.ReplaceAllString(gold, "$1 "+m[1]), numbered.ReplaceAllString(cand, "$1 "+m[1])
	}
	bare := func(s string) text {
		drop := func(l string) string { return map[bool]string{false: l}[strings.Contains(question, l)] }
		return read(labels.ReplaceAllStringFunc(s, drop))
	}
	return &comparison{read(question), bare(gold), bare(cand), !past.MatchString(question)}
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
	for _, o := range known().olds {
		if m := o.FindStringSubmatch(cand); m != nil && c.present && !kept.MatchString(cand) {
			v := decide(question, gold, m[o.SubexpIndex("now")])
			if v.is != prompts.Correct && decide(question, gold, m[o.SubexpIndex("old")]).is == prompts.Correct {
				return wrong("it says that this holds no longer")
			}
			return v
		}
	}
	return c.rest()
}

// verbatim says whether two stretches have the same words.
func verbatim(a, b []token) bool {
	return len(a) > 0 && slices.EqualFunc(a, b, func(x, y token) bool { return x.low == y.low })
}

// framed decides candidates that are the gold behind words that say what it is the answer to: "The limit of the rule
// table is 14", "It should say a rolled lip".
func (c *comparison) framed() verdict {
	words, gold := c.cand.filter(func(k token) bool { return k.spoken() || k.low == ":" }), c.gold.filter(token.spoken)
	at := max(len(words)-len(gold), 0)
	if at < 1 || !verbatim(words[at:], gold) ||
		!strings.Contains(" is are was were on say with : ", " "+words[at-1].low+" ") {
		return verdict{}
	}
	head := comparison{question: c.question, gold: c.gold, cand: text{toks: words[:at]}}
	own, may := head.foreign(), source|say
	if !c.chosen() && some(words[:at], func(k token) bool { return k.is(content) && c.asked(k) }) {
		may |= content
	}
	if !plain(own, may) || len(own) > 1 && some(own[1:], token.named) || head.cand.holds(value) {
		return verdict{}
	}
	return right("it gives the gold as what is asked")
}

// chosen says whether the gold is one of several things that the question names.
func (c *comparison) chosen() bool { return !some(telling(c.gold.toks), c.unasked) }

// unasked says whether the question lacks a word.
func (c *comparison) unasked(k token) bool { return !c.question.stems[k.stem] }

// keeps returns which tokens are compared: no fillers, and of a candidate nothing that is asked. Of a choice all
// count, since others are asked about too.
func (c *comparison) keeps() func(token) bool {
	chosen := c.chosen()
	return func(k token) bool {
		return k.is(value) || !k.is(mark|idle) && (chosen || c.gold.stems[k.stem] || !c.asked(k))
	}
}

// asked says whether the question has a word, in whatever form.
func (c *comparison) asked(k token) bool {
	return c.question.stems[k.stem] || len(k.stem) > 4 && c.question.roots[root(k, 5)]
}

// strange says whether a word of the candidate is foreign.
func (c *comparison) strange(k token) bool {
	idles := k.is(mark|value|idle) || k.spent || k.denied && k.named() || len(k.low) == 1 || c.present && k.is(current)
	return !idles && !c.gold.stems[k.stem] && !c.asked(k)
}

// foreign are the words of the candidate that neither gold nor question has and that have a meaning of their own.
func (c *comparison) foreign() []token { return c.cand.filter(c.strange) }

// brings says whether a foreign word is of one of some classes.
func (c *comparison) brings(of class) bool { return (text{toks: c.foreign()}).holds(of) }

// Relation says whether a candidate answers a question about a set of variants, and where it fails: by the right and
// the wrong references, compared as Judge does (S8). It never fails.
func Relation(in prompts.RelationIn) (prompts.RelationOut, error) {
	v := decide(in.Question, in.Gold, in.Candidate)
	for _, gold := range in.Correct {
		w, foreign := decide(in.Question, gold, in.Candidate), bare(gold) && !bare(in.Gold) && !bare(in.Candidate)
		if !foreign && (w.is == prompts.Correct || w.is == prompts.Unclear && v.is == prompts.Wrong) {
			v = w
		}
	}
	failure, own := prompts.FailNone, map[string]string{"contradictory": prompts.FailPickedASide,
		"contextual": prompts.FailOtherContext, "temporal": prompts.FailOtherTime}
	for _, other := range in.Incorrect {
		if v.is != prompts.Correct && decide(in.Question, other, in.Candidate).is == prompts.Correct {
			v, failure = wrong("it says what a wrong reference says"), cmp.Or(own[in.Subtype], prompts.FailInvented)
		}
	}
	if v.is == prompts.Wrong && failure == prompts.FailNone {
		failure = failureOf(in, v)
	}
	return prompts.RelationOut{Label: v.is, Failure: failure, Reason: v.why}, nil
}

// failureOf says how a wrong answer fails that equals no wrong reference.
func failureOf(in prompts.RelationIn, v verdict) string {
	switch {
	case strings.TrimSpace(in.Candidate) == "" || Declines(in.Question, in.Candidate):
		return prompts.FailNoAnswer
	case v.why == partial || v.why == vaguely:
		return prompts.FailIncomplete
	case in.Subtype == "contradictory":
		return prompts.FailPickedASide
	}
	return prompts.FailInvented
}

// The reasons that tell a failure.
const partial, vaguely = "a value is missing", "it gives no value"

// bare says whether an answer is a yes or a no and nothing else.
func bare(answer string) bool {
	return slices.Contains([]string{"yes", "no"}, strings.ToLower(strings.Trim(answer, " .!")))
}

// Rubric marks the lines of a rubric that name values, and those that name a thing in the candidate's words (C5). An
// answer that declines does nothing. Every other line is left open. It never fails.
func Rubric(in prompts.RubricIn) (prompts.RubricOut, error) {
	cand := read(in.Candidate)
	idle := strings.TrimSpace(in.Candidate) == "" || Declines(in.Question, in.Candidate)
	mark := func(things ...string) string {
		out := prompts.DoesNot
		for _, thing := range things {
			if m := named(cand, read(thing)); !idle && (m == prompts.Does || out == prompts.DoesNot) {
				out = m
			}
		}
		return out
	}
	out := prompts.RubricOut{Should: []prompts.LineMark{}, ShouldNot: []prompts.LineMark{}, Reason: "by values and words"}
	for _, l := range in.Should {
		out.Should = append(out.Should, prompts.LineMark{N: l.N, Mark: mark(corpus.RubricCore(l.Line))})
	}
	for _, l := range in.ShouldNot {
		out.ShouldNot = append(out.ShouldNot, prompts.LineMark{N: l.N, Mark: mark(corpus.RubricThings(l.Line)...)})
	}
	return out, nil
}

// named marks a thing: the candidate does name it if it has its words and values in a row, and nothing that denies or
// doubts; it does not if it has none of its values.
func named(cand, thing text) string {
	c := comparison{gold: thing, cand: cand}
	words, toks := telling(thing.toks), telling(cand.toks)
	sure := plain(toks, value|content|vague|say|source|settle)
	for i := 0; i+len(words) <= len(toks) && len(words) > 0 && sure; i++ {
		if alikes(toks[i:i+len(words)], words) {
			return prompts.Does
		}
	}
	if t := c.tally(); t.met == 0 && t.missed > 0 && !t.doubt && !t.denied && (t.differs || t.extra == 0) {
		return prompts.DoesNot
	}
	return prompts.Unmarked
}
