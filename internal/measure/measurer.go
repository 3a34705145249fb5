package measure

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
)

// Measurer measures the corpora of a run one after another. Of a corpus it keeps what is counted, and nothing else.
type Measurer struct {
	run   *run
	parts []*part
}

// part is a section while corpora are read.
type part struct {
	*run
	*section
	counting
	counts *Counts
	each   []*Counts // of each corpus, where the section is counted so
	absent []string  // tables that it needs and that are not there: nothing is measured
	out    Section
}

// counting is what counts for a section. Corpora are added one at a time, in their order, and nothing of them is kept;
// end is called once, after the last. Either may be nil.
type counting struct {
	add func(w *world, c *Counts)
	end func(p *part)
}

// New returns a measurer of a run's corpora; shared holds the people and the calendar that they have in common. It
// keeps shared and does not change it.
func New(in Input, shared *corpus.Corpus) *Measurer { return Only(in, shared, in.Design.names()...) }

// Only returns a measurer of some sections alone, in the order in which they are named; in and shared are as for New.
func Only(in Input, shared *corpus.Corpus, names ...string) *Measurer {
	m := &Measurer{run: newRun(in, shared)}
	for _, name := range names {
		s := in.Design.section(name)
		p := &part{run: m.run, section: s, counts: newCounts(), out: Section{Name: s.Name}}
		if s.Rows != "" {
			p.counting = tableRows(s.Rows)
		} else if start := countings[cmp.Or(s.Counts, s.Name)]; start != nil {
			p.counting = start()
		}
		p.absent = slices.DeleteFunc(slices.Clone(s.Needs), m.run.has)
		m.parts = append(m.parts, p)
	}
	return m
}

// Add measures a corpus. It neither changes nor keeps it.
func (m *Measurer) Add(c *corpus.Corpus) {
	w := newWorld(m.run, c)
	m.run.corpora = append(m.run.corpora, c.ID)
	for _, p := range m.parts {
		if len(p.absent) > 0 || p.add == nil {
			continue
		}
		p.add(w, p.counts)
		if p.Each {
			own := newCounts()
			p.add(w, own)
			p.each = append(p.each, own)
		}
	}
}

// Report concludes what was measured of the corpora. It is called once.
func (m *Measurer) Report() *Report {
	r := &Report{Recipe: m.run.Recipe, Scale: m.run.Scale, Seed: m.run.Seed}
	for _, p := range m.parts {
		if p.Several && len(m.run.corpora) < 2 || len(p.absent) == 0 && p.If != "" && p.counts.number(p.If, "") <= 0 {
			continue
		}
		if p.out.Absent = p.absent; len(p.absent) == 0 {
			p.conclude()
		}
		r.Sections = append(r.Sections, p.out)
	}
	return r
}

func (p *part) conclude() {
	if p.end != nil {
		p.end(p)
	}
	for _, e := range p.Measures {
		if e.Needs != "" && !p.has(e.Needs) {
			continue
		}
		if !e.Each {
			p.measure(e, p.counts, -1)
			continue
		}
		for at, c := range p.each {
			p.measure(e, c, at)
		}
	}
}

// measure adds a measure, for each of its values, over some counts: those of the run, or of the corpus at a place.
func (p *part) measure(e *entry, c *Counts, at int) {
	if (e.Compared || e.Note != "" && e.Published != nil) && len(p.published(e)) == 0 {
		return
	}
	for _, value := range p.over(e, c) {
		if e.If != "" && c.number(e.If, value) <= 0 {
			continue
		}
		name := c.fill(e.Name, p.title(value))
		if at >= 0 && len(p.corpora) > 1 {
			name += ", " + p.corpora[at]
		}
		p.say(e, c, name, value, at)
	}
}

// say adds a measure of a kind.
func (p *part) say(e *entry, c *Counts, name, value string, at int) {
	out := &p.out
	switch {
	case e.Note != "":
		out.Notes = append(out.Notes, c.fill(e.Note, value))
	case e.Sample != "":
		p.sample(e, c, name, value, at)
	case e.Contrast != nil:
		out.Contrasts = append(out.Contrasts, e.contrast(c))
	case e.Distribution != "":
		out.Distributions = append(out.Distributions, p.distribution(e, c))
	case e.Matrix != "" || e.Cells != nil || e.ByCorpus != "":
		out.Matrices = append(out.Matrices, p.matrix(e))
	default:
		p.figure(e, c, name, value, at)
	}
}

// over lists the values that there is a measure of.
func (p *part) over(e *entry, c *Counts) []string {
	switch {
	case e.Over != nil:
		return e.Over
	case e.OverAll != "":
		return c.valuesOf(e.OverAll)
	case e.OverNames != "":
		return slices.Sorted(slices.Values(c.valuesOf(e.OverNames)))
	case e.OverAsked != "":
		var out []string
		for _, key := range slices.Sorted(maps.Keys(p.Asked)) {
			if rest, ok := strings.CutPrefix(key, e.OverAsked); ok {
				out = append(out, rest)
			}
		}
		return out
	}
	return []string{""}
}

func (p *part) figure(e *entry, c *Counts, name, value string, at int) {
	f := Figure{Name: name, Unit: Count, References: p.references(e, value, at), Note: c.words[c.fill(e.Says, value)],
		Declared: e.declared(value)}
	f.Value = c.number(e.Count+e.Share+e.Ratio, value)
	part, whole, _ := strings.Cut(e.Share+e.Ratio, " / ")
	f.Whole = int(c.number(cmp.Or(whole, e.If), value))
	switch {
	case e.Share != "":
		if f.Unit = Share; e.Asked != "" {
			f.Interval = wilson(int(c.number(part, value)), f.Whole)
		}
	case e.Ratio != "":
		f.Unit = Ratio
	}
	f.Aim = p.aim(e, c, f.Value)
	p.out.Figures = append(p.out.Figures, f)
}

func (e *entry) declared(value string) Declared {
	return Declared{Key: strings.ReplaceAll(e.Asked, "{}", value), Rule: e.Rule, Page: e.Page, Brief: e.Brief}
}

func (p *part) sample(e *entry, c *Counts, name, value string, at int) {
	x := c.sample(c.fill(e.Sample, value)).summarise()
	x.Name, x.Of, x.References, x.Aim = name, e.Unit, p.references(e, value, at), p.aim(e, c, x.Mean)
	x.Declared = e.declared(value)
	p.out.Samples = append(p.out.Samples, x)
}

// aim holds a number against what it is to reach; nil where nothing is set.
func (p *part) aim(e *entry, c *Counts, v float64) *Aim {
	if e.Aim == nil || p.Templates && e.Aim.Short != "" {
		return nil
	}
	low, high := e.Aim.Low, e.Aim.High
	if e.Aim.About > 0 {
		asked, ok := p.asked(e, "")
		if !ok {
			return nil
		}
		least, most := (1-e.Aim.About)*asked, (1+e.Aim.About)*asked
		low, high = &least, &most
	}
	return aimOf(v, Reference{Low: low, High: high}, c.number(e.Aim.Short, "") > 0)
}

// contrast holds the kinds of people against one another.
func (e *entry) contrast(c *Counts) Contrast {
	out := Contrast{Name: e.Name, Kinds: e.Contrast}
	for _, kind := range e.Contrast {
		out.People = append(out.People, int(c.numbers[kind]))
	}
	for _, x := range e.Traits {
		trait := ContrastTrait{Name: x.Name}
		scale, value, _ := strings.Cut(x.Is, "=")
		for i, kind := range e.Contrast {
			trait.Shares = append(trait.Shares, fraction(c.n(kind+" "+scale, value), out.People[i]))
		}
		out.Traits = append(out.Traits, trait)
	}
	return out
}

// matrix lays out counts by row and column; a matrix of corpora has expressions over each of them, and what is
// published of it behind each.
func (p *part) matrix(e *entry) Matrix {
	m := Matrix{Name: e.Name, Columns: e.Columns, Most: e.Most}
	if e.Cells != nil || e.ByCorpus != "" {
		return p.corporaMatrix(e, m)
	}
	rows := p.counts.valuesOf(e.Matrix)
	if e.Sorted {
		rows = slices.SortedFunc(slices.Values(rows), naturally)
	}
	if e.Columns == nil {
		for _, name := range rows {
			m.Columns = append(m.Columns, p.counts.valuesOf(e.Matrix+behind+name)...)
		}
		slices.Sort(m.Columns)
		m.Columns = slices.Compact(m.Columns)
	}
	for _, name := range rows {
		row := Row{Name: p.title(name)}
		for _, column := range m.Columns {
			row.Counts = append(row.Counts, p.counts.n(e.Matrix+behind+name, column))
		}
		m.Rows = append(m.Rows, row)
	}
	return m
}

// naturally compares names; numbers by their size.
func naturally(a, b string) int {
	m, e := strconv.Atoi(a)
	n, err := strconv.Atoi(b)
	if e == nil && err == nil {
		return cmp.Compare(m, n)
	}
	return cmp.Compare(a, b)
}

// corporaMatrix has a row for each corpus, of expressions over what was counted of it or of how often each value came,
// and a row of what is published or asked for. Turned, rows are columns.
func (p *part) corporaMatrix(e *entry, m Matrix) Matrix {
	cells, name, wanted, list := e.Cells, "published", p.column, p.each
	if e.ByCorpus != "" {
		cells, name, wanted, list = p.valueCells(e), "recipe", p.ofCorpus, list[:min(len(list), cmp.Or(e.Most, len(list)))]
	}
	compared := len(p.published(e)) > 0 || e.Asked != "" && len(p.ByCorpus) > 0
	for _, x := range cells {
		m.Columns = append(m.Columns, x.Name)
	}
	for at, c := range list {
		row, other, known := Row{Name: p.corpora[at]}, Row{Name: name}, compared
		for _, x := range cells {
			expression := cmp.Or(x.Is, x.Name)
			row.Counts = append(row.Counts, int(c.number(expression, "")))
			n, ok := wanted(expression, at)
			known = known && ok
			other.Counts = append(other.Counts, int(n))
		}
		if m.Rows = append(m.Rows, row); known {
			m.Rows = append(m.Rows, other)
		}
	}
	if e.Turned || e.ByCorpus != "" {
		return turned(m)
	}
	return m
}

// valueCells are the values that came in any corpus or that the recipe asks for.
func (p *part) valueCells(e *entry) (out []cell) {
	names := slices.Clone(p.counts.valuesOf(e.ByCorpus))
	if e.Asked != "" {
		names = slices.AppendSeq(names, maps.Keys(p.ByCorpus))
	}
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		out = append(out, cell{name, e.ByCorpus + "=" + name})
	}
	return out
}

// ofCorpus is how many items of a family the recipe asks for of a corpus.
func (p *part) ofCorpus(expression string, at int) (float64, bool) {
	_, family, _ := strings.Cut(expression, "=")
	if list := p.ByCorpus[family]; at < len(list) {
		return float64(list[at]), true
	}
	return 0, true
}

// turned makes rows of columns.
func turned(m Matrix) Matrix {
	out := Matrix{Name: m.Name, Most: m.Most}
	for i, name := range m.Columns {
		row := Row{Name: name}
		for _, r := range m.Rows {
			row.Counts = append(row.Counts, r.Counts[i])
		}
		out.Rows = append(out.Rows, row)
	}
	for _, r := range m.Rows {
		out.Columns = append(out.Columns, r.Name)
	}
	return out
}
