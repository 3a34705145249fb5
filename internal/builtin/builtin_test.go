package builtin_test

import (
	"testing"

	"memloom/internal/builtin"
	"memloom/internal/corpus"
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
