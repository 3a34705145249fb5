package subtlememory

import (
	"context"

	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/llm"
	"memloom/pipeline/cost"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/sets"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// What is assumed of the answers of models.
var (
	mended   = cost.Between(0, 0.1, 2)  // repairs of a session
	rejected = cost.Between(1, 1.15, 3) // wordings of a set until one passes; S3's filters leave 88.86 %
)

// tokensPerWord is how many tokens a word takes; measured with the built-in author, o200k_base.
const tokensPerWord = 1.19

// sample plans the first user, who stands for all.
func (h *history) sample() (*history, *plan, error) {
	refs, err := Design{}.Corpora(h.Env)
	if err != nil {
		return nil, nil, err
	}
	one := &history{scene: h.scene, of: refs[0]}
	l, err := life.Builtin()
	if err != nil {
		return nil, nil, err
	}
	world, err := h.candidates()
	if err != nil {
		return nil, nil, err
	}
	p := one.planOf(l, h.deals(l, world).Users[0])
	one.plan = &p
	if one.tasks, err = prompts.NewTasks(nil).With(h.Templates); err != nil {
		return nil, nil, err
	}
	return one, &p, nil
}

func (h *history) setsCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	if h.keys().Wording != Written {
		return cost.Stage{}, false, nil
	}
	one, p, err := h.sample()
	if err != nil {
		return cost.Stage{}, false, err
	}
	l, err := life.Builtin()
	if err != nil {
		return cost.Stage{}, false, err
	}
	n, t := 0, one.tasks.Sets
	for _, s := range p.Sets {
		if s.Set.Origin != sets.OfUser {
			continue
		}
		n++
		in := s.asked(talks.Profile(h.users(l)[0]))
		out := prompts.VariantsOut{Case: s.Set.Case}
		for i, v := range s.Variants {
			out.Variants = append(out.Variants, prompts.WordedVariant{N: i + 1, Sentence: v.Sentence, Clause: v.Says[0].Clause})
		}
		if err := cost.Note(o.Gauge, t.Variants, in, o.JSONTokens(out)); err != nil {
			return cost.Stage{}, false, err
		}
		if err := cost.Note(o.Gauge, t.Review, prompts.SetReviewIn{Set: in, Words: out}, o.JSONTokens(prompts.ReviewOut{})); err != nil {
			return cost.Stage{}, false, err
		}
	}
	units := cost.Just(float64(n * h.keys().Count))
	asks := func(name string, role llm.Role) cost.Asks {
		return cost.Of(name, role, units.Times(rejected), o.Mean(name), cost.Roughly)
	}
	return cost.Stage{Units: units, Note: "a set about the user is worded and tested, three times at most",
		Asks: []cost.Asks{asks(t.Variants.Name, llm.RolePlanner), asks(t.Review.Name, llm.RoleChecker)}}, true, nil
}

// textCost plans one user, who stands for all, and leaves that in the outline of the run, as every design does.
func (h *history) textCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	if _, err := (Design{}).Fits(h.Env); err != nil {
		return cost.Stage{}, false, err
	}
	one, p, err := h.sample()
	if err != nil {
		return cost.Stage{}, false, err
	}
	written, err := one.gauge(o.Gauge, p)
	if err != nil {
		return cost.Stage{}, false, err
	}
	l, err := life.Builtin()
	if err != nil {
		return cost.Stage{}, false, err
	}
	world, err := h.candidates()
	if err != nil {
		return cost.Stage{}, false, err
	}
	shared := h.shared(l, h.deals(l, world))
	if o.Planned, err = one.joined(written, p, shared); err != nil {
		return cost.Stage{}, false, err
	}
	o.Planned.With(shared)
	o.Tasks, o.Corpora, o.Scale = one.tasks, h.keys().Count, cost.ScaleTo(h.keys().Count, 1)
	o.Messages, o.Words = o.Scale.Of(len(o.Planned.Corpus.Messages)), h.keys().Words
	sessions := cost.Just(float64(len(p.Sessions) * h.keys().Count))
	t := one.tasks
	asks := talks.Asks(o, t.Session.Name, t, sessions, mended)
	if h.keys().Wording == Written {
		asks = append(asks, cost.Of(t.Sets.Session.Name, llm.RoleChecker, sessions.Times(mended.Plus(cost.Just(1))), o.Mean(t.Sets.Session.Name), cost.Roughly))
	}
	return cost.Stage{Units: sessions, Note: "a session is written, and mended twice at most", Asks: asks}, true, nil
}

// gauge counts what the sessions of a user take, and returns them as planned: every clause stands in a turn of its side.
func (h *history) gauge(g *cost.Gauge, p *plan) (exec.Getter, error) {
	out := talks.Texts{}
	voice, err := h.voice()
	if err != nil {
		return nil, err
	}
	for _, b := range p.Sessions {
		in := p.ask(b, h.keys().Words, voice)
		reply := filler(in)
		if err := talks.Note(g, h.tasks.Session, h.tasks, in, reply); err != nil {
			return nil, err
		}
		if h.keys().Wording == Written {
			review := *p.review(b)
			review.Session, review.Messages = in, reply.Messages
			if err := cost.Note(g, h.tasks.Sets.Session, review, talks.Answered); err != nil {
				return nil, err
			}
		}
		if err := out.Put(h.textKey(b), talks.Planned(reply)); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// filler is a session of the length that is planned.
func filler(in prompts.SessionIn) prompts.SessionOut {
	tokens := tokensPerWord * float64(in.Words)
	var out prompts.SessionOut
	for i := range in.Messages {
		role := prompts.SideUser
		if i%2 == 1 {
			role = prompts.SideAssistant
		}
		out.Messages = append(out.Messages, prompts.SessionMessage{Role: role, Text: cost.Filler(tokens)})
	}
	next := 1
	for _, s := range in.Says {
		for next < len(out.Messages) && out.Messages[next].Role != s.Side {
			next++
		}
		next = min(next, len(out.Messages)-1)
		m := &out.Messages[next]
		m.Text = s.Clause + ". " + m.Text
		out.Says = append(out.Says, prompts.SaidAt{Say: s.N, Message: next + 1, Surface: s.Clause})
		next++
	}
	return out
}
