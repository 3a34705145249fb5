package life

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"memloom/internal/numbers"
	"memloom/internal/yamlcheck"
)

// prepositions are the words that a context may begin with.
var prepositions = strings.Fields(`about above across after against along among around as at away before behind below
	beside between by close during for from in inside into next near of off on onto out outside over past since through
	throughout to towards under until up with within without`)

func (c checker) preference(key string, p Preference) {
	if p.Thing != "" && p.Thing == p.Things {
		c.Add(key+".things", "%q is the thing itself; write the plural, of a thing that has one", p.Things)
	}
	var nouns []string
	var values []placed
	for i, t := range p.Traits {
		at := fmt.Sprintf("%s.traits[%d]", key, i)
		if slices.Contains(nouns, t.Noun) || t.Noun == p.Thing {
			c.Add(at+".noun", "the noun %q stands in this preference already; name another aspect", t.Noun)
		}
		nouns = append(nouns, t.Noun)
		for k, v := range t.Values {
			values = append(values, placed{fmt.Sprintf("%s.values[%d]", at, k), v, t.Noun})
		}
	}
	c.values(p, values)
}

// placed is a value with its key in the file and the noun of its trait.
type placed struct{ key, text, noun string }

// values holds the values of one preference against one another.
func (c checker) values(p Preference, values []placed) {
	for i, v := range values {
		if v.text == v.noun || p.Thing != "" && strings.Contains(yamlcheck.Padded(v.text), yamlcheck.Padded(p.Thing)) {
			c.Add(v.key, "%q names the thing or the aspect itself; write a value that a reader cannot guess", v.text)
		}
		for k, w := range values {
			if i != k && w.text != "" && strings.Contains(v.text, w.text) && (v.text != w.text || i > k) {
				c.Add(v.key, "%q contains the value %q of line %d; write one in other words", v.text, w.text, c.Place(w.key).Line)
			}
		}
	}
}

// things refuses things of which one is named within another: they are hardly different.
func (c checker) things(all []Preference) {
	for i, p := range all {
		for k, q := range all {
			if i != k && q.Thing != "" && p.Thing != q.Thing && strings.Contains(yamlcheck.Padded(p.Thing),
				yamlcheck.Padded(q.Thing)) {
				c.Add(fmt.Sprintf("preferences[%d].thing", i), "the thing %q contains the thing %q of %s; choose another thing",
					p.Thing, q.Thing, q.Key)
			}
		}
	}
}

// nouns refuses a value that is under different nouns: over a file, a noun is one kind of thing.
func (c checker) nouns(all []Preference) {
	noun := map[string]string{}
	for i, p := range all {
		for k, t := range p.Traits {
			for n, v := range t.Values {
				if first, ok := noun[v]; ok && first != t.Noun && v != "" {
					c.Add(fmt.Sprintf("preferences[%d].traits[%d].values[%d]", i, k, n),
						"%q is a value of %q elsewhere in the file; name this aspect so too, or write another value", v, first)
					continue
				}
				noun[v] = t.Noun
			}
		}
	}
}

// leaks refuses values within what is said around them: they would be in sessions that are about something else.
func (c checker) leaks(p *Pack) {
	values := map[string][]string{} // padded, by their first word
	for _, f := range p.Preferences {
		for _, t := range f.Traits {
			for _, v := range t.Values {
				if words := yamlcheck.Padded(v); len(strings.Fields(words)) > 0 {
					first := strings.Fields(words)[0]
					values[first] = append(values[first], words)
				}
			}
		}
	}
	for _, f := range p.free() {
		rest := yamlcheck.Padded(f.text)
		for _, word := range strings.Fields(rest) {
			i := slices.IndexFunc(values[word], func(v string) bool { return strings.HasPrefix(rest, v) })
			if i >= 0 {
				c.Add(f.key, "%q holds %q, which is a value of a preference; say it in other words", f.text,
					strings.TrimSpace(values[word][i]))
			}
			rest = rest[1+len(word):]
		}
	}
}

// free are the texts of a file that belong to no preference's values.
func (p *Pack) free() []placed {
	texts := strings.Fields("background context goals hobbies topic purpose details offers contexts")
	var out []placed
	numbers.Walk(reflect.ValueOf(p).Elem(), "", "", func(v reflect.Value, _ reflect.StructTag, key string) bool {
		_, name, _ := strings.Cut(key, "].")
		name, _, _ = strings.Cut(name, "[")
		if v.Kind() == reflect.String && slices.Contains(texts, name) {
			out = append(out, placed{key: key, text: v.String()})
		}
		return true
	})
	return out
}
