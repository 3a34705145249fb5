package stats

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/measure"
	"memloom/internal/table"
)

// mostMisses is how many figures off their target the page lists.
const mostMisses = 5

// Page writes the first page: sizes, people, prose, items and filters, and what is off its target. It has fewer than 60
// lines for one corpus, and up to 23 more where there are several.
func (r Printer) Page(w io.Writer) error {
	b := r.sheet()
	for _, heading := range []string{"sizes", "people", "prose"} {
		t := figureTable()
		for i := range r.Sections {
			for _, l := range lines(&r.Sections[i]) {
				if l.page == heading {
					t.Row(l.name, l.value, l.compared)
				}
			}
		}
		if t.Len() > 0 {
			fmt.Fprintf(b, "\n%s\n", strings.ToUpper(heading))
			b.table(t)
		}
	}
	if s := r.section("corpora"); len(s.Matrices) > 0 {
		b.matrix(s.Matrices[0])
	}
	r.drafts(b)
	r.filters(b)
	r.misses(b)
	_, err := io.WriteString(w, b.String())
	return err
}

// Brief writes the little that says whether a corpus is as it should be: what became of its drafts, and what is off its
// target.
func (r Printer) Brief(w io.Writer) error {
	b := r.sheet()
	r.drafts(b)
	r.misses(b)
	_, err := io.WriteString(w, b.String())
	return err
}

func (r Printer) section(name string) *measure.Section {
	if i := slices.IndexFunc(r.Sections, func(s measure.Section) bool { return s.Name == name }); i >= 0 {
		return &r.Sections[i]
	}
	return &measure.Section{}
}

// line is a figure, or the mean of a sample, as the page has it.
type line struct {
	name, value, compared string
	page                  string // the part of the page that shows it
	off                   bool   // it is off its target
}

// lines are those of a section.
func lines(s *measure.Section) []line {
	var out []line
	for _, f := range s.Figures {
		out = append(out, line{cmp.Or(f.Brief, f.Name), f.Unit.Format(f.Value), measure.Compared(f.Unit, f.Value,
			f.References, f.Aim),
			f.Page, missed(f.Value, f.References, f.Interval) || off(f.Aim)})
	}
	for _, x := range s.Samples {
		if x.N > 0 {
			out = append(out, line{x.Title() + ", mean", mean(x), measure.Compared(measure.Count, x.Mean, x.References, x.Aim),
				x.Page,
				missed(x.Mean, x.References, nil) || off(x.Aim)})
		}
	}
	return out
}

// drafts sums over the families what became of drafts.
func (r Printer) drafts(b *sheet) {
	for _, m := range r.section("yields").Matrices {
		if m.Name == "drafts" {
			var parts []string
			for i, n := range sums(m) {
				parts = append(parts, fmt.Sprintf("%d %s", n, m.Columns[i]))
			}
			fmt.Fprintf(b, "\nITEMS\n  %s\n", strings.Join(parts, ", "))
		}
	}
}

// filters sums over the families what each filter let fall.
func (r Printer) filters(b *sheet) {
	if s := r.section("yields"); len(s.Matrices) == 3 {
		judged, fell := sums(s.Matrices[1]), sums(s.Matrices[2])
		t := table.New(table.Words("filter"), table.Numbers("judged", "rejected or undetermined"))
		for i, name := range s.Matrices[1].Columns {
			t.Row(name, strconv.Itoa(judged[i]), strconv.Itoa(fell[i]))
		}
		fmt.Fprint(b, "\nFILTERS\n")
		b.table(t)
	}
}

func sums(m measure.Matrix) []int {
	out := make([]int, len(m.Columns))
	for _, r := range m.Rows {
		for i, n := range r.Counts {
			out[i] += n
		}
	}
	return out
}

// misses lists what is off its target: an aim that is missed, a recipe's size or rate that is missed by more than
// chance or a tenth, shares that differ from the published ones by more than chance.
func (r Printer) misses(b *sheet) {
	var rows [][]string
	for i := range r.Sections {
		s := &r.Sections[i]
		for _, l := range lines(s) {
			if l.off {
				rows = append(rows, []string{l.name, short(s.Name), l.value, l.compared})
			}
		}
		for _, d := range s.Distributions {
			if t := d.Test; t != nil && !t.Untested() && !t.Within && !t.Dealt {
				rows = append(rows, []string{"shares by " + d.Name, short(s.Name), "different", "those of " + t.Against})
			}
		}
	}
	fmt.Fprint(b, "\nOFF TARGET\n")
	if len(rows) == 0 {
		fmt.Fprint(b, "  nothing\n")
		return
	}
	t := table.New(table.Words("figure", "section"), table.Numbers("is"), table.Sentences("should be"))
	for _, row := range rows[:min(len(rows), mostMisses)] {
		t.Row(row...)
	}
	b.table(t)
	if rest := len(rows) - mostMisses; rest > 0 {
		fmt.Fprintf(b, "  and %d more, in the sections\n", rest)
	}
}

// off says whether a corpus that is long enough misses an aim. A nil Aim is never missed.
func off(a *measure.Aim) bool { return a != nil && !a.Met && !a.Short }

// missed says whether a value is off a bound of docs/validity.md, or off what the recipe asks for: outside its
// interval, or by more than a tenth where there is none.
func missed(v float64, refs []measure.Reference, in *measure.Interval) bool {
	if bounded := measure.Misses(v, refs); bounded != nil && *bounded {
		return true
	}
	for _, r := range refs {
		if r.Source != "recipe" || r.Low == nil || r.High == nil {
			continue
		}
		if in != nil {
			return *r.Low < in.Low || *r.High > in.High
		}
		return math.Abs(v-*r.Low) > 0.1**r.Low
	}
	return false
}
