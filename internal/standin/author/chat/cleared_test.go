package chat

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/authortest"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// over are words by which one hears that something has passed.
var over = []string{
	"behind us", "over", "history", "so much for", "that was it", "past", "loose", "undone", "any more", "clear", "is free", "hold-up left", "in the way now", "unblocked", "free again",
	"no more", "moves again", "gone", "dealt with", "out of the way", "around", "after the hold-up", "removed", "no longer", "any longer",
	"bearing with us", "given up", "outlasted", "outlived", "wore down", "sorted", "un-stuck", "free to finish", "gave up", "solved", "took its time", "cost us", "nothing in the way", "better news",
}

// TestEndsAfterHoldUps: who finishes what was stuck first says that this is
// over, in many ways, and never again what it was.
func TestEndsAfterHoldUps(t *testing.T) {
	openings := map[string]bool{}
	voices := authortest.People()
	for n := range 60 {
		in := goldenDay()
		in.Date = in.Date.Add(7 * n)
		i := slices.IndexFunc(in.Slots, func(s prompts.Slot) bool { return s.Act == corpus.ActCompletion })
		s := &in.Slots[i]
		s.Author = voices[n%len(voices)].Name
		s.Cleared = &prompts.Recalled{Author: "Leo Brandt", Date: in.Date.Add(-3), Act: corpus.ActBlocker, Task: s.Task, Attribute: "obstacle", Class: grammar.ClassBlocker}
		out, err := Day(in)
		if err != nil {
			t.Fatal(err)
		}
		text := strings.ToLower(out.Messages[i].Text)
		if !slices.ContainsFunc(over, func(w string) bool { return strings.Contains(text, w) }) {
			t.Errorf("%q does not say that the hold-up is over", text)
		}
		if strings.Contains(text, "leo") || strings.Contains(text, "obstacle is that") {
			t.Errorf("%q tells again what it was", text)
		}
		openings[strings.Join(strings.Fields(text)[:3], " ")] = true
	}
	if len(openings) < 15 {
		t.Errorf("%d openings", len(openings))
	}
}
