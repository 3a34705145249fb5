package output

import (
	"fmt"
	"reflect"
	"slices"
	"time"
	"unsafe"

	"github.com/parquet-go/parquet-go"

	"memloom/internal/corpus"
)

// form is how a Go type is held in a column: what a value of it is there, and back.
type form struct {
	kind kind
	bits int                                        // of a whole number
	get  func(reflect.Value) (parquet.Value, error) // of lists and structs, nil
	set  func(reflect.Value, parquet.Value) error
}

const (
	secondMicros = int64(1_000_000)
	minuteMicros = 60 * secondMicros
)

// formOf returns the form of a type, in the part-th column of its field. A type that has none is a bug and panics.
func formOf(t reflect.Type, part int, options, words []string) form {
	switch t {
	case reflect.TypeFor[corpus.Stamp]():
		if part == 1 {
			return dayForm()
		}
		return wholeForm(kindTimestamp, 64, minuteMicros, 1)
	case reflect.TypeFor[corpus.Date]():
		return wholeForm(kindDate, 32, 1, 1)
	case reflect.TypeFor[time.Duration]():
		return wholeForm(kindInt, 64, 1, int64(time.Microsecond))
	case reflect.TypeFor[corpus.Value]():
		return valueForm(part)
	}
	k, bits := kindInt, 32
	switch {
	case slices.Contains(options, "date"):
		k = kindDate
	case slices.Contains(options, "int64"):
		bits = 64
	case len(options) > 0 && slices.Contains(options, "timestamp(microsecond:local)"):
		k = kindTimestamp
	}
	switch t.Kind() {
	case reflect.Int, reflect.Int32:
		return wholeForm(k, bits, 1, 1)
	case reflect.Int64:
		return wholeForm(k, 64, 1, 1)
	case reflect.String:
		return form{kind: kindString,
			get: func(v reflect.Value) (parquet.Value, error) { return textValue(v.String()), nil },
			set: func(v reflect.Value, x parquet.Value) error { v.SetString(textOf(x)); return nil }}
	case reflect.Bool:
		return boolForm(words)
	case reflect.Slice:
		return form{kind: kindList}
	case reflect.Struct:
		return form{kind: kindStruct}
	}
	panic(fmt.Sprintf("output: no column holds a %s", t))
}

// wholeForm is that of whole numbers, which a column holds times a number and by another.
func wholeForm(k kind, bits int, times, by int64) form {
	return form{k, bits, func(v reflect.Value) (parquet.Value, error) { return wholeValue(v.Int()*times/by, bits), nil },
		func(v reflect.Value, x parquet.Value) error { v.SetInt(wholeOf(x, bits) * by / times); return nil }}
}

// boolForm is that of true and false, by two words where there are any.
func boolForm(words []string) form {
	if len(words) == 0 {
		return form{kind: kindBool,
			get: func(v reflect.Value) (parquet.Value, error) { return parquet.BooleanValue(v.Bool()), nil },
			set: func(v reflect.Value, x parquet.Value) error { v.SetBool(x.Boolean()); return nil }}
	}
	return form{kind: kindString, get: func(v reflect.Value) (parquet.Value, error) {
		if v.Bool() {
			return textValue(words[1]), nil
		}
		return textValue(words[0]), nil
	}, set: func(v reflect.Value, x parquet.Value) error { v.SetBool(textOf(x) == words[1]); return nil }}
}

// dayForm is that of the day of an instant.
func dayForm() form {
	return form{kindDate, 32, func(v reflect.Value) (parquet.Value, error) {
		return wholeValue(int64(corpus.Stamp(v.Int()).Date()), 32), nil
	}, func(reflect.Value, parquet.Value) error { return nil }}
}

// valueForm is that of a typed value: its type and its canonical text.
func valueForm(part int) form {
	of := func(v reflect.Value) *corpus.Value { return v.Addr().Interface().(*corpus.Value) }
	if part == 0 {
		return form{kind: kindString,
			get: func(v reflect.Value) (parquet.Value, error) { return textValue(string(of(v).Kind)), of(v).Valid() },
			set: func(v reflect.Value, x parquet.Value) error { of(v).Kind = corpus.Kind(textOf(x)); return nil }}
	}
	return form{kind: kindString,
		get: func(v reflect.Value) (parquet.Value, error) { return textValue(of(v).Canonical()), nil },
		set: func(v reflect.Value, x parquet.Value) (err error) {
			*of(v), err = corpus.ParseCanonical(of(v).Kind, textOf(x))
			return err
		}}
}

// textValue is a text as a cell. It is not copied.
func textValue(s string) parquet.Value {
	return parquet.ByteArrayValue(unsafe.Slice(unsafe.StringData(s), len(s)))
}

// textOf is the text of a cell, empty of NULL. It is not copied, and cells that were read are those of no other row.
func textOf(x parquet.Value) string {
	b := x.ByteArray()
	return unsafe.String(unsafe.SliceData(b), len(b))
}

func wholeValue(n int64, bits int) parquet.Value {
	if bits == 32 {
		return parquet.Int32Value(int32(n))
	}
	return parquet.Int64Value(n)
}

func wholeOf(x parquet.Value, bits int) int64 {
	if bits == 32 {
		return int64(x.Int32())
	}
	return x.Int64()
}
