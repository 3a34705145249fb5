package pack

import (
	"slices"

	"memloom/internal/corpus"
)

// Names returns the names of all pools, sorted: the pack's part of the world's gazetteer.
func (p *Pack) Names() []string {
	var names []string
	for _, pool := range p.Pools {
		for _, n := range pool {
			names = append(names, n.Noun)
		}
	}
	slices.Sort(names)
	return names
}

// Units returns the units of the pack's quantities, sorted, each once.
func (p *Pack) Units() []string {
	var units []string
	add := func(v Values) {
		if corpus.Kind(v.Kind) == corpus.KindQuantity {
			units = append(units, v.Unit)
		}
	}
	for _, a := range p.Attributes {
		add(a.Value)
	}
	for _, n := range p.News {
		for _, v := range n.Slots {
			add(v)
		}
	}
	slices.Sort(units)
	return slices.Compact(units)
}
