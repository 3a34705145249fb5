package output

import (
	"errors"
	"fmt"
	"hash"
	"reflect"
	"strconv"
	"time"
	"unicode/utf8"

	"github.com/parquet-go/parquet-go"

	"memloom/internal/corpus"
)

var (
	errNotUTF8  = errors.New("not valid UTF-8")
	errZeroTime = errors.New("no time, and the column requires one")
	errLevels   = errors.New("not readable as Parquet: its cells are not those of a row")
)

// canonical makes the canonical text of rows, numbers them and takes their digest.
type canonical struct {
	table   *Table
	digest  hash.Hash  // nil: none is taken
	look    *inspector // nil: nothing looks at the cells
	text    []byte
	rows    int64 // so far, the one with an error included
	day     int64 // of the last time, with its text
	dayText string
	*cells
}

func newCanonical(t *Table) canonical {
	return canonical{table: t, cells: &cells{make([][]parquet.Value, t.leaves()), make([]int, t.leaves())}}
}

// put adds a row of a corpus, or with no owner one that all share, and takes it.
func (t *canonical) put(owner, item string, record reflect.Value) error {
	t.begin()
	err := t.table.add(t.cells, owner, item, record)
	if err != nil {
		t.rows++
		return rowError(t.table, t.rows, err)
	}
	if _, err = t.line(reflect.Value{}); err != nil {
		return rowError(t.table, t.rows, err)
	}
	return nil
}

// line takes the next row: it fills the record, if there is one, and returns the row's canonical text and a newline,
// good until the next call. That is a JSON object with the columns in order, NULL as null, times as
// YYYY-MM-DDTHH:MM:SS, dates as YYYY-MM-DD, text unescaped but for quotes, backslashes and controls. It validates on
// the way: text must be UTF-8, a required time must be there, and every value within its bounds.
func (t *canonical) line(record reflect.Value) ([]byte, error) {
	t.rows++
	t.text = t.text[:0]
	err := t.object(t.table.Columns, record)
	for i := range t.at {
		if err == nil && t.at[i] != len(t.cells.columns[i]) {
			err = errLevels
		}
	}
	t.text = append(t.text, '\n')
	if err == nil && t.digest != nil {
		t.digest.Write(t.text)
	}
	return t.text, err
}

// peek returns the next cell of a leaf column, or nil.
func (t *canonical) peek(leaf int) *parquet.Value {
	if at := t.at[leaf]; at < len(t.cells.columns[leaf]) {
		return &t.cells.columns[leaf][at]
	}
	return nil
}

func (t *canonical) object(columns []Column, record reflect.Value) error {
	t.text = append(t.text, '{')
	for i := range columns {
		c := &columns[i]
		if i > 0 {
			t.text = append(t.text, ',')
		}
		t.text = append(t.text, c.head...)
		if err := t.column(c, record); err != nil {
			return fmt.Errorf("column %s: %w", c.Name, err)
		}
	}
	t.text = append(t.text, '}')
	return nil
}

// column takes a column of a record.
func (t *canonical) column(c *Column, record reflect.Value) error {
	x := t.peek(c.leaf)
	there := x != nil && x.DefinitionLevel() >= c.level
	if x == nil || !there && !c.Optional {
		return errLevels
	}
	var v reflect.Value
	if record.IsValid() && c.field != nil {
		v = c.of(record, there)
	}
	if !there {
		t.skip(c)
		if v.IsValid() && c.zero.IsValid() {
			v.Set(c.zero)
		}
		t.text = append(t.text, "null"...)
		return nil
	}
	if v.Kind() == reflect.Pointer {
		if v.IsNil() {
			v.Set(reflect.New(v.Type().Elem()))
		}
		v = v.Elem()
	}
	return t.value(c, x, v)
}

// value takes a value that is there; x is its first cell.
func (t *canonical) value(c *Column, x *parquet.Value, v reflect.Value) error {
	switch c.kind {
	case kindStruct:
		return t.object(c.inner, v)
	case kindList:
		return t.list(c, v)
	}
	t.at[c.leaf]++
	err := t.leafText(c, x)
	if err == nil && v.IsValid() {
		err = c.set(v, *x)
	}
	return err
}

// leafText appends the text of a cell that is there.
func (t *canonical) leafText(c *Column, x *parquet.Value) (err error) {
	switch c.kind {
	case kindString:
		s := textOf(*x)
		if err = c.textBound(s); err == nil {
			t.text, err = appendString(t.text, s)
		}
		if err == nil && t.look != nil {
			t.look.take(c, t.rows, s)
		}
		return err
	case kindBool:
		t.text = strconv.AppendBool(t.text, x.Boolean())
		return nil
	}
	n := wholeOf(*x, c.bits)
	if c.kind == kindInt {
		t.text = strconv.AppendInt(t.text, n, 10)
		return countBound(n)
	}
	if err = t.time(c.kind, n); err == nil && t.look != nil {
		err = t.look.when(c, corpus.Date(dayOf(c.kind, n)))
	}
	return err
}

// time appends the text of a time. Neighbours are mostly of one day, whose text is made once.
func (t *canonical) time(k kind, n int64) error {
	if n == 0 {
		return errZeroTime
	}
	day := dayOf(k, n)
	if err := yearBound(day); err != nil {
		return err
	}
	if day != t.day || t.dayText == "" {
		t.day, t.dayText = day, time.Unix(day*86400, 0).UTC().Format(time.DateOnly)
	}
	t.text = append(append(t.text, '"'), t.dayText...)
	if k == kindTimestamp {
		seconds := (n - day*dayMicros) / secondMicros
		for i, x := range [...]int64{seconds / 3600, seconds / 60 % 60, seconds % 60} {
			t.text = append(t.text, "T::"[i], byte('0'+x/10), byte('0'+x%10))
		}
	}
	t.text = append(t.text, '"')
	return nil
}

// list takes the entries of a list.
func (t *canonical) list(c *Column, v reflect.Value) error {
	n := t.entries(c)
	if err := listBound(n); err != nil {
		return err
	}
	t.text = append(t.text, '[')
	if n == 0 {
		t.skip(c)
	} else if v.IsValid() {
		v.Set(reflect.MakeSlice(v.Type(), n, n))
	}
	for i := range n {
		if i > 0 {
			t.text = append(t.text, ',')
		}
		var entry reflect.Value
		if v.IsValid() {
			entry = v.Index(i)
		}
		x := t.peek(c.leaf)
		if x == nil {
			return errLevels
		}
		if err := t.value(c.elem, x, entry); err != nil {
			return err
		}
	}
	t.text = append(t.text, ']')
	return nil
}

// entries returns how many entries the next list has.
func (t *canonical) entries(c *Column) int {
	cells := t.cells.columns[c.leaf][t.at[c.leaf]:]
	if cells[0].DefinitionLevel() <= c.level {
		return 0
	}
	n := 1
	for _, x := range cells[1:] {
		switch depth := x.RepetitionLevel(); {
		case depth < c.depth:
			return n
		case depth == c.depth:
			n++
		}
	}
	return n
}

// skip takes the cells of a column that has no value.
func (t *canonical) skip(c *Column) {
	for i := c.leaf; i < c.leaf+c.leaves; i++ {
		t.at[i]++
	}
}

const hexDigits = "0123456789abcdef"

// appendString quotes as little as JSON allows, so that other languages write the same line without effort.
func appendString(b []byte, s string) ([]byte, error) {
	if !utf8.ValidString(s) {
		return b, errNotUTF8
	}
	b = append(b, '"')
	from := 0
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c >= 0x20 && c != '"' && c != '\\' {
			continue
		}
		b = append(b, s[from:i]...)
		from = i + 1
		switch c {
		case '"', '\\':
			b = append(b, '\\', c)
		case '\n':
			b = append(b, '\\', 'n')
		case '\r':
			b = append(b, '\\', 'r')
		case '\t':
			b = append(b, '\\', 't')
		case '\b':
			b = append(b, '\\', 'b')
		case '\f':
			b = append(b, '\\', 'f')
		default:
			b = append(b, '\\', 'u', '0', '0', hexDigits[c>>4], hexDigits[c&15])
		}
	}
	b = append(b, s[from:]...)
	return append(b, '"'), nil
}
