package mock

import (
	"fmt"
	"net/http"
	"strconv"
	"sync"
	"time"
)

// Limits are what the server has room for. A zero is no limit.
type Limits struct {
	RPM         int `yaml:"rpm" min:"0" max:"10000000"`      // requests a minute
	TPM         int `yaml:"tpm" min:"0" max:"1000000000"`    // tokens of prompts a minute
	Burst       int `yaml:"burst" min:"0" max:"10000000"`    // requests that an idle server takes at once; 0 is a minute's
	Concurrency int `yaml:"concurrency" min:"0" max:"10000"` // requests at once
	Context     int `yaml:"context" min:"0" max:"10000000"`  // tokens of a prompt
}

// The names of what a request may run into.
const (
	limitRPM         = "rpm"
	limitTPM         = "tpm"
	limitConcurrency = "concurrency"
)

// limiter holds requests to limits.
type limiter struct {
	limits Limits

	mu       sync.Mutex
	inside   int
	requests bucket
	tokens   bucket
}

// bucket fills steadily up to its size.
type bucket struct {
	size, left float64
	perSecond  float64
	at         time.Time
}

func newBucket(perMinute, size int, now time.Time) bucket {
	if size == 0 {
		size = perMinute
	}
	return bucket{size: float64(size), left: float64(size), perSecond: float64(perMinute) / 60, at: now}
}

func (b *bucket) fill(now time.Time) {
	b.left = min(b.size, b.left+now.Sub(b.at).Seconds()*b.perSecond)
	b.at = now
}

// until is how long it takes until the bucket holds so much.
func (b *bucket) until(level float64) time.Duration {
	if b.left >= level {
		return 0
	}
	return time.Duration((level - b.left) / b.perSecond * float64(time.Second))
}

func newLimiter(l Limits, now time.Time) *limiter {
	return &limiter{limits: l, requests: newBucket(l.RPM, l.Burst, now), tokens: newBucket(l.TPM, 0, now)}
}

// admit takes a request in, or names the limit that keeps it out and how long.
// A request that was taken in must be released.
func (l *limiter) admit(tokens int, now time.Time) (limit string, after time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.requests.fill(now)
	l.tokens.fill(now)
	need := min(float64(tokens), l.tokens.size) // a prompt above a minute's tokens waits for a full bucket
	switch {
	case l.limits.Concurrency > 0 && l.inside >= l.limits.Concurrency:
		return limitConcurrency, 0
	case l.limits.RPM > 0 && l.requests.left < 1:
		return limitRPM, l.requests.until(1)
	case l.limits.TPM > 0 && l.tokens.left < need:
		return limitTPM, l.tokens.until(need)
	}
	l.inside++
	l.requests.left--
	l.tokens.left -= need
	return "", 0
}

func (l *limiter) release() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.inside--
}

// header says what is left, as OpenAI does.
func (l *limiter) header(h http.Header) {
	l.mu.Lock()
	defer l.mu.Unlock()
	say := func(what string, perMinute int, b bucket) {
		if perMinute > 0 {
			h.Set("X-Ratelimit-Limit-"+what, strconv.Itoa(perMinute))
			h.Set("X-Ratelimit-Remaining-"+what, strconv.Itoa(max(0, int(b.left))))
			h.Set("X-Ratelimit-Reset-"+what, b.until(b.size).Round(time.Millisecond).String())
		}
	}
	say("Requests", l.limits.RPM, l.requests)
	say("Tokens", l.limits.TPM, l.tokens)
}

// The forms in which a server says how long to wait.
const (
	waitSeconds = "seconds"
	waitDate    = "date"
	waitMillis  = "ms"
)

// wait is the hint with a 429 or 503 of when to come again.
type wait struct {
	after time.Duration
	form  string // empty: seconds
}

func (w wait) given() bool { return w.after > 0 }

func (w wait) words() string {
	if !w.given() {
		return ""
	}
	return fmt.Sprintf(" Please try again in %v.", w.after)
}

// header sets Retry-After, or its relation in milliseconds.
func (w wait) header(h http.Header, now time.Time) {
	if !w.given() {
		return
	}
	switch w.form {
	case waitDate:
		h.Set("Retry-After", now.Add(w.after+time.Second-1).UTC().Format(http.TimeFormat))
	case waitMillis:
		h.Set("Retry-After-Ms", strconv.FormatInt(w.after.Milliseconds(), 10))
	default:
		h.Set("Retry-After", strconv.Itoa(int((w.after+time.Second-1)/time.Second)))
	}
}
