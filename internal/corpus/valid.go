package corpus

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// The bounds of numbers: every one has at most eighteen digits, so that sums
// and scalings by ten can be checked in 64 bits.
const (
	maxCoef  = int64(1e18)
	maxScale = 18
)

// Valid says whether a value is well formed: the fields of its kind are set
// and in bounds, all others are zero. Canonical has its inverse on valid values.
func (v Value) Valid() error {
	if v.Kind == "" {
		return errors.New("the value has no kind")
	}
	if !v.onlyOwnFields() {
		return fmt.Errorf("a %s value has fields of another kind: %+v", v.Kind, v)
	}
	switch v.Kind {
	case KindDate:
		return v.validDate()
	case KindTime:
		return check(v.N >= 0 && v.N < 1440, "a time of %d minutes is not within a day", v.N)
	case KindDuration, KindCount:
		return check(v.N >= 0 && bounded(v.N), "a %s of %d is out of bounds", v.Kind, v.N)
	case KindPercent:
		return v.Dec.valid()
	case KindQuantity:
		return errors.Join(v.Dec.valid(), check(validUnit(v.Unit), "%q is not a unit", v.Unit))
	case KindMoney:
		return check(bounded(v.N) && isCurrency(v.Currency), "%d of %q is not money", v.N, v.Currency)
	case KindRange, KindList:
		return v.validItems()
	case KindLink:
		return check(linkEnd(v.Text) == len(v.Text), "%q is not a link", v.Text)
	case KindVersion:
		return check(isVersion(v.Text), "%q is not a version", v.Text)
	case KindEntity, KindEnum, KindText:
		return check(isText(v.Text), "%q is empty, padded or not UTF-8", v.Text)
	default:
		return fmt.Errorf("there is no kind %q of value", v.Kind)
	}
}

func bounded(n int64) bool { return n > -maxCoef && n < maxCoef }

func isText(s string) bool {
	return s != "" && utf8.ValidString(s) && strings.TrimSpace(s) == s
}

func check(ok bool, format string, args ...any) error {
	if ok {
		return nil
	}
	return fmt.Errorf(format, args...)
}

// onlyOwnFields clears what the kind uses and looks at the rest.
func (v Value) onlyOwnFields() bool {
	switch v.Kind {
	case KindDate:
		v.Date, v.Precision = 0, ""
	case KindTime, KindCount:
		v.N = 0
	case KindDuration:
		v.N, v.Working = 0, false
	case KindQuantity:
		v.Dec, v.Unit = Decimal{}, ""
	case KindPercent:
		v.Dec = Decimal{}
	case KindMoney:
		v.N, v.Currency = 0, ""
	case KindRange, KindList:
		v.Items = nil
	default:
		v.Text = ""
	}
	return v.Items == nil && v.Text == "" && v.N == 0 && v.Date == 0 && v.Precision == "" &&
		v.Unit == "" && v.Currency == "" && v.Dec == Decimal{} && !v.Working
}

func (v Value) validDate() error {
	switch v.Precision {
	case Day, Month, Quarter, Year:
	default:
		return fmt.Errorf("a date has no precision %q", v.Precision)
	}
	year := v.Date.Time().Year()
	return check(v.Date != 0 && year >= 1 && year <= 9999 && v.Date == periodStart(v.Date, v.Precision),
		"%s is not the first day of a %s in the years 1 to 9999", v.Date, v.Precision)
}

func (d Decimal) valid() error {
	return check(d.Coef > -maxCoef && d.Coef < maxCoef && d.Scale >= 0 && d.Scale <= maxScale &&
		d == NewDecimal(d.Coef, d.Scale), "the decimal %d × 10^-%d is out of bounds or not in lowest terms", d.Coef, d.Scale)
}

// validItems: a range goes from a smaller value to a larger one of its kind.
func (v Value) validItems() error {
	for _, it := range v.Items {
		if err := it.Valid(); err != nil {
			return fmt.Errorf("an item of a %s: %w", v.Kind, err)
		}
		if v.Kind == KindRange && it.Kind != v.Items[0].Kind {
			return fmt.Errorf("a %s of both %s and %s", v.Kind, v.Items[0].Kind, it.Kind)
		}
	}
	if v.Kind == KindRange {
		return check(len(v.Items) == 2 && less(v.Items[0], v.Items[1]),
			"a range goes from a smaller value to a larger one of its kind")
	}
	return nil
}

// validUnit: words of letters, digits after the first place, joined by blank,
// slash, hyphen or dot; nothing that is a duration or a percentage.
func validUnit(s string) bool {
	switch s {
	case "", "day", "days", "working day", "working days", "%":
		return false
	}
	start := true // of a word
	for _, r := range s {
		switch {
		case unicode.IsLetter(r) || r == '°' || r == '²' || r == '³' || r == '×':
			start = false
		case start:
			return false
		case r >= '0' && r <= '9':
		case r == ' ' || r == '/' || r == '-' || r == '·':
			start = true
		default:
			return false
		}
	}
	return !start
}

// less orders two values of a kind that has an order. Values that cannot be
// compared (other units, other precisions) are not less.
func less(a, b Value) bool {
	if a.Kind != b.Kind {
		return false
	}
	switch a.Kind {
	case KindDate:
		return a.Precision == b.Precision && a.Date < b.Date
	case KindTime, KindCount:
		return a.N < b.N
	case KindDuration:
		return a.Working == b.Working && a.N < b.N
	case KindMoney:
		return a.Currency == b.Currency && a.N < b.N
	case KindPercent, KindQuantity:
		return a.Unit == b.Unit && a.Dec.less(b.Dec)
	default:
		return false
	}
}

// less compares without leaving 64 bits: by sign, whole part, then the digits after the point.
func (d Decimal) less(e Decimal) bool {
	dw, ew := d.Coef/pow10(int(d.Scale)), e.Coef/pow10(int(e.Scale))
	if dw != ew {
		return dw < ew
	}
	df := d.Coef % pow10(int(d.Scale)) * pow10(maxScale-int(d.Scale))
	ef := e.Coef % pow10(int(e.Scale)) * pow10(maxScale-int(e.Scale))
	return df < ef
}

func pow10(n int) int64 {
	p := int64(1)
	for ; n > 0; n-- {
		p *= 10
	}
	return p
}
