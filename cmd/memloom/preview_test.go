package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/app"
	work "memloom/internal/app/run"
)

// TestPreview_ThenResume: a preview prints a week and drafts with their evidence, and the run behind it ends with the
// bytes of one without. Its folder says what it holds, and takes another preview and no run.
func TestPreview_ThenResume(t *testing.T) {
	thoroughly(t)
	t.Parallel()
	_, want := reference(t)
	dir := filepath.Join(t.TempDir(), "run")
	r := must(t, memloom("preview", "--quiet", "--out", dir))
	for _, part := range []string{"Monday 2025-", "Drafts, which no filter has judged", "single_hop", "`memloom resume " +
		dir + "` makes the corpus", filepath.Join(dir, filepath.Join(".run", "preview.txt"))} {
		if !strings.Contains(r.stdout, part) {
			t.Errorf("no %q in the summary", part)
		}
	}
	if n := strings.Count(r.stdout, "\n"); n > 80 {
		t.Errorf("the summary has %d lines", n)
	}
	text, err := os.ReadFile(filepath.Join(dir, filepath.Join(".run", "preview.txt")))
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{"Monday 2025-", "Drafts, which no filter has judged", "single_hop/0001", "\n  A  "} {
		if !strings.Contains(string(text), part) {
			t.Errorf("no %q in the text", part)
		}
	}
	if r := must(t, memloom("preview", "--full", "--out", dir)); !strings.Contains(r.stdout, string(text)) {
		t.Error("--full prints another text than the file has")
	}
	if r := must(t, memloom("status", dir)); !strings.Contains(r.stdout, "a preview, all that is counted here") {
		t.Errorf("status: %s", r.stdout)
	}
	if r := memloom("generate", "--quiet", "--out", dir); r.code != app.ExitUsage {
		t.Errorf("a run in place of a preview: exit %d", r.code)
	}
	var told work.Previewed
	if err := json.Unmarshal([]byte(must(t, memloom("preview", "--json", "--drafts", "1", "--out", dir)).stdout),
		&told); err != nil {
		t.Fatal(err)
	}
	if len(told.Messages) == 0 || len(told.Items) == 0 || told.To != told.From.Add(6) {
		t.Errorf("%d messages, %d drafts, %s to %s", len(told.Messages), len(told.Items), told.From, told.To)
	}
	must(t, memloom("resume", "--quiet", dir))
	sameFiles(t, dir, want)
	if r := memloom("preview", "--quiet", "--out", dir); r.code != app.ExitUsage || complaint(r) != nil {
		t.Errorf("a preview in place of a corpus: exit %d: %s", r.code, r.stderr)
	}
}

// TestPreview_PaysOnce: with models of a provider no question is sent twice, by a preview that is interrupted by its
// cap, the same preview again, and the run behind them.
func TestPreview_PaysOnce(t *testing.T) {
	t.Parallel()
	s := serveMock(t)
	dir := filepath.Join(t.TempDir(), "run")
	preview := append([]string{"preview", "--quiet", "--models", modelsFile(t, s, somePrice), "--out", dir}, modest...)
	capped := memloom(append(preview, "--budget-usd", "0.01")...)
	if capped.code != app.ExitPaused || !strings.Contains(capped.stderr, "the same `memloom preview` goes on") {
		t.Fatalf("exit %d: %s", capped.code, capped.stderr)
	}
	r := must(t, memloom(preview...))
	if !strings.Contains(r.stdout, "drafts need, for $") {
		t.Errorf("it does not say what it cost: %s", r.stdout[max(0, len(r.stdout)-300):])
	}
	before, _ := s.stats(t)
	if r := memloom("resume", dir, "--quiet"); r.code != 0 && r.code != app.ExitShort {
		t.Fatalf("exit %d: %s", r.code, r.stderr)
	}
	if after, again := s.stats(t); again != 0 || before == 0 || after <= before {
		t.Errorf("%d requests after the preview's %d, %d of them repeat another", after, before, again)
	}
}

// TestPreview_FromText: a recipe of which no preview can be made is refused before anything is written.
func TestPreview_FromText(t *testing.T) {
	_, errs, code := inProcess("preview", "--set", "scaffold.from=text", "--out", filepath.Join(t.TempDir(), "run"))
	if code != app.ExitUsage || !strings.Contains(errs, "scaffold.from: facts") {
		t.Errorf("exit %d: %s", code, errs)
	}
}
