package exam

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// relational are the examiners of questions over several statements (S5): several slots at once, a slot at a time, a
// rule in a case.
func relational() []examiner {
	return []examiner{
		{func(in prompts.AskIn) bool {
			return in.Form == "" && in.Operation == corpus.OpSet && len(in.About) > 1
		}, (*exam).several},
		{func(in prompts.AskIn) bool {
			return in.Form == "" && in.Case != "" && in.About[0].Attribute == corpus.PredRequires
		}, (*exam).ruled},
		{func(in prompts.AskIn) bool {
			return in.Form == "" && in.When != nil && in.Operation == corpus.OpValue && len(in.Clues) == 0 &&
				in.Term == "" && !in.Self && (in.When.Event == nil || in.When.Event.Class == grammar.ClassEvent)
		}, (*exam).timed},
	}
}

// several asks for the values of several slots in one question.
func (x *exam) several() (string, error) {
	in := x.in
	v := vars{}
	about(v, in.About[0])
	name := "several"
	for _, a := range in.About[1:] {
		if a.Subject != in.About[0].Subject {
			name = "several subjects"
		}
	}
	if name == "several" {
		var list []string
		for _, a := range in.About {
			list = append(list, grammar.NameSpan(grammar.WithArticle(slotNoun(a))))
		}
		v["list"] = enumeration(list)
	} else {
		if in.About[0].Kind == corpus.KindEntity &&
			(in.About[0].Class == grammar.ClassContact || in.About[0].Class == grammar.ClassOwner) {
			name = "several persons"
		}
		var list []string
		for _, a := range in.About {
			list = append(list, grammar.NameSpan(grammar.NewSubject(a.Subject).Full()))
		}
		v["a"], v["list"] = grammar.NameSpan(slotNoun(in.About[0])), enumeration(list)
	}
	return x.from(name, v)
}

// slotNoun is what a slot is called in a list.
func slotNoun(a prompts.Asked) string {
	switch {
	case a.Class == grammar.ClassDue:
		return "deadline"
	case a.Plural != "":
		return "number of " + a.Plural
	}
	return a.Attribute
}

// enumeration joins noun phrases: "the a, the b and the c".
func enumeration(list []string) string {
	last := len(list) - 1
	return strings.Join(list[:last], ", ") + " and " + list[last]
}

// ruled asks what a rule requires in the case that the question names.
func (x *exam) ruled() (string, error) {
	a := x.in.About[0]
	v := vars{"t": grammar.NameSpan(a.Subject), "c": grammar.NameSpan(x.in.Case)}
	plural := pluralMatter(a.Subject)
	v["do"], v["need"] = grammar.Agree(plural, "does", "do"), grammar.Agree(plural, "needs", "need")
	if a.Kind == corpus.KindEntity {
		return x.from("ruled person", v)
	}
	return x.from("ruled", v)
}

// pluralMatter says whether what a rule is about is plural, by its head noun: "releases of the card vault".
func pluralMatter(s string) bool {
	words := strings.Fields(s)
	for i, w := range words {
		if i > 0 && matterEnds()[w] {
			words = words[:i]
			break
		}
	}
	return grammar.PluralNoun(strings.Join(words, " "))
}

// matterEnds stand behind the head noun of what a rule is about.
var matterEnds = grammar.WordSet("matter ends")

// timed asks for the value that a slot had at a time.
func (x *exam) timed() (string, error) {
	a := x.in.About[0]
	v := vars{}
	about(v, a)
	v["a"] = grammar.NameSpan(slotNoun(a))
	when, err := x.time(*x.in.When)
	if err != nil {
		return "", err
	}
	v["when"] = when
	switch {
	case a.Class == grammar.ClassContact || a.Class == grammar.ClassOwner:
		return x.from("timed person", v)
	case a.Class == grammar.ClassTally && a.Plural != "":
		return x.from("timed tally", v)
	case a.Kind == corpus.KindDate:
		return x.from("timed date", v)
	}
	return x.from("timed", v)
}

// time writes the time that a question asks about.
func (x *exam) time(w prompts.When) (string, error) {
	if w.Event == nil {
		return grammar.NameSpan(onDay(w.Words)), nil
	}
	s := grammar.NewSubject(w.Event.Subject)
	v := vars{"e": grammar.NameSpan(s.Full()), "was": grammar.Agree(s.Plural, "was", "were")}
	return x.from("when "+w.Event.Attribute, v)
}

// onDay puts the preposition before words for a day that need one.
func onDay(words string) string {
	for _, bare := range []string{"yesterday", "the day before", "last ", "earlier"} {
		if strings.HasPrefix(words, bare) {
			return words
		}
	}
	if strings.HasSuffix(words, " ago") {
		return words
	}
	return "on " + words
}
