package chat

import (
	"testing"

	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/voice"
	"memloom/prompts"
)

// Everybody keeps to one word of two and touches nothing that the plan gave.
func TestOwnWords(t *testing.T) {
	given := "ask " + grammar.NameSpan("the somebody page") + grammar.ValueSpan(1, "until someone calls") + " or "
	said := map[string]bool{}
	for _, name := range []string{"Mara Olsen", "Petros Vaughn", "Leo Brandt", "Hana Tilde", "Otis Lund", "Sunniva Berg"} {
		m := &message{scene: &scene{d: &day{}, v: voice.New(prompts.Voice{Name: name}), formal: 1}}
		one, two := m.diction().inOwnWords(given+"somebody"), m.diction().inOwnWords(given+"someone")
		if one != two || one != given+"somebody" && one != given+"someone" {
			t.Errorf("%s writes %q and %q", name, grammar.Unmark(one), grammar.Unmark(two))
		}
		said[one] = true
		if s := m.diction().inOwnWords("he may as well stay because of it"); s != "he may as well stay because of it" {
			t.Errorf("%s writes %q", name, s)
		}
	}
	if len(said) != 2 {
		t.Errorf("all write %v", said)
	}
}

// Who has a word as a habit keeps it.
func TestHabitsKeepTheirWords(t *testing.T) {
	for _, name := range []string{"Mara Olsen", "Petros Vaughn", "Leo Brandt", "Hana Tilde"} {
		m := &message{scene: &scene{d: &day{}, v: voice.New(prompts.Voice{Name: name, Habits: []string{"opens: Okay,"}})}}
		if s := m.diction().inOwnWords("okay, then"); s != "okay, then" {
			t.Errorf("%s writes %q", name, s)
		}
	}
}

// Plain people do without the words of the tools, technical ones without plain ones.
func TestWordsOfTheTools(t *testing.T) {
	for level, want := range map[string]string{"plain": "a problem", "technical": "an issue", "balanced": "a problem"} {
		p := prompts.Voice{Name: "Mara Olsen"}
		p.Style.Jargon = level
		m := &message{scene: &scene{d: &day{}, v: voice.New(p), formal: 1}}
		if got := m.diction().inOwnWords("a problem"); got != want {
			t.Errorf("%s: %q, want %q", level, got, want)
		}
	}
}
