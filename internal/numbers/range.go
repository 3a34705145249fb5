// Package numbers holds the numbers of files that people write to the ranges that their keys declare.
//
// A key is a field of a struct with a yaml tag; its tags min and max are its range. The range of a list or a map is
// that of each of its numbers. A number of an int is whole; a duration has a unit. A key without a range takes no
// number.
package numbers

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"
	"time"
)

// Range is what a number may be.
type Range struct {
	Min, Max string // as declared: 0, 0.5, 90s; empty where nothing is declared

	whole, timed bool
}

// Of is the range that the tags of a field declare for its numbers, which are of the type t.
func Of(tag reflect.StructTag, t reflect.Type) Range {
	return Range{Min: tag.Get("min"), Max: tag.Get("max"), whole: t.Kind() == reflect.Int,
		timed: t.ConvertibleTo(duration) && t.Name() == duration.Name()}
}

var duration = reflect.TypeFor[time.Duration]()

// Declared says whether the range has both its ends, each a number, the least not above the most.
func (r Range) Declared() bool {
	lo, ok := r.read(r.Min)
	hi, too := r.read(r.Max)
	return ok && too && lo <= hi
}

// read reads a number, in seconds one with a unit. What is too large to be held is infinite.
func (r Range) read(text string) (x float64, ok bool) {
	if r.timed {
		d, err := time.ParseDuration(text)
		return d.Seconds(), err == nil
	}
	x, err := strconv.ParseFloat(strings.TrimPrefix(text, "$"), 64) // of dollars
	return x, err == nil || math.IsInf(x, 0)
}

// Holds says whether a number fits.
func (r Range) Holds(x float64) bool {
	lo, _ := r.read(r.Min)
	hi, _ := r.read(r.Max)
	return r.Declared() && x >= lo && x <= hi && (!r.whole || x == math.Trunc(x))
}

// String says why the number does not fit and which would: "41 is above 40; give a whole number from 1 to 40".
func (f Fault) String() string {
	r := f.Range
	lo, _ := r.read(r.Min)
	hi, _ := r.read(r.Max)
	why := "is no whole number"
	switch {
	case !r.Declared():
		return "this key takes no number; leave it out"
	case math.IsNaN(f.X) || math.IsInf(f.X, 0):
		why = "cannot be counted with"
	case f.X < lo:
		why = "is below " + r.Min
	case f.X > hi:
		why = "is above " + r.Max
	}
	return fmt.Sprintf("%s %s; give %s", r.show(f.X), why, r)
}

func (r Range) show(x float64) string {
	if r.timed {
		return time.Duration(x * float64(time.Second)).String()
	}
	format := byte('f')
	if math.Abs(x) >= 1e15 || x != 0 && math.Abs(x) < 1e-9 {
		format = 'g'
	}
	return strconv.FormatFloat(x, format, -1, 64)
}

// Span is the range as a table shows it: 1–40, or one number.
func (r Range) Span() string {
	if r.Min == r.Max {
		return r.Min
	}
	return r.Min + "–" + r.Max
}

// String says which numbers fit: "a whole number from 1 to 40".
func (r Range) String() string {
	kind := "a number"
	switch {
	case r.Min == r.Max:
		return r.Min
	case r.whole:
		kind = "a whole number"
	case r.timed:
		kind = "a time"
	}
	return fmt.Sprintf("%s from %s to %s", kind, r.Min, r.Max)
}
