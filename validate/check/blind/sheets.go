package blind

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
	"memloom/validate/check/rule"
)

// vocabulary numbers the features of solvers that learn.
type vocabulary map[string]int

func (v vocabulary) feature(name string, value float64) statistics.Feature {
	at, known := v[name]
	if !known {
		at = len(v)
		v[strings.Clone(name)] = at
	}
	return statistics.Feature{Index: at, Value: value}
}

// sheet is a choice item as solvers see it.
type sheet struct {
	kind    string // family and subcategory
	fold    int
	chance  float64 // of one of its options
	right   int
	options [][]statistics.Feature
	chosen  []int // by each of the option solvers
}

// sheets gathers the choice items of several corpora, once for all rules.
type sheets struct {
	last     *rule.World // the one that was added last
	index    vocabulary
	list     []sheet
	accepted int // items of all forms
}

// rule is a rule over the sheets of a run and, where it pools, of other runs.
func (s *sheets) rule(name string, conclude func([]sheet, *rule.Finding)) rule.Rule {
	return rule.Over(name, "choice items", rule.Items, func(*rule.Run) rule.Check {
		n := 0
		return rule.Check{
			Add: func(w *rule.World, _ *rule.Finding) {
				s.add(w)
				n = len(s.list)
			},
			Conclude: func(f *rule.Finding) { conclude(s.list[:n], f) },
		}
	}).By(rule.Tested)
}

func (s *sheets) add(w *rule.World) {
	if s.last == w {
		return
	}
	s.last = w
	s.accepted += len(w.Accepted())
	for it, right := range w.Choices() {
		c := artefacts.Read(it.Question, it.Options, it.AskedAt.Date())
		x := sheet{kind: strings.Clone(it.Family + "/" + it.Subcategory), fold: foldOf(w, it), right: right,
			chance: score.Floor(*it)}
		for i := range c.Words {
			x.options = append(x.options, s.features(&c, i))
		}
		for _, solver := range artefacts.Solvers() {
			x.chosen = append(x.chosen, solver.Choose(&c))
		}
		s.list = append(s.list, x)
	}
}

// foldOf puts the items of one component, or of one matter, into one part, so that no component's values are learned.
func foldOf(w *rule.World, it *corpus.Item) int {
	about := it.ID
	for _, g := range it.Gold {
		if t := w.Task(g.SubjectID); t != nil {
			about = cmp.Or(t.Component, t.ID)
			break
		}
		if name := w.Name(g.SubjectID); name != "" {
			about = name
			break
		}
	}
	h := fnv.New32a()
	h.Write([]byte(about))
	return int(h.Sum32() % folds)
}

// features returns what a solver sees of an option: its words, those that the question has too, its place, and its rank
// among the others by length, number and date.
func (s *sheets) features(c *artefacts.Sheet, i int) []statistics.Feature {
	var out []statistics.Feature
	add := func(name string, value float64) { out = append(out, s.index.feature(name, value)) }
	for _, word := range slices.Sorted(maps.Keys(c.Words[i])) {
		add("word "+word, 1)
		if c.Asked[word] {
			add("asked "+word, 1)
		}
	}
	add(fmt.Sprintf("place %d", i), 1)
	add("overlap", artefacts.Overlap(c.Words[i], c.Asked))
	for _, r := range []artefacts.Solver{
		{Name: "length", Score: artefacts.Length}, {Name: "number", Score: artefacts.Number(1)}, {Name: "date",
			Score: artefacts.Date(1)},
		{Name: "from the mean", Score: artefacts.FromMean}, {Name: "from the question", Score: artefacts.FromQuestion},
		{Name: "repeated", Score: artefacts.Repeated},
	} {
		if rank, ok := rank(c, i, r.Score); ok {
			add(fmt.Sprintf("%s %d", r.Name, rank), 1)
		}
	}
	return out
}

// rank returns how many options are below one; ok is false where two are even or one has nothing to rank.
func rank(c *artefacts.Sheet, i int, of func(*artefacts.Sheet, int) float64) (rank int, ok bool) {
	own := of(c, i)
	for k := range c.Words {
		other := of(c, k)
		if k != i && other == own || math.IsInf(other, -1) {
			return 0, false
		}
		if other < own {
			rank++
		}
	}
	return rank, true
}

// outcome is how often a solver was right.
type outcome struct {
	name    string
	hits, n int
	p       float64 // of as many hits by chance
}

// outcomeOf counts the sheets for which a solver chooses the right option.
func outcomeOf(name string, list []sheet, right func(i int) bool) outcome {
	hits, chances := 0, make([]float64, len(list))
	for i, x := range list {
		chances[i] = x.chance
		if right(i) {
			hits++
		}
	}
	return outcome{name, hits, len(list), statistics.UpperTail(chances, hits)}
}

// above violates where a solver is right more often than by chance.
func (o outcome) above(f *rule.Finding) {
	if f.Tested(o.n, o.p, alpha(), "%d right", o.hits) {
		f.Violate(fmt.Sprintf("%d of %d right", o.hits, o.n), "no more than by chance")
	}
}

// enough says whether there are choice items enough for a test. Of a run of open items alone it says so: it is no pass.
func (s *sheets) enough(list []sheet, f *rule.Finding) bool {
	if len(list) == 0 && s.accepted > 0 {
		f.Note = "all its items are open"
	}
	return f.Enough(len(list), fewestItems)
}

// optionsShuffled: no place is right more often than by chance, the most frequent one tested with the number of places
// as a further factor.
func (s *sheets) optionsShuffled(list []sheet, f *rule.Finding) {
	if !s.enough(list, f) {
		return
	}
	var chances []float64
	var right []int // how often each place is right
	for _, x := range list {
		chances = append(chances, x.chance)
		for len(right) < len(x.options) {
			right = append(right, 0)
		}
		right[x.right]++
	}
	best := slices.Index(right, slices.Max(right))
	p := min(1, statistics.UpperTail(chances, right[best])*float64(len(right)))
	if f.Tested(len(list), p, alpha(), "place %d is right %d times", best+1, right[best]) {
		f.Violate(f.Test.Statistic, "all places alike")
	}
}

// tried plays an option solver over the choice items of a run.
func (s *sheets) tried(solver int) func([]sheet, *rule.Finding) {
	return func(list []sheet, f *rule.Finding) {
		if !s.enough(list, f) {
			return
		}
		outcomeOf("", list, func(i int) bool { return list[i].chosen[solver] == list[i].right }).above(f)
	}
}

// trained tries a solver that learns on all choice items: trained on some, tried on others of other components.
func (s *sheets) trained(list []sheet, f *rule.Finding) {
	if f.Enough(len(list), fewestItems) {
		s.trainedOn("", list)[0].above(f)
	}
}

// trainedOn trains and tries a solver on a list of sheets.
func (s *sheets) trainedOn(kind string, list []sheet) []outcome {
	list = slices.SortedStableFunc(slices.Values(list), func(a, b sheet) int { return a.fold - b.fold })
	var examples []statistics.Example
	var of, first []int // the sheets of examples, and the first examples of sheets
	for i, x := range list {
		first = append(first, len(examples))
		for k, features := range x.options {
			of = append(of, i)
			examples = append(examples, statistics.Example{Features: features, Positive: k == x.right})
		}
	}
	scores := statistics.CrossValidated(examples, len(s.index), folds, func(i int) int { return list[of[i]].fold })
	return []outcome{outcomeOf(kind, list, func(i int) bool {
		own := scores[first[i]:][:len(list[i].options)]
		return slices.Index(own, slices.Max(own)) == list[i].right
	})}
}

// solversOn plays every option solver over a list of sheets.
func solversOn(kind string, list []sheet) []outcome {
	var out []outcome
	for n, solver := range artefacts.Solvers() {
		right := func(i int) bool { return list[i].chosen[n] == list[i].right }
		out = append(out, outcomeOf(kind+", "+solver.Name, list, right))
	}
	return out
}

// byKind tries solvers on the sheets of every subcategory that has enough. The solvers of one subcategory share
// alphaOfKind: the rule shows the test with the lowest p and is violated by all that are below their share.
func (s *sheets) byKind(try func(kind string, list []sheet) []outcome) func([]sheet, *rule.Finding) {
	return func(list []sheet, f *rule.Finding) {
		kinds := map[string][]sheet{}
		for _, x := range list {
			kinds[x.kind] = append(kinds[x.kind], x)
		}
		var all []outcome
		for _, kind := range slices.Sorted(maps.Keys(kinds)) {
			if len(kinds[kind]) >= fewestOfKind {
				tests := try(kind, kinds[kind])
				for i := range tests {
					tests[i].p = min(1, tests[i].p*float64(len(tests)))
				}
				all = append(all, tests...)
			}
		}
		f.Checked = len(list)
		if len(all) == 0 {
			f.TooFew(fmt.Sprintf("a test needs %d of a subcategory", fewestOfKind))
			return
		}
		worst := slices.MinFunc(all, func(a, b outcome) int { return cmp.Compare(a.p, b.p) })
		f.Tested(worst.n, worst.p, alphaOfKind, "%s: %d right of %d", worst.name, worst.hits, worst.n)
		for _, o := range all {
			if o.p < alphaOfKind {
				f.Violate(fmt.Sprintf("%s: %d of %d right", o.name, o.hits, o.n), "no more than by chance")
			}
		}
	}
}
