package judging

import (
	"context"
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/pipeline/questions"
	"memloom/pipeline/stage"
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

// hardenUnits lets the baseline try the items of a batch that must be hard. Whatever it solves is refined, in the way
// that its family foresaw, and tried again, as often as the recipe allows; what is solved in the last round stays as it
// is and falls by the verdict of hard. A unit is one item in one attempt.
func (j *judging) hardenUnits(context.Context, int) ([]exec.Unit, error) {
	if err := j.turn(); err != nil {
		return nil, err
	}
	r := j.round
	if r == nil || len(r.open) == 0 {
		return nil, nil
	}
	r.attempts++
	r.asked = true
	var units []exec.Unit
	for _, t := range r.open {
		units = append(units, j.attempt(r.attemptName("harden"), t.item))
	}
	return units, nil
}

func (r *round) attemptName(stage string) string {
	return fmt.Sprintf("%s %d.%d", stage, r.n, r.attempts)
}

// turn ends the round that was judged, and begins the next one if anything is still wanted.
func (j *judging) turn() error {
	if err := j.begin(); err != nil {
		return err
	}
	if r := j.round; r != nil && r.judging {
		if err := j.conclude(r); err != nil {
			return err
		}
		j.round = nil
	}
	if j.round != nil {
		return nil
	}
	batch := j.next()
	if len(batch) == 0 && !j.extended {
		j.extend()
		batch = j.next()
	}
	if len(batch) == 0 {
		return nil
	}
	j.rounds++
	r := &round{n: j.rounds, tried: make([]tried, len(batch))}
	for i, d := range batch {
		r.tried[i] = tried{item: d.Item, draft: d}
		if filters.Requires(j.required(d.Item), filters.NameHard) {
			r.open = append(r.open, &r.tried[i])
		}
	}
	j.round = r
	return nil
}

// extend adds what other corpora fell short of.
func (j *judging) extend() {
	j.extended = true
	for _, q := range j.queues {
		q.Wanted += j.options.More[q.Name]
	}
}

// attempt is the unit in which the baseline tries an item once.
func (j *judging) attempt(step string, it corpus.Item) exec.Unit {
	key := j.key(step, it.Key)
	return exec.Unit{
		Name: key, Inputs: j.worldKeys(), Params: j.paramsOf(it, j.hardMode(it), j.stands.hard),
		Run: func(ctx context.Context, _ exec.Getter) ([]exec.Record, error) {
			ctx, failed := stage.Watched(ctx, step, it.Key)
			a, err := filters.Hard(ctx, j.view, j.models(), it, j.hardMode(it), j.filterOptions())
			if err != nil {
				return nil, err
			}
			return stage.Records(key, attempted{a, failed()})
		},
	}
}

// attempted reads what the baseline made of the open items, and keeps the round of each.
func (j *judging) attempted() error {
	for _, t := range j.round.open {
		key := j.key(j.round.attemptName("harden"), t.item.Key)
		made, err := stage.Fetch[attempted](j.Store, key)
		if err != nil {
			return err
		}
		a := made.Attempt
		j.failures = append(j.failures, made.Failures...)
		t.rows, t.record = a.Rows, key
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
		if r.Filter == filters.NameHard {
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
	it.CorpusID = old.CorpusID
	it.ID, it.Key, it.Family, it.Status, it.Split, it.Format = old.ID, old.Key, old.Family, old.Status, old.Split,
		old.Format
	if len(it.OptionKeys) == 0 {
		it.OptionKeys, it.AnswerLetter = old.OptionKeys, old.AnswerLetter
	}
	return it
}

func refinedDraft(old questions.Draft, it corpus.Item, r questions.Refinement) questions.Draft {
	old.Item, old.Ask = it, r.Ask
	return old
}

// rewordUnits words the questions, and the options, of items that the baseline solved and that can be asked in other
// terms.
func (j *judging) rewordUnits(context.Context, int) ([]exec.Unit, error) {
	r := j.round
	if r == nil || !r.asked {
		return nil, nil
	}
	r.asked = false
	if err := j.attempted(); err != nil {
		return nil, err
	}
	r.refined, r.open = j.refinable(r.open), nil
	var units []exec.Unit
	for _, t := range r.refined {
		name := r.attemptName("reword")
		units = append(units, j.wording(name, j.key(name, t.item.Key), t.draft))
	}
	return units, nil
}

// reworded opens refined items anew. One whose refinement could not be worded stays as it was.
func (j *judging) reworded() error {
	r := j.round
	for _, t := range r.refined {
		out, err := stage.Fetch[worded](j.Store, j.key(r.attemptName("reword"), t.item.Key))
		if err != nil {
			return err
		}
		j.failures = append(j.failures, out.Failures...)
		if out.Question == "" {
			*t = *t.was
			t.rounds[len(t.rounds)-1].Refinement = ""
			continue
		}
		out.apply(&t.item)
		t.draft.Item, t.was = t.item, nil
		r.open = append(r.open, t)
	}
	r.refined = nil
	return nil
}
