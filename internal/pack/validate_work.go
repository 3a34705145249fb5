package pack

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/numbers"
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

// named is a noun with the place it is at.
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
	for i, a := range c.p.Attributes {
		at := fmt.Sprintf("attributes[%d]", i)
		if kinds, ok := kindsOf[a.Class]; ok && !slices.Contains(kinds, corpus.Kind(a.Value.Kind)) {
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
		if len(a.Bears) > 0 && !a.Changes {
			c.add(at+".bears", "%q never changes; take bears out or write changes: true", a.Key)
		}
		for n, others := range [][]string{a.Bears, a.Near} {
			if j := slices.Index(others, a.Key); j >= 0 {
				c.add(fmt.Sprintf("%s.%s[%d]", at, []string{"bears", "near"}[n], j), "%q is the attribute itself; name others",
					a.Key)
			}
		}
		if c.stands("deliverables") && !slices.ContainsFunc(c.p.Deliverables, func(d Deliverable) bool {
			return slices.Contains(d.Attributes, a.Key)
		}) {
			c.add(at+".key", "no deliverable has %q; list it under a deliverable's attributes or take it out", a.Key)
		}
	}
}

func (c *checker) deliverables() {
	var nouns []named
	for i, d := range c.p.Deliverables {
		at := fmt.Sprintf("deliverables[%d]", i)
		nouns = append(nouns, named{at + ".noun", d.Noun})
		if d.Days[0] == 0 || d.Days[0] > d.Days[1] {
			c.add(at+".days", "[%d, %d] is no span; give the shortest and the longest duration in working days",
				d.Days[0], d.Days[1])
		}
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

// attributesOf checks the attributes of a deliverable against each other: a careful reader must be able to tell which
// one a sentence is about.
func (c *checker) attributesOf(at string, d Deliverable) {
	var nouns []named
	for j, key := range d.Attributes {
		path := fmt.Sprintf("%s.attributes[%d]", at, j)
		c.once("attribute of "+at, path, key)
		a := c.attribute(key)
		if a == nil {
			continue
		}
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
	for _, noun := range slices.Sorted(slices.Values(c.lists["components"].names)) {
		if n := free + kept[noun]; n < minAttributes {
			c.add(at+".attributes", "leaves %s for the component %q, needs at least %d", counted(n, "attribute"), noun,
				minAttributes)
			return
		}
	}
}

func (c *checker) attribute(key string) *Attribute {
	for i := range c.p.Attributes {
		if c.p.Attributes[i].Key == key {
			return &c.p.Attributes[i]
		}
	}
	return nil
}

// components are those of all projects.
func (p *Pack) components() []named {
	var out []named
	collect := func(v reflect.Value, _ reflect.StructTag, path string) bool {
		n, ok := v.Interface().(Noun)
		if ok {
			out = append(out, named{path + ".noun", n.Noun})
		}
		return !ok
	}
	numbers.Walk(reflect.ValueOf(p.Projects), "", "projects", collect)
	numbers.Walk(reflect.ValueOf(p.Portfolio), "", "portfolio", collect)
	return out
}

// projects checks the components of all projects against each other, and what they make together with deliverables.
func (c *checker) projects() {
	components := c.p.components()
	c.apart(components, "component")
	for _, n := range components {
		c.noVerb(n.path, n.words)
		for _, a := range c.p.Attributes {
			if within(a.Noun, n.words) {
				c.add(n.path, "%q contains the attribute %q; a task's name must not name an attribute", n.words, a.Noun)
			}
		}
		for _, d := range c.p.Deliverables {
			for _, w := range words(d.Noun) {
				if within(w, n.words) {
					c.add(n.path, "%q and the deliverable %q share the word %q, which the task would say twice; use another", n.words,
						d.Noun, w)
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

func joinKinds(ks []corpus.Kind) string {
	names := make([]string, len(ks))
	for i, k := range ks {
		names[i] = string(k)
	}
	return strings.Join(names, " or ")
}
