package recipe

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// Key is one key of a recipe, as its declaration describes it.
type Key struct {
	Path  string   `json:"path"`  // dotted
	Value string   `json:"value"` // as YAML would show it
	Scale string   `json:"scale"` // first, linear, sqrt or fixed
	Min   string   `json:"min"`
	Max   string   `json:"max"`
	OneOf []string `json:"one_of,omitempty"` // the words that it may be
	Doc   string   `json:"doc"`
	// Parts are the values of a key that has one for each of several names; Value
	// is then their sum.
	Parts map[string]int `json:"parts,omitempty"`
}

// fixed is the Scale of a key that no scale changes.
const fixed = "fixed"

// Keys lists the keys of a recipe in the order of their declaration.
func (r *Recipe) Keys() []Key {
	var out []Key
	each(reflect.ValueOf(r).Elem(), "", func(path string, f reflect.StructField, v reflect.Value) {
		scale := f.Tag.Get("scale")
		if scale == "" {
			scale = fixed
		}
		k := Key{Path: path, Value: fmt.Sprint(v.Interface()), Scale: scale, Min: f.Tag.Get("min"), Max: f.Tag.Get("max"), Doc: f.Tag.Get("doc")}
		if of := f.Tag.Get("oneof"); of != "" {
			k.OneOf = strings.Split(of, ",")
		}
		if parts, ok := v.Interface().(map[string]int); ok {
			sum := 0
			for _, n := range parts {
				sum += n
			}
			k.Value, k.Parts = strconv.Itoa(sum), parts
		}
		out = append(out, k)
	})
	return out
}

// each visits the leaves of a recipe.
func each(v reflect.Value, prefix string, visit func(path string, f reflect.StructField, v reflect.Value)) {
	for i := range v.NumField() {
		f := v.Type().Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("yaml"), ",")
		if f.Type.Kind() == reflect.Struct {
			each(v.Field(i), prefix+name+".", visit)
			continue
		}
		visit(prefix+name, f, v.Field(i))
	}
}

// bounds checks every key against its declared bounds.
func bounds(r *Recipe) error {
	var problem error
	fail := func(path, format string, args ...any) {
		if problem == nil {
			problem = fmt.Errorf("key %s: "+format, append([]any{path}, args...)...)
		}
	}
	each(reflect.ValueOf(r).Elem(), "", func(path string, f reflect.StructField, v reflect.Value) {
		for _, x := range numbers(v) {
			if lo := f.Tag.Get("min"); lo != "" && x < mustFloat(lo) {
				fail(path, "%v is below %s", x, lo)
			}
			if hi := f.Tag.Get("max"); hi != "" && x > mustFloat(hi) {
				fail(path, "%v is above %s", x, hi)
			}
		}
		if of := f.Tag.Get("oneof"); of != "" && !slices.Contains(strings.Split(of, ","), v.String()) {
			fail(path, "%q is none of %s", v.String(), strings.ReplaceAll(of, ",", ", "))
		}
	})
	if w := r.World; problem == nil && w.TeamMin > w.TeamMax {
		fail("world.team_min", "%d is above team_max, %d", w.TeamMin, w.TeamMax)
	}
	if problem == nil && len(r.World.Domains) == 0 {
		fail("world.domains", "names no domain; `memloom domain list` shows them")
	}
	if problem == nil && r.World.First.Weekday() == 0 || r.World.First.Weekday() == 6 {
		fail("world.first", "%s is not a workday", r.World.First)
	}
	for name, n := range r.Questions.Families {
		if problem == nil && n < 0 {
			fail("questions.families."+name, "%d is below 0", n)
		}
	}
	return problem
}

// numbers returns the number of a key, or those of its list; nil for other kinds.
func numbers(v reflect.Value) []float64 {
	switch v.Kind() {
	case reflect.Int:
		return []float64{float64(v.Int())}
	case reflect.Float64:
		return []float64{v.Float()}
	case reflect.Slice:
		var out []float64
		for i := range v.Len() {
			out = append(out, numbers(v.Index(i))...)
		}
		return out
	}
	return nil
}

func mustFloat(s string) float64 {
	x, err := strconv.ParseFloat(s, 64)
	if err != nil {
		panic("recipe tag: " + err.Error())
	}
	return x
}

// rescale multiplies the sizes by the scale's rule for each key, never below
// the declared minimum: projects first, then what they leave. What would pass
// a maximum is an error. Quotas are scaled by largest remainder.
func rescale(r *Recipe, scale float64) error {
	if scale == 1 {
		return nil
	}
	var problem error
	before := r.World.Projects
	rest := scale
	if before > 1 && scale < 1 {
		r.World.Projects = min(before, max(1, int(math.Ceil(float64(before)*scale-1e-9))))
		rest = scale * float64(before) / float64(r.World.Projects)
	}
	projects := float64(r.World.Projects) / float64(max(1, before))
	each(reflect.ValueOf(r).Elem(), "", func(path string, f reflect.StructField, v reflect.Value) {
		factor := 1.0
		switch f.Tag.Get("scale") {
		case "linear":
			factor = rest
		case "sqrt":
			factor = math.Sqrt(rest)
		}
		per := f.Tag.Get("per") == "project"
		switch v.Kind() {
		case reflect.Map:
			if f.Tag.Get("scale") == "linear" {
				v.Set(reflect.ValueOf(scaledQuotas(v.Interface().(map[string]int), scale)))
			}
		case reflect.Slice:
			if list, ok := v.Interface().([]int); ok && per {
				v.Set(reflect.ValueOf(scaledList(list[:min(len(list), r.World.Projects)], factor, f.Tag.Get("min"))))
			}
		case reflect.Int:
			if per {
				factor *= projects
			}
			if factor == 1 {
				return
			}
			n := max(math.Round(float64(v.Int())*factor), float64(atLeast(0, f.Tag.Get("min"))))
			if hi := f.Tag.Get("max"); hi != "" && n > mustFloat(hi) && problem == nil {
				problem = fmt.Errorf("key %s would be %g, above %s: lower the scale", path, n, hi)
				return
			}
			v.SetInt(int64(n))
		}
	})
	return problem
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
	n := math.Round(x)
	if least != "" {
		n = max(n, mustFloat(least))
	}
	return int(n)
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
