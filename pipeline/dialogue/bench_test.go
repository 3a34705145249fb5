package dialogue_test

import (
	"fmt"
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/personas"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/planning"
)

// BenchmarkYear plans a project of the size of a full corpus: some 430 tasks in
// three groups over a year, ten thousand messages.
func BenchmarkYear(b *testing.B) {
	pk := grown(b)
	sizes, options := quickstart()
	sizes.Workdays, sizes.Closures, sizes.TasksPerGroup = 252, 9, 143
	options.MessagesPerDay = 13
	people, err := personas.Generate(personas.Options{N: 60}, pk, source(1, "people")("people"))
	if err != nil {
		b.Fatal(err)
	}
	org, err := blueprint.Organise(sizes, []*pack.Pack{pk}, people, source(1, "blueprint"))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		plan, err := planning.Make(options, dialogue.Scene{Blueprint: org.Projects[0], Pack: pk, People: people},
			source(1, "plan"))
		if err != nil {
			b.Fatal(err)
		}
		n := 0
		for _, d := range plan.Days {
			n += len(d.Slots)
		}
		b.ReportMetric(float64(n), "messages")
	}
}

// grown returns the technology pack with texts and components for a year.
func grown(t testing.TB) *pack.Pack {
	p := *packs(t)[0]
	p.Attributes, p.Projects = slices.Clone(p.Attributes), slices.Clone(p.Projects[:1])
	for i, a := range p.Attributes {
		if a.Value.Kind != string(corpus.KindText) {
			continue
		}
		var of []string
		for _, s := range a.Value.Of {
			for k := range 60 {
				of = append(of, fmt.Sprintf("%s, case %d", s, k))
			}
		}
		p.Attributes[i].Value.Of = of
	}
	pr := &p.Projects[0]
	pr.Subprojects = slices.Clone(pr.Subprojects)
	for j, s := range pr.Subprojects {
		var parts []pack.Noun
		for _, c := range s.Components {
			for k := range 4 {
				parts = append(parts, pack.Noun{Noun: fmt.Sprintf("%s %c", c.Noun, 'a'+k)})
			}
		}
		pr.Subprojects[j].Components = parts
	}
	return &p
}
