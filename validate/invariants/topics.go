package invariants

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// topics holds projects apart (E2): each has a context, three to five
// challenges and roles that it expects, and no two are near-duplicates.
func (c *checker) topics() {
	for i, p := range c.Projects {
		if p.Name == "" || p.Context == "" {
			c.add(Completeness, Topics, []string{p.ID}, "name or context is missing")
		}
		if n := len(p.Challenges); n < 3 || n > 5 {
			c.add(Completeness, Topics, []string{p.ID}, "has %d challenges, needs 3 to 5", n)
		}
		if len(p.Roles) == 0 {
			c.add(Completeness, Topics, []string{p.ID}, "expects no roles")
		}
		for _, q := range c.Projects[:i] {
			if NearDuplicates(p, q) {
				c.add(DistinctTopics, Topics, []string{q.ID, p.ID}, "%q is nearly the same as %q", p.Name, q.Name)
			}
		}
	}
}

// NearDuplicates says whether two topics are too much alike to be drawn together: most words of the shorter name stand
// in the other, or half of the words of name, context and challenges are shared.
func NearDuplicates(a, b corpus.Project) bool {
	x, y := words(a.Name), words(b.Name)
	if n := min(len(x), len(y)); n > 0 && shared(x, y)*3 >= n*2 {
		return true
	}
	x = words(a.Name + " " + a.Context + " " + strings.Join(a.Challenges, " "))
	y = words(b.Name + " " + b.Context + " " + strings.Join(b.Challenges, " "))
	n := shared(x, y)
	return n*2 >= len(x)+len(y)-n
}

// exclusive forbids sub-projects that contain one another (E3): each can be carried out on its own.
func (c *checker) exclusive() {
	for i, a := range c.Subprojects {
		if a.Name == "" || a.Goal == "" {
			c.add(Completeness, Subprojects, []string{a.ID}, "name or goal is missing")
		}
		for _, b := range c.Subprojects[:i] {
			if a.ProjectID != b.ProjectID {
				continue
			}
			if why := Contains(a, b, c.Components[a.ID], c.Components[b.ID]); why != "" {
				c.add(ExclusiveWork, Subprojects, []string{b.ID, a.ID}, "%s", why)
			}
		}
	}
}

// Contains says why one of two sub-projects holds the other or a part of it, "" if neither does: the words of one name
// all are in the other's name, the goal of one names the other, or they share a component.
func Contains(a, b corpus.Subproject, partsA, partsB []string) string {
	x, y := words(a.Name), words(b.Name)
	if n := min(len(x), len(y)); n > 0 && shared(x, y) == n {
		return quote(a.Name) + " and " + quote(b.Name) + " are parts of one another by name"
	}
	for _, pair := range [][2]corpus.Subproject{{a, b}, {b, a}} {
		if within(pair[0].Name, pair[1].Goal) {
			return "the goal of " + quote(pair[1].Name) + " covers " + quote(pair[0].Name)
		}
	}
	for _, p := range partsA {
		for _, q := range partsB {
			if within(p, q) || within(q, p) {
				return quote(a.Name) + " and " + quote(b.Name) + " both work on " + quote(p)
			}
		}
	}
	return ""
}

func quote(s string) string { return `"` + s + `"` }

// within says whether the words of a are next to one another in b.
func within(a, b string) bool {
	x, y := all(a), all(b)
	if len(x) == 0 {
		return false
	}
	for i := 0; i+len(x) <= len(y); i++ {
		if slices.Equal(x, y[i:i+len(x)]) {
			return true
		}
	}
	return false
}

func all(s string) []string {
	return strings.FieldsFunc(strings.ToLower(s), func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < '0' || r > '9')
	})
}

// common are words that topics share whatever they are about.
var common = strings.Fields(
	"the and for with that from into their each every have has are was were its our all one any who can not but than out new project system service services platform programme overhaul renewal rebuild reform")

// words returns the telling words of a text, each once, sorted.
func words(s string) []string {
	var out []string
	for _, w := range all(s) {
		if len(w) > 2 && !slices.Contains(common, w) {
			out = append(out, strings.TrimSuffix(w, "s"))
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// shared counts the words that two lists have in common.
func shared(a, b []string) (n int) {
	for _, w := range a {
		if slices.Contains(b, w) {
			n++
		}
	}
	return n
}
