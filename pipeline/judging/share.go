package judging

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/recipe"
)

// Shares deals the quotas of a run to its corpora: both the items of a stratum and those of a corpus are as the recipe
// has them, and every cell is its share, rounded up or down. Without questions.corpora the corpora have equal parts; a
// stratum that questions.by_corpus names has what is there. The error names the key whose length or sum does not fit.
func Shares(r *recipe.Recipe, quotas []Quota, corpora int) ([][]Quota, error) {
	out := make([][]Quota, corpora)
	deal := func(q Quota, cells []int) {
		for c, n := range cells {
			if q.Wanted = n; n > 0 {
				out[c] = append(out[c], q)
			}
		}
	}
	if unknown := unknownStratum(r, quotas); unknown != "" {
		return nil, r.Wrong("questions.by_corpus."+unknown, "questions.families wants no such items; it wants %s",
			strings.Join(names(quotas), ", "))
	}
	columns, err := margin(r, "corpora", r.Questions.Corpora, quotas, corpora)
	if err != nil {
		return nil, err
	}
	var rows []int
	for _, q := range quotas {
		given := r.Questions.ByCorpus[q.Name]
		if given == nil {
			rows = append(rows, q.Wanted)
			continue
		}
		if given, err = margin(r, "by_corpus."+q.Name, given, []Quota{q}, corpora); err != nil {
			return nil, err
		}
		for c, n := range given {
			if columns[c] -= n; columns[c] < 0 {
				return nil, r.Wrong("questions.by_corpus."+q.Name,
					"corpus %d gets more items than it is to have in all; raise its number in questions.corpora", c+1)
			}
		}
	}
	cells := margins(rows, columns)
	for _, q := range quotas {
		if given := r.Questions.ByCorpus[q.Name]; given != nil {
			deal(q, given)
			continue
		}
		deal(q, cells[0])
		cells = cells[1:]
	}
	return out, nil
}

// margin checks what a key says of each corpus; equal parts where it says nothing.
func margin(r *recipe.Recipe, key string, given []int, quotas []Quota, corpora int) ([]int, error) {
	all := 0
	for _, q := range quotas {
		all += q.Wanted
	}
	switch {
	case len(given) == 0:
		return evenly(all, corpora), nil
	case len(given) != corpora:
		return nil, r.Wrong("questions."+key, "%s for %s; give one a corpus, in order, such as %s, or none for equal parts",
			counted(len(given), "number", "numbers"), counted(corpora, "corpus", "corpora"), flow(evenly(all, corpora)))
	case sum(given) != all:
		return nil, r.Wrong("questions."+key,
			"%s is %d in all, and questions.families wants %d; both must be the same, such as %s",
			flow(given), sum(given), all, flow(evenly(all, corpora)))
	}
	return slices.Clone(given), nil
}

// flow is a list as a recipe has it, cut short where it is long.
func flow(list []int) string {
	const most = 10
	var words []string
	for _, n := range list[:min(len(list), most)] {
		words = append(words, strconv.Itoa(n))
	}
	if len(list) > most {
		words = append(words, "…")
	}
	return "[" + strings.Join(words, ", ") + "]"
}

func counted(n int, one, more string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + more
}

func names(quotas []Quota) []string {
	var out []string
	for _, q := range quotas {
		out = append(out, q.Name)
	}
	return out
}

// unknownStratum is a stratum of questions.by_corpus that is no quota; empty: there is none.
func unknownStratum(r *recipe.Recipe, quotas []Quota) string {
	for _, name := range slices.Sorted(maps.Keys(r.Questions.ByCorpus)) {
		if !slices.ContainsFunc(quotas, func(q Quota) bool { return q.Name == name }) {
			return name
		}
	}
	return ""
}

func sum(list []int) int {
	n := 0
	for _, x := range list {
		n += x
	}
	return n
}

// evenly deals a number in parts that differ by one at most.
func evenly(n, parts int) []int {
	out := make([]int, parts)
	for i := range out {
		out[i] = n*(i+1)/parts - n*i/parts
	}
	return out
}

// margins fills a table of whole numbers whose rows and columns have the sums given: each cell is its proportional
// share, rounded down or up. Such a table always exists; the shares with the largest fractions are rounded up first,
// and a cell gives its place to another of its row where a column is full.
func margins(rows, columns []int) [][]int {
	t := &table{all: max(1, sum(rows)), rows: rows, columns: columns, cells: make([][]int, len(rows)),
		up: map[cell]bool{}, free: slices.Clone(columns)}
	lack := make([]int, len(rows))
	var fractions []cell
	for i, r := range rows {
		t.cells[i], lack[i] = make([]int, len(columns)), r
		for c, n := range columns {
			t.cells[i][c] = r * n / t.all
			lack[i] -= t.cells[i][c]
			t.free[c] -= t.cells[i][c]
			if r*n%t.all > 0 {
				fractions = append(fractions, cell{i, c})
			}
		}
	}
	slices.SortStableFunc(fractions, func(a, b cell) int {
		return cmp.Compare(rows[b.row]*columns[b.column]%t.all, rows[a.row]*columns[a.column]%t.all)
	})
	for _, f := range fractions {
		if lack[f.row] > 0 && t.free[f.column] > 0 {
			t.up[f] = true
			lack[f.row]--
			t.free[f.column]--
		}
	}
	for i := range rows {
		for ; lack[i] > 0; lack[i]-- {
			if !t.place(i, map[int]bool{}) {
				break // no table has these sums: they differ
			}
		}
	}
	for f := range maps.Keys(t.up) {
		t.cells[f.row][f.column]++
	}
	return t.cells
}

type cell struct{ row, column int }

// table is a table of margins while its cells are rounded.
type table struct {
	all           int
	rows, columns []int
	cells         [][]int       // rounded down
	up            map[cell]bool // to be rounded up
	free          []int         // what columns lack
}

// place rounds up one more cell of a row, and moves what other rows have rounded up where all its columns are full.
// Tried are the columns that are of no use.
func (t *table) place(row int, tried map[int]bool) bool {
	for c := range t.columns {
		f := cell{row, c}
		if tried[c] || t.up[f] || t.rows[row]*t.columns[c]%t.all == 0 {
			continue
		}
		tried[c] = true
		if t.free[c] > 0 {
			t.free[c]--
			t.up[f] = true
			return true
		}
		for other := range t.rows {
			if x := (cell{other, c}); other != row && t.up[x] && t.place(other, tried) {
				delete(t.up, x)
				t.up[f] = true
				return true
			}
		}
	}
	return false
}

// Asked deals what strata fell short of, in a run of several corpora, to those that have drafts left to ask: in turn,
// one at a time. It returns for each corpus what else is asked of it, nil where that is nothing.
func Asked(tallies []*Tally, quotas []Quota) []map[string]int {
	out := make([]map[string]int, len(tallies))
	for _, q := range quotas {
		lack := q.Wanted
		left := make([]int, len(tallies))
		for i, t := range tallies {
			for _, s := range t.Strata {
				if s.Name == q.Name {
					lack -= s.Accepted
					left[i] = s.Open
				}
			}
		}
		for worked := true; lack > 0 && worked; {
			worked = false
			for i := range left {
				if lack > 0 && left[i] > 0 {
					lack, left[i], worked = lack-1, left[i]-1, true
					if out[i] == nil {
						out[i] = map[string]int{}
					}
					out[i][q.Name]++
				}
			}
		}
	}
	return out
}

// Sum adds the strata of all corpora up, in the order of the run's quotas.
func Sum(tallies []*Tally, quotas []Quota) []Stratum {
	var out []Stratum
	for _, q := range quotas {
		all := Stratum{Name: q.Name, Wanted: q.Wanted, Fell: map[corpus.Code]int{}, CutOff: true}
		for _, t := range tallies {
			for _, s := range t.Strata {
				if s.Name != q.Name {
					continue
				}
				all.Accepted, all.Judged = all.Accepted+s.Accepted, all.Judged+s.Judged
				all.Dropped, all.Left = all.Dropped+s.Dropped, all.Left+s.Left
				all.CutOff = all.CutOff && s.CutOff
				for code, n := range s.Fell {
					all.Fell[code] += n
				}
			}
		}
		out = append(out, all)
	}
	return out
}
