package chat

import (
	"slices"
	"strings"

	"memloom/internal/builtin/author/draw"
	"memloom/internal/builtin/author/grammar"
	"memloom/internal/builtin/author/lexicon"
	"memloom/internal/corpus"
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
		return m.saying(r.Act), true
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
		return grammar.NameSpan(m.d.subject(r.Task).Full()), r.Task != ""
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

// noteOf is a noun for what an act says, such that "Hanna's … about it" reads well.
func (m recaller) noteOf(a corpus.Act) string {
	nouns := []string{"message", "note", "post", "remark"}
	switch a {
	case corpus.ActDecision:
		return "decision"
	case corpus.ActCommitment:
		return "promise"
	case corpus.ActQuestion, corpus.ActRequest, corpus.ActReminder:
		return "question"
	case corpus.ActProgress, corpus.ActBlocker:
		nouns = []string{"report", "update", "message", "note", "post"}
	case corpus.ActCorrection:
		nouns = []string{"correction", "message", "post"}
	case corpus.ActDoubt, corpus.ActDisagreement, corpus.ActOption:
		nouns = []string{"remark", "comment", "point", "message"}
	}
	return corpus.Pick(m.r, nouns)
}

// saying is a verb of an act, such that "what Hanna … about it" reads well.
func (m recaller) saying(a corpus.Act) string {
	verbs := []string{"wrote", "said", "noted", "mentioned"}
	switch a {
	case corpus.ActDecision:
		return "decided"
	case corpus.ActRule:
		return "laid down"
	case corpus.ActCommitment:
		return "promised"
	case corpus.ActQuestion, corpus.ActRequest, corpus.ActReminder, corpus.ActCoordinate:
		return "asked"
	case corpus.ActAnswer, corpus.ActDelivery, corpus.ActRecap:
		verbs = []string{"told us", "answered", "said", "wrote"}
	case corpus.ActProgress, corpus.ActBlocker:
		verbs = []string{"reported", "told us", "wrote", "noted", "let us know"}
	case corpus.ActNews:
		verbs = []string{"passed on", "read out", "shared", "heard"}
	case corpus.ActCorrection:
		verbs = []string{"pointed out", "put right", "wrote", "noted"}
	case corpus.ActDoubt, corpus.ActDisagreement, corpus.ActOption:
		verbs = []string{"brought up", "pointed out", "said", "wrote", "noted"}
	}
	if r := m.recalled(); r != nil && m.isSelf(r) { // nobody tells themselves
		verbs = slices.DeleteFunc(slices.Clone(verbs), func(v string) bool { return strings.HasSuffix(v, " us") || strings.Contains(v, " us ") })
	}
	return corpus.Pick(m.r, verbs)
}

// recalledThing is what was spoken of: "the retry limit for the load test".
func (m recaller) recalledThing(r *prompts.Recalled) string {
	name := spokenOf(r)
	if name == "" {
		return ""
	}
	subject := m.d.subject(name)
	full := subject.Full()
	if short := subject.Short(); short != "" && m.named[name] {
		full = short
	}
	switch r.Class {
	case grammar.ClassEvent, grammar.ClassNews, grammar.ClassCalendar, "":
		if r.Class != "" || r.Attribute == "" {
			return grammar.NameSpan(full)
		}
	case grammar.ClassOwner:
		return "who owns " + grammar.NameSpan(full)
	case grammar.ClassRule:
		return "the rule on " + grammar.NameSpan(name)
	case grammar.ClassDefinition:
		return "the words " + grammar.Quoted(name)
	case grammar.ClassAbsence:
		return "time away"
	case grammar.ClassDue:
		if r.Attribute == "" || r.Attribute == corpus.PredDue {
			return "the deadline for " + grammar.NameSpan(full)
		}
	case grammar.ClassTally:
		if r.Plural != "" {
			return "the " + grammar.NameSpan(r.Plural) + " on " + grammar.NameSpan(full)
		}
	}
	if r.Attribute == "" {
		return grammar.NameSpan(full)
	}
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
