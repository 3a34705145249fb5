package provider

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
)

// Schema is a JSON schema of the kind that tasks have: objects of known properties, lists, and plain values. Bounds and
// patterns are left to the task's own check.
type Schema struct {
	Type        string // object, array, string, integer, number, boolean
	Nullable    bool   // null is a value too
	Format      string
	Description string
	Enum        []json.RawMessage
	Properties  []Property // of an object, in the order in which they are to be written
	Items       *Schema    // of an array
}

// Property is a property of an object.
type Property struct {
	Name     string
	Required bool
	Schema   *Schema
}

// ParseSchema reads a schema. It fails on what providers do not take: a value of
// any type, a choice of schemas, objects with names of their own.
func ParseSchema(raw json.RawMessage) (*Schema, error) {
	var s struct {
		Type        json.RawMessage
		Format      string
		Description string
		Enum        []json.RawMessage
		Properties  members
		Required    []string
		Items       json.RawMessage
	}
	if err := json.Unmarshal(raw, &s); err != nil {
		return nil, fmt.Errorf("reading a schema: %w", err)
	}
	out := &Schema{Format: s.Format, Description: s.Description, Enum: s.Enum}
	if err := out.setType(s.Type); err != nil {
		return nil, err
	}
	for _, p := range s.Properties {
		inner, err := ParseSchema(p.value)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", p.name, err)
		}
		out.Properties = append(out.Properties, Property{p.name, slices.Contains(s.Required, p.name), inner})
	}
	var err error
	switch {
	case out.Type == "object" && len(out.Properties) == 0:
		return nil, errors.New("an object without properties")
	case out.Type == "array":
		if out.Items, err = ParseSchema(s.Items); err != nil {
			return nil, fmt.Errorf("items: %w", err)
		}
	}
	return out, nil
}

func (s *Schema) setType(raw json.RawMessage) error {
	var types []string
	if json.Unmarshal(raw, &types) != nil {
		types = []string{""}
		if err := json.Unmarshal(raw, &types[0]); err != nil {
			return errors.New("a value of any type")
		}
	}
	for _, t := range types {
		switch {
		case t == "null":
			s.Nullable = true
		case s.Type == "":
			s.Type = t
		default:
			return errors.New("a value of several types")
		}
	}
	if s.Type == "" {
		return errors.New("a value of no type")
	}
	return nil
}

// member is a name and its value in a JSON object.
type member struct {
	name  string
	value json.RawMessage
}

// members is a JSON object in its own order.
type members []member

// UnmarshalJSON implements json.Unmarshaler.
func (m *members) UnmarshalJSON(raw []byte) error {
	d := json.NewDecoder(bytes.NewReader(raw))
	open, err := d.Token()
	if err != nil {
		return err
	}
	if open != json.Delim('{') {
		return errors.New("not an object")
	}
	for d.More() {
		name, err := d.Token()
		if err != nil {
			return err
		}
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			return err
		}
		*m = append(*m, member{name.(string), value})
	}
	return nil
}
