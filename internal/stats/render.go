package stats

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/measure"
	"memloom/internal/table"
)

// Printer prints a report for people.
type Printer struct {
	*measure.Report
	Width int // of a line, in columns; 0 is table.Width
}

// sheet collects what is printed.
type sheet struct {
	strings.Builder
	width int // of a line
}

// sheet begins with a line that says which corpus it is.
func (r Printer) sheet() *sheet {
	b := &sheet{width: cmp.Or(r.Width, table.Width)}
	fmt.Fprintf(b, "recipe %s, scale %s, seed %d\n", r.Recipe, measure.Number(r.Scale), r.Seed)
	return b
}

// table writes a table, indented below its heading.
func (b *sheet) table(t *table.Table) {
	t.Indent = "  "
	_ = t.Write(b, b.width) // a strings.Builder takes everything
}

// note writes a paragraph with an indent.
func (b *sheet) note(indent, text string) {
	fmt.Fprintf(b, "%s%s\n", indent, table.Paragraph(text, indent, min(b.width, table.Width)))
}

// Text writes all sections: a heading a section, aligned columns below it.
func (r Printer) Text(w io.Writer) error {
	b := r.sheet()
	for i := range r.Sections {
		b.section(&r.Sections[i])
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// Section writes one section; ok is false where there is none of that name.
func (r Printer) Section(w io.Writer, name string) (ok bool, err error) {
	i := slices.IndexFunc(r.Sections, func(s measure.Section) bool {
		return strings.EqualFold(name, s.Name) || strings.EqualFold(name, short(s.Name))
	})
	if i < 0 {
		return false, nil
	}
	b := &sheet{width: r.sheet().width}
	b.section(&r.Sections[i])
	_, err = io.WriteString(w, strings.TrimPrefix(b.String(), "\n"))
	return true, err
}

// Names lists the sections, each by its first word, in their order.
func (r Printer) Names() []string {
	var out []string
	for _, s := range r.Sections {
		out = append(out, short(s.Name))
	}
	return out
}

// short is the first word of a section's name.
func short(name string) string {
	word, _, _ := strings.Cut(name, " ")
	return strings.TrimSuffix(word, ",")
}

func (b *sheet) section(s *measure.Section) {
	fmt.Fprintf(b, "\n%s\n", strings.ToUpper(s.Name))
	if len(s.Absent) > 0 {
		fmt.Fprintf(b, "  not here: %s absent\n", strings.Join(s.Absent, ", "))
		return
	}
	for _, n := range s.Notes {
		b.note("  ", n)
	}
	b.figures(s.Figures)
	b.samples(s.Samples)
	for _, d := range s.Distributions {
		b.distribution(d)
	}
	for _, c := range s.Contrasts {
		b.contrast(c)
	}
	for _, m := range s.Matrices {
		b.matrix(m)
	}
}

// figures writes the figures; where some have an interval, it is a column of its own.
func (b *sheet) figures(list []measure.Figure) {
	t := figureTable()
	between := slices.IndexFunc(list, func(f measure.Figure) bool { return f.Interval != nil })
	if between >= 0 {
		name := fmt.Sprintf("%.0f %%", 100*list[between].Interval.Confidence)
		t = table.New(table.Words("figure"), table.Numbers("is", name), table.Sentences("compared with"))
	}
	for _, f := range list {
		row := []string{f.Name, f.Unit.Format(f.Value), measure.Compared(f.Unit, f.Value, f.References, f.Aim)}
		if f.Note != "" {
			row[2] = strings.TrimSpace(row[2] + " " + strconv.Quote(f.Note))
		}
		if between >= 0 {
			interval := ""
			if i := f.Interval; i != nil {
				interval = f.Unit.Span(i.Low, i.High)
			}
			row = slices.Insert(row, 2, interval)
		}
		t.Row(row...)
	}
	b.table(t)
}

// figureTable is a table of figures: name, value, and what the value is compared with.
func figureTable() *table.Table {
	t := table.New(table.Words("figure"), table.Numbers("is"), table.Sentences("compared with"))
	t.Bare = true
	return t
}

func (b *sheet) samples(list []measure.Sample) {
	if len(list) == 0 {
		return
	}
	t := table.New(table.Words(""), table.Numbers("n", "mean", "min", "10 %", "25 %", "50 %", "75 %", "90 %", "max"),
		table.Sentences(""))
	for _, x := range list {
		row := []string{x.Title(), strconv.Itoa(x.N)}
		if x.N > 0 {
			row = append(row, mean(x))
			for _, v := range []float64{x.Min, x.P10, x.P25, x.Median, x.P75, x.P90, x.Max} {
				row = append(row, measure.Number(v))
			}
			row = append(row, measure.Compared(measure.Count, x.Mean, x.References, x.Aim))
		}
		t.Row(row...)
	}
	b.WriteByte('\n')
	b.table(t)
}

func mean(x measure.Sample) string { return strconv.FormatFloat(x.Mean, 'f', 1, 64) }

func (b *sheet) distribution(d measure.Distribution) {
	t := table.New(table.Words(d.Name), table.Numbers(d.Of, "share"), table.Numbers(d.Sources...))
	for _, c := range d.Cells {
		row := []string{"  " + c.Value, strconv.Itoa(c.Count), measure.Share.Format(c.Share)}
		for _, r := range c.References {
			if r == nil {
				row = append(row, "–")
			} else {
				row = append(row, measure.Share.Reference(*r))
			}
		}
		t.Row(row...)
	}
	b.WriteByte('\n')
	if len(d.Cells) == 0 {
		t.Heading("    none")
	}
	b.table(t)
	if d.Test != nil {
		b.note("    ", tested(d.Test))
	}
}

// tested says what a test came to.
func tested(t *measure.Test) string {
	if t.Untested() {
		return fmt.Sprintf("against %s: %s (n = %d)", t.Against, t.Method, t.N)
	}
	if t.Dealt {
		return fmt.Sprintf("against %s: as near as n = %d allows", t.Against, t.N)
	}
	p := "p < 0.001"
	if t.P >= 0.001 {
		p = fmt.Sprintf("p = %.3f", t.P)
	}
	if t.Exact() {
		p = "exact " + p
	}
	verdict := "within sampling error"
	if !t.Within {
		verdict = "beyond sampling error"
	}
	return fmt.Sprintf("against %s: χ² = %.2f, %d df, n = %d, %s, α = %g: %s", t.Against, t.Statistic, t.DF,
		t.N, p, t.Alpha, verdict)
}

func (b *sheet) contrast(c measure.Contrast) {
	m := measure.Matrix{Name: c.Name, Columns: c.Kinds, Rows: []measure.Row{{Name: "people", Counts: c.People}}}
	t := counted(m)
	for _, x := range c.Traits {
		row := []string{"  " + x.Name}
		for _, v := range x.Shares {
			row = append(row, measure.Share.Format(v))
		}
		t.Row(row...)
	}
	b.WriteByte('\n')
	b.table(t)
}

func (b *sheet) matrix(m measure.Matrix) {
	rest := 0
	if m.Most > 0 && len(m.Rows) > m.Most {
		rest, m.Rows = len(m.Rows)-m.Most, m.Rows[:m.Most]
	}
	t := counted(m)
	if rest > 0 {
		t.Heading(fmt.Sprintf("  … and %d more", rest))
	}
	b.WriteByte('\n')
	b.table(t)
}

// counted is a matrix as a table.
func counted(m measure.Matrix) *table.Table {
	t := table.New(table.Words(m.Name), table.Numbers(m.Columns...))
	for _, r := range m.Rows {
		row := []string{"  " + r.Name}
		for _, n := range r.Counts {
			row = append(row, strconv.Itoa(n))
		}
		t.Row(row...)
	}
	return t
}
