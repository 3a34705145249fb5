package subtlememory

import (
	"memloom/internal/corpus"
	"memloom/internal/seeds"
	"memloom/pipeline/sessions"
)

// The keys of a recipe that are counted, beside those of sets by origin and subtype.
const (
	countKey  = "users.count"
	domainKey = "users.domains."
)

// Wanted are the histories and sets that the keys ask for, each by its key in a recipe; of sets by domain what the shares of
// the recipe come to.
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
