package exam

import (
	"math"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/lexicon"
	"memloom/prompts"
)

// situations lists an input of every form and topic of memory awareness.
func situations() []prompts.AskIn {
	const survey, matter = "tide gate survey", "dives below the old lock"
	ask := func(form, subject, attribute, class string, k corpus.Kind) prompts.AskIn {
		return prompts.AskIn{Operation: corpus.OpChoose, Form: form, About: []prompts.Asked{{Subject: subject, Attribute: attribute, Class: class, Kind: k}}}
	}
	with := func(in prompts.AskIn, given, situation string) prompts.AskIn {
		in.Given, in.Case = given, situation
		return in
	}
	term := ask(prompts.FormScenario, survey, "retry limit", grammar.ClassSetting, corpus.KindCount)
	term.Term = "attempt ceiling"
	return []prompts.AskIn{
		ask(prompts.FormRequirement, matter, corpus.PredRequires, wishRule, corpus.KindText),
		ask(prompts.FormRequirement, matter, corpus.PredRequires, wishRule, corpus.KindEntity),
		ask(prompts.FormRequirement, survey, "approve", grammar.ClassContact, corpus.KindEntity),
		ask(prompts.FormRequirement, survey, "review", grammar.ClassContact, corpus.KindEntity),
		ask(prompts.FormRequirement, survey, "sign off", grammar.ClassContact, corpus.KindEntity),
		ask(prompts.FormRequirement, survey, "check", grammar.ClassContact, corpus.KindEntity),
		with(ask(prompts.FormRequest, matter, corpus.PredRequires, wishRule, ""), "", "in a spring flood"),
		with(ask(prompts.FormRequest, survey, "spend", wishCap, ""), "€4,500", ""),
		with(ask(prompts.FormRequest, survey, "change", wishFreeze, ""), "4 March 2025", ""),
		with(ask(prompts.FormRequest, survey, "handover", wishDeadline, ""), "4 March 2025", ""),
		with(ask(prompts.FormRequest, survey, "approve", wishAbsence, ""), "4 March 2025", ""),
		ask(prompts.FormScenario, survey, "reviewer", grammar.ClassContact, corpus.KindEntity),
		ask(prompts.FormScenario, survey, "retry limit", grammar.ClassSetting, corpus.KindCount),
		term,
		with(ask(prompts.FormScenario, matter, corpus.PredRequires, wishRule, corpus.KindText), "", "a rise above the third mark"),
		with(ask(prompts.FormScenario, matter, corpus.PredRequires, wishRule, corpus.KindEntity), "", "a rise above the third mark"),
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
			if !strings.HasSuffix(out.Question, "?") || strings.ContainsAny(out.Question, "$[|]\n") || strings.Contains(out.Question, "  ") {
				t.Errorf("%s: %q", in.Form, out.Question)
			}
		}
		if len(texts) < 4 {
			t.Errorf("%s about %q has %d wordings", in.Form, in.About[0].Class, len(texts))
		}
	}
}

// The definition's words stand in the question, not the name of the case.
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
	asked := prompts.Asked{Subject: "tide gate survey", Attribute: "storage need", Class: grammar.ClassMeasure, Kind: corpus.KindQuantity}
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
			if rest := strings.Replace(text, in.Options[i].Says[0].Value, "", 1); rest != strings.Replace(out.Texts[0], "10 GB", "", 1) {
				t.Errorf("%q beside %q", text, out.Texts[0])
			}
		}
	}
}

// TestActionsAreParallel: the options of a question that speak against a wish
// differ in what they state alone, choices in a row included, and so do those
// that let it pass.
func TestActionsAreParallel(t *testing.T) {
	cases := map[string][]string{wishCap: {"€4,000", "€5,500", "€6,000", "€7,250"}, wishDeadline: {"4 March 2025", "6 March 2025", "7 March 2025", "10 March 2025"},
		wishRule: {"a green run", "a sealed note", "two pairs of eyes", "consent"}}
	for class, values := range cases {
		said := map[string]bool{}
		for variant := range 40 {
			in := prompts.OptionsIn{Question: "Can I?", Form: prompts.OptionAction, Variant: variant}
			asked := prompts.Asked{Subject: "tide gate survey", Attribute: "spending cap", Class: class, Kind: corpus.KindText}
			if class == wishDeadline {
				asked.Kind = corpus.KindDate
			}
			for i, v := range values {
				in.Options = append(in.Options, prompts.OptionPlan{Act: []string{prompts.ActProceed, prompts.ActHold}[i%2], Says: []prompts.Said{{Asked: asked, Value: v}}})
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

// choices are those of a row, which do not nest.
var choices = regexp.MustCompile(`\[[^\[\]]*\]`)

// meanLength is how many letters half a row has on average over its choices.
func meanLength(half string) float64 {
	n := float64(utf8.RuneCountInString(choices.ReplaceAllString(half, "")))
	for _, choice := range choices.FindAllString(half, -1) {
		list := strings.Split(strings.Trim(choice, "[]"), "|")
		for _, s := range list {
			n += float64(utf8.RuneCountInString(s)) / float64(len(list))
		}
	}
	return n
}

// An exception takes the place of the rule. What only adds to it ("no merges
// without a note, in a freeze") could hold beside it, and says no word of it.
func TestOverridesReplace(t *testing.T) {
	replaces := regexp.MustCompile(`instead|usual rule for .* doesn't hold|(rule|usual)(, which)? is off|not the usual|not what the rule says`)
	for _, name := range []string{"override", "override person", "override self"} {
		for _, row := range lexicon.Embedded().Table("statement", name) {
			if !replaces.MatchString(row) {
				t.Errorf("%s: %q may be read as one requirement more", name, row)
			}
		}
	}
}

// Rows of actions come in halves of like length, neither of them the longer as a rule.
func TestActionRows(t *testing.T) {
	for name, rows := range lexicon.Embedded().Group("form") {
		if !strings.HasPrefix(name, "action") {
			continue
		}
		longer := 0
		for _, row := range rows {
			against, pass, ok := strings.Cut(row, " / ")
			if !ok {
				t.Errorf("%s: %q has one half", name, row)
				continue
			}
			switch d := meanLength(against) - meanLength(pass); {
			case math.Abs(d) > 14:
				t.Errorf("%s: the halves of %q differ by %.0f", name, row, d)
			case d > 0:
				longer++
			case d < 0:
				longer--
			}
		}
		if longer < -1 || longer > 1 {
			t.Errorf("%s: one half is the longer one in %d rows more", name, longer)
		}
	}
}
