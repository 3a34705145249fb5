package blueprint

import (
	"errors"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	check "memloom/validate/invariants"
)

// corruptions spoil each part in a way that breaks each of its rules.
var corruptions = []struct {
	name      string
	part      check.Part
	invariant check.Invariant
	spoil     func(b *Blueprint)
}{
	{"no context", check.Topics, check.Completeness, func(b *Blueprint) { b.Project.Context = "" }},
	{"two challenges", check.Topics, check.Completeness,
		func(b *Blueprint) { b.Project.Challenges = b.Project.Challenges[:2] }},
	{"a sub-project inside another", check.Subprojects, check.ExclusiveWork,
		func(b *Blueprint) { b.Subprojects[1].Name = b.Subprojects[0].Name + " Scheduling" }},
	{"no executive", check.Teams, check.TeamShape,
		func(b *Blueprint) { b.Groups[0].MemberIDs = b.Groups[0].MemberIDs[1:] }},
	{"a seat twice", check.Teams, check.TeamShape,
		func(b *Blueprint) { b.Groups[1].MemberIDs = append(b.Groups[1].MemberIDs, b.Groups[1].MemberIDs[0]) }},
	{"a task without a deliverable", check.Tasks, check.Completeness, func(b *Blueprint) { b.Tasks[3].Deliverable = "" }},
	{"a skill that nobody has", check.Tasks, check.SkillCoverage,
		func(b *Blueprint) { b.Tasks[3].Skills = []string{"falconry"} }},
	{"two tasks of one name", check.Tasks, check.ExclusiveWork, func(b *Blueprint) { b.Tasks[3].Name = b.Tasks[4].Name }},
	{"a deadline on a Sunday", check.Schedule, check.TemporalConsistency, func(b *Blueprint) {
		for b.Tasks[5].Due.Weekday() != 0 {
			b.Tasks[5].Due++
		}
	}},
	{"no deadline", check.Schedule, check.Completeness, func(b *Blueprint) { b.Tasks[5].Due = 0 }},
	{"a late phase first", check.Schedule, check.TemporalConsistency, func(b *Blueprint) {
		last := len(b.Tasks) - 1
		b.Tasks[last].Start = b.Tasks[0].Start
	}},
	{"an artefact that comes too late", check.Schedule, check.TemporalConsistency, func(b *Blueprint) {
		d := &b.Dependencies[0]
		d.FromID, d.ToID = d.ToID, d.FromID
	}},
	{"a circle", check.Schedule, check.TemporalConsistency, func(b *Blueprint) {
		d := b.Dependencies[0]
		d.FromID, d.ToID = d.ToID, d.FromID
		b.Dependencies = append(b.Dependencies, d)
	}},
	{"a task without an owner", check.Assignment, check.Completeness, func(b *Blueprint) { b.Tasks[9].OwnerID = "" }},
	{"everything on one person", check.Assignment, check.LoadBalance, func(b *Blueprint) {
		busy := b.Groups[0].MemberIDs[len(b.Groups[0].MemberIDs)-1]
		for i, t := range b.Tasks {
			if t.GroupID == b.Groups[0].ID {
				b.Tasks[i].OwnerID, b.Tasks[i].ActiveIDs = busy, []string{busy}
			}
		}
	}},
	{"a strategic task of a junior", check.Assignment, check.RoleCoherence, func(b *Blueprint) {
		i := slices.IndexFunc(b.Tasks, func(t corpus.Task) bool { return t.Strategic })
		junior := b.Groups[0].MemberIDs[len(b.Groups[0].MemberIDs)-1]
		b.Tasks[i].OwnerID, b.Tasks[i].ActiveIDs = junior, []string{junior}
	}},
}

// small is a project at a size that is made in a moment.
func small(corrupt func(check.Part, string, int, *Blueprint)) Options {
	o := quickstart()
	o.Workdays, o.TasksPerGroup, o.Projects, o.Second = 60, 40, 2, 0.2
	o.corrupt = corrupt
	return o
}

// TestOnlyTheSpoiltPartIsMadeAnew: a part that breaks a rule is made a second
// time; the parts before it stay as they were, and no other part is made twice
// (E9).
func TestOnlyTheSpoiltPartIsMadeAnew(t *testing.T) {
	packs := large(t)
	people := staffed(t, small(nil), 60, packs, 1)
	whole, err := Organise(small(nil), packs, people, source(1))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range corruptions {
		t.Run(c.name, func(t *testing.T) {
			made := map[string]int{}
			var broken []check.Violation
			o := small(func(part check.Part, project string, attempt int, b *Blueprint) {
				made[string(part)+" "+project] = attempt
				if part == c.part && project == "p1" && attempt == 1 {
					c.spoil(b)
					broken = check.CheckPart(part, check.Plan{
						People: whole.People, Calendar: whole.Calendar, Projects: []corpus.Project{b.Project}, Subprojects: b.Subprojects,
						Groups: b.Groups, Tasks: b.Tasks, Dependencies: b.Dependencies,
					}, small(nil).limits())
				}
			})
			got, err := Organise(o, packs, people, source(1))
			if err != nil {
				t.Fatal(err)
			}
			if !slices.ContainsFunc(broken, func(v check.Violation) bool {
				return v.Invariant == c.invariant &&
					v.Part == c.part && v.Detail != ""
			}) {
				t.Errorf("the violations are %v, want one of %s", broken, c.invariant)
			}
			shared := c.part == check.Topics || c.part == check.Teams // parts that all projects have in common
			for key, n := range made {
				want := 1
				if key == string(c.part)+" p1" || shared && key == string(c.part)+" p2" {
					want = 2
				}
				if n != want {
					t.Errorf("%s was made %d times, want %d", key, n, want)
				}
			}
			if v := check.Check(planOf(got), o.limits()); len(v) > 0 {
				t.Errorf("the result breaks %v", v)
			}
			before(t, c.part, whole.Projects[0], got.Projects[0])
		})
	}
}

// before compares what comes before a part.
func before(t *testing.T, part check.Part, want, got *Blueprint) {
	t.Helper()
	at := slices.Index(check.Parts(), part)
	if at > slices.Index(check.Parts(), check.Teams) {
		if diff := cmp.Diff(want.Groups, got.Groups); diff != "" {
			t.Errorf("the teams changed: %s", diff)
		}
	}
	if at > slices.Index(check.Parts(), check.Tasks) {
		for i := range want.Tasks {
			if want.Tasks[i].Name != got.Tasks[i].Name {
				t.Fatalf("task %d changed from %q to %q", i, want.Tasks[i].Name, got.Tasks[i].Name)
			}
		}
	}
	if part == check.Assignment {
		if diff := cmp.Diff(want.Dependencies, got.Dependencies); diff != "" {
			t.Errorf("the dependencies changed: %s", diff)
		}
	}
}

// TestHopelessPartsEnd: a part that breaks a rule every time ends with an error
// that names it and what it breaks, after a bounded number of attempts.
func TestHopelessPartsEnd(t *testing.T) {
	packs := large(t)
	people := staffed(t, small(nil), 60, packs, 1)
	for _, c := range corruptions {
		attempts := 0
		o := small(func(part check.Part, project string, attempt int, b *Blueprint) {
			if part == c.part && project == "p1" {
				attempts = attempt
				c.spoil(b)
			}
		})
		o.Attempts = 3
		_, err := Organise(o, packs, people, source(1))
		var invalid *InvalidError
		if !errors.As(err, &invalid) || invalid.Part != c.part || attempts != 3 || len(invalid.Violations) == 0 ||
			len(invalid.Violations[0].IDs) == 0 {
			t.Errorf("%s: after %d attempts: %v", c.name, attempts, err)
		}
	}
}
