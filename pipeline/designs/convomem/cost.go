package convomem

import (
	"context"

	"memloom/internal/llm"
	"memloom/pipeline/cost"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/passage"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// What is assumed of the answers of models.
var mended = cost.Between(0, 0.1, 2) // repairs of a part

const (
	wordsOfTurn   = 20   // of a turn whose length is not asked for
	tokensPerWord = 1.19 // measured with the built-in author, o200k_base
)

// mostFillers is how many conversations without evidence are planned for what is foreseen: they are drawn alike, and more are counted.
const mostFillers = 400

// sample plans the first user, who stands for all, by the packs, with mostFillers at most. An error says what of the keys does not fit.
func (h *history) sample() (*history, *planned, error) {
	refs, err := Design{}.Corpora(h.Env)
	if err != nil {
		return nil, nil, err
	}
	m, err := builtin()
	if err != nil {
		return nil, nil, err
	}
	shares, err := h.keys().shares(h.Env)
	if err != nil {
		return nil, nil, err
	}
	if err := h.keys().fit(h.Env, shares); err != nil {
		return nil, nil, err
	}
	k := *h.keys()
	k.Wording, k.Fillers = FromPack, min(k.Fillers, mostFillers)
	env, r := *h.Env, *h.Recipe
	r.Own, env.Recipe = &k, &r
	one := &history{scene: &scene{Env: &env}, of: refs[0]}
	p, err := one.planOf(nil, m, shares[0])
	if err != nil {
		return nil, nil, err
	}
	made, err := one.around(nil, p)
	return one, made, err
}

func (h *history) casesCost(context.Context, *stage.Outline) (cost.Stage, bool, error) {
	if h.keys().Wording != Written {
		return cost.Stage{}, false, nil
	}
	tasks, err := prompts.NewTasks(nil).With(h.Templates)
	if err != nil {
		return cost.Stage{}, false, err
	}
	calls := cost.Just(float64(h.keys().Count))
	return cost.Stage{Units: calls, Note: "a user's matters are listed in one call",
		Asks: []cost.Asks{cost.Of(tasks.Talks.Cases.Name, llm.RolePlanner, calls, cost.Size{In: 900, Out: float64(110 * h.keys().Cases)}, cost.Roughly)}}, true, nil
}

func (h *history) coresCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	if h.keys().Wording != Written {
		return cost.Stage{}, false, nil
	}
	_, p, err := h.sample()
	if err != nil {
		return cost.Stage{}, false, err
	}
	for _, c := range p.Cores {
		var out prompts.CoreOut
		for i, text := range c.Messages {
			out.Messages = append(out.Messages, prompts.CoreMessage{N: i + 1, Text: text})
		}
		if err := cost.Note(o.Gauge, p.tasks.Talks.Core, askOf(c, p.voice, nil), o.JSONTokens(out)); err != nil {
			return cost.Stage{}, false, err
		}
	}
	name, calls := p.tasks.Talks.Core.Name, cost.Just(float64(len(p.Cores)*h.keys().Count))
	return cost.Stage{Units: calls, Note: "the messages of a core are worded in one call",
		Asks: []cost.Asks{cost.Of(name, llm.RolePlanner, calls, o.Mean(name), cost.Roughly)}}, true, nil
}

// gauged is how many conversations of a user are rendered to find what one takes.
const gauged = 60

// textCost plans one user, who stands for all, and leaves that in the outline of the run, as every design does.
func (h *history) textCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	one, p, err := h.sample()
	if err != nil {
		return cost.Stage{}, false, err
	}
	m, err := builtin()
	if err != nil {
		return cost.Stage{}, false, err
	}
	out, parts := talks.Texts{}, 0
	further := h.further(p)
	for n, b := range p.Sessions {
		var all passage.Written
		for _, in := range p.parts(b) {
			parts++
			reply := filler(in)
			all = joined(all, talks.Planned(reply))
			if n >= gauged {
				continue
			}
			if err := talks.Note(o.Gauge, p.tasks.Talks.Leg, p.tasks, in, reply); err != nil {
				return cost.Stage{}, false, err
			}
		}
		if err := out.Put(one.textKey(b), counted{Written: all, Tokens: make([]int, len(all.Messages))}); err != nil {
			return cost.Stage{}, false, err
		}
	}
	shared, err := h.shared(m)
	if err != nil {
		return cost.Stage{}, false, err
	}
	if o.Planned, err = one.joined(out, p, shared); err != nil {
		return cost.Stage{}, false, err
	}
	if err := o.Planned.Hear(out); err != nil {
		return cost.Stage{}, false, err
	}
	o.Planned.With(shared)
	users := h.keys().Count
	o.Tasks, o.Corpora, o.Scale = p.tasks, users, cost.ScaleTo(users, 1)
	o.Further = further.sessions
	o.Messages, o.Words = o.Scale.Of(len(o.Planned.Corpus.Messages)+further.messages), max(h.keys().Words, wordsOfTurn)
	t, calls := p.tasks, cost.Just(float64((parts+further.parts)*users))
	return cost.Stage{Units: cost.Just(float64((len(p.Sessions) + further.sessions) * users)), Note: "a conversation is written part by part, each mended twice at most",
		Asks: talks.Asks(o, t.Talks.Leg.Name, t, calls, mended)}, true, nil
}

// counts are those of conversations.
type counts struct{ sessions, parts, messages int }

// further are the conversations that a user has beyond those of the sample, as its conversations without evidence are on average.
func (h *history) further(p *planned) counts {
	var of counts
	for _, b := range p.Sessions {
		if b.Core < 0 {
			of.sessions, of.parts, of.messages = of.sessions+1, of.parts+len(b.Parts), of.messages+b.messages()
		}
	}
	n := h.keys().Fillers - of.sessions
	if n <= 0 {
		return counts{}
	}
	return counts{n, n * of.parts / of.sessions, n * of.messages / of.sessions}
}

// filler is a part of the length that is planned.
func filler(in prompts.SessionIn) prompts.SessionOut {
	words := in.Words
	if words == 0 {
		words = wordsOfTurn
	}
	var out prompts.SessionOut
	for i := range in.Messages {
		out.Messages = append(out.Messages, prompts.SessionMessage{Role: talks.Side(i), Text: cost.Filler(tokensPerWord * float64(words))})
	}
	for _, s := range in.Says {
		at := 2
		if s.Side == prompts.SideAssistant {
			at = 3
		}
		out.Messages[at].Text = s.Clause
		out.Says = append(out.Says, prompts.SaidAt{Say: s.N, Message: at + 1, Surface: s.Clause})
	}
	return out
}
