package check

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/output"
)

const marksRule = "marks say what messages are"

func markMutations() []mutation {
	marked := func(words, mark string) func(*corpus.Corpus, *output.Manifest) {
		return inPlan(words, func(p *corpus.PlannedMessage) { p.Marks = []string{mark} })
	}
	return []mutation{
		{marksRule, "a rule without its mark", inPlan("From here on", func(p *corpus.PlannedMessage) { p.Marks = nil }), nil},
		{marksRule, "an override that is no rule", marked("Finally!", corpus.MarkOverride), nil},
		{marksRule, "an override that states none", inPlan("During a hot phase",
			func(p *corpus.PlannedMessage) { p.Discloses = nil }),
			[]string{"ledgers follow what was said"}},
		{marksRule, "a premature end that is no forecast", marked("Finally!", corpus.MarkPremature), nil},
		{marksRule, "a forecast without its mark", inPlan("Slowly, but it does",
			func(p *corpus.PlannedMessage) { p.Act = corpus.ActForecast }), nil},
		{marksRule, "a draft of nothing", marked("Finally!", corpus.MarkDraft), nil},
		{marksRule, "a draft that is the last version", marked("Allergy rule table done", corpus.MarkDraft), nil},
		{marksRule, "a draft of a number", marked("We go with 500", corpus.MarkDraft), nil},
		{marksRule, "a cross-reference to nothing", marked("Finally!", corpus.MarkCross), nil},
		{marksRule, "a cross-reference to its own group", marked("Kicking off the order import filter", corpus.MarkCross),
			nil},
		{marksRule, "a loud consumer who owns the task", marked("We go with 500", corpus.MarkLoud), nil},
		{marksRule, "a loud consumer of no task", marked("I have a camera", corpus.MarkLoud), nil},
	}
}

// TestMarksMean: what is as its mark says is no violation, and what a flagged
// day may have lost is none.
func TestMarksMean(t *testing.T) {
	in := func(c *corpus.Corpus, words, mark string) *corpus.PlannedMessage {
		p := planOf(c, words)
		p.Marks = []string{mark}
		return p
	}
	parts := func(c *corpus.Corpus) {
		x := find(c.Tasks, func(t corpus.Task) bool { return t.ID == "T02" })
		x.Component, x.Deliverable = "order import", "filter"
	}
	for name, change := range map[string]func(c *corpus.Corpus){
		"a forecast": func(c *corpus.Corpus) {
			in(c, "Slowly, but it does", corpus.MarkPremature).Act = corpus.ActForecast
		},
		"a draft": func(c *corpus.Corpus) {
			in(c, "Allergy rule table done", corpus.MarkDraft)
			addFact(c, corpus.Fact{SubjectID: "T01", Predicate: "page", Value: corpus.TextValue(corpus.KindLink,
				"https://wiki.northlight.example/dose/new"), Supersedes: "F12", From: march(14)})
		},
		"a task by its name": func(c *corpus.Corpus) {
			in(c, "I have a camera", corpus.MarkCross)
			saying(c, "I have a camera").Text = "Ask those of the Order Import Filter."
		},
		"a task by its parts": func(c *corpus.Corpus) {
			in(c, "I have a camera", corpus.MarkCross)
			parts(c)
			saying(c, "I have a camera").Text = "Ask about the filter for the order import."
		},
		"a task by a part of its name": func(c *corpus.Corpus) {
			in(c, "I have a camera", corpus.MarkCross)
			parts(c)
			saying(c, "I have a camera").Text = "Ask about the order import."
		},
		"a loud consumer": func(c *corpus.Corpus) {
			in(c, "I have a camera", corpus.MarkLoud).TaskIDs = []string{"T03"}
		},
		"a flagged day": func(c *corpus.Corpus) {
			in(c, "Finally!", corpus.MarkCross)
			m := saying(c, "Finally!")
			c.Flagged = append(c.Flagged, corpus.FlaggedPassage{Unit: unitOf(m.GroupID, m.At.Date()), GroupID: m.GroupID,
				Day: m.At.Date(), Reasons: []string{"level 1"}})
		},
	} {
		x := fixtureInput()
		change(x.Corpus)
		if slices.Contains(violated(Check(x.Input)), marksRule) {
			t.Errorf("%s is a violation", name)
		}
	}
	x := fixtureInput()
	in(x.Corpus, "I have a camera", corpus.MarkCross)
	parts(x.Corpus)
	saying(x.Corpus, "I have a camera").Text = "Ask about the exports."
	if !slices.Contains(violated(Check(x.Input)), marksRule) {
		t.Error("a word that is no part of a name is taken for a task")
	}
}
