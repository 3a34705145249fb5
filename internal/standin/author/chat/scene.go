package chat

import (
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/voice"
	"memloom/prompts"
)

// scene is who writes what to whom, as the plan has it. It stays as it is while the message is written.
type scene struct {
	d      *day
	r      *rand.Rand
	slot   *prompts.Slot
	v      *voice.Voice
	formal int // formality towards this addressee

	parent *prompts.Slot // of the same day, or nil
	from   *voice.Voice  // author of the parent, or nil; never the writer
	to     *voice.Voice  // the person addressed, or nil
	senior bool          // the addressee outranks the writer

	facts []*prompts.DayFact // to state, in order
	pages []*prompts.DayFact // links to documentation, stated besides the facts of the act (G1)
}

// does says whether the message's act is one of these.
func (sc *scene) does(acts ...corpus.Act) bool { return slices.Contains(acts, sc.slot.Act) }

// hour is the hour at which the message is written, of 0 to 23.
func (sc *scene) hour() int {
	hour, _ := sc.slot.At.Clock()
	return hour
}

// morning says whether the message is written in the morning.
func (sc *scene) morning() bool { return sc.hour() >= 5 && sc.hour() < 12 }

// afternoon says whether the message is written in the afternoon.
func (sc *scene) afternoon() bool { return sc.hour() >= 12 && sc.hour() < 18 }

// brief says whether the act is one of few words.
func (sc *scene) brief() bool { return sc.does(corpus.ActAcknowledge, corpus.ActBanter) }

// pushes says whether the message speaks against something.
func (sc *scene) pushes() bool { return sc.does(corpus.ActDisagreement, corpus.ActDoubt) }

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

// takes are the words by which one takes something back.
func (sc *scene) takes() []string {
	switch sc.formal {
	case 0:
		return []string{", sorry, ", " – no, ", ", I mean ", " – sorry, ", ", no wait, "}
	case 1:
		return []string{", sorry, ", " – no, ", ", I mean ", " – sorry, ", ", or rather "}
	}
	return []string{", or rather ", ", excuse me, ", ", pardon, ", " – sorry, "}
}

// mostly draws of some ways to say a thing the person's own in so many of 100 cases, and any in the others.
func (sc *scene) mostly(odds int, list []string) string {
	if !sc.d.clear && draw.Chance(sc.r, odds) {
		return sc.v.Favourite(list)
	}
	return list[sc.r.IntN(len(list))]
}

// decorated says whether the plan has something in the message already that
// stands beside its point: another task, or a page.
func (sc *scene) decorated() bool { return len(sc.pages)+len(sc.slot.Names) > 0 }

// errs is the kind of noise of the message or, for a correction, of what it corrects; "" for a wrong detail.
func (sc *scene) errs() string {
	kind := ""
	switch {
	case sc.slot.Act == corpus.ActMistake:
		kind = sc.slot.Kind
	case sc.slot.Act == corpus.ActCorrection && sc.parent != nil && sc.parent.Act == corpus.ActMistake:
		kind = sc.parent.Kind
	case sc.slot.Act == corpus.ActCorrection && sc.slot.Earlier != nil && sc.slot.Earlier.Kind != "":
		kind = sc.slot.Earlier.Kind
	case sc.slot.Act == corpus.ActCorrection:
		kind = sc.slot.Kind
	}
	switch kind {
	case noiseStale, noiseMissed, noisePresumes, noiseDrifts, noiseAudience:
		return kind
	}
	return ""
}

// explains says whether the message says what a word means and binds nobody.
func (sc *scene) explains() bool {
	return len(sc.facts) > 0 && !slices.ContainsFunc(sc.facts,
		func(f *prompts.DayFact) bool { return f.Class != grammar.ClassDefinition })
}

// terse says whether the message should be as short as it can be.
func (sc *scene) terse() bool { return sc.d.in.Words*sc.v.Length() < 160 }

// sparing says whether the day's messages are to be short, whoever writes them.
func (sc *scene) sparing() bool { return sc.d.in.Words < 20 }

// opens says whether a sentence of this writer can begin with the words: a
// value is written as it is, so one in lower case suits only who writes so.
func (sc *scene) opens(s string) bool {
	value, lower := grammar.StartsWithValue(s)
	return !value || !lower || sc.v.Lower
}

// calls returns somebody as the writer calls them: staff call those who lead by title and family name (E14).
func (sc *scene) calls(name string) *voice.Voice {
	if v := sc.d.formally[name]; v != nil && sc.v.Rank > 2 {
		return v
	}
	return sc.d.voices[name]
}

// givenOf is what people call somebody who may not be there today.
func (sc *scene) givenOf(name string) string {
	if v := sc.calls(name); v != nil && v.Given != "" {
		return v.Given
	}
	first, _, _ := strings.Cut(name, " ")
	return first
}

// callsOther says whether the message speaks to somebody other than it answers.
func (sc *scene) callsOther() bool { return sc.to != nil && sc.to != sc.from }

// whom is the person spoken to: the addressee, or whoever is answered.
func (sc *scene) whom() *voice.Voice {
	if sc.to != nil {
		return sc.to
	}
	return sc.from
}

// The kinds of noise, as corpus.Noise has them (G11). A mistake without a kind is a wrong detail.
const (
	noiseStale    = "stale_info"
	noiseMissed   = "misunderstanding"
	noisePresumes = "premature_assumption"
	noiseDrifts   = "off_topic"
	noiseAudience = "wrong_audience"
)
