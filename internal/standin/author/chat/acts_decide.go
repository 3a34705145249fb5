package chat

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
)

// How a decision comes about: somebody asks for it, others weigh it, somebody
// pushes back, and the decision takes up what was said.

// decider writes how a decision comes about: asking for it, weighing, settling.
type decider struct{ *message }

// decides says whether an act sets something, so that it can be called settled.
func decides(a corpus.Act) bool {
	return a == corpus.ActDecision || a == corpus.ActClosure || a == corpus.ActRule
}

// some writes a sentence of a table, on the attribute where there is any, and the clause that argues for it.
func (m decider) some(key, tail string) (string, error) {
	s, err := m.rotated(m.prefer(m.d.lex.special[key]))
	if err != nil || s == "" || m.slot.Because == "" {
		return s, err
	}
	return m.stater().backed(s, m.slot.Because, tail)
}

// request asks the decider to settle something, or to look again at what has a value, and says why it must be.
func (m decider) request() ([]string, error) {
	key := "request"
	if m.standing() {
		key = "request again"
	}
	if m.slot.Because == "" {
		return m.actor().with(func() (string, error) { return m.rotated(m.prefer(m.d.lex.special[key])) })
	}
	m.why = m.slot.Because
	if m.attr != "" && draw.Chance(m.r, 35) {
		if s, err := m.rotated(m.d.lex.special[key+" whole"]); s != "" || err != nil {
			return []string{s}, err
		}
	}
	return m.actor().with(func() (string, error) { return m.some(key, "request why") })
}

// option weighs: with a possible value, or with an argument alone.
func (m decider) option() ([]string, error) {
	if len(m.facts) > 0 {
		return m.stater().states(m.facts)
	}
	if m.slot.Because == "" {
		s, err := m.rotated(m.prefer(m.d.lex.special["weigh plain"]))
		return []string{s}, err
	}
	m.why = tentative(m.slot.Because)
	s, err := m.rotated(m.prefer(m.d.lex.special["weigh"]))
	return []string{s}, err
}

// tentative takes from a clause what sounds settled: what is only weighed must not be heard as decided (E14, level 3).
func tentative(why string) string {
	return settledWords.Replace(why)
}

var settledWords = strings.NewReplacer("agreed on", "would like to see", "has decided on", "leans towards",
	"have decided on", "lean towards", "decided on", "leaned towards")

// closure settles a doubt or an objection: with a fact, or by letting things be.
func (m decider) closure() ([]string, error) {
	if len(m.facts) == 0 {
		return m.actor().with(func() (string, error) {
			s, err := m.settled()
			if err != nil || s == "" || m.slot.Because == "" {
				return s, err
			}
			return m.stater().backed(s, m.slot.Because, "tail")
		})
	}
	return m.stater().states(m.facts)
}

// settled lets things be. An opening that has named the subject need not be followed by its name.
func (m decider) settled() (string, error) {
	if !m.chosen() {
		m.attr, m.plur = "", ""
	}
	if m.takesRisk() {
		return m.settledRisk()
	}
	if m.attr == "" && m.led != noLead {
		return m.rotated(m.d.lex.special["closure plain"])
	}
	return m.actor().bare()
}

// settledRisk says that a risk has been heard, and goes on.
func (m decider) settledRisk() (string, error) {
	m.attr, m.plur = "", ""
	if m.topic == "" || m.led != noLead {
		return m.rotated(m.d.lex.special["closure risk plain"])
	}
	return m.rotated(m.d.lex.special["closure risk"])
}

// decided adds to a decision what made it: whose proposal it takes, the earlier statement that changed
// it, or the people who argued, where its opening has not said so.
func (m decider) decided() ([]string, error) {
	out, err := m.stater().states(m.facts)
	if err != nil || len(out) == 0 || grammar.LinkLast(out[len(out)-1]) {
		return out, err
	}
	key := ""
	switch {
	case m.fact != nil && m.fact.Adopts != "":
		key = "adopted after"
	case m.recalled() != nil && !m.referred:
		key = "trigger after"
	case m.recalled() == nil && !m.credited && len(m.arguers()) > 0 &&
		draw.Chance(m.r, [...]int{0, 15, 30}[m.v.Verbosity]):
		key = "heard after"
	default:
		return out, nil
	}
	s, err := m.rotated(m.d.lex.special[key])
	if err != nil || s == "" {
		return out, err
	}
	return append(out, s), nil
}

// chosen says whether the attribute that the message speaks of is a matter of
// choice: one does not push for another worst case, nor keep a run time.
func (m decider) chosen() bool {
	switch m.attrClass {
	case grammar.ClassReason, grammar.ClassBlocker, grammar.ClassRisk, grammar.ClassMeasure, grammar.ClassTally,
		grammar.ClassInput, grammar.ClassAlternative, grammar.ClassReference:
		return false
	}
	return true
}
