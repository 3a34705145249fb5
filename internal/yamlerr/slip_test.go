package yamlerr

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/goccy/go-yaml"

	"memloom/internal/fuzztest"
)

// shape is something to decode into.
type shape struct {
	Name        string   `yaml:"name"`
	Description string   `yaml:"description"`
	Domains     []string `yaml:"domains"`
	World       struct {
		People  int      `yaml:"people"`
		Noise   float64  `yaml:"noise"`
		Domains []string `yaml:"domains"`
	} `yaml:"world"`
}

func decode(text string) error {
	return yaml.NewDecoder(strings.NewReader(text), yaml.Strict()).Decode(&shape{})
}

// slips are mistakes that people make in YAML: where they are, what is said of them, and the line that would fit.
var slips = []struct {
	name, text string
	line, col  int
	what, fit  string
}{
	{"tab", "name: x\nworld:\n\tpeople: 3\n", 3, 1, "a tab indents this line: indent with spaces", "people: 3"},
	{"tab and line ends of Windows", "name: x\r\nworld:\r\n\tpeople: 3\r\n", 3, 1, "a tab indents this line", "people: 3"},
	{"no space after a colon", "name: x\nworld:\n  people:3\n", 3, 9, "a space is missing after the colon", "people: 3"},
	{"the same among keys", "name: x\ndescription:y\n", 2, 12, "a space is missing after the colon", "description: y"},
	{"colon in a value", "name: x\ndescription: a month: of work\n", 2, 21, "a colon with a space inside a value",
		`description: "a month: of work"`},
	{"value begins with @", "name: x\ndescription: @home\n", 2, 14, "a value cannot begin with @: put it in quotes",
		`description: "@home"`},
	{"value begins with a backquote", "name: x\ndescription: `home\n", 2, 14, "a value cannot begin with `",
		"description: \"`home\""},
	{"value begins with %", "name: x\ndescription: %home\n", 2, 14, "a value cannot begin with %", `description: "%home"`},
	{"value begins with *", "name: x\ndescription: *home\n", 2, 15, "a value cannot begin with *", `description: "*home"`},
	{"value begins with &", "name: x\ndescription: &home\n", 2, 14, "a value cannot begin with &", `description: "&home"`},
	{"value begins with |", "name: x\ndescription: |home\n", 2, 14, "a block of text begins in the next line",
		`description: "|home"`},
	{"value begins with >", "name: x\ndescription: > home\n", 2, 14, "a block of text begins in the next line",
		`description: "> home"`},
	{"value begins with a dash", "name: x\ndomains: - a\n", 2, 10, "a list with dashes begins below its key",
		"domains: [a]"},
	{"too little indent", "name: x\nworld:\n  people: 3\n noise: 0.1\n", 4, 2,
		"indented by 1 space, the keys above it by 2 or 0", ""},
	{"too much indent", "name: x\nworld:\n  people: 3\n   noise: 0.1\n", 4, 4,
		"indented by 3 spaces, the key above it by 2", "noise: 0.1"},
	{"indent below the first key", "name: x\n description: y\n", 2, 2, "indented by 1 space, the key above it by 0",
		"description: y"},
	{"double quote open", "name: x\ndescription: \"abc\n", 2, 14, "the double quote that opens here is not closed",
		`description: "abc"`},
	{"single quote open", "name: x\ndescription: 'abc\n", 2, 14, "the single quote that opens here is not closed",
		"description: 'abc'"},
	{"quote inside quotes", "name: x\ndescription: 'it's'\n", 2, 18, "the text goes on after its closing quote",
		"description: 'it''s'"},
	{"text after a quote", "name: x\ndescription: \"a\" b\n", 2, 18, "the text goes on after its closing quote",
		`description: '"a" b'`},
	{"backslash in quotes", "name: x\ndescription: \"a\\d\"\n", 2, 17, "write it twice, or use single quotes", ""},
	{"bracket open", "name: x\ndomains: [a, b\n", 2, 10, "this bracket is not closed: ] is missing", "domains: [a, b]"},
	{"brackets open", "name: x\nworld: {domains: [a\n", 2, 18, "this bracket is not closed: ] is missing",
		"world: {domains: [a]}"},
	{"bracket open, keys go on", "name: x\nworld:\n  domains: [a\n  people: 3\n", 3, 12,
		"this bracket is not closed: ] is missing", "domains: [a]"},
	{"brace open", "name: x\nworld: {people: 3\n", 2, 8, "this bracket is not closed: } is missing", "world: {people: 3}"},
	{"bracket that closes nothing", "name: x\ndomains: ]\n", 2, 10, "this bracket closes nothing", ""},
	{"no space after a dash", "name: x\ndomains:\n  - a\n  -b\n", 4, 3, "a space is missing after the dash", "- b"},
	{"no space after all dashes", "name: x\ndomains:\n  -a\n  -b\n", 4, 3, "a space is missing after the dash", "- b"},
	{"list for keys", "name: x\nworld:\n  - people: 3\n", 3, 3,
		"expected keys and values, found a list: take out the dashes", ""},
	{"value for keys", "name: x\nworld: 3\n", 2, 8, "expected keys and values, found one value", ""},
	{"value for a list", "name: x\ndomains: technology\n", 2, 10, "expected a list, found one value",
		"domains: [technology]"},
	{"keys for a list", "name: x\ndomains: {a: b}\n", 2, 10, "expected a list: in brackets", ""},
	{"element among keys", "name: x\nworld:\n  people: 3\n  - a\n", 4, 3, "an element of a list stands among keys", ""},
	{"no colon", "name: x\nworld\n", 2, 6, "a colon is missing here", "world:"},
	{"equals sign", "name = x\n", 1, 6, "not by =", "name: x"},
	{"text for a number", "world:\n  people: thirty\n", 2, 11, "expected a whole number", ""},
	{"comma in a number", "world:\n  noise: 0,1\n", 2, 10, "expected a number with a decimal point", "noise: 0.1"},
	{"key twice", "name: x\nname: y\n", 2, 1, "this key is there twice, first in line 1", ""},
	{"unknown key", "name: x\nnmae: y\n", 2, 1, `unknown key "nmae"`, ""},
}

// TestFind_NamesWhatWasExpected: every slip is told at its place, in words of our own, with the line that would fit.
func TestFind_NamesWhatWasExpected(t *testing.T) {
	for _, c := range slips {
		err := decode(c.text)
		if err == nil {
			t.Errorf("%s: no error", c.name)
			continue
		}
		s := Find([]byte(c.text), err)
		if s.Line != c.line || s.Column != c.col || !strings.Contains(s.What, c.what) || s.Fit != c.fit {
			t.Errorf("%s: %+v, want %d:%d %q, fit %q", c.name, s, c.line, c.col, c.what, c.fit)
		}
		for _, foreign := range []string{"context", "token", "mapping", "sequence", "Go ", "unmarshal"} {
			if strings.Contains(s.What, foreign) {
				t.Errorf("%s: the parser's words: %s", c.name, s.What)
			}
		}
		excerpt := Explain([]byte(c.text), err)
		if !strings.Contains(excerpt, "\n> ") || strings.Contains(excerpt, "\t") {
			t.Errorf("%s: %s", c.name, excerpt)
		}
	}
}

// TestFind_WhatFitsIsTaken: the text with the line that is said to fit is read without that error.
func TestFind_WhatFitsIsTaken(t *testing.T) {
	for _, c := range slips {
		if c.fit == "" || c.name == "no space after all dashes" { // one line of two
			continue
		}
		lines := strings.Split(strings.ReplaceAll(c.text, "\r\n", "\n"), "\n")
		before := lines[c.line-1]
		indent := strings.Repeat(" ", depth(before))
		switch {
		case strings.HasPrefix(before, "\t"), strings.Contains(c.name, "too much"):
			indent = "  "
		case strings.Contains(c.name, "first key"):
			indent = ""
		}
		lines[c.line-1] = indent + c.fit
		if err := decode(strings.Join(lines, "\n")); err != nil {
			t.Errorf("%s: %q does not fit: %v", c.name, c.fit, err)
		}
	}
}

// FuzzFind: whatever the text, the place is in it and what is said can be shown.
func FuzzFind(f *testing.F) {
	for _, c := range slips {
		f.Add(c.text)
	}
	for _, text := range fuzztest.Empty() {
		f.Add(text)
	}
	f.Add("\x1b[31m: {\n")
	f.Fuzz(func(t *testing.T, src string) {
		if len(src) > 200 || strings.Count(src, "[")+strings.Count(src, "{") > 50 {
			return
		}
		err := decode(src)
		if err == nil {
			return
		}
		s := Find([]byte(src), err)
		if s.Line < 1 || s.Line > strings.Count(src, "\n")+1 || s.Column < 1 || s.What == "" {
			t.Errorf("%q: %+v", src, s)
		}
		if text := Excerpt([]byte(src), s.Line, s.Column); !utf8.ValidString(text) || strings.ContainsRune(text, 0x1b) {
			t.Errorf("%q: %q", src, text)
		}
	})
}
