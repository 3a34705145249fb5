package judging

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memloom/pipeline/questions/singlehop"
	"memloom/pipeline/recipe"
)

// Both margins hold, and every cell is its share rounded down or up.
func TestMargins(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rows := rapid.SliceOfN(rapid.IntRange(0, 60), 1, 25).Draw(t, "rows")
		n := rapid.IntRange(1, 40).Draw(t, "columns")
		columns := make([]int, n)
		for range sum(rows) {
			columns[rapid.IntRange(0, n-1).Draw(t, "column")]++
		}
		cells := margins(rows, columns)
		all := max(1, sum(rows))
		left := slices.Clone(columns)
		for i, row := range cells {
			if sum(row) != rows[i] {
				t.Fatalf("row %d is %v, want %d in all: %v × %v", i, row, rows[i], rows, columns)
			}
			for c, x := range row {
				left[c] -= x
				exact := rows[i] * columns[c]
				if x < exact/all || x > (exact+all-1)/all {
					t.Fatalf("cell %d, %d is %d, its share is %d/%d", i, c, x, exact, all)
				}
			}
		}
		if slices.ContainsFunc(left, func(x int) bool { return x != 0 }) {
			t.Fatalf("columns %v are missed by %v", columns, left)
		}
	})
}

func TestShares(t *testing.T) {
	quotas := []Quota{{Name: "a", Family: singlehop.Family{}, Wanted: 7}, {Name: "b", Family: singlehop.Family{},
		Wanted: 5}}
	for _, c := range []struct {
		name     string
		corpora  int
		of       []int
		byCorpus map[string][]int
		want     string // items by corpus and stratum
		problem  string
	}{
		{name: "one corpus has all", corpora: 1, want: "[a 7 b 5]"},
		{name: "equal parts", corpora: 3, want: "[a 2 b 2][a 2 b 2][a 3 b 1]"},
		{name: "as given", corpora: 2, of: []int{9, 3}, want: "[a 5 b 4][a 2 b 1]"},
		{name: "a corpus without items", corpora: 2, of: []int{12, 0}, want: "[a 7 b 5][]"},
		{name: "a stratum by corpus", corpora: 2, byCorpus: map[string][]int{"b": {0, 5}}, want: "[a 6][a 1 b 5]"},
		{name: "too few numbers", corpora: 3, of: []int{9, 3},
			problem: "recipe r, key questions.corpora: 2 numbers for 3 corpora; give one a corpus, in order, such as [4, 4, 4], or none for equal parts"},
		{name: "too many numbers", corpora: 1, of: []int{9, 3},
			problem: "2 numbers for 1 corpus; give one a corpus, in order, such as [12]"},
		{name: "another sum", corpora: 2, of: []int{9, 4},
			problem: "questions.corpora: [9, 4] is 13 in all, and questions.families wants 12; both must be the same, such as [6, 6]"},
		{name: "a stratum of another sum", corpora: 2, byCorpus: map[string][]int{"a": {4, 4}},
			problem: "questions.by_corpus.a: [4, 4] is 8 in all, and questions.families wants 7; both must be the same, such as [3, 4]"},
		{name: "a stratum that nobody wants", corpora: 2, byCorpus: map[string][]int{"c": {1, 1}},
			problem: "questions.by_corpus.c: questions.families wants no such items; it wants a, b"},
		{name: "more than the corpus is to have", corpora: 2, of: []int{1, 11}, byCorpus: map[string][]int{"b": {2, 3}},
			problem: "corpus 1 gets more items"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := &recipe.Recipe{Name: "r", Questions: recipe.Questions{Corpora: c.of, ByCorpus: c.byCorpus}}
			shares, err := Shares(r, quotas, c.corpora)
			if c.problem != "" {
				if err == nil || !strings.Contains(err.Error(), c.problem) {
					t.Fatalf("got %v, want %q", err, c.problem)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			var got strings.Builder
			for _, own := range shares {
				var parts []string
				for _, q := range own {
					parts = append(parts, fmt.Sprintf("%s %d", q.Name, q.Wanted))
				}
				fmt.Fprintf(&got, "[%s]", strings.Join(parts, " "))
			}
			if got.String() != c.want {
				t.Errorf("got %s, want %s", &got, c.want)
			}
		})
	}
}

// What strata lack is asked of the corpora that have drafts left, in turn.
func TestAsked(t *testing.T) {
	tallies := []*Tally{
		{Strata: []Stratum{{Name: "a", Wanted: 5, Accepted: 1}, {Name: "b", Wanted: 2, Accepted: 2, Left: 9, Open: 9}}},
		{Strata: []Stratum{{Name: "a", Wanted: 5, Accepted: 5, Left: 1, Open: 1}}},
		{Strata: []Stratum{{Name: "a", Wanted: 5, Accepted: 5, Left: 7, Open: 7}}},
	}
	got := Asked(tallies, []Quota{{Name: "a", Wanted: 15}, {Name: "b", Wanted: 2}})
	if got[0] != nil || got[1]["a"] != 1 || got[2]["a"] != 3 || len(got[1])+len(got[2]) != 2 {
		t.Errorf("asked %v", got)
	}
	if got := Sum(tallies, []Quota{{Name: "a", Wanted: 15}})[0]; got.Accepted != 11 || got.Left != 8 {
		t.Errorf("in all %+v", got)
	}
}
