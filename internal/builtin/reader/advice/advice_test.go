package advice

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// talk is a talk of a user, who begins, with an assistant.
func talk(texts ...string) prompts.SolveIn {
	var in prompts.SolveIn
	for i, text := range texts {
		speaker := "Ines Kovar"
		if i%2 == 1 {
			speaker = assistant
		}
		in.Messages = append(in.Messages, prompts.Shown{ID: strconv.Itoa(i + 1), Speaker: speaker, Text: text, At: corpus.NewDate(2025, 3, 3).At(9, i)})
	}
	in.AskedAt = corpus.NewDate(2025, 6, 1).At(9, 0)
	return in
}

// TestSolve_Talks: what the user told of the person or the kind of thing that a request is about is heeded; anything else is not.
func TestSolve_Talks(t *testing.T) {
	for name, c := range map[string]struct {
		texts    []string
		question string
		says     []string // all of them; none: it declines
		not      string
		cites    []string
	}{
		"of a person": {
			[]string{"By the way, my cousin Teodor gets seasick on anything smaller than a ferry.", "Good to know.", "Now the invoices.", "Where do they lie?"},
			"Where should I take my cousin Teodor for an outing?", []string{"Teodor gets seasick"}, "invoices", []string{"1"}},
		"of a person, twice": {
			[]string{"My cousin Teodor gets seasick.", "I see.", "And Teodor cannot stand in the sun for long.", "Clear."},
			"What could I do with Teodor on his day off?", []string{"seasick", "stand in the sun"}, "", []string{"1", "3"}},
		"of somebody else": {
			[]string{"My cousin Teodor gets seasick.", "I see.", "Thanks.", "Sure."},
			"Where should I take my cousin Branka for an outing?", nil, "", nil},
		"a question about the person": {
			[]string{"Does my cousin Teodor still get seasick?", "You never said.", "Right.", "Sure."},
			"Where should I take my cousin Teodor for an outing?", nil, "", nil},
		"said by the assistant": {
			[]string{"It is about my outing.", "Your cousin Teodor gets seasick.", "Hm.", "Sure."},
			"Where should I take my cousin Teodor for an outing?", nil, "", nil},
		"of a thing": {
			[]string{"Every kettle that I kept for long came with a wooden handle.", "Noted.", "Thanks.", "Sure."},
			"Which kettle would you suggest to me?", []string{"kettle", "wooden handle"}, "", []string{"1"}},
		"of another thing": {
			[]string{"Every kettle that I kept for long came with a wooden handle.", "Noted.", "Thanks.", "Sure."},
			"Which umbrella would you suggest to me?", nil, "", nil},
		"of a thing among others": {
			[]string{"The umbrellas that I keep are those with a steel frame.", "Noted.", "I always end up buying a kettle with a wooden handle.", "Sure."},
			"Could you recommend a kettle for my new kitchen?", []string{"wooden handle"}, "steel frame", []string{"3"}},
		"a thing that nobody keeps": {
			[]string{"The kettle with the wooden handle stands in the corner.", "Noted.", "Thanks.", "Sure."},
			"Which kettle would you suggest to me?", nil, "", nil},
		"nothing": {nil, "Which kettle would you suggest to me?", nil, "", nil},
	} {
		t.Run(name, func(t *testing.T) {
			in := talk(c.texts...)
			in.Question = c.question
			out := Solve(in)
			if len(c.says) == 0 {
				if out.Outcome != prompts.CannotDetermine || out.Answer != "" || len(out.Citations) > 0 {
					t.Errorf("%+v", out)
				}
				return
			}
			for _, s := range c.says {
				if !strings.Contains(out.Answer, s) {
					t.Errorf("%q does not hold %q", out.Answer, s)
				}
			}
			if out.Outcome != prompts.Answered || !slices.Equal(out.Citations, c.cites) || c.not != "" && strings.Contains(out.Answer, c.not) {
				t.Errorf("%+v", out)
			}
		})
	}
}

// TestSolve_AskedBefore: what is told after a request was made is not known.
func TestSolve_AskedBefore(t *testing.T) {
	in := talk("My cousin Teodor gets seasick.", "I see.")
	in.Question, in.AskedAt = "Where should I take my cousin Teodor?", corpus.NewDate(2025, 3, 2).At(9, 0)
	if out := Solve(in); out.Outcome != prompts.CannotDetermine {
		t.Errorf("%+v", out)
	}
}

// TestAsks_Questions: requests for advice about talks with an assistant, and what is none.
func TestAsks_Questions(t *testing.T) {
	for question, want := range map[string]bool{
		"Which kettle would you suggest to me?":                 true,
		"I need a kettle. What sort would suit me?":             true,
		"Where should I take my cousin Teodor for an outing?":   true,
		"What is the retry limit for the rollback plan?":        false,
		"What did you suggest as the retry limit for the plan?": false,
		"How many defects are there in total?":                  false,
	} {
		in := talk("My cousin Teodor gets seasick.", "I see.")
		in.Question = question
		if got := Asks(in); got != want {
			t.Errorf("%q: %v", question, got)
		}
		in.Messages = in.Messages[:1] // a talk without an assistant
		if Asks(in) {
			t.Errorf("%q is taken for one without an assistant", question)
		}
		in = talk("My cousin Teodor gets seasick.", "I see.")
		in.Question, in.Options = question, []corpus.Option{{Letter: "A", Text: "a"}}
		if Asks(in) {
			t.Errorf("%q is taken for one with options", question)
		}
	}
}
