// Package standintest has what the tests of the built-in author's packages share.
package standintest

import (
	"flag"
	"os"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

var update = flag.Bool("update", false, "write the golden files")

// CompareGolden compares a text with a golden file, which -update writes anew.
func CompareGolden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs; go test -update writes it anew. Got:\n%s", file, got)
	}
}

// People are some people of different styles.
func People() []prompts.Voice {
	s := func(f, v, h, j, e, d, w, q string) corpus.Style {
		return corpus.Style{Formality: f, Verbosity: v, Humour: h, Jargon: j, Emoji: e, Directness: d, Warmth: w,
			Questioning: q}
	}
	p := func(name, given, role string, rank int, st corpus.Style, habits ...string) prompts.Voice {
		return prompts.Voice{Name: name, Given: given, Role: role, Rank: rank, Style: st, Habits: habits}
	}
	return []prompts.Voice{
		p("Mara Olsen", "Mara", "programme manager", 2,
			s("semi-formal", "moderate", "minimal", "balanced", "rare", "direct", "friendly",
				"accepting"), "opens: Right,"),
		p("Petros Vaughn", "Petros", "safety officer", 3,
			s("formal", "detailed", "minimal", "technical", "rare", "balanced", "neutral",
				"probing"), "says: going by my notes"),
		p("Leo Brandt", "Leo", "engineer", 5, s("casual", "moderate", "frequent", "balanced", "frequent", "balanced",
			"friendly", "clarifying"), "closes: cheers"),
		p("Sunniva Kaur", "Sunniva", "engineer", 4,
			s("casual", "concise", "occasional", "technical", "rare", "direct", "neutral",
				"accepting"), "punctuation: no final stop"),
		p("Hana Tilde", "Hana", "liaison", 3, s("semi-formal", "detailed", "occasional", "plain", "occasional",
			"indirect", "warm", "probing"), "says: if you ask me"),
		p("Otis Grange", "Otis", "assistant", 5, s("formal", "concise", "minimal", "plain", "rare", "indirect", "warm",
			"accepting"), "opens: Good day,", "closes: Regards"),
	}
}
