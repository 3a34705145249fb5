package writing

import (
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// keysTo cuts a path such as attributes[3].value.of[2] into keys and numbers: attributes, 3, value, of, 2.
func keysTo(path string) []string {
	return strings.FieldsFunc(path, func(c rune) bool { return c == '.' || c == '[' || c == ']' })
}

// valueAt follows keys and numbers into a value.
func valueAt(v reflect.Value, keys []string) (reflect.Value, bool) {
	for _, k := range keys {
		switch v.Kind() {
		case reflect.Struct:
			i := fieldOf(v.Type(), k)
			if i < 0 {
				return v, false
			}
			v = v.Field(i)
		case reflect.Map:
			v = v.MapIndex(reflect.ValueOf(k))
		case reflect.Slice, reflect.Array:
			i, err := strconv.Atoi(k)
			if err != nil || i < 0 || i >= v.Len() {
				return v, false
			}
			v = v.Index(i)
		}
		if !v.IsValid() {
			return v, false
		}
	}
	return v, true
}

func fieldOf(t reflect.Type, key string) int {
	for i := range t.NumField() {
		if name, _, _ := strings.Cut(t.Field(i).Tag.Get("yaml"), ","); name == key {
			return i
		}
	}
	return -1
}

// without returns a copy of a value that lacks the member of a list to which keys and numbers lead. Slots that no text
// has any more go with it.
func without(v reflect.Value, keys []string) reflect.Value {
	out := reflect.New(v.Type()).Elem()
	out.Set(v)
	switch v.Kind() {
	case reflect.Struct:
		f := out.Field(fieldOf(v.Type(), keys[0]))
		f.Set(without(f, keys[1:]))
		tidySlots(out)
	case reflect.Map:
		out.Set(reflect.MakeMap(v.Type()))
		for it := v.MapRange(); it.Next(); {
			out.SetMapIndex(it.Key(), it.Value())
		}
		k := reflect.ValueOf(keys[0])
		out.SetMapIndex(k, without(v.MapIndex(k), keys[1:]))
	case reflect.Slice:
		i, _ := strconv.Atoi(keys[0])
		out.Set(reflect.AppendSlice(reflect.MakeSlice(v.Type(), 0, v.Len()), v))
		if len(keys) > 1 {
			out.Index(i).Set(without(v.Index(i), keys[1:]))
		} else {
			out.Set(reflect.AppendSlice(out.Slice(0, i), v.Slice(i+1, v.Len())))
		}
	}
	return out
}

// tidySlots takes the slots out of a struct that none of its texts has.
func tidySlots(v reflect.Value) {
	of, slots := fieldOf(v.Type(), "of"), fieldOf(v.Type(), "slots")
	if of < 0 || slots < 0 {
		return
	}
	texts, _ := v.Field(of).Interface().([]string)
	if all, ok := v.Field(slots).Interface().(map[string][]string); ok {
		v.Field(slots).Set(reflect.ValueOf(slotsIn(texts, all)))
	}
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
