package seeds

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// fields are the keys of a record, or of an object inside of it. What is wrong with them is kept; the first fault
// counts.
type fields struct {
	of     map[string]json.RawMessage
	at     string // key of the object, with a dot behind it; empty for the record
	every  string // the data set, for what is missing
	fault  *Error
	parent *fields
}

// read decodes the value of a key. One that is absent, or null, is left alone, and a fault where it is needed.
func (f *fields) read(key string, needed bool, into any) {
	raw := f.of[key]
	if len(raw) == 0 || string(raw) == "null" {
		if needed {
			f.missing(key)
		}
		return
	}
	err := json.Unmarshal(raw, into)
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &kind):
		f.fail(key, fmt.Sprintf("expected %s, found %s; is this a file of another data set?",
			kindOf(kind.Type.Kind().String()), kindOf(kind.Value)))
	case err != nil:
		f.fail(key, err.Error())
	}
}

// missing keeps the fault that a key is not there.
func (f *fields) missing(key string) { f.fail(key, "is missing; every record of "+f.every+" has it") }

// fail keeps a fault of the record, if it is the first.
func (f *fields) fail(key, what string) {
	at := f.at + key
	for f.parent != nil {
		f = f.parent
	}
	if f.fault == nil {
		f.fault = &Error{Key: at, What: what}
	}
}

// text is a text that every record has.
func (f *fields) text(key string) (out string) {
	f.read(key, true, &out)
	return out
}

// optional is a text that a record may have.
func (f *fields) optional(key string) (out string) {
	f.read(key, false, &out)
	return out
}

// number is a whole number that a record may have; -1 where it has none.
func (f *fields) number(key string) int {
	n := -1
	f.read(key, false, &n)
	return n
}

// flat is a value of any kind as texts.
func (f *fields) flat(key string) (out flat) {
	f.read(key, false, &out)
	return out
}

// list is a list of objects.
func (f *fields) list(key string, needed bool) []*fields {
	var all []map[string]json.RawMessage
	f.read(key, needed, &all)
	var out []*fields
	for i, of := range all {
		out = append(out, &fields{of: of, at: fmt.Sprintf("%s%s[%d].", f.at, key, i), every: f.every, parent: f})
	}
	return out
}

// object is an object inside of the record; one that is absent has no keys.
func (f *fields) object(key string) *fields {
	out := &fields{at: f.at + key + ".", every: f.every, parent: f}
	f.read(key, false, &out.of)
	return out
}

// kindOf puts the decoder's word for a kind into a user's.
func kindOf(word string) string {
	word, _, _ = strings.Cut(word, " ")
	known := map[string]string{"string": "text", "slice": "a list", "array": "a list", "struct": "keys with values",
		"map": "keys with values", "object": "keys with values", "int": "a whole number", "bool": "true or false"}
	if of, ok := known[word]; ok {
		return of
	}
	return "a " + word
}
