package quality

import (
	"strings"
	"testing"

	"memloom/internal/fuzztest"
)

// FuzzReadReal: reading chat ends, in groups of messages or in an error about the file.
func FuzzReadReal(f *testing.F) {
	for _, text := range fuzztest.Empty() {
		f.Add(text)
	}
	f.Add(`{"speaker": "Ada", "time": "2025-03-11T09:06", "text": "On my way."}`)
	f.Fuzz(func(t *testing.T, text string) {
		groups, err := ReadReal("chat.jsonl", strings.NewReader(text))
		if err != nil && (groups != nil || !strings.Contains(err.Error(), "chat.jsonl")) {
			t.Errorf("%q: %v, %v", text, groups, err)
		}
		for _, g := range groups {
			if len(g.Messages) == 0 {
				t.Errorf("%q: an empty group %s", text, g.ID)
			}
		}
	})
}
