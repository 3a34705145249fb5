package recipe

import (
	"encoding/json"
	"testing"
)

// TestRecipeReadBackIsTheSame: a recipe that a run reads back has the parameters of the one it was begun with, lists
// and maps without entries too.
func TestRecipeReadBackIsTheSame(t *testing.T) {
	for _, set := range [][]string{nil, {"dialogue.messages=[]", "questions.by_corpus={}"}} {
		r, err := Load("workplace", set, 0.5)
		if err != nil {
			t.Fatal(err)
		}
		text, err := r.Marshal()
		if err != nil {
			t.Fatal(err)
		}
		back, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		before, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		after, err := json.Marshal(back)
		if err != nil || string(before) != string(after) {
			t.Errorf("%s\nis read back as\n%s (%v)", before, after, err)
		}
	}
}
