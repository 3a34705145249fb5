package exam

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// Options that state what applies, and options that say what to do (E19). All options of a question are worded by one
// row of a table, so that nothing but what they say tells them apart.

// classBack is the class of a return to work.
const classBack = "back"

// row draws the row of a table that words all options of the question.
func (c *choice) row(name string) (string, error) {
	t, ok := c.lex.forms[name]
	if !ok || len(t) == 0 {
		return "", fmt.Errorf("no table %q to word options from", name)
	}
	r, err := draw.Source(c.in, "row "+name)
	if err != nil {
		return "", err
	}
	return corpus.Pick(r, t).Src, nil
}

// answer states values, one beside the other, in the same words in all options.
func (c *choice) answer(p prompts.OptionPlan) (string, error) {
	if len(p.Says) == 0 {
		return "", fmt.Errorf("it says nothing")
	}
	var parts []string
	for _, s := range p.Says {
		name := answerTable(s)
		src, err := c.row(name)
		if err != nil {
			return "", err
		}
		part, err := c.alike(name, said(s), src)
		if err != nil {
			return "", err
		}
		if s.Case != "" {
			part += ", " + grammar.NameSpan(s.Case)
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, "; "), nil
}

// answerTable names the table of a stated value: people and things, words that
// make a sentence of their own, or all that an attribute may be.
func answerTable(s prompts.Said) string {
	switch s.Asked.Class {
	case wishRule:
		if s.Asked.Kind == corpus.KindEntity {
			return "answer person"
		}
		return "answer needed"
	case grammar.ClassContact, grammar.ClassOwner:
		return "answer person"
	case grammar.ClassReason, grammar.ClassBlocker, grammar.ClassRisk, grammar.ClassEvent, grammar.ClassDue, "":
		return "answer bare"
	}
	if s.Asked.Attribute == "" {
		return "answer bare"
	}
	return "answer value"
}

// said gives the variables of a statement.
func said(s prompts.Said) vars {
	v := vars{}
	about(v, s.Asked)
	v["v"], v["s"] = grammar.NameSpan(s.Value), grammar.NameSpan(s.Asked.Subject)
	return v
}

// action says what to do, and why. A row has two halves, what speaks against
// the wish and what lets it pass, at once or with what it takes.
func (c *choice) action(p prompts.OptionPlan) (string, error) {
	if len(p.Says) == 0 {
		return "", fmt.Errorf("it says nothing")
	}
	name := actionTable(p)
	src, err := c.row(name)
	if err != nil {
		return "", err
	}
	against, pass, ok := strings.Cut(src, " / ")
	if p.Act == prompts.ActProceed || p.Act == prompts.ActAdapt {
		if !ok {
			return "", fmt.Errorf("row %q lets nothing pass", src)
		}
		against = pass
	}
	text, err := c.alike(name, said(p.Says[0]), against)
	if strings.Contains(text, ". ") {
		text = grammar.Stopped(text)
	}
	return text, err
}

// actionTable names the table of actions about a value.
func actionTable(p prompts.OptionPlan) string {
	a := p.Says[0].Asked
	switch {
	case a.Class == wishRule && a.Kind == corpus.KindEntity:
		return "action person"
	case a.Class == wishRule:
		return "action needed"
	case a.Class == classBack:
		return "action back"
	case a.Kind == corpus.KindDate:
		return "action day"
	}
	return "action limit"
}
