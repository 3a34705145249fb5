package prompts

import (
	"context"
	"slices"
	"strings"
	"testing"

	"memloom/internal/llm"
)

// The verdict is read from the last line that begins so, and what denies is read before what affirms (G16).
func TestReadVerdict(t *testing.T) {
	for answer, want := range map[string]string{
		"Both say 14.\nFinal: correct":                         Correct,
		"Both say 14.\nFinal answer: correct":                  Correct,
		"It says 12.\nFinal: incorrect":                        Wrong,
		"It says 12.\nFinal: wrong":                            Wrong,
		"It says 12.\nFinal: not correct":                      Wrong,
		"It says 12.\nFinal: not  correct":                     Wrong,
		"It is correct, not wrong.\nFinal: correct":            Correct,
		"It is correct.\nFinal: correct in part, so incorrect": Wrong,
		"It is wrong.\nFinal: correct":                         Correct,
		"FINAL: CORRECT":                                       Correct,
		"final Answer: Incorrect":                              Wrong,
		"Other.\nFinal answer: *not* **correct**":              Wrong,
		"Same.\nFinal: **Correct**.":                           Correct,
		"Same.\n  Final: `correct`":                            Correct,
		"final Answer : Incorrect":                             Unclear,
		"Same.\n**Final: correct**":                            Unclear,
		"Same.\n**Final:** **Correct**.":                       Unclear,
		"Same.\n__Final__: _correct_":                          Unclear,
		"Same.\n### Final: `correct`":                          Unclear,
		"Same.\n> - Final: correct":                            Unclear,
		"Same.\r\nFinal: correct.\r\n\r\n":                     Correct,
		"Same.\nFinal: correct...":                             Correct,
		"Same.\nFinal: correct\nI hope that this helps.":       Correct,
		"Same.\nFinal: incorrect\nUnless it is correct.":       Wrong,
		"Same.\nFinal: correct, the amounts are equal":         Correct,
		"Final: correct\nNo, I misread it.\nFinal: incorrect":  Wrong,
		"Final: incorrect\nNo, I misread it.\nFinal: correct":  Correct,
		"<think>Final: correct</think>\nFinal: incorrect":      Wrong,
		"<think>Final: correct</think>\nI cannot say.":         Unclear,
		"Final: correct\nFinal:":                               Unclear,
		"Final: unclear":                                       Unclear,
		"Final: yes":                                           Unclear,
		"Final:\ncorrect":                                      Unclear,
		"Finally: correct":                                     Unclear,
		"The final answer: correct":                            Unclear,
		"It is correct.":                                       Unclear,
		"Correct":                                              Unclear,
		"Verdict: correct":                                     Unclear,
		"":                                                     Unclear,
	} {
		if got := ReadVerdict(answer); got.Verdict != want {
			t.Errorf("%q: %+v, want %s", answer, got, want)
		}
	}
	for answer, want := range map[string]string{
		"Both say 14.\n\nFinal: correct\nBye.": "Both say 14.",
		"One line.\nAnother.\nFinal: wrong":    "One line.\nAnother.",
		"Final: correct":                       "",
		" Who knows. ":                         "Who knows.",
		"<think>Hm.</think>No.\nFinal: wrong":  "No.",
	} {
		if got := ReadVerdict(answer); got.Reason != want {
			t.Errorf("%q: reason %q, want %q", answer, got.Reason, want)
		}
	}
}

// Whatever is before it, a last line decides, and lines of another kind behind it change nothing. Without a word of
// the verdict nothing is decided.
func FuzzReadVerdict(f *testing.F) {
	for _, text := range []string{"", "Both say 14.", "Final: correct", "**Final answer:** not *correct*.",
		"<think>Final: wrong", "a\r\nb", "\xff"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got := ReadVerdict(text)
		if !slices.Contains([]string{Correct, Wrong, Unclear}, got.Verdict) || !strings.Contains(text, got.Reason) {
			t.Errorf("%q: %+v", text, got)
		}
		plain := strings.ToLower(emphasis.Replace(text))
		if got.Verdict != Unclear && (!strings.Contains(plain, "final") || !strings.Contains(plain, "correct") &&
			!strings.Contains(plain, "wrong")) {
			t.Errorf("%q: %s of nothing", text, got.Verdict)
		}
		for line, want := range map[string]string{
			"Final: correct": Correct, "Final answer: **Incorrect**.": Wrong, "final: not correct": Wrong, "Final: wrong": Wrong,
			"Final: perhaps": Unclear,
		} {
			for _, behind := range []string{"", "\n", "\nThat is all, and it is correct.\n"} {
				if got := ReadVerdict(text + "\n" + line + behind); got.Verdict != want {
					t.Errorf("%q, then %q: %s, want %s", text, line+behind, got.Verdict, want)
				}
			}
		}
	})
}

// plainJudge gives its answers in turn; an empty one was cut off.
type plainJudge struct {
	answers []string
	calls   []llm.Call
}

func (*plainJudge) Name() string { return "plain" }

func (m *plainJudge) Complete(_ context.Context, c llm.Call) (llm.Answer, error) {
	text := m.answers[len(m.calls)]
	m.calls = append(m.calls, c)
	if text == "" {
		return llm.Answer{}, &llm.Failure{Kind: llm.Truncated, Model: "plain", Reason: "too long"}
	}
	return llm.Answer{Text: text}, nil
}

// A judge in plain words is asked without a schema and once: an unclear verdict is an answer. One that broke off is
// asked for again, and not for JSON.
func TestAsk_InPlainWords(t *testing.T) {
	task, in := NewTasks(nil).Scoring.Verdict, JudgeIn{Question: "How many?", Gold: "14", Candidate: "fourteen"}
	for _, c := range []struct {
		answers []string
		want    JudgeOut
		rung    llm.Rung
	}{
		{[]string{"The same number.\nFinal: correct"}, JudgeOut{Correct, "The same number."}, llm.RungDecoded},
		{[]string{`{"verdict": "correct", "reason": "the same"}`},
			JudgeOut{Unclear, `{"verdict": "correct", "reason": "the same"}`}, llm.RungDecoded},
		{[]string{"", "Final: incorrect"}, JudgeOut{Wrong, ""}, llm.RungAsked},
	} {
		m := &plainJudge{answers: c.answers}
		r, err := task.Ask(t.Context(), m, in)
		if err != nil || r.Out != c.want || r.Rung != c.rung || len(m.calls) != len(c.answers) {
			t.Errorf("%q: %+v %v after %d calls", c.answers, r, err, len(m.calls))
		}
		last := m.calls[len(m.calls)-1]
		_, turns, err := llm.Turns(last)
		if err != nil || !last.Plain() || strings.Contains(turns[len(turns)-1].Text, "JSON object") {
			t.Errorf("%q: %+v %v", c.answers, turns, err)
		}
	}
}
