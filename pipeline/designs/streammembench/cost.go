package streammembench

import (
	"context"

	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/llm"
	"memloom/pipeline/cost"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// What is assumed of the answers of models.
var mended = cost.Between(0, 0.2, 2) // repairs of an episode

// Tokens of a turn of either side, and words of a turn; measured with the built-in author, o200k_base.
const (
	userTokens      = 11
	assistantTokens = 20
	turnWords       = 12
)

// textCost plans one user, who stands for all, and leaves that in the outline of the run, as every design does.
func (s *stream) textCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	if _, err := (Design{}).Fits(s.Env); err != nil {
		return cost.Stage{}, false, err
	}
	refs, err := Design{}.Corpora(s.Env)
	if err != nil {
		return cost.Stage{}, false, err
	}
	l, err := life.Builtin()
	if err != nil {
		return cost.Stage{}, false, err
	}
	one := &stream{Env: s.Env, of: refs[0]}
	if one.plan, err = one.planOf(l); err != nil {
		return cost.Stage{}, false, err
	}
	if one.tasks, err = prompts.NewTasks(nil).With(s.Templates); err != nil {
		return cost.Stage{}, false, err
	}
	written, err := one.gauge(o.Gauge)
	if err != nil {
		return cost.Stage{}, false, err
	}
	shared := s.shared(l)
	if o.Planned, err = one.joined(written, one.plan, shared); err != nil {
		return cost.Stage{}, false, err
	}
	o.Planned.With(shared)
	o.Tasks, o.Corpora, o.Scale = one.tasks, s.keys().Users, cost.ScaleTo(s.keys().Users, 1)
	o.Messages, o.Words = o.Scale.Of(len(o.Planned.Corpus.Messages)), turnWords
	episodes := cost.Just(float64(s.keys().Count * s.keys().Users))
	t := one.tasks
	asks := talks.Asks(o, t.Session.Name, t, episodes, mended)
	if s.keys().Judge == byChecker {
		asks = append(asks, cost.Of(t.Sets.Episode.Name, llm.RoleChecker, episodes.Times(mended.Plus(cost.Just(1))), o.Mean(t.Sets.Episode.Name), cost.Roughly))
	}
	return cost.Stage{Units: episodes, Note: "an episode is written, and mended twice at most", Asks: asks}, true, nil
}

// gauge counts what the episodes of a user take, and returns them as planned: every clause stands in a turn of the user.
func (s *stream) gauge(g *cost.Gauge) (exec.Getter, error) {
	out := talks.Texts{}
	voice, err := s.voice()
	if err != nil {
		return nil, err
	}
	for _, b := range s.plan.Episodes {
		in := s.ask(s.plan, b, voice)
		reply := filler(in)
		if err := talks.Note(g, s.tasks.Session, s.tasks, in, reply); err != nil {
			return nil, err
		}
		if s.keys().Judge == byChecker {
			if err := cost.Note(g, s.tasks.Sets.Episode, prompts.EpisodeReviewIn{Session: in, Messages: reply.Messages}, talks.Answered); err != nil {
				return nil, err
			}
		}
		if err := out.Put(s.textKey(b), talks.Planned(reply)); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// filler is an episode of the length that is planned.
func filler(in prompts.SessionIn) prompts.SessionOut {
	var out prompts.SessionOut
	for i := range in.Messages {
		m := prompts.SessionMessage{Role: prompts.SideUser, Text: cost.Filler(userTokens)}
		if k := i/2 - 1; i%2 == 0 && k >= 0 && k < len(in.Says) {
			m.Text = in.Says[k].Clause + "."
			out.Says = append(out.Says, prompts.SaidAt{Say: in.Says[k].N, Message: i + 1, Surface: in.Says[k].Clause})
		} else if i%2 == 1 {
			m = prompts.SessionMessage{Role: prompts.SideAssistant, Text: cost.Filler(assistantTokens)}
		}
		out.Messages = append(out.Messages, m)
	}
	return out
}
