package prompts

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// checkSolve holds an answer to what the task asks: one of three outcomes, an answer if answered and none if it cannot
// be determined, a letter among the options, citations that exist.
func checkSolve(in SolveIn, out SolveOut) []string {
	var v []string
	if !slices.Contains([]string{Answered, CannotDetermine, Conflict}, out.Outcome) {
		v = append(v, fmt.Sprintf("outcome %q is none of %s, %s, %s", out.Outcome, Answered, CannotDetermine, Conflict))
	}
	answer := out.Answer
	if out.Outcome == Conflict {
		answer = "" // may tell the sides or not
	}
	v = append(v, checkChoice(in.Options, out.Outcome == Answered, answer, out.Letter)...)
	v = append(v, checkConfidence(out.Confidence)...)
	for i, id := range out.Citations {
		if !shown(in.Messages, id) {
			v = append(v, fmt.Sprintf("citation %q is not the id of a message", id))
		}
		if slices.Contains(out.Citations[:i], id) {
			v = append(v, fmt.Sprintf("message %s is cited twice", id))
		}
	}
	return v
}

// checkForced demands the letter of an option.
func checkForced(in SolveIn, out ForcedOut) []string {
	return checkChoice(in.Options, true, out.Letter, out.Letter)
}

// checkJudge holds a judge to the three verdicts.
func checkJudge(_ JudgeIn, out JudgeOut) []string {
	if slices.Contains([]string{Correct, Wrong, Unclear}, out.Verdict) {
		return nil
	}
	return []string{fmt.Sprintf("verdict %q is none of %s, %s, %s", out.Verdict, Correct, Wrong, Unclear)}
}

// checkBlind holds a guess to its form: an answer if and only if not declined.
func checkBlind(in BlindIn, out BlindOut) []string {
	return append(checkChoice(in.Options, !out.Declined, out.Answer, out.Letter), checkConfidence(out.Confidence)...)
}

// checkChoice checks that answer and letter are there if and only if the
// question was answered, and the letter only where there are options.
func checkChoice(options []corpus.Option, answered bool, answer, letter string) []string {
	var v []string
	if empty := strings.TrimSpace(answer) == ""; answered && empty {
		v = append(v, "the answer is empty")
	} else if !answered && !empty {
		v = append(v, "there is an answer although the question was not answered: leave it empty")
	}
	switch known := slices.ContainsFunc(options, func(o corpus.Option) bool { return o.Letter == letter }); {
	case answered && len(options) > 0 && !known:
		v = append(v, fmt.Sprintf("letter %q is none of the options", letter))
	case letter != "" && !answered:
		v = append(v, "there is a letter although the question was not answered: leave it empty")
	case letter != "" && len(options) == 0:
		v = append(v, "there is a letter although there are no options: leave it empty")
	}
	return v
}

func checkConfidence(c int) []string {
	if c >= 0 && c <= 100 {
		return nil
	}
	return []string{fmt.Sprintf("confidence %d is not within 0 to 100", c)}
}

// checkProbe verifies every quote: its target and message exist, and its text is in the message word for word.
func checkProbe(in ProbeIn, out ProbeOut) []string {
	if out.Quotes == nil {
		// An answer without the list is no finding that there is nothing.
		return []string{`"quotes" is missing: give an empty list if no passage states a value`}
	}
	texts := make(map[string]string, len(in.Messages))
	for _, m := range in.Messages {
		texts[m.ID] = m.Text
	}
	var v []string
	for i, q := range out.Quotes {
		text, known := texts[q.MessageID]
		switch {
		case !slices.ContainsFunc(in.Targets, func(t Target) bool { return t.N == q.Target }):
			v = append(v, fmt.Sprintf("quote %d: there is no target %d", i+1, q.Target))
		case !known:
			v = append(v, fmt.Sprintf("quote %d: there is no message %q", i+1, q.MessageID))
		case strings.TrimSpace(q.Text) == "":
			v = append(v, fmt.Sprintf("quote %d is empty", i+1))
		case !strings.Contains(text, q.Text):
			v = append(v, fmt.Sprintf("quote %d: %q does not stand in message %s word for word", i+1, q.Text,
				q.MessageID))
		}
	}
	return v
}

func shown(messages []Shown, id string) bool {
	return slices.ContainsFunc(messages, func(m Shown) bool { return m.ID == id })
}
