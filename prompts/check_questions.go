package prompts

import (
	"fmt"
	"slices"
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
	v = append(v, unnamed(in, q)...)
	if r, ok := Unseen(q); ok && r != '\r' {
		v = append(v, fmt.Sprintf("the question holds the character %U, which nobody sees", r))
	}
	for _, m := range Markers(q) {
		v = append(v, fmt.Sprintf("the question holds the placeholder %q", m))
	}
	for _, id := range RawIDs(q, material(in)) {
		v = append(v, fmt.Sprintf("the question holds the id %q", id))
	}
	return v
}

// unnamed returns the subjects that a question leaves out. Without its subject
// a question has an answer for every subject of its kind, and no filter would
// tell: the evidence still answers it, and uniqueness looks for the gold value
// of the subject that was meant.
func unnamed(in AskIn, question string) []string {
	var v []string
	words := folded(question)
	for i, a := range in.About {
		again := slices.ContainsFunc(in.About[:i], func(b Asked) bool { return b.Subject == a.Subject })
		if !again && !strings.Contains(words, folded(a.Subject)) {
			v = append(v, fmt.Sprintf("the question does not name %q", a.Subject))
		}
	}
	return v
}

// folded is a text for comparison: case and the width of blanks do not count.
func folded(s string) string { return strings.ToLower(strings.Join(strings.Fields(s), " ")) }

// material is an input's canonical text, in which words of an output may be looked up.
func material(in any) string {
	b, err := canonical(in)
	if err != nil {
		return ""
	}
	return string(b)
}
