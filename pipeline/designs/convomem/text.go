package convomem

import (
	"context"
	"fmt"
	"strings"

	"github.com/tiktoken-go/tokenizer"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/pipeline/designs/convomem/core"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/passage"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// planned is a user's plan with what its conversations are asked by.
type planned struct {
	*plan
	cases []life.Talk
	life  *life.Pack
	voice prompts.Voice
	tasks *prompts.Tasks
	words int
}

// planned reads the user's plan, once.
func (h *history) planned() (*planned, error) {
	if h.made != nil {
		return h.made, nil
	}
	p, err := stage.Fetch[*plan](h.Store, h.keyPlan())
	if err != nil {
		return nil, err
	}
	h.made, err = h.around(h.Store, p)
	return h.made, err
}

// around adds to a plan what its conversations are asked by.
func (h *history) around(in exec.Getter, p *plan) (*planned, error) {
	m, err := builtin()
	if err != nil {
		return nil, err
	}
	out := &planned{plan: p, life: m.life, voice: h.voice(m), words: h.keys().Words}
	if err := h.withWords(in, p); err != nil {
		return nil, err
	}
	if out.cases, _, err = h.cases(in, m); err != nil {
		return nil, err
	}
	out.tasks, err = prompts.NewTasks(nil).With(h.Templates)
	return out, err
}

// voice is how the user writes.
func (h *history) voice(m material) prompts.Voice {
	u := h.user(m, talks.Number(h.of))
	return talks.Voice(u)
}

func (h *history) textKey(b Brief) string { return h.of.Key("text", b.Key) }

func (h *history) textUnits(context.Context) ([]exec.Unit, error) {
	p, err := h.planned()
	if err != nil {
		return nil, err
	}
	asks := []any{stage.TaskParams(p.tasks.Talks.Leg, h.Models.Author), stage.TaskParams(p.tasks.SessionFix, h.Models.Fixer), p.voice, p.words}
	var units []exec.Unit
	for _, b := range p.Sessions {
		parts := p.parts(b)
		units = append(units, exec.Unit{Name: h.textKey(b), Params: h.Params(append([]any{parts}, asks...)...),
			Run: func(ctx context.Context, _ exec.Getter) ([]exec.Record, error) {
				out, err := h.write(ctx, p, b, parts)
				if err != nil {
					return nil, err
				}
				counted, err := countedOf(out)
				if err != nil {
					return nil, err
				}
				return stage.Records(h.textKey(b), counted)
			}})
	}
	return units, nil
}

// parts are what the author is asked for the parts of a conversation.
func (p *planned) parts(b Brief) []prompts.SessionIn {
	var out []prompts.SessionIn
	var before []string
	for i, x := range b.Parts {
		in := prompts.SessionIn{User: p.voice, Date: b.Start.Date(), Type: x.Type, Workflow: x.Workflow, Messages: x.Messages, Words: p.words,
			Says: []prompts.Say{}, Leg: &prompts.Leg{N: i + 1, Of: len(b.Parts), Before: before}}
		t, fill := p.cases[x.Case], func(s string) string { return life.FillSubject(s, "the "+x.Subject) }
		if x.Thing > 0 {
			fill = p.life.Preferences[x.Thing-1].Fill
		}
		in.Topic, in.Purpose = fill(t.Topic), fill(t.Purpose)
		for _, k := range x.Details {
			in.Details = append(in.Details, fill(t.Details[k]))
		}
		for _, k := range x.Offers {
			in.Offers = append(in.Offers, fill(t.Offers[k]))
		}
		if b.Core >= 0 && b.At == i {
			c := p.Cores[b.Core]
			in.Says = append(in.Says, prompts.Say{N: 1, Side: c.Side, Clause: c.Messages[b.Piece], Surfaces: []string{c.Surfaces[b.Piece]}, Whole: true})
		}
		before = append(before[:len(before):len(before)], in.Topic)
		out = append(out, in)
	}
	return out
}

// counted is the record of a conversation: its text, and how many tokens its messages have.
type counted struct {
	passage.Written
	Tokens []int `json:"tokens"`
}

func countedOf(out passage.Written) (counted, error) {
	codec, err := tokenizer.Get(tokenizer.O200kBase)
	if err != nil {
		return counted{}, fmt.Errorf("counting tokens: %w", err)
	}
	c := counted{Written: out}
	for _, m := range out.Messages {
		n, err := codec.Count(m.Text)
		if err != nil {
			return c, fmt.Errorf("counting tokens: %w", err)
		}
		c.Tokens = append(c.Tokens, n)
	}
	return c, nil
}

// lastShown is how many messages of the part before it a part is shown.
const lastShown = 2

// write has the parts of a conversation written, one after the other: each is told what came before it (C4). What is said twice,
// or where it does not belong, is a fault of its part.
func (h *history) write(ctx context.Context, p *planned, b Brief, parts []prompts.SessionIn) (passage.Written, error) {
	var all passage.Written
	for i, in := range parts {
		if n := len(all.Messages); n > 0 {
			leg := *in.Leg
			for _, m := range all.Messages[max(0, n-lastShown):] {
				leg.Last = append(leg.Last, prompts.SessionMessage{Role: talks.Side(m.Slot - 1), Text: m.Text})
			}
			in.Leg = &leg
		}
		session := &passage.Session{Staff: passage.StaffOf(h.Models, p.tasks), In: in}
		if b.Core >= 0 && b.At != i {
			session.Elsewhere = parts[b.At].Says
		}
		out, err := passage.Write(ctx, h.textKey(b), session)
		if err != nil {
			return all, fmt.Errorf("part %d: %w", i+1, err)
		}
		all = joined(all, out)
	}
	return all, nil
}

// joined puts a part behind those before it: its messages count on.
func joined(all, part passage.Written) passage.Written {
	n := len(all.Messages)
	for _, m := range part.Messages {
		m.Slot += n
		all.Messages = append(all.Messages, m)
	}
	for _, d := range part.Diffs {
		d.Slot += n
		all.Diffs = append(all.Diffs, d)
	}
	all.Model, all.Flagged = part.Model, all.Flagged || part.Flagged
	all.Reasons, all.Failures = append(all.Reasons, part.Reasons...), append(all.Failures, part.Failures...)
	return all
}

// disclosed is the place of a value in the message that says it; false where the message was withdrawn.
func disclosed(c core.Core, piece int, text, factID string) (corpus.Disclosure, bool) {
	if text != c.Messages[piece] {
		return corpus.Disclosure{}, false
	}
	surface := c.Surfaces[piece]
	start := corpus.RuneIndex(text, surface, 0)
	if start < 0 {
		surface = core.Capitalised(surface)
		start = corpus.RuneIndex(text, surface, 0)
	}
	if start < 0 {
		return corpus.Disclosure{}, false
	}
	return corpus.Disclosure{FactID: factID, Surface: surface, Start: start, End: start + len([]rune(surface)), Basis: corpus.BasisText}, true
}

// standsAt says where in a conversation the message of its core stands: the first that says it word for word; -1: nowhere.
func standsAt(c core.Core, piece int, messages []prompts.DayMessage) int {
	for i, m := range messages {
		if strings.TrimSpace(m.Text) == c.Messages[piece] && talks.Side(i) == c.Side {
			return i
		}
	}
	return -1
}
