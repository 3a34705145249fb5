package ask

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/internal/fuzztest"
	"memloom/internal/llm"
	"memloom/internal/score"
	"memloom/prompts"
)

var tasks = prompts.NewTasks(corpus.NewLexicon(nil, nil))

// fake is a model made of a function of the task's input.
type fake func(input any) (any, error)

func (fake) Name() string { return "fake" }

func (f fake) Complete(_ context.Context, c llm.Call) (llm.Answer, error) {
	out, err := f(c.Input)
	if err != nil {
		return llm.Answer{}, err
	}
	text, err := json.Marshal(out)
	return llm.Answer{Text: string(text), Model: "fake"}, err
}

const asking = `{"id": "q7", "question": "What is the limit?", "asker": "Ben", "asked_at": "2025-03-12T00:00", "options": {"B": "14", "A": "12"},
 "messages": [{"id": "late", "speaker": "Ada", "time": "2025-03-11T09:06", "text": "It is 14.", "group": "Gate"}, {"id": "early", "speaker": "Ben", "time": "2025-03-11T09:05", "text": "The limit?"}]}`

func TestSolveShowsTheLineAndGivesItsIdsBack(t *testing.T) {
	day := corpus.NewDate(2025, 3, 11)
	m := fake(func(input any) (any, error) {
		want := prompts.SolveIn{
			Messages: []prompts.Shown{{ID: "m1", Speaker: "Ben", At: day.At(9, 5), Text: "The limit?"},
				{ID: "m2", Speaker: "Ada", At: day.At(9, 6), Group: "Gate", Text: "It is 14."}},
			Question: "What is the limit?", Asker: "Ben", AskedAt: day.At(24, 0),
			Options: []corpus.Option{{Letter: "A", Text: "12"}, {Letter: "B", Text: "14"}},
		}
		if diff := cmp.Diff(want, input); diff != "" {
			t.Errorf("shown (-want +got):\n%s", diff)
		}
		return prompts.SolveOut{Outcome: prompts.Answered, Answer: "14", Letter: "B", Confidence: 85,
			Citations: []string{"m2", "m1"}}, nil
	})
	got, err := Solve(tasks.Solve, m)(t.Context(), []byte(asking))
	want := Answer{ID: "q7", Outcome: "answered", Answer: "14", Letter: "B", Confidence: 0.85, Citations: []string{"late",
		"early"}}
	if diff := cmp.Diff(any(want), got); err != nil || diff != "" {
		t.Errorf("%v (-want +got):\n%s", err, diff)
	}
}

func TestSolveRefusesBadLines(t *testing.T) {
	never := fake(func(any) (any, error) { return nil, errors.New("asked all the same") })
	message := func(s string) string { return `{"id": "q", "question": "?", "messages": [` + s + `]}` }
	const good = `{"id": "m", "speaker": "A", "time": "2025-03-11T09:06", "text": "x"}`
	for line, want := range map[string]string{
		`hello`:                        "not one JSON object: hello",
		`[]`:                           "not one JSON object: []",
		`null`:                         "not one JSON object: null",
		`{"id": "q", "question": NaN}`: `not one JSON object: {"id": "q", "question": NaN}`,
		message(good) + ` {}`:          `not one JSON object: …06", "text": "x"}]} {}`,
		`{"question": "?"}`:            `key "id": missing`,
		`{"id": 7}`:                    `key "id": must be text in quotes`,
		`{"id": "q"}`:                  `key "question": missing`,
		`{"id": "q", "question": " "}`: `key "question": empty`,
		`{"id": "q", "question": "?"}`: `key "messages": missing`,
		`{"id": "q", "question": "?", "messages": null}`:                                 `key "messages": must be a list, which may be empty`,
		`{"id": "q", "question": "?", "messages": {}}`:                                   `key "messages": must be a list, which may be empty`,
		`{"id": "q", "question": "?", "messages": [], "option": {}}`:                     `key "option": unknown; there are id, messages, question, asker, asked_at, options; did you mean options?`,
		`{"id": "q", "question": "?", "messages": [], "options": {"A": "x"}}`:            `key "options": must be two or more, as in {"A": "…", "B": "…"}`,
		`{"id": "q", "question": "?", "messages": [], "options": ["x", "y"]}`:            `key "options": must be two or more, as in {"A": "…", "B": "…"}`,
		`{"id": "q", "question": "?", "messages": [], "options": {"a": "x", "B": "y"}}`:  `key "options": "a" is not a letter from A to Z`,
		`{"id": "q", "question": "?", "messages": [], "asked_at": "yesterday"}`:          `key "asked_at": "yesterday" is not a time like 2025-03-11T09:06`,
		`{"id": "q", "question": "?", "messages": [], "options": {"A": "x", "B": null}}`: `key "options": option B is empty`,
		message(`7`):                   `key "messages[0]": not one JSON object: 7`,
		message(good + `,` + good):     `key "messages[1].id": "m" is another message's id too`,
		message(good + `,{"id": "n"}`): `key "messages[1].speaker": missing`,
		message(`{"id": "n", "speaker": "A", "time": "", "text": "x"}`):                              `key "messages[0].time": empty`,
		message(`{"id": "n", "speaker": "A", "time": "2025-13-11T09:06", "text": "x"}`):              `key "messages[0].time": "2025-13-11T09:06" is not a time like 2025-03-11T09:06`,
		message(`{"id": "n", "speaker": "A", "time": "2025-03-11T09:06", "text": "x", "zone": "Z"}`): `key "messages[0].zone": unknown; there are id, speaker, time, text, group`,
	} {
		_, err := Solve(tasks.Solve, never)(t.Context(), []byte(line))
		var bad *InputError
		if !errors.As(err, &bad) || err.Error() != want {
			t.Errorf("%s\n got %v\nwant %s", line, err, want)
		}
	}
}

func TestAFailedCallIsNotTheLinesFault(t *testing.T) {
	down := fake(func(any) (any, error) { return nil, errors.New("down") })
	var bad *InputError
	if _, err := Solve(tasks.Solve, down)(t.Context(), []byte(asking)); err == nil || errors.As(err, &bad) {
		t.Errorf("solve: %v", err)
	}
	if _, err := Judge(tasks.Judge, down)(t.Context(), []byte(`{"id": "j", "question": "?", "gold": "14", "candidate": ""}`)); err == nil || errors.As(err, &bad) {
		t.Errorf("judge: %v", err)
	}
}

func TestJudge(t *testing.T) {
	m := fake(func(input any) (any, error) {
		in := input.(prompts.JudgeIn)
		verdict := map[string]string{"14": prompts.Correct, "hm": prompts.Unclear}[in.Candidate]
		if verdict == "" {
			verdict = prompts.Wrong
		}
		return prompts.JudgeOut{Verdict: verdict, Reason: in.Question + " " + in.Gold}, nil
	})
	for candidate, want := range map[string]string{"14": "true", "": "false", "12": "false", "hm": "null"} {
		got, err := Judge(tasks.Judge, m)(t.Context(), []byte(`{"id": "j", "question": "?", "gold": "14", "candidate": "`+candidate+`"}`))
		if err != nil {
			t.Fatal(err)
		}
		text, err := json.Marshal(got)
		if err != nil || string(text) != `{"id":"j","correct":`+want+`,"reason":"? 14"}` {
			t.Errorf("%q: %s %v", candidate, text, err)
		}
	}
	for line, want := range map[string]string{
		`{"id": "j", "question": "?", "gold": "14"}`:                                    `key "candidate": missing`,
		`{"id": "j", "question": "?", "gold": "", "candidate": "x"}`:                    `key "gold": empty`,
		`{"id": "j", "question": "?", "gold": "14", "candidate": null}`:                 `key "candidate": must be text in quotes`,
		`{"id": "j", "question": "?", "gold": "14", "candidate": "x", "answer": "yes"}`: `key "answer": unknown`,
	} {
		_, err := Judge(tasks.Judge, m)(t.Context(), []byte(line))
		var bad *InputError
		if !errors.As(err, &bad) || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: %v, want %s", line, err, want)
		}
	}
}

// Whatever a line holds, it is a question or refused as such.
func FuzzParseQuestion(f *testing.F) {
	for _, text := range fuzztest.Empty() {
		f.Add(text)
	}
	f.Add(asking)
	f.Add(`{"id": "q", "question": "?", "messages": []}`)
	f.Add(`{"id": "q", "options": {"A": null, "B": "x"}}`)
	f.Fuzz(func(t *testing.T, line string) {
		q, err := parseQuestion([]byte(line))
		var bad *InputError
		switch {
		case err != nil && (!errors.As(err, &bad) || bad.Reason == ""):
			t.Errorf("%q: %v", line, err)
		case err == nil && (q.id == "" || q.in.Question == "" || len(q.given) != len(q.in.Messages)):
			t.Errorf("%q: %+v", line, q)
		}
	})
}

func TestJudge_LongCandidate(t *testing.T) {
	m := fake(func(input any) (any, error) {
		if n := len(input.(prompts.JudgeIn).Candidate); n != score.MaxAnswer {
			t.Errorf("%d characters are judged", n)
		}
		return prompts.JudgeOut{Verdict: prompts.Wrong, Reason: "too much"}, nil
	})
	line := `{"id": "q", "question": "?", "gold": "14", "candidate": "` + strings.Repeat("x", score.MaxAnswer+1) + `"}`
	got, err := Judge(tasks.Judge, m)(t.Context(), []byte(line))
	if j, ok := got.(Judgement); err != nil || !ok || !j.Long {
		t.Errorf("%+v (%v)", got, err)
	}
}
