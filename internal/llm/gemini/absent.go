//go:build nogemini

package gemini

import (
	"context"
	"fmt"

	"memloom/internal/llm"
	"memloom/internal/llm/provider"
)

// New says that this build has no Gemini.
func New(_ context.Context, o provider.Options) (llm.Model, error) {
	return nil, fmt.Errorf("%s is a Gemini model, and this memloom was built without Gemini: "+
		"build it again without -tags nogemini", o.Name)
}
