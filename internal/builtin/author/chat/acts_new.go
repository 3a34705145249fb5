package chat

import (
	"memloom/internal/builtin/author/draw"
	"memloom/internal/builtin/author/grammar"
	"memloom/internal/corpus"
)

// planned writes the acts of decisions, promises, rules and absences; ok is
// false for an act that is none of them.
func (m actor) planned() (out []string, ok bool, err error) {
	switch m.slot.Act {
	case corpus.ActRequest:
		out, err = m.request()
		m.asked = true
	case corpus.ActOption:
		out, err = m.option()
	case corpus.ActDisagreement:
		out, err = m.objector().disagreement()
	case corpus.ActDecision:
		if len(m.facts) == 0 {
			return nil, false, nil
		}
		out, err = m.decided()
	case corpus.ActClosure:
		out, err = m.closure()
	case corpus.ActRecall:
		out, err = m.recall()
	case corpus.ActReminder:
		out, err = m.reminder()
		m.asked = true
	case corpus.ActApology:
		out, err = m.apology()
	case corpus.ActReturn:
		out, err = m.comeback()
	case corpus.ActRecap:
		out, err = m.recap()
	default:
		return nil, false, nil
	}
	return out, true, err
}

// decides says whether an act sets something, so that it can be called settled.
func decides(a corpus.Act) bool {
	return a == corpus.ActDecision || a == corpus.ActClosure || a == corpus.ActRule
}

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

// plannedAck is how one answers those acts in few words, or "".
func plannedAck(a corpus.Act) string {
	switch a {
	case corpus.ActOption, corpus.ActDisagreement:
		return "ack point"
	case corpus.ActRequest:
		return "ack open"
	case corpus.ActDelivery, corpus.ActRecap:
		return "ack thanks"
	case corpus.ActRule:
		return "ack rule"
	case corpus.ActRecall:
		return "ack recall"
	case corpus.ActAbsence:
		return "ack away"
	case corpus.ActReturn:
		return "ack back"
	case corpus.ActIntroduction:
		return "ack introduction"
	case corpus.ActApology:
		return "ack forgiven"
	case corpus.ActReminder:
		return "ack nudged"
	}
	return ""
}
