package score

import (
	"math"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/table"
)

// TestByType: existence counts as single-hop, other families not at all; items with options have a test, profile items
// that of their floor.
func TestByType(t *testing.T) {
	var items []corpus.Item
	var results []Result
	add := func(family, category string, options int, right bool) {
		items = append(items, corpus.Item{Family: family, Category: category, Options: make([]corpus.Option, options)})
		results = append(results, decided("", right, HowLetter, ""))
	}
	add("existence", "", 0, true)
	add("single_hop", "", 0, false)
	add("abstention", "", 0, true)
	add("update", "", 4, true)
	add("style", "profile_understanding", 4, true)
	add("style", "profile_understanding", 4, false)
	items, results = append(items, corpus.Item{Family: "update"}), append(results, open("", HowFailed, "down"))
	b := newByType()
	b.add(items, results)
	got := b.rows()
	for i, want := range []struct {
		name     string
		n, right int
		expected float64 // 0: no test
		p        float64
	}{{"single_hop", 2, 1, 0, 0}, {"update", 1, 1, 0.25, 0.25}, {"style", 2, 1, 0.5, 7.0 / 16}} {
		if len(got) != 3 {
			t.Fatalf("%+v", got)
		}
		g := got[i]
		if g.Name != want.name || g.N != want.n || g.Right != want.right || (g.Chance == nil) != (want.expected == 0) {
			t.Errorf("%+v, want %+v", g, want)
		}
		if c := g.Chance; c != nil && (math.Abs(c.Expected-want.expected) > 1e-9 || math.Abs(c.P-want.p) > 1e-9) {
			t.Errorf("%s: %+v", g.Name, c)
		}
	}
}

// TestZeroTable_NothingPublished: a corpus without options and of other families has its row, and what is missing is
// said.
func TestZeroTable_NothingPublished(t *testing.T) {
	r := Row{}
	r.Judge, r.Micro.Count = "strict", Count{1, 30}
	var b strings.Builder
	if err := ZeroTable(&b, table.Width, r, "big", Published{Name: "table 7", About: "somebody's",
		Types: map[string]float64{"update": 7.84}}); err != nil {
		t.Fatal(err)
	}
	got := b.String()
	for _, want := range []string{"all items  30      1       3.3", "no item has options",
		"the families of this corpus are none of the nine types of table 7"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing:\n%s", want, got)
		}
	}
	for _, other := range []string{"somebody's", "guessing, p"} {
		if strings.Contains(got, other) {
			t.Errorf("%q explains what is not there:\n%s", other, got)
		}
	}
}

// TestZeroTable: what is published is next to what was found, and the test says which way it ends.
func TestZeroTable(t *testing.T) {
	for _, c := range []struct {
		chance *Chance
		want   string
	}{
		{nil, "no item has options: there is nothing to guess among"},
		{&Chance{Count{5, 20}, 5, 0.6}, "not above guessing at 5 %"},
		{&Chance{Count{15, 20}, 5, 0.0001}, ": above guessing at 5 %"},
	} {
		r := Row{Types: []TypeRow{{"single_hop", Count{1, 8}, nil}, {"update", Count{5, 20}, &Chance{Count{5, 20}, 5, 0.6}}},
			Chance: c.chance}
		r.Judge, r.Micro.Count = "strict", Count{6, 28}
		var b strings.Builder
		if err := ZeroTable(&b, table.Width, r, "big", Published{Name: "table 7", About: "somebody's",
			Types: map[string]float64{"update": 7.84}}); err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{c.want, "all items 28 6 21.4", "by big", "by strict", "25.0 0.6 7.84", "– update",
			"table 7: somebody's"} {
			if !strings.Contains(strings.Join(strings.Fields(b.String()), " "), want) {
				t.Errorf("%q is missing:\n%s", want, b.String())
			}
		}
	}
}
