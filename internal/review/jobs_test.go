package review

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
)

func TestApply_OnlyAsItWasShown(t *testing.T) {
	f := &folder{}
	b := open(t, f, "anna")["anna"]
	form := b.form("/apply")
	form.Set("digest", "0")
	b.decide("/i/I2", "I2", "reject", "")
	if w := b.send("POST", "/apply", form, nil); w.Code != http.StatusConflict || !strings.Contains(w.Body.String(),
		"Something changed") {
		t.Errorf("%d: %s", w.Code, w.Body)
	}
	form.Set("digest", "1")
	w := b.send("POST", "/apply", form, nil)
	if w.Code != http.StatusAccepted || w.Header().Get("Location") != "/jobs/1" {
		t.Fatalf("%d: %s", w.Code, w.Body)
	}
	b.desk.Wait()
	if page := b.get("/jobs/1"); !strings.Contains(page, "no disk") || !strings.Contains(page, "It failed") {
		t.Error("a piece of work that failed does not say so")
	}
}

// The plan says whether surplus drafts are judged, leads to the other plan, and the form applies the one that is shown.
func TestApply_TopUpIsChosenOnThePage(t *testing.T) {
	b := open(t, &folder{}, "anna")["anna"]
	if page := b.get("/apply"); !strings.Contains(page, `href="/apply?top_up=1"`) || !strings.Contains(page,
		`name="top_up" value="0"`) {
		t.Errorf("the plan without: %s", page)
	}
	if page := b.get("/apply?top_up=1"); !strings.Contains(page, `href="/apply?top_up=0"`) || !strings.Contains(page,
		`name="top_up" value="1"`) {
		t.Errorf("the plan with it: %s", page)
	}
	if w := b.send("POST", "/apply", url.Values{"digest": {"0"}, "top_up": {"1"}}, nil); w.Code != http.StatusAccepted {
		t.Fatalf("%d: %s", w.Code, w.Body)
	}
	b.desk.Wait()
	if page := b.get("/jobs/1"); !strings.Contains(page, "top-up true") {
		t.Errorf("the piece of work: %s", page)
	}
}
