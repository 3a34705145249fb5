package seeds

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
)

// flat is a value that a file writes as text, as a number, as a list of these or as an object of these; its items are
// texts.
type flat []string

// UnmarshalJSON implements json.Unmarshaler. The items of objects keep their order, as "key: value".
func (f *flat) UnmarshalJSON(b []byte) error {
	d := json.NewDecoder(bytes.NewReader(b))
	d.UseNumber()
	*f = nil
	return f.value(d, "", 0)
}

func (f *flat) value(d *json.Decoder, label string, depth int) error {
	const deepest = 8
	if depth > deepest {
		return fmt.Errorf("a value is nested more than %d levels deep", deepest)
	}
	t, err := d.Token()
	if err != nil {
		return err
	}
	mark, nested := t.(json.Delim)
	if !nested {
		if t != nil {
			*f = append(*f, label+strings.TrimSpace(fmt.Sprint(t)))
		}
		return nil
	}
	for d.More() {
		of := label
		if mark == '{' {
			key, err := d.Token()
			if err != nil {
				return err
			}
			of = label + fmt.Sprint(key) + ": "
		}
		if err := f.value(d, of, depth+1); err != nil {
			return err
		}
	}
	_, err = d.Token()
	return err
}

// text is the value as one text.
func (f flat) text() string { return strings.Join(f, "; ") }

// first is the first item.
func (f flat) first() string {
	if len(f) == 0 {
		return ""
	}
	return f[0]
}

// firstOf is the first text that is not blank.
func firstOf(texts ...string) string {
	for _, t := range texts {
		if t = strings.TrimSpace(t); t != "" {
			return t
		}
	}
	return ""
}
