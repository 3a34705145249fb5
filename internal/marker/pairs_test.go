package marker

import (
	"bufio"
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

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

// typed says whether a gold is values, a name, a bare yes or no, or a refusal, and nothing else.
func typed(p pair) bool {
	c := newComparison(p.Question, p.Gold, "")
	own := c.gold.filter(c.keeps())
	_, polar, rest := polarity(c.gold)
	return len(c.gold.values()) > 0 && plain(own, bound) || polar && len(telling(rest.toks)) == 0 || refuses(c.question, c.gold) || name(own)
}

// TestPairs holds the marker to pairs written by hand: it never decides against a person. How many it decides stands
// in a golden, by file, and of the golds that are typed.
func TestPairs(t *testing.T) {
	paths, _ := filepath.Glob("testdata/*/*.yaml")
	var out strings.Builder
	out.WriteString("file decided unclear wrong\n")
	var all, sure [3]int
	line := func(name string, n [3]int) { fmt.Fprintf(&out, "%s %d %d %d\n", name, n[0], n[1], n[2]) }
	for _, path := range paths {
		var n [3]int
		for _, p := range pairsOf(t, path) {
			got, at := judge(p.Question, p.Gold, p.Candidate), 0
			if got == prompts.Unclear {
				at = 1
			}
			for _, count := range []*[3]int{&n, &all, &sure} {
				if count == &sure && !typed(p) {
					continue
				}
				count[at]++
				if at == 0 && got != p.Verdict {
					count[2]++
				}
			}
			if at == 0 && got != p.Verdict {
				t.Errorf("%s: %s, and a person says %s", p.ID, got, p.Verdict)
			}
		}
		line(strings.TrimPrefix(filepath.ToSlash(path), "testdata/"), n)
	}
	line("all", all)
	line("typed", sure)
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

// generated is an item of a generated corpus with its references.
type generated struct {
	Family, Subtype, Question, Gold string
	Correct, Incorrect              []string
}

func itemsOf(t *testing.T) (items []generated) {
	t.Helper()
	body, err := os.ReadFile("testdata/items.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for lines := bufio.NewScanner(bytes.NewReader(body)); lines.Scan(); {
		var it generated
		if err := json.Unmarshal(lines.Bytes(), &it); err != nil {
			t.Fatal(err)
		}
		items = append(items, it)
	}
	return items
}

// TestGenerated holds the marker to items of generated corpora: gold is right against itself, no right reference is
// wrong and no wrong one right, declining is wrong where there is an answer, and the gold of an item of the same
// family is not right unless it says the same.
func TestGenerated(t *testing.T) {
	items, asked, decided := itemsOf(t), 0, 0
	for i, it := range items {
		expect := func(candidate, want string) {
			got := judge(it.Question, it.Gold, candidate)
			asked++
			if got != prompts.Unclear {
				decided++
				if got != want {
					t.Errorf("%s: %q against %q: %s, want %s", it.Question, candidate, it.Gold, got, want)
				}
			}
		}
		if got := judge(it.Question, it.Gold, it.Gold); got != prompts.Correct {
			t.Errorf("%q against itself: %s", it.Gold, got)
		}
		for _, candidate := range it.Correct {
			expect(candidate, prompts.Correct)
		}
		for _, candidate := range it.Incorrect {
			expect(candidate, prompts.Wrong)
		}
		declining := prompts.Wrong
		if it.Family == "abstention" {
			declining = prompts.Correct
		}
		expect("Cannot determine.", declining)
		if next := items[(i+1)%len(items)]; next.Family == it.Family && !strings.EqualFold(next.Gold, it.Gold) {
			expect(next.Gold, prompts.Wrong)
		}
	}
	if share := float64(decided) / float64(asked); share < 0.8 {
		t.Errorf("%d of %d decided", decided, asked)
	}
	t.Logf("%d of %d decided", decided, asked)
}

// Values of one type that differ are never right for each other, whatever the items are that they come from.
func TestGenerated_OtherValues(t *testing.T) {
	items := itemsOf(t)
	n := 0
	for _, a := range items {
		for _, b := range items {
			x, y := read(a.Gold).values(), read(b.Gold).values()
			if len(x) != 1 || len(y) != 1 || len(telling(read(a.Gold).toks)) > 1 || len(telling(read(b.Gold).toks)) > 1 || between(x[0], y[0]) != other {
				continue
			}
			n++
			if got := judge("What is it?", a.Gold, b.Gold); got != prompts.Wrong {
				t.Errorf("%q against %q: %s", b.Gold, a.Gold, got)
			}
		}
	}
	if n < 100 {
		t.Errorf("%d pairs of values", n)
	}
}
