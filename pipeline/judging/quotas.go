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
			return nil, r.Wrong("questions.families."+own[0].Name,
				"a quota of the whole family and one of %s count the same items; give the one or the other", own[1].Name)
		}
		out = append(out, own...)
	}
	if unknown := slices.Sorted(maps.Keys(left)); len(unknown) > 0 {
		return nil, noFamily(r, families, "families", unknown[0])
	}
	for _, name := range slices.Sorted(maps.Keys(r.Questions.Age)) {
		if !isFamily(families, name) {
			return nil, noFamily(r, families, "age", name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(r.Questions.Clues)) {
		if !isFamily(families, name) {
			return nil, noFamily(r, families, "clues", name)
		}
	}
	return out, nil
}

// isFamily says whether a name is a family's, or stands for all.
func isFamily(families []questions.Family, name string) bool {
	return name == recipe.AllFamilies || slices.ContainsFunc(families,
		func(f questions.Family) bool { return f.Name() == name })
}

// noFamily says that a key of questions names no family, and which there are.
func noFamily(r *recipe.Recipe, families []questions.Family, key, name string) error {
	var known []string
	for _, f := range families {
		known = append(known, f.Name())
	}
	family, _, _ := strings.Cut(name, "/")
	return r.Wrong("questions."+key+"."+name, "no such family; there are %s%s", strings.Join(known, ", "),
		nearest.Hint(family, known))
}
