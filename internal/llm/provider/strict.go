package provider

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"
)

// strictFormats are the formats that strict schemas know.
var strictFormats = []string{"date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"}

// Strict returns the schema as OpenAI's strict mode takes it: every property is required, those that were optional may
// be null instead, and no others are allowed. See DropNulls for the answer. A list that has to be there is never null,
// although Go would take that for an empty one.
func (s *Schema) Strict() json.RawMessage {
	var b bytes.Buffer
	s.strict(&b, s.Nullable && s.Type != "array")
	return b.Bytes()
}

func (s *Schema) strict(b *bytes.Buffer, nullable bool) {
	b.WriteString(`{"type":`)
	if nullable {
		b.WriteString(`[` + strconv.Quote(s.Type) + `,"null"]`)
	} else {
		b.WriteString(strconv.Quote(s.Type))
	}
	if s.Description != "" {
		b.WriteString(`,"description":`)
		b.Write(quoted(s.Description))
	}
	if slices.Contains(strictFormats, s.Format) {
		b.WriteString(`,"format":"` + s.Format + `"`)
	}
	if len(s.Enum) > 0 {
		values := slices.Clone(s.Enum)
		if nullable && !slices.ContainsFunc(values, isNull) {
			values = append(values, json.RawMessage("null"))
		}
		b.WriteString(`,"enum":[`)
		b.Write(bytes.Join(rawBytes(values), []byte(",")))
		b.WriteByte(']')
	}
	if s.Items != nil {
		b.WriteString(`,"items":`)
		b.Write(s.Items.Strict())
	}
	if s.Type == "object" {
		s.strictObject(b)
	}
	b.WriteByte('}')
}

func (s *Schema) strictObject(b *bytes.Buffer) {
	var names [][]byte
	b.WriteString(`,"properties":{`)
	for i, p := range s.Properties {
		if i > 0 {
			b.WriteByte(',')
		}
		name := quoted(p.Name)
		names = append(names, name)
		b.Write(name)
		b.WriteByte(':')
		p.Schema.strict(b, !p.Required || p.Schema.Nullable && p.Schema.Type != "array")
	}
	b.WriteString(`},"required":[`)
	b.Write(bytes.Join(names, []byte(",")))
	b.WriteString(`],"additionalProperties":false`)
}

func rawBytes(in []json.RawMessage) [][]byte {
	out := make([][]byte, len(in))
	for i, v := range in {
		out[i] = v
	}
	return out
}

func isNull(v json.RawMessage) bool { return string(bytes.TrimSpace(v)) == "null" }

func quoted(s string) []byte {
	b, err := json.Marshal(s)
	if err != nil {
		return []byte(`""`) // strings always marshal
	}
	return b
}
