package writing

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"
)

// lineWidth is how long a line of a pack may get before what stands in it is spread over several.
const lineWidth = 100

// plainForm are words that need no quotes, whether in a line of their own or in brackets.
var plainForm = regexp.MustCompile(`^\pL(?:[\pL0-9 '/&()_.;-]*[\pL0-9)'])?$`)

// reserved are words that YAML takes for something else than text.
const reserved = " true false yes no on off null y n "

// scalar writes a text as YAML reads it back.
func scalar(s string) string {
	if plainForm.MatchString(s) && !strings.Contains(reserved, " "+strings.ToLower(s)+" ") {
		return s
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(s); err != nil { // a string always can be
		panic(fmt.Sprintf("writing %q: %v", s, err))
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// member is a key with its value.
type member struct {
	key   string
	value reflect.Value
}

// members are the keys of a struct or map that have something to say: those of a struct in its order, else sorted.
func members(v reflect.Value) []member {
	var out []member
	if v.Kind() == reflect.Map {
		for _, k := range slices.SortedFunc(maps.Keys(keysOf(v)), strings.Compare) {
			out = append(out, member{k, v.MapIndex(reflect.ValueOf(k))})
		}
		return out
	}
	for f, x := range v.Fields() {
		name := tagOf(f)
		if name == "-" || x.IsZero() || x.Kind() == reflect.Slice && x.Len() == 0 {
			continue
		}
		out = append(out, member{name, x})
	}
	return out
}

func keysOf(v reflect.Value) map[string]bool {
	out := map[string]bool{}
	for _, k := range v.MapKeys() {
		out[k.String()] = true
	}
	return out
}

// tagOf returns the key of a field in YAML.
func tagOf(f reflect.StructField) string {
	name, _, _ := strings.Cut(f.Tag.Get("yaml"), ",")
	return name
}

// inline writes a value in one line, with brackets.
func inline(v reflect.Value) string {
	switch v.Kind() {
	case reflect.Struct, reflect.Map:
		var parts []string
		for _, m := range members(v) {
			parts = append(parts, scalar(m.key)+": "+inline(m.value))
		}
		return "{" + strings.Join(parts, ", ") + "}"
	case reflect.Slice, reflect.Array:
		parts := make([]string, v.Len())
		for i := range parts {
			parts[i] = inline(v.Index(i))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case reflect.String:
		return scalar(v.String())
	}
	return fmt.Sprint(v.Interface())
}

// lines writes a value in lines without indentation: what is short in one, the rest spread out.
func lines(v reflect.Value) []string {
	if s := inline(v); utf8.RuneCountInString(s) <= lineWidth || !spreads(v) {
		return []string{s}
	}
	var out []string
	if v.Kind() == reflect.Slice {
		for i := range v.Len() {
			out = append(out, prefixed("- ", lines(v.Index(i)))...)
		}
		return out
	}
	for _, m := range members(v) {
		out = append(out, keyed(m.key, m.value)...)
	}
	return out
}

func spreads(v reflect.Value) bool {
	return v.Kind() == reflect.Struct || v.Kind() == reflect.Map || v.Kind() == reflect.Slice
}

// keyed writes a key with its value.
func keyed(key string, v reflect.Value) []string {
	of := lines(v)
	if len(of) == 1 && (!spreads(v) || strings.ContainsAny(of[0][:1], "[{")) {
		return []string{scalar(key) + ": " + of[0]}
	}
	return append([]string{scalar(key) + ":"}, prefixed("  ", of)...)
}

// prefixed puts a prefix before the first line and as many spaces before the others.
func prefixed(first string, list []string) []string {
	out := make([]string, len(list))
	for i, s := range list {
		out[i] = strings.Repeat(" ", len(first)) + s
		if i == 0 {
			out[i] = first + s
		}
	}
	return out
}
