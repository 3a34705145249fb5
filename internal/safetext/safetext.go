// Package safetext makes text from outside safe to show: on a terminal, in a shell command, in Markdown.
// Outside text is whatever memloom did not write: packs, recipes, file names, answers and errors of providers.
package safetext

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// Line returns s for one line of a terminal. Control and direction characters, line ends and bytes that are not
// UTF-8 appear as escapes ("\x1b", "\u202e", "\n"). All else stays as it is.
func Line(s string) string { return escaped(s, hidden) }

// Lines is Line for text of several lines: line ends and tabs stay.
func Lines(s string) string {
	return escaped(s, func(r rune) bool { return hidden(r) && r != '\n' && r != '\t' })
}

// Hidden returns the first character of s that a reader would not see or that would move others on the screen: a
// control or direction character other than a line end or a tab. ok is false where there is none.
func Hidden(s string) (r rune, ok bool) {
	for _, r := range s {
		if hidden(r) && r != '\n' && r != '\t' {
			return r, true
		}
	}
	return 0, false
}

// hidden says whether a terminal acts on r instead of showing it, or shows nothing. The joiners of emoji stay.
func hidden(r rune) bool {
	switch {
	case unicode.IsControl(r), unicode.Is(unicode.Bidi_Control, r):
		return true
	case r == '\u2028', r == '\u2029', r == '\u200b', r == '\u2060', r == '\ufeff', r == '\u00ad':
		return true
	}
	return r >= 0xE0000 && r <= 0xE007F // tags
}

func escaped(s string, bad func(rune) bool) string {
	if utf8.ValidString(s) && !strings.ContainsFunc(s, bad) {
		return s
	}
	var b strings.Builder
	for i, r := range s {
		switch {
		case r == utf8.RuneError && s[i] >= utf8.RuneSelf && !strings.HasPrefix(s[i:], string(utf8.RuneError)):
			fmt.Fprintf(&b, `\x%02x`, s[i])
		case !bad(r):
			b.WriteRune(r)
		case r == '\n':
			b.WriteString(`\n`)
		case r == '\t':
			b.WriteString(`\t`)
		case r == '\r':
			b.WriteString(`\r`)
		case r < ' ':
			fmt.Fprintf(&b, `\x%02x`, r)
		default: // as JSON has it, which never holds the ones above as they are
			for _, unit := range utf16.Encode([]rune{r}) {
				fmt.Fprintf(&b, `\u%04x`, unit)
			}
		}
	}
	return b.String()
}

// Shell returns s as one word of a POSIX shell command that can be copied from the screen: unchanged where it holds
// letters, digits and ,._+:@%/=- alone, otherwise in single quotes. Hidden characters are written as $'…' escapes.
func Shell(s string) string {
	if _, found := Hidden(s); found || !utf8.ValidString(s) || strings.ContainsAny(s, "\n\t") {
		return "$'" + shellEscapes(s) + "'"
	}
	if s != "" && !strings.ContainsFunc(s, special) && s[0] != '=' {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}

// special says whether a shell could read r as anything but itself.
func special(r rune) bool {
	return !('a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' ||
		strings.ContainsRune(",._+:@%/=-", r))
}

// shellEscapes writes every byte that is not printable ASCII as an octal escape.
func shellEscapes(s string) string {
	var b strings.Builder
	for _, c := range []byte(s) {
		switch {
		case c == '\'' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c >= ' ' && c < 0x7f:
			b.WriteByte(c)
		default:
			fmt.Fprintf(&b, `\%03o`, c)
		}
	}
	return b.String()
}

// Markdown returns s as inline text of a Markdown document: nothing in it is read as markup, HTML or a cell border.
// Hidden characters appear as escapes, so the result is one line.
func Markdown(s string) string {
	var b strings.Builder
	line := []rune(Line(s))
	for i, r := range line {
		switch {
		case r == '<':
			b.WriteString("&lt;")
		case r == '>':
			b.WriteString("&gt;")
		case r == '&':
			b.WriteString("&amp;")
		case strings.ContainsRune("\\`*[]|~$", r), r == '_' && !insideWord(line, i), i == 0 &&
			strings.ContainsRune("#-+=", r):
			b.WriteByte('\\')
			b.WriteRune(r)
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// insideWord says whether letters or digits are on both sides of a position: an underscore there is no emphasis.
func insideWord(line []rune, at int) bool {
	word := func(i int) bool {
		return i >= 0 && i < len(line) && (unicode.IsLetter(line[i]) || unicode.IsDigit(line[i]))
	}
	return word(at-1) && word(at+1)
}
