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
	"memloom/internal/pack"
	"memloom/pipeline/designs/convomem/category"
	"memloom/pipeline/sessions"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// Where the recipe has it written (conversations.wording), the planner lists what a user comes with (C2) and words the
// messages of every core (C3). A core for which no answer of use came keeps the words of the packs.

// caseUnits asks for a user's cases, in one call.
func (u user) caseUnits(context.Context) ([]exec.Unit, error) {
	if u.keys().Wording != sessions.Written {
		return nil, nil
	}
	tasks, err := prompts.NewTasks(nil).With(u.Templates)
	if err != nil {
		return nil, err
	}
	x := u.Users()[u.number()]
	in := prompts.CasesIn{User: sessions.Profile(x), Industry: x.Industry, Goals: x.Goals, Count: u.keys().Cases}
	for _, t := range u.maker().Spare()[:subjectsShown] {
		in.Subjects = append(in.Subjects, t.Title)
	}
	return []exec.Unit{askUnit(u, tasks.Talks.Cases, u.keyCases(), in)}, nil
}

// subjectsShown is how many things of a user's work the planner is shown.
const subjectsShown = 40

// askUnit is a unit that asks the planner a task. Where no answer of use comes, the record has none.
func askUnit[In, Out any](u user, t *prompts.Task[In, Out], key string, in In) exec.Unit {
	params := u.Params(in, stage.TaskParams(t, u.Models.Planner))
	return sessions.Unit(key, key, nil, params, func(ctx context.Context, _ exec.Getter) (any, error) {
		ctx, failed := stage.Watched(ctx, "cases", key)
		reply, err := t.Ask(ctx, u.Models.Planner, in)
		out := answer[Out]{}
		switch {
		case err == nil:
			out.Out = &reply.Out
		case !llm.CallFailed(err):
			return nil, fmt.Errorf("asking the planner: %w", err)
		}
		out.Failures = failed()
		return out, nil
	})
}

// answer is the record of what a planner was asked; Out is nil where no answer of use came.
type answer[T any] struct {
	Out      *T               `json:"out,omitempty"`
	Failures []corpus.Failure `json:"failures,omitempty"`
}

type (
	listed = answer[prompts.CasesOut] // a user's cases
	worded = answer[prompts.CoreOut]  // a core's messages
)

// The records of a user's cases, and of the messages of a core.
func (u user) keyCases() string     { return u.of.Key("cases", "list") }
func (u user) keyCore(i int) string { return u.of.Key("cores", fmt.Sprintf("%05d", i+1)) }

// cases are those of work, then those of everyday life, and how many the first are. Where none were written they are
// those of the packs.
func (u user) cases(in exec.Getter) (list []life.Talk, work int, err error) {
	if u.keys().Wording == sessions.Written {
		out, err := stage.Fetch[listed](in, u.keyCases())
		if err != nil {
			return nil, 0, err
		}
		if out.Out != nil {
			for _, c := range out.Out.Cases {
				list = append(list, life.Talk{Of: life.OfWork, Types: []string{c.Type}, Topic: c.Topic, Purpose: c.Purpose,
					Details: c.Details, Offers: c.Offers})
			}
		}
	}
	if len(list) == 0 {
		list = slices.Clone(professions().Talks)
	}
	work = len(list)
	for _, t := range sessions.Life().Talks {
		if t.Of == life.OfThing {
			list = append(list, t)
		}
	}
	return list, work, nil
}

func (u user) coreUnits(context.Context) ([]exec.Unit, error) {
	if u.keys().Wording != sessions.Written {
		return nil, nil
	}
	p, tasks, err := sessions.Planned[plan](u.Env, u.keyPlan())
	if err != nil {
		return nil, err
	}
	f, voice := field(u.number()), sessions.Voice(u.Users()[u.number()])
	var units []exec.Unit
	for i, c := range p.Cores {
		units = append(units, askUnit(u, tasks.Talks.Core, u.keyCore(i), askOf(c, voice, f)))
	}
	return units, nil
}

// askOf is what the planner is asked for a core.
func askOf(c category.Planned, voice prompts.Voice, of *pack.Pack) prompts.CoreIn {
	in := prompts.CoreIn{User: voice, Side: c.Side, Category: c.Category}
	for i, f := range c.Facts {
		noun := ""
		if k := slices.IndexFunc(of.Attributes, func(a pack.Attribute) bool { return a.Key == f.Predicate }); k >= 0 {
			noun = of.Attributes[k].Noun
		}
		in.Pieces = append(in.Pieces, prompts.CorePiece{N: i + 1, Subject: f.SubjectID, Attribute: noun, Value: c.Surfaces[i],
			Changed: f.Supersedes != "", Clause: c.Messages[i]})
	}
	return in
}

// withWords puts the messages that were written into a plan. Two of a user that are the same keep the words of the
// packs.
func (u user) withWords(in exec.Getter, p *plan) error {
	if u.keys().Wording != sessions.Written {
		return nil
	}
	cases, err := stage.Fetch[listed](in, u.keyCases())
	if err != nil {
		return err
	}
	p.failures = append(p.failures, cases.Failures...)
	seen := map[string]bool{}
	for _, c := range p.Cores {
		for _, m := range c.Messages {
			seen[m] = true
		}
	}
	for i := range p.Cores {
		w, err := stage.Fetch[worded](in, u.keyCore(i))
		if err != nil {
			return err
		}
		p.failures = append(p.failures, w.Failures...)
		if w.Out == nil {
			continue
		}
		for k, m := range w.Out.Messages {
			if text := strings.TrimSpace(m.Text); !seen[text] && k < len(p.Cores[i].Messages) {
				p.Cores[i].Messages[k], seen[text] = text, true
			}
		}
	}
	return nil
}
