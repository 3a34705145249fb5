package profile

import (
	"math/rand/v2"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// square is a choice between two facts and two persons. Plan makes the option
// of a value and of the right person or the wrong one.
type square struct {
	right, wrong string // the values, in words
	strategy     string // how the wrong one was made
	plan         func(value string, self bool) prompts.OptionPlan
	words        int    // an option has about so many next to its value
	own, other   string // of replies: the person whose way of writing is right, and the one whose is wrong
}

// options returns the four of them, the right one first. F2 and FF differ in the person alone.
func (s square) options(r *rand.Rand) []questions.Option {
	kinds := []struct {
		kind       string
		fact, self bool
	}{
		{corpus.OptionCorrect, true, true}, {corpus.OptionF1, true, false}, {corpus.OptionF2, false,
			true}, {corpus.OptionFF, false, false},
	}
	about := s.words + max(len(strings.Fields(s.right)), len(strings.Fields(s.wrong)))
	words := lengths(about, r)
	var out []questions.Option
	for i, k := range kinds {
		value, strategy := s.right, ""
		if !k.fact {
			value, strategy = s.wrong, s.strategy
		}
		o := questions.Option{Kind: k.kind, Strategy: strategy, Plan: s.plan(value, k.self), Voice: s.own}
		if !k.self {
			o.Voice = s.other
		}
		o.Plan.Words = words[i]
		out = append(out, o)
	}
	return out
}

// ask adds the four options to a draft. Drafts of one strategy are a cell: judging keeps the strategies even (E20).
func (s square) ask(d *questions.Draft, form string, r *rand.Rand) {
	questions.Choice(d, form, s.options(r), r.Shuffle)
	d.Cells = append(d.Cells, "wrong by "+s.strategy)
}

// lengths are words for the right option, F1, F2 and FF. Of the two options of either person a random one is 10 to 20
// per cent longer, so that length tells neither the person nor the fact. As published F2 always is the longer one
// (E20): then the shorter option of the pair whose lengths differ is right.
func lengths(words int, r *rand.Rand) [4]int {
	out := [4]int{words, words, words, words}
	for person := range 2 {
		out[person+2*r.IntN(2)] = max(words+2, (words*(110+r.IntN(11))+50)/100)
	}
	return out
}
