package paths

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/recipe"
)

func planOf(t testing.TB, phases, messages, changes int, seed uint64) *dialogue.Plan {
	b, people, p := domainOf(t, phases, seed)
	o := recipe.Dialogue{Noise: .05, Disagreement: .25, UltraShort: .3, Imperfections: .2, ToneJitter: .15, Links: .1, PostLinks: .35,
		CrossReferences: .25, Steering: .7}
	plan, err := Make(Sizes{messages, changes}, o, dialogue.Scene{Blueprint: b, Pack: p, People: people},
		func(purpose string) *rand.Rand { return corpus.Rand(seed, "plan", purpose) })
	if err != nil {
		t.Fatal(err)
	}
	return plan
}

func TestMake(t *testing.T) {
	plan := planOf(t, 27, 27*405, 30, 1)
	acts, per, marks, path := map[corpus.Act]int{}, map[string]int{}, map[string]int{}, map[corpus.PathType]int{}
	n := 0
	for _, d := range plan.Days {
		for _, s := range d.Slots {
			n++
			acts[s.Act]++
			per[s.Perturbation]++
			path[s.Path]++
			for _, m := range s.Marks {
				marks[m]++
			}
		}
	}
	fmt.Println(n, acts, "\n", per, "\n", marks, "\n", path, len(plan.Facts), len(plan.Guests))
}
