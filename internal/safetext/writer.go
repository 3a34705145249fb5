package safetext

import (
	"io"
	"sync"
	"unicode/utf8"
)

// Writer passes text of several lines on to a screen or a pipe as Lines has it. JSON stays JSON and means the same.
// Many goroutines may write at once.
type Writer struct {
	to   io.Writer
	mu   sync.Mutex
	held []byte // the beginning of a character whose rest is to come
}

// NewWriter returns a Writer to w. At the end it has to be flushed.
func NewWriter(w io.Writer) *Writer { return &Writer{to: w} }

// Write implements io.Writer. Its errors are those of the writer behind it.
func (w *Writer) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	text := append(w.held, p...)
	whole := len(text)
	for i := 1; i < utf8.UTFMax && i <= len(text); i++ {
		if last := text[len(text)-i:]; utf8.RuneStart(last[0]) {
			if !utf8.FullRune(last) {
				whole -= i
			}
			break
		}
	}
	w.held = append([]byte(nil), text[whole:]...)
	if whole == 0 {
		return len(p), nil
	}
	if _, err := io.WriteString(w.to, Lines(string(text[:whole]))); err != nil {
		return 0, err
	}
	return len(p), nil
}

// Flush writes what is left: the beginning of a character that never came.
func (w *Writer) Flush() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.held) == 0 {
		return nil
	}
	_, err := io.WriteString(w.to, Lines(string(w.held)))
	w.held = nil
	return err
}
