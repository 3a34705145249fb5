package pipeline

import (
	"context"
	"errors"
	"maps"
	"math"
	"slices"
	"strings"

	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/cost"
	"memloom/pipeline/designs"
	"memloom/pipeline/judging"
	"memloom/pipeline/stage"
)

// What a run takes is foreseen by rehearsing it: its stages are done in memory, on a sample, by the models of a run
// without a language model, and what they are asked is counted. Of the first corpora, what is planned is planned
// whole; some passages are written, and the others filled with words; all questions are drafted, and some worded and
// judged. Each call then counts for those of the run that it stands for.

// The sizes of a sample.
const (
	surveyed  = 2    // corpora
	rehearsed = 48   // passages of a corpus, half of them next to the others
	messages  = 1600 // in these, about
	records   = 60   // units of a stage that passages need
	judgedOf  = 240  // items, of all corpora
)

// unitCount is how many units were done, and how many the run has.
type unitCount struct{ done, all float64 }

// rehearsal is a run that is rehearsed.
type rehearsal struct {
	stage.Env
	design designs.Design
	keeper *keeper
	tally  *cost.Tally

	units    map[string]unitCount    // by stage
	heard    map[string][]cost.Heard // likewise
	messages float64
	items    int // wanted
}

func newRehearsal(s Settings, d designs.Design, under exec.Getter) (*rehearsal, error) {
	if s.StandIn == nil {
		return nil, errors.New("a run cannot be rehearsed without models that stand in for its own")
	}
	t, err := cost.NewTally()
	k := &keeper{under: under, records: map[string][]byte{}}
	return &rehearsal{Env: stage.Env{Settings: s, Models: cast(s, t), Store: k, Exec: k}, design: d, keeper: k,
		tally: t, units: map[string]unitCount{}, heard: map[string][]cost.Heard{}}, err
}

// take counts what was done since it was called last. weigh says for how many units of the run a unit stands.
func (r *rehearsal) take(weigh func(step, unit string) float64) { r.takeLong(weigh, 1) }

// takeLong is take where the units of the run are so much larger on average: they ask as much more often what is asked
// several times in one, and otherwise in as much longer words.
func (r *rehearsal) takeLong(weigh func(step, unit string) float64, long float64) {
	for _, u := range r.keeper.done {
		step := llm.Step(u.Stage)
		n := r.units[step]
		r.units[step] = unitCount{n.done + 1, n.all + weigh(step, u.Name)}
	}
	r.keeper.done = nil
	calls, often := r.tally.Take(), map[string]int{}
	for _, h := range calls {
		often[h.Unit.Name+" "+h.Task]++
	}
	for _, h := range calls {
		step := llm.Step(h.Unit.Stage)
		if h.For *= weigh(step, h.Unit.Name); often[h.Unit.Name+" "+h.Task] > 1 {
			h.For *= long
		} else {
			h.In, h.Out = int(long*float64(h.In)), int(long*float64(h.Out))
		}
		r.heard[step] = append(r.heard[step], h)
	}
}

// do does steps whole, each unit of which stands for so many of the run.
func (r *rehearsal) do(ctx context.Context, of string, steps stage.Steps, each float64) error {
	err := r.Env.Do(ctx, of, steps)
	r.take(func(string, string) float64 { return each })
	return err
}

// rehearse rehearses a run.
func rehearse(ctx context.Context, s Settings, d designs.Design) (*rehearsal, error) {
	r, err := newRehearsal(s, d, nil)
	if err != nil {
		return nil, err
	}
	if _, err := d.Fits(&r.Env); err != nil {
		return nil, err
	}
	if err := r.do(ctx, "", d.Shared(&r.Env), 1); err != nil {
		return nil, err
	}
	refs, err := d.Corpora(&r.Env)
	if err != nil {
		return nil, err
	}
	shares, err := r.dealt(refs)
	if err != nil {
		return nil, err
	}
	return r, r.survey(ctx, refs, strata(shares))
}

// survey rehearses the first corpora of a run, or parts of its one. The run has so many units that draft.
func (r *rehearsal) survey(ctx context.Context, refs []stage.Ref, drafts float64) error {
	whole := len(refs)
	refs, err := r.parts(refs)
	if err != nil {
		return err
	}
	shares, err := r.dealt(refs)
	if err != nil {
		return err
	}
	all, some := wanted(shares...), min(len(refs), surveyed)
	for some > 1 && wanted(shares[:some-1]...) >= judgedOf {
		some--
	}
	own := wanted(shares[:some]...)
	p := portion{parts: float64(len(refs)) / float64(some), corpora: float64(whole) / float64(some), fewer: 1,
		share: min(1, judgedOf/max(own, 1))}
	if d, ok := r.design.(designs.Lessening); ok && p.share < 1 {
		if r.Recipe, p.fewer, err = d.Less(&r.Env, p.share); err == nil {
			shares, err = r.dealt(refs)
		}
		if err != nil {
			return err
		}
		own, p.share = wanted(shares[:some]...), 1
	}
	r.items, p.items, p.drafts = int(all), all/max(own, 1), drafts/max(strata(shares[:some]), 1)
	common := r.keeper.records
	for i, of := range refs[:some] {
		r.keeper.records = maps.Clone(common) // no two corpora are in memory
		if err := r.corpus(ctx, of, shares[i], p); err != nil {
			return err
		}
	}
	return nil
}

// parts are the corpora that are rehearsed: those of the run, or, where it has one of many parts, these.
func (r *rehearsal) parts(refs []stage.Ref) ([]stage.Ref, error) {
	d, ok := r.design.(designs.Parted)
	if !ok || len(refs) > 1 {
		return refs, nil
	}
	parts, err := d.Parts(&r.Env)
	if err != nil || len(parts) <= surveyed {
		return refs, err
	}
	even := *r.Recipe
	even.Questions.Corpora, even.Questions.ByCorpus = nil, nil
	r.Recipe = &even
	return parts, nil
}

// dealt are the quotas of corpora.
func (r *rehearsal) dealt(refs []stage.Ref) ([][]judging.Quota, error) {
	quotas, err := judging.Quotas(r.Recipe, r.design.Families())
	if err != nil {
		return nil, err
	}
	return judging.Shares(r.Recipe, quotas, len(refs))
}

// portion is what a rehearsed corpus is of the run.
type portion struct {
	parts   float64 // of the run's, that it stands for
	corpora float64 // likewise, where it is a part of one
	fewer   float64 // times fewer passages than a part of the run has
	share   float64 // of its items, that is judged
	items   float64 // for how many of the run one of its items stands
	drafts  float64 // likewise of its units that draft
}

// strata counts quotas.
func strata(shares [][]judging.Quota) float64 { return float64(len(slices.Concat(shares...))) }

// wanted counts the items of quotas.
func wanted(shares ...[]judging.Quota) float64 {
	n := 0
	for _, list := range shares {
		for _, q := range list {
			n += q.Wanted
		}
	}
	return float64(n)
}

// corpus rehearses a corpus.
func (r *rehearsal) corpus(ctx context.Context, of stage.Ref, quotas []judging.Quota, p portion) error {
	each := p.parts
	for _, step := range r.design.Corpus(&r.Env, of) {
		do := func() error { return r.do(ctx, of.Name, stage.Steps{step}, each) }
		if step[len(step)-1].Some != nil {
			do = func() error { return r.write(ctx, of, step, p.parts*p.fewer) }
			each = p.corpora // of what comes behind
		}
		if err := do(); err != nil {
			return err
		}
	}
	world, err := judging.Load(r.Store, of)
	if err != nil {
		return err
	}
	messages, segments := float64(len(world.Corpus.Messages)), float64(len(world.Corpus.Segments))
	r.messages += p.parts * p.fewer * messages
	part := &judging.Rehearsed{Share: p.share}
	steps := judging.Steps(&r.Env, of, judging.Options{Quotas: quotas, Rehearsed: part})
	if err := r.Env.Do(ctx, of.Name, steps); err != nil {
		return err
	}
	items := func(unit string) float64 { return p.items / p.parts * part.Items(unit) }
	reading := r.reading(segments, p.fewer, items)
	r.take(func(step, unit string) float64 {
		switch step {
		case "drafts":
			return p.drafts
		case "result":
			return p.corpora
		case cost.StageWording:
			return p.items * part.Drafts(unit)
		case cost.StageRead:
			return p.parts * reading(unit)
		}
		return p.parts * items(unit)
	})
	return nil
}

// round is a round of judging, as the name of a unit begins.
func round(unit string) string {
	step, _, _ := strings.Cut(unit, "/")
	_, n, _ := strings.Cut(step, " ")
	return n
}

// reading is for how many readings of a corpus, of so many segments here and more times as many there, one stands.
// The more items are judged in a round, the more of them have a segment read that another has read too.
func (r *rehearsal) reading(segments, more float64, items func(unit string) float64) func(unit string) float64 {
	judged, all, read := map[string]float64{}, map[string]float64{}, map[string]float64{}
	for _, u := range r.keeper.done {
		switch n := round(u.Name); llm.Step(u.Stage) {
		case cost.StageJudge:
			judged[n]++
			all[n] += items(u.Name)
		case cost.StageRead:
			read[n]++
		}
	}
	return func(unit string) float64 {
		n := round(unit)
		left := math.Pow(1-min(read[n]/segments, 0.99), all[n]/judged[n]) // share of the segments that no one has read
		return segments * more * (1 - left) / read[n]
	}
}
