// Package table writes tables and paragraphs for a terminal, a pipe or a file of text. Widths are in columns of a
// terminal: a CJK character takes two, a combining mark none.
package table

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/rivo/uniseg"
)

// Width is the width of a table where the output is no terminal, and the width of a paragraph that is easy to read.
const Width = 100

const (
	gap       = "  "   // between two columns
	below     = "    " // in front of a text that has no room in its row
	leastText = 36     // columns of a text in its row
	leastName = 20     // columns of a name that is folded
)

// Kind says how the cells of a column are set.
type Kind int

const (
	// Word is the kind of ids and names, on the left. One of several words may be folded between them.
	Word Kind = iota
	// Number is the kind of figures and ranges: on the right, never broken.
	Number
	// Text is the kind of sentences. A table has one Text column at most, its last. It takes the width that the others
	// leave.
	Text
)

// Column is a column of a table.
type Column struct {
	Name string
	Kind Kind
}

// Words, Numbers and Sentences return columns of one kind by their names.
func Words(names ...string) []Column { return columns(Word, names) }

// Numbers returns columns of figures.
func Numbers(names ...string) []Column { return columns(Number, names) }

// Sentences returns the column of the text.
func Sentences(name string) []Column { return columns(Text, []string{name}) }

func columns(k Kind, names []string) []Column {
	out := make([]Column, len(names))
	for i, n := range names {
		out[i] = Column{n, k}
	}
	return out
}

// row is the cells of a row, or a heading.
type row struct {
	cells   []string
	heading bool
}

// Table is a table that is being filled.
type Table struct {
	columns []Column
	rows    []row
	zeros   int
	// Zeros names the rows that Zero counts, as "stages without a call". It is written below the table with their number.
	Zeros string
	// Indent is in front of every line.
	Indent string
	// Bare leaves out the line of names.
	Bare bool
}

// New returns an empty table. Lists of columns are joined: New(Words("stage"), Numbers("calls", "dollars")).
func New(lists ...[]Column) *Table {
	t := &Table{}
	for _, l := range lists {
		t.columns = append(t.columns, l...)
	}
	return t
}

// Row adds a row; cells that are missing at its end are empty.
func (t *Table) Row(cells ...string) {
	all := make([]string, len(t.columns))
	copy(all, cells)
	t.rows = append(t.rows, row{cells: all})
}

// Heading adds a line of its own that widens no column; the empty one parts the rows.
func (t *Table) Heading(text string) {
	t.rows = append(t.rows, row{cells: []string{text}, heading: true})
}

// Zero counts a row that says nothing and is left out.
func (t *Table) Zero() { t.zeros++ }

// Len returns the number of rows.
func (t *Table) Len() int { return len(t.rows) }

// Cells returns the names of the columns and below them the rows, for other writers.
func (t *Table) Cells() [][]string {
	names := make([]string, len(t.columns))
	for i, c := range t.columns {
		names[i] = c.Name
	}
	out := [][]string{names}
	for _, r := range t.rows {
		out = append(out, r.cells)
	}
	return out
}

// Write writes the table in lines of at most width columns. A number is never broken, and text only between words.
// Columns for which a line has no room go into further blocks below, each with the first column again. A text for which
// its row has no room follows below the row. A cell that is wider than the line makes its line longer. A column without
// a cell is left out.
func (t *Table) Write(w io.Writer, width int) error {
	b := &strings.Builder{}
	if len(t.rows) > 0 {
		t.filled().blocks(b, width-StringWidth(t.Indent))
	}
	if t.zeros > 0 {
		fmt.Fprintf(b, "%s%d %s\n", t.Indent, t.zeros, t.Zeros)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// filled returns the table without the columns that have no cell, with the names as its first row.
func (t *Table) filled() *Table {
	out := *t
	var kept []int
	names := row{}
	out.columns, out.rows = nil, nil
	for i, c := range t.columns {
		if i == 0 || slices.ContainsFunc(t.rows, func(r row) bool { return !r.heading && r.cells[i] != "" }) {
			kept, out.columns, names.cells = append(kept, i), append(out.columns, c), append(names.cells, c.Name)
		}
	}
	if !t.Bare {
		out.rows = append(out.rows, names)
	}
	for _, r := range t.rows {
		if !r.heading {
			var cells []string
			for _, i := range kept {
				cells = append(cells, r.cells[i])
			}
			r.cells = cells
		}
		out.rows = append(out.rows, r)
	}
	return &out
}

func (t *Table) blocks(b *strings.Builder, width int) {
	wide := t.widths(width)
	for from := 1; ; {
		used, to := wide[0], from
		for to < len(wide) && (to == from || used+len(gap)+wide[to] <= width) {
			used += len(gap) + wide[to]
			to++
		}
		for _, r := range t.rows {
			if r.heading {
				t.line(b, r.cells[0])
			} else {
				t.row(b, r.cells, wide, from, to, width)
			}
		}
		if to >= len(wide) {
			return
		}
		b.WriteByte('\n')
		from = to
	}
}

// widths returns the width of each column. Names of several words, those of columns too, are folded where other columns
// need the room. The text gets what is left, or 0 where that is too little for a cell.
func (t *Table) widths(width int) []int {
	wide, floor := t.measured()
	text, wanted := len(wide), 0
	if t.columns[text-1].Kind == Text {
		text--
		wanted = len(gap) + min(wide[text], width/2)
	}
	for {
		used, widest := -len(gap), -1
		for i := range text {
			used += len(gap) + wide[i]
			if wide[i] > floor[i] && (widest < 0 || wide[i] > wide[widest]) {
				widest = i
			}
		}
		if used+wanted > width && widest >= 0 {
			wide[widest]--
			continue
		}
		if text < len(wide) {
			if wide[text] = width - used - len(gap); wide[text] < leastText {
				wide[text] = 0
			}
		}
		return wide
	}
}

// measured returns the width that each column would take, and the least to which it can be folded.
func (t *Table) measured() (wide, floor []int) {
	wide, floor = make([]int, len(t.columns)), make([]int, len(t.columns))
	for k, r := range t.rows {
		if r.heading {
			continue
		}
		for i, cell := range r.cells {
			n := StringWidth(cell)
			wide[i] = max(wide[i], n)
			if number := t.columns[i].Kind == Number; !number || k == 0 && !t.Bare {
				least := 0
				if !number {
					least = leastName
				}
				for _, word := range words(cell) {
					least = max(least, StringWidth(word))
				}
				n = least
			}
			floor[i] = max(floor[i], n)
		}
	}
	return wide, floor
}

// row writes the first cell of a row and those from one column to before another, in as many lines as they take.
func (t *Table) row(b *strings.Builder, cells []string, wide []int, from, to, width int) {
	var shown []int
	var folded [][]string
	height := 1
	for i, cell := range cells {
		if i > 0 && (i < from || i >= to) || t.columns[i].Kind == Text && wide[i] == 0 {
			continue
		}
		lines := []string{cell}
		if StringWidth(cell) > wide[i] {
			lines = Wrap(cell, wide[i])
		}
		shown, folded, height = append(shown, i), append(folded, lines), max(height, len(lines))
	}
	for k := range height {
		var parts []string
		for n, i := range shown {
			cell := ""
			if k < len(folded[n]) {
				cell = folded[n][k]
			}
			parts = append(parts, t.padded(i, cell, wide[i]))
		}
		t.line(b, strings.Join(parts, gap))
	}
	last := len(cells) - 1
	if to == len(cells) && t.columns[last].Kind == Text && wide[last] == 0 && cells[last] != "" {
		for _, l := range Wrap(cells[last], width-len(below)) { // no room in the row
			t.line(b, below+l)
		}
	}
}

// padded sets a cell in the width of its column.
func (t *Table) padded(column int, cell string, width int) string {
	pad := strings.Repeat(" ", max(width-StringWidth(cell), 0))
	if t.columns[column].Kind == Number {
		return pad + cell
	}
	return cell + pad
}

func (t *Table) line(b *strings.Builder, text string) {
	b.WriteString(strings.TrimRight(t.Indent+text, " ") + "\n")
}

// Wrap breaks a text of one line into lines of at most width columns, between words where that is possible. The empty
// text is one empty line.
func Wrap(text string, width int) []string {
	width = max(width, 2)
	var lines []string
	line, used := "", 0
	for _, word := range words(text) {
		n := StringWidth(word)
		if line != "" && used+1+n <= width {
			line, used = line+" "+word, used+1+n
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		for n > width && !strings.HasPrefix(word, commandMark) { // a link, a path, a text without spaces
			head := Cut(word, width, "")
			lines = append(lines, head)
			word = word[len(head):]
			n = StringWidth(word)
		}
		line, used = word, n
	}
	return append(lines, line)
}

// commandMark is how a command begins that is offered for copying. It ends with the next backquote.
const commandMark = "`memloom "

// words splits a text at spaces. A per cent sign stays with its number, and a command for copying is one word.
func words(text string) []string {
	var out []string
	for _, w := range strings.Fields(text) {
		n := len(out) - 1
		if n >= 0 && (strings.HasPrefix(w, "%") || strings.HasPrefix(out[n]+" ", commandMark) &&
			strings.Count(out[n], "`") == 1) {
			out[n] += " " + w
		} else {
			out = append(out, w)
		}
	}
	return out
}

// Paragraph is a text with every line but the first behind an indent, no wider than width.
func Paragraph(text, indent string, width int) string {
	return strings.Join(Wrap(text, width-StringWidth(indent)), "\n"+indent)
}

// Cut shortens a text to width columns; tail, such as an ellipsis, ends a text that was cut.
func Cut(text string, width int, tail string) string {
	if StringWidth(text) <= width {
		return text
	}
	room, at, state := width-StringWidth(tail), 0, -1
	for rest := text; rest != ""; {
		cluster, after, n, next := uniseg.FirstGraphemeClusterInString(rest, state)
		if room -= n; room < 0 && (at > 0 || tail != "") {
			break
		}
		at, rest, state = at+len(cluster), after, next
	}
	return text[:at] + tail
}

// StringWidth returns how many columns of a terminal a text takes.
func StringWidth(s string) int {
	for i := range len(s) {
		if s[i] < ' ' || s[i] > '~' {
			return uniseg.StringWidth(s)
		}
	}
	return len(s)
}
