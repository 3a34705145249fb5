package numbers

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// InValue returns the first number of a decoded value that does not fit, nil where all of them do. The value stands under the key,
// in a field with the tag. It looks at ints and floats alone.
func InValue(v reflect.Value, tag reflect.StructTag, key string) *Fault {
	switch v.Kind() {
	case reflect.Struct:
		for f, x := range v.Fields() {
			if name := Name(f); name != "" {
				if bad := InValue(x, f.Tag, key+"."+name); bad != nil {
					return bad
				}
			}
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			if bad := InValue(v.Index(i), tag, fmt.Sprintf("%s[%d]", key, i)); bad != nil {
				return bad
			}
		}
	case reflect.Map:
		all := entries(v)
		for _, name := range slices.Sorted(maps.Keys(all)) {
			if bad := InValue(all[name], tag, key+"."+name); bad != nil {
				return bad
			}
		}
	case reflect.Int:
		return Of(tag, v.Type()).held(key, float64(v.Int()))
	case reflect.Float64:
		return Of(tag, v.Type()).held(key, v.Float())
	}
	return nil
}

func (r Range) held(key string, x float64) *Fault {
	if r.Holds(x) {
		return nil
	}
	return &Fault{Key: key, X: x, Range: r}
}

// Name is the key of a field, empty for one that no file has.
func Name(f reflect.StructField) string {
	tag, tagged := f.Tag.Lookup("yaml")
	if !tagged && f.IsExported() {
		return strings.ToLower(f.Name)
	}
	name, _, _ := strings.Cut(tag, ",")
	return strings.TrimPrefix(name, "-")
}

// entries are those of a map by their keys, which are texts.
func entries(v reflect.Value) map[string]reflect.Value {
	out := map[string]reflect.Value{}
	for each := v.MapRange(); each.Next(); {
		out[each.Key().String()] = each.Value()
	}
	return out
}

// Key is a key that takes numbers.
type Key struct {
	Path  string // dotted; a list has [] behind it, and the entries of a map are called *
	Range Range
}

// Keys lists the keys of a type that take numbers, in the order of their declaration.
func Keys(t reflect.Type) []Key { return keys(t, "", "") }

func keys(t reflect.Type, tag reflect.StructTag, path string) []Key {
	switch t.Kind() {
	case reflect.Pointer:
		return keys(t.Elem(), tag, path)
	case reflect.Slice, reflect.Array:
		return keys(t.Elem(), tag, path+"[]")
	case reflect.Map:
		return keys(t.Elem(), tag, path+".*")
	case reflect.Struct:
		var out []Key
		for f := range t.Fields() {
			if name := Name(f); name != "" {
				out = append(out, keys(f.Type, f.Tag, strings.TrimPrefix(path+"."+name, "."))...)
			}
		}
		return out
	}
	if !numeric(t) {
		return nil
	}
	return []Key{{path, Of(tag, t)}}
}
