package pack

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/nearest"
)

// ReasonsOf returns why the value of an attribute may be decided or changed: its
// own reasons and, if it changes, those that its class shares.
func (p *Pack) ReasonsOf(a Attribute) Clauses {
	own := Clauses{Of: a.Because}
	if !a.Changes {
		return own
	}
	shared := p.ReasonsFor(a.Class)
	return Clauses{Of: slices.Concat(own.Of, shared.Of), Slots: shared.Slots}
}

// ReasonsFor returns the reasons that the attributes of a class share; none is the zero value.
func (p *Pack) ReasonsFor(c Class) Clauses {
	for _, r := range p.Reasons {
		if r.Class == c {
			return r.clauses()
		}
	}
	return Clauses{}
}

func (r Reasons) clauses() Clauses { return Clauses{Of: r.Of, Slots: r.Slots} }

// reasons checks the reasons that attributes of a class share.
func (c *checker) reasons() {
	seen := map[string]string{}
	for i, r := range c.p.Reasons {
		at := fmt.Sprintf("reasons[%d]", i)
		if _, ok := kindsOf[r.Class]; !ok {
			c.add(at+".class", "there is no class %q; use one of %s%s", r.Class, strings.Join(classNames(), ", "),
				nearest.Hint(string(r.Class), classNames()))
		}
		c.unique(seen, at+".class", string(r.Class))
		c.texts(at, r.clauses().values(), 1)
	}
}
