package measure

import (
	"fmt"
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// talks is a history of two sets and three sessions, with an item about one of them.
func talks(t *testing.T) *corpus.Corpus {
	t.Helper()
	c := &corpus.Corpus{ID: "c1", First: monday, Last: monday.Add(20)}
	add := func(table string, rows ...any) {
		for _, row := range rows {
			if err := corpus.AddRow(c, table, row); err != nil {
				t.Fatal(err)
			}
		}
	}
	add("scaffold/sessions", sessionRow{"S1", "troubleshooting", 1}, sessionRow{"S2", "troubleshooting", 3},
		sessionRow{"S3", "decision_support", 1})
	add("scaffold/sets", setRow{"V1", "user", corpus.Nuanced, corpus.Temporal, "culture"},
		setRow{"V2", "world", corpus.Contradictory, corpus.Contradictory, "media"})
	for i, s := range []string{"S1", "S1", "S2", "S2", "S3", "S3"} {
		c.Messages = append(c.Messages, corpus.Message{ID: "M" + string(rune('1'+i)), SessionID: s, Tokens: 50,
			Text: "words"})
	}
	c.Items = []corpus.Item{{ID: "I1", SetID: "V1", Status: corpus.Accepted}, {ID: "I2", SetID: "V2",
		Status: corpus.Rejected}}
	return c
}

// The composition of a corpus of users, next to what is published and what the recipe asks for.
func TestUsers_Composition(t *testing.T) {
	in := Input{Recipe: "subtlememory", Scale: 1, Design: users(), Asked: map[string]float64{"users.count": 1,
		"users.user_sets.temporal": 2, "users.domains.media": 1}}
	r := computed(in, talks(t))
	s := sectionOf(t, r, "users and sets")
	for name, want := range map[string]float64{"histories": 1, "sessions": 3, "sets": 2, "sessions a set": 1.5,
		"sets, user": 0.5, "instances": 1,
		"instances, temporal": 1, "instances, contradictory": 0, "sets asked for, user sets: temporal": 1,
		"sets asked for, domains: media": 1} {
		found := false
		for _, f := range s.Figures {
			found = found || f.Name == name && f.Value == want
		}
		if !found {
			t.Errorf("%s is not %v: %+v", name, want, s.Figures)
		}
	}
	want := map[string]string{"sessions": "SubtleMemory 2364",
		"sets that passed their filters, user": "SubtleMemory 0.8886", "sets that passed their filters, world": "SubtleMemory 0.7323",
		"sets asked for, user sets: temporal": "recipe 2"}
	for _, f := range s.Figures {
		if x, ok := want[f.Name]; ok && (len(f.References) != 1 || x != fmt.Sprintf("%s %g", f.References[0].Source, *f.References[0].Low)) {
			t.Errorf("%s: %+v, want %s", f.Name, f.References, x)
		}
	}
	if len(s.Notes) != 1 || !strings.Contains(s.Notes[0], "not filtered") || s.Matrices[2].Rows[1].Name != "troubleshooting" {
		t.Errorf("%q, %+v", s.Notes, s.Matrices[2])
	}
}

// Sections about organisations are not those of users, and the other way round.
func TestUsers_SectionsAreOfADesign(t *testing.T) {
	r := computed(Input{Recipe: "subtlememory", Design: users()}, talks(t))
	for _, s := range r.Sections {
		for _, other := range []string{"people", "style and personality", "teams", "calendar", "tasks", "owners", "dependencies", "graph", "decisions", "promises, rules, absences", "themes"} {
			if s.Name == other {
				t.Errorf("a corpus of users has the section %s", s.Name)
			}
		}
	}
	for _, s := range compute(tiny()).Sections {
		if s.Name == "users and sets" {
			t.Error("an organisation has the section of users")
		}
	}
}

// A number of sets that is missed by one is named; what comes out is not.
func TestTargets_NameMissedSets(t *testing.T) {
	m := NewTargets(Input{Recipe: "subtlememory", Design: users(), Asked: map[string]float64{"users.count": 1, "users.user_sets.temporal": 2,
		"users.world_sets.contradictory": 1, "users.domains.culture": 3}}, &corpus.Corpus{})
	m.Add(talks(t))
	got := map[string]float64{}
	for _, x := range m.Missed() {
		got[x.Key] = x.Asked - x.Got
	}
	if len(got) != 2 || got["users.user_sets.temporal"] != 1 || got["users.domains.culture"] != 2 {
		t.Errorf("missed %v", got)
	}
}

// Of sets that a model words, those that passed are next to all that were worded.
func TestUsers_PassRates(t *testing.T) {
	c := talks(t)
	for _, d := range []droppedRow{{Kind: "set", Unit: "s1", Stage: "review", Reasons: []string{"droppable"}}, {Kind: "session", Unit: "t1"}} {
		if err := corpus.AddRow(c, "audit/dropped", d); err != nil {
			t.Fatal(err)
		}
	}
	s := sectionOf(t, computed(Input{Recipe: "subtlememory", Scale: 1, Design: users(), Written: true}, c), "users and sets")
	for _, f := range s.Figures {
		if f.Name == "sets that passed their filters, user" && (f.Value != 0.5 || f.Note != "") ||
			f.Name == "sets that passed their filters, world" && (f.Value != 1 || f.Note == "") {
			t.Errorf("%+v", f)
		}
	}
}
