package exam

import (
	"fmt"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// Questions of fine-grained recall that are not put plainly (E18): about a subject without a name, whether a value is
// the true one, and what applies in a case that is told by what it is.

// recallExaminers word them.
func recallExaminers() []examiner {
	return []examiner{
		{func(in prompts.AskIn) bool {
			return in.Form == prompts.FormScenario && in.Operation == corpus.OpValue && in.Case != ""
		}, (*exam).scenario},
		{func(in prompts.AskIn) bool { return in.Form == "" && in.Operation == corpus.OpExists }, (*exam).claim},
		{func(in prompts.AskIn) bool {
			return in.Form == "" && asksForValue(in) && len(in.Clues) > 0
		}, (*exam).pointed},
		{func(in prompts.AskIn) bool {
			return in.Form == "" && in.Operation == corpus.OpInterval && len(in.Clues) > 0
		}, (*exam).untilNext},
	}
}

// pointed asks about a subject that is described and not named.
func (x *exam) pointed() (string, error) {
	a, v := x.in.About[0], vars{}
	about(v, a)
	var err error
	switch w := x.in.When; {
	case w == nil:
		v["t"], err = x.described(a.Subject, x.in.Clues)
	case w.Event != nil && w.Relation == "after" && len(x.in.Clues) == 1:
		v["t"], err = x.following(a.Subject, x.in.Clues[0].Value, *w.Event)
	default:
		err = fmt.Errorf("clues and the time %q do not go together", w.Relation)
	}
	if err != nil {
		return "", err
	}
	return x.from("pointed "+pointedKind(a), v)
}

// untilNext asks how long after the end of a subject that is described its owner started their next task.
func (x *exam) untilNext() (string, error) {
	if x.in.Unit == "" {
		return "", fmt.Errorf("an interval needs a unit")
	}
	t, err := x.described(x.in.About[0].Subject, x.in.Clues)
	if err != nil {
		return "", err
	}
	return x.from("until next", vars{"t": t, "u": grammar.NameSpan(x.in.Unit + " days"),
		"inc": ends(x.lex, x.in.Inclusive, x.r)})
}

// pointedKind names the table of questions for an attribute.
func pointedKind(a prompts.Asked) string {
	name, plain := plainKind(a)
	switch {
	case plain:
		return name
	case a.Kind == corpus.KindDate:
		return grammar.ClassDeadline
	case a.Class == grammar.ClassReference && a.Kind == corpus.KindLink:
		return grammar.ClassReference
	case grammar.ClauseClass(a.Class):
		return "clause"
	}
	return grammar.ClassSetting
}

// claim asks whether a value is the true one.
func (x *exam) claim() (string, error) {
	a, v := x.in.About[0], vars{}
	if x.in.Given == "" {
		return "", fmt.Errorf("a claim about the %s of %s needs a value", a.Attribute, a.Subject)
	}
	about(v, a)
	v["v"] = grammar.NameSpan(setApart(x.in.Given, a.Kind))
	name := "claim " + claimKind(a)
	if w := x.in.When; w != nil {
		if w.Words == "" || w.Relation != "on" {
			return "", fmt.Errorf("a claim is of a day, not of %q %q", w.Relation, w.Words)
		}
		v["on"], name = grammar.NameSpan(w.Words), name+" of a day"
	}
	return x.from(name, v)
}

// setApart sets words that are no name apart from the sentence around them: was “flat files” given as the format?
func setApart(value string, k corpus.Kind) string {
	c, _ := utf8.DecodeRuneInString(value)
	if (k == corpus.KindEnum || k == corpus.KindText) && unicode.IsLower(c) {
		return "“" + value + "”"
	}
	return value
}

// claimKind names the table of claims about an attribute.
func claimKind(a prompts.Asked) string {
	if name, plain := plainKind(a); plain {
		return name
	}
	if a.Class == grammar.ClassChoice {
		return grammar.ClassChoice
	}
	return grammar.ClassSetting
}

// plainKind names the table of an attribute that has one of its own however it is asked for.
func plainKind(a prompts.Asked) (name string, ok bool) {
	switch {
	case a.Class == grammar.ClassEvent || a.Class == grammar.ClassDue || a.Class == grammar.ClassOwner:
		return a.Attribute, true
	case a.Class == grammar.ClassContact:
		return grammar.ClassContact, true
	case a.Class == grammar.ClassTally && a.Plural != "":
		return grammar.ClassTally, true
	}
	return "", false
}

// scenario asks what a rule requires in a case. Where a clue stands for the
// matter, it is told by what the rule requires in general.
func (x *exam) scenario() (string, error) {
	a := x.in.About[0]
	v := vars{"t": grammar.NameSpan(a.Subject), "case": grammar.NameSpan(x.in.Case)}
	name := "scenario"
	if a.Kind == corpus.KindEntity {
		name += " who"
	}
	if len(x.in.Clues) > 0 {
		v["b"] = inGeneral(x.in.Clues[0])
		name += " by rule"
	}
	return x.from(name, v)
}

// inGeneral tells a matter by what its rule requires.
func inGeneral(rule prompts.Clue) string {
	if rule.Asked.Kind == corpus.KindEntity {
		return "otherwise needs the consent of " + grammar.NameSpan(rule.Value)
	}
	return "otherwise needs " + grammar.NameSpan(rule.Value)
}
