package fleet

import (
	"context"
	"testing"

	"memloom/internal/llm"
	"memloom/internal/llm/models"
)

// TestIdentity: what could change an answer is part of a model's identity; a
// default that is written out, limits and prices are not.
func TestIdentity(t *testing.T) {
	half := 0.5
	for name, c := range map[string]struct {
		base models.Model
		same bool
		with func(*models.Model)
	}{
		"schema auto":       {models.Model{Provider: models.OpenAI}, true, func(m *models.Model) { m.Schema = "auto" }},
		"OpenAI's address":  {models.Model{Provider: models.OpenAI}, true, func(m *models.Model) { m.BaseURL = "https://api.openai.com/v1/" }},
		"Gemini's address":  {models.Model{Provider: models.Gemini}, true, func(m *models.Model) { m.BaseURL = "https://generativelanguage.googleapis.com" }},
		"Azure's version":   {models.Model{Provider: models.Azure}, true, func(m *models.Model) { m.APIVersion = "2024-10-21" }},
		"limits":            {models.Model{Provider: models.OpenAI}, true, func(m *models.Model) { m.Limits.RPM = 5 }},
		"another schema":    {models.Model{Provider: models.OpenAI}, false, func(m *models.Model) { m.Schema = "json" }},
		"another address":   {models.Model{Provider: models.OpenAI}, false, func(m *models.Model) { m.BaseURL = "http://localhost:8000/v1" }},
		"another version":   {models.Model{Provider: models.Azure}, false, func(m *models.Model) { m.APIVersion = "2025-01-01" }},
		"a temperature":     {models.Model{Provider: models.OpenAI}, false, func(m *models.Model) { m.Temperature = &half }},
		"another provider":  {models.Model{Provider: models.OpenAI}, false, func(m *models.Model) { m.Provider = models.Azure }},
		"a limit of tokens": {models.Model{Provider: models.OpenAI}, false, func(m *models.Model) { m.MaxTokens = 100 }},
	} {
		changed := c.base
		c.with(&changed)
		if same := Identity(c.base) == Identity(changed); same != c.same {
			t.Errorf("%s: the same is %v, want %v", name, same, c.same)
		}
	}
}

// fixed answers with a length, and keeps the sample that it is asked for.
type fixed struct {
	out      int
	sample   *int
	stronger llm.Model
}

func (fixed) Name() string { return "fixed" }

func (f fixed) Complete(_ context.Context, c llm.Call) (llm.Answer, error) {
	*f.sample = c.Sample
	return llm.Answer{Usage: llm.Usage{Out: f.out}}, nil
}

func (f fixed) Stronger() llm.Model { return f.stronger }

// TestSamplesOfTheStronger: two members of a panel get two answers of the
// stronger model as well.
func TestSamplesOfTheStronger(t *testing.T) {
	var asked int
	weak := fixed{sample: new(int), stronger: fixed{sample: &asked}}
	s := Sample(weak, 2).(llm.Escalating).Stronger()
	if _, err := s.Complete(t.Context(), llm.Call{}); err != nil || asked != 2 {
		t.Errorf("asked for sample %d, %v", asked, err)
	}
	if Sample(fixed{sample: new(int)}, 2).(llm.Escalating).Stronger() != nil {
		t.Error("a stronger model out of nothing")
	}
}
