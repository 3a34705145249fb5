package mock

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// schema is as much of a JSON schema as it takes to make a value of it, in either provider's way of writing one.
type schema struct {
	Type       typeName           `json:"type"`
	Enum       []any              `json:"enum"`
	Properties map[string]*schema `json:"properties"`
	Required   []string           `json:"required"`
	Items      *schema            `json:"items"`
	AnyOf      []*schema          `json:"anyOf"`
}

// typeName is the first type that is not null, in lower case.
type typeName string

// geminiTypes are the numbers by which Gemini's client names types.
var geminiTypes = []typeName{"", "string", "number", "integer", "boolean", "array", "object"}

// UnmarshalJSON implements json.Unmarshaler.
func (t *typeName) UnmarshalJSON(data []byte) error {
	var v any
	if err := json.Unmarshal(data, &v); err != nil {
		return err
	}
	list, ok := v.([]any)
	if !ok {
		list = []any{v}
	}
	for _, one := range list {
		switch one := one.(type) {
		case string:
			*t = typeName(strings.ToLower(one))
		case float64:
			if i := int(one); i >= 0 && i < len(geminiTypes) {
				*t = geminiTypes[i]
			}
		}
		if *t != "null" {
			return nil
		}
	}
	return nil
}

func parseSchema(text []byte) (*schema, error) {
	s := &schema{}
	return s, json.Unmarshal(text, s)
}

// smallest returns a value of the schema: what is required, lists empty.
func (s *schema) smallest(text string) any {
	switch {
	case s == nil:
		return nil
	case len(s.Enum) > 0:
		return s.Enum[0]
	case len(s.AnyOf) > 0:
		return s.AnyOf[0].smallest(text)
	}
	switch s.Type {
	case "object":
		out := map[string]any{}
		for _, name := range s.Required {
			out[name] = s.Properties[name].smallest(text)
		}
		return out
	case "array":
		return []any{}
	case "string":
		return text
	case "integer", "number":
		return 0
	case "boolean":
		return false
	}
	return nil
}

// required returns the names of a value's fields that its schema requires, or all of them without a schema, in order.
func (s *schema) required(value map[string]any) []string {
	names := slices.Sorted(maps.Keys(value))
	if s == nil {
		return names
	}
	return slices.DeleteFunc(names, func(n string) bool { return !slices.Contains(s.Required, n) })
}

// encoded is the JSON of a value that this package made or decoded itself.
func encoded(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Sprintf("encoding an answer: %v", err))
	}
	return string(b)
}
