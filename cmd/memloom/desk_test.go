package main

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"memloom/internal/app"
	"memloom/output"
)

// deskAt is a desk over a folder, as a reviewer's browser reaches it.
type deskAt struct {
	t      *testing.T
	client *http.Client
	base   string
}

// startDesk opens the desk of a folder. It ends with the test.
func startDesk(t *testing.T, dir string) *deskAt {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	r, w := io.Pipe()
	ended := make(chan int, 1)
	go func() {
		ended <- run(ctx, []string{"audit", dir, "--no-open", "--reviewer", "Ada", "--json"}, app.Surroundings{Out: w,
			Err: os.Stderr, Width: func() int { return 80 }, CPUs: 1, Now: time.Now})
		_ = w.Close()
	}()
	lines := bufio.NewScanner(r)
	if !lines.Scan() {
		t.Fatalf("no link was printed: exit %d", <-ended)
	}
	var link struct{ Reviewer, URL string }
	if err := json.Unmarshal(lines.Bytes(), &link); err != nil || link.Reviewer != "Ada" {
		t.Fatalf("%q: %v", lines.Text(), err)
	}
	go func() {
		for lines.Scan() { // further links
		}
	}()
	t.Cleanup(func() {
		cancel()
		if code := <-ended; code != app.ExitOK {
			t.Errorf("the desk ended with %d", code)
		}
	})
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	base, _, _ := strings.Cut(link.URL, "/in?")
	d := &deskAt{t, &http.Client{Jar: jar}, base}
	d.get(strings.TrimPrefix(link.URL, base))
	return d
}

func (d *deskAt) get(path string) string {
	d.t.Helper()
	resp, err := d.client.Get(d.base + path)
	if err != nil {
		d.t.Fatal(err)
	}
	defer resp.Body.Close()
	b, err := io.ReadAll(resp.Body)
	if err != nil || resp.StatusCode != http.StatusOK {
		d.t.Fatalf("%s: %d %v: %s", path, resp.StatusCode, err, b)
	}
	return string(b)
}

var deskField = regexp.MustCompile(`<input type="hidden" name="([a-z]+)" value="([^"]*)">`)

// post sends the form of a page with some of its fields set.
func (d *deskAt) post(page, to string, set map[string]string) (int, string) {
	d.t.Helper()
	form := url.Values{}
	for _, m := range deskField.FindAllStringSubmatch(d.get(page), -1) {
		if !form.Has(m[1]) {
			form.Set(m[1], strings.ReplaceAll(m[2], "&amp;", "&"))
		}
	}
	for k, v := range set {
		form.Set(k, v)
	}
	r, err := http.NewRequest(http.MethodPost, d.base+to, strings.NewReader(form.Encode()))
	if err != nil {
		d.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Origin", d.base)
	resp, err := d.client.Do(r)
	if err != nil {
		d.t.Fatal(err)
	}
	defer resp.Body.Close()
	b, _ := io.ReadAll(resp.Body)
	return resp.StatusCode, string(b)
}

// What is decided on the desk is applied there, and the corpus is sound after it.
func TestDesk_DecideAndApply(t *testing.T) {
	dir := contested(t)
	in := overrulable(t, dir)
	d := startDesk(t, dir)
	if code, page := d.post("/q/review?at="+in, "/i/"+in+"/decide", map[string]string{"action": "accept",
		"code": "misread"}); code != http.StatusOK || !strings.Contains(page, "Saved: "+in+" taken in.") {
		t.Fatalf("%d: %s", code, page)
	}
	if page := d.get("/apply"); !strings.Contains(page, "admit") || !strings.Contains(page, "release 1") {
		t.Fatalf("the plan: %s", page)
	}
	code, _ := d.post("/apply", "/apply", nil)
	if code != http.StatusAccepted {
		t.Fatalf("applying is answered with %d", code)
	}
	for end := time.Now().Add(time.Minute); ; time.Sleep(50 * time.Millisecond) {
		page := d.get("/jobs/1")
		if strings.Contains(page, "Done.") {
			break
		}
		if strings.Contains(page, "It failed") || time.Now().After(end) {
			t.Fatalf("the piece of work: %s", page)
		}
	}
	if m, err := output.ReadManifest(dir); err != nil || m.Release != 1 || m.ByPerson != 1 {
		t.Errorf("release %d, %d admitted by a person (%v)", m.Release, m.ByPerson, err)
	}
	if page := d.get("/i/" + in); !strings.Contains(page, "taken in by a person") || !strings.Contains(page, "release 1") {
		t.Error("the desk does not show the release")
	}
	ran(t, "check", dir)
}

func TestDesk_FoldersThatTakeNoDecisions(t *testing.T) {
	t.Run("one in which nothing has begun", func(t *testing.T) {
		for _, path := range []string{t.TempDir(), "desk_test.go", "nowhere"} {
			if _, errs, code := inProcess("audit", path, "--no-open"); code != app.ExitUsage || !strings.Contains(errs, path) {
				t.Errorf("%s: exit %d: %s", path, code, errs)
			}
		}
	})
	t.Run("one without audit tables", func(t *testing.T) {
		dir := contested(t)
		if err := os.RemoveAll(filepath.Join(dir, "audit")); err != nil {
			t.Fatal(err)
		}
		d := startDesk(t, dir)
		if page := d.get("/q/review"); !strings.Contains(page, "audit/verdicts") || !strings.Contains(page, "memloom check") {
			t.Errorf("it says %s", page)
		}
	})
	t.Run("one that cannot be written", func(t *testing.T) {
		dir := contested(t)
		// No folder can be made where a file is, the one who asks.
		if err := os.RemoveAll(filepath.Join(dir, ".run")); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, ".run"), nil, 0o600); err != nil {
			t.Fatal(err)
		}
		d := startDesk(t, dir)
		page := d.get("/q/review")
		if !strings.Contains(page, "cannot be written") || strings.Contains(page, `name="action"`) {
			t.Errorf("it says %s", page)
		}
		in := overrulable(t, dir)
		if code, _ := d.post("/q/review", "/i/"+in+"/decide", map[string]string{"action": "reject"}); code != http.
			StatusForbidden {
			t.Errorf("deciding is answered with %d", code)
		}
	})
}

func TestDesk_RefusesWhatItCannotListenOn(t *testing.T) {
	for _, args := range [][]string{{"--listen", "0.0.0.0"}, {"--listen", "here"}, {"--trusted-origin", "http://name"},
		{"--double", "2"}, {"--port", "-1"}} {
		out, errs, code := inProcess(append([]string{"audit", contested(t), "--no-open"}, args...)...)
		if code != app.ExitUsage {
			t.Errorf("%v: exit %d: %s%s", args, code, out, errs)
		}
	}
}
