package prompttest

import (
	"slices"
	"strconv"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// lexicon is the world of the examples.
func lexicon() *corpus.Lexicon {
	return corpus.NewLexicon([]string{"Mira Castellan", "Mira", "Odd Brekke", "Odd", "harbour gate index",
		"tide table import"}, []string{"MB"})
}

// examples are small inputs of every task: the ordinary case, and the odd ones
// that a model meets in use (no messages, options, nothing to find).
func examples() []example {
	t := prompts.NewTasks(lexicon())
	return slices.Concat([]example{
		of(t.Day, "a day with facts, a question and small talk", day()),
		of(t.Day, "a day of decisions, promises, rules and absences", talkedOver()),
		of(t.Day, "a day without messages", prompts.DayIn{Project: "Quiet Harbour", Group: "Gate", Date: corpus.NewDate(2025,
			3, 12), Weekday: "Wednesday", Words: 12}),
		of(t.Message, "the first message of a day", prompts.MessageOf(day(), 0, nil)),
		of(t.Message, "an answer after what was said", prompts.MessageOf(day(), 2, numbered(talk())[:2])),
		of(t.Message, "small talk that answers a former day", prompts.MessageOf(day(), 4, numbered(talk()))),
		of(t.Summary, "a week", week()),
		of(t.Summary, "nothing to tell", prompts.SummaryIn{Kind: "weekly", Group: "Gate", From: corpus.NewDate(2025, 3, 10),
			To: corpus.NewDate(2025, 3, 14)}),
		of(t.Summary, "a directive", directive()),
		of(t.Check, "a day with a start, a claim and no end", prompts.CheckIn{
			Group: "Gate", Date: corpus.NewDate(2025, 3, 11), Messages: numbered(talk()),
			Tasks: []prompts.CheckTask{{N: 1, Name: "harbour gate index", Owner: "Mira Castellan",
				State: prompts.TaskStarting}},
			Claims: []prompts.Claim{{N: 1, Task: "harbour gate index", Event: corpus.PredStarted, Slot: 1,
				Words: "starting on it"}},
		}),
		of(t.Check, "a day without messages", prompts.CheckIn{Group: "Gate", Date: corpus.NewDate(2025, 3, 11)}),
		of(t.Fix, "an id in a message that others answer", fixing(3)),
		of(t.Fix, "an id in a message that may be deleted", fixing(4)),
		of(t.Ask, "a value", prompts.AskIn{
			Operation: corpus.OpValue, About: []prompts.Asked{{Subject: "harbour gate index", Attribute: "batch size",
				Class: "measure", Kind: corpus.KindQuantity}},
		}),
		of(t.Ask, "a duration in working days", prompts.AskIn{
			Operation: corpus.OpDuration, Unit: "working", Inclusive: true, Variant: 3,
			About: []prompts.Asked{
				{Subject: "harbour gate index", Attribute: corpus.PredStarted, Class: "event", Kind: corpus.KindDate},
				{Subject: "harbour gate index", Attribute: corpus.PredFinished, Class: "event", Kind: corpus.KindDate},
			},
		}),
		of(t.Ask, "something nobody said", prompts.AskIn{
			Operation: corpus.OpAbsent, About: []prompts.Asked{{Subject: "tide table import", Attribute: "rollback plan",
				Class: "reference", Kind: corpus.KindLink}},
		}),
		of(t.Options, "what applies", prompts.OptionsIn{
			Question: "What is the batch size of the harbour gate index?", Form: prompts.OptionAnswer,
			Options: []prompts.OptionPlan{batch("40"), batch("14"), batch("60"), batch("400")},
		}),
		of(t.Solve, "an answer that stands there", prompts.SolveIn{Messages: talk(),
			Question: "What is the batch size of the harbour gate index?"}),
		of(t.Solve, "options", prompts.SolveIn{
			Messages: talk(), Question: "What is the batch size of the harbour gate index?", Options: options(),
			Asker: "Odd Brekke", AskedAt: corpus.NewDate(2025, 3, 20).At(17, 0),
		}),
		of(t.Solve, "an answer that does not", prompts.SolveIn{Messages: talk(),
			Question: "Who pays for the tide table import?"}),
		of(t.Solve, "no messages", prompts.SolveIn{Question: "What is the batch size of the harbour gate index?"}),
		of(t.Forced, "the answer stands there", prompts.SolveIn{Messages: talk(),
			Question: "What is the batch size of the harbour gate index?", Options: options()}),
		of(t.Forced, "no messages", prompts.SolveIn{Question: "What is the batch size of the harbour gate index?",
			Options: options()}),
		of(t.Blind, "open", prompts.BlindIn{Question: "What is the batch size of the harbour gate index?"}),
		of(t.Blind, "options", prompts.BlindIn{Question: "What is the batch size of the harbour gate index?",
			Options: options()}),
		of(t.Probe, "two targets, one of them stated", prompts.ProbeIn{Messages: talk(), Targets: []prompts.Target{
			{N: 1, Subject: "harbour gate index", Attribute: "batch size", Kind: corpus.KindQuantity},
			{N: 2, Subject: "tide table import", Attribute: corpus.PredFinished, Kind: corpus.KindDate},
		}}),
		of(t.Probe, "no messages", prompts.ProbeIn{Targets: []prompts.Target{{N: 1, Subject: "harbour gate index",
			Attribute: "batch size", Kind: corpus.KindQuantity}}}),
	}, judged(t), related(t), advised(t), windows(t), sessions(t), conversations(t), planning(t.Planner))
}

func talk() []prompts.Shown {
	d := corpus.NewDate(2025, 3, 11)
	return []prompts.Shown{
		{ID: "m1", Speaker: "Mira Castellan", At: d.At(9, 5), Group: "Gate",
			Text: "Morning! I'm taking the harbour gate index and starting on it today."},
		{ID: "m2", Speaker: "Odd Brekke", At: d.At(9, 20), Group: "Gate", Text: "What batch size do you load it with?"},
		{ID: "m3", Speaker: "Mira Castellan", At: d.At(9, 24), Group: "Gate",
			Text: "The batch size of the harbour gate index is 48 MB."},
		{ID: "m4", Speaker: "Odd Brekke", At: d.At(9, 25), Group: "Gate", Text: "thanks 🙏"},
	}
}

// numbered names messages by slots.
func numbered(list []prompts.Shown) []prompts.Shown {
	for i := range list {
		list[i].ID = strconv.Itoa(i + 1)
	}
	return list
}

func week() prompts.SummaryIn {
	size := corpus.QuantityValue(corpus.NewDecimal(48, 0), "MB")
	d := corpus.NewDate(2025, 3, 11)
	return prompts.SummaryIn{
		Kind: "weekly", Project: "Quiet Harbour", Group: "Gate", From: d.Add(-1), To: d.Add(3),
		Entries: []prompts.SummaryEntry{
			{N: 1, Subject: "harbour gate index", Person: "Mira Castellan", Dates: []prompts.SummaryDate{{What: "started",
				Date: d}},
				Facts: []prompts.SummaryFact{{Attribute: "batch size", Value: size, Surface: "48 MB", Changed: true,
					On: d.Add(1)}}},
			{N: 2, Subject: "tide table import", Person: "Odd Brekke", Dates: []prompts.SummaryDate{{What: "finished",
				Date: d.Add(2)}}},
		},
	}
}

func directive() prompts.SummaryIn {
	in := week()
	in.Kind = prompts.KindLeaderLog
	in.Entries = in.Entries[:1]
	in.Entries[0].Kind = string(corpus.OperationalDirective)
	return in
}

// fixing is the day with an id in the message of a slot.
func fixing(slot int) prompts.FixIn {
	in := prompts.FixIn{Day: day(), Attempt: 1, Deletable: []int{4}}
	for i, text := range []string{
		"Starting on the harbour gate index, it's mine. Due 14 March.", "What batch size do you load it with?",
		"48 MB.", "thanks", "The coffee machine is broken again.", "The tide table import is done.",
	} {
		m := prompts.DayMessage{Slot: i + 1, Text: text, States: []prompts.Stated{}}
		if m.Slot == slot {
			m.Text += " See task_17."
		}
		in.Messages = append(in.Messages, m)
	}
	in.Conflicts = []prompts.Fault{{Level: 1, Kind: prompts.KindRawID, Severity: prompts.Major, Slot: slot,
		Message: "the text holds the id \"task_17\""}}
	return in
}

func options() []corpus.Option {
	return []corpus.Option{{Letter: "A", Text: "32 MB"}, {Letter: "B", Text: "48 MB"}, {Letter: "C", Text: "64 MB"},
		{Letter: "D", Text: "96 MB"}}
}

func day() prompts.DayIn {
	d := corpus.NewDate(2025, 3, 11)
	due := corpus.DateValue(corpus.NewDate(2025, 3, 14))
	size := corpus.QuantityValue(corpus.NewDecimal(48, 0), "MB")
	index := "harbour gate index"
	return prompts.DayIn{
		Project: "Quiet Harbour", Group: "Gate", Date: d, Weekday: "Tuesday", Words: 14,
		People: []prompts.Voice{
			{Name: "Mira Castellan", Given: "Mira", Role: "backend engineer", Rank: 4, Tone: "dry", Style: style("casual"),
				Habits: []string{"drops subjects"}},
			{Name: "Odd Brekke", Given: "Odd", Role: "harbour liaison", Rank: 3, Tone: "warm", Style: style("semi-formal")},
		},
		Facts: []prompts.DayFact{
			{N: 1, Subject: index, Attribute: corpus.PredStarted, Class: "event", Basis: corpus.BasisTimestamp},
			{N: 2, Subject: index, Attribute: corpus.PredOwner, Class: "owner", Basis: corpus.BasisAuthor},
			{N: 3, Subject: index, Attribute: corpus.PredDue, Class: "due", Value: &due, Surfaces: []string{"14 March",
				"Friday"}, Basis: corpus.BasisText},
			{N: 4, Subject: index, Attribute: "batch size", Class: "measure", Value: &size, Surfaces: []string{"48 MB"},
				Basis: corpus.BasisText, Reason: "anything larger stalls the loader"},
			{N: 5, Subject: "tide table import", Attribute: corpus.PredFinished, Class: "event", Basis: corpus.BasisTimestamp,
				Done: []string{"done", "merged"}},
		},
		Slots: []prompts.Slot{
			{N: 1, At: d.At(9, 5), Author: "Mira Castellan", Act: corpus.ActKickoff, Task: index, States: []int{1, 2, 3}},
			{N: 2, At: d.At(9, 20), Author: "Odd Brekke", Act: corpus.ActQuestion, Task: index, ReplyTo: 1, To: "Mira Castellan",
				Asks: &prompts.Asked{Subject: index, Attribute: "batch size", Class: "measure", Kind: corpus.KindQuantity}},
			{N: 3, At: d.At(9, 24), Author: "Mira Castellan", Act: corpus.ActAnswer, Task: index, ReplyTo: 2, States: []int{4}},
			{N: 4, At: d.At(9, 25), Author: "Odd Brekke", Act: corpus.ActAcknowledge, ReplyTo: 3},
			{N: 5, At: d.At(11, 0), Author: "Odd Brekke", Act: corpus.ActBanter, Aside: "the coffee machine",
				Earlier: &prompts.Earlier{Author: "Mira Castellan", Date: d.Add(-1), Act: corpus.ActProgress, Task: index}},
			{N: 6, At: d.At(16, 40), Author: "Mira Castellan", Act: corpus.ActCompletion, Task: "tide table import",
				States: []int{5}},
		},
	}
}

func style(formality string) corpus.Style {
	return corpus.Style{
		Formality: formality, Verbosity: "moderate", Humour: "minimal", Jargon: "balanced",
		Emoji: "rare", Directness: "balanced", Warmth: "friendly", Questioning: "clarifying",
	}
}

// batch is an option that states a batch size.
func batch(value string) prompts.OptionPlan {
	return prompts.OptionPlan{Says: []prompts.Said{{
		Asked: prompts.Asked{Subject: "harbour gate index", Attribute: "batch size", Class: "measure",
			Kind: corpus.KindQuantity}, Value: value,
	}}}
}
