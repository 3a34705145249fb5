package writing

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"memloom/internal/pack"
)

// fitted is a draft with those additions of an answer that keep the rules.
type fitted struct {
	draft  Draft
	kept   int
	faults []string   // what was left out, or is too short, and why
	left   []Omission // what was left out
}

// Omission is something of an answer that is not in the pack.
type Omission struct {
	Section string `json:"section"`
	Key     string `json:"key"` // the entry, by its key, name or words
	Reason  string `json:"reason"`
}

// String says it in a line.
func (o Omission) String() string {
	return fmt.Sprintf("%s: %q was left out: %s", o.Section, o.Key, o.Reason)
}

// mostPruned bounds how often lines are taken out of an addition: each time may show what the first hid.
const mostPruned = 4

// fit tries an answer's additions. A line that breaks a rule is taken out of its entry; an entry that still does is
// left out, and so is one of a sort of which there are as many as can be used.
func (d Draft) fit(adds []addition) fitted {
	if next, faults, lacking, err := d.with(adds...); err == nil && len(faults) == 0 && !d.repeats(adds) &&
		!exceeds(adds) {
		return fitted{draft: next, kept: len(adds), faults: worded(lacking, addition{}, "")}
	}
	out := fitted{draft: d}
	of := map[string]int{}
	for i, a := range adds {
		what := cmp.Or(numbered(adds, i), a.path)
		if a.sort != "" && of[a.sort] >= a.most {
			out.leave(a, what, fmt.Sprintf("more %s than were asked for", a.sort))
			continue
		}
		if out.try(a, what) {
			of[a.sort]++
		}
	}
	out.faults = slices.Compact(out.faults)
	return out
}

// exceeds says whether there are more additions of a sort than can be used.
func exceeds(adds []addition) bool {
	of := map[string]int{}
	return slices.ContainsFunc(adds, func(a addition) bool {
		of[a.sort]++
		return a.sort != "" && of[a.sort] > a.most
	})
}

// try adds what keeps the rules of an addition, and says whether anything does.
func (f *fitted) try(a addition, what string) bool {
	for range mostPruned {
		if s := textOf(a.value); s != "" && contains(f.draft.entries(a.path), s) {
			f.leave(a, what, fmt.Sprintf("%q stands already; give another", s))
			return false
		}
		next, faults, lacking, err := f.draft.with(a)
		if err != nil {
			f.leave(a, what, err.Error())
			return false
		}
		if len(faults) == 0 {
			f.faults = append(f.faults, worded(lacking, a.at(f.draft), what)...)
			f.draft, f.kept = next, f.kept+1
			return true
		}
		f.faults = append(f.faults, worded(faults, a.at(f.draft), what)...)
		pruned, ok := a.prune(f.draft, faults)
		if !ok {
			f.left = append(f.left, a.omitted(worded(faults, a.at(f.draft), "")))
			return false
		}
		for _, p := range faults {
			f.left = append(f.left, Omission{topOf(a.path), a.lineOf(f.draft, p.Path), p.Message})
		}
		a = pruned
	}
	f.left = append(f.left, a.omitted([]string{"every try showed another fault"}))
	return false
}

// leave notes an addition that is left out as a whole.
func (f *fitted) leave(a addition, what, why string) {
	f.faults = append(f.faults, what+": "+why)
	f.left = append(f.left, a.omitted([]string{why}))
}

// omitted is the addition as something that was left out.
func (a addition) omitted(why []string) Omission {
	return Omission{topOf(a.path), a.name(), strings.Join(why, "; ")}
}

func topOf(path string) string { return keysTo(path)[0] }

// name is what an addition is called: its noun, its name, its first words.
func (a addition) name() string {
	for _, key := range []string{"noun", "name", "key", "term", "concept", "sentence", "matter"} {
		if v := valueAt(a.value, key); v.Kind() == reflect.String && v.String() != "" {
			return v.String()
		}
	}
	return cmp.Or(textOf(a.value), a.path)
}

// lineOf is a line of an addition, with the entry that it is of.
func (a addition) lineOf(d Draft, path string) string {
	rest := strings.TrimPrefix(strings.TrimSuffix(path, ".noun"), a.at(d).path)
	v := valueAt(a.value, rest)
	if !v.IsValid() {
		return a.name()
	}
	if n, noun := reflect.TypeAssert[pack.Noun](v); noun {
		return a.name() + ": " + n.Noun
	}
	return a.name() + ": " + v.String()
}

// repeats says whether additions say something that stands already, or twice.
func (d Draft) repeats(adds []addition) bool {
	said := map[string][]string{}
	for _, a := range adds {
		if s := textOf(a.value); s != "" && !a.whole {
			if contains(append(said[a.path], d.entries(a.path)...), s) {
				return true
			}
			said[a.path] = append(said[a.path], s)
		}
	}
	return false
}

// numbered says which entry of its list an addition is, if it is one.
func numbered(adds []addition, i int) string {
	n := 0
	for _, a := range adds[:i+1] {
		if a.path == adds[i].path {
			n++
		}
	}
	if adds[i].whole {
		return ""
	}
	return fmt.Sprintf("%s, entry %d of your answer", inWords(adds[i].path), n)
}

// at is the addition under the path that it has in the file.
func (a addition) at(d Draft) addition {
	if !a.whole {
		a.path = fmt.Sprintf("%s[%d]", a.path, len(d.entries(a.path)))
	}
	return a
}

// prune takes the lines that break rules out of an addition; false where something else breaks one.
func (a addition) prune(d Draft, faults []pack.Problem) (addition, bool) {
	var places []string
	for _, p := range faults {
		rest, own := strings.CutPrefix(strings.TrimSuffix(p.Path, ".noun"), a.at(d).path)
		if !own || !strings.HasSuffix(rest, "]") {
			return a, false
		}
		v := valueAt(a.value, rest)
		if v.Kind() != reflect.String && (!v.IsValid() || v.Type() != reflect.TypeFor[pack.Noun]()) {
			return a, false
		}
		places = append(places, rest)
	}
	slices.SortFunc(places, func(x, y string) int { // from the end, so that the others keep their numbers
		return cmp.Or(cmp.Compare(len(y), len(x)), strings.Compare(y, x))
	})
	for _, rest := range slices.Compact(places) {
		a.value = without(a.value, rest)
		list := valueAt(a.value, rest[:strings.LastIndex(rest, "[")])
		if list.Kind() == reflect.Slice && list.Len() == 0 && slices.Contains(optional, a.path) {
			return a, false // nothing is left of what such an entry is about
		}
	}
	return a, true
}

// optional are the sections that a pack is sound without an entry of.
var optional = []string{"themes", "rules", "exceptions", "news"}

// worded says problems to the model that wrote an addition, whose place in the file it does not know.
func worded(list []pack.Problem, own addition, what string) []string {
	var out []string
	for _, p := range list {
		where := inWords(p.Path)
		if rest, ok := strings.CutPrefix(p.Path, own.path); ok && what != "" {
			where = strings.TrimSuffix(what+", "+inWords(rest), ", ")
		}
		out = append(out, where+": "+p.Message)
	}
	return out
}

// textOf is an entry that is a text or a noun, else empty.
func textOf(v any) string {
	switch x := v.(type) {
	case string:
		return x
	case pack.Noun:
		return x.Noun
	}
	return ""
}

func contains(list []string, s string) bool {
	return slices.ContainsFunc(list, func(x string) bool { return strings.EqualFold(x, s) })
}
