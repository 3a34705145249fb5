package passage

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
	"memloom/validate/daycheck"
)

// corruption breaks one thing in a day that passes.
type corruption struct {
	name  string
	level int
	slot  int // that the conflict names
	harm  func(*prompts.DayIn, *prompts.DayOut, *daycheck.Context)
	ends  string // repaired, deleted or flagged
}

// says gives a slot another text that states what was stated, if it is still there.
func says(slot int, text string, surfaces ...string) func(*prompts.DayIn, *prompts.DayOut, *daycheck.Context) {
	return func(in *prompts.DayIn, out *prompts.DayOut, _ *daycheck.Context) {
		m := &out.Messages[slot-1]
		m.Text, m.States = text, []prompts.Stated{}
		for i, s := range surfaces {
			m.States = append(m.States, prompts.Stated{Fact: in.Slots[slot-1].States[i], Surface: s})
		}
	}
}

// adds puts words behind a slot's text.
func adds(slot int, words string) func(*prompts.DayIn, *prompts.DayOut, *daycheck.Context) {
	return func(_ *prompts.DayIn, out *prompts.DayOut, _ *daycheck.Context) {
		out.Messages[slot-1].Text += " " + words
	}
}

func planned(harm func(*prompts.DayIn)) func(*prompts.DayIn, *prompts.DayOut, *daycheck.Context) {
	return func(in *prompts.DayIn, _ *prompts.DayOut, _ *daycheck.Context) { harm(in) }
}

func held(harm func(*daycheck.Context)) func(*prompts.DayIn, *prompts.DayOut, *daycheck.Context) {
	return func(_ *prompts.DayIn, _ *prompts.DayOut, c *daycheck.Context) { harm(c) }
}

func corruptions() []corruption {
	return slices.Concat(ruleCorruptions(), completionCorruptions(), coherenceCorruptions(), profileCorruptions())
}

func ruleCorruptions() []corruption {
	return []corruption{
		{"a raw id", 1, slotAnswer, adds(slotAnswer, "See task_17."), "repaired"},
		{"a raw id in a leaf", 1, slotThanks, adds(slotThanks, "See task_17."), "deleted"},
		{"a placeholder", 1, slotEnd, adds(slotEnd, "Thanks to [NAME]."), "repaired"},
		{"a value that no fact covers", 1, slotBanter, adds(slotBanter, "It took 3 hours."), "deleted"},
		{"a fact left out", 1, slotAnswer, says(slotAnswer, "Not much."), "repaired"},
		{"another value", 1, slotAnswer, says(slotAnswer, "The batch size is 49 MB.", "49 MB"), "repaired"},
		{"a surface that is not there", 1, slotAnswer, says(slotAnswer, "The batch size is small.", "48 MB"), "repaired"},
		{"no text", 1, slotEnd, says(slotEnd, ""), "repaired"},
		{"no message", 1, slotThanks, func(_ *prompts.DayIn, out *prompts.DayOut, _ *daycheck.Context) {
			out.Messages = slices.Delete(out.Messages, slotThanks-1, slotThanks)
		}, "deleted"},
		{"a document", 1, slotThanks, says(slotThanks, strings.Repeat("thanks\n", 9)), "deleted"},
		{"another speaker's label", 1, slotThanks, says(slotThanks, "Mira Castellan: I like it."), "deleted"},
		{"a transcript", 1, slotThanks, says(slotThanks, "thanks\nMira: you are welcome"), "deleted"},
		{"the group's name misspelt", 1, slotBanter, says(slotBanter, "What a day for the Harbor Gate Crew."), "deleted"},
		{"a speaker from elsewhere", 1, slotThanks, held(func(c *daycheck.Context) {
			c.Writers = []string{"Mira Castellan",
				"Ines Okafor"}
		}), "flagged"},
		{"after hours", 1, slotCorrection, planned(func(in *prompts.DayIn) {
			in.Slots[slotCorrection-1].At = tuesday.At(19,
				30)
		}), "flagged"},
		{"on another day", 1, slotThanks, planned(func(in *prompts.DayIn) {
			in.Slots[slotThanks-1].At = tuesday.Add(1).At(10,
				0)
		}), "deleted"},
		{"a day on which nobody works", 1, 0, held(func(c *daycheck.Context) { c.Workday = false }), "flagged"},
		{"another group's name", 1, 0, planned(func(in *prompts.DayIn) { in.Group = "Harbour Gate" }), "flagged"},
	}
}

func completionCorruptions() []corruption {
	return []corruption{
		{"a start that is announced", 2, slotKickoff,
			says(slotKickoff, "I'll own the harbour gate index and will start tomorrow. Due 19 March.", "start", "I'll own",
				"19 March"), "repaired"},
		{"an end that is announced", 2, slotEnd, says(slotEnd, "The tide table import will be merged by tonight.", "merged"),
			"repaired"},
		{"an end that is nearly there", 2, slotEnd, says(slotEnd, "The tide table import is almost done.", "done"),
			"repaired"},
		{"an end that is asked for", 2, slotEnd, says(slotEnd, "Is the tide table import done?", "done"), "repaired"},
		{"an end before its day", 2, slotAnswer, adds(slotAnswer, "And the pilot berth survey is done."), "repaired"},
		{"an end before its day in small talk", 2, slotBanter,
			says(slotBanter, "I am glad that the pilot berth survey is finished."), "deleted"},
		{"a start before its day", 2, slotThanks, says(slotThanks, "Thanks. I have started the mooring rule table."),
			"deleted"},
		{"an end that the plan wants too early", 2, slotEnd,
			held(func(c *daycheck.Context) { c.Tasks[1].State = prompts.TaskOngoing }), "flagged"},
		{"a start that the plan forgot", 2, 0, held(func(c *daycheck.Context) { c.Tasks[2].State = prompts.TaskStarting }),
			"flagged"},
		{"an end that the plan forgot", 2, 0, held(func(c *daycheck.Context) { c.Tasks[2].State = prompts.TaskEnding }),
			"flagged"},
	}
}

func coherenceCorruptions() []corruption {
	other := corpus.CountValue(8)
	return []corruption{
		{"a decision cited otherwise", 3, slotThanks,
			says(slotThanks, "As decided, the retry limit of the pilot berth survey is 6."), "deleted"},
		{"a record cited otherwise", 3, slotMistake, adds(slotMistake, "The retry limit was 4."), "repaired"},
		{"against the summary", 3, slotCorrection, held(func(c *daycheck.Context) {
			c.Known = append(c.Known, daycheck.Known{Subject: "harbour gate index", Attribute: "batch size",
				Value: corpus.QuantityValue(corpus.NewDecimal(64, 0), "MB")})
		}), "flagged"},
		{"against itself", 3, slotCorrection, planned(func(in *prompts.DayIn) {
			in.Facts[5].Value, in.Facts[5].Surfaces = &other, []string{"8"}
			in.Slots[slotMistake-1].Act, in.Slots[slotCorrection-1].Act = corpus.ActProgress, corpus.ActProgress
		}), "flagged"},
	}
}

func profileCorruptions() []corruption {
	return []corruption{
		{"their own name", 4, slotThanks, says(slotThanks, "Thanks, Odd likes that."), "deleted"},
		{"their own name in a message that is needed", 4, slotEnd, adds(slotEnd, "Signed, Mira."), "repaired"},
		{"somebody who is not there", 4, slotThanks, says(slotThanks, "Greta, have a look at that."), "deleted"},
		{"somebody who is not there, at the side", 4, slotThanks, says(slotThanks, "thanks, one for @Greta"), "deleted"},
		{"a pal of a superior", 4, slotThanks, func(in *prompts.DayIn, out *prompts.DayOut, _ *daycheck.Context) {
			in.Slots[slotThanks-1].To = "Ines Okafor"
			out.Messages[slotThanks-1].Text = "thanks dude"
		}, "deleted"},
		{"the given name of a superior", 4, slotThanks, func(in *prompts.DayIn, out *prompts.DayOut, _ *daycheck.Context) {
			in.Slots[slotThanks-1].To = "Ines Okafor"
			out.Messages[slotThanks-1].Text = "Thanks Ines, that helps"
		}, "deleted"},
		{"slang of somebody formal", 4, slotBanter, says(slotBanter, "lol, the coffee machine again"), "deleted"},
		{"shouting", 4, slotThanks, says(slotThanks, "THIS IS GOOD NEWS"), "deleted"},
		{"a flood of emoji", 4, slotThanks, says(slotThanks, "thanks 🎉🎉🎉"), "deleted"},
		{"a speech of somebody concise", 4, slotThanks, says(slotThanks, strings.Repeat("thanks for that and for this ", 14)),
			"deleted"},
	}
}

// TestCorruptedDays: what breaks a day is caught by its level, and repaired or
// flagged; a day that passes is left alone.
func TestCorruptedDays(t *testing.T) {
	day, err := Mend(t.Context(), dayOf(plan(), around()), written(t).Messages)
	if err != nil || day.Flagged || len(day.Diffs) > 0 {
		t.Fatalf("the day as written: %+v, %v", day, err)
	}
	for _, c := range corruptions() {
		t.Run(c.name, func(t *testing.T) {
			in, out, ctx := plan(), written(t), around()
			c.harm(&in, &out, &ctx)
			if c.name == "against the summary" {
				c.slot = slotAnswer
			}
			if found := conflictsOf(t, in, out, ctx); !slices.ContainsFunc(found, func(x prompts.Fault) bool {
				return x.Level == c.level && x.Slot == c.slot && x.Severity == prompts.Major
			}) {
				t.Fatalf("level %d does not see it: %+v", c.level, found)
			}
			day, err := Mend(t.Context(), dayOf(in, ctx), out.Messages)
			if err != nil {
				t.Fatal(err)
			}
			sound(t, in, out, ctx, day)
			switch {
			case day.Flagged != (c.ends == "flagged"):
				t.Errorf("flagged is %v: %q", day.Flagged, day.Reasons)
			case c.ends == "deleted" && day.Messages[c.slot-1].Text != "":
				t.Errorf("slot %d says %q", c.slot, day.Messages[c.slot-1].Text)
			case c.ends == "repaired" && (len(day.Diffs) == 0 || day.Diffs[0].Slot != c.slot ||
				day.Diffs[0].Outcome != corpus.OutcomeRepaired):
				t.Errorf("kept is %+v", day.Diffs)
			}
		})
	}
}

func conflictsOf(t testing.TB, in prompts.DayIn, out prompts.DayOut, c daycheck.Context) []prompts.Fault {
	t.Helper()
	d := dayOf(in, c)
	found, err := d.Check(t.Context(), Text{Messages: aligned(d, out.Messages)})
	if err != nil {
		t.Fatal(err)
	}
	return found
}
