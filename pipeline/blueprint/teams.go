package blueprint

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
	"memloom/personas"
)

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// fewestStaff is the fewest staff that a team works with.
const fewestStaff = 3

// seat fills all teams from the shared registry (E4): executives sit in all of
// them, managers in all teams of their projects, staff are drafted.
func (m *maker) seat(src Source) error {
	d := &draft{maker: m, r: src("teams"), taken: map[string][]int{}}
	for i, p := range m.org.People {
		switch {
		case p.Rank == 1:
			d.executives = append(d.executives, i)
		case p.Rank == 2:
			d.managers = append(d.managers, i)
		default:
			d.staff = append(d.staff, i)
		}
	}
	projects, groups := len(m.org.Projects), m.o.Groups
	if len(d.executives) == 0 || len(d.managers) == 0 || len(d.staff) < fewestStaff*groups*projects {
		return fmt.Errorf("%d groups need an executive, a manager and %d staff; there are %d, %d and %d: raise people",
			groups*projects, fewestStaff*groups*projects, len(d.executives), len(d.managers), len(d.staff))
	}
	d.teams()
	d.lead()
	d.quotas()
	d.pickStaff()
	d.lendStaff()
	d.share()
	d.cover()
	m.write(d)
	return nil
}

// teams lists the teams with what their work needs.
func (d *draft) teams() {
	for i := range d.org.Projects {
		for g := range d.o.Groups {
			t := &team{project: i, group: g, able: map[string]int{}, ranks: map[int]int{}, style: map[string]int{},
				need: map[string]bool{}}
			for _, x := range d.pack(i).Deliverables {
				for _, s := range x.Skills {
					t.need[s] = true
				}
			}
			d.list = append(d.list, t)
		}
	}
}

// lead seats executives everywhere and managers in the teams of their projects: every project has one of its own as
// long as there are enough, the others go round; while second memberships last, each also joins the next project.
func (d *draft) lead() {
	n := len(d.org.Projects)
	for i := range n {
		for _, x := range d.executives {
			d.join(x, i)
		}
	}
	for k := range max(n, len(d.managers)) {
		d.join(d.managers[k%len(d.managers)], k%n)
	}
	d.spare = d.second() - (n-1)*len(d.executives) - max(0, n-len(d.managers))
	for k := 0; n > 1 && len(d.managers) >= n && k < len(d.managers) && d.spare > 0; k++ {
		d.join(d.managers[k], (k+1)%n)
		d.spare--
	}
	d.spare = max(0, d.spare)
}

// join seats a leader in all teams of a project.
func (d *draft) join(person, project int) {
	for _, t := range d.list {
		if t.project == project && !slices.Contains(t.members, person) {
			d.take(t, person)
		}
	}
}

// second is how many second memberships there are: at least those of leaders.
func (d *draft) second() int {
	if len(d.org.Projects) == 1 {
		return 0
	}
	return int(d.o.Second*float64(len(d.org.People)) + 0.5)
}

// quotas says how many staff each project has, and how many of these are lent
// by another one: a project's participants are its part of all memberships.
func (d *draft) quotas() {
	n := len(d.org.Projects)
	leaders := make([]int, n)
	for i := range n {
		leaders[i] = len(d.list[i*d.o.Groups].members)
	}
	total := len(d.staff) + d.spare
	weights := make([]int, n)
	for i := range n {
		weights[i] = d.o.participation(i)
		total += leaders[i]
	}
	d.all = statistics.Apportion(weights, total)
	least := fewestStaff * d.o.Groups
	for i := range n {
		d.all[i] = max(d.all[i]-leaders[i], least)
	}
	for over := sum(d.all) - len(d.staff) - d.spare; over > 0; over-- { // what the least took
		i := slices.Index(d.all, slices.Max(d.all))
		d.all[i]--
	}
	d.home = statistics.Apportion(d.all, len(d.staff))
}

// write puts the teams into the blueprints, leaders first and staff by id.
func (m *maker) write(d *draft) {
	for _, t := range d.list {
		b := m.org.Projects[t.project]
		if t.group == 0 {
			b.Members = nil
		}
		g := &b.Groups[t.group]
		g.MemberIDs = nil
		slices.SortStableFunc(t.members, func(a, c int) int {
			x, y := m.org.People[a], m.org.People[c]
			return cmp.Or(cmp.Compare(min(x.Rank, 3), min(y.Rank, 3)), cmp.Compare(x.ID, y.ID))
		})
		for _, i := range t.members {
			p := m.org.People[i]
			g.MemberIDs = append(g.MemberIDs, p.ID)
			b.Members = append(b.Members, corpus.Member{GroupID: g.ID, PersonID: p.ID,
				From: m.org.Calendar.First.At(0, 0), Adapted: p.Style})
		}
	}
}

// adapt moves the styles of a project's members team by team (E5).
func (m *maker) adapt(i int) {
	b := m.org.Projects[i]
	byID := corpus.CopiesByID(m.org.People)
	for _, g := range b.Groups {
		t := personas.Team{Name: g.Name, Pack: m.pack(i)}
		var rows []int
		for k, row := range b.Members {
			if row.GroupID == g.ID {
				rows = append(rows, k)
				t.Members = append(t.Members, byID[row.PersonID])
			}
		}
		for k, a := range personas.Adapt(t, m.o.Adapted, m.src("adapt/"+g.ID)) {
			if a != nil {
				b.Members[rows[k]].Adapted, b.Members[rows[k]].Rationale = a.Style, a.Rationale
			}
		}
	}
}

func sum(list []int) (n int) {
	for _, x := range list {
		n += x
	}
	return n
}
