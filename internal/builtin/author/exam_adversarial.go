package author

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
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
		v["t"] = nameSpan(withArticle(a.Subject)) + clause
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
		return "in the month in which I " + deed + " the " + nameSpan(w.Event.Subject)
	case x.in.About[0].Class == classAbsence:
		return "in " + nameSpan(w.Words)
	}
	return nameSpan(w.Words)
}

// anybody takes the draws of a question from what is asked, whoever asks it.
func (x *exam) anybody() error {
	in := x.in
	in.Asker, in.Variant = "", 0
	var err error
	if x.order, err = source(in, "order"); err != nil {
		return err
	}
	x.r, err = source(in, "question")
	x.variant = 0
	return err
}

// boundTable is the table for what is asked for.
func (x *exam) boundTable() string {
	a := x.in.About[0]
	switch {
	case a.Class == classPromise:
		return "bound promise"
	case a.Class == classAbsence:
		return "bound return"
	case x.in.Operation == corpus.OpTrigger:
		return "bound trigger"
	}
	kind := "value"
	switch {
	case a.Class == classTally && a.Plural != "":
		kind = "tally"
	case a.Class == classContact:
		kind = "contact"
	case clauseClass(a.Class):
		kind = a.Class
	case a.Class == classAlternative || a.Class == classInput:
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
	if kind == "value" && a.Class == classMeasure { // found, not settled
		return "bound measure"
	}
	return "bound " + kind
}

// triggerOf is what kind of finding made something change.
func triggerOf(class string) string {
	switch {
	case class == classBlocker || class == classRisk:
		return class
	case class == classTally:
		return "count"
	case class == classDeadline || class == classDue:
		return "date"
	}
	return classMeasure
}

// deedClause says what somebody did and when, behind the noun of what they did
// it to: " that Mara finished on 14 March 2025".
func (x *exam) deedClause() (string, error) {
	done := x.in.Clues[0]
	who := "I"
	for _, c := range x.in.Clues[1:] {
		who = nameSpan(c.Value)
	}
	v := vars{"who": who, "a": nameSpan(done.Asked.Attribute), "day": dayPhrase(done.Value)}
	name := "deed " + done.Asked.Class
	if done.Asked.Class == classEvent {
		name = "deed " + done.Asked.Attribute
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
	if selfStanding(when) || strings.HasSuffix(when, " ago") {
		return nameSpan(when)
	}
	return "on " + nameSpan(when)
}
