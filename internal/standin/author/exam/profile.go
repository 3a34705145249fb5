package exam

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// Questions about people (E20): whose reply, what suits whom, what somebody in their role would propose. Each holds, in
// quotation marks, what a colleague asks that person.

// profiled says whether a question is about a person's profile.
func profiled(in prompts.AskIn) bool {
	switch in.Form {
	case prompts.FormReply, prompts.FormRecommend, prompts.FormImprove:
		return in.Person != ""
	}
	return false
}

// profile words such a question.
func (x *exam) profile() (string, error) {
	inner, err := x.inner()
	if err != nil {
		return "", err
	}
	v := vars{"q": grammar.NameSpan("“" + inner + "”"), "p": grammar.NameSpan(x.in.Person)}
	v["given"], _, _ = strings.Cut(x.in.Person, " ")
	v["given"] = grammar.NameSpan(v["given"])
	return x.from(x.in.Form, v)
}

// inner is what the colleague asks: for the value, and with some forms for more.
func (x *exam) inner() (string, error) {
	in := *x
	in.in.Form, in.in.Operation, in.in.Asker, in.in.Speaker = "", corpus.OpValue, "", ""
	q, err := in.plain()
	if err != nil {
		return "", err
	}
	q = strings.TrimSuffix(grammar.Capitalised(grammar.Unmark(grammar.ExpandContractions(q))), "?") + "?"
	if x.in.Form == prompts.FormReply {
		return q, nil
	}
	more, err := x.from(x.in.Form+" too", vars{})
	return q + " " + grammar.Capitalised(more), err
}
