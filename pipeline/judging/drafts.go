package judging

import (
	"cmp"
	"context"
	"maps"
	"math/rand/v2"
	"slices"
	"sync"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/clues"
	"memloom/pipeline/questions/profile"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/validate/filters"
)

// drafter is the source by which a family drafts, whichever of its strata asks.
func (j *judging) drafter(f questions.Family) *rand.Rand {
	return j.Source(j.key("drafts", f.Name()))("drafts")
}

// drafting is a world as families draft from it: what is read of all of it is read once for all families, which only
// look things up in it.
type drafting struct {
	world  *questions.World
	around func() *questions.Surroundings
	stock  func() *clues.Stock
}

func newDrafting(w *questions.World) drafting {
	return drafting{w, sync.OnceValue(func() *questions.Surroundings { return questions.NewSurroundings(w) }),
		sync.OnceValue(func() *clues.Stock { return clues.NewStock(w) })}
}

// candidates are the drafts that are worded, by stratum and in the order of judging. A family drafts once for all its
// strata; what no stratum needs is given up at once. Where a stratum has enough drafts, those younger than the recipe
// asks for are among the latter.
func (x drafting) candidates(r *recipe.Recipe, f questions.Family, source *rand.Rand,
	quotas []Quota) map[string][]questions.Draft {
	var all []questions.Draft
	w, around := x.world, x.around()
	for _, d := range f.Drafts(w, source) {
		whole := d
		if w.Rests(d.Item) && completed(around, &whole) {
			d.Harder = slices.DeleteFunc(d.Harder, func(x questions.Refinement) bool { return !w.Rests(x.Item) })
			all = append(all, d)
		}
	}
	out, ages := map[string][]questions.Draft{}, newAges(r, w)
	share := shareOf(r.Questions.Clues, f.Name())
	var stock *clues.Stock
	if share > 0 {
		stock = x.stock()
	}
	for _, s := range quotas {
		if s.Family.Name() != f.Name() {
			continue
		}
		own := slices.DeleteFunc(slices.Clone(all), func(d questions.Draft) bool { return !s.holds(d.Item) })
		ages.mark(f.Name(), own)
		slices.SortStableFunc(own, func(a, b questions.Draft) int { return cmp.Compare(late(a), late(b)) })
		own = own[:min(len(own), s.Most(r))]
		describe(stock, source, share, own)
		own = slices.DeleteFunc(own, func(d questions.Draft) bool { whole := d; return !completed(around, &whole) })
		for i := range own {
			completed(around, &own[i])
		}
		ages.mark(f.Name(), own)
		slices.SortStableFunc(own, func(a, b questions.Draft) int { return cmp.Compare(late(a), late(b)) })
		for i := range own {
			surround(r, f, around, source, &own[i])
		}
		out[s.Name] = own
	}
	return out
}

// shareOf is what a recipe says of a family, or of all that it does not name.
func shareOf(by map[string]float64, family string) float64 {
	if x, ok := by[family]; ok {
		return x
	}
	return by[recipe.AllFamilies]
}

// describe tells the tasks of a share of the drafts by two clues, of every other one in evidence from several groups.
func describe(stock *clues.Stock, source *rand.Rand, share float64, drafts []questions.Draft) {
	spread := false
	for i := range drafts {
		if source.Float64() < share && stock.Describe(source, &drafts[i], spread) {
			spread = !spread
		}
	}
}

// completed adds the messages that name in full what a draft's evidence calls by a part of its name. Refinements for
// which that cannot be are given up.
func completed(around *questions.Surroundings, d *questions.Draft) bool {
	ok := around.Complete(&d.Item, d.Ask)
	around.Pieces(&d.Item)
	var harder []questions.Refinement
	for _, x := range d.Harder {
		if around.Complete(&x.Item, x.Ask) {
			around.Pieces(&x.Item)
			harder = append(harder, x)
		}
	}
	d.Harder = harder
	return ok
}

// surround adds context to a draft and its refinements, where the recipe wants any. What is answered by any one
// message, or by none, is shown as it is, and so are the messages that show what a person is like.
func surround(r *recipe.Recipe, f questions.Family, around *questions.Surroundings, source *rand.Rand,
	d *questions.Draft) {
	each := slices.ContainsFunc(f.Requires(), func(x filters.Requirement) bool { return x.Mode == filters.ModeEach })
	if r.Questions.Context == 0 || each || d.Item.Category == profile.Category ||
		d.Item.Gold[0].Operation == corpus.OpAbsent {
		return
	}
	around.Add(source, &d.Item, r.Questions.Context)
	d.Harder = slices.Clone(d.Harder)
	for i := range d.Harder {
		h := &d.Harder[i].Item
		h.AskerID = d.Item.AskerID
		around.Add(source, h, r.Questions.Context)
	}
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
	all := map[string]*familyDrafts{} // by family
	from := newDrafting(j.world)
	for _, s := range j.options.Quotas {
		key, f := j.key("drafts", s.Name), s.Family
		if all[f.Name()] == nil {
			all[f.Name()] = &familyDrafts{draft: func() map[string][]questions.Draft {
				return from.candidates(j.Recipe, f, j.drafter(f), j.options.Quotas)
			}}
		}
		list := all[f.Name()]
		units = append(units, exec.Unit{
			Name: key, Inputs: j.worldKeys(), Params: j.Params(j.DomainsHash(), s.Most(j.Recipe),
				j.Recipe.Questions.Age, j.Recipe.Questions.Clues, j.Recipe.Questions.Context),
			Run: func(context.Context, exec.Getter) ([]exec.Record, error) {
				return stage.Records(key, list.take(s.Name))
			},
		})
	}
	return units, nil
}

// familyDrafts holds the drafts of a family until the strata that share them have taken theirs.
type familyDrafts struct {
	draft func() map[string][]questions.Draft // by stratum, the same at every call

	mu   sync.Mutex
	left map[string][]questions.Draft
}

// take returns the drafts of a stratum and lets go of them: those of all families together are what a run holds most
// of.
func (f *familyDrafts) take(stratum string) []questions.Draft {
	f.mu.Lock()
	defer f.mu.Unlock()
	if _, ok := f.left[stratum]; !ok {
		f.left = f.draft()
	}
	list := f.left[stratum]
	delete(f.left, stratum)
	return list
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
	if r := j.options.Rehearsed; r != nil {
		j.options.Quotas = r.cut(j.options.Quotas, drafts)
	}
	return nil
}

// families are those of the quotas, once each.
func (j *judging) families() []questions.Family {
	var out []questions.Family
	for _, q := range j.options.Quotas {
		if !slices.ContainsFunc(out, func(f questions.Family) bool { return f.Name() == q.Family.Name() }) {
			out = append(out, q.Family)
		}
	}
	return out
}

// draftAll drafts for every stratum, so many families at once, each of which takes memory. done, which may be nil,
// hears of each family, from several goroutines.
func (j *judging) draftAll(f *questions.Finished, atOnce int, done func()) map[string][]questions.Draft {
	from, families := newDrafting(f.World()), j.families()
	lists := make([]map[string][]questions.Draft, len(families))
	_ = stage.SideBySide(context.Background(), len(families), atOnce, func(_ context.Context, i int) error {
		lists[i] = from.candidates(j.Recipe, families[i], j.drafter(families[i]), j.options.Quotas)
		if done != nil {
			done()
		}
		return nil // drafting cannot fail
	})
	out := map[string][]questions.Draft{}
	for _, list := range lists {
		maps.Copy(out, list)
	}
	return out
}
