package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"memloom/internal/corpus"
	"memloom/internal/table"
	"memloom/pipeline"
)

// previewName is the file of a preview's text in its folder.
var previewName = filepath.Join(".run", "preview.txt")

// excerpt is how many messages the summary of a preview has.
const excerpt = 6

// tellPreview writes the text of a preview into its folder, and prints a summary of it; the text itself where it is asked for.
func (a *app) tellPreview(dir string, p *pipeline.Preview, f previewFlags, spent string) error {
	var text bytes.Buffer
	a.onto(&text).previewText(dir, p)
	path := filepath.Join(dir, previewName)
	if err := os.WriteFile(path, text.Bytes(), 0o644); err != nil {
		return fmt.Errorf("writing the preview: %w", err)
	}
	if f.full {
		a.previewText(dir, p)
	} else if err := a.previewSummary(dir, p); err != nil {
		return err
	}
	a.previewShort(p, f.drafts)
	fmt.Fprintf(a.out, "%d group days written, %s to %s of all groups and those that %d drafts need", p.Passages, p.From, p.To, len(p.Items))
	if spent != "" {
		fmt.Fprintf(a.out, ", for %s", spent)
	}
	if !f.full {
		fmt.Fprintf(a.out, "\n%s has the week day by day and the drafts with their evidence, %d lines; --full prints them", path, bytes.Count(text.Bytes(), []byte("\n")))
	}
	_, err := fmt.Fprintf(a.out, "\n%s makes the corpus, and pays for none of it again\n", command("resume", dir))
	return err
}

// onto is the program that prints to another writer, which is no terminal.
func (a *app) onto(w io.Writer) *app {
	out := *a
	out.out, out.columns = w, nil
	return &out
}

// eachOfWeek calls do for the messages of the week, group by group, and says which begin a day.
func eachOfWeek(p *pipeline.Preview, do func(m corpus.Message, begins bool)) {
	for _, g := range p.Corpus.Groups {
		day := corpus.Date(0)
		for _, m := range p.Corpus.Messages {
			if at := m.At.Date(); m.GroupID == g.ID && at >= p.From && at <= p.To {
				do(m, at != day)
				day = at
			}
		}
	}
}

// previewText prints the week day by day, then the drafts with their evidence.
func (a *app) previewText(dir string, p *pipeline.Preview) {
	r := newReading(p.Corpus, &showing{app: a, dir: dir})
	eachOfWeek(p, func(m corpus.Message, begins bool) {
		if begins {
			r.previewDay(m)
		}
		r.line(m, "")
	})
	fmt.Fprintf(a.out, "\nDrafts, which no filter has judged\n")
	for _, it := range p.Items {
		fmt.Fprintln(a.out)
		r.sheet(it)
	}
	fmt.Fprintln(a.out)
}

// previewDay prints the heading of a group's day.
func (r *reading) previewDay(m corpus.Message) {
	fmt.Fprintf(r.out, "\n%s, %s %s\n\n", r.place(m.GroupID), m.At.Date().Weekday(), m.At.Date())
}

// previewSummary prints the first messages of the week, and a draft of each family.
func (a *app) previewSummary(dir string, p *pipeline.Preview) error {
	r := newReading(p.Corpus, &showing{app: a, dir: dir})
	n := 0
	eachOfWeek(p, func(m corpus.Message, begins bool) {
		if n == 0 {
			r.previewDay(m)
		}
		if n < excerpt {
			r.line(m, "")
		}
		n++
	})
	if n > excerpt {
		fmt.Fprintf(a.out, "\nand %d further messages of the week, in %s\n", n-excerpt, countOf(len(p.Corpus.Groups), "group"))
	}
	fmt.Fprintf(a.out, "\nDrafts, which no filter has judged\n\n")
	of := map[string]int{}
	for _, it := range p.Items {
		of[it.Family]++
	}
	rows := table.New(table.Words("family"), table.Numbers("drafts"), table.Sentences("the first"))
	for _, it := range p.Items {
		if of[it.Family] > 0 {
			rows.Row(it.Family, fmt.Sprint(of[it.Family]), oneLine(it.Question+" → "+it.Answer))
			of[it.Family] = 0
		}
	}
	err := a.table(rows)
	fmt.Fprintln(a.out)
	return err
}

// previewShort says of which families there are fewer drafts than were asked for, and how many could not be worded.
func (a *app) previewShort(p *pipeline.Preview, n int) {
	of := map[string]int{}
	var families []string
	for _, it := range p.Items {
		if of[it.Family]++; of[it.Family] == 1 {
			families = append(families, it.Family)
		}
	}
	for _, family := range families {
		if of[family] < n {
			fmt.Fprintf(a.out, "%s: %d of %d; others rest on days that are not written here\n", family, of[family], n)
		}
	}
	if p.Unworded > 0 {
		fmt.Fprintf(a.out, "%s could not be worded\n", countOf(p.Unworded, "draft"))
	}
}
