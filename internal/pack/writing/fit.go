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
	faults []string // what was left out, or is too short, and why
}

// mostPruned bounds how often lines are taken out of an addition: each time may show what the first hid.
const mostPruned = 4

// fit tries an answer's additions. A line that breaks a rule is taken out of its entry; an entry that still does is
// left out.
func (d Draft) fit(adds []addition) fitted {
	if next, faults, lacking, err := d.with(adds...); err == nil && len(faults) == 0 && !d.repeats(adds) {
		return fitted{next, len(adds), worded(lacking, addition{}, "")}
	}
	out := fitted{draft: d}
	for i, a := range adds {
		what := cmp.Or(numbered(adds, i), a.path)
		for range mostPruned {
			if s := textOf(a.value); s != "" && contains(out.draft.entries(a.path), s) {
				out.faults = append(out.faults, fmt.Sprintf("%s: %q stands already; give another", what, s))
				break
			}
			next, faults, lacking, err := out.draft.with(a)
			if err != nil {
				out.faults = append(out.faults, fmt.Sprintf("%s: %v", what, err))
				break
			}
			if len(faults) == 0 {
				out.faults = append(out.faults, worded(lacking, a.at(out.draft), what)...)
				out.draft, out.kept = next, out.kept+1
				break
			}
			out.faults = append(out.faults, worded(faults, a.at(out.draft), what)...)
			pruned, ok := a.prune(out.draft, faults)
			if !ok {
				break
			}
			a = pruned
		}
	}
	out.faults = slices.Compact(out.faults)
	return out
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
		v, ok := valueAt(reflect.ValueOf(a.value), keysTo(rest))
		if _, noun := reflect.TypeAssert[pack.Noun](v); !ok || !noun && v.Kind() != reflect.String {
			return a, false
		}
		places = append(places, rest)
	}
	slices.SortFunc(places, func(x, y string) int { // from the end, so that the others keep their numbers
		return cmp.Or(cmp.Compare(len(y), len(x)), strings.Compare(y, x))
	})
	for _, rest := range slices.Compact(places) {
		a.value = without(reflect.ValueOf(a.value), keysTo(rest)).Interface()
	}
	return a, true
}

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
