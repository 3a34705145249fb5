package review

import (
	"net/http"
	"regexp"
	"strings"
	"testing"
)

// Who is not sure has asked for a second reviewer: it waits for that one, and is no more in the own list.
func TestReview_UnsureItemWaitsForAnother(t *testing.T) {
	all := open(t, &folder{}, "anna", "ben")
	anna, ben := all["anna"], all["ben"]
	if w := anna.decide("/q/review?at=I2", "I2", "unsure", ""); w.Code != http.StatusSeeOther ||
		strings.Contains(w.Header().Get("Location"), "at=I2") {
		t.Fatalf("%d, to %s", w.Code, w.Header().Get("Location"))
	}
	const row = `data-id="I2"`
	if page := anna.get("/q/review"); strings.Contains(page, row) {
		t.Error("it is still in the list of who was not sure")
	}
	if page := anna.get("/q/decided"); !strings.Contains(page, row) || !strings.Contains(page, "waiting for a second") {
		t.Errorf("it is lost to who was not sure: %s", page)
	}
	if page := ben.get("/q/review"); !strings.Contains(page, row) {
		t.Error("it does not wait for another")
	}
}

func TestTwoReviewers_SeeEachOtherOnceBothHaveDecided(t *testing.T) {
	f := &folder{two: 1}
	all := open(t, f, "anna", "ben")
	form := all["anna"].form("/i/I2")
	form.Set("action", "reject")
	form.Set("note", "a word of anna's")
	if w := all["anna"].send("POST", "/i/I2/decide", form, nil); w.Code != http.StatusSeeOther {
		t.Fatal(w.Code)
	}
	for _, path := range []string{"/i/I2", "/q/review?at=I2", "/q/decided"} {
		if page := all["ben"].get(path); strings.Contains(page, "a word of anna") || strings.Contains(page, "by anna") {
			t.Errorf("%s shows ben what anna decided", path)
		}
	}
	if w := all["ben"].decide("/i/I2", "I2", "accept", "misread"); w.Code != http.StatusSeeOther {
		t.Fatalf("%d: %s", w.Code, w.Body)
	}
	if page := all["ben"].get("/i/I2"); !strings.Contains(page, "a word of anna") || !strings.Contains(page,
		"Settle the disagreement") {
		t.Error("both have decided, and ben does not see it")
	}
	if list := f.made(); !list[1].OthersHidden {
		t.Error("it is not kept that ben did not see anna's decision")
	}
}

func TestBlindSample_HidesWhatBecameOfItems(t *testing.T) {
	f := &folder{}
	b := open(t, f, "anna")["anna"]
	page := b.get("/q/blind")
	ids := regexp.MustCompile(`data-id="(I\d)"`).FindAllStringSubmatch(page, -1)
	if len(ids) != 2 {
		t.Fatalf("%d items in the sample", len(ids))
	}
	for _, m := range ids {
		page := b.get("/q/blind?at=" + m[1])
		for _, word := range []string{"Rejected by", "In the dataset", "undisturbed", "sufficient<", "solver-a", "overrules",
			`class="sign bad"`, `class="sign good"`, "Take it out"} {
			if strings.Contains(page, word) {
				t.Errorf("%s: the page says %q", m[1], word)
			}
		}
		if w := b.decide("/q/blind?at="+m[1], m[1], "accept", ""); w.Code != http.StatusSeeOther {
			t.Errorf("%s: %d %s", m[1], w.Code, w.Body)
		}
	}
	for _, d := range f.made() {
		if !d.VerdictsHidden || len(d.Overrules) > 0 {
			t.Errorf("kept %+v", d)
		}
	}
}

// Script gets the part of a page that it asks for.
func TestQueue_AnswersWithTheTargetAlone(t *testing.T) {
	b := open(t, &folder{}, "anna")["anna"]
	for _, c := range []struct {
		target       string
		head, listed bool
	}{{"", true, true}, {"main", false, false}, {"desk", false, true}} {
		page := b.send("GET", "/q/review", nil, func(r *http.Request) {
			if c.target != "" {
				r.Header.Set("HX-Request", "true")
				r.Header.Set("HX-Target", c.target)
			}
		}).Body.String()
		if strings.Contains(page, "<html") != c.head || strings.Contains(page, `class="row"`) != c.listed ||
			!strings.Contains(page, `id="main"`) || !strings.Contains(page, `id="queues"`) {
			t.Errorf("for %q: %s", c.target, page)
		}
	}
}
