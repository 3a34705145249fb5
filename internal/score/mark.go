package score

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

// How a result came about.
const (
	HowLetter     = "letter"       // by the letter of the option
	HowJudge      = "judge"        // by the judge, against the gold answer
	HowRubric     = "judge.rubric" // by the judge, line by line of the item's rubric
	HowUnanswered = "unanswered"   // empty, or no letter where there are options: wrong
	HowMissing    = "missing"      // no line: wrong, or out of the count
	HowTwice      = "twice"        // answered more than once, and differently: wrong
	HowFailed     = "failed"       // the answering model failed: undetermined
	HowUnscorable = "unscorable"   // the key does not say what is right: undetermined
)

// Result is what an answer came to, a line of the results file.
type Result struct {
	ItemID  string `json:"item_id"`
	Correct *bool  `json:"correct"` // null: undetermined, or missing and left out
	How     string `json:"how"`
	Reason  string `json:"reason"`
	Failure string `json:"failure,omitempty"` // where a wrong answer fails, of HowRelation (prompts.FailuresOf)
}

func decided(id string, correct bool, how, reason string) Result {
	return Result{ItemID: id, Correct: &correct, How: how, Reason: reason}
}

func open(id, how, reason string) Result { return Result{ItemID: id, How: how, Reason: reason} }

// Marker marks answers.
type Marker struct {
	Judge *prompts.Task[prompts.JudgeIn, prompts.JudgeOut]
	Model llm.Model // who judges open answers
	// Relation judges those to items that have a relation; nil: Judge does.
	Relation *RelationJudge
	// Rubric judges those to items that have a rubric; nil: no one can.
	Rubric *prompts.Task[prompts.RubricIn, prompts.RubricOut]
}

// Mark marks one answer: by its letter where the item has options, or by declining where one of these says that nothing
// was said, by the lines of its rubric where it has one, else by the judge against the answer and the other correct
// ones in turn. Abstention needs no rule of its own: its gold answer says that nothing was said, or is the letter of
// such an option, so that declining is what is right. It returns an error only when ctx has ended, or when the judge
// can judge nothing at all.
func (m Marker) Mark(ctx context.Context, it corpus.Item, answer string) (Result, error) {
	text := Final(answer)
	switch {
	case strings.TrimSpace(text) == "":
		return decided(it.ID, false, HowUnanswered, "the answer is empty"), nil
	case len(it.Options) > 0:
		return byLetter(it, answer), nil
	case it.Format == corpus.FormatRubric || it.Rubric != nil:
		return m.byRubric(ctx, it, text)
	case it.Answer == "":
		return open(it.ID, HowUnscorable, "the key has no answer to compare with"), nil
	case m.Relation != nil && it.Relation != "":
		return m.byRelation(ctx, it, text)
	}
	return m.byJudge(ctx, it, text)
}

func byLetter(it corpus.Item, answer string) Result {
	letter, ok := Letter(answer, it.Options)
	if !ok {
		letter, ok = declined(it, answer)
	}
	switch {
	case it.AnswerLetter == "":
		return open(it.ID, HowUnscorable, "the key has no letter")
	case !ok:
		return decided(it.ID, false, HowUnanswered,
			fmt.Sprintf("%q is not the letter of an option", shortened(strings.TrimSpace(answer))))
	}
	return decided(it.ID, letter == it.AnswerLetter, HowLetter, "chose "+letter+", right is "+it.AnswerLetter)
}

// polar says whether an answer is a yes or a no and nothing else.
func polar(answer string) bool {
	word := strings.ToLower(strings.Trim(answer, " .!"))
	return word == "yes" || word == "no"
}

// byJudge accepts what equals one correct answer; a judgement that failed, or
// is unclear, stands only if no other accepts. A correct "No." next to a fuller
// answer is for those who say no more: "No, it is 900 KB" has to be right as a whole.
func (m Marker) byJudge(ctx context.Context, it corpus.Item, answer string) (Result, error) {
	var result Result
	golds := append([]string{it.Answer}, it.CorrectAnswers...)
	if it.Form != "" { // every answer names fields or a thing of the sheet, and is compared with the gold alone
		golds = golds[:1]
	}
	for i, gold := range golds {
		if slices.Contains(golds[:i], gold) || polar(gold) && !polar(it.Answer) && !polar(answer) {
			continue
		}
		r, err := m.Judge.Ask(ctx, m.Model, prompts.JudgeIn{Question: it.Question, Gold: gold, Candidate: answer})
		if ended := ends(ctx, it.ID, err); ended != nil {
			return Result{}, ended
		}
		switch {
		case err != nil:
			result = open(it.ID, HowJudge, "the judge failed: "+err.Error())
		case r.Out.Verdict == prompts.Correct:
			return decided(it.ID, true, HowJudge, r.Out.Reason), nil
		case r.Out.Verdict == prompts.Unclear:
			result = open(it.ID, HowJudge, "the judge cannot tell: "+r.Out.Reason)
		case i == 0:
			result = decided(it.ID, false, HowJudge, r.Out.Reason)
		}
	}
	return result, nil
}

// ends returns why no judging goes on after a call: the context has ended, or every other call would meet the error
// too.
func ends(ctx context.Context, item string, err error) error {
	switch {
	case ctx.Err() != nil:
		return fmt.Errorf("judging item %s: %w", item, context.Cause(ctx))
	case llm.EndsRun(err):
		return fmt.Errorf("judging item %s: %w", item, err)
	}
	return nil
}

// byRubric has the judge mark every line of the item's rubric; the verdict follows from the marks (C5).
func (m Marker) byRubric(ctx context.Context, it corpus.Item, answer string) (Result, error) {
	if it.Rubric == nil || m.Rubric == nil {
		return open(it.ID, HowUnscorable, "the key has no rubric to mark by"), nil
	}
	in := prompts.NewRubricIn(it.Question, it.Rubric.Should, it.Rubric.ShouldNot, answer)
	r, err := m.Rubric.Ask(ctx, m.Model, in)
	if ended := ends(ctx, it.ID, err); ended != nil {
		return Result{}, ended
	}
	if err != nil {
		return open(it.ID, HowRubric, "the judge failed: "+err.Error()), nil
	}
	against, unclear := r.Out.Against(in)
	switch r.Out.Verdict() {
	case prompts.Unclear:
		return open(it.ID, HowRubric, "the judge cannot tell: "+strings.Join(unclear, "; ")), nil
	case prompts.Correct:
		return decided(it.ID, true, HowRubric, r.Out.Reason), nil
	}
	return decided(it.ID, false, HowRubric, strings.Join(against, "; ")), nil
}

// WriteResults writes one line a result.
func WriteResults(w io.Writer, results []Result) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	for _, r := range results {
		if err := e.Encode(r); err != nil {
			return err
		}
	}
	return nil
}
