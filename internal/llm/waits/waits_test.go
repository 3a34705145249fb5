package waits

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/llm"
	"memloom/internal/llm/admission"
	"memloom/internal/llm/retry"
)

// scripted answers its nth request by the nth step, and all further ones at once.
type scripted []func(ctx context.Context) error

func (*scripted) Name() string { return "gpt" }

func (s *scripted) Complete(ctx context.Context, _ llm.Call) (llm.Answer, error) {
	if len(*s) == 0 {
		return llm.Answer{}, nil
	}
	step := (*s)[0]
	*s = (*s)[1:]
	return llm.Answer{}, step(ctx)
}

func hangs(d time.Duration) func(context.Context) error {
	return func(context.Context) error { time.Sleep(d); return nil }
}

func throttles(after time.Duration) func(context.Context) error {
	return func(context.Context) error {
		return &llm.Failure{Kind: llm.Throttled, Reason: "too many requests", RetryAfter: after, Spoken: true}
	}
}

// What a call waits for is known at every moment: an answer, the next attempt,
// or leave to be sent.
func TestLog_CallWaits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		log, limits := &Log{}, admission.New(admission.Options{Limits: admission.Limits{Concurrency: 1}})
		steps := &scripted{throttles(20 * time.Second), hangs(40 * time.Second)}
		m := log.Calls("gpt", retry.Model(limits.Model(log.Requests("gpt", steps), nil),
			retry.Options{Sleeps: log.Sleeps("gpt")}))
		start := time.Now()
		ask := func() {
			if _, err := m.Complete(t.Context(), llm.Call{}); err != nil {
				t.Error(err)
			}
		}
		go ask()
		is := func(at time.Duration, want ...State) {
			t.Helper()
			time.Sleep(at - time.Since(start))
			synctest.Wait()
			if diff := cmp.Diff(want, log.Waiting()); diff != "" {
				t.Errorf("after %s: %s", at, diff)
			}
		}
		told := State{Model: "gpt", Since: start, Open: 1, Throttled: 1, Retries: 1, Last: "too many requests"}
		asleep, sent, queued := told, told, told
		asleep.Asleep, asleep.Next = 1, start.Add(20500*time.Millisecond)
		sent.InFlight = 1
		queued.InFlight, queued.Open = 1, 2
		is(5*time.Second, asleep)
		is(25*time.Second, sent)
		go ask()
		is(30*time.Second, queued) // one may be in flight: the other is held back
		is(61 * time.Second)
	})
}

// A failure is told until the model answers again, another call's question too.
func TestLog_AnswerEndsFailure(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		log := &Log{}
		steps := &scripted{throttles(time.Second), hangs(time.Second), hangs(time.Minute)}
		m := log.Calls("gpt", retry.Model(log.Requests("gpt", steps), retry.Options{Sleeps: log.Sleeps("gpt")}))
		go func() {
			for range 2 {
				if _, err := m.Complete(t.Context(), llm.Call{}); err != nil {
					t.Error(err)
				}
			}
		}()
		for _, want := range []string{"too many requests", ""} {
			time.Sleep(time.Second)
			synctest.Wait()
			if w := log.Waiting(); len(w) != 1 || w[0].Last != want || w[0].Retries != 1 {
				t.Errorf("want %q: %+v", want, w)
			}
			time.Sleep(9 * time.Second)
		}
		time.Sleep(time.Minute)
	})
}

// A call that is called off while it sleeps leaves nothing behind.
func TestLog_CanceledSleep(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		log := &Log{}
		m := log.Calls("gpt", retry.Model(&scripted{throttles(time.Minute)}, retry.Options{Sleeps: log.Sleeps("gpt")}))
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		if _, err := m.Complete(ctx, llm.Call{}); err == nil {
			t.Error("no error")
		}
		if left := log.Waiting(); len(left) > 0 {
			t.Errorf("%+v", left)
		}
		if n := len(log.models["gpt"].sleepers); n != 0 {
			t.Errorf("%d sleepers", n)
		}
	})
}
