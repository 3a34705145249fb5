package blind

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
	"memloom/validate/check/rule"
)

const (
	// shuffles is how many random orders a permutation test looks at: enough for p below the α that tests are given here.
	// Their source is fixed, so that a check says the same each time.
	shuffles = 30_000
	// fewestOrdered is how many items a test of an order needs: below it, even items sorted by family reach no α.
	fewestOrdered = 20
	// mostOrdered bounds the time that shuffling takes; more items add nothing. Corpora have equal shares of it.
	mostOrdered = 1000
)

// place is an item in the order of ids.
type place struct {
	value  float64
	marked bool
}

// orderTest compares a statistic of items, in the order of their ids, with that of random orders of the items of their
// corpus, so that what differs from one corpus to the next is no finding.
type orderTest struct {
	name, of, needs string
	seed            string
	fewest          int
	drafts          bool // drafts that were judged are looked at, and not accepted items alone
	place           func(*rule.World, *corpus.Item) (p place, ok bool)
	ranked          bool // values are replaced by their ranks
	statistic       func(block []place, order []int) float64
	found           string                         // the statistic in words
	most            func(blocks [][]place) float64 // what the statistic is a share of; nil: it is none
	expected        string
}

func orderRules() []rule.Rule {
	numbers := map[string]int{}
	class := func(of func(*corpus.Item) string) func(*rule.World, *corpus.Item) (place, bool) {
		return func(_ *rule.World, it *corpus.Item) (place, bool) {
			name := of(it)
			if _, known := numbers[name]; !known {
				numbers[strings.Clone(name)] = len(numbers)
			}
			return place{value: float64(numbers[name])}, true
		}
	}
	family := class(func(it *corpus.Item) string { return it.Family })
	status := class(func(it *corpus.Item) string { return string(it.Status) })
	const random = "no more than in random orders"
	var out []rule.Rule
	for _, t := range []orderTest{
		{"ids do not follow the family", "accepted items", rule.Items, "family", fewestOrdered, false, family, false,
			neighbours, "%.0f neighbours of one family", nil, random},
		{"ids do not follow the evidence", "accepted items with evidence", rule.Items + "data/messages", "time",
			fewestOrdered, false, firstEvidence, true, correlation, "rank correlation %.2f", inOrder,
			"no order of time in the ids"},
		{"ids do not follow the status", "drafts that were judged", "data/items audit/rejected audit/flagged", "status",
			fewestOrdered, true, status, false, neighbours, "%.0f neighbours of one status", nil, random},
		{"questions do not tell abstention", "open items that ask for one value", rule.Items + "key/gold", "length",
			fewestItems, false, questionLength, true, markedRanks, "rank sum %.0f from the middle", nil, "lengths alike"},
	} {
		out = append(out, rule.Over(t.name, t.of, t.needs, t.begin).By(rule.Tested))
	}
	return out
}

func (t orderTest) begin(*rule.Run) rule.Check {
	n := 0
	var all [][]place // of each corpus
	return rule.Check{
		Add: func(w *rule.World, _ *rule.Finding) {
			var block []place
			for _, it := range inOrderOfIDs(w, t.drafts) {
				if p, ok := t.place(w, it); ok {
					block = append(block, p)
				}
			}
			n += len(block)
			all = append(all, block[:min(len(block), mostOrdered)])
		},
		Conclude: func(f *rule.Finding) {
			if f.Enough(n, t.fewest) {
				t.conclude(f, all)
			}
		},
	}
}

func (t orderTest) conclude(f *rule.Finding, all [][]place) {
	var blocks [][]place
	var sizes []int
	n := 0
	for _, b := range all {
		b = b[:min(len(b), mostOrdered/len(all))]
		if t.ranked {
			b = ranks(b)
		}
		blocks, sizes, n = append(blocks, b), append(sizes, len(b)), n+len(b)
	}
	seen, p := statistics.PermutationTail(corpus.Rand(0, "check", t.seed), shuffles, sizes, func(orders [][]int) float64 {
		sum := 0.0
		for b, order := range orders {
			sum += t.statistic(blocks[b], order)
		}
		return math.Abs(sum)
	})
	if t.most != nil {
		if most := t.most(blocks); most > 0 {
			seen /= most
		}
	}
	if f.Tested(n, p, alpha(), t.found, seen) {
		f.Violate(f.Test.Statistic, t.expected)
	}
}

// inOrderOfIDs returns the accepted items, or the drafts that were judged, by the numbers in their ids. Drafts that
// were not follow the order of judging.
func inOrderOfIDs(w *rule.World, drafts bool) []*corpus.Item {
	items := slices.Clone(w.Accepted())
	if drafts {
		items = nil
		for it := range rule.All(w.Items) {
			if it.Status != corpus.Surplus {
				items = append(items, it)
			}
		}
	}
	number := func(it *corpus.Item) int {
		n, _ := strconv.Atoi(it.ID[len(strings.TrimRight(it.ID, "0123456789")):])
		return n
	}
	slices.SortStableFunc(items, func(a, b *corpus.Item) int {
		return cmp.Or(cmp.Compare(number(a), number(b)), cmp.Compare(a.ID, b.ID))
	})
	return items
}

func ranks(block []place) []place {
	values := make([]float64, len(block))
	for i, p := range block {
		values[i] = p.value
	}
	out := slices.Clone(block)
	for i, r := range statistics.Ranks(values) {
		out[i].value = r
	}
	return out
}

// neighbours counts those of one class.
func neighbours(block []place, order []int) float64 {
	same := 0
	for i := 1; i < len(order); i++ {
		if block[order[i]].value == block[order[i-1]].value {
			same++
		}
	}
	return float64(same)
}

// correlation is the covariance of ranks with the places that an order gives them, up to a factor.
func correlation(block []place, order []int) float64 {
	var sum float64
	for at, i := range order {
		sum += block[i].value * (float64(at) - float64(len(order)-1)/2)
	}
	return sum
}

// inOrder is the correlation of items that are sorted.
func inOrder(blocks [][]place) float64 {
	sum := 0.0
	for _, b := range blocks {
		b = slices.SortedFunc(slices.Values(b), func(a, b place) int { return cmp.Compare(a.value, b.value) })
		order := make([]int, len(b))
		for i := range order {
			order[i] = i
		}
		sum += correlation(b, order)
	}
	return sum
}

// markedRanks adds up the ranks at the places of marked items.
func markedRanks(block []place, order []int) float64 {
	sum := 0.0
	for i, k := range order {
		if block[i].marked {
			sum += block[k].value
		}
	}
	return sum
}

// firstEvidence is when the first evidence of an item was written.
func firstEvidence(w *rule.World, it *corpus.Item) (place, bool) {
	var first corpus.Stamp
	for _, e := range it.Evidence {
		if m := w.Message(e.MessageID); m != nil && (first == 0 || m.At < first) {
			first = m.At
		}
	}
	return place{value: float64(first)}, first != 0
}

// questionLength is the length of an open item's question, marked where what it asks for is never said. Items that ask
// for a computation are longer by nature and left out.
func questionLength(_ *rule.World, it *corpus.Item) (p place, ok bool) {
	for _, g := range it.Gold {
		if len(it.Options) == 0 && g.Part == corpus.PartResult && (g.Operation == corpus.OpAbsent ||
			g.Operation == corpus.OpValue) {
			return place{float64(utf8.RuneCountInString(it.Question)), g.Operation == corpus.OpAbsent}, true
		}
	}
	return p, false
}
