package marker

import (
	"strings"
	"testing"

	"memloom/internal/growth"
	"memloom/internal/thorough"
	"memloom/prompts"
)

func judge(question, gold, candidate string) string {
	out, _ := Judge(prompts.JudgeIn{Question: question, Gold: gold, Candidate: candidate})
	return out.Verdict
}

func TestJudge(t *testing.T) {
	const c, w, u = prompts.Correct, prompts.Wrong, prompts.Unclear
	for _, x := range []struct{ question, gold, cand, want string }{
		{"What is the limit?", "", "14", u},
		{"What is the limit?", "14", " ", w},
		{"What is the limit?", "14", "fourteen", c},
		{"What is the deadline?", "Not stated in the conversations; what is known is that the number of defects is 9.",
			"I don't know.", c},
		{"What is the deadline?", "Not stated in the conversations; what is known is that the number of defects is 9.",
			"That was never stated.", c},
		{"What is the deadline?", "Not stated in the conversations; what is known is that the number of defects is 9.",
			"It is not mentioned, but the number of defects is 9.", c},
		{"What is the deadline?", "Not stated in the conversations; what is known is that the number of defects is 9.",
			"The deadline is 9 March.", w},
		{"Which fits best?\n- Cedar: a bare endgame\n- Larch: a hexagonal board", "Cedar", "Cedar: a bare endgame", c},
		{"Which fits best?\n- Cedar: a bare endgame\n- Larch: a hexagonal board", "Cedar", "Larch: a hexagonal board", w},
		{"What is the limit?", "14", "...", w},
		{"What is the limit?", "-5", "5", u},
		{"What is the limit?", "-5", "-5.", c},
		{"Which letter?", "A", "(a)", c},
		{"Which letter?", "A", "B", w},
		{"What is the limit?", "14", "The limit is 14.", c},
		{"What is the limit?", "14", "The old limit is 14.", u},
		{"What is the limit?", "14", "The limit is not 14.", w},
		{"What is the limit?", "14", "about 14", w},
		{"What is the limit?", "14", "14 or 15", w},
		{"What is the limit?", "14", "between 10 and 15", w},
		{"What is the limit?", "14", "at least 14", u},
		{"What is the limit?", "at most 14", "at least 14", w},
		{"What is the limit?", "at most 14", "no more than 14", c},
		{"What is the limit?", "14", "There was a number for it.", w},
		{"What is the limit?", "1", "It is one.", c},
		{"What is the limit?", "14", "I am sure that it is 14.", c},
		{"What is the limit?", "14", "The message about the limit says 14.", u},
		{"How many of the 40 seats are free?", "5 of the 40", "5", c},
		{"How long did it take?", "7 working days", "7 working days (9 calendar days)", u},
		{"Where did he go?", "to Berlin in 2019", "Berlin", u},
		{"Isn't it done?", "No, it isn't.", "Correct, it isn't.", u},
		{"Who prints it?", "Falk & Sons", "Falk and Sons", c},
		{"Who prints it?", "Falk & Sons", "Falk", u},
		{"What does it cost?", "€45", "45 euros", c},
		{"What does it cost?", "€45", "45", u},
		{"What does it cost?", "€45", "$45", w},
		{"What does it cost?", "€1,250", "EUR 1250.00", c},
		{"How much paint is left?", "1.5 kg", "1500 g", c},
		{"How much paint is left?", "1.5 kg", "1.5 lb", w},
		{"How much paint is left?", "1.5 kg", "3.3 lb", u},
		{"How warm is it?", "37 °C", "98.6 °F", c},
		{"When was it?", "13 March 2025", "on March 13th, 2025", c},
		{"When was it?", "13 March 2025", "2025-03-13", c},
		{"When was it?", "13 March 2025", "13.03.2025", c},
		{"When was it?", "13 March 2025", "13 March", c},
		{"When was it?", "13 March 2025", "13 March 2024", w},
		{"When was it?", "13 March 2025", "March 2025", w},
		{"When was it?", "13 March 2025", "on Thursday", u},
		{"When was it?", "13 March 2025", "05/03/2025", u},
		{"When was it?", "13 March 2025", "either on 13 March 2025 or on 14 March 2025", w},
		{"On which day is it?", "Thursday", "every Thursday", c},
		{"On which day is it?", "Thursday", "Friday", w},
		{"At what time?", "20:45", "8:45", u},
		{"At what time?", "20:45", "a quarter to nine in the evening", c},
		{"How long is it?", "2 weeks", "14 days", c},
		{"How long is it?", "3 hours 10 minutes", "190 minutes", c},
		{"How long is it?", "10 working days", "10 calendar days", w},
		{"How long is it?", "10 working days", "14 days", u},
		{"How many working days was it?", "10 working days", "10", c},
		{"How many working days was it?", "10 working days", "11", w},
		{"How many metres is it?", "1500", "1.5 km", c},
		{"Who owns it?", "Priya Raman", "It is Priya Raman.", c},
		{"Who owns it?", "Priya Raman", "Raman, Priya", c},
		{"Who owns it?", "Priya Raman", "Priya", c},
		{"Who owns it?", "Priya Raman", "Priya Patel", w},
		{"Who owns it?", "Priya Raman", "Leo Brandt", w},
		{"Who owns it?", "Priya Raman", "Priya Raman or Leo Brandt", w},
		{"Who owns it?", "Priya Raman", "Zoë Müller", w},
		{"Who owns it?", "Zoë Müller", "Zoe Mueller", c},
		{"Which team is it?", "QA", "Quality Assurance", u},
		{"Which wards joined?", "Ward 6, Ward 9 and Ward 11", "Ward 11, Ward 6, Ward 9", c},
		{"Which wards joined?", "Ward 6, Ward 9 and Ward 11", "Ward 6 and Ward 9", w},
		{"Which wards joined?", "Ward 6 and Ward 9", "Ward 6, Ward 9 and Ward 11", w},
		{"What is in it?", "nuts, milk and gluten", "gluten, nuts, milk", c},
		{"What is in it?", "nuts, milk and gluten", "nuts and milk", w},
		{"In which order?", "nuts, milk and gluten", "gluten, nuts, milk", w},
		{"Is it done?", "yes", "Yes, on 13 March.", c},
		{"Is it done?", "yes", "no", w},
		{"Is it done?", "no", "Yes, but only half of it.", u},
		{"Is the cap 512 KB?", "No, it is 900 KB.", "No, 900 KB", c},
		{"Is the cap 512 KB?", "No, it is 900 KB.", "No, it is 800 KB.", w},
		{"Is the cap 512 KB?", "No, it is 900 KB.", "Yes", w},
		{"Is the cap 512 KB?", "No, it is 900 KB.", "900 KB", c},
		{"Is the cap 512 KB?", "No, it is 900 KB.", "Possibly.", w},
		{"Who leads it?", "Not stated in the conversations.", "I can't tell from the messages.", c},
		{"Who leads it?", "Not stated in the conversations.", "Priya Raman", w},
		{"Who leads it?", "Not stated in the conversations.", "That information is missing from the chat.", u},
		{"Who leads it?", "Not stated in the conversations.", "The conversation covers other teams.", u},
		{"When is it?", "Not stated in the conversations.", "The messages say 5 May.", w},
		{"Who leads it?", "Priya Raman", "That was never mentioned.", w},
		{"When is it?", "Both 5 May and 7 May were stated.", "The messages disagree: 5 May and 7 May.", c},
		{"When is it?", "Both 5 May and 7 May were stated.", "7 May", w},
		{"How many?", "They disagree: Ada says 5, and Ben says 7.", "Ada says 7, and Ben says 5.", w},
		{"How many?", "They disagree: Ada says 5, and Ben says 7.", "Ada says 5, Ben says 7, and Ben is right.", u},
		{"Which page?", "https://a.example/x", "See https://a.example/x.", c},
		{"Which page?", "https://a.example/x", "https://a.example/y", w},
		{"Which file?", "plan_v2.pdf", "plan_v3.pdf", w},
		{"What was dropped?", "nightly batches", "the nightly batches", c},
		{"What was dropped?", "nightly batches", "event streams", w},
		{"What was dropped?", "nightly batches", "batches that run every night", u},
		{"What was dropped?", "nightly batches", "perhaps nightly batches", w},
		{"How many seats are free?", "5", "5 are taken.", w},
		{"How many seats are free?", "5", "The hall has 5 rows.", u},
		{"How many seats are free?", "5", "5 seats, as of 12 May 2025", c},
		{"How many seats are free?", "5", "All of them", w},
		{"How many seats are free?", "0", "none", c},
		{"When does the lease end?", "30 June 2026", "The lease begins on 30 June 2026.", u},
		{"When does the lease end?", "30 June 2026", "The lease ends on 30 June 2026.", c},
		{"When does the lease end?", "30 June 2026", "It ends at the end of June 2026.", u},
		{"How much is the rent?", "€900", "The deposit is €900.", u},
		{"How much is the rent?", "€900", "It was €900 and is now €950.", w},
		{"How much is the rent?", "€950", "It was €900 and is now €950.", c},
		{"How much was the rent?", "€900", "It was €900 and is now €950.", u},
		{"Who drew the map?", "Ines Vidal", "The map was drawn for Ines Vidal.", u},
		{"Who drew the map?", "Ines Vidal", "Ines Vidal lost the map.", u},
		{"Who drew the map?", "Ines Vidal", "I. Vidal", c},
		{"Who drew the map?", "Ines Vidal", "Ines Vidal and her team", u},
		{"Who drew the map?", "Chamonix", "C", w},
		{"Which mountain of Kenya is the highest?", "Mount Kenya", "vrede", w},
		{"Who won?", "South Korea", "Korea", u},
		{"Did Ben win?", "no", "No, Ben did not win.", c},
		{"Did Ben win?", "yes", "Ben won.", c},
		{"Did Ben win?", "yes", "Ben lost.", u},
		{"Which fits?\n- Maple: oak\n- Linden: ash", "Linden", "Maple.", w},
		{"Which fits?\n- Maple: oak\n- Linden: ash", "Linden", "Linden fits.", c},
		{"What would you fill in?\n- rim: a wavy rim / a rolled lip", "rim: a rolled lip", "It should say a rolled lip.", c},
		{"What would you fill in?\n- rim: a wavy rim / a rolled lip", "rim: a rolled lip", "a wavy rim and a rolled lip", w},
	} {
		if got := judge(x.question, x.gold, x.cand); got != x.want {
			t.Errorf("%s %q against gold %q: %s, want %s", x.question, x.cand, x.gold, got, x.want)
		}
		in := prompts.JudgeIn{Question: x.question, Gold: x.gold, Candidate: x.cand}
		if said, _ := Verdict(in); prompts.ReadVerdict(said).Verdict != x.want {
			t.Errorf("%q: %q, want %s", x.cand, said, x.want)
		}
	}
}

func TestRelation(t *testing.T) {
	in := prompts.RelationIn{Subtype: "contextual", Question: "Which seat do I take on trains?", Gold: "a window seat",
		Correct: []string{"by the window"}, Incorrect: []string{"an aisle seat"}}
	for candidate, want := range map[string][2]string{
		"A window seat.":            {prompts.Correct, prompts.FailNone},
		"by the window":             {prompts.Correct, prompts.FailNone},
		"an aisle seat":             {prompts.Wrong, prompts.FailOtherContext},
		"Cannot determine.":         {prompts.Wrong, prompts.FailNoAnswer},
		" ":                         {prompts.Wrong, prompts.FailNoAnswer},
		"where one can look around": {prompts.Unclear, prompts.FailNone},
	} {
		in.Candidate = candidate
		if out, _ := Relation(in); out.Label != want[0] || out.Failure != want[1] {
			t.Errorf("%q: %+v, want %v", candidate, out, want)
		}
		if problems := prompts.NewTasks(nil).Scoring.Relation.Check(in, must(Relation(in))); len(problems) > 0 {
			t.Errorf("%q: %v", candidate, problems)
		}
	}
	both := prompts.RelationIn{Subtype: "contradictory", Gold: "They disagree: Ada says 5, and Ben says 7.",
		Candidate: "7", Question: "How many?"}
	if out := must(Relation(both)); out.Label != prompts.Wrong || out.Failure != prompts.FailPickedASide {
		t.Errorf("%+v", out)
	}
}

func must[T any](out T, _ error) T { return out }

func TestRubric(t *testing.T) {
	for candidate, want := range map[string]string{
		"Take 200 g of flour and a rye loaf.": "yes unclear unclear",
		"Take 300 g of flour.":                "no unclear unclear",
		"Take 200 g of flour and walnuts.":    "yes yes unclear",
		"Take 500 ml of milk.":                "unclear unclear yes",
		"Not 200 g of flour.":                 "unclear unclear no",
		"Take a rye loaf.":                    "no unclear no",
		"Cannot determine.":                   "no no no",
		"":                                    "no no no",
	} {
		in := prompts.NewRubricIn("What should I bake?", []string{"suggests 200 g of flour"},
			[]string{"suggests walnuts or pecans", "suggests 500 ml of milk"}, candidate)
		out := must(Rubric(in))
		got := out.Should[0].Mark + " " + out.ShouldNot[0].Mark + " " + out.ShouldNot[1].Mark
		if problems := prompts.NewTasks(nil).Personal.Rubric.Check(in, out); got != want || len(problems) > 0 {
			t.Errorf("%q: %s %v, want %s", candidate, got, problems, want)
		}
	}
}

func TestDeclines(t *testing.T) {
	for answer, want := range map[string]bool{
		"Not stated.": true, "unknown": true, "I cannot tell from the conversation.": true, "It can't be determined.": true,
		"There is no information about the gate.": true, "Nobody ever mentioned that.": true,
		"14": false, "": false, "No.": false, "none": false, "It is unclear, but it is 14.": false,
		"The sign says no running.": false,
	} {
		if got := Declines("What is the weight of the gate?", answer); got != want {
			t.Errorf("%q: %v", answer, got)
		}
	}
}

// However an answer, a gold or a question goes on, marking takes no more time a byte. By default answers go on with
// dates or words, with MEMLOOM_THOROUGH=1 with small numbers and commas too.
func TestJudge_Linear(t *testing.T) {
	pieces := []string{"dates", "words"}
	if thorough.Wanted() {
		pieces = append(pieces, "ones", "commas")
	}
	for _, piece := range pieces {
		growth.Linear(t, growth.Pieces()[piece], func(text string) {
			judge("When was it?", "14 March 2025 and 3 days",
				text)
		})
	}
	growth.Linear(t, growth.Pieces()["dates"], func(text string) { judge("When was it?", text, "14 March 2025") })
	growth.Linear(t, growth.Pieces()["words"], func(text string) { judge(text, "14 March 2025", "on 14 March") })
}

func FuzzJudge(f *testing.F) {
	for _, s := range []string{"14", "13 March 2025", "No, it is 900 KB.", "Ada says 5, and Ben says 7.", "a, b and c",
		"https://a.b/c", "\xff", "'"} {
		f.Add("What is it?", s, "either 14 or "+s)
	}
	f.Fuzz(func(t *testing.T, question, gold, candidate string) {
		judge(question, gold, candidate)
		if read(gold).holds(value) && strings.TrimSpace(gold) != "" && judge(question, gold, gold) != prompts.Correct {
			t.Errorf("%q is not right against itself", gold)
		}
	})
}
