package question

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/standintest"
	"memloom/prompts"
)

// asked lists a question's input for every class.
func askCases() []prompts.AskIn {
	of := func(subject, attribute, plural, class string, k corpus.Kind) prompts.Asked {
		return prompts.Asked{Subject: subject, Attribute: attribute, Plural: plural, Class: class, Kind: k}
	}
	value := func(a prompts.Asked) prompts.AskIn {
		return prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{a}}
	}
	const test, rules = "card vault load test", "mobile library lending rules"
	started := of(test, corpus.PredStarted, "", grammar.ClassEvent, corpus.KindDate)
	finished := of(rules, corpus.PredFinished, "", grammar.ClassEvent, corpus.KindDate)
	cases := []prompts.AskIn{
		value(of(test, "retry limit", "", grammar.ClassSetting, corpus.KindCount)),
		value(of(test, "write latency", "", grammar.ClassMeasure, corpus.KindQuantity)),
		value(of(rules, "comment count", "open comments", grammar.ClassTally, corpus.KindCount)),
		value(of(rules, "shelf mark scheme", "", grammar.ClassChoice, corpus.KindEnum)),
		value(of(test, "approver", "", grammar.ClassContact, corpus.KindEntity)),
		value(of(test, "final page", "", grammar.ClassReference, corpus.KindLink)),
		value(of(test, "client version", "", grammar.ClassReference, corpus.KindVersion)),
		value(of(test, "freeze date", "", grammar.ClassDeadline, corpus.KindDate)),
		value(of(rules, corpus.PredDue, "", grammar.ClassDue, corpus.KindDate)),
		value(of(test, "spending cap", "", grammar.ClassBudget, corpus.KindMoney)),
		value(of(test, "reason for the delay", "", grammar.ClassReason, corpus.KindText)),
		value(of(test, "main blocker", "", grammar.ClassBlocker, corpus.KindText)),
		value(of(test, "known risk", "", grammar.ClassRisk, corpus.KindText)),
		value(of(test, "starting input", "", grammar.ClassInput, corpus.KindText)),
		value(of(test, "rejected alternative", "", grammar.ClassAlternative, corpus.KindText)),
		value(of(test, corpus.PredOwner, "", grammar.ClassOwner, corpus.KindEntity)),
		value(started), value(finished),
		value(of("the hosting prices", "rise", "", grammar.ClassNews, corpus.KindPercent)),
		value(of("the office move", "date", "", grammar.ClassCalendar, corpus.KindDate)),
		{Operation: corpus.OpDuration, About: []prompts.Asked{finished}, Unit: "working", Inclusive: true},
		{Operation: corpus.OpInterval, About: []prompts.Asked{started, finished}, Unit: "calendar"},
		{Operation: corpus.OpInterval, About: []prompts.Asked{started, of(rules, corpus.PredDue, "", grammar.ClassDue,
			corpus.KindDate)}, Unit: "working", Inclusive: true},
	}
	said := value(of(test, "retry limit", "", grammar.ClassSetting, corpus.KindCount))
	said.Speaker = "Mara Olsen"
	bound := value(of(test, "retry limit", "", grammar.ClassSetting, corpus.KindCount))
	bound.Asker = "Leo Brandt"
	absent := value(of(rules, "deputy", "", grammar.ClassContact, corpus.KindEntity))
	absent.Operation = corpus.OpAbsent
	return append(cases, said, bound, absent)
}

// A question names every subject whole, the attribute, unit and ends, and is one sentence or two.
func TestAskIsUnambiguous(t *testing.T) {
	for _, in := range askCases() {
		texts := map[string]bool{}
		for in.Variant = range 6 {
			out, err := Ask(in)
			if err != nil {
				t.Fatal(err)
			}
			q := out.Question
			texts[q] = true
			for _, about := range in.About {
				if !strings.Contains(q, about.Subject) {
					t.Errorf("%q does not name %q", q, about.Subject)
				}
				named := strings.Contains(q, about.Attribute) || about.Plural != "" && strings.Contains(q, about.Plural)
				if !named && about.Class != grammar.ClassEvent && about.Class != grammar.ClassDue &&
					about.Class != grammar.ClassOwner && about.Class != grammar.ClassCalendar {
					t.Errorf("%q does not name the %q", q, about.Attribute)
				}
			}
			if in.Unit != "" && (!strings.Contains(q, in.Unit+" days") || !strings.Contains(strings.ToLower(q), "first")) {
				t.Errorf("%q does not say unit and ends", q)
			}
			if strings.Contains(q, "Mara") != (in.Speaker != "") || strings.Contains(q, "Leo") {
				t.Errorf("%q: wrong about who spoke", q)
			}
			if !strings.HasSuffix(q, "?") || strings.ContainsAny(q, "$[]<>") || strings.ContainsFunc(q, grammar.IsMark) ||
				q[0] < 'A' || q[0] > 'Z' {
				t.Errorf("%q is not a clean question", q)
			}
		}
		if len(texts) < 3 {
			t.Errorf("%v: only %d wordings of six variants", in.About, len(texts))
		}
	}
}

func TestAskRefuses(t *testing.T) {
	event := prompts.Asked{Subject: "x", Attribute: corpus.PredStarted, Class: grammar.ClassEvent}
	for _, in := range []prompts.AskIn{
		{Operation: corpus.OpValue},
		{Operation: corpus.OpInterval, About: []prompts.Asked{event}},
		{Operation: "riddle", About: []prompts.Asked{event}},
		{Operation: corpus.OpDuration, About: []prompts.Asked{event}},
	} {
		if out, err := Ask(in); err == nil {
			t.Errorf("%+v gave %q", in, out.Question)
		}
	}
}

func TestGoldenQuestions(t *testing.T) {
	var b strings.Builder
	for _, in := range askCases() {
		for in.Variant = range 2 {
			out, err := Ask(in)
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprintln(&b, out.Question)
		}
	}
	standintest.CompareGolden(t, "testdata/questions.golden", b.String())
}

// Questions ask for what holds: what "was given" may be an older value as well.
func TestValuesAreAskedForInThePresent(t *testing.T) {
	past := regexp.MustCompile(`\b(was|were|did|had) `)
	for _, in := range askCases() {
		a := in.About[0]
		if in.Operation != corpus.OpValue || a.Class == grammar.ClassNews || a.Class == grammar.ClassCalendar ||
			a.Class == grammar.ClassEvent || a.Class == grammar.ClassAlternative {
			continue
		}
		for q := range worded(t, in, 8) {
			if past.MatchString(q) {
				t.Errorf("%s: %q", a.Class, q)
			}
		}
	}
}

// A dispute, an absence and a value are worded alike: nothing in the question tells which it is.
func TestDisputesAndAbsencesAreWordedAsValues(t *testing.T) {
	for _, in := range askCases() {
		if in.Operation != corpus.OpValue || in.When != nil || in.Form != "" || len(in.Clues) > 0 || in.Case != "" ||
			in.Speaker != "" || in.Asker != "" {
			continue
		}
		all := map[string]bool{}
		for _, op := range []corpus.Operation{corpus.OpValue, corpus.OpConflict, corpus.OpAbsent} {
			in.Operation = op
			for q := range worded(t, in, 60) {
				if op != corpus.OpValue && !all[q] {
					t.Errorf("%s is asked in words of its own: %q", op, q)
				}
				all[q] = all[q] || op == corpus.OpValue
			}
		}
	}
}
