package chat

import (
	"strings"

	"memloom/internal/builtin/author/grammar"
	"memloom/internal/builtin/author/voice"
)

// judge says which patterns suit a message, and how well.
type judge struct{ *message }

// shareable says whether the message has stated what another task can use as
// well: no count, no day, no person and nothing that was dropped.
func (m judge) shareable() bool {
	return m.fact != nil && len(m.facts) > 0 && (m.fact.Class == grammar.ClassSetting || m.fact.Class == grammar.ClassChoice)
}

// weight prefers patterns with tags that tell of the writer, the more the
// stronger the trait, and short ones for people of few words.
func (m judge) weight(p grammar.Pattern) int {
	w := 3
	for _, c := range p.Tags {
		switch c {
		case 'w':
			w += 4 * m.v.Warmth
		case 'h', 'H':
			w += 2 * m.v.Humour
		case 'd', 'i', 'p', 'P', 'm', 'u':
			w += 3
		}
	}
	if p.Technical || strings.ContainsRune(p.Tags, 'j') {
		w = max(1, w*m.v.Leaning()/voice.Evenly)
	}
	w = max(1, w*m.v.Lean.Liking(p)/100)
	if m.v.Favours(p.Src, ownPhrases) {
		w *= 10
	}
	if p.Forms >= grammar.ManyForms {
		w *= 3 // it will not be known again
	}
	if !m.terse() && (p.Label || m.noted(p)) {
		w = max(1, w/3) // a label and a value is the note of somebody in a hurry
	}
	if m.terse() && p.Length <= 6 {
		w *= 16
		if p.Label {
			w /= 3
		}
	} else if m.terse() && p.Length <= 8 || m.sparing() && p.Length <= 7 {
		w *= 4
	}
	return w
}

// fits says whether a pattern suits the writer, the addressee and the hour,
// and whether all that it names is known.
func (m judge) fits(p grammar.Pattern) bool {
	if p.Adds && !m.said || m.called && p.Calls() || m.d.clear && p.Self || m.jarring(p) {
		return false
	}
	for _, name := range p.Vars {
		if !m.wording().knows(name) {
			return false
		}
	}
	if strings.HasPrefix(p.Src, "$v") || strings.HasPrefix(p.Src, "$on") {
		if v, _ := m.wording().Value(grammar.VarName(p.Src[1:])); !m.opens(v) {
			return false
		}
	}
	return m.suitsValue(p) && m.fitsTags(p.Tags)
}

// suitsValue says whether the grammar of a pattern goes with the value: nobody
// has "waiting for the next release" as something, nor says "the notes is".
func (m judge) suitsValue(p grammar.Pattern) bool {
	if !p.Holds && !p.Agrees || m.fact == nil || len(m.fact.Surfaces) == 0 {
		return true
	}
	v := m.surface()
	return !(p.Holds && grammar.IsDeed(v)) && !(p.Agrees && grammar.IsSeveral(v))
}

// jarring says whether a pattern is a note among sentences: a label for what has
// been named, or a value without a verb behind one that has a verb.
func (m judge) jarring(p grammar.Pattern) bool {
	if p.Label && m.named[m.topic] {
		return true
	}
	return m.full && m.noted(p)
}

// noted says whether a pattern puts the value of an attribute down without a verb.
func (m judge) noted(p grammar.Pattern) bool {
	return p.Verbless && m.attr != "" && m.fact != nil && m.fact.Class != grammar.ClassDue && !isLink(m.fact) && !grammar.ClauseClass(m.fact.Class)
}

func (m judge) fitsTags(tags string) bool {
	formality := strings.ContainsAny(tags, "csf")
	if formality && !strings.ContainsRune(tags, rune("csf"[m.formal])) {
		return false
	}
	for _, c := range tags {
		if has, known := m.tag(c); known && !has {
			return false
		}
	}
	return true
}

// tag says whether a tag other than of formality holds.
func (m judge) tag(c rune) (has, known bool) {
	v := m.v
	switch c {
	case 'h':
		return v.Humour >= 1 && !m.senior, true
	case 'H':
		return v.Humour == 2 && !m.senior, true
	case 'd':
		return v.Directness == 2, true
	case 'i':
		return v.Directness == 0, true
	case 'w':
		return v.Warmth >= 1, true
	case 'j':
		return v.Jargon == 2, true
	case 'p':
		return v.Questioning >= 1, true
	case 'P':
		return v.Questioning == 2, true
	case 'v':
		return v.Verbosity >= 1, true
	case 'u':
		return m.senior, true
	case 'm':
		return v.Rank <= 2, true
	case 'g':
		return m.to == nil, true
	case 'o': // what the thread asks for has no value yet
		return !m.standing(), true
	case 'n': // what is asked for is not who somebody is
		return m.slot.Asks == nil || m.slot.Asks.Class != grammar.ClassContact, true
	case 'k': // a value takes the place of another
		return m.fact != nil && m.fact.Changed, true
	case 'a': // somebody has argued about it
		return len(m.arguers()) > 0, true
	case 'q': // the person replied to has asked for it
		return m.from != nil && m.askedBy(m.from), true
	case 'r': // something that other tasks can use as well
		return m.shareable(), true
	case 'e': // what is counted is something to mend
		return m.fact != nil && faulty(m.fact.Plural), true
	case 'l': // what is recalled was settled
		return m.recalled() != nil && decides(m.recalled().Act), true
	case 'y': // nothing has said yet why one asks
		return !m.explained, true
	case 'A', 'B':
		hour, _ := m.slot.At.Clock()
		return (hour >= 12) == (c == 'A'), true
	}
	return false, false
}

// faulty says whether several things are something to mend or clear away: one
// says of defects that most have the same cause, not of interviews.
func faulty(plural string) bool {
	for w := range strings.FieldsSeq(strings.ToLower(plural)) {
		if faults()[w] {
			return true
		}
	}
	return false
}

// faults are the words of what is to be mended or cleared away.
var faults = grammar.WordSet("faults")
