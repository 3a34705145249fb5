package provider

import (
	"errors"
	"slices"
	"strings"
	"sync/atomic"

	"memloom/internal/llm"
)

// leastOut is the limit of tokens below which none is lowered.
const leastOut = 256

// limitWords name the limit of tokens in what servers say of a request.
var limitWords = []string{
	"max_tokens", "max_completion_tokens", "max_output_tokens", "maxoutputtokens", "max_new_tokens", "completion tokens",
	"in the completion",
}

// Ceiling is the limit of tokens that a model takes at most. Its zero value knows
// of none. It is safe for concurrent use.
type Ceiling struct{ most atomic.Int64 }

// Of returns a limit, as far as the model takes it. What the options name is left as it is.
func (c *Ceiling) Of(o Options, maxOut int) int {
	n := o.Limit(maxOut)
	if most := int(c.most.Load()); o.MaxTokens == 0 && most > 0 {
		return min(n, most)
	}
	return n
}

// Lower returns half of a limit that a request was refused for, false where it was refused for something else. A limit
// that the options name is the user's to change. What does not depend on the prompt is remembered.
func (c *Ceiling) Lower(o Options, limit int, err error) (lower int, refused bool) {
	var f *llm.Failure
	if o.MaxTokens > 0 || limit/2 < leastOut || !errors.As(err, &f) || f.Kind != llm.Invalid && f.Kind != llm.Overflow {
		return 0, false
	}
	said := strings.ToLower(f.Reason)
	if !slices.ContainsFunc(limitWords, func(w string) bool { return strings.Contains(said, w) }) {
		return 0, false
	}
	if !strings.Contains(said, "context") {
		c.most.Store(int64(limit / 2))
	}
	return limit / 2, true
}
