package exampletest

import (
	"context"

	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/cost"
	"memloom/pipeline/passage"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// What is assumed of a message of a session.
const (
	words    = 20
	answered = 30 // tokens
)

// mended is how often a fixer is asked about a session; assumed.
var mended = cost.Between(0, 0.1, 2)

// textCost plans one user, who stands for all, and leaves that in the outline of the run, as every design does.
func (t *talks) textCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	refs, err := Design{}.Corpora(t.Env)
	if err != nil {
		return cost.Stage{}, false, err
	}
	one := &talks{t.Env, refs[0], t.tasks}
	written, err := one.gauge(o.Gauge)
	if err != nil {
		return cost.Stage{}, false, err
	}
	if o.Planned, err = one.world(written); err != nil {
		return cost.Stage{}, false, err
	}
	o.Planned.With(shared())
	o.Tasks, o.Corpora, o.Scale = t.tasks, len(refs), cost.ScaleTo(len(refs), 1)
	o.Messages, o.Words = o.Scale.Of(len(o.Planned.Corpus.Messages)), words
	sessions := cost.Just(float64(len(refs) * t.keys().Sessions))
	write, fix := t.tasks.Session.Name, t.tasks.SessionFix.Name
	return cost.Stage{Units: sessions, Note: "a session is written, and mended twice at most", Asks: []cost.Asks{
		cost.Of(write, llm.RoleAuthor, sessions, o.Mean(write), cost.Exactly),
		cost.Of(fix, llm.RoleFixer, sessions.Times(mended), o.Mean(fix), cost.Roughly),
	}}, true, nil
}

func (t *talks) worldCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	return cost.Stage{Units: cost.Just(float64(o.Corpora))}, true, nil
}

// planned are the records of sessions as planned: what a user is to say stands in the first message.
type planned map[string][]byte

// Get implements exec.Getter.
func (p planned) Get(key string) ([]byte, error) { return p[key], nil }

// gauge counts what the sessions of a user take, and returns them as planned.
func (t *talks) gauge(g *cost.Gauge) (exec.Getter, error) {
	out := planned{}
	for n, m := range t.matters() {
		in, err := t.ask(n, m)
		if err != nil {
			return nil, err
		}
		said := in.Says[0]
		reply := prompts.SessionOut{Says: []prompts.SaidAt{{Say: said.N, Message: 1, Surface: said.Clause}}}
		for i := range in.Messages {
			turn := prompts.SessionMessage{Role: prompts.SideUser, Text: cost.Filler(answered)}
			if i == 0 {
				turn.Text = said.Clause
			}
			reply.Messages = append(reply.Messages, turn)
		}
		fault := prompts.Fault{Level: 1, Kind: "value", Severity: prompts.Major, Slot: 1, Message: cost.Filler(answered)}
		if err := cost.Note(g, t.tasks.Session, in, g.JSONTokens(reply)); err != nil {
			return nil, err
		}
		if err := cost.Note(g, t.tasks.SessionFix, prompts.SessionFixIn{Session: in, Messages: reply.Messages, Says: reply.Says,
			Conflicts: []prompts.Fault{fault}, Attempt: 1}, answered); err != nil {
			return nil, err
		}
		rec, err := stage.Record(t.key(n), passage.Written{DayOut: prompts.DayOut{Messages: reply.Numbered()}})
		if err != nil {
			return nil, err
		}
		out[rec.Key] = rec.Data
	}
	return out, nil
}
