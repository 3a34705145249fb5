// Package readertest reads the test passages of the reader: "@ time speaker: text" is a message, "? kind question" a
// question over the passage so far, "= answer" what must come out, and a blank line ends a passage.
package readertest

import (
	"bufio"
	"fmt"
	"os"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// Case is a question of testdata with its passage.
type Case struct {
	Line     int // of the file
	Kind     string
	Question string
	Want     string // an answer, "-" for cannot determine, "!" for a conflict
	Msgs     []prompts.Shown
}

// Read returns the questions of a file.
func Read(t testing.TB, path string) []Case {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var cases []Case
	var msgs []prompts.Shown
	s := bufio.NewScanner(f)
	for n := 1; s.Scan(); n++ {
		tag, rest, _ := strings.Cut(s.Text(), " ")
		switch tag {
		case "":
			msgs = nil
		case "@":
			msgs = append(msgs, Message(t, len(msgs)+1, rest))
		case "?":
			kind, question, _ := strings.Cut(rest, " ")
			cases = append(cases, Case{Line: n, Kind: kind, Question: question, Msgs: msgs})
		case "=":
			cases[len(cases)-1].Want = rest
		}
	}
	return cases
}

// Message reads "2025-03-11T09:06 Leo Brandt: text".
func Message(t testing.TB, n int, line string) prompts.Shown {
	t.Helper()
	stamp, rest, _ := strings.Cut(line, " ")
	speaker, text, ok := strings.Cut(rest, ": ")
	at, err := corpus.ParseStamp(stamp)
	if err != nil || !ok {
		t.Fatalf("message %q: %v", line, err)
	}
	return prompts.Shown{ID: fmt.Sprintf("m%d", n), Speaker: speaker, At: at, Group: "g", Text: text}
}
