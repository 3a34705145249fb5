package output

import "memloom/internal/corpus"

const minuteMicros = 60 * secondMicros

// micros returns an instant as a column holds it: wall-clock time, not adjusted to UTC.
func micros(s corpus.Stamp) int64 { return int64(s) * minuteMicros }

// stamp is the inverse of micros.
func stamp(n int64) corpus.Stamp { return corpus.Stamp(n / minuteMicros) }

// days returns a date as a column holds it.
func days(d corpus.Date) int32 { return int32(d) }

// date is the inverse of days.
func date(n int32) corpus.Date { return corpus.Date(n) }

// opt returns a cell of an optional column: NULL for the zero value. Optional columns are pointers, always: of other
// types the library writes some zeros as NULL and some as zeros, depending on their neighbours.
func opt[T comparable](v T) *T {
	var zero T
	if v == zero {
		return nil
	}
	return &v
}

// val is the inverse of opt.
func val[T any](p *T) T {
	var v T
	if p != nil {
		v = *p
	}
	return v
}

// list turns the empty list that Parquet reads into the nil that records use.
func list[T any](l []T) []T {
	if len(l) == 0 {
		return nil
	}
	return l
}

// mapped applies f to each element.
func mapped[T, U any](l []T, f func(T) U) []U {
	if len(l) == 0 {
		return nil
	}
	out := make([]U, len(l))
	for i, v := range l {
		out[i] = f(v)
	}
	return out
}
