package marker

import (
	"cmp"
	"math/big"
	"strings"

	"memloom/internal/corpus"
)

// amount is a number of a dimension's base unit.
type amount struct {
	dimension, unit string // no dimension: no amount; that of bare numbers is "count"
	n               *big.Rat
}

// amountOf reads a value as an amount, if it is one.
func amountOf(v corpus.Value, low string) amount {
	n, decimal := big.NewRat(v.N, 1), strings.TrimSuffix(v.Text, ".")
	switch v.Kind {
	case corpus.KindCount:
		return amount{"count", "", n}
	case corpus.KindMoney:
		return amount{"money", v.Currency, n}
	case corpus.KindDuration:
		dimension, unit := "time", "day"
		if v.Working {
			dimension, unit = "working", "working"
		} else if strings.Contains(low, "calendar") {
			unit = "calendar"
		}
		return amount{dimension, unit, n.Mul(n, known().units["day"].n)}
	case corpus.KindPercent, corpus.KindQuantity:
		n.SetString(v.Dec.String())
		if v.Unit == "°F" {
			return amount{"°C", "°F", n.Mul(n.Sub(n, big.NewRat(32, 1)), big.NewRat(5, 9))}
		}
		u := cmp.Or(known().units[v.Unit], amount{cmp.Or(v.Unit, "%"), v.Unit, big.NewRat(1, 1)}) // or a dimension of its own
		return amount{u.dimension, v.Unit, n.Mul(n, u.n)}
	case corpus.KindVersion: // 2.14 may be a number
		if _, ok := n.SetString(decimal); ok && strings.Count(decimal, ".") == 1 {
			return amount{"count", "", n}
		}
	}
	return amount{}
}

// fixed says whether a unit always has the same number of days.
func fixed(unit string) bool { return unit != "month" && unit != "quarter" && unit != "year" }

// compareAmounts compares amounts. Those of different dimensions are not compared, except that two currencies differ,
// and that working days are no fewer days. Of different units, those that lie within a tenth of each other are not,
// since one may have been rounded.
func compareAmounts(a, b amount) relation {
	switch {
	case a.dimension == "time" && b.dimension == "working", a.dimension == "working" && b.unit == "calendar":
		// So many working days are more time than as many calendar days.
		if order := a.n.Cmp(b.n); order == 0 || (order < 0) == (b.unit == "working") {
			return other
		}
		return unknown
	case a.dimension != b.dimension:
		return unknown
	case a.dimension == "money" && a.unit != b.unit:
		return other
	case a.n.Cmp(b.n) == 0 && fixed(a.unit) == fixed(b.unit):
		return same
	case a.unit == b.unit:
		return other
	}
	gap, tenth := new(big.Rat).Sub(a.n, b.n), new(big.Rat).Mul(a.n, big.NewRat(1, 10))
	if gap.Abs(gap).Cmp(tenth.Abs(tenth)) > 0 {
		return other
	}
	return unknown
}
