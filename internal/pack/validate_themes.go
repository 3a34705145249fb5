package pack

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/nearest"
)

// themes checks that every problem of a theme is one of the pack's, of that theme alone, and that each role has a remedy
// for it: whoever is asked for a proposal has one that answers the problem.
func (c *checker) themes() {
	keys, remedies := map[string]string{}, map[string]string{}
	for i, t := range c.p.Themes {
		at := fmt.Sprintf("themes[%d]", i)
		c.phrase(at+".key", t.Key)
		c.unique(keys, at+".key", t.Key)
		c.need(at+".problems", len(t.Problems), 1, "problem")
		for j, begin := range t.Problems {
			if begin == "" || c.stands("attributes") && !slices.ContainsFunc(c.problemTexts(), func(s string) bool { return strings.HasPrefix(s, begin) }) {
				c.add(fmt.Sprintf("%s.problems[%d]", at, j), "no blocker or risk begins with %q; give the first words of one", begin)
			}
		}
		for _, r := range c.p.Roles {
			if t.Remedies[r.Name] == "" {
				c.add(at+".remedies", "has none of the role %q; every role needs a remedy for every theme", r.Name)
			}
		}
		for _, role := range slices.Sorted(maps.Keys(t.Remedies)) {
			path := at + ".remedies." + role
			if c.stands("roles") && !c.isRole(role) {
				c.add(path, "there is no role %q; use a name from roles%s", role, nearest.Hint(role, c.roleNames()))
			}
			c.freeWords(path, t.Remedies[role], true)
			c.unique(remedies, path, t.Remedies[role])
		}
	}
	for _, s := range c.problemTexts() {
		var of []string
		for _, t := range c.p.Themes {
			if t.About(s) {
				of = append(of, t.Key)
			}
		}
		if len(of) > 1 {
			c.add("themes", "the problem %q is of %s; a problem has one theme", s, strings.Join(of, " and of "))
		}
	}
}

// near reports an attribute that cannot be near to another: one that there is not, or itself.
func (c *checker) near(path string, a Attribute, key string) {
	switch {
	case key == a.Key:
		c.add(path, "%q is the attribute itself; name others", key)
	case !slices.ContainsFunc(c.p.Attributes, func(b Attribute) bool { return b.Key == key }):
		c.add(path, "there is no attribute %q; use a key from attributes", key)
	}
}

// problemTexts are the texts of all blockers and risks, slots and all.
func (c *checker) problemTexts() []string {
	var out []string
	for _, a := range c.p.Attributes {
		if a.Class.In(Blocker, Risk) {
			out = append(out, a.Value.Of...)
		}
	}
	return out
}
