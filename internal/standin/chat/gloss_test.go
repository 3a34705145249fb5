package chat

import (
	"regexp"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/prompts"
)

// audience are days on which one person states the same things to a person of
// a role and rank.
func audience(t *testing.T, writer, to prompts.Voice, each func(text string)) {
	t.Helper()
	const task = "card vault load test"
	for seed := range 40 {
		date := corpus.NewDate(2025, 3, 10).Add(seed)
		holder, limit := textOf(corpus.KindEntity, "Sunniva Kaur"), corpus.CountValue(5)
		in := prompts.DayIn{Project: "Quiet Ledger", Group: "Vault Service", Date: date, Words: 18,
			People: []prompts.Voice{writer, to},
			Tasks:  []prompts.TaskName{{Name: task, Component: "card vault", Deliverable: "load test"}},
			Facts: []prompts.DayFact{
				{N: 1, Subject: task, Attribute: "pager holder", Class: grammar.ClassContact, Word: true,
					Means: "person who is called at night", Value: &holder, Surfaces: []string{"Sunniva Kaur"},
					Basis: corpus.BasisText},
				{N: 2, Subject: task, Attribute: "retry limit", Class: grammar.ClassSetting, Value: &limit, Surfaces: []string{"5"},
					Basis: corpus.BasisText},
			}}
		in.Slots = []prompts.Slot{
			{N: 1, At: date.At(9, 0), Author: writer.Name, Act: corpus.ActProgress, Task: task, To: to.Name, States: []int{1}},
			{N: 2, At: date.At(9, 30), Author: writer.Name, Act: corpus.ActDoubt, Task: task, To: to.Name, States: []int{2}},
			{N: 3, At: date.At(10, 0), Author: to.Name, Act: corpus.ActCoordinate, Task: task, To: writer.Name},
			{N: 4, At: date.At(10, 5), Author: writer.Name, Act: corpus.ActAcknowledge, Task: task, ReplyTo: 3},
		}
		out, err := Day(in)
		if err != nil {
			t.Fatal(err)
		}
		for i, m := range out.Messages {
			if in.Slots[i].Author == writer.Name {
				each(m.Text)
			}
		}
	}
}

// A word of the writer's trade is explained to another role, and to no one of
// the same one.
func TestWordsOfATradeAreExplainedToOthers(t *testing.T) {
	writer := prompts.Voice{Name: "Hana Tilde", Given: "Hana", Role: "site engineer", Rank: 4}
	for role, want := range map[string]int{"site engineer": 0, "support analyst": 40} {
		for _, formality := range []string{"casual", "semi-formal", "formal"} {
			writer.Style.Formality = formality
			glosses := 0
			audience(t, writer, prompts.Voice{Name: "Leo Brandt", Given: "Leo", Role: role, Rank: 4}, func(s string) {
				glosses += strings.Count(s, "person who is called at night")
			})
			if glosses != want {
				t.Errorf("%s to a %s: %d of 40 reports say what the word means, want %d", formality, role, glosses, want)
			}
		}
	}
}

// contracts finds contractions; the genitive is none.
var contracts = regexp.MustCompile(`(?i)n't\b|'(m|ll|ve|d|re)\b|\b(it|that|there|here|what|who|let|he|she)'s\b`)

// TestDay_SuperiorsAreAddressedFormally: to a superior, semi-formal people write contractions out; to a peer they do
// not.
func TestDay_SuperiorsAreAddressedFormally(t *testing.T) {
	writer := prompts.Voice{Name: "Leo Brandt", Given: "Leo", Role: "engineer", Rank: 4,
		Style: corpus.Style{Formality: "semi-formal"}}
	found := map[int]int{}
	for _, rank := range []int{2, 4} {
		to := prompts.Voice{Name: "Mara Olsen", Given: "Mara", Role: "programme manager", Rank: rank}
		audience(t, writer, to, func(s string) {
			if contracts.MatchString(s) {
				found[rank]++
			}
		})
	}
	if found[2] > 0 || found[4] == 0 {
		t.Errorf("contractions in %d messages to a superior, %d to a peer", found[2], found[4])
	}
}
