package sets_test

import (
	"testing"

	"memloom/internal/builtin/reader"
	"memloom/prompts"
)

func TestMarks(t *testing.T) {
	const (
		form   = "How would you fill in this form for my next reading chair?\n- wood: pale wood / dark walnut\n- line: straight edges / round corners"
		chairs = "Which of these reading chairs fits what I go for?\n- Alder: pale wood, straight edges\n- Birch: dark walnut, straight edges"
		city   = "Which city is the capital of Bolivia?"
		films  = "Which of the films that came up did Steven Spielberg direct?"
		first  = "Put an erhu, a koto and a balalaika in the order of their numbers of strings, the fewest first."
		both   = "wood: pale wood; line: straight edges"
		split  = "The talks disagree: once La Paz, once Sucre."
	)
	r := reader.New(reader.Options{})
	for _, c := range []struct {
		question, gold, candidate string
		right                     bool
	}{
		{first, "an erhu, a balalaika and a koto", "They are an erhu, a balalaika and a koto.", true}, {first, "an erhu, a balalaika and a koto", "a koto, a balalaika and an erhu", false},
		{form, both, "line: straight edges; wood: pale wood", true}, {form, both, "pale wood, with straight edges", true},
		{form, both, "I'd go with straight edges and pale wood, not dark walnut.", true}, {form, both, "wood: pale wood", false},
		{form, both, "wood: pale wood; line: round corners", false}, {form, both, "pale wood or dark walnut, straight edges", false},
		{form, both, "It cannot be determined.", false},
		{form, "The talks disagree: once pale wood, once dark walnut.", "You said pale wood once and dark walnut another time.", true},
		{form, "The talks disagree: once pale wood, once dark walnut.", "wood: pale wood", false},
		{chairs, "Alder", "Alder fits.", true}, {chairs, "Alder", "Alder, because Birch has dark walnut.", true},
		{chairs, "Alder", "Alder rather than Birch", true}, {chairs, "Alder", "Birch", false},
		{chairs, "Alder", "Alder or Birch", false}, {chairs, "Alder", "Cannot determine.", false},
		{city, split, "They disagree: once La Paz, once Sucre.", true}, {city, split, "They contradict each other on this.", true},
		{city, split, "La Paz", false}, {city, split, "Sucre, not La Paz", false}, {city, split, "It cannot be determined.", false},
		{films, "Jaws, Jurassic Park and Schindler's List", "Schindler's List, Jaws, Jurassic Park", true},
		{films, "Jaws, Jurassic Park and Schindler's List", "Jaws, Jurassic Park", false},
	} {
		v, err := r.Judge(prompts.JudgeIn{Question: c.question, Gold: c.gold, Candidate: c.candidate})
		if err != nil || (v.Verdict == prompts.Correct) != c.right {
			t.Errorf("%q for %q: %s (%s), want right %v", c.candidate, c.gold, v.Verdict, v.Reason, c.right)
		}
	}
}
