package prompts

import (
	"strings"
	"unicode/utf8"

	"github.com/google/jsonschema-go/jsonschema"
)

// The typographic quotes that some models write where JSON wants plain ones.
const (
	openQuotes  = "“„‟”"
	closeQuotes = "”“"
)

// withPlainQuotes writes plain quotes around strings that are in typographic ones. It keeps out of strings, and of
// anything that could be read in two ways: a string that holds quotes of either sort.
func withPlainQuotes(text string, _ *jsonschema.Schema) string {
	if !strings.ContainsAny(text, openQuotes) || !utf8.ValidString(text) {
		return text
	}
	start, end := strings.IndexByte(text, '{'), strings.LastIndexByte(text, '}')
	if start < 0 || end < start {
		return text
	}
	body := []rune(text[start : end+1])
	var b strings.Builder
	plain := false // inside a string in plain quotes
	for i := 0; i < len(body); i++ {
		r := body[i]
		switch {
		case plain && r == '\\' && i+1 < len(body):
			b.WriteRune(r)
			i++
			r = body[i]
		case r == '"':
			plain = !plain
		case !plain && strings.ContainsRune(openQuotes, r):
			to := closing(body, i)
			if to < 0 || !strings.ContainsRune("{[,:", before(body, i)) {
				return text
			}
			b.WriteString(`"` + string(body[i+1:to]) + `"`)
			i = to
			continue
		}
		b.WriteRune(r)
	}
	return text[:start] + b.String() + text[end+1:]
}

// closing returns where the string that opens at a place closes: at the next
// quote, if that is a typographic one and what follows goes on as JSON does.
func closing(body []rune, open int) int {
	for i := open + 1; i < len(body); i++ {
		switch r := body[i]; {
		case strings.ContainsRune(closeQuotes, r):
			if strings.ContainsRune(":,}]", after(body, i)) {
				return i
			}
			return -1
		case r == '"' || r == '\\' || strings.ContainsRune(openQuotes, r):
			return -1
		}
	}
	return -1
}

// before and after are the next runes that are no blanks, 0 for none.
func before(body []rune, at int) rune {
	for i := at - 1; i >= 0; i-- {
		if !blank(body[i]) {
			return body[i]
		}
	}
	return 0
}

func after(body []rune, at int) rune {
	for i := at + 1; i < len(body); i++ {
		if !blank(body[i]) {
			return body[i]
		}
	}
	return 0
}

func blank(r rune) bool { return r == ' ' || r == '\t' || r == '\n' || r == '\r' }
