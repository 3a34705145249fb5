package judging

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/validate/filters"
)

// queue holds the drafts of a stratum that are not judged yet.
type queue struct {
	Quota
	left []questions.Draft
}

// subjects counts what the drafts that are left ask about.
func (q *queue) subjects() int {
	seen := map[string]bool{}
	for _, d := range q.left {
		for _, g := range d.Item.Gold {
			if g.Part == corpus.PartResult {
				seen[g.SubjectID] = true
			}
		}
	}
	return len(seen)
}

// required returns the filters that an item must pass.
func (j *judging) required(it corpus.Item) []filters.Requirement {
	return filters.Required(j.requires[it.Family], it, j.policy())
}

// policy is what the recipe asks of items beyond their families' filters.
func (j *judging) policy() filters.Policy { return PolicyOf(j.Recipe) }

// PolicyOf is what a recipe asks of items beyond their families' filters.
func PolicyOf(r *recipe.Recipe) filters.Policy {
	return filters.Policy{AnswerKeys: r.Questions.AnswerKeys, Rounds: r.Filters.Rounds}
}

// next takes from every stratum as many drafts as it still lacks: nothing after the last accepted one is ever judged.
// The strata with the fewest subjects to choose from choose first: several drafts about one rule are hardly more than
// one.
func (j *judging) next() []questions.Draft {
	order := slices.Clone(j.queues)
	lack := func(q *queue) int { return max(0, q.Wanted-j.accepted[q.Name]) }
	choice := map[*queue]int{}
	for _, q := range order {
		choice[q] = q.subjects()
	}
	slices.SortStableFunc(order, func(a, b *queue) int { return choice[a]*lack(b) - choice[b]*lack(a) })
	taken := map[*queue][]questions.Draft{}
	var held []string
	shares := j.shares(order, lack)
	for n, q := range order {
		for range lack(q) {
			i := j.asked.next(q.left, j.asked.spread.turn(shares[n]))
			if i < 0 {
				break
			}
			taken[q] = append(taken[q], q.left[i])
			j.asked.add(j.asked.entry(q.left[i]))
			q.left = slices.Delete(slices.Clone(q.left), i, i+1)
		}
		held = append(held, j.hold(q, lack(q))...)
	}
	for _, key := range held {
		j.asked.remove(key)
	}
	var out []questions.Draft
	for _, q := range j.queues {
		out = append(out, taken[q]...)
	}
	return out
}

// shares returns the share of items with evidence from several chat groups that each stratum takes in a round.
func (j *judging) shares(order []*queue, lack func(*queue) int) []float64 {
	var all []supply
	for _, q := range order {
		x := supply{}
		needing, wide := 0, 0
		for _, d := range q.left {
			if n := j.asked.entry(d).groups; n > 1 {
				wide++
				needing++
			} else if n == 1 {
				needing++
			}
		}
		if needing > 0 {
			x.lack, x.wide = lack(q), float64(wide)/float64(needing)
		}
		all = append(all, x)
	}
	return j.asked.spread.shares(all)
}

// scarce is up to how many drafts for each item wanted a stratum holds some back.
const scarce = 5

// hold keeps drafts of a stratum with few of them from being crowded out by others of the round: as many as half of
// those that it has at work, in case these fall. It returns their keys, to be removed when all have chosen.
func (j *judging) hold(q *queue, lack int) []string {
	if lack == 0 || len(q.left) > scarce*lack {
		return nil
	}
	var held []string
	left := q.left
	for range (lack + 1) / 2 {
		i := j.asked.next(left, false)
		if i < 0 {
			break
		}
		j.asked.add(j.asked.entry(left[i]))
		held = append(held, left[i].Item.Key)
		left = slices.Delete(slices.Clone(left), i, i+1)
	}
	return held
}

// judged is what a unit of judging leaves.
type judged struct {
	Verdicts []corpus.Verdict
	Cost     filters.Cost
	Screen   *filters.Screening // of an item that uniqueness is still to be tested of
	Failures []corpus.Failure   `json:",omitempty"`
}

// job is a unit of judging: one item, and what it takes besides the world.
type job struct {
	item   corpus.Item
	inputs []string
	judge  func(context.Context) (judged, error)
}

// round is a batch of drafts that is judged: hardening, then all other filters but uniqueness, then the segments that
// uniqueness suspects, read once for all items, then uniqueness, then, in the order of keys, near-copies and the
// conclusion.
type round struct {
	n        int     // from 1
	tried    []tried // the batch
	open     []*tried
	attempts int  // of hardening, so far
	asked    bool // the attempts of this turn are not read yet
	refined  []*tried

	judging  bool // hardening is over, and filters are at work
	first    []judged
	still    []suspected
	readings map[string]filters.Reading
	reading  []exec.Unit
}

// judgeUnits holds the batch to its filters, once nothing is left to harden.
func (j *judging) judgeUnits(context.Context, int) ([]exec.Unit, error) {
	r := j.round
	if r == nil {
		return nil, nil
	}
	if err := j.reworded(); err != nil || len(r.open) > 0 {
		return nil, err
	}
	r.judging = true
	return j.units(r.name("judge"), r.jobs(j)), nil
}

func (r *round) name(stage string) string { return fmt.Sprintf("%s %d", stage, r.n) }

func (r *round) jobs(j *judging) []job {
	jobs := make([]job, len(r.tried))
	for i, t := range r.tried {
		jobs[i] = job{item: t.item, inputs: t.records(), judge: func(ctx context.Context) (judged, error) {
			return j.judge(ctx, t)
		}}
	}
	return jobs
}

// conclude ends a round: the items are decided in the order of keys.
func (j *judging) conclude(r *round) error {
	second, err := j.results(r.name("unique"), r.suspects(j))
	if err != nil {
		return err
	}
	for i, t := range r.tried {
		v := slices.Concat(t.rows, r.first[i].Verdicts)
		if k := slices.IndexFunc(r.still, func(x suspected) bool { return x.item.Key == t.item.Key }); k >= 0 {
			v = append(v, second[k].Verdicts...)
			j.cost = j.cost.Plus(second[k].Cost)
		}
		j.tries = append(j.tries, t.rounds...)
		j.decide(t.item, v)
	}
	return nil
}

// records are those of its rounds that judging depends on.
func (t tried) records() []string {
	if t.record == "" {
		return nil
	}
	return []string{t.record}
}

// judge runs the filters of an item between hardening and uniqueness, and
// screens the segments for the latter where that is still to be tested.
func (j *judging) judge(ctx context.Context, t tried) (judged, error) {
	if failed(t.rows) && !j.Recipe.Filters.All {
		return judged{}, nil
	}
	required := j.required(t.item)
	now := slices.DeleteFunc(slices.Clone(required), func(r filters.Requirement) bool {
		f, _ := filters.Named(r.Filter)
		return f.Apart
	})
	v, err := filters.Run(ctx, j.view, j.models(), t.item, j.keyed(t.item), now, j.filterOptions())
	if err != nil {
		return judged{}, err
	}
	out := judged{Verdicts: v}
	if filters.Requires(required, filters.NameUnique) && (j.Recipe.Filters.All || !failed(v)) {
		s := filters.Screen(j.view, t.item, j.filterOptions())
		out.Screen = &s
	}
	return out, nil
}

// failed says whether a filter has said no.
func failed(v []corpus.Verdict) bool {
	return slices.ContainsFunc(v, func(x corpus.Verdict) bool {
		return x.Probe == corpus.ProbeVerdict && x.Outcome == corpus.No
	})
}

// keyed gives an item its references (S5). Only filters that are Keyed see them.
func (j *judging) keyed(it corpus.Item) corpus.Item {
	it.CorrectAnswers, it.IncorrectAnswers = j.keys.Of(it)
	return it
}

// units are those of one step of judging, one an item.
func (j *judging) units(step string, jobs []job) []exec.Unit {
	var units []exec.Unit
	for _, x := range jobs {
		key := j.key(step, x.item.Key)
		units = append(units, exec.Unit{
			Name: key, Inputs: append(j.worldKeys(), x.inputs...), Params: j.paramsOf(x.item, j.required(x.item),
				j.stands.filters),
			Run: func(ctx context.Context, _ exec.Getter) ([]exec.Record, error) {
				ctx, failed := stage.Watched(ctx, step, x.item.Key)
				out, err := x.judge(ctx)
				if err != nil {
					return nil, err
				}
				out.Failures = failed()
				return stage.Records(key, out)
			},
		})
	}
	return units
}

// results reads back what a step of judging left.
func (j *judging) results(step string, jobs []job) ([]judged, error) {
	out := make([]judged, len(jobs))
	for i, x := range jobs {
		var err error
		if out[i], err = stage.Fetch[judged](j.Store, j.key(step, x.item.Key)); err != nil {
			return nil, err
		}
		j.failures = append(j.failures, out[i].Failures...)
	}
	return out, nil
}

// decide concludes on one item, in the order of keys.
func (j *judging) decide(it corpus.Item, v []corpus.Verdict) {
	required := j.required(it)
	if filters.Requires(required, filters.NameSimilar) {
		v = append(v, filters.Similar(j.view, it, j.near.about(filters.Question(j.view, it)), j.filterOptions())...)
	}
	if filters.Requires(required, filters.NameAnswerKeys) {
		if keyed := j.keyed(it); filters.KeepKeys(&keyed, v) {
			it = keyed
		}
	}
	filters.Judge(&it, required, v)
	if it.Status == corpus.Accepted {
		for _, q := range j.queues {
			if q.holds(it) {
				j.accepted[q.Name]++
			}
		}
		j.near.add(filters.Question(j.view, it))
	} else {
		j.asked.remove(it.Key)
	}
	j.options.Counts.note(it.Status)
	j.items = append(j.items, it)
	j.verdicts = append(j.verdicts, v...)
}
