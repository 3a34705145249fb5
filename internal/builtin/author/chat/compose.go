package chat

import (
	"regexp"
	"strings"

	"memloom/internal/builtin/author/draw"
	"memloom/internal/builtin/author/grammar"
	"memloom/internal/builtin/author/voice"
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
		p.core = m.placed(p.core, m.weaver().detail())
	}
	m.explained = m.gaveReason(p.core)
	if p.core, err = m.weaver().woven(p.core); err != nil {
		return "", err
	}
	core := strings.Join(p.core, " ")
	m.asked = m.asked || strings.Contains(core, "?")
	m.thanked = strings.Contains(strings.ToLower(p.open+core), "thank")
	m.explained = m.explained || m.decorated()
	m.pointed = m.endsInLink(p.core)
	if p.after, err = m.adder().added(grammar.CountWords(p.open) + grammar.CountWords(strings.Join(p.core, " "))); err != nil {
		return "", err
	}
	m.stumbles = stumbles(p)
	p = governed(p)
	plain := len(p.after) == 0 && !m.decorated() && m.errs() == ""
	if !m.brief() && plain {
		p.close, _ = m.has("closes", m.v.Closes)
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

// reasonToAsk is in a question that says already what its writer is at.
var reasonToAsk = regexp.MustCompile(`\b(?:I'm|I am|I've|I have|I was|I had|I promised|I hear|my|they'll|people|asked|before I|others)\b|\bcan't find`)

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

// brief says whether the act is one of few words.
func (sc *scene) brief() bool {
	return sc.slot.Act == corpus.ActAcknowledge || sc.slot.Act == corpus.ActBanter
}

// opener writes how a message begins.
type opener struct{ *message }

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
	if open, ok := m.has("opens", m.v.Opens); ok {
		return grammar.Punctuated(open, ","), nil
	}
	if len(m.facts) > 0 && m.claims() {
		if phrase, ok := m.has("says", m.v.Says); ok {
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

// contests says whether the message answers something that can be disagreed with.
func (sc *scene) contests() bool {
	switch sc.parentAct() {
	case corpus.ActDecision, corpus.ActDoubt, corpus.ActClosure, corpus.ActForecast, corpus.ActCommitment:
		return true
	}
	return false
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

// pushes says whether the message speaks against something.
func (sc *scene) pushes() bool {
	return sc.slot.Act == corpus.ActDisagreement || sc.slot.Act == corpus.ActDoubt
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

// askedBy says whether somebody asked in the message's thread.
func (sc *scene) askedBy(v *voice.Voice) bool {
	for s := sc.parent; s != nil; s = sc.d.slots[s.ReplyTo] {
		asks := s.Act == corpus.ActQuestion || s.Act == corpus.ActRequest || s.Act == corpus.ActReminder
		if asks && s.Author == v.Name {
			return true
		}
	}
	e := sc.slot.Earlier
	return e != nil && e.Author == v.Name && linkParent(e.Act) == "question"
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

// unused leaves out the patterns that the day or the message has had: nobody
// needs an opening, or to say a thing twice.
func (m *message) unused(t grammar.Table) grammar.Table {
	var out grammar.Table
	for _, p := range t {
		if m.uses(p.Src) == 0 {
			out = append(out, p)
		}
	}
	return out
}

// fresh leaves out the openings of this day and those whose turn it is not.
func (m *message) fresh(t grammar.Table) grammar.Table { return m.seldom(m.unused(t)) }

// cordial says whether good wishes suit the act.
func (m *message) cordial() bool {
	switch m.slot.Act {
	case corpus.ActKickoff, corpus.ActCompletion, corpus.ActCoordinate, corpus.ActClosureDay:
		return true
	}
	return false
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
