package provider_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/llm"
	"memloom/internal/llm/provider"
)

func TestRetryAfter(t *testing.T) {
	now := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		header http.Header
		want   time.Duration
	}{
		{nil, 0},
		{http.Header{"Retry-After": {"20"}}, 20 * time.Second},
		{http.Header{"Retry-After": {"1.5"}}, 1500 * time.Millisecond},
		{http.Header{"Retry-After": {"20"}, "Retry-After-Ms": {"750"}}, 750 * time.Millisecond},
		{http.Header{"Retry-After": {"Sun, 01 Mar 2026 12:00:30 GMT"}}, 30 * time.Second},
		{http.Header{"Retry-After": {"Sun, 01 Mar 2026 11:00:00 GMT"}}, 0},
		{http.Header{"Retry-After": {"-3"}}, 0},
		{http.Header{"Retry-After": {"1e300"}}, 0},
		{http.Header{"Retry-After": {"NaN"}}, 0},
		{http.Header{"Retry-After": {"soon"}}, 0},
	} {
		if got := provider.RetryAfter(c.header, now); got != c.want {
			t.Errorf("%v: %v, want %v", c.header, got, c.want)
		}
	}
}

func TestRateOf(t *testing.T) {
	n := func(i int) *int { return &i }
	now := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		name   string
		header map[string]string
		want   *llm.Rate
	}{
		{"nothing", nil, nil},
		{"OpenAI", map[string]string{
			"x-ratelimit-limit-requests": "60", "x-ratelimit-remaining-requests": "59", "x-ratelimit-remaining-tokens": "149984",
			"x-ratelimit-reset-requests": "1s", "x-ratelimit-reset-tokens": "6m0s",
		}, &llm.Rate{RequestsLeft: n(59), TokensLeft: n(149984), RequestsReset: time.Second, TokensReset: 6 * time.Minute}},
		{"none left", map[string]string{"x-ratelimit-remaining-requests": "0", "x-ratelimit-reset-requests": "2m59.56s"},
			&llm.Rate{RequestsLeft: n(0), RequestsReset: 2*time.Minute + 59560*time.Millisecond}},
		{"seconds", map[string]string{"x-ratelimit-remaining-tokens": "5", "x-ratelimit-reset-tokens": "12"},
			&llm.Rate{TokensLeft: n(5), TokensReset: 12 * time.Second}},
		{"Azure", map[string]string{"x-ratelimit-remaining-requests": "7", "x-ratelimit-remaining-tokens": "0"},
			&llm.Rate{RequestsLeft: n(7), TokensLeft: n(0)}},
		{"OpenRouter", map[string]string{"X-RateLimit-Limit": "20", "X-RateLimit-Remaining": "4",
			"X-RateLimit-Reset": "1772366430500"},
			&llm.Rate{RequestsLeft: n(4), RequestsReset: 30500 * time.Millisecond}},
		{"seconds of the epoch", map[string]string{"X-RateLimit-Remaining": "4", "X-RateLimit-Reset": "1772366430"},
			&llm.Rate{RequestsLeft: n(4), RequestsReset: 30 * time.Second}},
		{"a moment", map[string]string{"x-ratelimit-remaining-tokens": "4",
			"x-ratelimit-reset-tokens": "2026-03-01T13:00:20+01:00"},
			&llm.Rate{TokensLeft: n(4), TokensReset: 20 * time.Second}},
		{"a moment that is past", map[string]string{"X-RateLimit-Remaining": "4", "X-RateLimit-Reset": "1772366300000"},
			&llm.Rate{RequestsLeft: n(4)}},
		{"one limit beside one of requests", map[string]string{"x-ratelimit-remaining": "9",
			"x-ratelimit-remaining-requests": "4", "x-ratelimit-reset-requests": "2s"},
			&llm.Rate{RequestsLeft: n(4), RequestsReset: 2 * time.Second}},
		{"a reset of nothing", map[string]string{"x-ratelimit-reset-requests": "2s", "x-ratelimit-reset-tokens": "2s"}, nil},
		{"no numbers", map[string]string{"x-ratelimit-remaining-tokens": "-1", "x-ratelimit-remaining-requests": "many",
			"x-ratelimit-reset-tokens": "NaN"}, nil},
		{"no time", map[string]string{"x-ratelimit-remaining-tokens": "1", "x-ratelimit-reset-tokens": "1e300"},
			&llm.Rate{TokensLeft: n(1)}},
	} {
		h := http.Header{}
		for k, v := range c.header {
			h.Set(k, v)
		}
		if d := cmp.Diff(c.want, provider.RateOf(h, now)); d != "" {
			t.Errorf("%s: %s", c.name, d)
		}
	}
}
