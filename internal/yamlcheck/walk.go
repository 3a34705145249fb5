package yamlcheck

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"memloom/internal/numbers"
)

// Walk visits a value and everything inside of it, in the order of the keys. visit is given the tag of the field around
// the value and its key, and says whether to go on inside of it.
func Walk(v reflect.Value, tag reflect.StructTag, key string, visit func(reflect.Value, reflect.StructTag, string) bool) {
	if !visit(v, tag, key) {
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		for f, x := range v.Fields() {
			if name := numbers.Name(f); name != "" {
				Walk(x, f.Tag, strings.TrimPrefix(key+"."+name, "."), visit)
			}
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			Walk(v.Index(i), tag, fmt.Sprintf("%s[%d]", key, i), visit)
		}
	case reflect.Map:
		for _, name := range Keys(v) {
			Walk(v.MapIndex(reflect.ValueOf(name).Convert(v.Type().Key())), tag, key+"."+name, visit)
		}
	}
}

// Keys are the keys of a map, which are texts, sorted.
func Keys(m reflect.Value) []string {
	var out []string
	for _, k := range m.MapKeys() {
		out = append(out, k.String())
	}
	slices.Sort(out)
	return out
}
