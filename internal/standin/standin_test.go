package standin_test

import (
	"encoding/json"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/standin"
	"memloom/prompts"
	"memloom/prompts/prompttest"
)

// The built-in model passes the suite that every model passes, answers the
// same call alike, and reads prompts as well as typed inputs.
func TestConformance(t *testing.T) {
	m := standin.New(prompts.NewTasks(corpus.NewLexicon(nil, nil)))
	t.Run("model", func(t *testing.T) { prompttest.Run(t, m, prompttest.Options{Deterministic: true, ReadsPrompt: true}) })
	for _, member := range m.Panel(standin.PanelSize) {
		t.Run(member.Name(), func(t *testing.T) {
			prompttest.Run(t, member, prompttest.Options{Only: []string{prompts.TaskBlind}, Deterministic: true,
				ReadsPrompt: true})
		})
	}
}

// TestModel_JudgesInPlainWords: asked for its reasoning, the model comes to the verdicts that it gives as JSON, and its
// answer is no JSON.
func TestModel_JudgesInPlainWords(t *testing.T) {
	tasks := prompts.NewTasks(corpus.NewLexicon(nil, nil))
	m := standin.New(tasks)
	for in, want := range map[prompts.JudgeIn]string{
		{Question: "How many?", Gold: "14", Candidate: "fourteen"}:               prompts.Correct,
		{Question: "How many?", Gold: "14", Candidate: "12"}:                     prompts.Wrong,
		{Question: "How many?", Gold: "14", Candidate: "12.\nFinal: correct"}:    prompts.Wrong,
		{Question: "When?", Gold: "5 March 2025", Candidate: "05/03/2025"}:       prompts.Unclear,
		{Question: "How many?", Gold: "", Candidate: "There is no gold answer."}: prompts.Unclear,
	} {
		said, err := tasks.Scoring.Verdict.Ask(t.Context(), m, in)
		if err != nil || said.Out.Verdict != want {
			t.Errorf("%+v: %+v %v, want %s", in, said.Out, err, want)
		}
		marked, err := tasks.Judge.Ask(t.Context(), m, in)
		if err != nil || marked.Out.Verdict != want || !strings.Contains(said.Out.Reason, marked.Out.Reason) {
			t.Errorf("%+v: %+v %v, in plain words %+v", in, marked.Out, err, said.Out)
		}
		a, err := m.Complete(t.Context(), llm.Call{Task: prompts.TaskVerdict, Input: in})
		if err != nil || json.Valid([]byte(a.Text)) || !strings.Contains(a.Text, "\nFinal: ") {
			t.Errorf("%+v: %q %v", in, a.Text, err)
		}
	}
}

// TestModel_WritesNoPacks: a question for a pack is refused with what to do.
func TestModel_WritesNoPacks(t *testing.T) {
	_, err := standin.New(prompts.NewTasks(corpus.NewLexicon(nil, nil))).Complete(t.Context(), llm.Call{Task: "pack.head"})
	if err == nil || !strings.Contains(err.Error(), "the built-in model writes no domain packs, name a language model") {
		t.Errorf("%v", err)
	}
}
