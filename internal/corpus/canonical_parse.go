package corpus

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// ParseCanonical is the inverse of Canonical: it reads what Canonical writes
// of a valid value of the kind, and nothing else.
func ParseCanonical(kind Kind, s string) (Value, error) {
	v, ok := readCanonical(kind, s)
	if !ok {
		return Value{}, fmt.Errorf("%q is not the canonical form of a %s", s, kind)
	}
	if err := v.Valid(); err != nil {
		return Value{}, fmt.Errorf("reading %q: %w", s, err)
	}
	if c := v.Canonical(); c != s {
		return Value{}, fmt.Errorf("%q is not canonical, %q is", s, c)
	}
	return v, nil
}

// readCanonical may be lenient: ParseCanonical compares what it read with the source.
func readCanonical(kind Kind, s string) (Value, bool) {
	switch kind {
	case KindDate:
		return readDate(s)
	case KindTime:
		t, err := time.Parse("15:04", s)
		return Value{Kind: KindTime, N: int64(t.Hour()*60 + t.Minute())}, err == nil
	case KindDuration:
		num, unit, _ := strings.Cut(s, " ")
		n, err := strconv.ParseInt(num, 10, 64)
		return DurationValue(n, strings.HasPrefix(unit, "working")), err == nil
	case KindCount:
		n, err := strconv.ParseInt(s, 10, 64)
		return CountValue(n), err == nil
	case KindQuantity:
		num, unit, _ := strings.Cut(s, " ")
		d, ok := readDecimal(num)
		return QuantityValue(d, unit), ok
	case KindPercent:
		d, ok := readDecimal(strings.TrimSuffix(s, " %"))
		return PercentValue(d), ok
	case KindMoney:
		cur, num, _ := strings.Cut(s, " ")
		d, ok := readDecimal(num)
		return moneyValue(d, cur, ok)
	case KindRange:
		return readRange(s)
	case KindList:
		return readList(s)
	case KindLink, KindVersion, KindEntity, KindEnum, KindText:
		return TextValue(kind, s), true
	default:
		return Value{}, false
	}
}

func readDate(s string) (Value, bool) {
	if y, q, ok := strings.Cut(s, "-Q"); ok {
		year, err1 := strconv.Atoi(y)
		n, err2 := strconv.Atoi(q)
		return quarterValue(year, n), err1 == nil && err2 == nil && n >= 1 && n <= 4
	}
	for _, form := range []struct {
		layout    string
		precision Precision
	}{{time.DateOnly, Day}, {"2006-01", Month}, {"2006", Year}} {
		if t, err := time.Parse(form.layout, s); err == nil {
			return Value{Kind: KindDate, Date: NewDate(t.Date()), Precision: form.precision}, true
		}
	}
	return Value{}, false
}

func quarterValue(year, q int) Value {
	return Value{Kind: KindDate, Date: NewDate(year, time.Month(q*3-2), 1), Precision: Quarter}
}

func readDecimal(s string) (Decimal, bool) {
	whole, frac, dot := strings.Cut(s, ".")
	if dot && frac == "" || len(frac) > maxScale {
		return Decimal{}, false
	}
	n, err := strconv.ParseInt(whole+frac, 10, 64)
	return NewDecimal(n, int8(len(frac))), err == nil
}

// moneyValue turns an amount of whole currency units into minor units, if it has no finer part.
func moneyValue(d Decimal, currency string, ok bool) (Value, bool) {
	n, fits := d.times(currencyDigits(currency))
	return Value{Kind: KindMoney, N: n, Currency: currency}, ok && fits
}

// times returns d × 10^p as an integer, or false if it is none or too large.
func (d Decimal) times(p int) (int64, bool) {
	n, up := d.Coef, p-int(d.Scale)
	for ; up > 0; up-- {
		if n >= maxCoef/10 || n <= -maxCoef/10 {
			return 0, false
		}
		n *= 10
	}
	for ; up < 0; up++ {
		if n%10 != 0 {
			return 0, false
		}
		n /= 10
	}
	return n, true
}

// rangeKinds are the kinds that have an order. Their canonical forms differ, a
// year's in a range included, so a range needs no word for its kind.
var rangeKinds = []Kind{KindCount, KindTime, KindDate, KindDuration, KindPercent, KindMoney, KindQuantity}

func readRange(s string) (Value, bool) {
	from, to, ok := strings.Cut(s, "..")
	if !ok {
		return Value{}, false
	}
	for _, kind := range rangeKinds {
		a, err1 := readEnd(kind, from)
		b, err2 := readEnd(kind, to)
		if err1 == nil && err2 == nil {
			return RangeValue(a, b), true
		}
	}
	return Value{}, false
}

func readEnd(kind Kind, s string) (Value, error) {
	year, isYear := strings.CutPrefix(s, "year ")
	v, err := ParseCanonical(kind, year)
	if err == nil && (v.Precision == Year) != isYear {
		return v, fmt.Errorf("%q is not the end of a range", s)
	}
	return v, err
}

func readList(s string) (Value, bool) {
	kind, body, ok := strings.Cut(s, "[")
	body, closed := strings.CutSuffix(body, "]")
	if !ok || !closed {
		return Value{}, false
	}
	if kind == "" && body == "" {
		return Value{Kind: KindList}, true
	}
	list := Value{Kind: KindList}
	for _, part := range splitEscaped(body) {
		own := kind
		if kind == "" {
			own, part, _ = strings.Cut(part, ":")
		}
		v, err := ParseCanonical(Kind(own), part)
		if err != nil {
			return Value{}, false
		}
		list.Items = append(list.Items, v)
	}
	return list, kind != "" || mixed(list.Items)
}

// splitEscaped splits at "; " and takes the guarding backslashes away.
func splitEscaped(s string) []string {
	var parts []string
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '\\' && i+1 < len(s):
			i++
			b.WriteByte(s[i])
		case s[i] == ';' && i+1 < len(s) && s[i+1] == ' ':
			i++
			parts = append(parts, b.String())
			b.Reset()
		default:
			b.WriteByte(s[i])
		}
	}
	return append(parts, b.String())
}
