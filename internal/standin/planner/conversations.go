package planner

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/internal/work"
	"memloom/prompts"
)

// Cases lists matters of work by the frames of work (C2).
func (p *Planner) Cases(in prompts.CasesIn) (prompts.CasesOut, error) {
	w, err := work.Builtin()
	if err != nil {
		return prompts.CasesOut{}, err
	}
	if len(in.Subjects) == 0 {
		return prompts.CasesOut{}, fmt.Errorf("listing cases of %s: there is no subject", in.User.Name)
	}
	r := corpus.Rand(uint64(in.Count), in.User.Name+"/"+in.Subjects[0], "cases")
	var out prompts.CasesOut
	talks := corpus.Shuffled(r, w.Talks)
	for i := range in.Count {
		t, subject := talks[i%len(talks)], in.Subjects[i*7%len(in.Subjects)]
		topic := life.FillSubject(t.Topic, "the "+subject)
		if slices.ContainsFunc(out.Cases, func(c prompts.Case) bool { return c.Topic == topic }) {
			topic = life.FillSubject(t.Topic, "the "+in.Subjects[(i*7+1)%len(in.Subjects)])
		}
		out.Cases = append(out.Cases, prompts.Case{Type: corpus.Pick(r, t.Types), Topic: topic, Purpose: t.Purpose,
			Details: t.Details,
			Offers:  t.Offers, Question: "What should I do about " + topic + "?"})
	}
	return out, nil
}

// Core words the messages of a core as its plan has them (C3).
func (p *Planner) Core(in prompts.CoreIn) (prompts.CoreOut, error) {
	var out prompts.CoreOut
	for _, x := range in.Pieces {
		out.Messages = append(out.Messages, prompts.CoreMessage{N: x.N, Text: x.Clause})
	}
	return out, nil
}
