package streammembench

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/pipeline/sessions"
	"memloom/prompts"
	"memloom/validate/check/rule"
)

// eachTurn looks at the turns of a side, by episode.
func (v *view) eachTurn(side string, look func(s sessions.Session, at int, m *corpus.Message)) {
	for _, s := range v.Whole() {
		for i, m := range v.Turns[s.SessionID] {
			if m.AuthorRole == side {
				look(s, i, m)
			}
		}
	}
}

// short: no turn of the user has more characters than the recipe allows (T3).
func short(v *view, expect rule.Expect) {
	if v.keys == nil {
		return
	}
	v.eachTurn(prompts.SideUser, func(_ sessions.Session, _ int, m *corpus.Message) {
		n := utf8.RuneCountInString(m.Text)
		expect(n <= v.keys.UserRunes, fmt.Sprintf("%d characters", n), fmt.Sprintf("%d at most", v.keys.UserRunes), m.ID)
	})
}

// corrected: in every episode the user corrects or disagrees as often as the recipe asks for (T3).
func corrected(v *view, expect rule.Expect) {
	if v.keys == nil {
		return
	}
	n := map[string]int{}
	v.eachTurn(prompts.SideUser, func(s sessions.Session, _ int, m *corpus.Message) {
		if prompts.Disagrees(m.Text) {
			n[s.SessionID]++
		}
	})
	for _, s := range v.Whole() {
		expect(n[s.SessionID] >= v.keys.Corrections, fmt.Sprintf("%d turns that correct or disagree", n[s.SessionID]),
			fmt.Sprintf("%d at least", v.keys.Corrections), s.SessionID)
	}
}

// isolated: no turn of the assistant holds a value of the pool that the user has not said in the episode (T3, T4).
func isolated(v *view, expect rule.Expect) {
	values := map[string]bool{}
	for _, p := range v.pool {
		for _, x := range append([]string{p.Value}, p.Choices...) {
			values[sessions.Padded(x)] = true
		}
	}
	said := map[string]string{} // of the user, by episode
	v.eachTurn(prompts.SideUser, func(s sessions.Session, _ int,
		m *corpus.Message) {
		said[s.SessionID] += sessions.Padded(m.Text)
	})
	v.eachTurn(prompts.SideAssistant, func(s sessions.Session, _ int, m *corpus.Message) {
		text, found := sessions.Padded(m.Text), ""
		for x := range values {
			if strings.Contains(text, x) && !strings.Contains(said[s.SessionID], x) && (found == "" || x < found) {
				found = x
			}
		}
		expect(found == "", fmt.Sprintf("%q", found), "what the user said in the episode", m.ID)
	})
}

// doubled: no word of a message is twice in a row.
func doubled(v *view, expect rule.Expect) {
	for i := range v.Messages {
		m, found, before := &v.Messages[i], "", ""
		for w := range strings.FieldsSeq(strings.ToLower(m.Text)) { // with its punctuation: what a stop parts is no slip
			if w == before {
				found = w
			}
			before = w
		}
		expect(found == "", fmt.Sprintf("%q twice", found), "each word once", m.ID)
	}
}
