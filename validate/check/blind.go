package check

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

// blindAlpha is the chance of a false alarm over all tests together, split evenly over them (Bonferroni).
const blindAlpha = 0.001

// shuffles is how many random orders a permutation test looks at: enough for p below the α that tests are given here.
// Their source is fixed, so that a check says the same each time.
const shuffles = 20_000

const (
	// fewestItems is how many items a solver of artefacts is tested on at least.
	fewestItems = 200
	// fewestOrdered is how many items a test of an order needs: below it, even items sorted by family reach no α.
	fewestOrdered = 20
	// mostOrdered bounds the time that shuffling takes; more items add nothing.
	mostOrdered = 1000
)

func blindRules() []rule {
	choice := []string{tabItems, tabKey}
	out := []rule{
		{Blind, "ids do not follow the family", "accepted items", Tested, needItems, idsByFamily},
		{Blind, "ids do not follow the evidence", "accepted items with evidence", Tested,
			tables(needItems, []string{tabMessages}), idsByTime},
		{Blind, "ids do not follow the status", "drafts that were judged", Tested,
			[]string{tabItems, tabRejected, tabFlagged}, idsByStatus},
		{Blind, "questions do not tell abstention", "open items that ask for one value", Tested,
			tables(needItems, []string{tabGold}), questionLengths},
		{Blind, "options are shuffled", "choice items", Tested, choice, optionsShuffled},
	}
	for _, s := range optionSolvers() {
		out = append(out, rule{Blind, "option solver: " + s.name, "choice items", Tested, choice, s.run})
	}
	for _, s := range positionSolvers() {
		out = append(out, rule{Blind, "position solver: " + s.name, "pieces of answer evidence", Tested,
			tables(needItems, []string{tabMessages}), s.run})
	}
	return out
}

// blindTests counts the tests that can fail; the position solvers only inform.
func blindTests() int { return 5 + len(optionSolvers()) }

// tested gives the finding its statistic, and says whether it is above chance.
func (f *Finding) tested(n int, p float64, format string, args ...any) bool {
	f.Test = &Test{Statistic: fmt.Sprintf(format, args...), N: n, P: p, Alpha: blindAlpha / float64(blindTests())}
	return p < f.Test.Alpha
}

// enough says whether there are items enough for a test. Where there are some and not enough, the finding says so.
func (f *Finding) enough(n, least int) bool {
	f.Checked = n
	if n > 0 && n < least {
		f.Status = TooFew
		f.Note = fmt.Sprintf("a test needs %d", least)
	}
	return n >= least
}

// idsByFamily: neighbours in the order of ids are of one family no more often than in random orders.
func idsByFamily(w *world, f *Finding) {
	w.clustered(f, w.accepted, "family", func(it *corpus.Item) string { return it.Family })
}

// idsByStatus: neighbours are accepted together no more often than by chance.
// Drafts that nobody judged follow the order of judging, not the ids.
func idsByStatus(w *world, f *Finding) {
	var judged []*corpus.Item
	for i := range w.c.Items {
		if it := &w.c.Items[i]; it.Status != corpus.Surplus {
			judged = append(judged, it)
		}
	}
	w.clustered(f, judged, "status", func(it *corpus.Item) string { return string(it.Status) })
}

func (w *world) clustered(f *Finding, items []*corpus.Item, what string, class func(*corpus.Item) string) {
	if !f.enough(len(items), fewestOrdered) {
		return
	}
	items = inOrderOfIDs(items)
	classes := make([]string, len(items))
	for i, it := range items {
		classes[i] = class(it)
	}
	seen, p := statistics.PermutationTail(corpus.Rand(0, "check", what), shuffles, len(items),
		func(order []int) float64 {
			same := 0
			for i := 1; i < len(order); i++ {
				if classes[order[i]] == classes[order[i-1]] {
					same++
				}
			}
			return float64(same)
		})
	if f.tested(len(items), p, "%.0f neighbours of one %s", seen, what) {
		f.violate(f.Test.Statistic, "no more than in random orders")
	}
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
func idsByTime(w *world, f *Finding) {
	var items []*corpus.Item
	for _, it := range w.accepted {
		if w.firstEvidence(it) != 0 {
			items = append(items, it)
		}
	}
	if !f.enough(len(items), fewestOrdered) {
		return
	}
	items = inOrderOfIDs(items)
	ranks := w.timeRanks(items)
	seen, p := statistics.PermutationTail(corpus.Rand(0, "check", "time"), shuffles, len(items),
		func(order []int) float64 { return math.Abs(covariance(ranks, order)) })
	most := covariance(slices.Sorted(slices.Values(ranks)), identity(len(ranks)))
	if most > 0 {
		seen /= most
	}
	if f.tested(len(items), p, "rank correlation %.2f", seen) {
		f.violate(f.Test.Statistic, "no order of time in the ids")
	}
}

func (w *world) firstEvidence(it *corpus.Item) corpus.Stamp {
	var first corpus.Stamp
	for _, e := range it.Evidence {
		if m := w.messages[e.MessageID]; m != nil && (first == 0 || m.At < first) {
			first = m.At
		}
	}
	return first
}

// timeRanks returns the ranks of items by the time of their first evidence.
func (w *world) timeRanks(items []*corpus.Item) []float64 {
	times := make([]float64, len(items))
	for i, it := range items {
		times[i] = float64(w.firstEvidence(it))
	}
	return statistics.Ranks(times)
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
func questionLengths(w *world, f *Finding) {
	var lengths []float64
	var absent []bool
	for _, it := range w.accepted {
		for i := range it.Gold {
			g := &it.Gold[i]
			if len(it.Options) == 0 && g.Part == corpus.PartResult &&
				(g.Operation == corpus.OpAbsent || g.Operation == corpus.OpValue) {
				lengths = append(lengths, float64(utf8.RuneCountInString(it.Question)))
				absent = append(absent, g.Operation == corpus.OpAbsent)
			}
		}
	}
	if !f.enough(len(lengths), fewestItems) {
		return
	}
	n := min(len(lengths), mostOrdered)
	ranks := statistics.Ranks(lengths[:n])
	seen, p := statistics.PermutationTail(corpus.Rand(0, "check", "length"), shuffles, n, func(order []int) float64 {
		sum := 0.0
		for i, k := range order {
			if absent[i] {
				sum += ranks[k]
			}
		}
		return math.Abs(sum)
	})
	if f.tested(n, p, "rank sum %.0f from the middle", seen) {
		f.violate(f.Test.Statistic, "lengths alike")
	}
}
