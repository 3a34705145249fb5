package writing

import (
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml"

	"memloom/internal/numbers"
	"memloom/internal/pack"
)

// keysTo cuts a path such as attributes[3].value.of[2] into keys and numbers: attributes, 3, value, of, 2.
func keysTo(path string) []string {
	return strings.FieldsFunc(path, func(c rune) bool { return c == '.' || c == '[' || c == ']' })
}

// valueAt is the value under a path; not valid where there is none.
func valueAt(v any, path string) (out reflect.Value) {
	path = strings.TrimPrefix(path, ".")
	numbers.Walk(reflect.Indirect(reflect.ValueOf(v)), "", "", func(x reflect.Value, _ reflect.StructTag,
		key string) bool {
		if key == path {
			out = x
		}
		return !out.IsValid() && strings.HasPrefix(path, key)
	})
	return out
}

// without returns a copy of a value that lacks the member of a list at a path. Slots that no text has any more go with
// it.
func without(v any, path string) any {
	out := reflect.New(reflect.TypeOf(v))
	if b, err := yaml.MarshalWithOptions(v, yaml.JSON()); err != nil || yaml.Unmarshal(b, out.Interface()) != nil {
		return v
	}
	at := strings.LastIndex(path, "[")
	i, _ := strconv.Atoi(strings.Trim(path[at:], "[]"))
	list := valueAt(out.Interface(), path[:at])
	rest := reflect.AppendSlice(list.Slice(0, i), list.Slice(i+1, list.Len()))
	if list.CanSet() {
		list.Set(rest)
	} else { // of a map
		of := strings.LastIndex(path, ".")
		valueAt(out.Interface(), path[:of]).SetMapIndex(reflect.ValueOf(path[of+1:at]), rest)
	}
	numbers.Walk(out.Elem(), "", "", func(x reflect.Value, _ reflect.StructTag, _ string) bool {
		if x.CanAddr() {
			switch t := x.Addr().Interface().(type) {
			case *pack.Values:
				t.Slots = slotsIn(t.Of, t.Slots)
			case *pack.Clauses:
				t.Slots = slotsIn(t.Of, t.Slots)
			}
		}
		return true
	})
	return out.Elem().Interface()
}

// slotsIn returns those slots that some text has.
func slotsIn(texts []string, all map[string][]string) map[string][]string {
	out := maps.Clone(all)
	maps.DeleteFunc(out, func(name string, _ []string) bool {
		return !slices.ContainsFunc(texts, func(s string) bool { return strings.Contains(s, "{"+name+"}") })
	})
	return out
}

var numberForm = regexp.MustCompile(`\[(\d+)\]`)

// inWords makes a place in a file one in a list that is counted from 1: "value, of 5".
func inWords(path string) string {
	path = numberForm.ReplaceAllStringFunc(path, func(s string) string {
		n, _ := strconv.Atoi(strings.Trim(s, "[]"))
		return " " + strconv.Itoa(n+1)
	})
	return strings.TrimSpace(strings.ReplaceAll(strings.Trim(path, "."), ".", ", "))
}
