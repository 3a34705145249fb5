package questions

import (
	"testing"

	"memloom/internal/corpus"
)

// TestLate: what was said is old when it is asked about, where that can be; where it cannot, it is asked on a later
// day.
func TestLate(t *testing.T) {
	first := corpus.NewDate(2025, 3, 3) // a Monday
	last := first.Add(60)
	w := &World{Calendar: corpus.Calendar{First: first, Last: last}, End: last.Add(1).At(0, 0)}
	for name, x := range map[string]struct{ said, from, until, low, high corpus.Date }{
		"much room":                {first, 0, last, first.Add(8), last},
		"a task that begins later": {first, first.Add(28), first.Add(33), first.Add(28), first.Add(33)},
		"no room to grow old":      {first, 0, first.Add(3), first.Add(1), first.Add(3)},
		"an end on a Sunday":       {first, 0, first.Add(6), first.Add(1), first.Add(4)},
		"over before it was said":  {first.Add(10), 0, first.Add(10), 0, 0},
		"beyond the corpus":        {last.Add(-1), 0, last.Add(90), last, last},
	} {
		for seed := range uint64(40) {
			got := w.Late(corpus.Rand(seed, "late", ""), x.said, x.from, x.until)
			if got < x.low || got > x.high || got != 0 && !w.Calendar.IsWorkday(got) {
				t.Errorf("%s: %s, not from %s to %s", name, got, x.low, x.high)
			}
		}
	}
}
