package judge

import (
	"testing"

	"memloom/prompts"
)

// TestMarkRubric: each row is an answer to a question about advice, and what the marks come to.
func TestMarkRubric(t *testing.T) {
	nuts := prompts.NewRubricIn("What could I bring to the street party?",
		[]string{"takes into account that my neighbour Jonas breaks out in a rash from anything with nuts, for instance with something without nuts"},
		[]string{"suggests walnuts or a nut cake", "suggests almond biscuits"}, "")
	green := prompts.NewRubricIn("What could go on the bare wall?",
		[]string{"goes for a wall poster with muted greens"}, []string{"suggests neon pink"}, "")
	tea := prompts.NewRubricIn("What should we serve?", []string{"takes into account that I do not drink coffee"}, []string{"suggests an espresso or a flat white"}, "")
	lamp := prompts.NewRubricIn("Which desk lamp should I get?", []string{"goes for a desk lamp with a narrow beam"},
		[]string{"suggests an amber glow, a heavy foot or a long arm instead"}, "")
	for _, c := range []struct {
		in   prompts.RubricIn
		said string
		want string
	}{
		{nuts, "Since your neighbour Jonas breaks out in a rash from anything with nuts, bring a fruit salad.", prompts.Correct},
		{nuts, "A fruit salad. Jonas, your neighbor, broke out in a rash from nuts, so that is safe.", prompts.Correct},
		{nuts, "Jonas next door gets a rash from nuts, so no walnuts and no nut cake, please.", prompts.Wrong}, // the neighbour is missing
		{nuts, "Your neighbour Jonas breaks out in a rash from nuts: avoid walnuts, almond biscuits and the like.", prompts.Correct},
		{nuts, "Your neighbour Jonas breaks out in a rash from nuts. How about almond biscuits?", prompts.Wrong},
		{nuts, "Your neighbour Jonas does not break out in a rash from nuts.", prompts.Wrong},
		{nuts, "Walnuts! Your neighbour Jonas breaks out in a rash from nuts.", prompts.Wrong},
		{nuts, "A nut-free cake, as your neighbour Jonas breaks out in a rash from nuts.", prompts.Correct},
		{nuts, "I don't know.", prompts.Wrong},
		{nuts, "Cannot determine.", prompts.Wrong},
		{nuts, "", prompts.Wrong},
		{nuts, "A fruit salad.", prompts.Wrong},
		{green, "I would go for a wall poster with muted greens.", prompts.Correct},
		{green, "Muted greens on a poster for the wall, not neon pink.", prompts.Correct},
		{green, "A wall poster with muted greens rather than neon pink.", prompts.Correct},
		{green, "A wall poster with muted greens, or neon pink.", prompts.Wrong},
		{green, "Do not take a wall poster with muted greens.", prompts.Wrong},
		{green, "A wall poster in neon pink with muted greens.", prompts.Wrong},
		{lamp, "A desk lamp with a narrow beam.", prompts.Correct},
		{lamp, "A desk lamp with a narrow beam and an amber glow.", prompts.Correct}, // it may have more
		{lamp, "A desk lamp with an amber glow.", prompts.Wrong},
		{lamp, "A desk lamp with a narrow beam or an amber glow.", prompts.Wrong}, // a guess
		{lamp, "A desk lamp with a narrow beam. Alternatively, one with a heavy foot.", prompts.Wrong},
		{lamp, "A desk lamp with a narrow beam, an amber glow, a heavy foot and a long arm.", prompts.Wrong}, // all there are
		{tea, "You don't drink coffee, so tea it is.", prompts.Correct},
		{tea, "You drink coffee, so a flat white.", prompts.Wrong},
		{tea, "As you never drink coffee, an espresso is out; tea then.", prompts.Correct},
		{tea, "As you never drink coffee, take an espresso.", prompts.Wrong},
	} {
		c.in.Candidate = c.said
		out := MarkRubric(c.in)
		if got := out.Verdict(); got != c.want || out.Reason == "" {
			t.Errorf("%q: %s (%s), want %s", c.said, got, out.Reason, c.want)
		}
	}
}
