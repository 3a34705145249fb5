package talks

import (
	"encoding/json"
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

// KeysIn are the keys of a design in the parameters of a manifest; nil where it is of another.
func KeysIn[S any](parameters []byte, design string) *S {
	var p struct {
		Design string
		Own    *S
	}
	if json.Unmarshal(parameters, &p) != nil || p.Design != design {
		return nil
	}
	return p.Own
}

// Tables reads the tables of a corpus once for all rules, as the rules of a design look at it.
type Tables[V any] struct {
	View func(*corpus.Corpus) (*V, error)

	last *corpus.Corpus
	view *V
	err  error
}

// Read returns a corpus as rules look at it.
func (t *Tables[V]) Read(c *corpus.Corpus) (*V, error) {
	if t.last != c {
		t.last = c
		t.view, t.err = t.View(c)
	}
	return t.view, t.err
}

// Of is Read for a rule; nil where rows cannot be read, which counts against the rule.
func (t *Tables[V]) Of(c *corpus.Corpus, expect check.Expect) *V {
	v, err := t.Read(c)
	if err != nil {
		expect(false, err.Error(), "rows that can be read", c.ID)
		return nil
	}
	return v
}
