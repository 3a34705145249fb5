package check

import (
	"fmt"
	"maps"
	"math"
	"slices"

	"memloom/internal/corpus"
)

func actsEvenRules() []rule {
	return []rule{{Blind, "acts are even", "choice items whose options differ in what they have somebody do", Proved,
		tables(needItems, []string{"key/options"}), &actsEven{}}}
}

// actsEven: of the options of a subcategory, those that have somebody refuse are right as often as their share of all
// options says, and so is every other act.
type actsEven struct{ of map[string]*actCount }

// actCount counts the items of a subcategory.
type actCount struct {
	items    int
	right    map[string]int
	expected map[string]float64 // by the shares of the acts among the options of each item
}

// The most by which an act may be right more often, or less, than expected: items, or a share of them.
const (
	mostOff      = 2
	mostOffShare = 0.1
)

func (a *actsEven) add(w *world, f *Finding) {
	if a.of == nil {
		a.of = map[string]*actCount{}
	}
	for _, it := range w.Accepted() {
		right := slices.IndexFunc(it.OptionKeys, func(k corpus.OptionKey) bool { return k.Letter == it.AnswerLetter })
		if right < 0 || slices.ContainsFunc(it.OptionKeys, func(k corpus.OptionKey) bool { return k.Act == "" }) {
			continue
		}
		f.look()
		name := it.Family + "/" + it.Subcategory
		c := a.of[name]
		if c == nil {
			c = &actCount{right: map[string]int{}, expected: map[string]float64{}}
			a.of[name] = c
		}
		c.items++
		c.right[it.OptionKeys[right].Act]++
		for _, k := range it.OptionKeys {
			c.expected[k.Act] += 1 / float64(len(it.OptionKeys))
		}
	}
}

func (a *actsEven) conclude(_ *run, f *Finding) {
	for _, name := range slices.Sorted(maps.Keys(a.of)) {
		c := a.of[name]
		most := max(mostOff, float64(float64(c.items)*mostOffShare))
		for _, act := range slices.Sorted(maps.Keys(c.expected)) {
			if got, want := float64(c.right[act]), c.expected[act]; math.Abs(got-want) > most {
				f.violate(fmt.Sprintf("%s: %q is right in %.0f of %d", name, act, got, c.items),
					fmt.Sprintf("%.1f, %.1f either way", want, most))
			}
		}
	}
}
