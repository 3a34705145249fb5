package blueprint

import (
	"fmt"
	"slices"
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/pack/packtest"
	"memloom/personas"
	"memloom/pipeline/recipe"
)

// large returns two packs of three and two projects that carry project-years:
// the technology pack with more components and texts, and projects of other
// names. What matters here is their number, not their sense.
// Callers must not change what the packs hold.
func large(t testing.TB) []*pack.Pack {
	t.Helper()
	made.Lock()
	defer made.Unlock()
	if made.packs == nil {
		made.packs = enlarged(t)
	}
	return slices.Clone(made.packs)
}

// made keeps what several tests look at; none changes it.
var made = struct {
	sync.Mutex
	packs     []*pack.Pack
	companies map[string]company
}{companies: map[string]company{}}

func enlarged(t testing.TB) []*pack.Pack {
	t.Helper()
	base := packtest.Builtin(t, "technology")
	grow := func(name string, projects []pack.Project, mark string) *pack.Pack {
		p := *base
		p.Name, p.Title = name, name
		p.Projects, p.Attributes = nil, slices.Clone(base.Attributes)
		for i, a := range p.Attributes {
			if a.Value.Kind == string(corpus.KindText) {
				var of []string
				for _, s := range a.Value.Of {
					for k := range 60 {
						of = append(of, fmt.Sprintf("%s, case %d", s, k))
					}
				}
				p.Attributes[i].Value.Of = of
			}
		}
		for _, pr := range projects {
			subs := slices.Clone(pr.Subprojects)
			for j, s := range subs {
				var parts []pack.Noun
				for _, c := range s.Components {
					parts = append(parts, pack.Noun{Noun: mark + c.Noun + " one"}, pack.Noun{Noun: mark + c.Noun + " two"})
				}
				subs[j].Components, subs[j].Name = parts, mark+s.Name
			}
			pr.Subprojects = subs
			pr.Name = mark + pr.Name
			p.Projects = append(p.Projects, pr)
		}
		return &p
	}
	other := slices.Clone(base.Projects[:2])
	for i, said := range [][]string{
		{"Ward Rota", "Nurses swap shifts on paper.", "nights are short", "unions watch", "kiosks break"},
		{"Sample Tracking", "Blood samples get lost between floors.", "labels fade", "couriers wait", "fridges warm up"},
	} {
		other[i].Name, other[i].Context, other[i].Challenges = said[0], said[1], said[2:]
	}
	return []*pack.Pack{grow("north", base.Projects, ""), grow("south", other, "southern ")}
}

// company is an organisation with what it was made from.
type company struct {
	*Organisation
	options Options
	people  map[string]corpus.Person
}

// workplace returns an organisation of the recipe of that name at a scale,
// which is made once.
func workplace(t testing.TB, scale float64, seed uint64) company {
	t.Helper()
	packs, key := large(t), fmt.Sprint(scale, "/", seed)
	made.Lock()
	defer made.Unlock()
	if _, ok := made.companies[key]; !ok {
		made.companies[key] = found(t, packs, scale, seed)
	}
	return made.companies[key]
}

func found(t testing.TB, packs []*pack.Pack, scale float64, seed uint64) company {
	t.Helper()
	r, err := recipe.Load("workplace", nil, scale)
	if err != nil {
		t.Fatal(err)
	}
	o := Options{World: r.World}
	org, err := Organise(o, packs, staffed(t, o, r.World.People, packs, seed), source(seed))
	if err != nil {
		t.Fatalf("scale %g, seed %d: %v", scale, seed, err)
	}
	c := company{Organisation: org, options: o, people: map[string]corpus.Person{}}
	for _, p := range org.People {
		c.people[p.ID] = p
	}
	return c
}

func staffed(t testing.TB, o Options, n int, packs []*pack.Pack, seed uint64) []corpus.Person {
	t.Helper()
	var fields []personas.Field
	for i, w := range Weights(o, packs) {
		if w > 0 {
			fields = append(fields, personas.Field{Pack: packs[i], Weight: w})
		}
	}
	people, err := personas.GenerateFor(personas.Options{N: n, Managers: 1}, fields, corpus.Rand(seed, "people", "people"))
	if err != nil {
		t.Fatal(err)
	}
	return people
}
