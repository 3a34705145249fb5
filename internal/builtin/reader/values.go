package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// value is a typed value in a text.
type value struct {
	span
	surface  string
	readings []corpus.Value
}

// scanValues finds the values of a text and the tokens that they stand on.
func scanValues(p *parsed, on corpus.Date) []value {
	spans := corpus.Scan(p.text, on, nil)
	out := make([]value, 0, len(spans))
	tok, runes, bytes := 0, 0, 0
	for _, s := range spans {
		if len(s.Values) == 0 {
			continue
		}
		bytes += corpus.RuneOffset(p.text[bytes:], s.Start-runes)
		runes = s.Start
		end := bytes + len(s.Surface)
		for tok < len(p.toks) && p.toks[tok].end <= bytes {
			tok++
		}
		to := tok
		for to < len(p.toks) && p.toks[to].start < end {
			to++
		}
		// The 7 of "blue-7" is no number.
		whole := to > tok && p.toks[tok].start >= bytes && p.toks[to-1].end <= end
		if whole {
			v := value{span{tok, to}, s.Surface, s.Values}
			out = append(out, v.since(p, on))
		}
	}
	return out
}

// since takes a weekday behind "since" for the last one: what has been so until now did
// not begin on a day to come.
func (v value) since(p *parsed, on corpus.Date) value {
	if v.from == 0 || p.toks[v.from-1].low != "since" || !bareWeekday(p, v) {
		return v
	}
	v.readings = slices.Clone(v.readings)
	for i, r := range v.readings {
		if r.Kind == corpus.KindDate && r.Date >= on && r.Date <= on+7 {
			v.readings[i].Date -= 7
		}
	}
	return v
}

// as returns the first reading of one of the kinds, in the order of the kinds.
func (v value) as(kinds []corpus.Kind) (corpus.Value, bool) {
	for _, k := range kinds {
		for _, r := range v.readings {
			if r.Kind == k {
				return r, true
			}
		}
	}
	return corpus.Value{}, false
}
