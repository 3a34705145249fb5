package prompts

import (
	"encoding/json"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
)

// repair mends one kind of damage to the text of an answer without a call. It adds no content and changes no string: a
// reader would make the same of it. Text that is not damaged so comes back as it was.
type repair struct {
	name string
	mend func(text string, want *jsonschema.Schema) string
}

// salvages are the repairs in the order in which they are tried, each on what the ones before it left: first what
// stands around the answer, then its marks, then its fields.
var salvages = []repair{
	{"byte order mark", func(s string, _ *jsonschema.Schema) string { return strings.TrimPrefix(s, "\ufeff") }},
	{"thoughts before the answer", withoutThoughts},
	{"code fence", withoutFence},
	{"typographic quotes around strings", withPlainQuotes},
	{"line breaks in strings", withEscapedBreaks},
	{"text around one object", onlyObject},
	{"doubled final brace", withoutDoubledBrace},
	{"missing final brace", withFinalBrace},
	{"trailing commas", withoutTrailingCommas},
	{"bare list", inItsObject},
	{"one element for a list", inLists},
	{"unknown fields", withoutUnknown},
}

// salvage decodes an answer after as many repairs as it takes, and says whether that can be done. A repaired answer
// must have all that the schema requires: what is missing may be what was cut off.
func salvage[Out any](text string, want *jsonschema.Schema) (out Out, ok bool) {
	for _, r := range salvages {
		mended := r.mend(text, want)
		if mended == text {
			continue
		}
		text = mended
		var o Out
		if decodeStrict([]byte(text), &o) == nil {
			return o, complete(json.RawMessage(text), want)
		}
	}
	return out, false
}

// outside visits every byte of a text that is in no string, until visit
// returns false. It says whether the text ends inside a string.
func outside(text string, visit func(i int) bool) (open bool) {
	for i := 0; i < len(text); i++ {
		switch {
		case open && text[i] == '\\':
			i++
		case text[i] == '"':
			open = !open
		case !open && !visit(i):
			return false
		}
	}
	return open
}

// objectEnd returns the place behind the object that a text begins with, and
// the brackets that are open at the end of the text where it does not end.
func objectEnd(text string) (end int, open string, inString bool) {
	var stack []byte
	inString = outside(text, func(i int) bool {
		switch c := text[i]; c {
		case '{', '[':
			stack = append(stack, c)
		case '}', ']':
			if len(stack) == 0 || stack[len(stack)-1] != c-2 { // in ASCII a bracket closes two places behind
				stack, end = nil, -1
				return false
			}
			if stack = stack[:len(stack)-1]; len(stack) == 0 {
				end = i + 1
				return false
			}
		}
		return true
	})
	return end, string(stack), inString
}

// withoutThoughts drops what a reasoning model says to itself first.
func withoutThoughts(text string, _ *jsonschema.Schema) string {
	if !strings.HasPrefix(strings.TrimSpace(text), thinks) || strings.Count(text, thought) != 1 {
		return text
	}
	_, answer, _ := strings.Cut(text, thought)
	return answer
}

// The marks around what a reasoning model says to itself.
const thinks, thought = "<think>", "</think>"

// withoutFence takes the answer out of the one fence around it.
func withoutFence(text string, _ *jsonschema.Schema) string {
	const fence = "```"
	s := strings.TrimSpace(text)
	if !strings.HasPrefix(s, fence) || !strings.HasSuffix(s, fence) || strings.Count(s, fence) != 2 {
		return text
	}
	head, body, ok := strings.Cut(strings.TrimSuffix(s, fence), "\n")
	if !ok || strings.ContainsAny(head, "{[") {
		return text
	}
	return body
}

// onlyObject drops prose around the one object of a text. An object among thoughts is no answer.
func onlyObject(text string, _ *jsonschema.Schema) string {
	start := strings.IndexByte(text, '{')
	if start < 0 || strings.HasPrefix(strings.TrimSpace(text), "[") {
		return text
	}
	end, _, _ := objectEnd(text[start:])
	if end <= 0 {
		return text
	}
	before, after := text[:start], text[start+end:]
	if strings.ContainsAny(before+after, "{}") || strings.Contains(text, thinks) || strings.Contains(text, thought) ||
		strings.Contains(before, `":`) || strings.TrimSpace(before+after) == "" {
		return text
	}
	return text[start : start+end]
}

// withoutDoubledBrace drops a second closing brace.
func withoutDoubledBrace(text string, _ *jsonschema.Schema) string {
	s := strings.TrimSpace(text)
	if !strings.HasPrefix(s, "{") {
		return text
	}
	if end, _, _ := objectEnd(s); end > 0 && strings.TrimSpace(s[end:]) == "}" {
		return s[:end]
	}
	return text
}

// withFinalBrace closes an object that lacks nothing but its end. Behind a
// number more digits may have been cut off.
func withFinalBrace(text string, _ *jsonschema.Schema) string {
	s := strings.TrimSpace(text)
	if !strings.HasPrefix(s, "{") {
		return text
	}
	end, open, inString := objectEnd(s)
	if end != 0 || open != "{" || inString || !strings.ContainsAny(s[len(s)-1:], `"]}el`) {
		return text
	}
	return s + "}"
}

// withoutTrailingCommas drops commas before the end of a list or an object.
func withoutTrailingCommas(text string, _ *jsonschema.Schema) string {
	var b strings.Builder
	from := 0
	outside(text, func(i int) bool {
		if rest := strings.TrimLeft(text[i+1:], " \t\r\n"); text[i] == ',' && rest != "" &&
			(rest[0] == '}' || rest[0] == ']') {
			b.WriteString(text[from:i])
			from = i + 1
		}
		return true
	})
	return b.String() + text[from:]
}

// withEscapedBreaks writes the line breaks and tabs of strings as JSON has them.
func withEscapedBreaks(text string, _ *jsonschema.Schema) string {
	var b strings.Builder
	open := false
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case open && c == '\\' && i+1 < len(text):
			b.WriteString(text[i : i+2])
			i++
			continue
		case c == '"':
			open = !open
		case open && c == '\n':
			b.WriteString(`\n`)
			continue
		case open && c == '\r':
			b.WriteString(`\r`)
			continue
		case open && c == '\t':
			b.WriteString(`\t`)
			continue
		}
		b.WriteByte(text[i])
	}
	if open {
		return text // it is not known where strings begin
	}
	return b.String()
}
