package subtlememory

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/internal/seeds"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
)

// TestSpread_SumsAndBalance: every number is dealt whole, in parts that differ by one at most, and so are the users'
// sums.
func TestSpread_SumsAndBalance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		numbers := rapid.SliceOfN(rapid.IntRange(0, 300), 1, 8).Draw(t, "numbers")
		users := rapid.IntRange(1, 30).Draw(t, "users")
		out := spread(numbers, users)
		var sums []int
		for _, row := range out {
			sums = append(sums, sum(row))
		}
		if sum(sums) != sum(numbers) || slices.Max(sums)-slices.Min(sums) > 1 {
			t.Fatalf("%v over %d users has the sums %v", numbers, users, sums)
		}
		for k, n := range numbers {
			var column []int
			for _, row := range out {
				column = append(column, row[k])
			}
			if sum(column) != n || slices.Max(column)-slices.Min(column) > 1 {
				t.Fatalf("%d is dealt as %v", n, column)
			}
		}
	})
}

// TestFilled_KeepsBothMargins: no cell takes more than there is, no margin is passed, and nothing is missing that could
// be placed by moving what is taken.
func TestFilled_KeepsBothMargins(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		subtype := rapid.SliceOfN(rapid.IntRange(0, 12), 1, 4).Draw(t, "subtype")
		have := map[cell]int{}
		domain := make([]int, 4)
		for s, n := range subtype { // a table that has these margins exists
			for range n {
				d := rapid.IntRange(0, 3).Draw(t, "domain")
				domain[d]++
				have[cell{s, d}]++
			}
			have[cell{s, rapid.IntRange(0, 3).Draw(t, "more")}] += rapid.IntRange(0, 5).Draw(t, "n")
		}
		taken, missing := filled(subtype, domain, func(c cell) int { return have[c] })
		rows, columns := make([]int, len(subtype)), make([]int, len(domain))
		for c, n := range taken {
			if n > have[c] {
				t.Fatalf("%d of %v are taken, there are %d", n, c, have[c])
			}
			rows[c.subtype] += n
			columns[c.domain] += n
		}
		if !slices.Equal(rows, subtype) || !slices.Equal(columns, domain) || sum(missing) != 0 {
			t.Fatalf("margins %v %v, want %v %v; missing %v", rows, columns, subtype, domain, missing)
		}
	})
}

// published is the recipe as it comes with the program.
func published(t *testing.T) planner {
	t.Helper()
	r, err := recipe.Load("subtlememory", nil, 1, recipe.Section{Design: Design{}.Name(), New: Design{}.Section})
	if err != nil {
		t.Fatal(err)
	}
	return planner{&stage.Env{Settings: stage.Settings{Recipe: r, Scale: 1, Seed: 1}}}
}

// TestDeals_MissingSets: sets that cannot be made are shortfalls under the recipe's keys, with as many as there are.
func TestDeals_MissingSets(t *testing.T) {
	t.Parallel()
	p, err := life.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	s := published(t)
	k := s.keys()
	k.Count, k.UserSets, k.WorldSets = 1, map[string]int{"any_one": 500}, map[string]int{"temporal": 900, "contextual": 1}
	world, err := s.candidates()
	if err != nil {
		t.Fatal(err)
	}
	deals := s.deals(p, world)
	made := map[string]int{keyOf(corpus.OfUser, "any_one"): len(deals.Users[0].Preferences)}
	for _, c := range deals.Users[0].World {
		made[keyOf(corpus.OfWorld, string(c.Subtype))]++
	}
	short := deals.shortfalls(k)
	if len(short) != 2 {
		t.Fatalf("shortfalls %+v, want one of any_one and one of temporal", short)
	}
	for _, x := range short {
		if x.Got != made[x.Stratum] || x.Wanted != k.Wanted()[x.Stratum] || x.Got >= x.Wanted || x.Reason == "" ||
			!strings.Contains(x.Knob, fmt.Sprintf("lower %s to %d", x.Stratum, x.Got)) {
			t.Errorf("%+v, and there are %d", x, made[x.Stratum])
		}
	}
}

// TestDeals_PublishedCounts: at full scale every count by origin, subtype and domain comes out, no set is used twice,
// no user has two of a topic or of a kind of thing, and users get equal parts (S3, S6, S7).
func TestDeals_PublishedCounts(t *testing.T) {
	t.Parallel()
	p, err := life.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	for _, seed := range []uint64{1, 2, 3, 4, 5} {
		t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) {
			s := published(t)
			s.Seed = seed
			world, err := s.candidates()
			if err != nil {
				t.Fatal(err)
			}
			deals := s.deals(p, world)
			if len(deals.Short) > 0 {
				t.Errorf("short: %v", deals.Short)
			}
			domains, used := map[string]int{}, map[string]bool{}
			subtypes := map[string]int{}
			for i, u := range deals.Users {
				topics := map[string]bool{}
				if n := len(u.Preferences) + len(u.World); n < 108 || n > 110 {
					t.Errorf("user %d has %d sets", i, n)
				}
				for _, c := range u.Preferences {
					domains[preference(p, c.Key).Domain]++
					subtypes["user/"+string(c.Subtype)]++
					if topics[c.Key] {
						t.Errorf("user %d has %s twice", i, c.Key)
					}
					topics[c.Key] = true
				}
				for _, c := range u.World {
					domains[c.Domain]++
					subtypes["world/"+string(c.Subtype)]++
					if used[c.ID] || topics[c.Topic] {
						t.Errorf("%s is used twice, or its topic by user %d", c.ID, i)
					}
					used[c.ID], topics[c.Topic] = true, true
				}
			}
			k := s.keys()
			for _, name := range seeds.Domains() {
				if domains[name] != k.Domains[name] {
					t.Errorf("%d sets of %s, want %d", domains[name], name, k.Domains[name])
				}
			}
			for _, x := range seeds.Subtypes() {
				if subtypes["user/"+string(x)] != k.UserSets[string(x)] || subtypes["world/"+string(x)] != k.WorldSets[string(x)] {
					t.Errorf("%d and %d sets of %s", subtypes["user/"+string(x)], subtypes["world/"+string(x)], x)
				}
			}
		})
	}
}

// TestPlan_KeepsSetsApart: two sessions of one set have others between them, no two sessions overlap, and those of
// temporal sets do not be in the order of their dates (S6).
func TestPlan_KeepsSetsApart(t *testing.T) {
	t.Parallel()
	p, err := life.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	s := published(t)
	world, err := s.candidates()
	if err != nil {
		t.Fatal(err)
	}
	deals := s.deals(p, world)
	plan := user{s, stage.Ref{ID: "c01", Name: "u01"}}.plan(deals.Users[0])
	last, ended := map[int]int{}, corpus.Stamp(0)
	order := map[int][]int{}
	for i, b := range plan.Sessions {
		if at, again := last[b.Set]; again && i-at <= s.keys().Apart {
			t.Errorf("sessions %d and %d are of set %d", at, i, b.Set)
		}
		last[b.Set] = i
		if b.Start <= ended {
			t.Errorf("session %d begins at %s, before the one before it ends", i, b.Start)
		}
		ended = b.End()
		order[b.Set] = append(order[b.Set], slices.Min(b.Variants))
		if len(b.Candidates) != candidates || !slices.Contains(b.Candidates, b.Type) || b.Workflow < 1 || b.Workflow > 3 {
			t.Errorf("session %d is of the type %s among %v, workflow %d", i, b.Type, b.Candidates, b.Workflow)
		}
	}
	for k, set := range plan.Sets {
		if len(order[k]) < 2 {
			t.Errorf("set %d has %d sessions", k, len(order[k]))
		}
		if set.Set.Subtype == string(seeds.Temporal) && slices.IsSorted(order[k]) {
			t.Errorf("the sessions of temporal set %d stand in the order of its dates: %v", k, order[k])
		}
	}
}
