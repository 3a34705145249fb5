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
	org, err := blueprint.Domains(blueprint.DomainOptions{First: corpus.NewDate(2025, 1, 6), Days: 180, PhaseDays: 10,
		Waves:    []int{7},
		Projects: []int{3}, Topics: []int{9}, Phases: []int{phases}, Members: 4, Issues: 6, Pieces: 3}, []*pack.Pack{p},
		[][]corpus.Person{people}, src)
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

// TestArrivals_Exponential: the gaps of a phase's messages before its last stretch are those of exponential arrivals,
// by the distance of Kolmogorov and Smirnov at 1 % (G9).
func TestArrivals_Exponential(t *testing.T) {
	const length, n = 10 * 24 * 60, 405
	var gaps []float64
	r := rand.New(rand.NewPCG(1, 9))
	for range 70 {
		list := arrivals(n, length, func(int64) bool { return true }, r)
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

// TestSample_RepliesFollowAndPeopleSleep: half of the replies answer what was said within six hours, two thirds one of
// the last three messages of their thread, and no one writes in the hours in which they sleep but for a minute of grace
// (E15).
func TestSample_RepliesFollowAndPeopleSleep(t *testing.T) {
	w := worldOf(t, 12, 5)
	steps, _, err := sample(w, 12*405, corpus.Rand(5, "plan", "paths"))
	if err != nil {
		t.Fatal(err)
	}
	root, at := map[graph.MessageRef]graph.MessageRef{}, map[graph.MessageRef]corpus.Stamp{}
	thread, wrote := map[graph.MessageRef][]graph.MessageRef{}, map[graph.UserRef][]corpus.Stamp{}
	var lags []corpus.Stamp
	follows := 0
	for _, s := range steps {
		root[s.ref], at[s.ref] = s.ref, s.at
		wrote[s.Author] = append(wrote[s.Author], s.at)
		if s.Parent != graph.None {
			root[s.ref] = root[s.Parent]
		}
		list := thread[root[s.ref]]
		if s.Type == graph.Reply {
			lags = append(lags, s.at-at[s.Parent])
			if slices.Contains(list[max(0, len(list)-3):], s.Parent) {
				follows++
			}
		}
		thread[root[s.ref]] = append(list, s.ref)
	}
	slices.Sort(lags)
	if median := lags[len(lags)/2]; median > 6*60 {
		t.Errorf("half of the replies answer what is older than %d minutes", median)
	}
	if share := float64(follows) / float64(len(lags)); share < 2./3 {
		t.Errorf("%.2f of the replies answer one of the last three messages of their thread", share)
	}
	for u, list := range wrote {
		slices.Sort(list)
		days, rested := 0, 0
		for i := 1; i < len(list); i++ {
			if list[i].Date() != list[i-1].Date() {
				days++
			}
			if list[i]-list[i-1] >= 6*60 {
				rested++
			}
		}
		if float64(rested) < 0.9*float64(days) {
			t.Errorf("person %d rests %d times in %d days", u, rested, days)
		}
	}
}
