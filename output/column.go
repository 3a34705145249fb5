package output

import (
	"fmt"
	"reflect"
	"strings"

	"github.com/parquet-go/parquet-go"
)

// Column is a column of a table, as its record declares it.
type Column struct {
	Name     string
	Type     string // string, int32, int64, bool, timestamp[us], date, list<…>, struct<…>
	Optional bool   // may be NULL
	Visible  bool   // an evaluated system may see it
	About    string // what it holds, one line

	form
	head  string        // its name in the canonical text
	field []int         // of the record, nil: its value is that of the whole row, as the corpus is
	zero  reflect.Value // what NULL is in the record; not valid where nothing but a pointer on the way is
	with  []int         // of the record; the zero value is NULL only where this field has it too
	names string        // whose ids it holds, from the tags id and ref
	text  bool          // it holds texts and not names, from the tag size
	dict  bool
	elem  *Column
	inner []Column

	leaf, leaves int // its first leaf column and their number
	level, depth int // the definition level from which on it is there, and the repetition level of its entries
}

type kind int

const (
	kindString kind = iota
	kindInt
	kindBool
	kindTimestamp // microseconds of wall-clock time
	kindDate      // days since 1970-01-01
	kindList
	kindStruct
)

// columnsOf reads the columns of a record from the tags of its fields:
//
//	parquet:"name,options"   name and options: optional, dict (with a dictionary), list, int64 (else an int has 32 bits),
//	                         timestamp(microsecond:local) and date of whole numbers that are so already
//	parquet:"a|b"            a field of two columns, whose other tags have two parts too
//	parquet:",inline"        a struct whose fields are columns of the record, NULL where a pointer to it is nil
//	about:"text"             what the column holds
//	size:"text"              it has texts, and not names
//	id:"kind", ref:"kind"    whose ids it has; id:"kind,X" are the table's own, id:"kind?" may be those of no row
//	null:"-1", with:"Field"  what is NULL in place of the zero value; the field that must be zero too
//	words:"a b"              how false and true are written
//
// A field without a name is no column. Embedded structs are flattened. A tag that it does not understand is a bug and
// panics.
func columnsOf(t reflect.Type, visible bool) []Column {
	var out []Column
	for i := range t.NumField() {
		f := t.Field(i)
		tag := f.Tag.Get("parquet")
		switch inner := f.Type; {
		case f.Anonymous || tag == ",inline":
			pointer := inner.Kind() == reflect.Pointer
			if pointer {
				inner = inner.Elem()
			}
			for _, c := range columnsOf(inner, visible) {
				c.field = append([]int{i}, c.field...)
				if c.with != nil {
					c.with = append([]int{i}, c.with...)
				}
				if pointer && !f.Anonymous {
					c.Optional, c.zero = true, reflect.Value{}
				}
				out = append(out, c)
			}
		case tag != "":
			for part := range strings.Split(tag, "|") {
				out = append(out, columnOf(t, f, part, visible))
			}
		}
	}
	return out
}

func columnOf(t reflect.Type, f reflect.StructField, part int, visible bool) Column {
	get := func(key string) string {
		if parts := strings.Split(f.Tag.Get(key), "|"); strings.Contains(f.Tag.Get("parquet"), "|") {
			return parts[min(part, len(parts)-1)]
		}
		return f.Tag.Get(key)
	}
	tag := strings.Split(get("parquet"), ",")
	c := Column{Name: tag[0], Visible: visible, About: get("about"), field: f.Index, text: get("size") == "text",
		names: f.Tag.Get("id") + f.Tag.Get("ref"), zero: reflect.Zero(f.Type)}
	if strings.ContainsAny(c.names, "?|") {
		c.names = ""
	}
	if size := get("size"); c.Name == "" || size != "" && size != "text" {
		panic(fmt.Sprintf("output: field %s has no column name, or the unknown size %q", f.Name, size))
	}
	if other, ok := t.FieldByName(f.Tag.Get("with")); ok {
		c.with = other.Index
	}
	if null := f.Tag.Get("null"); null != "" {
		c.zero = reflect.New(f.Type).Elem()
		if _, err := fmt.Sscan(null, c.zero.Addr().Interface()); err != nil {
			panic(fmt.Sprintf("output: field %s: %v", f.Name, err))
		}
	}
	options := tag[1:]
	for _, o := range options {
		switch o {
		case "optional":
			c.Optional = true
		case "dict":
			c.dict = true
		case "timestamp(microsecond:local)", "date", "list", "int64":
		default:
			panic(fmt.Sprintf("output: field %s: unknown tag %q", f.Name, o))
		}
	}
	c.typed(f.Type, part, options, strings.Fields(f.Tag.Get("words")))
	return c
}

// typed fills form, type text and the columns inside.
func (c *Column) typed(t reflect.Type, part int, options, words []string) {
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch c.form = formOf(t, part, options, words); c.kind {
	case kindTimestamp:
		c.Type = "timestamp[us]"
	case kindDate:
		c.Type = "date"
	case kindString:
		c.Type = "string"
	case kindInt:
		c.Type = fmt.Sprint("int", c.bits)
	case kindBool:
		c.Type = "bool"
	case kindList:
		c.elem = &Column{Name: "element", Visible: c.Visible, names: c.names, text: c.text}
		c.elem.typed(t.Elem(), 0, nil, nil)
		c.Type = "list<" + c.elem.Type + ">"
	case kindStruct:
		c.inner = columnsOf(t, c.Visible)
		names := make([]string, len(c.inner))
		for i, in := range c.inner {
			names[i] = in.Name + ": " + in.Type
		}
		c.Type = "struct<" + strings.Join(names, ", ") + ">"
	}
}

// layOut gives columns their places among the leaf columns from one on, and returns the one after the last.
func layOut(columns []Column, leaf, level, depth int) int {
	for i := range columns {
		leaf = columns[i].layOut(leaf, level, depth)
	}
	return leaf
}

func (c *Column) layOut(leaf, level, depth int) int {
	if c.Optional {
		level++
	}
	c.leaf, c.level, c.depth, c.head = leaf, level, depth+1, `"`+c.Name+`":`
	switch c.kind {
	case kindList:
		leaf = c.elem.layOut(leaf, level+1, depth+1)
	case kindStruct:
		leaf = layOut(c.inner, leaf, level, depth)
	default:
		leaf++
	}
	c.leaves = leaf - c.leaf
	return leaf
}

// of returns the column's field of a record: not valid below a pointer that is nil, which make fills.
func (c *Column) of(record reflect.Value, make bool) reflect.Value {
	for _, i := range c.field {
		if record.Kind() == reflect.Pointer {
			if record.IsNil() {
				if !make {
					return reflect.Value{}
				}
				record.Set(reflect.New(record.Type().Elem()))
			}
			record = record.Elem()
		}
		record = record.Field(i)
	}
	return record
}

// schema returns the columns as the library knows them: a struct of plain Go types, whose name is in the files.
func schemaOf(name string, columns []Column) *parquet.Schema {
	return parquet.NewSchema(name, parquet.SchemaOf(reflect.New(structOf(columns)).Interface()))
}

func structOf(columns []Column) reflect.Type {
	fields := make([]reflect.StructField, len(columns))
	for i := range columns {
		c := &columns[i]
		t, tag := c.plain(), c.Name
		if c.Optional {
			tag += ",optional"
			if c.kind != kindList {
				t = reflect.PointerTo(t)
			}
		}
		switch {
		case c.kind == kindTimestamp:
			tag += ",timestamp(microsecond:local)"
		case c.kind == kindDate:
			tag += ",date"
		case c.kind == kindList:
			tag += ",list"
		case c.dict:
			tag += ",dict"
		}
		fields[i] = reflect.StructField{Name: fmt.Sprint("C", i), Type: t, Tag: reflect.StructTag(fmt.Sprintf("parquet:%q",
			tag))}
	}
	return reflect.StructOf(fields)
}

// plain is the Go type in which the library holds the column.
func (c *Column) plain() reflect.Type {
	switch {
	case c.kind == kindString:
		return reflect.TypeFor[string]()
	case c.kind == kindBool:
		return reflect.TypeFor[bool]()
	case c.kind == kindList:
		return reflect.SliceOf(c.elem.plain())
	case c.kind == kindStruct:
		return structOf(c.inner)
	case c.bits == 32:
		return reflect.TypeFor[int32]()
	}
	return reflect.TypeFor[int64]()
}
