package review

import (
	"net/http"
	"strings"
	"testing"
)

func TestEdit_ShowsTheDifferenceBeforeItIsKept(t *testing.T) {
	f := &folder{}
	b := open(t, f, "anna")["anna"]
	form := b.form("/i/I2/edit?back=review")
	form.Set("question", "How many retries are there for I2?")
	form.Set("asked_at", "2025-03-08T20:20")
	form.Set("evidence", "M1")
	form.Set("gold", "M1:19-21")
	form.Set("step", "look")
	w := b.send("POST", "/i/I2/edit", form, nil)
	if page := w.Body.String(); w.Code != http.StatusOK || !strings.Contains(page, `<span class="ins">are there`) {
		t.Fatalf("%d: %s", w.Code, page)
	}
	if len(f.made()) != 0 {
		t.Fatal("looking keeps an edit")
	}
	form.Set("step", "keep")
	if w := b.send("POST", "/i/I2/edit", form, nil); w.Code != http.StatusSeeOther {
		t.Fatalf("%d: %s", w.Code, w.Body)
	}
	if list := f.made(); len(list) != 1 || len(list[0].Edits) != 1 {
		t.Errorf("kept %+v", list)
	}
}
