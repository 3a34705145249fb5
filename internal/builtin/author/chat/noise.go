package chat

import (
	"memloom/internal/builtin/author/grammar"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// The kinds of noise, as corpus.Noise has them (G11). A mistake without a kind
// is a wrong detail.
const (
	noiseStale    = "stale_info"
	noiseMissed   = "misunderstanding"
	noisePresumes = "premature_assumption"
	noiseDrifts   = "off_topic"
	noiseAudience = "wrong_audience"
)

// errs is the kind of noise of the message or, for a correction, of what it
// corrects; "" for a wrong detail.
func (sc *scene) errs() string {
	kind := ""
	switch {
	case sc.slot.Act == corpus.ActMistake:
		kind = sc.slot.Kind
	case sc.slot.Act == corpus.ActCorrection && sc.parent != nil && sc.parent.Act == corpus.ActMistake:
		kind = sc.parent.Kind
	case sc.slot.Act == corpus.ActCorrection:
		kind = sc.slot.Kind
	}
	switch kind {
	case noiseStale, noiseMissed, noisePresumes, noiseDrifts, noiseAudience:
		return kind
	}
	return ""
}

// misdirected says whether the slot names another task because the message is
// meant for the people there.
func (m weaver) misdirected() bool {
	return m.errs() == noiseAudience
}

// noiseOpening is the opening of a message that is noise or corrects it; known
// is false for what opens like any other message.
func (m opener) noiseOpening() (s string, known bool, err error) {
	kind := m.errs()
	if kind == "" {
		return "", false, nil
	}
	key := "err " + kind
	if m.slot.Act == corpus.ActCorrection {
		key = "put right " + kind
	}
	if len(m.facts) == 0 {
		return "", true, nil // the sentence itself says all
	}
	key += " open"
	if kind == noiseStale && m.slot.Act == corpus.ActMistake && m.parent == nil {
		key = "err " + noiseStale + " post"
	}
	s, err = m.rotated(m.d.lex.special[key])
	m.denied = s != "" && m.slot.Act == corpus.ActCorrection
	return s, true, err
}

// erring writes noise that is no wrong detail, or what puts it right, shortly:
// the facts behind an opening of the kind or, without any, a sentence of it.
func (m actor) erring() ([]string, error) {
	kind, what := m.errs(), "err "
	if m.slot.Act == corpus.ActCorrection {
		what = "put right "
	}
	if len(m.facts) > 0 {
		return m.stater().states(m.facts)
	}
	m.missed()
	if m.slot.Aside == "" && kind == noiseDrifts && what == "err " {
		kind = "adrift"
	}
	t := m.d.lex.special[what+kind]
	if len(m.slot.Names) > 0 && kind == noiseAudience {
		t = m.d.lex.special[what+kind+" named"]
	}
	if m.topic == "" && m.attr == "" || m.attr == "" && kind == noiseMissed {
		t = append(t[:len(t):len(t)], m.d.lex.special[what+kind+" plain"]...)
	}
	s, err := m.rotated(t)
	return []string{s}, err
}

// missed makes patterns speak of what was asked before a misunderstanding.
func (m actor) missed() {
	p := m.parent
	for p != nil && p.Asks == nil {
		p = m.d.slots[p.ReplyTo]
	}
	if p != nil && m.attr == "" {
		m.topic, m.attr, m.plur = p.Asks.Subject, p.Asks.Attribute, p.Asks.Plural
	}
}

// strayAck is the table for a few words to what was meant for others, led away
// from the matter or took something for granted: nobody has waited for that.
func (sc *scene) strayAck() string {
	if sc.parent == nil || sc.parent.Act != corpus.ActMistake {
		return ""
	}
	switch sc.parent.Kind {
	case noiseAudience:
		return "ack stray"
	case noiseDrifts:
		return "ack drift"
	case noisePresumes:
		return "ack report"
	}
	return ""
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
