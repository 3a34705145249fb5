package pack

import (
	"slices"
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
