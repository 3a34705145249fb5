package subtlememory_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/seeds"
	"memloom/output"
	"memloom/pipeline/designs/subtlememory"
	"memloom/pipeline/sessions"
)

// near says whether a number is within a share of another.
func near(got, want, share float64) bool { return math.Abs(got-want) <= share*want }

// tablesOf reads the tables of the corpus of a tenth.
func tablesOf(t *testing.T) (c *corpus.Corpus, list []sessions.Set, variants map[string][]sessions.Variant,
	talks []sessions.Session) {
	t.Helper()
	c, _ = copied(t)
	list, variants, err := sessions.SetsOf(c)
	if err != nil {
		t.Fatal(err)
	}
	if talks, err = corpus.Rows[sessions.Session](c, sessions.TableSessions); err != nil {
		t.Fatal(err)
	}
	return c, list, variants, talks
}

// S2, S3: sets of either origin have the relations and subtypes that the quotas ask for, and variants as their subtype
// has them. What is missing is what the manifest names.
func TestRecount_RelationsAndVariants(t *testing.T) {
	_, list, variants, _ := tablesOf(t)
	_, m := copied(t)
	got := map[string]int{}
	for _, s := range list {
		got["users."+s.Origin+"_sets."+s.Subtype]++
		if want := string(seeds.Subtype(s.Subtype).Relation()); s.Relation != want {
			t.Errorf("%s is %s, want %s", s.SetID, s.Relation, want)
		}
		n, hidden := len(variants[s.SetID]), 0
		conditions, dates := 0, 0
		for _, v := range variants[s.SetID] {
			if v.Hidden {
				hidden++
			}
			if v.Condition != nil {
				conditions++
			}
			if v.AsOf != nil {
				dates++
			}
		}
		if n < 2 || n > 6 || s.Subtype == string(seeds.Conflict) && n != 2 {
			t.Errorf("%s, %s, has %d variants", s.SetID, s.Subtype, n)
		}
		if s.Origin == corpus.OfUser && hidden != n || s.Origin == corpus.OfWorld && hidden != 0 {
			t.Errorf("%s of %s has %d hidden variants of %d", s.SetID, s.Origin, hidden, n)
		}
		same := s.Subtype == string(seeds.AnyOne) || s.Subtype == string(seeds.Conflict) // what binds them is that of all
		if want := map[bool]int{true: n}[s.Subtype == string(seeds.Contextual)]; conditions != want &&
			!(same && conditions == n) {
			t.Errorf("%s, %s, has %d conditions", s.SetID, s.Subtype, conditions)
		}
		if want := map[bool]int{true: n}[s.Subtype == string(seeds.Temporal)]; dates != want && !(same && dates == n) {
			t.Errorf("%s, %s, has %d dates", s.SetID, s.Subtype, dates)
		}
	}
	wanted := map[string]int{"users.user_sets.multi_evidence": 11, "users.user_sets.any_one": 9,
		"users.user_sets.temporal":   8,
		"users.user_sets.contextual": 8, "users.user_sets.contradictory": 19, "users.world_sets.multi_evidence": 11,
		"users.world_sets.any_one":  7,
		"users.world_sets.temporal": 8, "users.world_sets.contextual": 11, "users.world_sets.contradictory": 18}
	for _, missed := range m.MissedTargets {
		if _, ok := wanted[missed.Key]; ok {
			wanted[missed.Key] = int(missed.Got)
		}
	}
	for key, want := range wanted {
		if got[key] != want {
			t.Errorf("%s: %d sets, want %d", key, got[key], want)
		}
	}
}

// S6: sessions lie in the order of time, two of a set with three of others between them, those of both origins mixed;
// no set about the world speaks of a thing of the user's.
func TestRecount_Assembly(t *testing.T) {
	c, list, variants, talks := tablesOf(t)
	if !slices.IsSortedFunc(talks, func(a, b sessions.Session) int { return int(a.Seq - b.Seq) }) ||
		!slices.IsSortedFunc(c.Messages, func(a, b corpus.Message) int { return int(a.At - b.At) }) {
		t.Error("sessions or messages are not in the order of time")
	}
	of := map[string]sessions.Set{}
	var things []string
	for _, s := range list {
		if s.Thing != nil {
			things = append(things, *s.Thing)
		}
		for _, v := range variants[s.SetID] {
			of[v.VariantID] = s
		}
	}
	last, halves := map[string]int{}, [2]int{}
	for i, s := range talks {
		set := of[s.VariantIDs[0]]
		if at, ok := last[set.SetID]; ok && i-at-1 < 3 {
			t.Errorf("%s: %d sessions behind another of its set", s.SessionID, i-at-1)
		}
		last[set.SetID] = i
		if set.Origin == corpus.OfUser {
			halves[2*i/len(talks)]++
		}
	}
	if n := float64(halves[0] + halves[1]); math.Abs(float64(halves[0]-halves[1])) > 4*math.Sqrt(n) {
		t.Errorf("%v sessions about the user in either half", halves)
	}
	for _, s := range list {
		if s.Origin == corpus.OfWorld && slices.ContainsFunc(things,
			func(thing string) bool { return strings.Contains(s.Target, " "+thing+" ") }) {
			t.Errorf("%s asks about a thing of the user's: %s", s.SetID, s.Target)
		}
	}
}

// S7: a history of a tenth is one of the published ones: sessions, tokens, sets and domains as published, or as the
// manifest says; and no set has more questions than its relation gives it.
func TestRecount_Composition(t *testing.T) {
	c, list, _, talks := tablesOf(t)
	_, m := copied(t)
	tokens := 0
	for _, x := range c.Messages {
		tokens += x.Tokens
	}
	missing := 0.0
	domains := map[string]int{}
	for _, x := range m.MissedTargets {
		if strings.Contains(x.Key, "_sets.") {
			missing += x.Asked - x.Got
		}
	}
	for _, s := range list {
		domains[s.Domain]++
	}
	for _, x := range []struct {
		what             string
		got, want, share float64
	}{
		{"sets", float64(len(list)) + missing, 110, 0}, {"sessions", float64(len(talks)) + 2*missing, 236.4, 0.02},
		{"sessions a set", float64(len(talks)) / float64(len(list)), 2.17, 0.02}, {"tokens", float64(tokens), 211_600, 0.05},
		{"tokens a session", float64(tokens) / float64(len(talks)), 896, 0.05},
	} {
		if !near(x.got, x.want, x.share) {
			t.Errorf("%s: %.1f, want %.1f", x.what, x.got, x.want)
		}
	}
	wanted := subtlememory.AskedBy(m.Parameters).Wanted()
	for _, d := range seeds.Domains() {
		short := slices.ContainsFunc(m.MissedTargets, func(x output.Target) bool {
			return x.Key == "users.domains."+d &&
				int(x.Got) == domains[d]
		})
		if domains[d] != wanted["users.domains."+d] && !short {
			t.Errorf("%d sets of %s, want %d", domains[d], d, wanted["users.domains."+d])
		}
	}
	instances := map[string]int{}
	for _, it := range c.Items {
		if it.Status == corpus.Accepted {
			instances[it.SetID]++
		}
	}
	for _, s := range list {
		most := 1
		switch {
		case s.Relation == corpus.Nuanced && s.Origin == corpus.OfWorld && s.Subtype == corpus.Temporal:
			most = 3
		case s.Relation == corpus.Nuanced:
			most = 2
		}
		if instances[s.SetID] > most {
			t.Errorf("%s, %s of %s, has %d questions, at most %d", s.SetID, s.Subtype, s.Origin, instances[s.SetID], most)
		}
	}
}
