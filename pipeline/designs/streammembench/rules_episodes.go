package streammembench

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/sets"
	"memloom/prompts"
	"memloom/validate/check"
)

// alternating: every message is of an episode of the table, the user writes first, then both sides take turns.
func alternating(v *view, expect check.Expect) {
	for i := range v.c.Messages {
		m := &v.c.Messages[i]
		if _, ok := v.place[m.SessionID]; !ok {
			expect(false, "session "+m.SessionID, "an episode of the table", m.ID)
		}
	}
	talks.Alternating(v.whole(), v.messages, expect)
}

// whole are the episodes that could be written.
func (v *view) whole() []sets.Session {
	return slices.DeleteFunc(slices.Clone(v.sessions), func(s sets.Session) bool { return v.flagged[s.SessionID] })
}

// turned: an episode has an even number of turns, within the bounds of the recipe.
func turned(v *view, expect check.Expect) {
	k := cmp.Or(v.keys, &Section{})
	for _, s := range v.whole() {
		talks.Turned(s, len(v.messages[s.SessionID]), k.TurnsMin, k.TurnsMax, expect)
	}
}

// following: episodes are numbered in the order of time, begin and end with their messages, and no day has two.
func following(v *view, expect check.Expect) {
	var before corpus.Stamp
	for i, s := range v.sessions {
		if v.flagged[s.SessionID] {
			continue
		}
		list := v.messages[s.SessionID]
		if len(list) == 0 {
			expect(false, "no message", "the messages of the episode", s.SessionID)
			continue
		}
		first, last := list[0].At, list[0].At
		sorted := true
		for _, m := range list {
			sorted = sorted && m.At >= last
			last = max(last, m.At)
		}
		bounds := first.Time().UnixMicro() == s.Started && last.Time().UnixMicro() == s.Ended
		expect(sorted && bounds && int(s.Seq) == i+1 && s.Shape == "episode" && (i == 0 || before.Date() < first.Date()),
			fmt.Sprintf("number %d, from %s to %s behind %s", s.Seq, first, last, before),
			fmt.Sprintf("number %d, as its messages have it, on a day behind the one before", i+1), s.SessionID)
		before = last
	}
}

// eachTurn looks at the turns of a side, by episode.
func (v *view) eachTurn(side string, look func(s sets.Session, at int, m *corpus.Message)) {
	for _, s := range v.whole() {
		for i, m := range v.messages[s.SessionID] {
			if m.AuthorRole == side {
				look(s, i, m)
			}
		}
	}
}

// short: no turn of the user has more characters than the recipe allows (T3).
func short(v *view, expect check.Expect) {
	if v.keys == nil {
		return
	}
	v.eachTurn(prompts.SideUser, func(_ sets.Session, _ int, m *corpus.Message) {
		n := utf8.RuneCountInString(m.Text)
		expect(n <= v.keys.UserRunes, fmt.Sprintf("%d characters", n), fmt.Sprintf("%d at most", v.keys.UserRunes), m.ID)
	})
}

// corrected: in every episode the user corrects or disagrees as often as the recipe asks for (T3).
func corrected(v *view, expect check.Expect) {
	if v.keys == nil {
		return
	}
	n := map[string]int{}
	v.eachTurn(prompts.SideUser, func(s sets.Session, _ int, m *corpus.Message) {
		if prompts.Disagrees(m.Text) {
			n[s.SessionID]++
		}
	})
	for _, s := range v.whole() {
		expect(n[s.SessionID] >= v.keys.Corrections, fmt.Sprintf("%d turns that correct or disagree", n[s.SessionID]),
			fmt.Sprintf("%d at least", v.keys.Corrections), s.SessionID)
	}
}

// isolated: no turn of the assistant holds a value of the pool that the user has not said in the episode (T3, T4).
func isolated(v *view, expect check.Expect) {
	values := map[string]bool{}
	for _, p := range v.pool {
		for _, x := range append([]string{p.Value}, p.Choices...) {
			values[padded(x)] = true
		}
	}
	said := map[string]string{} // of the user, by episode
	v.eachTurn(prompts.SideUser, func(s sets.Session, _ int, m *corpus.Message) { said[s.SessionID] += padded(m.Text) })
	v.eachTurn(prompts.SideAssistant, func(s sets.Session, _ int, m *corpus.Message) {
		text, found := padded(m.Text), ""
		for x := range values {
			if strings.Contains(text, x) && !strings.Contains(said[s.SessionID], x) && (found == "" || x < found) {
				found = x
			}
		}
		expect(found == "", fmt.Sprintf("%q", found), "what the user said in the episode", m.ID)
	})
}

// padded are the words of a text in small letters, with a blank on either side of each.
func padded(text string) string {
	return " " + strings.Join(strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return strings.ContainsRune(" .,;:!?\n", r) }), " ") + " "
}
