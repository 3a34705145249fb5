package marker

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"memloom/prompts"
)

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

// An answer that is denied, doubted, given up or joined with another one is not right, and one that another is denied
// next to, or given up for, is not wrong.
func TestGenerated_Changed(t *testing.T) {
	items, n := itemsOf(t), 0
	values := make([][]token, len(items))
	for i, it := range items {
		values[i] = read(it.Gold).of(value)
	}
	for i, a := range items {
		for k, b := range items[i+1:] {
			x, y := values[i], values[i+1+k]
			alike := len(x) == len(y) && (len(x) == 0 && a.Family == b.Family || len(x) > 0 && compare(x[0].readings,
				y[0].readings) == other)
			if !alike || !Typed(a.Question, a.Gold) || strings.Contains(a.Gold+b.Gold, ":") || judge(a.Question, a.Gold,
				b.Gold) != prompts.Wrong {
				continue
			}
			n++
			for _, said := range []string{"It is not A.", "probably A", "A or B", "B or A", "B, not A", "not A but B", "A and B",
				"It was A, but is now B.", "A has been replaced by B", "Zoe says A, Kim says B"} {
				said = strings.NewReplacer("A", a.Gold, "B", b.Gold).Replace(said)
				if got := judge(a.Question, a.Gold, said); got == prompts.Correct {
					t.Errorf("%s %q against %q: %s", a.Question, said, a.Gold, got)
				}
			}
			for _, said := range []string{"A, not B", "not B but A", "It was B, but is now A."} {
				said = strings.NewReplacer("A", a.Gold, "B", b.Gold).Replace(said)
				if got := judge(a.Question, a.Gold, said); got == prompts.Wrong {
					t.Errorf("%s %q against %q: %s", a.Question, said, a.Gold, got)
				}
			}
			break
		}
	}
	if n < 50 {
		t.Errorf("%d pairs of items", n)
	}
}

// Values of one type that differ are never right for each other, whatever the items are that they come from.
func TestGenerated_OtherValues(t *testing.T) {
	type single struct {
		generated
		value token
	}
	var items []single // with one value, and at most one word that tells more
	for _, it := range itemsOf(t) {
		gold := read(it.Gold)
		if x := gold.of(value); len(x) == 1 && len(telling(gold.toks)) <= 1 {
			items = append(items, single{it, x[0]})
		}
	}
	n := 0
	for _, a := range items {
		for _, b := range items {
			if compare(a.value.readings, b.value.readings) != other {
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
