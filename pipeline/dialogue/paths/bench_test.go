package paths

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

// BenchmarkMake plans a domain of the technology pack at growing sizes; the time of a path is to stay as it is.
func BenchmarkMake(b *testing.B) {
	p, err := pack.Builtin("technology")
	if err != nil {
		b.Fatal(err)
	}
	for _, n := range []int{10_000, 100_000, 1_000_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			src := func(purpose string) *rand.Rand { return corpus.Rand(1, "bench", purpose) }
			people, err := personas.Generate(personas.Options{N: 60}, p, src("people"))
			if err != nil {
				b.Fatal(err)
			}
			phases := min(210, n/400)
			org, err := blueprint.Domains(blueprint.DomainOptions{First: corpus.NewDate(2025, 1, 6), Days: 180, PhaseDays: 10,
				Waves:    []int{7},
				Projects: []int{7}, Topics: []int{min(35, phases)}, Phases: []int{phases}, Members: 8, Issues: 6, Pieces: 3},
				[]*pack.Pack{p}, [][]corpus.Person{people}, src)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if _, err := Make(Sizes{n, phases}, asPublished(), dialogue.Scene{Blueprint: org.Projects[0], Pack: p,
					People: people}, src); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*n), "ns/path")
		})
	}
}
