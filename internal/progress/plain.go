package progress

import (
	"fmt"
	"io"
	"strings"
	"time"
)

// PlainOptions configures a plain renderer.
type PlainOptions struct {
	// Every is the time between two lines of a running stage; 0 means 10 s.
	Every time.Duration
}

// Plain writes whole lines for a pipe or a log file: one when a stage starts
// that has work to do, one now and then, one for each failed unit, and one at the
// end of every stage, however quick it was: a log shows all that was done, in
// order. Of a repeated stage only the first round tells that it starts.
type Plain struct {
	w     io.Writer
	every time.Duration
	last  time.Duration // Elapsed of the last line
}

// NewPlain returns a renderer that writes lines.
func NewPlain(w io.Writer, opts PlainOptions) *Plain {
	if opts.Every <= 0 {
		opts.Every = 10 * time.Second
	}
	return &Plain{w: w, every: opts.Every}
}

// Observe writes a line if it is time.
func (p *Plain) Observe(e Event) {
	switch {
	case e.ended():
		fmt.Fprintf(p.w, "%s: %s, %s\n", e.Stage, outcome(e.Kind), describe(e))
	case e.Kind == StageStarted:
		p.last = 0
		if e.Done < e.Total && !again(e.Stage) {
			fmt.Fprintf(p.w, "%s: started, %s\n", e.Stage, describe(e))
		}
	case e.Kind == UnitFailed:
		fmt.Fprintf(p.w, "%s: unit %s failed: %s\n", e.Stage, e.Unit, firstLine(e.Err))
	case e.Elapsed-p.last >= p.every:
		p.last = e.Elapsed
		fmt.Fprintf(p.w, "%s: %s\n", e.Stage, describe(e))
	}
}

// Close does nothing: every line is complete.
func (p *Plain) Close() {}

// firstLine keeps one event on one line.
func firstLine(err error) string {
	if err == nil {
		return "unknown error"
	}
	line, _, more := strings.Cut(err.Error(), "\n")
	if more {
		line += " …"
	}
	return line
}
