package convomem

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
	"memloom/validate/check"
)

// holding: every haystack holds all evidence of what is asked over it (C8).
func holding(v *view, expect check.Expect) {
	for _, h := range v.haystacks {
		in := map[string]bool{}
		for _, s := range h.SessionIDs {
			in[s] = true
		}
		expect(len(v.asks[h.HaystackID]) > 0, "no item", "an item that is asked over it", h.HaystackID)
		for _, id := range v.asks[h.HaystackID] {
			it := v.items[id]
			if it == nil {
				expect(false, "an item that is not accepted", "an item of the corpus", h.HaystackID, id)
				continue
			}
			missing := slices.IndexFunc(v.evidence(it), func(s string) bool { return !in[s] })
			expect(missing < 0, "a conversation of its evidence is missing", "all of them", h.HaystackID, id)
		}
	}
}

// chosen: haystacks have their size, one of the recipe's, and hold conversations of the user once each, in order (C8).
func chosen(v *view, expect check.Expect) {
	for _, h := range v.haystacks {
		holds := len(h.SessionIDs) == int(h.Size) && (v.keys == nil || slices.Contains(v.keys.Haystacks.Sizes, int(h.Size)))
		for i, s := range h.SessionIDs {
			holds = holds && v.seq[s] > 0 && (i == 0 || v.seq[h.SessionIDs[i-1]] < v.seq[s])
		}
		expect(holds, fmt.Sprintf("%d conversations", len(h.SessionIDs)), fmt.Sprintf("%d of the user's, each once and in order", h.Size), h.HaystackID)
	}
}

// asked: every item is asked over as many haystacks as the recipe has, all of different sizes, as far as sizes hold it (C8).
func asked(v *view, expect check.Expect) {
	sizes := map[string][]int32{}
	for _, h := range v.haystacks {
		for _, id := range v.asks[h.HaystackID] {
			sizes[id] = append(sizes[id], h.Size)
		}
	}
	if v.keys == nil || len(v.keys.Haystacks.Sizes) == 0 {
		return
	}
	for id, it := range v.items {
		fit := 0
		for _, size := range v.keys.Haystacks.Sizes {
			if size >= len(v.evidence(it)) {
				fit++
			}
		}
		of := slices.Clone(sizes[id])
		slices.Sort(of)
		want := min(fit, v.keys.Haystacks.PerItem)
		expect(len(of) == want && len(slices.Compact(slices.Clone(of))) == want, fmt.Sprintf("sizes %v", of), fmt.Sprintf("%d different sizes", want), id)
	}
}

// bySize counts what is asked at each size.
type bySize struct {
	*tables
	items  map[int32]int
	pieces int // conversations of evidence that the largest item has
	users  int
}

// Add implements check.Gatherer.
func (b *bySize) Add(c *corpus.Corpus, expect check.Expect) {
	v := b.Of(c, expect)
	if v == nil {
		return
	}
	if b.items == nil {
		b.items = map[int32]int{}
	}
	b.users++
	for _, h := range v.haystacks {
		b.items[h.Size] += len(v.asks[h.HaystackID])
		for _, id := range v.asks[h.HaystackID] {
			if it := v.items[id]; it != nil {
				b.pieces = max(b.pieces, len(v.evidence(it)))
			}
		}
	}
}

// Conclude implements check.Gatherer: no size has more than an item a user beyond any that holds every item.
func (b *bySize) Conclude(v *check.Verdict) {
	least, most := -1, 0
	for size, n := range b.items {
		most = max(most, n)
		if int(size) >= b.pieces && (least < 0 || n < least) {
			least = n
		}
	}
	if least < 0 {
		return
	}
	v.Expect(most-least <= b.users, fmt.Sprintf("%d to %d items a size", least, most), fmt.Sprintf("equal parts, but for %d", b.users), "sizes")
}

// places gathers where in haystacks evidence stands.
type places struct {
	*tables
	found    [placesBins]int
	expected [placesBins]float64
	n        int
}

const (
	placesBins   = 10
	placesFewest = 200  // places that the test needs
	placesAlpha  = 5e-5 // of the test
)

// Add implements check.Gatherer.
func (p *places) Add(c *corpus.Corpus, expect check.Expect) {
	v := p.Of(c, expect)
	if v == nil {
		return
	}
	for _, h := range v.haystacks {
		at := map[string]int{}
		for i, s := range h.SessionIDs {
			at[s] = i
		}
		if len(h.SessionIDs) < placesBins {
			continue
		}
		for _, id := range v.asks[h.HaystackID] {
			if it := v.items[id]; it != nil {
				for _, s := range v.evidence(it) {
					p.place(at[s], len(h.SessionIDs))
				}
			}
		}
	}
}

// place enters a conversation of evidence: the part of the haystack in which it stands, and how many would by chance.
func (p *places) place(at, of int) {
	p.n++
	p.found[at*placesBins/of]++
	for i := range of {
		p.expected[i*placesBins/of] += 1 / float64(of)
	}
}

// Conclude implements check.Gatherer.
func (p *places) Conclude(v *check.Verdict) {
	if p.n < placesFewest {
		v.TooFew(p.n, fmt.Sprintf("a test needs %d places in haystacks of %d or more", placesFewest, placesBins))
		return
	}
	chi := statistics.Pearson(p.found[:], p.expected[:])
	v.Tested(p.n, statistics.ChiSquareTail(chi, placesBins-1), placesAlpha, fmt.Sprintf("χ² %.1f over %d parts", chi, placesBins), "as many in every part")
}
