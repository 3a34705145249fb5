package builtin_test

import (
	"strings"
	"testing"

	"memloom/internal/builtin"
	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
	"memloom/prompts/prompttest"
)

// The built-in model passes the suite that every model passes, answers the
// same call alike, and reads prompts as well as typed inputs.
func TestConformance(t *testing.T) {
	m := builtin.New(prompts.NewTasks(corpus.NewLexicon(nil, nil)))
	t.Run("model", func(t *testing.T) { prompttest.Run(t, m, prompttest.Options{Deterministic: true, ReadsPrompt: true}) })
	for _, member := range m.Panel(builtin.PanelSize) {
		t.Run(member.Name(), func(t *testing.T) {
			prompttest.Run(t, member, prompttest.Options{Only: []string{prompts.TaskBlind}, Deterministic: true, ReadsPrompt: true})
		})
	}
}

// TestModel_WritesNoPacks: a question for a pack is refused with what to do.
func TestModel_WritesNoPacks(t *testing.T) {
	_, err := builtin.New(prompts.NewTasks(corpus.NewLexicon(nil, nil))).Complete(t.Context(), llm.Call{Task: "pack.head"})
	if err == nil || !strings.Contains(err.Error(), "the built-in model writes no domain packs, name a language model") {
		t.Errorf("%v", err)
	}
}
