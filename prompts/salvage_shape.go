package prompts

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
)

// inItsObject puts a bare list into the object whose only field it is.
func inItsObject(text string, want *jsonschema.Schema) string {
	if kindOf(json.RawMessage(text)) != "array" || len(want.Properties) != 1 || !json.Valid([]byte(text)) {
		return text
	}
	for name, s := range want.Properties {
		if wants(s, "array") {
			return "{" + quoted(name) + ":" + text + "}"
		}
	}
	return text
}

// inLists makes a list of one element of a value that stands where the schema has a list of its kind.
func inLists(text string, want *jsonschema.Schema) string {
	return reshaped(text, want, func(raw json.RawMessage, s *jsonschema.Schema) json.RawMessage {
		kind := kindOf(raw)
		if kind == "" || !wants(s, "array") || wants(s, kind) || !wants(s.Items, kind) {
			return raw
		}
		return slices.Concat([]byte("["), raw, []byte("]"))
	})
}

// withoutUnknown drops the fields of objects that the schema does not have.
func withoutUnknown(text string, want *jsonschema.Schema) string {
	return reshaped(text, want, func(raw json.RawMessage, s *jsonschema.Schema) json.RawMessage {
		var fields map[string]json.RawMessage
		if kindOf(raw) != "object" || s.Properties == nil || json.Unmarshal(raw, &fields) != nil {
			return raw
		}
		known := maps.Clone(fields)
		maps.DeleteFunc(known, func(name string, _ json.RawMessage) bool { _, ok := property(s, name); return !ok })
		if len(known) == len(fields) {
			return raw
		}
		return object(known)
	})
}

// reshaped applies a change to every value of a text that its schema describes,
// from the outside to the inside. Strings and numbers keep their very bytes.
func reshaped(text string, want *jsonschema.Schema,
	change func(json.RawMessage, *jsonschema.Schema) json.RawMessage) string {
	if !json.Valid([]byte(text)) {
		return text
	}
	var walk func(raw json.RawMessage, s *jsonschema.Schema) json.RawMessage
	walk = func(raw json.RawMessage, s *jsonschema.Schema) json.RawMessage {
		if s == nil {
			return raw
		}
		raw = change(raw, s)
		switch kindOf(raw) {
		case "object":
			return eachField(raw, func(name string, x json.RawMessage) json.RawMessage {
				p, _ := property(s, name)
				return walk(x, p)
			})
		case "array":
			return eachElement(raw, func(x json.RawMessage) json.RawMessage { return walk(x, s.Items) })
		}
		return raw
	}
	raw := json.RawMessage(strings.TrimSpace(text))
	if out := walk(raw, want); !bytes.Equal(out, raw) {
		return string(out)
	}
	return text
}

// eachField and eachElement return a value with its parts changed, and the very value where none is.
func eachField(raw json.RawMessage, change func(string, json.RawMessage) json.RawMessage) json.RawMessage {
	var fields map[string]json.RawMessage
	if json.Unmarshal(raw, &fields) != nil {
		return raw
	}
	changed := false
	for name, x := range fields {
		if y := change(name, x); !bytes.Equal(x, y) {
			fields[name], changed = y, true
		}
	}
	if !changed {
		return raw
	}
	return object(fields)
}

func eachElement(raw json.RawMessage, change func(json.RawMessage) json.RawMessage) json.RawMessage {
	var list []json.RawMessage
	if json.Unmarshal(raw, &list) != nil {
		return raw
	}
	changed := false
	for i, x := range list {
		if y := change(x); !bytes.Equal(x, y) {
			list[i], changed = y, true
		}
	}
	if !changed {
		return raw
	}
	return slices.Concat([]byte("["), bytes.Join(toBytes(list), []byte(",")), []byte("]"))
}

func toBytes(list []json.RawMessage) [][]byte {
	out := make([][]byte, len(list))
	for i, x := range list {
		out[i] = x
	}
	return out
}

// object writes fields in the order of their names.
func object(fields map[string]json.RawMessage) json.RawMessage {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, name := range slices.Sorted(maps.Keys(fields)) {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(quoted(name) + ":")
		b.Write(fields[name])
	}
	b.WriteByte('}')
	return b.Bytes()
}

func quoted(name string) string {
	b, err := json.Marshal(name)
	if err != nil {
		panic(err) // of a string: never
	}
	return string(b)
}

// complete says whether a value has every field that its schema requires.
func complete(raw json.RawMessage, s *jsonschema.Schema) bool {
	if s == nil {
		return true
	}
	switch kindOf(raw) {
	case "object":
		var fields map[string]json.RawMessage
		if json.Unmarshal(raw, &fields) != nil {
			return false
		}
		for _, name := range s.Required {
			if !slices.ContainsFunc(slices.Collect(maps.Keys(fields)), func(k string) bool {
				return strings.EqualFold(k, name)
			}) {
				return false
			}
		}
		for name, x := range fields {
			if p, _ := property(s, name); !complete(x, p) {
				return false
			}
		}
	case "array":
		var list []json.RawMessage
		if json.Unmarshal(raw, &list) != nil {
			return false
		}
		return !slices.ContainsFunc(list, func(x json.RawMessage) bool { return !complete(x, s.Items) })
	}
	return true
}

// property finds a field of a schema as decoding does, whatever its case.
func property(s *jsonschema.Schema, name string) (*jsonschema.Schema, bool) {
	if p, ok := s.Properties[name]; ok {
		return p, true
	}
	for known, p := range s.Properties {
		if strings.EqualFold(known, name) {
			return p, true
		}
	}
	return nil, false
}

// kindOf is the kind of a JSON value in the words of schemas, empty for null and for what is none.
func kindOf(raw json.RawMessage) string {
	raw = bytes.TrimLeft(raw, " \t\r\n")
	if len(raw) == 0 {
		return ""
	}
	switch c := raw[0]; {
	case c == '{':
		return "object"
	case c == '[':
		return "array"
	case c == '"':
		return "string"
	case c == 't' || c == 'f':
		return "boolean"
	case c == '-' || c >= '0' && c <= '9':
		return "number"
	}
	return ""
}

// wants says whether a schema allows values of a kind.
func wants(s *jsonschema.Schema, kind string) bool {
	if s == nil {
		return false
	}
	is := func(t string) bool { return t == kind || t == "integer" && kind == "number" }
	return is(s.Type) || slices.ContainsFunc(s.Types, is)
}
