package dialogue_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/personas"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
)

// world makes a project of the size of quickstart.
func world(t *testing.T, seed uint64) (*blueprint.Blueprint, *pack.Pack, []corpus.Person) {
	t.Helper()
	pk, err := pack.Builtin("technology")
	if err != nil {
		t.Fatal(err)
	}
	src := func(unit string) func(string) *rand.Rand {
		return func(purpose string) *rand.Rand { return corpus.Rand(seed, unit, purpose) }
	}
	people, err := personas.Generate(personas.Options{N: 15}, pk, src("people")("people"))
	if err != nil {
		t.Fatal(err)
	}
	first, _ := corpus.ParseDate("2025-03-03")
	b, err := blueprint.Build(blueprint.Options{
		Project: "p1", CorpusID: "c1", First: first, Workdays: 21, Closures: 1, Groups: 3, TasksPerGroup: 8, FactsPerTask: 12,
		Changes: 0.5, Slips: []int{0, 0, 0, 1, 1, 2},
	}, pk, people, src("blueprint"))
	if err != nil {
		t.Fatal(err)
	}
	return b, pk, people
}

var options = dialogue.Options{MessagesPerDay: 8, Words: 18, HeldBack: 0.35, Mistakes: 0.12, NewsRate: 0.12}

func makePlan(t *testing.T, seed uint64) (*dialogue.Plan, *blueprint.Blueprint) {
	t.Helper()
	b, pk, people := world(t, seed)
	plan, err := dialogue.Make(options, b, pk, people, func(p string) *rand.Rand { return corpus.Rand(seed, "plan", p) })
	if err != nil {
		t.Fatal(err)
	}
	return plan, b
}

func TestShape(t *testing.T) {
	plan, _ := makePlan(t, 1)
	n, facts := 0, 0
	acts, paths := map[corpus.Act]int{}, map[corpus.PathType]int{}
	for _, d := range plan.Days {
		for _, s := range d.Slots {
			n++
			facts += len(s.FactIDs)
			acts[s.Act]++
			paths[s.Path]++
		}
	}
	fmt.Println(n, facts, acts, paths, len(plan.Days))
}
