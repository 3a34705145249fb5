package review

import (
	"fmt"
	"net/http"
	"net/url"
	"os"
	"strings"
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

func TestDecide_KeepsAndGoesOn(t *testing.T) {
	f := &folder{}
	b := open(t, f, "anna")["anna"]
	w := b.decide("/q/review?at=I2", "I2", "accept", "misread")
	if w.Code != http.StatusSeeOther || !strings.HasPrefix(w.Header().Get("Location"), "/q/review?at=I3") {
		t.Fatalf("%d to %s: %s", w.Code, w.Header().Get("Location"), w.Body)
	}
	list := f.made()
	if len(list) != 1 || list[0].Reviewer != "anna" || list[0].Action != corpus.ActionAccept ||
		strings.Join(list[0].Overrules, ",") != "sufficient" {
		t.Fatalf("kept %+v", list)
	}
	if page := b.get(w.Header().Get("Location")); !strings.Contains(page, "Saved: I2 taken in.") {
		t.Error("it is not said what was saved")
	}
	if page := b.get("/q/review"); strings.Contains(page, `data-id="I2"`) {
		t.Error("a decided item is still to be reviewed")
	}
}

func TestDecide_RefusesWhatIsNone(t *testing.T) {
	f := &folder{}
	b := open(t, f, "anna")["anna"]
	for _, c := range []struct{ id, action, code, says string }{
		{"I2", "accept", "", "say why"}, {"I3", "accept", "misread", "cannot be overruled"}, {"I1", "reject", "", "say why"},
		{"I2", "accept", "other", "needs a note"},
	} {
		w := b.decide("/i/"+c.id, c.id, c.action, c.code)
		if w.Code != http.StatusUnprocessableEntity || !strings.Contains(w.Body.String(), c.says) ||
			!strings.Contains(w.Body.String(), "back to "+c.id) {
			t.Errorf("%s %s %q: %d %s", c.action, c.id, c.code, w.Code, w.Body)
		}
	}
	if n := len(f.made()); n != 0 {
		t.Errorf("%d decisions were written", n)
	}
}

func TestDecide_ReplayedFormIsHarmless(t *testing.T) {
	f := &folder{}
	b := open(t, f, "anna")["anna"]
	form := b.form("/i/I2")
	form.Set("action", "reject")
	for range 3 {
		if w := b.send("POST", "/i/I2/decide", form, nil); w.Code != http.StatusSeeOther {
			t.Fatalf("%d: %s", w.Code, w.Body)
		}
	}
	if n := len(f.made()); n != 1 {
		t.Errorf("%d decisions of one form", n)
	}
}

func TestDecide_ConflictShowsBoth(t *testing.T) {
	f := &folder{}
	all := open(t, f, "anna", "ben")
	form := all["ben"].form("/i/I2")
	if w := all["anna"].decide("/i/I2", "I2", "accept", "misread"); w.Code != http.StatusSeeOther {
		t.Fatal(w.Code)
	}
	form.Set("action", "reject")
	w := all["ben"].send("POST", "/i/I2/decide", form, nil)
	if page := w.Body.String(); w.Code != http.StatusConflict || !strings.Contains(page, "taken in") ||
		!strings.Contains(page, "rightly rejected") {
		t.Errorf("%d: %s", w.Code, page)
	}
	if n := len(f.made()); n != 1 {
		t.Errorf("%d decisions were kept", n)
	}
}

// Two reviewers decide about one item again and again, a thousand times in all where MEMLOOM_KILLS is set: what is
// acknowledged is kept, and no one decides over what they have not seen.
func TestDecide_TwoReviewersInterleaved(t *testing.T) {
	f := &folder{}
	all := open(t, f, "anna", "ben")
	each := 100
	if os.Getenv("MEMLOOM_KILLS") != "" {
		each = 500
	}
	var mu sync.Mutex
	saved, conflicts := 0, 0
	var wait sync.WaitGroup
	for _, b := range all {
		wait.Go(func() {
			for i := range each {
				w := b.decide("/i/I2", "I2", map[bool]string{true: "accept", false: "reject"}[i%2 == 0], "misread")
				mu.Lock()
				switch w.Code {
				case http.StatusSeeOther:
					saved++
				case http.StatusConflict:
					conflicts++
				default:
					t.Errorf("%d: %s", w.Code, w.Body)
				}
				mu.Unlock()
			}
		})
	}
	wait.Wait()
	list := f.made()
	if saved+conflicts != 2*each || len(list) != saved {
		t.Errorf("%d saved, %d conflicts, %d rows", saved, conflicts, len(list))
	}
	for i, d := range list {
		if want := int64(i + 1); d.Seq != want {
			t.Fatalf("row %d has number %d", i, d.Seq)
		}
	}
}

func TestWithdraw_BringsTheItemBack(t *testing.T) {
	f := &folder{}
	b := open(t, f, "anna")["anna"]
	b.decide("/i/I2", "I2", "reject", "")
	if w := b.send("POST", "/i/I2/withdraw", b.form("/i/I3"), nil); w.Code != http.StatusSeeOther {
		t.Fatalf("%d: %s", w.Code, w.Body)
	}
	if page := b.get("/q/review"); !strings.Contains(page, `data-id="I2"`) {
		t.Error("it is not to be reviewed again")
	}
}

// A folder that a process was writing takes decisions again when that has ended, and is shown as it is then.
func TestDecide_FolderThatTakesDecisionsAgain(t *testing.T) {
	f := &folder{closed: "Process 1 is writing this folder."}
	b := open(t, f, "anna")["anna"]
	if page := b.get("/i/I2"); !strings.Contains(page, f.closed) || strings.Contains(page, `name="action"`) {
		t.Errorf("while it is closed: %s", page)
	}
	if w := b.send("POST", "/i/I2/decide", url.Values{"action": {"reject"}}, nil); w.Code != http.StatusForbidden {
		t.Errorf("while it is closed a decision is answered with %d", w.Code)
	}
	f.c, f.closed = madeCorpus(), ""
	f.c.Items[1].Question = "What is asked now?"
	if page := b.get("/i/I2"); !strings.Contains(page, "What is asked now?") || strings.Contains(page, "is writing") {
		t.Errorf("when it is open again: %s", page)
	}
	if w := b.decide("/i/I2", "I2", "reject", ""); w.Code != http.StatusSeeOther || len(f.made()) != 1 {
		t.Errorf("%d: %s", w.Code, w.Body)
	}
}

// A note may be as long as its field says, on each form; a longer one is refused, and the field says so before.
func TestDecide_NoteTooLong(t *testing.T) {
	f := &folder{}
	b := open(t, f, "anna")["anna"]
	if page := b.get("/i/I2"); !strings.Contains(page, fmt.Sprintf(`maxlength="%d"`, decisions.MaxNote)) {
		t.Error("the field of the note has no bound")
	}
	for n, want := range map[int]int{decisions.MaxNote: http.StatusSeeOther, decisions.MaxNote +
		1: http.StatusUnprocessableEntity} {
		form := b.form("/i/I2")
		form.Set("action", "unsure")
		form.Set("note", strings.Repeat("é", n))
		if w := b.send("POST", "/i/I2/decide", form, nil); w.Code != want {
			t.Errorf("%d characters are answered with %d, want %d", n, w.Code, want)
		}
	}
	if list := f.made(); len(list) != 1 {
		t.Errorf("%d are kept", len(list))
	}
}
