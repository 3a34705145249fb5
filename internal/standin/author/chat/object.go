package chat

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
)

// What an objection is about (G11): an attribute, in words that fit its class,
// or what the message that it answers does.

// objector writes objections: what they are about, and their reason or a question.
type objector struct{ *message }

// disagreement takes up what was said and gives its reason, in the words of its
// kind (G11). Who has no reason asks about the matter.
func (m objector) disagreement() ([]string, error) {
	switch m.attrClass {
	case grammar.ClassBlocker, grammar.ClassRisk, grammar.ClassReference: // not a thing to be for or against
		m.attr, m.plur = "", ""
	case grammar.ClassDue: // what speaks against is of the plan, not of the day
		if m.slot.Because != "" {
			m.attr, m.plur = "", ""
		}
	}
	if m.slot.Because != "" && !m.leads() {
		m.attr, m.plur = "", ""
	}
	kind := m.slot.Kind
	if m.d.lex.special["disagree "+kind] == nil {
		kind = corpus.Disagreements[0]
	}
	key, asking := m.objected(kind)
	s, err := m.rotated(m.prefer(m.d.lex.special[key]))
	if err != nil {
		return nil, err
	}
	out := []string{s}
	if why := m.slot.Because; why != "" {
		out, err = m.argue(s, why, "argue "+kind)
	} else if !strings.Contains(s, "?") && (!m.decorated() || draw.Chance(m.r, 40)) {
		s, err = m.probe(asking)
		out = append(out, s)
	}
	if err != nil {
		return nil, err
	}
	more, err := m.stater().states(m.facts)
	return append(out, more...), err
}

// leads says whether the attribute that the message speaks of is what its parent
// stated first: a reason speaks against that, or against the plan.
func (m objector) leads() bool {
	if m.parent == nil || m.parent.Asks != nil || len(m.parent.States) == 0 {
		return true
	}
	f := m.d.facts[m.parent.States[0]]
	return f != nil && plainAttribute(f) && !stamped(f)
}

// leansBack says whether a reason has a word for what was said before it.
func leansBack(why string) bool {
	for w := range strings.FieldsSeq(why) {
		switch w {
		case "it", "its", "they", "their", "them", "there", "that", "such":
			return true
		}
	}
	return false
}

// argue gives the reason of an objection, behind it in a clause or as a sentence in the manner of its kind.
func (m objector) argue(s, why, key string) ([]string, error) {
	m.why = why
	question := strings.HasSuffix(s, "?")
	if draw.Chance(m.r, 52) && !(question && leansBack(why)) { // it speaks for itself
		m.argued = true
		if question {
			return []string{grammar.NameSpan(why), s}, nil
		}
		return []string{s, grammar.NameSpan(why)}, nil
	}
	if draw.Chance(m.r, 70) {
		if arg, err := m.rotated(m.d.lex.special[key]); arg != "" || err != nil {
			m.argued = true
			return []string{s, arg}, err
		}
	}
	s, err := m.stater().backed(s, why, "tail")
	return []string{s}, err
}

// objection is how an attribute of a class is objected to: the table, and the
// question that goes with it. Nobody doubts that a measurement is feasible.
type objection struct {
	key, probe string
	kinds      []string // of objection; empty for all
}

var objections = map[string]objection{
	grammar.ClassMeasure: {key: "disagree measure", probe: "assumptions"},
	grammar.ClassTally:   {key: "disagree measure", probe: "assumptions"},
	grammar.ClassBudget: {key: "disagree budget", probe: "assumptions",
		kinds: []string{"feasibility", "assumptions", "scope", "counter_evidence"}},
	grammar.ClassChoice:      {key: "disagree choice", probe: "feasibility", kinds: []string{"feasibility"}},
	grammar.ClassInput:       {key: "disagree input", probe: "assumptions"},
	grammar.ClassReason:      {key: "disagree reason", probe: "assumptions"},
	grammar.ClassAlternative: {key: "disagree rejected", probe: "alternative"},
	grammar.ClassContact:     {key: "disagree person", probe: "person"},
	grammar.ClassOption:      {key: "disagree alternative", probe: "alternative"}, // of which nobody says what it is of
	grammar.ClassDue: {key: "disagree date", probe: "feasibility",
		kinds: []string{"feasibility", "assumptions", "alternative", "scope"}},
	grammar.ClassDeadline: {key: "disagree date", probe: "feasibility",
		kinds: []string{"feasibility", "assumptions", "alternative", "scope"}},
}

// objected is the table for what is objected to, and the kind of question that goes with it.
func (m objector) objected(kind string) (key, probe string) {
	if m.attr != "" && m.topic != "" {
		if o, ok := objections[m.attrClass]; ok && (o.kinds == nil || slices.Contains(o.kinds, kind)) {
			return o.key, o.probe
		}
		return "disagree " + kind, kind
	}
	act := m.parentAct()
	switch { // a class is told by a report or an answer, as well as by who is stuck
	case m.attrClass == grammar.ClassRisk:
		return "deed worry", "worry"
	case m.attrClass == grammar.ClassBlocker || act == corpus.ActBlocker:
		return "deed blocker", "cause"
	case act == corpus.ActDoubt:
		return "deed worry", "worry"
	case act == corpus.ActForecast && m.slot.Because == "":
		return "deed date", "feasibility"
	case (act == corpus.ActAnswer || act == corpus.ActDelivery) && (kind == "scope" || kind == "feasibility"):
		return "deed counter_evidence", "counter_evidence"
	}
	return "deed " + kind, kind
}

// probe is the question of somebody who objects and has no reason to give.
func (m objector) probe(kind string) (string, error) {
	m.asked, m.argued = true, true
	return m.rotated(m.d.lex.special["probe "+kind])
}
