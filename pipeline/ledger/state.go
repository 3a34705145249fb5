package ledger

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// state writes the ledger of a task after a message. What is open or promised stays until it is settled; a decision is
// listed for sixteen messages. Where that makes too many words, the oldest goes first: of the decisions, then of the
// questions, then of the promises.
func (t *task) state(m Message, issues []string) corpus.Ledger {
	l := corpus.Ledger{TaskID: m.TaskID, MessageID: m.ID, Messages: t.messages, SubIssues: issues}
	recent := slices.DeleteFunc(slices.Clone(t.decided), func(x line) bool { return t.messages-x.settled > Window })
	t.decided = recent
	left := MaxWords - headings
	l.Pending = newest(t.pending, &left)
	l.Open = newest(t.open, &left)
	l.Decided = newest(recent, &left)
	return l
}

// headings are the words DECIDED, OPEN and PENDING.
const headings = 3

// newest returns the latest lines of a section that the words left suffice for.
func newest(section []line, left *int) []corpus.LedgerEntry {
	var out []corpus.LedgerEntry
	for _, x := range slices.Backward(section) {
		e := x.entry
		e.Repeats = x.asked
		if *left -= len(strings.Fields(phrase(e))); *left < 0 {
			*left = 0
			break
		}
		out = append(out, e)
	}
	slices.Reverse(out)
	return out
}

// phrase is an entry as an author reads it.
func phrase(e corpus.LedgerEntry) string {
	if e.Repeats < 2 {
		return e.Text
	}
	return fmt.Sprintf("%s (asked %d times)", e.Text, e.Repeats)
}
