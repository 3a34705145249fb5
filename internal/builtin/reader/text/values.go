package text

import (
	"cmp"
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/corpus"
)

// Value is a typed value in a text.
type Value struct {
	Span
	Surface  string
	Readings []corpus.Value
}

// scanValues finds the values of a text and the tokens that they stand on.
func scanValues(p *Parsed, on corpus.Date) []Value {
	spans := corpus.Scan(p.Text, on, nil)
	out := make([]Value, 0, len(spans))
	tok, runes, bytes := 0, 0, 0
	for _, s := range spans {
		if len(s.Values) == 0 {
			continue
		}
		bytes += corpus.RuneOffset(p.Text[bytes:], s.Start-runes)
		runes = s.Start
		end := bytes + len(s.Surface)
		for tok < len(p.Toks) && p.Toks[tok].End <= bytes {
			tok++
		}
		to := tok
		for to < len(p.Toks) && p.Toks[to].Start < end {
			to++
		}
		// The 7 of "blue-7" is no number.
		whole := to > tok && p.Toks[tok].Start >= bytes && p.Toks[to-1].End <= end
		if whole {
			v := Value{Span{tok, to}, s.Surface, s.Values}
			out = append(out, v.since(p, on))
		}
	}
	return out
}

// since takes a weekday behind "since" for the last one: what has been so until now did not begin on a day to come.
func (v Value) since(p *Parsed, on corpus.Date) Value {
	if v.From == 0 || p.Toks[v.From-1].Low != "since" || !BareWeekday(p, v) {
		return v
	}
	v.Readings = slices.Clone(v.Readings)
	for i, r := range v.Readings {
		if r.Kind == corpus.KindDate && r.Date >= on && r.Date <= on+7 {
			v.Readings[i].Date -= 7
		}
	}
	return v
}

// As returns the first reading of one of the kinds, in the order of the kinds.
func (v Value) As(kinds []corpus.Kind) (corpus.Value, bool) {
	for _, k := range kinds {
		for _, r := range v.Readings {
			if r.Kind == k {
				return r, true
			}
		}
	}
	return corpus.Value{}, false
}

// BareWeekday says that a value is a day of the week and no more.
func BareWeekday(p *Parsed, v Value) bool {
	return v.To == v.From+1 && english.Weekdays[p.Toks[v.From].Low]
}

// InValues says that a token belongs to a value. Values are in the order of the text and do not overlap.
func InValues(p *Parsed, i int) bool {
	n, _ := slices.BinarySearchFunc(p.Vals, i, func(v Value, i int) int { return cmp.Compare(v.To, i+1) })
	return n < len(p.Vals) && p.Vals[n].Has(i)
}

// DateKinds is the kind of a value that tells when.
var DateKinds = []corpus.Kind{corpus.KindDate}
