package lexicon

import (
	"strings"
	"unicode/utf8"
)

// checkPattern finds fault with the marks of a pattern and with tags that are not known.
func (r *resolver) checkPattern(at place, pattern, known string) {
	words := pattern
	if rest, ok := strings.CutPrefix(pattern, "{"); ok {
		tags, after, closed := strings.Cut(rest, "}")
		if !closed {
			r.faults.add(at, `tags "{letters}" in front of a pattern`, "stray { without }")
			return
		}
		if tags == "" || strings.Trim(tags, known) != "" {
			r.faults.add(at, "some of the letters "+known, "tags {%s}", tags)
		}
		if words = strings.TrimSpace(after); words == "" {
			r.faults.add(at, "words behind the tags", "a pattern of nothing but tags")
		}
	}
	r.checkWords(at, words)
}

// partner is the mark that a closing mark closes.
var partner = map[byte]byte{']': '[', ')': '(', '>': '<'}

// checkWords finds fault with the marks of some words: what is opened has to be closed in turn, bars stand in
// choices, and behind $ and @ there is a name.
func (r *resolver) checkWords(at place, words string) {
	const balanced = "brackets that are closed from the innermost outwards"
	var opened []byte
	for i := range len(words) {
		c := words[i]
		if want := wantedAt(c, words[i+1:], opened); want != "" {
			r.faults.add(at, want, "stray %c", c)
		}
		switch c {
		case '[', '(', '<':
			opened = append(opened, c)
		case ']', ')', '>':
			if n := len(opened); n == 0 || opened[n-1] != partner[c] {
				r.faults.add(at, balanced, "stray %c", c)
				return
			}
			opened = opened[:len(opened)-1]
		}
	}
	if len(opened) > 0 {
		r.faults.add(at, balanced, "stray %c", opened[len(opened)-1])
	}
	if !utf8.ValidString(words) {
		r.faults.add(at, "text in UTF-8", "bytes that are no text")
	}
}

// wantedAt says what was expected of a mark that cannot stand in front of the rest, or "".
func wantedAt(c byte, rest string, opened []byte) string {
	switch {
	case c == '<' && (len(rest) < 2 || !strings.ContainsRune("sof", rune(rest[0])) || rest[1] != ':'):
		return `an event such as "<s:words>", "<o:words>" or "<f:words>"`
	case c == '{' || c == '}':
		return "braces around the tags in front of a pattern alone"
	case c == '|' && !strings.Contains(string(opened), "["):
		return `bars in a choice "[a|b]" alone`
	case c == '$' && (rest == "" || rest[0] < 'a' || rest[0] > 'z'):
		return `a variable "$name"`
	case c == '@' && partName(rest) == "":
		return `a part "@name"`
	}
	return ""
}
