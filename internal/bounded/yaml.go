package bounded

import (
	"bytes"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/token"

	"memloom/internal/safetext"
)

// The bounds of YAML. The library's memory grows with the square of the nesting, and an alias is decoded anew wherever
// it stands: ten aliases of aliases make a small file a large one.
const (
	mostNested  = 100       // lists and maps within one another
	mostColumn  = 400       // of what begins in a line: each level of nesting takes a column at least
	mostAliases = 12        // 12 can make at most 82 copies
	mostShared  = 64 << 10  // bytes of a document that has aliases
	mostLine    = 128 << 10 // bytes
)

// YAML refuses text that is nested too deeply to be parsed in bounded memory. It parses nothing: it counts brackets and
// columns, wherever they stand, so it may refuse what is merely odd (a hundred brackets that nothing closes), and
// passes nothing that nests more deeply. It refuses characters that a reader would not see as well, as they are or as
// escapes: what they would do to a screen, a name could do wherever it is shown. It refuses tags, since no file needs
// one and the library panics where a tagged value stands for a list. The *Error has the line.
func YAML(name string, text []byte) error {
	open, number := 0, 0
	for line := range bytes.Lines(text) {
		number++
		refuse := func(format string, args ...any) error {
			return &Error{name, number, fmt.Sprintf(format, args...)}
		}
		if len(line) > mostLine {
			return refuse("longer than %s", Size(mostLine))
		}
		if n := beginning(line); n > mostColumn {
			return refuse("begins in column %d, a hundred levels deep or more; %d columns are the most", n, mostColumn)
		}
		for _, c := range line {
			switch c {
			case '[', '{':
				open++
			case ']', '}':
				open = max(open-1, 0)
			}
			if open > mostNested {
				return refuse("more than %d lists or maps are nested in one another ([[[ or {{{ that nothing closes)",
					mostNested)
			}
		}
	}
	return hidden(name, text)
}

// hidden refuses control and direction characters, and tags. A byte order mark at the start of a file is none.
func hidden(name string, text []byte) error {
	number := 0
	for line := range strings.Lines(strings.TrimPrefix(string(text), "\ufeff")) {
		number++
		if !utf8.ValidString(line) {
			return &Error{name, number, "is not in UTF-8; save the file in that encoding"}
		}
		if r, found := safetext.Hidden(strings.TrimSuffix(line, "\r\n")); found {
			return &Error{name, number, hiddenText(r)}
		}
	}
	if bytes.ContainsAny(text, `\!*`) {
		return tokens(name, text)
	}
	return nil
}

// tokens refuses tags, hidden characters written as escapes, and documents that share parts too often.
func tokens(name string, text []byte) error {
	aliases := 0
	for _, t := range lexer.Tokenize(string(text)) {
		what := ""
		if r, found := safetext.Hidden(t.Value); found && r != '\r' {
			what = hiddenText(r)
		}
		switch t.Type {
		case token.TagType:
			what = fmt.Sprintf("has the tag %s; write the value itself, in quotes if it begins with !",
				safetext.Line(strings.TrimSpace(t.Value)))
		case token.AliasType:
			if aliases++; aliases > mostAliases {
				what = fmt.Sprintf("more than %d aliases (*name); write out what they stand for", mostAliases)
			}
		}
		if what != "" {
			return &Error{name, t.Position.Line, what}
		}
	}
	if aliases > 0 && len(text) > mostShared {
		return &Error{Name: name, What: fmt.Sprintf("longer than %s and with aliases (*name); write out what they stand for",
			Size(mostShared))}
	}
	return nil
}

func hiddenText(r rune) string {
	return fmt.Sprintf("holds the hidden character %s; delete it", safetext.Line(string(r)))
}

// beginning is how many bytes of a line are indentation and marks that nest: "- ", "? ", ": ".
func beginning(line []byte) int {
	line = bytes.TrimRight(line, " \t\r\n")
	for i, c := range line {
		switch c {
		case ' ', '\t':
		case '-', '?', ':':
			if i+1 < len(line) && line[i+1] != ' ' && line[i+1] != '\t' {
				return i
			}
		default:
			return i
		}
	}
	return len(line)
}
