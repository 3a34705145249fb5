package measure

import (
	"reflect"
	"slices"
	"strings"
	"testing"
)

// TestDeclarations_AreSound: each measure is of one kind, its section has a function that counts, and its expressions
// are made of terms that can be computed.
func TestDeclarations_AreSound(t *testing.T) {
	all := slices.Clone(sections())
	for _, d := range []*Design{organisation(), channels(), users(), haystackers(), streamers()} {
		all = append(all, d.Own...)
	}
	for _, s := range all {
		if s.Rows == "" && countings[s.Name] == nil && countings[s.Counts] == nil {
			t.Errorf("%s: nothing counts for it", s.Name)
		}
		for _, e := range s.Measures {
			kinds := 0
			v := reflect.ValueOf(*e)
			for _, name := range []string{"Count", "Share", "Ratio", "Sample", "Distribution", "Matrix", "Cells", "ByCorpus",
				"Note", "Contrast"} {
				if !v.FieldByName(name).IsZero() {
					kinds++
				}
			}
			if kinds != 1 || e.Note == "" && e.Name == "" {
				t.Errorf("%s: %q is of %d kinds", s.Name, e.Name, kinds)
			}
			for _, x := range []string{e.Count, e.Share, e.Ratio, e.If} {
				for term := range strings.FieldsSeq(x) {
					if f, _, ok := strings.Cut(term, "("); ok && functions[f] == nil {
						t.Errorf("%s, %s: there is no function %s", s.Name, e.Name, f)
					}
				}
			}
		}
	}
}

// TestReadDesign_NamesWhatIsNotThere: a misspelt section or measure is an error, an empty file is a design without any.
func TestReadDesign_NamesWhatIsNotThere(t *testing.T) {
	for file, want := range map[string]string{
		"sections: [poeple]": `no section "poeple"`,
		"published: {people: {poeple: [{source: X, is: 1}]}}": `no measure "poeple" in section "people"`,
		"published: {poeple: {people: [{source: X, is: 1}]}}": `no measure "people" in section "poeple"`,
		"recipe: [x]": "unknown field",
	} {
		if _, err := ReadDesign([]byte(file)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", file, err, want)
		}
	}
	if d, err := ReadDesign(nil); err != nil || slices.Contains(d.names(), "people") || !slices.Contains(d.names(),
		"messages") {
		t.Errorf("of an empty file: %v", err)
	}
}
