package prompts

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"memloom/internal/corpus"
)

// checkAsk holds a question to its form: one line that ends with a question mark, free of placeholders and ids, and
// below it the sheet as planned. A question that is given in plain words may be an order, which ends with a full stop.
func checkAsk(in AskIn, out AskOut) []string {
	q := out.Question
	var v []string
	if len(in.Sheet) > 0 {
		lead, ok := strings.CutSuffix(q, SheetText(in.Sheet))
		if !ok {
			v = append(v, "below the question the lines of the sheet do not stand as they are given: a line each, with \"- \" in front of it, and nothing behind them")
		}
		q = lead
	}
	switch {
	case strings.TrimSpace(q) == "":
		return append(v, "the question is empty")
	case strings.ContainsAny(q, "\n\r"):
		v = append(v, "the question has more than one line")
	case strings.TrimSpace(q) != q:
		v = append(v, "there are blanks around the question")
	}
	if end := strings.TrimSpace(q); !strings.HasSuffix(end, "?") && !(in.Plain != "" && strings.HasSuffix(end, ".")) {
		v = append(v, "the question does not end with a question mark")
	}
	v = append(v, unnamed(in, q)...)
	if r, ok := Unseen(q); ok && r != '\r' {
		v = append(v, fmt.Sprintf("the question holds the character %U, which nobody sees", r))
	}
	for _, m := range Markers(q) {
		v = append(v, fmt.Sprintf("the question holds the placeholder %q", m))
	}
	for _, id := range RawIDs(q, func() string { return material(in) }) {
		v = append(v, fmt.Sprintf("the question holds the id %q", id))
	}
	return v
}

// SheetText is a sheet as it is below a question.
func SheetText(lines []string) string {
	var b strings.Builder
	for _, line := range lines {
		b.WriteString("\n- " + line)
	}
	return b.String()
}

// unnamed returns the subjects that a question leaves out. Without its subject a question has an answer for every
// subject of its kind, and no filter would tell: the evidence still answers it, and uniqueness looks for the gold value
// of the subject that was meant.
func unnamed(in AskIn, question string) []string {
	var v []string
	words := folded(question)
	for i, a := range in.About {
		if in.Self && a.Subject == in.Asker {
			continue // "I" stands for them
		}
		again := slices.ContainsFunc(in.About[:i], func(b Asked) bool { return b.Subject == a.Subject })
		if !again && !strings.Contains(words, folded(a.Subject)) {
			v = append(v, fmt.Sprintf("the question does not name %q", a.Subject))
		}
	}
	for _, named := range stated(in) {
		if named != "" && !strings.Contains(words, folded(named)) {
			v = append(v, fmt.Sprintf("the question does not say %q", named))
		}
	}
	return v
}

// stated returns what a question has to say word for word next to its subjects.
func stated(in AskIn) []string {
	out := []string{in.Given, in.Case, in.Term}
	for _, c := range in.Clues {
		out = append(out, c.Value)
	}
	if in.When != nil {
		out = append(out, in.When.Words)
		if in.When.Event != nil {
			out = append(out, in.When.Event.Subject)
		}
	}
	return out
}

// checkOptions holds the texts of options to their plans: one each, no two
// alike, each with the values that it is to state and no letter of its own.
func checkOptions(in OptionsIn, out OptionsOut) []string {
	if len(out.Texts) != len(in.Options) {
		return []string{fmt.Sprintf("there are %d texts for %d options", len(out.Texts), len(in.Options))}
	}
	var v []string
	from := sync.OnceValue(func() string { return material(in) })
	for i, text := range out.Texts {
		if strings.TrimSpace(text) == "" || strings.TrimSpace(text) != text {
			v = append(v, fmt.Sprintf("option %d is empty or has blanks around it", i+1))
		}
		if at := slices.IndexFunc(out.Texts[:i], func(s string) bool { return folded(s) == folded(text) }); at >= 0 {
			v = append(v, fmt.Sprintf("options %d and %d are the same", at+1, i+1))
		}
		for _, s := range in.Options[i].Says {
			if !strings.Contains(folded(text), folded(s.Value)) {
				v = append(v, fmt.Sprintf("option %d does not say %q", i+1, s.Value))
			}
		}
		if h, ok := corpus.HoldsPetPhrase(text, in.Avoid); ok {
			v = append(v, fmt.Sprintf("option %d has a phrase to avoid, %q", i+1, h))
		}
		if r, ok := Unseen(text); ok {
			v = append(v, fmt.Sprintf("option %d holds the character %U, which nobody sees", i+1, r))
		}
		for _, m := range Markers(text) {
			v = append(v, fmt.Sprintf("option %d holds the placeholder %q", i+1, m))
		}
		for _, id := range RawIDs(text, from) {
			v = append(v, fmt.Sprintf("option %d holds the id %q", i+1, id))
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
