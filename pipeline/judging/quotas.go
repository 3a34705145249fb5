package judging

import (
	"maps"
	"math"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/nearest"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
)

// Quota is how many items of a stratum are wanted of a corpus, or of a run. A stratum is a family, or one of its
// subcategories.
type Quota struct {
	Name        string // as recipes and manifests call it: "temporal", "existence/yes"
	Family      questions.Family
	Subcategory string // empty for the whole family
	Wanted      int
}

func (s Quota) holds(it corpus.Item) bool {
	return it.Family == s.Family.Name() && (s.Subcategory == "" || it.Subcategory == s.Subcategory)
}

// Most is how many drafts of a stratum are worded at most.
func (s Quota) Most(r *recipe.Recipe) int {
	return int(math.Ceil(r.Questions.Oversample * float64(s.Wanted)))
}

// Quotas returns the recipe's quotas in the order of the families, or says which is of nothing that exists.
func Quotas(r *recipe.Recipe, families []questions.Family) ([]Quota, error) {
	var out []Quota
	left := maps.Clone(r.Questions.Families)
	for _, f := range families {
		var own []Quota
		for _, name := range slices.Sorted(maps.Keys(left)) {
			family, sub, _ := strings.Cut(name, "/")
			if family != f.Name() {
				continue
			}
			if left[name] > 0 {
				own = append(own, Quota{name, f, sub, left[name]})
			}
			delete(left, name)
		}
		if len(own) > 1 && own[0].Subcategory == "" {
			return nil, r.Wrong("questions.families."+own[0].Name, "a quota of the whole family and one of %s count the same items; give the one or the other", own[1].Name)
		}
		out = append(out, own...)
	}
	if unknown := slices.Sorted(maps.Keys(left)); len(unknown) > 0 {
		var known []string
		for _, f := range families {
			known = append(known, f.Name())
		}
		family, _, _ := strings.Cut(unknown[0], "/")
		return nil, r.Wrong("questions.families."+unknown[0], "no such family; there are %s%s", strings.Join(known, ", "), nearest.Hint(family, known))
	}
	return out, nil
}
