package check

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/validate/check/rule"
	"memloom/validate/filters"
)

// TestCitationsShown_Segments: where the recipe shows segments, sufficiency may cite what is in those of the evidence,
// necessity nothing but the evidence, and no one what is in neither.
func TestCitationsShown_Segments(t *testing.T) {
	const rule = "answers cite what was shown"
	for _, c := range []struct {
		name, shown, filter, probe string // shown may say what is left out, too
		own                        bool   // a message of the evidence's segment, or of another
		wrong                      bool
	}{
		{"the segment, where messages are shown", filters.ShownMessage, filters.NameSufficient, "evidence", true, true},
		{"the segment", filters.ShownSegment, filters.NameSufficient, "evidence", true, false},
		{"another segment", filters.ShownSegment, filters.NameSufficient, "evidence", false, true},
		{"necessity", filters.ShownSegment, filters.NameNecessary, "without set 1", true, true},
		{"a segment that is left out", filters.ShownSegment + `","LeaveOut":"` + filters.LeaveSegment, filters.NameNecessary,
			"without set 1", true, true},
	} {
		in := fixtureInput()
		in.Manifest.Parameters = []byte(`{"Questions":{"AnswerKeys":true},"Filters":{"Rounds":2,"Baseline":3,"Shown":"` +
			c.shown + `"}}`)
		it, w := item(in.Corpus, itWard), worldOf(in.Input)
		shown := positive(w, it)
		at := slices.IndexFunc(in.Corpus.Messages, func(m corpus.Message) bool {
			evidence := slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool { return e.MessageID == m.ID })
			seat := w.Seat(m.GroupID, it.AskerID)
			sees := m.At < it.AskedAt && (it.AskerID == "" || seat != nil && !seat.Guest)
			return sees && !evidence && shown[m.ID] == c.own
		})
		if at < 0 {
			t.Fatalf("%s: the fixture has no such message", c.name)
		}
		verdict(in.Corpus, itWard, c.filter, c.probe).Citations = []string{in.Corpus.Messages[at].ID}
		if got := slices.Contains(violated(Check(in.Input)), rule); got != c.wrong {
			t.Errorf("%s: violated is %v", c.name, got)
		}
	}
}

// TestForcedChoicesAreCounted: where the recipe shows segments, each other segment has one forced choice of an item
// with options, and its second phase is not counted.
func TestForcedChoicesAreCounted(t *testing.T) {
	in := fixtureInput()
	in.Manifest.Parameters = []byte(
		`{"Questions":{"AnswerKeys":true},"Filters":{"Rounds":2,"Baseline":3,"Uniqueness":"exhaustive","Shown":"segment"}}`)
	w := worldOf(in.Input)
	it := w.Item(itThreshold)
	it.AskerID, it.Options = "", []corpus.Option{{Letter: "A"}, {Letter: "B"}}
	own := positive(w, it)
	var forced []string
	for _, s := range in.Corpus.Segments {
		if slices.ContainsFunc(s.MessageIDs, func(id string) bool { return !own[id] && w.Message(id).At < it.AskedAt }) {
			forced = append(forced, filters.ProbeForced)
		}
	}
	if !probesElsewhere(in, it.ID, append(forced, "segment")) || len(forced) == 0 {
		t.Errorf("%d segments, each asked once: a violation", len(forced))
	}
	if probesElsewhere(in, it.ID, forced[1:]) {
		t.Error("one segment was not asked, and nobody notices")
	}
}

// positive returns the messages of all segments that hold evidence of an item.
func positive(w *rule.World, it *corpus.Item) map[string]bool {
	out := map[string]bool{}
	for _, e := range it.Evidence {
		for _, s := range w.Segments(e.MessageID) {
			for _, id := range s.MessageIDs {
				out[id] = true
			}
		}
	}
	return out
}
