package convomem

import (
	"errors"
	"strings"
	"testing"

	"memloom/pipeline/recipe"
)

// tableTwo are the questions of the paper by category and pieces of evidence (table 2, C5).
var tableTwo = map[string][6]int{
	"user_facts":           {7642, 4405, 2170, 1063, 802, 651},
	"assistant_facts":      {10000, 911, 886, 797, 135, 16},
	"changing_facts":       {0, 9931, 4020, 2300, 1276, 796},
	"abstention":           {10000, 2952, 1958},
	"preferences":          {4982, 97},
	"implicit_connections": {4236, 2538, 772},
}

// TestShares_FullScale: what the recipe deals to its hundred users sums up to table 2, and users have equal parts.
func TestShares_FullScale(t *testing.T) {
	e := published(t, 1, nil)
	list, err := planner{e}.keys().shares(e)
	if err != nil {
		t.Fatal(err)
	}
	got := map[string][6]int{}
	all := 0
	for i, user := range list {
		n := 0
		for _, s := range user {
			row := got[s.category]
			row[s.pieces-1] += s.wanted
			got[s.category], n = row, n+s.wanted
		}
		if n < 753 || n > 754 {
			t.Errorf("user %d has %d items", i+1, n)
		}
		all += n
	}
	for category, want := range tableTwo {
		if got[category] != want {
			t.Errorf("%s: %v, want %v", category, got[category], want)
		}
	}
	if len(list) != 100 || len(got) != len(tableTwo) || all != 75336 {
		t.Errorf("%d users, %d categories, %d items", len(list), len(got), all)
	}
}

// TestShares_Hundredth: a hundredth is one user with 754 items; every stratum has its hundredth, rounded up or down.
func TestShares_Hundredth(t *testing.T) {
	e := published(t, 0.01, nil)
	list, err := planner{e}.keys().shares(e)
	if err != nil || len(list) != 1 {
		t.Fatalf("%d users, %v", len(list), err)
	}
	all, seen := 0, map[string]int{}
	for _, s := range list[0] {
		all += s.wanted
		exact := tableTwo[s.category][s.pieces-1]
		if s.wanted != exact/100 && s.wanted != (exact+99)/100 {
			t.Errorf("%s/%d has %d items of %d", s.category, s.pieces, s.wanted, exact)
		}
		seen[s.category] += s.wanted
	}
	if all != 754 {
		t.Errorf("%d items, want 754: %v", all, seen)
	}
}

// TestFits_Published: the recipe fits at every scale that users are likely to ask for.
func TestFits_Published(t *testing.T) {
	for _, scale := range []float64{1, 0.1, 0.02, 0.01} {
		if _, err := (Design{}).Fits(published(t, scale, nil)); err != nil {
			t.Errorf("scale %g: %v", scale, err)
		}
	}
}

// TestFits_WrongKeys: what cannot be had is refused with the key that is wrong and what to do.
func TestFits_WrongKeys(t *testing.T) {
	families := func(quotas map[string]int) func(*recipe.Recipe, *Section) {
		return func(r *recipe.Recipe, k *Section) { r.Questions.Families, k.Haystacks.Sizes = quotas, []int{2, 10} }
	}
	keys := func(change func(*Section)) func(*recipe.Recipe, *Section) {
		return func(r *recipe.Recipe, k *Section) {
			r.Questions.Families, k.Count, k.Spare, k.Fillers = map[string]int{"user_facts/2": 10}, 1, 0, 10
			k.Haystacks.Sizes = []int{2, 30}
			change(k)
		}
	}
	for name, c := range map[string]struct {
		change func(*recipe.Recipe, *Section)
		key    string // empty: it fits
		says   string
	}{
		"enough fillers":    {keys(func(*Section) {}), "", ""},
		"a filler too few":  {keys(func(k *Section) { k.Fillers = 9 }), "conversations.fillers", "raise it to 10 "},
		"no filler":         {keys(func(k *Section) { k.Fillers = 0 }), "conversations.fillers", "raise it to 10 "},
		"spare cores count": {keys(func(k *Section) { k.Fillers, k.Spare = 4, 0.1 }), "", ""},
		"a filler too few, of spare": {keys(func(k *Section) { k.Fillers, k.Spare = 3, 0.1 }), "conversations.fillers",
			"raise it to 4 "},
		"sizes that descend": {keys(func(k *Section) { k.Haystacks.Sizes = []int{10, 2} }), "conversations.haystacks.sizes",
			"each larger than the one before"},
		"a size twice": {keys(func(k *Section) { k.Haystacks.Sizes = []int{2, 2, 10} }), "conversations.haystacks.sizes",
			"each larger than the one before"},
		"too small for an item": {func(r *recipe.Recipe, k *Section) {
			r.Questions.Families, k.Haystacks.Sizes = map[string]int{"user_facts/6": 100}, []int{2, 5}
		}, "conversations.haystacks.sizes", "add a size of 6 or more"},
		"a day too few": {keys(func(k *Section) { k.Fillers, k.SpanDays = 4*28-19, 28 }),
			"conversations.span_days", "raise it to 29"},
		"every place of every day": {keys(func(k *Section) { k.Fillers, k.SpanDays = 4*28-20, 28 }), "", ""},
		"more than material is for": {func(r *recipe.Recipe, k *Section) {
			r.Questions.Families, k.Haystacks.Sizes, k.Count, k.Spare = map[string]int{"implicit_connections/1": 300}, []int{2},
				1, 0
		}, "questions.families.implicit_connections/1", "of the 300 of user 1"},
		"no sizes":          {keys(func(k *Section) { k.Haystacks.Sizes = nil }), "", ""},
		"as often as sizes": {keys(func(k *Section) { k.Haystacks.PerItem = 2 }), "", ""},
		"more often than that": {keys(func(k *Section) { k.Haystacks.PerItem = 3 }), "conversations.haystacks.per_item",
			"there are 2 sizes"},
		"odd fewest": {keys(func(k *Section) { k.Messages = []int{81, 120} }), "conversations.messages",
			"two even numbers"},
		"odd most": {keys(func(k *Section) { k.Messages = []int{80, 121} }), "conversations.messages",
			"two even numbers"},
		"fewest above most": {keys(func(k *Section) { k.Messages = []int{120, 80} }), "conversations.messages",
			"two even numbers"},
		"one number": {keys(func(k *Section) { k.Messages = []int{80} }), "conversations.messages",
			"two even numbers"},
		"two parts": {keys(func(k *Section) { k.Messages = []int{20, 28} }), "", ""},
		"a whole category": {families(map[string]int{"user_facts": 10}), "questions.families.user_facts",
			"there are user_facts/1, user_facts/2"},
		"more pieces than any": {families(map[string]int{"preferences/3": 10}), "questions.families.preferences/3",
			"there are preferences/1, preferences/2"},
		"fewer pieces than any": {families(map[string]int{"changing_facts/1": 10}), "questions.families.changing_facts/1",
			"there are changing_facts/2"},
		"pieces that are a word": {families(map[string]int{"abstention/two": 10}), "questions.families.abstention/two",
			"there are abstention/1"},
		"a category there is not": {families(map[string]int{"user_fact/1": 10}), "questions.families.user_fact/1",
			"did you mean user_facts"},
		"a category of two quotas": {families(map[string]int{"user_facts": 1, "user_facts/1": 1}),
			"questions.families.user_facts", "give the one or the other"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := Design{}.Fits(published(t, 1, c.change))
			var wrong *recipe.KeyError
			switch {
			case c.key == "" && err != nil:
				t.Errorf("refused: %v", err)
			case c.key == "":
			case !errors.As(err, &wrong):
				t.Errorf("no error of a key: %v", err)
			case wrong.Key != c.key || !strings.Contains(err.Error(), c.says):
				t.Errorf("%s: %v; want %s: %s", wrong.Key, err, c.key, c.says)
			}
		})
	}
}
