package pack

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// shareReasons adds the reasons of a class to every attribute of it that changes.
func (p *Pack) shareReasons() {
	for _, r := range p.Reasons {
		all := r.Clauses()
		for i := range p.Attributes {
			if a := &p.Attributes[i]; a.Class == r.Class && a.Changes {
				a.Because = append(slices.Clip(a.Because), all...)
			}
		}
	}
}

// Clauses returns all combinations of the reasons.
func (r Reasons) Clauses() []string { return r.values().clauses() }

// values returns the reasons as free words, for the checks and the numbering of texts.
func (r Reasons) values() Values {
	return Values{Kind: string(corpus.KindText), Of: r.Of, Slots: r.Slots}
}

// reasons checks the reasons that attributes of a class share.
func (c *checker) reasons() {
	seen := map[string]string{}
	for i, r := range c.p.Reasons {
		at := fmt.Sprintf("reasons[%d]", i)
		if _, ok := kindsOf[r.Class]; !ok {
			c.add(at+".class", "there is no class %q", r.Class)
		}
		c.unique(seen, at+".class", string(r.Class))
		c.texts(at, r.values(), 1)
	}
}
