package passage

import (
	"context"
	"encoding/json"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
	"memloom/validate/daycheck"
)

// tb is what testing.T and rapid.T share here.
type tb interface {
	Errorf(string, ...any)
	Fatal(...any)
}

// sound holds a mended day to what is promised of every one: no accepted day
// breaks a rule, nothing of a flagged one does but what cannot be withdrawn, and
// the differences lead from the text as written to the text as it is.
func sound(t tb, in prompts.DayIn, out prompts.DayOut, c daycheck.Context, day Written) {
	d := dayOf(in, c)
	now := Text{Messages: day.Messages}
	text := map[int]string{}
	for _, x := range aligned(d, out.Messages) {
		text[x.Slot] = x.Text
	}
	for _, x := range day.Messages {
		if x.Text == "" {
			now.Deleted = append(now.Deleted, x.Slot)
			if !slices.Contains(c.Leaves, x.Slot) {
				t.Errorf("slot %d is deleted and is no leaf", x.Slot)
			}
		}
	}
	found, err := d.Check(context.Background(), now)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range found {
		withdrawn := x.Slot != 0 && day.Messages[x.Slot-1].Text == Withdrawn
		if x.Severity == prompts.Major && !(day.Flagged && (x.Slot == 0 || withdrawn)) {
			t.Errorf("flagged %v, and still: %+v", day.Flagged, x)
		}
	}
	if day.Flagged != (len(day.Reasons) > 0) {
		t.Errorf("flagged is %v, the reasons are %q", day.Flagged, day.Reasons)
	}
	for _, d := range day.Diffs {
		if d.Before != text[d.Slot] || d.Before == d.After && d.Outcome != corpus.OutcomeDeleted || len(d.Violations) == 0 ||
			d.Level < 1 || d.Level > 4 || d.Attempt < 1 || d.Attempt > Most {
			t.Errorf("the difference %+v, before it %q", d, text[d.Slot])
		}
		text[d.Slot] = d.After
	}
	for _, x := range day.Messages {
		if text[x.Slot] != x.Text {
			t.Errorf("slot %d says %q, the differences lead to %q", x.Slot, x.Text, text[x.Slot])
		}
	}
}

// fixer answers the task of fixing by a function, nil for no answer at all.
type fixer struct {
	llm.Model
	fix func(prompts.FixIn) *prompts.FixOut
}

func (f fixer) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	in, ok := c.Input.(prompts.FixIn)
	if !ok {
		return f.Model.Complete(ctx, c)
	}
	out := f.fix(in)
	if out == nil {
		return llm.Answer{Text: "I cannot.", Model: "fixer"}, nil
	}
	b, err := json.Marshal(out)
	return llm.Answer{Text: string(b), Model: "fixer"}, err
}

// TestAcceptedDaysHaveNoViolation: whatever is wrong with a day, together, and
// whatever the fixer is worth, no accepted day breaks a rule.
func TestAcceptedDaysHaveNoViolation(t *testing.T) {
	all := corruptions()
	good := written(t)
	fixers := map[string]func(prompts.FixIn) *prompts.FixOut{
		"none": func(prompts.FixIn) *prompts.FixOut { return nil },
		"makes it worse": func(in prompts.FixIn) *prompts.FixOut {
			return &prompts.FixOut{Messages: []prompts.FixedMessage{{Slot: in.Conflicts[0].Slot,
				Text: "See task_18, all 4 of you.", States: []prompts.Stated{}}}}
		},
		"says the same": func(in prompts.FixIn) *prompts.FixOut {
			m := in.Messages[slices.IndexFunc(in.Messages,
				func(m prompts.DayMessage) bool { return m.Slot == in.Conflicts[0].Slot })]
			return &prompts.FixOut{Messages: []prompts.FixedMessage{{Slot: m.Slot, Text: m.Text + " ", States: m.States}}}
		},
	}
	flagged, mended := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		in, out, c := plan(), prompts.DayOut{Messages: slices.Clone(good.Messages)}, around()
		for _, x := range rapid.SliceOfNDistinct(rapid.SampledFrom(all), 1, 4, func(c corruption) string { return c.name }).
			Draw(t, "corruptions") {
			if len(out.Messages) == len(in.Slots) {
				x.harm(&in, &out, &c)
			}
		}
		b := dayOf(in, c)
		if name := rapid.SampledFrom([]string{"built-in", "none", "makes it worse", "says the same"}).Draw(t,
			"fixer"); name != "built-in" {
			b.Fixer = fixer{b.Fixer, fixers[name]}
		}
		day, err := Mend(context.Background(), b, out.Messages)
		if err != nil {
			t.Fatal(err)
		}
		sound(t, in, out, c, day)
		if day.Flagged {
			flagged++
		} else {
			mended++
		}
	})
	if flagged == 0 || mended == 0 {
		t.Errorf("%d days were flagged, %d mended", flagged, mended)
	}
}

// TestAWithdrawnCorrectionTakesItsMistakeAlong: alone it would be uncorrected.
func TestAWithdrawnCorrectionTakesItsMistakeAlong(t *testing.T) {
	in, out, c := plan(), written(t), around()
	says(slotCorrection, "No, it is task_18.")(&in, &out, &c)
	b := dayOf(in, c)
	b.Fixer = fixer{b.Fixer, func(prompts.FixIn) *prompts.FixOut { return nil }}
	day, err := Mend(t.Context(), b, out.Messages)
	if err != nil || !day.Flagged {
		t.Fatalf("%+v, %v", day, err)
	}
	for _, slot := range []int{slotMistake, slotCorrection} {
		if m := day.Messages[slot-1]; m.Text != Withdrawn || len(m.States) > 0 {
			t.Errorf("slot %d is %+v", slot, m)
		}
	}
	if n := len(day.Diffs); n != 2 || day.Diffs[0].Outcome != corpus.OutcomeWithdrawn {
		t.Errorf("%d differences: %+v", n, day.Diffs)
	}
}

// TestASecondRepairMayMend: the first repair failed, the second did not.
func TestASecondRepairMayMend(t *testing.T) {
	in, out, c := plan(), written(t), around()
	adds(slotAnswer, "See task_17.")(&in, &out, &c)
	b := dayOf(in, c)
	b.Fixer = fixer{b.Fixer, func(in prompts.FixIn) *prompts.FixOut {
		text := "48 MB."
		if in.Attempt == 1 {
			text = "48 MB, see task_17."
		}
		return &prompts.FixOut{Messages: []prompts.FixedMessage{{Slot: slotAnswer, Text: text,
			States: []prompts.Stated{{Fact: 4, Surface: "48 MB"}}}}}
	}}
	day, err := Mend(t.Context(), b, out.Messages)
	if err != nil || day.Flagged || len(day.Diffs) != 2 {
		t.Fatalf("%+v, %v", day, err)
	}
	if day.Diffs[0].Outcome != corpus.OutcomeUnrepaired || day.Diffs[1].Outcome != corpus.OutcomeRepaired ||
		day.Diffs[1].Attempt != 2 {
		t.Errorf("%+v", day.Diffs)
	}
}

// mute is a checker that never gives an acceptable answer.
type mute struct{ llm.Model }

func (mute) Complete(context.Context, llm.Call) (llm.Answer, error) {
	return llm.Answer{Text: "Looks fine to me!", Model: "mute"}, nil
}

// TestAFailedCheckIsNoVerdict: a day that no one could read is flagged, not accepted.
func TestAFailedCheckIsNoVerdict(t *testing.T) {
	b := dayOf(plan(), around())
	b.Checker = mute{b.Checker}
	day, err := Mend(t.Context(), b, written(t).Messages)
	if err != nil || !day.Flagged || len(day.Diffs) > 0 {
		t.Errorf("%+v, %v", day, err)
	}
}

// TestConcernsOfACheckerCount: a major one fails the day, a minor one does not.
func TestConcernsOfACheckerCount(t *testing.T) {
	for severity, want := range map[prompts.Severity]bool{prompts.Major: true, prompts.Minor: false} {
		d := daycheck.Day{In: plan(), Out: written(t), Context: around(), Reviewed: true, Review: prompts.CheckOut{
			Concerns: []prompts.CheckConcern{{Level: 4, Kind: "expertise", Severity: string(severity), Slot: 2,
				Message: "explains what only a pilot knows"}},
		}}
		if got := daycheck.Fails(dayOf(plan(), around()).Rules.Check(d)); got != want {
			t.Errorf("%s: fails is %v", severity, got)
		}
	}
}
