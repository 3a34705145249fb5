package mock_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"memloom/internal/llm/mock"
)

// Texts come out of a request as encoding/json has them, or not at all where it
// refuses the request.
func FuzzLift(f *testing.F) {
	for _, text := range []string{
		`{"content": "plain"}`, `{"content":"\"\\\/\b\f\n\r\t"}`, `{"content" : "\u00e9\ud83d\ude00\ud83d é 😀"}`, "{\"content\":\"a\nb\"}", "{\"content\":\"\xff\"}",
		`{"content":"a\x"}`, `{"content":"\\"}`, `{"content":"a\`, `{"content":"`, `{"content":""}`, `{"content"}`, `{"content":null}`, `{"content":7}`, `{"content":"7"}`,
		`{"content":"first","content":"second"}`, `{"other":"content","content":"x"}`, `{"content":"\"content\":\"x\""}`, `{"Content":"3"}`, `{"\u0063ontent":"0"}`, `{"content":"a"}}`, ``,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		var want struct {
			Content string `json:"content"`
		}
		wrong := json.Unmarshal(body, &want)
		got, err := mock.Lifted(body)
		if (err != nil) != (wrong != nil) || err == nil && got != want.Content {
			t.Errorf("%q: %q, %v; want %q, %v", body, got, err, want.Content, wrong)
		}
	})
}

// What is no request gets a 400, and each form in which a message's text may be
// given is read.
func TestForms(t *testing.T) {
	s, err := mock.New(mock.Options{Canned: true})
	if err != nil {
		t.Fatal(err)
	}
	messages := func(content string) string {
		return `{"model":"builtin","messages":[{"role":"user","content":` + content + `}]}`
	}
	for body, status := range map[string]int{
		messages(`"?"`): 200, messages(`[{"type":"text","text":"?"}]`): 200, messages(`null`): 200, messages(`""`): 200,
		messages(`7`): 400, messages(`{}`): 400, messages(`true`): 400, messages(`"?`): 400, messages("\"\n\""): 400, messages(`"\y"`): 400,
		`{"model":"builtin","messages":[]}`: 400, `{"model":"builtin","messages":{}}`: 400, `{"model":7,"messages":[{"role":"user","content":"?"}]}`: 400,
		`{"model":"builtin","messages":[{"role":"assistant","content":"?"}]}`: 400, messages(`"?"`) + "}": 400, "": 400, "[]": 400,
	} {
		w := httptest.NewRecorder()
		s.ServeHTTP(w, httptest.NewRequest(http.MethodPost, "/v1/chat/completions", strings.NewReader(body)))
		if w.Code != status {
			t.Errorf("%s: %d, want %d\n%s", body, w.Code, status, w.Body)
		}
	}
	for i, parts := range []string{`"abcdefgh"`, `[{"type":"text","text":"abcd"},{"type":"text","text":"efgh"}]`} {
		w := httptest.NewRecorder()
		s.ServeHTTP(w, httptest.NewRequest(http.MethodPost, "/v1/chat/completions", strings.NewReader(messages(parts))))
		if want := fmt.Sprintf(`"prompt_tokens":%d,`, 2+8); !strings.Contains(w.Body.String(), want) {
			t.Errorf("form %d: %s", i, w.Body)
		}
	}
}
