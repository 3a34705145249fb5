package openai_test

import (
	"encoding/json"
	"errors"
	"net/http"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/llm"
	"memloom/internal/llm/openai"
	"memloom/internal/llm/provider"
	pt "memloom/internal/llm/provider/providertest"
)

type request struct {
	Model    string `json:"model"`
	Messages []struct {
		Role    string `json:"role"`
		Content string `json:"content"`
	} `json:"messages"`
	Temperature         *json.Number `json:"temperature"`
	TopP                *json.Number `json:"top_p"`
	MaxTokens           int          `json:"max_tokens"`
	MaxCompletionTokens int          `json:"max_completion_tokens"`
	Stream              bool         `json:"stream"`
	ResponseFormat      *struct {
		Type       string `json:"type"`
		JSONSchema struct {
			Name   string          `json:"name"`
			Strict bool            `json:"strict"`
			Schema json.RawMessage `json:"schema"`
		} `json:"json_schema"`
	} `json:"response_format"`
}

func (r request) form() string {
	if r.ResponseFormat == nil {
		return "none"
	}
	return r.ResponseFormat.Type
}

// server keeps the requests that it got, and refuses some of them.
type server struct {
	mu      sync.Mutex
	paths   []string
	headers []http.Header
	got     []request
	refuse  func(request) (pt.Reply, bool)
}

func (s *server) start(t *testing.T) string {
	return pt.Handle(t, func(w http.ResponseWriter, r *http.Request) {
		req := pt.Body[request](t, r)
		s.mu.Lock()
		s.got, s.paths, s.headers = append(s.got, req), append(s.paths, r.URL.String()), append(s.headers, r.Header)
		s.mu.Unlock()
		if s.refuse != nil {
			if reply, refused := s.refuse(req); refused {
				reply.Write(w)
				return
			}
		}
		pt.Reply{Body: completion(`{"n":1,"of":[]}`, "stop", "")}.Write(w)
	})
}

func ask(t *testing.T, m llm.Model, c llm.Call) {
	t.Helper()
	ans, err := m.Complete(t.Context(), c)
	if err != nil || ans.Text != `{"n":1,"of":[]}` {
		t.Fatalf("answer %+v, error %v", ans, err)
	}
}

func number(v float64) *float64 { return &v }

func TestRequest(t *testing.T) {
	s := &server{}
	o := provider.Options{Name: "m", Model: "local", BaseURL: s.start(t) + "/v1/", Temperature: number(0),
		TopP: number(0.9), Key: pt.Key}
	c := pt.Call()
	c.MaxOut = 50
	c.Prior = []llm.Attempt{{Text: `"temperature":1e-45`, Violations: []string{"no n"}},
		{Text: "", Violations: []string{"nothing"}}}
	ask(t, openai.New(o), c)
	r := s.got[0]
	if s.paths[0] != "/v1/chat/completions" || s.headers[0].Get("Authorization") != "Bearer "+pt.Key {
		t.Errorf("asked %s with %v", s.paths[0], s.headers[0])
	}
	if r.Model != "local" || r.Stream || r.MaxTokens != 50 || r.MaxCompletionTokens != 0 || *r.Temperature != "0" ||
		*r.TopP != "0.9" {
		t.Errorf("request %+v", r)
	}
	var talk []string
	for _, m := range r.Messages {
		talk = append(talk, m.Role+": "+strings.SplitN(m.Content, "\n", 2)[0])
	}
	want := []string{
		"system: You answer in JSON.", "user: How many?", `assistant: "temperature":1e-45`,
		"user: That answer cannot be used:",
		"assistant: (nothing)", "user: That answer cannot be used:",
	}
	if d := cmp.Diff(want, talk); d != "" {
		t.Error(d)
	}
	f := r.ResponseFormat
	schema := `{"type":"object","properties":{"n":{"type":"integer"},"note":{"type":["string","null"]},"of":{"type":"array","items":{"type":"string"}}},"required":["n","note","of"],"additionalProperties":false}`
	if f.Type != "json_schema" || f.JSONSchema.Name != "test_task" || !f.JSONSchema.Strict ||
		string(f.JSONSchema.Schema) != schema {
		t.Errorf("response format %+v %s", f, f.JSONSchema.Schema)
	}
}

// The limit of tokens and the parameters of sampling go by the model's name and
// the server's.
func TestRequestByName(t *testing.T) {
	for _, c := range []struct {
		model            string
		old, new         int
		temperature, top bool
	}{
		{"gpt-5-mini", 0, 80, false, false},
		{"o3", 0, 80, false, false},
		{"gpt-6-sol", 0, 80, false, false},
		{"openai/gpt-5", 0, 80, false, false},
		{"gpt-4o", 80, 0, true, true},
		{"qwen3", 80, 0, true, true},
	} {
		s := &server{}
		ask(t, openai.New(provider.Options{Name: "m", Model: c.model, BaseURL: s.start(t), Temperature: number(0.3),
			TopP: number(0), MaxTokens: 80}), pt.Call())
		r := s.got[0]
		if r.MaxTokens != c.old || r.MaxCompletionTokens != c.new || (r.Temperature != nil) != c.temperature ||
			(r.TopP != nil) != c.top {
			t.Errorf("%s: request %+v", c.model, r)
		}
	}
}

// On Azure the model is a deployment, whose name may hold what the library's own
// mapping of names would change. The rest of Azure is in azure_test.go.
func TestAzureDeployment(t *testing.T) {
	s := &server{}
	ask(t, openai.NewAzure(provider.Options{Name: "m", Model: "my-gpt.3.5", BaseURL: s.start(t) + "/"}), pt.Call())
	if s.paths[0] != "/openai/deployments/my-gpt.3.5/chat/completions?api-version=2024-10-21" {
		t.Error(s.paths[0])
	}
}

// What an endpoint refuses is learned from its first answer: the call succeeds,
// and the next one asks in the right way at once.
func TestLearns(t *testing.T) {
	bad := func(message string) pt.Reply { return pt.Reply{Status: 400, Body: fault("unsupported", message)} }
	for _, c := range []struct {
		name   string
		refuse func(request) (pt.Reply, bool)
		first  int // requests of the first call
		ok     func(request) bool
	}{
		{"schemas", func(r request) (pt.Reply, bool) {
			return bad("Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model."),
				r.form() == "json_schema"
		}, 2, func(r request) bool { return r.form() == "json_object" }},
		{"every form", func(r request) (pt.Reply, bool) {
			return pt.Reply{Status: 422,
				Body: `{"detail":[{"loc":["body","response_format"],"msg":"extra fields not permitted"}],"message":"response_format: extra fields not permitted"}`}, r.form() != "none"
		}, 3, func(r request) bool { return r.form() == "none" }},
		{"a failing grammar", func(r request) (pt.Reply, bool) {
			return pt.Reply{Status: 500,
				Body: `{"error":{"code":500,"message":"Failed to initialize samplers: failed to parse grammar","type":"server_error"}}`}, r.form() == "json_schema"
		}, 2, func(r request) bool { return r.form() == "json_object" }},
		{"the new limit", func(r request) (pt.Reply, bool) {
			return bad("Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."), r.MaxTokens != 0
		}, 2, func(r request) bool { return r.MaxCompletionTokens == 70 && r.form() == "json_schema" }},
		{"no temperature", func(r request) (pt.Reply, bool) {
			return bad("Unsupported value: 'temperature' does not support 0.5 with this model. Only the default (1) value is supported."), r.Temperature != nil
		}, 2, func(r request) bool { return r.Temperature == nil && r.TopP != nil }},
		{"all at once", func(r request) (pt.Reply, bool) {
			switch {
			case r.MaxTokens != 0:
				return bad("max_tokens is not supported"), true
			case r.Temperature != nil:
				return bad("temperature: unsupported"), true
			case r.TopP != nil:
				return bad("unknown field top_p"), true
			}
			return bad("This response_format type is unavailable now"), r.form() != "none"
		}, 6, func(r request) bool { return r.form() == "none" && r.TopP == nil }},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := &server{refuse: c.refuse}
			m := openai.New(provider.Options{Name: "m", Model: "local", BaseURL: s.start(t), Temperature: number(0.5),
				TopP: number(0.5), MaxTokens: 70})
			ask(t, m, pt.Call())
			ask(t, m, pt.Call())
			if len(s.got) != c.first+1 || !c.ok(s.got[c.first]) {
				t.Errorf("%d requests, the last %+v", len(s.got), s.got[len(s.got)-1])
			}
		})
	}
}

// A schema that is not accepted is given up for its own task alone.
func TestLearnsByTask(t *testing.T) {
	s := &server{refuse: func(r request) (pt.Reply, bool) {
		return pt.Reply{Status: 400, Body: fault("", "Invalid schema for response_format 'test_task'")},
			r.form() == "json_schema" && r.ResponseFormat.JSONSchema.Name == "test_task"
	}}
	m := openai.New(provider.Options{Name: "m", Model: "local", BaseURL: s.start(t)})
	ask(t, m, pt.Call())
	other := pt.Call()
	other.Task = "other"
	ask(t, m, other)
	var forms []string
	for _, r := range s.got {
		forms = append(forms, r.form())
	}
	if d := cmp.Diff([]string{"json_schema", "json_object", "json_schema"}, forms); d != "" {
		t.Error(d)
	}
}

// A call without a schema is sent without a form of the answer, in every mode.
func TestPlainCallsHaveNoForm(t *testing.T) {
	for _, mode := range []provider.SchemaMode{provider.SchemaAuto, provider.SchemaStrict, provider.SchemaJSON} {
		s := &server{}
		m := openai.New(provider.Options{Name: "m", Model: "local", BaseURL: s.start(t), Schema: mode})
		call := pt.Call()
		call.Schema = nil
		ask(t, m, call)
		if len(s.got) != 1 || s.got[0].form() != "none" {
			t.Errorf("%s: %+v", mode, s.got)
		}
	}
}

// A mode other than auto is held to, and what is out of bounds is not given up.
func TestDoesNotLearn(t *testing.T) {
	for mode, want := range map[provider.SchemaMode]string{
		provider.SchemaStrict: "json_schema", provider.SchemaJSON: "json_object", provider.SchemaOff: "none",
	} {
		s := &server{refuse: func(request) (pt.Reply, bool) {
			return pt.Reply{Status: 400, Body: fault("", "response_format is not supported")}, true
		}}
		m := openai.New(provider.Options{Name: "m", Model: "local", BaseURL: s.start(t), Schema: mode})
		_, err := m.Complete(t.Context(), pt.Call())
		var f *llm.Failure
		if !errors.As(err, &f) || f.Kind != llm.Invalid || len(s.got) != 1 || s.got[0].form() != want {
			t.Errorf("%s: error %v, requests %+v", mode, err, s.got)
		}
	}
	s := &server{refuse: func(request) (pt.Reply, bool) {
		return pt.Reply{Status: 400, Body: fault("invalid_value", "Invalid 'temperature': must be at most 2")}, true
	}}
	_, err := openai.New(provider.Options{Name: "m", Model: "local", BaseURL: s.start(t), Temperature: number(9)}).
		Complete(t.Context(), pt.Call())
	if err == nil || len(s.got) != 1 {
		t.Errorf("error %v after %d requests", err, len(s.got))
	}
}

// Many calls that all meet the first refusal at once all succeed.
func TestLearnsTogether(t *testing.T) {
	s := &server{refuse: func(r request) (pt.Reply, bool) {
		return pt.Reply{Status: 400, Body: fault("", "response_format: json_schema is not supported")},
			r.form() == "json_schema"
	}}
	m := openai.New(provider.Options{Name: "m", Model: "local", BaseURL: s.start(t)})
	errs := make(chan error)
	for range 32 {
		go func() { _, err := m.Complete(t.Context(), pt.Call()); errs <- err }()
	}
	for range 32 {
		if err := <-errs; err != nil {
			t.Error(err)
		}
	}
	ask(t, m, pt.Call())
	if last := s.got[len(s.got)-1]; last.form() != "json_object" {
		t.Errorf("ended at %s", last.form())
	}
}

// A model that the library does not ask in chats is named as such.
func TestNoChatModel(t *testing.T) {
	_, err := openai.New(provider.Options{Name: "m", Model: "text-davinci-003", BaseURL: "http://127.0.0.1:1"}).Complete(
		t.Context(), pt.Call())
	var f *llm.Failure
	if !errors.As(err, &f) || f.Kind != llm.Invalid || !strings.Contains(f.Advice, "text-davinci-003") {
		t.Error(err)
	}
}
