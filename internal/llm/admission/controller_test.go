package admission

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"go.uber.org/goleak"

	"memloom/internal/llm"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func acquire(t *testing.T, c *Controller, a Ask) *Lease {
	t.Helper()
	l, err := c.Acquire(t.Context(), a)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestStartAndDefaults(t *testing.T) {
	for _, tt := range []struct {
		o    Options
		want int
	}{
		{Options{}, 4},
		{Options{Start: 40}, 40},
		{Options{Start: 100}, 64},
		{Options{Limits: Limits{Concurrency: 2}}, 2},
		{Options{Limits: Limits{Concurrency: 512}, Start: 512}, 512},
	} {
		if got := New(tt.o).Limit(); got != tt.want {
			t.Errorf("%+v starts with %d, want %d", tt.o, got, tt.want)
		}
	}
}

// A refused burst cuts the limit once, a failure of another kind never, and a
// model that declines is an answer like any other.
func TestOutcomes(t *testing.T) {
	for _, tt := range []struct {
		kind llm.Kind
		want int
	}{
		{"", 20}, {llm.Refused, 20}, {llm.Truncated, 20},
		{llm.Throttled, 7},
		{llm.Server, 10}, {llm.Transport, 10}, {llm.Timeout, 10}, {llm.Malformed, 10}, {llm.Auth, 10},
	} {
		synctest.Test(t, func(t *testing.T) {
			c := New(Options{Start: 10})
			var burst []*Lease
			for range 10 {
				burst = append(burst, acquire(t, c, Ask{}))
			}
			end := make(chan struct{})
			var wg sync.WaitGroup
			for range 30 { // so that the limit is always used
				wg.Go(func() {
					l := acquire(t, c, Ask{})
					<-end
					l.Release(Outcome{Kind: llm.Transport})
				})
			}
			synctest.Wait()
			for _, l := range burst {
				l.Release(Outcome{Kind: tt.kind})
				l.Release(Outcome{Kind: llm.Throttled}) // only the first counts
			}
			if got := c.Limit(); got != tt.want {
				t.Errorf("%q: limit %d after ten, want %d", tt.kind, got, tt.want)
			}
			close(end)
			wg.Wait()
		})
	}
}

// A stage with a few requests does not wait for one with many; within a stage
// who came first is served first.
func TestStagesTakeTurns(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := New(Options{Limits: Limits{Concurrency: 1}})
		first := acquire(t, c, Ask{})
		var mu sync.Mutex
		var order []string
		var wg sync.WaitGroup
		wait := func(stage string, n int) {
			for i := range n {
				wg.Go(func() {
					l := acquire(t, c, Ask{Stage: stage})
					mu.Lock()
					order = append(order, fmt.Sprintf("%s%d", stage, i))
					mu.Unlock()
					l.Release(Outcome{})
				})
				synctest.Wait()
			}
		}
		wait("a", 6)
		wait("b", 2)
		wait("c", 3)
		first.Release(Outcome{})
		wg.Wait()
		const want = "a0 b0 c0 a1 b1 c1 a2 c2 a3 a4 a5"
		if got := strings.Join(order, " "); got != want {
			t.Errorf("served %s, want %s", got, want)
		}
	})
}

// A waiter whose context ends goes at once, and the one who stood behind it is
// served, even if only the one who left could not be.
func TestCancelledWaitersLeave(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := New(Options{Limits: Limits{TPM: 6000}}) // a hundred a second, and held at the start
		acquire(t, c, Ask{Tokens: 100}).Release(Outcome{Tokens: 3100})
		start := time.Now()
		ctx, cancel := context.WithCancel(t.Context())
		var wg sync.WaitGroup
		for range 1000 {
			wg.Go(func() {
				if _, err := c.Acquire(ctx, Ask{Stage: "s", Tokens: 100}); !errors.Is(err, context.Canceled) {
					t.Errorf("got %v, want the context's error", err)
				}
			})
		}
		synctest.Wait()
		served := make(chan time.Duration, 1)
		go func() {
			acquire(t, c, Ask{Stage: "s", Tokens: 1}).Release(Outcome{})
			served <- time.Since(start)
		}()
		synctest.Wait()
		cancel()
		wg.Wait()
		if d := time.Since(start); d != 0 {
			t.Errorf("leaving took %s", d)
		}
		// A token's worth after the debt is paid, not the hundred of those who left.
		if d := <-served; d < 30*time.Second || d > 30*time.Second+20*time.Millisecond {
			t.Errorf("the one who stayed was served after %s, want 30.01 s", d)
		}
		if s := c.Stats(); s.Waiting != 0 || s.InFlight != 0 || len(c.waiting.lanes) != 0 || c.waiting.round.Len() != 0 {
			t.Errorf("left behind: %+v", s)
		}
	})
}

// An ended context gets nothing even where all is free; and one that ends in the
// moment of admission gives back what it was given.
func TestContextEndsAtAdmission(t *testing.T) {
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	c := New(Options{Limits: Limits{Concurrency: 1, RPM: 60}})
	if _, err := c.Acquire(ended, Ask{}); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want the context's error", err)
	}
	w := &waiter{ready: make(chan struct{}), lease: nil}
	c.waiting.push(w)
	c.serve()
	if w.lease == nil {
		t.Fatal("not admitted")
	}
	next := &waiter{ready: make(chan struct{})}
	c.waiting.push(next)
	c.leave(w)
	w.lease.Release(Outcome{Kind: llm.Throttled})
	if s := c.Stats(); s.InFlight != 1 || s.Admitted != 1 || s.Refused != 0 || next.lease == nil {
		t.Errorf("after leaving: %+v, want the next one admitted in its place", s)
	}
}

// Requests and tokens of any minute stay within the budget and a second's
// burst, whatever was estimated, and the budget is used.
func TestBudgetsOfAMinute(t *testing.T) {
	const calls, rpm, tpm, used = 600, 120, 60_000, 800
	for _, tt := range []struct {
		name     string
		limits   Limits
		estimate int
		perMin   int
	}{
		{"requests", Limits{RPM: rpm, Concurrency: 100}, 0, rpm},
		{"tokens", Limits{TPM: tpm, Concurrency: 100}, used, tpm / used},
		{"tokens estimated low", Limits{TPM: tpm, Concurrency: 100}, used / 4, tpm / used},
		{"tokens estimated high", Limits{TPM: tpm, Concurrency: 100}, used * 4, tpm / used},
		{"the tighter of both", Limits{RPM: rpm, TPM: tpm, Concurrency: 100}, used, tpm / used},
	} {
		t.Run(tt.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				c := New(Options{Limits: tt.limits})
				start := time.Now()
				var mu sync.Mutex
				var sent []time.Duration
				var wg sync.WaitGroup
				for range calls {
					wg.Go(func() {
						l := acquire(t, c, Ask{Tokens: tt.estimate})
						mu.Lock()
						sent = append(sent, time.Since(start))
						mu.Unlock()
						time.Sleep(200 * time.Millisecond)
						l.Release(Outcome{Tokens: used})
					})
				}
				wg.Wait()
				slices.Sort(sent)
				// What is in flight was booked by estimate: of low ones, a few more get in.
				slack := 2 + tt.perMin/60
				if tt.estimate > 0 && tt.estimate < used {
					slack += used/tt.estimate + 1
				}
				for i := range sent {
					if j := i + tt.perMin + slack; j < len(sent) && sent[j]-sent[i] < time.Minute {
						t.Fatalf("%d requests within %s from %s on", j-i+1, sent[j]-sent[i], sent[i])
					}
				}
				ideal := time.Duration(float64(calls) / float64(tt.perMin) * float64(time.Minute))
				if all := sent[len(sent)-1]; all > ideal*105/100 {
					t.Errorf("took %s, the budget allows %s", all, ideal)
				}
			})
		})
	}
}
