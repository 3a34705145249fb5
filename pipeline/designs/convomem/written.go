package convomem

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/llm"
	"memloom/pipeline/designs/convomem/core"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// Where the recipe has it written (conversations.wording), the planner lists what a user comes with (C2) and words the
// messages of every core (C3). A core for which no answer of use came keeps the words of the packs.

// caseUnits asks for a user's cases, in one call.
func (h *history) caseUnits(context.Context) ([]exec.Unit, error) {
	if h.keys().Wording != Written {
		return nil, nil
	}
	in, err := h.casesAsked()
	if err != nil {
		return nil, err
	}
	tasks, err := prompts.NewTasks(nil).With(h.Templates)
	if err != nil {
		return nil, err
	}
	key := h.keyCases()
	return []exec.Unit{{Name: key, Params: h.Params(in, stage.TaskParams(tasks.Talks.Cases, h.Models.Planner)),
		Run: func(ctx context.Context, _ exec.Getter) ([]exec.Record, error) {
			ctx, failed := stage.Watched(ctx, "cases", key)
			reply, err := tasks.Talks.Cases.Ask(ctx, h.Models.Planner, in)
			if err != nil && !llm.CallFailed(err) {
				return nil, fmt.Errorf("listing cases: %w", err)
			}
			if err != nil {
				reply.Out = prompts.CasesOut{}
			}
			return stage.Records(key, listed{reply.Out, failed()})
		}}}, nil
}

// listed is the record of a user's cases; none where no answer of use came.
type listed struct {
	prompts.CasesOut
	Failures []corpus.Failure `json:"failures,omitempty"`
}

// subjectsShown is how many things of a user's work the planner is shown.
const subjectsShown = 40

func (h *history) casesAsked() (prompts.CasesIn, error) {
	m, err := builtin()
	if err != nil {
		return prompts.CasesIn{}, err
	}
	p, err := m.pack(talks.Number(h.of))
	if err != nil {
		return prompts.CasesIn{}, err
	}
	u := h.user(m, talks.Number(h.of))
	in := prompts.CasesIn{User: talks.Profile(u), Industry: u.Industry, Goals: u.Goals, Count: h.keys().Cases}
	for _, t := range core.NewMaker(h.source("cores"), p, m.life, m.work).Left()[:subjectsShown] {
		in.Subjects = append(in.Subjects, t.Title)
	}
	return in, nil
}

// cases are those of work, then those of everyday life, and how many the first are. Where none were written they are those of
// the packs.
func (h *history) cases(in exec.Getter, m material) (list []life.Talk, work int, err error) {
	if h.keys().Wording == Written {
		out, err := stage.Fetch[listed](in, h.keyCases())
		if err != nil {
			return nil, 0, err
		}
		for _, c := range out.Cases {
			list = append(list, life.Talk{Of: life.OfWork, Types: []string{c.Type}, Topic: c.Topic, Purpose: c.Purpose, Details: c.Details, Offers: c.Offers})
		}
	}
	if len(list) == 0 {
		list = slices.Clone(m.work.Talks)
	}
	work = len(list)
	for _, t := range m.life.Talks {
		if t.Of == life.OfThing {
			list = append(list, t)
		}
	}
	return list, work, nil
}

// worded is the record of a core's messages; nil where none were written.
type worded struct {
	Messages []string         `json:"messages,omitempty"`
	Failures []corpus.Failure `json:"failures,omitempty"`
}

func (h *history) keyCore(i int) string { return h.of.Key("cores", fmt.Sprintf("%05d", i+1)) }

func (h *history) coreUnits(context.Context) ([]exec.Unit, error) {
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
	m, err := builtin()
	if err != nil {
		return nil, err
	}
	voice := h.voice(m)
	pack, err := m.pack(talks.Number(h.of))
	if err != nil {
		return nil, err
	}
	nouns := map[string]string{}
	for _, a := range pack.Attributes {
		nouns[a.Key] = a.Noun
	}
	var units []exec.Unit
	for i, c := range p.Cores {
		key, in := h.keyCore(i), askOf(c, voice, nouns)
		units = append(units, exec.Unit{Name: key, Params: h.Params(in, stage.TaskParams(tasks.Talks.Core, h.Models.Planner)),
			Run: func(ctx context.Context, _ exec.Getter) ([]exec.Record, error) {
				ctx, failed := stage.Watched(ctx, "cores", key)
				reply, err := tasks.Talks.Core.Ask(ctx, h.Models.Planner, in)
				if err != nil && !llm.CallFailed(err) {
					return nil, fmt.Errorf("wording a core: %w", err)
				}
				var out worded
				for _, x := range reply.Out.Messages {
					if err == nil {
						out.Messages = append(out.Messages, strings.TrimSpace(x.Text))
					}
				}
				out.Failures = failed()
				return stage.Records(key, out)
			}})
	}
	return units, nil
}

// askOf is what the planner is asked for a core.
func askOf(c core.Core, voice prompts.Voice, nouns map[string]string) prompts.CoreIn {
	in := prompts.CoreIn{User: voice, Side: c.Side, Category: c.Category}
	for i, f := range c.Facts {
		in.Pieces = append(in.Pieces, prompts.CorePiece{N: i + 1, Subject: f.SubjectID, Attribute: nouns[f.Predicate], Value: c.Surfaces[i],
			Changed: f.Supersedes != "", Clause: c.Messages[i]})
	}
	return in
}

// withWords puts the messages that were written into a plan. Two of a user that are the same keep the words of the packs.
func (h *history) withWords(in exec.Getter, p *plan) error {
	if h.keys().Wording != Written {
		return nil
	}
	cases, err := stage.Fetch[listed](in, h.keyCases())
	if err != nil {
		return err
	}
	h.failures = append(h.failures, cases.Failures...)
	seen := map[string]bool{}
	for _, c := range p.Cores {
		for _, m := range c.Messages {
			seen[m] = true
		}
	}
	for i := range p.Cores {
		w, err := stage.Fetch[worded](in, h.keyCore(i))
		if err != nil {
			return err
		}
		h.failures = append(h.failures, w.Failures...)
		for k, text := range w.Messages {
			if !seen[text] && k < len(p.Cores[i].Messages) {
				p.Cores[i].Messages[k], seen[text] = text, true
			}
		}
	}
	return nil
}
