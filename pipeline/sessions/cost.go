package sessions

import (
	"context"

	"memloom/internal/life"
	"memloom/internal/llm"
	"memloom/pipeline/cost"
	"memloom/pipeline/passage"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// Records is a store of records to foresee what a run takes. A record that is not there is empty, as where a model gave no
// answer of use.
type Records map[string][]byte

// Get implements exec.Getter.
func (r Records) Get(key string) ([]byte, error) {
	if data, ok := r[key]; ok {
		return data, nil
	}
	return []byte("{}"), nil
}

// Put adds a record.
func (r Records) Put(key string, v any) error {
	rec, err := stage.Record(key, v)
	r[key] = rec.Data
	return err
}

const (
	gauged          = 60   // long sessions that are rendered to find what one takes
	answered        = 60   // tokens of a short answer
	wordsOfTurn     = 20   // of a turn whose length is not asked for
	tokensPerWord   = 1.19 // measured with the built-in author, o200k_base
	userTokens      = 11   // of a turn of the user where its characters are bounded; measured too
	assistantTokens = 20   // of a turn of the assistant there
)

// sampled is the history of the first user, who is like all others, as it is without models.
func sampled(e *stage.Env, p Planner) (*History, Sample, error) {
	in, env := Records{}, *e
	s, err := p.Sample(in)
	if err != nil {
		return nil, s, err
	}
	env.Store = in
	h := &History{Env: &env, Planner: p, Of: s.Of}
	return h, s, h.planned()
}

// textCost leaves a sample in the outline of the run, as every design does.
func (h *History) textCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	one, s, err := sampled(h.Env, h.Planner)
	if err != nil {
		return cost.Stage{}, false, err
	}
	in := one.Store.(Records)
	parts, err := one.gauge(o.Gauge, in)
	if err != nil {
		return cost.Stage{}, false, err
	}
	shared, err := shared(h.Planner, in)
	if err != nil {
		return cost.Stage{}, false, err
	}
	if err := in.Put(stage.KeyShared, shared); err != nil {
		return cost.Stage{}, false, err
	}
	one.Tables = h.Tables
	if o.Planned, err = one.joined(in); err != nil {
		return cost.Stage{}, false, err
	}
	if err := o.Planned.Hear(in); err != nil {
		return cost.Stage{}, false, err
	}
	o.Planned.With(shared)
	users := len(h.Users())
	o.Tasks, o.Corpora, o.Scale, o.Further, o.Words = one.tasks, users, cost.ScaleTo(users, 1), s.Sessions, s.Words
	o.Messages = o.Scale.Of(len(o.Planned.Corpus.Messages) + s.Messages)
	return cost.Stage{Units: cost.Just(float64((one.plan.Len() + s.Sessions) * users)), Note: s.Note,
		Asks: one.asks(o, cost.Just(float64((parts+s.Parts)*users)), s.Mended)}, true, nil
}

// Ask is a task that a stage asks so often for each of its units.
type Ask struct {
	Task  string
	Role  llm.Role
	Times cost.Span
}

// Foresee is the cost of a stage that asks models about parts of every user's plan. Gauge counts the parts of a user's, notes
// what they take and says what is asked.
func Foresee(e *stage.Env, p Planner, o *stage.Outline, note string,
	gauge func(Plan, life.User, *prompts.Tasks) (parts int, asks []Ask, err error)) (cost.Stage, bool, error) {
	h, _, err := sampled(e, p)
	if err != nil {
		return cost.Stage{}, false, err
	}
	users := p.Users()
	n, asks, err := gauge(h.plan, users[0], h.tasks)
	out := cost.Stage{Units: cost.Just(float64(n * len(users))), Note: note}
	for _, a := range asks {
		out.Asks = append(out.Asks, cost.Of(a.Task, a.Role, out.Units.Times(a.Times), o.Mean(a.Task), cost.Roughly))
	}
	return out, true, err
}

// asks are the calls that so many parts of sessions take.
func (h *History) asks(o *stage.Outline, parts, mended cost.Span) []cost.Asks {
	of := func(task string, role llm.Role, calls, known cost.Span) cost.Asks {
		return cost.Of(task, role, calls, o.Mean(task), known)
	}
	first, t := h.passages(h.plan.Brief(0))[0], h.tasks
	out := []cost.Asks{of(first.Task().Name, llm.RoleAuthor, parts, cost.Exactly), of(t.SessionFix.Name, llm.RoleFixer, parts.Times(mended), cost.Roughly)}
	again := parts.Times(mended.Plus(cost.Just(1)))
	switch {
	case first.Judged:
		out = append(out, of(t.Sets.Episode.Name, llm.RoleChecker, again, cost.Roughly))
	case first.Review != nil:
		out = append(out, of(t.Sets.Session.Name, llm.RoleChecker, again, cost.Roughly))
	}
	return out
}

// gauge counts what the sessions of a user take, puts their records as planned and returns how many parts they have.
func (h *History) gauge(g *cost.Gauge, to Records) (parts int, err error) {
	for n := range h.plan.Len() {
		b, all := h.plan.Brief(n), &text{}
		for _, part := range h.passages(b) {
			reply := filler(part.In)
			if n < gauged || len(b.Parts) == 1 {
				if err := note(g, part, reply); err != nil {
					return 0, err
				}
			}
			all.join(passage.Written{DayOut: prompts.DayOut{Messages: reply.Numbered()}})
		}
		all.Tokens = make([]int, len(all.Messages))
		if err := to.Put(h.textKey(b), all); err != nil {
			return 0, err
		}
		parts += len(b.Parts)
	}
	return parts, nil
}

// note counts what a part of a session takes that is mended once.
func note(g *cost.Gauge, s *passage.Session, reply prompts.SessionOut) error {
	if err := cost.Note(g, s.Task(), s.In, g.JSONTokens(reply)); err != nil {
		return err
	}
	fault := prompts.Fault{Level: 1, Kind: "say", Severity: prompts.Major, Slot: 1, Message: cost.Filler(answered)}
	if err := cost.Note(g, s.Tasks.SessionFix, prompts.SessionFixIn{Session: s.In, Messages: reply.Messages, Says: reply.Says,
		Conflicts: []prompts.Fault{fault}, Attempt: 1}, 2*answered); err != nil {
		return err
	}
	switch {
	case s.Judged:
		return cost.Note(g, s.Tasks.Sets.Episode, prompts.EpisodeReviewIn{Session: s.In, Messages: reply.Messages}, answered)
	case s.Review != nil:
		review := *s.Review
		review.Session, review.Messages = s.In, reply.Messages
		return cost.Note(g, s.Tasks.Sets.Session, review, answered)
	}
	return nil
}

// filler is a part of a session of the length that is planned: every clause is in a turn of its side.
func filler(in prompts.SessionIn) prompts.SessionOut {
	words := in.Words
	if words == 0 {
		words = wordsOfTurn
	}
	tokens := [2]float64{tokensPerWord * float64(words), tokensPerWord * float64(words)}
	if in.UserRunes > 0 {
		tokens = [2]float64{userTokens, assistantTokens}
	}
	var out prompts.SessionOut
	for i := range in.Messages {
		out.Messages = append(out.Messages, prompts.SessionMessage{Role: Side(i), Text: cost.Filler(tokens[i%2])})
	}
	next := 2
	for _, s := range in.Says {
		for next < len(out.Messages)-1 && out.Messages[next].Role != s.Side {
			next++
		}
		next = min(next, len(out.Messages)-1)
		m := &out.Messages[next]
		switch {
		case s.Whole:
			m.Text = s.Clause
		case in.Words > 0:
			m.Text = s.Clause + ". " + m.Text
		default:
			m.Text = s.Clause + "."
		}
		out.Says = append(out.Says, prompts.SaidAt{Say: s.N, Message: next + 1, Surface: s.Clause})
		next++
	}
	return out
}
