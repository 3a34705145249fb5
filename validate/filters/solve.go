package filters

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
	"memloom/validate"
)

// judging is one filter at work on one item: it asks, marks, and keeps the rows.
type judging struct {
	v      *View
	m      Models
	o      Options
	it     corpus.Item
	filter string
	rows   []corpus.Verdict
	cost   Cost // calls and tokens
}

// probe describes what a model is shown, for its row.
type probe struct {
	name    string
	ref     string // ContextRef
	leftOut []string
}

// row starts a row of the filter.
func (j *judging) row(p probe) corpus.Verdict {
	return corpus.Verdict{
		ItemID: j.it.ID, Filter: j.filter, Probe: p.name, ContextRef: p.ref, LeftOut: p.leftOut,
		Confidence: -1, Outcome: corpus.Undetermined,
	}
}

// passes adds the filter's own row for an item that passes.
func (j *judging) passes(reason string) *corpus.Verdict { return j.conclude(corpus.Yes, "", reason) }

// conclude adds the filter's own row. The code is empty for a yes; the row refers to what its reason names.
func (j *judging) conclude(o corpus.Outcome, code corpus.Code, reason string) *corpus.Verdict {
	v := j.row(probe{name: corpus.ProbeVerdict})
	v.Outcome, v.Code, v.Reason, v.Refs = o, code, reason, j.v.named(reason)
	j.rows = append(j.rows, v)
	return &j.rows[len(j.rows)-1]
}

// ended returns an error unless it is that of a call that failed, which leaves
// its probe undetermined. It is the one place that tells them apart.
func (j *judging) ended(ctx context.Context, err error) error {
	switch {
	case ctx.Err() != nil:
		return fmt.Errorf("filter %s: %w", j.filter, context.Cause(ctx))
	case !llm.CallFailed(err):
		return fmt.Errorf("filter %s: %w", j.filter, err)
	}
	return nil
}

// modelOf names who answered, also where no one did.
func modelOf[Out any](m llm.Model, r prompts.Reply[Out]) string {
	if r.Model != "" {
		return r.Model
	}
	return m.Name()
}

// solved is what the solver made of some messages. Right is undetermined where a call failed or the judge cannot tell.
type solved struct {
	row   corpus.Verdict // not yet among the rows; its outcome is the caller's
	out   prompts.SolveOut
	right corpus.Outcome
	code  corpus.Code // why right is undetermined

	outdated bool // of a computed answer: it is what held before
}

// doubt is why an answer was not marked: empty where it was.
type doubt struct {
	code corpus.Code
	text string
}

// solve asks the item's question over the messages and marks the answer. An answer that declines is not right; one that
// sees a conflict is where the gold is that there is one (S2), and is not anywhere else.
func (j *judging) solve(ctx context.Context, p probe, messages []corpus.Message) (solved, error) {
	s, err := j.ask(ctx, p, messages)
	switch {
	case err != nil || s.out.Outcome == "":
		return s, err
	case computes(j.m.Solver):
		if shadow(j.m.Solver) != nil && s.out.Outcome == prompts.Answered { // a judge would mark it
			_, _, err = j.mark(ctx, s.out.Answer, s.out.Letter)
		}
		return s, err
	case s.out.Outcome != prompts.Answered:
		s.right = outcome(s.out.Outcome == prompts.Conflict && validate.Contradicts(j.it))
		return s, nil
	}
	right, why, err := j.mark(ctx, s.out.Answer, s.out.Letter)
	s.right, s.code = right, why.code
	if why.text != "" {
		s.row.Reason = why.text
	}
	return s, err
}

// ask asks the item's question over the messages. The outcome of the answer is empty if the call failed.
func (j *judging) ask(ctx context.Context, p probe, messages []corpus.Message) (solved, error) {
	if computes(j.m.Solver) {
		return j.compute(ctx, p, messages)
	}
	shown, back := j.v.show(messages)
	s := solved{row: j.row(p), right: corpus.Undetermined}
	j.cost.Calls++
	j.cost.Tokens += tokensOf(messages)
	r, err := j.v.Tasks.Solve.Ask(ctx, j.m.Solver, j.question(shown))
	s.row.Model = modelOf(j.m.Solver, r)
	if err != nil {
		s.row.Reason, s.code = "the solver failed: "+err.Error(), corpus.CodeCallFailed
		return s, j.ended(ctx, err)
	}
	s.out = r.Out
	s.row.Answer, s.row.Confidence, s.row.Reason = r.Out.Answer, r.Out.Confidence, r.Out.Reasoning
	if r.Out.Outcome != prompts.Answered {
		s.row.Answer = r.Out.Outcome
	}
	for _, id := range r.Out.Citations {
		s.row.Citations = append(s.row.Citations, back[id])
	}
	return s, nil
}

// question is the item's question over messages.
func (j *judging) question(shown []prompts.Shown) prompts.SolveIn {
	return prompts.SolveIn{
		Messages: shown, Question: j.it.Question, Options: j.it.Options, Asker: j.v.People[j.it.AskerID],
		AskedAt: j.it.AskedAt,
	}
}

// factSide says whether a filter asks of profile items whether the fact is right, whatever the register, skill or role
// (E20): the evidence holds facts, the rest is known from how a person writes.
func (j *judging) factSide() bool {
	return j.filter == NameSufficient || j.filter == NameUnique
}

// kindOf is what an option is, empty where it has no key.
func kindOf(it corpus.Item, letter string) string {
	for _, k := range it.OptionKeys {
		if k.Letter == letter {
			return k.Kind
		}
	}
	return ""
}

// mark says whether an answer is right: by its letter where there are options, by the rubric where there is one, else
// by the judge, against the answer and the other correct ones in turn. why is set where it is undetermined.
func (j *judging) mark(ctx context.Context, answer, letter string) (right corpus.Outcome, why doubt, err error) {
	if len(j.it.Options) > 0 {
		return outcome(letter == j.it.AnswerLetter || j.factSide() && kindOf(j.it, letter) == corpus.OptionF1), doubt{}, nil
	}
	if validate.ByRubric(&j.it) {
		return j.byRubric(ctx, answer)
	}
	right = corpus.No
	golds := append([]string{j.it.Answer}, j.it.CorrectAnswers...)
	for i, gold := range golds {
		if slices.Contains(golds[:i], gold) {
			continue
		}
		same, reason, err := j.same(ctx, gold, answer)
		if err != nil || same == corpus.Yes {
			return same, doubt{}, err
		}
		if same == corpus.Undetermined {
			right, why = corpus.Undetermined, reason
		}
	}
	return right, why, nil
}

// same asks the judge whether two answers to the item's question are the same.
func (j *judging) same(ctx context.Context, gold, candidate string) (o corpus.Outcome, why doubt, err error) {
	j.cost.Calls++
	r, err := j.v.Tasks.Judge.Ask(ctx, j.m.Judge,
		prompts.JudgeIn{Question: j.it.Question, Gold: gold, Candidate: candidate})
	switch {
	case err != nil:
		return corpus.Undetermined, doubt{corpus.CodeCallFailed, "the judge failed: " + err.Error()}, j.ended(ctx, err)
	case r.Out.Verdict == prompts.Unclear:
		return corpus.Undetermined, doubt{corpus.CodeUnmarked, "the judge cannot tell: " + r.Out.Reason}, nil
	}
	return outcome(r.Out.Verdict == prompts.Correct), doubt{}, nil
}

func outcome(yes bool) corpus.Outcome {
	if yes {
		return corpus.Yes
	}
	return corpus.No
}
