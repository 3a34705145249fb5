package mock_test

import (
	"errors"
	"testing"

	"memloom/internal/fuzztest"
	"memloom/internal/llm/mock"
)

// FuzzParseScript: reading a script ends, in a script or in an error about the file.
func FuzzParseScript(f *testing.F) {
	for _, text := range fuzztest.Empty() {
		f.Add(text)
	}
	f.Add("limits: {rpm: 60, tpm: .nan}\nrules:\n- {fault: slow, median: 1s, p99: 2s}\n- &r {fault: nonsense, chance: 0.5, first: 3}\n- *r\n")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := mock.ParseScript("s.yaml", []byte(text))
		var bad *mock.ScriptError
		if (s == nil) == (err == nil) || err != nil && (!errors.As(err, &bad) || bad.Problem == "") {
			t.Errorf("%q: %+v, %v", text, s, err)
		}
	})
}
