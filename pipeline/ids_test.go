package pipeline

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// TestIDs: in a finished corpus ids are dense counters in the order of the
// rows, every reference resolves, and no name that units gave is left.
func TestIDs(t *testing.T) {
	t.Parallel()
	eachQuickstart(t, func(t *testing.T, f *finished) {
		c := f.Corpus
		known := map[string]bool{"": true, "c1": true}
		for prefix, list := range map[string][]string{
			"P": idsOf(c.People, func(x corpus.Person) string { return x.ID }),
			"G": idsOf(c.Groups, func(x corpus.Group) string { return x.ID }),
			"J": idsOf(c.Projects, func(x corpus.Project) string { return x.ID }), "S": idsOf(c.Subprojects,
				func(x corpus.Subproject) string { return x.ID }),
			"T": idsOf(c.Tasks, func(x corpus.Task) string { return x.ID }), "E": idsOf(c.Entities,
				func(x corpus.Entity) string { return x.ID }),
			"H": idsOf(c.Themes, func(x corpus.Theme) string { return x.ID }), "M": idsOf(c.Messages,
				func(x corpus.Message) string { return x.ID }),
			"D": idsOf(c.Segments, func(x corpus.Segment) string { return x.ID }),
			"F": idsOf(c.Facts, func(x corpus.Fact) string { return x.ID }),
			"I": idsOf(c.Items, func(x corpus.Item) string { return x.ID }), "U": idsOf(c.Summaries,
				func(x corpus.Summary) string { return x.ID }),
			"L": idsOf(c.LeaderLog, func(x corpus.LeaderEntry) string { return x.ID }),
		} {
			for i, id := range list {
				if want := fmt.Sprintf("%s%0*d", prefix, len(fmt.Sprint(len(list))), i+1); id != want {
					t.Errorf("row %d has the id %q, want %q", i+1, id, want)
				}
				known[id] = true
			}
		}
		for _, p := range c.Passages {
			known[p.ID] = true
		}
		walk(reflect.ValueOf(*c), "corpus", "", func(path, field, s string) {
			if isReference(path, field) && !known[s] {
				t.Errorf("%s is %q, which does not exist", path, s)
			}
			ofCalls := field == "Unit" && strings.Contains(path, ".Passages[") // the name that audit/calls has, too
			if raw.MatchString(s) && !ofCalls {
				t.Errorf("%s holds a name of the machinery: %q", path, s)
			}
		})
	})
}

// raw matches the ids that units give, all of which begin with the project's.
var raw = regexp.MustCompile(`\bp1[./]`)

// isReference says whether a field holds ids.
func isReference(path, field string) bool {
	if field == "From" || field == "To" {
		return strings.Contains(path, ".Edges[")
	}
	others := []string{"ID", "Supersedes", "Because", "Corrects", "Knowers", "Hearers", "Mentions", "ReplyTo", "Citations",
		"LeftOut", "Refs", "Shown"}
	return field != "SetID" && (strings.HasSuffix(field, "ID") || strings.HasSuffix(field, "IDs") ||
		slices.Contains(others, field))
}

// walk calls visit for every string in a value, with the field that holds it.
func walk(v reflect.Value, path, field string, visit func(path, field, s string)) {
	switch v.Kind() {
	case reflect.String:
		visit(path, field, v.String())
	case reflect.Pointer:
		if !v.IsNil() {
			walk(v.Elem(), path, field, visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			walk(v.Index(i), fmt.Sprintf("%s[%d]", path, i), field, visit)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			name := v.Type().Field(i).Name
			walk(v.Field(i), path+"."+name, name, visit)
		}
	}
}

// TestWalk: the walk finds a reference however deep it stands.
func TestWalk(t *testing.T) {
	c := corpus.Corpus{Facts: []corpus.Fact{{Knowers: []string{"P1", "P9"}}}, Edges: []corpus.Edge{{From: "T1"}},
		Items: []corpus.Item{{Gold: []corpus.GoldAtom{{FactIDs: []string{"F7"}}}}}}
	var found []string
	walk(reflect.ValueOf(c), "corpus", "", func(path, field, s string) {
		if s != "" && isReference(path, field) {
			found = append(found, path+"="+s)
		}
	})
	want := []string{"corpus.Items[0].Gold[0].FactIDs[0]=F7", "corpus.Edges[0].From=T1", "corpus.Facts[0].Knowers[0]=P1",
		"corpus.Facts[0].Knowers[1]=P9"}
	slices.Sort(found)
	slices.Sort(want)
	if !slices.Equal(found, want) {
		t.Errorf("found %v, want %v", found, want)
	}
}

func idsOf[T any](list []T, id func(T) string) []string {
	var out []string
	for _, x := range list {
		out = append(out, id(x))
	}
	return out
}
