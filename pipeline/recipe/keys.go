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
	Path  string `json:"path"`  // dotted
	Value string `json:"value"` // as YAML would show it
	Scale string `json:"scale"` // linear, sqrt or fixed
	Min   string `json:"min"`
	Max   string `json:"max"`
	Doc   string `json:"doc"`
}

// Keys lists the keys of a recipe in the order of their declaration.
func (r *Recipe) Keys() []Key {
	var out []Key
	each(reflect.ValueOf(r).Elem(), "", func(path string, f reflect.StructField, v reflect.Value) {
		scale := f.Tag.Get("scale")
		if scale == "" {
			scale = "fixed"
		}
		out = append(out, Key{Path: path, Value: fmt.Sprint(v.Interface()), Scale: scale, Min: f.Tag.Get("min"), Max: f.Tag.Get("max"), Doc: f.Tag.Get("doc")})
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
		x, ok := number(v)
		if lo := f.Tag.Get("min"); ok && lo != "" && x < mustFloat(lo) {
			fail(path, "%v is below %s", v.Interface(), lo)
		}
		if hi := f.Tag.Get("max"); ok && hi != "" && x > mustFloat(hi) {
			fail(path, "%v is above %s", v.Interface(), hi)
		}
		if of := f.Tag.Get("oneof"); of != "" && !slices.Contains(strings.Split(of, ","), v.String()) {
			fail(path, "%q is none of %s", v.String(), of)
		}
	})
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

func number(v reflect.Value) (float64, bool) {
	switch v.Kind() {
	case reflect.Int:
		return float64(v.Int()), true
	case reflect.Float64:
		return v.Float(), true
	}
	return 0, false
}

func mustFloat(s string) float64 {
	x, err := strconv.ParseFloat(s, 64)
	if err != nil {
		panic("recipe tag: " + err.Error())
	}
	return x
}

// rescale multiplies the sizes by the scale's rule for each key, never below
// the declared minimum; above the maximum is an error. Quotas are scaled by
// largest remainder.
func rescale(r *Recipe, scale float64) error {
	if scale == 1 {
		return nil
	}
	var problem error
	each(reflect.ValueOf(r).Elem(), "", func(path string, f reflect.StructField, v reflect.Value) {
		factor := scale
		switch f.Tag.Get("scale") {
		case "linear":
		case "sqrt":
			factor = math.Sqrt(scale)
		default:
			return
		}
		if v.Kind() == reflect.Map {
			v.Set(reflect.ValueOf(scaledQuotas(v.Interface().(map[string]int), factor)))
			return
		}
		n := math.Round(float64(v.Int()) * factor)
		if lo := f.Tag.Get("min"); lo != "" {
			n = max(n, mustFloat(lo))
		}
		if hi := f.Tag.Get("max"); hi != "" && n > mustFloat(hi) {
			if problem == nil {
				problem = fmt.Errorf("key %s would be %g, above %s: lower the scale", path, n, hi)
			}
			return
		}
		v.SetInt(int64(n))
	})
	return problem
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
