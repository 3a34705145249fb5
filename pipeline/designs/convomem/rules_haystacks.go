package convomem

import (
	"fmt"
	"slices"

	"memloom/internal/statistics"
	"memloom/output"
	"memloom/validate/check/rule"
)

// holding: every haystack holds all evidence of what is asked over it (C8).
func holding(v *view, expect rule.Expect) {
	for _, h := range v.haystacks {
		expect(len(v.asks[h.HaystackID]) > 0, "no item", "an item that is asked over it", h.HaystackID)
		for _, id := range v.asks[h.HaystackID] {
			it := v.accepted(id)
			if it == nil {
				expect(false, "an item that is not accepted", "an item of the corpus", h.HaystackID, id)
				continue
			}
			missing := slices.ContainsFunc(v.evidence(it), func(s string) bool { return !slices.Contains(h.SessionIDs, s) })
			expect(!missing, "a conversation of its evidence is missing", "all of them", h.HaystackID, id)
		}
	}
}

// chosen: haystacks have their size, one of the recipe's, and hold conversations of the user once each, in order (C8).
func chosen(v *view, expect rule.Expect) {
	for _, h := range v.haystacks {
		holds := len(h.SessionIDs) == int(h.Size) && (v.keys == nil || slices.Contains(v.keys.Haystacks.Sizes, int(h.Size)))
		for i, s := range h.SessionIDs {
			holds = holds && v.seq(s) > 0 && (i == 0 || v.seq(h.SessionIDs[i-1]) < v.seq(s))
		}
		expect(holds, fmt.Sprintf("%d conversations", len(h.SessionIDs)),
			fmt.Sprintf("%d of the user's, each once and in order", h.Size), h.HaystackID)
	}
}

// asOften: every item is asked over as many haystacks as the recipe has, all of different sizes, as far as sizes hold
// it (C8).
func asOften(v *view, expect rule.Expect) {
	sizes := map[string][]int32{}
	for _, h := range v.haystacks {
		for _, id := range v.asks[h.HaystackID] {
			sizes[id] = append(sizes[id], h.Size)
		}
	}
	if v.keys == nil || len(v.keys.Haystacks.Sizes) == 0 {
		return
	}
	for _, it := range v.Accepted() {
		fit := 0
		for _, size := range v.keys.Haystacks.Sizes {
			if size >= len(v.evidence(it)) {
				fit++
			}
		}
		of := slices.Clone(sizes[it.ID])
		slices.Sort(of)
		want := min(fit, v.keys.Haystacks.PerItem)
		expect(len(of) == want && len(slices.Compact(slices.Clone(of))) == want, fmt.Sprintf("sizes %v", of),
			fmt.Sprintf("%d different sizes", want), it.ID)
	}
}

// bySize counts what is asked at each size: no size has more than an item a user beyond any that holds every item.
func bySize(*output.Manifest) (func(*view, rule.Expect), func(*rule.Finding)) {
	items, pieces, users := map[int32]int{}, 0, 0 // pieces: conversations of evidence that the largest item has
	return func(v *view, _ rule.Expect) {
			users++
			for _, h := range v.haystacks {
				items[h.Size] += len(v.asks[h.HaystackID])
				for _, id := range v.asks[h.HaystackID] {
					if it := v.accepted(id); it != nil {
						pieces = max(pieces, len(v.evidence(it)))
					}
				}
			}
		}, func(v *rule.Finding) {
			least, most := -1, 0
			for size, n := range items {
				most = max(most, n)
				if int(size) >= pieces && (least < 0 || n < least) {
					least = n
				}
			}
			if least >= 0 {
				v.Expect(most-least <= users, fmt.Sprintf("%d to %d items a size", least, most),
					fmt.Sprintf("equal parts, but for %d", users), "sizes")
			}
		}
}

const (
	placesBins   = 10
	placesFewest = 200  // places that the test needs
	placesAlpha  = 5e-5 // of the test
)

// places counts in which part of haystacks evidence stands, and how much would by chance.
func places(*output.Manifest) (func(*view, rule.Expect), func(*rule.Finding)) {
	n, found, expected := 0, make([]int, placesBins), make([]float64, placesBins)
	return func(v *view, _ rule.Expect) {
			for _, h := range v.haystacks {
				of := len(h.SessionIDs)
				for _, id := range v.asks[h.HaystackID] {
					it := v.accepted(id)
					if it == nil || of < placesBins {
						continue
					}
					for _, s := range v.evidence(it) {
						n++
						found[max(0, slices.Index(h.SessionIDs, s))*placesBins/of]++
						for i := range of {
							expected[i*placesBins/of] += 1 / float64(of)
						}
					}
				}
			}
		}, func(f *rule.Finding) {
			if f.Checked = n; n < placesFewest {
				f.TooFew(fmt.Sprintf("a test needs %d places in haystacks of %d or more", placesFewest, placesBins))
				return
			}
			chi := statistics.Pearson(found, expected)
			if f.Tested(n, statistics.ChiSquareTail(chi, placesBins-1), placesAlpha, "χ² %.1f over %d parts", chi, placesBins) {
				f.Violate(f.Test.Statistic, "as many in every part")
			}
		}
}
