package chat

import (
	"regexp"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/voice"
)

// opener writes how a message begins.
type opener struct{ *message }

// plannedOpening is how an act of the plan opens, and in how many of 100 messages.
type plannedOpening struct {
	key   string
	odds  int
	today bool // only where what it answers is of the same day
}

var plannedOpenings = map[corpus.Act]plannedOpening{
	corpus.ActRequest: {key: "request open", odds: 35}, corpus.ActReminder: {key: "reminder open", odds: 60},
	corpus.ActRecap: {key: "recap open", odds: 85}, corpus.ActDelivery: {key: "delivery open", odds: 92},
	corpus.ActApology: {key: "apology open", odds: 40}, corpus.ActRecall: {key: "recall open", odds: 40},
	corpus.ActAbsence: {key: "absence open", odds: 40}, corpus.ActRule: {key: "rule open", odds: 40},
	corpus.ActIntroduction: {key: "introduction open", odds: 45},
	corpus.ActOption:       {key: "option open", odds: 45, today: true},
	corpus.ActDisagreement: {key: "disagreement open", odds: 45, today: true},
}

// planned draws the beginning of an act of the plan; ok is false where the ordinary one is as good.
func (m opener) planned() (open string, ok bool, err error) {
	calls, later := m.turnsTo(), m.slot.Earlier != nil
	alone := !calls && !later
	switch m.slot.Act {
	case corpus.ActDecision:
		return m.decisionOpening(calls)
	case corpus.ActCompletion:
		if m.slot.Cleared == nil || !alone {
			return "", false, nil
		}
		open, err = m.openedBy(m.d.lex.special["cleared open"], true)
		return open, true, err
	case corpus.ActClosure: // what lets things be brings its own beginning
		return "", len(m.facts) == 0 && alone, nil
	case corpus.ActReturn: // brings its own greeting
		return "", alone, nil
	}
	o, ok := plannedOpenings[m.slot.Act]
	if !ok || o.today && later {
		return "", false, nil
	}
	open, err = m.openedAs(o, calls)
	if open == "" && err == nil && !alone {
		open, err = m.pick(m.d.lex.special[m.vocative()])
	}
	return open, true, err
}

// turnsTo says whether somebody must be addressed by name, because the message answers somebody else or nobody.
func (m opener) turnsTo() bool { return m.to != nil && !m.is(m.to) && m.from != m.to }

// openedAs draws an opening of an act of the plan, or "".
func (m opener) openedAs(o plannedOpening, calls bool) (string, error) {
	if m.across() {
		o.key = "across open"
	}
	later := m.slot.Earlier != nil
	switch {
	case later && !calls:
		o.odds = 100 // a reply on a later day says whom it answers
	case m.d.in.Words < 22 && m.v.Verbosity < 2 && o.odds < 60:
		o.odds = o.odds * 2 / 3
	}
	t := m.d.lex.special[o.key]
	if named := calling(t); calls || later && len(named) > 0 {
		t = named
	}
	if calls && m.vocative() != "vocative" || !draw.Chance(m.r, o.odds) {
		return "", nil
	}
	return m.openedBy(t, o.odds > 80)
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
var reasonToAsk = regexp.MustCompile(`\b(?:I'm|I am|I've|I have|I was|I had|I promised|I hear|my|they'll|people|` +
	`asked|before I|others)\b|\bcan't find`)

// lead is how an opening runs into the sentence behind it.
type lead int

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
func (l lead) follows(p *grammar.Pattern) bool {
	if l != noLead && (strings.HasPrefix(p.Src, "so ") || strings.HasPrefix(p.Src, "right, ")) {
		return false
	}
	switch l {
	case nameLead:
		return !p.Introduced && !p.Label || strings.HasSuffix(p.Src, "?")
	case commaLead:
		return !p.Introduced && !p.Label && !strings.HasPrefix(p.Src, "$v") && !strings.HasPrefix(p.Src, "$on")
	case colonLead:
		return !p.Introduced && !p.Label && !strings.Contains(grammar.StampOpen.Replace(p.Src), ":") &&
			!strings.Contains(p.Src, ". ")
	}
	return true
}

// opening draws at most one beginning: the name of the person addressed, what
// is referred to, a habit, or one of the act's openings.
func (m opener) opening() (string, error) {
	if open, ok, err := m.planned(); ok || err != nil {
		return open, err
	}
	switch {
	case m.slot.Earlier != nil:
		return m.reference()
	case m.brief():
		return "", nil
	case m.answersAsker() && draw.Chance(m.r, 45*m.v.Warmth):
		return m.pick(m.d.lex.special["vocative"])
	}
	for _, way := range []func() (string, bool, error){m.linked, m.call, m.noiseOpening, m.retort} {
		if open, ok, err := way(); ok || err != nil {
			return open, err
		}
	}
	return m.unaddressed()
}

// answersAsker says whether the message answers whoever asked, and speaks to nobody else.
func (m opener) answersAsker() bool {
	return m.slot.Act == corpus.ActAnswer && m.from != nil && !m.callsOther() && !m.is(m.from)
}

// call draws the name of the person to whom the message turns.
func (m opener) call() (open string, ok bool, err error) {
	if !m.turnsTo() {
		return "", false, nil
	}
	key := m.vocative()
	if m.slot.Act == corpus.ActQuestion && draw.Chance(m.r, 30) {
		key = "vocative ask"
	}
	open, err = m.pick(m.d.lex.special[key])
	return open, true, err
}

// retort draws the beginning of a correction, of a closure or of a doubt about what was said.
func (m opener) retort() (open string, ok bool, err error) {
	t := m.d.lex.open[m.slot.Act]
	switch {
	case m.slot.Act == corpus.ActCorrection:
		open, err = m.pick(m.fresh(t))
		m.denied = open != ""
	case m.slot.Act == corpus.ActClosure: // a fact must be heard as an answer to the objection
		open, err = m.rotated(t)
	case m.slot.Act == corpus.ActDoubt && len(m.facts) > 0 && m.contests():
		open, err = m.pick(m.fresh(t))
	default:
		return "", false, nil
	}
	return open, true, err
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

// vocative is how the person addressed is called: in a reply to somebody else
// the call says that it turns away from them.
func (m opener) vocative() string {
	answers := m.parent != nil || m.slot.Earlier != nil
	switch {
	case !m.callsOther() || !answers:
		return "vocative"
	case m.slot.Act == corpus.ActQuestion:
		return "vocative ask"
	case m.slot.Act == corpus.ActRequest:
		return "vocative request"
	case m.slot.Act == corpus.ActReminder: // it calls by itself
		return plannedOpenings[m.slot.Act].key
	case m.across():
		return "vocative across"
	case m.slot.Act == corpus.ActDecision && m.askedBy(m.to):
		return "vocative asker"
	}
	return "vocative aside"
}

// announces says whether the act puts something forward unasked.
func (m opener) announces() bool {
	return m.does(corpus.ActProgress, corpus.ActDecision, corpus.ActBlocker)
}

// openingOdds is how often a message begins with an opening of its act.
func (m opener) openingOdds() int {
	odds := [...]int{8, 20, 34}[m.v.Verbosity]
	switch {
	case m.does(corpus.ActNews, corpus.ActDoubt):
		return 65
	case m.does(corpus.ActCompletion, corpus.ActBlocker, corpus.ActAnswer):
		return odds + 8
	}
	return odds
}

// claims says whether the act puts something forward that a phrase like "to be fair" can introduce.
func (m opener) claims() bool {
	return m.does(corpus.ActProgress, corpus.ActAnswer, corpus.ActDecision, corpus.ActDoubt, corpus.ActBlocker,
		corpus.ActCorrection, corpus.ActForecast)
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
