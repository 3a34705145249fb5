package marker

import (
	"cmp"
	"math/big"
	"regexp"
	"strings"

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

// against compares amounts. Those of different dimensions are not compared, except that two currencies differ, and that
// working days are no fewer days. Of different units, those that lie within a tenth of each other are not, since one
// may have been rounded.
func (a amount) against(b amount) relation {
	switch {
	case a.dimension == "time" && b.dimension == "working", a.dimension == "working" && b.unit == "calendar":
		return when(a.n.Cmp(b.n) == 0 || (a.n.Cmp(b.n) < 0) == (b.unit == "working"), other)
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

// equal is the relation of values that are the same or others.
func equal(is bool) relation { return max(other, when(is, same)) }

// weekdays is what readings of weekdays are of.
const weekdays corpus.Kind = "weekday"

// reading is what a surface may mean.
type reading struct {
	corpus.Value
	amount
	sort  corpus.Kind // what it is of: of a range, the kind of its ends
	loose bool        // a date without its year, or a time without its half of the day
}

// dated says whether a reading is of a day, a time, or a stretch of days.
func (r reading) dated() bool {
	return r.sort == corpus.KindDate || r.sort == corpus.KindTime || r.sort == weekdays
}

var (
	// onDay are surfaces that are read as of the day of their text.
	onDay = regexp.MustCompile(`today|tomorrow|yesterday|next|last|this|coming|^the \d+\pL+$|between the`)
	// weekday is the name of a weekday.
	weekday = regexp.MustCompile(`^(?:the |last |this |next |coming )*(sun|mon|tue|wed|thu|fri|sat)(?:[a-z]*days?)?$`)
	hasYear = regexp.MustCompile(`\d{4}`)
)

// readingsOf are the readings of a span of Scan. None means that the words are a value's and do not say which.
func readingsOf(sp corpus.Span) (out []reading) {
	low := strings.ToLower(sp.Surface)
	if m := weekday.FindStringSubmatch(low); m != nil {
		day := int64(strings.Index("sunmontuewedthufrisat", m[1]) / 3)
		return []reading{{Value: corpus.Value{Kind: weekdays, N: day}, sort: weekdays}}
	}
	for _, v := range sp.Values {
		r := reading{Value: v, amount: amountOf(v, low), sort: v.Kind}
		if v.Kind == corpus.KindRange {
			r.sort = v.Items[0].Kind
		}
		switch {
		case v.Kind == corpus.KindTime:
			r.loose = v.N < 13*60 && !strings.ContainsAny(low, "mn")
		case r.dated() && onDay.MatchString(low):
			return nil
		case r.dated():
			r.loose = !hasYear.MatchString(low)
		}
		out = append(out, r)
	}
	return out
}

// against compares the reading of a gold with one of a candidate.
func (r reading) against(s reading) relation {
	switch {
	case r.dimension != "" && s.dimension != "":
		return r.amount.against(s.amount)
	case r.sort == weekdays && s.sort == weekdays:
		return equal(r.N == s.N)
	case r.Kind != corpus.KindRange && s.Kind == corpus.KindRange:
		return when(s.sort == r.Kind, other) // too broad
	case r.Kind == corpus.KindDate && r.Precision == corpus.Day && !r.loose && s.sort == weekdays:
		return when(int64(r.Date.Time().Weekday()) != s.N, other)
	case r.Kind != s.Kind:
		return unknown
	case r.Kind == corpus.KindDate:
		return dates(r, s)
	case r.Kind == corpus.KindTime && r.N != s.N && (r.N-s.N)%720 == 0:
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
