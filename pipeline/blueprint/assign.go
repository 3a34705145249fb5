package blueprint

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	check "memloom/validate/invariants"
)

// assign gives every task of a project exactly one owner, with a rationale, and
// two or three others who are active in it (E7).
func (m *maker) assign(i int, src Source) error {
	b := m.org.Projects[i]
	for k := range b.Tasks { // what an earlier attempt gave
		t := &b.Tasks[k]
		if t.OwnerID != "" {
			m.loads.add(t.OwnerID, *t, m.org.Calendar, -1)
		}
		t.OwnerID, t.Rationale, t.ActiveIDs = "", "", nil
	}
	r := src("owners")
	var groups []*assigner
	at := 0
	for g, group := range b.Groups {
		tasks := b.Tasks[at : at+len(m.pairs[i][g])]
		at += len(tasks)
		a := &assigner{maker: m, nth: i, r: r, tasks: tasks, pairs: m.pairs[i][g], owned: map[string]int{}}
		for _, p := range m.org.People {
			if slices.Contains(group.MemberIDs, p.ID) {
				a.team = append(a.team, p)
			}
		}
		a.least = check.MinOwnedOf(m.o.MinOwned, len(tasks), len(a.team))
		groups = append(groups, a)
	}
	for _, strategic := range []bool{true, false} { // leaders have time for what only they may own
		for _, a := range groups {
			a.deal(strategic)
		}
	}
	for _, a := range groups {
		a.even()
		a.trade()
		a.explain()
		a.activate()
	}
	return nil
}

// assigner gives the tasks of one group to its team.
type assigner struct {
	*maker
	nth   int // which project it is
	r     *rand.Rand
	tasks []corpus.Task
	pairs []pair
	team  []corpus.Person
	owned map[string]int
	least int
}

// deal gives each task, strategic ones or the others, to whom it suits best among those who have time; where no one
// has, to whom it suits best, which the validator reports.
func (a *assigner) deal(strategic bool) {
	for k := range a.tasks {
		t := &a.tasks[k]
		if t.Strategic != strategic {
			continue
		}
		best, most := -1, 0
		for _, timely := range []func(corpus.Person, corpus.Task) bool{a.hasTime, anytime} {
			for _, i := range a.r.Perm(len(a.team)) {
				p := a.team[i]
				if !check.MayOwn(*t, p.Rank) || !timely(p, *t) {
					continue
				}
				if s := a.suits(p, k) - 2*a.owned[p.ID]*a.shares(p); best < 0 || s > most {
					best, most = i, s
				}
			}
			if best >= 0 {
				break
			}
		}
		if best >= 0 {
			a.give(t, a.team[best].ID)
		}
	}
}

// hasTime says whether a task fits into what a person owns. Leaders keep room for what only they may own, and the
// executive, who sits in every team, for the projects that are planned after this one.
func (a *assigner) hasTime(p corpus.Person, t corpus.Task) bool {
	o := a.o
	if p.Rank <= 2 && !t.Strategic {
		o.Parallel, o.Load = max(1, o.Parallel-2), max(1, o.Load-4)
	}
	if n := len(a.org.Projects); p.Rank == 1 && t.Strategic {
		o.Parallel = max(1, (o.Parallel*(a.nth+1)+n-1)/n)
	}
	return a.loads.fits(p.ID, t, a.org.Calendar, o)
}

// anytime is for a task for which no one has time: the validator reports it.
func anytime(corpus.Person, corpus.Task) bool { return true }

// shares weighs what a person owns already: leaders own fewer tasks than staff.
func (a *assigner) shares(p corpus.Person) int {
	if p.Rank <= 2 {
		return 2
	}
	return 1
}

func (a *assigner) give(t *corpus.Task, id string) {
	if t.OwnerID != "" {
		a.owned[t.OwnerID]--
		a.loads.add(t.OwnerID, *t, a.org.Calendar, -1)
	}
	t.OwnerID = id
	a.owned[id]++
	a.loads.add(id, *t, a.org.Calendar, 1)
}

// suits says how well a task suits a person: proficiency, strong over medium over low; a role that owns such things;
// and rank: executives for strategy, managers for architecture and coordination, staff for building and testing.
func (a *assigner) suits(p corpus.Person, k int) int {
	pr := a.pairs[k]
	_, level := bestSkill(p, pr.skills)
	s := 4 * level
	if level == 0 {
		s -= 8
	}
	if slices.Contains(pr.deliverable.Roles, p.Role) {
		s += 8 // as much as two levels of proficiency
	}
	if p.Rank <= 2 {
		s += leaning(p.Rank, a.tasks[k])
	}
	return s
}

// leaning is what draws leaders to a task.
func leaning(rank int, t corpus.Task) int {
	if t.Strategic {
		return 12
	}
	switch t.Lifecycle {
	case corpus.Architecture:
		return 10 - 6*(2-rank)
	case corpus.Strategy: // their time goes to what is strategic
		return -6
	case corpus.Requirements, corpus.Deployment:
		return -2
	}
	return -12
}

// even takes tasks from those who own most until everyone owns the least:
// always the task that suits the new owner best against the old one.
func (a *assigner) even() {
	for range len(a.tasks) {
		short := slices.IndexFunc(a.team, func(p corpus.Person) bool { return a.owned[p.ID] < a.least })
		if short < 0 {
			return
		}
		p := a.team[short]
		best, most := -1, 0
		for k, t := range a.tasks {
			if t.OwnerID == "" || a.owned[t.OwnerID] <= a.least || !check.MayOwn(t, p.Rank) || !a.hasTime(p, t) {
				continue
			}
			owner := a.member(t.OwnerID)
			if s := a.suits(p, k) - a.suits(owner, k) + a.owned[owner.ID]; best < 0 || s > most {
				best, most = k, s
			}
		}
		if best < 0 {
			return
		}
		a.give(&a.tasks[best], p.ID)
	}
}

// trade lets the owner of a task have one of its skills, where anyone in the team does who has the time: it exchanges
// the owners of two tasks that both can do the other's, or gives the task to whom of those who can do it owns least.
func (a *assigner) trade() {
	for x := range a.tasks {
		if a.tasks[x].OwnerID == "" || a.skilled(a.tasks[x].OwnerID, x) {
			continue
		}
		traded := false
		for y := 0; y < len(a.tasks) && !traded; y++ {
			traded = a.exchange(x, y)
		}
		if !traded {
			a.handOver(x)
		}
	}
}

// handOver gives a task to whom of those who can do it and have the time owns least, if its owner can spare it.
func (a *assigner) handOver(x int) {
	from := a.tasks[x].OwnerID
	able := slices.DeleteFunc(slices.Clone(a.team), func(p corpus.Person) bool { return !a.skilled(p.ID, x) })
	slices.SortStableFunc(able, func(p, q corpus.Person) int { return cmp.Compare(a.owned[p.ID], a.owned[q.ID]) })
	for _, p := range able {
		if a.owned[from] <= a.least {
			return
		}
		if a.give(&a.tasks[x], p.ID); a.fitsOwner(x) {
			return
		}
		a.give(&a.tasks[x], from)
	}
}

// exchange gives two tasks to each other's owners, and says whether both may own them, can do them and have the time.
func (a *assigner) exchange(x, y int) bool {
	one, two := a.tasks[x].OwnerID, a.tasks[y].OwnerID
	if one == "" || two == "" || one == two || !a.skilled(two, x) || !a.skilled(one, y) {
		return false
	}
	a.give(&a.tasks[x], two)
	a.give(&a.tasks[y], one)
	if a.fitsOwner(x) && a.fitsOwner(y) {
		return true
	}
	a.give(&a.tasks[x], one)
	a.give(&a.tasks[y], two)
	return false
}

// fitsOwner says whether a task's owner may own it and has the time, the task left out.
func (a *assigner) fitsOwner(k int) bool {
	t, p := a.tasks[k], a.member(a.tasks[k].OwnerID)
	a.loads.add(p.ID, t, a.org.Calendar, -1)
	defer a.loads.add(p.ID, t, a.org.Calendar, 1)
	return check.MayOwn(t, p.Rank) && a.hasTime(p, t)
}

// skilled says whether a member has a skill that a task asks for.
func (a *assigner) skilled(id string, k int) bool {
	_, level := bestSkill(a.member(id), a.pairs[k].skills)
	return level > 0
}

func (a *assigner) member(id string) corpus.Person {
	return a.team[slices.IndexFunc(a.team, func(p corpus.Person) bool { return p.ID == id })]
}

// activate lets two or three others work on each task, those first who have
// been active least; and everyone with a skill for it before the others.
func (a *assigner) activate() {
	active := map[string]int{}
	for k := range a.tasks {
		t := &a.tasks[k]
		t.ActiveIDs = []string{t.OwnerID}
		others := 2 + a.r.IntN(2)
		order := corpus.Shuffled(a.r, a.team)
		slices.SortStableFunc(order, func(x, y corpus.Person) int {
			return cmp.Compare(active[x.ID]-a.able(x, k), active[y.ID]-a.able(y, k))
		})
		for _, p := range order {
			if p.ID != t.OwnerID && len(t.ActiveIDs) <= others {
				t.ActiveIDs = append(t.ActiveIDs, p.ID)
				active[p.ID]++
			}
		}
	}
}

func (a *assigner) able(p corpus.Person, k int) int {
	_, level := bestSkill(p, a.pairs[k].skills)
	return min(level, 2)
}

func bestSkill(p corpus.Person, wanted []string) (string, int) {
	levels := map[string]int{"low": 1, "medium": 2, "strong": 3}
	name, best := "", 0
	for _, s := range p.Skills {
		if l := levels[s.Level]; slices.Contains(wanted, s.Name) && l > best {
			name, best = s.Name, l
		}
	}
	return name, best
}

// loads counts what owners have on their hands, over all projects: on each
// day, and over the thirty days that begin with it (E7, E9).
type loads struct {
	day    map[string]map[corpus.Date]int
	window map[string]map[corpus.Date]int
}

func newLoads() *loads {
	return &loads{day: map[string]map[corpus.Date]int{}, window: map[string]map[corpus.Date]int{}}
}

// fits says whether an owner can take a task as well.
func (l *loads) fits(id string, t corpus.Task, cal corpus.Calendar, o Options) bool {
	last := check.LastDay(t, cal)
	for d := t.Start; d <= last; d++ {
		if l.day[id][d] >= o.Parallel {
			return false
		}
	}
	for d := t.Start.Add(1 - check.LoadDays); d <= last; d++ {
		if l.window[id][d] >= o.Load {
			return false
		}
	}
	return true
}

// add puts a task on an owner's hands, by 1, or takes it off, by -1.
func (l *loads) add(id string, t corpus.Task, cal corpus.Calendar, by int) {
	if l.day[id] == nil {
		l.day[id], l.window[id] = map[corpus.Date]int{}, map[corpus.Date]int{}
	}
	last := check.LastDay(t, cal)
	for d := t.Start; d <= last; d++ {
		l.day[id][d] += by
	}
	for d := t.Start.Add(1 - check.LoadDays); d <= last; d++ {
		l.window[id][d] += by
	}
}
