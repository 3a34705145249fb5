package recipe_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/pipeline/recipe"
)

// TestLoad_MistypedKeyIsGuessed: in a file and in a setting alike, an unknown key is answered with the one meant.
func TestLoad_MistypedKeyIsGuessed(t *testing.T) {
	for _, c := range []struct{ text, set, want string }{
		{"dialogue:\n  wrods: 3\n", "dialogue.wrods=3", "did you mean dialogue.words?"},
		{"dialgoue:\n  words: 3\n", "dialgoue.words=3", "did you mean dialogue"},
		{"words: 3\n", "words=3", "did you mean dialogue.words?"},
		{"messages_perday: 3\n", "messages_perday=3", "did you mean dialogue.messages_per_day?"},
		{"world:\n  message_per_day: 3\n", "world.message_per_day=3", "did you mean dialogue.messages_per_day?"},
		{"descripton: x\n", "descripton=x", "did you mean description?"},
		{"filters:\n  uniqueness: exhaustiv\n", "filters.uniqueness=exhaustiv", "did you mean exhaustive?"},
	} {
		file := filepath.Join(t.TempDir(), "mine.yaml")
		if err := os.WriteFile(file, []byte("name: mine\nextends: quickstart\n"+c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		_, inFile := recipe.Load(file, nil, 1)
		_, inSet := recipe.Load("quickstart", []string{c.set}, 1)
		for _, err := range []error{inFile, inSet} {
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%q: %v; want %q", c.set, err, c.want)
			}
		}
	}
	for _, set := range []string{"nosuch.thing=3", "nosuch=1"} {
		if _, err := recipe.Load("quickstart", []string{set}, 1); err == nil || strings.Contains(err.Error(),
			"did you mean") {
			t.Errorf("%s: %v", set, err)
		}
	}
	if _, err := recipe.Load("quikstart", nil, 1); err == nil || !strings.Contains(err.Error(),
		"did you mean quickstart?") {
		t.Error(err)
	}
}
