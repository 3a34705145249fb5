package prompts

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// expect compares violations with the one that is wanted, "" for none.
func expect(t *testing.T, name string, got []string, want string) {
	t.Helper()
	switch all := strings.Join(got, "; "); {
	case want == "" && len(got) > 0:
		t.Errorf("%s: refused: %s", name, all)
	case want != "" && !strings.Contains(all, want):
		t.Errorf("%s: want a violation with %q, got %q", name, want, all)
	}
}

var (
	shownMessages = []Shown{{ID: "m1", Speaker: "Mira", Text: "The batch size is 48 MB — since Monday."},
		{ID: "m2", Speaker: "Odd", Text: "thanks"}}
	fourOptions = []corpus.Option{{Letter: "A", Text: "32 MB"}, {Letter: "B", Text: "48 MB"}}
)

func TestSolveIsChecked(t *testing.T) {
	for _, c := range []struct {
		name string
		in   SolveIn
		out  SolveOut
		want string
	}{
		{"an open answer", SolveIn{Messages: shownMessages}, SolveOut{Outcome: Answered, Answer: "48 MB", Confidence: 100,
			Citations: []string{"m1"}}, ""},
		{"a letter", SolveIn{Options: fourOptions}, SolveOut{Outcome: Answered, Answer: "48 MB", Letter: "B"}, ""},
		{"a refusal", SolveIn{Options: fourOptions}, SolveOut{Outcome: CannotDetermine}, ""},
		{"a conflict", SolveIn{Messages: shownMessages}, SolveOut{Outcome: Conflict, Citations: []string{"m1", "m2"}}, ""},
		{"a conflict in words", SolveIn{Messages: shownMessages}, SolveOut{Outcome: Conflict,
			Answer: "They disagree: Ada says 4, Ben says 5.", Citations: []string{"m1", "m2"}}, ""},
		{"another outcome", SolveIn{}, SolveOut{Outcome: "unsure"}, `outcome "unsure"`},
		{"answered with nothing", SolveIn{}, SolveOut{Outcome: Answered, Answer: " "}, "the answer is empty"},
		{"refused with an answer", SolveIn{}, SolveOut{Outcome: CannotDetermine, Answer: "48 MB"},
			"although the question was not answered"},
		{"a letter of no option", SolveIn{Options: fourOptions}, SolveOut{Outcome: Answered, Answer: "48 MB", Letter: "E"},
			`letter "E"`},
		{"options without a letter", SolveIn{Options: fourOptions}, SolveOut{Outcome: Answered, Answer: "48 MB"},
			`letter ""`},
		{"a letter without options", SolveIn{}, SolveOut{Outcome: Answered, Answer: "48 MB", Letter: "B"}, "no options"},
		{"refused with a letter", SolveIn{Options: fourOptions}, SolveOut{Outcome: Conflict, Letter: "B"},
			"although the question was not answered"},
		{"a citation of nothing", SolveIn{Messages: shownMessages}, SolveOut{Outcome: Answered, Answer: "x",
			Citations: []string{"m3"}}, `citation "m3"`},
		{"cited twice", SolveIn{Messages: shownMessages}, SolveOut{Outcome: Answered, Answer: "x", Citations: []string{"m1",
			"m1"}}, "cited twice"},
		{"too sure", SolveIn{}, SolveOut{Outcome: Answered, Answer: "x", Confidence: 101}, "confidence 101"},
		{"less than unsure", SolveIn{}, SolveOut{Outcome: Answered, Answer: "x", Confidence: -1}, "confidence -1"},
	} {
		expect(t, c.name, checkSolve(c.in, c.out), c.want)
	}
}

func TestJudgeAndBlindAreChecked(t *testing.T) {
	expect(t, "chose", checkForced(SolveIn{Options: fourOptions}, ForcedOut{Letter: "B"}), "")
	expect(t, "chose nothing", checkForced(SolveIn{Options: fourOptions}, ForcedOut{}), `letter ""`)
	expect(t, "chose another", checkForced(SolveIn{Options: fourOptions}, ForcedOut{Letter: "cannot determine"}),
		`letter "cannot determine"`)
	expect(t, "a verdict", checkJudge(JudgeIn{}, JudgeOut{Verdict: Unclear}), "")
	expect(t, "another verdict", checkJudge(JudgeIn{}, JudgeOut{Verdict: "CORRECT"}), `verdict "CORRECT"`)
	expect(t, "declined", checkBlind(BlindIn{}, BlindOut{Declined: true}), "")
	expect(t, "declined with an answer", checkBlind(BlindIn{}, BlindOut{Declined: true, Answer: "x"}), "not answered")
	expect(t, "guessed nothing", checkBlind(BlindIn{}, BlindOut{}), "the answer is empty")
	expect(t, "guessed a letter", checkBlind(BlindIn{Options: fourOptions}, BlindOut{Answer: "32 MB", Letter: "A",
		Confidence: 25}), "")
	expect(t, "guessed no letter", checkBlind(BlindIn{Options: fourOptions}, BlindOut{Answer: "32 MB"}), `letter ""`)
	expect(t, "too sure", checkBlind(BlindIn{}, BlindOut{Answer: "x", Confidence: 1000}), "confidence 1000")
}

func TestQuotesAreVerified(t *testing.T) {
	in := ProbeIn{Messages: shownMessages, Targets: []Target{{N: 4}}}
	one := func(q Quote) ProbeOut { return ProbeOut{Quotes: []Quote{q}} }
	for _, c := range []struct {
		name string
		out  ProbeOut
		want string
	}{
		{"word for word", one(Quote{4, "m1", "48 MB — since"}), ""},
		{"nothing found", ProbeOut{Quotes: []Quote{}}, ""},
		{"no list", ProbeOut{}, `"quotes" is missing`},
		{"a target that nobody asked for", one(Quote{1, "m1", "48 MB"}), "no target 1"},
		{"a message that is not there", one(Quote{4, "m9", "48 MB"}), `no message "m9"`},
		{"another message's words", one(Quote{4, "m2", "48 MB"}), "word for word"},
		{"nearly the words", one(Quote{4, "m1", "48 MB - since"}), "word for word"},
		{"no words", one(Quote{4, "m1", " "}), "is empty"},
	} {
		expect(t, c.name, checkProbe(in, c.out), c.want)
	}
}

func TestQuestionsAreChecked(t *testing.T) {
	in := AskIn{About: []Asked{{Subject: "EN301 survey", Attribute: "scope"}}}
	for _, c := range []struct{ name, q, want string }{
		{"a question", "What is the scope of the EN301 survey?", ""},
		{"a percentile", "What is the p95 latency of the EN301 survey?", ""},
		{"its subject in other letters", "What is the EN301  Survey's scope?", ""},
		{"no subject", "What is the scope?", `does not name "EN301 survey"`},
		{"a placeholder in words", "What is the {first thing} of the EN301 survey?", `placeholder "{first thing}"`},
		{"a note to oneself", "What is the scope of the EN301 survey, TODO?", `placeholder "TODO"`},
		{"a hidden character", "What is the scope of the EN301 survey\u200b?", "U+200B"},
		{"nothing", " ", "is empty"},
		{"a statement", "Name the scope.", "question mark"},
		{"two lines", "What is\nthe scope?", "more than one line"},
		{"blanks around", "What is the scope? ", "blanks around"},
		{"a template marker", "What is the {{attribute}}?", `"{{"`},
		{"a placeholder", "What is the scope of [NAME]?", `"[NAME]"`},
		{"a formatting slip", "What is the %!s(MISSING) of it?", `placeholder "%!s"`},
		{"a task's id", "What is the scope of p1.g2.t07?", `id "p1.g2.t07"`},
		{"a dense id", "What does M00042 say?", `id "M00042"`},
		{"a local id", "What does message_12 say?", `id "message_12"`},
	} {
		expect(t, c.name, checkAsk(in, AskOut{c.q}), c.want)
	}
}

func TestLocateCountsCodePoints(t *testing.T) {
	text := "☕ 14 of 14 — 2014"
	for _, c := range []struct {
		surface string
		n       int
		want    corpus.Interval
		ok      bool
	}{
		{"14", 0, corpus.Interval{Start: 2, End: 4}, true},
		{"14", 1, corpus.Interval{Start: 8, End: 10}, true},
		{"14", 2, corpus.Interval{Start: 15, End: 17}, true},
		{"14", 3, corpus.Interval{}, false},
		{"—", 0, corpus.Interval{Start: 11, End: 12}, true},
		{"15", 0, corpus.Interval{}, false},
		{"", 0, corpus.Interval{}, false},
		{"14", -1, corpus.Interval{}, false},
	} {
		got, ok := Locate(text, c.surface, c.n)
		if ok != c.ok || got != c.want {
			t.Errorf("Locate(%q, %d) = %v, %v, want %v, %v", c.surface, c.n, got, ok, c.want, c.ok)
		}
		if ok && corpus.RuneSlice(text, got.Start, got.End) != c.surface {
			t.Errorf("Locate(%q, %d) finds %q", c.surface, c.n, corpus.RuneSlice(text, got.Start, got.End))
		}
	}
}

func TestADayIsHeldToItsPlan(t *testing.T) {
	lex := corpus.NewLexicon([]string{"Mira", "harbour gate index"}, []string{"MB"})
	size, due := corpus.QuantityValue(corpus.NewDecimal(48, 0), "MB"), corpus.DateValue(corpus.NewDate(2025, 3, 14))
	in := DayIn{
		Date: corpus.NewDate(2025, 3, 11),
		Facts: []DayFact{
			{N: 1, Basis: corpus.BasisTimestamp, Attribute: corpus.PredStarted},
			{N: 2, Basis: corpus.BasisText, Value: &due},
			{N: 3, Basis: corpus.BasisText, Value: &size},
		},
		Slots: []Slot{{N: 1, States: []int{1, 2}}, {N: 2, States: []int{3}}, {N: 3}},
	}
	good := func() DayOut {
		return DayOut{Messages: []DayMessage{
			{Slot: 1, Text: "Mira here: starting the harbour gate index now, due 14 March",
				States: []Stated{{Fact: 1, Surface: "starting"}, {Fact: 2, Surface: "14 March"}}},
			{Slot: 2, Text: "we load it with 48 MB at once", States: []Stated{{Fact: 3, Surface: "48 MB"}}},
			{Slot: 3, Text: "thanks 🙏"},
		}}
	}
	for _, c := range []struct {
		name string
		harm func(*DayOut)
		want string
	}{
		{"as planned", func(*DayOut) {}, ""},
		{"a relative surface", func(o *DayOut) {
			o.Messages[0].Text = "starting now, due on Friday"
			o.Messages[0].States[1].Surface = "Friday"
		}, ""},
		{"a slot left out", func(o *DayOut) { o.Messages = o.Messages[:2] }, "slot 3 has no message"},
		{"a slot twice", func(o *DayOut) { o.Messages[2].Slot = 2 }, "message 3 is for slot 2"},
		{"another order", func(o *DayOut) { o.Messages[0], o.Messages[1] = o.Messages[1], o.Messages[0] },
			"message 1 is for slot 2"},
		{"one slot too many", func(o *DayOut) { o.Messages = append(o.Messages, DayMessage{Slot: 4, Text: "bye"}) },
			"message 4 is for slot 4"},
		{"no text", func(o *DayOut) { o.Messages[2].Text = " \n" }, "slot 3: the text is empty"},
		{"a document", func(o *DayOut) { o.Messages[2].Text = strings.Repeat("thanks\n", 9) }, "9 lines"},
		{"a fact left out", func(o *DayOut) { o.Messages[0].States = o.Messages[0].States[:1] }, "fact 2 is not stated"},
		{"a fact of another slot", func(o *DayOut) { o.Messages[2].States = []Stated{{Fact: 3, Surface: "thanks"}} },
			"which this slot does not plan"},
		{"a fact of no day", func(o *DayOut) { o.Messages[2].States = []Stated{{Fact: 9, Surface: "thanks"}} },
			"fact 9 is stated"},
		{"a fact twice", func(o *DayOut) {
			o.Messages[1].States = append(o.Messages[1].States, Stated{Fact: 3, Surface: "48 MB"})
		}, "stated twice"},
		{"a surface that is not there", func(o *DayOut) { o.Messages[1].States[0].Surface = "48MB" },
			"does not stand in the text"},
		{"an occurrence that is not there", func(o *DayOut) { o.Messages[1].States[0].Occurrence = 1 }, "occurrence 1"},
		{"another value", func(o *DayOut) {
			o.Messages[1].Text = "we load it with 49 MB at once"
			o.Messages[1].States[0].Surface = "49 MB"
		}, "reads as"},
		{"no value at all", func(o *DayOut) { o.Messages[1].States[0].Surface = "load it" }, "fact 3"},
		{"inside a longer word", func(o *DayOut) {
			o.Messages[1].Text = "we load it with 148 MB at once"
		}, "inside a longer word"},
		{"a value that no fact covers", func(o *DayOut) { o.Messages[2].Text = "thanks, that is 12 % less" },
			"which no fact of this slot covers"},
		{"a placeholder", func(o *DayOut) { o.Messages[2].Text = "thanks <name>" }, "placeholder"},
		{"a raw id", func(o *DayOut) { o.Messages[2].Text = "thanks, see task_17" }, `id "task_17"`},
	} {
		out := good()
		c.harm(&out)
		expect(t, c.name, checkDay(lex, in, out), c.want)
	}
}
