package question

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/standin/draw"
	"memloom/internal/standin/grammar"
	"memloom/prompts"
)

// asking is one question that is being worded.
type asking struct {
	in       prompts.AskIn
	r, order *rand.Rand // of the variant; of the query whatever the variant
	variant  int
	words    words
}

// Ask words a question over facts (E17). An error means an operation that the author does not know, or too few
// subjects, values or units for it.
func Ask(in prompts.AskIn) (prompts.AskOut, error) {
	if in.Plain != "" {
		return prompts.AskOut{Question: in.Plain + prompts.SheetText(in.Sheet)}, nil
	}
	q, err := ask(in)
	if err != nil {
		return prompts.AskOut{}, fmt.Errorf("wording a question: %w", err)
	}
	return prompts.AskOut{Question: grammar.Unmark(q)}, nil
}

func ask(in prompts.AskIn) (string, error) {
	if len(in.About) == 0 {
		return "", fmt.Errorf("%s asks about nothing", in.Operation)
	}
	seed := in
	if in.Self && in.Term != "" { // two people who ask after "my roadmap" use the same words
		seed.Asker, seed.Variant = "", 0
	}
	x := &asking{in: in, variant: seed.Variant, words: words{}}
	var err error
	if x.r, err = draw.Source(seed, "question"); err != nil {
		return "", err
	}
	seed.Variant = 0
	if x.order, err = draw.Source(seed, "order"); err != nil {
		return "", err
	}
	return x.question()
}

// line fills the template of the variant. Variants walk through the section in an order drawn from the query, so that
// neighbouring numbers differ.
func (x *asking) line(a prompts.Asked, kinds ...string) (string, error) {
	list, err := lines(x.words, a, kinds...)
	if err != nil {
		return "", err
	}
	n := len(list)
	return corpus.Shuffled(x.order, list)[(x.variant%n+n)%n].Fill(x.words.lookup), nil
}

// phrase fills a template within a question, by chance.
func (x *asking) phrase(w words, a prompts.Asked, kinds ...string) (string, error) {
	list, err := lines(w, a, kinds...)
	if err != nil {
		return "", err
	}
	return phrase(x.r, w, list), nil
}

// question words the question. A subject that is described has its description in the question where there is room
// for it, and in a sentence before the question otherwise.
func (x *asking) question() (string, error) {
	a := x.in.About[0]
	x.words.about(a)
	if len(x.in.Clues) == 0 || x.isCase() {
		return x.word()
	}
	subject, err := x.described(a)
	if err != nil {
		return "", err
	}
	x.words["subject"] = subject
	if x.hasRoom() {
		return x.word()
	}
	lead, err := x.phrase(x.words, a, "question lead")
	if err != nil {
		return "", err
	}
	x.in.Clues = nil
	x.words.about(a)
	q, err := x.word()
	return lead + " " + q, err
}

// hasRoom says whether a question has room for the description of its subject.
func (x *asking) hasRoom() bool {
	in := x.in
	switch {
	case x.isBound():
		return true
	case in.Form != "" || in.When != nil && in.When.Relation == "on":
		return false
	}
	toNext := in.Operation == corpus.OpInterval && in.About[len(in.About)-1].Subject == prompts.SomeTask
	return toNext || slices.Contains([]corpus.Operation{corpus.OpValue, corpus.OpConflict, corpus.OpAbsent}, in.Operation)
}

// isBound says whether a question is bound to its asker in its words: in the first person, in the asker's own word, by
// what was done, or after a change (G15).
func (x *asking) isBound() bool {
	in := x.in
	switch in.Operation {
	case corpus.OpTrigger, corpus.OpPrior, corpus.OpBefore, corpus.OpLatest:
		return in.Form == "" && in.Asker != ""
	}
	return in.Form == "" && in.Asker != "" && (in.Self || in.Term != "" || in.When != nil || len(in.Clues) > 0)
}

// word words the question itself, by its form and operation.
func (x *asking) word() (string, error) {
	in, a := x.in, x.in.About[0]
	switch in.Form {
	case prompts.FormReply, prompts.FormRecommend, prompts.FormImprove:
		return x.personal(a)
	case prompts.FormRequirement, prompts.FormRequest, prompts.FormScenario:
		return x.situation(a)
	}
	switch {
	case in.Operation == corpus.OpExists:
		return x.claim(a)
	case in.Operation == corpus.OpSet && len(in.About) > 1:
		return x.several(a)
	case in.Operation == corpus.OpDuration || in.Operation == corpus.OpInterval:
		return x.span(a)
	case in.Case != "":
		x.words.set("matter", a.Subject)
		x.words.set("case", in.Case)
		return x.line(a, "question ruled")
	}
	return x.value(a)
}

// framed puts a sentence before a question: who said what it asks for, or that the asker wants to know it.
func (x *asking) framed(q string, err error) (string, error) {
	kind := "question asker"
	switch {
	case err != nil:
		return "", err
	case x.in.Speaker != "":
		x.words.set("speaker", x.in.Speaker)
		kind = "question speaker"
	case x.in.Asker == "" || x.isBound():
		return q, nil
	}
	x.words["question"] = q
	return x.phrase(x.words, x.in.About[0], kind)
}
