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
	end := host
	for end < len(s) {
		r, size := utf8.DecodeRuneInString(s[end:])
		if unicode.IsSpace(r) || unicode.IsControl(r) || r == utf8.RuneError || strings.ContainsRune("<>\"`|{}^\\", r) {
			break
		}
		end += size
	}
	for end > host && trailing(s[host:end]) {
		_, size := utf8.DecodeLastRuneInString(s[host:end])
		end -= size
	}
	if end == host || !isDigit(s[host]) && !isASCIILetter(s[host]) && s[host] != '[' {
		return 0
	}
	return end
}

// trailing says whether the last code point of a link's text belongs to the sentence.
func trailing(s string) bool {
	r, _ := utf8.DecodeLastRuneInString(s)
	switch r {
	case ')':
		return strings.Count(s, "(") < strings.Count(s, ")")
	case ']':
		return strings.Count(s, "[") < strings.Count(s, "]")
	}
	return strings.ContainsRune(".,;:!?'*_~’”…", r) || r > unicode.MaxLatin1 && !isWordRune(r)
}
