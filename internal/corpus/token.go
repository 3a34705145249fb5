package corpus

import (
	"unicode"
	"unicode/utf8"
)

// tokenKind is what a token is made of.
type tokenKind uint8

const (
	punctToken   tokenKind = iota // one code point that begins none of the others
	wordToken                     // letters and digits, beginning with a letter
	numberToken                   // 14, 1,200, 3.5
	dottedToken                   // 2.4.1, 2.4.1-rc1
	versionToken                  // v2, v2.4.1-rc1
	linkToken                     // https://…
)

// gap is the white space before a token.
type gap uint8

const (
	glued   gap = iota // none
	blank              // blanks
	newline            // a line break among them
)

// token is a piece of a text; start and end are bytes. A word that the grammar knows carries what it is.
type token struct {
	kind       tokenKind
	gap        gap
	word       word
	start, end int
}

// tokenise appends the tokens of a text. No token holds white space.
func tokenise(src string, toks []token) []token {
	g := newline
	for i := 0; i < len(src); {
		c := src[i]
		switch {
		case c == ' ' || c == '\t' || c == '\v' || c == '\f':
			i, g = i+1, max(g, blank)
			continue
		case c == '\n' || c == '\r':
			i, g = i+1, newline
			continue
		}
		t := token{gap: g, start: i}
		switch {
		case isDigit(c):
			t.kind, t.end = scanNumber(src, i)
		case isASCIILetter(c):
			t.kind, t.end = scanWord(src, i)
		case c < utf8.RuneSelf:
			t.end = i + 1
		default:
			r, size := utf8.DecodeRuneInString(src[i:])
			if unicode.IsSpace(r) {
				i, g = i+size, max(g, blank)
				continue
			}
			t.end = i + size
			if isWordRune(r) {
				t.kind, t.end = wordToken, wordEnd(src, t.end)
			}
		}
		if t.kind == wordToken {
			t.word = lookupWord(src[t.start:t.end])
		}
		toks = append(toks, t)
		i, g = t.end, glued
	}
	return toks
}

func isDigit(c byte) bool       { return c-'0' < 10 }
func isASCIILetter(c byte) bool { return c|0x20-'a' < 26 }

// isWordRune: signs of units count as letters, and so does a mark, so that a
// keycap emoji is a number glued to a word and no number.
func isWordRune(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsMark(r) || r == '°' || r == '²' || r == '³'
}

// scanWord reads a word, a version that begins with v, or a link.
func scanWord(src string, i int) (tokenKind, int) {
	switch src[i] | 0x20 {
	case 'h':
		if end := linkEnd(src[i:]); end > 0 {
			return linkToken, i + end
		}
	case 'v':
		if i+1 < len(src) && isDigit(src[i+1]) {
			if end := versionEnd(src, i+1); wordEnd(src, end) == end {
				return versionToken, end
			}
		}
	}
	return wordToken, wordEnd(src, i+1)
}

// wordEnd returns where a word that has begun before i ends. An underscore is
// part of it only between two others, so that marking words like _this_ works.
func wordEnd(src string, i int) int {
	end := i
	for i < len(src) {
		c := src[i]
		switch {
		case isASCIILetter(c) || isDigit(c):
			i++
			end = i
		case c == '_':
			i++
		case c < utf8.RuneSelf:
			return end
		default:
			r, size := utf8.DecodeRuneInString(src[i:])
			if !isWordRune(r) {
				return end
			}
			i += size
			end = i
		}
	}
	return end
}

// scanNumber reads digits with groups of three and one decimal point, or with more points than one.
func scanNumber(src string, i int) (tokenKind, int) {
	end := digitsEnd(src, i)
	if end-i <= 3 {
		for end < len(src) && src[end] == ',' && digitsEnd(src, end+1) == end+4 {
			end += 4
		}
	}
	if !dotDigit(src, end) {
		return numberToken, end
	}
	frac := digitsEnd(src, end+1)
	if !dotDigit(src, frac) {
		return numberToken, frac
	}
	return dottedToken, versionEnd(src, i)
}

func digitsEnd(src string, i int) int {
	for i < len(src) && isDigit(src[i]) {
		i++
	}
	return i
}

func dotDigit(src string, i int) bool {
	return i+1 < len(src) && src[i] == '.' && isDigit(src[i+1])
}
