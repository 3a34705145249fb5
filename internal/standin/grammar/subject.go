package grammar

import (
	"strings"

	"memloom/prompts"
)

// Subject is the grammar of a name, of what a day's facts and slots are about. Tasks are compounds,
// component before deliverable.
type Subject struct {
	Name   string
	Plural bool
	Proper bool // takes no article
}

// NewSubject is the grammar of a name.
func NewSubject(name string) Subject {
	s := Subject{Name: name, Plural: PluralNoun(name)}
	first, _, _ := strings.Cut(name, " ")
	s.Proper = HasArticle(name) || first != strings.ToLower(first)
	return s
}

// NewTask is the grammar of a task, whose parts are known.
func NewTask(t prompts.TaskName) Subject {
	s := NewSubject(t.Name)
	if !s.Proper && t.Component+" "+t.Deliverable == t.Name {
		s.Plural = PluralNoun(t.Deliverable)
	}
	return s
}

// Full is the subject in a sentence, named whole: "the card vault load test".
func (s Subject) Full() string {
	if s.Proper {
		return s.Name
	}
	return "the " + s.Name
}

// HasArticle says whether a noun phrase begins with an article or the like.
func HasArticle(s string) bool {
	w, _, _ := strings.Cut(strings.ToLower(s), " ")
	switch w {
	case "the", "a", "an", "our", "my", "this", "that", "his", "her", "their":
		return true
	}
	return false
}

// PluralNoun judges by the ending, since names arrive without morphology.
func PluralNoun(s string) bool {
	s = strings.ToLower(s)
	if !strings.HasSuffix(s, "s") {
		return false
	}
	for _, e := range []string{"ss", "us", "is", "news", "series"} {
		if strings.HasSuffix(s, e) {
			return false
		}
	}
	return true
}

// WithArticle returns a noun phrase that has one.
func WithArticle(s string) string {
	if s == "" || HasArticle(s) {
		return s
	}
	return "the " + s
}

// Joint is the preposition between an attribute and its subject: "the motive
// for the runbook", but "the reason for the delay on the runbook".
func Joint(attribute string) string {
	if strings.Contains(attribute, " for ") {
		return "on"
	}
	return "for"
}

// Agree returns the form of a verb for the number of its subject.
func Agree(plural bool, one, many string) string {
	if plural {
		return many
	}
	return one
}

// The classes of facts that plans add: what was weighed and not taken, what is promised, what is required, what a term
// means, who is away, and what a person is, is best at and is new to. They are stated in words of their own.
const (
	ClassOption     = "option"
	ClassPromise    = "promise"
	ClassRule       = "rule"
	ClassDefinition = "definition"
	ClassAbsence    = "absence"
	ClassRole       = "role"
	ClassSkill      = "skill"
	ClassLearning   = "learning"
	ClassCalled     = "called"
)

// Regulated is the grammar of what a rule is about: "schema changes to the token broker". Its noun is among the
// first words, before a preposition or a participle.
func Regulated(name string) Subject {
	s := NewSubject(name)
	s.Plural = false
	for i, w := range strings.Fields(name) {
		if i > 2 || i > 0 && followsNoun(w) {
			break
		}
		s.Plural = PluralNoun(w)
		if s.Plural {
			break
		}
	}
	return s
}

// followsNoun says whether a word ends the noun before it.
func followsNoun(w string) bool {
	switch w {
	case "to", "of", "on", "in", "for", "with", "at", "from", "by", "that", "above", "about", "into", "beyond", "outside":
		return true
	}
	return false
}

// Any is what a rule is about as a subject: several things as they are, a single one as any of its kind.
func (s Subject) Any() string {
	first, _, _ := strings.Cut(strings.ToLower(s.Name), " ")
	if s.Plural || HasArticle(s.Name) || first == "any" || first == "every" || first == "each" || first == "all" {
		return NameSpan(s.Name)
	}
	return "any " + NameSpan(s.Name)
}

// Circumstance is a condition as an adverbial: "during a hot phase".
func Circumstance(c string) string {
	if Adverbial(c) || c == "" {
		return c
	}
	return "in the case of " + c
}

// SelfStanding says whether a date needs no preposition.
func SelfStanding(s string) bool {
	s = strings.ToLower(s)
	if strings.HasSuffix(s, "tomorrow") || strings.HasSuffix(s, "yesterday") {
		return true
	}
	w, _, _ := strings.Cut(s, " ")
	switch w {
	case "today", "this", "next", "last", "in", "on", "by", "at":
		return true
	}
	return false
}

// Adverbial says whether a condition can be in a sentence as it is.
func Adverbial(c string) bool {
	first, _, _ := strings.Cut(c, " ")
	switch first {
	case "if", "when", "while", "for", "in", "on", "at", "under", "during", "with", "without", "unless", "as", "after",
		"before", "out", "to", "until":
		return true
	}
	return false
}
