package judged

import (
	"fmt"
	"slices"

	"memloom/internal/bm25"
	"memloom/internal/corpus"
	"memloom/validate/check/rule"
	"memloom/validate/filters"
)

// roundsKept: an item that had to be hard and was judged has its rounds (G14): from 1 on, no more than the recipe's
// refinements allow, each but the last solved and refined, the last of them over the question as it is now. An
// accepted item was not solved in the last; one that hard dropped has them too.
func roundsKept(w *rule.World, f *rule.Finding) {
	for it := range rule.All(w.Items) {
		judged := it.Status == corpus.Accepted || it.Status == corpus.Rejected && it.Stage == filters.NameHard
		if !judged || !filters.Requires(required(w, it), filters.NameHard) {
			continue
		}
		f.Look()
		list := w.Rounds(it.ID)
		if len(list) == 0 {
			f.Violate("no round", "the rounds of Solve–Judge–Refine", it.ID)
			continue
		}
		most := 1
		if rounds := w.Recipe.Filters.Rounds; rounds != nil {
			most += *rounds
		}
		if len(list) > most {
			f.Violate(fmt.Sprintf("%d rounds", len(list)), fmt.Sprintf("%d at most, by filters.rounds", most), it.ID)
		}
		for k, r := range list {
			round(w, f, it, k, r, k == len(list)-1)
		}
	}
}

func round(w *rule.World, f *rule.Finding, it *corpus.Item, k int, r *corpus.Round, last bool) {
	switch {
	case r.Round != k+1:
		f.Violate(fmt.Sprintf("round %d", r.Round), fmt.Sprintf("round %d", k+1), it.ID)
	case !last && (r.Verdict != corpus.Yes || r.Refinement == ""):
		f.Violate(fmt.Sprintf("round %d ends %s and is refined by %q", r.Round, r.Verdict, r.Refinement),
			"a right answer and what was changed after it", it.ID)
	case last && r.Refinement != "":
		f.Violate("a last round that is refined by "+rule.Quote(r.Refinement), "nothing after it", it.ID)
	case last && r.Question != it.Question:
		f.Violate(rule.Quote(r.Question), "the item's question, "+rule.Quote(it.Question), it.ID)
	case last && it.Status == corpus.Accepted && r.Verdict != corpus.No && !overruled(w, it.ID, filters.NameHard):
		f.Violate("a last round in which the baseline's answer is marked "+string(r.Verdict), "no", it.ID)
	}
}

// sees returns whether an item may use a message: written before the asking, where its asker has a seat that is not a
// guest's.
func sees(w *rule.World, it *corpus.Item) func(*corpus.Message) bool {
	return func(m *corpus.Message) bool {
		if m == nil || m.At >= it.AskedAt {
			return false
		}
		seat := w.Seat(m.GroupID, it.AskerID)
		return it.AskerID == "" || seat != nil && !seat.Guest
	}
}

// roundsVisible: the baseline retrieved from what the asker may see before the asking.
func roundsVisible(w *rule.World, f *rule.Finding) {
	for r := range rule.All(w.Corpus.Rounds) {
		it := w.Item(r.ItemID)
		if it == nil {
			f.Expect(false, "a round of "+r.ItemID, "a draft with this id", r.ItemID)
			continue
		}
		for _, id := range r.Retrieved {
			f.Expect(sees(w, it)(w.Message(id)), id, "a message that the asker may see before the asking", it.ID)
		}
	}
}

// roundsRanked ranks the corpus anew by BM25 for every round's question and compares the best filters.baseline messages
// that the asker may see with those that the baseline was shown (G14).
func roundsRanked(w *rule.World, f *rule.Finding) {
	if w.Recipe.Filters.Baseline == nil {
		f.Uncheckable("how many messages the baseline retrieves is not in the manifest")
		return
	}
	docs := make([]bm25.Document, len(w.Messages))
	for i, m := range w.Messages {
		docs[i] = bm25.Document{ID: m.ID, Terms: bm25.Terms(m.Text)}
	}
	ranked := bm25.New(docs)
	for r := range rule.All(w.Corpus.Rounds) {
		it := w.Item(r.ItemID)
		if it == nil {
			continue
		}
		f.Look()
		see := sees(w, it)
		var best []string
		for _, h := range ranked.Search(bm25.Terms(r.Question), *w.Recipe.Filters.Baseline,
			func(id string) bool { return see(w.Message(id)) }) {
			best = append(best, h.ID)
		}
		if !slices.Equal(r.Retrieved, best) {
			f.Violate(fmt.Sprintf("%v in round %d", r.Retrieved, r.Round), fmt.Sprintf("%v, by BM25", best), it.ID)
		}
	}
}

// roundsJudged: the answer and the verdict of an item's last round are those of the baseline's probe, on which hard
// concluded.
func roundsJudged(w *rule.World, f *rule.Finding) {
	for it := range rule.All(w.Items) {
		list := w.Rounds(it.ID)
		if len(list) == 0 {
			continue
		}
		f.Look()
		last := list[len(list)-1]
		probes := slices.DeleteFunc(probesOf(w, it.ID, filters.NameHard), func(v *corpus.Verdict) bool {
			return v.Probe != filters.ProbeBaseline
		})
		if len(probes) == 0 {
			f.Violate("no probe of the baseline", "the probe of the last round", it.ID)
			continue
		}
		if probe := probes[0]; probe.Answer != last.Answer {
			f.Violate(rule.Quote(last.Answer)+" in the last round", rule.Quote(probe.Answer)+", as hard's probe has it", it.ID)
		}
		if want := probes[0].Outcome.Opposite(); want != last.Verdict {
			f.Violate("a last round with the verdict "+string(last.Verdict), string(want)+", as hard's probe has it", it.ID)
		}
	}
}
