package openai

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"

	"memloom/internal/llm/provider"
)

// body puts into the library's requests what the library would not write so.
//
// Texts and schemas: it encodes every message in three passes and the schema in two, which is a fifth of all that a
// call costs. So it is given a stand-in for each, and the text, or the schema, takes its place here.
//
// A temperature of 0: the library leaves it out, and is given the smallest
// number above it. Servers tell the two apart: vLLM raises that one to 0.01.
type body struct {
	client *http.Client
	zero   []string // names of the parameters that are 0
}

// standIn is what the library is given in place of a text, or of a schema.
const standIn = "text"

// stoodIn is how it writes a message's. Nothing else in a request looks so: messages come first, and quotes inside of
// strings are escaped. It writes a schema's as schemaStoodIn.
var (
	stoodIn       = []byte(`"content":"` + standIn + `"`)
	schemaStoodIn = []byte(`"schema":"` + standIn + `"`)
)

// schemaStandIn stands for a schema.
type schemaStandIn struct{}

// MarshalJSON implements json.Marshaler.
func (schemaStandIn) MarshalJSON() ([]byte, error) { return []byte(`"` + standIn + `"`), nil }

// contents are what takes the places of stand-ins.
type contents struct {
	texts  []string
	schema json.RawMessage // nil where none is asked by
}

type contentsKey struct{}

// withContents returns a context for a request with these contents.
func withContents(ctx context.Context, c contents) context.Context {
	return context.WithValue(ctx, contentsKey{}, c)
}

// newBody returns what the library sends requests through.
func newBody(o provider.Options, client *http.Client) *body {
	b := &body{client: client}
	if o.Temperature != nil && *o.Temperature == 0 {
		b.zero = append(b.zero, "temperature")
	}
	if o.TopP != nil && *o.TopP == 0 {
		b.zero = append(b.zero, "top_p")
	}
	return b
}

// Do implements the library's HTTPDoer.
func (b *body) Do(req *http.Request) (*http.Response, error) {
	given := make([]byte, req.ContentLength) // the library's bodies are in memory
	if _, err := io.ReadFull(req.Body, given); err != nil {
		return nil, err
	}
	for _, name := range b.zero {
		given = bytes.Replace(given, []byte(`"`+name+`":1e-45`), []byte(`"`+name+`":0`), 1)
	}
	c, _ := req.Context().Value(contentsKey{}).(contents)
	whole, err := filled(given, c)
	if err != nil {
		return nil, err
	}
	req.Body = io.NopCloser(bytes.NewReader(whole))
	req.ContentLength = int64(len(whole))
	req.GetBody = func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(whole)), nil }
	return b.client.Do(req)
}

var errOtherForm = errors.New("the library writes requests in another way than it did")

// filled puts contents in the places of their stand-ins.
func filled(given []byte, c contents) ([]byte, error) {
	size := len(given) + len(c.schema)
	for _, text := range c.texts {
		size += len(text) + len(text)/8 // quotes and line breaks take two bytes
	}
	out := bytes.NewBuffer(make([]byte, 0, size))
	e := json.NewEncoder(out)
	e.SetEscapeHTML(false)
	for _, text := range c.texts {
		before, after, found := bytes.Cut(given, stoodIn)
		if !found {
			return nil, errOtherForm
		}
		out.Write(before)
		out.WriteString(`"content":`)
		if err := e.Encode(text); err != nil {
			return nil, err
		}
		out.Truncate(out.Len() - 1) // the line break
		given = after
	}
	if c.schema != nil {
		before, after, found := bytes.Cut(given, schemaStoodIn)
		if !found {
			return nil, errOtherForm
		}
		out.Write(before)
		out.WriteString(`"schema":`)
		out.Write(c.schema)
		given = after
	}
	out.Write(given)
	return out.Bytes(), nil
}
