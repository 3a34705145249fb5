package review

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/pipeline/questions"
	"memloom/validate/filters"
)

// topUp judges surplus drafts for what people removed: quota by quota, in the order of keys, until as many are accepted
// as the quota has lost, or none is left. What people admitted makes up for what they removed.
func (w *applying) topUp(ctx context.Context, dropped map[string]bool) error {
	w.accept()
	for _, stratum := range w.Strata {
		lost := w.lost(stratum)
		for _, i := range w.surplus(stratum, dropped) {
			if lost <= 0 {
				break
			}
			got, err := w.judgeSurplus(ctx, i, stratum)
			if err != nil {
				return err
			}
			lost -= got
		}
	}
	return nil
}

// lost is how many items of a stratum people removed beyond those that they admitted.
func (w *applying) lost(stratum string) int {
	n := 0
	for _, c := range w.out.Changes {
		i := slices.IndexFunc(w.c.Items, func(it corpus.Item) bool { return it.ID == c.ItemID })
		if i < 0 || !slices.Contains([]string{"admit", "remove", "edit"}, c.What) || c.To == corpus.Drafted {
			continue
		}
		it := &w.c.Items[i]
		if !ofStratum(it, stratum) {
			continue
		}
		if w.ran[i] == corpus.Accepted {
			n++
		}
		if it.Status == corpus.Accepted {
			n--
		}
	}
	return n
}

func ofStratum(it *corpus.Item, stratum string) bool {
	return it.Family == stratum || it.Family+"/"+it.Subcategory == stratum
}

// surplus are the surplus drafts of a stratum in the order of their keys, without those that people refused or that
// rest on dropped days.
func (w *applying) surplus(stratum string, dropped map[string]bool) []int {
	var out []int
	for i := range w.c.Items {
		it := &w.c.Items[i]
		if it.Status == corpus.Surplus && !w.done[i] && ofStratum(it, stratum) && !rests(it, dropped) && !w.refused(it) {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int {
		x, y := &w.c.Items[a], &w.c.Items[b]
		return cmp.Or(strings.Compare(x.Draft, y.Draft), strings.Compare(x.ID, y.ID))
	})
	return out
}

// refused says whether people decided against a surplus draft, which a release before had topped up.
func (w *applying) refused(it *corpus.Item) bool {
	d := w.holds(it)
	return d != nil && decisions.Meant(d) == corpus.ActionReject
}

// judgeSurplus judges a surplus draft, and applies what people decided about it since. It returns 1 where the draft is
// accepted, and in a plan, which does not know.
func (w *applying) judgeSurplus(ctx context.Context, i int, stratum string) (int, error) {
	it := &w.c.Items[i]
	c := Change{ItemID: it.ID, What: "top-up", From: w.before[i], To: corpus.Drafted, Why: "for what was removed of " +
		stratum}
	if w.Plan {
		w.done[i] = true
		w.change(c)
		return 1, nil
	}
	w.out.Originals[w.Hash(it)] = Original{Item: *it}
	judged := *it
	if !w.referenced(&judged) { // another one would fare no better
		c.What, c.To, c.Why = "refuse", it.Status,
			"its reference answers need the pack of its project, which this program does not have"
		w.change(c)
		return 1, nil
	}
	if err := w.again(ctx, &judged); err != nil {
		return 0, err
	}
	*it = judged
	c.To = it.Status
	w.change(c)
	if err := w.decide(ctx, i); err != nil || it.Status != corpus.Accepted {
		return 0, err
	}
	w.accepted = append(w.accepted, *it)
	return 1, nil
}

// toppedUp says whether an item is among those that this application judges.
func (w *applying) toppedUp(id string) bool {
	return slices.ContainsFunc(w.out.Changes, func(c Change) bool { return c.ItemID == id && c.What == "top-up" })
}

// referenced gives a surplus draft the reference answers that its family asks for (S5). It cannot where a pack of the
// corpus is not known.
func (j *Judge) referenced(it *corpus.Item) bool {
	if !filters.Requires(j.Required(it), filters.NameAnswerKeys) {
		return true
	}
	if j.keys == nil {
		f := finishedOf(j.c, j.o.Packs)
		if len(f.Fields) < len(j.c.Projects) {
			return false
		}
		j.keys = questions.NewKeys(f.World())
	}
	it.CorrectAnswers, it.IncorrectAnswers = j.keys.Of(*it)
	return true
}
