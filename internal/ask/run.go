package ask

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"memloom/internal/bounded"
)

// Task turns a line into a record. What is wrong with the line is an *InputError; other errors are the model's.
type Task func(ctx context.Context, line []byte) (any, error)

// Problem is a line that gave no record.
type Problem struct {
	Line  int    `json:"line"` // from 1
	Error string `json:"error"`
}

// Summary counts the lines of a run; empty ones do not count.
type Summary struct {
	Lines  int
	Bad    int   // could not be read
	Failed int   // calls that failed
	Cause  error // of the first call that failed
}

type slot struct {
	line   int
	text   []byte
	record any
	err    error
	done   chan struct{}
}

// Run reads lines until the end of in and writes records to out and problems to errs in the order of the lines, each as
// soon as it and those before it are known. At most workers lines are answered at once, and few more are held. It
// returns an error if reading or writing fails or ctx ends.
func Run(ctx context.Context, in io.Reader, out, errs io.Writer, task Task, workers int) (Summary, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel() // ends the workers, and the reader at its next line
	workers = max(workers, 1)
	jobs := make(chan *slot)
	queue := make(chan *slot, workers)
	read := make(chan error, 1)
	go func() {
		defer close(queue)
		defer close(jobs)
		read <- lines(ctx, in, jobs, queue)
	}()
	for range workers {
		go func() {
			for s := range jobs {
				s.record, s.err = task(ctx, s.text)
				close(s.done)
			}
		}()
	}
	sum, err := collect(ctx, queue, out, errs)
	if err != nil {
		return sum, err
	}
	return sum, <-read
}

// lines hands every line to the workers and, in order, to the queue.
func lines(ctx context.Context, in io.Reader, jobs, queue chan<- *slot) error {
	input := bounded.NewLines(in, "", bounded.Question, 0)
	for {
		text, n, err := input.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("reading %w", err)
		}
		if len(text) > 0 {
			s := &slot{line: n, text: text, done: make(chan struct{})}
			for _, to := range []chan<- *slot{queue, jobs} {
				select {
				case to <- s:
				case <-ctx.Done():
					return context.Cause(ctx)
				}
			}
		}
	}
}

// collect writes what the lines came to, in order.
func collect(ctx context.Context, queue <-chan *slot, out, errs io.Writer) (Summary, error) {
	var sum Summary
	records, problems := encoder(out), encoder(errs)
	for {
		var s *slot
		var more bool
		select {
		case s, more = <-queue:
		case <-ctx.Done():
			return sum, context.Cause(ctx)
		}
		if !more {
			return sum, nil
		}
		select {
		case <-s.done:
		case <-ctx.Done():
			return sum, context.Cause(ctx)
		}
		if err := sum.write(ctx, s, records, problems); err != nil {
			return sum, err
		}
	}
}

func (sum *Summary) write(ctx context.Context, s *slot, records, problems *json.Encoder) error {
	if ctx.Err() != nil {
		return context.Cause(ctx) // the record may be the end of ctx, not of the line
	}
	sum.Lines++
	var bad *InputError
	switch {
	case s.err == nil:
		return records.Encode(s.record)
	case errors.As(s.err, &bad):
		sum.Bad++
	default:
		sum.Failed++
		if sum.Cause == nil {
			sum.Cause = fmt.Errorf("line %d: %w", s.line, s.err)
		}
	}
	return problems.Encode(Problem{s.line, s.err.Error()})
}

func encoder(w io.Writer) *json.Encoder {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e
}
