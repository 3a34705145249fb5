package stream

import (
	"fmt"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// ask has a question answered over turns of a user, an hour apart; "~" stands before those of the assistant.
func ask(question string, options []string, turns ...string) prompts.SolveOut {
	in := prompts.SolveIn{Question: question}
	for i, o := range options {
		in.Options = append(in.Options, corpus.Option{Letter: string(rune('A' + i)), Text: o})
	}
	for i, text := range turns {
		m := prompts.Shown{ID: fmt.Sprintf("m%d", i+1), Speaker: "Vera Lind", At: corpus.NewDate(2025, 4, 1).At(9+i, 0), Group: "Vera's assistant", Text: text}
		if text[0] == '~' {
			m.Speaker, m.Text = assistant, text[1:]
		}
		in.Messages = append(in.Messages, m)
	}
	return Solve(in)
}

// Passages by hand, none from a pack: each is answered as a reader would, and left open without one of its pieces.
func TestSolve_WaysOfAnswering(t *testing.T) {
	shades := []string{"Dark blue", "Moss green", "Rusty red", "Off-white"}
	for _, c := range []struct {
		name, question string
		options        []string
		want           string // empty: it cannot be determined
		turns          []string
	}{
		{"direct", "Which shade did I name for curtains?", shades, "B", []string{"~Which shade?", "I like curtains with moss green."}},
		{"another thing", "Which shade did I name for curtains?", shades, "", []string{"I like cushions with moss green."}},
		{"the assistant's word", "Which shade did I name for curtains?", shades, "", []string{"~You like curtains with moss green.", "I see."}},
		{"not wanted", "Which shade do I not want in curtains?", shades, "C", []string{"I like curtains with dark blue.", "I can't stand curtains with rusty red."}},
		{"a deed", "Going by what I did, which shade do I not want in curtains?", shades, "A", []string{"I gave away the curtain with dark blue."}},
		{"the latest", "Which shade do I want in curtains now?", shades, "D", []string{"I like curtains with dark blue.", "I now want curtains with off-white."}},
		{"feeling", "How do I feel about curtains with dark blue?", []string{"You like them", "You love them", "You avoid them", "You can't stand them"}, "D",
			[]string{"I can't stand curtains with dark blue."}},
		{"by a trait", "Think of what I want with brass rings: which shade do I go for in it?", shades, "C",
			[]string{"I like curtains with brass rings.", "I like cushions with dark blue.", "Give me curtains with rusty red."}},
		{"by a trait, without it", "Think of what I want with brass rings: which shade do I go for in it?", shades, "",
			[]string{"I like cushions with dark blue.", "Give me curtains with rusty red."}},
		{"by likeness", "Which shade should my cushions have?", shades, "B", []string{"My cushions need the shade of my curtains.", "I like curtains with moss green."}},
		{"by likeness, without it", "Which shade should my cushions have?", shades, "", []string{"I like curtains with moss green."}},
		{"by a plan", "Which shade should my next curtain have?", shades, "A", []string{"For the study my curtains need dark blue.",
			"For the hall my curtains need off-white.", "My next curtain is for the study."}},
		{"by a plan, without it", "Which shade should my next curtain have?", shades, "", []string{"For the study my curtains need dark blue."}},
		{"both", "Which curtains meet every wish that I named?", []string{"Those with dark blue and brass rings", "Those with dark blue and wooden rings",
			"Those with rusty red and brass rings", "Those with rusty red and wooden rings"}, "B", []string{"I like curtains with wooden rings.", "I like curtains with dark blue."}},
		{"both, without one", "Which curtains meet every wish that I named?", []string{"Those with dark blue and brass rings", "Those with dark blue and wooden rings"}, "",
			[]string{"I like curtains with dark blue."}},
		{"order", "How has what I want as the shade of curtains changed?", []string{"First off-white, then dark blue", "First dark blue, then off-white"}, "B",
			[]string{"I like curtains with dark blue.", "I now want curtains with off-white."}},
		{"reason", "Why did I change to off-white?", []string{"My uncle", "A wet spring"}, "B",
			[]string{"What changed my cushions was my uncle.", "What changed my curtains was a wet spring.", "I now want curtains with off-white."}},
		{"reason, without the change", "Why did I change to off-white?", []string{"My uncle", "A wet spring"}, "", []string{"What changed my curtains was a wet spring."}},
	} {
		t.Run(c.name, func(t *testing.T) {
			out := ask(c.question, c.options, c.turns...)
			if out.Letter != c.want || (out.Outcome == prompts.Answered) != (c.want != "") {
				t.Errorf("%+v, want %q", out, c.want)
			}
		})
	}
}

// Nothing that is said at the time of asking or later counts, and the messages that the answer rests on are cited.
func TestSolve_AskedAtAndCitations(t *testing.T) {
	in := prompts.SolveIn{Question: "Which shade did I name for curtains?", AskedAt: corpus.NewDate(2025, 4, 1).At(10, 0),
		Options: []corpus.Option{{Letter: "A", Text: "Dark blue"}, {Letter: "B", Text: "Moss green"}}}
	for i, text := range []string{"I like curtains with dark blue.", "I like curtains with moss green."} {
		in.Messages = append(in.Messages, prompts.Shown{ID: fmt.Sprintf("m%d", i+1), Speaker: "Vera Lind", At: corpus.NewDate(2025, 4, 1).At(9+i, 0), Text: text})
	}
	if out := Solve(in); out.Letter != "A" || len(out.Citations) != 1 || out.Citations[0] != "m1" {
		t.Errorf("%+v", out)
	}
}
