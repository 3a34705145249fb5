package pooled

import (
	"hash/fnv"
	"slices"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// The ways in which distractors are made (T5).
const (
	BeforeFlip  = "before flip"          // what held until the user changed their mind, or an order turned round
	Adjacent    = "adjacent value"       // another value of the aspect, which nobody said
	OtherEntity = "other entity's field" // what was said of another thing
	OtherCase   = "other context"        // what holds in another context
	Partial     = "partial"              // right in a part
)

// Wrong is a wrong option and how it was made.
type Wrong struct{ Text, Strategy string }

// distractors is how many wrong options an item has.
const distractors = 3

// AdjacentOf lists the values of an aspect that are not said, as wrong options.
func AdjacentOf(choices []string, but ...string) []Wrong {
	var out []Wrong
	for _, c := range choices {
		if !slices.Contains(but, c) {
			out = append(out, Wrong{c, Adjacent})
		}
	}
	return out
}

// ValuesOf lists the values of pieces as wrong options of a strategy.
func ValuesOf(list []Piece, strategy string, but ...string) []Wrong {
	var out []Wrong
	for _, x := range list {
		if !slices.Contains(but, x.Value) {
			out = append(out, Wrong{x.Value, strategy})
		}
	}
	return out
}

// Choose gives a draft four options: the right one, those that must stand beside it, and others. How many of them are longer
// than the right one is drawn first, each number alike, so that the length of an option tells nothing. False where there are
// too few.
func (p *Pool) Choose(d *questions.Draft, right string, must, others []Wrong) bool {
	others = corpus.Shuffled(p.R, others)
	for _, longer := range p.near(p.R.IntN(distractors + 1)) {
		if list, ok := ranked(right, append(slices.Clone(must), others...), longer); ok {
			p.Set(d, right, list)
			return true
		}
	}
	return false
}

// near are the numbers of longer options in the order in which they are tried: the drawn one, then those nearest to it.
func (p *Pool) near(drawn int) []int {
	out := []int{0, 1, 2, 3}
	slices.SortStableFunc(out, func(a, b int) int { return max(a-drawn, drawn-a) - max(b-drawn, drawn-b) })
	return out
}

// ranked takes the first wrong options of which so many are longer than the right one.
func ranked(right string, list []Wrong, longer int) ([]Wrong, bool) {
	var out []Wrong
	above := 0
	for _, w := range list {
		up := outranks(w.Text, right)
		if len(out) == distractors || up && above == longer || !up && len(out)-above == distractors-longer ||
			w.Text == right || slices.ContainsFunc(out, func(o Wrong) bool { return o.Text == w.Text }) {
			continue
		}
		if up {
			above++
		}
		out = append(out, w)
	}
	return out, len(out) == distractors
}

// outranks says whether a wrong option counts as longer than the right one; of equal ones a hash decides.
func outranks(wrong, right string) bool {
	if a, b := utf8.RuneCountInString(wrong), utf8.RuneCountInString(right); a != b {
		return a > b
	}
	h := fnv.New32a()
	h.Write([]byte(wrong + "|" + right))
	return h.Sum32()>>16%2 == 1
}

// Set gives a draft its options, in a drawn order.
func (p *Pool) Set(d *questions.Draft, right string, wrong []Wrong) {
	option := func(text, kind, strategy string) questions.Option {
		said := []prompts.Said{{Asked: prompts.Asked{Kind: corpus.KindText}, Value: text}}
		return questions.Option{Plan: prompts.OptionPlan{Says: said}, Kind: kind, Strategy: strategy}
	}
	options := []questions.Option{option(right, corpus.OptionCorrect, "")}
	for _, w := range wrong {
		kind := corpus.OptionDistractor
		if w.Strategy == BeforeFlip {
			kind = corpus.OptionSuperseded
		}
		options = append(options, option(w.Text, kind, w.Strategy))
	}
	questions.Choice(d, prompts.OptionAnswer, options, p.R.Shuffle)
}

// Pick draws one of some frames of a question.
func (p *Pool) Pick(frames ...string) string { return corpus.Pick(p.R, frames) }
