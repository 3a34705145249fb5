package provider

import (
	"encoding/json"
	"slices"
	"strings"
)

// DropNulls takes out of an answer the optional properties that are null, which
// strict schemas cannot leave out. Text that is no JSON stays as it is.
func (s *Schema) DropNulls(text string) string {
	if !strings.Contains(text, "null") || !json.Valid([]byte(text)) {
		return text
	}
	d := dropper{in: text, out: make([]byte, 0, len(text))}
	d.value(s)
	if !d.dropped {
		return text
	}
	return string(d.out)
}

// dropper copies a JSON text that is known to be valid, leaving out white space and what is to be dropped.
type dropper struct {
	in      string
	at      int
	out     []byte
	dropped bool
}

// value copies the next value; a nil schema copies whatever it is.
func (d *dropper) value(s *Schema) {
	switch d.peek() {
	case '{':
		if s == nil || s.Type != "object" {
			s = &Schema{}
		}
		d.object(s)
	case '[':
		var items *Schema
		if s != nil && s.Type == "array" {
			items = s.Items
		}
		d.list(items)
	default:
		d.out = append(d.out, d.scalar()...)
	}
}

func (d *dropper) object(s *Schema) {
	d.copyByte()
	for first := true; d.peek() != '}'; {
		if d.peek() == ',' {
			d.at++
			d.peek()
		}
		name := d.scalar()
		d.peek()
		d.at++ // the colon
		p := s.property(name)
		if !p.Required && p.Schema != nil && d.peek() == 'n' {
			d.scalar()
			d.dropped = true
			continue
		}
		if !first {
			d.out = append(d.out, ',')
		}
		first = false
		d.out = append(append(d.out, name...), ':')
		d.value(p.Schema)
	}
	d.copyByte()
}

func (d *dropper) list(items *Schema) {
	d.copyByte()
	for d.peek() != ']' {
		if d.peek() == ',' {
			d.copyByte()
		}
		d.value(items)
	}
	d.copyByte()
}

// property is the property of a name as it is written in JSON, without a schema if there is none.
func (s *Schema) property(quoted string) Property {
	name := quoted[1 : len(quoted)-1]
	if strings.Contains(name, `\`) && json.Unmarshal([]byte(quoted), &name) != nil {
		return Property{}
	}
	i := slices.IndexFunc(s.Properties, func(p Property) bool { return p.Name == name })
	if i < 0 {
		return Property{}
	}
	return s.Properties[i]
}

// peek passes white space and returns the byte that follows it.
func (d *dropper) peek() byte {
	for strings.IndexByte(" \t\r\n", d.in[d.at]) >= 0 {
		d.at++
	}
	return d.in[d.at]
}

func (d *dropper) copyByte() {
	d.out = append(d.out, d.in[d.at])
	d.at++
}

// scalar passes a string, a number, true, false or null and returns it.
func (d *dropper) scalar() string {
	start := d.at
	if d.in[d.at] != '"' {
		for d.at < len(d.in) && strings.IndexByte(" \t\r\n,:]}", d.in[d.at]) < 0 {
			d.at++
		}
		return d.in[start:d.at]
	}
	for d.at++; d.in[d.at] != '"'; d.at++ {
		if d.in[d.at] == '\\' {
			d.at++
		}
	}
	d.at++
	return d.in[start:d.at]
}
