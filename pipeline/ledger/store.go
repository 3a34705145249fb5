package ledger

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/prompts"
)

// Store finds the ledgers that the author of a day is told. It does not change and may be shared between goroutines.
type Store struct {
	writer *Writer
	states map[string][]State // task → in the order of time
}

// Store sorts states for looking up.
func (c *Writer) Store(states []State) *Store {
	s := &Store{writer: c, states: map[string][]State{}}
	for _, p := range states {
		s.states[p.Ledger.TaskID] = append(s.states[p.Ledger.TaskID], p)
	}
	return s
}

// Before returns, for each task that a day's slots are about, in the order in
// which they come up, its sub-issues and its latest ledger of an earlier day.
func (s *Store) Before(d dialogue.DayPlan) []prompts.Ledger {
	var out []prompts.Ledger
	seen := map[string]bool{"": true}
	for _, slot := range d.Slots {
		task := s.writer.whose(slot.TaskID)
		if seen[task] {
			continue
		}
		seen[task] = true
		out = append(out, s.At(task, d.Date.At(0, 0))...)
	}
	return out
}

// At returns the latest ledger of a task at an instant, none where there is nothing in it.
func (s *Store) At(task string, at corpus.Stamp) []prompts.Ledger {
	l := s.latest(task, at)
	if len(l.SubIssues)+len(l.Decided)+len(l.Open)+len(l.Pending) == 0 {
		return nil
	}
	return []prompts.Ledger{l}
}

func (s *Store) latest(task string, at corpus.Stamp) prompts.Ledger {
	l := prompts.Ledger{Task: s.writer.names.Subject(task), SubIssues: s.writer.sub(task)}
	list := s.states[task]
	after := slices.IndexFunc(list, func(p State) bool { return p.At >= at })
	if after < 0 {
		after = len(list)
	}
	if after == 0 {
		return l
	}
	last := list[after-1].Ledger
	for _, e := range last.Decided {
		l.Decided = append(l.Decided, e.Text)
	}
	l.Open, l.Pending = outstanding(last.Open), outstanding(last.Pending)
	return l
}

func outstanding(entries []corpus.LedgerEntry) []prompts.Outstanding {
	var out []prompts.Outstanding
	for _, e := range entries {
		out = append(out, prompts.Outstanding{Matter: e.Text, Asked: e.Repeats})
	}
	return out
}
