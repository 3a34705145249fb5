package solve

import (
	"regexp"
	"slices"
	"strings"

	"memloom/internal/builtin/reader/talk"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// Led puts the name of what the first sentence of a question describes into the rest of the question and into the options:
// "This is about the load test whose reviewer is Leo. When was the load test finished?" Without such a sentence the call
// stays as it is. Found cites what led to the name; ok is false where the sentence points to nothing, or to several things.
func Led(t *talk.Talk, in prompts.SolveIn) (named prompts.SolveIn, found Finding, ok bool) {
	d, is := describedIn(in.Question)
	if !is {
		return in, Finding{}, true
	}
	rest := strings.TrimLeft(in.Question[d.to:], ". ")
	noun := regexp.MustCompile(`(?i)\b` + regexp.QuoteMeta(d.noun) + `\b`)
	if !noun.MatchString(rest) || strings.Contains(in.Question[:d.from], "?") {
		return in, Finding{}, true
	}
	name, found := d.name(t, in)
	if name == "" {
		return in, found, false
	}
	named = in
	named.Question = noun.ReplaceAllLiteralString(rest, name)
	named.Options = slices.Clone(in.Options)
	for i := range named.Options {
		named.Options[i].Text = noun.ReplaceAllLiteralString(named.Options[i].Text, name)
	}
	return named, found, true
}

// name returns the name of the one thing that a description fits.
func (d description) name(t *talk.Talk, in prompts.SolveIn) (string, Finding) {
	var clues []clue
	for _, c := range d.clauses {
		k, ok := readClue(c)
		if !ok {
			return "", nothing("the description cannot be read")
		}
		clues = append(clues, k)
	}
	return thingFitting(t, d.noun, clues, in.Asker, AskedOn(in))
}

// Resting gives an answer the citations of what led to it, and an option its own text.
func Resting(t *talk.Talk, out prompts.SolveOut, led Finding, options []corpus.Option) prompts.SolveOut {
	if out.Outcome == prompts.CannotDetermine {
		return out
	}
	for _, i := range led.Cites {
		if id := t.Msgs[i].ID; !slices.Contains(out.Citations, id) {
			out.Citations = append(out.Citations, id)
		}
	}
	for _, o := range options {
		if o.Letter == out.Letter {
			out.Answer = o.Text
		}
	}
	return out
}
