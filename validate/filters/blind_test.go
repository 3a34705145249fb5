package filters

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

const long = "Caches of this sort follow the framework's documentation, whose default policy retries every failed request with exponential backoff, and most teams keep that figure, which is 5."

// member is a panel member by a short code: R and r right, sure or not; W and
// w wrong with an answer of its own, sure or not; V wrong with the common
// wrong answer, unsure; P right and unsure, with reasoning; d declined; f
// failing; h hedging, sure; n nonsense. A following digit names it.
func member(code byte, i int) llm.Model {
	m := &model{name: fmt.Sprintf("m%d", i)}
	out := map[byte]prompts.BlindOut{
		'R': {Answer: "5", Confidence: 95, Reasoning: "habit"}, 'r': {Answer: "5", Confidence: 20, Reasoning: "habit"},
		'P': {Answer: "5", Confidence: 60, Reasoning: long},
		'W': {Answer: fmt.Sprint(90 + i), Confidence: 95}, 'w': {Answer: fmt.Sprint(90 + i), Confidence: 20},
		'V': {Answer: "3", Confidence: 20}, 'S': {Answer: "3", Confidence: 95},
		'h': {Answer: "perhaps 5", Confidence: 95}, 'd': {Declined: true},
	}
	m.answer = func(llm.Call) (any, error) {
		switch o, ok := out[code]; {
		case ok:
			return o, nil
		case code == 'f':
			return nil, errDown
		}
		return "hm", nil
	}
	return m
}

func panel(codes string) (p []llm.Model) {
	for i := range codes {
		p = append(p, member(codes[i], i))
	}
	return p
}

func names(n int) (out []string) {
	for i := range n {
		out = append(out, fmt.Sprintf("m%d", i))
	}
	return out
}

func TestBlind(t *testing.T) {
	for _, c := range []struct {
		name, panel string
		reasoners   int // the first so many
		want        corpus.Outcome
		scenario    string
	}{
		{"a majority is right and sure", "RRRd", 4, corpus.No, ScenarioA},
		{"half are", "RRdd", 4, corpus.Yes, ScenarioB},
		{"a majority is right and unsure", "rrrr", 4, corpus.Yes, ScenarioB},
		{"a member alone leaks", "R", 0, corpus.No, ScenarioA},
		{"two of three leak", "RRd", 0, corpus.No, ScenarioA},
		{"all decline", "dddd", 4, corpus.Yes, ScenarioB},
		{"dispersed and unsure", "wwrd", 4, corpus.Yes, ScenarioB},
		{"a majority is wrong and sure", "WWWd", 4, corpus.Yes, ScenarioC},
		{"a majority is wrong and of one mind", "VVVd", 4, corpus.Yes, ScenarioC},
		{"a majority is wrong, unsure and of many minds", "wwwd", 4, corpus.Yes, ScenarioB},
		{"one is right by reasoning", "Pwww", 4, corpus.Yes, ScenarioD},
		{"two are", "PPww", 4, corpus.Yes, ScenarioD},
		{"premium comes before high", "PWWW", 4, corpus.Yes, ScenarioD},
		{"one is right by habit", "rwww", 4, corpus.Yes, ScenarioB},
		{"a majority is right by reasoning, unsure", "PPPw", 4, corpus.Yes, ScenarioB},
		{"members that do not reason make nothing high", "WWWW", 0, corpus.Yes, ScenarioB},
		{"members that do not reason make nothing premium", "PPww", 0, corpus.Yes, ScenarioB},
		{"one reasoning member is no majority", "WWWW", 1, corpus.Yes, ScenarioB},
		{"the others reject all the same", "ddRRR", 2, corpus.No, ScenarioA},
		{"a failure that decides nothing", "fddd", 4, corpus.Yes, ScenarioB},
		{"a failure that could make the majority", "fRRd", 4, corpus.Undetermined, ""},
		{"a majority in spite of a failure", "fRRR", 4, corpus.No, ScenarioA},
		{"a failure makes nothing premium", "fPPw", 4, corpus.Yes, ScenarioB},
		{"premium in spite of a failure", "fPww", 4, corpus.Yes, ScenarioD},
		{"a failure makes no majority of wrong ones", "fWWd", 4, corpus.Yes, ScenarioB},
		{"high in spite of a failure", "fWWW", 4, corpus.Yes, ScenarioC},
		{"all fail", "ffff", 4, corpus.Undetermined, ""},
		{"all talk nonsense", "nnn", 0, corpus.Undetermined, ""},
		{"the judge cannot tell", "hhd", 0, corpus.Undetermined, ""},
		{"nobody is asked", "", 0, corpus.Undetermined, ""},
	} {
		o := Options{Reasoners: names(c.reasoners)}
		rows, err := Blind(t.Context(), world(nil), Models{Judge: judge(), Panel: panel(c.panel)}, limit(), "", o)
		got := last(t, rows, err)
		if got.Outcome != c.want || got.Answer != c.scenario || len(rows) != len(c.panel)+1 {
			t.Errorf("%s: %s %q (%s), want %s %q", c.name, got.Outcome, got.Answer, got.Reason, c.want, c.scenario)
		}
	}
}

func TestBlindMarksLettersWithoutAJudge(t *testing.T) {
	it := limit()
	it.Options, it.AnswerLetter = []corpus.Option{{Letter: "A", Text: "3"}, {Letter: "B", Text: "5"}}, "B"
	right := &model{name: "m", answer: func(c llm.Call) (any, error) {
		if in := c.Input.(prompts.BlindIn); in.Question != it.Question || len(in.Options) != 2 {
			t.Errorf("shown %+v", in)
		}
		return prompts.BlindOut{Answer: "five", Letter: "B", Confidence: 80}, nil
	}}
	rows, err := Blind(t.Context(), world(nil), Models{Judge: failing(), Panel: []llm.Model{right}}, it, "", Options{})
	if got := last(t, rows, err); got.Outcome != corpus.No || rows[0].Outcome != corpus.No {
		t.Errorf("got %+v", rows)
	}
	rows, err = Blind(t.Context(), world(nil), Models{Panel: []llm.Model{right}}, it, "", Options{HighConfidence: 90})
	if got := last(t, rows, err); got.Outcome != corpus.Yes {
		t.Errorf("with a higher threshold: %+v", got)
	}
}

func TestBlindInverted(t *testing.T) {
	for _, c := range []struct {
		name, panel string
		want        corpus.Outcome
	}{
		{"all decline", "dddd", corpus.Yes},
		{"all guess, each something else", "WWWW", corpus.Yes},
		{"a majority is sure of the same", "SSSd", corpus.No},
		{"half are", "SSdd", corpus.Yes},
		{"a majority says the same, unsure", "VVVV", corpus.Yes},
		{"a failure that could make the majority", "SSfd", corpus.Undetermined},
		{"a failure that could not", "Sfdd", corpus.Yes},
		{"all fail", "ffff", corpus.Undetermined},
		{"answers that cannot be compared", "hSSW", corpus.Undetermined},
	} {
		m := Models{Judge: judge(), Panel: panel(c.panel)}
		rows, err := Blind(t.Context(), world(nil), m, absent(), ModeInverted, Options{})
		if got := last(t, rows, err); got.Outcome != c.want {
			t.Errorf("%s: %s (%s), want %s", c.name, got.Outcome, got.Reason, c.want)
		}
	}
	m := Models{Judge: failing(), Panel: panel("WWWd")}
	rows, err := Blind(t.Context(), world(nil), m, absent(), ModeInverted, Options{})
	if got := last(t, rows, err); got.Outcome != corpus.Undetermined {
		t.Errorf("answers in other words without a judge: %+v", got)
	}
}

func TestBlindInvertedTakesTheGoldOptionForDeclining(t *testing.T) {
	it := absent()
	it.Options, it.AnswerLetter = []corpus.Option{{Letter: "A", Text: "3"}, {Letter: "B", Text: "Not stated"}}, "B"
	for letter, want := range map[string]corpus.Outcome{"A": corpus.No, "B": corpus.Yes} {
		m := &model{name: "m", answer: func(llm.Call) (any, error) {
			return prompts.BlindOut{Answer: "x", Letter: letter, Confidence: 99}, nil
		}}
		rows, err := Blind(t.Context(), world(nil), Models{Panel: []llm.Model{m, m, m}}, it, ModeInverted, Options{})
		if got := last(t, rows, err); got.Outcome != want {
			t.Errorf("all choose %s: %+v", letter, got)
		}
	}
}

// A failed call never makes a verdict: where a verdict is in spite of
// failures, it stands whatever the failed members would have answered.
func TestFailuresNeverDecideABlindVerdict(t *testing.T) {
	v := world(nil)
	verdict := func(t *rapid.T, codes, mode string) corpus.Outcome {
		rows, err := Blind(t.Context(), v, Models{Judge: judge(), Panel: panel(codes)}, limit(), mode, Options{})
		if err != nil {
			t.Fatal(err)
		}
		for i, r := range rows[:len(codes)] {
			if codes[i] == 'f' && r.Outcome != corpus.Undetermined {
				t.Fatalf("a failed call is %s", r.Outcome)
			}
		}
		return rows[len(rows)-1].Outcome
	}
	rapid.Check(t, func(t *rapid.T) {
		codes := rapid.StringOfN(rapid.RuneFrom([]rune("RrWwSVdf")), 1, 5, -1).Draw(t, "panel")
		mode := rapid.SampledFrom([]string{"", ModeInverted}).Draw(t, "mode")
		got := verdict(t, codes, mode)
		if got == corpus.Undetermined {
			return
		}
		for _, instead := range []string{"R", "W", "S", "d"} {
			if full := verdict(t, strings.ReplaceAll(codes, "f", instead), mode); full != got {
				t.Fatalf("%s is %s, but %s with %s for f", codes, got, full, instead)
			}
		}
	})
}
