package admission

import (
	"context"
	"fmt"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"pgregory.net/rapid"

	"memloom/internal/llm"
)

// visit is one caller of a generated history.
type visit struct {
	Stage   string
	Tokens  int
	Comes   time.Duration
	Patient time.Duration // until its context ends; 0 never
	Stays   time.Duration
	Outcome Outcome
}

func visits() *rapid.Generator[visit] {
	ms := func(most int) *rapid.Generator[time.Duration] {
		return rapid.Map(rapid.IntRange(0, most), func(n int) time.Duration { return time.Duration(n) * time.Millisecond })
	}
	return rapid.Custom(func(t *rapid.T) visit {
		v := visit{
			Stage:  rapid.SampledFrom([]string{"a", "b", "c"}).Draw(t, "stage"),
			Tokens: rapid.IntRange(0, 2000).Draw(t, "tokens"),
			Comes:  ms(3000).Draw(t, "comes"),
			Stays:  ms(500).Draw(t, "stays"),
			Outcome: Outcome{
				Kind:   rapid.SampledFrom([]llm.Kind{"", "", "", llm.Throttled, llm.Server, llm.Refused}).Draw(t, "kind"),
				Tokens: rapid.IntRange(0, 3000).Draw(t, "used"),
			},
		}
		if rapid.IntRange(0, 4).Draw(t, "impatient") == 0 {
			v.Patient = max(1, ms(400).Draw(t, "patient"))
		}
		if rapid.IntRange(0, 9).Draw(t, "says") == 0 {
			left := rapid.IntRange(0, 1).Draw(t, "left")
			v.Outcome.Rate = &llm.Rate{RequestsLeft: &left, RequestsReset: ms(5000).Draw(t, "reset")}
		}
		return v
	})
}

// Whatever comes, no one is admitted above the limit, everyone is served or
// leaves with its context, and in the end nothing is left behind. A wake-up that
// is lost would leave the simulation with all asleep, which synctest reports.
func TestEveryHistoryEnds(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		o := Options{
			Limits: Limits{
				Concurrency: rapid.IntRange(1, 12).Draw(rt, "concurrency"),
				RPM:         rapid.SampledFrom([]int{0, 0, 60, 3000}).Draw(rt, "rpm"),
				TPM:         rapid.SampledFrom([]int{0, 0, 60_000, 1_000_000}).Draw(rt, "tpm"),
			},
			Start: rapid.IntRange(0, 12).Draw(rt, "start"),
		}
		all := rapid.SliceOfN(visits(), 10, 80).Draw(rt, "visits")
		var wrong []string
		synctest.Test(t, func(*testing.T) { wrong = play(o, all) })
		for _, w := range wrong {
			rt.Error(w)
		}
	})
}

// overfull says whether a request was admitted above the limit. After a cut
// more than the limit may be in flight, but then nothing has been sent since.
func overfull(c *Controller) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.inFlight > c.window.limit && c.sent.requests > c.window.fence
}

// play lets a history happen and returns what was wrong with it.
func play(o Options, all []visit) (wrong []string) {
	c := New(o)
	var mu sync.Mutex
	var wg sync.WaitGroup
	complain := func(format string, args ...any) { wrong = append(wrong, fmt.Sprintf(format, args...)) }
	for _, v := range all {
		wg.Go(func() {
			time.Sleep(v.Comes)
			ctx, cancel := context.Background(), func() {}
			if v.Patient > 0 {
				ctx, cancel = context.WithTimeout(ctx, v.Patient)
			}
			defer cancel()
			came := time.Now()
			l, err := c.Acquire(ctx, Ask{Stage: v.Stage, Tokens: v.Tokens})
			mu.Lock()
			switch waited := time.Since(came); {
			case err != nil && (v.Patient == 0 || waited != v.Patient):
				complain("%v after %s, the context ends after %s", err, waited, v.Patient)
			case v.Patient > 0 && waited > v.Patient:
				complain("waited %s, the context ended after %s", waited, v.Patient)
			case overfull(c):
				complain("admitted above the limit: %+v", c.Stats())
			}
			mu.Unlock()
			if err != nil {
				return
			}
			time.Sleep(v.Stays)
			l.Release(v.Outcome)
		})
	}
	wg.Wait()
	if s := c.Stats(); s.InFlight != 0 || s.Waiting != 0 || s.Limit < 1 || s.Limit > o.Concurrency ||
		s.Peak > o.Concurrency {
		complain("at the end: %+v", s)
	}
	return wrong
}
