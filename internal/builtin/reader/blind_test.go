package reader

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

func options(texts ...string) []corpus.Option {
	var out []corpus.Option
	for i, s := range texts {
		out = append(out, corpus.Option{Letter: string(rune('A' + i)), Text: s})
	}
	return out
}

func TestBlind(t *testing.T) {
	for _, c := range []struct {
		name     string
		member   int
		question string
		options  []corpus.Option
		letter   string // of an option
		answer   string // of an open question
		declined bool
		atLeast  int // confidence
		atMost   int
	}{
		{"key in the question", 0, "When was the tariff model, finished 18 July 2025, finished?", nil, "", "18 July 2025", false, 30, 60},
		{"a condition is no key", 0, "What was the retry limit of the tariff model on 3 March 2025?", nil, "", "", true, 0, 0},
		{"an event's date is no key", 0, "Who approves the tariff model?", nil, "", "", true, 0, 0},
		{"no key", 0, "Why was the tariff model delayed?", nil, "", "", true, 0, 0},
		{"option repeats the question", 0, "Which change made the nightly tariff export slow?", options("the nightly tariff export", "a new index", "more tenants", "an old driver"), "A", "", false, 50, 80},
		{"options alike", 0, "Which colour is it?", options("red", "green", "blue", "grey"), "", "", true, 0, 0},
		{"common duration", 1, "How many working days did the tariff model take?", nil, "", "5 working days", false, 1, 20},
		{"common count", 1, "How many open defects does the tariff model have?", nil, "", "3", false, 1, 20},
		{"nothing common for people", 1, "Who owns the tariff model?", nil, "", "", true, 0, 0},
		{"nothing common for links", 1, "Which page holds the final tariff model?", nil, "", "", true, 0, 0},
		{"agreement among options", 1, "What comes first?", options("ask Priya before the merge", "ask Priya after the merge", "ask Leo before the merge", "order pizza"), "A", "", false, 25, 60},
		{"longest option", 2, "What happens?", options("nothing", "it waits", "it is rejected with a warning that names the rule and the 3 reviewers", "it merges"), "C", "", false, 50, 80},
		{"equal options", 2, "What happens?", options("it stops", "it waits", "it merges", "it fails"), "", "", true, 0, 0},
		{"open question", 2, "What happens?", nil, "", "", true, 0, 0},
		{"the middle of dates and of numbers", 3, "By when is the tariff model due?", options("12 May 2025", "9 May 2025", "14 May 2025", "13 May 2025"), "A", "", false, 30, 60},
		{"numbers that the question and options repeat", 3, "The cap was 40 EUR. What is it?", options("40 EUR, not 55 EUR", "55 EUR or so", "70 EUR or so", "90 EUR or so"), "A", "", false, 30, 60},
		{"options of one kind and length", 3, "Which colour is it?", options("rose", "teal", "blue", "grey"), "", "", true, 0, 0},
		{"nothing beside an open question", 3, "Which colour is it?", nil, "", "", true, 0, 0},
		{"members wrap around", 6, "What happens?", nil, "", "", true, 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			out, err := New(Options{}).Blind(c.member, prompts.BlindIn{Question: c.question, Options: c.options})
			if err != nil {
				t.Fatal(err)
			}
			if out.Declined != c.declined || out.Letter != c.letter {
				t.Fatalf("got %+v", out)
			}
			if c.declined {
				return
			}
			if c.answer != "" && out.Answer != c.answer || out.Confidence < c.atLeast || out.Confidence > c.atMost {
				t.Errorf("got %+v", out)
			}
		})
	}
}
