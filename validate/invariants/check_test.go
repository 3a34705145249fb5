package invariants

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
)

func day(s string) corpus.Date {
	d, err := corpus.ParseDate(s)
	if err != nil {
		panic(err)
	}
	return d
}

// office is a small plan that breaks nothing: a team of four and four tasks in
// a month.
func office() Plan {
	person := func(id string, rank int, skills ...corpus.Skill) corpus.Person {
		return corpus.Person{ID: id, Rank: rank, Skills: skills}
	}
	task := func(id string, phase corpus.Lifecycle, owner, start, end string) corpus.Task {
		return corpus.Task{
			ID: id, ProjectID: "p", SubprojectID: "s", GroupID: "g", Name: "gate " + id, Deliverable: id, Lifecycle: phase,
			Skills: []string{"welding"}, OwnerID: owner, Rationale: "Because.", ActiveIDs: []string{owner}, Start: day(start),
			Due: day(end), End: day(end),
		}
	}
	p := Plan{
		People: []corpus.Person{
			person("boss", 1), person("lead", 2), person("old", 3, corpus.Skill{Name: "welding", Level: "strong"}),
			person("new", 5, corpus.Skill{Name: "drawing", Level: "low"}),
		},
		Projects: []corpus.Project{{ID: "p", Name: "Harbour Gates", Context: "They rust.", Challenges: []string{"a", "b",
			"c"}, Roles: []string{"welder"}}},
		Subprojects: []corpus.Subproject{
			{ID: "s", ProjectID: "p", GroupID: "g", Name: "North Quay", Goal: "Close the north."},
			{ID: "s2", ProjectID: "p", GroupID: "g2", Name: "Ferry Ramp", Goal: "Let cars in."},
		},
		Groups: []corpus.Group{{ID: "g", MemberIDs: []string{"boss", "lead", "old", "new"}}},
		Tasks: []corpus.Task{
			task("plan", corpus.Strategy, "boss", "2025-03-03", "2025-03-05"),
			task("sketch", corpus.Requirements, "lead", "2025-03-04", "2025-03-07"),
			task("weld", corpus.Development, "old", "2025-03-10", "2025-03-14"),
			task("hinge", corpus.Testing, "new", "2025-03-17", "2025-03-19"),
		},
		Dependencies: []corpus.Dependency{{FromID: "sketch", ToID: "weld", Type: corpus.InternalDependency,
			Artefact: "gate sketch"}},
		Calendar: corpus.Calendar{First: day("2025-03-03"), Last: day("2025-03-31")},
	}
	p.Tasks[0].Strategic = true
	return p
}

func limits() Limits { return Limits{TeamMin: 3, TeamMax: 6, MinOwned: 5, Parallel: 2, Load: 3} }

// TestRules: a sound plan breaks nothing, and each fault is found once for what
// it is, in the part that has to be made anew, with the ids concerned.
func TestRules(t *testing.T) {
	if v := Check(office(), limits()); len(v) > 0 {
		t.Fatalf("the sound plan breaks %v", v)
	}
	for _, c := range []struct {
		name      string
		spoil     func(p *Plan)
		invariant Invariant
		part      Part
		ids       string
	}{
		{"challenges", func(p *Plan) { p.Projects[0].Challenges = nil }, Completeness, Topics, "p"},
		{"roles", func(p *Plan) { p.Projects[0].Roles = nil }, Completeness, Topics, "p"},
		{"near-duplicate", func(p *Plan) {
			q := p.Projects[0]
			q.ID, q.Name = "q", "New Harbour Gate"
			p.Projects = append(p.Projects, q)
		}, DistinctTopics, Topics, "p q"},
		{"goal", func(p *Plan) { p.Subprojects[1].Goal = "" }, Completeness, Subprojects, "s2"},
		{"part by name", func(p *Plan) { p.Subprojects[1].Name = "Hinges of the North Quay" }, ExclusiveWork, Subprojects,
			"s s2"},
		{"part by goal", func(p *Plan) { p.Subprojects[1].Goal = "Pave the North Quay." }, ExclusiveWork, Subprojects,
			"s s2"},
		{"shared component", func(p *Plan) {
			p.Components = map[string][]string{"s": {"tide gate"}, "s2": {"old tide gate"}}
		}, ExclusiveWork, Subprojects, "s s2"},
		{"stranger", func(p *Plan) { p.Groups[0].MemberIDs[2] = "nobody" }, Completeness, Teams, "g nobody"},
		{"no manager", func(p *Plan) { p.People[1].Rank = 4 }, TeamShape, Teams, "g"},
		{"too many", func(p *Plan) {
			p.Groups[0].MemberIDs = slices.Concat(p.Groups[0].MemberIDs, []string{"boss", "lead", "old"})
		}, TeamShape, Teams, "g"},
		{"no skills", func(p *Plan) { p.Tasks[1].Skills = nil }, Completeness, Tasks, "sketch"},
		{"low skill", func(p *Plan) { p.Tasks[1].Skills = []string{"drawing"} }, SkillCoverage, Tasks, "sketch g"},
		{"same task", func(p *Plan) { p.Tasks[1].Name = "GATE PLAN" }, ExclusiveWork, Tasks, "plan sketch"},
		{"no work", func(p *Plan) {
			p.Groups = append(p.Groups, corpus.Group{ID: "idle", MemberIDs: []string{"boss", "lead", "old"}})
		}, Completeness, Tasks, "idle"},
		{"Saturday", func(p *Plan) { p.Tasks[1].Due = day("2025-03-08") }, TemporalConsistency, Schedule, "sketch"},
		{"closure", func(p *Plan) { p.Calendar.Closures = []corpus.Closure{{Date: day("2025-03-14"), Name: "the move"}} },
			TemporalConsistency, Schedule, "weld"},
		{"ends before it starts", func(p *Plan) { p.Tasks[3].End = day("2025-03-14") }, TemporalConsistency, Schedule,
			"hinge"},
		{"phases", func(p *Plan) { p.Tasks[3].Start = day("2025-03-07") }, TemporalConsistency, Schedule, "weld hinge"},
		{"needed too early", func(p *Plan) { p.Tasks[1].End = day("2025-03-10") }, TemporalConsistency, Schedule,
			"sketch weld"},
		{"circle", func(p *Plan) {
			p.Dependencies = append(p.Dependencies, corpus.Dependency{FromID: "weld", ToID: "sketch",
				Type: corpus.InternalDependency, Artefact: "gate weld"})
		}, TemporalConsistency, Schedule, "sketch weld"},
		{"type", func(p *Plan) { p.Dependencies[0].Type = corpus.DataContract }, Completeness, Schedule, "sketch weld"},
		{"missing task", func(p *Plan) { p.Dependencies[0].FromID = "gone" }, Completeness, Schedule, "gone weld"},
		{"no owner", func(p *Plan) { p.Tasks[2].OwnerID = "" }, Completeness, Assignment, "weld"},
		{"owner outside", func(p *Plan) { p.Tasks[2].OwnerID = "guest" }, Completeness, Assignment, "weld guest"},
		{"no rationale", func(p *Plan) { p.Tasks[2].Rationale = "" }, Completeness, Assignment, "weld"},
		{"strategic for staff", func(p *Plan) { p.Tasks[0].OwnerID, p.Tasks[0].ActiveIDs = "old", []string{"old"} },
			RoleCoherence, Assignment, "plan old"},
		{"phase one for juniors", func(p *Plan) {
			p.Tasks[0].Strategic, p.Tasks[0].OwnerID, p.Tasks[0].ActiveIDs = false, "new", []string{"new"}
		}, RoleCoherence, Assignment, "plan new"},
		{"strategic too late", func(p *Plan) { p.Tasks[1].Strategic = true }, RoleCoherence, Tasks, "sketch"},
	} {
		p := office()
		c.spoil(&p)
		found := slices.ContainsFunc(Check(p, limits()), func(v Violation) bool {
			return v.Invariant == c.invariant && v.Part == c.part && strings.Join(v.IDs, " ") == c.ids && v.Detail != ""
		})
		if !found {
			t.Errorf("%s: found %v, want %s of %s in %s", c.name, Check(p, limits()), c.invariant, c.ids, c.part)
		}
	}
}

// TestLoads: parallel tasks are counted by the day, load by any thirty days,
// and a task without an end counts to the end of the corpus (E9).
func TestLoads(t *testing.T) {
	loads := func(l Limits, windows ...string) int {
		p := office()
		p.Tasks = nil
		p.Calendar.Last = day("2025-12-31")
		for i, w := range windows {
			from, to, _ := strings.Cut(w, " ")
			x := corpus.Task{ID: string(rune('a' + i)), GroupID: "g", OwnerID: "old", Start: day(from), Due: day(from)}
			if to != "" {
				x.End = day(to)
			}
			p.Tasks = append(p.Tasks, x)
		}
		n := 0
		for _, v := range CheckPart(Assignment, p, l) {
			if v.Invariant == LoadBalance {
				n++
			}
		}
		return n
	}
	day2, load2 := Limits{Parallel: 2, Load: 9}, Limits{Parallel: 9, Load: 2}
	for _, c := range []struct {
		name    string
		limits  Limits
		windows []string
		want    int
	}{
		{"two at a time", day2, []string{"2025-03-03 2025-03-07", "2025-03-05 2025-03-10", "2025-03-10 2025-03-12"}, 0},
		{"three on a day", day2, []string{"2025-03-03 2025-03-07", "2025-03-05 2025-03-10", "2025-03-07 2025-03-12"}, 1},
		{"open end", day2, []string{"2025-03-03 ", "2025-03-05 ", "2025-11-07 2025-11-12"}, 1},
		{"thirty days and one more", load2, []string{"2025-03-03 2025-03-04", "2025-03-10 2025-03-11",
			"2025-04-03 2025-04-04"}, 0},
		{"thirty days", load2, []string{"2025-03-03 2025-03-04", "2025-03-10 2025-03-11", "2025-04-02 2025-04-04"}, 1},
	} {
		if got := loads(c.limits, c.windows...); got != c.want {
			t.Errorf("%s: %d violations, want %d", c.name, got, c.want)
		}
	}
}

// TestContains: what counts as part of one another, and what does not (E3).
func TestContains(t *testing.T) {
	sub := func(name, goal string) corpus.Subproject { return corpus.Subproject{Name: name, Goal: goal} }
	for _, c := range []struct {
		a, b corpus.Subproject
		want bool
	}{
		{sub("Manufacturing Execution", "Run the line."), sub("Scheduling of Manufacturing Execution", "Plan shifts."), true},
		{sub("Risk Engine", "Score risks."), sub("Reports", "Report what the Risk Engine says."), true},
		{sub("Risk Engine", "Score risks."), sub("Transaction Engine", "Book once."), false},
		{sub("Sign-In", "Log people in."), sub("Directory", "Keep people."), false},
	} {
		for _, swap := range []bool{false, true} {
			a, b := c.a, c.b
			if swap {
				a, b = b, a
			}
			if why := Contains(a, b, nil, nil); (why != "") != c.want {
				t.Errorf("%q and %q: %q", a.Name, b.Name, why)
			}
		}
	}
}

// TestMinOwned: the knob holds where there are enough tasks.
func TestMinOwned(t *testing.T) {
	for _, c := range []struct{ tasks, members, want int }{{145, 16, 5}, {141, 19, 5}, {35, 8, 3}, {8, 7, 0}, {8, 0, 0}} {
		if got := MinOwnedOf(5, c.tasks, c.members); got != c.want {
			t.Errorf("%d tasks, %d members: %d, want %d", c.tasks, c.members, got, c.want)
		}
	}
}
