package bounded

import (
	"encoding/json"
	"errors"
	"unicode/utf8"
)

// Excerpt returns what an error shows of a line that is not the JSON it should be: its beginning, or what stands
// around the place where it stops being JSON. A short line is shown whole.
func Excerpt(line []byte) string {
	const most, before = 40, 20 // characters
	if utf8.RuneCount(line) <= most+before {
		return string(line)
	}
	var whole json.RawMessage
	var wrong *json.SyntaxError
	start := 0
	if errors.As(json.Unmarshal(line, &whole), &wrong) {
		start = int(max(0, wrong.Offset-1))
		for n := 0; n < before && start > 0; n++ {
			_, size := utf8.DecodeLastRune(line[:start])
			start -= size
		}
	}
	end := start
	for n := 0; n < most && end < len(line); n++ {
		_, size := utf8.DecodeRune(line[end:])
		end += size
	}
	text := string(line[start:end])
	if start > 0 {
		text = "…" + text
	}
	if end < len(line) {
		text += "…"
	}
	return text
}
