package provider

import (
	"net/http"
	"strconv"
	"strings"
	"time"

	"memloom/internal/llm"
)

// RetryAfter returns how long the server asks to wait: in milliseconds, in seconds, or until a date, which counts from
// now. It is 0 without a hint, or one that lies in the past.
func RetryAfter(h http.Header, now time.Time) time.Duration {
	if ms, err := strconv.ParseFloat(h.Get("Retry-After-Ms"), 64); err == nil {
		return duration(ms, time.Millisecond)
	}
	v := strings.TrimSpace(h.Get("Retry-After"))
	if s, err := strconv.ParseFloat(v, 64); err == nil {
		return duration(s, time.Second)
	}
	if at, err := http.ParseTime(v); err == nil {
		return max(0, at.Sub(now))
	}
	return 0
}

// RateOf returns what headers say is left of the limits, nil if nothing. OpenAI counts requests and tokens apart;
// OpenRouter and others have one limit, of requests, and name the moment at which it is whole again, which counts from
// now; Azure says what is left and not until when.
func RateOf(h http.Header, now time.Time) *llm.Rate {
	r := &llm.Rate{}
	r.RequestsLeft, r.RequestsReset = limit(h, "-Requests", now)
	if r.RequestsLeft == nil {
		r.RequestsLeft, r.RequestsReset = limit(h, "", now)
	}
	r.TokensLeft, r.TokensReset = limit(h, "-Tokens", now)
	if r.RequestsLeft == nil && r.TokensLeft == nil {
		return nil
	}
	return r
}

// limit returns what is left of a limit, nil if that is not said or without a
// bound, and how long it takes until it is whole again, 0 if that is not said.
func limit(h http.Header, of string, now time.Time) (left *int, after time.Duration) {
	n, err := strconv.Atoi(strings.TrimSpace(h.Get("X-Ratelimit-Remaining" + of)))
	if err != nil || n < 0 {
		return nil, 0
	}
	return &n, reset(strings.TrimSpace(h.Get("X-Ratelimit-Reset"+of)), now)
}

// reset reads "6m0s", seconds, and a moment, in seconds or milliseconds of the epoch or as RFC 3339 has it.
func reset(v string, now time.Time) time.Duration {
	if d, err := time.ParseDuration(v); err == nil {
		return max(0, d)
	}
	if at, err := time.Parse(time.RFC3339, v); err == nil {
		return max(0, at.Sub(now))
	}
	n, err := strconv.ParseFloat(v, 64)
	const longAgo = 1e9 // seconds of the epoch, 2001: what is less is a time to wait
	switch {
	case err != nil:
		return 0
	case n > longAgo*1000:
		return duration(n-float64(now.UnixMilli()), time.Millisecond)
	case n > longAgo:
		return duration(n-float64(now.UnixMilli())/1000, time.Second)
	}
	return duration(n, time.Second)
}

// duration is n units of time, 0 if that is less than none or more than a year.
func duration(n float64, unit time.Duration) time.Duration {
	const year = 365 * 24 * time.Hour
	if !(n > 0) || n*float64(unit) > float64(year) {
		return 0
	}
	return time.Duration(n * float64(unit))
}
