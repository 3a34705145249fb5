// Package bounded reads input from outside within bounds: of a file's size, of a line's length, of YAML's nesting. What
// goes beyond a bound is refused before it is parsed, so that no input costs more memory than its kind may.
package bounded

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
)

// The most bytes of each kind of input. The largest of our own are a tenth to a third of them.
const (
	Pack      = 1 << 20  // a domain pack
	Settings  = 64 << 10 // a recipe, a models file, a script of the mock server
	Template  = 1 << 20  // a prompt template
	Manifest  = 16 << 20
	Answers   = 64 << 20 // a file of answers to score
	Line      = 1 << 20  // a line of a file of JSON objects
	Question  = 8 << 20  // a line of `ask`, with its messages
	Chat      = 64 << 20 // a file of chat to set next to a corpus
	AnswerMax = 500_000  // lines of a file of answers
)

// Error says that an input goes beyond a bound.
type Error struct {
	Name string // of the file; may be empty
	Line int    // 0 for the whole file
	What string // "is longer than 1 MiB; a pack is text that people write"
}

// Error implements error.
func (e *Error) Error() string {
	at := e.Name
	if e.Line > 0 {
		if at != "" {
			at += ", "
		}
		at += fmt.Sprintf("line %d", e.Line)
	}
	if at == "" {
		return e.What
	}
	return at + ": " + e.What
}

// Size writes a bound for people: 1 MiB, 256 KiB.
func Size(n int64) string {
	if n >= 1<<20 {
		return fmt.Sprintf("%d MiB", n>>20)
	}
	return fmt.Sprintf("%d KiB", n>>10)
}

// File reads a file of at most most bytes. A longer one gives an *Error; no more than the bound is read of it.
func File(name string, most int64) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return All(f, name, most)
}

// All reads everything of an input of at most most bytes, without a byte order mark before it; name is for errors.
func All(r io.Reader, name string, most int64) ([]byte, error) {
	b, err := io.ReadAll(io.LimitReader(r, most+1))
	if err != nil {
		return nil, err
	}
	if int64(len(b)) > most {
		return nil, &Error{Name: name, What: "longer than " + Size(most) + ", which no file of this kind is"}
	}
	return Unmarked(b), nil
}

// Unmarked is a text without the byte order mark that some editors put before it.
func Unmarked(text []byte) []byte { return bytes.TrimPrefix(text, []byte("\ufeff")) }

// Lines reads an input line by line.
type Lines struct {
	name string
	r    *bufio.Reader
	line int
	most int
	left int64
	size int64
	ends bool
}

// NewLines returns a reader of lines of at most line bytes each, of whole bytes together; whole 0 is no bound. The name
// is for errors.
func NewLines(r io.Reader, name string, line int, whole int64) *Lines {
	return &Lines{name: name, r: bufio.NewReaderSize(r, 64<<10), most: line, left: whole, size: whole}
}

// Next returns the next line without white space around it, and its number. A byte order mark before the first is cut.
// It returns io.EOF behind the last line, and an *Error beyond a bound. The line stays valid.
func (l *Lines) Next() (text []byte, number int, err error) {
	if l.ends {
		return nil, l.line, io.EOF
	}
	l.line++
	var whole []byte
	for {
		part, err := l.r.ReadSlice('\n')
		whole = append(whole, part...)
		if len(whole) > l.most {
			return nil, l.line, &Error{l.name, l.line,
				"longer than " + Size(int64(l.most)) + "; is a line end missing?"}
		}
		if l.left -= int64(len(part)); l.size > 0 && l.left < 0 {
			return nil, l.line, &Error{l.name, l.line, "the file is longer than " + Size(l.size)}
		}
		if errors.Is(err, bufio.ErrBufferFull) {
			continue
		}
		if err != nil && !errors.Is(err, io.EOF) {
			return nil, l.line, fmt.Errorf("%sline %d: %w", prefix(l.name), l.line, err)
		}
		l.ends = err != nil
		break
	}
	if l.line == 1 {
		whole = Unmarked(whole)
	}
	return bytes.TrimSpace(whole), l.line, nil
}

func prefix(name string) string {
	if name == "" {
		return ""
	}
	return name + ": "
}
