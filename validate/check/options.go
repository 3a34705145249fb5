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

// choice is a choice item with what solvers look at in its options, computed once for all of them.
type choice struct {
	item    *corpus.Item
	right   int               // the place of the right option
	asked   map[string]bool   // the words of the question
	named   []corpus.Span     // the values of the question
	words   []map[string]bool // of each option
	lengths []int             // likewise, in code points
	values  [][]corpus.Span   // likewise
}

// choiceItems returns the accepted items with options and a right one.
func (w *world) choiceItems() []*choice {
	if w.choices != nil {
		return w.choices
	}
	w.choices = []*choice{}
	for _, it := range w.accepted {
		right := rightOption(it)
		if len(it.Options) < 2 || right < 0 {
			continue
		}
		c := &choice{item: it, right: right, asked: contentWords(it.Question),
			named: corpus.Scan(it.Question, it.AskedAt.Date(), nil)}
		for _, o := range it.Options {
			c.words = append(c.words, contentWords(o.Text))
			c.lengths = append(c.lengths, utf8.RuneCountInString(o.Text))
			c.values = append(c.values, corpus.Scan(o.Text, it.AskedAt.Date(), nil))
		}
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
	o.accepted += len(w.accepted)
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

// optionSolver chooses an option by what an evaluated system sees without any message: text of question and options.
type optionSolver struct {
	name  string
	score func(c *choice, option int) float64 // the highest is chosen, the first of equals
}

// optionSolvers is the fixed list. A solver and its opposite stand in it both, because the test is one-sided.
func optionSolvers() []optionSolver {
	length := func(c *choice, i int) float64 { return float64(c.lengths[i]) }
	asked := func(c *choice, i int) float64 { return overlap(c.words[i], c.asked) }
	others := func(c *choice, i int) float64 {
		sum := 0.0
		for k := range c.words {
			if k != i {
				sum += overlap(c.words[i], c.words[k])
			}
		}
		return sum
	}
	digits := func(c *choice, i int) float64 {
		n := 0
		for _, s := range c.values[i] {
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
		{"second-earliest date", secondDate}, {"nearest to the mean", fromMean},
		{"nearest to the question", fromQuestion}, {"most repeated value", repeated},
	}
}

func opposite(score func(*choice, int) float64) func(*choice, int) float64 {
	return func(c *choice, i int) float64 { return -score(c, i) }
}

// overlap is the share of words that stand among others.
func overlap(words, other map[string]bool) float64 {
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
func dateOf(sign float64) func(*choice, int) float64 {
	return func(c *choice, i int) float64 {
		return c.first(i, func(v corpus.Value) (float64, bool) {
			return sign * float64(v.Date), v.Kind == corpus.KindDate
		})
	}
}

// numberOf scores an option by its first number, whatever it counts.
func numberOf(sign float64) func(*choice, int) float64 {
	return func(c *choice, i int) float64 {
		return c.first(i, func(v corpus.Value) (float64, bool) {
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
func middleNumber(c *choice, i int) float64 {
	own, above, below := numberOf(1)(c, i), 0, 0
	if math.IsInf(own, -1) {
		return own
	}
	for k := range c.values {
		switch n := numberOf(1)(c, k); {
		case math.IsInf(n, -1): // has none
		case n > own:
			above++
		case n < own:
			below++
		}
	}
	return -math.Abs(float64(above - below))
}

// first returns the first value of an option that counts for something, by what it counts for.
func (c *choice) first(i int, of func(corpus.Value) (float64, bool)) float64 {
	for _, s := range c.values[i] {
		for _, v := range s.Values {
			if n, ok := of(v); ok {
				return n
			}
		}
	}
	return math.Inf(-1)
}

func (s optionSolver) choose(c *choice) int {
	best, most := 0, s.score(c, 0)
	for i := 1; i < len(c.words); i++ {
		if score := s.score(c, i); score > most {
			best, most = i, score
		}
	}
	return best
}

// optionTest plays a solver over the choice items of a run. Where E20's rule of lengths is on, items about people are
// held against what whoever sees the options knows by it.
type optionTest struct {
	solver optionSolver
	chosen
	hits  int
	known bool // the rule of lengths changes the chance of an item
}

func (t *optionTest) add(w *world, _ *Finding) {
	longer := score.LongerF2(w.in.Manifest.Parameters)
	t.accepted += len(w.accepted)
	for _, c := range w.choiceItems() {
		chance := score.Floor(*c.item, longer)
		t.chances = append(t.chances, chance)
		t.known = t.known || longer && chance > score.Floor(*c.item, false)
		if t.solver.choose(c) == c.right {
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
const knownLength = "items about people are held against 1 in 3: with questions.longer_f2 the right option is never the longest (E20)"
