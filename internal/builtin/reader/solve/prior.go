package solve

import (
	"slices"

	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
)

// settlePrior answers with the value that stood before the last one, or before the one that the question names.
func settlePrior(t *talk.Talk, q *talk.Query, all []talk.Candidate) Finding {
	all = slices.DeleteFunc(slices.Clone(all), func(c talk.Candidate) bool { return c.Denied || putRight(t, c) })
	slices.SortStableFunc(all, func(a, b talk.Candidate) int {
		if a.Msg == b.Msg && a.Old != b.Old && a.Old {
			return -1
		}
		return a.Msg - b.Msg
	})
	groups := distinct(exactFirst(all))
	last := len(groups) - 1
	if q.PriorTo != "" {
		last = slices.IndexFunc(groups, func(g []talk.Candidate) bool {
			return text.BareWords(g[0].Text) == text.BareWords(q.PriorTo)
		})
	}
	if last < 1 {
		return nothing("no message states an earlier value")
	}
	return settled(t, q, groups[last-1], len(groups))
}
