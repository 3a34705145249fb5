package chat

import (
	"memloom/internal/builtin/author/grammar"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// What an objection is about (G11): an attribute, in words that fit its class,
// or what the message that it answers does.

// deed names what the parent does, as people would; all are singular.
func (m wording) deed() (string, bool) {
	words := map[corpus.Act][]string{
		corpus.ActDecision:   {"that decision", "the decision", "your decision"},
		corpus.ActAnswer:     {"that answer", "your answer"},
		corpus.ActForecast:   {"that date", "your date", "this date"},
		corpus.ActOption:     {"that option", "your suggestion", "that idea"},
		corpus.ActDelivery:   {"what you sent", "that version"},
		corpus.ActCommitment: {"that promise"},
		corpus.ActKickoff:    {"that plan", "the plan", "your plan"},
	}[m.parentAct()]
	if words == nil || m.slot.Because != "" && m.parentAct() == corpus.ActForecast {
		words = []string{"that approach", "the plan", "that plan", "your approach", "this approach", "your plan"}
	}
	return corpus.Pick(m.r, words), true
}

// objector writes objections: what they are about, and their reason or a question.
type objector struct{ *message }

// objected is the table for what is objected to, and the kind of question that
// goes with it: nobody doubts that a measurement is feasible.
func (m objector) objected(kind string) (key, probe string) {
	if m.attr != "" && m.topic != "" {
		switch m.attrClass {
		case grammar.ClassMeasure, grammar.ClassTally:
			return "disagree measure", "assumptions"
		case grammar.ClassBudget:
			if kind != "overlooked_risk" && kind != "alternative" {
				return "disagree budget", "assumptions"
			}
		case grammar.ClassChoice:
			if kind == "feasibility" {
				return "disagree choice", kind
			}
		case grammar.ClassInput:
			return "disagree input", "assumptions"
		case grammar.ClassReason:
			return "disagree reason", "assumptions"
		case grammar.ClassAlternative:
			return "disagree rejected", "alternative"
		case grammar.ClassContact:
			return "disagree person", "person"
		case grammar.ClassOption: // of which nobody says what it is of
			return "disagree alternative", "alternative"
		case grammar.ClassDue, grammar.ClassDeadline:
			if kind != "overlooked_risk" && kind != "counter_evidence" {
				return "disagree date", "feasibility"
			}
		}
		return "disagree " + kind, kind
	}
	switch m.attrClass { // told by a report or an answer, as well as by who is stuck
	case grammar.ClassBlocker:
		return "deed blocker", "cause"
	case grammar.ClassRisk:
		return "deed worry", "worry"
	}
	switch m.parentAct() {
	case corpus.ActBlocker:
		return "deed blocker", "cause"
	case corpus.ActDoubt:
		return "deed worry", "worry"
	case corpus.ActForecast:
		if m.slot.Because == "" {
			return "deed date", "feasibility"
		}
	case corpus.ActAnswer, corpus.ActDelivery:
		if kind == "scope" || kind == "feasibility" {
			return "deed counter_evidence", "counter_evidence"
		}
	}
	return "deed " + kind, kind
}

// probe is the question of somebody who objects and has no reason to give.
func (m objector) probe(kind string) (string, error) {
	m.asked, m.argued = true, true
	return m.rotated(m.d.lex.special["probe "+kind])
}

// weighed is the class of what was weighed: that of the question, where the day
// has it, or what the value tells; else it is an option and no more.
func (sc *scene) weighed(f *prompts.DayFact) string {
	if q := sc.d.slots[sc.d.root(sc.parent)]; q != nil && q.Asks != nil && q.Asks.Attribute == f.Attribute {
		return q.Asks.Class
	}
	switch {
	case f.Value == nil || f.Value.Kind == corpus.KindEntity:
		return f.Class
	case f.Value.Kind == corpus.KindDate:
		return grammar.ClassDeadline
	}
	return grammar.ClassSetting
}
