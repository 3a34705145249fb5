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
	m.addressed(&p)
	if !m.brief() || m.v.verbosity > 0 {
		p.close, _ = m.has("closes", m.v.closes)
	}
	if p.close == "" && m.cordial() && chance(m.r, [...]int{0, 4, 18}[m.v.warmth]) {
		if p.close, err = m.pick(m.unused(m.d.lex.special["warm close"])); err != nil {
			return "", err
		}
	}
	m.say(&p)
	return m.polish(p), nil
}

// addressed names the person answered at the end of a sentence, as friendly people do.
func (m *message) addressed(p *parts) {
	if m.from == nil || m.to != nil || m.brief() || len(p.core) == 0 || m.topicIs(classContact) ||
		strings.Contains(p.open, m.from.Given) || !chance(m.r, [...]int{0, 15, 40}[m.v.warmth]) {
		return
	}
	s := p.core[0]
	if strings.Contains(unmark(s), m.from.Given) || strings.ContainsAny(s[len(s)-1:], "?!.") || linkLast(s) || strings.Contains(s, ". ") {
		return
	}
	p.core[0] = s + ", " + nameSpan(m.from.Given)
}

// topicIs says whether the fact in hand is of a class.
func (m *message) topicIs(class string) bool { return m.fact != nil && m.fact.Class == class }

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
	if m.slot.Act == corpus.ActCorrection {
		return m.pick(m.d.lex.open[m.slot.Act])
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
	case corpus.ActNews:
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

// cordial says whether good wishes suit the act.
func (m *message) cordial() bool {
	switch m.slot.Act {
	case corpus.ActKickoff, corpus.ActProgress, corpus.ActCompletion, corpus.ActCoordinate, corpus.ActClosureDay:
		return true
	}
	return false
}

// claims says whether the act puts something forward that a phrase like "to be
// fair" can introduce.
func (m *message) claims() bool {
	switch m.slot.Act {
	case corpus.ActProgress, corpus.ActAnswer, corpus.ActDecision, corpus.ActDoubt, corpus.ActBlocker,
		corpus.ActMistake, corpus.ActCorrection, corpus.ActForecast:
		return true
	}
	return false
}

// say puts a phrase that the writer is fond of before a sentence.
func (m *message) say(p *parts) {
	if len(p.core) == 0 || len(m.facts) == 0 || !m.claims() {
		return
	}
	for i := range p.core {
		if i == 0 && strings.HasSuffix(p.open, ":") || !takesPhrase(p.core[i]) {
			continue
		}
		if phrase, ok := m.has("says", m.v.says); ok {
			p.core[i] = punctuated(phrase, ",") + " " + p.core[i]
		}
		return
	}
}

// takesPhrase says whether a phrase can stand before a sentence: not before a
// value, a request, a question, or words that set a phrase apart already.
func takesPhrase(s string) bool {
	value, _ := startsWithValue(s)
	start := unmark(s)
	start = start[:min(24, len(start))]
	return !value && !strings.HasPrefix(s, "please") && !strings.HasSuffix(s, "?") && !strings.ContainsAny(start, ",:;.")
}

// punctuated gives a phrase an end, unless it has one.
func punctuated(s, end string) string {
	if s == "" || strings.ContainsAny(s[len(s)-1:], ",.:;!?") {
		return s
	}
	return s + end
}
