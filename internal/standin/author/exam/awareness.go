package exam

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// Questions of memory awareness (E19): a colleague tells a situation and asks
// what has to be in place, wants something done, or asks what applies now.

// The classes of wishes that a request may be (prompts.FormRequest).
const (
	wishRule     = "rule"
	wishCap      = "cap"
	wishFreeze   = "freeze"
	wishDeadline = "deadline"
	wishAbsence  = "absence"
)

// examAwareness words requirements, requests and scenarios.
func examAwareness() examiner {
	return examiner{
		knows: func(in prompts.AskIn) bool {
			return in.Operation == corpus.OpChoose &&
				(in.Form == prompts.FormRequirement || in.Form == prompts.FormRequest ||
					in.Form == prompts.FormScenario)
		},
		word: (*exam).situation,
	}
}

// situation takes the table of the form and of what it is about.
func (x *exam) situation() (string, error) {
	a := x.in.About[0]
	v := vars{}
	about(v, a)
	v["m"], v["g"], v["c"] = grammar.NameSpan(a.Subject), grammar.NameSpan(x.in.Given), grammar.NameSpan(x.in.Case)
	v["d"], v["dd"] = grammar.NameSpan(a.Attribute), participle(a.Attribute)
	if len(x.in.Clues) > 0 {
		v["b"] = inGeneral(x.in.Clues[0])
	}
	if x.in.Term != "" {
		v["a"] = grammar.NameSpan(x.in.Term)
	}
	name := x.in.Form + " " + x.topic(a)
	if _, ok := x.lex.forms[name]; !ok {
		return "", fmt.Errorf("no words for a %s about %q", x.in.Form, a.Class)
	}
	return x.from(name, v)
}

// topic is what a situation turns on, by which its table is named.
func (x *exam) topic(a prompts.Asked) string {
	if a.Class != wishRule || x.in.Form == prompts.FormRequest {
		switch {
		case x.in.Form == prompts.FormRequirement:
			return a.Attribute
		case x.in.Form == prompts.FormScenario && a.Kind == corpus.KindEntity && a.Class == grammar.ClassContact:
			return grammar.ClassContact
		case x.in.Form == prompts.FormScenario:
			return "value"
		}
		return a.Class
	}
	topic := wishRule
	if x.in.Case != "" {
		topic += " case"
	}
	if a.Kind == corpus.KindEntity {
		topic += " person"
	}
	if len(x.in.Clues) > 0 {
		topic += " by rule"
	}
	return topic
}

// participle is what has been done to a thing, of the deeds that people with a part in a task do.
func participle(deed string) string {
	switch {
	case deed == "":
		return ""
	case deed[len(deed)-1] == 'e':
		return deed + "d"
	}
	return deed + "ed"
}
