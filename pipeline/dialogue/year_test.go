package dialogue_test

import (
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/personas"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/recipe"
)

// scene is what a plan is made for, with its options.
type scene struct {
	dialogue.Scene
	options dialogue.Options
}

// workplace returns a project-year of the recipe of that name: its 436 tasks
// and 252 workdays, in three groups.
func workplace(t testing.TB, seed uint64) scene {
	t.Helper()
	r, err := recipe.Load("workplace", nil, 0.2)
	if err != nil {
		t.Fatal(err)
	}
	pk, err := pack.Builtin("technology")
	if err != nil {
		t.Fatal(err)
	}
	o := blueprint.From(r.World, "c1")
	people, err := personas.Generate(personas.Options{N: r.World.People}, pk, source(seed, "people")("people"))
	if err != nil {
		t.Fatal(err)
	}
	org, err := blueprint.Organise(o, []*pack.Pack{pk}, people, source(seed, "blueprint"))
	if err != nil {
		t.Fatal(err)
	}
	return scene{dialogue.Scene{Blueprint: org.Projects[0], Pack: pk, People: org.People}, dialogue.From(r.Dialogue)}
}

// BenchmarkMake plans the dialogue of a project-year.
func BenchmarkMake(b *testing.B) {
	s := workplace(b, 1)
	messages := 0
	for b.Loop() {
		plan, err := dialogue.Make(s.options, s.Scene, source(1, "plan"))
		if err != nil {
			b.Fatal(err)
		}
		messages = 0
		for _, d := range plan.Days {
			messages += len(d.Slots)
		}
	}
	b.ReportMetric(float64(messages), "messages")
}

// years are planned once; no test changes them.
var years struct {
	sync.Once
	list []project
}

// large runs a test on two project-years.
func year(t *testing.T, test func(t *testing.T, p project)) {
	t.Helper()
	years.Do(func() {
		for seed := uint64(1); seed <= 2; seed++ {
			s := workplace(t, seed)
			plan, err := dialogue.Make(s.options, s.Scene, source(seed, "plan"))
			if err != nil {
				t.Fatal(err)
			}
			p := project{Plan: plan, blueprint: s.Blueprint, options: s.options, pack: s.Pack, people: s.People}
			p.index()
			years.list = append(years.list, p)
		}
	})
	for _, p := range years.list {
		t.Run(p.blueprint.Project.Name, func(t *testing.T) { test(t, p) })
	}
}

var _ corpus.Act
