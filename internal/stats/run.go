package stats

import (
	"math"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
)

// run is what all sections know: what the corpora were to be, and what they share.
type run struct {
	Input
	shared  *corpus.Corpus
	days    corpus.Calendar
	persons map[string]*corpus.Person
	corpora []string // the ids of those that were added
}

func newRun(in Input, shared *corpus.Corpus) *run {
	return &run{
		Input: in, shared: shared, persons: corpus.ByID(shared.People),
		days: corpus.Calendar{First: shared.First, Last: shared.Last, Closures: shared.Closures},
	}
}

// several says whether more than one corpus was added.
func (r *run) several() bool { return len(r.corpora) > 1 }

// place is the name of a group and the corpus that it is of.
type place struct{ corpus, group string }

// title is a group's name; where there are several corpora, with that of its own.
func (r *run) title(p place) string {
	if !r.several() {
		return p.group
	}
	return p.group + " of " + p.corpus
}

// world is a corpus with what several sections look up in it.
type world struct {
	*run
	*index.Index
	c         *corpus.Corpus
	messageAt map[string]int // index by id
	slots     []planned
	acts      []corpus.Act // of every message; none of those that were not planned
}

func newWorld(r *run, c *corpus.Corpus) *world {
	w := &world{run: r, Index: index.New(c), c: c, messageAt: map[string]int{}}
	for i := range c.Messages {
		w.messageAt[c.Messages[i].ID] = i
	}
	w.slots = slotsOf(c)
	w.acts = make([]corpus.Act, len(c.Messages))
	for _, p := range w.slots {
		w.acts[p.at] = p.slot.Act
	}
	return w
}

// place names a group of the corpus.
func (w *world) place(g *corpus.Group) place { return place{w.c.ID, g.Name} }

func (r *run) has(table string) bool { return !slices.Contains(r.Absent, table) }

// sized returns the references if the corpus's recipe is one of those that
// they are published for: sizes of another design say nothing.
func (r *run) sized(refs []Reference, recipes ...string) []Reference {
	if slices.Contains(recipes, r.Recipe) {
		return refs
	}
	return nil
}

// full returns a size where the corpus has the size of its recipe: a published
// number beside a part of it would look like a failure.
func (r *run) full(x Reference) []Reference {
	if r.Scale != 1 {
		return nil
	}
	return []Reference{x}
}

// whole returns a size of EverMemBench's organisation that does not grow in step with the scale, at full size.
func (r *run) whole(x Reference) []Reference {
	return r.sized(r.full(x), everMemBench, workplace)
}

// grown returns a size of EverMemBench's organisation that grows in step with the scale, at the corpus's own.
func (r *run) grown(x Reference) []Reference {
	if r.Scale != 1 {
		x.Source += " × " + number(r.Scale)
		for _, end := range []**float64{&x.Low, &x.High} {
			if *end != nil {
				v := math.Round(float64(**end * r.Scale))
				*end = &v
			}
		}
	}
	return r.sized([]Reference{x}, everMemBench, workplace)
}

// ofYear returns a size of a year of EverMemBench's, for a corpus that spans one.
func (r *run) ofYear(x Reference) []Reference {
	if corpus.DaysInclusive(r.shared.First, r.shared.Last) < 365 {
		return nil
	}
	return r.organised(x)
}

// organised returns a figure of EverMemBench's that is of no size: a rate, a mean, a bound.
func (r *run) organised(x Reference) []Reference {
	return r.sized([]Reference{x}, everMemBench, workplace)
}

// intended returns what the recipe asks for, where that is known.
func intended(n float64) []Reference {
	if n == 0 {
		return nil
	}
	return []Reference{point("recipe", n)}
}
