package chat

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/standintest"
	"memloom/internal/standin/template"
	"memloom/prompts"
)

// TestDay_FlawsAreThereAndTouchNoValue: a typo changes one word and no fact, and the other flaws add a sentence (G11).
func TestDay_FlawsAreThereAndTouchNoValue(t *testing.T) {
	for _, flaw := range []string{corpus.MarkTypo, corpus.MarkFragment, corpus.MarkSelfCorrection} {
		for n := range 30 {
			in := goldenDay()
			in.Date += corpus.Date(7 * n)
			clean, err := Day(in)
			if err != nil {
				t.Fatal(err)
			}
			for i := range in.Slots {
				in.Slots[i].Flaws = []string{flaw}
			}
			out, err := Day(in)
			if err != nil {
				t.Fatal(err)
			}
			checkDay(t, fields[1], in, out)
			for i, m := range out.Messages {
				if flaw == corpus.MarkTypo && !misspelt(m.Text) {
					t.Errorf("%q has no typo", m.Text)
				}
				if sections := map[string]string{corpus.MarkFragment: "fragment",
					corpus.MarkSelfCorrection: "slip"}; flaw != corpus.MarkTypo &&
					!holdsLine(m.Text, sections[flaw]) {
					t.Errorf("slot %d, %s: %q", clean.Messages[i].Slot, flaw, m.Text)
				}
			}
		}
	}
}

// known are the words of the templates, of the fixtures and of people's habits.
func known() map[string]bool {
	out := map[string]bool{}
	add := func(text string) {
		for w := range strings.FieldsFuncSeq(strings.ToLower(text), func(c rune) bool {
			return (c < 'a' || c > 'z') &&
				c != '\''
		}) {
			out[w] = true
		}
	}
	for _, lines := range newDay(prompts.DayIn{}, nil).book {
		for _, l := range lines {
			add(l.Text)
			add(grammar.WrittenOut(l.Text))
		}
	}
	in := goldenDay()
	for _, f := range in.Facts {
		add(f.Subject + " " + f.Attribute + " " + f.Plural + " " + f.Reason + " " + strings.Join(f.Surfaces, " ") + " " +
			strings.Join(f.Done, " "))
	}
	for _, p := range standintest.People() {
		add(p.Name + " " + p.Formal + " " + strings.Join(p.Habits, " "))
	}
	add("for on you that plan this approach the choice of reading room heating start end")
	return out
}

func misspelt(text string) bool {
	words := known()
	for w := range strings.FieldsFuncSeq(strings.ToLower(text), func(c rune) bool {
		return (c < 'a' || c > 'z') &&
			c != '\''
	}) {
		if !words[w] {
			return true
		}
	}
	return false
}

// holdsLine says whether a text has a template of a section in it, whatever its case and punctuation.
func holdsLine(text, section string) bool {
	letters := func(s string) string {
		return strings.Map(func(c rune) rune {
			if c < 'a' || c > 'z' {
				return -1
			}
			return c
		}, strings.ToLower(s))
	}
	return slices.ContainsFunc(newDay(prompts.DayIn{}, nil).book[section], func(l template.Line) bool {
		return strings.Contains(letters(text), letters(l.Text))
	})
}

// TestDay_EveryClassInEveryAct: whatever fact the plan has an act state, there is a template for it.
func TestDay_EveryClassInEveryAct(t *testing.T) {
	acts := []corpus.Act{corpus.ActKickoff, corpus.ActProgress, corpus.ActCompletion, corpus.ActAnswer, corpus.ActBlocker,
		corpus.ActDecision, corpus.ActDoubt, corpus.ActClosure, corpus.ActMistake, corpus.ActCorrection, corpus.ActDelivery,
		corpus.ActOption}
	for _, f := range fields {
		for _, a := range f.attributes {
			for _, act := range acts {
				for _, kind := range []string{"", corpus.StaleInfo} {
					for _, as := range []string{"", "card vault", "card vault load test"} {
						in := goldenDay()
						v := a.value
						in.Facts = []prompts.DayFact{{N: 1, Subject: "card vault load test", Attribute: a.noun, Plural: a.plural,
							Class: a.class,
							Value: &v, Surfaces: a.surfaces, Basis: corpus.BasisText, Changed: true, Reason: "it is late"}}
						in.Slots = []prompts.Slot{{N: 1, At: in.Date.At(9, 0), Author: "Leo Brandt", Act: act, Kind: kind,
							Task:   "card vault load test",
							States: []int{1}, Calls: []prompts.Call{{Task: "card vault load test", As: as}}}}
						out, err := Day(in)
						if err != nil {
							t.Fatalf("%s, %s, %q: %v", act, a.noun, as, err)
						}
						text := out.Messages[0].Text
						if as == "" && strings.Contains(text, "card vault") || as != "" && !strings.Contains(text, as) {
							t.Errorf("%s, to call it %q: %q", act, as, text)
						}
						if !slices.ContainsFunc([]string{a.noun, a.plural}, func(s string) bool {
							return s != "" && strings.Contains(text,
								s)
						}) {
							t.Errorf("%s: %q does not name the %s", act, text, a.noun)
						}
					}
				}
			}
		}
	}
}

// TestDay_LeadersAreCalledByTitle: staff address those who lead by title and family name, peers by their given name
// (E14).
func TestDay_LeadersAreCalledByTitle(t *testing.T) {
	in := goldenDay()
	in.People[0].Formal = "Ms Olsen"
	for i := range in.Slots {
		s := &in.Slots[i]
		s.Author, s.To, s.Act, s.ReplyTo, s.States, s.Asks = in.People[2+i%4].Name, "Mara Olsen", corpus.ActCoordinate, 0,
			nil, nil
		if i%2 == 0 {
			s.To = "Petros Vaughn"
		}
	}
	out, err := Day(in)
	if err != nil {
		t.Fatal(err)
	}
	for i, m := range out.Messages {
		if want := map[bool]string{true: "Petros", false: "Ms Olsen"}[i%2 == 0]; !strings.Contains(m.Text, want) ||
			strings.Contains(m.Text, "Mara") {
			t.Errorf("%q does not call %s", m.Text, want)
		}
	}
}
