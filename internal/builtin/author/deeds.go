package author

import (
	"memloom/internal/corpus"
)

// What an objection is about (G11): an attribute, in words that fit its class,
// or what the message that it answers does.

// deed names what the parent does, as people would; all are singular.
func (m *message) deed() (string, bool) {
	words := map[corpus.Act][]string{
		corpus.ActDecision:   {"that decision", "the decision", "your decision"},
		corpus.ActAnswer:     {"what you describe", "what you say"},
		corpus.ActForecast:   {"that date", "that estimate", "your estimate"},
		corpus.ActOption:     {"that option", "your suggestion", "that idea"},
		corpus.ActDelivery:   {"what you sent", "that version"},
		corpus.ActCommitment: {"that promise"},
		corpus.ActKickoff:    {"that plan", "the plan", "your plan"},
	}[m.parentAct()]
	if words == nil {
		words = []string{"that approach", "the plan", "that plan", "the way we do it"}
	}
	return corpus.Pick(m.r, words), true
}

// objected is the table for what is objected to, and the kind of question that
// goes with it: nobody doubts that a measurement is feasible.
func (m *message) objected(kind string) (key, probe string) {
	if m.attr != "" && m.topic != "" {
		switch m.attrClass {
		case classMeasure, classTally:
			return "disagree measure", "assumptions"
		case classInput:
			return "disagree input", "assumptions"
		case classReason:
			return "disagree reason", "assumptions"
		case classAlternative:
			return "disagree rejected", "alternative"
		case classContact:
			return "disagree person", "alternative"
		case classDue, classDeadline:
			if kind != "overlooked_risk" && kind != "counter_evidence" {
				return "disagree date", "feasibility"
			}
		}
		return "disagree " + kind, kind
	}
	switch m.parentAct() {
	case corpus.ActBlocker:
		return "deed blocker", "counter_evidence"
	case corpus.ActDoubt:
		return "deed worry", "counter_evidence"
	case corpus.ActForecast:
		return "deed date", "feasibility"
	}
	return "deed " + kind, kind
}

// probe is the question of somebody who objects and has no reason to give.
func (m *message) probe(kind string) (string, error) {
	m.asked, m.argued = true, true
	return m.rotated(m.d.lex.special["probe "+kind])
}
