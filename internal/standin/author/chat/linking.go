package chat

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
)

// linked is the opening of a message that takes up what the parent said about the same task: without it a report that
// follows a question about something else reads as if nobody had listened. Known is false for messages that need none,
// because they answer, or the plan begins something new with them.
func (m opener) linked() (s string, known bool, err error) {
	own, p := m.linkOwn(), m.parent
	odds := 92 - 15*m.weary // less often where the day has used up its words
	if own == "" || p == nil || p.Task == "" || p.Task != m.slot.Task || p.Author == m.slot.Author ||
		!draw.Chance(m.r, odds) {
		return "", false, nil
	}
	m.before = m.parentAttribute()
	after := linkParent[p.Act]
	if after == "answer" && own == "report" && m.answersMe() {
		after = "mine"
	}
	for _, t := range []grammar.Table{m.d.lex.special["link "+own+" "+after], m.d.lex.special["link "+own]} {
		t = m.unused(t)
		if few := m.calendar().inTurn(t); len(few) > 3 {
			t = few
		}
		if s, err = m.pick(t); s != "" || err != nil {
			return s, true, err
		}
	}
	return "", false, nil
}

// requested says whether the message's thread began with a request to decide.
func (m opener) requested() bool {
	for s := m.parent; s != nil; s = m.d.slots[s.ReplyTo] {
		if s.Act == corpus.ActRequest {
			return true
		}
	}
	return false
}

// linkOwn is what the message does unasked, "" for what answers by itself or has openings of its own.
func (m opener) linkOwn() string {
	own := volunteered[m.slot.Act]
	switch {
	case m.callsOther() && m.slot.Act != corpus.ActQuestion, own == "trouble" && len(m.facts) == 0,
		own == "decide" && m.requested():
		return ""
	}
	return own
}

// volunteered is what acts do that do not answer by themselves.
var volunteered = map[corpus.Act]string{
	corpus.ActProgress: "report", corpus.ActForecast: "report", corpus.ActBlocker: "trouble", corpus.ActDoubt: "trouble",
	corpus.ActDecision: "decide", corpus.ActQuestion: "ask",
}

// linkParent is what the parent did, as far as it matters to what follows.
var linkParent = map[corpus.Act]string{
	corpus.ActProgress: "report", corpus.ActDelivery: "report", corpus.ActRecap: "report",
	corpus.ActAnswer: "answer", corpus.ActCorrection: "answer", corpus.ActMistake: "answer",
	corpus.ActDecision: "decision", corpus.ActClosure: "decision", corpus.ActRule: "decision",
	corpus.ActBlocker: "trouble", corpus.ActDoubt: "trouble", corpus.ActDisagreement: "trouble",
	corpus.ActKickoff:  "start",
	corpus.ActQuestion: "question", corpus.ActRequest: "question", corpus.ActReminder: "question",
	corpus.ActCoordinate: "question",
}

// parentAttribute is the noun of what the parent stated or asked for, if the message does not speak of the same.
func (m opener) parentAttribute() string {
	if a := m.parent.Asks; a != nil && a.Attribute != m.attr {
		return counted(a.Attribute, a.Plural)
	}
	for _, n := range m.parent.States {
		if f := m.d.facts[n]; f != nil && plainAttribute(f) && f.Class != grammar.ClassDue && f.Attribute != m.attr {
			return counted(f.Attribute, f.Plural)
		}
	}
	return ""
}

// counted is what an attribute is spoken of as: of things that are counted and
// named one by one ("quality gate"), their number.
func counted(attribute, plural string) string {
	if plural != "" && strings.HasPrefix(plural, attribute) {
		return "number of " + plural
	}
	return attribute
}

// reference says which earlier message is answered: it stands on another day.
func (m opener) reference() (string, error) {
	if m.leadsAway() {
		return "", nil
	}
	key := m.referenceKey()
	if m.callsOther() && !m.brief() {
		key = m.vocative()
	}
	if m.brief() { // a few words are on what they answer
		defer func(own string) { m.topic = own }(m.topic)
		if m.topic = m.slot.Earlier.Task; m.nameless(m.topic) {
			m.topic = ""
		}
	}
	open, err := m.referring(key)
	m.denied = key == earlierWrong && open != ""
	return open, err
}

// referring draws an opening of a table that names an earlier message.
func (m opener) referring(key string) (string, error) {
	t := m.d.lex.special[key]
	fits := func(p *grammar.Pattern) bool { return !m.pushes() || !p.Grateful }
	if m.slot.Because != "" || len(m.facts) > 1 || m.decorated() { // who has more to say comes to it sooner
		const short = 7
		open, err := m.pickWhere(t, func(p *grammar.Pattern) bool { return fits(p) && p.Length <= short })
		if open != "" || err != nil {
			return open, err
		}
	}
	return m.pickWhere(t, fits)
}

// earlierWrong is the table of what says that an earlier day's message was wrong.
const earlierWrong = "earlier wrong"

// leadsAway says whether the message leads away from a subject, and so does not take it up first.
func (m opener) leadsAway() bool {
	strays := m.slot.Act == corpus.ActBanter || m.slot.Act == corpus.ActMistake && m.errs() == noiseDrifts
	return strays && m.slot.Aside != ""
}

// referenceKey is the table of what names an earlier message.
func (m opener) referenceKey() string {
	switch {
	case m.putsEarlierRight():
		return earlierWrong
	case m.slot.Act == corpus.ActBanter:
		return "earlier banter"
	case m.brief():
		return "earlier brief"
	case m.does(corpus.ActQuestion, corpus.ActCoordinate):
		return "vocative"
	case !m.takesUp():
		return "earlier other"
	case m.slot.Earlier.Act == corpus.ActQuestion:
		return "earlier question"
	case m.beside():
		return "earlier beside"
	case draw.Chance(m.r, 60):
		return m.earlierKey()
	}
	return "earlier"
}

// takesUp says whether the earlier message was about what this one is about. If not, nobody says that it was.
func (m opener) takesUp() bool {
	e := m.slot.Earlier
	return m.topic == "" || m.topic == e.Task || e.About != nil && m.topic == e.About.Subject
}

// beside says whether the message puts a value of its own beside what was said on another day. It answers nothing
// there, so that nobody hears that the earlier message was thought about.
func (m opener) beside() bool {
	return m.does(corpus.ActProgress, corpus.ActBlocker) && len(m.facts) > 0 &&
		!slices.Contains([]string{"report", "answer", "question"}, linkParent[m.slot.Earlier.Act])
}

// earlierKey is the table for what the earlier message did, or the one for all.
func (m opener) earlierKey() string {
	if a := m.slot.Earlier.Act; a == corpus.ActDoubt || a == corpus.ActDisagreement {
		return "earlier worry"
	}
	switch k := linkParent[m.slot.Earlier.Act]; k {
	case "report", "decision", "trouble", "start":
		return "earlier " + k
	case "question":
		return "earlier asked"
	}
	return "earlier"
}
