package marker

import (
	"math/big"
	"regexp"
	"strings"
	"time"

	"memloom/internal/corpus"
)

// relation is how a value of the candidate stands to one of the gold.
type relation uint8

const (
	unknown relation = iota // they cannot be compared
	other
	coarser // it says a part of what the gold says: a month for a day
	same
)

// amount is a number of a dimension's base unit.
type amount struct {
	dimension, unit string // no dimension: no amount; that of bare numbers is "count"
	n               *big.Rat
}

// amountOf reads a value as an amount, if it is one.
func amountOf(v corpus.Value) amount {
	n, decimal := big.NewRat(v.N, 1), strings.TrimSuffix(v.Text, ".")
	if v.Kind == corpus.KindPercent || v.Kind == corpus.KindQuantity {
		n.SetString(v.Dec.String())
	}
	switch v.Kind {
	case corpus.KindCount:
		return amount{"count", "", n}
	case corpus.KindMoney:
		return amount{"money", v.Currency, n}
	case corpus.KindPercent:
		return amount{"percent", "%", n}
	case corpus.KindDuration:
		if v.Working {
			return amount{"working", "working", n}
		}
		return amount{"time", "day", n.Mul(n, known().units["day"].n)}
	case corpus.KindQuantity:
		if v.Unit == "°F" {
			return amount{"°C", "°F", n.Mul(n.Sub(n, big.NewRat(32, 1)), big.NewRat(5, 9))}
		}
		if u, ok := known().units[v.Unit]; ok {
			return amount{u.dimension, v.Unit, n.Mul(n, u.n)}
		}
		return amount{v.Unit, v.Unit, n} // a dimension of its own
	case corpus.KindVersion: // 2.14 may be a number
		if _, ok := n.SetString(decimal); ok && strings.Count(decimal, ".") == 1 {
			return amount{"count", "", n}
		}
	}
	return amount{}
}

// fixed says whether a unit always has the same number of days.
func fixed(unit string) bool { return unit != "month" && unit != "quarter" && unit != "year" }

// against compares amounts. Those of different dimensions are not compared, except that two currencies differ. Of
// different units, those that lie within a tenth of each other are not, since one may have been rounded.
func (a amount) against(b amount) relation {
	switch {
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
	return when(gap.Abs(gap).Cmp(tenth.Abs(tenth)) > 0, other)
}

// when is a relation that holds on a condition.
func when(holds bool, r relation) relation {
	if holds {
		return r
	}
	return unknown
}

// equal is the relation of values that are the same or others.
func equal(is bool) relation { return max(other, when(is, same)) }

// reading is what a surface may mean.
type reading struct {
	corpus.Value
	amount
	weekday bool // N is the day of the week
	loose   bool // a date without its year, a time without its half of the day
}

// onDay are surfaces that are read as of the day of their text.
var onDay = regexp.MustCompile(`(?i)today|tomorrow|yesterday|next|last|this|coming|^the \d+\pL+$|between the`)

// readingsOf are the readings of a span of Scan. None means that the words are a value's and do not say which.
func readingsOf(sp corpus.Span) []reading {
	low := strings.ToLower(sp.Surface)
	if day, ok := weekdayOf(low); ok {
		return []reading{{Value: corpus.Value{Kind: corpus.KindDate, N: int64(day)}, weekday: true}}
	}
	var out []reading
	for _, v := range sp.Values {
		r := reading{Value: v, amount: amountOf(v)}
		switch dated := v.Kind == corpus.KindDate || v.Kind == corpus.KindRange && v.Items[0].Kind == corpus.KindDate; {
		case dated && onDay.MatchString(low):
			return nil
		case dated:
			r.loose = !hasYear.MatchString(low)
		case v.Kind == corpus.KindTime:
			r.loose = v.N < 13*60 && !strings.ContainsAny(low, "mn")
		}
		out = append(out, r)
	}
	return out
}

var hasYear = regexp.MustCompile(`\d{4}`)

// weekdayOf reads the name of a weekday, alone.
func weekdayOf(low string) (time.Weekday, bool) {
	low = strings.TrimSuffix(low, "s")
	for d := time.Sunday; d <= time.Saturday; d++ {
		if name := strings.ToLower(d.String()); low == name || len(low) == 3 && strings.HasPrefix(name, low) {
			return d, true
		}
	}
	return 0, false
}

// against compares the reading of a gold with one of a candidate.
func (r reading) against(s reading) relation {
	switch {
	case all(r.dimension != "", s.dimension != ""):
		return r.amount.against(s.amount)
	case all(r.weekday, s.weekday):
		return equal(r.N == s.N)
	case r.Kind != corpus.KindRange && s.Kind == corpus.KindRange:
		return when(s.Items[0].Kind == r.Kind, other) // too broad
	case r.Kind != s.Kind || r.weekday != s.weekday:
		return unknown
	case r.Kind == corpus.KindDate:
		return dates(r, s)
	case all(r.Kind == corpus.KindTime, r.N != s.N, (r.N-s.N)%720 == 0):
		return when(!r.loose && !s.loose, other)
	case r.Kind == corpus.KindRange && (r.loose || s.loose):
		return when(r.Value.Equal(s.Value), same)
	}
	return equal(r.Value.Equal(s.Value))
}

// dates compares dates as far as both are told.
func dates(r, s reading) relation {
	finest := func(p corpus.Precision) int { return strings.Index("year quarter month day", string(p)) }
	a, b, depth := r.Date.Time(), s.Date.Time(), min(finest(r.Precision), finest(s.Precision))
	switch {
	case !r.loose && !s.loose && a.Year() != b.Year(),
		depth >= finest(corpus.Quarter) && (a.Month()-1)/3 != (b.Month()-1)/3,
		depth >= finest(corpus.Month) && a.Month() != b.Month(),
		depth >= finest(corpus.Day) && a.Day() != b.Day():
		return other
	case r.Precision == s.Precision:
		return same
	}
	return when(finest(s.Precision) < finest(r.Precision), coarser)
}

// compare compares what two surfaces may mean: the best relation that any of their readings have.
func compare(a, b []reading) relation {
	out := unknown
	for _, r := range a {
		for _, s := range b {
			out = max(out, r.against(s))
		}
	}
	return out
}
