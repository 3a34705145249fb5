package chat

import (
	"regexp"
	"testing"

	"memloom/internal/standin/text"
)

// An exception takes the place of the rule. What only adds to it ("no merges without a note, in a freeze") could hold
// as well, and says no word of it.
func TestOverridesReplace(t *testing.T) {
	replaces := regexp.MustCompile(`instead|exception`)
	for _, name := range []string{"state override", "state override person", "state override self"} {
		if len(text.Book()[name]) == 0 {
			t.Errorf("no section %q", name)
		}
		for _, l := range text.Book()[name] {
			if !replaces.MatchString(l.Text) {
				t.Errorf("%s: %q may be read as one requirement more", name, l.Text)
			}
		}
	}
}
