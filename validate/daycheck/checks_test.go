package daycheck

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// The corrupted days of every level are in pipeline/passage; here stand the
// edges of what code decides by itself.

func checker() *Checker {
	return NewChecker(World{
		People: []Person{{"Mira Castellan", "Mira"}, {"Odd Brekke", "Odd"}},
		Groups: []string{"Harbour Gate Crew", "Imports"},
	}, corpus.NewLexicon([]string{"Mira Castellan", "Mira", "Odd Brekke", "Odd"}, nil))
}

func TestLabels(t *testing.T) {
	s := &prompts.Slot{Author: "Odd Brekke"}
	for text, want := range map[string]string{
		"Mira: what's the batch size?":             "", // a form of address
		"Mira Castellan: we start today":           "Mira Castellan",
		"Odd: we start today":                      "Odd Brekke",
		"**Mira Castellan**: we start today":       "Mira Castellan",
		"fine\nMira: thanks":                       "Mira Castellan",
		"The index: we start today":                "",
		"Mira Castellan wrote it: look":            "",
		"See Mira:https://wiki.example/index":      "",
		"Somebody Unknown: we start today":         "",
		"No label here":                            "",
		strings.Repeat("a long line ", 9) + ": no": "",
	} {
		if got, _ := checker().labelled(s, text); got != want {
			t.Errorf("%q is labelled %q, want %q", text, got, want)
		}
	}
}

func TestNamesOfGroups(t *testing.T) {
	for text, want := range map[string]bool{
		"the harbour gate crew meets":  false, // in a hurry
		"the Harbor Gate Crew meets":   true,
		"the Harbour Gates Crew meets": false, // another word
		"the Harbour Gaet Crew meets":  false, // a short word may be another
		"the Harbour Fence Crew meets": false,
		"the Import desk":              false, // one word is no name to misspell
		"Harbour":                      false,
	} {
		if _, _, got := checker().misnamed(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestDistanceIsOne(t *testing.T) {
	word := rapid.StringMatching(`[a-d]{0,6}`)
	rapid.Check(t, func(t *rapid.T) {
		a, b := word.Draw(t, "a"), word.Draw(t, "b")
		d := distance(a, b)
		if d != distance(b, a) || (d == 0) != (a == b) || d > max(len(a), len(b), 3) {
			t.Errorf("distance(%q, %q) = %d", a, b, d)
		}
		if i := rapid.IntRange(0, len(a)).Draw(t, "i"); distance(a, a[:i]+"x"+a[i:]) != 1 {
			t.Errorf("one letter more than %q is not one away", a)
		}
	})
}

// TestTokensStandWhereTheySay: words of any text, in code points.
func TestTokensStandWhereTheySay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.String().Draw(t, "text")
		end := 0
		for _, w := range tokensOf(text) {
			if w.start < end || corpus.RuneSlice(text, w.start, w.end) != w.word {
				t.Errorf("%q does not stand at %d–%d of %q", w.word, w.start, w.end, text)
			}
			end = w.end
		}
	})
}

// TestNamesInValues: a person's own name is no self-naming where the plan
// states it as a value.
func TestNamesInValues(t *testing.T) {
	odd := corpus.TextValue(corpus.KindEntity, "Odd Brekke")
	d := Day{
		In: prompts.DayIn{
			Facts: []prompts.DayFact{{N: 1, Attribute: "approver", Subject: "index", Value: &odd, Basis: corpus.BasisText}},
			Slots: []prompts.Slot{{N: 1, At: corpus.NewDate(2025, 3, 11).At(10, 0), Author: "Odd Brekke", States: []int{1}}},
			Date:  corpus.NewDate(2025, 3, 11),
		},
		Context:  Context{Date: corpus.NewDate(2025, 3, 11), Workday: true, Writers: []string{"Odd Brekke"}},
		Reviewed: true,
	}
	for text, want := range map[string]bool{
		"The approver is Odd Brekke.":               false,
		"The approver is Odd Brekke, says Odd.":     true,
		"The approver is Odd Brekke, which is odd.": false,
	} {
		d.Out = prompts.DayOut{Messages: []prompts.DayMessage{{Slot: 1, Text: text,
			States: []prompts.Stated{{Fact: 1, Surface: "Odd Brekke"}}}}}
		found := checker().Check(d)
		if got := slices.ContainsFunc(found, func(c prompts.Fault) bool { return c.Kind == KindSelfNaming }); got != want {
			t.Errorf("%q: %+v", text, found)
		}
		if !want && Fails(found) {
			t.Errorf("%q fails: %+v", text, found)
		}
	}
}

// TestHours: office hours of workdays, or any hour of any day, but never
// another day than the plan's (E11, G9).
func TestHours(t *testing.T) {
	tuesday := corpus.NewDate(2025, 3, 11)
	for _, c := range []struct {
		name    string
		at      corpus.Stamp
		workday bool
		anyHour bool
		want    bool
	}{
		{"office hours", tuesday.At(18, 0), true, false, false},
		{"a night", tuesday.At(3, 12), true, false, true},
		{"a closure", tuesday.At(10, 0), false, false, true},
		{"a night around the clock", tuesday.At(3, 12), true, true, false},
		{"a weekend around the clock", tuesday.At(10, 0), false, true, false},
		{"another day around the clock", tuesday.Add(1).At(3, 12), true, true, true},
	} {
		d := Day{
			In:       prompts.DayIn{Date: tuesday, Slots: []prompts.Slot{{N: 1, At: c.at, Author: "Odd Brekke"}}},
			Out:      prompts.DayOut{Messages: []prompts.DayMessage{{Slot: 1, Text: "Fine by me."}}},
			Context:  Context{Date: tuesday, Workday: c.workday, AnyHour: c.anyHour, Writers: []string{"Odd Brekke"}},
			Reviewed: true,
		}
		found := checker().Check(d)
		if got := slices.ContainsFunc(found, func(x prompts.Fault) bool { return x.Kind == KindHours }); got != c.want {
			t.Errorf("%s: %+v", c.name, found)
		}
	}
}

// weighed is a day on which a retry limit that is known as 14 is stated with
// another value, in a class and an act.
func weighed(class string, act corpus.Act) Day {
	tuesday := corpus.NewDate(2025, 3, 11)
	known, other := corpus.CountValue(14), corpus.CountValue(9)
	return Day{
		In: prompts.DayIn{
			Date: tuesday,
			Facts: []prompts.DayFact{{N: 1, Subject: "card vault", Attribute: "retry limit", Class: class, Value: &other,
				Basis: corpus.BasisText}},
			Slots: []prompts.Slot{{N: 1, At: tuesday.At(10, 0), Author: "Odd Brekke", Act: act, Task: "card vault",
				States: []int{1}}},
		},
		Out: prompts.DayOut{Messages: []prompts.DayMessage{{Slot: 1, Text: "It could be 9.",
			States: []prompts.Stated{{Fact: 1, Surface: "9"}}}}},
		Context: Context{Date: tuesday, Workday: true, Writers: []string{"Odd Brekke"},
			Known: []Known{{"card vault", "retry limit", known}}},
		Reviewed: true,
	}
}

// TestWhatIsWeighedContradictsNothing: an option and a promise are no values of
// the attribute that they name (E14, level 3).
func TestWhatIsWeighedContradictsNothing(t *testing.T) {
	for class, want := range map[string]bool{"setting": true, "option": false, "promise": false} {
		found := checker().Check(weighed(class, corpus.ActOption))
		if got := slices.ContainsFunc(found, func(c prompts.Fault) bool { return c.Kind == KindContradiction }); got != want {
			t.Errorf("%s: %+v", class, found)
		}
	}
}

// TestDisputedContradictsNothing: a slot that states a side of a contradiction of the plan may differ from what is
// known.
func TestDisputedContradictsNothing(t *testing.T) {
	x := weighed("setting", corpus.ActProgress)
	x.Context.Disputed = []int{1}
	for _, c := range checker().Check(x) {
		if c.Kind == KindContradiction {
			t.Errorf("%+v", c)
		}
	}
}

// TestPrematureAssumptions: only the mistake that the plan wants may call a
// task finished that is not (E12, G11).
func TestPrematureAssumptions(t *testing.T) {
	for kind, want := range map[string]bool{"premature_assumption": false, "wrong_detail": true, "": true} {
		d := weighed("setting", corpus.ActMistake)
		d.In.Slots[0].Kind = kind
		d.Context.Tasks = []prompts.CheckTask{{N: 1, Name: "card vault", State: prompts.TaskOngoing}}
		d.Review.Events = []prompts.CheckEvent{{Task: 1, Event: corpus.PredFinished, Slot: 1, Quote: "It could be 9."}}
		found := checker().Check(d)
		if got := slices.ContainsFunc(found, func(c prompts.Fault) bool { return c.Kind == KindEndsEarly }); got != want {
			t.Errorf("%q: %+v", kind, found)
		}
	}
}

// TestBuddiesOfSuperiors: slang for a superior is found, and the name of an
// attribute is no slang.
func TestBuddiesOfSuperiors(t *testing.T) {
	for text, want := range map[string]bool{
		"Thanks, buddy, that helps.":                      true,
		"Sure thing mate.":                                true,
		"Who is the ward buddy for the index?":            false,
		"The ward buddy is Odd Brekke, Mira.":             false,
		"So, buddy, the ward buddy for it is Odd Brekke.": true,
	} {
		in := prompts.DayIn{
			People: []prompts.Voice{{Name: "Mira Castellan", Rank: 1}, {Name: "Odd Brekke", Rank: 4}},
			Slots:  []prompts.Slot{{N: 1, Author: "Odd Brekke", To: "Mira Castellan"}},
			Facts:  []prompts.DayFact{{N: 1, Attribute: "ward buddy"}},
		}
		d := &day{Day: Day{In: in}, c: checker(), people: map[string]prompts.Voice{"Mira Castellan": in.People[0],
			"Odd Brekke": in.People[1]}}
		d.address(&in.Slots[0], tokensOf(text))
		if got := len(d.found) > 0; got != want {
			t.Errorf("%q: %v", text, d.found)
		}
	}
}
