package main

import (
	"strings"
	"testing"

	"memloom/internal/fuzztest"
)

// FuzzReadDecisions: reading decisions ends, in decisions that say about what they are and whose, or in an error with the file.
func FuzzReadDecisions(f *testing.F) {
	for _, text := range fuzztest.Empty() {
		f.Add(text)
	}
	f.Add(`{"reviewer": "ada", "action": "reject", "target": "item", "target_hash": "h", "code": "misread"}` + "\n\n{}")
	f.Fuzz(func(t *testing.T, text string) {
		m := merging{of: map[string]int{}}
		n := 0
		for d, err := range m.read("d.jsonl", strings.NewReader(text)) {
			if err == nil && (d.Reviewer == "" || d.TargetHash == "") || err != nil && !strings.Contains(err.Error(), "d.jsonl") {
				t.Errorf("%q: %+v, %v", text, d, err)
			}
			if err == nil {
				n++
			}
		}
		if n != m.all {
			t.Errorf("%q: %d decisions are counted, %d were read", text, m.all, n)
		}
	})
}
