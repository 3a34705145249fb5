package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/output"
)

// A run without a terminal says what it made in a handful of lines; of stages it
// tells those alone that took a while.
func TestGenerate_PipeIsShort(t *testing.T) {
	t.Parallel()
	r := must(t, memloom(small("--out", filepath.Join(t.TempDir(), "c"))...))
	slow := regexp.MustCompile(`^[a-z ]+[\d. ]*: (done, .* in ([2-9]\.|\d\d+ s|\d+ min).*|\d+/\d+.*)$`)
	if n := strings.Count(r.stdout, "\n"); n > 5 {
		t.Errorf("%d lines say what was made:\n%s", n, r.stdout)
	}
	for line := range strings.Lines(r.stderr) {
		if !slow.MatchString(strings.TrimSpace(line)) && !strings.HasPrefix(line, "quickstart, seed 1") {
			t.Errorf("it also said %q", line)
		}
	}
	for _, jargon := range []string{"segment", "worded anew", "model calls", "audit/"} {
		if strings.Contains(r.stdout+r.stderr, jargon) {
			t.Errorf("a newcomer reads %q:\n%s", jargon, r.stdout)
		}
	}
	if said := must(t, memloom("status", strings.Fields(r.stdout)[0][:strings.Index(r.stdout, ":")])).stdout; !strings.
		Contains(said, "search for other messages that answer it took") {
		t.Errorf("status does not say it either:\n%s", said)
	}
}

// How many drafts were accepted, rejected, flagged and surplus is the same number
// wherever it is said.
func TestCounts_OneEverywhere(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "c")
	r := memloom("generate", "--out", dir, "--seed", "3", "--set", "world.workdays=10", "--set", "world.people=12",
		"--set", "world.tasks_per_group=4")
	if r.code != app.ExitOK && r.code != app.ExitShort { // a quota may fall short
		t.Fatalf("exit %d: %s", r.code, r.stderr)
	}
	made := r.stdout
	m, err := output.ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	card, err := os.ReadFile(filepath.Join(dir, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	rows := func(table string) string { return strconv.FormatInt(m.Table(table).Rows, 10) }
	n := m.Counts.Items
	if n.Surplus == 0 || n.Rejected == 0 {
		t.Fatalf("the corpus tells nothing: %+v", n)
	}
	want := fmt.Sprint([]int{n.Accepted, n.Rejected, n.Flagged, n.Surplus})
	for where, got := range map[string][]string{
		"terminal": found(t, made,
			`(\d+) questions accepted of \d+ drafted \((\d+) rejected by a filter, (\d+) flagged .*, (\d+) surplus`),
		"status": found(t, must(t, memloom("status", dir)).stdout, `(?m)^all +\d+ +(\d+) +(\d+) +(\d+) +(\d+)`),
		"card":   found(t, string(card), `\| all \| \| \d+ \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|`),
		"tables": {rows("data/items"), rows("audit/rejected"), rows("audit/flagged"), rows("audit/surplus")},
		"stats":  sums(t, must(t, memloom("stats", "--json", dir)).stdout),
	} {
		if fmt.Sprint(got) != want {
			t.Errorf("%s: accepted, rejected, flagged, surplus are %v, want %s", where, got, want)
		}
	}
	if n.Accepted+n.Rejected+n.Flagged+n.Surplus != n.Drafted {
		t.Errorf("%+v does not add up", n)
	}
	must(t, memloom("check", "--quiet", dir))
}

// A number of the recipe that the text misses by more than a tenth is told on the
// terminal, in the manifest, the card and by status; it is information, no failure.
func TestGenerate_MissedTarget(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "c")
	args := append(small("--quiet", "--out", dir, "--set", "dialogue.words=30", "--set", "dialogue.messages_per_day=14"),
		"--set", "questions.families.update=0")
	r := must(t, memloom(args...))
	got := found(t, r.stdout, `(?m)^missed: the recipe asks for dialogue\.words 30, the corpus has (\d+\.?\d*)$`)[0]
	m, err := output.ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(m.MissedTargets, func(x output.Target) bool {
		return x.Key == "dialogue.words" &&
			x.Asked == 30
	})
	if at < 0 || fmt.Sprintf("%.3g", m.MissedTargets[at].Got) != got {
		t.Errorf("the terminal says %s, the manifest %+v", got, m.MissedTargets)
	}
	if card, err := os.ReadFile(filepath.Join(dir, "README.md")); err != nil || !strings.Contains(string(card),
		"| dialogue.words | 30 | "+got) {
		t.Errorf("the card does not say it (%v)", err)
	}
	if said := must(t, memloom("status", dir)).stdout; !strings.Contains(said, "the recipe asks for dialogue.words 30") {
		t.Errorf("status does not say it:\n%s", said)
	}
	if said := must(t, memloom(small("--quiet", "--out", dir+"-2")...)).stdout; strings.Contains(said, "dialogue.words") {
		t.Errorf("what is not missed is told:\n%s", said)
	}
}

// found returns what a pattern's groups match.
func found(t *testing.T, text, pattern string) []string {
	t.Helper()
	m := regexp.MustCompile(pattern).FindStringSubmatch(text)
	if m == nil {
		t.Fatalf("nothing like %s in:\n%s", pattern, text)
	}
	return m[1:]
}

// sums adds up over all families what stats says of drafts.
func sums(t *testing.T, text string) []string {
	t.Helper()
	type matrix struct {
		Name    string
		Columns []string
		Rows    []struct{ Counts []int }
	}
	var report struct{ Sections []struct{ Matrices []matrix } }
	if err := json.Unmarshal([]byte(text), &report); err != nil {
		t.Fatal(err)
	}
	for _, s := range report.Sections {
		for _, x := range s.Matrices {
			if x.Name != "drafts" {
				continue
			}
			sum := map[string]int{}
			for _, r := range x.Rows {
				for i, n := range r.Counts {
					sum[x.Columns[i]] += n
				}
			}
			return strings.Fields(strings.Trim(fmt.Sprint([]int{sum["accepted"], sum["rejected"], sum["flagged"],
				sum["surplus"]}), "[]"))
		}
	}
	t.Fatalf("stats says nothing of drafts:\n%.500s", text)
	return nil
}
