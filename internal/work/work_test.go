package work

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/internal/pack"
	"memloom/internal/yamlcheck"
	"memloom/prompts"
)

func builtin(t *testing.T) *Pack {
	t.Helper()
	p, err := Builtin()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// The file is as large as the generator of C1 draws on.
func TestBuiltin_Counts(t *testing.T) {
	p := builtin(t)
	for name, c := range map[string]struct{ got, least int }{
		"given names": {len(p.GivenNames), 130}, "family names": {len(p.FamilyNames), 130}, "styles": {len(p.Styles), 12},
		"talks": {len(p.Talks), 64}, "relations": {len(p.Relations), 24}, "occasions": {len(p.Occasions), 9},
		"circumstances": {len(p.Circumstances), 60},
		"leads before":  {len(p.Leads.Before), 40}, "leads after": {len(p.Leads.After), 40},
	} {
		if c.got < c.least {
			t.Errorf("%s: %d, want %d", name, c.got, c.least)
		}
	}
	for _, o := range p.Occasions {
		t.Logf("%s: %d circumstances", o.Key, len(p.For(o.Key)))
	}
	for _, f := range p.Professions {
		for name, c := range map[string]struct{ got, least int }{"industries": {len(f.Industries), 8}, "goals": {len(f.Goals),
			10},
			"backgrounds": {len(f.Backgrounds), 10}, "contexts": {len(f.Contexts), 8}, "hobbies": {len(f.Hobbies), 14}} {
			if c.got < c.least {
				t.Errorf("%s: %d %s, want %d", f.Key, c.got, name, c.least)
			}
		}
	}
}

// Each conversation type fits enough talks that a user's sessions of it are about different matters.
func TestBuiltin_TalksOfEachType(t *testing.T) {
	const least = 14
	got := map[string]int{}
	for _, talk := range builtin(t).Talks {
		for _, kind := range talk.Types {
			got[kind]++
		}
	}
	for _, kind := range prompts.SessionTypes() {
		if got[kind] < least {
			t.Errorf("%s: %d talks, want %d", kind, got[kind], least)
		}
	}
}

func TestBuiltin_NamesAreNotThoseOfEverydayLife(t *testing.T) {
	everyday, err := life.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	p := builtin(t)
	for _, u := range everyday.Users {
		family := strings.TrimPrefix(u.Name, u.Given+" ")
		if slices.Contains(p.GivenNames, u.Given) || slices.Contains(p.FamilyNames, family) {
			t.Errorf("%s stands in domains/life.yaml", u.Name)
		}
	}
}

func TestBuiltin_PacksAreThere(t *testing.T) {
	for _, f := range builtin(t).Professions {
		if _, err := pack.Builtin(f.Pack); err != nil {
			t.Errorf("%s: %v", f.Key, err)
		}
	}
}

// A filled text has no slot left, and no name makes a typed value of it.
func TestBuiltin_FilledTextsHoldNoTypedValue(t *testing.T) {
	p := builtin(t)
	sound := func(text string) {
		if strings.ContainsAny(text, "{}") || len(corpus.Uncovered(text, yamlcheck.Day, nil, nil)) > 0 {
			t.Errorf("%q", text)
		}
	}
	for i, k := range p.Circumstances {
		name := p.GivenNames[i%len(p.GivenNames)]
		sound(Fill(k.Clause, p.Relations[i%len(p.Relations)]+" "+name))
		sound(Fill(k.Short, name))
	}
	for i, talk := range p.Talks {
		sound(life.FillSubject(talk.Topic, "the settlement report of the card desk") + p.FamilyNames[i])
	}
	for _, o := range p.Occasions {
		for i, q := range o.Questions {
			sound(Fill(q, p.Relations[i]+" "+p.GivenNames[i]))
		}
	}
}

// A question names nothing that some circumstance of its occasion forbids.
func TestBuiltin_QuestionsProposeNothing(t *testing.T) {
	p := builtin(t)
	for _, o := range p.Occasions {
		for _, q := range o.Questions {
			for _, k := range p.For(o.Key) {
				for _, wrong := range append([]string{k.Advice[o.Key].Should}, k.Advice[o.Key].ShouldNot...) {
					if strings.Contains(yamlcheck.Padded(q), yamlcheck.Padded(wrong)) {
						t.Errorf("%q holds %q", q, wrong)
					}
				}
			}
		}
	}
}

func TestFill_PutsANameIntoEachSlot(t *testing.T) {
	if got := Fill("{given}, {who} and {name}", "Ada"); got != "Ada, Ada and Ada" {
		t.Error(got)
	}
}

func TestPack_For(t *testing.T) {
	p := &Pack{Circumstances: []Circumstance{{Key: "a", Advice: map[string]Advice{"x": {}, "b": {}}},
		{Key: "c", Advice: map[string]Advice{"b": {}}}}}
	if got := p.For("x"); len(got) != 1 || got[0].Key != "a" || !slices.Equal(got[0].Occasions(), []string{"b", "x"}) {
		t.Errorf("%+v", got)
	}
	if got := p.For("nothing"); got != nil {
		t.Errorf("%+v", got)
	}
}
