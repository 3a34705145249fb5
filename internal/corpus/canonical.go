package corpus

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

// Canonical returns the text form of a valid value, which ParseCanonical reads back exactly: "2025-03-13", "2025-03",
// "2025-Q2", "2025", "09:30", "3 working days", "14", "45 ml/min", "31 %", "EUR 1200.50", "3..5". A list is its items'
// kind and their forms, "entity[Ward 6; Ward 9]", in which a backslash guards semicolons and backslashes of the items,
// so that lists nest; where the kinds differ each form has its own, "[count:14; entity:Ward 6]".
func (v Value) Canonical() string {
	switch v.Kind {
	case KindDate:
		return canonicalDate(v.Date, v.Precision)
	case KindTime:
		return fmt.Sprintf("%02d:%02d", v.N/60, v.N%60)
	case KindDuration:
		return canonicalDuration(v.N, v.Working)
	case KindCount:
		return strconv.FormatInt(v.N, 10)
	case KindQuantity:
		return v.Dec.String() + " " + v.Unit
	case KindPercent:
		return v.Dec.String() + " %"
	case KindMoney:
		return v.Currency + " " + minorString(v.N, currencyDigits(v.Currency))
	case KindRange:
		if len(v.Items) != 2 {
			return ""
		}
		return canonicalEnd(v.Items[0]) + ".." + canonicalEnd(v.Items[1])
	case KindList:
		return canonicalList(v.Items)
	default:
		return v.Text
	}
}

func canonicalDate(d Date, p Precision) string {
	t := d.Time()
	switch p {
	case Month:
		return t.Format("2006-01")
	case Quarter:
		return fmt.Sprintf("%04d-Q%d", t.Year(), quarterOf(t.Month()))
	case Year:
		return t.Format("2006")
	default:
		return d.String()
	}
}

func canonicalDuration(n int64, working bool) string {
	s := strconv.FormatInt(n, 10)
	if working {
		s += " working"
	}
	if n == 1 {
		return s + " day"
	}
	return s + " days"
}

// canonicalEnd is the form of a range's end. A year says that it is one, or
// else a range of years would read as a range of counts.
func canonicalEnd(v Value) string {
	if v.Kind == KindDate && v.Precision == Year {
		return "year " + v.Canonical()
	}
	return v.Canonical()
}

func canonicalList(items []Value) string {
	if len(items) == 0 {
		return "[]"
	}
	var b strings.Builder
	several := mixed(items)
	if !several {
		b.WriteString(string(items[0].Kind))
	}
	for i, it := range items {
		b.WriteString([]string{"; ", "["}[btoi(i == 0)])
		if several {
			b.WriteString(string(it.Kind) + ":")
		}
		b.WriteString(listEscaper.Replace(it.Canonical()))
	}
	b.WriteByte(']')
	return b.String()
}

// mixed says whether values are of several kinds.
func mixed(items []Value) bool {
	return slices.ContainsFunc(items, func(v Value) bool { return v.Kind != items[0].Kind })
}

var listEscaper = strings.NewReplacer(`\`, `\\`, `;`, `\;`)

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// String returns the decimal in plain digits, "-0.5".
func (d Decimal) String() string { return minorString(d.Coef, int(d.Scale)) }

// minorString writes n × 10^-digits with exactly that many digits after the point.
func minorString(n int64, digits int) string {
	s := strconv.FormatInt(n, 10)
	sign := ""
	if s[0] == '-' {
		sign, s = "-", s[1:]
	}
	if digits <= 0 {
		return sign + s
	}
	if pad := digits + 1 - len(s); pad > 0 {
		s = strings.Repeat("0", pad) + s
	}
	return sign + s[:len(s)-digits] + "." + s[len(s)-digits:]
}

func quarterOf(m time.Month) int { return (int(m) + 2) / 3 }

// periodStart returns the first day of the day, month, quarter or year that d is in.
func periodStart(d Date, p Precision) Date {
	t := d.Time()
	switch p {
	case Month:
		return NewDate(t.Year(), t.Month(), 1)
	case Quarter:
		return NewDate(t.Year(), time.Month(quarterOf(t.Month())*3-2), 1)
	case Year:
		return NewDate(t.Year(), 1, 1)
	default:
		return d
	}
}

// MarshalJSON writes {"kind": …, "value": …} with the canonical form. A value that is not valid is an error.
func (v Value) MarshalJSON() ([]byte, error) {
	if err := v.Valid(); err != nil {
		return nil, fmt.Errorf("writing a value: %w", err)
	}
	return json.Marshal(struct {
		Kind  Kind   `json:"kind"`
		Value string `json:"value"`
	}{v.Kind, v.Canonical()})
}

// UnmarshalJSON reads what MarshalJSON writes: both keys, no other.
func (v *Value) UnmarshalJSON(b []byte) error {
	if kind, value, ok := plainFields(b); ok {
		w, err := ParseCanonical(kind, value)
		if err == nil {
			*v = w
		}
		return err
	}
	var fields map[string]*string
	if err := json.Unmarshal(b, &fields); err != nil {
		return fmt.Errorf("reading a value: %w", err)
	}
	kind, value := fields["kind"], fields["value"]
	if kind == nil || value == nil || len(fields) != 2 {
		return fmt.Errorf(`reading a value: %s has not exactly the keys "kind" and "value"`, b)
	}
	w, err := ParseCanonical(Kind(*kind), *value)
	if err != nil {
		return err
	}
	*v = w
	return nil
}

// plainFields reads the two keys where they are as MarshalJSON writes them and nothing in them is escaped: most values,
// and a run reads many.
func plainFields(b []byte) (Kind, string, bool) {
	rest, ok := bytes.CutPrefix(b, []byte(`{"kind":"`))
	rest, ends := bytes.CutSuffix(rest, []byte(`"}`))
	kind, value, both := bytes.Cut(rest, []byte(`","value":"`))
	if !ok || !ends || !both || bytes.ContainsAny(kind, `"\`) || bytes.ContainsAny(value, `"\`) || !utf8.Valid(b) {
		return "", "", false
	}
	return Kind(kind), string(value), true
}
