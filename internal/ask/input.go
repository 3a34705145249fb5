package ask

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"memloom/internal/bounded"
	"memloom/internal/nearest"
)

// InputError is what is wrong with a line.
type InputError struct {
	Key    string // as in messages[2].time; empty where the line as a whole is meant
	Reason string // with what was expected
}

// Error implements error.
func (e *InputError) Error() string {
	if e.Key == "" {
		return e.Reason
	}
	return fmt.Sprintf("key %q: %s", e.Key, e.Reason)
}

func wrong(key, format string, args ...any) *InputError {
	return &InputError{key, fmt.Sprintf(format, args...)}
}

// object is a JSON object whose keys are taken one by one; the first thing that is wrong with it is kept.
type object struct {
	at   string // key of the object itself, with a dot behind it
	keys map[string]json.RawMessage
	err  *InputError
}

// parseObject reads one JSON object and nothing behind it.
func parseObject(at string, data []byte, known ...string) *object {
	o := &object{at: at}
	d := json.NewDecoder(bytes.NewReader(data))
	err := d.Decode(&o.keys)
	if _, end := d.Token(); err != nil || o.keys == nil || !errors.Is(end, io.EOF) {
		o.err = wrong(strings.TrimSuffix(at, "."), "not one JSON object: %s", bounded.Excerpt(data))
		return o
	}
	var strange []string
	for key := range o.keys {
		if !slices.Contains(known, key) {
			strange = append(strange, key)
		}
	}
	if len(strange) > 0 {
		o.fail(slices.Min(strange), "unknown; there are %s%s", strings.Join(known, ", "),
			nearest.Hint(slices.Min(strange), known))
	}
	return o
}

func (o *object) fail(key, format string, args ...any) {
	if o.err == nil {
		o.err = wrong(o.at+key, format, args...)
	}
}

// raw returns a key's value; a key that must be there and is not is an error.
func (o *object) raw(key string, must bool) (json.RawMessage, bool) {
	v, ok := o.keys[key]
	if !ok && must && o.err == nil {
		o.fail(key, "missing")
	}
	return v, ok && o.err == nil
}

// text returns a key's text; one that must be there must not be blank.
func (o *object) text(key string, must bool) string {
	v, ok := o.raw(key, must)
	if !ok {
		return ""
	}
	var s string
	switch {
	case v[0] != '"' || json.Unmarshal(v, &s) != nil:
		o.fail(key, "must be text in quotes")
	case must && strings.TrimSpace(s) == "":
		o.fail(key, "empty")
	}
	return s
}
