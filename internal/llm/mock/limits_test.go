package mock_test

import (
	"context"
	"sync"
	"testing"
	"time"

	"memloom/internal/llm"
	"memloom/internal/llm/mock"
	"memloom/internal/standin"
)

// clock is a time that stands still until it is moved.
type clock struct {
	mu  sync.Mutex
	now time.Time
}

func (c *clock) time() time.Time { c.mu.Lock(); defer c.mu.Unlock(); return c.now }

func (c *clock) move(d time.Duration) { c.mu.Lock(); defer c.mu.Unlock(); c.now = c.now.Add(d) }

func TestRequestsAMinute(t *testing.T) {
	at := &clock{now: time.Date(2025, 3, 11, 9, 0, 0, 0, time.UTC)}
	s, url := serve(t, mock.Options{Canned: true, Now: at.time, Script: script(t, "limits: {rpm: 60, burst: 3}")})
	ask := atOpenAI(url, "")
	statuses := func(n int) (out []int) {
		for range n {
			got := ask(t.Context(), standin.Name, "", llm.Turn{Text: "?"})
			out = append(out, got.status)
		}
		return out
	}
	got := statuses(4)
	if got[2] != 0 || got[3] != 429 {
		t.Errorf("a burst of three, then: %v", got)
	}
	at.move(time.Second)
	if got := statuses(2); got[0] != 0 || got[1] != 429 {
		t.Errorf("a second later: %v", got)
	}
	at.move(time.Minute)
	first := ask(t.Context(), standin.Name, "", llm.Turn{Text: "?"})
	if h := first.header; h.Get("X-Ratelimit-Limit-Requests") != "60" || h.Get("X-Ratelimit-Remaining-Requests") != "2" ||
		h.Get("X-Ratelimit-Reset-Requests") != "1s" || h.Get("X-Ratelimit-Limit-Tokens") != "" {
		t.Errorf("%v", h)
	}
	if st := s.Stats(); st.Limited["rpm"] != 2 || st.Answered != 5 {
		t.Errorf("%+v", st)
	}
}

func TestTokensAMinuteAndContext(t *testing.T) {
	at := &clock{now: time.Date(2025, 3, 11, 9, 0, 0, 0, time.UTC)}
	s, url := serve(t, mock.Options{Canned: true, Now: at.time, Script: script(t, "limits: {tpm: 100, context: 500}")})
	ask := atOpenAI(url, "")
	long := func(tokens int) said {
		return ask(t.Context(), standin.Name, "", llm.Turn{Text: string(make([]byte, 4*tokens))})
	}
	if got := long(60); got.err != nil || got.header.Get("X-Ratelimit-Remaining-Tokens") != "32" {
		t.Errorf("%+v", got)
	}
	if got := long(60); got.status != 429 {
		t.Errorf("%+v", got)
	}
	at.move(time.Minute)
	if got := long(400); got.err != nil { // more than a minute's: let in by a full bucket
		t.Errorf("%+v", got)
	}
	if got := long(600); got.status != 400 || got.code != "context_length_exceeded" {
		t.Errorf("%+v", got)
	}
	if st := s.Stats(); st.Limited["tpm"] != 1 || st.Limited["context"] != 1 {
		t.Errorf("%+v", st)
	}
}

// More requests at once than there is room for get a 429, and no others.
func TestConcurrency(t *testing.T) {
	s, url := serve(t, mock.Options{Canned: true,
		Script: script(t, "limits: {concurrency: 4}\nrules: [{fault: hang, to: 4}]")})
	ask := atOpenAI(url, "")
	ctx, release := context.WithCancel(t.Context())
	var wait sync.WaitGroup
	for range 4 {
		wait.Go(func() { ask(ctx, standin.Name, "", llm.Turn{Text: "?"}) })
	}
	until(t, func() bool { return s.Stats().Faults["hang"] == 4 })
	for range 3 {
		if got := ask(t.Context(), standin.Name, "", llm.Turn{Text: "?"}); got.status != 429 ||
			got.header.Get("Retry-After") != "" {
			t.Errorf("a fifth at once: %+v", got)
		}
	}
	release()
	wait.Wait()
	until(t, func() bool { return s.Stats().InFlight == 0 })
	if got := ask(t.Context(), standin.Name, "", llm.Turn{Text: "?"}); got.err != nil {
		t.Errorf("when there is room again: %+v", got)
	}
	if st := s.Stats(); st.MostInFlight != 5 || st.Answered != 1 || st.Limited["concurrency"] != 3 {
		t.Errorf("%+v", st)
	}
}

// until waits for what another goroutine is about to do.
func until(t *testing.T, done func() bool) {
	t.Helper()
	for range 2000 {
		if done() {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatal("it did not come to pass")
}
