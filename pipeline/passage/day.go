package passage

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
	"memloom/validate/daycheck"
)

// Day is a day of a group (E12, E14): it is written whole or message by message, read by a checker, and held to its
// facts, its tasks, the past and the profiles.
type Day struct {
	Staff
	Rules     *daycheck.Checker
	ByMessage bool // it is written message by message, each told of those before it (E12)
	Moments   Moments
	In        prompts.DayIn
	Context   daycheck.Context
}

// Moments tells the authors of messages in channels what they know next to their day (G8). Nil tells nothing.
type Moments interface {
	// At adds to what the author of the message at a place of the day is asked. It shows all that was said that day.
	At(place int, in prompts.MessageIn) prompts.MessageIn
}

// Numbers implements Kind: those of the slots.
func (d *Day) Numbers() []int {
	var out []int
	for _, s := range d.In.Slots {
		out = append(out, s.N)
	}
	return out
}

// Write implements Kind.
func (d *Day) Write(ctx context.Context) ([]prompts.DayMessage, error) {
	if d.ByMessage {
		return d.oneByOne(ctx)
	}
	reply, err := d.Tasks.Day.Ask(ctx, d.Author, d.In)
	return reply.Out.Messages, err
}

// oneByOne has a day written slot by slot, in order of time. A slot without an acceptable answer keeps the last one, if
// it has a text at all, for the repairs; the error is then that of the first such slot.
func (d *Day) oneByOne(ctx context.Context) ([]prompts.DayMessage, error) {
	var out []prompts.DayMessage
	var said []prompts.Shown
	var first error
	for i, s := range d.In.Slots {
		in := prompts.MessageOf(d.In, i, said)
		if d.Moments != nil {
			in = d.Moments.At(i, in)
		}
		reply, err := d.Tasks.Message.Ask(ctx, d.Author, in)
		if err != nil && !llm.CallFailed(err) {
			return nil, err
		}
		first = cmp.Or(first, err)
		if reply.Out.Text == "" {
			continue
		}
		m := reply.Out
		m.Slot = s.N
		out = append(out, m)
		said = append(said, prompts.Shown{ID: strconv.Itoa(s.N), Speaker: s.Author, At: s.At, Text: m.Text})
	}
	return out, first
}

// Check implements Kind: it takes the day through all four levels.
func (d *Day) Check(ctx context.Context, t Text) ([]prompts.Fault, error) {
	day := daycheck.Day{In: d.In, Out: prompts.DayOut{Messages: t.Messages}, Deleted: t.Deleted, Context: d.Context}
	reply, err := d.Tasks.Check.Ask(ctx, d.Checker, daycheck.Question(day))
	if err != nil && !llm.CallFailed(err) {
		return nil, fmt.Errorf("checking: %w", err)
	}
	if day.Reviewed = err == nil; day.Reviewed {
		day.Review = reply.Out
	}
	return d.Rules.Check(day), nil
}

// Fix implements Kind. The leaves that are still there may be deleted.
func (d *Day) Fix(ctx context.Context, t Text, conflicts []prompts.Fault, attempt int) ([]prompts.FixedMessage, error) {
	deletable := slices.DeleteFunc(slices.Clone(d.Context.Leaves), func(n int) bool {
		return slices.Contains(t.Deleted,
			n)
	})
	reply, err := d.Tasks.Fix.Ask(ctx, d.Fixer, prompts.FixIn{
		Day: d.In, Messages: t.present(), Conflicts: conflicts, Deletable: deletable, Attempt: attempt,
	})
	return reply.Out.Messages, err
}

// Corrects implements Kind.
func (d *Day) Corrects(number int) int {
	s := d.slot(number)
	if s.Act != corpus.ActCorrection || s.ReplyTo == 0 || d.slot(s.ReplyTo).Act != corpus.ActMistake {
		return 0
	}
	return s.ReplyTo
}

func (d *Day) slot(number int) *prompts.Slot {
	return &d.In.Slots[slices.IndexFunc(d.In.Slots, func(s prompts.Slot) bool { return s.N == number })]
}
