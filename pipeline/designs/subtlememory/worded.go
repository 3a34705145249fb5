package subtlememory

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/llm"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/sets"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// Where the recipe has sets written (users.wording), the planner words the variants of every set about the user, and the
// checker tests them (S3). A set that is rejected is worded again with the reasons; one that is rejected to the end keeps
// the words of the pack, and both stand in audit/dropped.

// The ways in which sets get their words.
const (
	FromPack = "pack"
	Written  = "written"
)

// attempts is how often a set is worded at most.
const attempts = 3

// worded is the record of one set: its words, nil where none passed, and what was dropped.
type worded struct {
	Words    *prompts.VariantsOut `json:"words,omitempty"`
	Dropped  []sets.Dropped       `json:"dropped,omitempty"`
	Failures []corpus.Failure     `json:"failures,omitempty"`
}

func (h *history) setKey(set string) string { return h.of.Key("sets", set) }

func (h *history) setUnits(context.Context) ([]exec.Unit, error) {
	if h.keys().Wording != Written {
		return nil, nil
	}
	p, err := stage.Fetch[*plan](h.Store, h.keyPlan())
	if err != nil {
		return nil, err
	}
	tasks, err := prompts.NewTasks(nil).With(h.Templates)
	if err != nil {
		return nil, err
	}
	l, err := life.Builtin()
	if err != nil {
		return nil, err
	}
	profile := talks.Profile(h.users(l)[talks.Number(h.of)])
	var units []exec.Unit
	for _, s := range p.Sets {
		if s.Set.Origin != sets.OfUser {
			continue
		}
		in, key := s.asked(profile), h.setKey(s.Set.SetID)
		units = append(units, exec.Unit{Name: key, Params: h.Params(in, stage.TaskParams(tasks.Sets.Variants, h.Models.Planner),
			stage.TaskParams(tasks.Sets.Review, h.Models.Checker)),
			Run: func(ctx context.Context, _ exec.Getter) ([]exec.Record, error) {
				ctx, failed := stage.Watched(ctx, "sets", key)
				out, err := word(ctx, tasks.Sets, h.Models, in, key)
				if err != nil {
					return nil, err
				}
				out.Failures = failed()
				return stage.Records(key, out)
			}})
	}
	return units, nil
}

// asked is what the planner is asked for a set.
func (p planned) asked(user prompts.Profile) prompts.VariantsIn {
	in := prompts.VariantsIn{User: user, Relation: p.Set.Relation, Subtype: p.Set.Subtype, Thing: *p.Set.Thing, Things: *p.Set.Things}
	for i, v := range p.Variants {
		said := v.Says[0]
		k := slices.IndexFunc(p.Facts, func(f corpus.Fact) bool { return f.ID == said.FactID })
		in.Variants = append(in.Variants, prompts.VariantPlan{N: i + 1, Field: p.Facts[k].Predicate, Value: said.Surface,
			Case: p.Facts[k].Condition, When: said.From})
	}
	return in
}

// word has a set worded and tested until it passes. A model that gives no answer of use leaves the set to the pack.
func word(ctx context.Context, t *prompts.Sets, m stage.Models, in prompts.VariantsIn, unit string) (worded, error) {
	var out worded
	drop := func(n int, at string, words prompts.VariantsOut, reasons ...string) {
		out.Dropped = append(out.Dropped, sets.Dropped{Kind: "set", Unit: unit, Attempt: int32(n), Stage: at, Reasons: reasons, Text: textOf(words)})
	}
	for n := 1; n <= attempts; n++ {
		reply, err := t.Variants.Ask(ctx, m.Planner, in)
		switch {
		case llm.CallFailed(err):
			drop(n, "wording", prompts.VariantsOut{}, "could not be worded")
			return out, nil
		case err != nil:
			return out, fmt.Errorf("wording a set: %w", err)
		}
		review, err := t.Review.Ask(ctx, m.Checker, prompts.SetReviewIn{Set: in, Words: reply.Out})
		switch {
		case llm.CallFailed(err):
			drop(n, "review", reply.Out, "could not be tested")
			return out, nil
		case err != nil:
			return out, fmt.Errorf("testing a set: %w", err)
		case len(review.Out.Reasons) == 0:
			out.Words = &reply.Out
			return out, nil
		}
		var reasons []string
		in.Again = nil
		for _, r := range review.Out.Reasons {
			reasons, in.Again = append(reasons, r.Reason), append(in.Again, r.Reason+": "+r.Why)
		}
		drop(n, "review", reply.Out, reasons...)
	}
	return out, nil
}

// textOf is what was worded, for a person to read.
func textOf(words prompts.VariantsOut) string {
	out := words.Case
	for _, v := range words.Variants {
		out += fmt.Sprintf("\n%d. %s | %s", v.N, v.Sentence, v.Clause)
	}
	return out
}

// wordedPlan puts the words that were written into a plan.
func (h *history) wordedPlan(in exec.Getter, p *plan) ([]sets.Dropped, []corpus.Failure, error) {
	var dropped []sets.Dropped
	var failures []corpus.Failure
	for i := range p.Sets {
		s := &p.Sets[i]
		if h.keys().Wording != Written || s.Set.Origin != sets.OfUser {
			continue
		}
		w, err := stage.Fetch[worded](in, h.setKey(s.Set.SetID))
		if err != nil {
			return nil, nil, err
		}
		dropped, failures = append(dropped, w.Dropped...), append(failures, w.Failures...)
		if w.Words == nil {
			continue
		}
		s.Set.Case = w.Words.Case
		for _, x := range w.Words.Variants {
			v := &s.Variants[x.N-1]
			v.Sentence, v.Says[0].Clause = x.Sentence, x.Clause
		}
	}
	return dropped, failures, nil
}
