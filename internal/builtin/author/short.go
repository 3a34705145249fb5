package author

import (
	"fmt"
	"slices"
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
		t, draw := m.d.lex.special[m.shortKind()], m.rotated
		if m.slot.Act == corpus.ActClosure { // what settles a thing asks nothing
			t = slices.DeleteFunc(slices.Clone(t), isQuestion)
		}
		if m.extra+try/8 > 0 { // what the day calls for has been said
			t, draw = append(t[:len(t):len(t)], m.d.lex.special["short any"]...), m.pick
		}
		s, err := draw(t)
		if err != nil {
			return "", err
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

// flawedShort is flawed for a text that is a fragment already.
func (m *message) flawedShort(s string) (string, error) {
	if slices.Contains(m.slot.Flaws, corpus.MarkSelfCorrection) {
		var err error
		if s, err = m.shortTakenBack(); err != nil {
			return "", err
		}
	}
	if m.to != nil && m.to != m.from && !strings.Contains(s, m.to.Given) {
		s += ", " + nameSpan(m.to.Given)
	}
	text := m.polish(parts{core: []string{s}})
	if slices.Contains(m.slot.Flaws, corpus.MarkTypo) {
		text = m.mistyped(text)
	}
	return text, nil
}

// shortTakenBack says the same thing in one way and at once in another.
func (m *message) shortTakenBack() (string, error) {
	few := func(p pattern) bool { return p.length <= 2 && !strings.ContainsAny(p.src, "!?,$") }
	t := m.d.lex.special[m.shortKind()]
	if m.extra > 0 || chance(m.r, 30) {
		t = m.d.lex.special["short any"]
	}
	first, err := m.pickWhere(t, few)
	if err != nil {
		return "", err
	}
	second, err := m.pickWhere(t, func(p pattern) bool { return few(p) && p.src != first })
	if err != nil {
		return "", err
	}
	if first == "" || second == "" || chance(m.r, 20) {
		return m.pick(m.d.lex.special["short taken back"])
	}
	return first + corpus.Pick(m.r, m.takes()) + second, nil
}

// shortKind is the table for a reply, by the parent's act.
func (m *message) shortKind() string {
	if m.slot.Act == corpus.ActBanter {
		switch m.parentAct() {
		case corpus.ActBlocker, corpus.ActDoubt, corpus.ActReminder:
			return "short groan"
		case corpus.ActCompletion:
			return "short cheer"
		case corpus.ActKickoff:
			return "short start"
		case corpus.ActNews:
			return "short news"
		case corpus.ActAcknowledge, corpus.ActBanter:
			if m.parent == nil || m.parent.To != m.slot.Author {
				return "short second"
			}
			return "short nod"
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
	case corpus.ActIntroduction:
		return "short hello"
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
