package judging

import (
	"context"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/pipeline/stage"
	"memloom/validate"
	"memloom/validate/filters"
)

// suspected is an item that uniqueness is to be tested of, with the segments that its screen leaves.
type suspected struct {
	item   corpus.Item
	screen filters.Screening
}

// read is the record of a reading.
type read struct {
	filters.Reading
	Failures []corpus.Failure `json:"failures,omitempty"`
}

// readUnits reads the segments that the screens of a batch suspect, each once for all slots asked of it.
func (j *judging) readUnits(context.Context, int) ([]exec.Unit, error) {
	r := j.round
	if r == nil || !r.judging {
		return nil, nil
	}
	var err error
	if r.first, err = j.results(r.name("judge"), r.jobs(j)); err != nil {
		return nil, err
	}
	for i, t := range r.tried {
		if s := r.first[i].Screen; s != nil {
			r.still = append(r.still, suspected{t.item, *s})
		}
	}
	if j.Recipe.Filters.Uniqueness == filters.Exhaustive || j.filterOptions().Computed {
		return nil, nil
	}
	asked := map[string][]validate.Slot{}
	for _, x := range r.still {
		slots := filters.SlotsOf(x.item)
		for _, s := range x.screen.Suspects {
			for _, slot := range slots {
				if !slices.Contains(asked[s.SegmentID], slot) {
					asked[s.SegmentID] = append(asked[s.SegmentID], slot)
				}
			}
		}
	}
	for _, s := range j.corpus.Segments {
		if slots := asked[s.ID]; len(slots) > 0 {
			r.reading = append(r.reading, j.reading(r.name("read"), s.ID, slots))
		}
	}
	r.readings = map[string]filters.Reading{}
	return r.reading, nil
}

// uniqueUnits concludes on uniqueness: an item's unit depends on the readings of its own suspects and on no others.
func (j *judging) uniqueUnits(context.Context, int) ([]exec.Unit, error) {
	r := j.round
	if r == nil || !r.judging {
		return nil, nil
	}
	for _, u := range r.reading {
		x, err := stage.Fetch[read](j.Store, u.Name)
		if err != nil {
			return nil, err
		}
		r.readings[x.SegmentID] = x.Reading
		j.cost = j.cost.Plus(x.Cost)
		j.failures = append(j.failures, x.Failures...)
	}
	return j.units(r.name("unique"), r.suspects(j)), nil
}

// reading is the unit that reads one segment.
func (j *judging) reading(step, segment string, slots []validate.Slot) exec.Unit {
	key := j.key(step, segment)
	return exec.Unit{
		Name: key, Inputs: j.worldKeys(), Params: j.Params(slots, j.stands.read),
		Run: func(ctx context.Context, _ exec.Getter) ([]exec.Record, error) {
			ctx, failed := stage.Watched(ctx, step, segment)
			reading, err := filters.ProbeSegment(ctx, j.view, j.models(), segment, slots, j.filterOptions())
			if err != nil {
				return nil, err
			}
			return stage.Records(key, read{reading, failed()})
		},
	}
}

// suspects are the items of a round that uniqueness is concluded on.
func (r *round) suspects(j *judging) []job {
	of := func(id string) (filters.Reading, bool) { x, ok := r.readings[id]; return x, ok }
	jobs := make([]job, len(r.still))
	for i, x := range r.still {
		jobs[i].item, jobs[i].inputs = x.item, []string{j.key(r.name("judge"), x.item.Key)} // which screened it
		if r.readings != nil {
			for _, s := range x.screen.Suspects {
				jobs[i].inputs = append(jobs[i].inputs, j.key(r.name("read"), s.SegmentID))
			}
		}
		jobs[i].judge = func(ctx context.Context) (judged, error) {
			v, cost, err := filters.UniqueAmong(ctx, j.view, j.models(), x.item, x.screen, of, j.filterOptions())
			return judged{Verdicts: v, Cost: cost}, err
		}
	}
	return jobs
}
