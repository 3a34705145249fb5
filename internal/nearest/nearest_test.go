package nearest

import (
	"testing"

	"pgregory.net/rapid"
)

func TestHint_NearNamesAreOffered(t *testing.T) {
	commands := []string{"generate", "resume", "plan", "status", "show", "check", "stats", "ask", "score", "recipe",
		"domain"}
	keys := []string{"world.people", "world.projects", "dialogue.words", "dialogue.messages_per_day", "filters.panel"}
	for _, c := range []struct {
		typed string
		known []string
		want  string
	}{
		{"genrate", commands, "; did you mean generate?"},
		{"gnerate", commands, "; did you mean generate?"},
		{"GENERATE", commands, "; did you mean generate?"},
		{"recepie", commands, "; did you mean recipe?"},
		{"sttaus", commands, "; did you mean status?"},
		{"stauts", commands, "; did you mean status?"}, // stats is as near, but not as long
		{"paln", commands, "; did you mean plan?"},
		{"dialogue.wrods", keys, "; did you mean dialogue.words?"},
		{"dialogue.message_per_day", keys, "; did you mean dialogue.messages_per_day?"},
		{"nosuch", commands, ""},
		{"", commands, ""},
		{"xy", commands, ""},
		{"as", commands, ""},
		{"train", commands, ""},
		{"abc", nil, ""},
		{"people", keys, ""},
	} {
		if got := Hint(c.typed, c.known); got != c.want {
			t.Errorf("%q: %q, want %q", c.typed, got, c.want)
		}
	}
}

// TestDistance_IsAMetricOfEdits: nothing is nearer than equal texts, order does not count, one edit is one.
func TestDistance_IsAMetricOfEdits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		word := rapid.StringMatching(`[a-zé.]{3,12}`)
		a, b := word.Draw(t, "a"), word.Draw(t, "b")
		d := distance(a, b, 99)
		if (d == 0) != (a == b) || d != distance(b, a, 99) {
			t.Fatalf("%q %q: %d, %d", a, b, d, distance(b, a, 99))
		}
		if limit := rapid.IntRange(1, 12).Draw(t, "limit"); distance(a, b, limit) != min(d, limit) {
			t.Fatalf("%q %q: limit %d gives %d, want %d", a, b, limit, distance(a, b, limit), min(d, limit))
		}
		r := []rune(a)
		i := rapid.IntRange(0, len(r)-2).Draw(t, "i")
		if got := distance(a, string(r[:i])+string(r[i+1:]), 99); got != 1 {
			t.Fatalf("%q without letter %d: %d", a, i, got)
		}
		s := []rune(a)
		s[i], s[i+1] = s[i+1], s[i]
		if got := distance(a, string(s), 99); got > 1 {
			t.Fatalf("%q %q: %d", a, string(s), got)
		}
	})
}
