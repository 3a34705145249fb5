package review

import (
	"fmt"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

func TestGuard_RefusesWhatComesFromElsewhere(t *testing.T) {
	f := &folder{}
	b := open(t, f, "anna")["anna"]
	form := b.form("/i/I2")
	form.Set("action", "reject")
	for _, c := range []struct {
		name         string
		method, path string
		change       func(r *http.Request)
		want         int
	}{
		{"another host", "GET", "/q/review", func(r *http.Request) { r.Host = "evil.example" }, http.StatusMisdirectedRequest},
		{"the host without its port", "GET", "/q/review", func(r *http.Request) { r.Host = "127.0.0.1" }, http.StatusMisdirectedRequest},
		{"no cookie", "GET", "/q/review", func(r *http.Request) { r.Header.Del("Cookie") }, http.StatusUnauthorized},
		{"another cookie", "GET", "/q/review", func(r *http.Request) { r.Header.Set("Cookie", b.cookie.Name+"=x") }, http.StatusUnauthorized},
		{"a name in a header", "GET", "/q/review", func(r *http.Request) { r.Header.Del("Cookie"); r.Header.Set(reviewerHeader, "anna") }, http.StatusUnauthorized},
		{"opened from another site", "GET", "/q/review", func(r *http.Request) { r.Header.Set("Sec-Fetch-Site", "cross-site") }, http.StatusForbidden},
		{"a form of another origin", "POST", "/i/I2/decide", func(r *http.Request) { r.Header.Set("Origin", "http://evil.example") }, http.StatusForbidden},
		{"a form of another port", "POST", "/i/I2/decide", func(r *http.Request) { r.Header.Set("Origin", "http://127.0.0.1:1") }, http.StatusForbidden},
		{"a form of no origin", "POST", "/i/I2/decide", func(r *http.Request) { r.Header.Del("Origin") }, http.StatusForbidden},
		{"a form of another site", "POST", "/i/I2/decide", func(r *http.Request) { r.Header.Set("Sec-Fetch-Site", "cross-site") }, http.StatusForbidden},
		{"a used link", "GET", "/in?t=used", nil, http.StatusForbidden},
		{"no id", "GET", "/i/..%2Fetc", nil, http.StatusBadRequest},
		{"an item that is not there", "GET", "/i/I999", nil, http.StatusNotFound},
		{"another method", "DELETE", "/i/I2", func(r *http.Request) { r.Header.Set("Origin", "http://"+address) }, http.StatusNotFound},
	} {
		if w := b.send(c.method, c.path, form, c.change); w.Code != c.want {
			t.Errorf("%s: %d, want %d", c.name, w.Code, c.want)
		}
	}
	if n := len(f.made()); n != 0 {
		t.Errorf("%d decisions were written", n)
	}
}

func TestGuard_LinkIsGoodOnce(t *testing.T) {
	var links []string
	d, err := New(t.Context(), Options{Program: &folder{t: t, c: madeCorpus(), store: &decisions.Store{}}, Reviewers: []string{"anna"}, Address: address,
		Link: func(_, url string) { links = append(links, strings.TrimPrefix(url, "http://"+address)) }})
	if err != nil {
		t.Fatal(err)
	}
	b := &browser{t: t, h: d.Handler()}
	first := b.send("GET", links[0], nil, nil)
	if c := first.Result().Cookies(); len(c) != 1 || !c[0].HttpOnly || c[0].SameSite != http.SameSiteStrictMode {
		t.Errorf("cookies %v", c)
	}
	if w := b.send("GET", links[0], nil, nil); w.Code != http.StatusForbidden {
		t.Errorf("the link is good twice: %d", w.Code)
	}
	if len(links) != 2 || links[0] == links[1] {
		t.Errorf("links %v, want a fresh one when one is used", links)
	}
}

func TestHeaders_OfEveryAnswer(t *testing.T) {
	b := open(t, &folder{}, "anna")["anna"]
	for _, path := range []string{"/q/review", "/nowhere", "/m/M1", "/i/I999"} {
		h := b.send("GET", path, nil, nil).Header()
		for k, want := range map[string]string{"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin", "Cache-Control": "no-store",
			"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin"} {
			if h.Get(k) != want {
				t.Errorf("%s: %s is %q", path, k, h.Get(k))
			}
		}
		if csp := h.Get("Content-Security-Policy"); !strings.Contains(csp, "default-src 'none'") || strings.Contains(csp, "unsafe") {
			t.Errorf("%s: policy %q", path, csp)
		}
	}
}

func TestDecide_KeepsAndGoesOn(t *testing.T) {
	f := &folder{}
	b := open(t, f, "anna")["anna"]
	w := b.decide("/q/review?at=I2", "I2", "accept", "misread")
	if w.Code != http.StatusSeeOther || !strings.HasPrefix(w.Header().Get("Location"), "/q/review?at=I3") {
		t.Fatalf("%d to %s: %s", w.Code, w.Header().Get("Location"), w.Body)
	}
	list := f.made()
	if len(list) != 1 || list[0].Reviewer != "anna" || list[0].Action != corpus.ActionAccept || strings.Join(list[0].Overrules, ",") != "sufficient" {
		t.Fatalf("kept %+v", list)
	}
	if page := b.get(w.Header().Get("Location")); !strings.Contains(page, "Saved: I2 taken in.") {
		t.Error("it is not said what was saved")
	}
	if page := b.get("/q/review"); strings.Contains(page, `data-id="I2"`) {
		t.Error("a decided item is still to be reviewed")
	}
}

// Who is not sure has asked for a second reviewer: it waits for that one, and is no more in the own list.
func TestReview_UnsureItemWaitsForAnother(t *testing.T) {
	all := open(t, &folder{}, "anna", "ben")
	anna, ben := all["anna"], all["ben"]
	if w := anna.decide("/q/review?at=I2", "I2", "unsure", ""); w.Code != http.StatusSeeOther || strings.Contains(w.Header().Get("Location"), "at=I2") {
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

func TestDecide_RefusesWhatIsNone(t *testing.T) {
	f := &folder{}
	b := open(t, f, "anna")["anna"]
	for _, c := range []struct{ id, action, code, says string }{
		{"I2", "accept", "", "say why"}, {"I3", "accept", "misread", "cannot be overruled"}, {"I1", "reject", "", "say why"}, {"I2", "accept", "other", "needs a note"},
	} {
		w := b.decide("/i/"+c.id, c.id, c.action, c.code)
		if w.Code != http.StatusUnprocessableEntity || !strings.Contains(w.Body.String(), c.says) || !strings.Contains(w.Body.String(), "back to "+c.id) {
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
	if page := w.Body.String(); w.Code != http.StatusConflict || !strings.Contains(page, "taken in") || !strings.Contains(page, "rightly rejected") {
		t.Errorf("%d: %s", w.Code, page)
	}
	if n := len(f.made()); n != 1 {
		t.Errorf("%d decisions were kept", n)
	}
}

// Two reviewers decide about one item again and again, a thousand times in all where MEMLOOM_KILLS is set: what is acknowledged is
// kept, and nobody decides over what they have not seen.
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
	if page := all["ben"].get("/i/I2"); !strings.Contains(page, "a word of anna") || !strings.Contains(page, "Settle the disagreement") {
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
		for _, word := range []string{"Rejected by", "In the dataset", "undisturbed", "sufficient<", "solver-a", "overrules", `class="sign bad"`, `class="sign good"`, "Take it out"} {
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

// What an edited item fell at, and what it answered, is that of its wording as it is; what the run found is marked as older.
func TestItem_EditedAndFallenAgainShowsItsOwnConclusions(t *testing.T) {
	c := madeCorpus()
	it := &c.Items[1]
	it.Question, it.Stage, it.Reasons, it.Codes = "How many retries now?", "blind", []string{"blind: guessed"}, []corpus.Code{corpus.CodeGuessed}
	for _, v := range []corpus.Verdict{{Filter: "blind", Probe: "alone", Model: "solver-a", Answer: "16", Confidence: 80, Outcome: corpus.No},
		{Filter: "blind", Probe: corpus.ProbeVerdict, Confidence: -1, Outcome: corpus.No, Reason: "guessed from nothing", Code: corpus.CodeGuessed},
		{Filter: "sufficient", Probe: corpus.ProbeVerdict, Confidence: -1, Outcome: corpus.Yes, Reason: "answered again"}} {
		v.ItemID, v.Judging = "I2", 1
		c.Verdicts = append(c.Verdicts, v)
	}
	f := &folder{c: c, edited: map[string]*corpus.Decision{"I2": {Seq: 1, Reviewer: "anna", Action: corpus.ActionEdit, Edits: []corpus.Edit{{Field: "question"}}, TargetHash: "before"}}}
	page := open(t, f, "anna")["anna"].get("/i/I2")
	banner, rest, _ := strings.Cut(page[strings.Index(page, `class="banner`):], `id="verdicts"`)
	if !strings.Contains(banner, "guessed from nothing") || strings.Contains(banner, "answered 15") || strings.Contains(banner, "90 % sure") {
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

func TestApply_OnlyAsItWasShown(t *testing.T) {
	f := &folder{}
	b := open(t, f, "anna")["anna"]
	form := b.form("/apply")
	form.Set("digest", "0")
	b.decide("/i/I2", "I2", "reject", "")
	if w := b.send("POST", "/apply", form, nil); w.Code != http.StatusConflict || !strings.Contains(w.Body.String(), "Something changed") {
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
	if page := b.get("/apply"); !strings.Contains(page, `href="/apply?top_up=1"`) || !strings.Contains(page, `name="top_up" value="0"`) {
		t.Errorf("the plan without: %s", page)
	}
	if page := b.get("/apply?top_up=1"); !strings.Contains(page, `href="/apply?top_up=0"`) || !strings.Contains(page, `name="top_up" value="1"`) {
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

func TestPages_ShowModelTextAsText(t *testing.T) {
	c := madeCorpus()
	const evil = `<script>alert(1)</script><img src=x onerror=alert(1)>{{.}}` + "\u202e\x1b[31m"
	for i := range c.Messages {
		c.Messages[i].Text += evil
		c.Messages[i].AuthorName += evil
	}
	for i := range c.Items {
		c.Items[i].Question += evil
		c.Items[i].Answer += evil
	}
	for i := range c.Verdicts {
		c.Verdicts[i].Reason += evil
		c.Verdicts[i].Answer += evil
		c.Verdicts[i].Model += evil
	}
	c.Groups[0].Name += evil
	c.People[0].Name += evil
	b := open(t, &folder{c: c}, "anna")["anna"]
	for _, path := range []string{"/q/review", "/i/I1", "/i/I2", "/i/I2/shown/1", "/i/I2/around/M1?span=day", "/i/I2/raw", "/i/I2/edit", "/m/M1", "/f/F1", "/p/P1", "/d/G1/2025-03-05", "/q/all?q=" + "%3Cscript%3E"} {
		page := b.get(path)
		for _, bad := range []string{"<script>alert", "<img src=x", "\u202e", "\x1b"} {
			if path != "/i/I2/edit" && strings.Contains(page, bad) || bad[0] == '<' && strings.Contains(page, bad) {
				t.Errorf("%s holds %q as it is", path, bad)
			}
		}
		if regexp.MustCompile(` style=| on[a-z]+=`).MatchString(regexp.MustCompile(`&lt;img.*?&gt;`).ReplaceAllString(page, "")) {
			t.Errorf("%s has a style or a handler in an attribute", path)
		}
	}
}

// No text is taken for markup, anywhere.
func TestSource_TrustsNoText(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, word := range []string{"HTML", "HTMLAttr", "JS", "JSStr", "CSS", "URL", "Srcset"} {
			if strings.Contains(string(b), fmt.Sprintf("template.%s(", word)) {
				t.Errorf("%s takes text for safe: %s", f, word)
			}
		}
	}
}
