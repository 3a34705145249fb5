package filters

import (
	"context"
	"encoding/json"
	"strings"
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
	"memloom/validate"
)

// model is a scripted model: a function from a call to an output or an error.
// It keeps what it was asked.
type model struct {
	name   string
	answer func(llm.Call) (any, error)
	mu     sync.Mutex
	calls  []llm.Call
}

func (m *model) Name() string { return m.name }

func (m *model) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if err := ctx.Err(); err != nil {
		return llm.Answer{}, err
	}
	m.mu.Lock()
	m.calls = append(m.calls, c)
	m.mu.Unlock()
	out, err := m.answer(c)
	if err != nil {
		return llm.Answer{}, err
	}
	if text, ok := out.(string); ok {
		return llm.Answer{Text: text, Model: m.name}, nil
	}
	b, err := json.Marshal(out)
	return llm.Answer{Text: string(b), Model: m.name}, err
}

var errDown = &llm.Failure{Kind: llm.Server, Model: "failing", Reason: "the provider is down", Final: true}

// The models that break.
func failing() *model {
	return &model{name: "failing", answer: func(llm.Call) (any, error) { return nil, errDown }}
}
func nonsense() *model {
	return &model{name: "nonsense", answer: func(llm.Call) (any, error) { return "Certainly! Here you go.", nil }}
}

// solver answers from the messages by a function; "" declines.
func solver(f func(in prompts.SolveIn) string) *model {
	return &model{name: "solver", answer: func(c llm.Call) (any, error) {
		in := c.Input.(prompts.SolveIn)
		a := f(in)
		if a == "" {
			return prompts.SolveOut{Outcome: prompts.CannotDetermine}, nil
		}
		out := prompts.SolveOut{Outcome: prompts.Answered, Answer: a, Confidence: 90}
		for _, o := range in.Options {
			if o.Text == a {
				out.Letter = o.Letter
			}
		}
		for _, m := range in.Messages {
			if strings.Contains(m.Text, a) {
				out.Citations = append(out.Citations, m.ID)
			}
		}
		return out, nil
	}}
}

// says returns a solver's function that answers whatever is shown.
func says(a string) func(prompts.SolveIn) string { return func(prompts.SolveIn) string { return a } }

// finds answers if each of the words is in some message.
func finds(answer string, words ...string) func(prompts.SolveIn) string {
	return func(in prompts.SolveIn) string {
		for _, w := range words {
			found := false
			for _, m := range in.Messages {
				found = found || strings.Contains(m.Text, w)
			}
			if !found {
				return ""
			}
		}
		return answer
	}
}

// judge holds two answers for the same if they are equal.
func judge() *model {
	return &model{name: "judge", answer: func(c llm.Call) (any, error) {
		in := c.Input.(prompts.JudgeIn)
		switch {
		case strings.Contains(in.Candidate, "perhaps"):
			return prompts.JudgeOut{Verdict: prompts.Unclear, Reason: "hedged"}, nil
		case in.Gold == in.Candidate:
			return prompts.JudgeOut{Verdict: prompts.Correct}, nil
		}
		return prompts.JudgeOut{Verdict: prompts.Wrong}, nil
	}}
}

// prober quotes, for every target, what the function gives for a message.
func prober(quote func(t prompts.Target, m prompts.Shown) string) *model {
	return &model{name: "prober", answer: func(c llm.Call) (any, error) {
		in := c.Input.(prompts.ProbeIn)
		out := prompts.ProbeOut{Quotes: []prompts.Quote{}}
		for _, t := range in.Targets {
			for _, m := range in.Messages {
				if q := quote(t, m); q != "" {
					out.Quotes = append(out.Quotes, prompts.Quote{Target: t.N, MessageID: m.ID, Text: q})
				}
			}
		}
		return out, nil
	}}
}

// sharp quotes the messages that speak of the subject's attribute, or of it in
// words that only a reader understands.
func sharp(t prompts.Target, m prompts.Shown) string {
	about := map[string][]string{
		"retry limit": {"retry limit of the session cache", "gives up after"},
		"started":     {"starting", "began with", "on it since"},
		"finished":    {"merged", "wrapped up"},
	}
	for _, words := range about[t.Attribute] {
		if strings.Contains(m.Text, words) {
			return m.Text
		}
	}
	return ""
}

func march(day int) corpus.Date { return corpus.NewDate(2025, 3, day) }

func message(id, group string, at corpus.Stamp, author, text string) corpus.Message {
	return corpus.Message{ID: id, GroupID: group, At: at, AuthorName: author, Text: text,
		Tokens: len(strings.Fields(text))}
}

// world is two groups in March: the session cache load test (started on the
// 3rd, merged on the 11th, retry limit 5), the tide table import, and small talk.
func world(change func(*World, *[]corpus.PlannedMessage)) *View {
	w := World{
		Messages: []corpus.Message{
			message("msg-101", "g1", march(3).At(9, 0), "Mira Castellan", "starting the session cache load test"),
			message("msg-102", "g1", march(5).At(9, 0), "Mira Castellan", "the retry limit of the session cache load test is 5"),
			message("msg-103", "g1", march(11).At(16, 0), "Mira Castellan", "session cache load test merged"),
			message("msg-104", "g1", march(6).At(9, 0), "Odd Brekke", "is the session cache load test still failing"),
			message("msg-201", "g2", march(4).At(9, 0), "Odd Brekke", "the tide table import waits for a certificate"),
			message("msg-202", "g2", march(12).At(9, 0), "Odd Brekke", "tide table import again, sorry"),
			message("msg-301", "g1", march(7).At(12, 0), "Odd Brekke", "who finished the coffee"),
		},
		Segments: []corpus.Segment{
			{ID: "s-load", TaskID: "cache", GroupID: "g1", MessageIDs: []string{"msg-101", "msg-102", "msg-103", "msg-104"}},
			{ID: "s-tide", TaskID: "tide", GroupID: "g2", MessageIDs: []string{"msg-201", "msg-202"}},
			{ID: "s-day", GroupID: "g1", Day: march(7), MessageIDs: []string{"msg-301"}},
		},
		People:   map[string]string{"p1": "Mira Castellan", "p2": "Odd Brekke"},
		Subjects: map[string]string{"cache": "session cache load test", "tide": "tide table import"},
		Attribute: func(_, predicate string) (Attribute, bool) {
			return Attribute{"retry limit", []string{"attempts"}, corpus.KindCount}, predicate == "retry_limit"
		},
		Groups:  map[string]string{"g1": "Cache", "g2": "Tide"},
		Visible: func(asker string) []string { return map[string][]string{"p1": {"g1"}, "p2": {"g1", "g2"}}[asker] },
		Tasks:   prompts.NewTasks(nil),
	}
	plan := []corpus.PlannedMessage{discloses("msg-101", "f-start"), discloses("msg-102", "f-limit"),
		discloses("msg-103", "f-end")}
	if change != nil {
		change(&w, &plan)
	}
	w.Facts = validate.NewFactIndex([]corpus.Fact{
		{ID: "f-start", SubjectID: "cache", Predicate: corpus.PredStarted, Value: corpus.DateValue(march(3)), From: march(3)},
		{ID: "f-limit", SubjectID: "cache", Predicate: "retry_limit", Value: corpus.CountValue(5), From: march(5)},
		{ID: "f-option", SubjectID: "cache", Predicate: corpus.PredOption, Value: corpus.CountValue(8), About: "f-limit",
			From: march(4)},
		{ID: "f-end", SubjectID: "cache", Predicate: corpus.PredFinished, Value: corpus.DateValue(march(11)),
			From: march(11)},
	}, plan, w.Messages)
	return NewView(w)
}

func discloses(message string, facts ...string) corpus.PlannedMessage {
	p := corpus.PlannedMessage{MessageID: message}
	for _, f := range facts {
		p.Discloses = append(p.Discloses, corpus.Disclosure{FactID: f})
	}
	return p
}

// add puts a message into a segment.
func add(m corpus.Message, segment string) func(*World, *[]corpus.PlannedMessage) {
	return func(w *World, _ *[]corpus.PlannedMessage) {
		w.Messages = append(w.Messages, m)
		for i := range w.Segments {
			if w.Segments[i].ID == segment {
				w.Segments[i].MessageIDs = append(w.Segments[i].MessageIDs, m.ID)
			}
		}
	}
}

func operand(predicate string, v corpus.Value, fact, message string, how corpus.How) corpus.GoldAtom {
	return corpus.GoldAtom{
		Part: corpus.PartOperand, SubjectID: "cache", Predicate: predicate, Operation: corpus.OpValue, Atom: &v, How: how,
		FactIDs: []string{fact}, MessageID: message,
	}
}

// limit asks for one value.
func limit() corpus.Item {
	return corpus.Item{
		ID: "i1", Question: "What is the retry limit of the session cache load test?", Answer: "5", AskedAt: march(31).At(18,
			0),
		Evidence: []corpus.Evidence{{MessageID: "msg-102", Role: corpus.RoleAnswer, Set: 1}},
		Gold:     []corpus.GoldAtom{operand("retry_limit", corpus.CountValue(5), "f-limit", "msg-102", corpus.HowLiteral)},
	}
}

// duration asks for a number computed from two events.
func duration() corpus.Item {
	return corpus.Item{
		ID: "i2", Question: "How many working days did the session cache load test take?", Answer: "7 working days",
		AskedAt: march(31).At(18, 0),
		Evidence: []corpus.Evidence{
			{MessageID: "msg-101", Role: corpus.RoleAnswer, Set: 1}, {MessageID: "msg-103", Role: corpus.RoleAnswer, Set: 2},
			{MessageID: "msg-104", Role: corpus.RoleContext, Set: 3},
		},
		Gold: []corpus.GoldAtom{
			operand(corpus.PredStarted, corpus.DateValue(march(3)), "f-start", "msg-101", corpus.HowStamped),
			operand(corpus.PredFinished, corpus.DateValue(march(11)), "f-end", "msg-103", corpus.HowStamped),
		},
	}
}

// absent asks for what no one says.
func absent() corpus.Item {
	return corpus.Item{
		ID: "i3", Question: "What is the retry limit of the tide table import?", Answer: "Not stated.",
		AskedAt:  march(31).At(18, 0),
		Evidence: []corpus.Evidence{{MessageID: "msg-201", Role: corpus.RoleContext, Set: 1}},
		Gold: []corpus.GoldAtom{{Part: corpus.PartResult, SubjectID: "tide", Predicate: "retry_limit",
			Operation: corpus.OpAbsent}},
	}
}

// last returns a filter's conclusion, which must be its last row, and checks
// what holds for all rows.
func last(t *testing.T, rows []corpus.Verdict, err error) corpus.Verdict {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) == 0 {
		t.Fatal("no rows")
	}
	for i, r := range rows {
		if r.ItemID == "" || r.Filter == "" || (r.Probe == corpus.ProbeVerdict) != (i == len(rows)-1) {
			t.Errorf("row %d: %+v", i, r)
		}
		if r.Outcome == corpus.Undetermined && r.Reason == "" {
			t.Errorf("row %d is undetermined for no reason: %+v", i, r)
		}
	}
	return rows[len(rows)-1]
}
