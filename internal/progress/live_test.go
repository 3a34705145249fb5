package progress

import (
	"encoding/json"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"
)

// stuck shows a stage of which one unit of ten ends in the first second, and
// which then waits for a throttled model, for so long.
func stuck(to Renderer, long time.Duration) {
	start := time.Now()
	l := NewLive(to, LiveOptions{Now: time.Now, Waits: func() []Wait {
		return []Wait{
			{Model: "gpt\x1b[2J", For: time.Since(start), Asleep: 3, Next: 8 * time.Second, Throttled: 1700, Retries: 1712,
				Last: "429: slow\ndown"},
			{Model: "local", For: time.Second, InFlight: 1, HeldBack: 2},
		}
	}})
	e := Event{Kind: StageStarted, Stage: "text", Total: 10}
	l.Observe(e)
	time.Sleep(time.Second / 2)
	e.Kind, e.Done, e.Elapsed = UnitDone, 1, time.Since(start)
	l.Observe(e)
	time.Sleep(long)
	e.Kind, e.Done, e.Elapsed = StageEnded, 10, time.Since(start)
	l.Observe(e)
	time.Sleep(time.Minute) // between stages nothing is told
	l.Close()
}

func TestPlain_ThrottledModel(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var b strings.Builder
		stuck(NewPlain(&b, PlainOptions{}), 150*time.Second)
		waits := ` for gpt\x1b[2J · next try in 8.0 s · 1,700 × 429 · 1,712 retries · last failure: 429: slow\ndown; ` +
			"waiting 1.0 s for local · 1 request not answered · 2 calls held back by limits\n"
		want := "text: 1/10 · 6.0/min · 1 min 30 s left\n" + // ten seconds after the first, it has been idle for less
			"text: 1/10 · waiting 20 s" + waits +
			"text: 1/10 · waiting 1 min 20 s" + waits +
			"text: 1/10 · waiting 2 min 20 s" + waits +
			"text: done, 10/10 · 4.0/min · in 2 min 31 s\n"
		if diff := cmp.Diff(want, b.String()); diff != "" {
			t.Error(diff)
		}
	})
}

func TestTerminal_ThrottledModel(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var b strings.Builder
		stuck(NewTerminal(&b, TerminalOptions{Width: func() int { return 200 }}), 30*time.Second)
		draws := strings.Split(b.String(), clearLine)
		if n := len(draws); n < 30 {
			t.Fatalf("30 s without an event are drawn %d times", n)
		}
		want := `text         1/10 · waiting 25 s for gpt\x1b[2J · next try in 8.0 s · 1,700 × 429 · 1,712 retries · and 1 other model`
		if got := draws[27]; got != want {
			t.Errorf("got\n%s, want\n%s", got, want)
		}
		for _, d := range draws[6 : len(draws)-2] {
			if strings.Contains(d, " left") {
				t.Fatalf("a time left while nothing happens: %s", d)
			}
		}
	})
}

func TestJSON_ThrottledModel(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var b strings.Builder
		stuck(NewJSON(&b), 35*time.Second)
		var waiting []string
		for line := range strings.Lines(b.String()) {
			if strings.Contains(line, `"event":"waiting"`) {
				waiting = append(waiting, line)
			}
			if !json.Valid([]byte(line)) {
				t.Errorf("not JSON: %s", line)
			}
		}
		want := `{"event":"waiting","stage":"text","done":1,"total":10,"skipped":0,"failed":0,"elapsed_seconds":11,"left_seconds":99,` +
			`"waiting":[{"model":"gpt\u001b[2J","seconds":11,"requests_in_flight":0,"calls_held_back":0,"calls_to_be_sent_again":3,"next_try_seconds":8,"throttled":1700,"retries":1712,"last_failure":"429: slow\ndown"},` +
			`{"model":"local","seconds":1,"requests_in_flight":1,"calls_held_back":2,"calls_to_be_sent_again":0,"throttled":0,"retries":0}]}` + "\n"
		if len(waiting) != 3 {
			t.Fatalf("%d events in 35 s:\n%s", len(waiting), strings.Join(waiting, ""))
		}
		if diff := cmp.Diff(want, waiting[0]); diff != "" {
			t.Error(diff)
		}
	})
}

// A stage of the built-in model waits for no one; its line lives all the same.
func TestPlain_LongUnit(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var b strings.Builder
		l := NewLive(NewPlain(&b, PlainOptions{}), LiveOptions{Now: time.Now})
		l.Observe(Event{Kind: StageStarted, Stage: "blueprint", Total: 1})
		time.Sleep(25 * time.Second)
		l.Close()
		if want := "blueprint: 0/1\nblueprint: 0/1\n"; b.String() != want {
			t.Errorf("got %q, want %q", b.String(), want)
		}
	})
}
