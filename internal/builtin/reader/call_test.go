package reader

import (
	"slices"
	"testing"

	"memloom/internal/builtin/reader/readertest"
	"memloom/prompts"
)

func talkOf(t *testing.T, lines ...string) []prompts.Shown {
	t.Helper()
	var out []prompts.Shown
	for i, l := range lines {
		out = append(out, readertest.Message(t, i+1, l))
	}
	return out
}

func TestCitations(t *testing.T) {
	msgs := talkOf(t,
		"2025-03-12T09:00 Mara Quinn: Card vault load test kicked off this morning.",
		"2025-03-12T09:30 Leo Brandt: the soup is good today",
		"2025-03-13T11:00 Omar Haddad: Reminder: the office is closed on 17 March.",
		"2025-03-18T15:00 Mara Quinn: We finished the card vault load test.")
	for _, c := range []struct {
		question string
		want     []string
	}{
		{"How many working days did the card vault load test take, both ends counted?", []string{"m1", "m4", "m3"}},
		{"How many calendar days did the card vault load test take, both ends counted?", []string{"m1", "m4"}},
		{"When was the card vault load test finished?", []string{"m4"}},
	} {
		out, _ := New(Options{}).Solve(prompts.SolveIn{Messages: msgs, Question: c.question})
		if !slices.Equal(out.Citations, c.want) {
			t.Errorf("%s: cites %v, want %v", c.question, out.Citations, c.want)
		}
	}
}

func TestConflictCitesBothSides(t *testing.T) {
	msgs := talkOf(t,
		"2025-02-18T10:00 Ines Okafor: Renal alert threshold is 60 ml/min.",
		"2025-02-20T10:00 Priya Raman: The renal alert threshold is 50 ml/min.")
	out, _ := New(Options{}).Solve(prompts.SolveIn{Messages: msgs, Question: "What is the threshold of the renal alert?"})
	if out.Outcome != prompts.Conflict || !slices.Equal(out.Citations, []string{"m1", "m2"}) {
		t.Errorf("got %+v", out)
	}
}

func TestNothingAfterTheTimeOfAsking(t *testing.T) {
	msgs := talkOf(t, "2025-03-12T09:00 Mara Quinn: The batch size of the billing sync is 12.")
	in := prompts.SolveIn{Messages: msgs, Question: "What is the batch size of the billing sync?", AskedAt: msgs[0].At}
	if out, _ := New(Options{}).Solve(in); out.Outcome != prompts.CannotDetermine {
		t.Errorf("a message of the same minute was read: %+v", out)
	}
	in.AskedAt++
	if out, _ := New(Options{}).Solve(in); out.Answer != "12" {
		t.Errorf("got %+v", out)
	}
}

func TestGroupsDoNotAnswerEachOther(t *testing.T) {
	msgs := talkOf(t,
		"2025-03-12T09:00 Mara Quinn: What is the batch size of the billing sync?",
		"2025-03-12T09:01 Leo Brandt: 14")
	in := prompts.SolveIn{Messages: msgs, Question: "What is the batch size of the billing sync?"}
	if out, _ := New(Options{}).Solve(in); out.Answer != "14" {
		t.Errorf("got %+v", out)
	}
	msgs[1].Group = "another"
	if out, _ := New(Options{}).Solve(in); out.Outcome != prompts.CannotDetermine {
		t.Errorf("an answer from another group was taken: %+v", out)
	}
}

func TestSolveOptions(t *testing.T) {
	msgs := talkOf(t,
		"2025-02-18T10:00 Ines Okafor: Renal alert threshold is 60 ml/min.",
		"2025-03-11T11:20 Ines Okafor: Decision on the renal alert: threshold 45 ml/min from today. Rollout starts with the oncology wards.")
	for _, c := range []struct {
		question string
		options  []string
		letter   string
	}{
		{"What is the threshold of the renal alert?", []string{"60 ml/min", "45 ml/min", "30 ml/min", "50 ml/min"}, "B"},
		{"Where does the rollout of the renal alert start?", []string{"the surgical wards", "the emergency room", "the oncology wards", "the pharmacy"}, "C"},
		{"Which drug triggers the renal alert?", []string{"metformin", "heparin", "digoxin", "lithium"}, ""},
		{"What is the threshold of the glucose alert?", []string{"60 ml/min", "45 ml/min", "30 ml/min", "50 ml/min"}, ""},
	} {
		out, _ := New(Options{}).Solve(prompts.SolveIn{Messages: msgs, Question: c.question, Options: options(c.options...)})
		if out.Letter != c.letter || (c.letter == "") != (out.Outcome == prompts.CannotDetermine) {
			t.Errorf("%s: %+v, want letter %q", c.question, out, c.letter)
		}
	}
}

func TestSpeakerNamedInTheQuestion(t *testing.T) {
	msgs := talkOf(t,
		"2025-02-18T10:00 Ines Okafor: The batch size of the billing sync is 12.",
		"2025-02-18T15:00 Mara Quinn: I measured it again: the batch size of the billing sync is 40.")
	for speaker, want := range map[string]string{"Ines": "12", "Mara Quinn": "40"} {
		out, _ := New(Options{}).Solve(prompts.SolveIn{Messages: msgs, Question: "What batch size of the billing sync did " + speaker + " report?"})
		if out.Answer != want {
			t.Errorf("%s: %+v", speaker, out)
		}
	}
	out, _ := New(Options{}).Solve(prompts.SolveIn{Messages: msgs, Asker: "Mara Quinn", Question: "What batch size of the billing sync did I report?"})
	if out.Answer != "40" {
		t.Errorf("first person: %+v", out)
	}
}

// Confidence falls where the reading is less direct.
func TestConfidenceFollowsDirectness(t *testing.T) {
	direct := talkOf(t, "2025-02-18T10:00 Ines Okafor: The batch size of the billing sync is 12.")
	reply := talkOf(t, "2025-02-18T10:00 Ines Okafor: What is the batch size of the billing sync?", "2025-02-18T10:01 Leo Brandt: 12")
	in := prompts.SolveIn{Messages: direct, Question: "What is the batch size of the billing sync?"}
	a, _ := New(Options{}).Solve(in)
	in.Messages = reply
	b, _ := New(Options{}).Solve(in)
	if a.Answer != "12" || b.Answer != "12" || a.Confidence <= b.Confidence {
		t.Errorf("direct %d %%, reply %d %%", a.Confidence, b.Confidence)
	}
}
