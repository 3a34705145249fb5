package marker

import (
	"cmp"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

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
