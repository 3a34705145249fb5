package convomem

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"memloom/internal/corpus"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/sets"
	"memloom/validate/check"
)

// alternating: the user writes first, then both sides take turns.
func alternating(v *view, expect check.Expect) { talks.Alternating(v.sessions, v.messages, expect) }

// sized: conversations have an even number of messages, within the bounds of the recipe (C4).
func sized(v *view, expect check.Expect) {
	fewest, most := 0, 0
	if v.keys != nil && len(v.keys.Messages) == 2 {
		fewest, most = v.keys.Messages[0], v.keys.Messages[1]
	}
	for _, s := range v.sessions {
		if !v.flagged[s.SessionID] { // else a part of it could not be written, and nothing is asked about it
			talks.Turned(s, len(v.messages[s.SessionID]), fewest, most, expect)
		}
	}
}

// following: conversations are numbered in the order of time, and none begins before the one in front of it is over.
func following(v *view, expect check.Expect) {
	list := slices.SortedStableFunc(slices.Values(v.sessions), func(a, b sets.Session) int { return cmp.Compare(a.Seq, b.Seq) })
	for i, s := range list {
		holds := int(s.Seq) == i+1 && s.Started <= s.Ended && (i == 0 || list[i-1].Ended < s.Started && list[i-1].SessionID < s.SessionID)
		expect(holds, fmt.Sprintf("number %d", s.Seq), fmt.Sprintf("number %d, with an id and a beginning behind the one before", i+1), s.SessionID)
	}
}

// exactly: each message of a core stands in its conversation, as its side wrote it, word for word, and nowhere else (C4).
func exactly(v *view, expect check.Expect) {
	times := map[string]int{}
	for i := range v.c.Messages {
		times[v.c.Messages[i].Text]++
	}
	for _, c := range v.cores {
		for i, id := range c.FactIDs {
			list := v.stated[id]
			if len(list) == 0 || v.flagged[list[0].SessionID] { // it was withdrawn or not written to its plan: nothing is asked about it
				continue
			}
			m := list[0]
			holds := len(list) == 1 && i < len(c.Messages) && m.Text == c.Messages[i] && m.AuthorRole == c.Side && times[m.Text] == 1
			expect(holds, fmt.Sprintf("%d messages, the first by the %s: %q, which stands %d times", len(list), m.AuthorRole, m.Text, times[m.Text]),
				"one message of its side, word for word, once", c.CoreID, m.ID)
		}
	}
}

// inOrder: the conversations of a core are as many as its pieces, follow one another, and hold a piece each (C4).
func inOrder(v *view, expect check.Expect) {
	for _, c := range v.cores {
		holds := len(c.SessionIDs) == int(c.Pieces) && len(c.FactIDs) == int(c.Pieces)
		for i, s := range c.SessionIDs {
			holds = holds && (i == 0 || v.seq[c.SessionIDs[i-1]] < v.seq[s])
			if i < len(c.FactIDs) {
				holds = holds && !slices.ContainsFunc(v.stated[c.FactIDs[i]], func(m *corpus.Message) bool { return m.SessionID != s })
			}
		}
		expect(holds, fmt.Sprintf("%d conversations of %d pieces", len(c.SessionIDs), c.Pieces), "a conversation a piece, in order", c.CoreID)
	}
}

// pieced: an item's subcategory is the number of conversations that hold its evidence (table 2).
func pieced(v *view, expect check.Expect) {
	for _, it := range v.items {
		n := len(v.evidence(it))
		expect(strconv.Itoa(n) == it.Subcategory && len(it.Evidence) == n, fmt.Sprintf("%d messages in %d conversations", len(it.Evidence), n),
			it.Subcategory+", each with one", it.ID)
	}
}
