package pipeline

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
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

// read reads the segments that the screens of a batch suspect, each once for
// all slots asked of it, and returns the readings by segment.
func (j *judging) read(ctx context.Context, n int, batch []suspected) (map[string]filters.Reading, error) {
	if j.Recipe.Filters.Uniqueness == filters.Exhaustive {
		return nil, nil
	}
	asked := map[string][]validate.Slot{}
	for _, x := range batch {
		slots := filters.SlotsOf(x.item)
		for _, s := range x.screen.Suspects {
			for _, slot := range slots {
				if !slices.Contains(asked[s.SegmentID], slot) {
					asked[s.SegmentID] = append(asked[s.SegmentID], slot)
				}
			}
		}
	}
	stage := fmt.Sprintf("read %d", n)
	var units []exec.Unit
	for _, s := range j.corpus.Segments {
		if slots := asked[s.ID]; len(slots) > 0 {
			units = append(units, j.reading(stage, s.ID, slots))
		}
	}
	if err := j.run(ctx, stage, versionProbe, units...); err != nil {
		return nil, err
	}
	readings := map[string]filters.Reading{}
	for _, u := range units {
		x, err := fetch[read](j.Store, u.Name)
		if err != nil {
			return nil, err
		}
		readings[x.SegmentID] = x.Reading
		j.cost = j.cost.Plus(x.Cost)
		j.corpus.Failures = append(j.corpus.Failures, x.Failures...)
	}
	return readings, nil
}

// reading is the unit that reads one segment.
func (j *judging) reading(stage, segment string, slots []validate.Slot) exec.Unit {
	key := readKey(stage, segment)
	return exec.Unit{
		Name: key, Inputs: j.worldKeys(), Params: j.params(slots, j.stands.read),
		Run: func(ctx context.Context, _ exec.Getter) ([]exec.Record, error) {
			ctx, failed := watched(ctx, stage, segment)
			reading, err := filters.ProbeSegment(ctx, j.view, j.models(), segment, slots, j.options())
			if err != nil {
				return nil, err
			}
			rec, err := record(key, read{reading, failed()})
			return []exec.Record{rec}, err
		},
	}
}

func readKey(stage, segment string) string { return stage + "/" + segment }

// unique concludes on uniqueness: an item's unit depends on the readings of its own suspects and on no others.
func (j *judging) unique(ctx context.Context, n int, batch []suspected, readings map[string]filters.Reading) ([]judged,
	error) {
	of := func(id string) (filters.Reading, bool) { x, ok := readings[id]; return x, ok }
	jobs := make([]job, len(batch))
	for i, x := range batch {
		jobs[i].item, jobs[i].inputs = x.item, []string{fmt.Sprintf("judge %d/%s", n, x.item.Key)} // which screened it
		if readings != nil {
			for _, s := range x.screen.Suspects {
				jobs[i].inputs = append(jobs[i].inputs, readKey(fmt.Sprintf("read %d", n), s.SegmentID))
			}
		}
		jobs[i].judge = func(ctx context.Context) (judged, error) {
			v, cost, err := filters.UniqueAmong(ctx, j.view, j.models(), x.item, x.screen, of, j.options())
			return judged{Verdicts: v, Cost: cost}, err
		}
	}
	return j.judgeEach(ctx, fmt.Sprintf("unique %d", n), versionConclude, jobs)
}
