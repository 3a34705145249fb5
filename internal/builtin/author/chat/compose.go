package chat

import (
	"strings"

	"memloom/internal/builtin/author/draw"
	"memloom/internal/builtin/author/grammar"
	"memloom/internal/corpus"
)

// parts are the pieces of a message before they become a text.
type parts struct {
	open  string   // an opening, with its punctuation
	core  []string // what the act is there for
	after []string // what the writer adds
	close string   // a closing habit
}

// compose writes the message, still marked.
func (m *message) compose() (string, error) {
	if m.slot.Short {
		return m.fewWords().ultraShort()
	}
	var p parts
	var err error
	if p.open, err = m.opener().opening(); err != nil {
		return "", err
	}
	m.led, m.opened = leadOf(p.open, m.whom()), p.open != ""
	if p.core, err = m.actor().core(); err != nil {
		return "", err
	}
	if p.core, err = m.weaver().glossed(p.core); err != nil {
		return "", err
	}
	if m.slot.Detail != "" {
		p.core = beforeLinks(p.core, m.weaver().detail())
	}
	m.explained = m.gaveReason(p.core)
	if p.core, err = m.weaver().woven(p.core); err != nil {
		return "", err
	}
	core := strings.Join(p.core, " ")
	m.asked = m.asked || strings.Contains(core, "?")
	m.thanked = strings.Contains(strings.ToLower(p.open+core), "thank")
	m.explained = m.explained || m.decorated()
	m.pointed = endsInLink(p.core)
	if p.after, err = m.adder().added(grammar.CountWords(p.open) + grammar.CountWords(strings.Join(p.core, " "))); err != nil {
		return "", err
	}
	m.stumbles = stumbles(p)
	p = governed(p)
	plain := len(p.after) == 0 && !m.decorated() && m.errs() == ""
	if !m.brief() && plain {
		p.close, _ = m.habitual().has("closes", m.v.Closes)
	}
	if p.close == "" && plain && m.cordial() && !m.thanked && draw.Chance(m.r, [...]int{0, 7, 32}[m.v.Warmth]) {
		wish := "warm close"
		if m.slot.Act == corpus.ActCoordinate {
			wish = "warm thanks"
		}
		if p.close, err = m.pick(m.fresh(m.d.lex.special[wish])); err != nil {
			return "", err
		}
	}
	return m.slips().flawed(p)
}

// gaveReason says whether somebody has told already what they are at or why they ask:
// one reason is enough.
func (m *message) gaveReason(core []string) bool {
	text := grammar.GrammarText(strings.Join(core, " "))
	return m.slot.Because != "" || strings.Contains(text, ". ") || reasonToAsk.MatchString(text)
}

// cordial says whether good wishes suit the act.
func (m *message) cordial() bool {
	switch m.slot.Act {
	case corpus.ActKickoff, corpus.ActCompletion, corpus.ActCoordinate, corpus.ActClosureDay:
		return true
	}
	return false
}
