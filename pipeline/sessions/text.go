package sessions

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/tiktoken-go/tokenizer"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/cost"
	"memloom/pipeline/passage"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// Text is the stage that has the sessions written, a unit a session.
func (h *History) Text(version int, roles ...llm.Role) stage.Stage {
	all := func(ctx context.Context) ([]exec.Unit, error) { return h.some(ctx, nil, true) }
	return stage.Stage{Name: "text", Version: version, Roles: roles, Units: stage.Once(all), Some: h.some, Fill: h.fill,
		Note: "a session is written, part by part where it has several, and each mended twice at most"}
}

// some lists the sessions that are named; all where none are.
func (h *History) some(_ context.Context, sessions map[string]bool, _ bool) ([]exec.Unit, error) {
	if err := h.planned(); err != nil {
		return nil, err
	}
	var units []exec.Unit
	for n := range h.plan.Len() {
		b := h.plan.Brief(n)
		key := h.textKey(b)
		if sessions != nil && !sessions[key] {
			continue
		}
		parts := h.passages(b)
		units = append(units, Unit(key, key, nil, h.Params(b.Parts, parts[0].Params()), func(ctx context.Context,
			_ exec.Getter) (any, error) {
			return write(ctx, key, parts)
		}))
	}
	return units, nil
}

// passages are the parts of a session, with who talks and when. Other parts than the one that holds evidence must not
// say it (C4).
func (h *History) passages(b Brief) []*passage.Session {
	var out []*passage.Session
	for i := range b.Parts {
		in := &b.Parts[i]
		in.User, in.Date = Voice(h.user), b.Start.Date()
		s := &passage.Session{Staff: passage.StaffOf(h.Models, h.tasks), In: *in, Review: b.Review, Judged: b.Judged}
		if i != b.At {
			s.Elsewhere = b.Once
		}
		out = append(out, s)
	}
	return out
}

// text is the record of a session: its messages, and how many tokens each has.
type text struct {
	passage.Written
	Tokens []int `json:"tokens"`
}

// lastShown is how many messages of the part before it a part is shown.
const lastShown = 2

// write has the parts of a session written, one after the other: each is shown the end of what came before it (C4).
func write(ctx context.Context, key string, parts []*passage.Session) (*text, error) {
	all := &text{}
	for i, part := range parts {
		s := *part
		if n := len(all.Messages); n > 0 {
			leg := *s.In.Leg
			for _, m := range all.Messages[max(0, n-lastShown):] {
				leg.Last = append(leg.Last, prompts.SessionMessage{Role: Side(m.Slot - 1), Text: m.Text})
			}
			s.In.Leg = &leg
		}
		out, err := passage.Write(ctx, key, &s)
		if err != nil && len(parts) > 1 {
			err = fmt.Errorf("part %d: %w", i+1, err)
		}
		if err != nil {
			return nil, err
		}
		all.join(out)
	}
	return all, all.count()
}

// join puts a part behind those before it: its messages count on.
func (t *text) join(part passage.Written) {
	n := len(t.Messages)
	for _, m := range part.Messages {
		m.Slot += n
		t.Messages = append(t.Messages, m)
	}
	for _, d := range part.Diffs {
		d.Slot += n
		t.Diffs = append(t.Diffs, d)
	}
	t.Model, t.Flagged = part.Model, t.Flagged || part.Flagged
	t.Reasons, t.Failures = append(t.Reasons, part.Reasons...), append(t.Failures, part.Failures...)
}

// count counts the tokens of the messages.
func (t *text) count() error {
	codec, err := tokenizer.Get(tokenizer.O200kBase)
	for _, m := range t.Messages {
		n := 0
		if err == nil {
			n, err = codec.Count(m.Text)
		}
		t.Tokens = append(t.Tokens, n)
	}
	if err != nil {
		return fmt.Errorf("counting tokens: %w", err)
	}
	return nil
}

// fill has every session say what it is to say, in so many words as are planned.
func (h *History) fill(_ context.Context, length float64) ([]exec.Record, error) {
	if err := h.planned(); err != nil {
		return nil, err
	}
	var out []exec.Record
	for n := range h.plan.Len() {
		b, all := h.plan.Brief(n), &text{}
		key := h.textKey(b)
		r := corpus.Rand(h.Seed, key, "filled")
		for _, in := range b.Parts {
			all.join(passage.Written{DayOut: prompts.DayOut{Messages: filled(in, length, r).Numbered()}})
		}
		for _, m := range all.Messages {
			all.Tokens = append(all.Tokens, (len(m.Text)+3)/4)
		}
		rec, err := stage.Record(key, all)
		if err != nil {
			return nil, err
		}
		out = append(out, rec)
	}
	return out, nil
}

// wordsOfTurn are those of a message whose length is not asked for.
const wordsOfTurn = 15

// filled is a part of a session in which every clause is in a message of its side.
func filled(in prompts.SessionIn, length float64, r *rand.Rand) prompts.SessionOut {
	words := length * float64(cmp.Or(in.Words, wordsOfTurn))
	var out prompts.SessionOut
	for i := range in.Messages {
		out.Messages = append(out.Messages, prompts.SessionMessage{Role: Side(i), Text: cost.Words(words, r)})
	}
	next := 2
	for _, s := range in.Says {
		for next < len(out.Messages)-1 && out.Messages[next].Role != s.Side {
			next++
		}
		next = min(next, len(out.Messages)-1)
		m := &out.Messages[next]
		if s.Whole {
			m.Text = s.Clause
		} else {
			m.Text = s.Clause + ". " + cost.Words(words-float64(len(strings.Fields(s.Clause))), r)
		}
		out.Says = append(out.Says, prompts.SaidAt{Say: s.N, Message: next + 1, Surface: s.Clause})
		next++
	}
	return out
}

// Side is whose turn a message is, from 0: the user writes first, and the sides take turns.
func Side(n int) string {
	if n%2 == 1 {
		return prompts.SideAssistant
	}
	return prompts.SideUser
}
