package table

import (
	"bytes"
	"io"
	"regexp"
	"strings"
)

// Folder is a writer that folds the lines which are wider than a terminal, between words and behind their own indent. A
// command that is offered for copying stays in one line.
type Folder struct {
	to    io.Writer
	width int // 0: lines stay as they are
	line  []byte
}

// NewFolder returns a Folder to w, which has to be flushed at the end. With a width of 0 it folds nothing.
func NewFolder(w io.Writer, width int) *Folder { return &Folder{to: w, width: width} }

// Off makes the Folder pass on all that follows as it is: data for programs.
func (f *Folder) Off() { f.width = 0 }

// Write implements io.Writer. Its errors are those of the writer behind it.
func (f *Folder) Write(p []byte) (int, error) {
	if f.width == 0 {
		if err := f.Flush(); err != nil {
			return 0, err
		}
		return f.to.Write(p)
	}
	f.line = append(f.line, p...)
	end := bytes.LastIndexByte(f.line, '\n') + 1
	var b strings.Builder
	for line := range strings.Lines(string(f.line[:end])) {
		b.WriteString(fold(strings.TrimSuffix(line, "\n"), f.width) + "\n")
	}
	f.line = f.line[end:]
	if _, err := io.WriteString(f.to, b.String()); err != nil {
		return 0, err
	}
	return len(p), nil
}

// Flush writes what is left: a line without an end.
func (f *Folder) Flush() error {
	line := f.line
	f.line = nil
	if len(line) == 0 {
		return nil
	}
	_, err := f.to.Write(line)
	return err
}

// offered is a line that ends in a command.
var offered = regexp.MustCompile("^[^`]*: +memloom ")

func fold(line string, width int) string {
	if StringWidth(line) <= width || offered.MatchString(line) {
		return line
	}
	text := strings.TrimLeft(line, " ")
	indent := strings.Repeat(" ", min(len(line)-len(text), width/2))
	return indent + Paragraph(text, indent+"  ", width)
}
