package main

import (
	"memloom/internal/llm/gemini"
	"memloom/internal/llm/openai"
	"memloom/internal/llm/provider"
)

// providers lists who serves the models that a models file may name.
func providers() provider.Registry {
	return provider.Registry{openai.OpenAI(), openai.Azure(), gemini.Provider()}
}
