package subtlememory

import (
	"fmt"
	"maps"
	"math"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/seeds"
	"memloom/pipeline/sets"
	"memloom/validate/check"
)

// setCounts holds the sets of a run against its recipe.
type setCounts struct {
	*tables
	of      request
	got     map[string]int // by key of the recipe
	seeds   map[string]bool
	twice   []string
	domains map[string]bool
}

// Add implements check.Gatherer.
func (s *setCounts) Add(c *corpus.Corpus, expect check.Expect) {
	if s.got == nil {
		s.got, s.seeds, s.domains = map[string]int{}, map[string]bool{}, map[string]bool{}
	}
	v := s.Of(c, expect)
	if v == nil {
		return
	}
	for _, set := range v.sets {
		s.got[keyOf(set.Origin, set.Subtype)]++
		s.got[domainKey+set.Domain]++
		s.domains[set.Domain] = true
		if set.Origin == sets.OfWorld && s.seeds[set.SeedID] {
			s.twice = append(s.twice, set.SeedID)
		}
		s.seeds[set.SeedID] = true
	}
}

// keyOf is the recipe's key of sets of an origin and a subtype.
func keyOf(origin, subtype string) string { return "users." + origin + "_sets." + subtype }

// Conclude implements check.Gatherer: sets by origin and subtype, and by domain, are as many as the recipe asks for. One of
// them that is short stands among the missed targets of the manifest. No set about the world is used twice (S6).
func (s *setCounts) Conclude(v *check.Verdict) {
	for _, seed := range s.twice {
		v.Expect(false, seed+" twice", "a set about the world for one user", seed)
	}
	k := s.of.keys
	if k == nil {
		return
	}
	wanted := k.Wanted()
	for _, key := range slices.Sorted(maps.Keys(wanted)) {
		if key == countKey {
			continue
		}
		want, got := wanted[key], s.got[key]
		v.Expect(got == want || s.of.missed(key, want, got), fmt.Sprintf("%d sets", got),
			fmt.Sprintf("%d, or what the manifest says is missing", want), key)
	}
	for _, d := range slices.Sorted(maps.Keys(s.domains)) {
		v.Expect(slices.Contains(seeds.Domains(), d), d, "one of the ten domains", d)
	}
}

// sessionCounts holds histories and sessions of a run against its recipe.
type sessionCounts struct {
	*tables
	of                  request
	histories, sessions int
	got                 map[string]int
}

// sessionsOff is by which share the sessions of a run may miss what the recipe's sets take.
const sessionsOff = 0.02

// Add implements check.Gatherer.
func (s *sessionCounts) Add(c *corpus.Corpus, expect check.Expect) {
	if s.got == nil {
		s.got = map[string]int{}
	}
	v := s.Of(c, expect)
	if v == nil {
		return
	}
	s.histories++
	s.sessions += len(v.sessions)
	for _, set := range v.sets {
		s.got[keyOf(set.Origin, set.Subtype)]++
	}
}

// Conclude implements check.Gatherer.
func (s *sessionCounts) Conclude(v *check.Verdict) {
	k := s.of.keys
	if k == nil {
		return
	}
	v.Expect(s.histories == k.Count, fmt.Sprintf("%d histories", s.histories), fmt.Sprintf("%d", k.Count), countKey)
	want := 0
	for _, subtype := range subtypes() {
		for origin, list := range map[string]map[string]int{sets.OfUser: k.UserSets, sets.OfWorld: k.WorldSets} {
			n, key := list[subtype], keyOf(origin, subtype)
			if s.of.missed(key, n, s.got[key]) {
				n = s.got[key]
			}
			want += n * sessionsOf(origin, seeds.Subtype(subtype))
		}
	}
	v.Expect(math.Abs(float64(s.sessions-want)) <= sessionsOff*float64(want), fmt.Sprintf("%d sessions", s.sessions),
		fmt.Sprintf("%d, or 2 %% more or fewer", want), "sessions")
}

// sessionsOf is how many sessions a set takes.
func sessionsOf(origin string, subtype seeds.Subtype) int {
	switch {
	case origin == sets.OfWorld:
		return 2
	case subtype == seeds.MultiEvidence:
		return severalTraits
	case subtype == seeds.Temporal:
		return severalDates
	}
	return pairOf
}
