package question

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/prompts"
)

// value asks for the value of an attribute: the one that holds, held before a change or at a time, or made it change.
func (x *asking) value(a prompts.Asked) (string, error) {
	in, kind := x.in, "question value"
	switch in.Operation {
	case corpus.OpTrigger:
		if len(in.About) != 2 {
			return "", fmt.Errorf("a trigger needs what changed and what it was, has %d", len(in.About))
		}
		return x.line(in.About[1], "question trigger")
	case corpus.OpPrior:
		kind = "question prior"
	case corpus.OpLatest:
		kind = "question now"
	case corpus.OpValue, corpus.OpConflict, corpus.OpAbsent, corpus.OpChoose, corpus.OpBefore:
		// A dispute, and what is not said, are asked for as a value is: nothing in the question tells which it is.
	default:
		return "", fmt.Errorf("operation %q is not one the built-in author can word", in.Operation)
	}
	switch w := in.When; {
	case w == nil:
	case w.Relation == "on":
		when, err := x.time(*w)
		if err != nil {
			return "", err
		}
		x.words["when"], kind = when, "question then"
	case len(in.Clues) == 0: // it is no part of a description
		return "", fmt.Errorf("a value is asked for on a day, not %q", w.Relation)
	}
	if kind != "question value" {
		x.words.set("attribute", slotNoun(a))
		return x.line(a, kind)
	}
	return x.framed(x.line(a, kind))
}

// time is the time that a question asks about, as part of a sentence: a day, a month in which something happened, or
// the day of an event.
func (x *asking) time(when prompts.When) (string, error) {
	if when.Event == nil {
		return grammar.NameSpan(onDay(when.Words)), nil
	}
	kind := "question when"
	if x.isBound() {
		kind = "question month"
	}
	w := words{}
	w.about(*when.Event)
	return x.phrase(w, *when.Event, kind)
}

// onDay puts a preposition before words for a day or a month that need one.
func onDay(day string) string {
	first, _, _ := strings.Cut(day, " ")
	switch {
	case grammar.SelfStanding(day), strings.HasSuffix(day, " ago"), first == "earlier":
		return day
	case strings.ContainsAny(day[:1], "0123456789"), strings.HasSuffix(first, "day"):
		return "on " + day
	}
	return "in " + day
}

// slotNoun is what a slot is called as a noun.
func slotNoun(a prompts.Asked) string {
	switch {
	case a.Class == grammar.ClassDue:
		return "deadline"
	case a.Plural != "":
		return "number of " + a.Plural
	}
	return a.Attribute
}

// span asks how long something took, or how long it is from one event to another, or to the next task of an owner.
func (x *asking) span(a prompts.Asked) (string, error) {
	in, kind := x.in, "question duration"
	if in.Unit == "" {
		return "", fmt.Errorf("%s needs a unit", in.Operation)
	}
	x.words.set("unit", in.Unit+" days")
	ends := "question ends last"
	if in.Inclusive {
		ends = "question ends both"
	}
	var err error
	if x.words["ends"], err = x.phrase(x.words, a, ends); err != nil {
		return "", err
	}
	if in.Operation == corpus.OpInterval {
		if len(in.About) != 2 {
			return "", fmt.Errorf("interval needs two events, has %d", len(in.About))
		}
		kind = "question until next"
		if len(in.Clues) == 0 {
			kind = "question interval"
			if x.words["event"], err = x.event(a); err != nil {
				return "", err
			}
			if x.words["other"], err = x.event(in.About[1]); err != nil {
				return "", err
			}
		}
	}
	return x.framed(x.line(a, kind))
}

// event is an end of an interval: "the start of the card vault load test".
func (x *asking) event(a prompts.Asked) (string, error) {
	w := words{}
	w.about(a)
	return x.phrase(w, a, "question event")
}

// claim asks whether a value is the true one.
func (x *asking) claim(a prompts.Asked) (string, error) {
	kind := "question claim"
	if x.in.Given == "" {
		return "", fmt.Errorf("a claim about the %s of %s needs a value", a.Attribute, a.Subject)
	}
	x.words.set("value", setApart(x.in.Given, a.Kind))
	if w := x.in.When; w != nil {
		if w.Words == "" || w.Relation != "on" {
			return "", fmt.Errorf("a claim is of a day, not of %q %q", w.Relation, w.Words)
		}
		x.words.set("day", w.Words)
		kind = "question claim then"
	}
	return x.line(a, kind)
}

// several asks for the values of several slots in one question: of one subject, or one attribute of several subjects.
func (x *asking) several(a prompts.Asked) (string, error) {
	var attributes, subjects []string
	kind := "question several"
	for _, other := range x.in.About {
		attributes = append(attributes, grammar.NameSpan(grammar.WithArticle(slotNoun(other))))
		subjects = append(subjects, grammar.NameSpan(grammar.NewSubject(other.Subject).Full()))
		if other.Subject != a.Subject {
			kind = "question several subjects"
		}
	}
	x.words["attributes"], x.words["subjects"] = joined(attributes), joined(subjects)
	x.words.set("attribute", slotNoun(a))
	return x.line(a, kind)
}
