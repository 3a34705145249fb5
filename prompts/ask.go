package prompts

import (
	"cmp"
	"context"
	"errors"
	"sync"

	"memloom/internal/llm"
)

// Attempts is how often a model is asked the same question before its answer counts as failed.
const Attempts = 3

// Reply is an accepted answer.
type Reply[Out any] struct {
	Out      Out
	Model    string    // that answered
	Attempts int       // of that model
	Usage    llm.Usage // of all attempts
	Rung     llm.Rung  // how far down the ladder the answer was got

	mark  func(llm.Rung) // keeps the rung; may be nil
	fresh bool           // a request was made for one of the attempts, of whatever model
}

// Ask takes a question down the ladder until an answer decodes strictly and passes the check: the answer as it came, or
// after a repair that needs no call (see salvages); the same model asked again with the violations, at most Attempts
// times in all; the stronger model, if there is one, asked the same question afresh, and the one that is stronger than
// that, as far as the models file names any. A refusal and a prompt that is too long go to the stronger model at once.
//
// Of a model that stands for several the one of ctx's unit is asked throughout (see llm.Drawing).
//
// Errors: *llm.InvalidAnswerError when the attempts are used up, with the last output that decoded in the reply;
// *llm.Failure where the model did not answer; *HopelessError when a model has failed many questions in a row; the
// model's own errors otherwise. See llm.CallFailed for which of them concern this question alone; those are noted in
// ctx (see WithFailures).
func (t *Task[In, Out]) Ask(ctx context.Context, m llm.Model, in In) (Reply[Out], error) {
	m = llm.Drawn(ctx, m)
	if err := t.hopeless(m); err != nil {
		return Reply[Out]{}, err
	}
	call := llm.Call{
		Task: t.Name, Role: t.Role, Input: in, Schema: t.schema,
		Prompt: sync.OnceValues(func() (llm.Prompt, error) {
			return t.Render(in)
		}), // key, budget, limits and provider each ask for it
	}
	r, err := t.attempts(ctx, m, call, in)
	for s := strongerThan(m); s != nil && escalates(err); s = strongerThan(s) {
		r, err = t.escalate(ctx, s, call, in, r)
	}
	if err != nil && !llm.CallFailed(err) {
		return r, err // the question is still open: the run ends or is stopped
	}
	if err != nil {
		r.Rung = llm.RungFailed
	}
	if r.mark != nil {
		r.mark(r.Rung)
	}
	return r, t.settle(ctx, m, r, err)
}

// settle keeps what became of a question. A model that fails many in a row ends
// the run; failures that were kept are not counted, since it was not asked.
func (t *Task[In, Out]) settle(ctx context.Context, m llm.Model, r Reply[Out], err error) error {
	switch {
	case err == nil || t.Useful != nil && t.Useful(r.Out):
		t.results.accept(m.Name())
	case r.fresh:
		t.results.fail(m.Name(), complaint(err))
		if err := t.hopeless(m); err != nil {
			return err
		}
	}
	if err == nil {
		return nil
	}
	noteFailure(ctx, failedOf(t.Name, cmp.Or(r.Model, m.Name()), err))
	return err
}

// escalate asks the stronger model the same question. What the weaker one answered is not shown to it; the last output
// that decoded stands in for one of its own.
func (t *Task[In, Out]) escalate(ctx context.Context, s llm.Model, call llm.Call, in In, weak Reply[Out]) (Reply[Out],
	error) {
	r, err := t.attempts(ctx, s, call, in)
	r.Usage, r.mark, r.fresh = sum(weak.Usage, r.Usage), weak.mark, weak.fresh || r.fresh
	if err == nil {
		r.Rung = llm.RungStronger
	} else if r.Attempts == 0 {
		r.Out = weak.Out
	}
	return r, err
}

// attempts asks one model until it is right or the attempts are used up.
func (t *Task[In, Out]) attempts(ctx context.Context, m llm.Model, call llm.Call, in In) (Reply[Out], error) {
	r := Reply[Out]{Model: m.Name()}
	for {
		ans, err := m.Complete(ctx, call)
		r.Usage, r.fresh = sum(r.Usage, ans.Usage), r.fresh || !ans.Served
		if r.Attempts == 0 {
			r.mark = ans.Mark
		}
		prior, broken := brokenOff(err)
		if err != nil && !broken {
			return r, err
		}
		r.Attempts++
		r.Model = cmp.Or(ans.Model, m.Name())
		wrong := prior.Violations
		if !broken {
			var repaired bool
			if repaired, wrong = t.accept(in, ans.Text, &r.Out); len(wrong) == 0 {
				r.Rung = rungOf(r.Attempts, repaired)
				return r, nil
			}
			prior = shownAs(call.Role, ans.Text, wrong)
		}
		if r.Attempts == Attempts {
			return r, &llm.InvalidAnswerError{Model: r.Model, Task: t.Name, Attempts: r.Attempts, Violations: wrong}
		}
		call.Prior = append(call.Prior[:len(call.Prior):len(call.Prior)], prior)
	}
}

// accept decodes an answer, as it is or repaired, and checks it.
func (t *Task[In, Out]) accept(in In, text string, out *Out) (repaired bool, violations []string) {
	o, repaired, err := t.decode(text)
	if err != nil {
		violations = []string{"the answer is not the JSON that was asked for: " + err.Error()}
		if !repaired {
			return false, violations
		}
	}
	if t.Settle != nil {
		o = t.Settle(in, o)
	}
	*out = o
	if t.Check == nil {
		return repaired, nil
	}
	if wrong := t.Check(in, o); len(wrong) > 0 {
		return repaired, append(violations, wrong...)
	}
	return repaired, nil
}

// decode reads an answer: plain words as the task does, JSON strictly. What was wrong with JSON is returned even where
// it could be repaired.
func (t *Task[In, Out]) decode(text string) (o Out, repaired bool, err error) {
	if t.Read != nil {
		return t.Read(text), false, nil
	}
	// searching it for JSON is no use
	if err = decodeStrict([]byte(text), &o); err == nil || len(text) > llm.TooLong(t.Role) {
		return o, false, err
	}
	o, repaired = salvage[Out](text, t.shape)
	return o, repaired, err
}

func rungOf(attempt int, repaired bool) llm.Rung {
	switch {
	case attempt > 1:
		return llm.RungAsked
	case repaired:
		return llm.RungRepaired
	}
	return llm.RungDecoded
}

// brokenOff is what the next attempt is told of one that brought no whole answer, where asking again may help. The text
// stands for the answer, since not every provider takes an empty one.
func brokenOff(err error) (llm.Attempt, bool) {
	var f *llm.Failure
	if !errors.As(err, &f) {
		return llm.Attempt{}, false
	}
	switch f.Kind {
	case llm.Truncated:
		return llm.Attempt{Text: "[broken off]", Cut: true,
			Violations: []string{"the answer was longer than is allowed and broke off: " + f.Reason +
				"; answer in as few words as the task allows"}}, true
	case llm.Oversized:
		return llm.Attempt{Text: tooLongText, Violations: []string{f.Reason +
			"; begin anew, in as few words as the task allows"}}, true
	case llm.Malformed:
		return llm.Attempt{Text: "[unreadable]", Violations: []string{"no answer could be read: " + f.Reason}}, true
	}
	return llm.Attempt{}, false
}

// escalates says whether another model may answer what one did not.
func escalates(err error) bool {
	var invalid *llm.InvalidAnswerError
	if errors.As(err, &invalid) {
		return true
	}
	var f *llm.Failure
	return errors.As(err, &f) && f.Kind.Scope() == llm.ScopeCall
}

func strongerThan(m llm.Model) llm.Model {
	if e, ok := m.(llm.Escalating); ok {
		return e.Stronger()
	}
	return nil
}

func sum(a, b llm.Usage) llm.Usage {
	return llm.Usage{In: a.In + b.In, Cached: a.Cached + b.Cached, Out: a.Out + b.Out, Doubt: a.Doubt || b.Doubt}
}
