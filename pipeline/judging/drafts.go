package judging

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"
	"sync"

	"memloom/internal/exec"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
)

// drafter is the source by which a family drafts, whichever of its strata asks.
func (j *judging) drafter(f questions.Family) *rand.Rand {
	return j.Source(j.key("drafts", f.Name()))("drafts")
}

// Candidates are the drafts that are worded, by stratum and in the order of judging. A family drafts once for all its
// strata; what no stratum needs is given up at once. Where a stratum has enough drafts, those younger than the recipe asks
// for are among the latter.
func Candidates(r *recipe.Recipe, f questions.Family, w *questions.World, source *rand.Rand,
	quotas []Quota) map[string][]questions.Draft {
	var all []questions.Draft
	for _, d := range f.Drafts(w, source) {
		if w.Rests(d.Item) {
			d.Harder = slices.DeleteFunc(d.Harder, func(x questions.Refinement) bool { return !w.Rests(x.Item) })
			all = append(all, d)
		}
	}
	out, ages := map[string][]questions.Draft{}, newAges(r, w)
	for _, s := range quotas {
		if s.Family.Name() != f.Name() {
			continue
		}
		own := slices.DeleteFunc(slices.Clone(all), func(d questions.Draft) bool { return !s.holds(d.Item) })
		ages.mark(f.Name(), own)
		slices.SortStableFunc(own, func(a, b questions.Draft) int { return cmp.Compare(late(a), late(b)) })
		own = own[:min(len(own), s.Most(r))]
		out[s.Name] = own
	}
	return out
}

// late puts drafts whose evidence is too young behind all others.
func late(d questions.Draft) int {
	if d.Young {
		return 1
	}
	return 0
}

// draftUnits lists the strata: each unit keeps the candidates of one in the order of judging.
func (j *judging) draftUnits(context.Context) ([]exec.Unit, error) {
	if err := j.load(); err != nil {
		return nil, err
	}
	var units []exec.Unit
	all := map[string]func() map[string][]questions.Draft{} // by family
	for _, s := range j.options.Quotas {
		key, f := j.key("drafts", s.Name), s.Family
		if all[f.Name()] == nil {
			all[f.Name()] = sync.OnceValue(func() map[string][]questions.Draft {
				return Candidates(j.Recipe, f, j.world, j.drafter(f), j.options.Quotas)
			})
		}
		list := all[f.Name()]
		units = append(units, exec.Unit{
			Name: key, Inputs: j.worldKeys(), Params: j.Params(j.DomainsHash(), s.Most(j.Recipe),
				j.Recipe.Questions.LongerF2, j.Recipe.Questions.Age),
			Run: func(context.Context, exec.Getter) ([]exec.Record, error) {
				return stage.Records(key, list()[s.Name])
			},
		})
	}
	return units, nil
}

// drafted reads the candidates back.
func (j *judging) drafted() error {
	if j.drafts != nil {
		return nil
	}
	drafts := map[string][]questions.Draft{}
	for _, s := range j.options.Quotas {
		list, err := stage.Fetch[[]questions.Draft](j.Store, j.key("drafts", s.Name))
		if err != nil {
			return err
		}
		for i := range list {
			list[i].Item.CorpusID = j.ref.ID
		}
		drafts[s.Name] = list
	}
	j.drafts = drafts
	return nil
}
