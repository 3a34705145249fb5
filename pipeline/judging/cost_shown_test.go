package judging

import (
	"testing"

	"memloom/internal/corpus"
)

// TestShownOf: the evidence, or the messages from before the asking of all segments that hold some of it, each once.
func TestShownOf(t *testing.T) {
	day := corpus.NewDate(2025, 3, 3)
	c := &corpus.Corpus{Segments: []corpus.Segment{
		{ID: "a", MessageIDs: []string{"m1", "m2", "m3"}}, {ID: "b", MessageIDs: []string{"m3", "m4"}}, {ID: "c", MessageIDs: []string{"m5"}},
	}}
	for i, id := range []string{"m1", "m2", "m3", "m4", "m5"} {
		c.Messages = append(c.Messages, corpus.Message{ID: id, At: day.At(9+i, 0)})
	}
	for _, x := range []struct {
		shown    string
		evidence []string
		asked    corpus.Stamp
		want     float64
	}{
		{"message", []string{"m1", "m5"}, 0, 2},
		{"segment", []string{"m1"}, 0, 3},
		{"segment", []string{"m3"}, 0, 4},
		{"segment", []string{"m1", "m5"}, 0, 4},
		{"segment", []string{"m1"}, day.At(11, 0), 2},
		{"segment", nil, 0, 0},
	} {
		it := corpus.Item{AskedAt: x.asked}
		for _, id := range x.evidence {
			it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: id})
		}
		if got := shownOf(c, x.shown)(it); got != x.want {
			t.Errorf("%s, %v: %g messages, want %g", x.shown, x.evidence, got, x.want)
		}
	}
}
