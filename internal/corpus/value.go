package corpus

import (
	"fmt"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// Kind is the type of a value.
type Kind string

// The kinds of values (model.md).
const (
	KindDate     Kind = "date"     // a day, month, quarter or year: Date (its first day) and Precision
	KindTime     Kind = "time"     // a time of day: N minutes since midnight
	KindDuration Kind = "duration" // N days, calendar or Working
	KindCount    Kind = "count"    // N things
	KindQuantity Kind = "quantity" // Dec and Unit
	KindRange    Kind = "range"    // Items[0] to Items[1], two values of one kind
	KindMoney    Kind = "money"    // N minor units of Currency
	KindPercent  Kind = "percent"  // Dec
	KindLink     Kind = "link"     // Text, a URL
	KindVersion  Kind = "version"  // Text, without a leading v
	KindEntity   Kind = "entity"   // Text, a name of the world's gazetteer
	KindEnum     Kind = "enum"     // Text, one of a closed list
	KindList     Kind = "list"     // Items
	KindText     Kind = "text"     // Text, free words that hold no typed value
)

// Precision says how much of a date is meant.
type Precision string

// The precisions of a date.
const (
	Day     Precision = "day"
	Month   Precision = "month"
	Quarter Precision = "quarter"
	Year    Precision = "year"
)

// Decimal is Coef × 10^-Scale, in lowest terms (Coef does not end in zero unless Scale is 0). No floats.
type Decimal struct {
	Coef  int64
	Scale int8
}

// Aligned are the digits of two decimals at one scale.
func (d Decimal) Aligned(e Decimal) (x, y int64, scale int8) {
	x, y, scale = d.Coef, e.Coef, max(d.Scale, e.Scale)
	for s := d.Scale; s < scale; s++ {
		x *= 10
	}
	for s := e.Scale; s < scale; s++ {
		y *= 10
	}
	return x, y, scale
}

// Value is a tagged union: Kind says which of the other fields count. Two
// values are the same if and only if Equal says so; Canonical is its text form.
type Value struct {
	Kind      Kind
	Date      Date
	Precision Precision
	N         int64
	Working   bool
	Dec       Decimal
	Unit      string
	Currency  string
	Text      string
	Items     []Value
}

// DateValue returns a day as a value.
func DateValue(d Date) Value { return Value{Kind: KindDate, Date: d, Precision: Day} }

// CountValue returns a count.
func CountValue(n int64) Value { return Value{Kind: KindCount, N: n} }

// DurationValue returns a number of days, working or calendar.
func DurationValue(n int64, working bool) Value {
	return Value{Kind: KindDuration, N: n, Working: working}
}

// QuantityValue returns a decimal with its unit.
func QuantityValue(d Decimal, unit string) Value {
	return Value{Kind: KindQuantity, Dec: d, Unit: unit}
}

// PercentValue returns a percentage.
func PercentValue(d Decimal) Value { return Value{Kind: KindPercent, Dec: d} }

// MonthValue returns a month as a value.
func MonthValue(year int, month time.Month) Value {
	return Value{Kind: KindDate, Date: NewDate(year, month, 1), Precision: Month}
}

// TimeValue returns a time of day.
func TimeValue(hour, minute int) Value { return Value{Kind: KindTime, N: int64(hour*60 + minute)} }

// MoneyValue returns an amount in minor units (cents) of a currency (ISO 4217).
func MoneyValue(minor int64, currency string) Value {
	return Value{Kind: KindMoney, N: minor, Currency: currency}
}

// RangeValue returns the range between two values of one kind, the smaller first.
func RangeValue(from, to Value) Value { return Value{Kind: KindRange, Items: []Value{from, to}} }

// ListValue returns a list of values.
func ListValue(items ...Value) Value { return Value{Kind: KindList, Items: items} }

// TextValue returns a value of a kind that is only its words: link, version, entity, enum or text.
func TextValue(k Kind, s string) Value { return Value{Kind: k, Text: s} }

// NewDecimal returns coef × 10^-scale in lowest terms.
func NewDecimal(coef int64, scale int8) Decimal {
	for scale > 0 && coef%10 == 0 {
		coef, scale = coef/10, scale-1
	}
	return Decimal{coef, scale}
}

// Equal says whether two values are the same. Free words are compared without regard to case and spacing.
func (v Value) Equal(w Value) bool {
	if v.Kind != w.Kind {
		return false
	}
	if v.Kind == KindText || v.Kind == KindEnum || v.Kind == KindEntity {
		return v.Text == w.Text || sameWords(v.Text, w.Text)
	}
	if len(v.Items) != len(w.Items) {
		return false
	}
	for i := range v.Items {
		if !v.Items[i].Equal(w.Items[i]) {
			return false
		}
	}
	return v.Date == w.Date && v.Precision == w.Precision && v.N == w.N && v.Working == w.Working &&
		v.Dec == w.Dec && v.Unit == w.Unit && v.Currency == w.Currency && v.Text == w.Text
}

// Amount says whether a value is a number of something: a count, a duration, a quantity, a percentage or money.
func (v Value) Amount() bool {
	switch v.Kind {
	case KindCount, KindDuration, KindQuantity, KindPercent, KindMoney:
		return true
	}
	return false
}

// Near says whether two amounts of one kind and unit lie within a factor of two of each other.
func (v Value) Near(w Value) bool {
	if !v.Amount() || v.Kind != w.Kind || v.Unit != w.Unit || v.Currency != w.Currency {
		return false
	}
	a, b := v.amount(w.Dec.Scale), w.amount(v.Dec.Scale)
	return a <= 2*b && b <= 2*a
}

// amount is the number of an amount in the unit of its last digit, or in that of a finer scale.
func (v Value) amount(scale int8) int64 {
	if v.Kind != KindQuantity && v.Kind != KindPercent {
		return v.N
	}
	n := v.Dec.Coef
	for s := v.Dec.Scale; s < scale; s++ {
		n *= 10
	}
	return n
}

// Key is the same for two values if and only if Equal says that they are: sets and indexes of values go by it.
func (v Value) Key() string {
	if v.Kind == KindText || v.Kind == KindEnum || v.Kind == KindEntity {
		return string(v.Kind) + "\x00" + foldWords(v.Text)
	}
	out := fmt.Sprintf("%s\x00%d\x00%s\x00%d\x00%t\x00%d\x00%d\x00%q\x00%q\x00%q", v.Kind, v.Date, v.Precision, v.N,
		v.Working, v.Dec.Coef, v.Dec.Scale, v.Unit, v.Currency, v.Text)
	for _, x := range v.Items {
		out += fmt.Sprintf("\x00%q", x.Key())
	}
	return out
}

func foldWords(s string) string { return strings.ToLower(strings.Join(strings.Fields(s), " ")) }

// sameWords says whether two texts fold to the same words, without folding them: most differ in their first letter.
func sameWords(a, b string) bool {
	for {
		x, more := nextWord(a)
		y, rest := nextWord(b)
		if x == "" || y == "" {
			return x == y
		}
		if x != y && !sameLetters(x, y) {
			return false
		}
		a, b = more, rest
	}
}

// nextWord cuts the first word of a text; there is none in blanks.
func nextWord(s string) (word, rest string) {
	s = strings.TrimLeftFunc(s, unicode.IsSpace)
	if end := strings.IndexFunc(s, unicode.IsSpace); end >= 0 {
		return s[:end], s[end:]
	}
	return s, ""
}

// sameLetters says whether two words have the same form in lower case.
func sameLetters(a, b string) bool {
	for a != "" && b != "" {
		x, n := utf8.DecodeRuneInString(a)
		y, m := utf8.DecodeRuneInString(b)
		if x != y && unicode.ToLower(x) != unicode.ToLower(y) {
			return false
		}
		a, b = a[n:], b[m:]
	}
	return a == b
}
