package seeds

import (
	"slices"

	"memloom/internal/corpus"
)

// Gold is the answer that an operation gives on rows, of which subject and value count.
func Gold(op Op, rows []Row) corpus.Value {
	switch op {
	case OpSum:
		sum := rows[0].Value
		for _, r := range rows[1:] {
			sum = plus(sum, r.Value, 1)
		}
		return sum
	case OpDifference:
		a, b := rows[0].Value, rows[1].Value
		if less(a, b) {
			a, b = b, a
		}
		return plus(a, b, -1)
	case OpOrder:
		sorted := slices.Clone(rows)
		slices.SortStableFunc(sorted, func(x, y Row) int {
			switch {
			case less(x.Value, y.Value):
				return -1
			case less(y.Value, x.Value):
				return 1
			}
			return 0
		})
		return names(sorted)
	case OpSet:
		return names(rows)
	case OpCount:
		return corpus.CountValue(int64(len(rows)))
	default:
		var values []corpus.Value
		for _, r := range rows {
			values = append(values, r.Value)
		}
		return corpus.ListValue(values...)
	}
}

// names are the subjects of rows as one value.
func names(rows []Row) corpus.Value {
	var out []corpus.Value
	for _, r := range rows {
		out = append(out, corpus.TextValue(corpus.KindEntity, r.Subject))
	}
	return corpus.ListValue(out...)
}

// plus is a + sign × b, of counts and of quantities of one unit; of dates it is the years between them.
func plus(a, b corpus.Value, sign int64) corpus.Value {
	switch a.Kind {
	case corpus.KindDate:
		return corpus.CountValue(int64(a.Date.Time().Year() - b.Date.Time().Year()))
	case corpus.KindQuantity:
		x, y, scale := a.Dec.Aligned(b.Dec)
		return corpus.QuantityValue(corpus.NewDecimal(x+sign*y, scale), a.Unit)
	default:
		return corpus.CountValue(a.N + sign*b.N)
	}
}

// less says whether a value of a kind that has an order comes before another.
func less(a, b corpus.Value) bool {
	switch a.Kind {
	case corpus.KindDate:
		return a.Date < b.Date
	case corpus.KindQuantity:
		x, y, _ := a.Dec.Aligned(b.Dec)
		return x < y
	default:
		return a.N < b.N
	}
}
