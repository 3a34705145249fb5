package chat

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/lexicon"
	"memloom/prompts"
)

// What a message refers to: something said earlier, named by who said it, when
// and what it was about. Its value is never repeated.

// gave is what somebody did with an attribute that they spoke of, such that "the
// retry limit that Hanna gave" reads well.
func (m recaller) gave(r *prompts.Recalled) string {
	if chosen := lexicon.Embedded().Table("chose", r.Class); decides(r.Act) && chosen != nil {
		return corpus.Pick(m.r, chosen)
	}
	if verbs := lexicon.Embedded().Table("gave", r.Class); verbs != nil {
		return corpus.Pick(m.r, verbs)
	}
	return corpus.Pick(m.r, []string{"mentioned", "posted"})
}

// recaller gives the words of what is recalled.
type recaller struct{ *message }

// recallWords gives the words of what is recalled.
func (m recaller) recallWords(name string) (string, bool) {
	r := m.recalled()
	if r == nil {
		return "", false
	}
	switch name {
	case "who":
		return m.speaker(r), r.Author != ""
	case "whose":
		return m.speakers(r), r.Author != ""
	case "note":
		return m.noteOf(r.Act), true
	case "they":
		return m.speaker(r), r.Author != "" && !m.isSelf(r) && !m.isAddressed(r)
	case "did":
		return m.saying(r), true
	case "when":
		return corpus.Pick(m.r, corpus.PastDay(r.Date, m.d.in.Date)), r.Date <= m.d.in.Date
	case "gave":
		return m.gave(r), true
	case "ra":
		if r.Class == grammar.ClassTally {
			return grammar.NameSpan(r.Plural), r.Plural != ""
		}
		return grammar.NameSpan(r.Attribute), r.Attribute != ""
	case "rt":
		return grammar.NameSpan(m.subject(r.Task).Full()), r.Task != ""
	case "what":
		s := m.recalledThing(r)
		return s, s != ""
	}
	return "", false
}

func (m recaller) isSelf(r *prompts.Recalled) bool { return r.Author == m.v.Name }

// isAddressed says whether the message speaks to whom it recalls.
func (m recaller) isAddressed(r *prompts.Recalled) bool {
	whom := m.whom()
	return whom != nil && whom.Name == r.Author
}

// speaker is who said it, as the subject of a sentence.
func (m recaller) speaker(r *prompts.Recalled) string {
	switch {
	case m.isSelf(r):
		return "I"
	case m.isAddressed(r):
		return "you"
	}
	return grammar.NameSpan(m.givenOf(r.Author))
}

// speakers is whose it was.
func (m recaller) speakers(r *prompts.Recalled) string {
	switch who := m.speaker(r); who {
	case "I":
		return "my"
	case "you":
		return "your"
	default:
		return who + "'s"
	}
}

// notes are nouns for what an act says, such that "Hanna's … about it" reads well.
var notes = map[corpus.Act][]string{
	corpus.ActDecision: {"decision"}, corpus.ActCommitment: {"promise"},
	corpus.ActQuestion: {"question"}, corpus.ActRequest: {"question"}, corpus.ActReminder: {"question"},
	corpus.ActProgress:     {"report", "update", "message", "note", "post"},
	corpus.ActBlocker:      {"report", "update", "message", "note", "post"},
	corpus.ActCorrection:   {"correction", "message", "post"},
	corpus.ActDoubt:        {"remark", "comment", "point", "message"},
	corpus.ActOption:       {"remark", "comment", "point", "message"},
	corpus.ActDisagreement: {"remark", "comment", "point", "message"},
}

func (m recaller) noteOf(a corpus.Act) string {
	nouns, ok := notes[a]
	if !ok {
		nouns = []string{"message", "note", "post", "remark"}
	}
	return m.oneOf(nouns)
}

// oneOf draws one of some words. A single one is not drawn.
func (m recaller) oneOf(words []string) string {
	if len(words) == 1 {
		return words[0]
	}
	return corpus.Pick(m.r, words)
}

// sayings are verbs of an act, such that "what Hanna … about it" reads well.
var sayings = map[corpus.Act][]string{
	corpus.ActDecision: {"decided"}, corpus.ActRule: {"laid down"}, corpus.ActCommitment: {"promised"},
	corpus.ActQuestion: {"asked"}, corpus.ActRequest: {"asked"}, corpus.ActReminder: {"asked"},
	corpus.ActCoordinate:   {"asked"},
	corpus.ActAnswer:       {"told us", "answered", "said", "wrote"},
	corpus.ActDelivery:     {"told us", "answered", "said", "wrote"},
	corpus.ActRecap:        {"told us", "answered", "said", "wrote"},
	corpus.ActProgress:     {"reported", "told us", "wrote", "noted", "let us know"},
	corpus.ActBlocker:      {"reported", "told us", "wrote", "noted", "let us know"},
	corpus.ActNews:         {"passed on", "read out", "shared", "heard"},
	corpus.ActCorrection:   {"pointed out", "put right", "wrote", "noted"},
	corpus.ActDoubt:        {"brought up", "pointed out", "said", "wrote", "noted"},
	corpus.ActDisagreement: {"brought up", "pointed out", "said", "wrote", "noted"},
	corpus.ActOption:       {"brought up", "pointed out", "said", "wrote", "noted"},
}

func (m recaller) saying(r *prompts.Recalled) string {
	verbs, ok := sayings[r.Act]
	if !ok {
		verbs = []string{"wrote", "said", "noted", "mentioned"}
	}
	if m.isSelf(r) { // nobody tells themselves
		verbs = slices.DeleteFunc(slices.Clone(verbs), func(v string) bool { return strings.Contains(v+" ", " us ") })
	}
	return m.oneOf(verbs)
}

// recalledThing is what was spoken of: "the retry limit for the load test".
func (m recaller) recalledThing(r *prompts.Recalled) string {
	name := spokenOf(r)
	if name == "" {
		return ""
	}
	full := m.subject(name).Full()
	if short := m.subject(name).Short(); short != "" && m.named[name] {
		full = short
	}
	attribute := r.Attribute
	switch r.Class {
	case grammar.ClassEvent, grammar.ClassNews, grammar.ClassCalendar:
		attribute = ""
	case grammar.ClassOwner:
		return "who owns " + grammar.NameSpan(full)
	case grammar.ClassRule:
		return "the rule on " + grammar.NameSpan(name)
	case grammar.ClassDefinition:
		return "the words " + grammar.Quoted(name)
	case grammar.ClassAbsence:
		return "time away"
	case grammar.ClassDue:
		if attribute == "" || attribute == corpus.PredDue {
			return "the deadline for " + grammar.NameSpan(full)
		}
	case grammar.ClassTally:
		if r.Plural != "" {
			return "the " + grammar.NameSpan(r.Plural) + " on " + grammar.NameSpan(full)
		}
	}
	if attribute == "" {
		return grammar.NameSpan(full)
	}
	return m.attributeOf(r, full)
}

// attributeOf names an attribute of something: "the retry limit for the load test", "the load test's retry limit".
func (m recaller) attributeOf(r *prompts.Recalled, full string) string {
	if r == m.slot.Recalls && !strings.HasSuffix(full, "s") && grammar.HasArticle(full) && draw.Chance(m.r, 35) {
		return grammar.NameSpan(full) + "'s " + grammar.NameSpan(r.Attribute)
	}
	joints := []string{"for", "on"}
	if grammar.Joint(r.Attribute) == "on" {
		joints = joints[1:]
	}
	return "the " + grammar.NameSpan(r.Attribute) + " " + corpus.Pick(m.r, joints) + " " + grammar.NameSpan(full)
}

// spokenOf is the name of what was spoken of.
func spokenOf(r *prompts.Recalled) string {
	if r.Subject != "" {
		return r.Subject
	}
	return r.Task
}
