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

// plannedDay is a day of a library's people with every act of decisions,
// promises, rules and absences.
func plannedDay() prompts.DayIn {
	date := corpus.NewDate(2025, 3, 13)
	in := prompts.DayIn{Project: "Open Shelves", Group: "Catalogue Circle", Date: date, Weekday: "Thursday", Words: 20,
		People: standintest.People()}
	const plan, survey, rules = "branch catalogue migration plan", "reading room survey", "mobile library lending rules"
	in.Tasks = []prompts.TaskName{
		{Name: plan, Component: "branch catalogue", Deliverable: "migration plan"}, {Name: survey, Component: "reading room",
			Deliverable: "survey"},
		{Name: rules, Component: "mobile library", Deliverable: "lending rules"},
	}
	fact := func(subject, attribute, class string, v corpus.Value, surfaces ...string) *prompts.DayFact {
		in.Facts = append(in.Facts, prompts.DayFact{N: len(in.Facts) + 1, Subject: subject, Attribute: attribute,
			Class: class, Value: &v, Surfaces: surfaces, Basis: corpus.BasisText})
		return &in.Facts[len(in.Facts)-1]
	}
	day := func(d int) corpus.Value { return corpus.DateValue(corpus.NewDate(2025, 3, d)) }

	fact(rules, "loan period", grammar.ClassOption, corpus.DurationValue(28, false), "28 days").Changed = true // 1
	f := fact(rules, "loan period", grammar.ClassSetting, corpus.DurationValue(21, false), "21 days")
	f.Changed, f.Reason = true, "people read slower than we assumed"
	f.Trigger = &prompts.Recalled{Author: "Hana Tilde", Date: date.Add(-6), Act: corpus.ActProgress, Task: survey,
		Subject:   survey,
		Attribute: "late return count", Plural: "late returns", Class: grammar.ClassTally}
	// 3
	fact(survey, "share of damaged spines", grammar.ClassPromise, day(19), "Wednesday", "the 19th")
	// 4
	fact(plan, "shelf mark scheme", grammar.ClassChoice, textOf(corpus.KindEnum, "colour bands"), "colour bands")
	// 5
	fact("changes to the branch catalogue", corpus.PredRequires, grammar.ClassRule, textOf(corpus.KindText,
		"a second reader"), "a second reader")
	// 6
	f = fact("changes to the branch catalogue", corpus.PredRequires, grammar.ClassRule, textOf(corpus.KindEntity,
		"Mara Olsen"), "Mara Olsen")
	f.Condition = "during a quiet stretch"
	fact("quiet stretch", corpus.PredMeans, grammar.ClassDefinition, textOf(corpus.KindText,
		"the weeks between the book fair and the summer holidays"),
		"the weeks between the book fair and the summer holidays") // 7
	fact("Otis Grange", corpus.PredBack, grammar.ClassAbsence, day(24), "the 24th") // 8

	add := func(h, m int, author string, act corpus.Act, task string, parent int, states ...int) *prompts.Slot {
		in.Slots = append(in.Slots, prompts.Slot{N: len(in.Slots) + 1, At: date.At(h, m), Author: author, Act: act,
			Task: task, ReplyTo: parent, States: states})
		return &in.Slots[len(in.Slots)-1]
	}
	recalled := func(author string, ago int, act corpus.Act, task, attribute, class string) *prompts.Recalled {
		return &prompts.Recalled{Author: author, Date: date.Add(-ago), Act: act, Task: task, Subject: task,
			Attribute: attribute, Class: class}
	}
	add(9, 2, "Leo Brandt", corpus.ActReturn, "", 0)
	s := add(9, 6, "Hana Tilde", corpus.ActRecap, "", 1)
	s.Recalls = recalled("Mara Olsen", 2, corpus.ActDecision, plan, "approver", grammar.ClassContact)
	s = add(9, 20, "Sunniva Kaur", corpus.ActRequest, rules, 0)
	s.To, s.Asks = "Mara Olsen", &prompts.Asked{Subject: rules, Attribute: "loan period", Class: grammar.ClassSetting,
		Kind: corpus.KindDuration, Set: true}
	s.Because = "the printer wants the new cards"
	add(9, 31, "Leo Brandt", corpus.ActOption, rules, 3, 1).Because = "nobody likes to be reminded"
	add(9, 40, "Petros Vaughn", corpus.ActOption, rules, 3).Because = "the van comes by rarely in winter"
	add(10, 5, "Mara Olsen", corpus.ActDecision, rules, 3, 2)
	s = add(10, 12, "Petros Vaughn", corpus.ActDisagreement, rules, 6)
	s.Kind, s.Because = "overlooked_risk", "the queue for new titles is long already"
	add(10, 20, "Mara Olsen", corpus.ActClosure, rules, 7).Because = "we can lend the most wanted titles for less"
	s = add(10, 45, "Hana Tilde", corpus.ActQuestion, survey, 0)
	s.To, s.Asks = "Leo Brandt", &prompts.Asked{Subject: survey, Attribute: "share of damaged spines",
		Class: grammar.ClassMeasure, Kind: corpus.KindPercent}
	add(10, 49, "Leo Brandt", corpus.ActCommitment, survey, 9, 3).To = "Hana Tilde"
	s = add(11, 15, "Petros Vaughn", corpus.ActReminder, plan, 0)
	s.To, s.Recalls = "Sunniva Kaur", recalled("Sunniva Kaur", 3, corpus.ActCommitment, plan, "shelf mark scheme",
		grammar.ClassChoice)
	add(11, 18, "Sunniva Kaur", corpus.ActApology, plan, 11).Recalls = recalled("Sunniva Kaur", 3, corpus.ActCommitment,
		plan, "shelf mark scheme", grammar.ClassChoice)
	add(11, 40, "Sunniva Kaur", corpus.ActDelivery, plan, 11, 4).Recalls = recalled("Sunniva Kaur", 3,
		corpus.ActCommitment, plan, "shelf mark scheme", grammar.ClassChoice)
	add(14, 0, "Mara Olsen", corpus.ActRule, "", 0, 5).Because = "the last slip reached the shelves"
	add(14, 4, "Mara Olsen", corpus.ActRule, "", 0, 6).Because = "half of the team is out at the stands"
	add(14, 6, "Leo Brandt", corpus.ActAcknowledge, "", 15)
	add(14, 9, "Mara Olsen", corpus.ActRule, "", 0, 7)
	add(15, 30, "Otis Grange", corpus.ActAbsence, "", 0, 8).Because = "my daughter is moving house"
	add(15, 33, "Hana Tilde", corpus.ActAcknowledge, "", 18)
	add(16, 10, "Leo Brandt", corpus.ActRecall, rules, 0).Recalls = recalled("Petros Vaughn", 1, corpus.ActAnswer, rules,
		"hearing date", grammar.ClassDeadline)
	return in
}

func TestGoldenPlannedDay(t *testing.T) {
	in := plannedDay()
	out, err := Day(in)
	if err != nil {
		t.Fatal(err)
	}
	checkDay(t, fields[1], in, out)
	checkOpenMatters(t, in, out)
	var b strings.Builder
	for i, m := range out.Messages {
		s := in.Slots[i]
		h, minute := s.At.Clock()
		given, _, _ := strings.Cut(s.Author, " ")
		fmt.Fprintf(&b, "%2d %02d:%02d %s (%s", s.N, h, minute, given, s.Act)
		if s.ReplyTo > 0 {
			fmt.Fprintf(&b, " to %d", s.ReplyTo)
		}
		fmt.Fprintf(&b, ")\n   %s\n", m.Text)
	}
	standintest.CompareGolden(t, "testdata/planned.golden", b.String())
}
