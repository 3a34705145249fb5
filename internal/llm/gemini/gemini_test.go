//go:build !nogemini

package gemini_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/llm"
	"memloom/internal/llm/gemini"
	"memloom/internal/llm/provider"
	pt "memloom/internal/llm/provider/providertest"
	"memloom/prompts/prompttest"
)

func with(t testing.TB, o provider.Options) llm.Model {
	t.Helper()
	m, err := gemini.New(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func at(t testing.TB) func(url string) llm.Model {
	return func(url string) llm.Model {
		return with(t, provider.Options{Name: "m", Model: "gemini-test", BaseURL: url, Key: pt.Key})
	}
}

// generated is a response; the real server gives enumerations as numbers, as
// the library asks it to.
func generated(text string, finish any) string {
	quoted, _ := json.Marshal(text)
	reason, _ := json.Marshal(finish)
	return fmt.Sprintf(`{"candidates":[{"content":{"parts":[{"text":%s,"thoughtSignature":"c2ln"}],"role":"model"},"finishReason":%s,"index":0,"avgLogprobs":-0.1}],%s,"modelVersion":"v","responseId":"r"}`, quoted, reason, spent)
}

const spent = `"usageMetadata":{"promptTokenCount":100,"candidatesTokenCount":20,"totalTokenCount":150,"cachedContentTokenCount":64,"thoughtsTokenCount":30}`

var spentUsage = llm.Usage{In: 100, Cached: 64, Out: 50}

func fault(status int, name, message, details string) pt.Reply {
	return pt.Reply{Status: status, Header: map[string]string{"Content-Type": "application/json"},
		Body: fmt.Sprintf(`{"error":{"code":%d,"message":%q,"status":%q,"details":[%s]}}`, status, message, name, details)}
}

const retryInfo = `{"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"34.5s"}`

func quota(id string) string {
	return fmt.Sprintf(`{"@type":"type.googleapis.com/google.rpc.QuotaFailure","violations":[{"quotaMetric":"generativelanguage.googleapis.com/requests","quotaId":%q}]}`, id)
}

func TestFailures(t *testing.T) {
	began := time.Now()
	pt.Failures(t, at(t), []pt.Case{
		{Name: "wrong key", Reply: fault(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.",
			`{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"API_KEY_INVALID"}`), Kind: llm.Auth,
			Reason: "API key not valid", Advice: "api_key_env"},
		{Name: "forbidden", Reply: fault(403, "PERMISSION_DENIED", "no", ""), Kind: llm.Auth, Advice: "key"},
		{Name: "wrong place", Reply: fault(400, "FAILED_PRECONDITION", "User location is not supported for the API use.", ""),
			Kind: llm.Auth, Advice: "from here"},
		{Name: "throttled", Reply: fault(429, "RESOURCE_EXHAUSTED", "Quota exceeded",
			quota("GenerateRequestsPerMinutePerProjectPerModel")+","+retryInfo), Kind: llm.Throttled, Reason: "Quota exceeded",
			RetryAfter: 34500 * time.Millisecond},
		{Name: "throttled by header", Reply: pt.Reply{Status: 429, Header: map[string]string{"Retry-After": "2"}, Body: "{}"},
			Kind: llm.Throttled, RetryAfter: 2 * time.Second},
		{Name: "throttled with what is left", Reply: pt.Reply{Status: 429,
			Header: map[string]string{"X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "9"}, Body: "{}"}, Kind: llm.Throttled,
			Rate: &llm.Rate{RequestsLeft: new(int), RequestsReset: 9 * time.Second}},
		{Name: "quota of the day", Reply: fault(429, "RESOURCE_EXHAUSTED", "Quota exceeded",
			quota("GenerateRequestsPerDayPerProjectPerModel-FreeTier")), Kind: llm.Credit, Advice: "renewed"},
		{Name: "context", Reply: fault(400, "INVALID_ARGUMENT",
			"The input token count (2000000) exceeds the maximum number of tokens allowed (1048576).", ""), Kind: llm.Overflow,
			Advice: "gemini-test"},
		{Name: "no such model", Reply: fault(404, "NOT_FOUND", "models/gemini-test is not found for API version v1beta", ""),
			Kind: llm.Invalid, Advice: "check model, and that the account may use it at http://127.0.0.1:"},
		{Name: "no such path", Reply: pt.Reply{Status: 404, Body: "<!DOCTYPE html><title>404</title>"}, Kind: llm.Invalid,
			Advice: "without /v1beta"},
		{Name: "invalid request", Reply: fault(400, "INVALID_ARGUMENT", "temperature must be in [0,2]", ""),
			Kind: llm.Invalid, Advice: "models file"},
		{Name: "server", Reply: fault(500, "INTERNAL", "An internal error has occurred.", ""), Kind: llm.Server,
			Reason: "internal error"},
		{Name: "overloaded", Reply: fault(503, "UNAVAILABLE", "The model is overloaded.", ""), Kind: llm.Server,
			Reason: "overloaded"},
		{Name: "deadline", Reply: fault(504, "DEADLINE_EXCEEDED", "too slow", ""), Kind: llm.Server},
		{Name: "gateway", Reply: pt.Reply{Status: 502, Body: "<html>bad"}, Kind: llm.Server, Reason: "a web page"},
		{Name: "redirect", Reply: pt.Reply{Status: 307, Header: map[string]string{"Location": "https://other.example/"}},
			Kind: llm.Invalid, Reason: "https://other.example/", Advice: "base_url"},
		{Name: "error in a success",
			Reply: pt.Reply{Body: `{"error":{"code":429,"message":"slow down","status":"RESOURCE_EXHAUSTED"}}`},
			Kind:  llm.Throttled},
		{Name: "prompt blocked", Reply: pt.Reply{Body: `{"promptFeedback":{"blockReason":1},` + spent + `}`},
			Kind: llm.Refused, Reason: "the prompt was blocked: Safety", Usage: llm.Usage{In: 100, Cached: 64, Out: 50}},
		{Name: "safety", Reply: pt.Reply{Body: generated("half", 3)}, Kind: llm.Refused, Reason: "safety", Usage: spentUsage},
		{Name: "safety by name", Reply: pt.Reply{Body: generated("half", "SAFETY")}, Kind: llm.Refused, Usage: spentUsage},
		{Name: "recitation", Reply: pt.Reply{Body: generated("half", 4)}, Kind: llm.Refused, Reason: "recites",
			Usage: spentUsage},
		{Name: "prohibited", Reply: pt.Reply{Body: generated("half", 8)}, Kind: llm.Refused, Reason: "prohibited",
			Usage: spentUsage},
		{Name: "limit", Reply: pt.Reply{Body: generated(`{"n":`, 2)}, Kind: llm.Truncated, Advice: "thinks",
			Usage: spentUsage},
		{Name: "no candidate", Reply: pt.Reply{Body: `{` + spent + `}`}, Kind: llm.Malformed, Reason: "candidate",
			Usage: spentUsage},
		{Name: "no content", Reply: pt.Reply{Body: `{"candidates":[{"finishReason":1}]}`}, Kind: llm.Malformed,
			Reason: "nothing"},
		{Name: "cut JSON", Reply: pt.Reply{Body: generated("{}", 1)[:50]}, Kind: llm.Malformed, Reason: "format"},
		{Name: "no JSON", Reply: pt.Reply{Body: "hello"}, Kind: llm.Malformed},
		{Name: "web page", Reply: pt.Reply{Body: "<!DOCTYPE html>"}, Kind: llm.Invalid, Reason: "web page",
			Advice: "base_url"},
	})
	if d := time.Since(began); d > 30*time.Second {
		t.Errorf("%v: the library tried again by itself", d)
	}
}

func TestAnswer(t *testing.T) {
	for text, want := range map[string]string{
		`{"n":3,"of":[]}`:             `{"n":3,"of":[]}`,
		`{"n":3,"note":null,"of":[]}`: `{"n":3,"of":[]}`,
		"plain":                       "plain",
	} {
		got, err := at(t)(pt.Serve(t, pt.Reply{Body: generated(text, "STOP")})).Complete(t.Context(), pt.Call())
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(llm.Answer{Text: want, Model: "m", Usage: spentUsage}, got); d != "" {
			t.Error(d)
		}
	}
}

// What was recorded is read again as it was the first time, failures too.
func TestStored(t *testing.T) {
	pt.Stored(t, at(t), []pt.Reply{
		{Body: generated(`{"n":3,"note":null,"of":[]}`, 1)},
		{Body: generated("half", 3)},
		{Body: `{"promptFeedback":{"blockReason":1}}`},
		{Body: "<html>"},
		fault(429, "RESOURCE_EXHAUSTED", "slow down", retryInfo),
		fault(503, "UNAVAILABLE", "The model is overloaded.", ""),
	})
}

func TestKeepsKey(t *testing.T) {
	pt.KeepsKey(t, at(t), `{"candidates":[{"content":{"parts":[{"text":"KEY"}]},"finishReason":1}]}`)
	pt.FollowsNoRedirect(t, at(t))
}

type content struct {
	Parts []struct {
		Text string `json:"text"`
	} `json:"parts"`
}

func (c content) text() string {
	var b strings.Builder
	for _, p := range c.Parts {
		b.WriteString(p.Text)
	}
	return b.String()
}

type request struct {
	Contents          []content `json:"contents"`
	SystemInstruction content   `json:"systemInstruction"`
	GenerationConfig  struct {
		Temperature      *float64        `json:"temperature"`
		TopP             *float64        `json:"topP"`
		MaxOutputTokens  int             `json:"maxOutputTokens"`
		ResponseMIMEType string          `json:"responseMimeType"`
		ResponseSchema   json.RawMessage `json:"responseSchema"`
	} `json:"generationConfig"`
}

// A server that answers through the built-in model, reached by a real request
// for every call, passes the suite that every model passes.
func TestConformance(t *testing.T) {
	answer := pt.Builtin()
	url := pt.Handle(t, func(w http.ResponseWriter, r *http.Request) {
		text, err := answer(r.Context(), pt.Body[request](t, r).Contents[0].text())
		if err != nil {
			fault(400, "INVALID_ARGUMENT", "nothing that can be answered", "").Write(w)
			return
		}
		pt.Reply{Body: generated(text, 1)}.Write(w)
	})
	prompttest.Run(t, at(t)(url), prompttest.Options{Deterministic: true, ReadsPrompt: true})
}

// server keeps the requests that it got, and refuses some of them.
type server struct {
	mu     sync.Mutex
	paths  []string
	got    []request
	refuse func(request) (pt.Reply, bool)
}

func (s *server) start(t *testing.T) string {
	return pt.Handle(t, func(w http.ResponseWriter, r *http.Request) {
		req := pt.Body[request](t, r)
		s.mu.Lock()
		s.got, s.paths = append(s.got, req), append(s.paths, r.URL.Path)
		s.mu.Unlock()
		if r.Header.Get("X-Goog-Api-Key") != pt.Key {
			t.Errorf("headers %v", r.Header)
		}
		if s.refuse != nil {
			if reply, refused := s.refuse(req); refused {
				reply.Write(w)
				return
			}
		}
		pt.Reply{Body: generated(`{"n":1,"of":[]}`, 1)}.Write(w)
	})
}

func number(v float64) *float64 { return &v }

func TestRequest(t *testing.T) {
	s := &server{}
	m := with(t, provider.Options{Name: "m", Model: "gemini-test", BaseURL: s.start(t) + "/proxy/", Key: pt.Key,
		Temperature: number(0), TopP: number(0.5)})
	c := pt.Call()
	c.MaxOut = 50
	c.Prior = []llm.Attempt{{Text: "earlier", Violations: []string{"no n"}}}
	if _, err := m.Complete(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	r := s.got[0]
	if s.paths[0] != "/proxy/v1beta/models/gemini-test:generateContent" {
		t.Error(s.paths[0])
	}
	g := r.GenerationConfig
	if r.SystemInstruction.text() != "You answer in JSON." || g.Temperature == nil || *g.Temperature != 0 ||
		*g.TopP != 0.5 || g.MaxOutputTokens != 50 || g.ResponseMIMEType != "application/json" {
		t.Errorf("request %+v", r)
	}
	if talk := r.Contents[0].text(); len(r.Contents) != 1 || !strings.HasPrefix(talk, "How many?") ||
		!strings.Contains(talk, "You answered before:\nearlier") || !strings.Contains(talk, "- no n") {
		t.Errorf("contents %+v", r.Contents)
	}
	var schema, want any
	_ = json.Unmarshal(g.ResponseSchema, &schema)
	_ = json.Unmarshal([]byte(
		`{"type":6,"properties":{"n":{"type":3},"note":{"type":1},"of":{"type":5,"items":{"type":1}}},"required":["n","of"]}`), &want)
	if d := cmp.Diff(want, schema); d != "" {
		t.Error(d)
	}
}

// A call without a schema is sent without a form of the answer.
func TestPlainCallsHaveNoForm(t *testing.T) {
	s := &server{}
	m := with(t, provider.Options{Name: "m", Model: "gemini-test", BaseURL: s.start(t), Key: pt.Key})
	call := pt.Call()
	call.Schema = nil
	if _, err := m.Complete(t.Context(), call); err != nil || len(s.got) != 1 ||
		s.got[0].GenerationConfig.ResponseMIMEType != "" || s.got[0].GenerationConfig.ResponseSchema != nil {
		t.Errorf("%v %+v", err, s.got)
	}
}

// A form of the answer that is refused is left out from then on: a schema for
// its own task alone, JSON for all.
func TestLearns(t *testing.T) {
	s := &server{refuse: func(r request) (pt.Reply, bool) {
		if r.GenerationConfig.ResponseSchema != nil {
			return fault(400, "INVALID_ARGUMENT",
				"The specified schema produces a constraint that has too many states for serving.", ""), true
		}
		return fault(400, "INVALID_ARGUMENT", "JSON mode is not enabled for models/gemini-test", ""),
			r.GenerationConfig.ResponseMIMEType != ""
	}}
	m := with(t, provider.Options{Name: "m", Model: "gemini-test", BaseURL: s.start(t), Key: pt.Key})
	for range 2 {
		if _, err := m.Complete(t.Context(), pt.Call()); err != nil {
			t.Fatal(err)
		}
	}
	if len(s.got) != 4 {
		t.Errorf("%d requests", len(s.got))
	}
}

// A request ends at the model's own limit of time, or with the caller.
func TestTimeout(t *testing.T) {
	done := make(chan struct{})
	url := pt.Handle(t, func(_ http.ResponseWriter, _ *http.Request) { <-done })
	t.Cleanup(func() { close(done) })
	_, err := with(t, provider.Options{Name: "m", Model: "gemini-test", BaseURL: url, Key: pt.Key,
		Timeout: 50 * time.Millisecond}).Complete(t.Context(), pt.Call())
	var f *llm.Failure
	if !errors.As(err, &f) || f.Kind != llm.Timeout || !strings.Contains(f.Reason, "50ms") {
		t.Errorf("error %v", err)
	}
}
