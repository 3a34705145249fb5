package reader

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
)

var boatHouse = []string{
	"2023-05-02T18:00 Ines: draft two of the leaflet is ready, printed on yellow card",
	"2023-05-02T18:10 Mats Holm: draft one was better, the leaflet text at least",
	"2023-05-03T09:00 Greta: the committee settled on draft two. Ralf objected, he wanted blue card",
	"2023-05-03T09:20 Ines: file of draft2: https://boats.example/d2",
	"2023-05-04T12:00 Mats Holm: Greta approved draft2 today",
	"2023-05-05T08:00 Greta: paddles broke: 4 long ones and 3 short ones",
	"2023-05-06T10:00 Ines: could my nephew Timo steer the raft?",
	"2023-05-07T20:00 Greta: the raft carries 5 people",
	"2023-05-07T20:30 Mats Holm: no wait, make it 6",
	"2023-05-08T19:00 Ralf: order on Sunday: the raft, then the canoes, then the punt",
	"2023-05-09T07:00 Greta: helpers so far are Timo, Ralf and Mats",
	"2023-05-10T07:00 Ines: the lock costs a hundred and twenty euro",
}

// What may be the answer is a candidate, however surely it is said.
func TestOpenPool(t *testing.T) {
	talk := New(Options{}).listen(said(t, boatHouse...), 0)
	for _, c := range []struct{ question, want string }{
		{"Which colour of card was the leaflet printed on?", "yellow card"},
		{"Who wanted blue card?", "Ralf"},                                                  // "he", after Ralf
		{"Under which link is the draft that Greta approved?", "https://boats.example/d2"}, // by way of draft2
		{"How many paddles broke altogether?", "7"},
		{"Whose nephew is Timo?", "Ines"}, // only a question says it
		{"How many people does the raft carry?", "6"},
		{"What comes last in the order on Sunday?", "punt"},
		{"How many helpers are there so far?", "3"},
		{"How much does the lock cost?", "a hundred and twenty euro"},
		{"What did Ines print the leaflet on?", "yellow card"},
	} {
		f := talk.frame(posed{text: c.question, on: corpus.NewDate(2023, 5, 11), open: true})
		pool := talk.openPool(f)
		if !slices.ContainsFunc(pool, func(o openCandidate) bool { return o.text == c.want }) {
			var has []string
			for _, o := range pool {
				has = append(has, o.text)
			}
			t.Errorf("%s\n\thas  %q\n\twant %s", c.question, has, c.want)
		}
	}
}
