package output

import (
	"cmp"
	"errors"
	"fmt"
	"hash"
	"reflect"
	"strconv"
	"time"
	"unicode/utf8"
)

const (
	secondMicros = int64(1_000_000)
	dateText     = time.DateOnly
	stampText    = "2006-01-02T15:04:05"
)

var (
	errNotUTF8  = errors.New("not valid UTF-8")
	errZeroTime = errors.New("no time, and the column requires one")
)

// rowText makes the text of a row. It knows the row's number, and what looks at its cells; nil: nothing does.
type rowText struct {
	number int64
	*inspector
}

// appendRow appends the canonical text of a row and a newline: a JSON object with the columns in order, NULL as null,
// times as YYYY-MM-DDTHH:MM:SS, dates as YYYY-MM-DD, text unescaped but for quotes, backslashes and controls. It
// validates on the way: text must be UTF-8, a required time must be there, and every value within its bounds.
func (t rowText) appendRow(b []byte, columns []Column, row reflect.Value) ([]byte, error) {
	b, err := t.appendObject(b, columns, row)
	return append(b, '\n'), err
}

// of returns the column's field of a row.
func (c *Column) of(row reflect.Value) reflect.Value {
	for _, i := range c.index {
		row = row.Field(i)
	}
	return row
}

// canonical makes the canonical text of rows R, numbers them and takes their digest.
type canonical[R any] struct {
	columns []Column
	digest  hash.Hash // nil: none is taken
	look    *inspector
	text    []byte
	rows    int64 // so far, the one with an error included
}

// line returns the canonical text of the next row. It is good until the next call.
func (c *canonical[R]) line(r *R) ([]byte, error) {
	var err error
	c.rows++
	if c.text, err = (rowText{c.rows, c.look}).appendRow(c.text[:0], c.columns, reflect.ValueOf(r).Elem()); err != nil {
		return nil, err
	}
	if c.digest != nil {
		c.digest.Write(c.text)
	}
	return c.text, nil
}

func (t rowText) appendObject(b []byte, columns []Column, v reflect.Value) ([]byte, error) {
	b = append(b, '{')
	for i := range columns {
		c := &columns[i]
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, '"')
		b = append(b, c.Name...)
		b = append(b, '"', ':')
		var err error
		if b, err = t.appendValue(b, c, c.of(v)); err != nil {
			return b, fmt.Errorf("column %s: %w", c.Name, err)
		}
	}
	return append(b, '}'), nil
}

func (t rowText) appendValue(b []byte, c *Column, v reflect.Value) ([]byte, error) {
	if c.Optional && v.IsNil() {
		return append(b, "null"...), nil
	}
	if v.Kind() == reflect.Pointer {
		v = v.Elem()
	}
	switch c.kind {
	case kindString:
		if err := cmp.Or(c.textBound(v.String()), t.look(c, t.number, v.String(), 0)); err != nil {
			return b, err
		}
		return appendString(b, v.String())
	case kindInt:
		if err := countBound(v.Int()); err != nil {
			return b, err
		}
		return strconv.AppendInt(b, v.Int(), 10), nil
	case kindBool:
		return strconv.AppendBool(b, v.Bool()), nil
	case kindTimestamp, kindDate:
		b, err := appendTime(b, c.kind, v.Int())
		return b, cmp.Or(err, t.look(c, t.number, "", v.Int()))
	case kindList:
		return t.appendList(b, c.elem, v)
	default:
		return t.appendObject(b, c.inner, v)
	}
}

func appendTime(b []byte, k kind, n int64) ([]byte, error) {
	if n == 0 {
		return b, errZeroTime
	}
	if err := yearBound(dayOf(k, n)); err != nil {
		return b, err
	}
	b = append(b, '"')
	if k == kindDate {
		b = time.Unix(n*86400, 0).UTC().AppendFormat(b, dateText)
	} else {
		b = time.UnixMicro(n).UTC().AppendFormat(b, stampText)
	}
	return append(b, '"'), nil
}

func (t rowText) appendList(b []byte, elem *Column, v reflect.Value) ([]byte, error) {
	if err := listBound(v.Len()); err != nil {
		return b, err
	}
	b = append(b, '[')
	for i := range v.Len() {
		if i > 0 {
			b = append(b, ',')
		}
		var err error
		if b, err = t.appendValue(b, elem, v.Index(i)); err != nil {
			return b, err
		}
	}
	return append(b, ']'), nil
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
