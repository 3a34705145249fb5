package review

import (
	"net/http"
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// A flagged day is in the queue of days with its failed checks and repairs, is admitted by a form, and a page that has
// not seen that is answered with both decisions.
func TestDays_AdmittedByForm(t *testing.T) {
	c := madeCorpus()
	day := c.Messages[0].At.Date()
	unit := "G1/" + day.String()
	c.Passages = []corpus.Passage{{ID: unit, GroupID: "G1", Day: day, Messages: 4, Flagged: true}}
	c.Flagged = []corpus.FlaggedPassage{{Unit: unit, GroupID: "G1", Day: day, Reasons: []string{"level 2, ends early"}}}
	c.Repairs = []corpus.Repair{{Unit: unit, GroupID: "G1", Day: day, Attempt: 1, MessageID: "M3",
		Before: "The owner is Al.", After: "The owner is Ben.", Violations: []string{"names a stranger"},
		Outcome: corpus.OutcomeUnrepaired}}
	f := &folder{c: c}
	all := open(t, f, "anna", "ben")
	anna, ben := all["anna"], all["ben"]
	at := "/d/" + unit
	if page := anna.send("GET", "/days", nil, nil).Body.String(); !strings.Contains(page, at) || !strings.Contains(page,
		"level 2, ends early") || !strings.Contains(page, "open") {
		t.Errorf("the queue: %s", page)
	}
	page := anna.send("GET", at, nil, nil).Body.String()
	for _, want := range []string{"ends early", "names a stranger", "Admit", "The retry limit is 14.", `<span class="`} {
		if !strings.Contains(page, want) {
			t.Errorf("the day has no %q", want)
		}
	}
	mine, other := anna.form(at), ben.form(at)
	mine.Set("action", "admit_day")
	mine.Set("note", "fine")
	other.Set("action", "drop_day")
	for range 2 { // sent again it is kept once
		if w := anna.send("POST", at+"/decide", mine, nil); w.Code != http.StatusSeeOther {
			t.Fatalf("%d: %s", w.Code, w.Body)
		}
	}
	if n := len(f.made()); n != 1 || f.made()[0].Target != corpus.TargetDay || f.made()[0].TargetID != unit {
		t.Fatalf("%d decisions are kept: %+v", n, f.made())
	}
	if w := ben.send("POST", at+"/decide", other, nil); w.Code != http.StatusConflict || !strings.Contains(w.Body.String(),
		"fine") {
		t.Errorf("a page that has not seen it: %d", w.Code)
	}
	again := ben.form(at)
	again.Set("action", "drop_day")
	if w := ben.send("POST", at+"/decide", again, nil); w.Code != http.StatusSeeOther {
		t.Fatalf("%d: %s", w.Code, w.Body)
	}
	if page := anna.send("GET", at, nil, nil).Body.String(); !strings.Contains(page, "Settle: drop") ||
		!strings.Contains(page, "Withdraw mine") {
		t.Errorf("a dispute: %s", page)
	}
	if page := anna.get("/days"); !strings.Contains(page, `Apply… <span class="n">0</span>`) {
		t.Errorf("a dispute counts as something to apply: %s", page)
	}
	settle := anna.form(at)
	settle.Set("action", "settle:admit_day")
	anna.send("POST", at+"/decide", settle, nil)
	if page := anna.get("/days"); !strings.Contains(page, `Apply… <span class="n">1</span>`) || !strings.Contains(page,
		`href="/days" aria-current="page" data-hotkey="g y"`) {
		t.Errorf("a day that is to be applied is not counted, or has no key: %s", page)
	}
	if w := anna.send("POST", "/d/G1/2020-01-01/decide", mine, nil); w.Code != http.StatusNotFound {
		t.Errorf("a day on which nobody wrote: %d", w.Code)
	}
	mine.Set("action", "praise")
	mine.Set("once", "another")
	mine.Del("last")
	if w := anna.send("POST", at+"/decide", mine, nil); w.Code < 400 {
		t.Errorf("no such action: %d", w.Code)
	}
}
