package chat

import (
	"strings"

	"memloom/internal/builtin/author/draw"
	"memloom/internal/builtin/author/grammar"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// How a decision comes about: somebody asks for it, others weigh it, somebody
// pushes back, and the decision takes up what was said.

// prefer leaves the patterns that name the attribute where it is known, else
// those that name the subject, else (and behind an opening) those that name neither; of these, the ones
// that leave room for an argument, where there is one or messages are short.
func (m *message) prefer(t grammar.Table) grammar.Table {
	t = m.behindOpening(t)
	want := func(p grammar.Pattern) bool { return p.Names("a") || p.Names("what") }
	switch {
	case m.attr != "" && m.topic != "":
	case m.topic != "" && m.led == noLead:
		want = func(p grammar.Pattern) bool { return !p.Names("a") && (p.Names("t") || p.Names("tb")) }
	default:
		want = func(p grammar.Pattern) bool { return !p.Names("a") && !p.Names("t") && !p.Names("tb") }
	}
	most := anyLength
	switch {
	case m.slot.Because != "":
		most = [...]int{9, 12, 16}[m.v.Verbosity]
	case m.d.in.Words < 22:
		most = [...]int{11, 15, 22}[m.v.Verbosity]
	}
	for _, longest := range []int{most, anyLength} {
		out := grammar.Table{}
		fit := false
		for _, p := range t {
			if want(p) && p.Length <= longest {
				out = append(out, p)
				fit = fit || m.judge().fits(p) && m.led.follows(p)
			}
		}
		if fit {
			return out
		}
	}
	return t
}

// anyLength is longer than any pattern.
const anyLength = 1000

// some writes a sentence of a table, on the attribute where there is any, and
// the clause that argues for it.
func (m actor) some(key, tail string) (string, error) {
	s, err := m.rotated(m.prefer(m.d.lex.special[key]))
	if err != nil || s == "" || m.slot.Because == "" {
		return s, err
	}
	return m.stater().backed(s, m.slot.Because, tail)
}

// request asks the decider to settle something, or to look again at what has a
// value, and says why it must be.
func (m actor) request() ([]string, error) {
	key := "request"
	if m.standing() {
		key = "request again"
	}
	if m.slot.Because == "" {
		return m.with(func() (string, error) { return m.rotated(m.prefer(m.d.lex.special[key])) })
	}
	m.why = m.slot.Because
	if m.attr != "" && draw.Chance(m.r, 35) {
		if s, err := m.rotated(m.d.lex.special[key+" whole"]); s != "" || err != nil {
			return []string{s}, err
		}
	}
	return m.with(func() (string, error) { return m.some(key, "request why") })
}

// standing says whether what the thread asks for has a value that the group
// knows: then it is no open matter, whatever one thinks of it.
func (sc *scene) standing() bool {
	for s := sc.slot; s != nil; s = sc.d.slots[s.ReplyTo] {
		if s.Asks != nil {
			return s.Asks.Set
		}
	}
	return false
}

// option weighs: with a possible value, or with an argument alone.
func (m actor) option() ([]string, error) {
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

// tentative takes from a clause what sounds settled: what is only weighed must
// not be heard as decided (E14, level 3).
func tentative(why string) string {
	return settledWords.Replace(why)
}

var settledWords = strings.NewReplacer("agreed on", "would like to see", "has decided on", "leans towards", "have decided on", "lean towards", "decided on", "leaned towards")

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

// argue gives the reason of an objection, behind it in a clause or as a sentence
// in the manner of its kind.
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

// closure settles a doubt or an objection: with a fact, or by letting things be.
func (m actor) closure() ([]string, error) {
	if len(m.facts) == 0 {
		return m.with(func() (string, error) {
			s, err := m.settled()
			if err != nil || s == "" || m.slot.Because == "" {
				return s, err
			}
			return m.stater().backed(s, m.slot.Because, "tail")
		})
	}
	return m.stater().states(m.facts)
}

// settled lets things be. An opening that has named the subject need not be
// followed by its name.
func (m actor) settled() (string, error) {
	if !m.chosen() {
		m.attr, m.plur = "", ""
	}
	if m.takesRisk() {
		return m.settledRisk()
	}
	if m.attr == "" && m.led != noLead {
		return m.rotated(m.d.lex.special["closure plain"])
	}
	return m.bare()
}

// takesRisk says whether the message settles a worry that somebody named by
// themselves: nobody has objected to anything then.
func (sc *scene) takesRisk() bool {
	if sc.slot.Act != corpus.ActClosure || sc.parentAct() != corpus.ActDoubt {
		return false
	}
	return sc.parent == nil || len(sc.parent.States) > 0
}

// settledRisk says that a risk has been heard, and goes on.
func (m actor) settledRisk() (string, error) {
	m.attr, m.plur = "", ""
	if m.topic == "" || m.led != noLead {
		return m.rotated(m.d.lex.special["closure risk plain"])
	}
	return m.rotated(m.d.lex.special["closure risk"])
}

// decided adds to a decision what made it: the earlier statement that changed
// it, or the people who argued, where its opening has not said so.
func (m actor) decided() ([]string, error) {
	out, err := m.stater().states(m.facts)
	if err != nil || len(out) == 0 || grammar.LinkLast(out[len(out)-1]) {
		return out, err
	}
	key := ""
	switch {
	case m.recalled() != nil && !m.referred:
		key = "trigger after"
	case m.recalled() == nil && !m.credited && len(m.arguers()) > 0 && draw.Chance(m.r, [...]int{0, 15, 30}[m.v.Verbosity]):
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

// arguers are those who weighed in or pushed back in the thread, at most two.
func (sc *scene) arguers() []string {
	root := sc.d.root(sc.slot)
	var out []string
	for i := range sc.d.in.Slots {
		s := &sc.d.in.Slots[i]
		if s.N >= sc.slot.N || s.Author == sc.v.Name || sc.d.root(s) != root {
			continue
		}
		switch s.Act {
		case corpus.ActOption, corpus.ActDisagreement, corpus.ActDoubt:
		default:
			continue
		}
		if name := sc.givenOf(s.Author); len(out) < 2 && (len(out) == 0 || out[0] != name) {
			out = append(out, name)
		}
	}
	return out
}

// root is the number of the message of the day that a thread began with.
func (d *day) root(s *prompts.Slot) int {
	for s.ReplyTo != 0 && d.slots[s.ReplyTo] != nil {
		s = d.slots[s.ReplyTo]
	}
	return s.N
}

// arguing is their names in a sentence.
func (m wording) arguing() (string, bool) {
	names := m.arguers()
	for i, n := range names {
		names[i] = grammar.NameSpan(n)
	}
	return strings.Join(names, " and "), len(names) > 0
}
