package measure

import (
	"fmt"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/prose"
)

// TestAimsOfProse: a text that says one thing again and again misses every aim, one
// that never repeats itself reaches them, and both say whether they are as long
// as what the aims are of.
func TestAimsOfProse(t *testing.T) {
	for _, c := range []struct {
		name     string
		messages int
		text     func(i int) string
		met      bool
	}{
		{"a few repeats", 300, func(int) string { return "we look at the same eight words every day" }, false},
		{"many repeats", prose.StretchWords/9 + 1, func(int) string { return "we look at the same eight words every day" },
			false},
		{"a few of a kind", 300, unlike, true},
		{"many of a kind", prose.StretchWords/9 + 1, unlike, true},
	} {
		x := &corpus.Corpus{}
		for i := range c.messages {
			x.Messages = append(x.Messages, corpus.Message{Text: c.text(i), At: monday.At(9, 0)})
		}
		s := sectionOf(t, computed(Input{Asked: map[string]float64{"dialogue.words": 9}}, x), "prose")
		aims := 0
		for _, f := range s.Figures {
			if f.Aim == nil {
				continue
			}
			aims++
			if f.Aim.Met != c.met || f.Aim.Short != (c.messages == 300) {
				t.Errorf("%s: %s is %g, aim %+v", c.name, f.Name, f.Value, f.Aim)
			}
		}
		if aims != 5 {
			t.Errorf("%s: %d figures have an aim", c.name, aims)
		}
		if strings.Contains(strings.Join(s.Notes, "\n"), "a short text flatters") != (c.messages == 300) {
			t.Errorf("%s: %q", c.name, s.Notes)
		}
	}
}

// unlike writes nine words of which no two neighbours stand side by side elsewhere.
func unlike(i int) string {
	var words []string
	for k := range 9 {
		words = append(words, letters(9*i+k))
	}
	return strings.Join(words, " ")
}

// letters writes a number as a word.
func letters(n int) string {
	return "z" + strings.Map(func(r rune) rune { return r - '0' + 'b' }, fmt.Sprint(n)) + "z"
}

// TestWhichWayShortTextsErr: said once, of what is too short, and of nothing else.
func TestWhichWayShortTextsErr(t *testing.T) {
	for words, want := range map[int]string{
		windowWords - 1:        "19999 words, where references and aims are of 20000 (distinct runs) and 133000 (repetition): a short text flatters",
		windowWords:            "repetition: one stretch of 20000 words, where references and aims are of 133000: a short text flatters",
		prose.StretchWords - 1: "repetition: one stretch of 132999 words",
		prose.StretchWords:     "",
	} {
		c := &corpus.Corpus{Messages: []corpus.Message{{Text: strings.Repeat("word ", words), At: monday.At(9, 0)}}}
		var got string
		for _, n := range sectionOf(t, computed(Input{}, c), "prose").Notes {
			if strings.Contains(n, "flatters") {
				got += n
			}
		}
		if !strings.HasPrefix(got, want) || (got == "") != (want == "") {
			t.Errorf("%d words: %q, want %q", words, got, want)
		}
	}
}
