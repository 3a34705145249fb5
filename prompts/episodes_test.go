package prompts

import (
	"slices"
	"strings"
	"testing"
)

// shortTalk is a talk of six turns in which the user says one thing and disagrees once.
func shortTalk() (SessionIn, SessionOut) {
	in := SessionIn{Messages: 6, Topic: "a list", UserRunes: 30, Corrections: 1,
		Says: []Say{{N: 1, Side: SideUser, Clause: "I like tea with milk", Surfaces: []string{"milk"}}}}
	out := SessionOut{Says: []SaidAt{{Say: 1, Message: 3, Surface: "I like tea with milk"}}}
	for i, text := range []string{"It's about a list.", "What is on it?", "I like tea with milk.", "Noted. More?",
		"No, that's all.", "Then it is done."} {
		out.Messages = append(out.Messages, SessionMessage{Role: sideOf(i), Text: text})
	}
	return in, out
}

// A turn of the user that is too long is named; one of the assistant may be of any length.
func TestSessionFaults_UserRunes(t *testing.T) {
	in, out := shortTalk()
	out.Messages[1].Text = strings.Repeat("What else is on it? ", 5)
	if f := SessionFaults(in, out); len(f) > 0 {
		t.Fatal(f)
	}
	out.Messages[4].Text = "No, that is really all there is."
	if f := SessionFaults(in, out); len(f) != 1 || f[0].Slot != 5 || f[0].Kind != "runes" {
		t.Error(f)
	}
}

// Where no one disagrees, a turn that says nothing is to.
func TestSessionFaults_Corrections(t *testing.T) {
	in, out := shortTalk()
	out.Messages[4].Text = "That's all."
	if f := SessionFaults(in, out); len(f) != 1 || f[0].Slot != 5 || f[0].Kind != "corrections" {
		t.Error(f)
	}
}

func TestDisagrees(t *testing.T) {
	for text, want := range map[string]bool{"No, not that one.": true, "Not quite, it was blue.": true,
		"Actually, leave it.": true, "I disagree.": true,
		"Hm, that's not what I meant.": false, "That's not it.": true, "Nothing else.": false, "Notes help me.": false,
		"Yes, and no sugar.": false, "Now for the rest.": false} {
		if Disagrees(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}

// A fault of an episode becomes one for each turn that it names, or one of the whole.
func TestEpisodeReview_FaultsNameTurns(t *testing.T) {
	f := EpisodeReviewOut{Faults: []EpisodeFault{{EpisodeIsolation, []int{2, 4}, "Let it ask."},
		{EpisodeScope, nil, "Leave the dog out."}}}.ReviewFaults()
	var slots []int
	for _, x := range f {
		slots = append(slots, x.Slot)
	}
	if !slices.Equal(slots, []int{2, 4, 0}) || f[0].Kind != EpisodeIsolation || f[0].Severity != Major ||
		f[2].Message != "Leave the dog out." {
		t.Error(f)
	}
	in := EpisodeReviewIn{Messages: make([]SessionMessage, 6)}
	if v := checkEpisodeReview(in, EpisodeReviewOut{Faults: []EpisodeFault{{EpisodeCoverage, []int{6}, "Say it."}}}); len(
		v) > 0 {
		t.Error(v)
	}
	for _, bad := range []EpisodeFault{{"taste", []int{1}, "x"}, {EpisodeCoherence, []int{7}, "x"},
		{EpisodeCoherence, []int{1}, " "}} {
		if v := checkEpisodeReview(in, EpisodeReviewOut{Faults: []EpisodeFault{bad}}); len(v) != 1 {
			t.Errorf("%+v: %v", bad, v)
		}
	}
}
