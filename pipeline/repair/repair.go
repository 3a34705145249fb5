// Package repair brings a day through the four levels of checks (E14): a failing day goes with its conflicts to a
// fixer, then through all four levels again. After two repairs what is still wrong is withdrawn and the day is flagged.
// Every message that changes is kept with before, after and reason.
package repair

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

// Most is how often a day is mended before it is flagged.
const Most = 2

// Withdrawn stands in place of a message of a flagged day that could not be
// mended, as chats show one that was taken back.
const Withdrawn = "This message was deleted."

// NotWritten is why a day is flagged whose author gave no answer of use, and
// NotChecked why one is whose checker gave none.
const (
	NotWritten = "could not be written"
	NotChecked = "could not be checked"
)

// Repairer is what days are mended with. It may be shared between goroutines.
type Repairer struct {
	Tasks   *prompts.Tasks
	Rules   *daycheck.Checker
	Checker llm.Model
	Fixer   llm.Model

	ByMessage bool // days are written message by message, each told of those before it (E12)
}

// Day is a day after its repairs. Its messages stand in the order of the slots, one each; a deleted one has no text.
type Day struct {
	prompts.DayOut
	Model   string   `json:"model,omitempty"` // that wrote it, where several share the role
	Flagged bool     `json:"flagged,omitempty"`
	Reasons []string `json:"reasons,omitempty"` // why it is flagged
	Diffs   []Diff   `json:"diffs,omitempty"`

	Failures []corpus.Failure `json:"failures,omitempty"` // of whoever wrote, checked or mended it
}

// Diff is one message that was changed, and why.
type Diff struct {
	Attempt    int      `json:"attempt"` // from 1
	Slot       int      `json:"slot"`
	Level      int      `json:"level"` // the first level that it failed
	Violations []string `json:"violations"`
	Before     string   `json:"before"`
	After      string   `json:"after"`
	Outcome    string   `json:"outcome"` // see corpus.Repair
}

// Write has a day written and mended. An author whose answers break the plan until the attempts are used up leaves a
// day to mend, as long as it has messages at all; a day that was not written is flagged and has none.
func (b *Repairer) Write(ctx context.Context, author llm.Model, in prompts.DayIn, c daycheck.Context) (Day, error) {
	write := b.whole
	if b.ByMessage {
		write = b.oneByOne
	}
	out, err := write(ctx, author, in)
	switch {
	case err != nil && !llm.CallFailed(err):
		return Day{}, fmt.Errorf("writing: %w", err)
	case err != nil && len(out.Messages) == 0:
		return Day{DayOut: aligned(in, out), Flagged: true, Reasons: []string{NotWritten}}, nil
	}
	return b.Mend(ctx, in, out, c)
}

// whole has a day written in one piece.
func (b *Repairer) whole(ctx context.Context, author llm.Model, in prompts.DayIn) (prompts.DayOut, error) {
	reply, err := b.Tasks.Day.Ask(ctx, author, in)
	return reply.Out, err
}

// oneByOne has a day written slot by slot, in order of time. A slot without an acceptable answer keeps the last one, if
// it has a text at all, for the repairs; the error is then that of the first such slot.
func (b *Repairer) oneByOne(ctx context.Context, author llm.Model, in prompts.DayIn) (prompts.DayOut, error) {
	var out prompts.DayOut
	var said []prompts.Shown
	var first error
	for i, s := range in.Slots {
		reply, err := b.Tasks.Message.Ask(ctx, author, prompts.MessageOf(in, i, said))
		if err != nil && !llm.CallFailed(err) {
			return prompts.DayOut{}, err
		}
		first = cmp.Or(first, err)
		if reply.Out.Text == "" {
			continue
		}
		m := reply.Out
		m.Slot = s.N
		out.Messages = append(out.Messages, m)
		said = append(said, prompts.Shown{ID: strconv.Itoa(s.N), Speaker: s.Author, At: s.At, Text: m.Text})
	}
	return out, first
}

// Mend checks a day as it was written and mends it.
func (b *Repairer) Mend(ctx context.Context, in prompts.DayIn, out prompts.DayOut, c daycheck.Context) (Day, error) {
	m := &mending{repairer: b, day: daycheck.Day{In: in, Out: aligned(in, out), Context: c}}
	conflicts, err := m.check(ctx)
	if err != nil {
		return Day{}, err
	}
	for attempt := 1; attempt <= Most && daycheck.Fails(conflicts); attempt++ {
		if conflicts, err = m.fix(ctx, attempt, conflicts); err != nil {
			return Day{}, err
		}
	}
	out2 := Day{}
	if daycheck.Fails(conflicts) {
		out2.Flagged, out2.Reasons = true, reasons(conflicts)
		if err := m.withdraw(ctx, conflicts); err != nil {
			return Day{}, err
		}
	}
	out2.DayOut, out2.Diffs = m.day.Out, m.diffs
	return out2, nil
}

// aligned gives every slot one message: what an author left out is empty, what
// belongs to no slot or is a second one is dropped.
func aligned(in prompts.DayIn, out prompts.DayOut) prompts.DayOut {
	a := prompts.DayOut{Messages: make([]prompts.DayMessage, len(in.Slots))}
	for i, s := range in.Slots {
		a.Messages[i] = prompts.DayMessage{Slot: s.N}
		if k := slices.IndexFunc(out.Messages, func(m prompts.DayMessage) bool { return m.Slot == s.N }); k >= 0 {
			a.Messages[i] = out.Messages[k]
		}
	}
	return a
}

// mending is a day that is being mended.
type mending struct {
	repairer *Repairer
	day      daycheck.Day
	diffs    []Diff
}

// check takes the day through all four levels.
func (m *mending) check(ctx context.Context) ([]prompts.DayConflict, error) {
	reply, err := m.repairer.Tasks.Check.Ask(ctx, m.repairer.Checker, daycheck.Question(m.day))
	if err != nil && !llm.CallFailed(err) {
		return nil, fmt.Errorf("checking: %w", err)
	}
	m.day.Review, m.day.Reviewed = reply.Out, err == nil
	if err != nil {
		m.day.Review = prompts.CheckOut{}
	}
	return m.repairer.Rules.Check(m.day), nil
}

// fix asks for one repair and checks again. A fixer without an acceptable answer has had its attempt.
func (m *mending) fix(ctx context.Context, attempt int, conflicts []prompts.DayConflict) ([]prompts.DayConflict,
	error) {
	located := slices.DeleteFunc(slices.Clone(conflicts), func(c prompts.DayConflict) bool { return c.Slot == 0 })
	if !daycheck.Fails(located) {
		return conflicts, nil // nothing that a text could mend
	}
	reply, err := m.repairer.Tasks.Fix.Ask(ctx, m.repairer.Fixer, prompts.FixIn{
		Day: m.day.In, Messages: m.present(), Conflicts: located, Deletable: m.deletable(), Attempt: attempt,
	})
	if llm.CallFailed(err) {
		return conflicts, nil
	}
	if err != nil {
		return nil, fmt.Errorf("mending: %w", err)
	}
	first := len(m.diffs)
	for _, f := range reply.Out.Messages {
		m.replace(attempt, f, conflicts)
	}
	after, err := m.check(ctx)
	for i := first; i < len(m.diffs); i++ {
		if d := &m.diffs[i]; d.Outcome == corpus.OutcomeRepaired &&
			slices.ContainsFunc(after, func(c prompts.DayConflict) bool { return major(c, d.Slot) }) {
			d.Outcome = corpus.OutcomeUnrepaired
		}
	}
	return after, err
}

func major(c prompts.DayConflict, slot int) bool {
	return c.Slot == slot && c.Severity == prompts.Major
}

// present are the messages that are there.
func (m *mending) present() []prompts.DayMessage {
	return slices.DeleteFunc(slices.Clone(m.day.Out.Messages), func(x prompts.DayMessage) bool {
		return slices.Contains(m.day.Deleted, x.Slot)
	})
}

// deletable are the leaves that are still there.
func (m *mending) deletable() []int {
	return slices.DeleteFunc(slices.Clone(m.day.Context.Leaves), func(n int) bool {
		return slices.Contains(m.day.Deleted, n)
	})
}

// replace puts a fixed message into the day and keeps the difference.
func (m *mending) replace(attempt int, f prompts.FixedMessage, conflicts []prompts.DayConflict) {
	msg := &m.day.Out.Messages[m.index(f.Slot)]
	if !f.Delete && f.Text == msg.Text && slices.Equal(f.States, msg.States) {
		return
	}
	outcome := corpus.OutcomeRepaired
	if f.Delete {
		outcome = corpus.OutcomeDeleted
		m.day.Deleted = append(slices.Clone(m.day.Deleted), f.Slot)
	}
	m.keep(attempt, f.Slot, conflicts, msg.Text, f.Text, outcome)
	*msg = prompts.DayMessage{Slot: f.Slot, Text: f.Text, States: f.States}
}

func (m *mending) index(slot int) int {
	return slices.IndexFunc(m.day.Out.Messages, func(x prompts.DayMessage) bool { return x.Slot == slot })
}

func (m *mending) keep(attempt, slot int, conflicts []prompts.DayConflict, before, after, outcome string) {
	d := Diff{Attempt: attempt, Slot: slot, Before: before, After: after, Outcome: outcome}
	for _, c := range conflicts {
		if c.Slot == slot {
			d.Violations = append(d.Violations, c.Message)
			if c.Severity == prompts.Major && (d.Level == 0 || c.Level < d.Level) {
				d.Level = c.Level
			}
			d.Level = cmp.Or(d.Level, c.Level)
		}
	}
	if len(d.Violations) == 0 {
		d.Level, d.Violations = daycheck.LevelCoherence, []string{"the message that puts it right is withdrawn"}
	}
	m.diffs = append(m.diffs, d)
}

// withdraw takes out of a flagged day what still breaks a rule, so that nothing it says against the facts can disturb
// an item: round by round, since what is left is read anew, until nothing major has a place in the text.
func (m *mending) withdraw(ctx context.Context, conflicts []prompts.DayConflict) error {
	withdrawn := map[int]bool{}
	for {
		var bad []int
		for _, c := range conflicts {
			if c.Slot != 0 && c.Severity == prompts.Major && !withdrawn[c.Slot] && !slices.Contains(bad, c.Slot) {
				bad = append(bad, c.Slot)
			}
		}
		for i := 0; i < len(bad); i++ {
			bad = m.withMistakes(bad, bad[i], withdrawn)
		}
		if len(bad) == 0 {
			return nil
		}
		for _, slot := range bad {
			withdrawn[slot] = true
			msg := &m.day.Out.Messages[m.index(slot)]
			m.keep(Most, slot, conflicts, msg.Text, Withdrawn, corpus.OutcomeWithdrawn)
			*msg = prompts.DayMessage{Slot: slot, Text: Withdrawn, States: []prompts.Stated{}}
		}
		var err error
		if conflicts, err = m.check(ctx); err != nil {
			return err
		}
	}
}

// withMistakes adds the mistake that a withdrawn correction put right: alone it would stand uncorrected.
func (m *mending) withMistakes(bad []int, slot int, withdrawn map[int]bool) []int {
	s := m.day.In.Slots[m.index(slot)]
	if s.Act != corpus.ActCorrection || s.ReplyTo == 0 {
		return bad
	}
	parent := m.day.In.Slots[m.index(s.ReplyTo)]
	if parent.Act != corpus.ActMistake || withdrawn[parent.N] || slices.Contains(bad, parent.N) {
		return bad
	}
	return append(bad, parent.N)
}

// reasons lists the kinds of what was still wrong, each once.
func reasons(conflicts []prompts.DayConflict) []string {
	var out []string
	for _, c := range conflicts {
		why := fmt.Sprintf("level %d, %s", c.Level, c.Kind)
		if c.Kind == daycheck.KindUnchecked {
			why = NotChecked
		}
		if c.Severity == prompts.Major && !slices.Contains(out, why) {
			out = append(out, why)
		}
	}
	return out
}
