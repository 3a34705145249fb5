package fleet

import (
	"encoding/json"
	"strings"

	"memloom/internal/llm/models"
	"memloom/internal/llm/provider"
)

// Identity is what of a model's configuration could change an answer, as canonical JSON. Limits, prices and keys are
// not part of it, and a default that is written out is the same as one that is not.
func Identity(m models.Model) string {
	b, err := json.Marshal([]any{m.Provider, ownURL(m), m.Model, ownVersion(m), m.Temperature, m.TopP, m.MaxTokens,
		ownSchema(m)})
	if err != nil {
		panic("a model's configuration cannot be encoded: " + err.Error()) // numbers and texts alone
	}
	return string(b)
}

// ownURL, ownVersion and ownSchema are what a model's configuration says beyond the defaults.
func ownURL(m models.Model) string {
	url := strings.TrimRight(m.BaseURL, "/")
	if url == m.Kind.BaseURL {
		return ""
	}
	return url
}

func ownVersion(m models.Model) string {
	if m.APIVersion == m.Kind.APIVersion {
		return ""
	}
	return m.APIVersion
}

func ownSchema(m models.Model) string {
	if m.Schema == string(provider.SchemaAuto) {
		return ""
	}
	return m.Schema
}
