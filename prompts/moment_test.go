package prompts

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// inChannel is a reply in a channel, after one message.
func inChannel() MessageIn {
	return MessageIn{
		Said: []Shown{{ID: "2025-03-10/4", Speaker: "Odd Brekke",
			Text: "I would rather wait for the second tide before we open the gate."}},
		Slot:   Slot{N: 1, Act: corpus.ActAcknowledge},
		Moment: &Moment{Scenario: ScenarioReply, Length: Length{Fewest: 1, Most: 3, Words: 15}},
	}
}

// TestMessagesOfChannelsHaveBounds: sentences, words and near-repeats are refused; ultra-short messages and those
// outside of channels have no such bounds.
func TestMessagesOfChannelsHaveBounds(t *testing.T) {
	tasks := NewTasks(corpus.NewLexicon(nil, nil))
	long := strings.TrimSpace(strings.Repeat("so it goes on and on ", 8)) + "."
	for _, c := range []struct{ name, text, want string }{
		{"three sentences", "Fine. I see. Thanks.", ""},
		{"four sentences", "Fine. I see. Thanks. Bye.", "4 sentences, at most 3"},
		{"a long one", long, "48 words, at most 45"},
		{"a near-repeat", "I would rather wait for the third tide before we open that gate!",
			"nearly repeats what Odd Brekke said"},
	} {
		in := inChannel()
		got := tasks.Message.Check(in, DayMessage{Slot: 1, Text: c.text, States: []Stated{}})
		if c.want == "" && len(got) > 0 || c.want != "" && (len(got) != 1 || !strings.Contains(got[0], c.want)) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		in.Moment = nil
		if got := tasks.Message.Check(in, DayMessage{Slot: 1, Text: c.text, States: []Stated{}}); len(got) > 0 {
			t.Errorf("%s, outside of a channel: %q", c.name, got)
		}
	}
	in := inChannel()
	in.Slot.Short, in.Said[0].Text = true, "Works for me."
	if got := tasks.Message.Check(in, DayMessage{Slot: 1, Text: "Works for me.", States: []Stated{}}); len(got) > 0 {
		t.Errorf("an ultra-short message again: %q", got)
	}
}

// TestDistinctKeepsTheFirstOfNearRepeats (G8).
func TestDistinctKeepsTheFirstOfNearRepeats(t *testing.T) {
	list := []Shown{{ID: "1", Text: "The gate opens at noon."}, {ID: "2", Text: "Who has the key?"},
		{ID: "3", Text: "the gate opens at one"}}
	if got := Distinct(list); len(got) != 2 || got[0].ID != "1" || got[1].ID != "2" {
		t.Errorf("%+v", got)
	}
}

// TestScenariosAreExclusive: noise before disagreement before the path (G10).
func TestScenariosAreExclusive(t *testing.T) {
	for _, c := range []struct {
		s    Slot
		path corpus.PathType
		want string
	}{
		{Slot{Kind: corpus.StaleInfo}, corpus.PathCross, ScenarioNoise},
		{Slot{Act: corpus.ActDisagreement, Kind: corpus.Disagreements[0]}, corpus.PathReply, ScenarioDisagreement},
		{Slot{Act: corpus.ActRecall}, corpus.PathCross, ScenarioCross},
		{Slot{Act: corpus.ActAnswer}, corpus.PathReply, ScenarioReply},
		{Slot{Act: corpus.ActProgress}, corpus.PathPost, ScenarioPost},
	} {
		if got := ScenarioOf(c.s, c.path); got != c.want {
			t.Errorf("%+v on a %s path is a %s, want %s", c.s, c.path, got, c.want)
		}
	}
}
