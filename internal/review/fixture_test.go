package review

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"memloom/internal/agreement"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/lineage"
)

// folder is a made folder with a store of its own.
type folder struct {
	t     *testing.T
	c     *corpus.Corpus
	store *decisions.Store
	two   float64 // share of items that need two decisions
	// edited are the decisions by which the release edited items.
	edited map[string]*corpus.Decision
	asked  []string
	closed string // why it takes no decisions
}

// madeCorpus has three items: I1 accepted, I2 rejected as misread, I3 rejected by a computed filter.
func madeCorpus() *corpus.Corpus {
	at := corpus.NewDate(2025, time.March, 5).At(9, 0)
	c := &corpus.Corpus{Groups: []corpus.Group{{ID: "G1", Name: "Cards"}},
		People: []corpus.Person{{ID: "P1", Name: "Ada Moss"}, {ID: "P2", Name: "Ben Orr"}}}
	for i, text := range []string{"The retry limit is 14.", "Thanks, 14 it is.", "The owner is Ben.",
		"We stop at 15 next week."} {
		p := c.People[i%2]
		c.Messages = append(c.Messages, corpus.Message{ID: fmt.Sprintf("M%d", i+1), GroupID: "G1", Seq: i + 1,
			At: at + corpus.Stamp(10*i), AuthorID: p.ID, AuthorName: p.Name, Text: text})
	}
	c.Messages[1].ReplyTo = "M1"
	value := corpus.CountValue(14)
	c.Facts = []corpus.Fact{{ID: "F1", SubjectID: "T1", Predicate: "retry_limit", Value: value, From: at.Date()}}
	c.Plan = []corpus.PlannedMessage{{MessageID: "M1", Discloses: []corpus.Disclosure{{FactID: "F1", Surface: "14",
		Start: 19, End: 21}}}}
	item := func(id string, status corpus.Status) corpus.Item {
		return corpus.Item{ID: id, Family: "single_hop", Format: "open", Question: "How many retries for " + id + "?",
			Answer: "14", AskedAt: at + 5000, Status: status,
			Evidence: []corpus.Evidence{{MessageID: "M1", Role: corpus.RoleAnswer, Set: 1}},
			Gold: []corpus.GoldAtom{{Part: corpus.PartOperand, Operation: corpus.OpValue, Atom: &value,
				How: corpus.HowLiteral, FactIDs: []string{"F1"}, MessageID: "M1", Start: 19, End: 21}}}
	}
	c.Items = []corpus.Item{item("I1", corpus.Accepted), item("I2", corpus.Rejected), item("I3", corpus.Rejected)}
	c.Items[1].Stage, c.Items[1].Reasons, c.Items[1].Codes = "sufficient", []string{"sufficient: answered 15"},
		[]corpus.Code{corpus.CodeWrongAnswer}
	c.Items[2].Stage, c.Items[2].Reasons, c.Items[2].Codes = "undisturbed", []string{"undisturbed: M4 says 15"},
		[]corpus.Code{corpus.CodeOtherValue}
	for _, it := range c.Items {
		c.Verdicts = append(c.Verdicts, corpus.Verdict{ItemID: it.ID, Filter: "blind", Probe: corpus.ProbeVerdict,
			Confidence: -1, Outcome: corpus.Yes, Reason: "nobody guessed"})
	}
	c.Verdicts = append(c.Verdicts, corpus.Verdict{ItemID: "I2", Filter: "sufficient", Probe: "evidence",
		Model: "solver-a", Answer: "15", Confidence: 90, Outcome: corpus.No,
		ContextRef: "evidence", Citations: []string{"M4"}},
		corpus.Verdict{ItemID: "I2", Filter: "sufficient", Probe: corpus.ProbeVerdict, Confidence: -1, Outcome: corpus.No,
			Reason: "answered 15", Code: corpus.CodeWrongAnswer, Refs: []string{"M4"}},
		corpus.Verdict{ItemID: "I3", Filter: "undisturbed", Probe: corpus.ProbeVerdict, Confidence: -1, Outcome: corpus.No,
			Reason: "M4 says 15", Code: corpus.CodeOtherValue, Refs: []string{"M4"}})
	return c
}

func (f *folder) Read(context.Context) (*Folder, error) {
	out := &Folder{Items: "scaffold/things", States: "scaffold/changes", Name: "made", Key: "made/1",
		Filters: []lineage.Filter{{Name: "undisturbed", Proves: "undisturbed"}, {Name: "blind", Proves: "not guessed"},
			{Name: "sufficient", Proves: "answerable from its evidence"}}, Closed: f.closed,
		Parts: []*lineage.Index{lineage.New(lineage.Source{Corpus: f.c, Applied: f.edited})}, Edited: map[string]string{}}
	for id, d := range f.edited {
		out.Edited[id] = d.TargetHash
	}
	for i := range f.c.Items {
		it := &f.c.Items[i]
		out.Pool = append(out.Pool, decisions.Candidate{ItemID: it.ID, Hash: decisions.Hash(it, f.text), FellAt: it.Stage})
	}
	return out, nil
}

func (f *folder) Closed() string { return f.closed }

func (f *folder) text(id string) string {
	for _, m := range f.c.Messages {
		if m.ID == id {
			return m.Text
		}
	}
	return ""
}

func (f *folder) Since(ctx context.Context, seq int64) ([]corpus.Decision, error) {
	return f.store.Since(ctx, seq)
}
func (f *folder) Double(context.Context) (decisions.Double, error) {
	return decisions.Double{Share: f.two, Key: "made/1"}, nil
}
func (f *folder) Agreement(ctx context.Context) (*agreement.Summary, *agreement.Blind, error) {
	list, err := f.store.Decisions(ctx)
	return agreement.Of(list, "made/1"), nil, err
}
func (f *folder) Decide(ctx context.Context, a decisions.Act) (corpus.Decision, error) {
	d, _, err := f.store.Decide(ctx, a)
	return d, err
}
func (f *folder) Edits(_ *corpus.Corpus, it *corpus.Item, form Form) ([]corpus.Edit, error) {
	if form.Question == "" {
		return nil, nil
	}
	return []corpus.Edit{{Field: "question", Before: it.Question, After: form.Question}}, nil
}
func (f *folder) PlanFilter(context.Context, string) (*Plan, error) { return &Plan{Digest: "f1"}, nil }
func (f *folder) Filter(_ context.Context, item string, say func(string)) error {
	f.asked = append(f.asked, item)
	say("asked " + item)
	return nil
}
func (f *folder) Again(context.Context, string) ([]corpus.Verdict, error) { return nil, nil }
func (f *folder) Raw(context.Context, string) ([]Call, error) {
	return []Call{{Task: "solve", Model: "solver-a", Answer: `{"answer": "15"}`}}, nil
}
func (f *folder) PlanApply(ctx context.Context, topUp *bool) (*Plan, error) {
	list, err := f.store.Decisions(ctx)
	return &Plan{Digest: fmt.Sprint(len(list)), TopUp: topUp != nil && *topUp}, err
}
func (f *folder) Apply(_ context.Context, topUp *bool, _ func(string)) error {
	return fmt.Errorf("no disk; top-up %v", topUp != nil && *topUp)
}
func (f *folder) Progress(context.Context) (*Progress, error) {
	return &Progress{State: "finished"}, nil
}

// browser is what a reviewer's browser sends.
type browser struct {
	t      *testing.T
	desk   *Desk
	h      http.Handler
	cookie *http.Cookie
	name   string
}

const address = "127.0.0.1:8400"

// open sets a desk up for some reviewers and lets each of them in.
func open(t *testing.T, f *folder, reviewers ...string) map[string]*browser {
	t.Helper()
	f.t = t
	var err error
	if f.c == nil {
		f.c = madeCorpus()
	}
	if f.store, err = decisions.OpenStore(t.Context(), t.TempDir()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = f.store.Close() })
	links := map[string]string{}
	d, err := New(t.Context(), Options{Program: f, Reviewers: reviewers, Address: address, Sample: 2,
		Now:  func() time.Time { return time.Unix(1767225600, 0) },
		Link: func(reviewer, url string) { links[reviewer] = url }})
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]*browser{}
	for _, name := range reviewers {
		b := &browser{t: t, desk: d, h: d.Handler(), name: name}
		r := b.send("GET", strings.TrimPrefix(links[name], "http://"+address), nil, nil)
		if r.Code != http.StatusSeeOther || len(r.Result().Cookies()) != 1 {
			t.Fatalf("the link of %s is answered with %d", name, r.Code)
		}
		b.cookie = r.Result().Cookies()[0]
		out[name] = b
	}
	return out
}

// send sends a request. change changes it before it is sent.
func (b *browser) send(method, path string, form url.Values, change func(r *http.Request)) *httptest.ResponseRecorder {
	b.t.Helper()
	r := httptest.NewRequest(method, "http://"+address+path, strings.NewReader(form.Encode()))
	if method == "POST" {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		r.Header.Set("Origin", "http://"+address)
		r.Header.Set("Sec-Fetch-Site", "same-origin")
	}
	if b.cookie != nil {
		r.AddCookie(b.cookie)
	}
	if change != nil {
		change(r)
	}
	w := httptest.NewRecorder()
	b.h.ServeHTTP(w, r)
	return w
}

func (b *browser) get(path string) string {
	b.t.Helper()
	w := b.send("GET", path, nil, nil)
	if w.Code != http.StatusOK {
		b.t.Fatalf("%s is answered with %d: %s", path, w.Code, w.Body)
	}
	return w.Body.String()
}

var hiddenField = regexp.MustCompile(`<input type="hidden" name="(last|once|since|back)" value="([^"]*)">`)

// form is the form of an item's decision as its page has it.
func (b *browser) form(path string) url.Values {
	b.t.Helper()
	out := url.Values{}
	for _, m := range hiddenField.FindAllStringSubmatch(b.get(path), -1) {
		if out.Get(m[1]) == "" {
			out.Set(m[1], strings.ReplaceAll(m[2], "&amp;", "&"))
		}
	}
	return out
}

// decide sends a decision from an item's page.
func (b *browser) decide(path, id, action, code string) *httptest.ResponseRecorder {
	b.t.Helper()
	form := b.form(path)
	form.Set("action", action)
	form.Set("code", code)
	return b.send("POST", "/i/"+id+"/decide", form, nil)
}

func (f *folder) made() []corpus.Decision {
	f.t.Helper()
	list, err := f.store.Decisions(context.Background())
	if err != nil {
		f.t.Fatal(err)
	}
	return list
}
