package progress

import (
	"fmt"
	"io"
	"strings"
	"time"

	"memloom/internal/safetext"
)

// PlainOptions configures a plain renderer.
type PlainOptions struct {
	// Every is the time between two lines; 0 means 10 s.
	Every time.Duration
}

const (
	brief       = 2 * time.Second // a stage that took less is not told of
	waitsMinute = time.Minute     // between two lines while a stage waits for models
)

// Plain writes whole lines for a pipe or a log file: one for each stage that took two seconds or did not end well, one
// for each failed unit, and one every ten seconds. While a stage comes no further since it waits for models, it writes
// one a minute.
type Plain struct {
	w      io.Writer
	every  time.Duration
	before time.Duration // what the stages took that have ended
	last   time.Duration // when the last line was written, counted like before
	waits  bool          // that line said for what the stage waits
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
	now := p.before + e.Elapsed
	switch {
	case e.ended():
		p.before = now
		if !e.within(brief) {
			p.line(now, "%s: %s, %s\n", e.Stage, outcome(e.Kind), describe(e))
		}
	case e.Kind == UnitFailed:
		p.line(now, "%s: unit %s failed: %s\n", e.Stage, safetext.Line(e.Unit), firstLine(e.Err))
	case e.waits(p.every):
		if now-p.last >= p.every && !p.waits || now-p.last >= waitsMinute {
			p.line(now, "%s: %s · %s\n", e.Stage, count(e), describeWaits(e.Waits, true))
			p.waits = true
		}
	case now-p.last >= p.every:
		p.line(now, "%s: %s\n", e.Stage, describe(e))
	}
}

func (p *Plain) line(now time.Duration, format string, args ...any) {
	p.last, p.waits = now, false
	fmt.Fprintf(p.w, format, args...)
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
	return safetext.Line(line)
}
