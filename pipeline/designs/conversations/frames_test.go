package conversations

import (
	"fmt"
	"strings"
	"testing"

	"memloom/internal/builtin/author/exam"
	"memloom/internal/builtin/reader"
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/designs/conversations/core"
	"memloom/prompts"
)

// Every frame of evidence is read by the built-in reader as what it says, of most things and attributes of each pack.
func TestFrames_ReadAsWhatTheySay(t *testing.T) {
	m, err := builtin()
	if err != nil {
		t.Fatal(err)
	}
	const most = 8 // things that a frame is tried with
	for n := range m.work.Professions {
		p, err := m.pack(n)
		if err != nil {
			t.Fatal(err)
		}
		for _, kind := range []string{"user", "user_tally", "assistant", "assistant_tally", "changed", "changed_tally"} {
			for _, frame := range core.Wording()[kind] {
				x := core.NewMaker(corpus.Rand(1, frame, "test"), p, m.life, m.work)
				tried, read, wrong := 0, 0, ""
				for tried < most {
					task, ok := x.Task(func(core.Task) bool { return true })
					if !ok {
						break
					}
					for _, a := range corpus.Shuffled(x.R, x.Askable(task)) {
						if tally := a.Class == pack.Tally && a.Plural != ""; tally != strings.HasSuffix(kind, "_tally") {
							continue
						}
						v, surface, ok := x.Value(a, corpus.Value{}, nil)
						if !ok {
							continue
						}
						tried++
						q, answer := asks(t, x, a, task, core.Said(frame, a, task.The(), surface), strings.HasPrefix(kind, "assistant"))
						if strings.Contains(strings.ToLower(answer), strings.ToLower(surface)) || strings.Contains(answer, fmt.Sprint(v.N)) && v.N > 0 {
							read++
						} else {
							wrong = fmt.Sprintf("%s | %s → %s", core.Said(frame, a, task.The(), surface), q, answer)
						}
						break
					}
				}
				if read < tried*8/10 {
					t.Errorf("%s, %s: %q is read in %d of %d cases; %s", p.Name, kind, frame, read, tried, wrong)
				}
			}
		}
	}
}

// asks asks the built-in reader about a statement that stands among others.
func asks(t *testing.T, x *core.Maker, a pack.Attribute, task core.Task, said string, byAssistant bool) (question, answer string) {
	t.Helper()
	side, speaker := prompts.SideUser, "Ines Kovar"
	if byAssistant {
		side, speaker = prompts.SideAssistant, "Assistant"
	}
	messages := []prompts.Shown{
		{ID: "1", Speaker: "Ines Kovar", Text: "I want to get the notes for " + task.The() + " into some kind of order.", At: corpus.NewDate(2025, 3, 3).At(9, 1)},
		{ID: "2", Speaker: "Assistant", Text: "What is fixed already?", At: corpus.NewDate(2025, 3, 3).At(9, 2)},
		{ID: "3", Speaker: speaker, Text: x.Lead(side, said), At: corpus.NewDate(2025, 3, 3).At(9, 3)},
		{ID: "4", Speaker: "Assistant", Text: "Clear. On to the next bit.", At: corpus.NewDate(2025, 3, 3).At(9, 4)},
	}
	frames := core.Wording()["recalled"]
	if a.Class == pack.Tally {
		frames = core.Wording()["recalled_tally"]
	}
	if byAssistant {
		openings := core.Wording()["openings"]
		question = core.Capitalised(openings[x.Turn("opening")%len(openings)] + core.Said(frames[len(said)%len(frames)], a, task.The(), ""))
	}
	about := prompts.Asked{Subject: task.Title, Attribute: a.Noun, Plural: a.Plural, Class: string(a.Class), Kind: corpus.Kind(a.Value.Kind)}
	out, err := exam.Ask(prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{about}, Variant: len(said)})
	if err != nil {
		t.Fatal(err)
	}
	if question == "" {
		question = out.Question
	}
	solved, err := reader.New(reader.Options{}).Solve(prompts.SolveIn{Messages: messages, Question: question, AskedAt: corpus.NewDate(2026, 1, 1).At(9, 0)})
	if err != nil {
		t.Fatal(err)
	}
	return question, solved.Answer
}

// Every way to ask for a sum is read as one.
func TestFrames_SumsAreReadAsSums(t *testing.T) {
	m, err := builtin()
	if err != nil {
		t.Fatal(err)
	}
	p, err := m.pack(0)
	if err != nil {
		t.Fatal(err)
	}
	for _, frame := range core.Wording()["sums"] {
		x := core.NewMaker(corpus.Rand(1, frame, "test"), p, m.life, m.work)
		a := x.Attribute("defects")
		var messages []prompts.Shown
		var names []string
		for i, n := range []string{"4", "13", "7"} {
			task, _ := x.Task(func(core.Task) bool { return true })
			names = append(names, task.The())
			for _, text := range []string{"I have to finish the notes for " + task.The() + ".", core.Sentence(core.Said(x.Frame("user", a), a, task.The(), n))} {
				messages = append(messages, prompts.Shown{ID: fmt.Sprint(len(messages) + 1), Speaker: "Ines Kovar", Text: text,
					At: corpus.NewDate(2025, 3, 3+i).At(9, len(messages))})
			}
			messages = append(messages, prompts.Shown{ID: fmt.Sprint(len(messages) + 1), Speaker: "Assistant", Text: "Clear.",
				At: corpus.NewDate(2025, 3, 3+i).At(10, 0)})
		}
		q := core.Fill(frame, "A", a.Plural, "l", core.And(names))
		out, err := reader.New(reader.Options{}).Solve(prompts.SolveIn{Messages: messages, Question: q, AskedAt: corpus.NewDate(2026, 1, 1).At(9, 0)})
		if err != nil || out.Answer != "24" {
			t.Errorf("%q: %q, %v", q, out.Answer, err)
		}
	}
}
