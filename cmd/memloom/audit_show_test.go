package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/output"
)

// Who admitted an item, when and why stands where the item is shown: in the terminal, in its story, and on the desk.
func TestShowItem_AdmittedByAPersonSaysWhoWhenAndWhy(t *testing.T) {
	dir := contested(t)
	in := overrulable(t, dir)
	ran(t, "audit", "decide", dir, in, "accept", "--reviewer", "Ada", "--code", "misread", "--note",
		"the date is in the second line")
	ran(t, "audit", "apply", dir)
	card, err := os.ReadFile(filepath.Join(dir, output.CardName))
	if err != nil || !strings.Contains(string(card), "but for 1 question that a person admitted against a filter") {
		t.Errorf("the card says nothing of it (%v)", err)
	}
	for what, text := range map[string]string{"show item": ran(t, "show", dir, "item", in), "explain": ran(t, "explain",
		dir, in),
		"audit show": ran(t, "audit", "show", dir, in), "the desk": startDesk(t, dir).get("/i/" + in)} {
		text = strings.Join(strings.Fields(text), " ")
		for _, want := range []string{"Ada, 20", "Z: misread; the date is in the second line", "sufficient"} {
			if !strings.Contains(text, want) {
				t.Errorf("%s lacks %q: %.600s", what, want, text)
			}
		}
	}
}
