package marker_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"memloom/internal/marker"
	"memloom/internal/score"
	"memloom/prompts"
)

var update = flag.Bool("update", false, "rewrite the golden")

// pair is a candidate answer with the verdict that a person gives.
type pair struct {
	ID, Question, Gold, Candidate, Verdict, Why string
}

func pairsOf(t *testing.T, path string) []pair {
	t.Helper()
	body, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var f struct{ Pairs []pair }
	if err := yaml.UnmarshalWithOptions(body, &f, yaml.DisallowUnknownField()); err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	return f.Pairs
}

// TestPairs holds the marker to pairs written by hand, each in what of the answer is marked: it never decides against a
// person, and of the typed ones it decides at least 95 %. How many it decides is in a golden, by file.
func TestPairs(t *testing.T) {
	paths, _ := filepath.Glob("testdata/*/*.yaml")
	var out strings.Builder
	out.WriteString("file decided unclear wrong\n")
	var all, typed [3]int
	line := func(name string, n [3]int) { fmt.Fprintf(&out, "%s %d %d %d\n", name, n[0], n[1], n[2]) }
	for _, path := range paths {
		var n [3]int
		for _, p := range pairsOf(t, path) {
			in := prompts.JudgeIn{Question: p.Question, Gold: p.Gold, Candidate: score.Final(p.Candidate)}
			got, _ := marker.Judge(in)
			at := 0
			if got.Verdict == prompts.Unclear {
				at = 1
			}
			for _, count := range []*[3]int{&n, &all, &typed} {
				if count == &typed && !marker.Typed(p.Question, p.Gold) {
					continue
				}
				count[at]++
				if at == 0 && got.Verdict != p.Verdict {
					count[2]++
				}
			}
			if at == 0 && got.Verdict != p.Verdict {
				t.Errorf("%s: %s (%s), and a person says %s", p.ID, got.Verdict, got.Reason, p.Verdict)
			}
		}
		line(strings.TrimPrefix(filepath.ToSlash(path), "testdata/"), n)
	}
	line("all", all)
	line("typed", typed)
	share := 100 * float64(typed[0]) / float64(typed[0]+typed[1])
	if fmt.Fprintf(&out, "%.1f %% of the typed are decided\n", share); share < 95 {
		t.Errorf("%.1f %% of the typed pairs are decided", share)
	}
	const golden = "testdata/decided.txt"
	if *update {
		if err := os.WriteFile(golden, []byte(out.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if want, err := os.ReadFile(golden); err != nil || string(want) != out.String() {
		t.Errorf("%v; -update writes:\n%s", err, out.String())
	}
}
