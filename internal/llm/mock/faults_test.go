package mock_test

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"memloom/internal/llm"
	"memloom/internal/llm/mock"
	"memloom/internal/standin"
	"memloom/prompts"
)

// seen is a fault as it shows.
type seen func(s said) bool

func status(n int, code string) seen {
	return func(s said) bool { return s.err != nil && s.status == n && s.code == code }
}

// failing is an error with words and no status: no answer that could be read.
func failing(words ...string) seen {
	return func(s said) bool {
		return s.err != nil && s.status == 0 && slices.ContainsFunc(words,
			func(w string) bool { return strings.Contains(s.err.Error(), w) })
	}
}

func text(finish string, ok func(string) bool) seen {
	return func(s said) bool { return s.err == nil && strings.EqualFold(s.finish, finish) && ok(s.text) }
}

func decodes(text string) (map[string]any, bool) {
	var v map[string]any
	return v, json.Unmarshal([]byte(text), &v) == nil
}

func noJSON(text string) bool { _, ok := decodes(text); return !ok && text != "" }

func fields(want ...string) func(string) bool {
	return func(text string) bool {
		v, ok := decodes(text)
		return ok && len(v) == len(want) && !slices.ContainsFunc(want, func(k string) bool { return v[k] == nil })
	}
}

// Every fault shows through both client libraries as what it is.
func TestEachFaultShows(t *testing.T) {
	const gone = "connection reset by peer"
	trailing := func(s string) bool { return strings.HasSuffix(s, ",}") && noJSON(s) }
	fence := func(s string) bool { return strings.Contains(s, "```json\n{") && noJSON(s) }
	typed := func(s string) bool {
		v, ok := decodes(s)
		return ok && (v["verdict"] == 7.0 || v["reason"] == 7.0)
	}
	wrong := func(s string) bool {
		v, ok := decodes(s)
		return ok && len(v) == 2 && !slices.Contains([]any{prompts.Correct, prompts.Wrong, prompts.Unclear}, v["verdict"])
	}
	less := func(s string) bool { v, ok := decodes(s); return ok && len(v) == 1 }
	for _, c := range []struct {
		rule           string
		openAI, gemini seen
	}{
		{"fault: throttled", status(429, "rate_limit_exceeded"),
			status(429, "Resource has been exhausted: too many requests for this model.")},
		{"fault: no_credit", status(429, "insufficient_quota"),
			status(429, "You exceeded your current quota, please check your plan and billing details.")},
		{"fault: bad_key", status(401, "invalid_api_key"), status(400, "API key not valid. Please pass a valid API key.")},
		{"fault: server_error", status(500, ""), status(500, "An internal error has occurred.")},
		{"fault: server_error, status: 502", status(502, ""), status(502, "An internal error has occurred.")},
		{"fault: html", status(502, ""), status(502, "")},
		{"fault: overflow", status(400, "context_length_exceeded"), func(s said) bool {
			return s.status == 400 &&
				strings.Contains(s.code, "exceeds the maximum")
		}},
		{"fault: error_in_200", func(s said) bool { return s.err == nil && s.finish == "" },
			func(s said) bool { return s.err == nil && s.finish == "" }},
		{"fault: reset", failing(gone, "EOF"), failing(gone, "EOF")},
		{"fault: reset, at: body", failing(gone, "EOF"), failing(gone, "EOF")},
		{"fault: hang, for: 1ms", failing(gone, "EOF"), failing(gone, "EOF")},
		{"fault: cut_body", failing("EOF"), failing("EOF")},
		{"fault: bad_envelope", failing("unexpected EOF", "unexpected end"), failing("syntax error", "unexpected")},
		{"fault: truncated", text("length", noJSON), text("FinishReasonMaxTokens", noJSON)},
		{"fault: refusal", func(s said) bool { return s.refusal != "" && s.text == "" },
			func(s said) bool { return s.err != nil && s.finish == "FinishReasonSafety" }},
		{"fault: refusal, how: filtered", func(s said) bool { return s.finish == "content_filter" },
			func(s said) bool { return s.finish == "FinishReasonSafety" }},
		{"fault: refusal, how: prompt", func(s said) bool { return s.finish == "content_filter" },
			func(s said) bool { return s.refusal == "BlockReasonSafety" }},
		{"fault: empty", text("stop", func(s string) bool { return s == "" }), text("FinishReasonStop",
			func(s string) bool { return s == "" })},
		{"fault: nonsense", text("stop", noJSON), text("FinishReasonStop", noJSON)},
		{"fault: broken_json", text("stop", noJSON), text("FinishReasonStop", noJSON)},
		{"fault: trailing_comma", text("stop", trailing), text("FinishReasonStop", trailing)},
		{"fault: fenced", text("stop", fence), text("FinishReasonStop", fence)},
		{"fault: missing_field", text("stop", less), text("FinishReasonStop", less)},
		{"fault: extra_field", text("stop", fields("verdict", "reason", "additional_notes")), text("FinishReasonStop",
			fields("verdict", "reason", "additional_notes"))},
		{"fault: wrong_type", text("stop", typed), text("FinishReasonStop", typed)},
		{"fault: wrong_content", text("stop", wrong), text("FinishReasonStop", wrong)},
		{"fault: slow, median: 1ms", text("stop", fields("verdict", "reason")), text("FinishReasonStop",
			fields("verdict", "reason"))},
	} {
		t.Run(c.rule, func(t *testing.T) {
			s, url := serve(t, mock.Options{Script: script(t, "rules: [{"+c.rule+"}]"), Seed: 7})
			p := judge(t, "in spring")
			ask := func(a asker) said { return a(t.Context(), standin.Name, p.System, llm.Turn{Text: p.User}) }
			if got := ask(atOpenAI(url, "key")); !c.openAI(got) {
				t.Errorf("openai: %+v", got)
			}
			if got := ask(atGemini(t, url, "key")); !c.gemini(got) {
				t.Errorf("gemini: %+v", got)
			}
			name := strings.TrimSuffix(strings.Fields(c.rule)[1], ",")
			if st := s.Stats(); st.Faults[name] != 2 || st.Requests != 2 {
				t.Errorf("%+v", st)
			}
		})
	}
}

// A client waits as long as it likes for a server that says nothing.
func TestHangLastsUntilTheClientGivesUp(t *testing.T) {
	s, url := serve(t, mock.Options{Script: script(t, "rules: [{fault: hang}]")})
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	p := judge(t, "in spring")
	if got := atOpenAI(url, "")(ctx, standin.Name, "", llm.Turn{Text: p.User}); !errors.Is(got.err,
		context.DeadlineExceeded) {
		t.Errorf("%+v", got)
	}
	if st := s.Stats(); st.Answered != 0 {
		t.Errorf("%+v", st)
	}
}

func TestRetryAfterInEachForm(t *testing.T) {
	now := time.Date(2025, 3, 11, 9, 0, 0, 0, time.UTC)
	for form, want := range map[string][2]string{
		"seconds": {"Retry-After", "2"}, "date": {"Retry-After", "Tue, 11 Mar 2025 09:00:02 GMT"}, "ms": {"Retry-After-Ms",
			"1500"},
	} {
		for _, fault := range []string{"throttled", "server_error, status: 503"} {
			_, url := serve(t, mock.Options{
				Script: script(t, "rules: [{fault: "+fault+", retry_after: 1500ms, form: "+form+"}]"),
				Now:    func() time.Time { return now },
			})
			resp, err := http.Post(url+"/v1/chat/completions", "application/json",
				strings.NewReader(`{"model":"builtin","messages":[{"role":"user","content":"?"}]}`))
			if err != nil {
				t.Fatal(err)
			}
			resp.Body.Close()
			if got := resp.Header.Get(want[0]); got != want[1] {
				t.Errorf("%s, %s: %q, want %q", fault, form, got, want[1])
			}
		}
	}
	_, url := serve(t, mock.Options{Script: script(t, "rules: [{fault: throttled, retry_after: 1500ms}]")})
	resp, err := http.Post(url+"/v1beta/models/builtin:generateContent", "application/json",
		strings.NewReader(`{"contents":[{"parts":[{"text":"?"}]}]}`))
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	var body struct {
		Error struct {
			Details []struct{ RetryDelay string }
		}
	}
	if err := json.NewDecoder(resp.Body).Decode(&body); err != nil || len(body.Error.Details) != 2 ||
		body.Error.Details[1].RetryDelay != "1.5s" {
		t.Errorf("%+v, %v", body, err)
	}
}
