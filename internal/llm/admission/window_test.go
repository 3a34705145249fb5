package admission

import "testing"

// A limit doubles per round of successes until the first refusal, then falls to
// 0.7, comes back fast to 0.9 of what was too much, and creeps from there.
func TestWindowGrowsFastThenSlowly(t *testing.T) {
	w := window{limit: 4, most: 512, fast: 512}
	var request uint64
	round := func() int {
		for range w.limit {
			request++
			w.succeeded(request, true)
		}
		return w.limit
	}
	for _, want := range []int{8, 16, 32, 64} {
		if got := round(); got != want {
			t.Fatalf("after a round: %d, want %d", got, want)
		}
	}
	if request++; !w.refused(request, request) || w.limit != 45 {
		t.Fatalf("after a refusal: %d, want 45", w.limit)
	}
	for _, want := range []int{57, 58, 59} {
		if got := round(); got != want {
			t.Fatalf("after a round: %d, want %d", got, want)
		}
	}
}

func TestWindowStaysBetweenOneAndItsCap(t *testing.T) {
	w := window{limit: 4, most: 6, fast: 6}
	for request := range uint64(20) {
		w.succeeded(request+1, true)
	}
	if w.limit != 6 {
		t.Errorf("limit %d after many successes, want the cap 6", w.limit)
	}
	for request := range uint64(20) {
		before := w.limit
		w.refused(request+100, request+100)
		if w.limit >= before && before > 1 {
			t.Fatalf("limit %d after a refusal, %d before", w.limit, before)
		}
	}
	if w.limit != 1 {
		t.Errorf("limit %d after many refusals, want 1", w.limit)
	}
}

func TestWindowDoesNotGrowUnlessUsed(t *testing.T) {
	w := window{limit: 4, most: 64, fast: 64}
	for request := range uint64(1000) {
		w.succeeded(request+1, false)
	}
	if w.limit != 4 {
		t.Errorf("limit %d although never used, want 4", w.limit)
	}
}

func TestWindowCountsABurstOnce(t *testing.T) {
	w := window{limit: 100, most: 512, fast: 512}
	cuts := 0
	for request := uint64(1); request <= 100; request++ {
		if w.refused(request, 100) {
			cuts++
		}
		w.succeeded(request, true) // nor do answers from before raise the new limit
	}
	if cuts != 1 || w.limit != 70 {
		t.Errorf("a burst of 100 refusals: %d cuts to %d, want 1 to 70", cuts, w.limit)
	}
	if !w.refused(101, 101) || w.limit != 49 {
		t.Errorf("a refusal of a later request: limit %d, want 49", w.limit)
	}
}

// Where a provider takes nothing at all for a while, the limit falls to one, and
// the first success brings back what was left by the first cut.
func TestWindowComesBackFromADryMinute(t *testing.T) {
	w := window{limit: 80, most: 512, fast: 80}
	w.succeeded(1, false)
	for request := uint64(2); w.limit > 1; request++ {
		w.refused(request, request)
	}
	w.succeeded(99, false)
	if w.limit != 56 || w.fast != 72 {
		t.Errorf("limit %d, fast below %d after a dry minute; want 56 and 72", w.limit, w.fast)
	}
}
