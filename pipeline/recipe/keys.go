package recipe

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"

	"memloom/internal/nearest"
	"memloom/internal/numbers"
)

// Key is one key of a recipe, as its declaration describes it.
type Key struct {
	Path  string   `json:"path"`  // dotted
	Value string   `json:"value"` // as YAML would show it
	Scale string   `json:"scale"` // first, each, linear, grow, shrink, sqrt or fixed
	Min   string   `json:"min"`
	Max   string   `json:"max"`
	OneOf []string `json:"one_of,omitempty"` // the words that it may be
	Doc   string   `json:"doc"`
	// Parts are the values of a key that has one for each of several names; Value is then their sum.
	Parts map[string]int `json:"parts,omitempty"`
}

// fixed is the Scale of a key that no scale changes.
const fixed = "fixed"

// Keys lists the keys of a recipe in the order of their declaration.
func (r *Recipe) Keys() []Key {
	var out []Key
	r.each(func(path string, f reflect.StructField, v reflect.Value) {
		scale := f.Tag.Get("scale")
		if scale == "" {
			scale = fixed
		}
		k := Key{Path: path, Value: fmt.Sprint(v.Interface()), Scale: scale, Min: f.Tag.Get("min"),
			Max: f.Tag.Get("max"), Doc: f.Tag.Get("doc")}
		if of := f.Tag.Get("oneof"); of != "" {
			k.OneOf = strings.Split(of, ",")
		}
		if parts, ok := v.Interface().(map[string]int); ok {
			k.Value, k.Parts = strconv.Itoa(sum(parts)), parts
		}
		out = append(out, k)
	})
	return out
}

// In reads the recipe in a manifest; what one without a recipe does not say stays zero. Own keys are plain JSON then.
func In(parameters []byte) (*Recipe, error) {
	r := &Recipe{}
	if len(parameters) == 0 {
		return r, nil
	}
	if err := json.Unmarshal(parameters, r); err != nil {
		return nil, fmt.Errorf("reading the recipe in the manifest: %w", err)
	}
	return r, nil
}

// Asked returns the numbers of the section by their keys. A number below its least one is not asked for, and neither is
// any where the section is empty.
func (d Dialogue) Asked() map[string]float64 {
	out := map[string]float64{}
	v := reflect.ValueOf(d)
	for i := range v.NumField() {
		f := v.Type().Field(i)
		least, err := strconv.ParseFloat(f.Tag.Get("min"), 64)
		if n := v.Field(i); err == nil && !v.IsZero() && (n.CanInt() || n.CanFloat()) {
			if asked := n.Convert(reflect.TypeFor[float64]()).Float(); asked >= least {
				out["dialogue."+f.Tag.Get("yaml")] = asked
			}
		}
	}
	return out
}

// visitor is shown a key: its dotted path, its declaration and its value.
type visitor func(path string, f reflect.StructField, v reflect.Value)

// each visits the keys of a recipe, those of its design with them.
func (r *Recipe) each(visit visitor) {
	r.fields(reflect.ValueOf(r).Elem(), "", visit, false)
	if r.Own != nil {
		r.fields(reflect.ValueOf(r.Own).Elem(), r.Design+".", visit, false)
	}
}

// fields visits the leaves of a struct. It passes over sections that are not for the recipe's design, which are empty,
// and, in sections that it shares with the organisation's, over keys that it leaves alone.
func (r *Recipe) fields(v reflect.Value, prefix string, visit visitor, shared bool) {
	for i := range v.NumField() {
		f := v.Type().Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("yaml"), ",")
		switch {
		case name == "-":
		case f.Type.Kind() != reflect.Struct && shared && v.Field(i).IsZero():
		case f.Type.Kind() != reflect.Struct:
			visit(prefix+name, f, v.Field(i))
		case options != "omitzero" || !v.Field(i).IsZero() || r.organised():
			r.fields(v.Field(i), prefix+name+".", visit, options == "omitzero" && !r.organised())
		}
	}
}

// organised says that a recipe is for the design of an organisation, or of none yet.
func (r *Recipe) organised() bool { return r.Design == "" || r.Design == Organisation }

// bounds checks every key against its declared bounds.
func bounds(r *Recipe) error {
	var problem error
	fail := func(path, format string, args ...any) {
		if problem == nil {
			problem = fmt.Errorf("key %s: "+format, append([]any{path}, args...)...)
		}
	}
	declared(r, fail)
	if w := r.World; w.TeamMin > w.TeamMax {
		fail("world.team_min", "%d is above team_max, %d", w.TeamMin, w.TeamMax)
	}
	if len(r.World.Domains) == 0 && r.organised() {
		fail("world.domains", "names no domain; `memloom domain list` shows them")
	}
	if day := r.World.First.Weekday(); r.organised() && (day == time.Sunday || day == time.Saturday) {
		fail("world.first", "%s is not a workday", r.World.First)
	}
	return problem
}

// declared checks every key against the bounds in its tags.
func declared(r *Recipe, fail func(path, format string, args ...any)) {
	r.each(func(path string, f reflect.StructField, v reflect.Value) {
		if bad := numbers.InValue(v, f.Tag, path); bad != nil {
			fail(bad.Key, "%s", bad)
		}
		if of := f.Tag.Get("oneof"); of != "" && !slices.Contains(strings.Split(of, ","), v.String()) {
			fail(path, "%q is none of %s%s", v.String(), strings.ReplaceAll(of, ",", ", "),
				nearest.Hint(v.String(), strings.Split(of, ",")))
		}
	})
}

// Drawing is the section of a design that draws on domain packs.
type Drawing interface {
	MostDomains() int // of a run
}

// MostDomains is how many packs a run draws on at most: one for each project, or what its design says.
func (r *Recipe) MostDomains() int {
	if d, ok := r.Own.(Drawing); ok {
		return d.MostDomains()
	}
	return r.World.Projects
}
