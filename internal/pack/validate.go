package pack

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"memloom/internal/nearest"
	"memloom/internal/yamlcheck"
)

// The least a pack needs. They follow from what one project-month asks for.
const (
	minRoles        = 4
	minSkills       = 8 // over all roles: a person has up to seven
	minConcepts     = 3
	minPool         = 5
	minDeliverables = 6
	minAttributes   = 12 // of a deliverable
	minComponents   = 5  // of a sub-project
	minTexts        = 25 // of an attribute of free words: one a task, in a month of 24
	minEnum         = 3
	minNumbers      = 5 // values of a range
	minClosures     = 6
	minAsides       = 12
	minNews         = 3
)

var (
	nameForm = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)
	keyForm  = regexp.MustCompile(`^[a-z][a-z0-9]*(_[a-z0-9]+)*$`)
	slotForm = regexp.MustCompile(`\{([^{}]*)\}`)
)

// checker collects what is wrong with the meaning of a pack.
type checker struct {
	p        *Pack
	places   yamlcheck.Places
	problems []Problem
	said     map[string]string    // free text → the path that says it
	cases    map[string]string    // name of a case of a rule, folded → its path
	index    map[string][]mention // first word → nouns and names that begin with it
	nouns    map[string]bool      // of all components

	// standing are the sections that a pack in the making has. Rules about others, and about what refers to them, wait
	// until they stand. Nil stands for all.
	standing map[string]bool
}

func validate(p *Pack, places yamlcheck.Places, standing map[string]bool) []Problem {
	c := &checker{p: p, places: places, said: map[string]string{}, cases: map[string]string{}, standing: standing}
	c.head()
	for _, s := range []struct {
		name  string
		check func()
	}{
		{"roles", c.roles}, {"terms", c.terms}, {"pools", c.pools}, {"attributes", c.attributes},
		{"reasons", c.reasons}, {"themes", c.themes}, {"deliverables", c.deliverables}, {"projects", c.projects},
		{"rules", c.rules}, {"exceptions", c.exceptions}, {"news", c.news}, {"closures", c.closures},
		{"asides", c.asides},
	} {
		if c.stands(s.name) {
			s.check()
		}
	}
	return c.problems
}

// stands says whether there are rules to hold a section to.
func (c *checker) stands(section string) bool { return c.standing == nil || c.standing[section] }

// add reports a problem at the nearest key that the file has.
func (c *checker) add(path, format string, args ...any) {
	c.lack(path, 0, format, args...)
}

// lack is add for what so many entries more at the end of a list would mend.
func (c *checker) lack(path string, n int, format string, args ...any) {
	c.problems = append(c.problems, Problem{Line: c.places.Near(path).KeyLine, Path: path,
		Message: fmt.Sprintf(format, args...), Lacks: n})
}

// need reports a list that is too short. What it holds is named in the singular.
func (c *checker) need(path string, have, least int, what string) {
	if have < least {
		c.lack(path, least-have, "has %s, needs at least %d", counted(have, what), least)
	}
}

// phrase reports words that cannot stand inside a sentence.
func (c *checker) phrase(path, s string) {
	if f := clauseFault(s); f != "" {
		c.add(path, "%s", f)
	}
}

// unique reports a word that stood before; seen maps folded words to their path.
func (c *checker) unique(seen map[string]string, path, s string) {
	key := strings.ToLower(s)
	if first, ok := seen[key]; ok && s != "" {
		c.add(path, "%q stands already at %s; say it once", s, first)
		return
	}
	seen[key] = path
}

func (c *checker) head() {
	if c.stands("version") && c.p.Version == 0 {
		c.add("version", "missing; this program reads version 1")
	}
	if c.stands("name") && !NameFits(c.p.Name) {
		c.add("name", "%q is not a name for --domain; use lower-case letters, digits and hyphens", c.p.Name)
	}
	if c.stands("title") && c.p.Title == "" {
		c.add("title", "missing; give the sector as people say it")
	}
	if c.stands("description") && c.p.Description == "" {
		c.add("description", "missing; give one sentence for domain list")
	}
	if c.stands("departments") {
		c.need("departments", len(c.p.Departments), 1, "department")
	}
}

// NameFits says whether a name can be one of a domain: lower-case letters, digits and hyphens.
func NameFits(name string) bool { return nameForm.MatchString(name) }

func (c *checker) roles() {
	c.need("roles", len(c.p.Roles), minRoles, "role")
	seen, skills := map[string]string{}, map[string]bool{}
	var has [6]bool
	for i, r := range c.p.Roles {
		at := fmt.Sprintf("roles[%d]", i)
		c.phrase(at+".name", r.Name)
		c.unique(seen, at+".name", r.Name)
		if r.Title == "" {
			c.add(at+".title", "missing; give the role as on a card")
		}
		for j, d := range r.Departments {
			if c.stands("departments") && !slices.Contains(c.p.Departments, d) {
				c.add(fmt.Sprintf("%s.departments[%d]", at, j),
					"there is no department %q; use a name from departments%s", d, nearest.Hint(d, c.p.Departments))
			}
		}
		if len(r.Ranks) == 0 {
			c.add(at+".ranks", "missing; list ranks from 1 (executive) and 2 (manager) to 3–5 (staff)")
		}
		for _, k := range r.Ranks {
			has[k] = true
		}
		c.need(at+".skills", len(r.Skills), 1, "skill")
		for _, s := range r.Skills {
			skills[s] = true
		}
	}
	for rank := 1; rank <= 5; rank++ {
		if len(c.p.Roles) > 0 && !has[rank] {
			c.lack("roles", 1, "no role has rank %d; every rank from 1 to 5 needs one", rank)
		}
	}
	c.need("roles", len(skills), minSkills, "different skill over all roles")
}

func (c *checker) terms() {
	c.need("terms", len(c.p.Terms), minConcepts, "concept")
	seen, taken := map[string]string{}, map[string]string{}
	for i, t := range c.p.Terms {
		at := fmt.Sprintf("terms[%d]", i)
		c.unique(seen, at+".concept", t.Concept)
		c.phrase(at+".concept", t.Concept)
		different := map[string]bool{}
		for _, role := range slices.Sorted(maps.Keys(t.ByRole)) {
			path := at + ".by_role." + role
			if c.stands("roles") && !c.isRole(role) {
				c.add(path, "there is no role %q; use a name from roles%s", role, nearest.Hint(role, c.roleNames()))
			}
			c.phrase(path, t.ByRole[role])
			if first, ok := taken[strings.ToLower(t.ByRole[role])]; ok && first != at {
				c.add(path, "%q stands already at %s for another thing; one word, one thing", t.ByRole[role], first)
			}
			taken[strings.ToLower(t.ByRole[role])] = at
			c.termApart(path, t.ByRole[role])
			different[strings.ToLower(t.ByRole[role])] = true
		}
		if len(different) < 2 {
			c.add(at+".by_role", "needs two roles with different words; a concept that all call alike is no term")
		}
		c.spoken(at, t)
	}
}

// termApart reports a role's word that also names something else in the pack:
// whoever reads it could not tell which is meant.
func (c *checker) termApart(path, term string) {
	for _, a := range c.p.Attributes {
		for _, s := range append([]string{a.Noun, a.Plural}, a.Synonyms...) {
			if within(term, s) {
				c.add(path, "%q is part of %q of the attribute %s; use a word that means one thing", term, s, a.Key)
			}
		}
	}
	for _, d := range c.p.Deliverables {
		if within(term, d.Noun) {
			c.add(path, "%q is part of the deliverable %q; use a word that means one thing", term, d.Noun)
		}
	}
	for _, pr := range c.p.AllProjects() {
		for _, s := range pr.AllTopics() {
			for _, n := range s.Components {
				if within(term, n.Noun) {
					c.add(path, "%q is part of the component %q; use a word that means one thing", term, n.Noun)
				}
			}
		}
	}
}

func (c *checker) isRole(name string) bool {
	return slices.ContainsFunc(c.p.Roles, func(r Role) bool { return r.Name == name })
}

func (c *checker) pools() {
	seen := map[string]string{}
	for _, name := range slices.Sorted(maps.Keys(c.p.Pools)) {
		at := "pools." + name
		if !keyForm.MatchString(name) || name == peoplePool {
			c.add(at, "is no name for a pool; use lower-case words joined by _, and not people, which the project fills")
		}
		c.need(at, len(c.p.Pools[name]), minPool, "name")
		for i, n := range c.p.Pools[name] {
			path := fmt.Sprintf("%s[%d].noun", at, i)
			c.phrase(path, n.Noun)
			c.unique(seen, path, n.Noun)
			if n.Noun != "" && !unicode.IsUpper([]rune(n.Noun)[0]) {
				c.add(path, "%q is no name; begin it with a capital, so that it is told from a common word", n.Noun)
			}
		}
	}
}

func (c *checker) projects() {
	c.need("projects", len(c.p.Projects), 1, "project")
	names, components := map[string]string{}, []named{}
	for _, x := range []struct {
		section string
		list    []Project
	}{{"projects", c.p.Projects}, {"portfolio", c.p.Portfolio}} {
		for i, pr := range x.list {
			components = append(components, c.project(fmt.Sprintf("%s[%d]", x.section, i), pr, names)...)
		}
	}
	c.apart(components, "component")
	c.taskNames(components)
}

// project checks a project, and returns its components.
func (c *checker) project(at string, pr Project, names map[string]string) []named {
	c.phrase(at+".name", pr.Name)
	c.noVerb(at+".name", pr.Name)
	c.unique(names, at+".name", pr.Name)
	if pr.Context == "" {
		c.add(at+".context", "missing; say in a sentence or two why the project exists")
	}
	if n := len(pr.Challenges); n < 3 || n > 5 {
		c.lack(at+".challenges", max(0, 3-n), "has %s, needs 3 to 5", counted(n, "challenge"))
	}
	c.need(at+".categories", len(pr.Categories), 1, "category")
	if n := len(pr.Subprojects); n != groupsPerProject {
		c.lack(at+".subprojects", max(0, groupsPerProject-n), "has %s, needs %d, one a group", counted(n, "sub-project"), groupsPerProject)
	}
	var out []named
	for j, s := range pr.Subprojects {
		out = append(out, c.subproject(fmt.Sprintf("%s.subprojects[%d]", at, j), s, names)...)
	}
	for j, s := range pr.Topics {
		out = append(out, c.subproject(fmt.Sprintf("%s.topics[%d]", at, j), s, names)...)
	}
	return out
}

// subproject checks a sub-project, and returns its components.
func (c *checker) subproject(at string, s Subproject, names map[string]string) []named {
	c.phrase(at+".name", s.Name)
	c.noVerb(at+".name", s.Name)
	c.unique(names, at+".name", s.Name)
	if s.Goal == "" {
		c.add(at+".goal", "missing; say what the group is to reach")
	}
	c.need(at+".components", len(s.Components), minComponents, "component")
	var out []named
	for k, n := range s.Components {
		path := fmt.Sprintf("%s.components[%d].noun", at, k)
		c.phrase(path, n.Noun)
		c.noVerb(path, n.Noun)
		out = append(out, named{path, n.Noun})
	}
	return out
}

// taskNames checks what components and deliverables make together.
func (c *checker) taskNames(components []named) {
	for _, n := range components {
		for _, a := range c.p.Attributes {
			if within(a.Noun, n.words) {
				c.add(n.path, "%q contains the attribute %q; a task's name must not name an attribute", n.words, a.Noun)
			}
		}
		for _, d := range c.p.Deliverables {
			for _, w := range words(d.Noun) {
				if within(w, n.words) {
					c.add(n.path, "%q and the deliverable %q share the word %q, which the task would say twice; use another", n.words, d.Noun, w)
				}
			}
		}
		for i, s := range c.p.Asides {
			if within(n.words, s) {
				c.add(fmt.Sprintf("asides[%d]", i),
					"names the component %q; small talk is about nothing that has a task", n.words)
			}
		}
	}
}

func (c *checker) closures() { c.phrases("closures", c.p.Closures, minClosures) }

func (c *checker) asides() { c.phrases("asides", c.p.Asides, minAsides) }

// phrases checks a list of phrases of which none is said twice.
func (c *checker) phrases(at string, list []string, least int) {
	c.need(at, len(list), least, "line")
	seen := map[string]string{}
	for i, s := range list {
		path := fmt.Sprintf("%s[%d]", at, i)
		c.phrase(path, s)
		c.unique(seen, path, s)
	}
}
