// Package passage brings a passage, a day of a group or a session of a user, through its checks (E14, S4): it is
// written and checked; what fails goes with its conflicts to a fixer, then through all checks again. After two repairs
// what is still wrong is withdrawn and the passage is flagged. Every message that changes is kept with before, after
// and reason.
package passage

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/pipeline/stage"
	"memloom/prompts"
	"memloom/validate/daycheck"
)

// Most is how often a passage is mended before it is flagged.
const Most = 2

// Withdrawn is in place of a message of a flagged passage that could not be
// mended, as chats show one that was taken back.
const Withdrawn = "This message was deleted."

// NotWritten is why a passage is flagged whose author gave no answer of use, and
// NotChecked why one is whose checker gave none.
const (
	NotWritten = "could not be written"
	NotChecked = "could not be checked"
)

// Kind is a passage of a kind: its plan, and how its messages are written, checked and mended. Messages are known by
// their numbers in the plan. An error of llm.CallFailed says that a model gave no answer of use.
type Kind interface {
	// By is the author.
	By() llm.Model
	// Numbers are those of the messages, in order.
	Numbers() []int
	// Write has the messages written. With an error it returns those that there are.
	Write(ctx context.Context) ([]prompts.DayMessage, error)
	// Check says what is wrong with a text.
	Check(ctx context.Context, t Text) ([]prompts.Fault, error)
	// Fix asks for one repair of the conflicts, which all name a message.
	Fix(ctx context.Context, t Text, conflicts []prompts.Fault, attempt int) ([]prompts.FixedMessage, error)
	// Corrects is the mistake that a message puts right, which must not be without it; 0 for none.
	Corrects(number int) int
}

// Staff are the models that passages are written, checked and mended by, and the tasks that they are asked.
type Staff struct {
	Tasks                  *prompts.Tasks
	Author, Checker, Fixer llm.Model
}

// StaffOf returns the models of a run.
func StaffOf(m stage.Models, tasks *prompts.Tasks) Staff {
	return Staff{Tasks: tasks, Author: m.Author, Checker: m.Checker, Fixer: m.Fixer}
}

// By implements Kind.
func (s Staff) By() llm.Model { return s.Author }

// Text is what a passage says: one message for each number, in their order. A deleted one is empty.
type Text struct {
	Messages []prompts.DayMessage
	Deleted  []int
}

// present are the messages that are there.
func (t Text) present() []prompts.DayMessage {
	return slices.DeleteFunc(slices.Clone(t.Messages), func(x prompts.DayMessage) bool {
		return slices.Contains(t.Deleted, x.Slot)
	})
}

// Written is a passage after its repairs: one message for each number, in their order. A deleted one has no text.
type Written struct {
	prompts.DayOut
	Model   string   `json:"model,omitempty"` // that wrote it, where several share the role
	Flagged bool     `json:"flagged,omitempty"`
	Reasons []string `json:"reasons,omitempty"` // why it is flagged
	Diffs   []Diff   `json:"diffs,omitempty"`

	Failures []corpus.Failure `json:"failures,omitempty"` // of the one who wrote, checked or mended it
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

// Write has a passage written and mended. An author whose answers break the plan until the attempts are used up leaves
// one to mend, as long as it has messages at all; one that was not written is flagged and has none. The id names the
// passage where a model gave no answer of use.
func Write(ctx context.Context, id string, k Kind) (Written, error) {
	ctx, failed := stage.Watched(ctx, "text", id)
	out, err := write(ctx, k)
	out.Failures = failed()
	if several, ok := k.By().(llm.Drawing); ok {
		out.Model = several.Draw(llm.UnitOf(ctx)).Name()
	}
	return out, err
}

func write(ctx context.Context, k Kind) (Written, error) {
	messages, err := k.Write(ctx)
	switch {
	case err != nil && !llm.CallFailed(err):
		return Written{}, fmt.Errorf("writing: %w", err)
	case err != nil && len(messages) == 0:
		return Written{DayOut: prompts.DayOut{Messages: aligned(k, nil)}, Flagged: true, Reasons: []string{NotWritten}}, nil
	}
	return Mend(ctx, k, messages)
}

// Mend checks a passage as it was written and mends it.
func Mend(ctx context.Context, k Kind, messages []prompts.DayMessage) (Written, error) {
	m := &mending{kind: k, text: Text{Messages: aligned(k, messages)}}
	conflicts, err := k.Check(ctx, m.text)
	if err != nil {
		return Written{}, err
	}
	for attempt := 1; attempt <= Most && daycheck.Fails(conflicts); attempt++ {
		if conflicts, err = m.fix(ctx, attempt, conflicts); err != nil {
			return Written{}, err
		}
	}
	out := Written{}
	if daycheck.Fails(conflicts) {
		out.Flagged, out.Reasons = true, reasons(conflicts)
		if err := m.withdraw(ctx, conflicts); err != nil {
			return Written{}, err
		}
	}
	out.Messages, out.Diffs = m.text.Messages, m.diffs
	return out, nil
}

// aligned gives every number one message: what an author left out is empty, what
// belongs to no number or is a second one is dropped.
func aligned(k Kind, messages []prompts.DayMessage) []prompts.DayMessage {
	var out []prompts.DayMessage
	for _, n := range k.Numbers() {
		m := prompts.DayMessage{Slot: n}
		if i := slices.IndexFunc(messages, func(x prompts.DayMessage) bool { return x.Slot == n }); i >= 0 {
			m = messages[i]
		}
		out = append(out, m)
	}
	return out
}

// mending is a passage that is being mended.
type mending struct {
	kind  Kind
	text  Text
	diffs []Diff
}

// fix asks for one repair and checks again. A fixer without an acceptable answer has had its attempt.
func (m *mending) fix(ctx context.Context, attempt int, conflicts []prompts.Fault) ([]prompts.Fault, error) {
	located := slices.DeleteFunc(slices.Clone(conflicts), func(c prompts.Fault) bool { return c.Slot == 0 })
	if !daycheck.Fails(located) {
		return conflicts, nil // nothing that a text could mend
	}
	fixed, err := m.kind.Fix(ctx, m.text, located, attempt)
	if llm.CallFailed(err) {
		return conflicts, nil
	}
	if err != nil {
		return nil, fmt.Errorf("mending: %w", err)
	}
	first := len(m.diffs)
	for _, f := range fixed {
		m.replace(attempt, f, conflicts)
	}
	after, err := m.kind.Check(ctx, m.text)
	for i := first; i < len(m.diffs); i++ {
		if d := &m.diffs[i]; d.Outcome == corpus.OutcomeRepaired &&
			slices.ContainsFunc(after, func(c prompts.Fault) bool { return major(c, d.Slot) }) {
			d.Outcome = corpus.OutcomeUnrepaired
		}
	}
	return after, err
}

func major(c prompts.Fault, number int) bool {
	return c.Slot == number && c.Severity == prompts.Major
}

// replace puts a fixed message into the passage and keeps the difference.
func (m *mending) replace(attempt int, f prompts.FixedMessage, conflicts []prompts.Fault) {
	msg := m.message(f.Slot)
	if !f.Delete && f.Text == msg.Text && slices.Equal(f.States, msg.States) {
		return
	}
	outcome := corpus.OutcomeRepaired
	if f.Delete {
		outcome = corpus.OutcomeDeleted
		m.text.Deleted = append(slices.Clone(m.text.Deleted), f.Slot)
	}
	m.keep(attempt, f.Slot, conflicts, msg.Text, f.Text, outcome)
	*msg = prompts.DayMessage{Slot: f.Slot, Text: f.Text, States: f.States}
}

func (m *mending) message(number int) *prompts.DayMessage {
	i := slices.IndexFunc(m.text.Messages, func(x prompts.DayMessage) bool { return x.Slot == number })
	return &m.text.Messages[i]
}

func (m *mending) keep(attempt, number int, conflicts []prompts.Fault, before, after, outcome string) {
	d := Diff{Attempt: attempt, Slot: number, Before: before, After: after, Outcome: outcome}
	for _, c := range conflicts {
		if c.Slot == number {
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

// withdraw takes out of a flagged passage what still breaks a rule, so that nothing it says against the facts can
// disturb an item: round by round, since what is left is read anew, until nothing major has a place in the text.
func (m *mending) withdraw(ctx context.Context, conflicts []prompts.Fault) error {
	withdrawn := map[int]bool{}
	for {
		var bad []int
		for _, c := range conflicts {
			if c.Slot != 0 && c.Severity == prompts.Major && !withdrawn[c.Slot] && !slices.Contains(bad, c.Slot) {
				bad = append(bad, c.Slot)
			}
		}
		for i := 0; i < len(bad); i++ { // what puts a mistake right takes it along
			if n := m.kind.Corrects(bad[i]); n != 0 && !withdrawn[n] && !slices.Contains(bad, n) {
				bad = append(bad, n)
			}
		}
		if len(bad) == 0 {
			return nil
		}
		for _, n := range bad {
			withdrawn[n] = true
			msg := m.message(n)
			m.keep(Most, n, conflicts, msg.Text, Withdrawn, corpus.OutcomeWithdrawn)
			*msg = prompts.DayMessage{Slot: n, Text: Withdrawn, States: []prompts.Stated{}}
		}
		var err error
		if conflicts, err = m.kind.Check(ctx, m.text); err != nil {
			return err
		}
	}
}

// reasons lists the kinds of what was still wrong, each once.
func reasons(conflicts []prompts.Fault) []string {
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
