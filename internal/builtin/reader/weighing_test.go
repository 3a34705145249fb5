package reader

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// Sentences in which a value only comes up: %[1]s subject, %[2]s attribute, %[3]d value.
var comingUp = []string{
	"What about %[3]d as the %[2]s for the %[1]s?", "One option is %[3]d as the %[2]s of the %[1]s.", "We could set the %[2]s of the %[1]s to %[3]d.",
	"I'd rather have a %[2]s of %[3]d for the %[1]s.", "Maybe the %[2]s of the %[1]s should be %[3]d.", "If the %[2]s of the %[1]s were %[3]d, we would see fewer alarms.",
	"Unless anybody objects, the %[2]s of the %[1]s is %[3]d.", "%[3]d might do as the %[2]s of the %[1]s.", "My vote for the %[2]s of the %[1]s goes to %[3]d.",
	"Suppose the %[2]s of the %[1]s is %[3]d.", "The %[2]s of the %[1]s is not %[3]d.", "I'm leaning towards %[3]d for the %[2]s of the %[1]s.",
	"Is the %[2]s of the %[1]s %[3]d?", "Should we go for %[3]d as the %[2]s of the %[1]s?",
}

// TestWhatOnlyComesUpIsNoValue: no proposal, supposition, question or denial is
// taken for a value; the decision that follows is.
func TestWhatOnlyComesUpIsNoValue(t *testing.T) {
	r := New(Options{})
	rapid.Check(t, func(t *rapid.T) {
		subject, attr := drawSubject(t, "subject"), rapid.SampledFrom(attributes).Draw(t, "attribute")
		raised := rapid.IntRange(2, 400).Draw(t, "raised")
		at := corpus.NewDate(2025, 3, 11).At(9, 0)
		msgs := []prompts.Shown{{ID: "a", Speaker: "Ada Novak", At: at, Group: "g", Text: fmt.Sprintf(rapid.SampledFrom(comingUp).Draw(t, "frame"), subject, attr, raised)}}
		in := prompts.SolveIn{Messages: msgs, Question: "What is the " + attr + " of the " + subject + "?"}
		if out, err := r.Solve(in); err != nil || out.Outcome != prompts.CannotDetermine {
			t.Fatalf("%q: %+v", msgs[0].Text, out)
		}
		taken := rapid.IntRange(401, 900).Draw(t, "taken")
		in.Messages = append(in.Messages, prompts.Shown{ID: "b", Speaker: "Omar Haddad", At: at + 5, Group: "g", Text: fmt.Sprintf(rapid.SampledFrom(frames).Draw(t, "decision"), subject, attr, taken)})
		if out, err := r.Solve(in); err != nil || out.Answer != fmt.Sprint(taken) || len(out.Citations) != 1 || out.Citations[0] != "b" {
			t.Fatalf("%q, %q: %+v", msgs[0].Text, in.Messages[1].Text, out)
		}
	})
}

// TestSlips: a slip of the finger is read as the word meant, another word is not.
func TestSlips(t *testing.T) {
	for pair, want := range map[[2]string]bool{
		{"sampel", "sample"}: true, {"smaple", "sample"}: true, {"samle", "sample"}: true, {"samplle", "sample"}: true, {"queu", "queue"}: true,
		{"sample", "sample"}: false, {"simple", "sample"}: false, {"samples", "sample"}: false, {"ample", "sample"}: false, {"contract", "contact"}: false,
	} {
		if got := slip(pair[0], pair[1]); got != want {
			t.Errorf("%q for %q: %v", pair[0], pair[1], got)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		w := rapid.StringMatching(`[a-z]{5,9}`).Draw(t, "word")
		i := rapid.IntRange(2, len(w)-2).Draw(t, "place")
		if left := w[:i] + w[i+1:]; !slip(left, w) {
			t.Errorf("%q is no slip of %q", left, w)
		}
		if swapped := w[:i] + w[i+1:i+2] + w[i:i+1] + w[i+2:]; swapped != w && !slip(swapped, w) {
			t.Errorf("%q is no slip of %q", swapped, w)
		}
	})
}
