package dialogue_test

import (
	"fmt"
	"sync"
	"testing"

	"memloom/internal/pack"
	"memloom/internal/pack/packtest"
	"memloom/personas"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/planning"
	"memloom/pipeline/recipe"
)

// scene is what a plan is made for, with its options.
type scene struct {
	dialogue.Scene
	options recipe.Dialogue
}

// workplace returns a project-year of the recipe of that name: its 436 tasks
// and 252 workdays, in three groups.
func workplace(t testing.TB, seed uint64) scene {
	t.Helper()
	r, err := recipe.Load("workplace", nil, 0.2)
	if err != nil {
		t.Fatal(err)
	}
	pk := packtest.Builtin(t, "technology")
	o := blueprint.Options{World: r.World}
	people, err := personas.Generate(personas.Options{N: r.World.People}, pk, source(seed, "people")("people"))
	if err != nil {
		t.Fatal(err)
	}
	org, err := blueprint.Organise(o, []*pack.Pack{pk}, people, source(seed, "blueprint"))
	if err != nil {
		t.Fatal(err)
	}
	return scene{dialogue.Scene{Blueprint: org.Projects[0], Pack: pk, People: org.People}, r.Dialogue}
}

// BenchmarkMake plans the dialogue of a project-year.
func BenchmarkMake(b *testing.B) {
	s := workplace(b, 1)
	messages := 0
	for b.Loop() {
		plan, err := planning.Make(s.options, s.Scene, source(1, "plan"))
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
	tight, roomy []project
}

func planYears(t *testing.T) {
	t.Helper()
	years.Do(func() {
		for seed := uint64(1); seed <= 2; seed++ {
			years.tight = append(years.tight, planYear(t, seed, func(*recipe.Dialogue) {}))
		}
		years.roomy = append(years.roomy, planYear(t, 3, func(o *recipe.Dialogue) { o.MessagesPerDay, o.NewsRate = 24, 0.7 }))
	})
}

func planYear(t *testing.T, seed uint64, change func(*recipe.Dialogue)) project {
	t.Helper()
	s := workplace(t, seed)
	change(&s.options)
	return made(t, s, seed)
}

// year runs a test on project-years in which most messages are owed.
func year(t *testing.T, test func(t *testing.T, p project)) {
	t.Helper()
	planYears(t)
	for i, p := range years.tight {
		t.Run(fmt.Sprintf("year %d", i+1), func(t *testing.T) { test(t, p) })
	}
}

// roomy runs a test on a project-year with nearly twice the messages, many pieces of
// news, and so room for everything.
func roomy(t *testing.T, test func(t *testing.T, p project)) {
	t.Helper()
	planYears(t)
	for _, p := range years.roomy {
		t.Run("roomy", func(t *testing.T) { test(t, p) })
	}
}
