package reader

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/builtin/reader/talk"
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

// Promises: %[1]s subject, %[2]s attribute, %[3]s date.
var promiseFrames = []string{
	"You'll have the %[2]s of the %[1]s by %[3]s.", "I'll send the %[2]s for the %[1]s on %[3]s.", "I can give you the %[2]s of the %[1]s by %[3]s.",
	"The %[2]s of the %[1]s will be in your inbox by %[3]s.", "I promise to deliver the %[2]s of the %[1]s by %[3]s.", "You can have the %[2]s of the %[1]s on %[3]s.",
	"I'll get back to you about the %[2]s of the %[1]s by %[3]s.", "We'll share the %[2]s of the %[1]s with everybody by %[3]s.",
}

// TestPromisesAreNoValues: a promise gives its own date and neither a value nor
// a due date nor an end; what is delivered later is the value.
func TestPromisesAreNoValues(t *testing.T) {
	r := New(Options{})
	rapid.Check(t, func(t *rapid.T) {
		subject, attr := drawSubject(t, "subject"), rapid.SampledFrom(attributes).Draw(t, "attribute")
		at := corpus.NewDate(2025, 3, 11).At(9, 0)
		day := corpus.NewDate(2025, 3, 12).Add(rapid.IntRange(0, 14).Draw(t, "days"))
		msgs := []prompts.Shown{{ID: "a", Speaker: "Ada Novak", At: at, Group: "g", Text: fmt.Sprintf(rapid.SampledFrom(promiseFrames).Draw(t, "frame"), subject, attr, day.Time().Format("2 January"))}}
		ask := func(question, want string) {
			out, err := r.Solve(prompts.SolveIn{Messages: msgs, Question: question})
			if err != nil || want == "" && out.Outcome != prompts.CannotDetermine || want != "" && out.Answer != want {
				t.Fatalf("%q, %s: %+v, want %q", msgs[0].Text, question, out, want)
			}
		}
		ask("What is the "+attr+" of the "+subject+"?", "")
		ask("When is the "+subject+" due?", "")
		ask("When was the "+subject+" finished?", "")
		ask("By when did Ada Novak promise the "+attr+" of the "+subject+"?", talk.LongDate(day))
		ask("Who promised the "+attr+" of the "+subject+"?", "Ada Novak")
		value := rapid.IntRange(40, 900).Draw(t, "value")
		msgs = append(msgs, prompts.Shown{ID: "b", Speaker: "Ada Novak", At: day.At(10, 0), Group: "g", Text: "As promised, " + fmt.Sprintf(rapid.SampledFrom(frames).Draw(t, "delivery"), subject, attr, value)})
		ask("What is the "+attr+" of the "+subject+"?", fmt.Sprint(value))
		ask("By when did Ada Novak promise the "+attr+" of the "+subject+"?", talk.LongDate(day))
	})
}

// TestWishesAreTheirOwn: who asks what they proposed is answered by that, whatever others proposed and whatever was decided.
func TestWishesAreTheirOwn(t *testing.T) {
	r := New(Options{})
	rapid.Check(t, func(t *rapid.T) {
		subject, attr := drawSubject(t, "subject"), rapid.SampledFrom(attributes).Draw(t, "attribute")
		frame := rapid.SampledFrom([]string{"What about %[3]d as the %[2]s for the %[1]s?", "An idea from my side: %[3]d could serve as the %[2]s for the %[1]s.",
			"Could we live with %[3]d as the %[2]s for the %[1]s?", "Before anybody decides, I'd mention %[3]d as a possible %[2]s for the %[1]s."}).Draw(t, "frame")
		at := corpus.NewDate(2025, 3, 11).At(9, 0)
		values := rapid.SliceOfNDistinct(rapid.IntRange(2, 900), 3, 3, rapid.ID).Draw(t, "values")
		var msgs []prompts.Shown
		for i, who := range []string{"Ada Novak", "Omar Haddad", "Lena Frey"} {
			text := fmt.Sprintf(frame, subject, attr, values[i])
			if i == 2 {
				text = fmt.Sprintf("Decided: the %[2]s of the %[1]s is %[3]d.", subject, attr, values[i])
			}
			msgs = append(msgs, prompts.Shown{ID: fmt.Sprint(i), Speaker: who, At: at + corpus.Stamp(i), Group: "g", Text: text})
		}
		question := fmt.Sprintf(rapid.SampledFrom([]string{"What did I suggest as the %[2]s for the %[1]s?", "Which %[2]s had I proposed for the %[1]s?", "For the %[1]s, what did I propose as the %[2]s?"}).Draw(t, "question"), subject, attr)
		for i, who := range []string{"Ada Novak", "Omar Haddad"} {
			if out, err := r.Solve(prompts.SolveIn{Messages: msgs, Question: question, Asker: who}); err != nil || out.Answer != fmt.Sprint(values[i]) {
				t.Fatalf("%s of %s, %q: %+v", question, who, msgs[i].Text, out)
			}
		}
	})
}
