package output

import (
	"fmt"
	"reflect"
	"strings"
)

// Column is a column of a table, as its row struct declares it.
type Column struct {
	Name     string
	Type     string // string, int32, int64, bool, timestamp[us], date, list<…>, struct<…>
	Optional bool   // may be NULL
	Visible  bool   // an evaluated system may see it
	About    string // what it holds, one line

	kind  kind
	index []int  // of the field in the row struct
	names string // whose ids it holds, from the tag id
	text  bool   // it holds texts and not names, from the tag size
	elem  *Column
	inner []Column
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

// columnsOf reads the columns of a row struct from its tags: parquet says name and type, about says what the column
// holds. Embedded structs are flattened, as Parquet does it. A tag that it does not understand is a bug and panics.
func columnsOf(t reflect.Type, visible bool) []Column {
	var out []Column
	for i := range t.NumField() {
		f := t.Field(i)
		if !f.Anonymous {
			out = append(out, columnOf(f, visible))
			continue
		}
		for _, c := range columnsOf(f.Type, visible) {
			c.index = append([]int{i}, c.index...)
			out = append(out, c)
		}
	}
	return out
}

func columnOf(f reflect.StructField, visible bool) Column {
	tag := strings.Split(f.Tag.Get("parquet"), ",")
	c := Column{Name: tag[0], Visible: visible, About: f.Tag.Get("about"), index: f.Index,
		names: f.Tag.Get("id"), text: textIn(f)}
	logical := ""
	for _, option := range tag[1:] {
		switch option {
		case "optional":
			c.Optional = true
		case "timestamp(microsecond:local)", "date":
			logical = option
		case "list", "dict":
		default:
			panic(fmt.Sprintf("output: field %s: unknown tag %q", f.Name, option))
		}
	}
	if c.Optional && f.Type.Kind() != reflect.Pointer && f.Type.Kind() != reflect.Slice {
		panic(fmt.Sprintf("output: optional field %s is no pointer (see opt)", f.Name))
	}
	c.typed(f.Type, logical)
	if c.Name == "" {
		panic(fmt.Sprintf("output: field %s has no column name", f.Name))
	}
	return c
}

// textIn says whether the tag size says that a column holds texts.
func textIn(f reflect.StructField) bool {
	size, ok := f.Tag.Lookup("size")
	if ok && size != "text" {
		panic(fmt.Sprintf("output: field %s: no size is called %q", f.Name, size))
	}
	return ok
}

// typed fills kind, type text and the columns inside.
func (c *Column) typed(t reflect.Type, logical string) {
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch {
	case logical == "date":
		c.kind, c.Type = kindDate, "date"
	case logical != "":
		c.kind, c.Type = kindTimestamp, "timestamp[us]"
	case t.Kind() == reflect.String:
		c.kind, c.Type = kindString, "string"
	case t.Kind() == reflect.Int32, t.Kind() == reflect.Int64:
		c.kind, c.Type = kindInt, t.Kind().String()
	case t.Kind() == reflect.Bool:
		c.kind, c.Type = kindBool, "bool"
	case t.Kind() == reflect.Slice:
		c.elem = &Column{Name: "element", Visible: c.Visible, names: c.names, text: c.text}
		c.elem.typed(t.Elem(), "")
		c.kind, c.Type = kindList, "list<"+c.elem.Type+">"
	case t.Kind() == reflect.Struct:
		c.inner = columnsOf(t, c.Visible)
		names := make([]string, len(c.inner))
		for i, in := range c.inner {
			names[i] = in.Name + ": " + in.Type
		}
		c.kind, c.Type = kindStruct, "struct<"+strings.Join(names, ", ")+">"
	default:
		panic(fmt.Sprintf("output: column %s: no type for %s", c.Name, t))
	}
}

// corpusColumn is the column that says to which corpus a row belongs.
const corpusColumn = "corpus_id"

// InCorpus is the first column of a table whose rows belong to a corpus each. Row structs embed it; who writes the row
// fills it.
type InCorpus struct {
	CorpusID string `parquet:"corpus_id,dict" json:"-" about:"the corpus: what one evaluated system ingests"`
}

func (c *InCorpus) inCorpus() *InCorpus { return c }

// Shareable is the first column of a table that may have rows that all corpora of the run share. They come first.
type Shareable struct {
	CorpusID *string `parquet:"corpus_id,optional,dict" json:"-" about:"the corpus; NULL: all corpora of the run share it"`
}

func (s *Shareable) shareable() *Shareable { return s }

// own says to which corpus a row belongs; none means that all share it.
func own[R any](r *R, id string) {
	switch o := any(r).(type) {
	case interface{ inCorpus() *InCorpus }:
		o.inCorpus().CorpusID = id
	case interface{ shareable() *Shareable }:
		o.shareable().CorpusID = opt(id)
	}
}

// unshared undoes what the library reads for NULL in a struct that is embedded: a pointer to an empty text.
func unshared[R any](r *R) {
	if o, ok := any(r).(interface{ shareable() *Shareable }); ok && val(o.shareable().CorpusID) == "" {
		o.shareable().CorpusID = nil
	}
}

// owner returns the corpus to which a row belongs, empty if all share it.
func owner[R any](r *R) string {
	switch o := any(r).(type) {
	case interface{ inCorpus() *InCorpus }:
		return o.inCorpus().CorpusID
	case interface{ shareable() *Shareable }:
		return val(o.shareable().CorpusID)
	}
	return ""
}
