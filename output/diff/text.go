package diff

import (
	_ "embed"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/template"
)

//go:embed text.tmpl
var plainText string

const (
	listed = 10 // rows of a kind that a text lists; JSON has them all
	cut    = 60 // code points of a value that it shows
)

// Text writes the report for people: what differs, with examples, or with brief the counts alone.
func (r *Report) Text(w io.Writer, brief bool) error {
	t, err := template.New("diff").Funcs(template.FuncMap{
		"differences": differences, "shown": shown, "listed": func() int { return listed },
		"brief": func() bool { return brief },
		"first": func(list []Entry) []Entry { return list[:min(listed, len(list))] },
		"ids":   func(e Entry) string { return strings.Join(ids(&e), " → ") },
		"more":  func(n int) int { return max(0, n-listed) },
		"titled": func(title string, of any) map[string]any {
			return map[string]any{"Title": title, "Of": of, "Brief": brief}
		},
	}).Parse(plainText)
	if err != nil {
		return err
	}
	return t.Execute(w, r)
}

func differences(n int) string {
	switch n {
	case 0:
		return "the same"
	case 1:
		return "1 difference"
	}
	return fmt.Sprintf("%d differences", n)
}

// ids are the ids of an entry, once where both are the same.
func ids(e *Entry) []string {
	both := slices.DeleteFunc([]string{e.OldID, e.NewID}, func(id string) bool { return id == "" })
	return slices.Compact(both)
}

// shown is a value in one line, shortened.
func shown(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if s == "" {
		return "–"
	}
	if r := []rune(s); len(r) > cut {
		return string(r[:cut]) + "…"
	}
	return s
}
