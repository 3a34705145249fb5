package prompttest

import (
	"memloom/internal/corpus"
	"memloom/prompts"
)

// talkedOver is a day with the acts around decisions, promises, rules and
// absences, so that every author is tried on them.
func talkedOver() prompts.DayIn {
	d := corpus.NewDate(2025, 3, 13)
	const index, table, mira, odd = "harbour gate index", "tide table import", "Mira Castellan", "Odd Brekke"
	in := day()
	in.Date, in.Weekday, in.Facts, in.Slots = d, "Thursday", nil, nil
	in.Tasks = []prompts.TaskName{{Name: index, Component: "harbour gate", Deliverable: "index"},
		{Name: table, Component: "tide table", Deliverable: "import"}}
	fact := func(f prompts.DayFact, v corpus.Value, surfaces ...string) {
		f.N, f.Value, f.Surfaces, f.Basis = len(in.Facts)+1, &v, surfaces, corpus.BasisText
		in.Facts = append(in.Facts, f)
	}
	size := func(n int64) corpus.Value { return corpus.QuantityValue(corpus.NewDecimal(n, 0), "MB") }
	on := func(day int) corpus.Value { return corpus.DateValue(corpus.NewDate(2025, 3, day)) }
	words := func(s string) corpus.Value { return corpus.TextValue(corpus.KindText, s) }
	recalled := func(author string, ago int, act corpus.Act, task, attribute, class string) *prompts.Recalled {
		return &prompts.Recalled{Author: author, Date: d.Add(-ago), Act: act, Task: task, Subject: task, Attribute: attribute,
			Class: class}
	}
	fact(prompts.DayFact{Subject: index, Attribute: "batch size", Class: "option"}, size(32), "32 MB")
	fact(prompts.DayFact{Subject: index, Attribute: "batch size", Class: "setting", Changed: true,
		Reason:  "anything larger stalls the loader",
		Trigger: recalled(odd, 2, corpus.ActProgress, table, "run time", "measure")}, size(48), "48 MB")
	fact(prompts.DayFact{Subject: table, Attribute: "run time", Class: "promise"}, on(20), "20 March", "the 20th")
	fact(prompts.DayFact{Subject: table, Attribute: "error rate", Class: "measure"},
		corpus.PercentValue(corpus.NewDecimal(3, 0)), "3 %", "3 per cent")
	fact(prompts.DayFact{Subject: "reloads of the harbour gate", Attribute: corpus.PredRequires, Class: "rule"},
		words("a word to the pilots"), "a word to the pilots")
	fact(prompts.DayFact{Subject: "reloads of the harbour gate", Attribute: corpus.PredRequires, Class: "rule",
		Condition: "during a spring tide"},
		corpus.TextValue(corpus.KindEntity, odd), odd)
	fact(prompts.DayFact{Subject: "spring tide", Attribute: corpus.PredMeans, Class: "definition"},
		words("the hours around new and full moon"), "the hours around new and full moon")
	fact(prompts.DayFact{Subject: odd, Attribute: corpus.PredBack, Class: "absence"}, on(24), "24 March", "the 24th")

	fact(prompts.DayFact{Subject: mira, Attribute: corpus.PredRole, Class: "role"}, corpus.TextValue(corpus.KindEnum,
		"pilot planner"), "pilot planner")
	fact(prompts.DayFact{Subject: mira, Attribute: corpus.PredSkill, Class: "skill"}, corpus.TextValue(corpus.KindEnum,
		"tide tables"), "tide tables")

	add := func(s prompts.Slot) {
		s.N = len(in.Slots) + 1
		s.At = d.At(9+s.N/3, s.N%3*17)
		in.Slots = append(in.Slots, s)
	}
	asked := &prompts.Asked{Subject: index, Attribute: "batch size", Class: "setting", Kind: corpus.KindQuantity}
	promise := recalled(mira, 3, corpus.ActCommitment, table, "error rate", "measure")
	add(prompts.Slot{Author: odd, To: mira, Act: corpus.ActRequest, Task: index, Asks: asked,
		Because: "the pilots plan their night around it"})
	add(prompts.Slot{Author: odd, Act: corpus.ActOption, Task: index, ReplyTo: 1, States: []int{1},
		Because: "the old loader is still in use"})
	add(prompts.Slot{Author: mira, Act: corpus.ActDecision, Task: index, ReplyTo: 1, States: []int{2}})
	add(prompts.Slot{Author: odd, Act: corpus.ActDisagreement, Task: index, ReplyTo: 3, Kind: "feasibility",
		Because: "the loader shares its disk with the cameras"})
	add(prompts.Slot{Author: mira, Act: corpus.ActClosure, Task: index, ReplyTo: 4,
		Because: "the cameras move to another disk"})
	add(prompts.Slot{Author: mira, Act: corpus.ActCommitment, Task: table, To: odd, States: []int{3}})
	add(prompts.Slot{Author: odd, Act: corpus.ActReminder, Task: table, To: mira, Recalls: promise})
	add(prompts.Slot{Author: mira, Act: corpus.ActApology, Task: table, ReplyTo: 7, Recalls: promise})
	add(prompts.Slot{Author: mira, Act: corpus.ActDelivery, Task: table, ReplyTo: 7, Recalls: promise, States: []int{4}})
	add(prompts.Slot{Author: mira, Act: corpus.ActRule, States: []int{5}, Because: "a closed gate surprised them before"})
	add(prompts.Slot{Author: mira, Act: corpus.ActRule, States: []int{6}})
	add(prompts.Slot{Author: mira, Act: corpus.ActRule, States: []int{7}})
	add(prompts.Slot{Author: odd, Act: corpus.ActAbsence, States: []int{8}})
	add(prompts.Slot{Author: mira, Act: corpus.ActReturn})
	add(prompts.Slot{Author: odd, Act: corpus.ActRecap, ReplyTo: 14, Recalls: recalled(odd, 1, corpus.ActDecision, table,
		"run time", "measure")})
	add(prompts.Slot{Author: mira, Act: corpus.ActRecall, Task: index, Recalls: recalled(odd, 9, corpus.ActAnswer, index,
		"batch size", "setting")})
	add(prompts.Slot{Author: mira, Act: corpus.ActIntroduction, States: []int{9, 10}})
	return in
}
