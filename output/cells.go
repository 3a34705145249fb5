package output

import (
	"fmt"
	"reflect"

	"github.com/parquet-go/parquet-go"
)

// cells are the cells of rows, by leaf column. Rows are added at the end, and taken from at on.
type cells struct {
	columns [][]parquet.Value
	at      []int // of each leaf column, the next cell to take
}

// take takes the cells of the next n rows in a leaf column.
func (s *cells) take(leaf, n int) []parquet.Value {
	column, from := s.columns[leaf], s.at[leaf]
	to := from
	for ; to < len(column); to++ {
		if column[to].RepetitionLevel() > 0 {
			continue
		}
		if n == 0 {
			break
		}
		n--
	}
	s.at[leaf] = to
	return column[from:to]
}

// begin has the next row that is added be the next one that is taken.
func (s *cells) begin() {
	for i := range s.at {
		s.at[i] = len(s.columns[i])
	}
}

// reset forgets all cells.
func (s *cells) reset() {
	clear(s.at)
	for i := range s.columns {
		clear(s.columns[i])
		s.columns[i] = s.columns[i][:0]
	}
}

// hold holds the cells of one row and no others.
func (s *cells) hold(row parquet.Row) {
	clear(s.columns)
	clear(s.at)
	row.Range(func(i int, values []parquet.Value) bool {
		s.columns[i] = values
		return true
	})
}

// add adds the cells of some columns of a record, whose first entry has the repetition level depth.
func (s *cells) add(columns []Column, record reflect.Value, depth int) error {
	for i := range columns {
		c := &columns[i]
		v := c.of(record, false)
		if c.Optional && c.null(record, v) {
			s.none(c, depth, c.level-1)
			continue
		}
		if v.Kind() == reflect.Pointer {
			v = v.Elem()
		}
		if err := s.addValue(c, v, depth); err != nil {
			return fmt.Errorf("column %s: %w", c.Name, err)
		}
	}
	return nil
}

// null says whether a field of a record is NULL in its column.
func (c *Column) null(record, v reflect.Value) bool {
	switch {
	case !v.IsValid():
		return true
	case c.with != nil:
		return v.IsZero() && record.FieldByIndex(c.with).IsZero()
	case v.Kind() == reflect.Slice:
		return v.IsNil()
	}
	return c.zero.IsValid() && v.Equal(c.zero)
}

func (s *cells) addValue(c *Column, v reflect.Value, depth int) error {
	switch c.kind {
	case kindStruct:
		return s.add(c.inner, v, depth)
	case kindList:
		if v.Len() == 0 {
			s.none(c, depth, c.level)
		}
		for i := range v.Len() {
			if err := s.addValue(c.elem, v.Index(i), depth); err != nil {
				return err
			}
			depth = c.depth
		}
		return nil
	}
	x, err := c.get(v)
	s.put(c, x, depth)
	return err
}

// put adds a cell to a leaf column that is there.
func (s *cells) put(c *Column, x parquet.Value, depth int) {
	if c.level > 0 {
		x.SetRepetitionLevel(depth)
		x.SetDefinitionLevel(c.level)
	}
	s.columns[c.leaf] = append(s.columns[c.leaf], x)
}

// none adds cells without a value.
func (s *cells) none(c *Column, depth, level int) {
	for i := c.leaf; i < c.leaf+c.leaves; i++ {
		var x parquet.Value
		x.SetRepetitionLevel(depth)
		x.SetDefinitionLevel(level)
		s.columns[i] = append(s.columns[i], x)
	}
}
