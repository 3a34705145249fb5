//go:build nogemini

package gemini_test

import (
	"strings"
	"testing"

	"memloom/internal/llm/gemini"
	"memloom/internal/llm/provider"
)

func TestNew_BuildWithoutGeminiSaysSo(t *testing.T) {
	_, err := gemini.Provider().New(t.Context(), provider.Options{Name: "gem", Model: "gemini-2.5-pro"})
	if err == nil || !strings.Contains(err.Error(), "without -tags nogemini") {
		t.Errorf("got %v", err)
	}
}
