//go:build !nogemini

package gemini

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"github.com/google/generative-ai-go/genai"

	"memloom/internal/llm"
	"memloom/internal/llm/provider"
)

// request puts a call into the library's form. Earlier turns are parts of one message, with a line before the model's
// own: the library takes several messages only as a stream, and forgets what the stream says of its usage.
func (m *model) request(c llm.Call, known *provider.Known, form provider.Form) (*genai.GenerativeModel, []genai.Part,
	error) {
	system, turns, err := llm.Turns(c)
	if err != nil {
		return nil, nil, err
	}
	g := m.client.GenerativeModel(m.o.Model)
	if system != "" {
		g.SystemInstruction = genai.NewUserContent(genai.Text(system))
	}
	if m.o.Temperature != nil {
		g.SetTemperature(float32(*m.o.Temperature))
	}
	if m.o.TopP != nil {
		g.SetTopP(float32(*m.o.TopP))
	}
	if n := m.o.Limit(c.MaxOut); n > 0 {
		g.SetMaxOutputTokens(int32(n))
	}
	switch form {
	case provider.FormSchema:
		g.ResponseMIMEType, g.ResponseSchema = "application/json", responseSchema(known.Schema)
	case provider.FormJSON:
		g.ResponseMIMEType = "application/json"
	}
	var parts []genai.Part
	for _, t := range turns {
		text := t.Text
		if t.Own {
			text = "\n\nYou answered before:\n" + text + "\n\n"
		}
		parts = append(parts, genai.Text(text))
	}
	return g, parts, nil
}

var types = map[string]genai.Type{
	"object": genai.TypeObject, "array": genai.TypeArray, "string": genai.TypeString,
	"integer": genai.TypeInteger, "number": genai.TypeNumber, "boolean": genai.TypeBoolean,
}

// formats are those that Gemini knows; it refuses others.
var formats = []string{"date-time", "float", "double", "int32", "int64"}

// responseSchema is a schema in Gemini's form. A list is never null, although Go would take that for an empty one.
func responseSchema(s *provider.Schema) *genai.Schema {
	if s == nil {
		return nil
	}
	out := &genai.Schema{
		Type: types[s.Type], Description: s.Description, Items: responseSchema(s.Items),
		Nullable: s.Nullable && s.Type != "array",
	}
	if slices.Contains(formats, s.Format) {
		out.Format = s.Format
	}
	if s.Type == "string" && len(s.Enum) > 0 {
		out.Format, out.Enum = "enum", words(s.Enum)
	}
	for _, p := range s.Properties {
		if out.Properties == nil {
			out.Properties = map[string]*genai.Schema{}
		}
		out.Properties[p.Name] = responseSchema(p.Schema)
		if p.Required {
			out.Required = append(out.Required, p.Name)
		}
	}
	return out
}

// words are the strings among an enumeration's values.
func words(enum []json.RawMessage) []string {
	var out []string
	for _, v := range enum {
		var s string
		if json.Unmarshal(v, &s) == nil && string(v) != "null" {
			out = append(out, s)
		}
	}
	return out
}

// formWords are Gemini's for the form of an answer.
var formWords = []string{"response_schema", "responseschema", "response schema", "response_mime_type", "json mode",
	"too many states", "schema"}

// learn takes from a refused request that the model does not know the form of
// the answer, and reports whether it is worth asking again.
func (m *model) learn(task string, form provider.Form, err error) bool {
	var f *llm.Failure
	if !errors.As(err, &f) || f.Kind != llm.Invalid || f.Status != 400 {
		return false
	}
	said := strings.ToLower(f.Reason)
	if !slices.ContainsFunc(formWords, func(w string) bool { return strings.Contains(said, w) }) {
		return false
	}
	// Whether the model knows schemas at all is in the words for its modes; anything else is about this one schema.
	thisAlone := form == provider.FormSchema && !strings.Contains(said, "json mode") &&
		!strings.Contains(said, "not support")
	return m.forms.Lower(task, form, thisAlone)
}
