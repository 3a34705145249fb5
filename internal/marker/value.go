package marker

import (
	"math/big"
	"regexp"
	"strings"
	"time"

	"memloom/internal/corpus"
)

// relation is how two values stand to each other.
type relation uint8

const (
	unknown relation = iota // they cannot be compared
	same
	other
	coarser // the second one is a part of what the first says: a month for a day
)

// amount is a number of a dimension's base unit.
type amount struct {
	dimension, unit string
	n               *big.Rat
}

// dimensionOf is the dimension of a canonical unit, and how many of the dimension's base unit it makes. A unit that is not
// here is a dimension of its own.
func dimensionOf(unit string) (dimension string, factor *big.Rat) {
	for _, row := range []string{
		"time ns 1/1000000000 µs 1/1000000 ms 1/1000 s 1 min 60 h 3600 day 86400 month 2629800 quarter 7889400 year 31557600",
		"bytes B 1 KB 1000 MB 1000000 GB 1000000000 TB 1000000000000 KiB 1024 MiB 1048576 GiB 1073741824 TiB 1099511627776",
		"rate kbit/s 1 Mbit/s 1000 Gbit/s 1000000 KB/s 8 MB/s 8000 GB/s 8000000", "requests req/min 1 req/s 60",
		"flow ml/h 1 ml/min 60", "volume ml 1 l 1000 m³ 1000000", "mass µg 1 mg 1000 g 1000000 kg 1000000000 t 1000000000000 lb 453592370",
		"length mm 1 cm 10 m 1000 km 1000000 mile 1609344 foot 3048/10", "area m² 1 ha 10000", "speed m/s 36/10 km/h 1 mph 1609344/1000000",
		"power W 1 kW 1000 MW 1000000", "energy kWh 1 MWh 1000", "frequency Hz 1 kHz 1000 MHz 1000000 GHz 1000000000", "points pp 100 bp 1",
	} {
		fields := strings.Fields(row)
		for i := 1; i < len(fields); i += 2 {
			if fields[i] == unit {
				factor, _ = new(big.Rat).SetString(fields[i+1])
				return fields[0], factor
			}
		}
	}
	return unit, big.NewRat(1, 1)
}

// amountOf reads a value as an amount.
func amountOf(v corpus.Value) (a amount, ok bool) {
	decimal := func(d corpus.Decimal) *big.Rat { r, _ := new(big.Rat).SetString(d.String()); return r }
	switch v.Kind {
	case corpus.KindCount:
		return amount{"", "", big.NewRat(v.N, 1)}, true
	case corpus.KindMoney:
		return amount{"money", v.Currency, big.NewRat(v.N, 1)}, true
	case corpus.KindPercent:
		return amount{"%", "%", decimal(v.Dec)}, true
	case corpus.KindDuration:
		if v.Working {
			return amount{"working", "working", big.NewRat(v.N, 1)}, true
		}
		return amount{"time", "day", big.NewRat(86400*v.N, 1)}, true
	case corpus.KindQuantity:
		n := decimal(v.Dec)
		if v.Unit == "°F" {
			n.Sub(n, big.NewRat(32, 1)).Mul(n, big.NewRat(5, 9))
			return amount{"°C", "°F", n}, true
		}
		dimension, factor := dimensionOf(v.Unit)
		return amount{dimension, v.Unit, n.Mul(n, factor)}, true
	case corpus.KindVersion: // 2.14 may be a number
		if n, ok := new(big.Rat).SetString(v.Text); ok && strings.Count(v.Text, ".") == 1 {
			return amount{"", "", n}, true
		}
	}
	return amount{}, false
}

// inexact says whether a unit is months or years, which make no fixed number of days.
func inexact(unit string) bool { return unit == "month" || unit == "quarter" || unit == "year" }

// against compares amounts. Those of different dimensions are not compared, except that two currencies differ; of
// different units, those that lie near each other are not, since one may have been rounded.
func (a amount) against(b amount) relation {
	switch {
	case a.dimension != b.dimension:
		return unknown
	case a.dimension == "money" && a.unit != b.unit:
		return other
	case a.n.Cmp(b.n) == 0 && inexact(a.unit) == inexact(b.unit):
		return same
	case a.unit == b.unit:
		return other
	}
	gap := new(big.Rat).Sub(a.n, b.n)
	if gap.Abs(gap).Cmp(new(big.Rat).Mul(new(big.Rat).Abs(a.n), big.NewRat(1, 10))) <= 0 {
		return unknown
	}
	return other
}

// reading is what a surface may mean.
type reading struct {
	corpus.Value
	amount
	isAmount, weekday bool
	loose             bool // a date without its year, a time without its half of the day
}

// readingsOf are the readings of a span of Scan. None means that the words are a value's and say not which.
func readingsOf(sp corpus.Span) []reading {
	low := strings.ToLower(sp.Surface)
	if day, ok := weekdayOf(low); ok {
		return []reading{{Value: corpus.Value{Kind: corpus.KindDate, N: int64(day)}, weekday: true}}
	}
	var out []reading
	for _, v := range sp.Values {
		if v.Kind == corpus.KindRange && relativeDay.MatchString(strings.ToLower(sp.Surface)) || strings.Contains(low, "the ") && v.Kind == corpus.KindRange {
			return nil // an end of it is read as of today
		}
		r := reading{Value: v}
		if v.Kind == corpus.KindDate || v.Kind == corpus.KindRange && v.Items[0].Kind == corpus.KindDate {
			if relativeDay.MatchString(low) {
				return nil
			}
			r.loose = !hasYear.MatchString(low)
		}
		if v.Kind == corpus.KindTime {
			r.loose = v.N < 13*60 && !strings.Contains(low, "m") && !strings.Contains(low, "n")
		}
		r.amount, r.isAmount = amountOf(v)
		out = append(out, r)
	}
	return out
}

var (
	relativeDay = regexp.MustCompile(`\b(?:today|tomorrow|yesterday|next|last|this|coming|the \d+(?:st|nd|rd|th))$|\b(?:next|last|this|coming)\b`)
	hasYear     = regexp.MustCompile(`\d{4}`)
)

// weekdayOf reads the name of a weekday, alone.
func weekdayOf(low string) (time.Weekday, bool) {
	low = strings.TrimSuffix(low, "s")
	for d := time.Sunday; d <= time.Saturday; d++ {
		if name := strings.ToLower(d.String()); low == name || len(low) >= 3 && len(low) < 6 && strings.HasPrefix(name, low) {
			return d, true
		}
	}
	return 0, false
}

// against compares two readings.
func (r reading) against(s reading) relation {
	switch {
	case r.isAmount && s.isAmount:
		return r.amount.against(s.amount)
	case r.weekday || s.weekday:
		switch {
		case r.weekday && s.weekday:
			return equal(r.N == s.N)
		case s.Kind == corpus.KindDate && s.Precision == corpus.Day && !s.loose:
			return differs(int64(s.Date.Weekday()) != r.N)
		case r.Kind == corpus.KindDate && r.Precision == corpus.Day && !r.loose:
			return differs(int64(r.Date.Weekday()) != s.N)
		}
		return unknown
	case s.Kind == corpus.KindRange && s.Items[0].Kind == r.Kind:
		return other // too broad
	case r.Kind != s.Kind:
		return unknown
	case r.Kind == corpus.KindDate:
		return dates(r, s)
	case r.Kind == corpus.KindTime && (r.N-s.N == 720 && s.loose || s.N-r.N == 720 && r.loose):
		return unknown
	case r.Kind == corpus.KindRange:
		from := reading{Value: r.Items[0], loose: r.loose}.against(reading{Value: s.Items[0], loose: s.loose})
		to := reading{Value: r.Items[1], loose: r.loose}.against(reading{Value: s.Items[1], loose: s.loose})
		if from == same && to == same || r.Value.Equal(s.Value) {
			return same
		}
		return differs(from == other || to == other)
	}
	return equal(r.Value.Equal(s.Value))
}

func equal(is bool) relation {
	if is {
		return same
	}
	return other
}

func differs(do bool) relation {
	if do {
		return other
	}
	return unknown
}

// dates compares a date of the gold with one of the candidate, as far as both are told. A day is not in another month, and a
// month says less than a day.
func dates(r, s reading) relation {
	a, b := r.Date.Time(), s.Date.Time()
	year := r.loose || s.loose || a.Year() == b.Year()
	switch {
	case r.Precision == corpus.Year || s.Precision == corpus.Year:
		if r.Precision == s.Precision {
			return equal(year)
		}
		if s.Precision == corpus.Year && year {
			return coarser
		}
		return differs(!year)
	case r.Precision == corpus.Quarter || s.Precision == corpus.Quarter:
		if r.Precision == s.Precision {
			return equal(year && a.Month() == b.Month())
		}
		return differs(!year || (a.Month()-1)/3 != (b.Month()-1)/3)
	case r.Precision == s.Precision:
		return equal(year && a.Month() == b.Month() && (r.Precision == corpus.Month || a.Day() == b.Day()))
	}
	if s.Precision == corpus.Month && year && a.Month() == b.Month() {
		return coarser
	}
	return differs(!year || a.Month() != b.Month())
}

// compare compares what two surfaces may mean: the same if any readings are, other if all that can be compared differ.
func compare(a, b []reading) relation {
	out := unknown
	for _, r := range a {
		for _, s := range b {
			switch r.against(s) {
			case same:
				return same
			case other:
				out = other
			case coarser:
				out = max(out, coarser)
			}
		}
	}
	return out
}
