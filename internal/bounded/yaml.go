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
// escapes: what they would do to a screen, a name could do wherever it is shown. It refuses tags, since no file needs one
// and the library panics where a tagged value stands for a list. The *Error has the line.
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
	if err := aliases(name, text); err != nil {
		return err
	}
	return hidden(name, text)
}

// hidden refuses control and direction characters, and tags. A byte order mark at the start of a file is none.
func hidden(name string, text []byte) error {
	refuse := func(line int, r rune) error {
		return &Error{name, line, fmt.Sprintf("holds the hidden character %s; delete it", safetext.Line(string(r)))}
	}
	number := 0
	for line := range strings.Lines(strings.TrimPrefix(string(text), "\ufeff")) {
		number++
		if !utf8.ValidString(line) {
			return &Error{name, number, "is not in UTF-8; save the file in that encoding"}
		}
		if r, found := safetext.Hidden(strings.TrimSuffix(line, "\r\n")); found {
			return refuse(number, r)
		}
	}
	if !bytes.ContainsAny(text, `\!`) {
		return nil
	}
	for _, t := range lexer.Tokenize(string(text)) {
		if r, found := safetext.Hidden(t.Value); found && r != '\r' {
			return refuse(t.Position.Line, r)
		}
		if t.Type == token.TagType {
			return &Error{name, t.Position.Line, fmt.Sprintf("has the tag %s; write the value itself, in quotes if it begins with !",
				safetext.Line(strings.TrimSpace(t.Value)))}
		}
	}
	return nil
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

// aliases refuses documents that share parts too often.
func aliases(name string, text []byte) error {
	anchors, used := map[string]bool{}, 0
	for _, mark := range []byte{'&', '*'} {
		number := 0
		for line := range bytes.Lines(text) {
			number++
			for i, c := range line {
				if c != mark || i > 0 && !bytes.ContainsRune([]byte(" \t[{,:-?"), rune(line[i-1])) {
					continue
				}
				word := nameAt(line[i+1:])
				if mark == '&' && word != "" {
					anchors[word] = true
				}
				if mark == '*' && anchors[word] {
					used++
				}
			}
			if used > mostAliases {
				return &Error{name, number, fmt.Sprintf("more than %d aliases (*name); write out what they stand for",
					mostAliases)}
			}
		}
	}
	if used > 0 && len(text) > mostShared {
		return &Error{Name: name, What: fmt.Sprintf("longer than %s and with aliases (*name); write out what they stand for", Size(mostShared))}
	}
	return nil
}

// nameAt is the name of an anchor or alias at the start of text.
func nameAt(text []byte) string {
	if end := bytes.IndexAny(text, " \t\r\n,[]{}:"); end >= 0 {
		text = text[:end]
	}
	return string(text)
}
