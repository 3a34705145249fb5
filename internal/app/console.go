// Package app has what the actions of the program share: the console that they print to, errors with exit codes, the
// files and folders that users name. An action is a func(ctx, In, *Console) (Out, error) in one of the packages below;
// commands and the review desk call it. In has what the user asks for, Out what was found, as text and as JSON.
package app

import (
	"encoding/json"
	"fmt"
	"io"
	"reflect"
	"strings"
	"sync/atomic"
	"time"
	"unicode"

	"memloom/internal/progress"
	"memloom/internal/safetext"
	"memloom/internal/table"
)

// Surroundings are what an action may touch besides files.
type Surroundings struct {
	Out, Err io.Writer
	Terminal bool       // whether Err is one
	Width    func() int // columns of Err
	Columns  func() int // columns of Out, 0 where it is no terminal; may be nil
	NoColor  bool
	Now      func() time.Time
	CPUs     int

	RetryWait time.Duration // before a request that failed is sent again for the first time; 0 is a second
	Drain     time.Duration // how long answers on their way are waited for when a run is stopped

	Onward *Onward // nil where nothing ends the program at once
}

// Onward is the command that goes on with what is at work, should the program end at once; nil before anything is kept.
type Onward struct{ atomic.Pointer[string] }

// By says which command goes on from now on.
func (o *Onward) By(command string) {
	if o != nil {
		o.Store(&command)
	}
}

// Stopped is what is said at the end.
func (o *Onward) Stopped() string {
	if by := o.Load(); by != nil {
		return "stopped at once; what was finished is kept, and " + *by + " goes on"
	}
	return "stopped at once; the same command begins again"
}

// Console is what an action prints to. Printing returns no error: the console keeps the first one, which Close returns.
type Console struct {
	Surroundings
	Command string // at work, as "memloom audit apply"
	JSON    bool   // one object a line in place of text
	Quiet   bool   // no progress

	folder *table.Folder // of the lines on Out
	cursor io.Writer     // Err for what moves the cursor, and escapes by itself what others said
	failed *sticky
}

// sticky is a writer that remembers its first error, so that a command whose reader is gone or whose disk is full
// fails, whichever of its lines was lost.
type sticky struct {
	to  io.Writer
	err error
}

// Write implements io.Writer; after an error it writes nothing more.
func (w *sticky) Write(p []byte) (int, error) {
	if w.err != nil {
		return 0, w.err
	}
	n, err := w.to.Write(p)
	w.err = err
	return n, err
}

// NewConsole returns a console whose lines are folded to the terminal, and escaped where others wrote them.
func NewConsole(s Surroundings) *Console {
	c := &Console{Surroundings: s, cursor: s.Err, failed: &sticky{to: s.Out}}
	width := 0
	if c.Screen() > 0 {
		width = c.Line()
	}
	c.folder = table.NewFolder(c.failed, width)
	c.Out, c.Err = safetext.NewWriter(c.folder), safetext.NewWriter(s.Err)
	return c
}

// Onto returns the console with another writer for its text, which is no terminal. Lost lines are not noticed.
func (c *Console) Onto(w io.Writer) *Console {
	out := *c
	out.Out, out.Columns = w, nil
	return &out
}

// Close prints what is left, and the error with which an action ended. It returns that, or the first error of printing.
func (c *Console) Close(err error) error {
	_, _ = c.Out.(*safetext.Writer).Flush(), c.folder.Flush()
	if err == nil {
		err = c.failed.err
	}
	if err != nil {
		c.Note("memloom: %s\n", strings.TrimSpace(err.Error()))
		_ = c.Err.(*safetext.Writer).Flush()
	}
	return err
}

// Whole ends the folding of lines: what follows is data.
func (c *Console) Whole() {
	if c.folder != nil {
		c.folder.Off()
	}
}

// Printf prints text on Out.
func (c *Console) Printf(format string, args ...any) { fmt.Fprintf(c.Out, format, args...) }

// Note prints text on Err.
func (c *Console) Note(format string, args ...any) { fmt.Fprintf(c.Err, format, args...) }

// Table prints a table as wide as the terminal.
func (c *Console) Table(t *table.Table) { _ = t.Write(c.Out, c.Line()) }

// Out is what an action found. One that has a method JSON as well prints itself as JSON, others are encoded.
type Out interface{ Text(*Console) }

// Print prints what an action found, as text or as JSON; nothing where it is zero. A report of another package, which
// writes itself into lines of a width, keeps its own keys and their order as JSON.
func (c *Console) Print(out any) {
	if out == nil || reflect.ValueOf(out).IsZero() {
		return
	}
	text, isText := out.(Out)
	own, isOwn := out.(interface{ JSON(*Console) })
	report, isReport := out.(interface{ Text(io.Writer, int) error })
	switch {
	case c.JSON && isOwn:
		own.JSON(c)
	case c.JSON && isReport:
		c.EncodeWhole(out)
	case isReport:
		_ = report.Text(c.Out, c.Line())
	case c.JSON && isText:
		c.Encode(out)
	case isText:
		text.Text(c)
	}
}

// Encode prints a value as JSON, one object a line, a list as a line an element, nothing as no line. Keys are in
// snake_case, as in the tables, whether a type names them or not.
func (c *Console) Encode(v any) {
	var plain any
	b, err := json.Marshal(v)
	if err == nil {
		err = json.Unmarshal(b, &plain)
	}
	if err != nil && c.failed != nil && c.failed.err == nil {
		c.failed.err = err
	}
	list, ok := plain.([]any)
	if !ok && plain != nil {
		list = []any{plain}
	}
	out := json.NewEncoder(c.Out)
	for _, x := range list {
		_ = out.Encode(snaked(x))
	}
}

// EncodeWhole prints a value as one line of JSON, with the keys that its type names, in their order.
func (c *Console) EncodeWhole(v any) { _ = json.NewEncoder(c.Out).Encode(v) }

// LeastColumns is how many columns a line takes of a narrower terminal.
const LeastColumns = 40

// Screen is how many columns the terminal has; 0 where the output goes to a file or another program, which gets all.
func (c *Console) Screen() int {
	if c.Columns == nil {
		return 0
	}
	return c.Columns()
}

// Page is how many columns a text for reading takes: those of the terminal, but no more than are easy to read.
func (c *Console) Page() int { return min(c.Line(), table.Width) }

// Line is how many columns a line of a table takes: those of the terminal, or table.Width where the output is none.
func (c *Console) Line() int {
	if n := c.Screen(); n > 0 {
		return max(LeastColumns, n)
	}
	return table.Width
}

// Folded is a text whose lines keep to the terminal behind an indent, which all but the first are given. In a pipe it
// stays one line, so that it can be searched.
func (c *Console) Folded(text, indent string) string {
	if c.Screen() == 0 {
		return text
	}
	return table.Paragraph(text, indent, c.Page())
}

// Renderer chooses how progress is shown.
func (c *Console) Renderer() progress.Renderer {
	switch {
	case c.JSON:
		return progress.NewJSON(c.Out)
	case c.Quiet:
		return progress.Quiet{}
	case c.Terminal:
		return progress.NewTerminal(c.cursor, progress.TerminalOptions{Width: c.Width, Color: !c.NoColor})
	}
	return progress.NewPlain(c.Err, progress.PlainOptions{})
}

// Observed shows the progress of a piece of work as a stage of so many units. With JSON the output is the result alone,
// so that a program reads it whole.
func (c *Console) Observed(stage string, total int, do func(observe func(done int)) error) error {
	view := c.Renderer()
	if c.JSON {
		view = progress.Quiet{}
	}
	defer view.Close()
	e := progress.Event{Kind: progress.StageStarted, Stage: stage, Total: total}
	view.Observe(e)
	started := c.Now()
	err := do(func(done int) {
		e.Kind, e.Done, e.Elapsed = progress.UnitDone, done, c.Now().Sub(started)
		view.Observe(e)
	})
	e.Kind, e.Elapsed = progress.StageEnded, c.Now().Sub(started)
	if err != nil {
		e.Kind, e.Err = progress.StageCanceled, err
	}
	view.Observe(e)
	return err
}

// None is what an action returns that prints as it goes.
type None struct{}

func snaked(v any) any {
	switch v := v.(type) {
	case map[string]any:
		out := make(map[string]any, len(v))
		for k, x := range v {
			out[snake(k)] = snaked(x)
		}
		return out
	case []any:
		for i := range v {
			v[i] = snaked(v[i])
		}
	}
	return v
}

// snake turns a Go name into a column's: AskedAt into asked_at, ReplyTo into reply_to, AuthorID into author_id, FactIDs
// into fact_ids.
func snake(name string) string {
	var b strings.Builder
	runes := []rune(strings.ReplaceAll(name, "IDs", "Ids"))
	for i, c := range runes {
		if unicode.IsUpper(c) && i > 0 && (!unicode.IsUpper(runes[i-1]) ||
			(i+1 < len(runes) && unicode.IsLower(runes[i+1]))) && runes[i-1] != '_' {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(c))
	}
	return b.String()
}
