package chat

import (
	"math/rand/v2"
	"testing"

	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// TestRephrase: other wordings of a slot differ from what the day has and from
// each other, state the same, and come out the same whatever was asked for beside
// them before.
func TestRephrase(t *testing.T) {
	in := goldenDay()
	day, err := Day(in)
	if err != nil {
		t.Fatal(err)
	}
	asked := prompts.RephraseIn{Day: in, Messages: day.Messages, Ways: 6, Attempt: 1}
	for _, m := range day.Messages {
		if grammar.CountWords(m.Text) >= 8 {
			asked.Echoes = append(asked.Echoes, prompts.Echo{Slot: m.Slot})
		}
	}
	out, err := Rephrase(asked)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, m := range day.Messages {
		seen[grammar.Fold(m.Text)] = true
	}
	for _, e := range asked.Echoes {
		ways := out.Of(e.Slot)
		if len(ways) != asked.Ways {
			t.Errorf("slot %d has %d wordings", e.Slot, len(ways))
		}
		for _, m := range ways {
			if seen[grammar.Fold(m.Text)] {
				t.Errorf("slot %d: %q again", e.Slot, m.Text)
			}
			seen[grammar.Fold(m.Text)] = true
			if len(m.States) != len(day.Messages[e.Slot-1].States) {
				t.Errorf("slot %d: %q states %v", e.Slot, m.Text, m.States)
			}
		}
	}
	asked.Attempt = 2
	again, err := Rephrase(asked)
	if err != nil || again.Messages[0].Text == out.Messages[0].Text {
		t.Errorf("the second time: %q, %v", again.Messages[0].Text, err)
	}
	asked.Echoes[0].Slot = 99
	if _, err := Rephrase(asked); err == nil {
		t.Error("a slot that the day does not have was worded")
	}
}

// Other words for a message say the same in no more sentences, or in two for one: nothing is added so that they differ.
// Where there are none of that length, all are up to two sentences longer.
func TestOtherWordsAreNoLonger(t *testing.T) {
	reworded := 0
	for seed := range uint64(12) {
		in := makeDay(fields[seed%3], 20, rand.New(rand.NewPCG(seed, 3)).IntN)
		in.Words = 25
		if seed%2 == 0 {
			in = makePlannedDay(fields[seed%3], 20, rand.New(rand.NewPCG(seed, 3)).IntN)
		}
		day, err := Day(in)
		if err != nil {
			t.Fatal(err)
		}
		asked := prompts.RephraseIn{Day: in, Messages: day.Messages, Ways: 8, Attempt: 1}
		for _, s := range in.Slots {
			asked.Echoes = append(asked.Echoes, prompts.Echo{Slot: s.N})
		}
		out, err := Rephrase(asked)
		if err != nil {
			t.Fatal(err)
		}
		shortest := map[int]int{}
		for _, m := range out.Messages {
			if n := grammar.Sentences(m.Text); shortest[m.Slot] == 0 || n < shortest[m.Slot] {
				shortest[m.Slot] = n
			}
		}
		for _, m := range out.Messages {
			before := day.Messages[m.Slot-1].Text
			most := max(2, grammar.Sentences(before))
			if shortest[m.Slot] > most {
				most += mostLonger
			}
			if grammar.Sentences(m.Text) > most {
				t.Errorf("%q has become %q", before, m.Text)
			}
			reworded++
		}
	}
	if reworded < 1000 {
		t.Errorf("%d other wordings only", reworded)
	}
}
