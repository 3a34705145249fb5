package score

import (
	"context"
	"encoding/json"
	"errors"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

var tasks = prompts.NewTasks(corpus.NewLexicon(nil, nil))

// fake is a model made of a function of the task's input.
type fake struct {
	name   string
	answer func(input any) (any, error)
}

func (f fake) Name() string { return f.name }

func (f fake) Complete(_ context.Context, c llm.Call) (llm.Answer, error) {
	out, err := f.answer(c.Input)
	if err != nil {
		return llm.Answer{}, err
	}
	text, err := json.Marshal(out)
	return llm.Answer{Text: string(text), Model: f.name}, err
}

// plain is a judge in plain words, by candidate.
type plain struct{ says map[string]string }

func (plain) Name() string { return "plain" }

func (p plain) Complete(_ context.Context, c llm.Call) (llm.Answer, error) {
	return llm.Answer{Text: p.says[c.Input.(prompts.JudgeIn).Candidate]}, nil
}

var errDown = errors.New("the line is down")

// strictMarker judges by equality of texts; it cannot tell of "hm" and fails on "down".
func strictMarker() Marker {
	return Marker{Judge: tasks.Judge, Model: fake{"strict", func(input any) (any, error) {
		in := input.(prompts.JudgeIn)
		switch {
		case in.Candidate == "hm":
			return prompts.JudgeOut{Verdict: prompts.Unclear, Reason: "it mumbles"}, nil
		case in.Candidate == "down":
			return nil, errDown
		case strings.EqualFold(in.Candidate, in.Gold):
			return prompts.JudgeOut{Verdict: prompts.Correct, Reason: "the same"}, nil
		}
		return prompts.JudgeOut{Verdict: prompts.Wrong, Reason: "another"}, nil
	}}}
}

func answer(id string, group int) corpus.Evidence {
	return corpus.Evidence{MessageID: id, Role: corpus.RoleAnswer, Set: group}
}

// world is two groups, of which P2 is a member of one and a guest of the other,
// and six items: three open, two of options, one abstention; and a rejected draft.
func world() *corpus.Corpus {
	day := corpus.NewDate(2025, 3, 11)
	message := func(id, group string, hour int, text string) corpus.Message {
		return corpus.Message{ID: id, GroupID: group, Seq: hour, At: day.At(hour, 0), AuthorID: "P1", AuthorName: "Ada Lind",
			Text: text}
	}
	return &corpus.Corpus{
		People: []corpus.Person{{ID: "P1", Name: "Ada Lind"}, {ID: "P2", Name: "Ben Okoro"}},
		Groups: []corpus.Group{{ID: "G1", Name: "Gate", MemberIDs: []string{"P1", "P2"}}, {ID: "G2", Name: "Lock",
			MemberIDs: []string{"P1", "P2"}}},
		Members: []corpus.Member{{GroupID: "G1", PersonID: "P1"}, {GroupID: "G2", PersonID: "P1"},
			{GroupID: "G1", PersonID: "P2"}, {GroupID: "G2", PersonID: "P2", Guest: true}},
		Messages: []corpus.Message{
			message("M1", "G1", 9, "The gate limit is 14."),
			message("M2", "G2", 10, "The lock limit is 7."),
			message("M3", "G1", 11, "The gate is painted green."),
			message("M4", "G2", 12, "The lock is oiled."),
		},
		Items: []corpus.Item{
			{ID: "I1", Status: corpus.Accepted, Family: "single", Category: "recall", Question: "What is the gate limit?",
				Answer: "14", CorrectAnswers: []string{"fourteen"}, Evidence: []corpus.Evidence{answer("M1", 1), answer("M2", 1)}},
			{ID: "I2", Status: corpus.Accepted, Family: "single", Category: "recall", Question: "What is the lock limit?",
				Answer: "7", AskedAt: day.At(12, 0), Evidence: []corpus.Evidence{answer("M2", 1)}},
			{ID: "I3", Status: corpus.Rejected, Family: "single", Category: "recall", Question: "What is the colour?",
				Answer: "green"},
			{ID: "I4", Status: corpus.Accepted, Family: "multi", Category: "recall", Question: "How much do the limits differ?",
				Answer: "7", Evidence: []corpus.Evidence{answer("M1", 1), answer("M2", 2)}},
			{ID: "I5", Status: corpus.Accepted, Family: "multi", Category: "aware", Question: "Which gate?", Options: four,
				Answer: "14", AnswerLetter: "B", AskerID: "P2", Evidence: []corpus.Evidence{answer("M1", 1)}},
			{ID: "I6", Status: corpus.Accepted, Family: "multi", Category: "aware", Question: "Which lock?", Options: four,
				Answer: "A week", AnswerLetter: "D", Evidence: []corpus.Evidence{answer("M2", 1)}},
			{ID: "I7", Status: corpus.Accepted, Family: "abstention", Category: "abstention",
				Question: "What is the gate weight?", Answer: "Not stated.", Evidence: []corpus.Evidence{{MessageID: "M1",
					Role: corpus.RoleContext, Set: 1}}},
		},
	}
}

// oneScored is every item's result of one corpus, and the lines that do not count as they stand.
type oneScored struct {
	Results []Result
	Strays
}

func scoreOne(ctx context.Context, m Marker, c *corpus.Corpus, answers []Answer, o Options) (s oneScored, err error) {
	sheet := NewSheet(answers)
	s.Results, err = sheet.Mark(ctx, m, c, o)
	s.Strays = sheet.Strays()
	return s, err
}

func summarise(c *corpus.Corpus, s oneScored, judge string, o Options) *Report {
	t := NewTally(judge, o)
	t.Add(c, s.Results)
	return t.Report(s.Strays)
}

// failsOn is the strict judge, failing on one gold answer.
func failsOn(gold string) fake {
	strict := strictMarker().Model.(fake)
	return fake{"failing", func(input any) (any, error) {
		if input.(prompts.JudgeIn).Gold == gold {
			return nil, errDown
		}
		return strict.answer(input)
	}}
}
