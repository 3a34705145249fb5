package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/plot"
)

// Builder counts what the figures show, one corpus after another. Of a corpus it keeps counts, the dates of its tasks
// and a number for each accepted item.
type Builder struct {
	run   *run
	parts []part
}

// part is a figure while corpora are read.
type part struct {
	kind
	absent []string
	figure
}

// kind is a figure's title, the tables that it needs and how it is begun.
type kind struct {
	title string
	needs []string
	start func(*run) figure
}

// figure counts what one figure shows. Corpora are added in their order; figure is called once, after the last.
type figure interface {
	add(c *corpus.Corpus)
	draw(e *Ending) Figure
}

// kinds lists the figures in their order.
func kinds() []kind {
	return []kind{
		{"Messages over time, by group", []string{"data/messages", "data/groups"}, func(r *run) figure {
			return &volume{run: r, counts: map[[2]int]int{}, authors: map[string]bool{}}
		}},
		{"Who writes, and when", []string{"data/messages"}, func(r *run) figure {
			return &writers{r, map[string]map[corpus.Date]int{}}
		}},
		{"Schedule", []string{"scaffold/tasks", "data/groups"}, func(r *run) figure { return &schedule{run: r} }},
		{"Questions by family", nil, func(r *run) figure { return &families{r, tally{}} }},
		{"How far back the evidence lies", []string{"data/messages", "data/items", "key/items"},
			func(r *run) figure { return &evidence{run: r} }},
		{"Where drafts fall", []string{"data/items", "key/items", "audit/rejected", "audit/flagged", "audit/verdicts"},
			func(r *run) figure {
				return &funnel{run: r, first: tally{}, at: tally{}}
			}},
		{"How sure the solver was, and whether it was right", []string{"audit/verdicts"},
			func(r *run) figure { return &confidence{run: r} }},
		{"What is right without memory, and with it", nil, func(r *run) figure { return settings{r} }},
		{"Lengths, ranks and styles beside their targets", []string{"data/messages", "scaffold/people"}, newTraits},
		{"Cost by stage and model", []string{"audit/calls"}, newCost},
		{"Decisions of reviewers", nil, func(r *run) figure {
			return &reviewed{r, slices.Clone(r.shared.Decisions), slices.Clone(r.shared.Applications), map[string][]string{}}
		}},
	}
}

// run is what all figures know.
type run struct {
	Input
	shared  *corpus.Corpus
	names   map[string]string    // of people, by id
	days    map[corpus.Date]bool // with messages
	corpora []string
	groups  []groupName    // in the order of corpora and tables
	groupAt map[string]int // by id
}

// groupName is a group and what it belongs to: the project of its work, or its corpus.
type groupName struct{ id, name, of string }

// New begins a report of a run's corpora. Shared holds the people, the calendar and the calls that they have in common;
// it is kept and not changed.
func New(in Input, shared *corpus.Corpus) *Builder {
	b := &Builder{run: &run{Input: in, shared: shared, names: corpus.NamesByID(shared.People),
		days: map[corpus.Date]bool{}, groupAt: map[string]int{}}}
	for _, k := range kinds() {
		p := part{kind: k, figure: k.start(b.run)}
		for _, table := range k.needs {
			if slices.Contains(in.Absent, table) {
				p.absent = append(p.absent, table)
			}
		}
		b.parts = append(b.parts, p)
	}
	return b
}

// Add counts a corpus. It neither changes nor keeps it.
func (b *Builder) Add(c *corpus.Corpus) {
	b.run.add(c)
	for _, p := range b.parts {
		if len(p.absent) == 0 {
			p.add(c)
		}
	}
}

// Figures concludes the figures. It is called once, after all corpora.
func (b *Builder) Figures(e *Ending) []Figure {
	var out []Figure
	for i, p := range b.parts {
		f := Figure{Lacks: "this folder does not have " + strings.Join(p.absent, ", ")}
		if len(p.absent) == 0 {
			f = p.draw(e)
		}
		f.Number, f.Title = i+1, p.title
		out = append(out, f)
	}
	return out
}

// add notes the names of a corpus's groups and authors.
func (r *run) add(c *corpus.Corpus) {
	r.corpora = append(r.corpora, c.ID)
	projects := map[string]string{}
	for _, p := range c.Projects {
		projects[p.ID] = p.Name
	}
	of := map[string]string{}
	for _, s := range c.Subprojects {
		of[s.GroupID] = projects[s.ProjectID]
	}
	for _, g := range c.Groups {
		if _, known := r.groupAt[g.ID]; !known {
			r.groupAt[g.ID] = len(r.groups)
			r.groups = append(r.groups, groupName{g.ID, g.Name, cmp.Or(of[g.ID], c.ID)})
		}
	}
	for i := range c.Messages {
		m := &c.Messages[i]
		r.names[m.AuthorID] = cmp.Or(r.names[m.AuthorID], m.AuthorName)
		r.days[m.At.Date()] = true
	}
}

// group returns the place of a group in the list; one that no table lists gets a place of its own.
func (r *run) group(id string) int {
	at, ok := r.groupAt[id]
	if !ok {
		at = len(r.groups)
		r.groupAt[id] = at
		r.groups = append(r.groups, groupName{id: id, name: id})
	}
	return at
}

// panel is a part of the groups that is drawn by itself: those of a project, or of a corpus. Places are in the list of
// groups.
type panel struct {
	name   string
	groups []int
}

// mostPanels is how many panels a figure draws; its table has the others.
const mostPanels = 12

// panels parts the groups as they belong together: all in one where there is one project.
func (r *run) panels() []panel {
	var out []panel
	for i, g := range r.groups {
		p := entry(&out, panel{name: g.of}, func(p panel) string { return p.name })
		p.groups = append(p.groups, i)
	}
	return out
}

// span returns the days of the run.
func (r *run) span() (first, last corpus.Date) {
	if r.shared.First != 0 {
		return r.shared.First, r.shared.Last
	}
	return r.First, r.Last
}

// title names a group; where a name occurs twice, with what it belongs to.
func (r *run) title(at int) string {
	g := r.groups[at]
	twin := func(x groupName) bool { return x.name == g.name && x.id != g.id }
	if g.of != "" && slices.ContainsFunc(r.groups, twin) {
		return shown(g.name + " of " + g.of)
	}
	return shown(g.name)
}

// mostSeries is how many classes tell series apart.
const mostSeries = 6

// series is the class of the n-th of several things in one chart.
func series(n int) string { return fmt.Sprintf("s%d", n%mostSeries+1) }

// plain is series without a pattern, for series that are named next to their marks.
func plain(n int) string { return fmt.Sprintf("f%d", n%mostSeries+1) }

// many writes a number with its noun.
func many(n int, noun string) string {
	if noun == "corpus" {
		return says(n, noun, "corpora")
	}
	return says(n, noun, noun+"s")
}

// says writes a number with what is said of one, or of several.
func says(n int, one, several string) string {
	if n == 1 {
		return "1 " + one
	}
	return plot.Thousands(n) + " " + several
}

// long writes a day as text has it.
func long(d corpus.Date) string { return d.Time().Format("2 January 2006") }
