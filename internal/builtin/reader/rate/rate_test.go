package rate

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"memloom/prompts"
)

var scale = prompts.Scale{From: 1, To: 5}

// dialogue is eight matters one after another: a question, its answer, and thanks by name.
func dialogue() []prompts.Heard {
	var out []prompts.Heard
	for i, thing := range strings.Fields("gate index lock tide berth crane buoy pilot") {
		asker, other := "Mira Castellan", "Odd Brekke"
		if i%2 == 1 {
			asker, other = other, asker
		}
		first := strings.Fields(asker)[0]
		out = append(out,
			prompts.Heard{Speaker: asker, Text: "Who looks after the " + thing + "?"},
			prompts.Heard{Speaker: other, Text: "The " + thing + " is with the night shift, " + first + "."},
			prompts.Heard{Speaker: asker, Text: "Then I will tell them about the " + thing + " tonight."})
	}
	return out
}

// TestWindow_OrderTellsDialogue: dialogue has better scores than its messages shuffled, in each dimension that depends on
// the order, and the same scores in the two that do not.
func TestWindow_OrderTellsDialogue(t *testing.T) {
	in := prompts.QualityIn{Scale: scale, Messages: dialogue()}
	as := Window(in).Ratings()
	r := rand.New(rand.NewPCG(1, 1))
	sums, times := make([]int, len(as)), 20
	for range times {
		r.Shuffle(len(in.Messages), func(i, j int) { in.Messages[i], in.Messages[j] = in.Messages[j], in.Messages[i] })
		for i, x := range Window(in).Ratings() {
			sums[i] += x.Score
		}
	}
	for i, name := range prompts.QualityDimensions() {
		same := name == prompts.Naturalness || name == prompts.Diversity
		if got := as[i].Score * times; same && got != sums[i] || !same && got <= sums[i] {
			t.Errorf("%s: %d (%s), shuffled %.2f", name, as[i].Score, as[i].Reason, float64(sums[i])/float64(times))
		}
	}
}

// TestWindow_KeepsToTheScale: whatever the messages, each score is on the scale and has a reason.
func TestWindow_KeepsToTheScale(t *testing.T) {
	d := dialogue()
	for _, messages := range [][]prompts.Heard{nil, d[:1], d[:2], d, slices.Repeat(d[:1], 40), {{Speaker: "", Text: ""}, {Speaker: "?", Text: "🙏"}}} {
		for _, s := range []prompts.Scale{scale, {From: 0, To: 5}} {
			for i, x := range Window(prompts.QualityIn{Scale: s, Messages: messages}).Ratings() {
				if x.Score < s.From || x.Score > s.To || x.Reason == "" {
					t.Errorf("%d messages, %s: %s is %+v", len(messages), s, prompts.QualityDimensions()[i], x)
				}
			}
		}
	}
}
