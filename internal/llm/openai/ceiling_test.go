package openai_test

import (
	"errors"
	"fmt"
	"testing"

	"memloom/internal/llm"
	"memloom/internal/llm/openai"
	"memloom/internal/llm/provider"
	pt "memloom/internal/llm/provider/providertest"
)

// TestMaxTokens_LimitAboveModelsIsLowered: a server that takes no limit so high
// gets a lower one. A model's own ceiling is remembered, that of one prompt is
// not, and the user's number is left as it is.
func TestMaxTokens_LimitAboveModelsIsLowered(t *testing.T) {
	const (
		own     = "max_tokens is too large: %d. This model supports at most 4096 completion tokens, whereas you provided %[1]d."
		context = "This model's maximum context length is 8192 tokens. However, you requested %d tokens (616 in the messages, the rest in the completion)."
	)
	for name, c := range map[string]struct {
		says   string
		user   int
		want   []int // limits that are sent, in two calls
		failed llm.Kind
	}{
		"the model's own": {own, 0, []int{16384, 8192, 4096, 4096}, ""},
		"of the prompt":   {context, 0, []int{16384, 8192, 4096, 16384, 8192, 4096}, ""},
		"the user's":      {own, 9000, []int{9000, 9000}, llm.Invalid},
	} {
		s := &server{refuse: func(r request) (pt.Reply, bool) {
			return pt.Reply{Status: 400, Body: fault("invalid_value", fmt.Sprintf(c.says, r.MaxTokens))}, r.MaxTokens > 4096
		}}
		m := openai.New(provider.Options{Name: "m", Model: "local", BaseURL: s.start(t), MaxTokens: c.user})
		call := pt.Call()
		call.MaxOut = 16384
		for range 2 {
			_, err := m.Complete(t.Context(), call)
			var f *llm.Failure
			if errors.As(err, &f) != (c.failed != "") || f != nil && f.Kind != c.failed {
				t.Errorf("%s: %v", name, err)
			}
		}
		var sent []int
		for _, r := range s.got {
			sent = append(sent, r.MaxTokens)
		}
		if fmt.Sprint(sent) != fmt.Sprint(c.want) {
			t.Errorf("%s: sent %v, want %v", name, sent, c.want)
		}
	}
}
