package score

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"memloom/internal/bounded"
)

// Answer is a line of an answers file.
type Answer struct {
	ItemID string
	Text   string // a letter where the item has options; of a longer answer the first MaxAnswer characters
	Long   bool   // more followed
	Prompt string // by which it was asked for: soft, strong or another name; empty where the file does not say
	Corpus string // whose questions the file answers, by canary; empty where its first line does not say
	Line   int    // from 1
}

// The keys of a line. The first line of a file may be a head with the last two, which count for all lines.
const (
	keyItem   = "item_id"
	keyAnswer = "answer"
	keyPrompt = "prompt"
	keyCorpus = "corpus"
)

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

// ReadAnswers reads lines of {"item_id", "answer", "prompt"?}; empty lines are skipped, and the first may be a head,
// {"prompt"?, "corpus"?}. The name is the file's, for errors. Lines that are something else give a FileError with all
// of them.
func ReadAnswers(name string, from io.Reader) ([]Answer, error) {
	var out []Answer
	var bad FileError
	var head Answer
	first := true
	lines := bounded.NewLines(from, name, bounded.Line, bounded.Answers)
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
		a, isHead, wrong := parseAnswer(line, first)
		first = false
		if wrong != nil {
			wrong.File, wrong.Line = name, n
			bad = append(bad, wrong)
		}
		if isHead {
			head = a
			continue
		}
		a.Text, a.Long = Cut(a.Text)
		a.Line, a.Corpus, a.Prompt = n, head.Corpus, cmp.Or(a.Prompt, head.Prompt)
		out = append(out, a)
	}
	if len(bad) > 0 {
		return nil, bad
	}
	return out, nil
}

// field is a key of a line.
type field struct {
	key   string
	into  *string
	needs bool // a line without it is bad
}

// fields are the keys of a line, or of a head.
func (a *Answer) fields(head bool) []field {
	if head {
		return []field{{keyPrompt, &a.Prompt, false}, {keyCorpus, &a.Corpus, false}}
	}
	return []field{{keyItem, &a.ItemID, true}, {keyAnswer, &a.Text, true}, {keyPrompt, &a.Prompt, false}}
}

// parseAnswer reads a line, or, where one may be, a head.
func parseAnswer(line []byte, mayHead bool) (a Answer, head bool, _ *LineError) {
	var keys map[string]json.RawMessage
	if err := json.Unmarshal(line, &keys); err != nil || keys == nil {
		return a, false, &LineError{Reason: `not a JSON object: ` + bounded.Excerpt(line) +
			`; a line is {"item_id": "…", "answer": "…"}`}
	}
	_, prompt := keys[keyPrompt]
	_, corpus := keys[keyCorpus]
	head = mayHead && keys[keyItem] == nil && keys[keyAnswer] == nil && (prompt || corpus)
	fields := a.fields(head)
	for _, key := range sortedKeys(keys) {
		switch known := slices.ContainsFunc(fields, func(f field) bool { return f.key == key }); {
		case key == keyCorpus && !known:
			return a, head, &LineError{Key: key, Reason: "stands in the first line alone, without item_id and answer"}
		case !known:
			return a, head, &LineError{Key: key, Reason: "unknown; a line has item_id and answer, and may have prompt"}
		}
	}
	for _, f := range fields {
		if wrong := f.read(keys); wrong != nil {
			return a, head, wrong
		}
	}
	return a, head, nil
}

func (f field) read(keys map[string]json.RawMessage) *LineError {
	raw, there := keys[f.key]
	switch {
	case !there && f.needs:
		return &LineError{Key: f.key, Reason: "missing"}
	case !there:
		return nil
	case len(raw) == 0 || raw[0] != '"' || json.Unmarshal(raw, f.into) != nil:
		return &LineError{Key: f.key, Reason: "must be text in quotes, is " + shortened(string(raw))}
	case f.key != keyAnswer && strings.TrimSpace(*f.into) == "":
		return &LineError{Key: f.key, Reason: "empty"}
	}
	return nil
}

// shortened keeps an error on one line.
func shortened(s string) string {
	const most = 40
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}
