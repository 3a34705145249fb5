package chat

import (
	"regexp"
	"strings"

	"memloom/internal/builtin/author/draw"
	"memloom/internal/builtin/author/grammar"
	"memloom/internal/builtin/author/voice"
	"memloom/internal/corpus"
)

// lead is how an opening runs into the sentence behind it.
type lead int

// opener writes how a message begins.
type opener struct{ *message }

// plannedOpening draws the beginning of those acts; ok is false where the
// ordinary one is as good.
func (m opener) plannedOpening() (open string, ok bool, err error) {
	calls := m.to != nil && !m.is(m.to) && m.from != m.to // somebody must be addressed by name
	later := m.slot.Earlier != nil
	switch m.slot.Act {
	case corpus.ActDecision:
		return m.decisionOpening(calls)
	case corpus.ActCompletion:
		if m.slot.Cleared == nil || calls || later {
			return "", false, nil
		}
		open, err = m.openedBy(m.d.lex.special["cleared open"], true)
		return open, true, err
	case corpus.ActClosure: // what lets things be brings its own beginning
		return "", len(m.facts) == 0 && !later && !calls, nil
	case corpus.ActReturn: // brings its own greeting
		return "", !calls && !later, nil
	case corpus.ActOption, corpus.ActDisagreement:
		if later {
			return "", false, nil
		}
	}
	key, odds := plannedOdds(m.slot.Act)
	if key == "" {
		return "", false, nil
	}
	if m.across() {
		key = "across open"
	}
	if m.d.in.Words < 22 && m.v.Verbosity < 2 && odds < 60 {
		odds = odds * 2 / 3
	}
	t := m.d.lex.special[key]
	aside := calls && m.vocative() != "vocative"
	if calls || later && len(calling(t)) > 0 {
		t = calling(t)
	}
	if later && !calls {
		odds = 100 // a reply on a later day says whom it answers
	}
	if !aside && draw.Chance(m.r, odds) {
		open, err = m.openedBy(t, odds > 80)
	}
	if open == "" && err == nil && (calls || later) {
		open, err = m.pick(m.d.lex.special[m.vocative()])
	}
	return open, true, err
}

// plannedOdds are the openings of an act, and how often it has one.
func plannedOdds(a corpus.Act) (key string, odds int) {
	switch a {
	case corpus.ActRequest:
		return "request open", 35
	case corpus.ActReminder:
		return "reminder open", 60
	case corpus.ActRecap:
		return "recap open", 85
	case corpus.ActDelivery:
		return "delivery open", 92
	case corpus.ActApology, corpus.ActRecall, corpus.ActAbsence, corpus.ActRule:
		return string(a) + " open", 40
	case corpus.ActOption, corpus.ActDisagreement, corpus.ActIntroduction:
		return string(a) + " open", 45
	}
	return "", 0
}

// openedBy draws an opening whose day it is, or any where the act wants one.
func (m opener) openedBy(t grammar.Table, wanted bool) (string, error) {
	open, err := m.pick(m.fresh(t))
	if open == "" && err == nil && wanted {
		return m.pick(t)
	}
	return open, err
}

// calling leaves the patterns that call somebody by name.
func calling(t grammar.Table) grammar.Table {
	var out grammar.Table
	for _, p := range t {
		if p.Names("n") || p.Names("p") {
			out = append(out, p)
		}
	}
	return out
}

// decisionOpening names what made a decision change, or who argued.
func (m opener) decisionOpening(calls bool) (string, bool, error) {
	if calls || m.slot.Earlier != nil && m.recalled() == nil {
		return "", false, nil
	}
	switch {
	case m.recalled() != nil && draw.Chance(m.r, 65):
		open, err := m.rotated(m.d.lex.special["trigger open"])
		m.referred = open != ""
		return open, open != "", err
	case m.recalled() == nil && len(m.arguers()) > 0 && draw.Chance(m.r, 45):
		open, err := m.pick(m.fresh(m.d.lex.special["heard open"]))
		m.credited = open != ""
		return open, open != "", err
	}
	return "", false, nil
}

// reasonToAsk is in a question that says already what its writer is at.
var reasonToAsk = regexp.MustCompile(`\b(?:I'm|I am|I've|I have|I was|I had|I promised|I hear|my|they'll|people|asked|before I|others)\b|\bcan't find`)

const (
	noLead       lead = iota // no opening
	sentenceLead             // a sentence of its own
	nameLead                 // "Mara,"
	commaLead                // "Right,"
	colonLead                // "Quick note:"
)

func leadOf(open string, to *voice.Voice) lead {
	switch {
	case open == "":
		return noLead
	case strings.HasSuffix(open, ":"):
		return colonLead
	case strings.HasSuffix(open, ","):
		if to != nil && strings.HasSuffix(strings.TrimSuffix(grammar.Unmark(open), ","), to.Given) {
			return nameLead
		}
		return commaLead
	}
	return sentenceLead
}

// follows says whether a pattern can stand behind an opening: what brings its
// own colon, label or introduction cannot follow another.
func (l lead) follows(p grammar.Pattern) bool {
	if l != noLead && (strings.HasPrefix(p.Src, "so ") || strings.HasPrefix(p.Src, "right, ")) {
		return false
	}
	switch l {
	case nameLead:
		return !p.Introduced && !p.Label || strings.HasSuffix(p.Src, "?")
	case commaLead:
		return !p.Introduced && !p.Label && !strings.HasPrefix(p.Src, "$v") && !strings.HasPrefix(p.Src, "$on")
	case colonLead:
		return !p.Introduced && !p.Label && !strings.Contains(grammar.StampOpen.Replace(p.Src), ":") && !strings.Contains(p.Src, ". ")
	}
	return true
}

// opening draws at most one beginning: the name of the person addressed, what
// is referred to, a habit, or one of the act's openings.
func (m opener) opening() (string, error) {
	l := m.d.lex
	if open, ok, err := m.plannedOpening(); ok || err != nil {
		return open, err
	}
	if m.slot.Earlier != nil {
		return m.reference()
	}
	if m.brief() {
		return "", nil
	}
	if m.slot.Act == corpus.ActAnswer && m.from != nil && (m.to == nil || m.to == m.from) && !m.is(m.from) && draw.Chance(m.r, 45*m.v.Warmth) {
		return m.pick(l.special["vocative"])
	}
	if m.to == nil || m.to == m.from || m.slot.Act == corpus.ActQuestion {
		if open, known, err := m.linked(); known || err != nil {
			return open, err
		}
	}
	if m.to != nil && !m.is(m.to) && m.from != m.to {
		if m.slot.Act == corpus.ActQuestion && draw.Chance(m.r, 30) {
			return m.pick(l.special["vocative ask"])
		}
		return m.pick(l.special[m.vocative()])
	}
	if open, known, err := m.noiseOpening(); known || err != nil {
		return open, err
	}
	if m.slot.Act == corpus.ActCorrection {
		open, err := m.pick(m.fresh(l.open[m.slot.Act]))
		m.denied = open != ""
		return open, err
	}
	if m.slot.Act == corpus.ActClosure { // a fact must be heard as an answer to the objection
		return m.rotated(l.open[m.slot.Act])
	}
	if m.slot.Act == corpus.ActDoubt && len(m.facts) > 0 && m.contests() {
		return m.pick(m.fresh(l.open[m.slot.Act]))
	}
	return m.unaddressed()
}

// unaddressed draws the beginning of a message that calls nobody and refers to
// nothing: a habit, or one of the act's openings, or none.
func (m opener) unaddressed() (string, error) {
	l := m.d.lex
	if open, ok := m.habitual().has("opens", m.v.Opens); ok {
		return grammar.Punctuated(open, ","), nil
	}
	if len(m.facts) > 0 && m.claims() {
		if phrase, ok := m.habitual().has("says", m.v.Says); ok {
			return grammar.Punctuated(phrase, ","), nil
		}
	}
	if !draw.Chance(m.r, m.openingOdds()) {
		return "", nil
	}
	if m.parent != nil && m.announces() {
		if m.parent.Task == "" || m.parent.Task != m.slot.Task {
			return "", nil
		}
		return m.pick(m.fresh(l.special["reply"]))
	}
	if m.slot.Act == corpus.ActDoubt && !m.contests() {
		return m.pick(m.fresh(l.special["doubt post"]))
	}
	return m.pick(m.fresh(l.open[m.slot.Act]))
}

// reference says which earlier message is answered: it stands on another day.
func (m opener) reference() (string, error) {
	key := "earlier"
	switch {
	case (m.slot.Act == corpus.ActBanter || m.errs() == noiseDrifts && m.slot.Act == corpus.ActMistake) && m.slot.Aside != "":
		return "", nil // what leads away from a subject does not take it up first
	case m.slot.Act == corpus.ActBanter:
		key = "earlier banter"
	case m.brief():
		key = "earlier brief"
	case m.slot.Act == corpus.ActQuestion || m.slot.Act == corpus.ActCoordinate:
		key = "vocative"
	case m.slot.Earlier.Act == corpus.ActQuestion:
		key = "earlier question"
	case m.beside():
		key = "earlier beside"
	case draw.Chance(m.r, 60):
		key = m.earlierKey()
	}
	if m.to != nil && m.to != m.from && !m.brief() {
		key = m.vocative()
	}
	fits := func(p grammar.Pattern) bool { return !m.pushes() || !p.Grateful }
	if m.slot.Because == "" && len(m.facts) < 2 && !m.decorated() {
		return m.pickWhere(m.d.lex.special[key], fits)
	}
	// Who has more to say comes to it sooner.
	const short = 7
	open, err := m.pickWhere(m.d.lex.special[key], func(p grammar.Pattern) bool { return fits(p) && p.Length <= short })
	if open != "" || err != nil {
		return open, err
	}
	return m.pickWhere(m.d.lex.special[key], fits)
}

// beside says whether the message puts a value of its own beside what was said
// on another day. It answers nothing there, so that nobody hears that the
// earlier message was thought about.
func (m opener) beside() bool {
	if m.slot.Act != corpus.ActProgress && m.slot.Act != corpus.ActBlocker || len(m.facts) == 0 {
		return false
	}
	switch linkParent(m.slot.Earlier.Act) {
	case "report", "answer", "question":
		return false
	}
	return true
}

// earlierKey is the table for what the earlier message did, or the one for all.
func (m opener) earlierKey() string {
	if a := m.slot.Earlier.Act; a == corpus.ActDoubt || a == corpus.ActDisagreement {
		return "earlier worry"
	}
	switch k := linkParent(m.slot.Earlier.Act); k {
	case "report", "decision", "trouble", "start":
		return "earlier " + k
	case "question":
		return "earlier asked"
	}
	return "earlier"
}

// vocative is how the person addressed is called: in a reply to somebody else
// the call says that it turns away from them.
func (m opener) vocative() string {
	answers := m.parent != nil || m.slot.Earlier != nil
	switch {
	case m.to == nil || m.from == m.to || !answers:
		return "vocative"
	case m.slot.Act == corpus.ActQuestion:
		return "vocative ask"
	case m.slot.Act == corpus.ActRequest:
		return "vocative request"
	case m.slot.Act == corpus.ActReminder: // it calls by itself
		key, _ := plannedOdds(m.slot.Act)
		return key
	case m.across():
		return "vocative across"
	case m.slot.Act == corpus.ActDecision && m.askedBy(m.to):
		return "vocative asker"
	}
	return "vocative aside"
}

// announces says whether the act puts something forward unasked.
func (m opener) announces() bool {
	switch m.slot.Act {
	case corpus.ActProgress, corpus.ActDecision, corpus.ActBlocker:
		return true
	}
	return false
}

// openingOdds is how often a message begins with an opening of its act.
func (m opener) openingOdds() int {
	odds := [...]int{8, 20, 34}[m.v.Verbosity]
	switch m.slot.Act {
	case corpus.ActNews:
		return 65
	case corpus.ActCompletion, corpus.ActBlocker, corpus.ActAnswer:
		return odds + 8
	case corpus.ActDoubt:
		return 65
	}
	return odds
}

// claims says whether the act puts something forward that a phrase like "to be
// fair" can introduce.
func (m opener) claims() bool {
	switch m.slot.Act {
	case corpus.ActProgress, corpus.ActAnswer, corpus.ActDecision, corpus.ActDoubt, corpus.ActBlocker,
		corpus.ActCorrection, corpus.ActForecast:
		return true
	}
	return false
}

// noiseOpening is the opening of a message that is noise or corrects it; known
// is false for what opens like any other message.
func (m opener) noiseOpening() (s string, known bool, err error) {
	kind := m.errs()
	if kind == "" {
		return "", false, nil
	}
	key := "err " + kind
	if m.slot.Act == corpus.ActCorrection {
		key = "put right " + kind
	}
	if len(m.facts) == 0 {
		return "", true, nil // the sentence itself says all
	}
	key += " open"
	if kind == noiseStale && m.slot.Act == corpus.ActMistake && m.parent == nil {
		key = "err " + noiseStale + " post"
	}
	s, err = m.rotated(m.d.lex.special[key])
	m.denied = s != "" && m.slot.Act == corpus.ActCorrection
	return s, true, err
}
