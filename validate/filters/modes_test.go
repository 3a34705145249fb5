package filters

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

// anyOne has two messages that each suffice.
func anyOne() (*View, corpus.Item) {
	v := world(func(w *World, plan *[]corpus.PlannedMessage) {
		add(message("msg-105", "g1", march(10).At(9, 0), "Odd Brekke", "so the session cache load test gives up after 5"),
			"s-load")(w, plan)
		*plan = append(*plan, discloses("msg-105", "f-limit"))
	})
	it := limit()
	it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: "msg-105", Role: corpus.RoleAnswer, Set: 1},
		corpus.Evidence{MessageID: "msg-101", Role: corpus.RoleContext, Set: 2})
	return v, it
}

func TestEachOfAGroupAlone(t *testing.T) {
	v, it := anyOne()
	for _, c := range []struct {
		name   string
		answer func(prompts.SolveIn) string
		want   corpus.Outcome
	}{
		{"each does", says("5"), corpus.Yes},
		{"one does not", finds("5", "retry limit"), corpus.No},
		{"neither does", says("3"), corpus.No},
		{"one cannot be marked", func(in prompts.SolveIn) string {
			if len(in.Messages) == 2 && strings.Contains(in.Messages[1].Text, "gives up") {
				return "perhaps 5"
			}
			return "5"
		}, corpus.Undetermined},
	} {
		s := solver(c.answer)
		rows, err := Sufficient(t.Context(), v, Models{Solver: s, Judge: judge()}, it, ModeEach, Options{})
		if got := last(t, rows, err); got.Outcome != c.want || len(rows) != 3 {
			t.Errorf("%s: %+v", c.name, rows)
		}
		for i, call := range s.calls {
			if shown := call.Input.(prompts.SolveIn).Messages; len(shown) != 2 || len(rows[i].LeftOut) != 1 {
				t.Errorf("%s: probe %d was shown %d messages and left out %v", c.name, i, len(shown), rows[i].LeftOut)
			}
		}
	}
}

// torn is a contradiction: two people say different limits.
func torn() (*View, corpus.Item) {
	v := world(add(message("msg-106", "g1", march(10).At(9, 0), "Odd Brekke",
		"the retry limit of the session cache load test is 8"), "s-load"))
	it := limit()
	it.Answer = "They disagree: 5 or 8."
	it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: "msg-106", Role: corpus.RoleAnswer, Set: 2})
	list := corpus.ListValue(corpus.CountValue(5), corpus.CountValue(8))
	it.Gold = append(it.Gold,
		operand("retry_limit", corpus.CountValue(8), "f-eight", "msg-106", corpus.HowLiteral),
		corpus.GoldAtom{Part: corpus.PartResult, SubjectID: "cache", Predicate: "retry_limit", Operation: corpus.OpConflict,
			Atom: &list, How: corpus.HowComputed})
	return v, it
}

// sides is a solver that sees a conflict where both sides are shown, and
// otherwise does as alone says.
func sides(both, alone prompts.SolveOut) *model {
	return &model{name: "sides", answer: func(c llm.Call) (any, error) {
		if len(c.Input.(prompts.SolveIn).Messages) > 1 {
			return both, nil
		}
		return alone, nil
	}}
}

func TestContradictions(t *testing.T) {
	v, it := torn()
	conflict, five := prompts.SolveOut{Outcome: prompts.Conflict}, prompts.SolveOut{Outcome: prompts.Answered, Answer: "5"}
	told := prompts.SolveOut{Outcome: prompts.Answered, Answer: it.Answer}
	for _, c := range []struct {
		name                  string
		both, alone           prompts.SolveOut
		sufficient, necessary corpus.Outcome
	}{
		{"both seen, one side chosen without the other", conflict, five, corpus.Yes, corpus.Yes},
		{"told in words that the judge accepts", told, five, corpus.Yes, corpus.Yes},
		{"a side is chosen", five, five, corpus.No, corpus.Yes},
		{"declined", prompts.SolveOut{Outcome: prompts.CannotDetermine}, five, corpus.No, corpus.Yes},
		{"a conflict is seen in one side", conflict, conflict, corpus.Yes, corpus.No},
		{"one side tells of the other", conflict, told, corpus.Yes, corpus.No},
	} {
		m := Models{Solver: sides(c.both, c.alone), Judge: judge()}
		rows, err := Sufficient(t.Context(), v, m, it, ModeConflict, Options{})
		if got := last(t, rows, err); got.Outcome != c.sufficient || len(rows) != 2 {
			t.Errorf("%s: sufficient %+v", c.name, rows)
		}
		rows, err = Necessary(t.Context(), v, m, it, ModeConflict, Options{})
		if got := last(t, rows, err); got.Outcome != c.necessary || len(rows) != 3 {
			t.Errorf("%s: necessary %+v", c.name, rows)
		}
	}
}

// TestAConflictAnswersNothingElse: where the gold is a value, seeing a conflict
// is no right answer.
func TestAConflictAnswersNothingElse(t *testing.T) {
	conflict := prompts.SolveOut{Outcome: prompts.Conflict}
	rows, err := Sufficient(t.Context(), world(nil), Models{Solver: sides(conflict, conflict), Judge: judge()}, limit(),
		"", Options{})
	if got := last(t, rows, err); got.Outcome != corpus.No || !strings.Contains(got.Reason, prompts.Conflict) {
		t.Errorf("%+v", rows)
	}
}

// TestBlindScenariosOfChoices: each of the four is reached and recorded where
// there are options, as it is where there are none (TestBlind).
func TestBlindScenariosOfChoices(t *testing.T) {
	it := limit()
	it.Options, it.AnswerLetter = []corpus.Option{{Letter: "A", Text: "3"}, {Letter: "B", Text: "5"},
		{Letter: "C", Text: "8"}, {Letter: "D", Text: "13"}}, "B"
	guess := func(i int, letter string, confidence int, why string) llm.Model {
		text := map[string]string{"A": "3", "B": "5", "C": "8", "D": "13"}[letter]
		return &model{name: names(4)[i], answer: func(llm.Call) (any, error) {
			return prompts.BlindOut{Answer: text, Letter: letter, Confidence: confidence, Reasoning: why,
				Declined: letter == ""}, nil
		}}
	}
	for _, c := range []struct {
		scenario, quality string
		want              corpus.Outcome
		panel             []llm.Model
	}{
		{ScenarioA, QualityKept, corpus.No, []llm.Model{guess(0, "B", 90, ""), guess(1, "B", 80, ""), guess(2, "B", 95, ""),
			guess(3, "A", 90, "")}},
		{ScenarioB, QualityKept, corpus.Yes, []llm.Model{guess(0, "A", 30, ""), guess(1, "B", 30, ""), guess(2, "C", 30, ""),
			guess(3, "D", 30, "")}},
		{ScenarioC, QualityHigh, corpus.Yes, []llm.Model{guess(0, "A", 90, ""), guess(1, "A", 80, ""), guess(2, "A", 95, ""),
			guess(3, "B", 20, "")}},
		{ScenarioD, QualityPremium, corpus.Yes, []llm.Model{guess(0, "A", 90, ""), guess(1, "A", 80, ""),
			guess(2, "A", 95, ""), guess(3, "B", 60, long)}},
	} {
		rows, err := Blind(t.Context(), world(nil), Models{Panel: c.panel}, it, "", Options{Reasoners: names(4)})
		got := last(t, rows, err)
		if got.Answer != c.scenario || got.Outcome != c.want {
			t.Errorf("%+v, want scenario %s", got, c.scenario)
		}
		if end := Conclude([]Requirement{{Filter: NameBlind}}, rows); end.Quality != c.quality {
			t.Errorf("scenario %s gives the quality %s", c.scenario, end.Quality)
		}
	}
}
