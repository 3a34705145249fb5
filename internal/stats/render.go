package stats

import (
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"memloom/internal/fold"
)

// Text writes all sections for people: a heading a section, aligned columns
// below it. Requirement numbers stand in a column of their own at the end.
func (r *Report) Text(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "recipe %s, scale %s, seed %d\n", r.Recipe, number(r.Scale), r.Seed)
	for i := range r.Sections {
		r.Sections[i].text(&b)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func (s *Section) text(b *strings.Builder) {
	fmt.Fprintf(b, "\n%s\n", strings.ToUpper(s.Name))
	if len(s.Absent) > 0 {
		fmt.Fprintf(b, "  not here: %s absent\n", strings.Join(s.Absent, ", "))
		return
	}
	for _, n := range s.Notes {
		fmt.Fprintf(b, "  %s\n", strings.Join(fold.Text(n, fold.Width-2), "\n  "))
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

func (s *Section) figures(b *strings.Builder) {
	var rows [][]string
	for _, f := range s.Figures {
		row := f.row()
		if i := f.Interval; i != nil {
			row[2] = strings.TrimSuffix(fmt.Sprintf("%s to %s at %.0f %%, %s",
				strings.TrimSuffix(f.Unit.format(i.Low), " %"), f.Unit.format(i.High), 100*i.Confidence, row[2]), ", ")
		}
		if f.Note != "" {
			row[2] = strings.TrimSpace(row[2] + " " + strconv.Quote(f.Note))
		}
		rows = append(rows, row)
	}
	align(b, 2, rows)
}

// row is a figure in columns: name, value, what stands beside it, requirement numbers.
func (f *Figure) row() []string {
	return []string{f.Name, f.Unit.format(f.Value), beside(f.Unit, f.Value, f.References, f.Aim),
		codes(sourcesOf(f.References)...)}
}

func (s *Section) samples(b *strings.Builder) {
	if len(s.Samples) == 0 {
		return
	}
	rows := [][]string{{"", "n", "mean", "min", "10 %", "25 %", "50 %", "75 %", "90 %", "max", "", ""}}
	for _, x := range s.Samples {
		row := []string{x.title(), strconv.Itoa(x.N)}
		if x.N == 0 {
			rows = append(rows, append(row, "", "", "", "", "", "", "", "", "", ""))
			continue
		}
		row = append(row, strconv.FormatFloat(x.Mean, 'f', 1, 64))
		for _, v := range []float64{x.Min, x.P10, x.P25, x.Median, x.P75, x.P90, x.Max} {
			row = append(row, number(v))
		}
		rows = append(rows, append(row, beside(Count, x.Mean, x.References, x.Aim), codes(sourcesOf(x.References)...)))
	}
	b.WriteByte('\n')
	align(b, 2, rows)
}

// title is the name with the unit, unless the name has it.
func (x *Sample) title() string {
	if strings.Contains(x.Name, x.Of) {
		return x.Name
	}
	return x.Name + ", " + x.Of
}

func (d *Distribution) text(b *strings.Builder) {
	head := []string{d.Name, d.Of, "share"}
	for _, source := range d.Sources {
		head = append(head, sourceName(source))
	}
	rows := [][]string{append(head, codes(d.Sources...))}
	for _, c := range d.Cells {
		row := []string{"  " + c.Value, strconv.Itoa(c.Count), Share.format(c.Share)}
		for _, r := range c.References {
			if r == nil {
				row = append(row, "–")
			} else {
				row = append(row, r.format(Share))
			}
		}
		rows = append(rows, row)
	}
	b.WriteByte('\n')
	align(b, 1, rows)
	if len(d.Cells) == 0 {
		b.WriteString("    none\n")
	}
	if d.Test != nil {
		fmt.Fprintf(b, "    %s\n", strings.Join(fold.Text(d.Test.text(), fold.Width-4), "\n    "))
	}
}

func (t *Test) text() string {
	if t.Method == methodNone {
		return fmt.Sprintf("against %s: %s (n = %d)", sourceName(t.Against), t.Method, t.N)
	}
	if t.Dealt {
		return fmt.Sprintf("against %s: exact, n = %d comes no nearer", sourceName(t.Against), t.N)
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
	return fmt.Sprintf("against %s: χ² = %.2f, %d df, n = %d, %s, α = %g: %s", sourceName(t.Against), t.Statistic, t.DF,
		t.N, p, t.Alpha, verdict)
}

func (c *Contrast) text(b *strings.Builder) {
	rows := [][]string{append([]string{c.Name}, c.Kinds...)}
	people := []string{"  people"}
	for _, n := range c.People {
		people = append(people, strconv.Itoa(n))
	}
	rows = append(rows, people)
	for _, t := range c.Traits {
		row := []string{"  " + t.Name}
		for _, v := range t.Shares {
			row = append(row, Share.format(v))
		}
		rows = append(rows, row)
	}
	b.WriteByte('\n')
	align(b, 0, rows)
}

func (m *Matrix) text(b *strings.Builder) {
	rows := [][]string{append([]string{m.Name}, m.Columns...)}
	shown := m.Rows
	if m.Most > 0 {
		shown = shown[:min(len(shown), m.Most)]
	}
	for _, r := range shown {
		row := []string{"  " + r.Name}
		for _, n := range r.Counts {
			row = append(row, strconv.Itoa(n))
		}
		rows = append(rows, row)
	}
	b.WriteByte('\n')
	align(b, 0, rows)
	if rest := len(m.Rows) - len(shown); rest > 0 {
		fmt.Fprintf(b, "    … and %d more\n", rest)
	}
}

// beside lists references of a value in one cell, and an aim behind them: 41.5
// (EverMemBench), at least 5 (recipe), aim at most 0.5 %: missed.
func beside(u Unit, v float64, refs []Reference, aim *Aim) string {
	var parts []string
	for _, r := range refs {
		parts = append(parts, r.format(u)+" ("+sourceName(r.Source)+")")
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
