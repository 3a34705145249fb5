package pack

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/nearest"
)

// minRequired is how many things a rule may require: a base and an override
// with something to spare, so that what is wrong can be plausible.
const minRequired = 4

// componentSlot stands in the matter of a rule about a component.
const componentSlot = "{component}"

// rules checks the rules: what they regulate, what they require, and the case that overrides them.
func (c *checker) rules() {
	keys, matters := map[string]string{}, map[string]string{}
	for _, a := range c.p.Attributes {
		keys[a.Key] = "attributes"
	}
	for i, r := range c.p.Rules {
		at := fmt.Sprintf("rules[%d]", i)
		if !keyForm.MatchString(r.Key) {
			c.add(at+".key", "%q is no key; use lower-case words joined by _", r.Key)
		}
		c.unique(keys, at+".key", r.Key)
		c.unique(matters, at+".matter", r.Matter)
		c.matter(at, r)
		switch k := corpus.Kind(r.Needs.Kind); {
		case k == corpus.KindText:
			c.values(at+".needs", r.Needs, minRequired)
		case k == corpus.KindEntity && r.Needs.Pool == peoplePool:
			c.values(at+".needs", r.Needs, 0)
		default:
			c.add(at+".needs", "is of kind %q; a rule needs a text or one of the people (entity, pool: people)",
				r.Needs.Kind)
		}
		c.override(at+".override", r.Override)
		c.components(at, r.Components)
		if len(r.Components) > 0 && r.Scope != OfComponent {
			c.add(at+".components", "a rule of scope %s is about no component; take the list out", r.Scope)
		}
	}
}

// exceptions checks the cases that any rule may get, whose names are none of a rule's own.
func (c *checker) exceptions() {
	for i, o := range c.p.Exceptions {
		c.override(fmt.Sprintf("exceptions[%d]", i), o)
	}
}

// matter checks what a rule regulates against its scope.
func (c *checker) matter(at string, r Rule) {
	of := strings.Contains(r.Matter, componentSlot)
	switch r.Scope {
	case OfComponent:
		if !of {
			c.add(at+".matter", "a rule about a component names it; write %s in it", componentSlot)
		}
	case OfGroup, OfProject:
		if of {
			c.add(at+".matter", "a rule of scope %s names no component; take %s out", r.Scope, componentSlot)
		}
	default:
		c.add(at+".scope", "there is no scope %q; use component, group or project%s", r.Scope,
			nearest.Hint(string(r.Scope), []string{string(OfComponent), string(OfGroup), string(OfProject)}))
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
	c.phrase(at+".term", o.Term)
	c.unique(c.cases, at+".term", o.Term)
	c.phrase(at+".when", o.When)
	if !within(o.Term, o.When) {
		c.add(at+".when", "does not hold %q; the condition names the case that means defines", o.Term)
	}
	if corpus.Kind(o.Means.Kind) != corpus.KindText {
		c.add(at+".means", "is of kind %q; a definition is a text", o.Means.Kind)
	} else {
		c.values(at+".means", o.Means, minRequired)
	}
	c.need(at+".because", len(o.Because), 1, "clause for it")
	for i, s := range o.Because {
		c.phrase(fmt.Sprintf("%s.because[%d]", at, i), s)
	}
}
