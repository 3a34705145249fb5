package judge

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"memloom/prompts"
)

// judgedPair is a candidate answer with the verdict that a person gives.
type judgedPair struct {
	ID        string `yaml:"id"`
	Question  string `yaml:"question"`
	Gold      string `yaml:"gold"`
	Candidate string `yaml:"candidate"`
	Verdict   string `yaml:"verdict"`
	Why       string `yaml:"why"`
}

// TestJudgedPairs is the judge's self-test: pairs written by hand, by theme. Half
// of the questions are held back: nobody looks at them while rules are written,
// so that they tell how the judge does on pairs that it was not made for. Statements
// are golds that deny knowing or saying something, and are answers all the same.
func TestJudgedPairs(t *testing.T) {
	for _, c := range []struct {
		folder         string
		right, falsely float64 // at least, and at most falsely correct
	}{{"pairs", 0.96, 0.01}, {"held", 0.79, 0.05}, {"statements", 0.99, 0}} {
		t.Run(c.folder, func(t *testing.T) {
			right, falsely := judgePairsOf(t, c.folder)
			if right < c.right || falsely > c.falsely {
				t.Errorf("%.3f right, want %.3f; %.3f falsely correct, want at most %.3f", right, c.right, falsely, c.falsely)
			}
		})
	}
}

// judgePairsOf judges the pairs of a folder, and returns which share was right,
// and which was taken for correct and is not.
func judgePairsOf(t *testing.T, folder string) (right, falsely float64) {
	t.Helper()
	paths, err := filepath.Glob("testdata/" + folder + "/*.yaml")
	if err != nil || len(paths) == 0 {
		t.Fatal("no pairs: ", err)
	}
	var table strings.Builder
	var all [4]int
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var f struct {
			Pairs []judgedPair `yaml:"pairs"`
		}
		if err := yaml.UnmarshalWithOptions(text, &f, yaml.DisallowUnknownField()); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		var n [4]int // pairs, right, taken for correct though wrong, left open
		for _, p := range f.Pairs {
			out := Mark(prompts.JudgeIn{Question: p.Question, Gold: p.Gold, Candidate: p.Candidate})
			n[0]++
			switch {
			case out.Verdict == p.Verdict:
				n[1]++
			case out.Verdict == prompts.Unclear:
				n[3]++
			case out.Verdict == prompts.Correct:
				n[2]++
			}
			if out.Verdict != p.Verdict && os.Getenv("DEV") != "" && folder == "pairs" {
				t.Logf("%s %s\n\tgold %q\n\tcand %q\n\tgot %s (%s), want %s %s", p.ID, p.Question, p.Gold, p.Candidate, out.Verdict, out.Reason, p.Verdict, p.Why)
			}
		}
		fmt.Fprintf(&table, "%-10s %4d pairs, %.3f right, %d falsely correct, %d open\n", strings.TrimSuffix(filepath.Base(path), ".yaml"), n[0], float64(n[1])/float64(n[0]), n[2], n[3])
		for i := range n {
			all[i] += n[i]
		}
	}
	t.Logf("\n%s%d pairs, %.3f right, %d falsely correct, %d open", table.String(), all[0], float64(all[1])/float64(all[0]), all[2], all[3])
	return float64(all[1]) / float64(all[0]), float64(all[2]) / float64(all[0])
}
