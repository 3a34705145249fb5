// Package stream answers questions with options about what a user of an assistant said that they like and dislike: of one thing, of
// a thing that is told by another trait, by likeness with another thing or by a plan for it, and as it changed (T5, T7).
//
// A statement is a sentence of the user. What it names are its words without grammar and without words of feelings. A statement
// about an option is direct if whatever else it names stands in the question.
package stream

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// asking is a question while it is answered.
type asking struct {
	in    prompts.SolveIn
	text  string // the question, plain
	asked []string
	said  []statement
}

// found is an option that statements support.
type found struct {
	option corpus.Option
	cites  []int
}

// Solve answers a question with options; undecided where no statement settles it.
func Solve(in prompts.SolveIn) prompts.SolveOut {
	a := &asking{in: in, text: plain(in.Question), said: listen(in)}
	a.asked = names(a.text)
	f, ok := a.answer()
	if !ok {
		return prompts.SolveOut{Outcome: prompts.CannotDetermine, Citations: []string{}, Reasoning: "no statement of the user settles it"}
	}
	out := prompts.SolveOut{Outcome: prompts.Answered, Letter: f.option.Letter, Answer: f.option.Text, Confidence: 85,
		Citations: []string{}, Reasoning: "The user says so in the messages cited."}
	slices.Sort(f.cites)
	for _, i := range slices.Compact(f.cites) {
		out.Citations = append(out.Citations, in.Messages[i].ID)
	}
	return out
}

// answer goes through the ways in which statements can settle a question.
func (a *asking) answer() (found, bool) {
	ways := []func() (found, bool){a.direct, a.byLikeness, a.byPlan, a.byTrait}
	switch {
	case a.ofFeelings():
		ways = []func() (found, bool){a.feelings}
	case a.every(func(text string) bool { return holds(text, "first") && holds(text, "then") }):
		ways = []func() (found, bool){a.order}
	case holdsAny(a.text, []string{"why", "what made", "what was behind", "reason"}):
		ways = []func() (found, bool){a.cause}
	case holdsAny(a.text, []string{"all that", "every wish", "both"}):
		ways = []func() (found, bool){a.several}
	}
	for _, way := range ways {
		if f, ok := way(); ok {
			return f, true
		}
	}
	return found{}, false
}

// every says that all options are so.
func (a *asking) every(is func(text string) bool) bool {
	return !slices.ContainsFunc(a.in.Options, func(o corpus.Option) bool { return !is(plain(o.Text)) })
}

// ofFeelings says that every option is of how somebody feels, and the question names the rest.
func (a *asking) ofFeelings() bool {
	return a.every(func(text string) bool { return feels(text) != none && len(names(text)) == 0 })
}

// feelings answers how the user feels about what the question names.
func (a *asking) feelings() (found, bool) {
	for _, s := range slices.Backward(a.said) {
		if !within(s.words, a.asked) || s.feeling == none || len(s.words) < 2 {
			continue
		}
		for _, o := range a.in.Options {
			if feels(plain(o.Text)) == s.feeling {
				return found{o, []int{s.msg}}, true
			}
		}
	}
	return found{}, false
}

// options returns the option that the last fitting statement supports.
func (a *asking) options(fits func(s statement, option string) bool) (found, bool) {
	for _, s := range slices.Backward(a.said) {
		best := -1 // an option that holds another one is meant where it stands
		for i, o := range a.in.Options {
			if holds(s.text, o.Text) && fits(s, o.Text) && (best < 0 || len(o.Text) > len(a.in.Options[best].Text)) {
				best = i
			}
		}
		if best >= 0 {
			return found{a.in.Options[best], []int{s.msg}}, true
		}
	}
	return found{}, false
}

// denied says that the question asks for what is not wanted.
func (a *asking) denied() bool {
	return holdsAny(a.text, []string{"not", "don't", "rule out", "ruled out", "avoid", "never"})
}

// direct answers by a statement that names nothing beside an option but what the question names.
func (a *asking) direct() (found, bool) {
	return a.options(func(s statement, option string) bool {
		return s.against() == a.denied() && within(s.beside(option), a.asked)
	})
}

// about answers by a statement that names nothing beside an option but some things, and each of them.
func (a *asking) about(things []string, cites ...int) (found, bool) {
	f, ok := a.options(func(s statement, option string) bool {
		return s.against() == a.denied() && within(s.beside(option), things)
	})
	f.cites = append(f.cites, cites...)
	return f, ok
}

// byLikeness answers by another thing that the one asked about is to be like: "my radio plays need the host of my podcasts".
func (a *asking) byLikeness() (found, bool) {
	for _, s := range slices.Backward(a.said) {
		own, model, ok := s.parted("my")
		if !ok || !within(names(own), a.asked) || len(names(own)) < 2 || len(names(model)) == 0 || within(names(model), a.asked) || s.against() {
			continue
		}
		if f, ok := a.about(names(model), s.msg); ok {
			return f, true
		}
	}
	return found{}, false
}

// byPlan answers by what the next of a kind of thing is for: "my next travel bag is for the beach".
func (a *asking) byPlan() (found, bool) {
	for _, s := range slices.Backward(a.said) {
		next, use, ok := s.parted("is")
		if !ok || !holds(next, "next") || !within(names(next), a.asked) || len(names(use)) == 0 {
			continue
		}
		f, ok := a.options(func(x statement, option string) bool {
			rest := x.beside(option)
			return holds(x.text, use) && x.against() == a.denied() && within(rest, append(slices.Clone(a.asked), names(use)...)) && !holds(x.text, "next")
		})
		if ok {
			f.cites = append(f.cites, s.msg)
			return f, true
		}
	}
	return found{}, false
}

// byTrait answers by a thing that the question tells by one of its traits: "what I want with a waist belt".
func (a *asking) byTrait() (found, bool) {
	for _, s := range slices.Backward(a.said) {
		things, trait, ok := s.parted("with")
		if !ok || !within(names(trait), a.asked) || !holds(a.text, trait) || len(names(things)) == 0 || s.against() {
			continue
		}
		if f, ok := a.about(names(things), s.msg); ok {
			return f, true
		}
	}
	return found{}, false
}

// several answers by the one option all of whose parts the user said of the thing.
func (a *asking) several() (found, bool) {
	var fits []found
	for _, o := range a.in.Options {
		f, ok := found{option: o}, true
		for _, part := range strings.Split(strings.TrimPrefix(strings.ToLower(o.Text), "those with "), " and ") {
			s, says := a.says(part)
			ok = ok && says
			f.cites = append(f.cites, s.msg)
		}
		if ok {
			fits = append(fits, f)
		}
	}
	if len(fits) != 1 {
		return found{}, false
	}
	return fits[0], true
}

// says returns the first statement in which the user says for a thing of the question that it is to have something.
func (a *asking) says(what string) (statement, bool) {
	for _, s := range a.said {
		if holds(s.text, what) && !s.against() && within(s.beside(what), a.asked) {
			return s, true
		}
	}
	return statement{}, false
}

// order answers by the one option both of whose parts the user said, in its order.
func (a *asking) order() (found, bool) {
	for _, o := range a.in.Options {
		first, then, _ := strings.Cut(strings.TrimPrefix(plain(o.Text), " first "), " then ")
		x, ok := a.says(first)
		y, also := a.says(then)
		if ok && also && (x.at < y.at || x.at == y.at && x.msg < y.msg) {
			return found{o, []int{x.msg, y.msg}}, true
		}
	}
	return found{}, false
}

// cause answers why the user changed to what the question names: which thing that is of, and what changed it.
func (a *asking) cause() (found, bool) {
	_, to, ok := strings.Cut(a.text, " to ")
	if !ok {
		return found{}, false
	}
	for _, s := range slices.Backward(a.said) {
		if !holds(s.text, to) || !holdsAny(s.text, changing) {
			continue
		}
		things := s.beside(to)
		f, ok := a.options(func(x statement, option string) bool {
			rest := slices.DeleteFunc(x.beside(option), func(w string) bool { return w == "chang" || w == "change" })
			return holdsAny(x.text, []string{"what changed", "because", "since", "reason", "made me"}) && within(rest, things)
		})
		if ok {
			f.cites = append(f.cites, s.msg)
			return f, true
		}
	}
	return found{}, false
}
