package question

import (
	"strings"
	"testing"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/text"
	"memloom/prompts"
)

// situations lists an input of every form and topic of memory awareness.
func situations() []prompts.AskIn {
	const survey, matter = "tide gate survey", "dives below the old lock"
	ask := func(form, subject, attribute, class string, k corpus.Kind) prompts.AskIn {
		return prompts.AskIn{Operation: corpus.OpChoose, Form: form,
			About: []prompts.Asked{{Subject: subject, Attribute: attribute, Class: class, Kind: k}}}
	}
	with := func(in prompts.AskIn, given, situation string) prompts.AskIn {
		in.Given, in.Case = given, situation
		return in
	}
	term := ask(prompts.FormScenario, survey, "retry limit", grammar.ClassSetting, corpus.KindCount)
	term.Term = "attempt ceiling"
	return []prompts.AskIn{
		ask(prompts.FormRequirement, matter, corpus.PredRequires, "rule", corpus.KindText),
		ask(prompts.FormRequirement, matter, corpus.PredRequires, "rule", corpus.KindEntity),
		ask(prompts.FormRequirement, survey, "approve", grammar.ClassContact, corpus.KindEntity),
		ask(prompts.FormRequirement, survey, "review", grammar.ClassContact, corpus.KindEntity),
		ask(prompts.FormRequirement, survey, "sign off", grammar.ClassContact, corpus.KindEntity),
		ask(prompts.FormRequirement, survey, "check", grammar.ClassContact, corpus.KindEntity),
		with(ask(prompts.FormRequest, matter, corpus.PredRequires, "rule", ""), "", "in a spring flood"),
		with(ask(prompts.FormRequest, survey, "spend", "cap", ""), "€4,500", ""),
		with(ask(prompts.FormRequest, survey, "change", "freeze", ""), "4 March 2025", ""),
		with(ask(prompts.FormRequest, survey, "handover", "deadline", ""), "4 March 2025", ""),
		with(ask(prompts.FormRequest, survey, "approve", "absence", ""), "4 March 2025", ""),
		ask(prompts.FormScenario, survey, "reviewer", grammar.ClassContact, corpus.KindEntity),
		ask(prompts.FormScenario, survey, "retry limit", grammar.ClassSetting, corpus.KindCount),
		term,
		with(ask(prompts.FormScenario, matter, corpus.PredRequires, "rule", corpus.KindText), "",
			"a rise above the third mark"),
		with(ask(prompts.FormScenario, matter, corpus.PredRequires, "rule", corpus.KindEntity), "",
			"a rise above the third mark"),
	}
}

// Every situation is worded in several ways, names what it must, and asks something
// at its end.
func TestSituations(t *testing.T) {
	for _, in := range situations() {
		texts := map[string]bool{}
		for variant := range 12 {
			in.Variant = variant
			out, err := Ask(in)
			if err != nil {
				t.Fatalf("%s about %q: %v", in.Form, in.About[0].Class, err)
			}
			texts[out.Question] = true
			for _, named := range []string{in.About[0].Subject, in.Given, in.Case, in.Term} {
				if !strings.Contains(strings.ToLower(out.Question), strings.ToLower(named)) {
					t.Errorf("%q does not say %q", out.Question, named)
				}
			}
			if !strings.HasSuffix(out.Question, "?") || strings.ContainsAny(out.Question, "$[|]\n") ||
				strings.Contains(out.Question, "  ") {
				t.Errorf("%s: %q", in.Form, out.Question)
			}
		}
		if len(texts) < 4 {
			t.Errorf("%s about %q has %d wordings", in.Form, in.About[0].Class, len(texts))
		}
	}
}

// The definition's words are in the question, not the name of the case.
func TestUnknownSituationIsAnError(t *testing.T) {
	in := situations()[1]
	in.Form, in.About[0].Class = prompts.FormRequest, "riddle"
	if out, err := Ask(in); err == nil {
		t.Errorf("worded %q", out.Question)
	}
}

// Options of one question share all words but those of their plans, and the two
// halves of rows that speak for and against a wish are as often the longer one.
func TestOptionsAreParallel(t *testing.T) {
	asked := prompts.Asked{Subject: "tide gate survey", Attribute: "storage need", Class: grammar.ClassMeasure,
		Kind: corpus.KindQuantity}
	for variant := range 20 {
		in := prompts.OptionsIn{Question: "What is it now?", Form: prompts.OptionAnswer, Variant: variant}
		for _, v := range []string{"10 GB", "20 GB", "30 GB", "40 GB"} {
			in.Options = append(in.Options, prompts.OptionPlan{Says: []prompts.Said{{Asked: asked, Value: v}}})
		}
		out, err := Options(in)
		if err != nil {
			t.Fatal(err)
		}
		for i, text := range out.Texts {
			if rest := strings.Replace(text, in.Options[i].Says[0].Value, "", 1); rest != strings.Replace(out.Texts[0], "10 GB",
				"", 1) {
				t.Errorf("%q beside %q", text, out.Texts[0])
			}
		}
	}
}

// TestActionsAreParallel: the options of a question that speak against a wish
// differ in what they state alone, choices in a row included, and so do those
// that let it pass.
func TestActionsAreParallel(t *testing.T) {
	cases := map[string][]string{"cap": {"€4,000", "€5,500", "€6,000", "€7,250"}, "deadline": {"4 March 2025",
		"6 March 2025", "7 March 2025", "10 March 2025"},
		"rule": {"a green run", "a sealed note", "two pairs of eyes", "consent"}}
	for class, values := range cases {
		said := map[string]bool{}
		for variant := range 40 {
			in := prompts.OptionsIn{Question: "Can I?", Form: prompts.OptionAction, Variant: variant}
			asked := prompts.Asked{Subject: "tide gate survey", Attribute: "spending cap", Class: class, Kind: corpus.KindText}
			if class == "deadline" {
				asked.Kind = corpus.KindDate
			}
			for i, v := range values {
				in.Options = append(in.Options, prompts.OptionPlan{Act: []string{prompts.ActProceed, prompts.ActHold}[i%2],
					Says: []prompts.Said{{Asked: asked, Value: v}}})
			}
			out, err := Options(in)
			if err != nil {
				t.Fatal(err)
			}
			for i, text := range out.Texts {
				if rest := strings.Replace(text, values[i], "", 1); rest != strings.Replace(out.Texts[i%2], values[i%2], "", 1) {
					t.Errorf("%q beside %q", text, out.Texts[i%2])
				}
			}
			said[strings.Replace(out.Texts[0], values[0], "", 1)] = true
		}
		if len(said) < 5 {
			t.Errorf("%s: options come in %d wordings", class, len(said))
		}
	}
}

// Rows of actions come in pairs of like length, one against a wish and one that lets it pass; neither is the longer as
// a rule, and both have as many rows.
func TestActionRows(t *testing.T) {
	sections := 0
	for name, against := range text.Book() {
		class, ok := strings.CutPrefix(name, "options hold")
		if !ok {
			continue
		}
		sections++
		pass := text.Book()["options pass"+class]
		if len(pass) != len(against) {
			t.Errorf("%s has %d rows, what lets pass has %d", name, len(against), len(pass))
			continue
		}
		longer := 0
		for i, row := range against {
			switch d := utf8.RuneCountInString(row.Text) - utf8.RuneCountInString(pass[i].Text); {
			case d > 14 || d < -14:
				t.Errorf("%s: %q and %q differ by %d", name, row.Text, pass[i].Text, d)
			case d > 0:
				longer++
			case d < 0:
				longer--
			}
		}
		if longer < -1 || longer > 1 {
			t.Errorf("%s: one side is the longer one in %d rows more", name, longer)
		}
	}
	if sections < 5 {
		t.Errorf("there are %d sections of actions", sections)
	}
}
