package pipeline

import (
	"context"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/nearest"
	"memloom/pipeline/questions"
)

// stratum is what one quota counts: a family, or one of its subcategories.
type stratum struct {
	name        string // as recipes and manifests call it: "temporal", "existence/yes"
	family      questions.Family
	subcategory string // empty for the whole family
	wanted      int
}

func (s stratum) holds(it corpus.Item) bool {
	return it.Family == s.family.Name() && (s.subcategory == "" || it.Subcategory == s.subcategory)
}

// wanted returns the recipe's quotas in the order of the families, or says which is of nothing that exists.
func (r *Run) wanted() ([]stratum, error) {
	var out []stratum
	left := maps.Clone(r.Recipe.Questions.Families)
	for _, f := range r.Families {
		var own []stratum
		for _, name := range slices.Sorted(maps.Keys(left)) {
			family, sub, _ := strings.Cut(name, "/")
			if family != f.Name() {
				continue
			}
			if left[name] > 0 {
				own = append(own, stratum{name, f, sub, left[name]})
			}
			delete(left, name)
		}
		if len(own) > 1 && own[0].subcategory == "" {
			return nil, fmt.Errorf("recipe %s, key questions.families.%s: a quota of the whole family and one of %s count the same items; give the one or the other", r.Recipe.Name, own[0].name, own[1].name)
		}
		out = append(out, own...)
	}
	if unknown := slices.Sorted(maps.Keys(left)); len(unknown) > 0 {
		var known []string
		for _, f := range r.Families {
			known = append(known, f.Name())
		}
		family, _, _ := strings.Cut(unknown[0], "/")
		return nil, fmt.Errorf("recipe %s, key questions.families.%s: no such family; there are %s%s",
			r.Recipe.Name, unknown[0], strings.Join(known, ", "), nearest.Hint(family, known))
	}
	return out, nil
}

// drawing is the source by which a family drafts, whichever of its strata asks.
func (r *Run) drawing(f questions.Family) *rand.Rand {
	return r.source("drafts/" + f.Name())("drafts")
}

// most is how many drafts of a stratum are worded at most.
func (r *Run) most(s stratum) int {
	return int(math.Ceil(r.Recipe.Questions.Oversample * float64(s.wanted)))
}

// candidates are the drafts that are worded, by stratum and in the order of judging. A family drafts once for all its
// strata; what no stratum needs is given up at once.
func (r *Run) candidates(f questions.Family, w *questions.World, strata []stratum) map[string][]questions.Draft {
	out := map[string][]questions.Draft{}
	for _, d := range f.Drafts(w, r.drawing(f)) {
		if !w.Rests(d.Item) {
			continue
		}
		d.Harder = slices.DeleteFunc(d.Harder, func(x questions.Refinement) bool { return !w.Rests(x.Item) })
		for _, s := range strata {
			if s.holds(d.Item) && len(out[s.name]) < r.most(s) {
				out[s.name] = append(out[s.name], d)
			}
		}
	}
	return out
}

// drafts lists the candidates of every stratum in the order of judging.
func (r *Run) drafts(ctx context.Context, a *asking, strata []stratum) (map[string][]questions.Draft, error) {
	var units []exec.Unit
	all := map[string]func() map[string][]questions.Draft{} // by family
	for _, s := range strata {
		key, f := "drafts/"+s.name, s.family
		if all[f.Name()] == nil {
			all[f.Name()] = sync.OnceValue(func() map[string][]questions.Draft {
				return r.candidates(f, a.world, strata)
			})
		}
		list := all[f.Name()]
		units = append(units, exec.Unit{
			Name: key, Inputs: a.worldKeys(), Params: r.params(r.domainsHash(), r.most(s), r.Recipe.Questions.LongerF2),
			Run: func(context.Context, exec.Getter) ([]exec.Record, error) {
				rec, err := record(key, list()[s.name])
				return []exec.Record{rec}, err
			},
		})
	}
	if err := r.run(ctx, "drafts", versionDrafts, units...); err != nil {
		return nil, err
	}
	out := map[string][]questions.Draft{}
	for _, s := range strata {
		list, err := fetch[[]questions.Draft](r.Store, "drafts/"+s.name)
		if err != nil {
			return nil, err
		}
		out[s.name] = list
	}
	return out, nil
}
