package pipeline

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync/atomic"

	"memloom/internal/corpus"
	"memloom/internal/progress"
	"memloom/validate"
)

// result puts the corpus together: judged items, the surplus that was not judged, and what fell short.
func (j *judging) result() *Result {
	c := j.corpus
	c.Items, c.Verdicts, c.Rounds = j.items, j.verdicts, j.rounds
	res := &Result{Corpus: c, Accepted: j.accepted, Unique: j.cost, Templates: map[string]string{}}
	for _, q := range j.queues {
		for _, d := range q.left {
			it := d.Item
			it.Status, it.Reasons = corpus.Surplus, []string{corpus.ReasonSurplus}
			c.Items = append(c.Items, it)
		}
		if got := j.accepted[q.name]; got < q.wanted {
			res.Shortfalls = append(res.Shortfalls, j.shortfall(q, got))
		}
	}
	numberItems(c, j.Seed)
	for name, text := range j.tasks.Texts() {
		res.Templates[name] = hashOf([]byte(text))
	}
	return res
}

// shortfall says which filter a stratum's drafts fell at most, and what to turn.
func (j *judging) shortfall(q *queue, got int) Shortfall {
	fell := map[string]int{}
	judged := 0
	for _, it := range j.items {
		if q.holds(it) {
			judged++
			if it.Status != corpus.Accepted {
				fell[it.Stage]++
			}
		}
	}
	s := Shortfall{Stratum: q.name, Wanted: q.wanted, Got: got}
	turn := "raise world.workdays"
	if judged < q.wanted {
		s.Reason = fmt.Sprintf("too few candidates (%d)", judged)
		if n := j.dropped[q.name]; n > 0 {
			s.Reason += fmt.Sprintf("; %d could not be worded", n)
		}
	} else {
		stages := slices.SortedFunc(maps.Keys(fell), func(a, b string) int {
			return cmp.Or(fell[b]-fell[a], strings.Compare(a, b))
		})
		s.Reason = fmt.Sprintf("the filter %s (%d of %d drafts)", stages[0], fell[stages[0]], judged)
		turn = turned(stages[0], fell[stages[0]], judged, judged >= j.most(q.stratum))
	}
	s.Knob = fmt.Sprintf("%s, or lower questions.families.%s to %d", turn, q.name, got)
	return s
}

// hopeless is the share of drafts that one filter may take before more drafts are no remedy.
const hopeless = 0.7

// turned says what helps against a filter that takes most of a stratum's drafts. More drafts help where they were cut
// off by the recipe, more days where the world held no more of them, and neither where next to nothing passes.
func turned(filter string, fell, judged int, cutOff bool) string {
	if float64(fell) > hopeless*float64(judged) {
		switch filter {
		case validate.FilterSufficient, validate.FilterNecessary:
			return "let another model solve: next to nothing is answered right from its evidence alone"
		case validate.FilterHard:
			return "lower filters.baseline or raise filters.rounds: the baseline solves nearly all of them"
		case validate.FilterBlind:
			return "raise filters.confidence: the panel answers nearly all of them without evidence"
		case validate.FilterAnswerKeys:
			return "set questions.answer_keys to false, or let another model judge: it marks references otherwise than they are"
		}
	}
	if cutOff {
		return "raise questions.oversample"
	}
	return "raise world.workdays"
}

// Counts counts items as they are concluded, for progress.
type Counts struct{ accepted, rejected, flagged atomic.Int64 }

func (c *Counts) note(s corpus.Status) {
	switch {
	case c == nil:
	case s == corpus.Accepted:
		c.accepted.Add(1)
	case s == corpus.Flagged:
		c.flagged.Add(1)
	default:
		c.rejected.Add(1)
	}
}

// Progress returns the counts for a renderer.
func (c *Counts) Progress() progress.Counters {
	v := progress.Verdicts{Accepted: int(c.accepted.Load()), Rejected: int(c.rejected.Load()),
		Flagged: int(c.flagged.Load())}
	if v == (progress.Verdicts{}) {
		return progress.Counters{}
	}
	return progress.Counters{Verdicts: &v}
}
