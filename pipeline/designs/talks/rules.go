package talks

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/pipeline/sets"
	"memloom/prompts"
	"memloom/validate/check"
)

// Alternating holds sessions to sides that take turns, the user first.
func Alternating(sessions []sets.Session, messages map[string][]*corpus.Message, expect check.Expect) {
	for _, s := range sessions {
		found, id := "", ""
		for i, m := range messages[s.SessionID] {
			if found == "" && (m.AuthorRole != Side(i) || (m.AuthorID == s.UserID) != (Side(i) == prompts.SideUser)) {
				found, id = fmt.Sprintf("message %d by %s, as %s", i+1, m.AuthorID, m.AuthorRole), m.ID
			}
		}
		expect(found == "", found, "the user first, and the sides in turn", s.SessionID, id)
	}
}

// Turned holds a session of n messages to an even number of them, and to bounds unless both are 0.
func Turned(s sets.Session, n, fewest, most int, expect check.Expect) {
	holds, want := n > 0 && n%2 == 0, "an even number"
	if most > 0 {
		holds, want = holds && n >= fewest && n <= most, fmt.Sprintf("an even number from %d to %d", fewest, most)
	}
	expect(holds, fmt.Sprintf("%d messages", n), want, s.SessionID)
}
