package pipeline

import (
	"context"
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/pipeline/questions"
	"memloom/validate"
	"memloom/validate/filters"
)

// tried is a draft after Solve–Judge–Refine (G14): the item as it is worded in the end, what hard said of it, and its
// rounds. An item that need not be hard has neither.
type tried struct {
	item   corpus.Item
	rows   []corpus.Verdict
	rounds []corpus.Round
	record string // of the last round, which judging depends on; empty without one

	draft questions.Draft // what is tried next
	next  int             // of draft.Harder
	was   *tried          // before the refinement that is being worded
}

// attempted is the record of an attempt.
type attempted struct {
	filters.Attempt
	Failures []corpus.Failure `json:"failures,omitempty"`
}

// harden lets the baseline try the items of a batch that must be hard. Whatever it solves is refined, in the way that
// its family foresaw, and tried again, as often as the recipe allows; what is solved in the last round stays as it is
// and falls by the verdict of hard. A unit is one item in one round.
func (j *judging) harden(ctx context.Context, n int, batch []questions.Draft) ([]tried, error) {
	out := make([]tried, len(batch))
	var open []*tried
	for i, d := range batch {
		out[i] = tried{item: d.Item, draft: d}
		if validate.Requires(j.required(d.Item), validate.FilterHard) {
			open = append(open, &out[i])
		}
	}
	for round := 1; len(open) > 0; round++ {
		if err := j.attempt(ctx, fmt.Sprintf("harden %d.%d", n, round), open); err != nil {
			return nil, err
		}
		open = j.refinable(open)
		var err error
		if open, err = j.reword(ctx, fmt.Sprintf("reword %d.%d", n, round), open); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// attempt has the baseline try each item once, and keeps the round.
func (j *judging) attempt(ctx context.Context, stage string, open []*tried) error {
	var units []exec.Unit
	for _, t := range open {
		key, it := stage+"/"+t.item.Key, t.item
		units = append(units, exec.Unit{
			Name: key, Inputs: j.worldKeys(), Params: j.params(it, j.hardMode(it), j.stands.hard),
			Run: func(ctx context.Context, _ exec.Getter) ([]exec.Record, error) {
				ctx, failed := watched(ctx, stage, it.Key)
				a, err := filters.Hard(ctx, j.view, j.models(), it, j.hardMode(it), j.options())
				if err != nil {
					return nil, err
				}
				rec, err := record(key, attempted{a, failed()})
				return []exec.Record{rec}, err
			},
		})
	}
	if err := j.run(ctx, stage, versionHarden, units...); err != nil {
		return err
	}
	for i, t := range open {
		made, err := fetch[attempted](j.Store, units[i].Name)
		if err != nil {
			return err
		}
		a := made.Attempt
		j.corpus.Failures = append(j.corpus.Failures, made.Failures...)
		t.rows, t.record = a.Rows, units[i].Name
		t.rounds = append(t.rounds, corpus.Round{
			ItemID: t.item.ID, Round: len(t.rounds) + 1, Question: t.item.Question,
			Retrieved: a.Retrieved, Answer: a.Answer, Verdict: verdictOf(a),
		})
	}
	return nil
}

// hardMode is the mode in which an item must be hard.
func (j *judging) hardMode(it corpus.Item) string {
	for _, r := range j.required(it) {
		if r.Filter == validate.FilterHard {
			return r.Mode
		}
	}
	return ""
}

// verdictOf is whether the judge took the baseline's answer for right.
func verdictOf(a filters.Attempt) corpus.Outcome {
	switch {
	case a.Solved:
		return corpus.Yes
	case len(a.Rows) > 0 && a.Rows[0].Outcome == corpus.Undetermined:
		return corpus.Undetermined
	}
	return corpus.No
}

// refinable returns the items that were solved and can be asked in other terms,
// with the round that says what is changed.
func (j *judging) refinable(open []*tried) []*tried {
	var out []*tried
	for _, t := range open {
		last := &t.rounds[len(t.rounds)-1]
		if last.Verdict != corpus.Yes || t.next >= len(t.draft.Harder) || t.next >= j.Recipe.Filters.Rounds {
			continue
		}
		r := t.draft.Harder[t.next]
		before := *t
		t.was = &before
		t.next++
		last.Refinement = r.What
		t.item, t.draft = refined(t.item, r), refinedDraft(t.draft, t.item, r)
		out = append(out, t)
	}
	return out
}

// refined is an item after a refinement: its evidence and gold are those of the
// refinement, its names and place in the order of judging are its own.
func refined(old corpus.Item, r questions.Refinement) corpus.Item {
	it := r.Item
	it.Category, it.Subcategory, it.AskerID = old.Category, old.Subcategory, old.AskerID
	it.ID, it.Key, it.Family, it.Status, it.Split, it.Format = old.ID, old.Key, old.Family, old.Status, old.Split, old.Format
	if len(it.OptionKeys) == 0 {
		it.OptionKeys, it.AnswerLetter = old.OptionKeys, old.AnswerLetter
	}
	return it
}

func refinedDraft(old questions.Draft, it corpus.Item, r questions.Refinement) questions.Draft {
	old.Item, old.Ask = it, r.Ask
	return old
}

// reword words the questions, and the options, of refined items, and returns those that are to be tried again. An item
// whose refinement could not be worded stays as it was.
func (j *judging) reword(ctx context.Context, stage string, open []*tried) ([]*tried, error) {
	if len(open) == 0 {
		return nil, nil
	}
	var units []exec.Unit
	for _, t := range open {
		units = append(units, j.wording(j.asking, stage, stage+"/"+t.item.Key, t.draft))
	}
	if err := j.run(ctx, stage, versionWording, units...); err != nil {
		return nil, err
	}
	var again []*tried
	for i, t := range open {
		out, err := fetch[worded](j.Store, units[i].Name)
		if err != nil {
			return nil, err
		}
		j.corpus.Failures = append(j.corpus.Failures, out.Failures...)
		if out.Question == "" {
			*t = *t.was
			t.rounds[len(t.rounds)-1].Refinement = ""
			continue
		}
		out.apply(&t.item)
		t.draft.Item, t.was = t.item, nil
		again = append(again, t)
	}
	return again, nil
}
