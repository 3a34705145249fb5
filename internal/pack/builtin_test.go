package pack

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
)

func builtin(t testing.TB, name string) *Pack {
	t.Helper()
	p, err := Builtin(name)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestProjectYears: full scale is five project-years, three of technology and
// two of healthcare, each without a text said twice and nowhere thin.
func TestProjectYears(t *testing.T) {
	for name, years := range map[string]int{"technology": 3, "healthcare": 2} {
		c := builtin(t, name).Capacity()
		if c.ProjectYears < years || c.FreshYears < years || c.Scale != 100 {
			t.Errorf("%s carries %d project-years, %d of them fresh, at scale %d; want %d\n%+v", name, c.ProjectYears,
				c.FreshYears, c.Scale, years, c)
		}
		if len(c.Thin) > 0 {
			t.Errorf("%s is thin:\n%+v", name, c)
		}
	}
}

// TestTextsOfTheBuiltinPacks: every attribute of free words has 400 texts from
// 25 frames at least, whose longest are still sentences.
func TestTextsOfTheBuiltinPacks(t *testing.T) {
	for _, name := range []string{"technology", "healthcare"} {
		for _, a := range builtin(t, name).Attributes {
			if corpus.Kind(a.Value.Kind) == corpus.KindText && (a.Value.count() < 400 || len(a.Value.Of) < 25) {
				t.Errorf("%s: %s has %d texts from %d frames", name, a.Key, a.Value.count(), len(a.Value.Of))
			}
		}
	}
}

// TestNewsOfTheBuiltinPacks: each kind of news has a fifth of a pack's frames, and enough for a project-year (E16).
func TestNewsOfTheBuiltinPacks(t *testing.T) {
	for _, name := range BuiltinNames() {
		p := builtin(t, name)
		frames := map[corpus.NewsKind]int{}
		for _, n := range p.News {
			frames[n.OfKind()]++
		}
		for _, kind := range corpus.NewsKinds() {
			if 5*frames[kind] < len(p.News) || frames[kind]*newsPerFrame < newsPerKind {
				t.Errorf("%s: %d of %d frames are of kind %s", name, frames[kind], len(p.News), kind)
			}
		}
	}
}

// TestSkillPool: the embedded packs share E1's pool of 104 skills and seven
// departments each; what E1 counts most often is what most roles of technology have.
func TestSkillPool(t *testing.T) {
	pool := map[string]bool{}
	roles := map[string]int{}
	for _, name := range []string{"technology", "healthcare"} {
		p := builtin(t, name)
		if len(p.Departments) != 7 {
			t.Errorf("%s has %d departments", name, len(p.Departments))
		}
		for _, r := range p.Roles {
			for _, s := range r.Skills {
				pool[s] = true
				if name == "technology" {
					roles[s]++
				}
			}
		}
		for _, d := range p.Departments {
			if !slices.ContainsFunc(p.Roles, func(r Role) bool { return slices.Contains(p.DepartmentsOf(r.Name), d) }) {
				t.Errorf("%s: nobody works in %s", name, d)
			}
		}
	}
	if len(pool) != 104 {
		t.Errorf("%d skills, want 104", len(pool))
	}
	for _, top := range []string{"Python", "Java", "data analysis"} {
		for s, n := range roles {
			if n > roles[top] && s != "Python" && s != "Java" && s != "data analysis" {
				t.Errorf("%s belongs to %d roles, %s to %d", s, n, top, roles[top])
			}
		}
	}
}

// TestRulesOfTheBuiltinPacks: a rule gives a base, an override that differs,
// and a definition; the matter of a rule about components fits each of them.
func TestRulesOfTheBuiltinPacks(t *testing.T) {
	for _, name := range []string{"technology", "healthcare"} {
		p := builtin(t, name)
		for _, r := range p.Rules {
			rnd := corpus.Rand(1, r.Key, "rule")
			o := options(p)
			base, err := r.Needs.Draw(rnd, o)
			if err != nil {
				t.Fatalf("%s: %v", r.Key, err)
			}
			o.Skip = base.Equal
			other, err := r.Needs.Draw(rnd, o)
			if err != nil || other.Equal(base) {
				t.Errorf("%s: override %v after %v (%v)", r.Key, other, base, err)
			}
			if means, err := r.Override.Means.Draw(rnd, o); err != nil || means.Text == "" {
				t.Errorf("%s: %v (%v)", r.Key, means, err)
			}
			if r.Scope == OfComponent {
				for _, pr := range p.Projects {
					for _, s := range pr.Subprojects {
						for _, c := range s.Components {
							if m := strings.Replace(r.Matter, componentSlot, c.Noun, 1); clauseFault(m) != "" {
								t.Errorf("%q: %s", m, clauseFault(m))
							}
						}
					}
				}
			}
		}
	}
}

func BenchmarkLoad(b *testing.B) {
	for _, name := range BuiltinNames() {
		b.Run(name, func(b *testing.B) {
			for range b.N {
				if _, err := Builtin(name); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// TestReasonsAreShared: what a class shares is behind each attribute's own
// reasons, and only where a decision may change the value.
func TestReasonsAreShared(t *testing.T) {
	p := builtin(t, "technology")
	for _, a := range p.Attributes {
		all, shared := p.ReasonsOf(a), p.ReasonsFor(a.Class)
		switch n := all.values().count(); {
		case !a.Changes && n > 0:
			t.Errorf("%s never changes and has %d reasons", a.Key, n)
		case a.Changes && n != len(a.Because)+shared.values().count():
			t.Errorf("%s has %d reasons, %d of them its own", a.Key, n, len(a.Because))
		case a.Changes && len(shared.Of) > 0 && n < 20:
			t.Errorf("%s has %d reasons", a.Key, n)
		}
	}
}

// TestAttributesOfComponents: an attribute that is kept to components is left
// out for the others, and every task of a built-in pack can have 15 facts.
func TestAttributesOfComponents(t *testing.T) {
	p := builtin(t, "healthcare")
	kept := 0
	for _, a := range p.Attributes {
		if len(a.Components) == 0 {
			continue
		}
		kept++
		for _, d := range p.Deliverables {
			if !slices.Contains(d.Attributes, a.Key) {
				continue
			}
			if !slices.Contains(p.AttributesOf(d, a.Components[0]), a.Key) || slices.Contains(p.AttributesOf(d, "shoe cupboard"),
				a.Key) {
				t.Errorf("%s of a %s ignores its components", a.Key, d.Noun)
			}
		}
	}
	if kept == 0 {
		t.Error("no attribute is kept to components")
	}
	if c := p.Capacity(); c.MinFacts < 15 {
		t.Errorf("a task can have no more than %d facts", c.MinFacts)
	}
}
