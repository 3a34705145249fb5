package review

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// What an edited item fell at, and what it answered, is that of its wording as it is; what the run found is marked as
// older.
func TestItem_EditedAndFallenAgainShowsItsOwnConclusions(t *testing.T) {
	c := madeCorpus()
	it := &c.Items[1]
	it.Question, it.Stage, it.Reasons, it.Codes = "How many retries now?", "blind", []string{"blind: guessed"},
		[]corpus.Code{corpus.CodeGuessed}
	for _, v := range []corpus.Verdict{{Filter: "blind", Probe: "alone", Model: "solver-a", Answer: "16", Confidence: 80,
		Outcome: corpus.No},
		{Filter: "blind", Probe: corpus.ProbeVerdict, Confidence: -1, Outcome: corpus.No, Reason: "guessed from nothing",
			Code: corpus.CodeGuessed},
		{Filter: "sufficient", Probe: corpus.ProbeVerdict, Confidence: -1, Outcome: corpus.Yes, Reason: "answered again"}} {
		v.ItemID, v.Judging = "I2", 1
		c.Verdicts = append(c.Verdicts, v)
	}
	f := &folder{c: c, edited: map[string]*corpus.Decision{"I2": {Seq: 1, Reviewer: "anna", Action: corpus.ActionEdit,
		Edits: []corpus.Edit{{Field: "question"}}, TargetHash: "before"}}}
	page := open(t, f, "anna")["anna"].get("/i/I2")
	banner, rest, _ := strings.Cut(page[strings.Index(page, `class="banner`):], `id="verdicts"`)
	if !strings.Contains(banner, "guessed from nothing") || strings.Contains(banner, "answered 15") ||
		strings.Contains(banner, "90 % sure") {
		t.Errorf("above the verdicts: %s", banner)
	}
	if strings.Contains(banner, ">M4<") || !strings.Contains(banner, "16") {
		t.Errorf("it shows what spoke against the earlier wording: %s", banner)
	}
	older := strings.Index(rest, "of the earlier wording")
	if older < strings.Index(rest, "answered again") || older > strings.Index(rest, "answered 15") || older < 0 {
		t.Errorf("the order of the verdicts: %s", rest)
	}
	if n := strings.Count(page, `id="f-sufficient"`); n != 1 {
		t.Errorf("%d places for a chip to lead to", n)
	}
}
