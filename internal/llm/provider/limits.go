package provider

import (
	"net/http"
	"strconv"
	"strings"
	"time"

	"memloom/internal/llm"
)

// RetryAfter returns how long the server asks to wait: in milliseconds, in
// seconds, or until a date, which counts from now. It is 0 without a hint, or
// one that lies in the past.
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

// RateOf returns what an answer's headers say of the limits, nil if nothing.
func RateOf(h http.Header) *llm.Rate {
	r := llm.Rate{
		RequestsLeft:  left(h.Get("X-Ratelimit-Remaining-Requests")),
		TokensLeft:    left(h.Get("X-Ratelimit-Remaining-Tokens")),
		RequestsReset: reset(h.Get("X-Ratelimit-Reset-Requests")),
		TokensReset:   reset(h.Get("X-Ratelimit-Reset-Tokens")),
	}
	if r == (llm.Rate{}) {
		return nil
	}
	return &r
}

func left(v string) *int {
	n, err := strconv.Atoi(strings.TrimSpace(v))
	if err != nil || n < 0 {
		return nil
	}
	return &n
}

// reset reads "6m0s" as well as plain seconds. Some servers give the second of
// the epoch, which is no time to wait and is left out.
func reset(v string) time.Duration {
	v = strings.TrimSpace(v)
	if d, err := time.ParseDuration(v); err == nil {
		return max(0, d)
	}
	if s, err := strconv.ParseFloat(v, 64); err == nil {
		return duration(s, time.Second)
	}
	return 0
}

// duration is n units of time, 0 if that is less than none or more than a year.
func duration(n float64, unit time.Duration) time.Duration {
	const year = 365 * 24 * time.Hour
	if !(n > 0) || n*float64(unit) > float64(year) {
		return 0
	}
	return time.Duration(n * float64(unit))
}
