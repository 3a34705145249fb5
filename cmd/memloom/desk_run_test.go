package main

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"net/http/cookiejar"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"memloom/internal/llm/mock"
	"memloom/internal/runstore"
	"memloom/output"
	"memloom/pipeline/judging"
)

// browser is a client that has used the link of a desk.
type browser struct {
	t      *testing.T
	origin string
	http   *http.Client
}

// openDesk serves the desk of a folder until the test ends, and opens its link.
func openDesk(t *testing.T, dir string) *browser {
	t.Helper()
	var links bytes.Buffer
	a := &app{surroundings: surroundings{out: io.Discard, err: io.Discard, now: time.Now, cpus: 1}}
	ctx, end := context.WithCancel(t.Context())
	d, err := a.serveDesk(ctx, dir, deskFlags{listen: "127.0.0.1", double: -1, sample: 60, noOpen: true, reviewers: []string{"Ada"}}, &links)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { end(); _ = d.until(ctx) })
	jar, _ := cookiejar.New(nil)
	b := &browser{t: t, http: &http.Client{Jar: jar}}
	link := strings.TrimSpace(strings.TrimPrefix(links.String(), "Ada: "))
	b.origin, _, _ = strings.Cut(link, "/in?")
	b.get(strings.TrimPrefix(link, b.origin))
	return b
}

// get returns a page.
func (b *browser) get(path string) string {
	b.t.Helper()
	resp, err := b.http.Get(b.origin + path)
	if err != nil {
		b.t.Fatal(err)
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(resp.Body)
	if err != nil || resp.StatusCode >= 400 {
		b.t.Fatalf("%s: %s, %v: %s", path, resp.Status, err, text)
	}
	return string(text)
}

// TestDesk_UnfinishedRun opens the desk on a run that ended before it was published: its page has the stages, what the filters
// made of the drafts, the last day and the last rejections, and changes nothing.
func TestDesk_UnfinishedRun(t *testing.T) {
	t.Parallel()
	from, _ := reference(t)
	dir := filepath.Join(t.TempDir(), "corpus")
	unpublished(t, dir, from, true)
	page := openDesk(t, dir).get("/")
	for _, want := range []string{"unfinished: interrupted", "There is no finished corpus to review yet", "accepted so far", "time left", "last day written", "single_hop",
		"The latest rejections", "It fell at "} {
		if !strings.Contains(page, want) {
			t.Errorf("the page has no %q", want)
		}
	}
	if n := strings.Count(page, "It fell at "); n == 0 || n > 10 {
		t.Errorf("%d rejections", n)
	}
	if r := must(t, memloom("resume", "--quiet", dir)); r.code != 0 {
		t.Errorf("the run does not go on: %s", r.stderr)
	}
	m, err := output.ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	store, err := runstore.OpenReader(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	w := newRunWatch()
	for range 2 { // reading again adds nothing
		if err := w.read(store); err != nil {
			t.Fatal(err)
		}
	}
	counts := w.ends.Families()
	for _, f := range m.Counts.Families {
		n := counts[f.Family]
		judged := n["accepted"] + n["rejected"] + n["flagged"]
		if want := int(f.Accepted + f.Rejected + f.Flagged); judged != want || n["accepted"] < int(f.Accepted) || n["drafted"] != 0 {
			t.Errorf("%s: %v while it ran, %+v in the end", f.Family, n, f)
		}
	}
	if list := w.ends.Latest(3); len(list) > 3 || len(list) > 0 && judging.QuestionOf(store, list[0].Draft) == "" {
		t.Errorf("the latest: %+v", list)
	}
}

// TestDesk_CostAgainstCap opens the desk on a run that its cap has paused.
func TestDesk_CostAgainstCap(t *testing.T) {
	t.Parallel()
	server := serve(t, mock.Options{})
	dir := filepath.Join(t.TempDir(), "corpus")
	pausedWell(t, asks(t, small("--quiet", "--out", dir, "--models", liveCast{url: server.url}.file(t), "--budget-usd", "0.05")...), exitPaused, dir)
	page := openDesk(t, dir).get("/run")
	if !regexp.MustCompile(`\$0\.0\d+ of at most \$0\.05`).MatchString(page) || !strings.Contains(page, "foreseen") {
		t.Errorf("what it cost is not told: %s", page)
	}
}

// TestRunWatch_Pace: a rate is told once it was watched for a while, over the last minute, and of a run that begins anew from its
// beginning.
func TestRunWatch_Pace(t *testing.T) {
	w, at := newRunWatch(), time.Date(2026, 3, 2, 9, 0, 0, 0, time.UTC)
	for i, c := range []struct {
		after      time.Duration
		done       int
		rate, left string
	}{
		{0, 10, "", ""}, {time.Second, 11, "", ""}, {10 * time.Second, 20, "60 a minute", "1m20s"}, {50 * time.Second, 20, "12 a minute", "6m40s"},
		{90 * time.Second, 20, "0 a minute", ""}, {95 * time.Second, 5, "", ""}, {105 * time.Second, 10, "30 a minute", "3m0s"},
	} {
		rate, left := w.pace(runstore.Progress{Stage: "text", Done: c.done, Total: 100}, at.Add(c.after))
		if rate != c.rate || left != c.left {
			t.Errorf("%d: %q, %q; want %q, %q", i, rate, left, c.rate, c.left)
		}
	}
}

// TestOpen_BesideARun: with --open a run prints the link of its page, whose address answers while it is at work, and ends by itself.
func TestOpen_BesideARun(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "corpus")
	r := must(t, memloom(small("--quiet", "--open", "--out", dir)...))
	if !strings.Contains(r.stderr, "http://127.0.0.1:") || !strings.Contains(r.stderr, "`memloom audit "+dir+"` opens it again") {
		t.Errorf("it says: %s", r.stderr)
	}
	if r := memloom(small("--quiet", "--open=always", "--out", dir+"2")...); r.code != exitUsage || !strings.Contains(r.stderr, "--open=keep") {
		t.Errorf("exit %d: %s", r.code, r.stderr)
	}
}
