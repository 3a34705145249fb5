package personas

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/pack/packtest"
)

// TestHeadsOfSkills: of all skills held strongly, the published heads have
// their published shares, at full size and in a small corpus as far as people
// come in whole numbers (E1, figure 7).
func TestHeadsOfSkills(t *testing.T) {
	pk := technology(t)
	for _, n := range []int{170, 85, 34, 15} {
		for seed := range uint64(5) {
			strong, of := 0, map[string]int{}
			for _, p := range generate(t, Options{N: n}, pk, seed) {
				for _, s := range p.Skills {
					if s.Level == "strong" {
						strong++
						of[s.Name]++
					}
				}
			}
			for _, h := range heads {
				want := float64(strong) * float64(h.count) / 1000
				if math.Abs(float64(of[h.name])-want) > 1 {
					t.Errorf("%d people, seed %d: %d hold %s strongly, want %.1f of %d", n, seed, of[h.name], h.name, want, strong)
				}
			}
		}
	}
}

// TestDepartmentsGoWithRoles: everyone works in a department that their pack
// ties to their role; an organisation has seven, of one field or of two, none
// of them tiny and none with half of the people (E1).
func TestDepartmentsGoWithRoles(t *testing.T) {
	for name, fields := range map[string][]Field{"one field": {{technology(t), 1}}, "two fields": workplaceFields(t)} {
		for seed := range uint64(5) {
			people, err := GenerateFor(Options{N: 170, Managers: 5}, fields, corpus.Rand(seed, "people", "test"))
			if err != nil {
				t.Fatal(err)
			}
			size := tally(people, func(p corpus.Person) string { return p.Department })
			for _, p := range people {
				if !slices.ContainsFunc(fields, func(f Field) bool {
					return slices.ContainsFunc(f.Pack.Roles, func(r pack.Role) bool {
						return r.Name == p.Role && slices.Contains(f.Pack.DepartmentsOf(r.Name), p.Department)
					})
				}) {
					t.Errorf("%s, seed %d: a %s is in %s", name, seed, p.Role, p.Department)
				}
			}
			if len(size) != departments {
				t.Errorf("%s, seed %d: %d departments have people, want %d: %v", name, seed, len(size), departments, size)
			}
			for d, n := range size {
				if n < 5 || n > 85 {
					t.Errorf("%s, seed %d: %d people in %s", name, seed, n, d)
				}
			}
		}
	}
}

// TestDepartmentsAreChosenForTheirRoles: where packs name more departments than
// an organisation has, every field has some and can fill all ranks of its own.
func TestDepartmentsAreChosenForTheirRoles(t *testing.T) {
	fields := workplaceFields(t)
	house := homes(fields)
	for f, field := range fields {
		open := map[int]bool{}
		for j, role := range field.Pack.Roles {
			for _, k := range role.Ranks {
				open[k] = open[k] || len(house[f][j]) > 0
			}
		}
		for rank := 2 - btoi(f == 0); rank <= 5; rank++ {
			if !open[rank] {
				t.Errorf("nobody of rank %d can work in %s", rank, field.Pack.Name)
			}
		}
	}
	n := 0
	for _, list := range choose(append(fields, fields...), false) {
		if n += len(list); len(list) == 0 {
			t.Error("a field has no department")
		}
	}
	if n != departments {
		t.Errorf("%d departments of four fields", n)
	}
	if all := choose(fields[:1], false); len(all[0]) != departments {
		t.Errorf("one field has the departments %v", all[0])
	}
}

// TestPoolOfSkills: the organisation of two fields holds all of the packs'
// skills, 104 (E1), whichever departments it has.
func TestPoolOfSkills(t *testing.T) {
	for seed := range uint64(5) {
		people, err := GenerateFor(Options{N: 170, Managers: 5}, workplaceFields(t), corpus.Rand(seed, "people", "test"))
		if err != nil {
			t.Fatal(err)
		}
		pool := map[string]bool{}
		for _, p := range people {
			for _, s := range p.Skills {
				pool[s.Name] = true
			}
		}
		if len(pool) != 104 {
			t.Errorf("seed %d: %d skills, want 104", seed, len(pool))
		}
	}
}

// TestTwoFields: an organisation over two packs has people of both by weight,
// each with role, department and skills of one of them, and one executive.
func TestTwoFields(t *testing.T) {
	library := packtest.File(t, "../testdata/domains/library.yaml")
	fields := []Field{{technology(t), 3}, {library, 2}}
	people, err := GenerateFor(Options{N: 170, Managers: 5}, fields, corpus.Rand(1, "people", "test"))
	if err != nil {
		t.Fatal(err)
	}
	count := make([]int, 2)
	departments := map[string]bool{}
	for _, p := range people {
		departments[p.Department] = true
		f := 0
		if roleSkills(fields[0].Pack, p.Role) == nil {
			f = 1
		}
		count[f]++
		if p.Rank == 1 && f != 0 {
			t.Errorf("the executive is a %s", p.Role)
		}
		if !slices.Contains(fields[f].Pack.Departments, p.Department) {
			t.Errorf("%s (%s) is in %s", p.Name, p.Role, p.Department)
		}
		for _, s := range p.Skills {
			if !slices.Contains(allSkills(fields[f].Pack), s.Name) {
				t.Errorf("%s (%s) can %s", p.Name, p.Role, s.Name)
			}
		}
	}
	if count[0] != 102 || len(departments) > 7 {
		t.Errorf("%v people of the fields and %d departments, want 102, 68 and at most 7", count, len(departments))
	}
}

// TestVoicesWithinProjects: within a project no two people share tone and
// voice, also where people are in several projects (G3).
func TestVoicesWithinProjects(t *testing.T) {
	pk := technology(t)
	rapid.Check(t, func(rt *rapid.T) {
		r := corpus.Rand(rapid.Uint64().Draw(rt, "seed"), "voices", "test")
		people, err := Generate(Options{N: 170}, pk, r)
		if err != nil {
			rt.Fatal(err)
		}
		projects := make([][]int, 5)
		for p, n := range []int{39, 36, 45, 32, 46} {
			projects[p] = append(projects[p], 0)
			for _, i := range r.Perm(len(people)) {
				if len(projects[p]) < n && i != 0 {
					projects[p] = append(projects[p], i)
				}
			}
		}
		Voices(people, projects, r)
		for p, list := range projects {
			seen := map[string]string{}
			for _, i := range list {
				pair := people[i].Tone + "/" + people[i].Voice
				if other := seen[pair]; other != "" {
					rt.Fatalf("project %d: %s and %s are both %s", p, other, people[i].Name, pair)
				}
				seen[pair] = people[i].Name
			}
		}
	})
	crowd := make([]corpus.Person, 60)
	all := make([]int, len(crowd))
	for i := range all {
		all[i] = i
	}
	Voices(crowd, [][]int{all}, corpus.Rand(1, "voices", "test"))
	count := map[string]int{}
	for _, p := range crowd {
		count[p.Tone+p.Voice]++
	}
	for pair, n := range count {
		if n > 2 {
			t.Errorf("%d of 60 people are %q", n, pair)
		}
	}
}

// TestAdapt: a dimension moves two steps at most, the one who moves has a
// rationale that names the team, the others have none, and the share bounds
// how many move (E5).
func TestAdapt(t *testing.T) {
	pk := technology(t)
	moves, rationales := 0, map[string]bool{}
	for seed := range uint64(40) {
		people := generate(t, Options{N: 60}, pk, seed)
		r := corpus.Rand(seed, "adapt", "test")
		size := 5 + r.IntN(16)
		// every team has the executive
		slices.SortStableFunc(people, func(a, b corpus.Person) int { return btoi(b.Rank == 1) - btoi(a.Rank == 1) })
		team := Team{Name: "Sign-In", Members: people[:size], Pack: pk}
		share := float64(seed%5) / 4
		got := Adapt(team, share, r)
		n := 0
		for i, a := range got {
			if a == nil {
				continue
			}
			n++
			steps := distance(people[i].Style, a.Style)
			if slices.Max(steps) == 0 || slices.Max(steps) > 2 {
				t.Errorf("seed %d: %s moves by %v", seed, people[i].Name, steps)
			}
			if !strings.Contains(a.Rationale, "Sign-In") || !strings.HasSuffix(a.Rationale, ".") || strings.Contains(a.Rationale,
				"  ") {
				t.Errorf("seed %d: rationale %q", seed, a.Rationale)
			}
			rationales[a.Rationale] = true
			moves++
		}
		if most := int(math.Round(share * float64(size))); n > most || n < most-1 {
			t.Errorf("seed %d: %d of %d adapt, the share is %g", seed, n, size, share)
		}
	}
	if len(rationales)*10 < moves*7 {
		t.Errorf("%d rationales for %d adaptations", len(rationales), moves)
	}
}

func distance(a, b corpus.Style) []int {
	var out []int
	for _, s := range corpus.StyleScales() {
		out = append(out, abs(slices.Index(s.Values, *s.Of(&a))-slices.Index(s.Values, *s.Of(&b))))
	}
	return out
}

func abs(n int) int { return max(n, -n) }

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// TestReasonsHold: every reason has words for every value it can lead to, and
// a rule's scale exists.
func TestReasonsHold(t *testing.T) {
	values := map[string][]string{}
	for _, s := range corpus.StyleScales() {
		values[s.Name] = s.Values
		for _, v := range s.Values {
			if len(effects[s.Name+"/"+v]) == 0 {
				t.Errorf("nothing says that %s becomes %s", s.Name, v)
			}
		}
	}
	for i, r := range adaptRules {
		if values[r.scale] == nil || r.steps != 1 && r.steps != -1 || len(r.because) < 3 {
			t.Errorf("rule %d: %s by %d for %d reasons", i, r.scale, r.steps, len(r.because))
		}
	}
	people := generate(t, Options{N: 12}, technology(t), 1)
	if got := fmt.Sprint(Adapt(Team{Name: "x", Members: people, Pack: technology(t)}, 0,
		corpus.Rand(1, "a", "b"))); strings.Contains(got, "0x") {
		t.Error("somebody adapts although nobody is to")
	}
}

// TestAnyPackCanStaffItsDepartments: whatever departments a pack names and ties
// its roles to, at most seven are chosen, and people of every rank have a role
// in one of them that the pack ties it to.
func TestAnyPackCanStaffItsDepartments(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		p := &pack.Pack{Name: "any"}
		for i := range rapid.IntRange(1, 12).Draw(rt, "departments") {
			p.Departments = append(p.Departments, fmt.Sprintf("D%d", i+1))
		}
		for i := range rapid.IntRange(5, 14).Draw(rt, "roles") {
			role := pack.Role{Name: fmt.Sprintf("role %d", i+1), Ranks: []int{i%5 + 1}}
			role.Departments = rapid.SliceOfNDistinct(rapid.SampledFrom(p.Departments), 0, len(p.Departments),
				rapid.ID[string]).Draw(rt, "ties")
			p.Roles = append(p.Roles, role)
		}
		fields := []Field{{p, 1}}
		if n := len(choose(fields, false)[0]); n != min(departments, len(p.Departments)) {
			rt.Fatalf("%d of %d departments are chosen", n, len(p.Departments))
		}
		people := make([]corpus.Person, 40)
		for i := range people {
			people[i].Rank = min(5, 1+i/2)
		}
		if _, err := roles(people, fields, corpus.Rand(1, "people", "test")); err != nil {
			rt.Fatal(err)
		}
		for _, x := range people {
			if !slices.Contains(p.DepartmentsOf(x.Role), x.Department) {
				rt.Fatalf("a %s is in %q", x.Role, x.Department)
			}
		}
	})
}

// TestDepartments_ManyFields: five fields share seven departments, and each has people of most of its roles (E1).
func TestDepartments_ManyFields(t *testing.T) {
	var fields []Field
	for _, name := range []string{"technology", "operations", "marketing", "financial-services", "governance"} {
		p := packtest.Builtin(t, name)
		fields = append(fields, Field{Pack: p, Weight: 1})
	}
	people, err := GenerateFor(Options{N: 170, Managers: 5}, fields, corpus.Rand(1, "people", "people"))
	if err != nil {
		t.Fatal(err)
	}
	in, as := map[string]bool{}, map[string]bool{}
	for _, p := range people {
		in[p.Department], as[p.Role] = true, true
	}
	if len(in) != 7 {
		t.Errorf("%d departments: %v", len(in), in)
	}
	for _, f := range fields {
		staffed := 0
		for _, r := range f.Pack.Roles {
			if as[r.Name] {
				staffed++
			}
		}
		if 4*staffed < 3*len(f.Pack.Roles) {
			t.Errorf("%s: %d of %d roles are filled", f.Pack.Name, staffed, len(f.Pack.Roles))
		}
	}
}
