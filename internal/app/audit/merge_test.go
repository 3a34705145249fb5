package audit

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/fuzztest"
)

// FuzzReadDecisions: reading decisions ends, in decisions that say about what they are and whose, or in an error with
// the file.
func FuzzReadDecisions(f *testing.F) {
	for _, text := range fuzztest.Empty() {
		f.Add(text)
	}
	f.Add(`{"reviewer": "ada", "action": "reject", "target": "item", "target_hash": "h", "code": "misread"}` + "\n\n{}")
	f.Fuzz(func(t *testing.T, text string) {
		file := filepath.Join(t.TempDir(), "d.jsonl")
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		n, counted := 0, 0
		for d, err := range readDecisions(file, func(int, corpus.Decision) { counted++ }) {
			if err == nil && (d.Reviewer == "" || d.TargetHash == "") || err != nil && !strings.Contains(err.Error(),
				"d.jsonl") {
				t.Errorf("%q: %+v, %v", text, d, err)
			}
			if err == nil {
				n++
			}
		}
		if n != counted {
			t.Errorf("%q: %d decisions are counted, %d were read", text, counted, n)
		}
	})
}
