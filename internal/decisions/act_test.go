package decisions

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
)

// TestCarried_AnAcceptanceIsOfTheWordingSeen: an item that was edited and published is accepted as edited, and a
// further edit changes that wording; what was edited and never shown counts for nothing.
func TestCarried_AnAcceptanceIsOfTheWordingSeen(t *testing.T) {
	first := []corpus.Edit{{Field: "question", Before: "a", After: "b"}}
	earlier := []corpus.Decision{{Seq: 1, Action: corpus.ActionEdit, Edits: first}}
	shown, hidden := func([]corpus.Edit) bool { return true }, func([]corpus.Edit) bool { return false }
	for name, c := range map[string]struct {
		d     corpus.Decision
		shows func([]corpus.Edit) bool
		want  []corpus.Edit
	}{
		"accepted as seen":         {corpus.Decision{Action: corpus.ActionAccept}, shown, first},
		"settled as seen":          {corpus.Decision{Action: corpus.ActionSettle, Code: "accept"}, shown, first},
		"accepted before it shows": {corpus.Decision{Action: corpus.ActionAccept}, hidden, nil},
		"never edited":             {corpus.Decision{Action: corpus.ActionAccept}, nil, nil},
		"rejected":                 {corpus.Decision{Action: corpus.ActionReject}, shown, nil},
		"another field": {corpus.Decision{Action: corpus.ActionEdit, Edits: []corpus.Edit{{Field: "asked_at", Before: "1",
			After: "2"}}}, shown,
			[]corpus.Edit{first[0], {Field: "asked_at", Before: "1", After: "2"}}},
		"the same field": {corpus.Decision{Action: corpus.ActionEdit, Edits: []corpus.Edit{{Field: "question", Before: "b",
			After: "c"}}}, shown,
			[]corpus.Edit{{Field: "question", Before: "a", After: "c"}}},
		"back again": {corpus.Decision{Action: corpus.ActionEdit, Edits: []corpus.Edit{{Field: "question", Before: "b",
			After: "a"}}}, shown, nil},
	} {
		if got := carried(&c.d, earlier, c.shows); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}
