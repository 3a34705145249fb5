package author

import (
	"strings"

	"memloom/internal/corpus"
)

// parts are the pieces of a message before they become a text.
type parts struct {
	open  string   // an opening, with its punctuation
	names bool     // the opening names the subject
	core  []string // what the act is there for
	after []string // what the writer adds
	close string   // a closing habit
}

// compose writes the message, still marked.
func (m *message) compose() (string, error) {
	var p parts
	var err error
	if p.open, err = m.opening(); err != nil {
		return "", err
	}
	p.names = len(m.named) > 0
	if p.core, err = m.core(); err != nil {
		return "", err
	}
	m.unstack(&p)
	if p.after, err = m.support(words(p.open) + words(strings.Join(p.core, " "))); err != nil {
		return "", err
	}
	if !m.brief() || m.v.verbosity > 0 {
		p.close, _ = m.has("closes", m.v.closes)
	}
	m.say(&p)
	return m.polish(p), nil
}

// unstack keeps an opening with a colon from meeting a sentence that brings
// its own: it ends, or goes where nothing in it is needed.
func (m *message) unstack(p *parts) {
	lead, ok := strings.CutSuffix(p.open, ":")
	if !ok || len(p.core) == 0 || !strings.ContainsAny(unmark(p.core[0]), ":?") && !strings.Contains(p.core[0], ". ") {
		return
	}
	if strings.HasSuffix(p.core[0], "?") && !strings.Contains(p.core[0], ":") && !strings.Contains(p.core[0], ". ") {
		return
	}
	if m.to != nil && unmark(lead) == m.to.Given {
		p.open = lead + ","
		return
	}
	if p.names || m.to != nil && strings.Contains(lead, m.to.Given) {
		p.open = lead + "."
		return
	}
	p.open = ""
}

// brief says whether the act is one of few words.
func (m *message) brief() bool {
	return m.slot.Act == corpus.ActAcknowledge || m.slot.Act == corpus.ActBanter
}

// opening draws a vocative, a habit, or one of the act's openings.
func (m *message) opening() (string, error) {
	if m.to != nil && !m.is(m.to) && (m.from != m.to || chance(m.r, 20*m.v.warmth)) {
		return m.pick(m.d.lex.special["vocative"])
	}
	if m.d.habits[m.v.Name]["opens"] == 0 && !m.brief() {
		if open, ok := m.has("opens", m.v.opens); ok {
			return punctuated(open, ","), nil
		}
	}
	if m.slot.Earlier != nil && !m.brief() && chance(m.r, 75) {
		return m.pick(m.unused(m.d.lex.special["earlier"]))
	}
	odds := [...]int{25, 55, 75}[m.v.verbosity]
	if m.terse() {
		odds /= 2
	}
	switch m.slot.Act {
	case corpus.ActAcknowledge, corpus.ActBanter:
		return "", nil
	case corpus.ActNews, corpus.ActCorrection:
		odds = 90
	case corpus.ActDoubt:
		odds = 65
		if len(m.facts) > 0 {
			odds = 100
		}
	}
	if !chance(m.r, odds) {
		return "", nil
	}
	return m.pick(m.unused(m.d.lex.open[m.slot.Act]))
}

// unused leaves out the patterns that the day has had: a message needs no opening.
func (m *message) unused(t table) table {
	var out table
	for _, p := range t {
		if m.d.used[p.src] == 0 {
			out = append(out, p)
		}
	}
	return out
}

// support adds sentences until the message has the length that suits its
// writer: on the fact, on the act, a question, a joke, the slot's aside.
func (m *message) support(have int) ([]string, error) {
	target := m.d.in.Words * m.v.length() * (85 + m.r.IntN(70)) / 1000
	most := 1 + m.v.verbosity + m.d.in.Words/24
	if m.slot.Act == corpus.ActQuestion {
		most = max(1, m.v.verbosity)
	}
	if m.brief() {
		target, most = 0, 0
		if m.v.verbosity == 2 && chance(m.r, 30) {
			target, most = m.d.in.Words/2, 1
		}
	}
	var out []string
	add := func(t table, ok func(pattern) bool) error {
		if m.extra == 0 {
			t = m.unused(t)
		}
		s, err := m.pickWhere(t, func(p pattern) bool { return m.may(p) && (ok == nil || ok(p)) })
		if s == "" || err != nil {
			return err
		}
		m.asked = m.asked || strings.Contains(s, "?")
		out = append(out, s)
		have += words(s)
		return nil
	}
	if m.follows() {
		t := m.fallback()
		if chance(m.r, 60) && m.topical() {
			t = m.d.lex.special["follow up"]
		}
		if err := add(t, isQuestion); err != nil {
			return nil, err
		}
	}
	for len(out) < most && have+5 <= target || len(out) < m.extra {
		n := len(out)
		if err := add(m.supportTable(), nil); err != nil {
			return nil, err
		}
		if len(out) == n {
			if err := add(m.fallback(), nil); err != nil {
				return nil, err
			}
		}
		if len(out) == n && m.extra > 0 {
			if err := add(m.d.lex.special["bare"], nil); err != nil {
				return nil, err
			}
		}
		if len(out) == n {
			break
		}
	}
	questionsLast(out)
	return out, m.lighten(add, &out)
}

// lighten adds the aside that the plan wants, or a joke where the writer makes them.
func (m *message) lighten(add func(table, func(pattern) bool) error, out *[]string) error {
	if m.slot.Aside != "" && m.slot.Act != corpus.ActBanter {
		m.asked = false
		return add(m.d.lex.special["aside tail"], nil)
	}
	if m.slot.Act == corpus.ActBlocker || m.formal == 2 || m.senior || m.asked {
		return nil
	}
	if chance(m.r, [...]int{0, 6, 16}[m.v.humour]) {
		return add(m.d.lex.special["joke"], nil)
	}
	return nil
}

// may says whether a pattern may be added to what is there: a message asks one
// thing only.
func (m *message) may(p pattern) bool {
	return !m.asked || !strings.Contains(p.src, "?")
}

func isQuestion(p pattern) bool { return strings.HasSuffix(p.src, "?") }

// follows says whether the writer asks a question of their own behind the matter.
func (m *message) follows() bool {
	if m.asked || m.slot.Act == corpus.ActQuestion || m.slot.Act == corpus.ActClosureDay {
		return false
	}
	return chance(m.r, [...]int{0, 15, 40}[m.v.questioning])
}

// fallback is what can be added whatever the facts are.
func (m *message) fallback() table {
	if m.slot.Act == corpus.ActClosure && len(m.facts) == 0 {
		return m.d.lex.special["closure after"]
	}
	return m.d.lex.close[m.slot.Act]
}

// topical says whether the message is about an attribute that more can be said of.
func (m *message) topical() bool {
	switch m.slot.Act {
	case corpus.ActProgress, corpus.ActAnswer, corpus.ActDecision, corpus.ActMistake, corpus.ActCorrection:
	default:
		return false
	}
	if m.fact == nil || m.attr == "" || isLink(m.fact) {
		return false
	}
	switch m.fact.Class {
	case classSetting, classMeasure, classTally, classChoice, classBudget, classDeadline:
		return true
	}
	return false
}

// supportTable is on the fact stated last, or on the act.
func (m *message) supportTable() table {
	byAct := m.fallback()
	if m.topical() && chance(m.r, 40) {
		if m.slot.Act == corpus.ActProgress && chance(m.r, 40) {
			return m.d.lex.special["about subject"]
		}
		return m.d.lex.special["about attribute"]
	}
	if m.fact == nil || len(m.facts) == 0 {
		return byAct
	}
	byClass, ok := m.d.lex.after[m.fact.Class]
	if isLink(m.fact) {
		byClass, ok = m.d.lex.after[classReference], true
	}
	switch m.slot.Act {
	case corpus.ActProgress, corpus.ActMistake:
		if ok && chance(m.r, 60) || byAct == nil {
			return byClass
		}
	case corpus.ActAnswer, corpus.ActKickoff, corpus.ActCompletion:
		if ok && chance(m.r, 25) {
			return byClass
		}
	}
	return byAct
}

// questionsLast keeps the order but for questions, which end a message.
func questionsLast(s []string) {
	for i := 0; i+1 < len(s); i++ {
		if strings.HasSuffix(s[i], "?") {
			s[i], s[i+1] = s[i+1], s[i]
		}
	}
}

// claims says whether the act puts something forward that a phrase like "to be
// fair" can introduce.
func (m *message) claims() bool {
	switch m.slot.Act {
	case corpus.ActProgress, corpus.ActAnswer, corpus.ActDecision, corpus.ActDoubt, corpus.ActBlocker,
		corpus.ActMistake, corpus.ActCorrection, corpus.ActForecast, corpus.ActCompletion:
		return true
	}
	return false
}

// say puts a phrase that the writer is fond of before a sentence.
func (m *message) say(p *parts) {
	if len(p.core) == 0 || len(m.facts) == 0 || !m.claims() {
		return
	}
	i := m.r.IntN(len(p.core))
	s := &p.core[i]
	head, _, _ := strings.Cut(unmark(*s), " is ")
	if value, _ := startsWithValue(*s); value || strings.ContainsAny(head, ",:") || strings.HasPrefix(*s, "please") || strings.HasSuffix(*s, "?") || i == 0 && strings.HasSuffix(p.open, ":") {
		return
	}
	if phrase, ok := m.has("says", m.v.says); ok {
		*s = punctuated(phrase, ",") + " " + *s
	}
}

// punctuated gives a phrase an end, unless it has one.
func punctuated(s, end string) string {
	if s == "" || strings.ContainsAny(s[len(s)-1:], ",.:;!?") {
		return s
	}
	return s + end
}
