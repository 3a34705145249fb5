package convomem

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/pipeline/sessions"
)

// heap is what a test of haystacks draws: a user's conversations, items and the keys.
type heap struct {
	stacking
	items []evidenced
}

func drawHeap(t *rapid.T) heap {
	var h heap
	n := rapid.IntRange(12, 80).Draw(t, "conversations")
	for i := range n {
		h.sessions = append(h.sessions, sessions.Session{SessionID: fmt.Sprintf("S%03d", i+1), Seq: int32(i + 1)})
	}
	sizes := map[int]bool{rapid.IntRange(6, n).Draw(t, "largest"): true} // one that every item fits into
	for range rapid.IntRange(0, 5).Draw(t, "sizes") {
		sizes[rapid.IntRange(2, n).Draw(t, "size")] = true
	}
	for size := range sizes {
		h.keys.Sizes = append(h.keys.Sizes, size)
	}
	slices.Sort(h.keys.Sizes)
	h.keys.PerItem = rapid.IntRange(1, len(sizes)).Draw(t, "per item")
	h.keys.Evidence = rapid.Float64Range(0.01, 1).Draw(t, "evidence")
	h.first = rapid.IntRange(0, 9).Draw(t, "first")
	seed := rapid.Uint64().Draw(t, "seed")
	h.r = corpus.Rand(seed, "haystacks", "test")
	places := corpus.Rand(seed, "places", "test")
	for i := range rapid.IntRange(0, 40).Draw(t, "items") {
		x := evidenced{item: fmt.Sprintf("Q%02d", i+1)}
		for _, k := range places.Perm(n)[:rapid.IntRange(1, 6).Draw(t, "pieces")] {
			x.sessions = append(x.sessions, h.sessions[k].SessionID)
		}
		h.items = append(h.items, x)
	}
	return h
}

// TestStacked_Haystacks: a haystack has its size, one of the recipe's; its conversations are the user's, each once and
// in order; it holds all evidence of what is asked over it, no more than its share where that is of several items (C8).
func TestStacked_Haystacks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := drawHeap(t)
		out := h.stacked(h.items)
		asks := map[string][]string{}
		for _, a := range out.Asks {
			asks[a.HaystackID] = append(asks[a.HaystackID], a.ItemID)
		}
		for _, x := range out.Haystacks {
			if len(x.SessionIDs) != int(x.Size) || !slices.Contains(h.keys.Sizes, int(x.Size)) {
				t.Fatalf("%s of size %d has %d conversations; sizes are %v", x.HaystackID, x.Size, len(x.SessionIDs), h.keys.Sizes)
			}
			if sorted := slices.Compact(slices.Sorted(slices.Values(x.SessionIDs))); !slices.Equal(sorted, x.SessionIDs) {
				t.Fatalf("%s is no ordered choice: %v", x.HaystackID, x.SessionIDs)
			}
			evidence := 0
			for _, it := range h.items {
				if !slices.Contains(asks[x.HaystackID], it.item) {
					continue
				}
				evidence += len(it.sessions)
				for _, s := range it.sessions {
					if !slices.Contains(x.SessionIDs, s) {
						t.Fatalf("%s lacks %s, on which %s rests", x.HaystackID, s, it.item)
					}
				}
			}
			switch n := len(asks[x.HaystackID]); {
			case n == 0:
				t.Fatalf("nothing is asked over %s", x.HaystackID)
			case n > 1 && float64(evidence) > max(1, float64(x.Size)*h.keys.Evidence):
				t.Fatalf("%d conversations of %d hold evidence of %d items, the share is %.2f", evidence, x.Size, n,
					h.keys.Evidence)
			}
		}
	})
}

// TestStacked_Items: an item is asked at as many sizes as the recipe has, all different, as far as it fits into so
// many.
func TestStacked_Items(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := drawHeap(t)
		out := h.stacked(h.items)
		size, at := map[string]int{}, map[string][]int{}
		for _, x := range out.Haystacks {
			size[x.HaystackID] = int(x.Size)
		}
		for _, a := range out.Asks {
			at[a.ItemID] = append(at[a.ItemID], size[a.HaystackID])
		}
		for _, x := range h.items {
			fit := 0
			for _, n := range h.keys.Sizes {
				if n >= len(x.sessions) {
					fit++
				}
			}
			got := slices.Sorted(slices.Values(at[x.item]))
			if want := min(fit, h.keys.PerItem); len(got) != want || len(slices.Compact(slices.Clone(got))) != want {
				t.Fatalf("%s of %d pieces is asked at %v, want %d of %v", x.item, len(x.sessions), got, want, h.keys.Sizes)
			}
		}
	})
}

// TestStacked_EqualParts: where every item fits into every size, no size has two items more than another.
func TestStacked_EqualParts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := drawHeap(t)
		for i := range h.items {
			h.items[i].sessions = h.items[i].sessions[:1]
		}
		var counts []int
		for _, list := range h.dealt(h.items) {
			counts = append(counts, len(list))
		}
		if slices.Max(counts)-slices.Min(counts) > 1 {
			t.Fatalf("sizes %v have %v items", h.keys.Sizes, counts)
		}
	})
}

// TestStacked_RecipeSizes: the items of one user of the recipe are spread over all of its sizes, though those of many
// pieces fit into the large ones alone.
func TestStacked_RecipeSizes(t *testing.T) {
	e := published(t, 0.01, nil)
	shares, err := planner{e}.keys().shares(e)
	if err != nil {
		t.Fatal(err)
	}
	s := stacking{keys: planner{e}.keys().Haystacks, r: corpus.Rand(1, "haystacks", "test")}
	var items []evidenced
	for _, x := range shares[0] {
		for range x.wanted {
			it := evidenced{item: fmt.Sprintf("Q%04d", len(items)+1)}
			for range x.pieces {
				id := fmt.Sprintf("S%05d", len(s.sessions)+1)
				s.sessions, it.sessions = append(s.sessions, sessions.Session{SessionID: id}), append(it.sessions, id)
			}
			items = append(items, it)
		}
	}
	counts := map[int]int{}
	for i, list := range s.dealt(items) {
		counts[s.keys.Sizes[i]] = len(list)
	}
	least, most := len(items)/len(s.keys.Sizes), len(items)/len(s.keys.Sizes)+1
	for _, size := range s.keys.Sizes {
		if n := counts[size]; n < least || n > most {
			t.Errorf("size %d has %d items of %d, want %d or %d", size, n, len(items), least, most)
		}
	}
}

// TestStacked_Places: fillers are drawn alike, so that evidence is in either half of haystacks as often.
func TestStacked_Places(t *testing.T) {
	s := stacking{keys: Haystacks{Sizes: []int{20}, PerItem: 1, Evidence: 0.1}, r: corpus.Rand(1, "haystacks", "test")}
	for i := range 200 {
		s.sessions = append(s.sessions, sessions.Session{SessionID: fmt.Sprintf("S%03d", i+1)})
	}
	var items []evidenced
	for i := range 200 {
		items = append(items, evidenced{fmt.Sprintf("Q%03d", i+1), []string{fmt.Sprintf("S%03d", i+1)}})
	}
	early, n := 0, 0
	out := s.stacked(items)
	of := map[string][]string{}
	for _, h := range out.Haystacks {
		of[h.HaystackID] = h.SessionIDs
	}
	for _, a := range out.Asks {
		n++
		if slices.Index(of[a.HaystackID], "S"+a.ItemID[1:]) < 10 {
			early++
		}
	}
	if n != 200 || early < 75 || early > 125 {
		t.Errorf("evidence stands in the first half of %d haystacks of %d", early, n)
	}
}
