package blueprint

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/pack/packtest"
	"memloom/personas"
	"memloom/pipeline/recipe"
	check "memloom/validate/invariants"
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
	return Options{World: recipe.World{
		First: first, Workdays: 21, Closures: 1, Groups: 3, TasksPerGroup: 8, FactsPerTask: 12, Changes: 0.35,
		Slips: []int{0, 0, 0, 1, 1, 2}, Projects: 1, TeamMin: 4, TeamMax: 26, MinOwned: 5, Parallel: 5, Load: 16,
	}}
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
	org, err := Organise(o, []*pack.Pack{pk}, people, source(seed))
	if err != nil {
		t.Fatal(err)
	}
	w := world{Blueprint: org.Projects[0], options: o, pack: pk, people: map[string]corpus.Person{}, list: people}
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

// planOf returns an organisation as the validators read it (E9).
func planOf(g *Organisation) check.Plan {
	p := check.Plan{People: g.People, Calendar: g.Calendar, Components: map[string][]string{}}
	for _, b := range g.Projects {
		p.Projects = append(p.Projects, b.Project)
		p.Subprojects = append(p.Subprojects, b.Subprojects...)
		p.Groups = append(p.Groups, b.Groups...)
		p.Tasks = append(p.Tasks, b.Tasks...)
		p.Dependencies = append(p.Dependencies, b.Dependencies...)
		for _, s := range b.Subprojects {
			p.Components[s.ID] = componentsOf(b.Tasks, s.ID)
		}
	}
	return p
}

// componentsOf lists what the tasks of a sub-project work on.
func componentsOf(tasks []corpus.Task, sub string) []string {
	var out []string
	for _, t := range tasks {
		if t.SubprojectID == sub && !slices.Contains(out, t.Component) {
			out = append(out, t.Component)
		}
	}
	return out
}
