package text

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/builtin/reader/english"
)

// Kind tells tokens apart.
type Kind uint8

// The kinds of tokens. A mark of any sort is Punct, also a line break.
const (
	Word Kind = iota
	Number
	Punct
	Link
)

// Token is a piece of a text. Start and end are byte offsets.
type Token struct {
	Low, Stem  string
	Start, End int
	Kind       Kind
	Capital    bool // begins with a capital letter
	Glued      bool // no space before it
	Cited      bool // stands between quotation marks
}

// Tokenise cuts a text into words, numbers, links and marks. Letters joined by a hyphen come apart ("look-alike"),
// names with digits stay whole ("blue-7"); clitics are tokens of their own ("I", "'m"; "is", "n't").
func Tokenise(text string) []Token {
	toks := make([]Token, 0, len(text)/5+4)
	for i := 0; i < len(text); {
		r, w := utf8.DecodeRuneInString(text[i:])
		switch {
		case r == '\n':
			toks = append(toks, Token{Low: "\n", Start: i, End: i + w, Kind: Punct})
			i += w
		case unicode.IsSpace(r) || r == 0xfe0f:
			i += w
		case startsLink(text[i:]):
			n := linkLength(text[i:])
			toks = append(toks, Token{Low: text[i : i+n], Stem: text[i : i+n], Start: i, End: i + n, Kind: Link})
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
		toks[i].Glued = toks[i].Start == toks[i-1].End
	}
	markCited(toks)
	return toks
}

func markToken(text string, i, w int) Token {
	t := Token{Low: text[i : i+w], Start: i, End: i + w, Kind: Punct}
	switch t.Low {
	case "✅", "✔", "☑":
		t.Low, t.Stem, t.Kind = "done", "done", Word
	case "–", "−":
		t.Low = "—"
	case "“", "”", "«", "»":
		t.Low = `"`
	}
	return t
}

// markCited marks the words between two quotation marks of one text.
func markCited(toks []Token) {
	open := -1
	for i, t := range toks {
		if t.Kind != Punct || t.Low != `"` {
			continue
		}
		if open < 0 {
			open = i
			continue
		}
		for j := open + 1; j < i; j++ {
			toks[j].Cited = true
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

// appendWord adds the word text[from:to], taken apart at hyphens between letters and at clitics.
func appendWord(toks []Token, text string, from, to int) []Token {
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

func appendClitic(toks []Token, text string, from, to int) []Token {
	w := text[from:to]
	if strings.IndexByte(w, '\'') < 0 && !strings.Contains(w, "’") {
		return append(toks, newToken(text, from, to))
	}
	w = strings.ReplaceAll(strings.ToLower(w), "’", "'")
	cut := strings.IndexByte(w, '\'')
	if strings.HasSuffix(w, "n't") && cut > 1 {
		base := newToken(text, from, from+cut-1)
		not := Token{Low: "n't", Stem: "n't", Start: from + cut - 1, End: to}
		return append(toks, base, not)
	}
	tail := w[cut:]
	return append(toks, newToken(text, from, from+cut), Token{Low: tail, Stem: tail, Start: from + cut, End: to})
}

func newToken(text string, from, to int) Token {
	s := text[from:to]
	r, _ := utf8.DecodeRuneInString(s)
	t := Token{Low: strings.ToLower(s), Start: from, End: to, Capital: unicode.IsUpper(r)}
	if unicode.IsDigit(r) {
		t.Kind = Number
		if strings.IndexFunc(s, unicode.IsLetter) >= 0 {
			t.Kind = Word // 3b, 19th, 2nd
		}
	}
	t.Stem = english.Stem(t.Low)
	return t
}

// IsDigit says that a word begins with a figure.
func IsDigit(s string) bool { return s != "" && s[0] >= '0' && s[0] <= '9' }
