package journal

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/llm"
	"memloom/internal/runstore"
)

// failureCase is how a provider fails, and what has to follow.
type failureCase struct {
	reply  func(http.ResponseWriter, string, int)
	kind   llm.Kind
	sent   int  // in the first run
	again  int  // in the resumed one: what was given up stays so in a run
	replay bool // meets the same failure; otherwise a miss
	want   runstore.CallTotals
}

// TestFailures drives each kind of end through a first run, a resumed one and
// a replay.
func TestFailures(t *testing.T) {
	status := func(code int) func(http.ResponseWriter, string, int) {
		return func(w http.ResponseWriter, _ string, _ int) { w.WriteHeader(code) }
	}
	body := func(text string) func(http.ResponseWriter, string, int) {
		return func(w http.ResponseWriter, _ string, _ int) { fmt.Fprint(w, text) }
	}
	cut := func(http.ResponseWriter, string, int) { panic(http.ErrAbortHandler) }
	for name, c := range map[string]failureCase{
		"server":   {status(503), llm.Server, 3, 0, true, runstore.CallTotals{GivenUp: 1, Sends: 3, Refused: 3, Retries: 2}},
		"overflow": {status(413), llm.Overflow, 1, 0, true, runstore.CallTotals{GivenUp: 1, Sends: 1, Refused: 1}},
		"key":      {status(401), llm.Auth, 1, 1, false, runstore.CallTotals{Sends: 2, Refused: 2, Retries: 1}},
		"lost":     {cut, llm.Transport, 3, 0, true, runstore.CallTotals{GivenUp: 1, Sends: 3, InDoubt: 3, Retries: 2}},
		"malformed": {body("<html>"), llm.Malformed, 3, 0, true,
			runstore.CallTotals{GivenUp: 1, Sends: 3, Kept: 3, Retries: 2, Charges: runstore.Charges{Unknown: 3}}},
		"refused": {body(`{"Finish":"refused","In":10,"Cached":4,"Out":5}`), llm.Refused, 1, 0, true,
			runstore.CallTotals{Answered: 1, GivenUp: 1, Sends: 1, Kept: 1, Hits: 1, In: 10, Cached: 4, Out: 5,
				Charges: runstore.Charges{Cost: 36}}},
	} {
		t.Run(name, func(t *testing.T) { c.run(t) })
	}
}

// run meets a failure in a run, a resumed one and a replay.
func (c failureCase) run(t *testing.T) {
	dir := t.TempDir()
	s := serve(t, c.reply)
	var texts []string
	for run, sent := range []int{c.sent, c.sent + c.again, c.sent + c.again} {
		b := set(t, dir, s.URL, Options{Replay: run == 2})
		before := s.times("q")
		ans, err := b.m.Complete(inUnit, ask("q"))
		var f *llm.Failure
		var miss *MissError
		if errors.As(err, &f) && ans.Served != (s.times("q") == before) {
			t.Errorf("run %d: served %v, though it was sent %d times", run, ans.Served, s.times("q")-before)
		}
		switch {
		case run == 2 && !c.replay:
			if !errors.As(err, &miss) {
				t.Errorf("replay: %v", err)
			}
		case !errors.As(err, &f) || f.Kind != c.kind:
			t.Errorf("run %d: %v", run, err)
		default:
			texts = append(texts, fmt.Sprintf("%v final %v status %d", err, f.Final, f.Status))
		}
		if n := s.times("q"); n != sent {
			t.Errorf("run %d: sent %d times, want %d", run, n, sent)
		}
		if run == 2 {
			c.want.Stage, c.want.Model, c.want.Calls, c.want.Rungs = "text", "big", 1, map[string]int{}
			if diff := cmp.Diff(c.want, b.totals(t)); diff != "" {
				t.Error(diff)
			}
		}
		b.close(t)
	}
	if c.replay && (texts[1] != texts[0] || texts[2] != texts[0]) {
		t.Errorf("the run says %q, resumed %q, replayed %q", texts[0], texts[1], texts[2])
	}
}

// TestAFailureLastsForItsRun: the one who asks again in the same run meets the same
// failure, so that a replay meets it too; a new run over the same calls asks.
func TestAFailureLastsForItsRun(t *testing.T) {
	dir := t.TempDir()
	s := serve(t, func(w http.ResponseWriter, prompt string, n int) {
		if n <= 3 {
			w.WriteHeader(500)
			return
		}
		echo(w, prompt, n)
	})
	b := set(t, dir, s.URL, Options{})
	for range 2 {
		if _, err := b.m.Complete(inUnit, ask("q")); err == nil || s.times("q") != 3 {
			t.Fatalf("%v after %d requests", err, s.times("q"))
		}
	}
	b.close(t)
	fresh, err := runstore.Open(dir, runstore.Options{Fresh: true, KeepCalls: true})
	if err != nil {
		t.Fatal(err)
	}
	if err := fresh.Close(); err != nil {
		t.Fatal(err)
	}
	b = set(t, dir, s.URL, Options{})
	complete(t, b.m, "q")
	if got := b.totals(t); got.GivenUp != 0 || got.Answered != 1 || got.Sends != 1 {
		t.Errorf("%+v", got)
	}
}

// TestWhatNobodyCouldReadIsAskedAgain: an answer was kept, and the program ended
// before it was read; it proves to be none.
func TestWhatNobodyCouldReadIsAskedAgain(t *testing.T) {
	dir := t.TempDir()
	s := serve(t, echo)
	b := set(t, dir, s.URL, Options{})
	keep(t, b, ask("q"), "HTTP as it should not be")
	if got := complete(t, b.m, "q"); got.Text != "to q" || s.times("q") != 1 {
		t.Errorf("%+v", got)
	}
	if got := b.totals(t); got.Kept != 2 || got.Answered != 1 || got.Unknown != 1 {
		t.Errorf("%+v", got)
	}
}

// TestWhatWasNotReadIsReadLater: an answer was kept, and the program ended before
// its tokens were written down.
func TestWhatWasNotReadIsReadLater(t *testing.T) {
	s := serve(t, echo)
	b := set(t, t.TempDir(), s.URL, Options{})
	keep(t, b, ask("q"), `{"Text":"kept","In":10,"Cached":4,"Out":5}`)
	if got := b.totals(t); got.Unknown != 1 || got.Doubt != 77 {
		t.Errorf("before: %+v", got)
	}
	if got := complete(t, b.m, "q"); got.Text != "kept" || s.times("q") != 0 {
		t.Errorf("%+v", got)
	}
	if got := b.totals(t); got.Unknown != 0 || got.Cost != 36 || got.In != 10 || got.Doubt != 0 {
		t.Errorf("after: %+v", got)
	}
}

// keep puts an answer of status 200 into the store, as a run does before it
// reads it.
func keep(t *testing.T, b *bench, c llm.Call, body string) {
	t.Helper()
	m := b.m.(*model)
	key, err := keyOf(m.o.Identity, c)
	if err != nil {
		t.Fatal(err)
	}
	estimate := int64(77)
	send, err := b.store.Intend(context.Background(), m.callOf(inUnit, key, c), &estimate)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.store.Answer(context.Background(), send, fmt.Appendf(nil, "{\"status\":200}\n%s", body)); err != nil {
		t.Fatal(err)
	}
}
