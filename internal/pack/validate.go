package pack

import (
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/nearest"
	"memloom/internal/numbers"
	"memloom/internal/yamlcheck"
)

// The least a pack needs, next to what the tags of its fields say. They follow from what one project-month asks for.
const (
	minSkills     = 8 // over all roles: a person has up to seven
	minPool       = 5
	minAttributes = 12 // of a deliverable
	minTexts      = 25 // of an attribute of free words: one a task, in a month of 24
	minEnum       = 3
	minNumbers    = 5 // values of a range
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
	said     map[string]map[string]string // class of words → words → the path that says them
	lists    map[string]list              // by their names in tags
	index    map[string][]mention         // first word → nouns and names that begin with it

	// standing are the sections that a pack in the making has. Rules about others, and about what refers to them, wait
	// until they stand. Nil is all.
	standing map[string]bool
}

func newChecker(p *Pack, places yamlcheck.Places, standing map[string]bool) *checker {
	return &checker{p: p, places: places, said: map[string]map[string]string{}, lists: p.lists(), standing: standing}
}

func validate(p *Pack, places yamlcheck.Places, standing map[string]bool) []Problem {
	c := newChecker(p, places, standing)
	for f, v := range reflect.ValueOf(p).Elem().Fields() {
		if name := numbers.Name(f); name != "" && c.stands(name) {
			numbers.Walk(v, f.Tag, name, c.visit)
		}
	}
	for _, s := range []struct {
		name  string
		check func()
	}{
		{"name", c.name}, {"roles", c.roles}, {"terms", c.terms}, {"pools", c.pools}, {"attributes", c.attributes},
		{"reasons", c.reasons}, {"themes", c.themes}, {"deliverables", c.deliverables}, {"projects", c.projects},
		{"rules", c.rules}, {"exceptions", c.exceptions}, {"news", c.news},
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

// phrase reports words that cannot be inside a sentence.
func (c *checker) phrase(path, s string) {
	if f := clauseFault(s); f != "" {
		c.add(path, "%s", f)
	}
}

// once reports words that stood before in the file among those of their class, in any case.
func (c *checker) once(class, path, s string) {
	if first := c.before(class, path, strings.ToLower(s)); first != "" && s != "" {
		c.add(path, "%q stands already at %s; say it once", s, first)
	}
}

// before returns the path at which a text of a class stood before, or notes the path.
func (c *checker) before(class, path, s string) string {
	if c.said[class] == nil {
		c.said[class] = map[string]string{}
	}
	first, ok := c.said[class][s]
	if !ok {
		c.said[class][s] = path
	}
	return first
}

// visit holds a value against the rules that the tag of its field names; see Pack.
func (c *checker) visit(v reflect.Value, tag reflect.StructTag, path string) bool {
	least, _ := strconv.Atoi(tag.Get("texts"))
	switch x := v.Interface().(type) {
	case Values:
		if least > 0 {
			c.values(path, x, least)
		}
		return false
	case Clauses:
		if len(x.Of)+len(x.Slots) > 0 {
			c.texts(path, x.values(), least)
		}
		return false
	}
	switch v.Kind() {
	case reflect.String:
		c.word(path, v.String(), tag)
	case reflect.Map:
		for _, key := range numbers.Entries(v) {
			c.oneOf(tag.Get("keys"), path+"."+key.String(), key.String())
		}
	case reflect.Slice:
		c.count(path, v.Len(), tag.Get("count"))
	}
	if what := tag.Get("missing"); what != "" && (v.IsZero() || v.Kind() == reflect.Slice && v.Len() == 0) {
		c.add(path, "missing; %s", what)
	}
	return true
}

// count holds the number of elements of a list against a rule: "4 role", "1-3 skill", with a reason behind a semicolon.
func (c *checker) count(path string, n int, rule string) {
	bounds, what, _ := strings.Cut(rule, " ")
	what, why, _ := strings.Cut(what, ";")
	lo, hi, two := strings.Cut(bounds, "-")
	least, _ := strconv.Atoi(lo)
	most, _ := strconv.Atoi(hi)
	switch {
	case !two:
		c.need(path, n, least, what)
	case n < least || n > most:
		between := lo + " to " + hi
		if lo == hi {
			between = lo
		}
		c.lack(path, max(0, least-n), "has %s, needs %s%s", counted(n, what), between, why)
	}
}

// word holds words against the rules that a tag names.
func (c *checker) word(path, s string, tag reflect.StructTag) {
	for rule := range strings.FieldsSeq(tag.Get("is")) {
		rule, class, _ := strings.Cut(rule, "=")
		switch rule {
		case "phrase":
			c.phrase(path, s)
		case "verbless":
			c.noVerb(path, s)
		case "free":
			c.freeWords(path, s, true)
		case "once":
			c.once(class, path, s)
		case "key":
			if !keyForm.MatchString(s) {
				c.add(path, "%q is no key; use lower-case words joined by _", s)
			}
		case "slug":
			if !nameForm.MatchString(s) {
				c.add(path, "%q cannot stand in a link; use lower-case letters, digits and hyphens", s)
			}
		}
	}
	c.oneOf(tag.Get("in"), path, s)
}

// list is what a word can be one of.
type list struct {
	section string // which has to be; empty: none
	say     string // of a word that is none of it
	names   []string
}

// lists are those that tags name.
func (p *Pack) lists() map[string]list {
	var roles, skills, attributes, components []string
	for _, r := range p.Roles {
		roles, skills = append(roles, r.Name), append(skills, r.Skills...)
	}
	for _, a := range p.Attributes {
		attributes = append(attributes, a.Key)
	}
	for _, n := range p.components() {
		components = append(components, n.words)
	}
	return map[string]list{
		"roles":       {"roles", "there is no role %q; use a name from roles", roles},
		"skills":      {"roles", "no role has the skill %q; add it to one or use another", skills},
		"departments": {"departments", "there is no department %q; use a name from departments", p.Departments},
		"attributes":  {"attributes", "there is no attribute %q; use a key from attributes", attributes},
		"components":  {"projects", "no sub-project has the component %q", components},
		"classes":     among("class", ", ", slices.Sorted(maps.Keys(kindsOf))),
		"phases":      among("phase", "; ", lifecycles),
		"scopes":      among("scope", ", ", []Scope{OfComponent, OfGroup, OfProject}),
		"kinds":       among("kind", ", ", valueKinds),
		"news kinds":  among("kind of news", ", ", corpus.NewsKinds()),
	}
}

// among is a list whose words a report names.
func among[T ~string](what, by string, all []T) list {
	var names []string
	for _, x := range all {
		names = append(names, string(x))
	}
	return list{"", "there is no " + what + " %q; use one of " + strings.Join(names, by), names}
}

// oneOf reports a word that is none of a list, and says whether it is one. No list is any word.
func (c *checker) oneOf(name, path, s string) bool {
	of, ok := c.lists[name]
	if !ok || slices.Contains(of.names, s) {
		return true
	}
	if of.section == "" || c.stands(of.section) {
		c.add(path, of.say+"%s", s, nearest.Hint(s, of.names))
	}
	return false
}
