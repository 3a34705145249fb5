package numbers

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
)

// Visitor is given a value, the tag of the field around it and its key, and says whether to go on inside of it.
type Visitor func(v reflect.Value, tag reflect.StructTag, key string) bool

// Walk visits a value and everything inside of it, in the order of the keys.
func Walk(v reflect.Value, tag reflect.StructTag, key string, visit Visitor) {
	if !visit(v, tag, key) {
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		for f, x := range v.Fields() {
			if name := Name(f); name != "" {
				Walk(x, f.Tag, strings.TrimPrefix(key+"."+name, "."), visit)
			}
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			Walk(v.Index(i), tag, fmt.Sprintf("%s[%d]", key, i), visit)
		}
	case reflect.Map:
		for _, name := range Entries(v) {
			Walk(v.MapIndex(name), tag, strings.TrimPrefix(key+"."+name.String(), "."), visit)
		}
	}
}

// Entries are the keys of a map, which are texts, sorted.
func Entries(m reflect.Value) []reflect.Value {
	byText := func(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) }
	return slices.SortedFunc(slices.Values(m.MapKeys()), byText)
}

// InValue returns the first number of a decoded value that does not fit, nil where all of them do. The value stands
// under the key, in a field with the tag. It looks at ints and floats alone.
func InValue(v reflect.Value, tag reflect.StructTag, key string) (first *Fault) {
	Walk(v, tag, key, func(v reflect.Value, tag reflect.StructTag, key string) bool {
		var x float64
		switch v.Kind() {
		case reflect.Int:
			x = float64(v.Int())
		case reflect.Float64:
			x = v.Float()
		default:
			return first == nil
		}
		if r := Of(tag, v.Type()); first == nil && !r.Holds(x) {
			first = &Fault{Key: key, X: x, Range: r}
		}
		return true
	})
	return first
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
