package provider

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"time"

	"memloom/internal/llm/wire"
)

// Fault is what an error body says, whatever the dialect: OpenAI's, Azure's, Google's, OpenRouter's, or a server's own.
type Fault struct {
	Status     int           // of HTTP, or of the body where that has one under a 200
	Codes      []string      // codes, types, reasons and names of quotas
	Text       string        // the message on one line, may be empty
	RetryAfter time.Duration // hint of the body, 0 without one
	Spoken     bool          // the body is an error of a provider, and not just any text or JSON
}

// ReadFault reads the fault of an answer. It reports false for a success whose body speaks of no error.
func ReadFault(x wire.Exchange) (Fault, bool) {
	f := Fault{Status: x.Status}
	success := x.Status >= 200 && x.Status < 300
	var root any
	if json.Unmarshal(x.Body, &root) != nil {
		f.Text = plain(x.Body)
		return f, !success
	}
	if list, ok := root.([]any); ok && len(list) > 0 {
		root = list[0]
	}
	f.Spoken = f.read(root)
	if success && !f.Spoken {
		return Fault{}, false
	}
	return f, true
}

// read takes what a body says into the fault, and whether it speaks of an error.
func (f *Fault) read(root any) bool {
	body, ok := root.(map[string]any)
	if !ok {
		if s, ok := root.(string); ok {
			f.say(s)
		}
		return false
	}
	switch e := body["error"].(type) {
	case map[string]any:
		f.take(e)
		return len(e) > 0
	case string:
		f.take(body)
		f.say(e)
		return e != ""
	}
	f.take(body)
	return body["object"] == "error"
}

// take reads the fields by which servers describe an error.
func (f *Fault) take(e map[string]any) {
	for _, key := range []string{"code", "type", "status", "param", "reason", "quotaId"} {
		switch v := e[key].(type) {
		case string:
			f.Codes = append(f.Codes, v)
		case float64:
			f.number(int(v))
		}
	}
	for _, key := range []string{"message", "detail", "msg"} {
		f.say(text(e[key]))
	}
	for _, key := range []string{"innererror", "metadata"} {
		if inner, ok := e[key].(map[string]any); ok {
			f.take(inner)
			f.say(text(inner["raw"])) // OpenRouter: what the provider behind it said
		}
	}
	for _, key := range []string{"details", "violations"} {
		list, _ := e[key].([]any)
		for _, d := range list {
			if inner, ok := d.(map[string]any); ok {
				f.take(inner)
			}
		}
	}
	if d, err := time.ParseDuration(text(e["retryDelay"])); err == nil && d > 0 {
		f.RetryAfter = d
	}
}

// number takes a code that is a number: under a 200 it is the real status.
func (f *Fault) number(n int) {
	if f.Status < 300 && n >= 400 && n < 600 {
		f.Status = n
	}
}

func (f *Fault) say(s string) {
	s = strings.Join(strings.Fields(s), " ")
	switch {
	case s == "" || strings.Contains(f.Text, s):
	case f.Text == "":
		f.Text = s
	default:
		f.Text += ": " + s
	}
}

func text(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case string:
		return v
	}
	b, err := json.Marshal(v)
	if err != nil {
		return ""
	}
	return string(b)
}

// plain is a body that is no JSON, where people can read it.
func plain(body []byte) string {
	if isPage(body) {
		return "a web page"
	}
	return strings.Join(strings.Fields(strings.ToValidUTF8(string(body), "?")), " ")
}

// isPage says whether a body is HTML.
func isPage(body []byte) bool {
	head := strings.ToLower(strings.TrimSpace(string(body[:min(len(body), 200)])))
	return strings.HasPrefix(head, "<!doctype html") || strings.HasPrefix(head, "<html")
}

// reason is the fault in one sentence, whose full stop is left to who ends it.
func (f Fault) reason() string {
	s := strings.TrimSpace(fmt.Sprintf("answered %d %s", f.Status, http.StatusText(f.Status)))
	if f.Text != "" {
		return s + ": " + strings.TrimRight(Short(f.Text), ".")
	}
	return s
}
