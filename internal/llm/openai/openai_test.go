package openai_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/llm"
	"memloom/internal/llm/openai"
	"memloom/internal/llm/provider"
	pt "memloom/internal/llm/provider/providertest"
	"memloom/prompts/prompttest"
)

func at(url string) llm.Model {
	return openai.New(provider.Options{Name: "m", Model: "test-model", BaseURL: url, Key: pt.Key})
}

func completion(content, finish, more string) string {
	quoted, _ := json.Marshal(content)
	return fmt.Sprintf(`{"id":"c1","object":"chat.completion","created":1,"model":"served","choices":[{"index":0,"message":{"role":"assistant","content":%s},"finish_reason":%q}]%s}`, quoted, finish, more)
}

const spent = `,"usage":{"prompt_tokens":100,"completion_tokens":20,"total_tokens":120,"prompt_tokens_details":{"cached_tokens":64},"completion_tokens_details":{"reasoning_tokens":12}}`

var spentUsage = llm.Usage{In: 100, Cached: 64, Out: 20}

func fault(code, message string) string {
	return fmt.Sprintf(`{"error":{"message":%q,"type":"some_error","param":null,"code":%q}}`, message, code)
}

const quotaWords = "You exceeded your current quota, please check your plan and billing details."

// googleQuota is how Google says, by its OpenAI-compatible address, that a quota
// of its is used up.
func googleQuota(id string) string {
	return fmt.Sprintf(`[{"error":{"code":429,"message":%q,"status":"RESOURCE_EXHAUSTED","details":[`+
		`{"@type":"type.googleapis.com/google.rpc.QuotaFailure","violations":[{"quotaId":%q}]},`+
		`{"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"34s"}]}}]`, quotaWords, id)
}

func count(n int) *int { return &n }

func TestFailures(t *testing.T) {
	pt.Failures(t, at, []pt.Case{
		{Name: "wrong key", Reply: pt.Reply{Status: 401, Body: fault("invalid_api_key", "Incorrect API key provided.")},
			Kind: llm.Auth, Reason: "Incorrect API key", Advice: "api_key_env"},
		{Name: "forbidden", Reply: pt.Reply{Status: 403, Body: `{"error":"no"}`}, Kind: llm.Auth, Reason: "403",
			Advice: "key"},
		{Name: "flagged", Reply: pt.Reply{Status: 403, Body: `{"error":{"code":403,"message":"Your input was flagged"}}`},
			Kind: llm.Refused, Reason: "flagged"},
		{Name: "no credit", Reply: pt.Reply{Status: 429, Body: fault("insufficient_quota",
			"You exceeded your current quota.")}, Kind: llm.Credit, Advice: "top it up"},
		{Name: "payment required", Reply: pt.Reply{Status: 402,
			Body: `{"error":{"message":"Insufficient credits","code":402}}`}, Kind: llm.Credit, Advice: "resume"},
		{Name: "throttled", Reply: pt.Reply{Status: 429, Header: map[string]string{"Retry-After": "7"},
			Body: fault("rate_limit_exceeded", "Rate limit reached.")}, Kind: llm.Throttled, RetryAfter: 7 * time.Second},
		{Name: "throttled with what is left", Reply: pt.Reply{Status: 429,
			Header: map[string]string{"X-RateLimit-Remaining-Requests": "0", "X-RateLimit-Reset-Requests": "6m0s",
				"X-RateLimit-Remaining-Tokens": "1500"}}, Kind: llm.Throttled,
			Rate: &llm.Rate{RequestsLeft: count(0), RequestsReset: 6 * time.Minute, TokensLeft: count(1500)}},
		{Name: "a failure with what is left", Reply: pt.Reply{Status: 503,
			Header: map[string]string{"X-RateLimit-Remaining-Requests": "3"}}, Kind: llm.Server,
			Rate: &llm.Rate{RequestsLeft: count(3)}},
		{Name: "no JSON with what is left", Reply: pt.Reply{Header: map[string]string{"X-RateLimit-Remaining-Requests": "3"},
			Body: "hello"}, Kind: llm.Malformed, Rate: &llm.Rate{RequestsLeft: count(3)}},
		{Name: "throttled in milliseconds", Reply: pt.Reply{Status: 429, Header: map[string]string{"Retry-After": "1",
			"Retry-After-Ms": "250"}}, Kind: llm.Throttled, Reason: "Too Many Requests", RetryAfter: 250 * time.Millisecond},
		{Name: "a minute's quota in the words of an empty account", Reply: pt.Reply{Status: 429,
			Header: map[string]string{"Retry-After": "20"}, Body: fault("429", quotaWords)}, Kind: llm.Throttled,
			RetryAfter: 20 * time.Second},
		{Name: "a minute's quota of Google", Reply: pt.Reply{Status: 429,
			Body: googleQuota("GenerateRequestsPerMinutePerProjectPerModel-FreeTier")}, Kind: llm.Throttled,
			Reason: "current quota", RetryAfter: 34 * time.Second},
		{Name: "a day's quota of Google", Reply: pt.Reply{Status: 429,
			Body: googleQuota("GenerateRequestsPerDayPerProjectPerModel-FreeTier")}, Kind: llm.Credit, Advice: "renewed",
			RetryAfter: 34 * time.Second},
		{Name: "no credit, by words alone", Reply: pt.Reply{Status: 429, Body: fault("429", quotaWords)}, Kind: llm.Credit,
			Advice: "top it up"},
		{Name: "context of Google", Reply: pt.Reply{Status: 400,
			Body: `[{"error":{"code":400,"message":"The input token count exceeds the maximum number of tokens allowed 1048576.","status":"INVALID_ARGUMENT"}}]`}, Kind: llm.Overflow, Advice: "test-model"},
		{Name: "more than a minute's tokens", Reply: pt.Reply{Status: 429, Body: fault("rate_limit_exceeded",
			"Request too large for gpt on tokens per min")}, Kind: llm.Overflow, Advice: "in a minute"},
		{Name: "context", Reply: pt.Reply{Status: 400, Body: fault("context_length_exceeded", "too long")},
			Kind: llm.Overflow, Advice: "test-model"},
		{Name: "context of vLLM", Reply: pt.Reply{Status: 400,
			Body: `{"object":"error","message":"This model's maximum context length is 4096 tokens, max_tokens unsupported.","type":"BadRequestError","code":400}`}, Kind: llm.Overflow},
		{Name: "content filter of Azure", Reply: pt.Reply{Status: 400,
			Body: `{"error":{"message":"filtered","type":null,"code":"content_filter","status":400,"innererror":{"code":"ResponsibleAIPolicyViolation"}}}`}, Kind: llm.Refused},
		{Name: "no such model", Reply: pt.Reply{Status: 404, Body: fault("model_not_found", "The model does not exist.")},
			Kind: llm.Invalid, Advice: "check model, and that the account may use it at http://127.0.0.1:"},
		{Name: "no such path", Reply: pt.Reply{Status: 404, Body: "404 page not found"}, Kind: llm.Invalid,
			Reason: "404 page not found", Advice: "most end in /v1"},
		{Name: "invalid request", Reply: pt.Reply{Status: 422, Body: `{"detail":[{"msg":"field required"}]}`},
			Kind: llm.Invalid, Reason: "field required", Advice: "models file"},
		{Name: "server", Reply: pt.Reply{Status: 500, Body: `{"error":{"message":"boom"}}`}, Kind: llm.Server,
			Reason: "boom"},
		{Name: "gateway", Reply: pt.Reply{Status: 502, Body: "<html><body>Bad Gateway"}, Kind: llm.Server,
			Reason: "502 Bad Gateway: a web page"},
		{Name: "busy", Reply: pt.Reply{Status: 503, Header: map[string]string{"Retry-After": "2"}}, Kind: llm.Server,
			RetryAfter: 2 * time.Second},
		{Name: "overloaded", Reply: pt.Reply{Status: 529, Body: "{}"}, Kind: llm.Server, Reason: "529"},
		{Name: "redirect", Reply: pt.Reply{Status: 308, Header: map[string]string{"Location": "https://other.example/v1"}},
			Kind: llm.Invalid, Reason: "https://other.example/v1", Advice: "base_url"},
		{Name: "error in a success",
			Reply: pt.Reply{Body: `{"error":{"message":"Provider returned error","code":429,"metadata":{"raw":"slow down"}}}`},
			Kind:  llm.Throttled, Reason: "slow down"},
		{Name: "unknown error in a success", Reply: pt.Reply{Body: `{"error":"out of memory"}`}, Kind: llm.Server,
			Reason: "out of memory"},
		{Name: "no choice", Reply: pt.Reply{Body: `{"choices":[]` + spent + `}`}, Kind: llm.Malformed,
			Reason: "without a choice", Usage: spentUsage},
		{Name: "cut JSON", Reply: pt.Reply{Body: completion("{}", "stop", "")[:60]}, Kind: llm.Malformed, Reason: "format"},
		{Name: "no JSON", Reply: pt.Reply{Body: "hello"}, Kind: llm.Malformed},
		{Name: "empty body", Reply: pt.Reply{}, Kind: llm.Malformed},
		{Name: "web page", Reply: pt.Reply{Body: "<!DOCTYPE html><title>Welcome</title>"}, Kind: llm.Invalid,
			Reason: "web page", Advice: "check base_url"},
		{Name: "length", Reply: pt.Reply{Body: completion(`{"n":`, "length", spent)}, Kind: llm.Truncated,
			Advice: "max_tokens", Usage: spentUsage},
		{Name: "content filter", Reply: pt.Reply{Body: completion("", "content_filter", spent)}, Kind: llm.Refused,
			Usage: spentUsage},
		{Name: "refusal", Reply: pt.Reply{Body: `{"choices":[{"message":{"role":"assistant","content":null,"refusal":"I cannot help with that."},"finish_reason":"stop"}]}`}, Kind: llm.Refused, Reason: "cannot help"},
		{Name: "failed on the way", Reply: pt.Reply{Body: completion("par", "error", "")}, Kind: llm.Server},
		{Name: "nothing", Reply: pt.Reply{Body: completion(" \n", "stop", "")}, Kind: llm.Malformed, Reason: "nothing"},
	})
}

func TestAnswer(t *testing.T) {
	left, tokens := 9, 4000
	rate := map[string]string{
		"x-ratelimit-remaining-requests": "9", "x-ratelimit-remaining-tokens": "4000",
		"x-ratelimit-reset-requests": "120ms", "x-ratelimit-reset-tokens": "6m0s",
	}
	for _, c := range []struct {
		name  string
		reply pt.Reply
		want  llm.Answer
	}{
		{"whole", pt.Reply{Header: rate, Body: completion(`{"n":3,"of":[]}`, "stop", spent)},
			llm.Answer{Text: `{"n":3,"of":[]}`, Model: "m", Usage: spentUsage, Rate: &llm.Rate{RequestsLeft: &left, TokensLeft: &tokens, RequestsReset: 120 * time.Millisecond, TokensReset: 6 * time.Minute}}},
		{"nulls of optional properties", pt.Reply{Body: completion(`{"n":3,"note":null,"of":["null"]}`, "stop", "")},
			llm.Answer{Text: `{"n":3,"of":["null"]}`, Model: "m"}},
		{"no JSON in the text", pt.Reply{Body: completion("null and void", "stop", "")},
			llm.Answer{Text: "null and void", Model: "m"}},
		{"details without counts", pt.Reply{Body: completion("{}", "stop", `,"usage":{"prompt_tokens":5,"completion_tokens":2,"total_tokens":7,"prompt_tokens_details":null}`)},
			llm.Answer{Text: "{}", Model: "m", Usage: llm.Usage{In: 5, Out: 2}}},
		{"reasoning in the total alone", pt.Reply{Body: completion("{}", "stop", `,"usage":{"prompt_tokens":5,"completion_tokens":2,"total_tokens":17}`)},
			llm.Answer{Text: "{}", Model: "m", Usage: llm.Usage{In: 5, Out: 12}}},
		{"text in parts", pt.Reply{Body: `{"choices":[{"message":{"role":"assistant","content":[{"type":"text","text":"{\"n\":"},{"type":"text","text":"1}"}]},"finish_reason":"stop"}]}`},
			llm.Answer{Text: `{"n":1}`, Model: "m"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := at(pt.Serve(t, c.reply)).Complete(t.Context(), pt.Call())
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(c.want, got); d != "" {
				t.Error(d)
			}
		})
	}
}

// What was recorded is read again as it was the first time, failures too.
func TestStored(t *testing.T) {
	pt.Stored(t, at, []pt.Reply{
		{Header: map[string]string{"X-Ratelimit-Remaining-Requests": "4", "X-Ratelimit-Reset-Requests": "1s"}, Body: completion(`{"n":3,"note":null,"of":[]}`, "stop", spent)},
		{Body: completion("", "content_filter", spent)},
		{Body: "<html>"},
		{Body: `{"choices":[]}`},
		{Status: 429, Header: map[string]string{"Retry-After": "3"}, Body: fault("rate_limit_exceeded", "slow down")},
		{Status: 307, Header: map[string]string{"Location": "/else"}},
		{Status: 400, Body: fault("unsupported_parameter", "response_format is not supported")},
	})
}

func TestKeepsKey(t *testing.T) {
	pt.KeepsKey(t, at, `{"choices":[{"message":{"content":"KEY"},"finish_reason":"stop"}]}`)
	pt.KeepsKey(t, func(url string) llm.Model {
		return openai.NewAzure(provider.Options{Name: "m", Model: "d", BaseURL: url, Key: pt.Key})
	}, `{"choices":[{"message":{"content":"KEY"},"finish_reason":"stop"}]}`)
	pt.FollowsNoRedirect(t, at)
}

// A server that answers through the built-in model, reached by a real request
// for every call, passes the suite that every model passes.
func TestConformance(t *testing.T) {
	answer := pt.Builtin()
	url := pt.Handle(t, func(w http.ResponseWriter, r *http.Request) {
		req := pt.Body[request](t, r)
		var user strings.Builder
		for _, m := range req.Messages {
			if m.Role == "user" {
				user.WriteString(m.Content + "\n")
			}
		}
		text, err := answer(r.Context(), user.String())
		if err != nil {
			pt.Reply{Status: 400, Body: fault("no_task", "nothing that can be answered")}.Write(w)
			return
		}
		pt.Reply{Body: completion(text, "stop", spent)}.Write(w)
	})
	prompttest.Run(t, at(url+"/v1"), prompttest.Options{Deterministic: true, ReadsPrompt: true})
}
