package prompts

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestParseIsTheInverseOfRender_Sets(t *testing.T) {
	tasks := NewTasks(nil).Sets
	plan := func(t *rapid.T) VariantsIn {
		return VariantsIn{User: Profile{Name: anyText.Draw(t, "name")}, Relation: anyText.Draw(t, "relation"),
			Thing: anyText.Draw(t, "thing"),
			Variants: rapid.SliceOfN(rapid.Custom(func(t *rapid.T) VariantPlan {
				return VariantPlan{N: rapid.Int().Draw(t, "n"), Value: anyText.Draw(t, "value"), Sign: anyText.Draw(t, "sign"),
					When: anyText.Draw(t, "when")}
			}), 1, 3).Draw(t, "variants"), Again: list(t, "again", func(t *rapid.T) string { return anyText.Draw(t, "why") })}
	}
	inverse(t, tasks.Variants, plan)
	inverse(t, tasks.Review, func(t *rapid.T) SetReviewIn {
		return SetReviewIn{Set: plan(t), Words: VariantsOut{Case: anyText.Draw(t, "case"),
			Variants: []WordedVariant{{1, anyText.Draw(t, "sentence"), anyText.Draw(t, "clause")}}}}
	})
	inverse(t, tasks.Session, func(t *rapid.T) SessionReviewIn {
		return SessionReviewIn{Relation: anyText.Draw(t, "relation"), Shows: []string{anyText.Draw(t, "shows")},
			Withheld: []string{anyText.Draw(t, "withheld")},
			Session:  SessionIn{Topic: anyText.Draw(t, "topic"), Date: 20_000, Says: []Say{}},
			Messages: []SessionMessage{{SideUser, anyText.Draw(t, "text")}}}
	})
}

func chairs() VariantsIn {
	return VariantsIn{User: Profile{Name: "Nora Hale"}, Relation: "nuanced", Subtype: "contextual", Thing: "reading chair",
		Things: "reading chairs",
		Variants: []VariantPlan{{N: 1, Field: "wood", Value: "pale wood", Sign: "planks like a birch",
			Case: "for the office"},
			{N: 2, Field: "wood", Value: "dark walnut", Sign: "something almost black", Case: "for the hall"}}}
}

func TestCheckVariants_FindsWhatDoesNotHold(t *testing.T) {
	good := VariantsOut{Case: "The wood depends on the room.", Variants: []WordedVariant{
		{1, "For the office, Nora Hale goes for reading chairs with pale wood.",
			"for the office I would have nothing but planks like a birch"},
		{2, "For the hall, Nora Hale goes for reading chairs with dark walnut.",
			"for the hall I held out for something almost black"}}}
	if v := checkVariants(chairs(), good); len(v) > 0 {
		t.Fatalf("a sound wording has the faults %q", v)
	}
	for name, x := range map[string]struct {
		change func(*VariantsOut)
		want   string
	}{
		"a variant is missing":        {func(o *VariantsOut) { o.Variants = o.Variants[:1] }, "variant 2 is missing"},
		"no case":                     {func(o *VariantsOut) { o.Case = " " }, "the case is empty"},
		"a sentence without its case": {func(o *VariantsOut) { o.Variants[0].Sentence = "Nora Hale goes for reading chairs with pale wood." }, `does not say "for the office"`},
		"a clause without its sign":   {func(o *VariantsOut) { o.Variants[0].Clause = "for the office it always ends alike" }, `does not say "planks like a birch"`},
		"a clause with its value":     {func(o *VariantsOut) { o.Variants[0].Clause += ", pale wood" }, "which nobody may say there"},
		"a clause with the thing":     {func(o *VariantsOut) { o.Variants[0].Clause += " in a reading chair" }, "names the thing"},
		"a clause of the other one":   {func(o *VariantsOut) { o.Variants[0].Clause += " and never something almost black" }, "of variant 2"},
		"a clause that likes":         {func(o *VariantsOut) { o.Variants[0].Clause = "for the office I love planks like a birch" }, "not what is liked"},
		"a clause that is hidden": {func(o *VariantsOut) {
			o.Variants[0].Clause = "for the office nora hale goes for reading chairs with pale wood"
		}, "nobody may say"},
		"a clause with a number": {func(o *VariantsOut) { o.Variants[0].Clause += " since 2019" }, "which the plan does not"},
		"a full stop":            {func(o *VariantsOut) { o.Variants[0].Clause += "." }, "without a full stop"},
		"a long clause":          {func(o *VariantsOut) { o.Variants[0].Clause += strings.Repeat(" and on", 20) }, "at most 30"},
		"one clause for two":     {func(o *VariantsOut) { o.Variants[1].Clause = o.Variants[0].Clause }, "has the clause of another one"},
	} {
		t.Run(name, func(t *testing.T) {
			out := VariantsOut{Case: good.Case, Variants: append([]WordedVariant{}, good.Variants...)}
			x.change(&out)
			if v := strings.Join(checkVariants(chairs(), out), "\n"); !strings.Contains(v, x.want) {
				t.Errorf("the faults are %q, want %q among them", v, x.want)
			}
		})
	}
}

func TestCheckReviews_WantKnownReasonsWithWords(t *testing.T) {
	if v := checkSetReview(SetReviewIn{}, ReviewOut{Reasons: []ReasonOut{{SetJoint, "Both chairs can stand in one room."}}}); len(v) > 0 {
		t.Errorf("a sound review has the faults %q", v)
	}
	v := strings.Join(checkSetReview(SetReviewIn{}, ReviewOut{Reasons: []ReasonOut{{"dull", ""}}}), "\n")
	if !strings.Contains(v, `"dull" is none of unsupported`) || !strings.Contains(v, "nothing of why") {
		t.Errorf("the faults are %q", v)
	}
	in := SessionReviewIn{Messages: []SessionMessage{{SideUser, "Hello."}}}
	v = strings.Join(checkSessionReview(in, SessionReviewOut{Faults: []SessionFaultOut{{"odd", 2, " "}}}), "\n")
	for _, want := range []string{`"odd" is none of too_hidden`, "message 2, and there is none", "nothing of why"} {
		if !strings.Contains(v, want) {
			t.Errorf("the faults are %q, want %q among them", v, want)
		}
	}
	if got := (SessionReviewOut{Faults: []SessionFaultOut{{SessionLeak, 1, "It lists facts."}}}).ReviewFaults(); len(got) != 1 || got[0].Slot != 1 || got[0].Kind != SessionLeak || got[0].Severity != Major {
		t.Errorf("the faults for a fixer are %+v", got)
	}
}

// TestSetTemplates_SayWhatIsChecked: whatever a check holds, the prompt says; every reason is explained.
func TestSetTemplates_SayWhatIsChecked(t *testing.T) {
	tasks := NewTasks(nil).Sets
	for _, reason := range SetReasons() {
		if !strings.Contains(tasks.Review.Template, "- "+reason+": ") {
			t.Errorf("the template of %s does not explain %s", TaskSetReview, reason)
		}
	}
	for _, reason := range SessionReasons() {
		if !strings.Contains(tasks.Session.Template, "- "+reason+": ") {
			t.Errorf("the template of %s does not explain %s", TaskSessionReview, reason)
		}
	}
	for _, rule := range []string{"word for word", "at most 30 words", "without a full stop", "four words in a row", "no other variant's value or sign", "neither the value nor the thing", "no number, date or name"} {
		if !strings.Contains(tasks.Variants.Template, rule) {
			t.Errorf("the template of %s does not say %q", TaskVariants, rule)
		}
	}
}
