package builtin_test

import (
	"fmt"
	"slices"
	"testing"

	"memloom/internal/builtin/author"
	"memloom/internal/builtin/reader"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// said is an attribute with a value that was said wrongly and the right one.
type said struct {
	noun, plural, class string
	wrong, right        corpus.Value
	question            string
}

func corrigenda() []said {
	name := func(s string) corpus.Value { return corpus.TextValue(corpus.KindEntity, s) }
	return []said{
		{"retry limit", "", "setting", corpus.CountValue(5), corpus.CountValue(8), "What is the retry limit for the card vault load test?"},
		{"response time", "", "measure", corpus.QuantityValue(corpus.NewDecimal(212, 0), "ms"), corpus.QuantityValue(corpus.NewDecimal(96, 0), "ms"), "What is the response time of the card vault load test?"},
		{"defect count", "open defects", "tally", corpus.CountValue(14), corpus.CountValue(31), "How many open defects are there on the card vault load test?"},
		{"storage engine", "", "choice", name("Basalt"), name("Obsidian"), "What is the storage engine for the card vault load test?"},
		{"reviewer", "", "contact", name("Hana Tilde"), name("Petros Vaughn"), "Who is the reviewer for the card vault load test?"},
		{"freeze date", "", "deadline", corpus.DateValue(corpus.NewDate(2025, 3, 19)), corpus.DateValue(corpus.NewDate(2025, 3, 26)), "When is the freeze date for the card vault load test?"},
	}
}

// corrected is a day on which somebody states a value wrongly and somebody else
// puts it right.
func corrected(x said, seed int) prompts.DayIn {
	on := corpus.NewDate(2025, 3, 10).Add(seed % 5)
	levels := [][]string{{"casual", "semi-formal", "formal"}, {"concise", "moderate", "detailed"}, {"minimal", "occasional", "frequent"}, {"indirect", "balanced", "direct"}, {"neutral", "friendly", "warm"}}
	style := func(n int) corpus.Style {
		return corpus.Style{Formality: levels[0][n%3], Verbosity: levels[1][n/3%3], Humour: levels[2][n/9%3], Jargon: "balanced", Emoji: "rare", Directness: levels[3][n/2%3], Warmth: levels[4][n/5%3], Questioning: "accepting"}
	}
	task := "card vault load test"
	fact := func(n int, v corpus.Value) prompts.DayFact {
		return prompts.DayFact{N: n, Subject: task, Attribute: x.noun, Plural: x.plural, Class: x.class, Value: &v, Basis: corpus.BasisText, Surfaces: surfaces(v, on)[:1]}
	}
	return prompts.DayIn{
		Project: "Quiet Ledger", Group: "Vault Service", Date: on, Weekday: on.Weekday().String(), Words: 20,
		People: []prompts.Voice{
			{Name: "Mara Olsen", Given: "Mara", Role: "engineer", Rank: 3, Style: style(seed)},
			{Name: "Leo Brandt", Given: "Leo", Role: "engineer", Rank: 3, Style: style(seed*7 + 3)},
		},
		Tasks: []prompts.TaskName{{Name: task, Component: "card vault", Deliverable: "load test"}},
		Facts: []prompts.DayFact{fact(1, x.wrong), fact(2, x.right)},
		Slots: []prompts.Slot{
			{N: 1, At: on.At(9, 10), Author: "Mara Olsen", Act: corpus.ActMistake, Task: task, States: []int{1}},
			{N: 2, At: on.At(9, 40), Author: "Leo Brandt", Act: corpus.ActCorrection, Task: task, ReplyTo: 1, States: []int{2}},
		},
	}
}

// Whatever words a correction finds, who reads it beside the mistake takes its
// value and not the other.
func TestReaderTakesCorrections(t *testing.T) {
	a, r := author.New(), reader.New(reader.Options{})
	texts, misread := map[string]bool{}, 0
	for seed := range 150 {
		for _, x := range corrigenda() {
			in := corrected(x, seed)
			out, err := a.Day(in)
			if err != nil {
				t.Fatal(err)
			}
			var shown []prompts.Shown
			for i, m := range out.Messages {
				shown = append(shown, prompts.Shown{ID: fmt.Sprint(i + 1), Speaker: in.Slots[i].Author, At: in.Slots[i].At, Group: in.Group, Text: m.Text})
			}
			texts[out.Messages[1].Text] = true
			got, err := r.Solve(prompts.SolveIn{Messages: shown, Question: x.question, AskedAt: in.Date.Add(60).At(9, 0)})
			if err != nil {
				t.Fatal(err)
			}
			want := surfaces(x.right, in.Date)
			if v := x.right; v.Kind == corpus.KindDate {
				want = []string{v.Date.Time().Format("2 January 2006")}
			}
			if got.Outcome != prompts.Answered || !slices.Contains(want, got.Answer) {
				misread++
				t.Logf("%s %s: %q | %q: %s %q", x.noun, want[0], out.Messages[0].Text, out.Messages[1].Text, got.Outcome, got.Answer)
			}
		}
	}
	if len(texts) < 450 {
		t.Errorf("%d texts", len(texts))
	}
	if misread > 0 {
		t.Errorf("%d of %d corrections were misread", misread, 150*len(corrigenda()))
	}
}

func surfaces(v corpus.Value, on corpus.Date) []string {
	if v.Kind == corpus.KindEntity {
		return []string{v.Text}
	}
	return corpus.Surfaces(v, on, nil)
}
