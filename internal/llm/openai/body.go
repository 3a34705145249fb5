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
// Texts: it encodes every message in three passes, which is a sixth of all that
// a call costs. So it is given a stand-in for each, and the text takes its place here.
//
// A temperature of 0: the library leaves it out, and is given the smallest
// number above it. Servers tell the two apart: vLLM raises that one to 0.01.
type body struct {
	client *http.Client
	zero   []string // names of the parameters that are 0
}

// standIn is what the library is given in place of a text.
const standIn = "text"

// stoodIn is how it writes it. Nothing else in a request looks so: messages come
// first, and quotes inside of strings are escaped.
var stoodIn = []byte(`"content":"` + standIn + `"`)

type textsKey struct{}

// withTexts returns a context for a request whose messages have these texts.
func withTexts(ctx context.Context, texts []string) context.Context {
	return context.WithValue(ctx, textsKey{}, texts)
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
	texts, _ := req.Context().Value(textsKey{}).([]string)
	whole, err := filled(given, texts)
	if err != nil {
		return nil, err
	}
	req.Body = io.NopCloser(bytes.NewReader(whole))
	req.ContentLength = int64(len(whole))
	req.GetBody = func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(whole)), nil }
	return b.client.Do(req)
}

// filled puts texts in the places of their stand-ins.
func filled(given []byte, texts []string) ([]byte, error) {
	size := len(given)
	for _, text := range texts {
		size += len(text) + len(text)/8 // quotes and line breaks take two bytes
	}
	out := bytes.NewBuffer(make([]byte, 0, size))
	e := json.NewEncoder(out)
	e.SetEscapeHTML(false)
	for _, text := range texts {
		before, after, found := bytes.Cut(given, stoodIn)
		if !found {
			return nil, errors.New("the library writes messages in another way than it did")
		}
		out.Write(before)
		out.WriteString(`"content":`)
		if err := e.Encode(text); err != nil {
			return nil, err
		}
		out.Truncate(out.Len() - 1) // the line break
		given = after
	}
	out.Write(given)
	return out.Bytes(), nil
}
