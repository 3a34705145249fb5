package author

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
)

// mostShort is how many words an ultra-short message has at most (G11).
const mostShort = 6

// ultraShort writes a reply of a few words, by what it replies to: it states
// nothing, asks for nothing that has a value and names nobody but the person
// spoken to.
func (m *message) ultraShort() (string, error) {
	if len(m.facts)+len(m.pages) > 0 {
		return "", fmt.Errorf("an ultra-short message cannot state a fact")
	}
	for try := 0; ; try++ {
		t := m.d.lex.special[m.shortKind()]
		if m.extra+try/8 > 0 {
			t = append(t[:len(t):len(t)], m.d.lex.special["short any"]...)
		}
		s, err := m.rotated(t)
		if err != nil {
			return "", err
		}
		if m.to != nil && m.to != m.from && !m.is(m.to) && !strings.Contains(s, m.to.Given) {
			s += ", " + nameSpan(m.to.Given)
		}
		text, err := m.flawedShort(s)
		if err != nil {
			return "", err
		}
		if n := words(text); n >= 1 && n <= mostShort {
			return text, nil
		}
		if try == tries {
			return "", fmt.Errorf("no text of at most %d words is left", mostShort)
		}
	}
}

// flawedShort is flawed for a text that is a fragment already, and in which
// there is nothing to take back but the first word.
func (m *message) flawedShort(s string) (string, error) {
	p := parts{core: []string{s}}
	flaws := m.slot.Flaws
	for _, f := range flaws {
		if f != corpus.MarkSelfCorrection {
			continue
		}
		s, err := m.rotated(m.d.lex.special["short taken back"])
		if err != nil {
			return "", err
		}
		p.core[0] = s
	}
	text := m.polish(p)
	for _, f := range flaws {
		if f == corpus.MarkTypo {
			text = m.mistyped(text)
		}
	}
	return text, nil
}

// shortKind is the table for a reply, by the parent's act.
func (m *message) shortKind() string {
	if m.slot.Act == corpus.ActBanter {
		switch m.parentAct() {
		case corpus.ActBlocker, corpus.ActDoubt, corpus.ActReminder:
			return "short groan"
		case corpus.ActCompletion:
			return "short cheer"
		}
		return "short laugh"
	}
	switch m.parentAct() {
	case corpus.ActQuestion:
		return "short ask"
	case corpus.ActRequest:
		return "short push"
	case corpus.ActReturn:
		return "short welcome"
	case corpus.ActAbsence:
		return "short leave"
	case corpus.ActApology:
		return "short forgive"
	case corpus.ActReminder, corpus.ActDisagreement, corpus.ActOption:
		return "short point"
	case corpus.ActDelivery:
		return "short thanks"
	case corpus.ActRule, corpus.ActClosureDay, corpus.ActRecall, corpus.ActRecap:
		return "short noted"
	}
	return "short" + strings.TrimPrefix(m.ackKind(), "ack")
}
