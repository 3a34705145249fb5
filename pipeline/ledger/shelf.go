package ledger

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/prompts"
)

// Shelf finds the ledgers that the author of a day is told. It does not change
// and may be shared between goroutines.
type Shelf struct {
	clerk *Clerk
	pages map[string][]Page // task → in the order of time
}

// Shelf sorts pages for looking up.
func (c *Clerk) Shelf(pages []Page) *Shelf {
	s := &Shelf{clerk: c, pages: map[string][]Page{}}
	for _, p := range pages {
		s.pages[p.Ledger.TaskID] = append(s.pages[p.Ledger.TaskID], p)
	}
	return s
}

// Before returns, for each task that a day's slots are about, in the order in
// which they come up, its sub-issues and its latest ledger of an earlier day.
func (s *Shelf) Before(d dialogue.DayPlan) []prompts.Ledger {
	var out []prompts.Ledger
	seen := map[string]bool{"": true}
	for _, slot := range d.Slots {
		if seen[slot.TaskID] {
			continue
		}
		seen[slot.TaskID] = true
		if l := s.told(slot.TaskID, d.Date); len(l.SubIssues)+len(l.Decided)+len(l.Open)+len(l.Pending) > 0 {
			out = append(out, l)
		}
	}
	return out
}

func (s *Shelf) told(task string, day corpus.Date) prompts.Ledger {
	l := prompts.Ledger{Task: s.clerk.names.Subject(task), SubIssues: s.clerk.sub(task)}
	list := s.pages[task]
	after := slices.IndexFunc(list, func(p Page) bool { return p.Day >= day })
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
