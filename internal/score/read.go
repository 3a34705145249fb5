package score

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"memloom/internal/bounded"
)

// Answer is a line of an answers file.
type Answer struct {
	ItemID string
	Text   string // a letter where the item has options
	Line   int    // from 1
}

// LineError is what is wrong with a line of a file.
type LineError struct {
	File   string
	Line   int
	Key    string // empty where the line as a whole is meant
	Reason string // with what was expected
}

// Error implements error.
func (e *LineError) Error() string {
	at := fmt.Sprintf("%s, line %d", e.File, e.Line)
	if e.Key != "" {
		at += fmt.Sprintf(", key %q", e.Key)
	}
	return at + ": " + e.Reason
}

// FileError holds every bad line of a file, at least one.
type FileError []*LineError

// mostBad is how many bad lines of a file are looked for.
const mostBad = 100

// Error implements error: the first bad line, and how many more there are.
func (e FileError) Error() string {
	s := e[0].Error()
	if len(e) == mostBad {
		return s + fmt.Sprintf(" (and at least %d more bad lines)", mostBad-1)
	}
	if n := len(e) - 1; n > 0 {
		s += fmt.Sprintf(" (and %d more bad lines)", n)
	}
	return s
}

// ReadAnswers reads lines of {"item_id", "answer"}; empty lines are skipped. The name is the file's, for errors. Lines
// that are something else give a FileError with all of them.
func ReadAnswers(name string, from io.Reader) ([]Answer, error) {
	var out []Answer
	var bad FileError
	lines := bounded.NewLines(from, name, bounded.Answer, bounded.Answers)
	for len(bad) < mostBad {
		line, n, err := lines.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, fmt.Errorf("reading answers: %w", err)
		}
		if len(line) == 0 {
			continue
		}
		if len(out) == bounded.AnswerMax {
			return nil, &bounded.Error{Name: name, Line: n,
				What: fmt.Sprintf("more than %d answers; no corpus has so many items", bounded.AnswerMax)}
		}
		a, wrong := parseAnswer(line)
		if wrong != nil {
			wrong.File, wrong.Line = name, n
			bad = append(bad, wrong)
		}
		a.Line = n
		out = append(out, a)
	}
	if len(bad) > 0 {
		return nil, bad
	}
	return out, nil
}

func parseAnswer(line []byte) (Answer, *LineError) {
	var keys map[string]json.RawMessage
	if err := json.Unmarshal(line, &keys); err != nil || keys == nil {
		return Answer{}, &LineError{Reason: `not a JSON object: ` + bounded.Excerpt(line) + `; a line is {"item_id": "…", "answer": "…"}`}
	}
	for _, key := range sortedKeys(keys) {
		if key != "item_id" && key != "answer" {
			return Answer{}, &LineError{Key: key, Reason: "unknown; a line has item_id and answer"}
		}
	}
	var a Answer
	for _, field := range []struct {
		key  string
		into *string
	}{{"item_id", &a.ItemID}, {"answer", &a.Text}} {
		raw, there := keys[field.key]
		switch {
		case !there:
			return a, &LineError{Key: field.key, Reason: "missing"}
		case len(raw) == 0 || raw[0] != '"' || json.Unmarshal(raw, field.into) != nil:
			return a, &LineError{Key: field.key, Reason: "must be text in quotes, is " + shortened(string(raw))}
		}
	}
	if strings.TrimSpace(a.ItemID) == "" {
		return a, &LineError{Key: "item_id", Reason: "empty"}
	}
	return a, nil
}

// shortened keeps an error on one line.
func shortened(s string) string {
	const most = 40
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}
