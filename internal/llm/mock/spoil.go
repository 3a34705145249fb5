package mock

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// The varieties of wrong content.
const (
	howInvented = "invented" // values that nothing covers, elements that no one asked for
	howEmpty    = "empty"    // no text anywhere, numbers below zero
	howSwapped  = "swapped"  // the texts of a list's elements exchanged; a check may not notice
)

// nonsenses are answers to something else.
var nonsenses = []string{
	"As for the weather, it depends on where you are.",
	"I would be happy to help! Could you tell me more about your garden?",
	"la la la la la la la la la la la la",
	"42",
	"[]",
}

func nonsense(t spoiling, _ string) string { return corpus.Pick(t.rand, nonsenses) }

// brokenJSON loses a character that JSON cannot do without.
func brokenJSON(t spoiling, text string) string {
	marks := strings.Count(text, `"`)
	if marks == 0 {
		return text + "}"
	}
	lost := t.rand.IntN(marks)
	for i := range text {
		if text[i] != '"' {
			continue
		}
		if lost--; lost < 0 {
			if broken := text[:i] + text[i+1:]; !json.Valid([]byte(broken)) {
				return broken
			}
			break
		}
	}
	return text[:len(text)-1]
}

// trailingComma is what people write who are used to other languages.
func trailingComma(_ spoiling, text string) string {
	end := strings.LastIndexAny(text, "}]")
	if end < 1 || strings.ContainsAny(text[end-1:end], "{[") {
		return text + ","
	}
	return text[:end] + "," + text[end:]
}

// fenced is in a code block with words around it.
func fenced(_ spoiling, text string) string {
	return "Sure! Here is the JSON you asked for:\n\n```json\n" + text +
		"\n```\n\nLet me know if anything should be different."
}

// object decodes an answer; others than objects are left alone.
func object(text string) (map[string]any, bool) {
	d := json.NewDecoder(strings.NewReader(text))
	d.UseNumber()
	var out map[string]any
	return out, d.Decode(&out) == nil && out != nil
}

func missingField(t spoiling, text string) string {
	value, ok := object(text)
	names := t.schema.required(value)
	if !ok || len(names) == 0 {
		return "{}"
	}
	delete(value, corpus.Pick(t.rand, names))
	return encoded(value)
}

func extraField(_ spoiling, text string) string {
	value, ok := object(text)
	if !ok {
		value = map[string]any{"answer": text}
	}
	value["additional_notes"] = "Nothing else stood out."
	return encoded(value)
}

// wrongType makes a number of a text, and a text of all else.
func wrongType(t spoiling, text string) string {
	value, ok := object(text)
	if !ok || len(value) == 0 {
		return "0"
	}
	name := corpus.Pick(t.rand, slices.Sorted(maps.Keys(value)))
	if _, isText := value[name].(string); isText {
		value[name] = 7
	} else {
		value[name] = "seven"
	}
	return encoded(value)
}

// wrongContent keeps to the schema and to nothing else.
func wrongContent(t spoiling, text string) string {
	value, ok := object(text)
	if !ok {
		return text + " In all it is 4711."
	}
	how := t.how
	if how == "" {
		how = []string{howInvented, howEmpty}[t.rand.IntN(2)]
	}
	before := encoded(value)
	out := before
	switch how {
	case howEmpty:
		out = encoded(emptied(value))
	case howSwapped:
		swapTexts(value)
		out = encoded(value)
	}
	if out == before { // nothing to swap or to empty
		out = encoded(invented(value, t.schema, t.rand))
	}
	return out
}

// emptied returns a value without text, and with numbers that count nothing.
func emptied(v any) any {
	switch v := v.(type) {
	case map[string]any:
		for k := range v {
			v[k] = emptied(v[k])
		}
		return v
	case []any:
		for i := range v {
			v[i] = emptied(v[i])
		}
		return v
	case string:
		return ""
	case json.Number:
		return -1
	}
	return v
}

// swapTexts exchanges first and last elements of lists: the longest text of objects, or the elements themselves.
func swapTexts(v any) {
	switch v := v.(type) {
	case map[string]any:
		for _, inner := range v {
			swapTexts(inner)
		}
	case []any:
		if len(v) < 2 {
			return
		}
		first, ok := v[0].(map[string]any)
		last, also := v[len(v)-1].(map[string]any)
		if !ok || !also {
			v[0], v[len(v)-1] = v[len(v)-1], v[0]
			return
		}
		if name := longestText(first); name != "" {
			first[name], last[name] = last[name], first[name]
		}
	}
}

// longestText names the field with the most text.
func longestText(v map[string]any) (name string) {
	most := 0
	for _, k := range slices.Sorted(maps.Keys(v)) {
		if s, ok := v[k].(string); ok && len(s) > most {
			name, most = k, len(s)
		}
	}
	return name
}

// invented adds to every text a value, to every number a thousand, to every list an element.
func invented(v any, s *schema, rng *rand.Rand) any {
	switch v := v.(type) {
	case map[string]any:
		for _, k := range slices.Sorted(maps.Keys(v)) {
			v[k] = invented(v[k], s.property(k), rng)
		}
		return v
	case nil: // may be a list without elements
		if s == nil || s.Type != "array" {
			return nil
		}
		return invented([]any{}, s, rng)
	case []any:
		for i := range v {
			v[i] = invented(v[i], s.items(), rng)
		}
		if more := s.items().smallest("It is 4711."); more != nil {
			v = append(v, more)
		}
		return v
	case string:
		return strings.TrimSpace(v + fmt.Sprintf(" That makes %d MB.", 4000+rng.IntN(1000)))
	case json.Number:
		n, _ := v.Float64() // the answers' numbers are small
		return n + 1000
	}
	return v
}

func (s *schema) property(name string) *schema {
	if s == nil {
		return nil
	}
	return s.Properties[name]
}

func (s *schema) items() *schema {
	if s == nil {
		return nil
	}
	return s.Items
}
