package author

import (
	"strings"

	"memloom/prompts"
)

// A name is what a day's facts and slots are about. Tasks are compounds,
// component before deliverable.
type subject struct {
	name   string
	head   string // the deliverable, where it is known
	rest   string // the component, where it is known
	plural bool
	proper bool // takes no article
}

func newSubject(name string) subject {
	s := subject{name: name, plural: pluralNoun(name)}
	first, _, _ := strings.Cut(name, " ")
	s.proper = hasArticle(name) || first != strings.ToLower(first)
	return s
}

// newTask is the grammar of a task, whose parts are known.
func newTask(t prompts.TaskName) subject {
	s := newSubject(t.Name)
	if !s.proper && t.Component+" "+t.Deliverable == t.Name {
		s.rest, s.head = t.Component, t.Deliverable
		s.plural = pluralNoun(t.Deliverable)
	}
	return s
}

// full is the subject in a sentence, named whole: "the card vault load test".
func (s subject) full() string {
	if s.proper {
		return s.name
	}
	return "the " + s.name
}

// turned is the subject with the deliverable first, or full where the parts are not known.
func (s subject) turned() string {
	if s.head == "" {
		return s.full()
	}
	return "the " + s.head + " for the " + s.rest
}

// short is a later mention in the same message, or "".
func (s subject) short() string {
	if s.head == "" {
		return ""
	}
	return "the " + s.head
}

func hasArticle(s string) bool {
	w, _, _ := strings.Cut(strings.ToLower(s), " ")
	switch w {
	case "the", "a", "an", "our", "my", "this", "that", "his", "her", "their":
		return true
	}
	return false
}

// pluralNoun judges by the ending, since names arrive without morphology.
func pluralNoun(s string) bool {
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

// withArticle returns a noun phrase that has one.
func withArticle(s string) string {
	if s == "" || hasArticle(s) {
		return s
	}
	return "the " + s
}

// joint is the preposition between an attribute and its subject: "the motive
// for the runbook", but "the reason for the delay on the runbook".
func joint(attribute string) string {
	if strings.Contains(attribute, " for ") {
		return "on"
	}
	return "for"
}

// agree returns the form of a verb for the number of its subject.
func agree(plural bool, one, many string) string {
	if plural {
		return many
	}
	return one
}
