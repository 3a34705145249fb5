package pack

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

// TestSlips_PackSaysWhatWasExpected: a slip in a sound pack is told with file, line, column, what would fit and the
// line.
func TestSlips_PackSaysWhatWasExpected(t *testing.T) {
	sound, err := os.ReadFile("../../testdata/domains/library.yaml")
	if err != nil {
		t.Fatal(err)
	}
	title := "title: "
	for name, c := range map[string]struct{ line, want string }{
		"tab":      {"\ttitle: Library", "column 1: a tab indents this line: indent with spaces; write title: Library"},
		"no space": {"title:Library", "column 6: a space is missing after the colon; write title: Library"},
		"colon inside": {"title: Library: a house",
			`a colon with a space inside a value: put the value in quotes; write title: "Library: a house"`},
		"at":       {"title: @library", "a value cannot begin with @"},
		"comment":  {"title: #library", "expected text, found nothing: what follows # is a comment; put the value in quotes"},
		"quote":    {"title: it's \"open\nx: \"", ""},
		"unclosed": {"title: [Library", "this bracket is not closed: ] is missing; write title: [Library]"},
		"number":   {"title: 3", "expected text, found the number 3; put it in quotes"},
		"list":     {"title: [a, b]", "expected text, found a list"},
		"mistyped": {"titel: Library", "did you mean title?"},
	} {
		lines := strings.Split(string(sound), "\n")
		at := -1
		for i, l := range lines {
			if at < 0 && strings.HasPrefix(l, title) {
				at = i
			}
		}
		lines[at] = c.line
		_, err := Load("mine.yaml", bytes.NewReader([]byte(strings.Join(lines, "\n"))))
		if err == nil || !strings.Contains(err.Error(), "mine.yaml:") || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v\nwant %q", name, err, c.want)
		}
	}
}
