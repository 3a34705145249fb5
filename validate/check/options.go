package check

import (
	"fmt"
	"math"
	"slices"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/score"
	"memloom/internal/statistics"
)

// choiceItems returns the accepted items with options and a right one.
func (w *world) choiceItems() []*corpus.Item {
	var out []*corpus.Item
	for _, it := range w.accepted {
		if len(it.Options) > 1 && rightOption(it) >= 0 {
			out = append(out, it)
		}
	}
	return out
}

// choices returns the choice items and whether they are enough for a test. A
// corpus of open items alone is told as such: it is no pass.
func (w *world) choices(f *Finding) ([]*corpus.Item, bool) {
	items := w.choiceItems()
	if len(items) == 0 && len(w.accepted) > 0 {
		f.Note = "all its items are open"
	}
	return items, f.enough(len(items), fewestItems)
}

func rightOption(it *corpus.Item) int {
	return slices.IndexFunc(it.Options, func(o corpus.Option) bool { return o.Letter == it.AnswerLetter })
}

// optionsShuffled: no place is right more often than by chance, the most
// frequent one tested with the number of places as a further factor.
func optionsShuffled(w *world, f *Finding) {
	items, enough := w.choices(f)
	if !enough {
		return
	}
	places := 0
	for _, it := range items {
		places = max(places, len(it.Options))
	}
	bestP, best, bestHits := 1.0, 0, 0
	for place := range places {
		p, hits := solve(items, func(*corpus.Item) int { return place }, false)
		if p < bestP {
			bestP, best, bestHits = p, place, hits
		}
	}
	if f.tested(len(items), min(1, bestP*float64(places)), "place %d is right %d times", best+1, bestHits) {
		f.violate(f.Test.Statistic, "all places alike")
	}
}

// optionSolver chooses an option by what an evaluated system sees without any message: text of question and options.
type optionSolver struct {
	name  string
	score func(it *corpus.Item, option int) float64 // the highest is chosen, the first of equals
}

// optionSolvers is the fixed list. A solver and its opposite stand in it both, because the test is one-sided.
func optionSolvers() []optionSolver {
	length := func(it *corpus.Item, i int) float64 { return float64(utf8.RuneCountInString(it.Options[i].Text)) }
	asked := func(it *corpus.Item, i int) float64 { return overlap(it.Options[i].Text, it.Question) }
	others := func(it *corpus.Item, i int) float64 {
		sum := 0.0
		for k, o := range it.Options {
			if k != i {
				sum += overlap(it.Options[i].Text, o.Text)
			}
		}
		return sum
	}
	digits := func(it *corpus.Item, i int) float64 {
		n := 0
		for _, s := range corpus.Scan(it.Options[i].Text, it.AskedAt.Date(), nil) {
			n += s.End - s.Start
		}
		return float64(n)
	}
	return []optionSolver{
		{"longest", length}, {"shortest", opposite(length)},
		{"overlap with the question", asked}, {"least overlap with the question", opposite(asked)},
		{"agreement with the others", others}, {"least agreement with the others", opposite(others)},
		{"most values", digits}, {"fewest values", opposite(digits)},
		{"latest date", dateOf(1)}, {"earliest date", dateOf(-1)},
		{"largest number", numberOf(1)}, {"smallest number", numberOf(-1)}, {"middle number", middleNumber},
	}
}

func opposite(score func(*corpus.Item, int) float64) func(*corpus.Item, int) float64 {
	return func(it *corpus.Item, i int) float64 { return -score(it, i) }
}

// overlap is the share of a text's words that stand in another.
func overlap(text, in string) float64 {
	words, other := contentWords(text), contentWords(in)
	if len(words) == 0 {
		return 0
	}
	n := 0
	for w := range words {
		if other[w] {
			n++
		}
	}
	return float64(n) / float64(len(words))
}

// dateOf scores an option by its first date, or by none.
func dateOf(sign float64) func(*corpus.Item, int) float64 {
	return func(it *corpus.Item, i int) float64 {
		return first(it, i, func(v corpus.Value) (float64, bool) {
			return sign * float64(v.Date), v.Kind == corpus.KindDate
		})
	}
}

// numberOf scores an option by its first number, whatever it counts.
func numberOf(sign float64) func(*corpus.Item, int) float64 {
	return func(it *corpus.Item, i int) float64 {
		return first(it, i, func(v corpus.Value) (float64, bool) {
			n, ok := number(v)
			return sign * n, ok
		})
	}
}

// number is a value's size where it has one.
func number(v corpus.Value) (float64, bool) {
	switch v.Kind {
	case corpus.KindCount, corpus.KindDuration, corpus.KindMoney, corpus.KindTime:
		return float64(v.N), true
	case corpus.KindQuantity, corpus.KindPercent:
		return float64(v.Dec.Coef) * math.Pow10(-int(v.Dec.Scale)), true
	}
	return 0, false
}

// middleNumber prefers numbers with as many options above as below.
func middleNumber(it *corpus.Item, i int) float64 {
	own, above, below := numberOf(1)(it, i), 0, 0
	if math.IsInf(own, -1) {
		return own
	}
	for k := range it.Options {
		switch n := numberOf(1)(it, k); {
		case math.IsInf(n, -1): // has none
		case n > own:
			above++
		case n < own:
			below++
		}
	}
	return -math.Abs(float64(above - below))
}

func first(it *corpus.Item, i int, of func(corpus.Value) (float64, bool)) float64 {
	for _, s := range corpus.Scan(it.Options[i].Text, it.AskedAt.Date(), nil) {
		for _, v := range s.Values {
			if n, ok := of(v); ok {
				return n
			}
		}
	}
	return math.Inf(-1)
}

func (s optionSolver) choose(it *corpus.Item) int {
	best := 0
	for i := range it.Options {
		if s.score(it, i) > s.score(it, best) {
			best = i
		}
	}
	return best
}

func (s optionSolver) run(w *world, f *Finding) {
	items, enough := w.choices(f)
	if !enough {
		return
	}
	longer := score.LongerF2(w.in.Manifest.Parameters)
	p, hits := solve(items, s.choose, longer)
	if longer && slices.ContainsFunc(items, func(it *corpus.Item) bool {
		return score.Floor(*it, true) > score.Floor(*it, false)
	}) {
		f.Note = knownLength
	}
	if f.tested(len(items), p, "%d right", hits) {
		f.violate(fmt.Sprintf("%d of %d right", hits, len(items)), "no more than by chance")
	}
}

// knownLength is what E20's rule of lengths lets a solver know.
const knownLength = "items about people are held against 1 in 3: with questions.longer_f2 the right option is never the longest (E20)"

// solve plays a solver over items and returns the one-sided exact p of its hits. longerF2 says that E20's rule of
// lengths is on, which whoever sees the options knows of.
func solve(items []*corpus.Item, choose func(*corpus.Item) int, longerF2 bool) (p float64, hits int) {
	chances := make([]float64, len(items))
	for i, it := range items {
		chances[i] = score.Floor(*it, longerF2)
		if choose(it) == rightOption(it) {
			hits++
		}
	}
	return statistics.UpperTail(chances, hits), hits
}
