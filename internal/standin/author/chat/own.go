package chat

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// ownStatement writes a fact that has its own words, and what argues for it.
func (m stater) ownStatement(f *prompts.DayFact, t grammar.Table) (string, error) {
	m.about(f)
	s, err := m.rotated(t)
	if err != nil {
		return "", err
	}
	if s == "" {
		return "", fmt.Errorf("no pattern states fact %d (%s, %s)", f.N, f.Class, f.Attribute)
	}
	m.said, m.named[f.Subject] = true, true
	why := f.Reason
	if why == "" && m.facts[0] == f {
		why = m.slot.Because
	}
	if m.slot.Act == corpus.ActOption {
		why = tentative(why)
	}
	if why == "" {
		return s, nil
	}
	return m.backed(s, why, "tail "+f.Class)
}

// backed puts a clause that argues behind a sentence. Behind a question or a colon it is a sentence of its own.
func (m stater) backed(s, why, key string) (string, error) {
	t := m.d.lex.special[key]
	if t == nil {
		t = m.d.lex.special["tail"]
	}
	plain := grammar.Unmark(s)
	apart := strings.HasSuffix(plain, "?") || strings.Contains(plain, ". ") || strings.Contains(plain, ": ") ||
		strings.Contains(plain, "? ") || grammar.CountWords(s)+grammar.CountWords(why) > 34
	if strings.HasSuffix(plain, "?") && m.pushes() {
		t = m.d.lex.special["tail asked"]
	}
	m.why = why
	tail, err := m.pickWhere(t, func(p *grammar.Pattern) bool {
		return !apart || !strings.HasPrefix(p.Src, ",") && !strings.HasPrefix(p.Src, ":")
	})
	if err != nil || tail == "" {
		return s, err
	}
	m.argued = true
	if rest, ok := strings.CutPrefix(tail, ". "); ok {
		return grammar.Stopped(s) + " " + rest, nil
	}
	return s + tail, nil
}
