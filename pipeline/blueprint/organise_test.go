package blueprint

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/recipe"
	check "memloom/validate/invariants"
)

var scalesTested = map[float64]int{0.05: 4, 0.1: 3, 0.2: 2, 0.5: 1, 1: 1} // seeds by scale

// TestWorkplace: at every scale and seed all validators pass, over all
// projects at once (E9).
func TestWorkplace(t *testing.T) {
	for _, scale := range []float64{0.05, 0.1, 0.2, 0.5, 1} {
		if testing.Short() && scale > 0.2 {
			continue
		}
		for seed := range uint64(scalesTested[scale]) {
			c := workplace(t, scale, seed)
			for _, v := range check.Check(planOf(c.Organisation), c.options.limits()) {
				t.Errorf("scale %g, seed %d: %s", scale, seed, v)
			}
			for _, b := range c.Projects {
				c.project(t, b)
			}
		}
	}
}

// project checks what the validators leave: tuples, artefacts that facts name,
// order, classes of days, adapted styles, voices.
func (c company) project(t *testing.T, b *Blueprint) {
	t.Helper()
	place := places(b.Tasks)
	if order, err := b.Order(); err != nil || len(order) != len(b.Tasks) {
		t.Errorf("%s: %d of %d tasks in order: %v", b.Project.ID, len(order), len(b.Tasks), err)
	}
	waits := map[string]bool{}
	for _, d := range b.Dependencies {
		from, to := b.Tasks[place[d.FromID]], b.Tasks[place[d.ToID]]
		if d.Type == corpus.InternalDependency {
			continue
		}
		waits[to.GroupID] = true
		if to.Waits != corpus.WaitsAcross || from.End >= to.Start || d.Artefact != from.Name {
			t.Errorf("%s waits for %s (%q) and is marked %s", to.ID, from.ID, d.Artefact, to.Waits)
		}
		named := slices.ContainsFunc(b.Needs(), func(f corpus.Fact) bool {
			because := slices.ContainsFunc(b.Facts, func(g corpus.Fact) bool { return g.ID == f.Because && g.From < f.From })
			return f.TaskID == to.ID && f.Predicate == corpus.PredNeeds && f.Value.Text == from.Name && f.Value.Valid() == nil &&
				because
		})
		if !named {
			t.Errorf("no fact of %s names %q", to.ID, from.Name)
		}
	}
	if len(waits) < len(b.Groups)-1 {
		t.Errorf("%s: only the groups %v wait for others", b.Project.ID, waits)
	}
	seen := map[string]bool{}
	for _, id := range b.Participants() {
		pair := c.people[id].Tone + "/" + c.people[id].Voice
		if seen[pair] {
			t.Errorf("%s: two people are %s", b.Project.ID, pair)
		}
		seen[pair] = true
	}
	for _, m := range b.Members {
		if own := c.people[m.PersonID].Style; (m.Adapted != own) != (m.Rationale != "") {
			t.Errorf("%s in %s: adapted %v from %v because %q", m.PersonID, m.GroupID, m.Adapted, own, m.Rationale)
		}
	}
}

// TestPublishedSizes holds the full size against table 6 and E4: participants,
// memberships, the executive, tasks, and the year's workdays.
func TestPublishedSizes(t *testing.T) {
	c := workplace(t, 1, 0)
	var participants, tasks []int
	in := map[string]int{}
	for _, b := range c.Projects {
		list := b.Participants()
		participants, tasks = append(participants, len(list)), append(tasks, len(b.Tasks))
		for _, id := range list {
			in[id]++
		}
		owned := map[string]int{}
		for _, x := range b.Tasks {
			owned[x.GroupID+x.OwnerID]++
		}
		seats := 0
		for _, g := range b.Groups {
			seats += len(g.MemberIDs)
			for _, id := range g.MemberIDs {
				if owned[g.ID+id] < 5 {
					t.Errorf("%s owns %d tasks in %s", id, owned[g.ID+id], g.ID)
				}
			}
		}
		if seats > len(b.Tasks)/5 {
			t.Errorf("%s has %d seats for %d tasks", b.Project.ID, seats, len(b.Tasks))
		}
	}
	if diff := cmp.Diff([]int{39, 36, 45, 32, 46}, participants); diff != "" {
		t.Errorf("participants: %s", diff)
	}
	if diff := cmp.Diff([]int{436, 408, 429, 423, 424}, tasks); diff != "" {
		t.Errorf("tasks: %s", diff)
	}
	if len(in) != 170 || sum(participants) != 198 {
		t.Errorf("%d people in %d memberships, want 170 in 198", len(in), sum(participants))
	}
	for id, n := range in {
		if c.people[id].Rank == 1 && n != 5 {
			t.Errorf("the executive is in %d projects", n)
		}
	}
	// and New Year's Day, before the first
	if n := len(c.Calendar.Workdays()); n != 252 || c.Calendar.Last.String() != "2025-12-31" ||
		len(c.Calendar.Closures) != 8 {
		t.Errorf("%d workdays to %s with %d closures", n, c.Calendar.Last, len(c.Calendar.Closures))
	}
	names := map[string]bool{}
	for _, x := range c.Calendar.Closures {
		names[x.Name] = true
	}
	if len(names) != 8 {
		t.Errorf("the closures have %d names", len(names))
	}
}

// TestDeadlines: deadlines are spread over the year; those of the first three
// phases lie in its first half, nine in ten of the others in the second (E6).
func TestDeadlines(t *testing.T) {
	c := workplace(t, 1, 1)
	months := map[int]int{}
	early, late, lateInHalf := 0, 0, 0
	for _, b := range c.Projects {
		for _, x := range b.Tasks {
			months[int(x.Due.Time().Month())]++
			half := x.Due.Time().Month() <= 6
			if check.Phase(x.Lifecycle) < 3 {
				if !half {
					early++
				}
				continue
			}
			late++
			if half {
				lateInHalf++
			}
		}
	}
	if early > 4 || lateInHalf*10 > late {
		t.Errorf("%d early tasks are due after June, %d of %d late ones before July", early, lateInHalf, late)
	}
	for m := 1; m <= 12; m++ {
		if months[m] < 2120/12/2 || months[m] > 2120/12*2 {
			t.Errorf("%d deadlines in month %d: %v", months[m], m, months)
		}
	}
}

// TestClassesOfDays: on every workday of its window a task has one class, the
// first is starting, the last ending, and no group is ever without a task (E10).
func TestClassesOfDays(t *testing.T) {
	c := workplace(t, 0.2, 1)
	for _, b := range c.Projects {
		classes := map[string][]corpus.DayClass{}
		busy := map[string]int{}
		place := places(b.Tasks)
		for _, s := range b.Schedule() {
			if !c.Calendar.IsWorkday(s.Date) {
				t.Errorf("%s has a class on %s", s.TaskID, s.Date)
			}
			classes[s.TaskID] = append(classes[s.TaskID], s.Class)
			busy[s.Date.String()+b.Tasks[place[s.TaskID]].GroupID]++
		}
		for _, x := range b.Tasks {
			list := classes[x.ID]
			if list[0] != corpus.Starting || x.End != 0 && list[len(list)-1] != corpus.Ending ||
				len(list) != c.Calendar.WorkdaysInclusive(x.Start, check.LastDay(x, c.Calendar)) {
				t.Errorf("%s from %s to %s: %v", x.ID, x.Start, x.End, list)
			}
		}
		for _, d := range c.Calendar.Workdays() {
			for _, g := range b.Groups {
				if busy[d.String()+g.ID] == 0 {
					t.Errorf("%s has nothing to do on %s", g.ID, d)
				}
			}
		}
	}
}

// TestLeadersWork: strategic tasks are few and of leaders, who own more of
// architecture and strategy than of building and testing (E9).
func TestLeadersWork(t *testing.T) {
	c := workplace(t, 1, 1)
	lead, hands, strategic := 0, 0, 0
	for _, b := range c.Projects {
		for _, x := range b.Tasks {
			if x.Strategic {
				strategic++
			}
			if c.people[x.OwnerID].Rank <= 2 {
				switch x.Lifecycle {
				case corpus.Strategy, corpus.Architecture:
					lead++
				case corpus.Development, corpus.Testing:
					hands++
				}
			}
		}
	}
	if lead < 3*hands || strategic == 0 || strategic > 2120/20 {
		t.Errorf("leaders own %d tasks of strategy and architecture and %d of building and testing; %d are strategic", lead,
			hands, strategic)
	}
}

// TestOwnersAreAble: two thirds of the owners have a skill of their task at
// medium or better, and most are of a role that owns such things (E7).
func TestOwnersAreAble(t *testing.T) {
	c := workplace(t, 1, 0)
	able, fitting, all := 0, 0, 0
	for i, b := range c.Projects {
		for _, x := range b.Tasks {
			all++
			if _, level := bestSkill(c.people[x.OwnerID], x.Skills); level >= 2 {
				able++
			}
			if slices.Contains(deliverable(large(t)[c.Packs[i]], x).Roles, c.people[x.OwnerID].Role) {
				fitting++
			}
		}
	}
	if able*3 < all*2 || fitting*5 < all*3 {
		t.Errorf("of %d tasks, %d have an able owner and %d one of a fitting role", all, able, fitting)
	}
}

// TestOwnersHoldASkill: of the tasks for which anyone of the team has a skill, six in seven are owned by a person who
// has one (E7).
func TestOwnersHoldASkill(t *testing.T) {
	for seed := range uint64(3) {
		c := workplace(t, 1, seed)
		without, all := 0, 0
		for _, b := range c.Projects {
			for _, x := range b.Tasks {
				team := b.Groups[slices.IndexFunc(b.Groups, func(g corpus.Group) bool { return g.ID == x.GroupID })]
				if !slices.ContainsFunc(team.MemberIDs, func(id string) bool {
					_, level := bestSkill(c.people[id], x.Skills)
					return level > 0
				}) {
					continue
				}
				all++
				if _, level := bestSkill(c.people[x.OwnerID], x.Skills); level == 0 {
					without++
				}
			}
		}
		t.Logf("seed %d: %d of %d owners have no skill of their task", seed, without, all)
		if without*7 > all {
			t.Errorf("seed %d: %d of %d owners have no skill of their task", seed, without, all)
		}
	}
}

// TestRationalesVary: most rationales are said once.
func TestRationalesVary(t *testing.T) {
	c := workplace(t, 0.2, 0)
	seen, all := map[string]bool{}, 0
	for _, b := range c.Projects {
		for _, x := range b.Tasks {
			all++
			seen[strings.Replace(x.Rationale, c.people[x.OwnerID].Name, "", 1)] = true
		}
	}
	if len(seen)*10 < all*7 {
		t.Errorf("%d different rationales for %d tasks", len(seen), all)
	}
}

// TestOrganiseIsDeterministic: a seed gives one organisation.
func TestOrganiseIsDeterministic(t *testing.T) {
	packs := large(t)
	a, b := found(t, packs, 0.4, 1), found(t, packs, 0.4, 1)
	if diff := cmp.Diff(a.Organisation, b.Organisation); diff != "" {
		t.Error(diff)
	}
	if other := found(t, packs, 0.4, 2); cmp.Equal(a.Projects[0].Tasks, other.Projects[0].Tasks) {
		t.Error("another seed gives the same tasks")
	}
}

// TestPacksCarryTooLittle: a scale that the packs cannot carry is an error
// that says what to do, whatever is short.
func TestPacksCarryTooLittle(t *testing.T) {
	packs := large(t)
	r, err := recipe.Load("workplace", nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		packs  []*pack.Pack
		people int
		change func(o *Options)
		want   []string
	}{
		"projects": {packs[:1], 170, nil, []string{"3 projects", "5 are asked for", "name more domains"}},
		"components": {packs, 170, func(o *Options) { o.Tasks = []int{1200, 1200, 1200, 1200, 1200} },
			[]string{"components carry", "400 are asked for"}},
		"people": {packs, 40, nil, []string{"raise people"}},
		"load":   {packs, 170, func(o *Options) { o.Load = 1 }, []string{"assignment", "world.load"}},
		"team":   {packs, 170, func(o *Options) { o.TeamMax = 8 }, []string{"teams", "8 are allowed"}},
	} {
		o := Options{World: r.World}
		if c.change != nil {
			c.change(&o)
		}
		_, err := Organise(o, c.packs, staffed(t, o, c.people, c.packs, 1), source(1))
		if err == nil {
			t.Errorf("%s: no error", name)
			continue
		}
		for _, want := range c.want {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%s: %q does not say %q", name, err, want)
			}
		}
	}
}

// TestNearDuplicatesAreLeftOut: of two topics that are nearly the same, one is drawn.
func TestNearDuplicatesAreLeftOut(t *testing.T) {
	packs := large(t)
	south := *packs[1]
	twin := south.Projects[0]
	twin.Name = "New " + twin.Name
	south.Projects = append(slices.Clone(south.Projects), twin)
	packs[1] = &south
	for seed := range uint64(10) {
		o := quickstart()
		o.Projects, o.Second = 3, 0.2
		org, err := Organise(o, packs[1:], staffed(t, o, 60, packs[1:], seed), source(seed))
		if err == nil {
			t.Fatalf("seed %d: drew %q, %q and %q", seed, org.Projects[0].Project.Name, org.Projects[1].Project.Name,
				org.Projects[2].Project.Name)
		}
		if !strings.Contains(err.Error(), "2 projects that differ") {
			t.Fatal(err)
		}
	}
}

// TestSizesFollowTheScale: projects go first, then days, then people.
func TestSizesFollowTheScale(t *testing.T) {
	for _, c := range []struct {
		scale                  float64
		projects, days, people int
	}{{1, 5, 252, 170}, {0.5, 3, 210, 93}, {0.4, 2, 252, 68}, {0.2, 1, 252, 34}, {0.1, 1, 126, 24}, {0.05, 1, 63, 17}} {
		r, err := recipe.Load("workplace", nil, c.scale)
		if err != nil {
			t.Fatal(err)
		}
		w := r.World
		if w.Projects != c.projects || w.Workdays != c.days || w.People != c.people || len(w.Tasks) != c.projects {
			t.Errorf("scale %g: %d projects, %d days, %d people, tasks %v", c.scale, w.Projects, w.Workdays, w.People, w.Tasks)
		}
		if got, want := float64(sum(w.Tasks)), 2120*c.scale; math.Abs(got-want) > 0.1*want {
			t.Errorf("scale %g: %g tasks, want about %g", c.scale, got, want)
		}
	}
}

// BenchmarkOrganise is the blueprint at full size.
func BenchmarkOrganise(b *testing.B) {
	packs := large(b)
	for b.Loop() {
		found(b, packs, 1, 1)
	}
}
