package marker

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"memloom/prompts"
)

// pair is a candidate answer with the verdict that a person gives.
type pair struct {
	ID        string `yaml:"id"`
	Question  string `yaml:"question"`
	Gold      string `yaml:"gold"`
	Candidate string `yaml:"candidate"`
	Verdict   string `yaml:"verdict"`
	Why       string `yaml:"why"`
}

func pairsOf(t *testing.T, path string) []pair {
	t.Helper()
	body, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var f struct {
		Pairs []pair `yaml:"pairs"`
	}
	if err := yaml.UnmarshalWithOptions(body, &f, yaml.DisallowUnknownField()); err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	return f.Pairs
}

func TestPairs(t *testing.T) {
	paths, _ := filepath.Glob("testdata/*/*.yaml")
	var out strings.Builder
	var sum [3]int
	for _, path := range paths {
		var n [3]int
		for _, p := range pairsOf(t, path) {
			got, _ := Judge(prompts.JudgeIn{Question: p.Question, Gold: p.Gold, Candidate: p.Candidate})
			switch got.Verdict {
			case prompts.Unclear:
				n[1]++
				if os.Getenv("DEV") != "" {
					fmt.Printf("? %s Q %s | G %s | C %s | %s %s\n", got.Reason, p.Question, p.Gold, p.Candidate, p.Verdict, p.Why)
				}
			case p.Verdict:
				n[0]++
			default:
				n[0]++
				n[2]++
				fmt.Printf("!!! %s %s Q %s | G %s | C %s | %s %s\n", got.Verdict, got.Reason, p.Question, p.Gold, p.Candidate, p.Verdict, p.Why)
			}
		}
		fmt.Fprintf(&out, "%s %d %d %d\n", strings.TrimPrefix(path, "testdata/"), n[0], n[1], n[2])
		for i := range n {
			sum[i] += n[i]
		}
	}
	fmt.Println(out.String(), sum)
}
