package paths

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/personas"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue/state"
)

// domainOf makes a domain of the technology pack.
func domainOf(t testing.TB, phases int, seed uint64) (*blueprint.Blueprint, []corpus.Person, *pack.Pack) {
	t.Helper()
	p, err := pack.Builtin("technology")
	if err != nil {
		t.Fatal(err)
	}
	src := func(purpose string) *rand.Rand { return corpus.Rand(seed, "domain", purpose) }
	people, err := personas.Generate(personas.Options{N: 18}, p, src("people"))
	if err != nil {
		t.Fatal(err)
	}
	org, err := blueprint.Domains(blueprint.DomainOptions{First: corpus.NewDate(2025, 1, 6), Days: 180, PhaseDays: 10, Waves: []int{7}, Projects: []int{3},
		Topics: []int{9}, Phases: []int{phases}, Members: 4, Issues: 6, Pieces: 3}, []*pack.Pack{p}, [][]corpus.Person{people}, src)
	if err != nil {
		t.Fatal(err)
	}
	return org.Projects[0], org.People, p
}

func TestSample(t *testing.T) {
	b, people, _ := domainOf(t, 27, 1)
	w, err := state.World([]*blueprint.Blueprint{b}, people)
	if err != nil {
		t.Fatal(err)
	}
	n := 27 * 405
	steps, stats, err := sample(w, n, corpus.Rand(1, "x", "paths"))
	if err != nil {
		t.Fatal(err)
	}
	count := map[graph.PathType]int{}
	for _, s := range steps {
		count[s.Type]++
	}
	fmt.Println(len(steps), count, stats.CrossAcceptance(), stats.Rejected, float64(count[graph.Post])/float64(n), float64(count[graph.CrossProjectReply])/float64(n))
}
