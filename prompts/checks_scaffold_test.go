package prompts

import (
	"testing"

	"memloom/internal/corpus"
)

func TestSummariesSayWhatIsGiven(t *testing.T) {
	lex := corpus.NewLexicon([]string{"Mira", "harbour gate index"}, []string{"MB"})
	d := corpus.NewDate(2025, 3, 11)
	in := SummaryIn{Kind: "weekly", From: d.Add(-1), To: d.Add(3), Entries: []SummaryEntry{
		{N: 1, Subject: "harbour gate index", Person: "Mira", Dates: []SummaryDate{{"started", d}}, Facts: []SummaryFact{
			{Attribute: "batch size", Value: corpus.QuantityValue(corpus.NewDecimal(48, 0), "MB"), Surface: "48 MB",
				On: d.Add(1)},
			{Attribute: "reason", Value: corpus.TextValue(corpus.KindText, "2 loaders stall"), Surface: "2 loaders stall",
				On: d.Add(1)},
		}},
	}}
	good := "harbour gate index (Mira): started 11 March 2025; batch size is 48 MB, because 2 loaders stall (12 March 2025)."
	one := func(text string) SummaryOut { return SummaryOut{Lines: []SummaryLine{{1, text}}} }
	for _, c := range []struct {
		name string
		out  SummaryOut
		want string
	}{
		{"as given", one(good), ""},
		{"another form of the same date", one("harbour gate index started on March 11, 2025"), ""},
		{"no line", SummaryOut{}, "0 lines for 1 entries"},
		{"another entry's line", SummaryOut{Lines: []SummaryLine{{2, good}}}, "line 1 is for entry 2"},
		{"an empty line", one(" "), "is empty"},
		{"two lines in one", one(good + "\nand more"), "line break"},
		{"without its date", one("harbour gate index: batch size is 48 MB"), "lacks the date 2025-03-11"},
		{"another value", one("started 11 March 2025; batch size is 49 MB"), `"49 MB"`},
		{"a value of its own", one(good + " That is 12 % less."), `"12 %"`},
		{"another date", one(good + " Due 21 March 2025."), `"21 March 2025"`},
		{"part of a text on its own", one("started 11 March 2025; 2 are in the way"), `"2"`},
		{"a placeholder", one(good + " {{.Name}}"), "placeholder"},
	} {
		expect(t, c.name, checkSummary(lex, in, c.out), c.want)
	}
	in.Messages = []Shown{{At: d.At(9, 0), Text: "We lost 12 % on Friday."}}
	expect(t, "a value of the messages", checkSummary(lex, in, one(good+" 12 % were lost.")), "")
	expect(t, "a value of no message", checkSummary(lex, in, one(good+" 13 % were lost.")), `"13 %"`)
}

func TestReviewsAreVerified(t *testing.T) {
	in := CheckIn{Tasks: []CheckTask{{N: 1}}, Messages: []Shown{{ID: "3", Text: "The index is done."}},
		Claims: []Claim{{N: 1, Slot: 3}}}
	event := func(e CheckEvent) CheckOut { return CheckOut{Events: []CheckEvent{e}, Claims: []Claimed{{1, true}}} }
	concern := func(c CheckConcern) CheckOut {
		return CheckOut{Events: []CheckEvent{}, Claims: []Claimed{{1, true}}, Concerns: []CheckConcern{c}}
	}
	for _, c := range []struct {
		name string
		out  CheckOut
		want string
	}{
		{"an end", event(CheckEvent{1, corpus.PredFinished, 3, "is done"}), ""},
		{"a concern", concern(CheckConcern{4, "style", "minor", 3, "too long"}), ""},
		{"no list", CheckOut{Claims: []Claimed{{1, true}}}, `"events" is missing`},
		{"no answer to a claim", CheckOut{Events: []CheckEvent{}}, "0 answers to 1 claims"},
		{"an answer to another claim", CheckOut{Events: []CheckEvent{}, Claims: []Claimed{{2, true}}}, "to claim 2"},
		{"a task that is not there", event(CheckEvent{2, corpus.PredFinished, 3, "is done"}), "no task 2"},
		{"another event", event(CheckEvent{1, "paused", 3, "is done"}), `"paused"`},
		{"a slot that is not there", event(CheckEvent{1, corpus.PredFinished, 4, "is done"}), "no slot 4"},
		{"other words", event(CheckEvent{1, corpus.PredFinished, 3, "was done"}), "word for word"},
		{"a concern of level 2", concern(CheckConcern{2, "ends", "major", 3, "x"}), "level 2"},
		{"a concern of no severity", concern(CheckConcern{3, "style", "", 3, "x"}), "severity"},
		{"a concern about nothing", concern(CheckConcern{3, "style", "major", 9, "x"}), "no slot 9"},
		{"a concern without words", concern(CheckConcern{3, "style", "major", 3, " "}), "says nothing"},
	} {
		expect(t, c.name, checkReview(in, c.out), c.want)
	}
}

func TestFixersTouchTheLeast(t *testing.T) {
	in := FixIn{Conflicts: []Fault{{Slot: 2}, {Slot: 3}}, Deletable: []int{3, 4}}
	for _, c := range []struct {
		name string
		out  []FixedMessage
		want string
	}{
		{"a new text", []FixedMessage{{Slot: 2, Text: "ok"}}, ""},
		{"a deletion", []FixedMessage{{Slot: 2, Text: "ok"}, {Slot: 3, Delete: true}}, ""},
		{"nothing", nil, "no message is changed"},
		{"a message that is right", []FixedMessage{{Slot: 4, Text: "ok"}}, "nothing is wrong with it"},
		{"a message that others answer", []FixedMessage{{Slot: 2, Delete: true}}, "may not be deleted"},
		{"a deletion with a text", []FixedMessage{{Slot: 3, Delete: true, Text: "ok"}}, "is deleted and has a text"},
		{"no text", []FixedMessage{{Slot: 2, Text: " "}}, "the text is empty"},
		{"twice", []FixedMessage{{Slot: 2, Text: "a"}, {Slot: 2, Text: "b"}}, "once, in their order"},
	} {
		expect(t, c.name, checkFix(in, FixOut{Messages: c.out}), c.want)
	}
}
