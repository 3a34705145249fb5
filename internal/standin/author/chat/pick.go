package chat

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/statistics"
)

// pick expands a pattern of a table that fits, the least used of the day, or returns "" where none does.
func (m *message) pick(t grammar.Table) (string, error) { return m.pickWhere(t, nil) }

func (m *message) pickWhere(t grammar.Table, ok func(*grammar.Pattern) bool) (string, error) {
	fit := m.leastUsed(t, ok)
	if len(fit) == 0 {
		return "", nil
	}
	weights := make([]int, len(fit))
	for i, p := range fit {
		weights[i] = m.judge().weight(p)
	}
	p := fit[statistics.Weighted(m.r, weights)]
	m.led = noLead
	m.taken = append(m.taken, p.Src)
	out, err := grammar.Expand(m.r, m.wording(), m.source(p))
	if err != nil {
		return "", fmt.Errorf("pattern %q: %w", p.Src, err)
	}
	if p.Names("a") && p.Names("t") {
		out = m.possessive(out)
	}
	m.note(p)
	return out, nil
}

// leastUsed leaves the patterns that fit and were used least.
func (m *message) leastUsed(t grammar.Table, ok func(*grammar.Pattern) bool) grammar.Table {
	least := -1
	var fit grammar.Table
	for _, p := range m.behindOpening(t) {
		if !m.judge().fits(p) || ok != nil && !ok(p) {
			continue
		}
		n := m.uses(p.Src)
		if least < 0 || n < least {
			least, fit = n, fit[:0]
		}
		if n == least {
			fit = append(fit, p)
		}
	}
	return fit
}

// note keeps what a pattern has said.
func (m *message) note(p *grammar.Pattern) {
	if p.Names("t") || p.Names("tb") {
		m.named[m.topic] = true
	}
	m.called = m.called || p.Calls()
	m.explained = m.explained || strings.ContainsRune(p.Tags, 'y')
	m.full = m.full || p.Sentence()
	if r := m.recalled(); r != nil && p.Names("what") {
		m.named[spokenOf(r)] = true
	}
}

// pickFirst picks from the first of some tables that has something.
func (m *message) pickFirst(from []grammar.Table, ok func(*grammar.Pattern) bool) (string, error) {
	for _, t := range from {
		if s, err := m.pickWhere(t, ok); s != "" || err != nil {
			return s, err
		}
	}
	return "", nil
}

// behindOpening leaves out what cannot follow the message's opening, as long as something else fits.
func (m *message) behindOpening(t grammar.Table) grammar.Table {
	if m.led == noLead {
		return t
	}
	var out grammar.Table
	fit := false
	for _, p := range t {
		if m.led.follows(p) {
			out = append(out, p)
			fit = fit || m.judge().fits(p)
		}
	}
	if !fit {
		return t
	}
	return out
}

// uses counts a pattern in the day and in this message.
func (m *message) uses(src string) int {
	n := m.d.used[src]
	for _, t := range m.taken {
		if t == src {
			n++
		}
	}
	return n
}

// rotated draws a pattern whose day it is, or any where none of those fits.
func (m *message) rotated(t grammar.Table) (string, error) {
	if m.weary > 0 { // what has its day has been said
		return m.pick(t)
	}
	behind := m.behindOpening(t)
	for _, some := range []grammar.Table{m.calendar().inTurn(m.unused(behind)), m.unused(behind), behind} {
		if s, err := m.pick(some); s != "" || err != nil {
			return s, err
		}
	}
	return m.pick(t)
}

// prefer leaves the patterns that name the attribute where it is known, else
// those that name the subject, else (and behind an opening) those that name neither; of these, the ones
// that leave room for an argument, where there is one or messages are short.
func (m *message) prefer(t grammar.Table) grammar.Table {
	t = m.behindOpening(t)
	for _, longest := range []int{m.longest(), anyLength} {
		out := grammar.Table{}
		fit := false
		for _, p := range t {
			if m.namesKnown(p) && p.Length <= longest {
				out = append(out, p)
				fit = fit || m.judge().fits(p) && m.led.follows(p)
			}
		}
		if fit {
			return out
		}
	}
	return t
}

// namesKnown says whether a pattern names the most that can be named here.
func (m *message) namesKnown(p *grammar.Pattern) bool {
	subject := p.Names("t") || p.Names("tb")
	switch {
	case m.attr != "" && m.topic != "":
		return p.Names("a") || p.Names("what")
	case m.topic != "" && m.led == noLead:
		return !p.Names("a") && subject
	}
	return !p.Names("a") && !subject
}

// longest is how long a pattern may be that leaves room for what else is said.
func (m *message) longest() int {
	switch {
	case m.slot.Because != "":
		return [...]int{9, 12, 16}[m.v.Verbosity]
	case m.d.in.Words < 22:
		return [...]int{11, 15, 22}[m.v.Verbosity]
	}
	return anyLength
}

// anyLength is longer than any pattern.
const anyLength = 1000

// unused leaves out the patterns that the day or the message has had: nobody needs an opening, or to say a thing twice.
func (m *message) unused(t grammar.Table) grammar.Table {
	out := make(grammar.Table, 0, len(t))
	for _, p := range t {
		if m.uses(p.Src) == 0 {
			out = append(out, p)
		}
	}
	return out
}

// fresh leaves out the openings of this day and those whose turn it is not.
func (m *message) fresh(t grammar.Table) grammar.Table { return m.calendar().seldom(m.unused(t)) }

// turning is what has its day today, unless too little of it fits to vary.
func (m *message) turning(t grammar.Table) grammar.Table {
	const few = 5
	n, today := 0, m.calendar().inTurn(t)
	for _, p := range today {
		if m.judge().fits(p) {
			n++
		}
	}
	if n < few {
		return t
	}
	return today
}

// may says whether a pattern may be added to what is there: a message asks one thing only, and thanks once.
func (m *message) may(p *grammar.Pattern) bool {
	return (m.weary >= lastResort || !slices.Contains(m.taken, p.Src)) && (!m.asked || !strings.Contains(p.Src, "?")) &&
		(!m.thanked || !strings.Contains(p.Src, "thank"))
}

// source is the pattern as the message writes it.
func (m *message) source(p *grammar.Pattern) string {
	if p.Bare == "" || !draw.Chance(m.r, elided) || !m.bound() &&
		!(m.named[m.topic] && ownAttribute.MatchString(p.Bare)) {
		return p.Src
	}
	if strings.HasPrefix(p.Bare, "$v") || strings.HasPrefix(p.Bare, "$on") {
		if v, _ := m.wording().Value(grammar.VarName(p.Bare[1:])); !m.opens(v) {
			return p.Src
		}
	}
	return p.Bare
}

// possessive turns "the peak load for the card vault load test" into "the card
// vault load test's peak load", which some like more than others.
func (m *message) possessive(s string) string {
	full := m.subject(m.topic).Full()
	if !draw.Chance(m.r, [...]int{8, 25, 60}[m.v.Taste("possessive")%3]) || !strings.HasPrefix(full, "the ") ||
		strings.HasSuffix(full, "s") || strings.Contains(m.attr, " for ") {
		return s
	}
	for _, joint := range []string{"for", "on"} {
		the, turned, ok := strings.Cut(s, "the "+grammar.NameSpan(m.attr)+" "+joint+" "+grammar.NameSpan(full))
		if ok {
			return the + grammar.NameSpan(full) + "'s " + grammar.NameSpan(m.attr) + turned
		}
	}
	return s
}
