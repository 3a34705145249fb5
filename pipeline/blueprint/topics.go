package blueprint

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	check "memloom/validate/invariants"
)

// topics chooses the projects and their sub-projects (E2, E3).
func (m *maker) topics() error {
	err := m.settle(check.Topics, "", func(src Source) error {
		m.org.Projects, m.org.Packs, m.work, m.pairs = nil, nil, nil, nil
		chosen, of, err := m.candidates(m.o.Projects, src("project"))
		if err != nil {
			return err
		}
		for i, c := range chosen {
			b := &Blueprint{Project: corpus.Project{
				ID: fmt.Sprintf("p%d", i+1), Name: c.Name, Sector: m.packs[of[i]].Title, Context: c.Context,
				Challenges: c.Challenges, Categories: c.Categories, Roles: expected(m.packs[of[i]]),
			}}
			m.org.Projects = append(m.org.Projects, b)
			m.work = append(m.work, c.Subprojects[:min(m.o.Groups, len(c.Subprojects))])
		}
		m.org.Packs = of
		return nil
	})
	if err != nil {
		return err
	}
	m.pairs = make([][][]pair, m.o.Projects)
	for i, b := range m.org.Projects {
		if err := m.settle(check.Subprojects, b.Project.ID, func(Source) error { m.subprojects(i); return nil }); err != nil {
			return err
		}
	}
	return nil
}

// subprojects names the sub-projects and groups of a project.
func (m *maker) subprojects(i int) {
	b := m.org.Projects[i]
	id := b.Project.ID
	b.Subprojects, b.Groups = nil, nil
	for g, s := range m.work[i] {
		gid := fmt.Sprintf("%s.g%d", id, g+1)
		b.Subprojects = append(b.Subprojects, corpus.Subproject{ID: fmt.Sprintf("%s.s%d", id, g+1), ProjectID: id,
			GroupID: gid, Name: s.Name, Goal: s.Goal})
		b.Groups = append(b.Groups, corpus.Group{ID: gid, Name: s.Name, Kind: corpus.GroupChat})
	}
}

// candidates draws n topics out of the pool of all packs, pack by pack in turn, and says which pack each is from.
// Near-duplicates of a drawn one are passed over. What a planner wrote comes before the pool.
func (m *maker) candidates(n int, r *rand.Rand) (chosen []pack.Project, of []int, err error) {
	for _, w := range m.o.Material {
		if len(chosen) < n {
			chosen, of = append(chosen, w.Project), append(of, min(w.Pack, len(m.packs)-1))
		}
	}
	pool := make([][]pack.Project, len(m.packs))
	fit := 0
	for k, p := range m.packs {
		for _, c := range corpus.Shuffled(r, p.Projects) {
			if len(c.Subprojects) >= m.o.Groups {
				pool[k] = append(pool[k], c)
				fit++
			}
		}
	}
	if fit == 0 && len(chosen) < n {
		return nil, nil, fmt.Errorf("domain %s: no project has %d sub-projects: ask for fewer groups or add to the pack",
			m.packs[0].Name, m.o.Groups)
	}
	for empty := 0; len(chosen) < n && empty < len(m.packs); {
		k := len(chosen) % len(m.packs)
		for len(pool[k]) == 0 && empty < len(m.packs) {
			k, empty = (k+1)%len(m.packs), empty+1
		}
		if len(pool[k]) == 0 {
			break
		}
		empty = 0
		c := pool[k][0]
		pool[k] = pool[k][1:]
		if !slices.ContainsFunc(chosen, func(x pack.Project) bool { return check.NearDuplicates(topic(x), topic(c)) }) {
			chosen, of = append(chosen, c), append(of, k)
		}
	}
	if len(chosen) < n {
		return nil, nil, fmt.Errorf(
			"the domains carry %d projects that differ, %d are asked for: lower the scale or projects, add to the packs, or name more domains", len(chosen), n)
	}
	return chosen, of, nil
}

func topic(p pack.Project) corpus.Project {
	return corpus.Project{Name: p.Name, Context: p.Context, Challenges: p.Challenges}
}

// expected lists the roles that own something in a field (E2).
func expected(p *pack.Pack) []string {
	in := map[string]bool{}
	for _, d := range p.Deliverables {
		for _, r := range d.Roles {
			in[r] = true
		}
	}
	return slices.Sorted(maps.Keys(in))
}

// Weights says how the people of an organisation are to be spread over the packs: the sizes of the projects that
// Organise draws from each. It is what personas.GenerateFor takes as the weights of the fields.
func Weights(o Options, packs []*pack.Pack) []int {
	out := make([]int, len(packs))
	m := &maker{o: o, packs: packs}
	if len(packs) == 0 {
		return out
	}
	_, of, err := m.candidates(o.Projects, rand.New(rand.NewPCG(0, 0)))
	if err != nil { // Organise will say so
		out[0] = 1
		return out
	}
	for i, k := range of {
		out[k] += o.participation(i)
	}
	return out
}

// participation is the relative number of people of project i.
func (o Options) participation(i int) int {
	if i < len(o.Participants) {
		return o.Participants[i]
	}
	return 1
}
