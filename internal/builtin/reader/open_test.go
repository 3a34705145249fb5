package reader

import (
	"fmt"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// said makes messages of "day time speaker: text" lines.
func said(t testing.TB, lines ...string) []prompts.Shown {
	t.Helper()
	var out []prompts.Shown
	for i, l := range lines {
		stamp, rest, _ := strings.Cut(l, " ")
		who, text, ok := strings.Cut(rest, ": ")
		at, err := corpus.ParseStamp(stamp)
		if err != nil || !ok {
			t.Fatal(l, err)
		}
		out = append(out, prompts.Shown{ID: fmt.Sprint("m", i+1), Speaker: who, At: at, Text: text})
	}
	return out
}

var skiClub = []string{
	"2024-01-10T18:00 Runa: bus deposit is due friday, its 90 euro",
	"2024-01-10T18:05 Otto Lund: whose is the green sledge in the cellar?",
	"2024-01-10T18:30 Bea: sorry, that one is my cousin's",
	"2024-01-12T09:00 Otto Lund: deposit sent just now",
	"2024-01-15T20:00 Runa: lift tickets: 14 booked so far",
	"2024-01-20T19:00 Runa: correction, we have 16 lift tickets booked, not 14",
	"2024-01-21T10:00 Bea: the snow cannon broke yesterday",
	"2024-01-24T16:00 Otto Lund: snow cannon repaired this morning, works again",
	"2024-01-25T12:00 Bea: The hut warden says the hut sleeps 22",
	"2024-01-25T12:20 Otto Lund: leaflet says the hut sleeps 26",
	"2024-01-26T08:00 Runa: by the short run I mean the one behind the hut",
	"2024-01-27T08:00 Bea: we could maybe ask Sten for wax",
	"2024-01-28T21:00 Otto Lund: the race is a fortnight today, list is at https://ski.example/race",
}

// skiQuestions are questions over it with what must come out; "-" is cannot determine,
// "!" conflict.
var skiQuestions = []struct{ question, want string }{
	{"On which date did Otto send the deposit?", "12 January 2024"},
	{"Who owns the green sledge in the cellar?", "Bea's cousin"},
	{"How many lift tickets are booked by now?", "16"},
	{"When did the snow cannon break?", "20 January 2024"},
	{"Who mended the snow cannon?", "-"}, // he says that it is done, not who did it
	{"When was the snow cannon mended?", "24 January 2024"},
	{"How many days after it broke was the snow cannon fixed?", "4 days"},
	{"How many people does the hut sleep?", "!"},
	{`What does Runa mean by "the short run"?`, "the one behind the hut"},
	{"On what date is the race?", "11 February 2024"},
	{"Under which link is the list for the race?", "https://ski.example/race"},
	{"When did Sten bring the wax?", "-"},
	{"How many chalet tickets are booked by now?", "-"},
	{"When was the snow plough mended?", "-"},
	{"What did the new lift cost?", "-"},
}

func TestOpenQuestions(t *testing.T) {
	msgs := said(t, skiClub...)
	for _, c := range skiQuestions {
		out, err := New(Options{}).Solve(prompts.SolveIn{Question: c.question, Messages: msgs})
		if err != nil {
			t.Fatal(err)
		}
		got := out.Answer
		switch out.Outcome {
		case prompts.CannotDetermine:
			got = "-"
		case prompts.Conflict:
			got = "!"
		}
		if got != c.want {
			t.Errorf("%s\n\tgot  %s (%d %%, %s)\n\twant %s", c.question, got, out.Confidence, out.Reasoning, c.want)
		}
	}
}

// BenchmarkOpen asks a question that only the wider reading answers, of few messages and of many.
func BenchmarkOpen(b *testing.B) {
	for _, n := range []int{1, 300} {
		var msgs []prompts.Shown
		for range n {
			msgs = append(msgs, said(b, skiClub...)...)
		}
		b.Run(fmt.Sprint(len(msgs)), func(b *testing.B) {
			r := New(Options{})
			in := prompts.SolveIn{Question: "When was the snow cannon mended?", Messages: msgs}
			if _, err := r.Solve(in); err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if _, err := r.Solve(in); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
