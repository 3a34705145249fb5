package models_test

import (
	"strings"
	"testing"

	"memloom/internal/fuzztest"
	"memloom/internal/llm/models"
)

// FuzzParse: reading a models file ends, in a file with a model for every role or in an error.
func FuzzParse(f *testing.F) {
	for _, text := range fuzztest.Empty() {
		f.Add(text)
	}
	f.Add(good)
	f.Add("models: {m: {provider: openai, model: x, max_tokens: &a 1e9, limits: {rpm: *a}, top_p: .nan}}\nroles: {default: m}")
	f.Add("models: {m: &m {provider: openai, model: x}, n: {<<: *m, price: {input: 1, output: 1e9}}}\nroles: {default: [m, n]}")
	f.Fuzz(func(t *testing.T, text string) {
		file, err := models.Parse([]byte(text), providers)
		if err == nil && len(file.For("author")) == 0 || err != nil && strings.TrimSpace(err.Error()) == "" {
			t.Errorf("%q: %+v, %v", text, file, err)
		}
	})
}
