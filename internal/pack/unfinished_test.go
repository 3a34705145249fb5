package pack

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// withoutSection cuts a section out of a pack's text.
func withoutSection(t *testing.T, text, section string) string {
	t.Helper()
	found := regexp.MustCompile(`(?ms)^` + section + `:.*?(\z|^[a-z#])`).FindStringSubmatchIndex(text)
	if found == nil {
		t.Fatalf("there is no %s", section)
	}
	return text[:found[0]] + text[found[2]:]
}

// TestUnfinished_WaitsForAbsentSections: a sound pack is as sound without any of its sections, and falls short of it
// once it counts as standing.
func TestUnfinished_WaitsForAbsentSections(t *testing.T) {
	source := librarySource(t)
	optional := []string{"reasons", "themes", "rules", "exceptions"}
	for _, section := range Sections() {
		if section == "reasons" || section == "portfolio" { // the library has none
			continue
		}
		text := []byte(withoutSection(t, source, section))
		p, problems, err := Unfinished("x.yaml", text)
		if err != nil || len(problems) > 0 || p.Stands(section) {
			t.Errorf("without %s: %v %v", section, problems, err)
		}
		_, problems, err = Unfinished("x.yaml", text, section)
		if want := !slices.Contains(optional, section) && section != "pools"; err != nil || want && len(problems) == 0 {
			t.Errorf("with an empty %s: %v %v", section, problems, err)
		}
	}
}

// TestUnfinished_HoldsWhatStandsToTheRules: what Load says of a section is said of it alone, with what it lacks.
func TestUnfinished_HoldsWhatStandsToTheRules(t *testing.T) {
	for _, c := range []struct {
		text, want string
		lacks      int
	}{
		{"closures: [a, b]\n", "1: closures: has 2 lines, needs at least 6", 4},
		{"roles:\n  - {name: x, title: X, ranks: [1], skills: [a]}\n",
			"1: roles: no role has rank 2; every rank from 1 to 5 needs one", 1},
		{"pools:\n  ship: [{noun: A}]\n", "2: pools.ship: has 1 name, needs at least 5", 4},
		{"asides: [a 3]\n", `1: asides[0]: holds "3", a typed value, which no fact would cover; say it without numbers, dates and weekdays`, 0},
		{"name: X y\n", `1: name: "X y" is not a name for --domain; use lower-case letters, digits and hyphens`, 0},
	} {
		_, problems, err := Unfinished("x.yaml", []byte(c.text))
		i := slices.IndexFunc(problems, func(p Problem) bool { return p.String() == c.want })
		if err != nil || i < 0 || problems[i].Lacks != c.lacks {
			t.Errorf("%q: %v %v", c.text, problems, err)
		}
	}
	if _, _, err := Unfinished("x.yaml", []byte("version: 1\nrolls: []\n")); err == nil || !strings.Contains(err.Error(),
		"x.yaml:2: rolls") {
		t.Errorf("an unknown key: %v", err)
	}
}
