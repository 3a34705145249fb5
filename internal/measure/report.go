package measure

// Report is what a corpus measures, in sections.
type Report struct {
	Recipe   string    `json:"recipe"`
	Scale    float64   `json:"scale"`
	Seed     uint64    `json:"seed"`
	Sections []Section `json:"sections"`
}

// Section is one subject. Where tables that it needs are not there, Absent names them and nothing else is filled.
type Section struct {
	Name          string         `json:"name"`
	Absent        []string       `json:"absent,omitempty"`
	Notes         []string       `json:"notes,omitempty"`
	Figures       []Figure       `json:"figures,omitempty"`
	Samples       []Sample       `json:"samples,omitempty"`
	Distributions []Distribution `json:"distributions,omitempty"`
	Contrasts     []Contrast     `json:"contrasts,omitempty"`
	Matrices      []Matrix       `json:"matrices,omitempty"`
}

// Unit says how a figure is to be read.
type Unit string

// The units. A share is a fraction of one, which texts show per cent.
const (
	Count Unit = "count"
	Share Unit = "share"
	Ratio Unit = "ratio"
)

// Figure is one number.
type Figure struct {
	Name       string      `json:"name"`
	Value      float64     `json:"value"`
	Unit       Unit        `json:"unit"`
	Interval   *Interval   `json:"interval,omitempty"` // of a share that a recipe's rate is held against
	References []Reference `json:"references,omitempty"`
	Aim        *Aim        `json:"aim,omitempty"`
	Note       string      `json:"note,omitempty"`
	Whole      int         `json:"-"` // how many things it is of: the whole of a share or ratio
	Declared   `json:"-"`
}

// Declared is what a figure or a sample has from its declaration.
type Declared struct {
	Key         string // the recipe's key for it
	Rule        string // the rule of check that holds its bounds
	Page, Brief string // the part of the first page that shows it, and its name there
}

// Reference is a number to hold a figure against: a point (Low = High), a range, or a bound (the other end is missing).
type Reference struct {
	Source string   `json:"source"`
	Low    *float64 `json:"low,omitempty"`
	High   *float64 `json:"high,omitempty"`
}

func point(source string, v float64) Reference { return Reference{source, &v, &v} }

// Holds says whether a number is within the reference.
func (r Reference) Holds(v float64) bool {
	return (r.Low == nil || v >= *r.Low) && (r.High == nil || v <= *r.High)
}

// Aim is what a figure is to reach in a corpus of memloom's at full size: a bound or a range.
type Aim struct {
	Low   *float64 `json:"low,omitempty"`
	High  *float64 `json:"high,omitempty"`
	Met   bool     `json:"met"`
	Short bool     `json:"short,omitempty"` // the text is shorter than what the aim is of, so that Met says little
}

// aimOf holds a number against an aim; the reference is the aim's bounds.
func aimOf(v float64, bounds Reference, short bool) *Aim {
	return &Aim{Low: bounds.Low, High: bounds.High, Met: bounds.Holds(v), Short: short}
}

// Sample is a number for each of N things; quantiles are of the nearest rank.
// The references and the aim are of the mean.
type Sample struct {
	Name       string      `json:"name"`
	Of         string      `json:"of"` // the unit: years, words, minutes
	N          int         `json:"n"`
	Mean       float64     `json:"mean"`
	Min        float64     `json:"min"`
	P10        float64     `json:"p10"`
	P25        float64     `json:"p25"`
	Median     float64     `json:"median"`
	P75        float64     `json:"p75"`
	P90        float64     `json:"p90"`
	Max        float64     `json:"max"`
	References []Reference `json:"references,omitempty"`
	Aim        *Aim        `json:"aim,omitempty"`
	Declared   `json:"-"`
}

// Distribution counts N things by a value. A cell has one reference for each
// of the sources, in their order, or none for a value that the source leaves open.
type Distribution struct {
	Name    string   `json:"name"`
	Of      string   `json:"of"` // what is counted
	N       int      `json:"n"`
	Sources []string `json:"sources,omitempty"`
	Cells   []Cell   `json:"cells"`
	Test    *Test    `json:"test,omitempty"` // against the first source
}

// Cell is a value of a distribution.
type Cell struct {
	Value      string       `json:"value"`
	Count      int          `json:"count"`
	Share      float64      `json:"share"`
	References []*Reference `json:"references,omitempty"`
}

// Contrast holds shares of several kinds of people against one another: a row a trait, a column a kind.
type Contrast struct {
	Name   string          `json:"name"`
	Kinds  []string        `json:"kinds"`
	People []int           `json:"people"` // of each kind
	Traits []ContrastTrait `json:"traits"`
}

// ContrastTrait is the share of each kind that has a trait.
type ContrastTrait struct {
	Name   string    `json:"name"`
	Shares []float64 `json:"shares"`
}

// Matrix counts by row and column.
type Matrix struct {
	Name    string   `json:"name"`
	Columns []string `json:"columns"`
	Rows    []Row    `json:"rows"`
	Most    int      `json:"-"` // rows that texts show; 0 is all
}

// Row is a row of a matrix.
type Row struct {
	Name   string `json:"name"`
	Counts []int  `json:"counts"`
}
