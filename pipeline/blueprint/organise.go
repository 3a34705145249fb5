package blueprint

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/personas"
	check "memloom/validate/invariants"
)

// Organisation is the world of a corpus: its people, calendar and projects.
type Organisation struct {
	People   []corpus.Person // as given; tone and voice fall without replacement within each project (G3)
	Calendar corpus.Calendar // of all projects
	Projects []*Blueprint    // p1, p2 …
	Packs    []int           // by project, which of the packs its work comes from
}

// Organise makes an organisation: topics drawn from the packs' projects in turn, near-duplicates left out (E2), three
// mutually exclusive sub-projects each (E3), teams from the shared registry (E4) with adapted styles (E5), tasks,
// windows, dependencies and owners (E6–E8, E10), and facts. Every part is checked when it is made (E9); a part that
// breaks a rule is made anew, a bounded number of times, and then an *InvalidError. It fails when a pack carries too
// little for the sizes asked for; what the error says holds before anything is written. The people given are not
// changed.
func Organise(o Options, packs []*pack.Pack, people []corpus.Person, src Source) (*Organisation, error) {
	m := &maker{o: o, packs: packs, src: src, loads: newLoads(), org: &Organisation{People: slices.Clone(people)},
		said: make([]map[string]bool, len(packs))}
	for i := range m.said {
		m.said[i] = map[string]bool{}
	}
	if err := m.topics(); err != nil {
		return nil, err
	}
	m.org.Calendar = calendar(m.o, distinct(packs, func(p *pack.Pack) []string { return p.Closures }, strings.Clone),
		src("calendar"))
	if n := len(m.org.Calendar.Closures); n < m.o.Closures {
		return nil, fmt.Errorf("%d closures do not fit among %d workdays without touching, only %d do: lower world.closures or raise world.workdays", m.o.Closures, m.o.Workdays, n)
	}
	for _, b := range m.org.Projects {
		b.Calendar = m.org.Calendar
	}
	if err := m.settle(check.Teams, "", m.seat); err != nil {
		return nil, err
	}
	m.voices()
	for i := range m.org.Projects {
		if err := m.project(i); err != nil {
			return nil, err
		}
	}
	return m.org, nil
}

// maker holds what is known while an organisation is made.
type maker struct {
	o     Options
	packs []*pack.Pack
	src   Source
	org   *Organisation
	work  [][]pack.Subproject // by project
	pairs [][][]pair          // by project and group
	loads *loads              // of owners, over all projects
	said  []map[string]bool   // by pack: texts that some project has said
}

// pack returns the pack of a project.
func (m *maker) pack(i int) *pack.Pack { return m.packs[m.org.Packs[i]] }

// project makes what a project has beyond its teams.
func (m *maker) project(i int) error {
	b := m.org.Projects[i]
	id := b.Project.ID
	for _, part := range []struct {
		name check.Part
		make func(Source) error
	}{
		{check.Tasks, func(s Source) error { return m.tasks(i, s) }},
		{check.Schedule, func(s Source) error { return m.schedule(i, s) }},
		{check.Assignment, func(s Source) error { return m.assign(i, s) }},
	} {
		if err := m.settle(part.name, id, part.make); err != nil {
			return err
		}
	}
	m.adapt(i)
	if err := m.facts(i); err != nil {
		return fmt.Errorf("domain %s: %w", m.pack(i).Name, err)
	}
	b.addNames(m.pack(i))
	return nil
}

// voices deals tone and voice anew where people of one project share them (G3).
func (m *maker) voices() {
	place := map[string]int{}
	for i, p := range m.org.People {
		place[p.ID] = i
	}
	circles := make([][]int, len(m.org.Projects))
	for i, b := range m.org.Projects {
		for _, id := range b.Participants() {
			circles[i] = append(circles[i], place[id])
		}
	}
	personas.Voices(m.org.People, circles, m.src("voices"))
}

// Participants lists the people of a project's teams, each once, sorted (E4).
func (b *Blueprint) Participants() []string {
	in := map[string]bool{}
	for _, g := range b.Groups {
		for _, id := range g.MemberIDs {
			in[id] = true
		}
	}
	return slices.Sorted(maps.Keys(in))
}

// Entities lists the names of all projects, each once.
func (g *Organisation) Entities() []corpus.Entity {
	type name struct{ kind, name string }
	return distinct(g.Projects, func(b *Blueprint) []corpus.Entity { return b.Entities },
		func(e corpus.Entity) name { return name{e.Kind, e.Name} })
}

// Terms lists the words of all projects' roles, each once.
func (g *Organisation) Terms() []corpus.Term {
	return distinct(g.Projects, func(b *Blueprint) []corpus.Term { return b.Terms },
		func(t corpus.Term) corpus.Term { return t })
}

// distinct lists what several things have, of each key the first.
func distinct[S, T any, K comparable](of []S, list func(S) []T, key func(T) K) []T {
	var out []T
	seen := map[K]bool{}
	for _, x := range of {
		for _, y := range list(x) {
			if !seen[key(y)] {
				seen[key(y)] = true
				out = append(out, y)
			}
		}
	}
	return out
}
