package prompts

import (
	"fmt"
	"strings"
)

// checkAsk holds a question to its form: one line that ends with a question
// mark, free of placeholders and ids.
func checkAsk(in AskIn, out AskOut) []string {
	q := out.Question
	var v []string
	switch {
	case strings.TrimSpace(q) == "":
		return []string{"the question is empty"}
	case strings.ContainsAny(q, "\n\r"):
		v = append(v, "the question has more than one line")
	case strings.TrimSpace(q) != q:
		v = append(v, "there are blanks around the question")
	}
	if !strings.HasSuffix(strings.TrimSpace(q), "?") {
		v = append(v, "the question does not end with a question mark")
	}
	for _, m := range Markers(q) {
		v = append(v, fmt.Sprintf("the question holds the placeholder %q", m))
	}
	for _, id := range RawIDs(q, material(in)) {
		v = append(v, fmt.Sprintf("the question holds the id %q", id))
	}
	return v
}

// material is an input's canonical text, in which words of an output may be looked up.
func material(in any) string {
	b, err := canonical(in)
	if err != nil {
		return ""
	}
	return string(b)
}
