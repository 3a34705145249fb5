package chat

import (
	"memloom/internal/builtin/author/grammar"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// A correction shows by itself that it corrects: who meets it beside the mistake
// has to see which of the two is right. The opening says so, or the statement
// does, or else a sentence before it.

// contradicts says whether the message gives the right value for one that was
// said wrongly, and its words have yet to say so. What was answered beside the
// point claims nothing that could be contradicted.
func (m chooser) contradicts() bool {
	if m.slot.Act != corpus.ActCorrection || m.denied || len(m.facts) == 0 {
		return false
	}
	kind := m.errs()
	return kind == "" || kind == noiseStale
}

// denial draws the sentence before the statements of a correction whose first
// statement does not contradict by itself.
func (m stater) denial(facts []*prompts.DayFact) ([]string, error) {
	if !m.chooser().contradicts() || m.chooser().denyKey(linksLast(facts)[0]) != "" {
		return nil, nil
	}
	m.denied = true
	s, err := m.rotated(m.d.lex.special["denial"])
	return []string{s}, err
}

// denyKey is the table of statements of a fact that contradict by themselves,
// or "" for none.
func (m chooser) denyKey(f *prompts.DayFact) string {
	switch {
	case stamped(f) || isLink(f) || f.Class == grammar.ClassCalendar || f.Class == grammar.ClassNews || f.Sentence != "" || m.ownTable(f) != nil:
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
