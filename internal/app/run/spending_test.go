package run

import (
	"fmt"
	"testing"

	"memloom/internal/llm"
	"memloom/internal/llm/models"
)

// TestPlayers_RotationHasTheMeanPrice: a role with several models costs the mean; one without a price makes it unknown,
// and the built-in model costs nothing.
func TestPlayers_RotationHasTheMeanPrice(t *testing.T) {
	for list, want := range map[string]string{
		"[big, gem]":                   "big / gem: 2 and 3",
		"[big, big, gem, builtin]":     "big / big / gem / builtin: 1.25 and 2",
		"[big, odd]":                   "big / odd: unknown",
		"[builtin, builtin]":           "builtin / builtin: free",
		"{model: [big], fallback: []}": "big: 1 and 2",
	} {
		file, err := models.Parse([]byte(`models:
  big: {provider: openai, model: a, price: {input: 1, output: 2}}
  gem: {provider: openai, model: b, price: {input: 3, output: 4}}
  odd: {provider: openai, model: c}
roles: {default: builtin, author: `+list+`}
`), Providers())
		if err != nil {
			t.Fatal(err)
		}
		p := Players(file, 1)[llm.RoleAuthor][0]
		got := p.Model + ": unknown"
		switch {
		case p.Free:
			got = p.Model + ": free"
		case p.Price != nil:
			got = fmt.Sprintf("%s: %g and %g", p.Model, float64(p.Price.Input)/1e9, float64(p.Price.Output)/1e9)
		}
		if got != want {
			t.Errorf("%s: %s, want %s", list, got, want)
		}
	}
}
