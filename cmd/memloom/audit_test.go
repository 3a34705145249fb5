package main

import (
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"memloom/internal/app"
	"memloom/internal/app/audit"
	"memloom/internal/bounded"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/llm/mock"
	"memloom/output"
)

// lines runs a command that prints JSON lines.
func lines[T any](t *testing.T, args ...string) []T {
	t.Helper()
	out, errs, code := inProcess(append(args, "--json")...)
	if code != app.ExitOK {
		t.Fatalf("%q: exit %d: %s%s", args, code, out, errs)
	}
	var list []T
	for line := range strings.Lines(out) {
		var x T
		if err := json.Unmarshal([]byte(line), &x); err != nil {
			t.Fatalf("%q: %v: %s", args, err, line)
		}
		list = append(list, x)
	}
	return list
}

// disputed is one quickstart corpus whose drafts a model solved that compares words: it rejects and flags most of them.
var disputed struct {
	sync.Once
	dir string
	err error
}

func dispute() error {
	reader, err := mock.New(mock.Options{})
	if err != nil {
		return err
	}
	server := httptest.NewServer(reader)
	defer server.Close()
	parent, err := os.MkdirTemp("", "memloom-disputed")
	if err != nil {
		return err
	}
	disputed.dir = filepath.Join(parent, "corpus")
	models := filepath.Join(parent, "models.yaml")
	text := fmt.Sprintf("models: {m: {provider: openai, model: words, base_url: %q}}\nroles: {default: builtin, solver: m}\n", server.URL+"/v1")
	if err := os.WriteFile(models, []byte(text), 0o600); err != nil {
		return err
	}
	if r := memloom("generate", "--quiet", "--models", models, "--out", disputed.dir); r.code != app.ExitShort {
		return fmt.Errorf("generating: exit %d: %s", r.code, r.stderr)
	}
	return nil
}

// contested is a copy of the disputed corpus that a test may decide about.
func contested(t *testing.T) string {
	t.Helper()
	disputed.Do(func() { disputed.err = dispute() })
	if disputed.err != nil {
		t.Fatal(disputed.err)
	}
	return copyOf(t, disputed.dir)
}

// copied is a copy of a quickstart corpus that a test may decide about.
func copied(t *testing.T) string {
	t.Helper()
	corpus, _ := reference(t)
	return copyOf(t, corpus)
}

func ran(t *testing.T, args ...string) string {
	t.Helper()
	out, errs, code := inProcess(args...)
	if code != app.ExitOK {
		t.Fatalf("%q: exit %d: %s%s", args, code, out, errs)
	}
	return out
}

// overrulable is a rejected item whose filters are all judged by models.
func overrulable(t *testing.T, dir string) string {
	t.Helper()
	for _, l := range lines[audit.Listed](t, "audit", "list", dir) {
		if l.FellAt == "sufficient" && len(l.Codes) == 1 {
			return l.ItemID
		}
	}
	t.Fatal("no item fell at sufficient alone")
	return ""
}

// Taking in, taking out and editing make a release that check accepts; withdrawing all of it gives the rows of the run.
func TestAuditApply_ReleaseIsSoundAndCanBeTakenBack(t *testing.T) {
	dir := contested(t)
	before, err := output.ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	in, out, edited := overrulable(t, dir), lines[audit.Listed](t, "audit", "list", dir, "--queue", "accepted")[0].ItemID,
		lines[audit.Listed](t, "audit", "list", dir, "--queue", "accepted")[1].ItemID
	ran(t, "audit", "decide", dir, in, "accept", "--reviewer", "Ada", "--code", "misread")
	ran(t, "audit", "decide", dir, out, "reject", "--reviewer", "Ada", "--code", "two_readings")
	ran(t, "audit", "edit", dir, edited, "--reviewer", "Ada", "--asked-at", "2026-01-02T09:00")
	if text := ran(t, "audit", "apply", dir, "--dry-run"); !strings.Contains(text, "admit") || !strings.Contains(text,
		"remove") || !strings.Contains(text, "by its filters") {
		t.Errorf("dry run: %s", text)
	}
	if m, _ := output.ReadManifest(dir); m.Release != 0 {
		t.Error("a dry run published")
	}
	ran(t, "audit", "apply", dir)
	ran(t, "check", dir)
	m, err := output.ReadManifest(dir)
	if err != nil || m.Release != 1 || m.ByPerson != 1 || m.Parent == "" {
		t.Fatalf("release %d, %d by a person (%v)", m.Release, m.ByPerson, err)
	}
	for id, want := range map[string]string{in: "accepted", out: "rejected"} {
		if s := lines[struct{ Status string }](t, "explain", dir, id)[0].Status; s != want {
			t.Errorf("%s is %s, want %s", id, s, want)
		}
	}
	for _, id := range []string{in, out, edited} {
		ran(t, "audit", "decide", dir, id, "withdraw", "--reviewer", "Ada")
	}
	ran(t, "audit", "apply", dir)
	ran(t, "check", dir)
	after, err := output.ReadManifest(dir)
	if err != nil || after.Release != 2 {
		t.Fatalf("release %d (%v)", after.Release, err)
	}
	for _, table := range before.Tables {
		if name := table.Name; name != "audit/decisions" && name != "audit/applications" &&
			after.Table(name).Digest != table.Digest {
			t.Errorf("%s has other rows than the run's", name)
		}
	}
}

// The same models find the same.
func TestFilter_SameModelsMoveNothing(t *testing.T) {
	got := lines[struct {
		Judging int
		Items   int
		Moved   []any
		Kappa   float64
	}](t, "filter", copied(t))[0]
	if got.Judging != 1 || got.Items < 50 || len(got.Moved) > 0 || got.Kappa != 1 {
		t.Errorf("%+v", got)
	}
}

// An item that fell at hard, whose evidence itself was never tried, is sound once a person has taken it in.
func TestAuditApply_OverruledAtHardIsSound(t *testing.T) {
	t.Parallel()
	dir := copied(t)
	for _, l := range lines[audit.Listed](t, "audit", "list", dir) {
		if l.FellAt != "hard" {
			continue
		}
		ran(t, "audit", "decide", dir, l.ItemID, "accept", "--code", "too_easy", "--reviewer", "Ada")
		ran(t, "audit", "apply", dir)
		ran(t, "check", dir)
		return
	}
	t.Fatal("no item fell at hard")
}

// What cannot be decided is refused with what can be done, and leaves nothing.
func TestAuditDecide_Refused(t *testing.T) {
	dir := contested(t)
	in, accepted := overrulable(t, dir), lines[audit.Listed](t, "audit", "list", dir, "--queue", "accepted")[0].ItemID
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{in, "accept", "--code", "misread"}, "--reviewer NAME"},
		{[]string{in, "accept", "--reviewer", "Ada"}, "misread, gold_wrong"},
		{[]string{in, "accept", "--reviewer", "Ada", "--code", "bad"}, `no code "bad"`},
		{[]string{in, "accept", "--reviewer", "Ada", "--code", "other"}, "needs a note"},
		{[]string{in, "accept", "--reviewer", "Ada", "--code", "misread", "--rate", "question=great"}, `no rating "great"`},
		{[]string{in, "accept", "--reviewer", "Ada", "--rate", "prose=good"}, "of question, answer, options, evidence"},
		{[]string{in, "settle", "--reviewer", "Ada", "--code", "accept"}, "not disputed"},
		{[]string{in, "withdraw", "--reviewer", "Ada"}, "nothing to withdraw"},
		{[]string{in, "praise", "--reviewer", "Ada"}, `no action "praise"`},
		{[]string{"I9999", "accept", "--reviewer", "Ada"}, `no item "I9999"`},
		{[]string{accepted, "reject", "--reviewer", "Ada"}, "why it should not be"},
	} {
		_, errs, code := inProcess(append([]string{"audit", "decide", dir}, c.args...)...)
		if code != app.ExitUsage || !strings.Contains(errs, c.want) {
			t.Errorf("%q: exit %d: %s", c.args, code, errs)
		}
	}
	for _, args := range [][]string{{"--question", ""}, {"--gold", "M1:0-1"}, {"--gold", "M9999:0-4"},
		{"--asked-at", "soon"}, {"--asked-at", "2020-01-01T09:00"}, {"--option", "Z=x"}, {"--evidence", "M9999"}} {
		if _, errs, code := inProcess(append([]string{"audit", "edit", dir, in, "--reviewer", "Ada"},
			args...)...); code != app.ExitUsage {
			t.Errorf("%q: exit %d: %s", args, code, errs)
		}
	}
	if n := len(lines[any](t, "audit", "export", dir)); n != 0 {
		t.Errorf("%d decisions are kept of those that were refused", n)
	}
}

// Two who differ make a dispute, which a settlement ends; decisions of another copy are merged once.
func TestAudit_TwoReviewersAndMerge(t *testing.T) {
	dir, other := contested(t), contested(t)
	in := overrulable(t, dir)
	ran(t, "audit", "decide", dir, in, "accept", "--reviewer", "Ada", "--code", "misread")
	ran(t, "audit", "decide", other, in, "reject", "--reviewer", "Ben")
	file := filepath.Join(t.TempDir(), "ben.jsonl")
	if err := os.WriteFile(file, []byte(ran(t, "audit", "export", other)), 0o600); err != nil {
		t.Fatal(err)
	}
	ran(t, "audit", "merge", dir, file)
	if text := ran(t, "audit", "merge", dir, file); !strings.Contains(text, "0 decisions added, 1 were there") {
		t.Errorf("merged twice: %s", text)
	}
	if l := lines[audit.Listed](t, "audit", "list", dir, "--queue", "disputed"); len(l) != 1 || l[0].ItemID != in {
		t.Errorf("disputed: %+v", l)
	}
	ran(t, "audit", "decide", dir, in, "settle", "--reviewer", "Cy", "--code", "accept")
	ran(t, "audit", "apply", dir)
	ran(t, "check", dir)
	if l := lines[audit.Listed](t, "audit", "list", dir, "--queue", "decided"); len(l) != 1 || l[0].Status != "accepted" {
		t.Errorf("decided: %+v", l)
	}
	if err := os.WriteFile(file, []byte("{\"seq\": 1}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, errs, code := inProcess("audit", "merge", dir, file); code != app.ExitUsage || !strings.Contains(errs,
		"ben.jsonl:1") {
		t.Errorf("a file of something else: exit %d: %s", code, errs)
	}
}

// Labels tell how well filters and people find defects.
func TestAuditScore_CountsWhatIsFound(t *testing.T) {
	dir := contested(t)
	in, accepted := overrulable(t, dir), lines[audit.Listed](t, "audit", "list", dir, "--queue", "accepted")[0].ItemID
	ran(t, "audit", "decide", dir, accepted, "reject", "--reviewer", "Ada", "--code", "gold_wrong")
	file := filepath.Join(t.TempDir(), "labels.jsonl")
	if err := os.WriteFile(file, []byte(`{"item_id": "`+in+`", "defects": []}`+"\n"+`{"item_id": "`+accepted+
		`", "defects": ["gold_wrong"]}`), 0o600); err != nil {
		t.Fatal(err)
	}
	got := map[string]audit.Detection{}
	for _, d := range lines[audit.Detection](t, "audit", "score", dir, "--labels", file) {
		got[d.By+" "+d.Defect] = d
	}
	if f := got["filters any"]; f.Precision.Of != 1 || f.Precision.Hits != 0 || f.Recall.Of != 1 || f.Recall.Hits != 0 {
		t.Errorf("filters: %+v", f)
	}
	if p := got["people gold_wrong"]; p.Precision.Hits != 1 || p.Recall.Hits != 1 || p.Recall.High != 1 {
		t.Errorf("people: %+v", p)
	}
	if err := os.WriteFile(file, []byte(`{"item_id": "I99999", "defects": []}`), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, errs, code := inProcess("audit", "score", dir, "--labels", file); code != app.ExitUsage ||
		!strings.Contains(errs, "another corpus") {
		t.Errorf("labels of another corpus: exit %d: %s", code, errs)
	}
}

// Files of lines are read line by line within bounds, and what is too long in them is named with its line.
func TestAudit_FilesOfLongLines(t *testing.T) {
	dir := contested(t)
	file := filepath.Join(t.TempDir(), "long.jsonl")
	row := func(note string) string {
		return `{"reviewer": "Ada", "action": "unsure", "target_hash": "h", "note": "` + note + `"}`
	}
	note, line := strings.Repeat("x", decisions.MaxNote+1), strings.Repeat("x", bounded.Line)
	for _, c := range []struct {
		text string
		args []string
		want string
	}{
		{row("") + "\n" + row(note), []string{"merge", dir, file}, "long.jsonl:2: the note has 4001 characters"},
		{row("") + "\n" + row(line), []string{"merge", dir, file}, "long.jsonl, line 2: longer than 1 MiB"},
		{`{"item_id": "` + line + `"}`, []string{"score", dir, "--labels", file}, "long.jsonl, line 1: longer than 1 MiB"},
	} {
		if err := os.WriteFile(file, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, errs, code := inProcess(append([]string{"audit"}, c.args...)...); code != app.ExitUsage ||
			!strings.Contains(errs, c.want) {
			t.Errorf("%q: exit %d: %.300s", c.args, code, errs)
		}
	}
	if _, errs, code := inProcess("audit", "decide", dir, overrulable(t, dir), "unsure", "--reviewer", "Ada", "--note",
		note); code != app.ExitUsage || !strings.Contains(errs, "a note may have 4000") {
		t.Errorf("in the terminal: exit %d: %.300s", code, errs)
	}
	if n := len(lines[any](t, "audit", "export", dir)); n != 0 {
		t.Errorf("%d decisions are kept of those that were refused", n)
	}
}

// Decisions with the longest notes about every item are planned as quickly as short ones, in the terminal and for the
// desk.
func TestAuditApply_LongNotes(t *testing.T) {
	dir := contested(t)
	c, _, err := output.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	for _, m := range c.Messages {
		texts[m.ID] = m.Text
	}
	store, err := decisions.OpenStore(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	n, err := store.Merge(t.Context(), func(yield func(corpus.Decision, error) bool) {
		for i := range 600 {
			it := &c.Items[i%len(c.Items)]
			d := corpus.Decision{Target: corpus.TargetItem, TargetID: it.ID, TargetHash: decisions.Hash(it,
				func(id string) string { return texts[id] }),
				Reviewer: fmt.Sprint("reviewer ", i), Action: corpus.ActionReject, Code: "misread", Note: strings.Repeat("why so ",
					decisions.MaxNote/7)}
			if !yield(d, nil) {
				return
			}
		}
	})
	if err != nil || n != 600 {
		t.Fatalf("%d are kept (%v)", n, err)
	}
	begun := time.Now()
	if text := ran(t, "audit", "apply", dir, "--dry-run"); !strings.Contains(text, "remove") {
		t.Errorf("%.300s", text)
	}
	if page := startDesk(t, dir).get("/apply"); !strings.Contains(page, "why so why so") {
		t.Errorf("%.300s", page)
	}
	if took := time.Since(begun); took > 20*time.Second {
		t.Errorf("it took %v", took)
	}
}
