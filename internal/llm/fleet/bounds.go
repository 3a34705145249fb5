package fleet

import (
	"context"
	"slices"
	"strings"

	"memloom/internal/llm"
	"memloom/internal/llm/models"
)

const (
	thinkingOut = 8192    // tokens that a model which thinks may take before its answer
	raise       = 4       // factor of the limit for each answer that was cut by it
	mostOut     = 1 << 16 // no limit is raised beyond this
)

// thinkers are the beginnings of the names of models that think before they
// answer; thinkWords stand somewhere in the names of others.
var (
	thinkers = []string{
		"o1", "o3", "o4", "gpt-5", "gpt-6", "gpt-oss",
		"gemini-2.5", "gemini-3", "deepseek-r", "qwen3", "qwq", "magistral", "grok-4",
	}
	thinkWords = []string{"think", "reason"}
)

// thinks says by its name whether a model thinks before it answers.
func thinks(model string) bool {
	name := strings.ToLower(model[strings.LastIndexByte(model, '/')+1:]) // OpenRouter: openai/gpt-5
	return slices.ContainsFunc(thinkers, func(p string) bool { return strings.HasPrefix(name, p) }) ||
		slices.ContainsFunc(thinkWords, func(w string) bool { return strings.Contains(name, w) })
}

// maxOut is the limit of tokens that is sent with a call. It follows from the models file and the call alone, so that a
// replay sends the same. What the file says is never raised; the default is, when an answer was cut by it.
func maxOut(m models.Model, c llm.Call) int {
	if m.MaxTokens > 0 {
		return m.MaxTokens
	}
	n := c.MaxOut
	if n == 0 {
		n = llm.OutLimit(c.Role)
		if thinks(m.Model) {
			n += thinkingOut
		}
	}
	for _, a := range c.Prior {
		if a.Cut {
			n = min(n*raise, max(n, mostOut))
		}
	}
	return n
}

// bounded is a model whose calls all have a limit of tokens.
type bounded struct {
	llm.Model
	of models.Model
}

// Complete implements llm.Model.
func (b bounded) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	c.MaxOut = maxOut(b.of, c)
	return b.Model.Complete(ctx, c)
}
