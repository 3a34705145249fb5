package chat

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
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
	if m.slot.Plain {
		p.core, err = m.core()
		if err != nil {
			return "", err
		}
		return m.slips().flawed(governed(p))
	}
	if p.open, err = m.opener().opening(); err != nil {
		return "", err
	}
	m.led, m.opened = leadOf(p.open, m.whom()), p.open != ""
	if p.core, err = m.core(); err != nil {
		return "", err
	}
	core := strings.Join(p.core, " ")
	m.asked = m.asked || strings.Contains(core, "?")
	m.thanked = strings.Contains(strings.ToLower(p.open+core), "thank")
	m.explained = m.explained || m.decorated()
	m.pointed = endsInLink(p.core)
	if p.after, err = m.adder().added(grammar.CountWords(p.open) + grammar.CountWords(core)); err != nil {
		return "", err
	}
	m.stumbles = stumbles(p)
	p = governed(p)
	if len(p.after) == 0 && !m.decorated() && m.errs() == "" {
		if p.close, err = m.closing(); err != nil {
			return "", err
		}
	}
	return m.slips().flawed(p)
}

// core writes what the act is there for, with what the plan wants told beside it.
func (m *message) core() ([]string, error) {
	core, err := m.actor().core()
	if err != nil {
		return nil, err
	}
	if core, err = m.weaver().glossed(core); err != nil {
		return nil, err
	}
	if m.slot.Detail != "" {
		core = beforeLinks(core, m.weaver().detail())
	}
	if core, err = m.weaver().further(core); err != nil {
		return nil, err
	}
	m.explained = m.gaveReason(core)
	return m.weaver().woven(core)
}

// closing draws the end of a message: a habit, or good wishes.
func (m *message) closing() (string, error) {
	if !m.brief() {
		if habit, _ := m.habitual().has("closes", m.v.Closes); habit != "" {
			return habit, nil
		}
	}
	if !m.cordial() || m.thanked || !draw.Chance(m.r, [...]int{0, 7, 32}[m.v.Warmth]) {
		return "", nil
	}
	wish := "warm close"
	if m.slot.Act == corpus.ActCoordinate {
		wish = "warm thanks"
	}
	return m.pick(m.fresh(m.d.lex.special[wish]))
}

// gaveReason says whether somebody has told already what they are at or why they ask: one reason is enough.
func (m *message) gaveReason(core []string) bool {
	text := grammar.GrammarText(strings.Join(core, " "))
	return m.slot.Because != "" || strings.Contains(text, ". ") || reasonToAsk.MatchString(text)
}

// cordial says whether good wishes suit the act.
func (m *message) cordial() bool {
	return m.does(corpus.ActKickoff, corpus.ActCompletion, corpus.ActCoordinate, corpus.ActClosureDay)
}
