package check

import (
	"fmt"
	"slices"

	"memloom/internal/artefacts"
	"memloom/internal/corpus"
	"memloom/internal/score"
	"memloom/internal/statistics"
)

// choice is a choice item with what solvers look at in its options.
type choice struct {
	item  *corpus.Item
	right int // the place of the right option
	artefacts.Sheet
}

// choiceItems returns the accepted items with options and a right one.
func (w *world) choiceItems() []*choice {
	if w.choices != nil {
		return w.choices
	}
	w.choices = []*choice{}
	for _, it := range w.Accepted() {
		right := rightOption(it)
		if len(it.Options) < 2 || right < 0 {
			continue
		}
		c := &choice{item: it, right: right, Sheet: artefacts.Read(it.Question, it.Options, it.AskedAt.Date())}
		w.choices = append(w.choices, c)
	}
	return w.choices
}

// chosen is how often something was right over the choice items of a run, and by what chances.
type chosen struct {
	accepted int // items of all forms
	chances  []float64
}

// enough says whether there are choice items enough for a test. A run of open items alone is told as such: it is no
// pass.
func (c *chosen) enough(f *Finding) bool {
	if len(c.chances) == 0 && c.accepted > 0 {
		f.Note = "all its items are open"
	}
	return f.enough(len(c.chances), fewestItems)
}

func rightOption(it *corpus.Item) int {
	return slices.IndexFunc(it.Options, func(o corpus.Option) bool { return o.Letter == it.AnswerLetter })
}

// optionsShuffled: no place is right more often than by chance, the most
// frequent one tested with the number of places as a further factor.
type optionsShuffled struct {
	chosen
	right []int // how often each place is right
}

func (o *optionsShuffled) add(w *world, _ *Finding) {
	o.accepted += len(w.Accepted())
	for _, c := range w.choiceItems() {
		o.chances = append(o.chances, score.Floor(*c.item, false))
		for len(o.right) < len(c.item.Options) {
			o.right = append(o.right, 0)
		}
		o.right[c.right]++
	}
}

func (o *optionsShuffled) conclude(_ *run, f *Finding) {
	if !o.enough(f) {
		return
	}
	bestP, best := 1.0, 0
	for place, hits := range o.right {
		if p := statistics.UpperTail(o.chances, hits); p < bestP {
			bestP, best = p, place
		}
	}
	if f.tested(len(o.chances), min(1, bestP*float64(len(o.right))), "place %d is right %d times", best+1,
		o.right[best]) {
		f.violate(f.Test.Statistic, "all places alike")
	}
}

// optionTest plays a solver over the choice items of a run. Where E20's rule of lengths is on, items about people are
// held against what whoever sees the options knows by it.
type optionTest struct {
	solver artefacts.Solver
	chosen
	hits  int
	known bool // the rule of lengths changes the chance of an item
}

func (t *optionTest) add(w *world, _ *Finding) {
	longer := score.LongerF2(w.in.Manifest.Parameters)
	t.accepted += len(w.Accepted())
	for _, c := range w.choiceItems() {
		chance := score.Floor(*c.item, longer)
		t.chances = append(t.chances, chance)
		t.known = t.known || longer && chance > score.Floor(*c.item, false)
		if t.solver.Choose(&c.Sheet) == c.right {
			t.hits++
		}
	}
}

func (t *optionTest) conclude(_ *run, f *Finding) {
	if !t.enough(f) {
		return
	}
	if t.known {
		f.Note = knownLength
	}
	n := len(t.chances)
	if f.tested(n, statistics.UpperTail(t.chances, t.hits), "%d right", t.hits) {
		f.violate(fmt.Sprintf("%d of %d right", t.hits, n), "no more than by chance")
	}
}

// knownLength is what E20's rule of lengths lets a solver know.
const knownLength = "items about people are held against 1 in 3: with questions.longer_f2 the right option is never the longest"
