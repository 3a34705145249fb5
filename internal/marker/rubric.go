package marker

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

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
