package prompts

import (
	"strings"
	"testing"
)

// TestDecode_KindsHaveTheirArticle: what is wrong with an answer's JSON is said in English.
func TestDecode_KindsHaveTheirArticle(t *testing.T) {
	for text, want := range map[string]string{
		`[1]`:          "there is an array where one object",
		`7`:            "there is a number where one object",
		`{"name": {}}`: `the field "name" holds an object, which`,
		`{"name": []}`: `the field "name" holds an array, which`,
		`{"name": 1}`:  `the field "name" holds a number, which`,
	} {
		var out struct {
			Name string `json:"name"`
		}
		if err := decodeStrict([]byte(text), &out); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", text, err)
		}
	}
}
