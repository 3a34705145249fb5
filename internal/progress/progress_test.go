package progress

import (
	"encoding/json"
	"errors"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
)

// story is one stage that resumes with 100 of 1,000 units, loses one, and
// ends; a short stage follows, and one that is stopped.
func story() []Event {
	list := []Event{{Kind: StageStarted, Stage: "text", Done: 100, Total: 1000, Skipped: 100}}
	for i := 1; i < 900; i++ {
		e := Event{Kind: UnitDone, Stage: "text", Unit: "text/x", Done: 100 + i, Total: 1000, Skipped: 100,
			Elapsed: time.Duration(i) * 40 * time.Millisecond}
		if i >= 500 {
			e.Counters = Counters{Verdicts: &Verdicts{Accepted: i - 500, Rejected: 1200},
				Cost: &Cost{NanoDollars: int64(i) * 2_500_000}}
		}
		list = append(list, e)
	}
	last := list[len(list)-1]
	last.Kind, last.Unit, last.Failed, last.Err = UnitFailed, "text/bad", 1, errors.New("no answer\nand a second line")
	end := last
	end.Kind, end.Unit = StageFailed, ""
	return append(list, last, end,
		Event{Kind: StageStarted, Stage: "items", Done: 3, Total: 3, Skipped: 3},
		Event{Kind: StageEnded, Stage: "items", Done: 3, Total: 3, Skipped: 3, Elapsed: 20 * time.Millisecond},
		Event{Kind: StageStarted, Stage: "filters", Total: 7},
		Event{Kind: UnitDone, Stage: "filters", Done: 1, Total: 7, Elapsed: 2 * time.Minute,
			Counters: Counters{Cost: &Cost{Unknown: true}}},
		Event{Kind: StageCanceled, Stage: "filters", Done: 1, Total: 7, Elapsed: 4 * time.Minute,
			Err: errors.New("interrupt")})
}

func render(r Renderer, events []Event) {
	for _, e := range events {
		r.Observe(e)
	}
	r.Close()
}

func TestPlain(t *testing.T) {
	var b strings.Builder
	render(NewPlain(&b, PlainOptions{}), story())
	want := `text: 350/1,000 · 25/s · 26 s left
text: 600/1,000 · 25/s · 16 s left · 0 accepted, 1,200 rejected · $1.25
text: 850/1,000 · 25/s · 6.0 s left · 250 accepted, 1,200 rejected · $1.88
text: unit text/bad failed: no answer …
text: failed, 999/1,000 · 100 already done · 1 failed · 25/s · in 36 s · 399 accepted, 1,200 rejected · $2.25
filters: 1/7 · 30.0/h · 12 min 00 s left · cost unknown
filters: stopped, 1/7 · 15.0/h · in 4 min 00 s
`
	if diff := cmp.Diff(want, b.String()); diff != "" {
		t.Error(diff)
	}
}

// A stage that came and went within a second leaves no line (items, here).
func TestTerminalLeavesALineForEachStageThatTook(t *testing.T) {
	var b strings.Builder
	render(NewTerminal(&b, TerminalOptions{Width: func() int { return 120 }}), story())
	want := `failed  text/bad: no answer …
text         999/1,000 · 100 already done · 1 failed · 25/s · in 36 s · 399 accepted, 1,200 rejected · $2.25 failed
filters      1/7 · 15.0/h · in 4 min 00 s stopped
`
	if diff := cmp.Diff(want, screen(b.String())); diff != "" {
		t.Error(diff)
	}
	draws := strings.Count(b.String(), clearLine)
	if draws < 100 || draws > 400 {
		t.Errorf("36 s of events are drawn %d times", draws)
	}
	if strings.Contains(b.String(), "\x1b[3") {
		t.Error("colours, although none are allowed")
	}
}

// screen returns what a terminal shows of a text: only what follows the last
// redraw of every line.
func screen(text string) string {
	var shown strings.Builder
	for line := range strings.Lines(text) {
		shown.WriteString(line[strings.LastIndex(line, clearLine)+len(clearLine):])
	}
	return shown.String()
}

func TestTerminalNeverWraps(t *testing.T) {
	for _, width := range []int{20, 50, 80} {
		var b strings.Builder
		render(NewTerminal(&b, TerminalOptions{Width: func() int { return width }}), story())
		for line := range strings.SplitSeq(b.String(), clearLine) {
			if strings.HasPrefix(line, "failed  ") { // an error is shown whole
				continue
			}
			if n := utf8.RuneCountInString(strings.TrimSuffix(line, "\n")); n >= width {
				t.Fatalf("a line of %d columns on a terminal of %d: %q", n, width, line)
			}
		}
	}
}

func TestTerminalColours(t *testing.T) {
	var b strings.Builder
	r := NewTerminal(&b, TerminalOptions{Color: true})
	render(r, story())
	r.Observe(Event{Kind: StageEnded, Stage: "long", Done: 1, Total: 1, Elapsed: time.Minute})
	for _, want := range []string{green + "done" + plainText, red + "failed" + plainText, yellow + "stopped" + plainText} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q", want)
		}
	}
}

// What is written after Close starts on an empty line.
func TestTerminalCloseTakesAnOpenLineAway(t *testing.T) {
	var b strings.Builder
	render(NewTerminal(&b, TerminalOptions{}), story()[:5])
	if last := screen(b.String()); last != "" {
		t.Errorf("the prompt would follow %q", b.String())
	}
}

// Stages that took less than two seconds are not told of, unless they failed; a
// line every ten seconds says how far such a row of stages has come.
func TestPlain_ShortStages(t *testing.T) {
	var b strings.Builder
	p := NewPlain(&b, PlainOptions{})
	for i, s := range []string{"people", "judge 1", "judge 2", "judge 3", "judge 4", "judge 5", "judge 6", "judge 7",
		"judge 8", "judge 9", "judge 10"} {
		took := 1900 * time.Millisecond
		if i == 4 {
			took = 2 * time.Second
		}
		p.Observe(Event{Kind: StageStarted, Stage: s, Total: 2})
		p.Observe(Event{Kind: UnitDone, Stage: s, Done: 1, Total: 2, Elapsed: took})
		p.Observe(Event{Kind: StageEnded, Stage: s, Done: 2, Total: 2, Elapsed: took})
	}
	p.Observe(Event{Kind: StageFailed, Stage: "read", Failed: 1, Total: 1, Elapsed: time.Millisecond})
	want := "judge 4: done, 2/2 · 1.0/s · in 2.0 s\njudge 10: 1/2 · 31.6/min · 1.9 s left\nread: failed, 0/1 · 1 failed · in 0.0 s\n"
	if diff := cmp.Diff(want, b.String()); diff != "" {
		t.Error(diff)
	}
}

func TestJSON(t *testing.T) {
	var b strings.Builder
	events := story()
	render(NewJSON(&b), events)
	lines := strings.Split(strings.TrimSuffix(b.String(), "\n"), "\n")
	if len(lines) != len(events) {
		t.Fatalf("%d lines for %d events", len(lines), len(events))
	}
	for i, text := range lines {
		if !json.Valid([]byte(text)) {
			t.Fatalf("line %d: %s", i, text)
		}
	}
	for i, want := range map[int]string{
		0:              `{"event":"stage_started","stage":"text","done":100,"total":1000,"skipped":100,"failed":0,"elapsed_seconds":0}`,
		500:            `{"event":"unit_done","stage":"text","unit":"text/x","done":600,"total":1000,"skipped":100,"failed":0,"elapsed_seconds":20,"left_seconds":16,"accepted":0,"rejected":1200,"flagged":0,"cost_nano_dollars":1250000000}`,
		len(lines) - 2: `{"event":"unit_done","stage":"filters","done":1,"total":7,"skipped":0,"failed":0,"elapsed_seconds":120,"left_seconds":720,"cost_unknown":true}`,
		len(lines) - 1: `{"event":"stage_canceled","stage":"filters","done":1,"total":7,"skipped":0,"failed":0,"elapsed_seconds":240,"error":"interrupt"}`,
	} {
		if lines[i] != want {
			t.Errorf("line %d is\n%s, want\n%s", i, lines[i], want)
		}
	}
}

// TestEveryStageIsHeardOf holds for stages that took a while.
func TestEveryStageIsHeardOf(t *testing.T) {
	for name, make := range map[string]func(w io.Writer) Renderer{
		"plain":    func(w io.Writer) Renderer { return NewPlain(w, PlainOptions{Every: time.Hour}) },
		"json":     func(w io.Writer) Renderer { return NewJSON(w) },
		"terminal": func(w io.Writer) Renderer { return NewTerminal(w, TerminalOptions{}) },
	} {
		var b strings.Builder
		render(make(&b), story())
		for _, stage := range []string{"text", "filters"} {
			if !strings.Contains(b.String(), stage) {
				t.Errorf("%s says nothing of stage %s", name, stage)
			}
		}
	}
}

// TestOddEvents throws events without sense at every renderer.
func TestOddEvents(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	kinds := []Kind{StageStarted, UnitDone, UnitFailed, StageEnded, StageFailed, StageCanceled, "unheard of"}
	renderers := []Renderer{Quiet{}, NewPlain(io.Discard, PlainOptions{}), NewJSON(io.Discard), NewTerminal(io.Discard,
		TerminalOptions{Width: func() int { return r.IntN(30) - 5 }})}
	for range 2000 {
		e := Event{Kind: kinds[r.IntN(len(kinds))], Done: r.IntN(3), Total: r.IntN(3), Skipped: r.IntN(3), Failed: r.IntN(3),
			Elapsed: time.Duration(r.Int64N(1 << 40))}
		for _, renderer := range renderers {
			renderer.Observe(e)
		}
	}
}

func TestFormats(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{grouped(0), "0"}, {grouped(999), "999"}, {grouped(1000), "1,000"}, {grouped(1234567), "1,234,567"},
		{grouped(-1234), "-1,234"}, {grouped(-123), "-123"},
		{formatDuration(400 * time.Millisecond), "0.4 s"}, {formatDuration(59*time.Second + 700*time.Millisecond),
			"1 min 00 s"},
		{formatDuration(185 * time.Second), "3 min 05 s"}, {formatDuration(2*time.Hour + 7*time.Minute), "2 h 07 min"},
		{formatRate(1234.6), "1,235/s"}, {formatRate(2.25), "2.2/s"}, {formatRate(0.5), "30.0/min"},
		{formatRate(0.01), "36.0/h"},
		{formatCost(Cost{}), "$0.00"}, {formatCost(Cost{NanoDollars: 1}), "< $0.01"},
		{formatCost(Cost{NanoDollars: 12_345_678_901}), "$12.35"},
		{formatCost(Cost{Unknown: true}), "cost unknown"}, {formatCost(Cost{NanoDollars: 5e9, Unknown: true}),
			"$5.00 + unknown"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}
