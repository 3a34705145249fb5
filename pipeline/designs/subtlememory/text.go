package subtlememory

import (
	"context"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/passage"
	"memloom/pipeline/sets"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// keyPlan is the record of a user's plan.
func (h *history) keyPlan() string { return h.of.Key("blueprint", "plan") }

func (h *history) planUnits(context.Context) ([]exec.Unit, error) {
	p, err := life.Builtin()
	if err != nil {
		return nil, err
	}
	key := h.keyPlan()
	return []exec.Unit{{Name: key, Inputs: []string{keyDeals}, Params: h.Params(h.of, h.keys(), p, life.Wording()),
		Run: func(_ context.Context, in exec.Getter) ([]exec.Record, error) {
			deals, err := stage.Fetch[dealing](in, keyDeals)
			if err != nil {
				return nil, err
			}
			return stage.Records(key, h.planOf(p, deals.Users[talks.Number(h.of)]))
		}}}, nil
}

// planOf plans a user's sets and sessions.
func (h *history) planOf(p *life.Pack, given deal) plan {
	x := &planner{k: h.keys(), p: p, user: h.users(p)[talks.Number(h.of)], r: h.source("sets"), given: given}
	out := plan{Sets: x.sets()}
	x.r = h.source("sessions")
	out.Sessions = x.briefs(out.Sets)
	return out
}

// planned returns the user's plan, and the tasks that sessions are asked by.
func (h *history) planned() (*plan, *prompts.Tasks, error) {
	if h.plan != nil {
		return h.plan, h.tasks, nil
	}
	p, err := stage.Fetch[*plan](h.Store, h.keyPlan())
	if err != nil {
		return nil, nil, err
	}
	if h.dropped, h.failures, err = h.wordedPlan(h.Store, p); err != nil {
		return nil, nil, err
	}
	tasks, err := prompts.NewTasks(nil).With(h.Templates)
	h.plan, h.tasks = p, tasks
	return p, tasks, err
}

func (h *history) textKey(b Brief) string { return h.of.Key("text", b.Key) }

func (h *history) textUnits(context.Context) ([]exec.Unit, error) {
	p, tasks, err := h.planned()
	if err != nil {
		return nil, err
	}
	voice, err := h.voice()
	if err != nil {
		return nil, err
	}
	var units []exec.Unit
	for _, b := range p.Sessions {
		in := p.ask(b, h.keys().Words, voice)
		kind := &passage.Session{Staff: passage.StaffOf(h.Models, tasks), In: in}
		var params []any
		if h.keys().Wording == Written {
			kind.Review = p.review(b)
			params = append(params, kind.Review, stage.TaskParams(tasks.Sets.Session, h.Models.Checker))
		}
		units = append(units, talks.TextUnit(h.Env, h.textKey(b), tasks, kind, params...))
	}
	return units, nil
}

// voice is how the user writes.
func (h *history) voice() (prompts.Voice, error) {
	p, err := life.Builtin()
	if err != nil {
		return prompts.Voice{}, err
	}
	u := h.users(p)[talks.Number(h.of)]
	return talks.Voice(u), nil
}

// ask is what the author is asked for a session.
func (p *plan) ask(b Brief, words int, voice prompts.Voice) prompts.SessionIn {
	in := prompts.SessionIn{User: voice, Date: b.Start.Date(), Type: b.Type, Workflow: b.Workflow, Messages: len(b.Gaps) + 1,
		Words: words, Topic: b.Topic, Purpose: b.Purpose, Details: b.Details, Offers: b.Offers}
	set := p.Sets[b.Set]
	for i, s := range p.said(b) {
		say := prompts.Say{N: i + 1, Side: s.Side, Clause: s.Clause, Surfaces: []string{s.Surface}}
		if s.From != "" {
			say.Surfaces = append(say.Surfaces, s.From)
		}
		in.Says = append(in.Says, say)
	}
	if set.Set.Origin == sets.OfUser {
		seen := map[string]bool{}
		for _, v := range set.Variants {
			if !seen[v.Sentence] {
				in.Hidden = append(in.Hidden, v.Sentence)
			}
			seen[v.Sentence] = true
		}
	}
	return in
}

// review is what the checker is told of a session beside its plan and its text.
func (p *plan) review(b Brief) *prompts.SessionReviewIn {
	set := p.Sets[b.Set]
	out := &prompts.SessionReviewIn{Relation: set.Set.Relation, Subtype: set.Set.Subtype, Signal: b.Signal}
	for i, v := range set.Variants {
		if slices.Contains(b.Variants, i) {
			out.Shows = append(out.Shows, v.Sentence)
		} else if !slices.Contains(out.Shows, v.Sentence) {
			out.Withheld = append(out.Withheld, v.Sentence)
		}
	}
	return out
}

// said are the clauses of a session in their order.
func (p *plan) said(b Brief) []said {
	var out []said
	for _, i := range b.Variants {
		out = append(out, p.Sets[b.Set].Variants[i].Says...)
	}
	return out
}

// minutes are the times of a session's messages.
func (b Brief) minutes() []corpus.Stamp { return talks.Minutes(b.Start, b.Gaps) }
