package pack

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// TestShortages_NamesWhatAFamilyLacks: what a family's items are made of is counted in a project of the size, and a
// pack without any of it is told from one that has too little.
func TestShortages_NamesWhatAFamilyLacks(t *testing.T) {
	year := Size{Tasks: 436, Facts: 16, Rules: 102}
	without := func(s Source) func(*Pack) {
		return func(p *Pack) { p.Attributes = slices.DeleteFunc(slices.Clone(p.Attributes), s.Gives) }
	}
	for _, c := range []struct {
		what    string
		change  func(*Pack)
		want    Want
		lacking bool
		says    string // empty: there is enough
	}{
		{"enough choices", func(*Pack) {}, Want{"skill", 34, []Source{NamedChoices}}, false, ""},
		{"no choice of names", without(NamedChoices), Want{"skill", 34, []Source{NamedChoices}}, true,
			"0 tasks with attributes of class choice whose value is an entity, the 34 items of skill in a project need 51"},
		{"no contacts", without(Contacts), Want{"constraint/contact", 66, []Source{Contacts}}, true,
			"with the key reviewer or approver"},
		{"contacts or rules", without(Contacts), Want{"constraint", 1, []Source{Contacts, RulesSaid}}, false, ""},
		{"neither", func(p *Pack) { without(Contacts)(p); p.Rules = nil },
			Want{"constraint", 1, []Source{Contacts, RulesSaid}}, true,
			"the 1 item of constraint in a project needs 2"},
		{"no cap", without(Caps), Want{"proactivity/cap", 9, []Source{Caps}}, true, "with the key cap, of kind money"},
		{"no deadline", without(Deadlines), Want{"proactivity/deadline", 9, []Source{Deadlines}}, true,
			`whose noun ends in "date"`},
		{"no change", without(Changes), Want{"update/change", 9, []Source{Changes}}, true, "attributes that change"},
		{"few rules", func(*Pack) {}, Want{"constraint/rule", 15, []Source{RulesSaid}}, false,
			"6 rules of which each requires something of its own, the 15 items of constraint/rule in a project need 23"},
		{"two needs for all rules", func(p *Pack) {
			p.Rules = slices.Clone(p.Rules)
			for i := range p.Rules {
				p.Rules[i].Needs = Values{Kind: string(corpus.KindText), Of: []string{"a note", "a stamp"}}
			}
		}, Want{"constraint/rule", 2, []Source{RulesSaid}}, false, "2 rules of which"},
		{"rules without exceptions", func(p *Pack) { p.Exceptions = nil }, Want{"update/definition", 2, []Source{Cases}},
			true,
			"0 cases of rules that have two"},
		{"chains of rules without exceptions", func(p *Pack) { p.Exceptions = nil }, Want{"multi_hop/field bridge", 2,
			[]Source{Chains}}, false, ""},
		{"chains of one term", func(p *Pack) { p.Rules, p.Exceptions = p.Rules[:1], nil }, Want{"multi_hop/field bridge", 2,
			[]Source{Chains}}, true,
			"0 chains of a rule"},
		{"few themes", func(*Pack) {}, Want{"role", 39, []Source{Themed}}, false, "problems with a theme"},
		{"no themes", func(p *Pack) { p.Themes = nil }, Want{"role", 1, []Source{Themed}}, true, "0 problems with a theme"},
		{"no words of roles", func(p *Pack) { p.Terms = nil }, Want{"term_ambiguity/another role's word", 1,
			[]Source{OwnWords}}, true,
			"0 concepts with a value"},
	} {
		p, err := LoadFile(libraryFile)
		if err != nil {
			t.Fatal(err)
		}
		c.change(p)
		size := year
		size.Wants = []Want{c.want}
		var told []string
		for _, s := range p.Shortages(size) {
			told = append(told, s.String())
		}
		if got := strings.Join(told, "\n"); (c.says == "") != (got == "") || !strings.Contains(got, c.says) {
			t.Errorf("%s: %q, want %q", c.what, got, c.says)
		}
		if lacking := len(p.Lacking(size)) > 0; lacking != c.lacking {
			t.Errorf("%s: lacking is %v", c.what, lacking)
		}
	}
}

// TestThinFor_HasThePlaceInTheFile: what a family lacks is among the lists that are thin, with its section and line.
func TestThinFor_HasThePlaceInTheFile(t *testing.T) {
	p, err := LoadFile(libraryFile)
	if err != nil {
		t.Fatal(err)
	}
	size := Size{Tasks: 24, Facts: 12, Rules: 6, Wants: []Want{{"update/definition", 36, []Source{Cases}}}}
	found := slices.ContainsFunc(p.ThinFor(size), func(x Problem) bool {
		return x.Path == "rules" && x.Line > 400 && x.Lacks == 42 && strings.Contains(x.Message, "12 cases")
	})
	if !found {
		t.Errorf("not in %v", p.ThinFor(size))
	}
}

// TestCounted: the noun follows its number.
func TestCounted(t *testing.T) {
	for want, got := range map[string]string{
		"1 text of motive": counted(1, "text of motive"), "0 texts of motive": counted(0, "text of motive"),
		"1 piece of news, at most ten": counted(1, "piece of news, at most ten"), "2 asides": counted(2, "aside"),
		"0 categories": counted(0, "category"), "2 different skills over all roles": counted(2,
			"different skill over all roles"),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
