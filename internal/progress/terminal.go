package progress

import (
	"fmt"
	"io"
	"time"
	"unicode/utf8"

	"memloom/internal/safetext"
)

const (
	clearLine = "\r\x1b[K"
	green     = "\x1b[32m"
	red       = "\x1b[31m"
	yellow    = "\x1b[33m"
	plainText = "\x1b[0m"

	redrawEvery  = 100 * time.Millisecond
	fleeting     = time.Second     // a stage that took less leaves no line
	showsWaits   = 3 * time.Second // of waiting, until the line says so
	defaultWidth = 80
)

// TerminalOptions describes the terminal.
type TerminalOptions struct {
	// Width returns the number of columns, asked at every redraw since windows change; nil or 0 means 80.
	Width func() int
	// Color allows colours; the caller says false when NO_COLOR is set.
	Color bool
}

// Terminal redraws one line while a stage runs and leaves one line for each
// stage that has ended after a second or more, and one for each failed unit.
type Terminal struct {
	w       io.Writer
	opts    TerminalOptions
	stage   string
	drawn   time.Duration // Elapsed of the last redraw
	pending bool          // the cursor is behind a line that will be redrawn
}

// NewTerminal returns a renderer for a terminal.
func NewTerminal(w io.Writer, opts TerminalOptions) *Terminal {
	return &Terminal{w: w, opts: opts}
}

// Observe redraws at most ten times a second, and always for the first and last event of a stage and for a failure.
func (t *Terminal) Observe(e Event) {
	switch {
	case e.within(fleeting):
		t.draw(e)
	case e.ended():
		t.line(e, outcome(e.Kind))
	case e.Kind == UnitFailed:
		t.print(t.colored(red, "failed  ") + safetext.Line(e.Unit) + ": " + firstLine(e.Err) + "\n")
		t.draw(e)
	case e.Stage != t.stage || e.Kind == StageStarted || e.Elapsed-t.drawn >= redrawEvery:
		t.draw(e)
	}
}

// Close takes away the line that was being redrawn.
func (t *Terminal) Close() {
	if t.pending {
		t.print("")
	}
}

func (t *Terminal) draw(e Event) {
	t.stage, t.drawn = e.Stage, e.Elapsed
	text := describe(e)
	if e.waits(showsWaits) { // a rate would be that of better times
		text = count(e) + " · " + describeWaits(e.Waits, false)
	}
	t.print(cut(pad(e.Stage)+" "+text, t.width()-1))
	t.pending = true
}

func (t *Terminal) line(e Event, word string) {
	color := map[Kind]string{StageEnded: green, StageFailed: red, StageCanceled: yellow}[e.Kind]
	room := t.width() - 1 - utf8.RuneCountInString(word) - 1
	t.print(cut(pad(e.Stage)+" "+describe(e), room) + " " + t.colored(color, word) + "\n")
	t.stage = ""
}

// print replaces the line that is being redrawn.
func (t *Terminal) print(text string) {
	fmt.Fprint(t.w, clearLine+text)
	t.pending = false
}

func (t *Terminal) width() int {
	if t.opts.Width != nil {
		if n := t.opts.Width(); n > 0 {
			return n
		}
	}
	return defaultWidth
}

func (t *Terminal) colored(color, text string) string {
	if !t.opts.Color {
		return text
	}
	return color + text + plainText
}

// pad makes the counts of stages stand under each other.
func pad(stage string) string { return fmt.Sprintf("%-12s", stage) }

// cut shortens a text to n columns: a longer line would wrap, and only its last row would be redrawn.
func cut(text string, n int) string {
	if utf8.RuneCountInString(text) <= n {
		return text
	}
	if n < 1 {
		return ""
	}
	return string([]rune(text)[:n-1]) + "…"
}
