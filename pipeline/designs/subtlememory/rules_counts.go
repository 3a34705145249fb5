package subtlememory

import (
	"fmt"
	"maps"
	"math"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/seeds"
	"memloom/output"
	"memloom/validate/check/rule"
)

// setCounts: sets by origin and subtype, and by domain, are as many as the recipe asks for. One of them that is short
// stands among the missed targets of the manifest. No set about the world is used twice (S6).
func setCounts(m *output.Manifest) (func(*view, rule.Expect), func(*rule.Finding)) {
	got, seen, domains := map[string]int{}, map[string]bool{}, map[string]bool{}
	var twice []string
	return func(v *view, _ rule.Expect) {
			for _, set := range v.sets {
				got[keyOf(set.Origin, set.Subtype)]++
				got[domainKey+set.Domain]++
				domains[set.Domain] = true
				if set.Origin == corpus.OfWorld && seen[set.SeedID] {
					twice = append(twice, set.SeedID)
				}
				seen[set.SeedID] = true
			}
		}, func(v *rule.Finding) {
			for _, seed := range twice {
				v.Expect(false, seed+" twice", "a set about the world for one user", seed)
			}
			r := requested(m)
			if r.keys == nil {
				return
			}
			wanted := r.keys.Wanted()
			delete(wanted, countKey)
			for _, key := range slices.Sorted(maps.Keys(wanted)) {
				want, n := wanted[key], got[key]
				v.Expect(n == want || r.missed(key, want, n), fmt.Sprintf("%d sets", n),
					fmt.Sprintf("%d, or what the manifest says is missing", want), key)
			}
			for _, d := range slices.Sorted(maps.Keys(domains)) {
				v.Expect(slices.Contains(seeds.Domains(), d), d, "one of the ten domains", d)
			}
		}
}

// keyOf is the recipe's key of sets of an origin and a subtype.
func keyOf(origin, subtype string) string { return "users." + origin + "_sets." + subtype }

// sessionsOff is by which share the sessions of a run may miss what the recipe's sets take.
const sessionsOff = 0.02

// sessionCounts: histories are as many as the recipe asks for, and sessions as many as its sets take.
func sessionCounts(m *output.Manifest) (func(*view, rule.Expect), func(*rule.Finding)) {
	histories, n, got := 0, 0, map[string]int{}
	return func(v *view, _ rule.Expect) {
			histories, n = histories+1, n+len(v.Sessions)
			for _, set := range v.sets {
				got[keyOf(set.Origin, set.Subtype)]++
			}
		}, func(v *rule.Finding) {
			r := requested(m)
			if r.keys == nil {
				return
			}
			v.Expect(histories == r.keys.Count, fmt.Sprintf("%d histories", histories), fmt.Sprintf("%d", r.keys.Count),
				countKey)
			want := 0
			for _, subtype := range seeds.Subtypes() {
				for origin, list := range map[string]map[string]int{corpus.OfUser: r.keys.UserSets,
					corpus.OfWorld: r.keys.WorldSets} {
					k, key := list[string(subtype)], keyOf(origin, string(subtype))
					if r.missed(key, k, got[key]) {
						k = got[key]
					}
					want += k * sessionsOf(origin, subtype)
				}
			}
			v.Expect(math.Abs(float64(n-want)) <= sessionsOff*float64(want), fmt.Sprintf("%d sessions", n),
				fmt.Sprintf("%d, or 2 %% more or fewer", want), "sessions")
		}
}

// sessionsOf is how many sessions a set takes.
func sessionsOf(origin string, subtype seeds.Subtype) int {
	switch {
	case origin == corpus.OfWorld:
		return 2
	case subtype == seeds.MultiEvidence:
		return severalTraits
	case subtype == seeds.Temporal:
		return severalDates
	}
	return pairOf
}
