package sessions

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
	"memloom/output"
	"memloom/prompts"
	"memloom/validate/check/rule"
)

// View is a corpus of sessions as rules look at it.
type View struct {
	*index.Index
	Sessions []Session                    // in the order of the table
	Session  map[string]*Session          // by id
	Turns    map[string][]*corpus.Message // by session, in order
	Flagged  map[string]bool              // sessions that repairs did not mend: nothing is asked about them

	// What the design and the recipe ask for.
	Shape        string
	Daily        bool // no day has two sessions
	Fewest, Most int  // messages of a session; 0: not known
}

// NewView reads a corpus.
func NewView(c *corpus.Corpus) (*View, error) {
	v := &View{Index: index.New(c), Session: map[string]*Session{}, Turns: map[string][]*corpus.Message{},
		Flagged: map[string]bool{}}
	var err error
	v.Sessions, err = corpus.Rows[Session](c, TableSessions)
	for i := range v.Sessions {
		v.Session[v.Sessions[i].SessionID] = &v.Sessions[i]
	}
	for i := range c.Messages {
		m := &c.Messages[i]
		v.Turns[m.SessionID] = append(v.Turns[m.SessionID], m)
	}
	for _, list := range v.Turns {
		slices.SortStableFunc(list, func(a, b *corpus.Message) int { return cmp.Compare(a.Seq, b.Seq) })
	}
	for _, p := range c.Passages {
		v.Flagged[p.SessionID] = v.Flagged[p.SessionID] || p.Flagged
	}
	return v, err
}

// Whole are the sessions that are not flagged.
func (v *View) Whole() []Session {
	return slices.DeleteFunc(slices.Clone(v.Sessions), func(s Session) bool { return v.Flagged[s.SessionID] })
}

// Keys are the keys of a design in a manifest; nil where it has none, or is of another design.
func Keys[S any](parameters []byte, design string) *S {
	var p struct {
		Design string
		Own    *S
	}
	if json.Unmarshal(parameters, &p) != nil || p.Design != design {
		return nil
	}
	return p.Own
}

// Rules makes rules that look at a corpus as V, which is read once for all of them.
type Rules[V any] struct {
	View func(*View, *output.Manifest) (*V, error)

	manifest *output.Manifest
	base     *View
	view     *V
	err      error
}

// Each is a rule that every corpus keeps by itself.
func (r *Rules[V]) Each(p rule.Promise, name, of string, needs []string, look func(*V, rule.Expect)) rule.Rule {
	return r.All(rule.Rule{Promise: p, Name: name, Of: of, Proof: rule.Proved, Needs: needs},
		func(*output.Manifest) (func(*V, rule.Expect), func(*rule.Finding)) { return look, nil })
}

// All is a rule that looks at each corpus and concludes over all of them.
func (r *Rules[V]) All(x rule.Rule, begin func(*output.Manifest) (look func(*V, rule.Expect),
	conclude func(*rule.Finding))) rule.Rule {
	x.Begin = func(run *rule.Run) rule.Check {
		look, conclude := begin(run.Manifest)
		return rule.Check{Conclude: conclude, Add: func(w *rule.World, f *rule.Finding) {
			if r.base == nil || r.base.Corpus != w.Corpus || r.manifest != run.Manifest {
				r.manifest = run.Manifest
				if r.base, r.err = NewView(w.Corpus); r.err == nil {
					r.view, r.err = r.View(r.base, run.Manifest)
				}
			}
			if r.err != nil {
				f.Expect(false, r.err.Error(), "rows that can be read", w.ID)
				return
			}
			look(r.view, f.Expect)
		}}
	}
	return x
}

// Sessions are the rules about sessions that all designs have, under the design's names for sessions and for the rules.
func (r *Rules[V]) Sessions(of, alternating, turned, following string) []rule.Rule {
	look := func(f func(*View, rule.Expect)) func(*V, rule.Expect) {
		return func(_ *V, expect rule.Expect) { f(r.base, expect) }
	}
	needs := []string{"data/messages", TableSessions}
	return []rule.Rule{
		r.Each(rule.Referential, alternating, of, needs, look((*View).Alternating)),
		r.Each(rule.Referential, turned, of, needs, look((*View).Turned)),
		r.Each(rule.Calendar, following, of, needs, look((*View).Following)),
	}
}

// strays holds messages to sessions of the table.
func (v *View) strays(expect rule.Expect) {
	for i := range v.Messages {
		if m := &v.Messages[i]; v.Session[m.SessionID] == nil {
			expect(false, "session "+m.SessionID, "a session of the table", m.ID)
		}
	}
}

// Alternating holds sessions to sides that take turns, the user first.
func (v *View) Alternating(expect rule.Expect) {
	v.strays(expect)
	for _, s := range v.Whole() {
		found, id := "", ""
		for i, m := range v.Turns[s.SessionID] {
			if found == "" && (m.AuthorRole != Side(i) || (m.AuthorID == s.UserID) != (Side(i) == prompts.SideUser)) {
				found, id = fmt.Sprintf("message %d by %s, as %s", i+1, m.AuthorID, m.AuthorRole), m.ID
			}
		}
		expect(found == "", found, "the user first, and the sides in turn", s.SessionID, id)
	}
}

// Turned holds sessions to an even number of messages, within bounds where these are known.
func (v *View) Turned(expect rule.Expect) {
	for _, s := range v.Whole() {
		n := len(v.Turns[s.SessionID])
		holds, want := n > 0 && n%2 == 0, "an even number"
		if v.Most > 0 {
			holds, want = holds && n >= v.Fewest && n <= v.Most, fmt.Sprintf("an even number from %d to %d", v.Fewest, v.Most)
		}
		expect(holds, fmt.Sprintf("%d messages", n), want, s.SessionID)
	}
}

// Bounded holds messages to sessions of the table, and these to their messages.
func (v *View) Bounded(expect rule.Expect) {
	v.strays(expect)
	for _, s := range v.Whole() {
		found := v.bounds(s)
		expect(found == "", found, "messages of the session's group, from its beginning to its end", s.SessionID)
	}
}

// bounds says what of a session's row is not as its messages have it: shape, group and times; "" for nothing.
func (v *View) bounds(s Session) string {
	list := v.Turns[s.SessionID]
	if len(list) == 0 {
		return "no message"
	}
	first, last := list[0], list[len(list)-1]
	elsewhere := slices.ContainsFunc(list, func(m *corpus.Message) bool { return m.GroupID != s.GroupID })
	if elsewhere || first.At.Time().UnixMicro() != s.Started || last.At.Time().UnixMicro() != s.Ended ||
		s.Shape != v.Shape {
		return fmt.Sprintf("%s, messages of %s from %s to %s", s.Shape, first.GroupID, first.At, last.At)
	}
	return ""
}

// Following holds sessions to the order of time: in the table, by number and by id. None begins before the one in front
// of it is over, and messages do not run back.
func (v *View) Following(expect rule.Expect) {
	for i, s := range v.Sessions {
		sorted := slices.IsSortedFunc(v.Turns[s.SessionID], func(a, b *corpus.Message) int { return cmp.Compare(a.At, b.At) })
		holds, found := sorted && int(s.Seq) == i+1 && s.Started <= s.Ended && (v.Flagged[s.SessionID] || v.bounds(s) == ""),
			fmt.Sprintf("number %d", s.Seq)
		if i > 0 {
			b := v.Sessions[i-1]
			rank := cmp.Or(cmp.Compare(len(b.SessionID), len(s.SessionID)), cmp.Compare(b.SessionID, s.SessionID))
			holds, found = holds && rank < 0 && b.Ended < s.Started && (!v.Daily || day(b.Ended) < day(s.Started)),
				found+" after "+b.SessionID
		}
		expect(holds, found, fmt.Sprintf("number %d, with an id and a beginning behind the end of the one before", i+1),
			s.SessionID)
	}
}

// day is the number of a day since 1970.
func day(micros int64) int64 { return micros / (24 * 3600 * 1e6) }

// Words are the words of a text in small letters.
func Words(text string) []string {
	text = strings.ReplaceAll(strings.ToLower(text), "’", "'")
	return strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' })
}

// Padded are the words of a text with a space on either side of each.
func Padded(text string) string { return " " + strings.Join(Words(text), " ") + " " }
