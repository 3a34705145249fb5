package talks

import (
	"context"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/cost"
	"memloom/pipeline/passage"
	"memloom/pipeline/questions"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// TextUnit is the unit that has a session written. What else than its plan can change its text is in params.
func TextUnit(e *stage.Env, key string, tasks *prompts.Tasks, s *passage.Session, params ...any) exec.Unit {
	all := []any{s.In, stage.TaskParams(tasks.Session, e.Models.Author),
		stage.TaskParams(tasks.SessionFix, e.Models.Fixer)}
	return exec.Unit{Name: key, Params: e.Params(append(all, params...)...),
		Run: func(ctx context.Context, _ exec.Getter) ([]exec.Record, error) {
			out, err := passage.Write(ctx, key, s)
			if err != nil {
				return nil, err
			}
			return stage.Records(key, out)
		}}
}

// WorldUnits is the unit that joins a user's sessions with what the users share.
func WorldUnits(e *stage.Env, of stage.Ref, inputs []string,
	join func(in exec.Getter, shared *corpus.Corpus) (*questions.Finished, error)) []exec.Unit {
	return []exec.Unit{{Name: of.WorldKey(), Inputs: inputs, Params: e.Params(of),
		Run: func(_ context.Context, in exec.Getter) ([]exec.Record, error) {
			shared, err := stage.Fetch[*corpus.Corpus](in, stage.KeyShared)
			if err != nil {
				return nil, err
			}
			f, err := join(in, shared)
			if err != nil {
				return nil, err
			}
			return stage.Records(of.WorldKey(), f)
		}}}
}

// WorldCost is what joining costs: a unit a corpus, and no call.
func WorldCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	return cost.Stage{Units: cost.Just(float64(o.Corpora))}, true, nil
}

// Texts are the records of sessions as planned, with fillers for words, from which the cost of a run is foreseen.
type Texts map[string][]byte

// Get implements exec.Getter.
func (t Texts) Get(key string) ([]byte, error) { return t[key], nil }

// Put adds the record of a session.
func (t Texts) Put(key string, out any) error {
	rec, err := stage.Record(key, out)
	t[key] = rec.Data
	return err
}

// Planned is a session as written by a reply.
func Planned(reply prompts.SessionOut) passage.Written {
	return passage.Written{DayOut: prompts.DayOut{Messages: reply.Numbered()}}
}

// Answered are the tokens of a short answer.
const Answered = 60

// Note counts what a session takes that a task asks for and that is mended once.
func Note(g *cost.Gauge, ask *prompts.Task[prompts.SessionIn, prompts.SessionOut], t *prompts.Tasks,
	in prompts.SessionIn, reply prompts.SessionOut) error {
	if err := cost.Note(g, ask, in, g.JSONTokens(reply)); err != nil {
		return err
	}
	fault := prompts.Fault{Level: 1, Kind: "say", Severity: prompts.Major, Slot: 1, Message: cost.Filler(Answered)}
	return cost.Note(g, t.SessionFix, prompts.SessionFixIn{Session: in, Messages: reply.Messages, Says: reply.Says,
		Conflicts: []prompts.Fault{fault}, Attempt: 1}, 2*Answered)
}

// Asks are the calls of so many sessions that a task asks for, with their repairs.
func Asks(o *stage.Outline, ask string, t *prompts.Tasks, calls, mended cost.Span) []cost.Asks {
	return []cost.Asks{
		cost.Of(ask, llm.RoleAuthor, calls, o.Mean(ask), cost.Exactly),
		cost.Of(t.SessionFix.Name, llm.RoleFixer, calls.Times(mended), o.Mean(t.SessionFix.Name), cost.Roughly),
	}
}

// Minutes are the times of a session's messages: the first, and the others by the minutes between them.
func Minutes[N int | byte](start corpus.Stamp, gaps []N) []corpus.Stamp {
	out := []corpus.Stamp{start}
	for _, g := range gaps {
		out = append(out, out[len(out)-1]+corpus.Stamp(g))
	}
	return out
}
