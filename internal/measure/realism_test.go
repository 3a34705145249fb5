package measure

import (
	"fmt"
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
)

// lively is a project of two tasks in which everything happens once or twice.
func lively() made {
	c := &corpus.Corpus{
		First: monday, Last: monday.Add(4), Tasks: []corpus.Task{{ID: "T1", GroupID: "G1"}, {ID: "T2", GroupID: "G1"}},
		Groups:      []corpus.Group{{ID: "G1", Kind: corpus.GroupChat}},
		Subprojects: []corpus.Subproject{{ID: "S1", ProjectID: "J1", GroupID: "G1"}},
		Themes: []corpus.Theme{{ID: "H1", GroupID: "G1", Kind: "task"}, {ID: "H2", GroupID: "G1", Kind: "task"},
			{ID: "H3", GroupID: "G1", Kind: "news", NewsKind: corpus.NewsPolicy}, {ID: "H4", GroupID: "G1", Kind: "rule"}},
		Facts: []corpus.Fact{
			{ID: "limit", Predicate: "limit"}, {ID: "option", Predicate: corpus.PredOption, About: "limit"},
			{ID: "limit2", Predicate: "limit", Supersedes: "limit"},
			{ID: "size", Predicate: "size", Supersedes: "size0"}, {ID: "promise", Predicate: corpus.PredPromised, About: "size"},
			{ID: "broken", Predicate: corpus.PredPromised, About: "limit"}, {ID: "rule", Predicate: corpus.PredRequires},
			{ID: "override", Predicate: corpus.PredRequires, Condition: "at night", Implanted: true},
			{ID: "means", Predicate: corpus.PredMeans, About: "override", Implanted: true},
			{ID: "back", Predicate: corpus.PredBack},
		},
	}
	add := func(parent string, act corpus.Act, perturbation, recalls, text string, states []string, marks ...string) {
		m := corpus.Message{ID: fmt.Sprintf("M%d", len(c.Messages)+1), GroupID: "G1", At: monday.At(9, len(c.Messages)),
			Text: text, ReplyTo: parent}
		m.ThreadID = m.ID
		p := corpus.PlannedMessage{MessageID: m.ID, TaskIDs: []string{"T1"}, Path: corpus.PathPost, Act: act,
			Perturbation: perturbation, RecallsID: recalls, Marks: marks}
		if parent != "" {
			p.Path, m.ThreadID = corpus.PathReply, parent
		}
		for _, id := range states {
			p.Discloses = append(p.Discloses, corpus.Disclosure{FactID: id})
		}
		c.Messages, c.Plan = append(c.Messages, m), append(c.Plan, p)
	}
	add("", corpus.ActRequest, "", "", "Who settles it?", nil, corpus.MarkLink)
	add("M1", corpus.ActOption, "", "", "We could.", []string{"option"}, corpus.MarkLink, corpus.MarkTypo)
	add("M1", corpus.ActDecision, "", "", "We do.", []string{"limit"})
	add("M1", corpus.ActDisagreement, "scope", "", "It is too much for this.", nil, corpus.MarkTone)
	add("M1", corpus.ActAcknowledge, corpus.UltraShort, "", "fine then", nil, corpus.MarkFragment, corpus.MarkTypo)
	add("", corpus.ActDecision, corpus.DecisionChange, "M2", "Not any more.", []string{"limit2"})
	add("", corpus.ActDecision, "", "", "And the size.", []string{"size"}, corpus.MarkCross)
	add("M7", corpus.ActRecall, "", "M3", "As we said.", nil, corpus.MarkLoud)
	add("M7", corpus.ActMistake, "stale_info", "", "It is the old one.", nil)
	add("", corpus.ActCommitment, "", "", "On Friday.", []string{"promise"}, corpus.MarkKept)
	add("", corpus.ActCommitment, "", "", "On Monday.", []string{"broken"}, corpus.MarkForgotten)
	add("M10", corpus.ActDelivery, "", "M10", "Here it is.", nil, corpus.MarkKept)
	add("M11", corpus.ActReminder, "", "M11", "And that?", nil)
	add("", corpus.ActQuestion, "", "", "What else?", nil)
	add("M14", corpus.ActAnswer, "", "", "Nothing.", nil)
	add("", corpus.ActRule, "", "", "From now on, and at night.", []string{"rule", "override"})
	add("", corpus.ActAbsence, "", "", "Off I go.", []string{"back"})
	return made{Input{Recipe: "groupmembench", Asked: map[string]float64{"dialogue.noise": 0.05, "dialogue.forgotten": 0.3,
		"dialogue.decisions": 0.4}, Weighed: func(predicate string) bool { return predicate == "limit" }}, c}
}

// TestRealismByHand holds the figures of acts, perturbations and marks against
// a count on paper (G11, E16).
func TestRealismByHand(t *testing.T) {
	r := compute(lively())
	for _, want := range []struct {
		section, name string
		value         float64
	}{
		{"realism", "noise", 1.0 / 17}, {"realism", "disagreement, of replies", 1.0 / 9},
		{"realism", "ultra-short, of the replies left", 1.0 / 7},
		{"realism", "imperfections", 2.0 / 17}, {"realism", "tone jitter", 1.0 / 17}, {"realism", "links, of replies",
			1.0 / 9}, {"realism", "links, of posts", 1.0 / 8},
		{"realism", "cross-references", 1.0 / 17},
		{"decisions", "decisions asked for", 1}, {"decisions", "options weighed", 1}, {"decisions", "decisions taken", 3},
		{"decisions", "decisions that can be weighed", 2}, {"decisions", "asked for and weighed first, of those", 1.0 / 2},
		{"decisions", "recalled later", 1.0 / 3}, {"decisions", "decisions that changed a value", 2},
		{"decisions", "changes that name what made them", 1.0 / 2}, {"decisions", "recorded decision changes", 1},
		{"decisions", "tasks with a recorded decision change", 1.0 / 2},
		{"promises, rules, absences", "promises", 2}, {"promises, rules, absences", "answers that were promised first",
			1.0 / 2},
		{"promises, rules, absences", "promises kept", 1.0 / 2}, {"promises, rules, absences", "promises forgotten", 1.0 / 2},
		{"promises, rules, absences", "reminders", 1},
		{"promises, rules, absences", "rules told", 2}, {"promises, rules, absences", "overrides of them", 1},
		{"promises, rules, absences", "overrides that were implanted", 1}, {"promises, rules, absences",
			"definitions that were implanted", 1}, {"promises, rules, absences", "absences", 1},
		{"promises, rules, absences", "tasks with a loud consumer", 1.0 / 2},
		{"themes", "themes", 4}, {"themes", "pieces of news", 1}, {"themes", "news a project and workday", 1.0 / 5},
		{"replies", "messages in threads of two or more", 14.0 / 17},
	} {
		if got := sectionOf(t, r, want.section).valueOf(t, want.name); math.Abs(got-want.value) > 1e-12 {
			t.Errorf("%s, %s: %g, want %g", want.section, want.name, got, want.value)
		}
	}
	s := sectionOf(t, r, "realism").sampleOf(t, "length of ultra-short messages")
	if s.N != 1 || s.Mean != 2 {
		t.Errorf("ultra-short messages: %+v", s)
	}
	if got := sectionOf(t, r, "themes").sampleOf(t, "tasks and news a project"); got.N != 1 || got.Mean != 3 {
		t.Errorf("themes of a project: %+v", got)
	}
	if d := cmp.Diff(map[string]int{"policy": 1}, sectionOf(t, r, "themes").countsOf(t, "kind of news")); d != "" {
		t.Errorf("kinds of news (-want +got)\n%s", d)
	}
	for name, want := range map[string]map[string]int{
		"kind of noise": {"stale_info": 1}, "kind of disagreement": {"scope": 1},
		"mark": {corpus.MarkTypo: 2, corpus.MarkLink: 2, corpus.MarkFragment: 1, corpus.MarkTone: 1, corpus.MarkCross: 1,
			corpus.MarkLoud: 1, corpus.MarkForgotten: 1, corpus.MarkKept: 2},
	} {
		if d := cmp.Diff(want, sectionOf(t, r, "realism").countsOf(t, name)); d != "" {
			t.Errorf("%s (-want +got)\n%s", name, d)
		}
	}
}

// TestRatesStandBesideTheirShares: with its interval, the recipe's rate first;
// a recipe that is not known has none.
func TestRatesStandBesideTheirShares(t *testing.T) {
	for _, known := range []bool{true, false} {
		in := lively()
		if !known {
			in.Asked = nil
		}
		for _, f := range sectionOf(t, compute(in), "realism").Figures {
			if f.Name == "noise" && (f.Interval == nil || (f.References[0].Source == "recipe") != known) {
				t.Errorf("recipe known %v: %+v", known, f)
			}
		}
	}
}

func TestIntervalsOfRates(t *testing.T) {
	if i := wilson(10, 100); math.Abs(i.Low-0.0460) > 1e-4 || math.Abs(i.High-0.2038) > 1e-4 || i.Confidence != 0.99 {
		t.Errorf("10 of 100: %+v", i)
	}
	if wilson(0, 0) != nil {
		t.Error("nothing has an interval")
	}
}

// TestWeighingStandsBesideItsRate: the recipe's rate is of decisions that can be
// weighed, so where attributes are not known, no reference is given.
func TestWeighingStandsBesideItsRate(t *testing.T) {
	for name, known := range map[string]bool{"asked for and weighed first, of those": true,
		"asked for and weighed first, of all decisions": false} {
		in := lively()
		if !known {
			in.Weighed = nil
		}
		found := false
		for _, f := range sectionOf(t, compute(in), "decisions").Figures {
			if f.Name == name {
				found = true
				if (len(f.References) == 1) != known {
					t.Errorf("%s: references %+v", name, f.References)
				}
			}
		}
		if !found {
			t.Errorf("no figure %q", name)
		}
	}
}
