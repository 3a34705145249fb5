package chat

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/prose"
	"memloom/internal/standin/grammar"
	"memloom/prompts"
)

// chatty is a day in which people say nearly the same thing again and again.
func chatty() prompts.DayIn {
	d := corpus.NewDate(2025, 3, 11)
	in := prompts.DayIn{Project: "Quiet Ledger", Group: "Vault Service", Date: d, Weekday: "Tuesday", Words: 14}
	style := corpus.Style{Formality: "semi-formal", Verbosity: "moderate", Humour: "minimal", Jargon: "balanced",
		Emoji: "rare", Directness: "balanced", Warmth: "friendly", Questioning: "clarifying"}
	for _, n := range []string{"Mira Castellan", "Odd Brekke"} {
		given, _, _ := strings.Cut(n, " ")
		in.People = append(in.People, prompts.Voice{Name: n, Given: given, Rank: 4, Style: style})
	}
	for i := range 24 {
		v := corpus.CountValue(int64(i + 3))
		in.Facts = append(in.Facts, prompts.DayFact{
			N: i + 1, Subject: "card vault load test", Attribute: "retry limit", Class: grammar.ClassSetting, Value: &v,
			Surfaces: []string{fmt.Sprint(i + 3)}, Basis: corpus.BasisText,
		})
		in.Slots = append(in.Slots, prompts.Slot{N: i + 1, At: d.At(9+i/4, i%4*10), Author: in.People[i%2].Name,
			Act: corpus.ActProgress, Task: "card vault load test", States: []int{i + 1}})
	}
	return in
}

// TestMessage_AfterOneAnother: no text of the day comes twice, and the same question gets the same message.
func TestMessage_AfterOneAnother(t *testing.T) {
	in := chatty()
	var said []prompts.Shown
	texts := map[string]bool{}
	for i, s := range in.Slots {
		ask := prompts.MessageOf(in, i, said)
		m, err := Message(ask)
		if err != nil {
			t.Fatal(err)
		}
		if same, _ := Message(ask); same.Text != m.Text {
			t.Errorf("slot %d is %q and %q", s.N, m.Text, same.Text)
		}
		if m.Slot != s.N || len(m.States) != 1 || m.States[0].Fact != s.States[0] || !strings.Contains(m.Text,
			m.States[0].Surface) {
			t.Errorf("slot %d is %+v", s.N, m)
		}
		if texts[grammar.Fold(m.Text)] {
			t.Errorf("%q stands twice", m.Text)
		}
		texts[grammar.Fold(m.Text)] = true
		said = append(said, prompts.Shown{ID: fmt.Sprint(s.N), Speaker: s.Author, At: s.At, Text: m.Text})
	}
}

// TestAMessageNeedsItsAuthor: what contradicts itself is an error, not a text.
func TestAMessageNeedsItsAuthor(t *testing.T) {
	ask := prompts.MessageOf(chatty(), 0, nil)
	ask.People = nil
	if _, err := Message(ask); err == nil || !strings.Contains(err.Error(), "slot 1") {
		t.Errorf("got %v", err)
	}
}

// TestPlainMessages: a message that shall be plain asserts what it states, in a sentence and in no words that ask,
// report news, name a source or doubt, the one who writes it.
func TestPlainMessages(t *testing.T) {
	more := regexp.MustCompile(
		`(?i)\b(please|note|confirm|update|news|notes|sheet|spec|page|docs|plan|checked|looked|set|put|picked|chose|think|guess|early)\b|[?!💪👀🙂]`)
	in := chatty()
	for _, verbosity := range []string{"concise", "moderate", "elaborate"} {
		for i := range in.People {
			in.People[i].Style.Verbosity, in.People[i].Style.Emoji = verbosity, "frequent"
			in.People[i].Habits = []string{"says: as far as I can see", "opens: right then"}
		}
		for i := range in.Slots {
			in.Slots[i].Plain = true
		}
		out, err := Day(in)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range out.Messages {
			if more.MatchString(m.Text) || len(prose.Sentences(m.Text)) != 1 {
				t.Errorf("%s: %q is not plain", verbosity, m.Text)
			}
		}
	}
}
