package dialogue

import (
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
)

// TestMinutes: whatever the shares, the messages of a day keep their order, no
// two stand at one minute, each within the working day and at a minute that its
// author may use (E11, E15).
func TestMinutes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 40).Draw(t, "messages")
		same := rapid.SliceOfN(rapid.Bool(), n, n).Draw(t, "same thread")
		of := rapid.IntRange(1, 5).Draw(t, "projects")
		shared := rapid.SliceOfN(rapid.Bool(), n, n).Draw(t, "author in several")
		shares := Shares{"x": {Nth: rapid.IntRange(0, of-1).Draw(t, "nth"), Of: of}}
		may := func(i, minute int) bool { return !shared[i] || shares.May("x", minute) }
		taken := map[int]bool{}
		for _, m := range rapid.SliceOfN(rapid.IntRange(dayOpens, dayCloses), 0, 60).Draw(t, "taken") {
			taken[m] = true
		}
		before := len(taken)
		last := dayOpens - 1
		for i, m := range minutes(same, taken, may, corpus.Rand(1, "unit", "minutes")) {
			if m <= last || m > dayCloses || !may(i, m) {
				t.Fatalf("message %d stands at minute %d after %d, allowed %v", i, m, last, may(i, m))
			}
			last = m
		}
		if len(taken) != before+n {
			t.Fatalf("%d minutes taken by %d messages", len(taken)-before, n)
		}
	})
}
