package recipe

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"

	"memloom/internal/numbers"
)

// ScaleError says that a scale would make a size larger than it may be.
type ScaleError struct {
	Key   string
	Would float64
	Max   string
}

// Error implements error.
func (e *ScaleError) Error() string {
	return fmt.Sprintf("key %s would be %g, above %s: lower the scale", e.Key, e.Would, e.Max)
}

// Held is a size whose least value is above what the scale makes of it.
type Held struct {
	Key   string
	Asked float64 // what the scale makes of the recipe's value
	Got   int
}

// tells says whether the size is larger than asked for by more than rounding and a tenth.
func (h Held) tells() bool {
	return float64(h.Got) > 1.1*h.Asked && float64(h.Got) > math.Round(h.Asked)
}

// String says what the size is and what the scale would have made it.
func (h Held) String() string {
	return fmt.Sprintf("%s %d instead of %s", h.Key, h.Got, strconv.FormatFloat(h.Asked, 'g', 2, 64))
}

func sum(quotas map[string]int) int {
	total := 0
	for _, n := range quotas {
		total += n
	}
	return total
}

// mostScale keeps what a scale makes of a number that fits far inside 64 bits.
const mostScale = 1000

// rescale multiplies the sizes by the scale's rule for each key, never below the declared minimum: projects first, then
// what they leave. What would pass a maximum is a *ScaleError. Quotas are scaled by largest remainder. held are the
// sizes that their minimum keeps from what the scale makes of them.
func rescale(r *Recipe, scale float64) (held []Held, err error) {
	if scale == 1 {
		return nil, nil
	}
	s := scaling{scale: scale, rest: scale, projects: 1, share: 1}
	r.each(func(_ string, f reflect.StructField, v reflect.Value) {
		if rule := f.Tag.Get("scale"); (rule == "first" || rule == "each") && v.Int() > 0 {
			s.first(v)
		}
	})
	r.each(s.key)
	s.corpora(&r.Questions)
	r.each(func(path string, f reflect.StructField, v reflect.Value) {
		if bad := numbers.InValue(v, f.Tag, path); bad != nil && err == nil {
			err = &ScaleError{bad.Key, bad.X, bad.Range.Max}
		}
	})
	return s.held, err
}

// first takes as much of a scale below 1 as whole projects can.
func (s *scaling) first(projects reflect.Value) {
	before := int(projects.Int())
	s.projects = before
	if before > 1 && s.scale < 1 {
		s.projects = min(before, max(1, int(math.Ceil(float64(before)*s.scale-1e-9))))
		s.rest = s.scale * float64(before) / float64(s.projects)
	}
	s.share = float64(s.projects) / float64(before)
	projects.SetInt(int64(s.projects))
}

// corpora deals the scaled quotas to the corpora that are left, in proportion to what they were to have.
func (s *scaling) corpora(q *Questions) {
	if s.scale == 1 {
		return
	}
	q.Corpora = s.dealt(q.Corpora, sum(q.Families))
	for name, list := range q.ByCorpus {
		q.ByCorpus[name] = s.dealt(list, q.Families[name])
	}
}

func (s *scaling) dealt(list []int, to int) []int {
	list = list[:min(len(list), s.projects)]
	parts, of := map[string]int{}, 0
	for i, n := range list {
		parts[fmt.Sprintf("%03d", i)] = n
		of += n
	}
	if of == 0 {
		return list
	}
	scaled, out := scaledQuotas(parts, float64(to)/float64(of)), make([]int, len(list))
	for i := range out {
		out[i] = scaled[fmt.Sprintf("%03d", i)]
	}
	return out
}

// scaling multiplies keys.
type scaling struct {
	scale    float64
	rest     float64 // what is left of the scale once there are fewer projects
	projects int
	share    float64 // of the recipe's projects that are left
	held     []Held
}

func (s *scaling) keep(key string, asked float64, got int) {
	if h := (Held{key, asked, got}); h.tells() {
		s.held = append(s.held, h)
	}
}

// key multiplies one key by its rule.
func (s *scaling) key(path string, f reflect.StructField, v reflect.Value) {
	factor := 1.0
	switch f.Tag.Get("scale") {
	case "linear":
		factor = s.rest
	case "sqrt":
		factor = math.Sqrt(s.rest)
	case "grow", "each":
		factor = max(1, s.rest)
	case "shrink":
		factor = min(1, s.rest)
	}
	per := f.Tag.Get("per") == "project"
	switch v.Kind() {
	case reflect.Map:
		if f.Tag.Get("scale") == "linear" {
			quotas := v.Interface().(map[string]int)
			scaled := scaledQuotas(quotas, s.scale)
			s.keep(path, float64(sum(quotas))*s.scale, sum(scaled))
			v.Set(reflect.ValueOf(scaled))
		}
	case reflect.Slice:
		if list, ok := v.Interface().([]int); ok && per {
			list = list[:min(len(list), s.projects)]
			scaled := scaledList(list, factor, f.Tag.Get("min"))
			for i, n := range list {
				s.keep(fmt.Sprintf("%s[%d]", path, i), float64(n)*factor, scaled[i])
			}
			v.Set(reflect.ValueOf(scaled))
		}
	case reflect.Int:
		if per {
			factor *= s.share
		}
		if factor != 1 {
			exact := float64(v.Int()) * factor
			n := atLeast(exact, f.Tag.Get("min"))
			s.keep(path, exact, n)
			v.SetInt(int64(n))
		}
	}
}

func scaledList(list []int, factor float64, least string) []int {
	out := make([]int, len(list))
	for i, n := range list {
		out[i] = atLeast(float64(n)*factor, least)
	}
	return out
}

// atLeast rounds a size, but not below its minimum.
func atLeast(x float64, least string) int {
	lo, _ := strconv.Atoi(least)
	return max(int(math.Round(x)), lo)
}

// scaledQuotas multiplies quotas so that their sum is the rounded multiple, by largest remainder.
func scaledQuotas(q map[string]int, factor float64) map[string]int {
	names := make([]string, 0, len(q))
	total := 0
	for name, n := range q {
		names = append(names, name)
		total += n
	}
	slices.Sort(names)
	out := map[string]int{}
	left := int(math.Round(float64(total) * factor))
	rest := map[string]float64{}
	for _, name := range names {
		exact := float64(q[name]) * factor
		out[name] = int(exact)
		rest[name] = exact - math.Floor(exact)
		left -= out[name]
	}
	defer func() { // what is asked for is asked for at any scale
		for name, n := range q {
			if n > 0 && out[name] == 0 {
				out[name] = 1
			}
		}
	}()
	slices.SortStableFunc(names, func(a, b string) int {
		switch {
		case rest[a] > rest[b]:
			return -1
		case rest[a] < rest[b]:
			return 1
		}
		return 0
	})
	for i := 0; i < left && len(names) > 0; i++ {
		out[names[i%len(names)]]++
	}
	return out
}
