package mock_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"memloom/internal/llm"
	"memloom/internal/llm/mock"
	"memloom/internal/standin"
)

// Nothing but a provider's own paths is served: the one who is given another base
// URL gets that provider's page for what it does not have.
func TestWrongPaths(t *testing.T) {
	s, url := serve(t, mock.Options{Canned: true})
	const google = "<!DOCTYPE html>"
	azure := `{"error":{"code":"404","message":"Resource not found"}}`
	openAI := func(method, path string) string {
		return fmt.Sprintf(`{"error":{"code":null,"message":"Invalid URL (%s %s)","param":null,"type":"invalid_request_error"}}`, method, path)
	}
	for _, c := range []struct{ method, path, want string }{
		{"POST", "/chat/completions", ""}, {"POST", "/v2/chat/completions", ""}, {"POST", "/api/v1/chat/completions", ""},
		{"POST", "/v1/v1/chat/completions", ""}, {"POST", "/v1//chat/completions", ""}, {"POST", "//v1/chat/completions", ""},
		{"POST", "/v1/chat/completions/", ""}, {"GET", "/v1/chat/completions", ""}, {"POST", "/v1/completions", ""},
		{"GET", "/models", ""}, {"GET", "/v1/models/a/b", ""}, {"POST", "/v1/models", ""}, {"GET", "/", ""},
		{"POST", "/stats", ""},
		{"POST", "/v1/openai/deployments/builtin/chat/completions", azure}, {"POST", "/openai/deployments/chat/completions",
			azure},
		{"POST", "/openai/deployments/builtin/completions", azure},
		{"POST", "/v1/v1beta/models/builtin:generateContent", google},
		{"POST", "/v1beta/v1beta/models/builtin:generateContent", google},
		{"POST", "/v1/models/builtin:generateContent", google}, {"POST", "/models/builtin:streamGenerateContent", google},
		{"POST", "/v1beta/models/builtin:countTokens", google}, {"GET", "/v1beta/model", google},
	} {
		if c.want == "" {
			c.want = openAI(c.method, c.path)
		}
		req, err := http.NewRequest(c.method, url+c.path,
			strings.NewReader(`{"model":"builtin","messages":[{"role":"user","content":"?"}]}`))
		if err != nil {
			t.Fatal(err)
		}
		resp, err := http.DefaultTransport.RoundTrip(req)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(resp.Body)
		resp.Body.Close()
		if err != nil || resp.StatusCode != http.StatusNotFound || !strings.HasPrefix(string(body), c.want) {
			t.Errorf("%s %s: %s, %v\n%s\nwant %s", c.method, c.path, resp.Status, err, body, c.want)
		}
		if isPage := resp.Header.Get("Content-Type") != "application/json"; isPage != (c.want == google) || !isPage &&
			!json.Valid(body) {
			t.Errorf("%s %s: %s\n%s", c.method, c.path, resp.Header.Get("Content-Type"), body)
		}
	}
	if st := s.Stats(); st.Requests != 0 {
		t.Errorf("%+v", st)
	}
}

// A client of Gemini's with a wrong base URL fails as well.
func TestGeminiWithAWrongBaseURL(t *testing.T) {
	_, url := serve(t, mock.Options{Canned: true})
	if s := atGemini(t, url+"/v1", "key")(t.Context(), standin.Name, "", llm.Turn{Text: "?"}); s.status != 404 {
		t.Errorf("%+v", s)
	}
}

// Models can be asked for one by one, by any name, in either format.
func TestOneModel(t *testing.T) {
	_, url := serve(t, mock.Options{})
	for path, want := range map[string]string{
		"/v1/models/builtin":              `"id":"builtin"`,
		"/v1/models/gpt-5":                `"id":"gpt-5"`,
		"/v1beta/models/builtin-blind-99": `"name":"models/builtin-blind-99"`,
		"/v1beta/models/gemini-2.5-pro":   `"name":"models/gemini-2.5-pro"`,
		"/v1beta/models":                  `"name":"models/builtin-blind-3"`,
	} {
		resp, err := http.Get(url + path)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(resp.Body)
		resp.Body.Close()
		if err != nil || resp.StatusCode != http.StatusOK || !strings.Contains(string(body), want) {
			t.Errorf("%s: %s, %v\n%s", path, resp.Status, err, body)
		}
	}
}
