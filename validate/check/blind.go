package check

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"memloom/internal/artefacts"
	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

// blindAlpha is the chance of a false alarm over all tests together, split evenly over them (Bonferroni).
const blindAlpha = 0.001

// shuffles is how many random orders a permutation test looks at: enough for p below the α that tests are given here.
// Their source is fixed, so that a check says the same each time.
const shuffles = 30_000

const (
	// fewestItems is how many items a solver of artefacts is tested on at least.
	fewestItems = 200
	// fewestOrdered is how many items a test of an order needs: below it, even items sorted by family reach no α.
	fewestOrdered = 20
	// mostOrdered bounds the time that shuffling takes; more items add nothing. Corpora have equal shares of it.
	mostOrdered = 1000
)

func blindRules() []rule {
	choice := []string{tabItems, tabKey}
	out := []rule{
		{Blind, "ids do not follow the family", "accepted items", Tested, needItems,
			&clusters{what: "family", items: (*world).acceptedItems, class: familyOf}},
		{Blind, "ids do not follow the evidence", "accepted items with evidence", Tested,
			tables(needItems, []string{tabMessages}), &idsByTime{}},
		{Blind, "ids do not follow the status", "drafts that were judged", Tested,
			[]string{tabItems, tabRejected, tabFlagged},
			&clusters{what: "status", items: (*world).judgedItems, class: statusOf}},
		{Blind, "questions do not tell abstention", "open items that ask for one value", Tested,
			tables(needItems, []string{tabGold}), &questionLengths{}},
		{Blind, "options are shuffled", "choice items", Tested, choice, &optionsShuffled{}},
	}
	for _, s := range artefacts.Solvers() {
		out = append(out, rule{Blind, "option solver: " + s.Name, "choice items", Tested, choice, &optionTest{solver: s}})
	}
	for _, s := range positionSolvers() {
		out = append(out, rule{Blind, "position solver: " + s.name, "pieces of answer evidence", Tested,
			tables(needItems, []string{tabMessages}), &positionTest{solver: s}})
	}
	return out
}

// blindTests counts the tests that can fail; the position solvers only inform.
func blindTests() int { return 5 + len(artefacts.Solvers()) + len(trainedRules()) }

// tested gives the finding its statistic, and says whether it is above chance.
func (f *Finding) tested(n int, p float64, format string, args ...any) bool {
	f.Test = &Test{Statistic: fmt.Sprintf(format, args...), N: n, P: p, Alpha: blindAlpha / float64(blindTests())}
	return p < f.Test.Alpha
}

// enough says whether there are items enough for a test. Where there are some and not enough, the finding says so.
func (f *Finding) enough(n, least int) bool {
	f.Checked = n
	if n < least {
		f.tooFew(fmt.Sprintf("a test needs %d", least))
	}
	return n >= least
}

// tooFew says that a rule had too few rows to look at. Without any it has nothing to check.
func (f *Finding) tooFew(why string) {
	if f.Checked > 0 {
		f.Status, f.Note = TooFew, why
	}
}

// clusters tests whether neighbours in the order of ids are of one class no more often than in random orders of the
// items of their corpus.
type clusters struct {
	what    string
	items   func(*world) []*corpus.Item
	class   func(*corpus.Item) string
	numbers map[string]int // of the classes
	n       int            // items
	blocks  [][]int        // the classes of each corpus's items, in the order of their ids
}

func familyOf(it *corpus.Item) string { return it.Family }
func statusOf(it *corpus.Item) string { return string(it.Status) }

func (w *world) acceptedItems() []*corpus.Item { return w.Accepted() }

// judgedItems leaves out drafts that nobody judged: they follow the order of judging, not the ids.
func (w *world) judgedItems() []*corpus.Item {
	var judged []*corpus.Item
	for i := range w.c.Items {
		if it := &w.c.Items[i]; it.Status != corpus.Surplus {
			judged = append(judged, it)
		}
	}
	return judged
}

func (c *clusters) add(w *world, _ *Finding) {
	if c.numbers == nil {
		c.numbers = map[string]int{}
	}
	items := c.items(w)
	c.n += len(items)
	var block []int
	for _, it := range inOrderOfIDs(items) {
		class := c.class(it)
		if _, known := c.numbers[class]; !known {
			c.numbers[strings.Clone(class)] = len(c.numbers)
		}
		block = append(block, c.numbers[class])
	}
	c.blocks = append(c.blocks, block)
}

func (c *clusters) conclude(_ *run, f *Finding) {
	if !f.enough(c.n, fewestOrdered) {
		return
	}
	blocks, sizes, n := shares(c.blocks)
	seen, p := statistics.PermutationTail(corpus.Rand(0, "check", c.what), shuffles, sizes,
		func(orders [][]int) float64 {
			same := 0
			for b, order := range orders {
				classes := blocks[b]
				for i := 1; i < len(order); i++ {
					if classes[order[i]] == classes[order[i-1]] {
						same++
					}
				}
			}
			return float64(same)
		})
	if f.tested(n, p, "%.0f neighbours of one %s", seen, c.what) {
		f.violate(f.Test.Statistic, "no more than in random orders")
	}
}

// shares cuts the blocks to an equal share each of what is looked at, and returns their sizes and all of them.
func shares[T any](blocks [][]T) (cut [][]T, sizes []int, n int) {
	for _, b := range blocks {
		b = b[:min(len(b), mostOrdered/len(blocks))]
		cut, sizes, n = append(cut, b), append(sizes, len(b)), n+len(b)
	}
	return cut, sizes, n
}

// inOrderOfIDs returns at most mostOrdered items by the number in their ids.
func inOrderOfIDs(items []*corpus.Item) []*corpus.Item {
	items = slices.Clone(items)
	slices.SortStableFunc(items, func(a, b *corpus.Item) int {
		_, m, _ := counter(a.ID)
		_, n, _ := counter(b.ID)
		return cmp.Or(cmp.Compare(m, n), cmp.Compare(a.ID, b.ID))
	})
	return items[:min(len(items), mostOrdered)]
}

// idsByTime: the order of ids says nothing about when the evidence was
// written. The statistic is the absolute rank correlation.
type idsByTime struct {
	n      int         // items
	blocks [][]float64 // the times of each corpus's items, in the order of their ids
}

func (t *idsByTime) add(w *world, _ *Finding) {
	var items []*corpus.Item
	for _, it := range w.Accepted() {
		if w.firstEvidence(it) != 0 {
			items = append(items, it)
		}
	}
	t.n += len(items)
	var block []float64
	for _, it := range inOrderOfIDs(items) {
		block = append(block, float64(w.firstEvidence(it)))
	}
	t.blocks = append(t.blocks, block)
}

func (t *idsByTime) conclude(_ *run, f *Finding) {
	if !f.enough(t.n, fewestOrdered) {
		return
	}
	blocks, sizes, n := shares(t.blocks)
	most := 0.0
	for b, times := range blocks {
		blocks[b] = statistics.Ranks(times)
		most += covariance(slices.Sorted(slices.Values(blocks[b])), identity(len(times)))
	}
	seen, p := statistics.PermutationTail(corpus.Rand(0, "check", "time"), shuffles, sizes,
		func(orders [][]int) float64 {
			sum := 0.0
			for b, order := range orders {
				sum += covariance(blocks[b], order)
			}
			return math.Abs(sum)
		})
	if most > 0 {
		seen /= most
	}
	if f.tested(n, p, "rank correlation %.2f", seen) {
		f.violate(f.Test.Statistic, "no order of time in the ids")
	}
}

func (w *world) firstEvidence(it *corpus.Item) corpus.Stamp {
	var first corpus.Stamp
	for _, e := range it.Evidence {
		if m := w.Message(e.MessageID); m != nil && (first == 0 || m.At < first) {
			first = m.At
		}
	}
	return first
}

// covariance of ranks with the places that an order gives them, up to a factor.
func covariance(ranks []float64, order []int) float64 {
	var sum float64
	for place, i := range order {
		sum += ranks[i] * (float64(place) - float64(len(order)-1)/2)
	}
	return sum
}

func identity(n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = i
	}
	return out
}

// questionLengths: among the open items that ask for one value, those whose answer is that nobody said it are not told
// by the length of their question. Items that ask for a computation are longer by nature and left out.
type questionLengths struct {
	n      int
	blocks [][]asking // of each corpus
}

// asking is the length of an open item's question, and whether nobody said what it asks for.
type asking struct {
	letters float64
	absent  bool
}

func (q *questionLengths) add(w *world, _ *Finding) {
	var block []asking
	for _, it := range w.Accepted() {
		for i := range it.Gold {
			g := &it.Gold[i]
			if len(it.Options) == 0 && g.Part == corpus.PartResult &&
				(g.Operation == corpus.OpAbsent || g.Operation == corpus.OpValue) {
				letters := float64(utf8.RuneCountInString(it.Question))
				block = append(block, asking{letters, g.Operation == corpus.OpAbsent})
			}
		}
	}
	q.n += len(block)
	q.blocks = append(q.blocks, block[:min(len(block), mostOrdered)])
}

func (q *questionLengths) conclude(_ *run, f *Finding) {
	if !f.enough(q.n, fewestItems) {
		return
	}
	blocks, sizes, n := shares(q.blocks)
	ranks := make([][]float64, len(blocks))
	for b, block := range blocks {
		lengths := make([]float64, len(block))
		for i, a := range block {
			lengths[i] = a.letters
		}
		ranks[b] = statistics.Ranks(lengths)
	}
	seen, p := statistics.PermutationTail(corpus.Rand(0, "check", "length"), shuffles, sizes,
		func(orders [][]int) float64 {
			sum := 0.0
			for b, order := range orders {
				for i, k := range order {
					if blocks[b][i].absent {
						sum += ranks[b][k]
					}
				}
			}
			return math.Abs(sum)
		})
	if f.tested(n, p, "rank sum %.0f from the middle", seen) {
		f.violate(f.Test.Statistic, "lengths alike")
	}
}
