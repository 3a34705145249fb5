package blueprint

import (
	"slices"
	"strings"
	"testing"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/pack"
	check "memloom/validate/invariants"
)

// TestGroups: as many groups as asked for, each with an executive, a manager
// and staff, no one twice, every seat a row of members (E4).
func TestGroups(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		if len(w.Groups) != w.options.Groups || len(w.Subprojects) != w.options.Groups {
			t.Fatalf("%d groups and %d sub-projects, want %d", len(w.Groups), len(w.Subprojects), w.options.Groups)
		}
		seats := 0
		seated := map[string]bool{}
		for _, g := range w.Groups {
			var ranks [6]int
			for i, id := range g.MemberIDs {
				ranks[w.people[id].Rank]++
				seated[id] = true
				if slices.Contains(g.MemberIDs[:i], id) {
					t.Errorf("%s sits twice in %s", id, g.ID)
				}
				if !slices.ContainsFunc(w.Members, func(m corpus.Member) bool {
					return m.GroupID == g.ID && m.PersonID == id &&
						!m.Guest
				}) {
					t.Errorf("%s in %s is no row of members", id, g.ID)
				}
			}
			if staff := ranks[3] + ranks[4] + ranks[5]; ranks[1] == 0 || ranks[2] == 0 || staff < 3 {
				t.Errorf("%s has the ranks %v: an executive, a manager or staff is missing", g.ID, ranks)
			}
			seats += len(g.MemberIDs)
		}
		if seats != len(w.Members) || len(seated) != len(w.people) {
			t.Errorf("%d seats and %d rows of members; %d of %d people have a seat", seats, len(w.Members), len(seated),
				len(w.people))
		}
	})
}

// TestWindows: tasks begin, are due and end on workdays, in this order, and
// late by no more than a slip (E10).
func TestWindows(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		days := w.Calendar.Workdays()
		for _, x := range w.Tasks {
			for _, d := range []corpus.Date{x.Start, x.Due} {
				if !slices.Contains(days, d) {
					t.Errorf("%s: %s is no workday of the corpus", x.ID, d)
				}
			}
			if x.Due <= x.Start {
				t.Errorf("%s is due on %s and starts on %s", x.ID, x.Due, x.Start)
			}
			if x.End == 0 { // it would end after the corpus
				if left := w.Calendar.WorkdaysBetween(x.Due, w.Calendar.Last); left >= slices.Max(w.options.Slips) {
					t.Errorf("%s never ends, but was due %d workdays before the end", x.ID, left)
				}
				continue
			}
			if !slices.Contains(days, x.End) || x.End < x.Due {
				t.Errorf("%s ends on %s, due on %s", x.ID, x.End, x.Due)
			}
			if late := w.Calendar.WorkdaysBetween(x.Due, x.End); !slices.Contains(w.options.Slips, late) {
				t.Errorf("%s ends %d workdays late", x.ID, late)
			}
		}
	})
}

// TestTasks: the number asked for in every group, named after component and
// deliverable, so that no name can be mistaken for another.
func TestTasks(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		perGroup := map[string]int{}
		for i, x := range w.Tasks {
			perGroup[x.GroupID]++
			if x.Name != x.Component+" "+x.Deliverable || x.ProjectID != w.Project.ID {
				t.Errorf("%s is called %q", x.ID, x.Name)
			}
			for _, y := range w.Tasks[:i] {
				a, b := strings.ToLower(x.Name), strings.ToLower(y.Name)
				if strings.Contains(a, b) || strings.Contains(b, a) {
					t.Errorf("the names %q and %q", x.Name, y.Name)
				}
			}
		}
		for _, g := range w.Groups {
			if perGroup[g.ID] != w.options.TasksPerGroup {
				t.Errorf("%s has %d tasks, want %d", g.ID, perGroup[g.ID], w.options.TasksPerGroup)
			}
		}
	})
}

// TestOwners: one owner a task, of a rank that may own it, first among its
// active people, who are all members of its group (E7).
func TestOwners(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		for _, x := range w.Tasks {
			var members []string
			for _, g := range w.Groups {
				if g.ID == x.GroupID {
					members = g.MemberIDs
				}
			}
			if len(x.ActiveIDs) < 3 || x.ActiveIDs[0] != x.OwnerID || !check.MayOwn(x, w.people[x.OwnerID].Rank) {
				t.Errorf("%s is owned by %q (rank %d), active are %v", x.ID, x.OwnerID, w.people[x.OwnerID].Rank, x.ActiveIDs)
			}
			for i, id := range x.ActiveIDs {
				if !slices.Contains(members, id) || slices.Contains(x.ActiveIDs[:i], id) {
					t.Errorf("%s: %s is active, once too often or outside the group", x.ID, id)
				}
			}
			if !strings.HasPrefix(x.Rationale, w.people[x.OwnerID].Name+" ") || strings.Count(x.Rationale, ".") != 1 {
				t.Errorf("%s: the rationale is no sentence about its owner: %q", x.ID, x.Rationale)
			}
		}
	})
}

// TestLifecycle: in a group no task of a later phase starts before one of an
// earlier phase (E6).
func TestLifecycle(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		for _, x := range w.Tasks {
			for _, y := range w.Tasks {
				if x.GroupID == y.GroupID && slices.Index(lifecycle, x.Lifecycle) < slices.Index(lifecycle, y.Lifecycle) &&
					y.Start < x.Start {
					t.Errorf("%s (%s) starts on %s, after %s (%s) on %s", x.ID, x.Lifecycle, x.Start, y.ID, y.Lifecycle, y.Start)
				}
			}
		}
	})
}

// TestCrowded: phases keep their order where more than one task starts a day,
// and a sub-project carries as many tasks as it has pairs of component and
// deliverable, no more.
func TestCrowded(t *testing.T) {
	for _, pk := range packs(t) {
		for seed := uint64(1); seed <= 5; seed++ {
			people := crowd(t, 15, pk, seed)
			most := 1 << 20
			for _, pr := range pk.Projects {
				for _, x := range pr.Subprojects {
					most = min(most, len(x.Components)*len(pk.Deliverables))
				}
			}
			for _, n := range []int{16, 20, 24, most} {
				o := quickstart()
				o.TasksPerGroup, o.FactsPerTask = n, 0 // dates alone: texts would run out first
				o.Parallel, o.Load = 60, 200
				org, err := Organise(o, []*pack.Pack{pk}, people, source(seed))
				if err != nil {
					t.Errorf("%s, seed %d, %d tasks a group of %d possible: %v", pk.Name, seed, n, most, err)
					continue
				}
				b := org.Projects[0]
				for i, x := range b.Tasks[1:] {
					if y := b.Tasks[i]; x.GroupID == y.GroupID && x.Lifecycle != y.Lifecycle && x.Start < y.Start {
						t.Errorf("%s, %d tasks: %s (%s) starts on %s, before %s (%s) on %s", pk.Name, n, x.ID, x.Lifecycle, x.Start, y.ID,
							y.Lifecycle, y.Start)
					}
				}
			}
		}
	}
}

// TestDependencies: nothing waits in a circle, and what is waited for is done
// before it is needed (E6, E8).
func TestDependencies(t *testing.T) {
	crossing := 0
	each(t, func(t *testing.T, w world) {
		dag := graph.NewDAGBuilder()
		for _, x := range w.Tasks {
			if err := dag.AddTask(x.ID); err != nil {
				t.Fatal(err)
			}
		}
		for _, d := range w.Dependencies {
			if err := dag.AddDependency(d.ToID, d.FromID); err != nil {
				t.Error(err)
			}
			from, to := w.task(d.FromID), w.task(d.ToID)
			if from.End == 0 || from.End >= to.Start {
				t.Errorf("%s starts on %s and waits for %s, which ends on %s", to.ID, to.Start, from.ID, from.End)
			}
			if internal := from.GroupID == to.GroupID; internal != (d.Type == "internal") || d.Artefact != from.Name {
				t.Errorf("%s → %s is of the type %q and hands over %q", from.ID, to.ID, d.Type, d.Artefact)
			} else if !internal {
				crossing++
			}
		}
		if _, err := dag.Build(); err != nil {
			t.Error(err)
		}
	})
	if crossing == 0 {
		t.Error("no world has a dependency between groups")
	}
}
