package ask

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// echo gives back its line; "bad" cannot be read and "down" fails.
func echo(_ context.Context, line []byte) (any, error) {
	switch string(line) {
	case "bad":
		return nil, wrong("", "is bad")
	case "down":
		return nil, errors.New("the model is down")
	}
	return string(line), nil
}

func TestRun_BadLinesLeaveOrderAndOthersAlone(t *testing.T) {
	var out, errs bytes.Buffer
	sum, err := Run(t.Context(), strings.NewReader("\ufeffa\nbad\n\n  b \ndown\nc"), &out, &errs, echo, 3)
	if err != nil || out.String() != "\"a\"\n\"b\"\n\"c\"\n" {
		t.Errorf("%v\n%s", err, out.String())
	}
	want := `{"line":2,"error":"is bad"}` + "\n" + `{"line":5,"error":"the model is down"}` + "\n"
	if errs.String() != want {
		t.Errorf("problems:\n%s\nwant:\n%s", errs.String(), want)
	}
	if sum.Lines != 5 || sum.Bad != 1 || sum.Failed != 1 || sum.Cause == nil ||
		sum.Cause.Error() != "line 5: the model is down" {
		t.Errorf("%+v", sum)
	}
}

func TestRun_SameForAnyNumberOfWorkers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		lines := rapid.SliceOf(rapid.SampledFrom([]string{"a", "b", "bad", "down", "", "a long one"})).Draw(t, "lines")
		text := strings.Join(lines, "\n")
		var want, got, wantErrs, gotErrs bytes.Buffer
		one, err := Run(context.Background(), strings.NewReader(text), &want, &wantErrs, echo, 1)
		many, other := Run(context.Background(), strings.NewReader(text), &got, &gotErrs, echo, rapid.IntRange(2, 9).Draw(t,
			"workers"))
		if err != nil || other != nil || want.String() != got.String() || wantErrs.String() != gotErrs.String() ||
			one.Lines != many.Lines || one.Bad != many.Bad {
			t.Fatalf("%q: %v %v\n%s\n%s", text, err, other, got.String(), gotErrs.String())
		}
	})
}

// A line that takes long holds back those behind it, and keeps no worker from them.
func TestRun_SlowLineHoldsBackLaterRecords(t *testing.T) {
	second := make(chan struct{})
	task := func(_ context.Context, line []byte) (any, error) {
		if string(line) == "1" {
			<-second
		} else {
			close(second)
		}
		return string(line), nil
	}
	var out bytes.Buffer
	if _, err := Run(t.Context(), strings.NewReader("1\n2"), &out, io.Discard, task, 2); err != nil ||
		out.String() != "\"1\"\n\"2\"\n" {
		t.Errorf("%v %q", err, out.String())
	}
}

// An answer is there before the next question is, so that a program may ask as it goes.
func TestRun_AnswersBeforeInputEnds(t *testing.T) {
	in, ask := io.Pipe()
	answers, out := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		_, err := Run(context.Background(), in, out, io.Discard, echo, 4)
		ended <- err
	}()
	for i := range 3 {
		fmt.Fprintf(ask, "q%d\n", i)
		got := make([]byte, len("\"q0\"\n"))
		if _, err := io.ReadFull(answers, got); err != nil || string(got) != fmt.Sprintf("\"q%d\"\n", i) {
			t.Fatalf("%q %v", got, err)
		}
	}
	ask.Close()
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

func TestRun_EndsWithContextWhileInputIsSilent(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	in, ask := io.Pipe()
	defer ask.Close()
	cancel()
	if _, err := Run(ctx, in, io.Discard, io.Discard, echo, 2); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }

func TestRun_ReportsFailedReadsAndWrites(t *testing.T) {
	if _, err := Run(t.Context(), strings.NewReader("a\nb\nc\nd\ne\nf"), full{}, io.Discard, echo, 2); err == nil ||
		err.Error() != "no space left" {
		t.Errorf("writing: %v", err)
	}
	broken := io.MultiReader(strings.NewReader("a\nb"), failing{})
	var out bytes.Buffer
	if _, err := Run(t.Context(), broken, &out, io.Discard, echo, 2); err == nil ||
		err.Error() != "reading line 2: torn" || out.String() != "\"a\"\n" {
		t.Errorf("reading: %v, after %q", err, out.String())
	}
}

type failing struct{}

func (failing) Read([]byte) (int, error) { return 0, errors.New("torn") }
