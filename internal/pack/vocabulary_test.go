package pack

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestConceptAs: a concept is an attribute under the word of a role, with the
// others' words as synonyms, and only for roles that have one.
func TestConceptAs(t *testing.T) {
	c := Concept{Concept: "hole in the fence", ByRole: map[string]string{"gardener": "gap", "guard": "breach",
		"cook": "gap"}, Value: Values{Kind: "count", Min: "2", Max: "9"}}
	got, ok := c.As("guard")
	want := Attribute{Key: "hole_in_the_fence", Noun: "breach", Plural: "breaches", Class: Tally, Value: c.Value,
		Synonyms: []string{"gap"}}
	if diff := cmp.Diff(want, got); !ok || diff != "" {
		t.Errorf("as a guard speaks of it (%v):\n%s", ok, diff)
	}
	if _, ok := c.As("driver"); ok {
		t.Error("a driver has a word for it")
	}
	if !c.Spoken() || (Concept{}).Spoken() {
		t.Error("a concept is spoken where it has a kind of value, and only there")
	}
}

// TestSpokenConcepts: a concept's value is of a kind that one can ask for in any
// word, a person is of the project, and no attribute has its key.
func TestSpokenConcepts(t *testing.T) {
	for name, test := range map[string]struct {
		value      Values
		says, word string
	}{
		"sound":       {value: Values{Kind: "count", Min: "2", Max: "20"}},
		"wrong kind":  {value: Values{Kind: "link"}, says: "cannot be of kind"},
		"wrong pool":  {value: Values{Kind: "entity", Pool: "nobody"}, says: "write pool: people"},
		"odd numbers": {value: Values{Kind: "count", Min: "0", Max: "20"}, says: "below 2"},
		"many":        {value: Values{Kind: "count", Min: "2", Max: "20"}, word: "open breaches", says: "in the singular"},
	} {
		c := newChecker(&Pack{}, nil, nil)
		word := test.word
		if word == "" {
			word = "breach of peace"
		}
		c.spoken("terms[0]", Concept{Concept: "a thing", ByRole: map[string]string{"guard": word}, Value: test.value})
		found := slices.ContainsFunc(c.problems, func(p Problem) bool { return strings.Contains(p.Message, test.says) })
		if (test.says != "") != (len(c.problems) > 0) || test.says != "" && !found {
			t.Errorf("%s: %v", name, c.problems)
		}
	}
}
