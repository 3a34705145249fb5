package chat

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/voice"
)

// judge says which patterns suit a message, and how well.
type judge struct{ *message }

// shareable says whether the message has stated what another task can use as
// well: no count, no day, no person and nothing that was dropped.
func (m judge) shareable() bool {
	return m.fact != nil && len(m.facts) > 0 &&
		(m.fact.Class == grammar.ClassSetting || m.fact.Class == grammar.ClassChoice)
}

// weight prefers patterns with tags that tell of the writer, the more the
// stronger the trait, and short ones for people of few words.
func (m judge) weight(p *grammar.Pattern) int {
	w := 3 + m.traits(p.Tags)
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
	switch {
	case m.terse() && p.Length <= 6 && p.Label:
		w = w * 16 / 3
	case m.terse() && p.Length <= 6:
		w *= 16
	case m.terse() && p.Length <= 8, m.sparing() && p.Length <= 7:
		w *= 4
	}
	return w
}

// traits is what tags add to the weight of a pattern that tells of the writer.
func (m judge) traits(tags string) (w int) {
	for _, c := range tags {
		switch c {
		case 'w':
			w += 4 * m.v.Warmth
		case 'h', 'H':
			w += 2 * m.v.Humour
		case 'd', 'i', 'p', 'P', 'm', 'u':
			w += 3
		}
	}
	return w
}

// fits says whether a pattern suits the writer, the addressee and the hour, and whether all that it names is known.
func (m judge) fits(p *grammar.Pattern) bool {
	if p.Adds && !m.said || m.called && p.Calls() || m.d.clear && p.Self || m.jarring(p) || m.unsuited(p) {
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

// unsuited says whether a pattern does not suit the hour, or leaves open what noise says: that sounds sure of itself (G11).
func (m judge) unsuited(p *grammar.Pattern) bool {
	return !p.Hours.Has(m.hour()) || p.Unsure && m.slot.Act == corpus.ActMistake && m.errs() != noiseDrifts
}

// suitsValue says whether the grammar of a pattern goes with the value: nobody
// has "waiting for the next release" as something, nor says "the notes is".
func (m judge) suitsValue(p *grammar.Pattern) bool {
	if !p.Holds && !p.Agrees || m.fact == nil || len(m.fact.Surfaces) == 0 {
		return true
	}
	v := m.surface()
	return !(p.Holds && grammar.IsDeed(v)) && !(p.Agrees && grammar.IsSeveral(v))
}

// jarring says whether a pattern is a note among sentences: a label for what has
// been named, or a value without a verb behind one that has a verb.
func (m judge) jarring(p *grammar.Pattern) bool {
	if p.Label && m.named[m.topic] {
		return true
	}
	return m.full && m.noted(p)
}

// noted says whether a pattern puts the value of an attribute down without a verb.
func (m judge) noted(p *grammar.Pattern) bool {
	return p.Verbless && m.attr != "" && m.fact != nil && m.fact.Class != grammar.ClassDue && !isLink(m.fact) &&
		!grammar.ClauseClass(m.fact.Class)
}

func (m judge) fitsTags(tags string) bool {
	formality := strings.ContainsAny(tags, "csf")
	if formality && !strings.ContainsRune(tags, rune("csf"[m.formal])) {
		return false
	}
	for _, c := range tags {
		if holds, known := holding[c]; known && !holds(m) {
			return false
		}
	}
	return true
}

// holding says when a tag other than of formality holds.
var holding = map[rune]func(judge) bool{
	'h': func(m judge) bool { return m.v.Humour >= 1 && !m.senior },
	'H': func(m judge) bool { return m.v.Humour == 2 && !m.senior },
	'd': func(m judge) bool { return m.v.Directness == 2 },
	'i': func(m judge) bool { return m.v.Directness == 0 },
	'w': func(m judge) bool { return m.v.Warmth >= 1 },
	'j': func(m judge) bool { return m.v.Jargon == 2 },
	'p': func(m judge) bool { return m.v.Questioning >= 1 },
	'P': func(m judge) bool { return m.v.Questioning == 2 },
	'v': func(m judge) bool { return m.v.Verbosity >= 1 },
	'u': func(m judge) bool { return m.senior },
	'm': func(m judge) bool { return m.v.Rank <= 2 },
	'g': func(m judge) bool { return m.to == nil },
	'o': func(m judge) bool { return !m.standing() }, // what the thread asks for has no value yet
	'n': judge.asksNoPerson,
	'k': func(m judge) bool { return m.fact != nil && m.fact.Changed },        // a value takes the place of another
	'a': func(m judge) bool { return len(m.arguers()) > 0 },                   // somebody has argued about it
	'q': func(m judge) bool { return m.from != nil && m.askedBy(m.from) },     // the person replied to has asked for it
	'r': judge.shareable,                                                      // other tasks can use it as well
	'e': func(m judge) bool { return m.fact != nil && faulty(m.fact.Plural) }, // what is counted is something to mend
	'l': judge.recallsDecision,
	'y': func(m judge) bool { return !m.explained }, // nothing has said yet why one asks
	'A': judge.afternoon,
	'B': func(m judge) bool { return m.morning() },
}

// asksNoPerson says whether what is asked for is not who somebody is.
func (m judge) asksNoPerson() bool {
	return m.slot.Asks == nil || m.slot.Asks.Class != grammar.ClassContact
}

// recallsDecision says whether what is recalled was settled.
func (m judge) recallsDecision() bool { return m.recalled() != nil && decides(m.recalled().Act) }

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
