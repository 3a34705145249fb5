package openai

import (
	"errors"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"memloom/internal/llm"
	"memloom/internal/llm/provider"
	"memloom/internal/llm/wire"
)

// dialect is what an endpoint takes in a request.
type dialect struct {
	newLimit    bool // max_completion_tokens rather than max_tokens
	limitFixed  bool // there is no other name to try
	temperature bool
	topP        bool
}

// reasoning are the beginnings of the names of OpenAI's models that reason. They
// know the new limit alone, and no sampling; the library refuses to send it.
var reasoning = []string{"o1", "o3", "o4", "gpt-5", "gpt-6"}

// firstDialect guesses the dialect from the model's name and the server's.
func firstDialect(o provider.Options) *dialect {
	name := o.Model
	if i := strings.LastIndexByte(name, '/'); i >= 0 {
		name = name[i+1:] // OpenRouter: openai/gpt-5
	}
	if slices.ContainsFunc(reasoning, func(p string) bool { return strings.HasPrefix(name, p) }) {
		bare := name == o.Model // only these does the library know by their names
		return &dialect{newLimit: true, limitFixed: bare}
	}
	u, err := url.Parse(o.BaseURL)
	own := err == nil && u.Host == "api.openai.com"
	return &dialect{newLimit: own, temperature: true, topP: true}
}

// refusals are the words of a server for what it does not know in a request.
var refusals = []struct {
	words []string                                    // one of them is in its answer
	learn func(d dialect) (better dialect, more bool) // more: there is something to try
}{
	{[]string{"max_completion_tokens", "max_tokens"}, func(d dialect) (dialect, bool) {
		more := !d.limitFixed
		d.newLimit, d.limitFixed = !d.newLimit, true
		return d, more
	}},
	{[]string{"temperature"}, func(d dialect) (dialect, bool) {
		more := d.temperature
		d.temperature = false
		return d, more
	}},
	{[]string{"top_p"}, func(d dialect) (dialect, bool) {
		more := d.topP
		d.topP = false
		return d, more
	}},
}

// learn takes from a request that failed what the endpoint does not know, and reports whether it is worth asking again.
func (m *model) learn(task string, form provider.Form, d *dialect, x *wire.Exchange, err error) bool {
	var failed *llm.Failure
	if x == nil || !errors.As(err, &failed) || !isRefusal(failed) {
		return false
	}
	f, _ := provider.ReadFault(*x)
	said := strings.ToLower(f.Text + " " + strings.Join(f.Codes, " "))
	for _, r := range refusals {
		if !containsAny(said, r.words) || !containsAny(said, unknownWords) {
			continue
		}
		if better, more := r.learn(*d); more {
			m.dialect.CompareAndSwap(d, &better) // if another call learned first, ask again by what it learned
			return true
		}
	}
	if containsAny(said, formWords) && (containsAny(said, unknownWords) || containsAny(said, unfitWords)) {
		return m.forms.Lower(task, form, strings.Contains(said, "invalid schema"))
	}
	return false
}

// isRefusal says whether a failure may be that of a request which was not
// understood. Some servers answer it as if they themselves had failed.
func isRefusal(f *llm.Failure) bool {
	return f.Kind == llm.Invalid || f.Kind == llm.Server && f.Status == http.StatusInternalServerError
}

var (
	// unknownWords say that something is not known, rather than out of bounds.
	unknownWords = []string{
		"not support", "unsupported", "unknown", "unrecognized", "unexpected", "extra inputs", "extra fields",
		"not permitted",
		"not allowed", "not available", "unavailable", "not implemented",
	}
	// formWords name the request for a form of the answer.
	formWords = []string{"response_format", "response format", "json_schema", "json schema", "json_object",
		"structured output", "guided", "grammar"}
	// unfitWords say that the form cannot be had, in whatever way it was put.
	unfitWords = []string{"must be", "must contain", "invalid", "fail", "cannot"}
)

func containsAny(s string, words []string) bool {
	return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(s, w) })
}
