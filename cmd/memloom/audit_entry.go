package main

import (
	"cmp"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/pipeline/review"
)

// ranked is where an item comes in a list.
type ranked struct {
	rank  int    // negative: it is not in the list
	order uint64 // among items of the same rank: the reviewer's own order; 0: that of the corpus
}

func (p ranked) compare(o ranked) int { return cmp.Or(p.rank-o.rank, cmp.Compare(p.order, o.order)) }

// entry is an item as a reviewer sees it in a list, and its place there. Without a reviewer everything is seen.
func (x *auditing) entry(j *review.Judge, it *corpus.Item, queue, reviewer string) (listed, ranked) {
	hash := x.hash(j, it)
	made, two := x.byHash[hash], x.double.Needs(hash)
	d, stand := decisions.OutcomeOf(decisions.Standing(made), two)
	l := listed{ItemID: it.ID, Family: it.Family, Status: it.Status, FellAt: it.Stage, Codes: it.Codes, Stand: stand, NeedsTwo: two,
		Question: it.Question, Answer: it.Answer}
	at := ranked{rank: rankIn(queue, it, stand, j.Of(it))}
	if reviewer != "" {
		at.order, l.Hidden = decisions.Order(reviewer, hash), decisions.OthersHidden(made, reviewer, two)
		if (queue == "review" || queue == "waiting") && !decisions.Wanted(made, reviewer, two) {
			at.rank = -1
		}
	}
	if d != nil && !l.Hidden {
		l.Decision = d.Action
	}
	return l, at
}

// outcome is what the decisions about an item come to, and where it stands.
func (x *auditing) outcome(j *review.Judge, it *corpus.Item) (*corpus.Decision, decisions.Stand) {
	hash := x.hash(j, it)
	return decisions.OutcomeOf(decisions.Standing(x.byHash[hash]), x.double.Needs(hash))
}
