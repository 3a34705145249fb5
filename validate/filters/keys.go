package filters

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
	"memloom/validate"
)

// The probes of answer_keys, one an answer.
const (
	ProbeCorrect   = "correct"
	ProbeIncorrect = "incorrect"
)

// NameAnswerKeys names the filter by which references are right and wrong as said (S5).
const NameAnswerKeys = "answer_keys"

func answerKeys() Filter {
	return Filter{Name: NameAnswerKeys, Proves: "given references that are marked as said", Keyed: true,
		// Every open item must pass it where the recipe has references.
		Requires: func(it corpus.Item, p Policy, r Requirement, family bool) (Requirement, bool) {
			return r, family || p.AnswerKeys && len(it.Options) == 0 && it.Format == validate.FormatOpen
		},
		Judge: func(ctx context.Context, v *View, m Models, it corpus.Item, _ string, o Options) ([]corpus.Verdict, error) {
			return AnswerKeys(ctx, v, m, it, o)
		}}
}

// AnswerKeys asks the judge to mark every reference of an open item as a system's answer: each correct one must be
// accepted, each incorrect one rejected (S5). An answer about which the judge says otherwise, or cannot tell, is
// dropped (KeepKeys), and the item passes as long as both sides keep one.
func AnswerKeys(ctx context.Context, v *View, m Models, it corpus.Item, o Options) ([]corpus.Verdict, error) {
	j := &judging{v: v, m: m, o: o, it: it, filter: NameAnswerKeys}
	right, err := j.keys(ctx, ProbeCorrect, it.CorrectAnswers, prompts.Correct)
	if err != nil {
		return nil, err
	}
	wrong, err := j.keys(ctx, ProbeIncorrect, it.IncorrectAnswers, prompts.Wrong)
	if err != nil {
		return nil, err
	}
	switch left := []marked{right, wrong}; {
	case right.kept > 0 && wrong.kept > 0:
		j.passes(fmt.Sprintf("%d of %d correct and %d of %d incorrect answers are marked as they should be",
			right.kept, len(it.CorrectAnswers), wrong.kept, len(it.IncorrectAnswers)))
	case slices.ContainsFunc(left, func(m marked) bool { return m.kept == 0 && m.open == 0 }):
		j.conclude(corpus.No, corpus.CodeReferenceMarked, fmt.Sprintf("no %s answer is left: %s", emptySide(right),
			strings.Join(slices.Concat(right.fell, wrong.fell), "; ")))
	default:
		j.conclude(corpus.Undetermined, cmp.Or(right.code, wrong.code),
			fmt.Sprintf("no %s answer is left, but some could not be marked: %s",
				emptySide(right), strings.Join(slices.Concat(right.fell, wrong.fell), "; ")))
	}
	return j.rows, nil
}

func emptySide(right marked) string {
	if right.kept == 0 {
		return ProbeCorrect
	}
	return ProbeIncorrect
}

// marked is what came of the answers of one side.
type marked struct {
	kept, open int
	code       corpus.Code // why some are open
	fell       []string
}

// keys has each answer of a side marked.
func (j *judging) keys(ctx context.Context, side string, answers []string, want string) (marked, error) {
	var out marked
	for _, answer := range answers {
		row := j.row(probe{name: side, ref: "none"})
		row.Answer = answer
		j.cost.Calls++
		r, err := j.v.Tasks.Judge.Ask(ctx, j.m.Judge,
			prompts.JudgeIn{Question: j.it.Question, Gold: j.it.Answer, Candidate: answer})
		row.Model, row.Reason = modelOf(j.m.Judge, r), r.Out.Reason
		switch {
		case err != nil:
			if err := j.ended(ctx, err); err != nil {
				return out, err
			}
			row.Reason = "the judge failed: " + err.Error()
			out.open, out.code = out.open+1, corpus.CodeCallFailed
		case r.Out.Verdict == prompts.Unclear && marks(j.m.Judge):
			row.Outcome, row.Reason = corpus.Yes, "made of the facts of the key; nothing typed speaks against it"
		case r.Out.Verdict == prompts.Unclear:
			row.Reason = "the judge cannot tell: " + r.Out.Reason
			out.open, out.code = out.open+1, cmp.Or(out.code, corpus.CodeUnmarked)
		default:
			row.Outcome = outcome(r.Out.Verdict == want)
		}
		if row.Outcome == corpus.Yes {
			out.kept++
		} else {
			out.fell = append(out.fell, fmt.Sprintf("%s %q: %s", side, answer, row.Reason))
		}
		j.rows = append(j.rows, row)
	}
	return out, nil
}

// KeepKeys drops the answers that the judge did not mark as they should be.
// Without verdicts of answer_keys nothing changes, and it returns false.
func KeepKeys(it *corpus.Item, rows []corpus.Verdict) bool {
	if _, ran := verdictOf(rows, NameAnswerKeys); !ran {
		return false
	}
	keep := func(side string, answers []string) []string {
		return slices.DeleteFunc(slices.Clone(answers), func(a string) bool {
			return !slices.ContainsFunc(rows, func(v corpus.Verdict) bool {
				return v.Filter == NameAnswerKeys && v.Probe == side && v.Answer == a &&
					v.Outcome == corpus.Yes
			})
		})
	}
	it.CorrectAnswers, it.IncorrectAnswers = keep(ProbeCorrect, it.CorrectAnswers), keep(ProbeIncorrect,
		it.IncorrectAnswers)
	return true
}
