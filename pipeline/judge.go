package pipeline

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/exec"
	"memloom/pipeline/questions"
	"memloom/validate"
	"memloom/validate/filters"
)

// questions drafts items, judges them in rounds until every quota is met or
// the drafts are used up, and puts the corpus together.
func (r *Run) questions(ctx context.Context, a *asking) (*Result, error) {
	strata, err := r.wanted()
	if err != nil {
		return nil, err
	}
	drafts, err := r.drafts(ctx, a, strata)
	if err != nil {
		return nil, err
	}
	if err := r.word(ctx, a, strata, drafts); err != nil {
		return nil, err
	}
	j := &judging{Run: r, asking: a, requires: map[string][]validate.Requirement{}, accepted: map[string]int{}}
	for _, s := range strata {
		j.queues = append(j.queues, &queue{stratum: s, left: drafts[s.name]})
		j.requires[s.family.Name()] = s.family.Requires()
	}
	for round := 1; ; round++ {
		batch := j.next()
		if len(batch) == 0 {
			break
		}
		if err := j.round(ctx, round, batch); err != nil {
			return nil, err
		}
	}
	return j.result(), nil
}

// queue holds the drafts of a stratum that are not judged yet.
type queue struct {
	stratum
	left []questions.Draft
}

// judging is the state between rounds. It is computed again from committed
// verdicts when a run is resumed.
type judging struct {
	*Run
	*asking
	queues   []*queue
	requires map[string][]validate.Requirement
	accepted map[string]int      // by stratum
	near     []validate.Question // accepted questions, for near-copies
	items    []corpus.Item
	verdicts []corpus.Verdict
	cost     filters.Cost
}

// next takes from every stratum as many drafts as it still lacks: nothing after
// the last accepted one is ever judged.
func (j *judging) next() []corpus.Item {
	var out []corpus.Item
	for _, q := range j.queues {
		n := min(q.wanted-j.accepted[q.name], len(q.left))
		for _, d := range q.left[:max(n, 0)] {
			out = append(out, d.Item)
		}
		q.left = q.left[max(n, 0):]
	}
	return out
}

func (j *judging) models() filters.Models {
	m := j.Run.Models
	return filters.Models{Solver: m.Solver, Judge: m.Judge, Probe: m.Probe, Panel: m.Panel}
}

func (j *judging) options() filters.Options {
	return filters.Options{Uniqueness: j.Recipe.Filters.Uniqueness, All: j.Recipe.Filters.All}
}

// judgeParams identifies how items are judged. The pack is a part of it: its
// nouns and synonyms are what the filters look for, and the corpus's own record
// does not hold them.
func (j *judging) judgeParams(it corpus.Item) []byte {
	m := j.Run.Models
	panel := [][]string{}
	for _, member := range m.Panel {
		panel = append(panel, taskParams(j.tasks.Blind, member))
	}
	return j.params(it, j.requires[it.Family], j.options(), j.domainsHash(), panel,
		taskParams(j.tasks.Solve, m.Solver), taskParams(j.tasks.Judge, m.Judge), taskParams(j.tasks.Probe, m.Probe))
}

// judged is what a unit of judging leaves.
type judged struct {
	Verdicts []corpus.Verdict
	Cost     filters.Cost
}

// round judges a batch: all filters but uniqueness, then the segments that
// uniqueness suspects, read once for all items, then uniqueness, then, in the
// order of keys, near-copies and the conclusion.
func (j *judging) round(ctx context.Context, n int, batch []corpus.Item) error {
	first, err := j.judgeEach(ctx, fmt.Sprintf("judge %d", n), batch, func(ctx context.Context, it corpus.Item) (judged, error) {
		v, _, err := filters.Run(ctx, j.view, j.models(), it, without(j.requires[it.Family], validate.FilterUnique), nil, j.options())
		return judged{Verdicts: v}, err
	}, versionJudge, nil)
	if err != nil {
		return err
	}
	var still []corpus.Item
	for i, it := range batch {
		if j.needsUnique(it, first[i].Verdicts) {
			still = append(still, it)
		}
	}
	readings, keys, err := j.read(ctx, n, still)
	if err != nil {
		return err
	}
	second, err := j.judgeEach(ctx, fmt.Sprintf("unique %d", n), still, func(ctx context.Context, it corpus.Item) (judged, error) {
		only := []validate.Requirement{{Filter: validate.FilterUnique}}
		v, cost, err := filters.Run(ctx, j.view, j.models(), it, only, readings, j.options())
		return judged{v, cost}, err
	}, versionConclude, keys)
	if err != nil {
		return err
	}
	for i, it := range batch {
		v := first[i].Verdicts
		if k := slices.IndexFunc(still, func(x corpus.Item) bool { return x.Key == it.Key }); k >= 0 {
			v = append(v, second[k].Verdicts...)
			j.cost = j.cost.Plus(second[k].Cost)
		}
		j.conclude(it, v)
	}
	return nil
}

// judgeEach runs one stage of judging, a unit an item.
func (j *judging) judgeEach(ctx context.Context, stage string, batch []corpus.Item, judge func(context.Context, corpus.Item) (judged, error), version int, inputs []string) ([]judged, error) {
	var units []exec.Unit
	for _, it := range batch {
		key := stage + "/" + it.Key
		units = append(units, exec.Unit{
			Name: key, Inputs: append(j.worldKeys(), inputs...), Params: j.judgeParams(it),
			Run: func(ctx context.Context, _ exec.Getter) ([]exec.Record, error) {
				out, err := judge(ctx, it)
				if err != nil {
					return nil, fmt.Errorf("judging %s: %w", it.Key, err)
				}
				rec, err := record(key, out)
				return []exec.Record{rec}, err
			},
		})
	}
	if err := j.run(ctx, stage, version, units...); err != nil {
		return nil, err
	}
	out := make([]judged, len(batch))
	for i, it := range batch {
		var err error
		if out[i], err = fetch[judged](j.Store, stage+"/"+it.Key); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// needsUnique says whether uniqueness is still to be tested: the family
// requires it and nothing has failed yet, or every filter is to run.
func (j *judging) needsUnique(it corpus.Item, v []corpus.Verdict) bool {
	if len(without(j.requires[it.Family], validate.FilterUnique)) == len(j.requires[it.Family]) {
		return false
	}
	failed := slices.ContainsFunc(v, func(x corpus.Verdict) bool { return x.Probe == corpus.ProbeVerdict && x.Outcome == corpus.No })
	return !failed || j.Recipe.Filters.All
}

func without(list []validate.Requirement, filter string) []validate.Requirement {
	return slices.DeleteFunc(slices.Clone(list), func(r validate.Requirement) bool { return r.Filter == filter })
}

// read reads the segments that the screens of a batch suspect, each once for
// all slots asked of it.
func (j *judging) read(ctx context.Context, n int, batch []corpus.Item) (func(string) (filters.Reading, bool), []string, error) {
	none := func(string) (filters.Reading, bool) { return filters.Reading{}, false }
	if j.Recipe.Filters.Uniqueness == filters.Exhaustive {
		return none, nil, nil
	}
	asked := map[string][]validate.Slot{}
	for _, it := range batch {
		for _, s := range filters.Screen(j.view, it).Suspects {
			for _, slot := range filters.SlotsOf(it) {
				if !slices.Contains(asked[s.SegmentID], slot) {
					asked[s.SegmentID] = append(asked[s.SegmentID], slot)
				}
			}
		}
	}
	stage := fmt.Sprintf("read %d", n)
	var units []exec.Unit
	var keys []string
	for _, s := range j.corpus.Segments {
		slots := asked[s.ID]
		if len(slots) == 0 {
			continue
		}
		key := stage + "/" + s.ID
		keys = append(keys, key)
		units = append(units, exec.Unit{
			Name: key, Inputs: j.worldKeys(), Params: j.params(slots, j.options(), j.domainsHash(), taskParams(j.tasks.Probe, j.Run.Models.Probe)),
			Run: func(ctx context.Context, _ exec.Getter) ([]exec.Record, error) {
				reading, err := filters.ProbeSegment(ctx, j.view, j.models(), s.ID, slots, j.options())
				if err != nil {
					return nil, err
				}
				rec, err := record(key, reading)
				return []exec.Record{rec}, err
			},
		})
	}
	if err := j.run(ctx, stage, versionProbe, units...); err != nil {
		return nil, nil, err
	}
	readings := map[string]filters.Reading{}
	for _, key := range keys {
		reading, err := fetch[filters.Reading](j.Store, key)
		if err != nil {
			return nil, nil, err
		}
		readings[reading.SegmentID] = reading
		j.cost = j.cost.Plus(reading.Cost)
	}
	return func(id string) (filters.Reading, bool) { x, ok := readings[id]; return x, ok }, keys, nil
}

// conclude decides one item, in the order of keys.
func (j *judging) conclude(it corpus.Item, v []corpus.Verdict) {
	required := j.requires[it.Family]
	if len(without(required, validate.FilterSimilar)) < len(required) {
		v = append(v, filters.Similar(j.view, it, j.near, j.options())...)
	}
	filters.Conclude(required, v).Apply(&it)
	if it.Status == corpus.Accepted {
		for _, q := range j.queues {
			if q.holds(it) {
				j.accepted[q.name]++
			}
		}
		j.near = append(j.near, filters.Question(j.view, it))
	}
	j.Counts.note(it.Status)
	j.items = append(j.items, it)
	j.verdicts = append(j.verdicts, v...)
}
