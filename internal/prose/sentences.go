package prose

import "strings"

// Sentences returns the sentences of a text as they stand, with their stops. One ends at a stop before a gap, or with
// its line.
func Sentences(text string) []string {
	var out []string
	for text != "" {
		end, next := sentenceEnd(text)
		if s := strings.TrimSpace(text[:end]); strings.Trim(s, ".!?… ") != "" {
			out = append(out, s)
		}
		text = text[next:]
	}
	return out
}

// sentenceEnd returns where the first sentence of a text ends, and where what is behind it begins.
func sentenceEnd(text string) (end, next int) {
	stopped := false
	for i, c := range text {
		switch {
		case endsSentence(c):
			stopped = true
			continue
		case stopped && strings.ContainsRune(" \t\n\f\r", c):
			return i, len(text) - len(strings.TrimLeft(text[i:], " \t\n\f\r"))
		case c == '\n':
			return i, len(text) - len(strings.TrimLeft(text[i:], "\n"))
		}
		stopped = stopped && strings.ContainsRune(`)"'”’`, c)
	}
	return len(text), len(text)
}
