package stats

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/table"
)

// sheet collects what is written for people.
type sheet struct {
	strings.Builder
	width int // of a line
}

// sheet begins with a line that says which corpus it is.
func (r *Report) sheet() *sheet {
	b := &sheet{width: cmp.Or(r.Width, table.Width)}
	fmt.Fprintf(b, "recipe %s, scale %s, seed %d\n", r.Recipe, number(r.Scale), r.Seed)
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

// Text writes all sections for people: a heading a section, aligned columns below it.
func (r *Report) Text(w io.Writer) error {
	b := r.sheet()
	for i := range r.Sections {
		r.Sections[i].text(b)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func (s *Section) text(b *sheet) {
	fmt.Fprintf(b, "\n%s\n", strings.ToUpper(s.Name))
	if len(s.Absent) > 0 {
		fmt.Fprintf(b, "  not here: %s absent\n", strings.Join(s.Absent, ", "))
		return
	}
	for _, n := range s.Notes {
		b.note("  ", n)
	}
	s.figures(b)
	s.samples(b)
	for i := range s.Distributions {
		s.Distributions[i].text(b)
	}
	for i := range s.Contrasts {
		s.Contrasts[i].text(b)
	}
	for i := range s.Matrices {
		s.Matrices[i].text(b)
	}
}

// figures writes the figures; where some have an interval, it is a column of its own.
func (s *Section) figures(b *sheet) {
	t := figureTable()
	between := -1 // the figure that names the confidence
	for i, f := range s.Figures {
		if f.Interval != nil {
			between = i
		}
	}
	if between >= 0 {
		name := fmt.Sprintf("%.0f %%", 100*s.Figures[between].Interval.Confidence)
		t = table.New(table.Words("figure"), table.Numbers("is", name), table.Sentences("compared with"))
	}
	for _, f := range s.Figures {
		row := f.row()
		if f.Note != "" {
			row[2] = strings.TrimSpace(row[2] + " " + strconv.Quote(f.Note))
		}
		if between >= 0 {
			row = slices.Insert(row, 2, f.interval())
		}
		t.Row(row...)
	}
	b.table(t)
}

// interval is the interval of a figure, "" where it has none.
func (f *Figure) interval() string {
	if f.Interval == nil {
		return ""
	}
	return strings.TrimSuffix(f.Unit.format(f.Interval.Low), " %") + "–" + f.Unit.format(f.Interval.High)
}

// figureTable is a table of figures: name, value, and what the value is compared with.
func figureTable() *table.Table {
	t := table.New(table.Words("figure"), table.Numbers("is"), table.Sentences("compared with"))
	t.Bare = true
	return t
}

// row is a figure in columns: name, value, what it is compared with.
func (f *Figure) row() []string {
	return []string{f.Name, f.Unit.format(f.Value), beside(f.Unit, f.Value, f.References, f.Aim)}
}

func (s *Section) samples(b *sheet) {
	if len(s.Samples) == 0 {
		return
	}
	t := table.New(table.Words(""), table.Numbers("n", "mean", "min", "10 %", "25 %", "50 %", "75 %", "90 %", "max"),
		table.Sentences(""))
	for _, x := range s.Samples {
		row := []string{x.title(), strconv.Itoa(x.N)}
		if x.N > 0 {
			row = append(row, strconv.FormatFloat(x.Mean, 'f', 1, 64))
			for _, v := range []float64{x.Min, x.P10, x.P25, x.Median, x.P75, x.P90, x.Max} {
				row = append(row, number(v))
			}
			row = append(row, beside(Count, x.Mean, x.References, x.Aim))
		}
		t.Row(row...)
	}
	b.WriteByte('\n')
	b.table(t)
}

// title is the name with the unit, unless the name has it.
func (x *Sample) title() string {
	if strings.Contains(x.Name, x.Of) {
		return x.Name
	}
	return x.Name + ", " + x.Of
}

func (d *Distribution) text(b *sheet) {
	t := table.New(table.Words(d.Name), table.Numbers(d.Of, "share"), table.Numbers(d.Sources...))
	for _, c := range d.Cells {
		row := []string{"  " + c.Value, strconv.Itoa(c.Count), Share.format(c.Share)}
		for _, r := range c.References {
			if r == nil {
				row = append(row, "–")
			} else {
				row = append(row, r.format(Share))
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
		b.note("    ", d.Test.text())
	}
}

func (t *Test) text() string {
	if t.Method == methodNone {
		return fmt.Sprintf("against %s: %s (n = %d)", t.Against, t.Method, t.N)
	}
	if t.Dealt {
		return fmt.Sprintf("against %s: as near as n = %d allows", t.Against, t.N)
	}
	p := "p < 0.001"
	if t.P >= 0.001 {
		p = fmt.Sprintf("p = %.3f", t.P)
	}
	if t.Method == methodExact {
		p = "exact " + p
	}
	verdict := "within sampling error"
	if !t.Within {
		verdict = "beyond sampling error"
	}
	return fmt.Sprintf("against %s: χ² = %.2f, %d df, n = %d, %s, α = %g: %s", t.Against, t.Statistic, t.DF,
		t.N, p, t.Alpha, verdict)
}

func (c *Contrast) text(b *sheet) {
	t := table.New(table.Words(c.Name), table.Numbers(c.Kinds...))
	people := []string{"  people"}
	for _, n := range c.People {
		people = append(people, strconv.Itoa(n))
	}
	t.Row(people...)
	for _, x := range c.Traits {
		row := []string{"  " + x.Name}
		for _, v := range x.Shares {
			row = append(row, Share.format(v))
		}
		t.Row(row...)
	}
	b.WriteByte('\n')
	b.table(t)
}

func (m *Matrix) text(b *sheet) {
	t := table.New(table.Words(m.Name), table.Numbers(m.Columns...))
	shown := m.Rows
	if m.Most > 0 {
		shown = shown[:min(len(shown), m.Most)]
	}
	for _, r := range shown {
		row := []string{"  " + r.Name}
		for _, n := range r.Counts {
			row = append(row, strconv.Itoa(n))
		}
		t.Row(row...)
	}
	if rest := len(m.Rows) - len(shown); rest > 0 {
		t.Heading(fmt.Sprintf("  … and %d more", rest))
	}
	b.WriteByte('\n')
	b.table(t)
}

// beside lists references of a value in one cell, and an aim behind them: 41.5
// (EverMemBench), at least 5 (recipe), aim at most 0.5 %: missed.
func beside(u Unit, v float64, refs []Reference, aim *Aim) string {
	var parts []string
	for _, r := range refs {
		parts = append(parts, r.format(u)+" ("+r.Source+")")
	}
	if aim != nil {
		parts = append(parts, aim.format(u, v))
	}
	return strings.Join(parts, ", ")
}

// format says whether a value misses the aim, and with more digits where those shown would say that it does not. A text
// that is too short misses nothing: the aim is of longer ones.
func (a *Aim) format(u Unit, v float64) string {
	bounds := Reference{Low: a.Low, High: a.High}
	text := "aim " + bounds.format(u)
	switch {
	case a.Short:
		return text + " in a long text"
	case a.Met:
		return text
	}
	for _, bound := range []*float64{a.Low, a.High} {
		if bound != nil && u.format(*bound) == u.format(v) {
			return text + ": missed by " + strconv.FormatFloat(math.Abs(v-*bound), 'g', 1, 64)
		}
	}
	return text + ": missed"
}

func (r *Reference) format(u Unit) string {
	switch {
	case r.Low == nil:
		return "at most " + u.format(*r.High)
	case r.High == nil:
		return "at least " + u.format(*r.Low)
	case *r.Low == *r.High:
		return u.format(*r.Low)
	}
	return strings.TrimSuffix(u.format(*r.Low), " %") + "–" + u.format(*r.High)
}

// format writes a number as its unit has it.
func (u Unit) format(v float64) string {
	switch {
	case u == Share && v > 0 && v < 0.001:
		return strconv.FormatFloat(v*100, 'f', 2, 64) + " %"
	case u == Share:
		return strconv.FormatFloat(v*100, 'f', 1, 64) + " %"
	case u == Ratio:
		return strconv.FormatFloat(v, 'f', 2, 64)
	}
	return number(v)
}

// number writes a whole number whole and others with up to two decimals.
func number(v float64) string {
	return strconv.FormatFloat(math.Round(v*100)/100, 'f', -1, 64)
}
