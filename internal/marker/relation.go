package marker

import (
	"cmp"
	"slices"
	"strings"

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
