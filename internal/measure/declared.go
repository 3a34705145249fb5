package measure

import (
	"cmp"
	_ "embed"
	"fmt"
	"slices"
	"sync"

	"github.com/goccy/go-yaml"
)

// section is a subject as it is declared.
type section struct {
	Name     string
	Needs    []string // tables without which nothing is measured
	Counts   string   // the function that counts; the section's name if left out
	Rows     string   // in its place: a table of the design, of which "rows" and the values of each field are counted
	If       string   // an expression; where it is not above 0 there is no such section
	Every    bool     // every design has it
	Several  bool     // of runs with several corpora only
	Each     bool     // each corpus is counted by itself, too
	Measures []*entry
}

// entry is a measure as it is declared, or several of one shape. One of Count, Share, Ratio, Sample, Distribution,
// Matrix, Cells, ByCorpus, Contrast and Note says which kind it is; the first four are expressions (Counts.number) or
// names of what was counted.
type entry struct {
	Name         string   `yaml:"name"` // printed; what is counted, if left out
	Count        string   `yaml:"count"`
	Share        string   `yaml:"share"`
	Ratio        string   `yaml:"ratio"`
	Sample       string   `yaml:"sample"`
	Distribution string   `yaml:"distribution"`
	Matrix       string   `yaml:"matrix"`
	Cells        []cell   `yaml:"cells"`     // a matrix of the corpora: an expression a column
	ByCorpus     string   `yaml:"by_corpus"` // a matrix: how often each value came, a column a corpus
	Note         string   `yaml:"note"`
	Contrast     []string `yaml:"contrast"` // kinds of people, whose shares with Traits are held against one another
	Traits       []cell   `yaml:"traits"`

	Unit  string `yaml:"unit"`  // of samples and distributions: what is counted
	If    string `yaml:"if"`    // an expression; where it is not above 0 the measure is left out
	Needs string `yaml:"needs"` // a table without which it is left out

	Over      []string `yaml:"over"`       // one measure for each of these values, {} in names and expressions
	OverAll   string   `yaml:"over_all"`   // one for each value that came, in the order in which they came
	OverNames string   `yaml:"over_names"` // likewise, in the order of names
	OverAsked string   `yaml:"over_asked"` // one for each number that the recipe asks for whose key begins so
	Each      bool     `yaml:"each"`       // one for each corpus

	Order   []string `yaml:"order"`   // of a distribution's values
	Ranked  bool     `yaml:"ranked"`  // a distribution by size, the greatest first
	Most    int      `yaml:"most"`    // values of a distribution beyond so many are one, rows of a matrix are not printed
	Columns []string `yaml:"columns"` // of a matrix, or, with Turned, its rows
	Turned  bool     `yaml:"turned"`  // of Cells: a row for each of them, a column a corpus
	// Compared leaves out a matrix of corpora that nothing is published of.
	Compared bool `yaml:"compared"`
	Sorted   bool `yaml:"sorted"` // rows by name

	// the recipe's key for it, which gives it a reference, a share an interval, and a target (Targets)
	Asked     string       `yaml:"asked"`
	Published []*published `yaml:"published"`
	Rule      string       `yaml:"rule"` // the rule of check that holds the bounds among the published
	Aim       *aim         `yaml:"aim"`
	Says      string       `yaml:"says"` // the word of Counts that is its note

	Page  string `yaml:"page"`  // the part of the first page that shows it
	Brief string `yaml:"brief"` // its name there
}

// cell is a column of a matrix of corpora: its name and an expression.
type cell struct{ Name, Is string }

// aim is what a figure is to reach.
type aim struct {
	Low, High *float64
	About     float64 // within this share of what the recipe asks for
	Short     string  // an expression; where it is above 0 the text is too short to say
}

// published is a reference, or one for each value of a distribution or of several measures.
type published struct {
	Source    string
	Is        *float64
	Low, High *float64
	Column    string             // an expression over the numbers published of the corpus (Design.Columns)
	Values    map[string]float64 // by value
	Total     float64            // of a distribution's Values; 0 is their sum
	Even      bool               // all values of the distribution are as frequent
	Ranges    map[string][2]float64

	// For says which corpora it is compared with: all if left out; those of the design's recipes of any size (recipe), of
	// full size (whole), of any size with the number in step (grown), that span a year (year), or that have the size of
	// the published ones (columns).
	For   string
	Least int    // workdays of the corpora, at least
	Under int    // likewise, fewer than
	If    string // an expression; where it is not above 0 the reference is left out
}

// Design is what a design declares of its measures.
type Design struct {
	Recipes   []string                           // whose sizes are published
	Sections  []string                           // those that not every design has
	Published map[string]map[string][]*published // by section and name of the measure
	Columns   []map[string]float64               // what is published of each corpus, in their order
	Own       []*section                         // sections of its own
}

//go:embed measures.yaml
var common []byte

// sections returns those that are declared here.
var sections = sync.OnceValue(func() []*section {
	var out []*section
	if err := yaml.UnmarshalWithOptions(common, &out, yaml.Strict()); err != nil {
		panic(fmt.Sprintf("measures.yaml: %v", err)) // it is compiled in
	}
	name(out)
	return out
})

// name gives measures without a name that of what they count.
func name(list []*section) {
	for _, s := range list {
		for _, e := range s.Measures {
			e.Name = cmp.Or(e.Name, e.Count+e.Share+e.Ratio+e.Sample+e.Distribution+e.Matrix+e.ByCorpus)
		}
	}
}

// ReadDesign reads a design's declarations.
func ReadDesign(file []byte) (*Design, error) {
	d := &Design{}
	if err := yaml.UnmarshalWithOptions(file, d, yaml.Strict()); err != nil {
		return nil, fmt.Errorf("reading a design's measures: %w", err)
	}
	name(d.Own)
	for _, name := range d.Sections {
		if d.section(name) == nil {
			return nil, fmt.Errorf("reading a design's measures: there is no section %q", name)
		}
	}
	for name, measures := range d.Published {
		s := d.section(name)
		for measure := range measures {
			if s == nil || !slices.ContainsFunc(s.Measures, func(e *entry) bool { return e.Name == measure }) {
				return nil, fmt.Errorf("reading a design's measures: there is no measure %q in section %q", measure, name)
			}
		}
	}
	return d, nil
}

// section returns a section by its name, or nil.
func (d *Design) section(name string) *section {
	all := sections()
	if d != nil {
		all = slices.Concat(d.Own, all)
	}
	if i := slices.IndexFunc(all, func(s *section) bool { return s.Name == name }); i >= 0 {
		return all[i]
	}
	return nil
}

// names lists the sections of a design's corpora: those of every design and those that it names, in their order, its
// own after the first.
func (d *Design) names() []string {
	var out []string
	for i, s := range sections() {
		if d == nil || s.Every || slices.Contains(d.Sections, s.Name) {
			out = append(out, s.Name)
		}
		if i == 0 && d != nil {
			for _, own := range d.Own {
				out = append(out, own.Name)
			}
		}
	}
	return out
}

// Values returns what is published of a measure, by value, such as a family: the numbers of its first source.
func (d *Design) Values(section, measure string) map[string]float64 {
	if d == nil {
		return nil
	}
	for _, p := range d.Published[section][measure] {
		return p.Values
	}
	return nil
}
