package review

import (
	"context"
	"slices"

	"memloom/internal/corpus"
	"memloom/validate"
	"memloom/validate/filters"
)

// again judges an item by all filters of its family, and writes what they found into it and into the corpus. What was found
// before is found again, near-copies aside, which change with the other items.
func (j *Judge) again(ctx context.Context, it *corpus.Item, a Applying, out *Applied) error {
	hash := j.Hash(it)
	found, ok := Rejudged{}, false
	if a.Found != nil {
		found, ok = a.Found(hash)
	}
	if ok {
		found.Rows = Instead(found.Rows, j.similar(*it))
	} else {
		var err error
		if found, err = j.rejudge(ctx, it); err != nil {
			return err
		}
	}
	out.Judged[hash] = found
	if len(found.Rounds) > 0 {
		j.setRounds(it.ID, named(found.Rounds, it.ID))
	}
	n := found.N
	if n == 0 {
		n = a.EditAs
	}
	j.add(it.ID, slices.Clone(found.Rows), n)
	filters.KeepKeys(it, found.Rows)
	filters.Judge(it, j.Required(it), found.Rows)
	return nil
}

// named are rounds of an item under its id.
func named(list []corpus.Round, id string) []corpus.Round {
	out := slices.Clone(list)
	for i := range out {
		out[i].ItemID = id
	}
	return out
}

// rejudge judges an edited item by all filters of its family. One that has to be hard is tried once, as it is worded.
func (j *Judge) rejudge(ctx context.Context, it *corpus.Item) (Rejudged, error) {
	rows, err := j.Item(ctx, *it, nil)
	if err != nil || !validate.Requires(j.Required(it), validate.FilterHard) {
		return Rejudged{Rows: rows}, err
	}
	attempt, err := filters.Hard(ctx, j.view(), j.o.Models, *it, modeOf(j.Required(it), validate.FilterHard), j.filters)
	if err != nil {
		return Rejudged{}, err
	}
	return Rejudged{Rows: Instead(rows, attempt.Rows), Rounds: []corpus.Round{{ItemID: it.ID, Round: 1, Question: it.Question,
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

func modeOf(list []validate.Requirement, filter string) string {
	for _, r := range list {
		if r.Filter == filter {
			return r.Mode
		}
	}
	return ""
}

func (j *Judge) roundsOf(item string) []corpus.Round {
	var out []corpus.Round
	for _, r := range j.c.Rounds {
		if r.ItemID == item {
			out = append(out, r)
		}
	}
	return out
}
