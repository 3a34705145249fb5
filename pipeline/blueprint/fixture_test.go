package blueprint

import (
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/pack/packtest"
	"memloom/personas"
)

// seeds is over how many worlds of each pack the tests look.
const seeds = 20

// world is a blueprint with what it was made from.
type world struct {
	*Blueprint
	options Options
	pack    *pack.Pack
	people  map[string]corpus.Person
	list    []corpus.Person
}

// quickstart returns the sizes of the recipe of that name.
func quickstart() Options {
	first, _ := corpus.ParseDate("2025-03-03")
	return Options{
		Project: "p1", CorpusID: "c1", First: first, Workdays: 21, Closures: 1, Groups: 3, TasksPerGroup: 8, FactsPerTask: 12,
		Changes: 0.35, Slips: []int{0, 0, 0, 1, 1, 2},
	}
}

// packs returns a pack of the program's own and one that comes from a file.
func packs(t testing.TB) []*pack.Pack {
	t.Helper()
	technology := packtest.Builtin(t, "technology")
	library := packtest.File(t, "../../testdata/domains/library.yaml")
	return []*pack.Pack{technology, library}
}

func crowd(t testing.TB, n int, pk *pack.Pack, seed uint64) []corpus.Person {
	t.Helper()
	people, err := personas.Generate(personas.Options{N: n}, pk, corpus.Rand(seed, "people", "people"))
	if err != nil {
		t.Fatal(err)
	}
	return people
}

func source(seed uint64) Source {
	return func(purpose string) *rand.Rand { return corpus.Rand(seed, "blueprint", purpose) }
}

func build(t testing.TB, o Options, pk *pack.Pack, seed uint64) world {
	t.Helper()
	people := crowd(t, 15, pk, seed)
	b, err := Build(o, pk, people, source(seed))
	if err != nil {
		t.Fatal(err)
	}
	w := world{Blueprint: b, options: o, pack: pk, people: map[string]corpus.Person{}, list: people}
	for _, p := range people {
		w.people[p.ID] = p
	}
	return w
}

// worlds are made once; no test changes them.
var worlds struct {
	sync.Once
	list []world
}

// each runs a test on many worlds of every pack.
func each(t *testing.T, test func(t *testing.T, w world)) {
	worlds.Do(func() {
		for _, pk := range packs(t) {
			for seed := uint64(1); seed <= seeds; seed++ {
				worlds.list = append(worlds.list, build(t, quickstart(), pk, seed))
			}
		}
	})
	for i, w := range worlds.list {
		t.Run(fmt.Sprintf("%s/%d", w.pack.Name, i%seeds+1), func(t *testing.T) { test(t, w) })
	}
}

func (w world) task(id string) corpus.Task {
	for _, t := range w.Tasks {
		if t.ID == id {
			return t
		}
	}
	return corpus.Task{}
}

// attribute returns what the pack says of a predicate, if it is one of its own.
func (w world) attribute(key string) (pack.Attribute, bool) {
	for _, a := range w.pack.Attributes {
		if a.Key == key {
			return a, true
		}
	}
	return pack.Attribute{}, false
}
