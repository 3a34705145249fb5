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

// mostMisses is how many figures off their target the page lists.
const mostMisses = 5

// brief are shorter names for the page.
var brief = map[string]string{
	"messages of 8 words or more that share 8 in a row with another": "messages that share 8 words in a row",
	"messages over 6 words that repeat an earlier one":               "messages that repeat an earlier one",
	"messages with the commonest sentence of 6 words or more":        "messages with the commonest sentence",
}

// page is what the first page shows: under a heading, figures and samples of sections.
var page = []struct {
	heading string
	of      map[string][]string // section → names
	order   []string            // of the sections
}{
	{"sizes", map[string][]string{
		conversationsSection: {figureTalkUsers, figureTalks}, usersSection: {figureHistories, figureSessions, figureSets}, "graph": {"projects"}, "calendar": {"workdays"}, "tasks": {"tasks"},
		"messages": {"messages", "a group and workday"}, "facts": {"facts"}, "length": {"tokens of all messages"},
		"evidence": {"accepted items", "evidence of an item"},
	}, []string{conversationsSection, usersSection, "graph", "calendar", "tasks", "facts", "messages", "length", "evidence"}},
	{"people", map[string][]string{
		"people": {"people", "roles"}, "messages": {"a person", "inequality of messages a person (Gini)"},
	}, []string{"people", "messages"}},
	{"prose", map[string][]string{
		"length": {"length"}, "replies": {"messages that reply"},
		"prose": {"distinct-2", "distinct-4", "messages of 8 words or more that share 8 in a row with another",
			"messages over 6 words that repeat an earlier one"},
	}, []string{"length", "replies", "prose"}},
}

// Page writes the first page: sizes, people, prose, items and filters, and what is off its target. It has fewer than 60
// lines for one corpus, and up to 23 more where there are several.
func (r *Report) Page(w io.Writer) error {
	b := r.sheet()
	for _, part := range page {
		t := figureTable()
		for _, section := range part.order {
			for _, row := range r.section(section).rows(part.of[section]) {
				t.Row(row...)
			}
		}
		if t.Len() > 0 {
			fmt.Fprintf(b, "\n%s\n", strings.ToUpper(part.heading))
			b.table(t)
		}
	}
	if s := r.section(corporaSection); len(s.Matrices) > 0 {
		s.Matrices[0].text(b)
	}
	r.judging(b)
	r.misses(b)
	_, err := io.WriteString(w, b.String())
	return err
}

// Brief writes the little that says whether a corpus is as it should be: what became of its drafts, and what is off its
// target.
func (r *Report) Brief(w io.Writer) error {
	b := r.sheet()
	r.drafts(b)
	r.misses(b)
	_, err := io.WriteString(w, b.String())
	return err
}

// Names lists the sections, each by its first word, in their order.
func (r *Report) Names() []string {
	var out []string
	for _, s := range r.Sections {
		out = append(out, s.short())
	}
	return out
}

// Section writes one section; ok is false where there is none of that name.
func (r *Report) Section(w io.Writer, name string) (ok bool, err error) {
	i := slices.IndexFunc(r.Sections, func(s Section) bool {
		return strings.EqualFold(name, s.Name) || strings.EqualFold(name, s.short())
	})
	if i < 0 {
		return false, nil
	}
	b := &sheet{width: r.sheet().width}
	r.Sections[i].text(b)
	_, err = io.WriteString(w, strings.TrimPrefix(b.String(), "\n"))
	return true, err
}

func (s *Section) short() string {
	word, _, _ := strings.Cut(s.Name, " ")
	return strings.TrimSuffix(word, ",")
}

func (r *Report) section(name string) *Section {
	if i := slices.IndexFunc(r.Sections, func(s Section) bool { return s.Name == name }); i >= 0 {
		return &r.Sections[i]
	}
	return &Section{}
}

// rows are the lines of figures, and of the means of samples, by their names.
func (s *Section) rows(names []string) [][]string {
	var out [][]string
	for _, name := range names {
		for _, f := range s.Figures {
			if f.Name == name {
				row := f.row()
				row[0] = cmp.Or(brief[name], name)
				out = append(out, row)
			}
		}
		for _, x := range s.Samples {
			if x.Name == name && x.N > 0 {
				out = append(out, []string{x.title() + ", mean", strconv.FormatFloat(x.Mean, 'f', 1, 64),
					beside(Count, x.Mean, x.References, x.Aim)})
			}
		}
	}
	return out
}

// judging sums over the families what became of drafts, and what each filter let fall.
func (r *Report) drafts(b *sheet) {
	for _, m := range r.section("yields").Matrices {
		if m.Name == "drafts" {
			var parts []string
			for i, n := range m.sums() {
				parts = append(parts, fmt.Sprintf("%d %s", n, m.Columns[i]))
			}
			fmt.Fprintf(b, "\nITEMS\n  %s\n", strings.Join(parts, ", "))
		}
	}
}

func (r *Report) judging(b *sheet) {
	r.drafts(b)
	s := r.section("yields")
	if len(s.Matrices) == 3 {
		judged, fell := s.Matrices[1].sums(), s.Matrices[2].sums()
		t := table.New(table.Words("filter"), table.Numbers("judged", "rejected or undetermined"))
		for i, name := range s.Matrices[1].Columns {
			t.Row(name, strconv.Itoa(judged[i]), strconv.Itoa(fell[i]))
		}
		fmt.Fprint(b, "\nFILTERS\n")
		b.table(t)
	}
}

func (m *Matrix) sums() []int {
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
func (r *Report) misses(b *sheet) {
	var rows [][]string
	for i := range r.Sections {
		rows = append(rows, r.Sections[i].misses()...)
	}
	fmt.Fprint(b, "\nOFF TARGET\n")
	if len(rows) == 0 {
		fmt.Fprint(b, "  nothing\n")
		return
	}
	rest := len(rows) - mostMisses
	rows = rows[:min(len(rows), mostMisses)]
	t := table.New(table.Words("figure", "section"), table.Numbers("is"), table.Sentences("should be"))
	for _, row := range rows {
		t.Row(row...)
	}
	b.table(t)
	if rest > 0 {
		fmt.Fprintf(b, "  and %d more, in the sections\n", rest)
	}
}

// misses are the rows of what is off its target: what it is, its section, its value, what it should be.
func (s *Section) misses() (rows [][]string) {
	add := func(name, value, why string) { rows = append(rows, []string{name, s.short(), value, why}) }
	for _, f := range s.Figures {
		if missed(f.Value, f.References, f.Interval) || f.Aim.off() {
			add(cmp.Or(brief[f.Name], f.Name), f.Unit.format(f.Value), beside(f.Unit, f.Value, f.References, f.Aim))
		}
	}
	for _, x := range s.Samples {
		if x.N > 0 && (missed(x.Mean, x.References, nil) || x.Aim.off()) {
			add(x.title()+", mean", strconv.FormatFloat(x.Mean, 'f', 1, 64), beside(Count, x.Mean, x.References, x.Aim))
		}
	}
	for _, d := range s.Distributions {
		if t := d.Test; t != nil && t.Method != methodNone && !t.Within && !t.Dealt {
			add("shares by "+d.Name, "different", "those of "+t.Against)
		}
	}
	return rows
}

// off says whether a corpus that is long enough misses an aim. A nil Aim is never missed.
func (a *Aim) off() bool { return a != nil && !a.Met && !a.Short }

// missed says whether a value is off what the recipe asks for: outside its interval, or by more than a tenth where
// there is none.
func missed(v float64, refs []Reference, in *Interval) bool {
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
