package report

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"fmt"
	"html/template"
	"strconv"
	"strings"
	"sync"

	"memloom/internal/plot"
)

var (
	//go:embed page.html.tmpl
	pageText string
	//go:embed style.css
	styleText string
)

// page is what the page is made from.
type page struct {
	*Ending
	Title   string
	Facts   []string
	Figures []Figure // with something to draw
	Lacking []Figure // the others
}

// N writes a number at the head of the page.
func (page) N(n int) string { return plot.Thousands(n) }

// Dotted says whether the mark is a dot, of which some are hollow.
func (k Key) Dotted() bool { return k.Mark == keyDot || k.Mark == keyRing || k.Mark == keySquare }

// Count is the number of rows as text.
func (t Table) Count() string { return plot.Thousands(t.Total) }

// Says tells how many rows there are and where they come from.
func (t Table) Says() string {
	if t.Cut() > 0 {
		return fmt.Sprintf("%d of %s, %s", len(t.Rows), many(t.Total, "row"), t.Path)
	}
	return many(t.Total, "row") + ", " + t.Path
}

// templates are those of the page. The style sheet and its digest are part of the text that is parsed, for the page
// allows no style but the one with this digest.
var templates = sync.OnceValues(func() (*template.Template, error) {
	sum := sha256.Sum256([]byte(styleText))
	text := strings.NewReplacer("STYLE-HASH", base64.StdEncoding.EncodeToString(sum[:]), "STYLE-TEXT",
		styleText).Replace(pageText)
	t, err := template.New("report").Parse(text)
	if err != nil {
		return nil, fmt.Errorf("the report's template: %w", err)
	}
	return plot.Define(t)
})

// Page concludes the figures and returns report.html. It is called once, after all corpora.
func (b *Builder) Page(e *Ending) ([]byte, error) {
	t, err := templates()
	if err != nil {
		return nil, err
	}
	p := page{Ending: e, Title: fmt.Sprintf("%s, seed %d", shown(e.Recipe), e.Seed), Facts: b.facts(e)}
	for _, f := range b.Figures(e) {
		if f.Lacks != "" {
			p.Lacking = append(p.Lacking, f)
		} else {
			p.Figures = append(p.Figures, f)
		}
	}
	var out bytes.Buffer
	if err := t.ExecuteTemplate(&out, "page", p); err != nil {
		return nil, fmt.Errorf("writing the report: %w", err)
	}
	return out.Bytes(), nil
}

// facts are what the page says of the run under its title.
func (b *Builder) facts(e *Ending) []string {
	var out []string
	if len(e.Domains) > 0 {
		out = append(out, shown(strings.Join(e.Domains, ", ")))
	}
	out = append(out, "scale "+strconv.FormatFloat(e.Scale, 'g', -1, 64))
	if first, last := b.run.span(); first != 0 {
		out = append(out, long(first)+" to "+long(last))
	}
	if n := len(b.run.corpora); n > 1 {
		out = append(out, many(n, "corpus"))
	}
	if len(e.Models) > 0 {
		out = append(out, "texts and verdicts by "+shown(strings.Join(e.Models, ", ")))
	}
	short := "every quota met"
	if e.Shortfalls > 0 {
		short = many(e.Shortfalls, "quota") + " not met"
	}
	return append(out, short)
}
