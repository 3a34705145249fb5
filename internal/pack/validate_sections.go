package pack

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"

	"memloom/internal/corpus"
)

// NameFits says whether a name can be one of a domain: lower-case letters, digits and hyphens.
func NameFits(name string) bool { return nameForm.MatchString(name) }

func (c *checker) name() {
	if !NameFits(c.p.Name) {
		c.add("name", "%q is not a name for --domain; use lower-case letters, digits and hyphens", c.p.Name)
	}
}

// roles checks that every rank has a role, and that there are skills to choose from.
func (c *checker) roles() {
	var has [6]bool
	for _, r := range c.p.Roles {
		for _, k := range r.Ranks {
			has[k] = true
		}
	}
	for rank := 1; rank <= 5; rank++ {
		if len(c.p.Roles) > 0 && !has[rank] {
			c.lack("roles", 1, "no role has rank %d; every rank from 1 to 5 needs one", rank)
		}
	}
	skills := slices.Compact(slices.Sorted(slices.Values(c.lists["skills"].names)))
	c.need("roles", len(skills), minSkills, "different skill over all roles")
}

// terms checks that roles call a concept by different words, each of which means that concept alone.
func (c *checker) terms() {
	for i, t := range c.p.Terms {
		at := fmt.Sprintf("terms[%d]", i)
		different := map[string]bool{}
		for _, role := range slices.Sorted(maps.Keys(t.ByRole)) {
			path, word := at+".by_role."+role, strings.ToLower(t.ByRole[role])
			if first := c.before("word of a role", at, word); first != "" && first != at {
				c.add(path, "%q stands already at %s for another thing; one word, one thing", t.ByRole[role], first)
			}
			c.termApart(path, t.ByRole[role])
			different[word] = true
		}
		if len(different) < 2 {
			c.add(at+".by_role", "needs two roles with different words; a concept that all call alike is no term")
		}
		c.spoken(at, t)
	}
}

// termApart reports a role's word that also names something else in the pack: a reader could not tell which is meant.
func (c *checker) termApart(path, term string) {
	part := func(of, what string) {
		if within(term, of) {
			c.add(path, "%q is part of "+what+"; use a word that means one thing", term, of)
		}
	}
	for _, a := range c.p.Attributes {
		for _, s := range append([]string{a.Noun, a.Plural}, a.Synonyms...) {
			part(s, "%q of the attribute "+a.Key)
		}
	}
	for _, d := range c.p.Deliverables {
		part(d.Noun, "the deliverable %q")
	}
	for _, noun := range c.lists["components"].names {
		part(noun, "the component %q")
	}
}

// kindsOfConcepts are the kinds of values that a concept can have: a question
// after it can be put in the same words whatever the word for it is.
var kindsOfConcepts = []corpus.Kind{corpus.KindDate, corpus.KindCount, corpus.KindEntity, corpus.KindQuantity,
	corpus.KindPercent, corpus.KindMoney}

// spoken checks what a concept's value can be (G15).
func (c *checker) spoken(at string, t Concept) {
	kind := corpus.Kind(t.Value.Kind)
	switch {
	case !t.Spoken():
		return
	case !slices.Contains(kindsOfConcepts, kind):
		c.add(at+".value.kind", "a concept cannot be of kind %q; it takes %s", kind, joinKinds(kindsOfConcepts))
		return
	case kind == corpus.KindEntity && t.Value.Pool != peoplePool:
		c.add(at+".value.pool", "who a concept is must be one of the project's people; write pool: people")
	}
	if c.attribute(t.Key()) != nil {
		c.add(at+".concept", "%q is the key of an attribute as well; say the concept in other words", t.Key())
	}
	c.values(at+".value", t.Value, minTexts)
	for _, role := range slices.Sorted(maps.Keys(t.ByRole)) {
		head, _, _ := strings.Cut(t.ByRole[role], " of ")
		if kind == corpus.KindCount && strings.HasSuffix(head, "s") && !strings.HasSuffix(head, "ss") {
			c.add(at+".by_role."+role, "%q is many already; a thing that is counted stands in the singular", t.ByRole[role])
		}
	}
}

// pools checks that names are names, each of one pool.
func (c *checker) pools() {
	for _, name := range slices.Sorted(maps.Keys(c.p.Pools)) {
		at := "pools." + name
		if !keyForm.MatchString(name) || name == peoplePool {
			c.add(at, "is no name for a pool; use lower-case words joined by _, and not people, which the project fills")
		}
		c.need(at, len(c.p.Pools[name]), minPool, "name")
		for i, n := range c.p.Pools[name] {
			path := fmt.Sprintf("%s[%d].noun", at, i)
			c.once("name", path, n.Noun)
			if n.Noun != "" && !unicode.IsUpper([]rune(n.Noun)[0]) {
				c.add(path, "%q is no name; begin it with a capital, so that it is told from a common word", n.Noun)
			}
		}
	}
}

// reasons checks the reasons that attributes of a class share.
func (c *checker) reasons() {
	for i, r := range c.p.Reasons {
		c.texts(fmt.Sprintf("reasons[%d]", i), r.clauses().values(), 1)
	}
}

// themes checks that every problem of a theme is one of the pack's, of that theme alone, and that each role has a
// remedy for it.
func (c *checker) themes() {
	problems := c.p.ProblemTexts()
	for i, t := range c.p.Themes {
		at := fmt.Sprintf("themes[%d]", i)
		for j, begin := range t.Problems {
			begins := func(s string) bool { return strings.HasPrefix(s, begin) }
			if begin == "" || c.stands("attributes") && !slices.ContainsFunc(problems, begins) {
				c.add(fmt.Sprintf("%s.problems[%d]", at, j), "no blocker or risk begins with %q; give the first words of one",
					begin)
			}
		}
		for _, r := range c.p.Roles {
			if t.Remedies[r.Name] == "" {
				c.add(at+".remedies", "has none of the role %q; every role needs a remedy for every theme", r.Name)
			}
		}
	}
	for _, s := range problems {
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

// exceptions checks the cases that any rule may get, whose names are none of a rule's own.
func (c *checker) exceptions() {
	for i, o := range c.p.Exceptions {
		c.override(fmt.Sprintf("exceptions[%d]", i), o)
	}
}

// rules checks the rules: what they regulate, what they require, and the case that overrides them.
func (c *checker) rules() {
	for i, r := range c.p.Rules {
		at := fmt.Sprintf("rules[%d]", i)
		c.matter(at, r)
		person := corpus.Kind(r.Needs.Kind) == corpus.KindEntity && r.Needs.Pool == peoplePool
		if corpus.Kind(r.Needs.Kind) != corpus.KindText && !person {
			c.add(at+".needs", "is of kind %q; a rule needs a text or one of the people (entity, pool: people)", r.Needs.Kind)
		}
		c.override(at+".override", r.Override)
		if len(r.Components) > 0 && r.Scope != OfComponent {
			c.add(at+".components", "a rule of scope %s is about no component; take the list out", r.Scope)
		}
	}
}

// componentSlot is in the matter of a rule about a component.
const componentSlot = "{component}"

// matter checks what a rule regulates against its scope.
func (c *checker) matter(at string, r Rule) {
	of := strings.Contains(r.Matter, componentSlot)
	switch {
	case r.Scope == OfComponent && !of:
		c.add(at+".matter", "a rule about a component names it; write %s in it", componentSlot)
	case r.Scope != OfComponent && of:
		c.add(at+".matter", "a rule of scope %s names no component; take %s out", r.Scope, componentSlot)
	}
	c.phrase(at+".matter", strings.Replace(r.Matter, componentSlot, "component", 1))
	if r.Described == "" {
		return
	}
	if strings.Contains(r.Described, componentSlot) != of {
		c.add(at+".described", "it names a component if, and only if, the matter does; write or leave out %s", componentSlot)
	}
	c.phrase(at+".described", strings.Replace(r.Described, componentSlot, "component", 1))
}

func (c *checker) override(at string, o Override) {
	if !within(o.Term, o.When) {
		c.add(at+".when", "does not hold %q; the condition names the case that means defines", o.Term)
	}
	if corpus.Kind(o.Means.Kind) != corpus.KindText {
		c.add(at+".means", "is of kind %q; a definition is a text", o.Means.Kind)
	}
}
