package exam

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// isBound says whether a question is bound to an asker in its words: in the
// first person, in the asker's own word, by what somebody did, or after a change.
func isBound(in prompts.AskIn) bool {
	if in.Form != "" || in.Asker == "" {
		return false
	}
	switch in.Operation {
	case corpus.OpTrigger, corpus.OpPrior, corpus.OpBefore, corpus.OpLatest:
		return true
	}
	return in.Self || in.Term != "" || in.When != nil || len(in.Clues) > 0
}

// bound words such a question (G15).
func (x *exam) bound() (string, error) {
	a := x.in.About[0]
	v := vars{}
	about(v, a)
	if len(x.in.Clues) > 0 {
		clause, err := x.deedClause()
		if err != nil {
			return "", err
		}
		v["t"] = grammar.NameSpan(grammar.WithArticle(a.Subject)) + clause
	}
	if x.in.When != nil {
		v["when"] = x.when(*x.in.When)
	}
	if x.in.Self && x.in.Term != "" { // two people who ask after "my roadmap" use the same words
		if err := x.anybody(); err != nil {
			return "", err
		}
	}
	name := x.boundTable()
	if x.in.Operation == corpus.OpTrigger {
		if len(x.in.About) != 2 {
			return "", fmt.Errorf("a trigger needs what changed and what it was, has %d", len(x.in.About))
		}
		name += " " + triggerOf(x.in.About[1].Class)
	}
	return x.from(name, v)
}

// when is the time asked about: a day as it is, a month as what happened in it.
func (x *exam) when(w prompts.When) string {
	switch {
	case w.Event != nil:
		deed := "finished"
		if w.Event.Attribute == corpus.PredStarted {
			deed = "started"
		}
		return "in the month in which I " + deed + " the " + grammar.NameSpan(w.Event.Subject)
	case x.in.About[0].Class == grammar.ClassAbsence:
		return "in " + grammar.NameSpan(w.Words)
	}
	return grammar.NameSpan(w.Words)
}

// anybody takes the draws of a question from what is asked, whoever asks it.
func (x *exam) anybody() error {
	in := x.in
	in.Asker, in.Variant = "", 0
	var err error
	if x.order, err = draw.Source(in, "order"); err != nil {
		return err
	}
	x.r, err = draw.Source(in, "question")
	x.variant = 0
	return err
}

// boundTable is the table for what is asked for.
func (x *exam) boundTable() string {
	a := x.in.About[0]
	switch {
	case boundClass[a.Class] != "":
		return boundClass[a.Class]
	case x.in.Operation == corpus.OpTrigger:
		return "bound trigger"
	}
	kind := "value"
	switch {
	case a.Class == grammar.ClassTally && a.Plural != "":
		kind = "tally"
	case a.Class == grammar.ClassContact:
		kind = "contact"
	case grammar.ClauseClass(a.Class):
		kind = a.Class
	case a.Class == grammar.ClassAlternative || a.Class == grammar.ClassInput:
		kind = a.Class
	case a.Kind == corpus.KindDate:
		kind = "date"
	}
	switch x.in.Operation {
	case corpus.OpPrior:
		return "prior " + kind
	case corpus.OpBefore:
		return "then " + kind
	case corpus.OpLatest:
		return "now " + kind
	}
	if kind == "value" && a.Class == grammar.ClassMeasure { // found, not settled
		return "bound measure"
	}
	return "bound " + kind
}

// boundClass has the tables of classes that are asked for in one way.
var boundClass = map[string]string{grammar.ClassPromise: "bound promise", grammar.ClassOption: "bound wish", grammar.ClassAbsence: "bound return"}

// triggerOf is what kind of finding made something change.
func triggerOf(class string) string {
	switch {
	case class == grammar.ClassBlocker || class == grammar.ClassRisk:
		return class
	case class == grammar.ClassTally:
		return "count"
	case class == grammar.ClassDeadline || class == grammar.ClassDue:
		return "date"
	}
	return grammar.ClassMeasure
}

// deedClause says what somebody did and when, behind the noun of what they did
// it to: " that Mara finished on 14 March 2025".
func (x *exam) deedClause() (string, error) {
	done := x.in.Clues[0]
	who := "I"
	for _, c := range x.in.Clues[1:] {
		who = grammar.NameSpan(c.Value)
	}
	plural := grammar.NewSubject(x.in.About[0].Subject).Plural
	v := vars{"who": who, "a": grammar.NameSpan(done.Asked.Attribute), "day": dayPhrase(done.Value),
		"was": grammar.Agree(plural, "was", "were")}
	name := "deed " + done.Asked.Class
	if done.Asked.Class == grammar.ClassEvent {
		name = "deed " + done.Asked.Attribute
	}
	if who == "I" && !x.in.Self { // the day tells it alone
		name += " by nobody"
	}
	t, ok := x.lex.forms[name]
	if !ok {
		return "", fmt.Errorf("no words for the deed %q", name)
	}
	s, err := variantOf(t, v, x.r, x.order, x.r.IntN(len(t)))
	return " " + s, err
}

// dayPhrase puts a preposition before a date that needs one.
func dayPhrase(when string) string {
	if grammar.SelfStanding(when) || strings.HasSuffix(when, " ago") {
		return grammar.NameSpan(when)
	}
	if !strings.ContainsAny(when[:1], "0123456789") { // a month
		return "in " + grammar.NameSpan(when)
	}
	return "on " + grammar.NameSpan(when)
}
