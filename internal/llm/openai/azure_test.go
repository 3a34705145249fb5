package openai_test

import (
	"cmp"
	"errors"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/llm/mock"
	"memloom/internal/llm/openai"
	"memloom/internal/llm/provider"
	pt "memloom/internal/llm/provider/providertest"
	"memloom/prompts"
	"memloom/prompts/prompttest"
)

// azure is a mock server that is asked as Azure is, and remembers where.
type azure struct {
	url  string
	mock *mock.Server

	mu   sync.Mutex
	asks []string // path and query
	keys []http.Header
}

func serveAzure(t *testing.T, o mock.Options) *azure {
	t.Helper()
	o.Key = pt.Key
	m, err := mock.New(o)
	if err != nil {
		t.Fatal(err)
	}
	a := &azure{mock: m}
	a.url = pt.Handle(t, func(w http.ResponseWriter, r *http.Request) {
		a.mu.Lock()
		a.asks, a.keys = append(a.asks, r.Method+" "+r.URL.String()), append(a.keys, r.Header)
		a.mu.Unlock()
		m.ServeHTTP(w, r)
	})
	return a
}

// model returns a deployment's model.
func (a *azure) model(deployment, version, key string) llm.Model {
	return openai.NewAzure(provider.Options{Name: "m", Model: deployment, BaseURL: a.url, APIVersion: version, Key: key})
}

// judge asks something that the mock knows.
func judge(t *testing.T, m llm.Model) (prompts.Reply[prompts.JudgeOut], error) {
	return prompts.NewTasks(corpus.NewLexicon(nil, nil)).Judge.Ask(t.Context(), m,
		prompts.JudgeIn{Question: "How many days has a week?", Gold: "Seven", Candidate: "7"})
}

// Azure is asked by the deployment's path and the version of its interface, with
// its own header for the key, and answers.
func TestAzureAnswers(t *testing.T) {
	for version, want := range map[string]string{"": "2024-10-21", "2025-01-01-preview": "2025-01-01-preview"} {
		a := serveAzure(t, mock.Options{})
		r, err := judge(t, a.model("builtin", version, pt.Key))
		if err != nil || r.Out.Verdict != prompts.Correct || r.Usage.In == 0 || r.Usage.Out == 0 {
			t.Errorf("answer %+v, error %v", r, err)
		}
		if want := "POST /openai/deployments/builtin/chat/completions?api-version=" + want; !slices.Equal(a.asks,
			[]string{want}) {
			t.Errorf("asked %q, want %q", a.asks, want)
		}
		if h := a.keys[0]; h.Get("Api-Key") != pt.Key || h.Get("Authorization") != "" {
			t.Errorf("headers %v", h)
		}
	}
}

// TestAzureConformance has Azure pass the suite that every model passes.
func TestAzureConformance(t *testing.T) {
	prompttest.Run(t, serveAzure(t, mock.Options{}).model("builtin", "", pt.Key), prompttest.Options{Deterministic: true,
		ReadsPrompt: true})
}

// What goes wrong at a server is told apart as at OpenAI's, in Azure's words.
func TestAzureFailures(t *testing.T) {
	for _, c := range []struct {
		name, key, script string
		kind              llm.Kind
		reason, advice    string
		after             time.Duration
	}{
		{name: "wrong key", key: "sk-some-other-key-0123456789", kind: llm.Auth, reason: "401 Unauthorized: Access denied",
			advice: "api_key_env"},
		{name: "throttled", script: "{fault: throttled, retry_after: 250ms, form: ms}", kind: llm.Throttled,
			reason: "429 Too Many Requests", after: 250 * time.Millisecond},
		{name: "failing", script: "{fault: server_error, status: 503, retry_after: 2s}", kind: llm.Server, reason: "503",
			after: 2 * time.Second},
		{name: "filtered", script: "{fault: refusal, how: filtered}", kind: llm.Refused, reason: "content filter"},
		{name: "cut short", script: "{fault: truncated}", kind: llm.Truncated, advice: "raise max_tokens"},
		{name: "too long", script: "{fault: overflow}", kind: llm.Overflow, advice: "larger context"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var o mock.Options
			if c.script != "" {
				var err error
				if o.Script, err = mock.ParseScript("test", []byte("rules: ["+c.script+"]")); err != nil {
					t.Fatal(err)
				}
			}
			m := serveAzure(t, o).model("builtin", "", cmp.Or(c.key, pt.Key))
			call := pt.Call()
			call.Task = "judge"
			call.Prompt = func() (llm.Prompt, error) {
				return prompts.NewTasks(corpus.NewLexicon(nil, nil)).Judge.Render(prompts.JudgeIn{Question: "When?", Gold: "today",
					Candidate: "today"})
			}
			_, err := m.Complete(t.Context(), call)
			var f *llm.Failure
			if !errors.As(err, &f) {
				t.Fatalf("error %v", err)
			}
			if f.Kind != c.kind || !strings.Contains(f.Reason, c.reason) || !strings.Contains(f.Advice, c.advice) ||
				f.RetryAfter != c.after {
				t.Errorf("failure %+v, want %s, %q, %q, %v", f, c.kind, c.reason, c.advice, c.after)
			}
		})
	}
}

// Answers as Azure's own documentation has them, which the mock does not give.
func TestAzureWords(t *testing.T) {
	pt.Failures(t, func(url string) llm.Model {
		return openai.NewAzure(provider.Options{Name: "m", Model: "test-model", BaseURL: url, Key: pt.Key})
	}, []pt.Case{
		{Name: "prompt filtered", Reply: pt.Reply{Status: 400,
			Body: `{"error":{"message":"The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify your prompt and retry. To learn more about our content filtering policies please read our documentation: https://go.microsoft.com/fwlink/?linkid=2198766","type":null,"param":"prompt","code":"content_filter","status":400,"innererror":{"code":"ResponsibleAIPolicyViolation","content_filter_result":{"hate":{"filtered":true,"severity":"high"},"jailbreak":{"filtered":false,"detected":false}}}}}`},
			Kind: llm.Refused, Reason: "content management policy"},
		{Name: "throttled", Reply: pt.Reply{Status: 429, Header: map[string]string{"Retry-After": "6",
			"Retry-After-Ms": "5250", "X-RateLimit-Remaining-Requests": "11", "X-RateLimit-Remaining-Tokens": "0"},
			Body: `{"error":{"code":"429","message":"Requests to the ChatCompletions_Create Operation under Azure OpenAI API version 2024-10-21 have exceeded token rate limit of your current OpenAI S0 pricing tier. Please retry after 6 seconds."}}`},
			Kind: llm.Throttled, Reason: "exceeded token rate limit", RetryAfter: 5250 * time.Millisecond,
			Rate: &llm.Rate{RequestsLeft: count(11), TokensLeft: count(0)}},
		{Name: "too late a version", Reply: pt.Reply{Status: 404,
			Body: `{"error":{"code":"404","message":"Resource not found"}}`}, Kind: llm.Invalid, Reason: "Resource not found",
			Advice: "check base_url"},
		{Name: "no model behind the deployment", Reply: pt.Reply{Status: 404,
			Body: `{"error":{"code":"DeploymentNotFound","message":"The API deployment for this resource does not exist."}}`},
			Kind: llm.Invalid, Advice: "deployment's name"},
		{Name: "another network", Reply: pt.Reply{Status: 403,
			Body: `{"error":{"code":"403","message":"Public access is disabled. Please configure private endpoint."}}`},
			Kind: llm.Auth, Reason: "private endpoint", Advice: "key"},
	})
}
