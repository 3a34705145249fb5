package corpus

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// linkEnd returns the length of the link that s begins with, or 0. Links are http or https and have a host; punctuation
// at the end is the sentence's, and so is a closing bracket that none in the link opens.
func linkEnd(s string) int {
	host := 0
	for _, scheme := range []string{"https://", "http://"} {
		if len(s) > len(scheme) && strings.EqualFold(s[:len(scheme)], scheme) {
			host = len(scheme)
			break
		}
	}
	if host == 0 {
		return 0
	}
	if !isDigit(s[host]) && !isASCIILetter(s[host]) && s[host] != '[' {
		return 0 // before the link is read, so that a text of nothing but such beginnings is read once
	}
	end := host
	for end < len(s) {
		r, size := utf8.DecodeRuneInString(s[end:])
		if unicode.IsSpace(r) || unicode.IsControl(r) || r == utf8.RuneError || strings.ContainsRune("<>\"`|{}^\\", r) {
			break
		}
		end += size
	}
	return host + len(withoutTail(s[host:end]))
}

// withoutTail cuts from a link's text what belongs to the sentence. Brackets are counted once and then kept going.
func withoutTail(s string) string {
	round := strings.Count(s, "(") - strings.Count(s, ")")
	square := strings.Count(s, "[") - strings.Count(s, "]")
	for {
		r, size := utf8.DecodeLastRuneInString(s)
		switch {
		case r == ')' && round < 0:
			round++
		case r == ']' && square < 0:
			square++
		case r != ')' && r != ']' && size > 0 && (strings.ContainsRune(".,;:!?'*_~’”…", r) || r > unicode.MaxLatin1 &&
			!isWordRune(r)):
		default:
			return s
		}
		s = s[:len(s)-size]
	}
}
