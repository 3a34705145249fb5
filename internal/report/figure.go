package report

import (
	"strings"

	"memloom/internal/plot"
	"memloom/internal/safetext"
)

// Figure is a subject of the report.
type Figure struct {
	Number  int
	Title   string
	Lacks   string   // what is not there to draw, empty where something is; nothing below Fill is filled then
	Fill    []string // the commands that make what it lacks, in turn
	Panels  []Panel
	Caption string
	Table   Table
}

// Panel is a chart with its heading and legend.
type Panel struct {
	Heading string
	Legend  []Key
	Chart   plot.Chart
}

// Key is an entry of a legend: a mark as it is drawn, and what it means.
type Key struct {
	Class string // of the layer
	Mark  string // one of the marks below
	Text  string
}

// The marks of legends.
const (
	keyArea     = "area"
	keyDot      = "dot"
	keyRing     = "ring"
	keySquare   = "square"
	keyTick     = "tick"
	keyInterval = "interval"
)

// Table has the numbers of a figure.
type Table struct {
	Path    string // of the table that they come from
	Columns []Column
	Rows    [][]string // the first mostRows of them
	Total   int        // of all rows
}

// Column is a column of a table.
type Column struct {
	Name string
	Text bool // aligned left
}

// mostRows is how many rows a table shows.
const mostRows = 200

// newTable returns a table whose named columns are numbers but for the first and those that end with a blank, which are
// text.
func newTable(path string, columns ...string) Table {
	t := Table{Path: path}
	for i, name := range columns {
		t.Columns = append(t.Columns, Column{strings.TrimSpace(name), i == 0 || strings.HasSuffix(name, " ")})
	}
	return t
}

// add adds a row of texts, counts, lists of them, and shares; rows beyond mostRows are counted alone.
func (t *Table) add(cells ...any) {
	if t.Total++; t.Total > mostRows {
		return
	}
	var row []string
	for _, x := range cells {
		switch x := x.(type) {
		case int:
			row = append(row, plot.Thousands(x))
		case int64:
			row = append(row, plot.Thousands(int(x)))
		case float64:
			row = append(row, perCent(x))
		case []int:
			for _, n := range x {
				row = append(row, plot.Thousands(n))
			}
		case []string:
			row = append(row, x...)
		case string:
			row = append(row, shown(x))
		}
	}
	t.Rows = append(t.Rows, row)
}

// Cut is how many rows are not shown.
func (t Table) Cut() int { return t.Total - len(t.Rows) }

// mostName is the most characters of a name in tables and titles.
const mostName = 80

// short makes a name fit over a column or a group of rows.
func short(name string) string { return plot.Clip(safetext.Line(name), 20) }

// shown makes a name from outside fit to be shown: hidden characters as signs, and not endless.
func shown(name string) string { return plot.Clip(safetext.Line(name), mostName) }
