package pack

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/nearest"
)

// kindsOf says which kinds of values a class of attributes takes.
var kindsOf = map[Class][]corpus.Kind{
	Setting:     {corpus.KindCount, corpus.KindQuantity, corpus.KindPercent, corpus.KindDuration},
	Measure:     {corpus.KindCount, corpus.KindQuantity, corpus.KindPercent},
	Tally:       {corpus.KindCount},
	Choice:      {corpus.KindEntity, corpus.KindEnum},
	Contact:     {corpus.KindEntity},
	Reference:   {corpus.KindLink, corpus.KindVersion},
	Deadline:    {corpus.KindDate},
	Budget:      {corpus.KindMoney, corpus.KindDuration},
	Reason:      {corpus.KindText},
	Blocker:     {corpus.KindText},
	Input:       {corpus.KindText, corpus.KindEntity},
	Alternative: {corpus.KindText, corpus.KindEntity},
	Risk:        {corpus.KindText},
}

var lifecycles = []corpus.Lifecycle{corpus.Strategy, corpus.Requirements, corpus.Architecture, corpus.Development,
	corpus.Testing, corpus.Deployment}

// named is a noun with the place it stands at.
type named struct{ path, words string }

// apart reports names of one kind that are equal or of which one contains
// another: a reader could not tell which is meant.
func (c *checker) apart(list []named, kind string) {
	for i, a := range list {
		for j, b := range list {
			if i == j || !within(a.words, b.words) || strings.EqualFold(a.words, b.words) && j < i {
				continue
			}
			c.add(b.path, "%q contains the %s %q of %s; name them so that no one is part of another", b.words, kind,
				a.words, a.path)
		}
	}
}

func (c *checker) attributes() {
	keys := map[string]string{}
	for i, a := range c.p.Attributes {
		at := fmt.Sprintf("attributes[%d]", i)
		if !keyForm.MatchString(a.Key) {
			c.add(at+".key", "%q is no key; use lower-case words joined by _", a.Key)
		}
		c.unique(keys, at+".key", a.Key)
		c.phrase(at+".noun", a.Noun)
		kinds, ok := kindsOf[a.Class]
		if !ok {
			c.add(at+".class", "there is no class %q; use one of %s%s", a.Class, strings.Join(classNames(), ", "),
				nearest.Hint(string(a.Class), classNames()))
		} else if !slices.Contains(kinds, corpus.Kind(a.Value.Kind)) {
			c.add(at+".value.kind", "a %s cannot be of kind %q; it takes %s", a.Class, a.Value.Kind, joinKinds(kinds))
		}
		if a.Class == Contact && a.Value.Pool != peoplePool {
			c.add(at+".value.pool", "a contact is one of the project's people; write pool: people")
		}
		if a.Class == Tally && a.Plural == "" {
			c.add(at+".plural", "missing; give the things that are counted, as in open defects")
		}
		if a.Changes && len(a.Because) == 0 {
			c.add(at+".because", "missing; a value that changes needs clauses that say why")
		}
		for j, s := range a.Because {
			c.phrase(fmt.Sprintf("%s.because[%d]", at, j), s)
			c.unique(c.said, fmt.Sprintf("%s.because[%d]", at, j), s)
		}
		for j, k := range a.Bears {
			c.bears(fmt.Sprintf("%s.bears[%d]", at, j), a, k)
		}
		for j, k := range a.Near {
			c.near(fmt.Sprintf("%s.near[%d]", at, j), a, k)
		}
		for j, s := range a.Synonyms {
			c.phrase(fmt.Sprintf("%s.synonyms[%d]", at, j), s)
		}
		c.values(at+".value", a.Value, minTexts)
		c.clauses(at+".doubts", a.Doubts, 1)
		c.components(at, a.Components)
		c.listed(at, a.Key)
	}
}

// listed reports an attribute that no deliverable has.
func (c *checker) listed(at, key string) {
	if c.stands("deliverables") && !slices.ContainsFunc(c.p.Deliverables, func(d Deliverable) bool {
		return slices.Contains(d.Attributes, key)
	}) {
		c.add(at+".key", "no deliverable has %q; list it under a deliverable's attributes or take it out", key)
	}
}

// workers checks who can do a deliverable. skills are those that a role has.
func (c *checker) workers(at string, d Deliverable, skills map[string]bool) {
	if n := len(d.Skills); n < 1 || n > 3 {
		c.add(at+".skills", "has %s, needs 1 to 3", counted(n, "skill"))
	}
	for j, s := range d.Skills {
		if c.stands("roles") && !skills[s] {
			c.add(fmt.Sprintf("%s.skills[%d]", at, j), "no role has the skill %q; add it to one or use another", s)
		}
	}
	c.need(at+".roles", len(d.Roles), 1, "role")
	for j, r := range d.Roles {
		if c.stands("roles") && !c.isRole(r) {
			c.add(fmt.Sprintf("%s.roles[%d]", at, j), "there is no role %q; use a name from roles%s", r,
				nearest.Hint(r, c.roleNames()))
		}
	}
}

func (c *checker) deliverables() {
	c.need("deliverables", len(c.p.Deliverables), minDeliverables, "deliverable")
	skills := map[string]bool{}
	for _, r := range c.p.Roles {
		for _, s := range r.Skills {
			skills[s] = true
		}
	}
	var nouns []named
	slugs := map[string]string{}
	for i, d := range c.p.Deliverables {
		at := fmt.Sprintf("deliverables[%d]", i)
		c.phrase(at+".noun", d.Noun)
		c.noVerb(at+".noun", d.Noun)
		nouns = append(nouns, named{at + ".noun", d.Noun})
		if !slices.Contains(lifecycles, corpus.Lifecycle(d.Lifecycle)) {
			c.add(at+".lifecycle", "there is no phase %q; use one of %s%s", d.Lifecycle, joinLifecycles(),
				nearest.Hint(d.Lifecycle, strings.Split(joinLifecycles(), "; ")))
		}
		if !nameForm.MatchString(d.Slug) {
			c.add(at+".slug", "%q cannot stand in a link; use lower-case letters, digits and hyphens", d.Slug)
		}
		c.unique(slugs, at+".slug", d.Slug)
		c.need(at+".done", len(d.Done), 1, "participle of its end")
		c.workers(at, d, skills)
		if d.Days[0] == 0 || d.Days[0] > d.Days[1] {
			c.add(at+".days", "[%d, %d] is no span; give the shortest and the longest duration in working days",
				d.Days[0], d.Days[1])
		}
		c.clauses(at+".work", d.Work, minTexts)
		c.clauses(at+".doubts", d.Doubts, minTexts)
		c.attributesOf(at, d)
	}
	c.apart(nouns, "deliverable")
	for _, phase := range lifecycles {
		if len(c.p.Deliverables) > 0 && !slices.ContainsFunc(c.p.Deliverables, func(d Deliverable) bool {
			return d.Lifecycle == string(phase)
		}) {
			c.lack("deliverables", 1, "none is of the phase %s; every phase needs one", phase)
		}
	}
}

// components checks the components that an attribute or rule is kept to.
func (c *checker) components(at string, only []string) {
	if c.nouns == nil {
		c.nouns = map[string]bool{}
		for _, pr := range c.p.AllProjects() {
			for _, s := range pr.AllTopics() {
				for _, n := range s.Components {
					c.nouns[n.Noun] = true
				}
			}
		}
	}
	for i, noun := range only {
		if c.stands("projects") && !c.nouns[noun] {
			c.add(fmt.Sprintf("%s.components[%d]", at, i), "no sub-project has the component %q", noun)
		}
	}
}

// leastAttributes checks that every component leaves a deliverable enough to say.
func (c *checker) leastAttributes(at string, d Deliverable) {
	free := 0
	kept := map[string]int{}
	for _, key := range d.Attributes {
		a := c.attribute(key)
		if a == nil || len(a.Components) == 0 {
			free++
			continue
		}
		for _, noun := range a.Components {
			kept[noun]++
		}
	}
	if free >= minAttributes {
		return
	}
	for _, noun := range slices.Sorted(maps.Keys(c.nouns)) {
		if n := free + kept[noun]; n < minAttributes {
			c.add(at+".attributes", "leaves %s for the component %q, needs at least %d", counted(n, "attribute"), noun,
				minAttributes)
			return
		}
	}
}

// attributesOf checks the attributes of a deliverable against each other: a
// careful reader must be able to tell which one a sentence is about.
func (c *checker) attributesOf(at string, d Deliverable) {
	c.need(at+".attributes", len(d.Attributes), minAttributes, "attribute")
	var nouns []named
	seen := map[string]string{}
	for j, key := range d.Attributes {
		path := fmt.Sprintf("%s.attributes[%d]", at, j)
		c.unique(seen, path, key)
		i := slices.IndexFunc(c.p.Attributes, func(a Attribute) bool { return a.Key == key })
		if i < 0 && c.stands("attributes") {
			c.add(path, "there is no attribute %q; use a key from attributes%s", key,
				nearest.Hint(key, c.attributeKeys()))
		}
		if i < 0 {
			continue
		}
		a := c.p.Attributes[i]
		nouns = append(nouns, named{path, a.Noun})
		if within(a.Noun, d.Noun) {
			c.add(path, "the attribute %q is part of the deliverable %q; a task's name must not name an attribute",
				a.Noun, d.Noun)
		}
		for _, s := range a.Synonyms {
			for _, other := range d.Attributes {
				if b := c.attribute(other); b != nil && b.Key != key && strings.EqualFold(b.Noun, s) {
					c.add(path, "a synonym of %q is the noun of %q; one word, one thing", key, other)
				}
			}
		}
	}
	c.apart(nouns, "attribute")
	c.leastAttributes(at, d)
}

func (c *checker) attribute(key string) *Attribute {
	for i := range c.p.Attributes {
		if c.p.Attributes[i].Key == key {
			return &c.p.Attributes[i]
		}
	}
	return nil
}

func classNames() []string {
	names := make([]string, 0, len(kindsOf))
	for c := range kindsOf {
		names = append(names, string(c))
	}
	slices.Sort(names)
	return names
}

func joinKinds(ks []corpus.Kind) string {
	names := make([]string, len(ks))
	for i, k := range ks {
		names[i] = string(k)
	}
	return strings.Join(names, " or ")
}

func joinLifecycles() string {
	names := make([]string, len(lifecycles))
	for i, l := range lifecycles {
		names[i] = string(l)
	}
	return strings.Join(names, "; ")
}

// bears checks what can change an attribute: another one.
func (c *checker) bears(at string, a Attribute, key string) {
	if !a.Changes {
		c.add(at, "%q never changes; take bears out or write changes: true", a.Key)
	}
	if key == a.Key || !slices.ContainsFunc(c.p.Attributes, func(b Attribute) bool { return b.Key == key }) {
		c.add(at, "there is no other attribute %q; name one that bears on %q", key, a.Key)
	}
}
