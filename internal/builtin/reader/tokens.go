package reader

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/builtin/reader/english"
)

// tokenKind tells tokens apart.
type tokenKind uint8

const (
	word tokenKind = iota
	number
	punct
	link
)

// token is a piece of a text. Start and end are byte offsets.
type token struct {
	low, stem  string
	start, end int
	kind       tokenKind
	capital    bool // begins with a capital letter
	glued      bool // no space before it
	cited      bool // stands between quotation marks
}

// tokenise cuts a text into words, numbers, links and marks. Letters joined by
// a hyphen come apart ("look-alike"), names with digits stay whole ("blue-7");
// clitics are tokens of their own ("I", "'m"; "is", "n't").
func tokenise(text string) []token {
	toks := make([]token, 0, len(text)/5+4)
	for i := 0; i < len(text); {
		r, w := utf8.DecodeRuneInString(text[i:])
		switch {
		case r == '\n':
			toks = append(toks, token{low: "\n", start: i, end: i + w, kind: punct})
			i += w
		case unicode.IsSpace(r) || r == 0xfe0f:
			i += w
		case startsLink(text[i:]):
			n := linkLength(text[i:])
			toks = append(toks, token{low: text[i : i+n], stem: text[i : i+n], start: i, end: i + n, kind: link})
			i += n
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			n := wordLength(text[i:])
			toks = appendWord(toks, text, i, i+n)
			i += n
		default:
			toks = append(toks, markToken(text, i, w))
			i += w
		}
	}
	for i := 1; i < len(toks); i++ {
		toks[i].glued = toks[i].start == toks[i-1].end
	}
	markCited(toks)
	return toks
}

func markToken(text string, i, w int) token {
	t := token{low: text[i : i+w], start: i, end: i + w, kind: punct}
	switch t.low {
	case "✅", "✔", "☑":
		t.low, t.stem, t.kind = "done", "done", word
	case "–", "−":
		t.low = "—"
	case "“", "”", "«", "»":
		t.low = `"`
	}
	return t
}

// markCited marks the words between two quotation marks of one text.
func markCited(toks []token) {
	open := -1
	for i, t := range toks {
		if t.kind != punct || t.low != `"` {
			continue
		}
		if open < 0 {
			open = i
			continue
		}
		for j := open + 1; j < i; j++ {
			toks[j].cited = true
		}
		open = -1
	}
}

func startsLink(s string) bool {
	if s[0] != 'h' && s[0] != 'w' && s[0] != 'H' && s[0] != 'W' {
		return false
	}
	for _, p := range []string{"https://", "http://", "www."} {
		if len(s) > len(p) && strings.EqualFold(s[:len(p)], p) {
			return true
		}
	}
	return false
}

func linkLength(s string) int {
	n := strings.IndexFunc(s, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(`<>"|`, r) })
	if n < 0 {
		n = len(s)
	}
	return len(strings.TrimRight(s[:n], ".,;:!?)]}'*_"))
}

// wordLength returns the length of the word at the start of s. Marks inside a
// word belong to it where letters or digits stand on both sides.
func wordLength(s string) int {
	n := 0
	prev := rune(0)
	for n < len(s) {
		r, w := utf8.DecodeRuneInString(s[n:])
		if unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) && r != 0xfe0f {
			n, prev = n+w, r
			continue
		}
		next, _ := utf8.DecodeRuneInString(s[n+w:])
		if !joins(r, prev, next) {
			break
		}
		n, prev = n+w, r
	}
	return n
}

func joins(r, prev, next rune) bool {
	if !unicode.IsLetter(next) && !unicode.IsDigit(next) || !unicode.IsLetter(prev) && !unicode.IsDigit(prev) {
		return false
	}
	switch r {
	case '\'', '’', '-', '_', '/':
		return true
	case '.':
		return unicode.IsDigit(prev) == unicode.IsDigit(next) || unicode.IsDigit(next)
	case ',', ':':
		return unicode.IsDigit(prev) && unicode.IsDigit(next)
	}
	return false
}

// appendWord adds the word text[from:to], taken apart at hyphens between
// letters and at clitics.
func appendWord(toks []token, text string, from, to int) []token {
	w := text[from:to]
	if strings.ContainsRune(w, '-') && strings.IndexFunc(w, unicode.IsDigit) < 0 {
		for {
			i := strings.IndexByte(w, '-')
			if i < 0 {
				return appendClitic(toks, text, from, to)
			}
			toks = appendClitic(toks, text, from, from+i)
			from, w = from+i+1, w[i+1:]
		}
	}
	return appendClitic(toks, text, from, to)
}

func appendClitic(toks []token, text string, from, to int) []token {
	w := text[from:to]
	if strings.IndexByte(w, '\'') < 0 && !strings.Contains(w, "’") {
		return append(toks, newToken(text, from, to))
	}
	w = strings.ReplaceAll(strings.ToLower(w), "’", "'")
	cut := strings.IndexByte(w, '\'')
	if strings.HasSuffix(w, "n't") && cut > 1 {
		base := newToken(text, from, from+cut-1)
		not := token{low: "n't", stem: "n't", start: from + cut - 1, end: to}
		return append(toks, base, not)
	}
	tail := w[cut:]
	return append(toks, newToken(text, from, from+cut), token{low: tail, stem: tail, start: from + cut, end: to})
}

func newToken(text string, from, to int) token {
	s := text[from:to]
	r, _ := utf8.DecodeRuneInString(s)
	t := token{low: strings.ToLower(s), start: from, end: to, capital: unicode.IsUpper(r)}
	if unicode.IsDigit(r) {
		t.kind = number
		if strings.IndexFunc(s, unicode.IsLetter) >= 0 {
			t.kind = word // 3b, 19th, 2nd
		}
	}
	t.stem = english.Stem(t.low)
	return t
}

// isDigit says that a word begins with a figure.
func isDigit(s string) bool { return s != "" && s[0] >= '0' && s[0] <= '9' }
