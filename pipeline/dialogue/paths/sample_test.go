package paths

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/pack/packtest"
	"memloom/personas"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue/state"
)

// domainOf makes a domain of three projects of the technology pack.
func domainOf(t testing.TB, phases int, seed uint64) (*blueprint.Blueprint, []corpus.Person, *pack.Pack) {
	t.Helper()
	p := packtest.Builtin(t, "technology")
	src := func(purpose string) *rand.Rand { return corpus.Rand(seed, "domain", purpose) }
	people, err := personas.Generate(personas.Options{N: 18}, p, src("people"))
	if err != nil {
		t.Fatal(err)
	}
	org, err := blueprint.Domains(blueprint.DomainOptions{First: corpus.NewDate(2025, 1, 6), Days: 180, PhaseDays: 10, Waves: []int{7},
		Projects: []int{3}, Topics: []int{9}, Phases: []int{phases}, Members: 4, Issues: 6, Pieces: 3}, []*pack.Pack{p}, [][]corpus.Person{people}, src)
	if err != nil {
		t.Fatal(err)
	}
	return org.Projects[0], org.People, p
}

func worldOf(t testing.TB, phases int, seed uint64) *graph.World {
	t.Helper()
	b, people, _ := domainOf(t, phases, seed)
	w, err := state.World([]*blueprint.Blueprint{b}, people)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// TestArrivals_Exponential: the gaps of a phase's messages before its last stretch are those of exponential arrivals, by
// the distance of Kolmogorov and Smirnov at 1 % (G9).
func TestArrivals_Exponential(t *testing.T) {
	const length, n = 10 * 24 * 60, 405
	var gaps []float64
	r := rand.New(rand.NewPCG(1, 9))
	for range 70 {
		list := arrivals(n, length, r)
		late := 0
		for i, at := range list {
			if float64(at) >= lastStretch*length {
				late++
			} else if i > 0 {
				gaps = append(gaps, float64(at-list[i-1])+r.Float64()-0.5) // they are rounded to minutes
			}
		}
		if len(list) != n || late > mostLast || !slices.IsSorted(list) || list[0] < 0 || list[n-1] >= length {
			t.Fatalf("%d arrivals, %d late, from %d to %d", len(list), late, list[0], list[n-1])
		}
	}
	slices.Sort(gaps)
	mean := 0.0
	for _, g := range gaps {
		mean += g / float64(len(gaps))
	}
	far := 0.0
	for i, g := range gaps {
		f := 1 - math.Exp(-max(g, 0)/mean)
		far = max(far, math.Abs(f-float64(i)/float64(len(gaps))), math.Abs(f-float64(i+1)/float64(len(gaps))))
	}
	if most := 1.63 / math.Sqrt(float64(len(gaps))); far > most+0.5/mean { // half a minute is lost to rounding at 0
		t.Errorf("distance %.4f of %d gaps with a mean of %.1f minutes, expected %.4f at most", far, len(gaps), mean, most)
	}
}
