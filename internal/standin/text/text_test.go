package text_test

import (
	"regexp"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/text"
)

// typed finds what no template holds: values come from the plan alone.
var typed = regexp.MustCompile(`\d|://|@`)

// TestBook_TemplatesHoldNoValue: the files are sound, sections have lines, and no line holds a number, a date or a
// link.
func TestBook_TemplatesHoldNoValue(t *testing.T) {
	for section, lines := range text.Book() {
		if len(lines) == 0 {
			t.Errorf("section %q is empty", section)
		}
		for _, l := range lines {
			if typed.MatchString(l.Text) {
				t.Errorf("%s: %q holds a value", section, l.Text)
			}
			for _, span := range corpus.Scan(l.Text, corpus.NewDate(2025, 3, 3), nil) {
				t.Errorf("%s: %q holds the value %q", section, l.Text, span.Surface)
			}
		}
	}
}

// TestBook_ShortLinesAreShort: a line for an ultra-short message has five words at most, contractions written out: the
// writer may add an emoji.
func TestBook_ShortLinesAreShort(t *testing.T) {
	for section, lines := range text.Book() {
		for _, l := range lines {
			words := strings.Fields(grammar.ExpandContractions(l.Text))
			if strings.HasPrefix(section, "short ") && len(words) > 5 {
				t.Errorf("%s: %q has %d words", section, l.Text, len(words))
			}
		}
	}
}
