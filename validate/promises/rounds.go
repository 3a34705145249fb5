package promises

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/validate"
)

func roundRules() []rule {
	needs := []string{tabItems, tabRounds, tabMessages, tabMembers}
	return []rule{
		{Judged, "rounds of hard items", "items that had to be hard", Vouched, needs, roundsKept},
		{Judged, "rounds retrieve what the asker sees", "messages retrieved", Proved, needs, roundsVisible},
	}
}

// roundsKept: whatever had to be hard and was judged has its rounds (G14): from
// 1 on, no more than the recipe's refinements allow, each but the last solved
// and refined, the last of them over the question as it stands now. An accepted
// item was not solved in the last; one that hard dropped has them too.
func roundsKept(w *world, f *Finding) {
	for i := range w.c.Items {
		it := &w.c.Items[i]
		judged := it.Status == corpus.Accepted || it.Status == corpus.Rejected && it.Stage == validate.FilterHard
		if !judged || !validate.Requires(w.required(it), validate.FilterHard) {
			continue
		}
		f.look()
		list := w.rounds[it.ID]
		if len(list) == 0 {
			f.violate("no round", "the rounds of Solve–Judge–Refine", it.ID)
			continue
		}
		if most := w.policy.Rounds + 1; len(list) > most {
			f.violate(fmt.Sprintf("%d rounds", len(list)), fmt.Sprintf("%d at most, by filters.rounds", most), it.ID)
		}
		for k, r := range list {
			w.round(f, it, k, r, k == len(list)-1)
		}
	}
}

func (w *world) round(f *Finding, it *corpus.Item, k int, r *corpus.Round, last bool) {
	switch {
	case r.Round != k+1:
		f.violate(fmt.Sprintf("round %d", r.Round), fmt.Sprintf("round %d", k+1), it.ID)
	case !last && (r.Verdict != corpus.Yes || r.Refinement == ""):
		f.violate(fmt.Sprintf("round %d ends %s and is refined by %q", r.Round, r.Verdict, r.Refinement), "a right answer and what was changed after it", it.ID)
	case last && r.Refinement != "":
		f.violate("a last round that is refined by "+quote(r.Refinement), "nothing after it", it.ID)
	case last && r.Question != it.Question:
		f.violate(quote(r.Question), "the item's question, "+quote(it.Question), it.ID)
	case last && it.Status == corpus.Accepted && r.Verdict != corpus.No:
		f.violate("a last round in which the baseline's answer is marked "+string(r.Verdict), "no", it.ID)
	}
}

// roundsVisible: the baseline retrieved from what the asker may see before the
// asking.
func roundsVisible(w *world, f *Finding) {
	for i := range w.c.Rounds {
		r := &w.c.Rounds[i]
		it := w.items[r.ItemID]
		if it == nil {
			f.look()
			f.violate("a round of "+r.ItemID, "a draft with this id", r.ItemID)
			continue
		}
		sees := w.sees(it)
		for _, id := range r.Retrieved {
			m := w.messages[id]
			f.expect(m != nil && sees(m), id, "a message that the asker may see before the asking", it.ID)
		}
	}
}
