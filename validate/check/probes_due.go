package check

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/validate"
	"memloom/validate/filters"
)

// keysMarked: every reference of an open item was marked once and as it should
// be, and there is one on each side; what was marked otherwise is no reference.
func keysMarked(it *corpus.Item, rows []*corpus.Verdict) []problem {
	var out []problem
	for _, side := range []struct {
		probe   string
		answers []string
	}{{filters.ProbeCorrect, it.CorrectAnswers}, {filters.ProbeIncorrect, it.IncorrectAnswers}} {
		if len(side.answers) == 0 {
			out = append(out, problem{"no " + side.probe + " answer", "at least one"})
		}
		for _, a := range side.answers {
			n, passed := 0, 0
			for _, v := range rows {
				if v.Probe == side.probe && v.Answer == a {
					n++
					if v.Outcome == corpus.Yes {
						passed++
					}
				}
			}
			if n != 1 || passed != 1 {
				out = append(out, problem{fmt.Sprintf("%d probes of the %s answer %s, %d for it", n, side.probe,
					quote(a), passed), "one, for it"})
			}
		}
	}
	for _, v := range rows {
		kept := it.CorrectAnswers
		if v.Probe == filters.ProbeIncorrect {
			kept = it.IncorrectAnswers
		}
		if v.Outcome == corpus.Yes && !slices.Contains(kept, v.Answer) {
			out = append(out, problem{"a probe of " + quote(v.Answer) + ", which is for it", "an answer of the item's"})
		}
	}
	return out
}

// attempted: the baseline tried the item once as it is worded, and the solver
// had the evidence itself if the baseline had all of it.
func (w *world) attempted(it *corpus.Item, mode string, rows []*corpus.Verdict) []problem {
	count := map[string]int{}
	for _, v := range rows {
		count[v.Probe]++
	}
	out := times(count[filters.ProbeBaseline], 1, validate.FilterHard, "attempt of the baseline")
	list := w.Rounds(it.ID)
	if !w.has(tabRounds) || len(list) == 0 || w.overruled(it.ID, validate.FilterHard) { // that there is a round is a rule of its own
		return out
	}
	due := 0
	if mode != validate.ModeInverted && filters.Missing(*it, list[len(list)-1].Retrieved) == 0 {
		due = 1
	}
	return append(out, times(count[filters.ProbeEvidence], due, validate.FilterHard+" on the evidence",
		"attempts with all the evidence retrieved")...)
}

// elsewhere: in the three steps a probe names a segment, or what replaced a part of the evidence; exhaustively each
// segment with a message outside the evidence, or S+, that the item may use was asked once: where the recipe shows
// segments and the item has options, for a forced choice, and once more where that was right.
func (w *world) elsewhere(it *corpus.Item, rows []*corpus.Verdict) []problem {
	if w.recipe.Filters.Uniqueness != filters.Exhaustive || !w.has(tabSegments) {
		return nil
	}
	own, _ := w.positive(it)
	if w.recipe.Filters.Shown == filters.ShownSegment && len(it.Options) > 0 {
		rows = slices.DeleteFunc(slices.Clone(rows), func(v *corpus.Verdict) bool { return v.Probe != filters.ProbeForced })
	}
	sees, want := w.sees(it), 0
	for _, s := range w.c.Segments {
		if slices.ContainsFunc(s.MessageIDs, func(id string) bool {
			m := w.Message(id)
			return m != nil && sees(m) && !own[id]
		}) {
			want++
		}
	}
	return times(len(rows), want, validate.FilterUnique, "other segments")
}

// sees returns whether an item may use a message: written before the asking,
// where its asker has a seat that is not a guest's.
func (w *world) sees(it *corpus.Item) func(*corpus.Message) bool {
	seats := map[string]bool{}
	for _, m := range w.c.Members {
		if m.PersonID == it.AskerID && !m.Guest {
			seats[m.GroupID] = true
		}
	}
	return func(m *corpus.Message) bool { return m.At < it.AskedAt && (it.AskerID == "" || seats[m.GroupID]) }
}
