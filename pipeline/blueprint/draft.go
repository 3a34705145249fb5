package blueprint

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// draft is the choice of teams in turns: each team picks whom it gains most from, those furthest from their size first.
type draft struct {
	*maker
	r                           *rand.Rand
	executives, managers, staff []int // indexes into the people
	list                        []*team
	spare                       int              // second memberships that are left for staff
	all, home                   []int            // staff by project: all, and those of its own
	taken                       map[string][]int // projects by person
}

// team is a team that is being filled.
type team struct {
	project, group int
	members        []int
	need           map[string]bool // skills that its work may ask for
	able           map[string]int  // members who have a skill at medium or better
	ranks          map[int]int
	style          map[string]int // members by scale and value
}

// take gives a person a seat.
func (d *draft) take(t *team, i int) {
	p := d.org.People[i]
	t.members = append(t.members, i)
	t.ranks[p.Rank]++
	for _, s := range p.Skills {
		if s.Level != "low" {
			t.able[s.Name]++
		}
	}
	for _, x := range scales {
		t.style[x.Name+"/"+*x.Of(&p.Style)]++
	}
	if !slices.Contains(d.taken[p.ID], t.project) {
		d.taken[p.ID] = append(d.taken[p.ID], t.project)
	}
}

var scales = corpus.StyleScales()

// gain is what a team has from a person: a role of its field, skills that it
// lacks, a rank that it is short of, ways of writing that few others have (E4).
func (d *draft) gain(t *team, i int) int {
	p := d.org.People[i]
	g := d.r.IntN(3)
	if d.inField(t.project, p.Role) {
		g += 60
	}
	for _, s := range p.Skills {
		if s.Level == "low" || !t.need[s.Name] {
			continue
		}
		switch t.able[s.Name] {
		case 0:
			g += 6
		case 1:
			g += 3
		case 2:
			g++
		}
	}
	n := len(t.members)
	want := map[int]int{3: 21, 4: 46, 5: 33} // per cent of staff (E1)
	if t.ranks[p.Rank]*100 < want[p.Rank]*(n+1) {
		g += 4
	}
	for _, x := range scales {
		if t.style[x.Name+"/"+*x.Of(&p.Style)]*2 < n {
			g++
		}
	}
	return g
}

func (d *draft) inField(project int, role string) bool {
	return slices.ContainsFunc(d.pack(project).Roles, func(r pack.Role) bool { return r.Name == role })
}

// pick seats whom a team gains most from among the candidates, and returns the rest; not ok if there is no one.
func (d *draft) pick(t *team, from []int) (int, bool) {
	best, most := -1, 0
	for k, i := range from {
		if slices.Contains(t.members, i) {
			continue
		}
		if g := d.gain(t, i); best < 0 || g > most {
			best, most = k, g
		}
	}
	if best < 0 {
		return 0, false
	}
	d.take(t, from[best])
	return best, true
}

// pickStaff gives everyone of the staff a first seat.
func (d *draft) pickStaff() {
	left := corpus.Shuffled(d.r, d.staff)
	quota := slices.Clone(d.home)
	for len(left) > 0 {
		var next *team // of the project with most seats to fill, the team with fewest members
		for _, t := range d.list {
			if quota[t.project] == 0 {
				continue
			}
			if next == nil || quota[t.project]*d.home[next.project] > quota[next.project]*d.home[t.project] ||
				t.project == next.project && len(t.members) < len(next.members) {
				next = t
			}
		}
		k, ok := d.pick(next, left)
		if !ok {
			return
		}
		quota[next.project]--
		left = slices.Delete(left, k, k+1)
	}
}

// lendStaff gives projects their second members: people of other projects, of the same field if there are any.
func (d *draft) lendStaff() {
	for i := range d.org.Projects {
		for range max(0, d.all[i]-d.home[i]) {
			var from []int
			for _, s := range d.staff {
				if in := d.taken[d.org.People[s].ID]; len(in) == 1 && in[0] != i {
					from = append(from, s)
				}
			}
			d.pick(d.smallest(i), from)
		}
	}
}

// smallest is the team of a project with the fewest seats.
func (d *draft) smallest(project int) *team {
	return slices.MinFunc(d.of(project), func(a, b *team) int { return len(a.members) - len(b.members) })
}

func (d *draft) of(project int) []*team {
	return d.list[project*d.o.Groups : (project+1)*d.o.Groups]
}

// share seats one of each team's staff in the next team of the project too, so that word gets round.
func (d *draft) share() {
	for i := range d.org.Projects {
		teams := d.of(i)
		first := make([][]int, len(teams))
		for g, t := range teams {
			first[g] = d.staffOf(t)
		}
		for g := range teams {
			if next := (g + 1) % len(teams); next != g && len(teams[next].members) < d.o.TeamMax {
				d.pick(teams[next], first[g])
			}
		}
	}
}

func (d *draft) staffOf(t *team) []int {
	return slices.DeleteFunc(slices.Clone(t.members), func(i int) bool { return d.org.People[i].Rank < 3 })
}

// cover gives seats to people of the project who can do what a team cannot: something of every phase, and as many kinds
// of deliverables as its number of tasks asks for (E9).
func (d *draft) cover() {
	for _, t := range d.list {
		components := len(d.work[t.project][t.group].Components)
		for _, x := range d.pack(t.project).Deliverables {
			if d.can(t, x) || len(t.members) >= d.o.TeamMax {
				continue
			}
			if d.canPhase(t, x.Lifecycle) && d.kinds(t)*components >= d.o.tasksOf(t.project, t.group) {
				continue
			}
			for _, other := range d.of(t.project) {
				helper := slices.IndexFunc(other.members, func(i int) bool {
					return !slices.Contains(t.members, i) && helps(d.org.People[i], x)
				})
				if helper >= 0 {
					d.take(t, other.members[helper])
					break
				}
			}
		}
	}
}

// can says whether a team has a skill for a kind of deliverable.
func (d *draft) can(t *team, x pack.Deliverable) bool {
	return slices.ContainsFunc(x.Skills, func(s string) bool { return t.able[s] > 0 })
}

func (d *draft) canPhase(t *team, phase string) bool {
	return slices.ContainsFunc(d.pack(t.project).Deliverables, func(x pack.Deliverable) bool {
		return x.Lifecycle == phase && d.can(t, x)
	})
}

// kinds counts the kinds of deliverables that a team has a skill for.
func (d *draft) kinds(t *team) (n int) {
	for _, x := range d.pack(t.project).Deliverables {
		if d.can(t, x) {
			n++
		}
	}
	return n
}

func helps(p corpus.Person, x pack.Deliverable) bool {
	return slices.ContainsFunc(p.Skills, func(s corpus.Skill) bool {
		return s.Level != "low" && slices.Contains(x.Skills, s.Name)
	})
}
