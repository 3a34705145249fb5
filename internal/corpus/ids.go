package corpus

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"
)

// Records declare their ids by the tag id, once for everything that renames, numbers or joins them:
//
//	id:"message,M"     the record's own id; numbered M1, M2, … in the order of its list
//	id:"message"       a reference to a message, or a list of them; one that leads nowhere becomes empty
//	id:"message?"      such a reference that may lead nowhere in published tables; their reader does not look it up
//	id:"task|person"   a reference to one of several kinds; one that leads nowhere stays
//	id:"unit"          a path of ids and other words, such as G1/2025-03-14
//	id:"text"          words that may name ids
const idTag = "id"

// MapIDs gives every id of the corpus's records to a function, with the kinds of its tag, and takes what comes back in
// its place. Lists get new arrays, since records may share them.
func (c *Corpus) MapIDs(to func(kinds, id string) string) {
	m := mapper{to: to, plans: map[reflect.Type][]mapped{}}
	m.value(reflect.ValueOf(c).Elem())
}

// mapped is a field of a record that holds ids, or records that do.
type mapped struct {
	index int
	kinds string // empty: the field is a record or a list of records
}

type mapper struct {
	to    func(kinds, id string) string
	plans map[reflect.Type][]mapped
}

func (m *mapper) value(v reflect.Value) {
	for _, f := range m.plan(v.Type()) {
		x := v.Field(f.index)
		switch {
		case f.kinds == "" && x.Kind() == reflect.Struct:
			m.value(x)
		case f.kinds == "":
			for i := range x.Len() {
				m.value(x.Index(i))
			}
		case x.Kind() == reflect.String:
			if id := x.String(); id != "" {
				x.SetString(m.to(f.kinds, id))
			}
		case x.Len() > 0:
			list := make([]string, x.Len())
			for i := range list {
				list[i] = m.to(f.kinds, x.Index(i).String())
			}
			x.Set(reflect.ValueOf(list))
		}
	}
}

func (m *mapper) plan(t reflect.Type) []mapped {
	plan, ok := m.plans[t]
	if ok {
		return plan
	}
	m.plans[t] = nil // of a record that holds itself
	for i := range t.NumField() {
		f := t.Field(i)
		kinds, _, _ := strings.Cut(f.Tag.Get(idTag), ",")
		kinds = strings.TrimSuffix(kinds, "?")
		inner := f.Type
		if inner.Kind() == reflect.Slice {
			inner = inner.Elem()
		}
		if kinds != "" || inner.Kind() == reflect.Struct && len(m.plan(inner)) > 0 {
			plan = append(plan, mapped{i, kinds})
		}
	}
	m.plans[t] = plan
	return plan
}

// own calls f on every list of records that have ids of their own: their kind, the letter before their numbers, the
// field and the list.
func (c *Corpus) own(f func(kind, prefix string, field int, list reflect.Value)) {
	v := reflect.ValueOf(c).Elem()
	for i := range v.NumField() {
		list := v.Field(i)
		if list.Kind() != reflect.Slice || list.Type().Elem().Kind() != reflect.Struct {
			continue
		}
		for k := range list.Type().Elem().NumField() {
			kind, prefix, ok := strings.Cut(list.Type().Elem().Field(k).Tag.Get(idTag), ",")
			if ok {
				f(kind, prefix, k, list)
			}
		}
	}
}

// Number replaces the names that records had while they were made by dense counters in the order of their lists, so
// that no id tells anything. It returns the new ids by kind and old id. Items stay as they are.
func (c *Corpus) Number() map[string]map[string]string {
	ids := map[string]map[string]string{}
	c.own(func(kind, prefix string, field int, list reflect.Value) {
		if kind == "item" {
			return
		}
		names := make([]string, list.Len())
		for i := range names {
			names[i] = list.Index(i).Field(field).String()
		}
		ids[kind] = Dense(prefix, names)
	})
	c.MapIDs(func(kinds, id string) string { return renamed(ids, kinds, id) })
	return ids
}

func renamed(ids map[string]map[string]string, kinds, id string) string {
	switch kinds {
	case "item", "text":
		return id
	case "unit":
		parts := strings.Split(id, "/")
		for i, part := range parts {
			for _, kind := range []string{"group", "project"} {
				if to, ok := ids[kind][part]; ok {
					parts[i] = to
				}
			}
		}
		return strings.Join(parts, "/")
	}
	for kind := range strings.SplitSeq(kinds, "|") {
		if to, ok := ids[kind][id]; ok {
			return to
		}
	}
	if strings.Contains(kinds, "|") {
		return id
	}
	return ""
}

// Dense numbers names in their order: prefix and a counter of even width.
func Dense(prefix string, names []string) map[string]string {
	out := make(map[string]string, len(names))
	for i, name := range names {
		out[name] = numbered(prefix, i+1, len(names))
	}
	return out
}

func numbered(prefix string, n, of int) string {
	return fmt.Sprintf("%s%0*d", prefix, len(strconv.Itoa(of)), n)
}

// Counts is how many records of each kind there are, by the letter before their ids, or by the path of a design's
// table.
type Counts map[string]int

// Counted counts the corpus's records that have ids.
func (c *Corpus) Counted() Counts {
	out := Counts{}
	c.own(func(_, prefix string, _ int, list reflect.Value) { out[prefix] = list.Len() })
	for table, rows := range c.Extra {
		out[table] = len(rows)
	}
	return out
}

// Plus adds counts.
func (n Counts) Plus(o Counts) Counts {
	out := Counts{}
	for _, of := range []Counts{n, o} {
		for prefix, k := range of {
			out[prefix] += k
		}
	}
	return out
}

// Shift moves the ids of a numbered corpus behind those of the corpora before it, of so many records in all corpora, so
// that ids are dense over a run. Shared are the letters of records that all corpora share, whose ids stay.
func (c *Corpus) Shift(before, all Counts, shared string) {
	one := func(id string) string {
		if id == "" || strings.Contains(shared, id[:1]) {
			return id
		}
		return Moved(id, before[id[:1]], all[id[:1]])
	}
	c.MapIDs(func(kinds, id string) string {
		switch kinds {
		case "unit":
			parts := strings.Split(id, "/")
			for i := range parts {
				parts[i] = one(parts[i])
			}
			return strings.Join(parts, "/")
		case "text":
			return shiftWords(id, one)
		}
		return one(id)
	})
}

// Moved moves one id behind so many others, of so many in all. What is no id stays.
func Moved(id string, before, all int) string {
	if len(id) < 2 || all == 0 {
		return id
	}
	n, err := strconv.Atoi(id[1:])
	if err != nil || n < 1 {
		return id
	}
	return numbered(id[:1], n+before, all)
}

// shiftWords moves the ids of messages and segments that a text names.
func shiftWords(text string, one func(string) string) string {
	var out strings.Builder
	rest := text
	for {
		at := strings.IndexAny(rest, "MD")
		if at < 0 {
			out.WriteString(rest)
			return out.String()
		}
		end := at + 1
		for end < len(rest) && rest[end] >= '0' && rest[end] <= '9' {
			end++
		}
		word := rest[at:end]
		if whole := (at == 0 || !isWordByte(rest[at-1])) && (end == len(rest) || !isWordByte(rest[end])); whole {
			word = one(word)
		}
		out.WriteString(rest[:at])
		out.WriteString(word)
		rest = rest[end:]
	}
}

func isWordByte(b byte) bool {
	return b == '_' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= 0x80
}

// Append adds the rows of another corpus behind those of c, list by list. What is no list stays c's.
func (c *Corpus) Append(o *Corpus) {
	to, from := reflect.ValueOf(c).Elem(), reflect.ValueOf(o).Elem()
	for i := range to.NumField() {
		if f := to.Field(i); f.Kind() == reflect.Slice {
			f.Set(reflect.AppendSlice(f, from.Field(i)))
		}
	}
}
