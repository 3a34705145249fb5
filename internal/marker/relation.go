package marker

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// Relation says whether a candidate answers a question about a set of variants, and where it fails: by the right and the
// wrong references, compared as Judge does (S8). It never fails.
func Relation(in prompts.RelationIn) (prompts.RelationOut, error) {
	out := func(v verdict, failure string) (prompts.RelationOut, error) {
		return prompts.RelationOut{Label: v.is, Failure: failure, Reason: v.why}, nil
	}
	if strings.TrimSpace(in.Candidate) == "" {
		return out(wrong("it is empty"), prompts.FailNoAnswer)
	}
	first := decide(in.Question, in.Gold, in.Candidate)
	all := first
	for _, gold := range in.Correct {
		if bare(gold) && !bare(in.Gold) && !bare(in.Candidate) {
			continue // a no alone is for candidates that say no more
		}
		switch v := decide(in.Question, gold, in.Candidate); {
		case v.is == prompts.Correct:
			first = v
		case v.is == prompts.Unclear && all.is == prompts.Wrong:
			all = v
		}
	}
	if first.is == prompts.Correct {
		return out(first, prompts.FailNone)
	}
	for _, other := range in.Incorrect {
		if decide(in.Question, other, in.Candidate).is == prompts.Correct {
			return out(wrong("it says what a wrong reference says"), sideOf(in.Subtype))
		}
	}
	switch {
	case all.is != prompts.Wrong:
		return out(all, prompts.FailNone)
	case refuses(read(in.Question, base(), nil), read(in.Candidate, base(), nil)):
		return out(all, prompts.FailNoAnswer)
	case all.why == partial || all.why == vaguely:
		return out(all, prompts.FailIncomplete)
	case in.Subtype == "contradictory":
		return out(all, prompts.FailPickedASide)
	}
	return out(all, prompts.FailInvented)
}

// The reasons that tell a failure.
const (
	partial = "a value is missing"
	vaguely = "it gives no value"
)

// sideOf is where an answer fails that says what a known wrong one says.
func sideOf(subtype string) string {
	switch subtype {
	case "contradictory":
		return prompts.FailPickedASide
	case "contextual":
		return prompts.FailOtherContext
	case "temporal":
		return prompts.FailOtherTime
	}
	return prompts.FailInvented
}

// bare says whether an answer is a yes or a no and nothing else.
func bare(answer string) bool {
	word := strings.ToLower(strings.Trim(answer, " .!"))
	return word == "yes" || word == "no"
}

// Rubric marks the lines of a rubric: those that name values, or a thing that the candidate has in the same words (C5). An
// answer that declines does nothing. Every other line is left open. It never fails.
func Rubric(in prompts.RubricIn) (prompts.RubricOut, error) {
	question, cand := read(in.Question, base(), nil), read(in.Candidate, base(), nil)
	idle := len(cand.toks) == 0 || refuses(question, cand)
	mark := func(things []string) string {
		marks := prompts.DoesNot
		for _, thing := range things {
			switch m := rubricThing(cand, read(thing, base(), nil)); {
			case idle:
			case m == prompts.Does:
				return m
			case m == prompts.Unmarked:
				marks = m
			}
		}
		return marks
	}
	out := prompts.RubricOut{Should: []prompts.LineMark{}, ShouldNot: []prompts.LineMark{}, Reason: "lines are marked by the values that they name"}
	for _, l := range in.Should {
		out.Should = append(out.Should, prompts.LineMark{N: l.N, Mark: mark([]string{corpus.RubricCore(l.Line)})})
	}
	for _, l := range in.ShouldNot {
		out.ShouldNot = append(out.ShouldNot, prompts.LineMark{N: l.N, Mark: mark(corpus.RubricThings(l.Line))})
	}
	if idle {
		out.Reason = "it gives no answer"
	}
	return out, nil
}

// rubricThing says whether a candidate names a thing: all its words and values, and nothing that denies or doubts. A thing
// with values is not named where none of these is.
func rubricThing(cand, thing text) string {
	words := telling(thing.toks)
	values, met := thing.values(), 0
	for _, v := range values {
		if holdsToken(cand.toks, v) {
			met++
		}
	}
	switch {
	case holdsAll(cand.toks, words) && !cand.holds(negation) && !cand.holds(hedge) && !cand.holds(turn) && !cand.holds(either) && adjoining(cand, words):
		return prompts.Does
	case len(values) > 0 && met == 0 && readable(cand):
		return prompts.DoesNot
	}
	return prompts.Unmarked
}

// readable says whether all values of a text are read.
func readable(t text) bool {
	for _, v := range t.values() {
		if len(v.readings) == 0 {
			return false
		}
	}
	return true
}

// adjoining says whether a text has some words one behind the other.
func adjoining(t text, words []token) bool {
	toks := telling(t.toks)
	for i := range toks {
		n := 0
		for n < len(words) && i+n < len(toks) && alike(toks[i+n], words[n]) {
			n++
		}
		if n == len(words) {
			return true
		}
	}
	return false
}
