package chat

import (
	"fmt"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/standintest"
	"memloom/prompts"
)

// goldenDay is a day of a library's people: a start, an obstacle, a question,
// a change that a person doubts, a slip put right, an end.
func goldenDay() prompts.DayIn {
	date := corpus.NewDate(2025, 3, 11)
	in := prompts.DayIn{Project: "Open Shelves", Group: "Catalogue Circle", Date: date, Weekday: "Tuesday", Words: 18,
		People: standintest.People()}
	fact := func(subject, attribute, class string, v *corpus.Value, surfaces ...string) *prompts.DayFact {
		in.Facts = append(in.Facts, prompts.DayFact{N: len(in.Facts) + 1, Subject: subject, Attribute: attribute,
			Class: class, Value: v, Surfaces: surfaces, Basis: corpus.BasisText})
		return &in.Facts[len(in.Facts)-1]
	}
	val := func(v corpus.Value) *corpus.Value { return &v }
	const plan, survey, rules, move = "branch catalogue migration plan", "reading room survey",
		"mobile library lending rules", "card index transfer"

	in.Tasks = []prompts.TaskName{
		{Name: plan, Component: "branch catalogue", Deliverable: "migration plan"}, {Name: survey, Component: "reading room",
			Deliverable: "survey"},
		{Name: rules, Component: "mobile library", Deliverable: "lending rules"}, {Name: move, Component: "card index",
			Deliverable: "transfer"},
	}
	fact(plan, corpus.PredStarted, grammar.ClassEvent, nil).Basis = corpus.BasisTimestamp
	fact(plan, corpus.PredOwner, grammar.ClassOwner, nil).Basis = corpus.BasisAuthor
	fact(plan, corpus.PredDue, grammar.ClassDue, val(corpus.DateValue(corpus.NewDate(2025, 3, 19))), "19 March")
	fact(survey, "obstacle", grammar.ClassBlocker, val(textOf(corpus.KindText, "nobody has the key to the map room")),
		"nobody has the key to the map room")
	fact(survey, "unreturned atlas count", grammar.ClassTally, val(corpus.CountValue(9)),
		"nine").Plural = "unreturned atlases"
	f := fact(rules, "loan period", grammar.ClassSetting, val(corpus.DurationValue(21, false)), "21 days")
	f.Changed, f.Reason = true, "people read slower than we assumed"
	fact(rules, "open risk", grammar.ClassRisk,
		val(textOf(corpus.KindText, "popular titles never make it back to the van")),
		"popular titles never make it back to the van")
	fact(plan, "approver", grammar.ClassContact, val(textOf(corpus.KindEntity, "Petros Vaughn")), "Petros Vaughn")
	fact(plan, "approver", grammar.ClassContact, val(textOf(corpus.KindEntity, "Mara Olsen")), "Mara Olsen")
	f = fact(move, corpus.PredFinished, grammar.ClassEvent, nil)
	f.Basis, f.Done = corpus.BasisTimestamp, []string{"handed over"}
	link := "https://shelves.example/card-index/transfer-final"
	fact(move, "final page", grammar.ClassReference, val(textOf(corpus.KindLink, link)), link)
	fact("stocktaking", "date", grammar.ClassCalendar, val(corpus.DateValue(corpus.NewDate(2025, 3, 21))), "21 March")

	add := func(h, m int, author string, act corpus.Act, task string, parent int, states ...int) *prompts.Slot {
		in.Slots = append(in.Slots, prompts.Slot{N: len(in.Slots) + 1, At: date.At(h, m), Author: author, Act: act,
			Task: task, ReplyTo: parent, States: states})
		return &in.Slots[len(in.Slots)-1]
	}
	add(9, 4, "Leo Brandt", corpus.ActKickoff, plan, 0, 1, 2, 3)
	add(9, 7, "Hana Tilde", corpus.ActBanter, plan, 1).Aside = "the reading room heating"
	add(9, 40, "Sunniva Kaur", corpus.ActBlocker, survey, 0, 4)
	s := add(9, 52, "Mara Olsen", corpus.ActQuestion, survey, 3)
	s.To, s.Asks = "Sunniva Kaur", &prompts.Asked{Subject: survey, Attribute: "unreturned atlas count",
		Plural: "unreturned atlases", Class: grammar.ClassTally, Kind: corpus.KindCount}
	add(9, 55, "Sunniva Kaur", corpus.ActAnswer, survey, 4, 5)
	add(9, 56, "Mara Olsen", corpus.ActAcknowledge, survey, 5)
	add(11, 15, "Mara Olsen", corpus.ActDecision, rules, 0, 6)
	add(11, 31, "Petros Vaughn", corpus.ActDoubt, rules, 7, 7)
	add(11, 44, "Mara Olsen", corpus.ActClosure, rules, 8)
	add(13, 20, "Leo Brandt", corpus.ActMistake, plan, 0, 8)
	add(13, 26, "Petros Vaughn", corpus.ActCorrection, plan, 10, 9)
	add(13, 27, "Leo Brandt", corpus.ActAcknowledge, plan, 11)
	add(15, 2, "Otis Grange", corpus.ActClosureDay, "", 0, 12)
	add(16, 30, "Hana Tilde", corpus.ActCompletion, move, 0, 10, 11)
	add(16, 36, "Leo Brandt", corpus.ActBanter, move, 14)
	return in
}

func TestGoldenDay(t *testing.T) {
	in := goldenDay()
	out, err := Day(in)
	if err != nil {
		t.Fatal(err)
	}
	f := fields[1]
	f.closure = "stocktaking"
	checkDay(t, f, in, out)
	var b strings.Builder
	for i, m := range out.Messages {
		s := in.Slots[i]
		h, min := s.At.Clock()
		given, _, _ := strings.Cut(s.Author, " ")
		fmt.Fprintf(&b, "%2d %02d:%02d %s (%s", s.N, h, min, given, s.Act)
		if s.ReplyTo > 0 {
			fmt.Fprintf(&b, " to %d", s.ReplyTo)
		}
		fmt.Fprintf(&b, ")\n   %s\n", m.Text)
	}
	standintest.CompareGolden(t, "testdata/day.golden", b.String())
}
