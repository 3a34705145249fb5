package reader

import (
	"fmt"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// TestWeighed: whether something happened, from what is told, denied, planned,
// asked and replied; and two values that nothing separates.
func TestWeighed(t *testing.T) { solveAll(t, "testdata/weighed.txt") }

var barnParty = []string{
	"2024-03-01T09:00 Anke Boll: We might rent the barn for the party, or the boat house.",
	"2024-03-02T10:00 Joris Pek: The boat house is booked, 340 euros with the heating.",
	"2024-03-02T10:20 Anke Boll: perfect. And the band cancelled because their drummer broke his arm",
	"2024-03-05T08:00 Joris Pek: somebody stole the fairy lights from the shed",
	"2024-03-05T09:00 Anke Boll: nobody stole the lights, they hang in my kitchen",
}

// barnOptions are questions over it with the option that is backed, if one is.
var barnOptions = []struct {
	question string
	opts     []string
	want     string
}{
	{"Which house is rented for the party?", []string{"the barn, for two days", "the boat house, for two days", "the town hall, for two days"}, ""},
	{"Why did the band cancel?", []string{"Their drummer broke his arm.", "Their van broke down.", "The fee was too low."}, "A"},
	{"What is true of the fairy lights?", []string{"They were sold to Joris.", "They hang in Anke's kitchen.", "They were nicked from the shed."}, "B"},
	{"Which of these was booked?", []string{"the barn with the heating", "the boat house with the heating", "the tent with the heating"}, "B"},
	{"Who lent the chairs?", []string{"Anke Boll", "Joris Pek", "the drummer"}, ""},
}

// What is planned, asked or said of something else backs no option; what a later
// message denies does not either.
func TestBackedOptions(t *testing.T) {
	for _, c := range barnOptions {
		if got := choosing(t, c.question, "", options(c.opts...), barnParty...); got != c.want {
			t.Errorf("%s: %q, want %q", c.question, got, c.want)
		}
	}
}

// A fair, and what is asked of it.
var fair = []string{
	"2024-05-02T09:00 Berit Ohm: The parrot from the Larsens has a green back and a grey beak. Can it stay with us, and could he fly to Oslo?",
	"2024-05-03T09:00 Nils Aas: I do the flyers, Berit does the stall",
	"2024-05-04T09:00 Berit Ohm: the vet couldn't come because her car broke down",
	"2024-05-04T10:00 Nils Aas: the caretaker is away, he broke his wrist",
	"2024-05-06T09:00 Nils Aas: Where is the ladder?",
	"2024-05-06T09:10 Berit Ohm: behind the greenhouse",
}

var fairOptions = []struct {
	question string
	opts     []string
	want     string
}{
	{"Why did the vet not come?", []string{"Her car broke down.", "She broke her wrist.", "The parrot was away."}, "A"},
	{"What does Berit do for the fair?", []string{"the flyers", "the stall", "the posters"}, "B"},
	{"Which statement about the parrot is supported?", []string{"It has a grey back.", "It has a green back and a grey beak.", "It stays in Oslo."}, "B"},
	{"Where is the ladder?", []string{"in the car", "behind the greenhouse", "at the stall"}, "B"},
	{"Where is the wheelbarrow?", []string{"in the car", "behind the greenhouse", "at the stall"}, ""},
}

// An option is backed by what one message says of what is asked: not by words that stand
// in several messages, belong to other things, or are said of somebody else.
func TestWhatBacksAnOption(t *testing.T) {
	for _, c := range fairOptions {
		if got := choosing(t, c.question, "", options(c.opts...), fair...); got != c.want {
			t.Errorf("%s: %q, want %q", c.question, got, c.want)
		}
	}
}

// The order in which things happened decides among orders of them.
func TestOptionsInOrder(t *testing.T) {
	lines := []string{
		"2024-05-06T09:00 Lis Aro: On Thursday I'll order the tiles, first the wall has to dry",
		"2024-05-07T09:00 Tom Aro: wall is painted",
		"2024-05-10T19:00 Lis Aro: tiles ordered!",
		"2024-05-22T07:30 Tom Aro: carpenter delivered the bench today",
	}
	opts := options("Tiles ordered – wall painted – bench delivered", "Wall painted – tiles ordered – bench delivered", "Wall painted – bench delivered – tiles ordered")
	if got := choosing(t, "In which order did these things happen?", "", opts, lines...); got != "B" {
		t.Errorf("%q, want B", got)
	}
	if got := choosing(t, "In which order did these things happen?", "", opts, lines[0], lines[3]); got != "" {
		t.Errorf("%q, want none: the order cannot be known", got)
	}
}

// A line is somebody's by the way in which they write.
func TestLineOfSomebody(t *testing.T) {
	lines := []string{
		"2024-05-06T09:00 Dr Hanna Voss: Dear all, please find the minutes attached. Kind regards, Hanna",
		"2024-05-06T09:05 Kip: got em thx",
		"2024-05-07T09:00 Dr Hanna Voss: Thank you, Kip. I shall forward them to the board.",
		"2024-05-07T09:02 Kip: np, board's on thursday btw",
		"2024-05-08T11:00 Kip: cant open page 4, anyone else",
		"2024-05-08T11:30 Dr Hanna Voss: A corrected copy has been sent to everybody.",
		"2024-05-08T11:31 Kip: works now",
		"2024-05-09T10:10 Dr Hanna Voss: Please note that the room has changed.",
	}
	opts := options("May I ask you to be punctual? Kind regards.", "running late, start w/o me", "I AM SO HAPPY!!! 🎉")
	if got := choosing(t, "Which line was most probably written by Kip?", "", opts, lines...); got != "B" {
		t.Errorf("%q, want B", got)
	}
	if got := choosing(t, "Which message sounds most like Hanna Voss?", "", opts, lines...); got != "A" {
		t.Errorf("%q, want A", got)
	}
}

// BenchmarkWeighed is a question for yes or no, for a value and for an option that
// the strict reading leaves, over a talk of 14 messages and one of 20,000.
func BenchmarkWeighed(b *testing.B) {
	for _, n := range []int{14, 20_000} {
		var msgs []prompts.Shown
		for i := range n {
			text := fmt.Sprintf("The crate of melons for stall %d has not come yet, but the figs are here.", i%97)
			msgs = append(msgs, prompts.Shown{ID: fmt.Sprint("m", i), Speaker: []string{"Ada Quill", "Ben Sorrel"}[i%2], At: corpus.Stamp(29_000_000 + 7*i), Text: text})
		}
		for name, in := range map[string]prompts.SolveIn{
			"whether": {Messages: msgs, Question: "Did the van deliver the melons to the stall?"},
			"value":   {Messages: msgs, Question: "How many melons did the van bring to the stall?"},
			"options": {Messages: msgs, Question: "What became of the melons?", Options: options("They were sold to Ada.", "They have not arrived.", "They fell off the van.")},
		} {
			b.Run(fmt.Sprintf("%s/%d", name, n), func(b *testing.B) {
				r := New(Options{CacheTexts: 100_000})
				for b.Loop() {
					if _, err := r.Solve(in); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
