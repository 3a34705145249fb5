package chat

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
)

// adder adds what the writer would say beside the point.
type adder struct{ *message }

// extras gathers what a writer adds to a message.
type extras struct {
	adder
	out  []string
	have int // words of the message so far
}

// added is what the writer adds: nothing to noise and its corrections, which
// are short, and the sentence of the slot's tone instead of all else.
func (m adder) added(have int) ([]string, error) {
	var after []string
	var err error
	switch {
	case m.errs() != "" && m.extra == 0:
		return nil, nil
	case m.slot.Detail != "" && m.extra == 0: // what is told of the work is what there is to add
	case m.decorated() && m.extra == 0:
		return m.aside()
	default:
		if after, err = m.support(have); err != nil {
			return nil, err
		}
	}
	if after, err = m.passedOn(after); err != nil {
		return nil, err
	}
	return m.coloured(after)
}

// aside is what the plan wants talked about in passing, and nothing else.
func (m adder) aside() ([]string, error) {
	e := &extras{adder: m}
	err := e.lighten()
	return e.out, err
}

// support adds sentences until the message has the length that suits its
// writer: on the fact, on the act, a question, a joke, the slot's aside.
func (m adder) support(have int) ([]string, error) {
	e := &extras{adder: m, have: have}
	if m.follows() {
		t := m.fallback()
		if draw.Chance(m.r, 60) && m.topical() {
			t = m.d.lex.special["follow up"]
		}
		if _, err := e.add(t, grammar.IsQuestion); err != nil {
			return nil, err
		}
	}
	target, most := m.room()
	most = max(most, len(e.out))
	for len(e.out) < most && e.have+5 <= target || len(e.out) < m.extra {
		more, err := e.addAny()
		if err != nil {
			return nil, err
		}
		if !more {
			break
		}
	}
	questionsLast(e.out)
	if err := e.lighten(); err != nil {
		return nil, err
	}
	return e.out, nil
}

// room is how many words the message should have, and how many sentences may be added.
func (m adder) room() (target, most int) {
	if m.brief() {
		if m.v.Verbosity == 2 && draw.Chance(m.r, 30) {
			return m.d.in.Words / 2, 1
		}
		return 0, 0
	}
	target = m.d.in.Words * m.v.Length() * (70 + 4*max(0, m.d.in.Words-20) + m.r.IntN(50)) / 1000
	if m.sparing() {
		target = target * [...]int{4, 2, 2}[m.v.Verbosity] / 4
	}
	if m.complete() {
		return 0, 0
	}
	switch {
	// who has answered has said it
	case m.argued, m.does(corpus.ActQuestion, corpus.ActAnswer, corpus.ActDelivery, corpus.ActCommitment):
		return m.spread(target, 1)
	case m.slot.Act == corpus.ActRecall:
		return target, 1
	}
	most = max(0, m.d.in.Words-22)/4 + m.v.Verbosity/2
	if m.lengthy() {
		most++
	}
	return m.spread(target, most)
}

// lengthy says whether messages are wanted so long that more is said than needs be.
func (m adder) lengthy() bool { return m.d.in.Words >= 30 }

// complete says whether nothing need be added: a link ends a message, an argument
// or what was recalled is what there is to say, and a question may stand alone.
func (m adder) complete() bool {
	switch {
	case m.pointed:
		return true
	case m.lengthy():
		return false
	case m.argued || m.recalled() != nil:
		return true
	}
	return m.slot.Act == corpus.ActQuestion && (m.explained || draw.Chance(m.r, 50))
}

// add adds a sentence of a table, if one fits that the day has not had.
func (e *extras) add(t grammar.Table, ok func(*grammar.Pattern) bool) (bool, error) {
	m := e.adder
	fits := func(p *grammar.Pattern) bool { return m.may(p) && (ok == nil || ok(p)) }
	from := []grammar.Table{t}
	if m.extra == 0 {
		from = []grammar.Table{m.calendar().seldom(m.unused(t))}
		if m.d.in.Words > 20 || m.v.Verbosity == 2 {
			from = append(from, m.calendar().oftener(m.unused(t)))
		}
		if m.d.in.Words > 28 || ok != nil { // who asks a lot finds a question
			from = append(from, m.calendar().inTurn(m.unused(t)))
		}
	}
	s, err := m.pickFirst(from, fits)
	return e.took(s), err
}

// took notes a sentence that is added, if there is one.
func (e *extras) took(s string) bool {
	if s == "" {
		return false
	}
	e.asked = e.asked || strings.Contains(s, "?")
	e.out = append(e.out, s)
	e.have += grammar.CountWords(s)
	return true
}

// addAny adds a sentence from the best table that still has one.
func (e *extras) addAny() (bool, error) {
	own, err := e.pickWhere(e.ownVoice(), e.may)
	if err != nil || e.took(own) {
		return own != "", err
	}
	tables := []grammar.Table{e.supportTable(), e.fallback()}
	if e.extra > 0 {
		if !e.asked { // who has asked waits for an answer, and announces none
			tables = append(tables, e.d.lex.special["bare"])
		}
		if e.brief() {
			tables = []grammar.Table{e.d.lex.special["ack more"]}
		}
	}
	for _, t := range tables {
		if ok, err := e.add(t, nil); ok || err != nil {
			return ok, err
		}
	}
	return false, nil
}

// lighten adds the aside that the plan wants, or a joke where the writer makes them.
func (e *extras) lighten() error {
	m := e.adder
	if m.slot.Aside != "" && m.slot.Act != corpus.ActBanter && m.slot.Act != corpus.ActClosureDay {
		m.asked = false
		_, err := e.add(m.d.lex.special["aside tail"], nil)
		return err
	}
	switch m.slot.Act {
	case corpus.ActKickoff, corpus.ActProgress, corpus.ActCompletion, corpus.ActCoordinate:
	default:
		return nil
	}
	if m.pointed || m.formal == 2 || m.senior || m.asked && m.slot.Act != corpus.ActCoordinate || len(e.out) > 0 {
		return nil
	}
	if !m.decorated() && draw.Chance(m.r, [...]int{0, 3, 9}[m.v.Humour]) {
		_, err := e.add(m.d.lex.special["joke"], nil)
		return err
	}
	return nil
}

// lastResort is how weary one must be for a sentence to stand twice in a message.
const lastResort = 4

// follows says whether the writer asks a question of their own behind the matter.
func (m adder) follows() bool {
	if m.asked || m.pointed || m.slot.Act == corpus.ActQuestion || m.slot.Act == corpus.ActClosureDay {
		return false
	}
	switch m.slot.Act {
	case corpus.ActKickoff, corpus.ActCompletion, corpus.ActCoordinate, corpus.ActBanter, corpus.ActAcknowledge:
		return false
	}
	return draw.Chance(m.r, max(0, [...]int{0, 12, 38}[m.v.Questioning]+m.v.Lean.Asks))
}

// fallback is what can be added whatever the facts are.
func (m adder) fallback() grammar.Table {
	if m.takesRisk() && len(m.facts) == 0 {
		return m.d.lex.special["closure risk after"]
	}
	if m.slot.Act == corpus.ActClosure && len(m.facts) == 0 {
		return m.d.lex.special["closure after"]
	}
	if m.explains() || m.slot.Act == corpus.ActRecall && m.asked {
		return nil // what is added to something recalled follows on a statement
	}
	if m.across() {
		return m.d.lex.special["across after"]
	}
	return m.d.lex.close[m.slot.Act]
}

// topical says whether the message reports an attribute that others may be asked about; who answers or decides knows.
func (m adder) topical() bool {
	switch m.slot.Act {
	case corpus.ActProgress, corpus.ActCorrection:
	default:
		return false
	}
	if m.fact == nil || m.attr == "" || isLink(m.fact) {
		return false
	}
	switch m.fact.Class {
	case grammar.ClassSetting, grammar.ClassMeasure, grammar.ClassTally, grammar.ClassChoice, grammar.ClassBudget,
		grammar.ClassDeadline:
		return true
	}
	return false
}

// classEffort is the key of what is added to a budget of days.
const classEffort = "effort"

// supportTable is on the fact stated last, or on the act.
func (m adder) supportTable() grammar.Table {
	byAct := m.fallback()
	if m.fact == nil || len(m.facts) == 0 {
		return byAct
	}
	byClass, ok := m.classSupport()
	switch {
	case m.does(corpus.ActProgress, corpus.ActMistake) && (ok && draw.Chance(m.r, 75) || byAct == nil):
		return byClass
	case m.slot.Act == corpus.ActAnswer && ok && draw.Chance(m.r, 40): // whoever had to ask has nothing to hold it against
		return slices.DeleteFunc(slices.Clone(byClass), grammar.IsQuestion)
	case m.slot.Act == corpus.ActCompletion && ok && draw.Chance(m.r, 40):
		return byClass
	}
	return byAct
}

// classSupport is the table of what is added to a fact of the class.
func (m adder) classSupport() (grammar.Table, bool) {
	t, ok := m.d.lex.after[m.fact.Class]
	switch {
	case isLink(m.fact):
		return m.d.lex.after[grammar.ClassReference], true
	case m.fact.Class == grammar.ClassBudget && m.fact.Value != nil && m.fact.Value.Kind == corpus.KindDuration:
		return m.d.lex.after[classEffort], ok
	}
	return t, ok
}

// questionsLast keeps the order but for questions, which end a message.
func questionsLast(s []string) {
	for i := 0; i+1 < len(s); i++ {
		if strings.HasSuffix(s[i], "?") {
			s[i], s[i+1] = s[i+1], s[i]
		}
	}
}
