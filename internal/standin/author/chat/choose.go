package chat

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// chooser says which table states a fact.
type chooser struct{ *message }

// A correction shows by itself that it corrects: who meets it beside the mistake has to see which of the two is right.
// The opening says so, or the statement does, or else a sentence before it.

// contradicts says whether the message gives the right value for one that was said wrongly, and its words have yet to
// say so. What was answered beside the point claims nothing that could be contradicted.
func (m chooser) contradicts() bool {
	if m.slot.Act != corpus.ActCorrection || m.denied || len(m.facts) == 0 {
		return false
	}
	kind := m.errs()
	return kind == "" || kind == noiseStale
}

// denyKey is the table of statements of a fact that contradict by themselves, or "" for none.
func (m chooser) denyKey(f *prompts.DayFact) string {
	switch {
	case stamped(f) || isLink(f) || f.Class == grammar.ClassCalendar || f.Class == grammar.ClassNews ||
		f.Sentence != "" || m.ownTable(f) != nil:
		return ""
	case grammar.ClauseClass(f.Class):
		return "deny clause"
	case f.Class != grammar.ClassTally:
		return "deny"
	}
	if m.tallyKey(f, "deny tally") == "deny tally" {
		return "deny tally"
	}
	return ""
}

// correctionKey is the table by which a correction states a fact.
func (m chooser) correctionKey(f *prompts.DayFact) string {
	if key := m.denyKey(f); key != "" && m.contradicts() {
		m.denied = true
		return key
	}
	switch {
	case grammar.ClauseClass(f.Class):
		return "correct clause"
	case f.Class == grammar.ClassTally:
		return m.tallyKey(f, "correct tally")
	}
	return "correct"
}

// staleKey is the table by which a replaced value is stated as if it held.
func (m chooser) staleKey(f *prompts.DayFact) string {
	switch {
	case grammar.ClauseClass(f.Class):
		return "stale clause"
	case isLink(f):
		return "stale link"
	case f.Class == grammar.ClassTally:
		return m.tallyKey(f, "stale tally")
	case f.Class == grammar.ClassDue || isDate(f):
		return "stale date"
	}
	return "stale"
}

// ownTable is the table of a fact that has its own words, or nil.
func (m chooser) ownTable(f *prompts.DayFact) grammar.Table {
	l := m.d.lex
	switch f.Class {
	case grammar.ClassOption:
		if f.Changed {
			return l.state["option again"]
		}
		return l.state[grammar.ClassOption]
	case grammar.ClassPromise:
		return l.state[grammar.ClassPromise]
	case grammar.ClassDefinition:
		return l.state[grammar.ClassDefinition]
	case grammar.ClassCalled:
		return l.state[grammar.ClassCalled]
	case grammar.ClassRule:
		return l.state[m.ruleKey(f)]
	case grammar.ClassAbsence:
		if f.Subject == m.v.Name {
			return l.state[grammar.ClassAbsence]
		}
		return l.state["absence other"]
	case grammar.ClassRole, grammar.ClassSkill, grammar.ClassLearning:
		if f.Subject == m.v.Name { // nobody introduces anybody else
			return l.state[f.Class]
		}
	}
	return nil
}

// ruleKey is the table of a rule or its override, by what or whom it requires.
func (m chooser) ruleKey(f *prompts.DayFact) string {
	key := grammar.ClassRule
	if f.Condition != "" {
		key = "override"
	}
	m.fact = f
	switch {
	case m.is(m.v):
		return key + " self"
	case f.Value != nil && f.Value.Kind == corpus.KindEntity:
		return key + " person"
	}
	return key
}

// statementTable chooses the patterns for a fact by the act, the class and whether the message has named the subject.
func (m chooser) statementTable(f *prompts.DayFact) (grammar.Table, error) {
	l := m.d.lex
	if stamped(f) {
		return m.stampTable(f)
	}
	if m.slot.Plain && !m.named[f.Subject] { // what it goes on to is short, and so plain
		return l.state["plain"], nil
	}
	if m.d.clear {
		return l.replies[replyKey(f)], nil
	}
	if key := m.actKey(f); key != "" {
		return l.state[key], nil
	}
	if f.Attribute == corpus.PredNeeds {
		return l.state[corpus.PredNeeds], nil
	}
	key := m.classKey(f)
	if m.named[f.Subject] && m.slot.Act != corpus.ActAnswer && !f.Word && key != "contact you" &&
		key != "contact self" {
		return l.short[shortKey(f, key)], nil
	}
	if t, ok := l.state[key]; ok {
		return t, nil
	}
	return l.state[grammar.ClassSetting], nil
}

// actKey is the special table by which an act states a fact, or "" for the class's own.
func (m chooser) actKey(f *prompts.DayFact) string {
	switch {
	case m.slot.Act == corpus.ActMistake && m.errs() == noiseStale:
		return m.staleKey(f)
	case grammar.ClauseClass(f.Class) && m.slot.Act == corpus.ActAnswer:
		return "answer clause"
	case grammar.ClauseClass(f.Class) && m.slot.Act == corpus.ActCorrection:
		return m.correctionKey(f)
	case grammar.ClauseClass(f.Class) || isLink(f) || f.Class == grammar.ClassCalendar:
		return ""
	}
	switch m.slot.Act {
	case corpus.ActDecision:
		return decisionKey(f)
	case corpus.ActForecast:
		return forecastKey(f)
	case corpus.ActCommitment:
		return commitmentKey(f)
	case corpus.ActAnswer:
		return m.answerKey(f)
	case corpus.ActCorrection:
		return m.correctionKey(f)
	}
	return ""
}

func decisionKey(f *prompts.DayFact) string {
	switch {
	case f.Class == grammar.ClassMeasure || f.Class == grammar.ClassTally || f.Class == grammar.ClassAlternative:
		return ""
	case f.Changed:
		return "change"
	}
	return "decide"
}

func forecastKey(f *prompts.DayFact) string {
	switch {
	case !isDate(f):
		return ""
	case f.Class == grammar.ClassEvent || f.Class == grammar.ClassDue || f.Attribute == "":
		return "forecast"
	}
	return "forecast named"
}

func commitmentKey(f *prompts.DayFact) string {
	switch {
	case !isDate(f):
		return ""
	case f.Class == grammar.ClassDue || f.Class == grammar.ClassEvent:
		return "commit due"
	}
	return "commit"
}

// answerKey mixes short answers with the class's own statements.
func (m chooser) answerKey(f *prompts.DayFact) string {
	if f.Word || draw.Chance(m.r, 40) { // a word of the writer's own must be said
		return ""
	}
	switch {
	case f.Class == grammar.ClassTally:
		return m.tallyKey(f, "answer tally")
	case f.Class == grammar.ClassDue:
		return "answer due"
	case isDate(f):
		return "answer date"
	case f.Class == grammar.ClassContact || f.Class == grammar.ClassAlternative || f.Class == grammar.ClassInput:
		return ""
	}
	return "answer"
}

// classKey is the table of a fact's class, or of its special form.
func (m chooser) classKey(f *prompts.DayFact) string {
	switch f.Class {
	case grammar.ClassTally:
		return m.tallyKey(f, grammar.ClassTally)
	case grammar.ClassCalendar:
		if m.slot.Aside != "" {
			return "calendar named"
		}
	case grammar.ClassReference:
		if !isLink(f) {
			return "version"
		}
	case grammar.ClassContact:
		return m.contactKey()
	case grammar.ClassDeadline:
		if isDate(f) && f.Value != nil && f.Value.Date < m.d.in.Date {
			return "deadline past"
		}
	case grammar.ClassEvent:
		if isDate(f) {
			return "forecast"
		}
	}
	if isLink(f) {
		return grammar.ClassReference
	}
	return f.Class
}

// contactKey is the table for who somebody is: the writer, the person spoken to or another.
func (m chooser) contactKey() string {
	switch {
	case m.is(m.v):
		return "contact self"
	case m.is(m.whom()):
		return "contact you"
	}
	return grammar.ClassContact
}

// replyKey is the table of statements that anybody can make, whoever found out what they say.
func replyKey(f *prompts.DayFact) string {
	switch {
	case grammar.ClauseClass(f.Class):
		return "reply clause"
	case f.Class == grammar.ClassTally && f.Plural != "" && (f.Value == nil || f.Value.N != 1) &&
		!strings.Contains(grammar.Fold(f.Surfaces[0]), grammar.Fold(f.Plural)):
		return "reply tally"
	case f.Class == grammar.ClassAlternative:
		return "reply past"
	}
	return "reply value"
}

// tallyKey leaves the given table for what it cannot say: a single thing, a
// surface that names the things itself, or no plural at all.
func (m chooser) tallyKey(f *prompts.DayFact, otherwise string) string {
	m.fact = f
	switch {
	case f.Plural == "":
		return grammar.ClassMeasure
	case strings.Contains(grammar.Fold(m.surface()), grammar.Fold(f.Plural)):
		return "tally whole"
	case f.Value != nil && f.Value.N == 1:
		return "tally one"
	}
	return otherwise
}

func shortKey(f *prompts.DayFact, key string) string {
	switch {
	case grammar.ClauseClass(f.Class):
		return "clause"
	case isLink(f):
		return grammar.ClassReference
	case f.Class == grammar.ClassAlternative:
		return grammar.ClassAlternative
	case key == grammar.ClassTally || key == "tally one" || key == "tally whole" || key == grammar.ClassDue ||
		strings.HasPrefix(key, grammar.ClassContact):
		return key
	}
	return "plain"
}

// stampTable is the table for what the message itself stamps.
func (m chooser) stampTable(f *prompts.DayFact) (grammar.Table, error) {
	kind := map[string]string{corpus.PredStarted: "start", corpus.PredOwner: "owner",
		corpus.PredFinished: "finish"}[f.Attribute]
	if kind == "" {
		return nil, fmt.Errorf("fact %d (%s) is stamped, and the author knows no words for that", f.N, f.Attribute)
	}
	if kind == "finish" && len(f.Done) == 0 {
		return nil, fmt.Errorf("fact %d has no participle that says that it is finished", f.N)
	}
	if m.named[f.Subject] {
		kind += " short"
	}
	return m.d.lex.special[kind], nil
}
