package fleet

import (
	"context"
	"testing"

	"memloom/internal/llm"
	"memloom/internal/llm/gemini"
	"memloom/internal/llm/models"
	"memloom/internal/llm/openai"
)

// TestIdentity: what could change an answer is part of a model's identity; a
// default that is written out, limits and prices are not.
func TestIdentity(t *testing.T) {
	half := 0.5
	openAI := models.Model{Provider: "openai", Kind: openai.OpenAI()}
	onAzure := models.Model{Provider: "azure", Kind: openai.Azure()}
	google := models.Model{Provider: "gemini", Kind: gemini.Provider()}
	for name, c := range map[string]struct {
		base models.Model
		same bool
		with func(*models.Model)
	}{
		"schema auto":      {openAI, true, func(m *models.Model) { m.Schema = "auto" }},
		"OpenAI's address": {openAI, true, func(m *models.Model) { m.BaseURL = "https://api.openai.com/v1/" }},
		"Gemini's address": {google, true,
			func(m *models.Model) { m.BaseURL = "https://generativelanguage.googleapis.com" }},
		"Azure's version":   {onAzure, true, func(m *models.Model) { m.APIVersion = "2024-10-21" }},
		"limits":            {openAI, true, func(m *models.Model) { m.Limits.RPM = 5 }},
		"another schema":    {openAI, false, func(m *models.Model) { m.Schema = "json" }},
		"another address":   {openAI, false, func(m *models.Model) { m.BaseURL = "http://localhost:8000/v1" }},
		"another version":   {onAzure, false, func(m *models.Model) { m.APIVersion = "2025-01-01" }},
		"a temperature":     {openAI, false, func(m *models.Model) { m.Temperature = &half }},
		"another provider":  {openAI, false, func(m *models.Model) { m.Provider = "azure" }},
		"a limit of tokens": {openAI, false, func(m *models.Model) { m.MaxTokens = 100 }},
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
