package check

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"maps"
	"math"
	"slices"
	"strings"

	"memloom/internal/artefacts"
	"memloom/internal/corpus"
	"memloom/internal/score"
	"memloom/internal/statistics"
)

// fewestOfKind is how many items of a subcategory, or of a side, a trained solver is tested on at least.
const fewestOfKind = 100

// folds is into how many parts items are cut for training: what is tried on one part was learned from the others.
const folds = 5

// pooled is a collector that looks at the corpora of other runs too (Input.With).
type pooled interface{ pool(*world) }

// trainedRules look for what a solver without messages can learn of question and options: trained on some items, tried on
// others of other components, over all choice items and by subcategory.
func trainedRules() []rule {
	sheets := &choiceSheets{}
	needs := []string{tabItems, tabKey}
	return []rule{
		{Blind, "trained solver", "choice items", Tested, needs, &trainedTest{sheets}},
		{Blind, "trained solvers by subcategory", "choice items", Tested, needs,
			&trainedByKind{sheets}},
		{Blind, "option solvers by subcategory", "choice items", Tested, needs,
			&solversByKind{sheets}},
	}
}

// choiceSheet is a choice item as a trained solver sees it.
type choiceSheet struct {
	kind    string // family and subcategory
	fold    int
	chance  float64
	right   int
	options [][]statistics.Feature
	chosen  []int // by each of the option solvers
}

// choiceSheets gathers the choice items of several corpora, once for all rules.
type choiceSheets struct {
	last  *world // the one that was added last
	index map[string]int
	list  []choiceSheet
}

func (s *choiceSheets) add(w *world) {
	if s.last == w {
		return
	}
	if s.last = w; s.index == nil {
		s.index = map[string]int{}
	}
	longer := score.LongerF2(w.in.Manifest.Parameters)
	solvers := artefacts.Solvers()
	for _, c := range w.choiceItems() {
		x := choiceSheet{kind: c.item.Family + "/" + c.item.Subcategory, fold: w.foldOf(c.item), right: c.right,
			chance: score.Floor(*c.item, longer)}
		x.kind = strings.Clone(x.kind)
		for i := range c.Words {
			x.options = append(x.options, s.features(c, i))
		}
		for _, solver := range solvers {
			x.chosen = append(x.chosen, solver.Choose(&c.Sheet))
		}
		s.list = append(s.list, x)
	}
}

// foldOf puts the items of one component, or of one matter, into one part, so that nobody learns a component's values.
func (w *world) foldOf(it *corpus.Item) int {
	about := it.ID
	for i := range it.Gold {
		if t := w.Task(it.Gold[i].SubjectID); t != nil {
			about = cmp.Or(t.Component, t.ID)
			break
		}
		if name := w.Name(it.Gold[i].SubjectID); name != "" {
			about = name
			break
		}
	}
	h := fnv.New32a()
	h.Write([]byte(about))
	return int(h.Sum32() % folds)
}

// features returns what a solver sees of an option: its words, those that the question has too, its place, and where it
// stands among the others by length, number and date.
func (s *choiceSheets) features(c *choice, i int) []statistics.Feature {
	var out []statistics.Feature
	add := func(name string, value float64) {
		at, known := s.index[name]
		if !known {
			at = len(s.index)
			s.index[strings.Clone(name)] = at
		}
		out = append(out, statistics.Feature{Index: at, Value: value})
	}
	for _, word := range slices.Sorted(maps.Keys(c.Words[i])) {
		add("word "+word, 1)
		if c.Asked[word] {
			add("asked "+word, 1)
		}
	}
	add(fmt.Sprintf("place %d", i), 1)
	add("overlap", artefacts.Overlap(c.Words[i], c.Asked))
	for _, r := range []struct {
		name string
		of   func(*artefacts.Sheet, int) float64
	}{
		{"length", artefacts.Length},
		{"number", artefacts.Number(1)}, {"date", artefacts.Date(1)}, {"from the mean", artefacts.FromMean},
		{"from the question", artefacts.FromQuestion},
		{"repeated", artefacts.Repeated},
	} {
		if rank, ok := c.rank(i, r.of); ok {
			add(fmt.Sprintf("%s %d", r.name, rank), 1)
		}
	}
	return out
}

// rank returns how many options are below one; ok is false where two are even or one has nothing to rank.
func (c *choice) rank(i int, of func(*artefacts.Sheet, int) float64) (rank int, ok bool) {
	own := of(&c.Sheet, i)
	if math.IsInf(own, -1) {
		return 0, false
	}
	for k := range c.Words {
		other := of(&c.Sheet, k)
		if k != i && other == own || math.IsInf(other, -1) {
			return 0, false
		}
		if other < own {
			rank++
		}
	}
	return rank, true
}

// tried returns how often a solver that learned from the other parts chooses right, over a list of sheets.
func (s *choiceSheets) tried(list []choiceSheet) (hits int, chances []float64) {
	for fold := range folds {
		var examples []statistics.Example
		for i := range list {
			if x := &list[i]; x.fold != fold {
				for k, features := range x.options {
					examples = append(examples, statistics.Example{Features: features, Positive: k == x.right})
				}
			}
		}
		learned := statistics.FitLogistic(examples, len(s.index))
		for i := range list {
			x := &list[i]
			if x.fold != fold {
				continue
			}
			best := 0
			for k := range x.options {
				if learned.Score(x.options[k]) > learned.Score(x.options[best]) {
					best = k
				}
			}
			chances = append(chances, x.chance)
			if best == x.right {
				hits++
			}
		}
	}
	return hits, chances
}

// large returns the sheets of each subcategory that has enough, and the names of these in order.
func (s *choiceSheets) large() (of map[string][]choiceSheet, names []string) {
	of = map[string][]choiceSheet{}
	for _, x := range s.list {
		of[x.kind] = append(of[x.kind], x)
	}
	maps.DeleteFunc(of, func(_ string, list []choiceSheet) bool { return len(list) < fewestOfKind })
	return of, slices.Sorted(maps.Keys(of))
}

// trainedTest tries a trained solver on all choice items.
type trainedTest struct{ sheets *choiceSheets }

func (t *trainedTest) add(w *world, _ *Finding) { t.sheets.add(w) }
func (t *trainedTest) pool(w *world)            { t.sheets.add(w) }

func (t *trainedTest) conclude(_ *run, f *Finding) {
	if !f.enough(len(t.sheets.list), fewestItems) {
		return
	}
	hits, chances := t.sheets.tried(t.sheets.list)
	if f.tested(len(chances), statistics.UpperTail(chances, hits), "%d right", hits) {
		f.violate(fmt.Sprintf("%d of %d right", hits, len(chances)), "no more than by chance")
	}
}

// trainedByKind trains and tries a solver for every large subcategory.
type trainedByKind struct{ sheets *choiceSheets }

func (t *trainedByKind) add(w *world, _ *Finding) { t.sheets.add(w) }
func (t *trainedByKind) pool(w *world)            { t.sheets.add(w) }

func (t *trainedByKind) conclude(_ *run, f *Finding) {
	of, names := t.sheets.large()
	var m manyTests
	for _, name := range names {
		hits, chances := t.sheets.tried(of[name])
		m.add(name, hits, chances)
	}
	m.conclude(f, len(t.sheets.list))
}

// solversByKind plays every option solver over every large subcategory.
type solversByKind struct{ sheets *choiceSheets }

func (t *solversByKind) add(w *world, _ *Finding) { t.sheets.add(w) }
func (t *solversByKind) pool(w *world)            { t.sheets.add(w) }

func (t *solversByKind) conclude(_ *run, f *Finding) {
	of, names := t.sheets.large()
	var m manyTests
	for _, name := range names {
		for n, solver := range artefacts.Solvers() {
			hits, chances := 0, []float64(nil)
			for i := range of[name] {
				x := &of[name][i]
				chances = append(chances, x.chance)
				if x.chosen[n] == x.right {
					hits++
				}
			}
			m.add(name+", "+solver.Name, hits, chances)
		}
	}
	m.conclude(f, len(t.sheets.list))
}

// manyTests are tests that share the α of one rule, split over them.
type manyTests []oneTest

type oneTest struct {
	name    string
	hits, n int
	p       float64
}

func (m *manyTests) add(name string, hits int, chances []float64) {
	*m = append(*m, oneTest{name, hits, len(chances), statistics.UpperTail(chances, hits)})
}

// conclude shows the test that tells most and violates for all that tell too much; items is how many there are in all.
func (m *manyTests) conclude(f *Finding, items int) {
	f.Checked = items
	if len(*m) == 0 {
		f.tooFew(fmt.Sprintf("a test needs %d of a subcategory", fewestOfKind))
		return
	}
	worst := slices.MinFunc(*m, func(a, b oneTest) int { return cmp.Compare(a.p, b.p) })
	f.tested(worst.n, min(1, worst.p*float64(len(*m))), "%s: %d right of %d", worst.name, worst.hits, worst.n)
	for _, t := range *m {
		if t.p*float64(len(*m)) < f.Test.Alpha {
			f.violate(fmt.Sprintf("%s: %d of %d right", t.name, t.hits, t.n), "no more than by chance")
		}
	}
}
