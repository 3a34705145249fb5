package check

import (
	"fmt"
	"slices"

	"memloom/internal/bm25"
	"memloom/internal/corpus"
	"memloom/validate"
	"memloom/validate/filters"
)

func roundRules() []rule {
	needs := []string{tabItems, tabRounds, tabMessages, tabMembers}
	verdicts := tables(needs, []string{tabVerdicts})
	return []rule{
		{Judged, "rounds of hard items", "items that had to be hard", Vouched, needs, each(roundsKept)},
		{Judged, "rounds retrieve what the asker sees", "messages retrieved", Proved, needs, each(roundsVisible)},
		{Judged, "rounds retrieve what ranks highest", "rounds of the baseline", Proved, needs, each(roundsRanked)},
		{Judged, "last rounds are those that hard judged", "items with rounds", Proved, verdicts, each(roundsJudged)},
	}
}

// roundsKept: whatever had to be hard and was judged has its rounds (G14): from 1 on, no more than the recipe's
// refinements allow, each but the last solved and refined, the last of them over the question as it stands now. An
// accepted item was not solved in the last; one that hard dropped has them too.
func roundsKept(w *world, f *Finding) {
	for i := range w.c.Items {
		it := &w.c.Items[i]
		judged := it.Status == corpus.Accepted || it.Status == corpus.Rejected && it.Stage == validate.FilterHard
		if !judged || !validate.Requires(w.required(it), validate.FilterHard) {
			continue
		}
		f.look()
		list := w.Rounds(it.ID)
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
		f.violate(fmt.Sprintf("round %d ends %s and is refined by %q", r.Round, r.Verdict, r.Refinement),
			"a right answer and what was changed after it", it.ID)
	case last && r.Refinement != "":
		f.violate("a last round that is refined by "+quote(r.Refinement), "nothing after it", it.ID)
	case last && r.Question != it.Question:
		f.violate(quote(r.Question), "the item's question, "+quote(it.Question), it.ID)
	case last && it.Status == corpus.Accepted && r.Verdict != corpus.No && !w.overruled(it.ID, validate.FilterHard):
		f.violate("a last round in which the baseline's answer is marked "+string(r.Verdict), "no", it.ID)
	}
}

// roundsVisible: the baseline retrieved from what the asker may see before the asking.
func roundsVisible(w *world, f *Finding) {
	for i := range w.c.Rounds {
		r := &w.c.Rounds[i]
		it := w.Item(r.ItemID)
		if it == nil {
			f.look()
			f.violate("a round of "+r.ItemID, "a draft with this id", r.ItemID)
			continue
		}
		sees := w.sees(it)
		for _, id := range r.Retrieved {
			m := w.Message(id)
			f.expect(m != nil && sees(m), id, "a message that the asker may see before the asking", it.ID)
		}
	}
}

// roundsRanked ranks the corpus anew by BM25 for every round's question and compares the best filters.baseline messages
// that the asker may see with those that the baseline was shown (G14).
func roundsRanked(w *world, f *Finding) {
	if w.recipe.Filters.Baseline == nil {
		f.uncheckable("how many messages the baseline retrieves is not in the manifest")
		return
	}
	docs := make([]bm25.Document, len(w.c.Messages))
	for i := range w.c.Messages {
		docs[i] = bm25.Document{ID: w.c.Messages[i].ID, Terms: bm25.Terms(w.c.Messages[i].Text)}
	}
	ranked := bm25.New(docs)
	for i := range w.c.Rounds {
		r := &w.c.Rounds[i]
		it := w.Item(r.ItemID)
		if it == nil {
			continue
		}
		f.look()
		sees := w.sees(it)
		hits := ranked.Search(bm25.Terms(r.Question), *w.recipe.Filters.Baseline, func(id string) bool {
			return sees(w.Message(id))
		})
		best := make([]string, len(hits))
		for k, h := range hits {
			best[k] = h.ID
		}
		if !slices.Equal(r.Retrieved, best) {
			f.violate(fmt.Sprintf("%v in round %d", r.Retrieved, r.Round), fmt.Sprintf("%v, by BM25", best), it.ID)
		}
	}
}

// roundsJudged: the answer and the verdict of an item's last round are those of
// the baseline's probe, on which hard concluded.
func roundsJudged(w *world, f *Finding) {
	for i := range w.c.Items {
		it := &w.c.Items[i]
		list := w.Rounds(it.ID)
		if len(list) == 0 {
			continue
		}
		f.look()
		last := list[len(list)-1]
		at := slices.IndexFunc(w.verdicts[it.ID], func(v *corpus.Verdict) bool {
			return v.Filter == validate.FilterHard && v.Probe == filters.ProbeBaseline
		})
		if at < 0 {
			f.violate("no probe of the baseline", "the probe of the last round", it.ID)
			continue
		}
		probe := w.verdicts[it.ID][at]
		if probe.Answer != last.Answer {
			f.violate(quote(last.Answer)+" in the last round", quote(probe.Answer)+", as hard's probe has it", it.ID)
		}
		if want := probe.Outcome.Opposite(); want != last.Verdict {
			f.violate("a last round with the verdict "+string(last.Verdict), string(want)+", as hard's probe has it",
				it.ID)
		}
	}
}
