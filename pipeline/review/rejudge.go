package review

import (
	"cmp"
	"context"
	"slices"

	"memloom/internal/corpus"
	"memloom/validate/filters"
)

// again judges an item by all filters of its family, and writes what they found into it and into the corpus. What was
// found before is found again, near-copies aside, which change with the other items.
func (w *applying) again(ctx context.Context, it *corpus.Item) (err error) {
	hash := w.Hash(it)
	found, ok := Rejudged{}, false
	if w.Found != nil {
		found, ok = w.Found(hash)
	}
	if ok {
		found.Rows = Instead(found.Rows, w.similar(*it))
	} else if found, err = w.rejudge(ctx, it); err != nil {
		return err
	}
	w.out.Judged[hash] = found
	if rounds := slices.Clone(found.Rounds); len(rounds) > 0 {
		for i := range rounds {
			rounds[i].ItemID = it.ID
		}
		w.setRounds(it.ID, rounds)
	}
	w.add(it.ID, slices.Clone(found.Rows), cmp.Or(found.N, w.EditAs))
	filters.KeepKeys(it, found.Rows)
	filters.Judge(it, w.Required(it), found.Rows)
	return nil
}

// rejudge judges an edited item by all filters of its family. One that has to be hard is tried once, as it is worded.
func (j *Judge) rejudge(ctx context.Context, it *corpus.Item) (Rejudged, error) {
	rows, err := j.Item(ctx, *it, nil)
	required := j.Required(it)
	at := slices.IndexFunc(required, func(r filters.Requirement) bool { return r.Filter == filters.NameHard })
	if err != nil || at < 0 {
		return Rejudged{Rows: rows}, err
	}
	attempt, err := filters.Hard(ctx, j.view(), j.o.Models, *it, required[at].Mode, j.filters)
	if err != nil {
		return Rejudged{}, err
	}
	return Rejudged{Rows: Instead(rows, attempt.Rows), Rounds: []corpus.Round{{ItemID: it.ID, Round: 1,
		Question:  it.Question,
		Retrieved: attempt.Retrieved, Answer: attempt.Answer, Verdict: solved(attempt)}}}, nil
}

func solved(a filters.Attempt) corpus.Outcome {
	for _, v := range a.Rows {
		if v.Probe != filters.ProbeBaseline {
			continue
		}
		switch v.Outcome { // the probe speaks for the item, the round of the answer
		case corpus.Yes:
			return corpus.No
		case corpus.No:
			return corpus.Yes
		}
	}
	return corpus.Undetermined
}

func (j *Judge) roundsOf(item string) []corpus.Round {
	return slices.DeleteFunc(slices.Clone(j.c.Rounds), func(r corpus.Round) bool { return r.ItemID != item })
}
