package diff

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"html/template"
	"io"
	"strings"

	"memloom/internal/safetext"
)

//go:embed page.html.tmpl
var pageText string

//go:embed style.css
var style string

// pageRows is how many rows of a kind the page lists.
const pageRows = 200

// styled puts the styles, and the digest by which a browser knows them, into the page.
func styled(page string) string {
	sum := sha256.Sum256([]byte(style))
	return strings.NewReplacer("STYLESHEET", style, "STYLE", base64.StdEncoding.EncodeToString(sum[:])).Replace(page)
}

// titledSide is a side with its title.
type titledSide struct {
	Title string
	Side
}

// Sides are both corpora for the page.
func (r *Report) Sides() []titledSide { return []titledSide{{"old", r.Old}, {"new", r.New}} }

// HTML writes the report as one page without script or network. Equal reports give equal bytes.
func (r *Report) HTML(w io.Writer) error {
	t, err := template.New("diff").Funcs(template.FuncMap{
		"line": func(s string) string { return safetext.Lines(s) },
		"ids":  func(e Entry) []string { return ids(&e) },
		"first": func(list []Entry) []Entry {
			return list[:min(pageRows, len(list))]
		},
		"more":        func(list []Entry) int { return max(0, len(list)-pageRows) },
		"differences": differences,
		"titled": func(title string, of any) map[string]any {
			return map[string]any{"Title": title, "Of": of}
		},
	}).Parse(styled(pageText))
	if err != nil {
		return err
	}
	return t.Execute(w, r)
}
