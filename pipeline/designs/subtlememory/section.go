package subtlememory

import (
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/nearest"
	"memloom/internal/seeds"
	"memloom/pipeline/recipe"
	"memloom/pipeline/sessions"
)

// known says which key names something that does not exist.
func (k *Section) known(r *recipe.Recipe) error {
	for _, x := range []struct {
		key       string
		given, of []string
	}{
		{"user_sets", slices.Sorted(maps.Keys(k.UserSets)), subtypes()},
		{"world_sets", slices.Sorted(maps.Keys(k.WorldSets)), subtypes()},
		{"domains", slices.Sorted(maps.Keys(k.Domains)), seeds.Domains()},
		{"seeds", slices.Sorted(maps.Keys(k.Seeds)), names(seeds.Shapes())},
	} {
		for _, name := range x.given {
			if !slices.Contains(x.of, name) {
				return r.Wrong("users."+x.key+"."+name, "there is none; choose among %s%s", strings.Join(x.of, ", "),
					nearest.Hint(name, x.of))
			}
		}
	}
	if sum(counts(k.UserSets, subtypes()))+sum(counts(k.WorldSets, subtypes())) == 0 {
		return r.Wrong("users.user_sets", "no set is asked for; give numbers by subtype, such as {any_one: 8}")
	}
	return nil
}

func sum(list []int) (n int) {
	for _, x := range list {
		n += x
	}
	return n
}

// counts are numbers by name, in the order of some names.
func counts(m map[string]int, names []string) []int {
	out := make([]int, len(names))
	for i, name := range names {
		out[i] = m[name]
	}
	return out
}

func subtypes() []string { return names(seeds.Subtypes()) }

// names are values as plain texts.
func names[T ~string](list []T) []string {
	var out []string
	for _, x := range list {
		out = append(out, string(x))
	}
	return out
}

// numbers are those from 0 below n.
func numbers(n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = i
	}
	return out
}

// dealt deals a number to parts in proportion to their weights, by largest remainder; the first of equal remainders
// goes first. Weights that are all zero are taken as equal.
func dealt(n int, weights []int) []int {
	if sum(weights) == 0 {
		weights = slices.Repeat([]int{1}, len(weights))
	}
	all, order := sum(weights), numbers(len(weights))
	out := make([]int, len(weights))
	for i, w := range weights {
		out[i] = n * w / all
	}
	slices.SortStableFunc(order, func(a, b int) int { return n*weights[b]%all - n*weights[a]%all })
	for _, i := range order[:n-sum(out)] {
		out[i]++
	}
	return out
}

// The keys of a recipe that are counted, next to those of sets by origin and subtype.
const (
	countKey  = "users.count"
	domainKey = "users.domains."
)

// Wanted are the histories and sets that the keys ask for, each by its key in a recipe; of sets by domain what the
// shares of the recipe come to.
func (k *Section) Wanted() map[string]int {
	out := map[string]int{countKey: k.Count}
	all := 0
	for _, subtype := range subtypes() {
		out[keyOf(corpus.OfUser, subtype)], out[keyOf(corpus.OfWorld, subtype)] = k.UserSets[subtype], k.WorldSets[subtype]
		all += k.UserSets[subtype] + k.WorldSets[subtype]
	}
	domains := seeds.Domains()
	for i, n := range dealt(all, counts(k.Domains, domains)) {
		out[domainKey+domains[i]] = n
	}
	return out
}

// AskedBy are the keys of the recipe in a manifest; nil where it is of another design.
func AskedBy(parameters []byte) *Section {
	return sessions.Keys[Section](parameters, (Design{}).Name())
}

// Asked implements designs.Asking.
func (Design) Asked(parameters []byte) (numbers map[string]float64, written bool) {
	numbers = map[string]float64{}
	own := AskedBy(parameters)
	if own == nil {
		return numbers, false
	}
	for key, n := range own.Wanted() {
		numbers[key] = float64(n)
	}
	return numbers, own.Wording == sessions.Written
}
