package writing

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
)

// lineWidth is how long a line of a pack may get before what is in it is spread over several.
const lineWidth = 100

// plainForm are words that need no quotes, whether in a line of their own or in brackets.
var plainForm = regexp.MustCompile(`^\pL(?:[\pL0-9 '/&()_.;-]*[\pL0-9)'])?$`)

// reserved are words that YAML takes for something else than text.
const reserved = " true false yes no on off null y n "

// quoted writes a text as YAML reads it back.
func quoted(s string) string {
	if plainForm.MatchString(s) && !strings.Contains(reserved, " "+strings.ToLower(s)+" ") {
		return s
	}
	return strconv.Quote(s)
}

// inline writes a value in one line, with brackets.
func inline(v any) string {
	var parts []string
	switch x := v.(type) {
	case yaml.MapSlice:
		for _, m := range x {
			parts = append(parts, quoted(fmt.Sprint(m.Key))+": "+inline(m.Value))
		}
		return "{" + strings.Join(parts, ", ") + "}"
	case []any:
		for _, e := range x {
			parts = append(parts, inline(e))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case string:
		return quoted(x)
	}
	return fmt.Sprint(v)
}

// plain returns a value of package pack as maps with their order, lists and scalars.
func plain(v any) (any, error) {
	b, err := yaml.MarshalWithOptions(v, yaml.JSON())
	if err != nil {
		return nil, fmt.Errorf("writing an entry: %w", err)
	}
	var out any
	if err := yaml.UnmarshalWithOptions(b, &out, yaml.UseOrderedMap()); err != nil {
		return nil, fmt.Errorf("writing an entry: %w", err)
	}
	return out, nil
}

// spread writes a value in lines without indentation: what is short in one, the rest spread out.
func spread(v any) []string {
	var out []string
	list, isList := v.([]any)
	members, isMap := v.(yaml.MapSlice)
	if s := inline(v); utf8.RuneCountInString(s) <= lineWidth || !isList && !isMap {
		return []string{s}
	}
	for _, x := range list {
		out = append(out, prefixed("- ", spread(x))...)
	}
	for _, m := range members {
		out = append(out, keyed(quoted(fmt.Sprint(m.Key)), m.Value)...)
	}
	return out
}

// keyed writes a key with its value.
func keyed(key string, v any) []string {
	if of := spread(v); len(of) > 1 {
		return append([]string{key + ":"}, prefixed("  ", of)...)
	}
	return []string{key + ": " + inline(v)}
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
