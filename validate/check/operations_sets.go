package check

import (
	"cmp"
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// subjects says whether a result lists the subjects of the operands, each once, in any order.
func (c computing) subjects(operands []corpus.GoldAtom, g *corpus.GoldAtom) bool {
	if g.Atom == nil || g.Atom.Kind != corpus.KindList || len(g.Atom.Items) != len(operands) {
		return false
	}
	left := slices.Clone(operands)
	for _, v := range g.Atom.Items {
		i := slices.IndexFunc(left, func(o corpus.GoldAtom) bool { return folded(c.named(o.SubjectID)) == folded(v.Text) })
		if i < 0 {
			return false
		}
		left = slices.Delete(left, i, i+1)
	}
	return true
}

// arranged: of the things to choose from exactly one has the value of every operand, and it is the result (S5).
func arranged(it *corpus.Item, operands []corpus.GoldAtom, g *corpus.GoldAtom) (fits bool, want, problem string) {
	var right []corpus.Resource
	for _, r := range it.Resources {
		if !slices.ContainsFunc(operands, func(o corpus.GoldAtom) bool { return !has(r, o) }) {
			right = append(right, r)
		}
	}
	if len(right) != 1 {
		return false, "", fmt.Sprintf("%d of %d things that fit", len(right), len(it.Resources))
	}
	return g.Atom != nil && g.Atom.Text == right[0].Name && right[0].Right, right[0].Name, ""
}

func has(r corpus.Resource, o corpus.GoldAtom) bool {
	return slices.ContainsFunc(r.Features, func(f corpus.Feature) bool {
		return f.Predicate == o.Predicate && folded(f.Value) == folded(o.Atom.Text)
	})
}

// reckoned is the sum of numbers, or what lies between two of them: of dates, the years.
func (c computing) reckoned(operands []corpus.GoldAtom, op corpus.Operation) (v corpus.Value, problem string) {
	if len(operands) < 2 || op == corpus.OpDifference && len(operands) != 2 {
		return v, fmt.Sprintf("%d operands", len(operands))
	}
	v = *operands[0].Atom
	for _, o := range operands[1:] {
		x := *o.Atom
		if x.Kind != v.Kind || x.Unit != v.Unit || !ordered(x.Kind) || op == corpus.OpSum && x.Kind == corpus.KindDate {
			return v, "the operand " + x.Canonical() + " beside " + v.Canonical()
		}
		sign := int64(1)
		if op == corpus.OpDifference {
			sign = -1
			if compared(v, x) < 0 {
				v, x = x, v
			}
		}
		switch v.Kind {
		case corpus.KindDate:
			v = corpus.CountValue(int64(v.Date.Time().Year() - x.Date.Time().Year()))
		case corpus.KindQuantity:
			a, b, scale := v.Dec.Aligned(x.Dec)
			v = corpus.QuantityValue(corpus.NewDecimal(a+sign*b, scale), v.Unit)
		default:
			v = corpus.CountValue(v.N + sign*x.N)
		}
	}
	return v, ""
}

// ordered says whether values of a kind have an order.
func ordered(k corpus.Kind) bool {
	return k == corpus.KindDate || k == corpus.KindCount || k == corpus.KindQuantity
}

// compared compares two values of a kind that has an order.
func compared(a, b corpus.Value) int {
	switch a.Kind {
	case corpus.KindDate:
		return cmp.Compare(a.Date, b.Date)
	case corpus.KindQuantity:
		x, y, _ := a.Dec.Aligned(b.Dec)
		return cmp.Compare(x, y)
	}
	return cmp.Compare(a.N, b.N)
}
