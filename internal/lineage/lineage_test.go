package lineage

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
)

var day = corpus.NewDate(2025, 3, 10)

// fixture is a corpus of four messages: a deadline, its change, an owner, and a greeting; with an accepted item about
// the deadline, one that fell for the change, and a surplus draft.
func fixture() *corpus.Corpus {
	said := func(id, author, text string, hour int) corpus.Message {
		return corpus.Message{ID: id, GroupID: "G1", Seq: hour, At: day.At(hour, 0), AuthorID: author,
			AuthorName: "Ines Okafor", Text: text}
	}
	operand := corpus.GoldAtom{Part: corpus.PartOperand, SubjectID: "T1", Predicate: corpus.PredDue,
		Operation: corpus.OpValue, How: corpus.HowLiteral,
		FactIDs: []string{"F1"}, MessageID: "M1"}
	return &corpus.Corpus{
		ID: "c1", First: day, Last: day.Add(20),
		People: []corpus.Person{{ID: "P1", Name: "Ines Okafor"}}, Groups: []corpus.Group{{ID: "G1", Name: "Ward"}},
		Tasks: []corpus.Task{{ID: "T1", Name: "rule table", GroupID: "G1"}},
		Facts: []corpus.Fact{
			{ID: "F1", SubjectID: "T1", Predicate: corpus.PredDue, Value: corpus.DateValue(corpus.NewDate(2025, 3, 14)),
				From: day},
			{ID: "F2", SubjectID: "T1", Predicate: corpus.PredDue, Value: corpus.DateValue(corpus.NewDate(2025, 3, 21)),
				From: day, Supersedes: "F1"},
		},
		Messages: []corpus.Message{
			said("M1", "P1", "The rule table is due on Friday.", 9), said("M2", "P1", "Make that the 21st.", 10),
			said("M3", "P1", "Good morning, all.", 11),
		},
		Plan: []corpus.PlannedMessage{
			{MessageID: "M1", Act: corpus.ActKickoff, TaskIDs: []string{"T1"}, Discloses: []corpus.Disclosure{{FactID: "F1",
				Surface: "Friday", Basis: corpus.BasisText}}},
			{MessageID: "M2", Act: corpus.ActDecision, Discloses: []corpus.Disclosure{{FactID: "F2", Surface: "the 21st",
				Basis: corpus.BasisText}}},
			{MessageID: "M3", Act: corpus.ActBanter},
		},
		Segments: []corpus.Segment{{ID: "D1", TaskID: "T1", MessageIDs: []string{"M1", "M2"}}},
		Passages: []corpus.Passage{{ID: "G1/2025-03-10", GroupID: "G1", Day: day, Messages: 3, Unit: "g1/2025-03-10"}},
		Items: []corpus.Item{
			{ID: "I1", Draft: "single_hop/0001", Family: "single_hop", Status: corpus.Accepted,
				AdmittedBy: corpus.AdmittedByFilters, Question: "When is the rule table due?", Answer: "14 March 2025",
				Gold: []corpus.GoldAtom{operand}, Evidence: []corpus.Evidence{{MessageID: "M1", Role: corpus.RoleAnswer, Set: 1}}},
			{ID: "I2", Draft: "single_hop/0002", Family: "single_hop", Status: corpus.Rejected, Stage: "undisturbed",
				Codes:    []corpus.Code{corpus.CodeOtherValue},
				Question: "What is the deadline?", Answer: "14 March 2025", Gold: []corpus.GoldAtom{operand},
				Evidence: []corpus.Evidence{{MessageID: "M1", Role: corpus.RoleAnswer, Set: 1}}},
			{ID: "I3", Draft: "single_hop/0003", Family: "single_hop", Status: corpus.Surplus, Question: "Due when?",
				Gold:     []corpus.GoldAtom{operand},
				Evidence: []corpus.Evidence{{MessageID: "M1", Role: corpus.RoleAnswer, Set: 1}}},
		},
		Verdicts: []corpus.Verdict{
			{ItemID: "I1", Filter: "sufficient", Probe: "evidence", Model: "builtin", Answer: "14 March 2025", Confidence: 90,
				Outcome: corpus.Yes, ContextRef: "evidence"},
			{ItemID: "I1", Filter: "sufficient", Probe: corpus.ProbeVerdict, Confidence: -1, Outcome: corpus.Yes,
				Reason: "answered"},
			{ItemID: "I2", Filter: "sufficient", Probe: "evidence", Model: "builtin", Answer: "21 March", Confidence: 70,
				Outcome: corpus.No, ContextRef: "evidence"},
			{ItemID: "I2", Filter: "undisturbed", Probe: corpus.ProbeVerdict, Confidence: -1, Outcome: corpus.No,
				Code: corpus.CodeOtherValue, Reason: "message M2 states another due", Refs: []string{"M2", "F2"}},
		},
	}
}

var known = []Filter{{"undisturbed", "contradicted by nothing"}, {"sufficient", "answerable from its evidence"}}

func indexed() *Index {
	nanos := int64(2_000_000)
	return New(Source{
		Corpus: fixture(), Templates: map[string]string{"dialogue.day": "ab12"},
		Calls: []corpus.CallRecord{
			{Stage: "text", Unit: "text/g1/2025-03-10", Task: "dialogue.day", Role: "author", Model: "big"},
			{Stage: "scaffold", Unit: "page/leader_log/g1/2025-03-10", Task: "scaffold.summary", Role: "summariser",
				Model: "big"},
			{Stage: "judge", Unit: "judge 1/single_hop/0001", Task: "solve", Role: "solver", Model: "big", NanoDollars: &nanos,
				Tokens: &corpus.CallTokens{In: 100, Out: 5}},
		},
	})
}

func TestExplain_SaysWhyAnItemStandsWhereItDoes(t *testing.T) {
	x := indexed()
	for id, want := range map[string]string{
		"i1": "It is in the dataset: all of its 1 filters let it pass.",
		"I2": `It fell at undisturbed, which asks whether it is contradicted by nothing: message M2 states another due. The gold is "14 March 2025".`,
		"I3": "No filter judged it: its quota was full.",
	} {
		it, ok := x.Item(id)
		if !ok {
			t.Fatalf("no item %s", id)
		}
		if got := x.Explain(it, known).Why; got != want {
			t.Errorf("%s: %s\nwant %s", id, got, want)
		}
	}
	it, _ := x.Item("I2")
	s := x.Explain(it, known)
	var order []string
	for _, j := range s.Filters {
		order = append(order, j.Filter+" "+j.Ended)
	}
	if want := []string{"undisturbed falls", "sufficient open"}; !slices.Equal(order, want) {
		t.Errorf("filters %q, want %q: those that left a row, in the order given", order, want)
	}
	if len(s.Facts) != 1 || !slices.Equal(s.Facts[0].SaidIn, []string{"M1"}) {
		t.Errorf("facts %+v", s.Facts)
	}
}

// TestExplain_ConditionsStandAsTheyAre: a condition holds its own preposition.
func TestExplain_ConditionsStandAsTheyAre(t *testing.T) {
	c := fixture()
	c.Facts[0].Condition, c.Facts[0].Because = "under the relief clause", "a late delivery"
	x := New(Source{Corpus: c})
	if got, want := x.factText(&c.Facts[0]), ", under the relief clause, because of a late delivery"; !strings.HasSuffix(
		got, want) {
		t.Errorf("%q does not end in %q", got, want)
	}
}

func TestExplain_SaysWhoAdmittedOrRemovedAnItemWhenAndWhy(t *testing.T) {
	c := fixture()
	accepted, removed := &c.Items[1], &c.Items[0]
	accepted.Status, accepted.Stage, accepted.Codes, accepted.AdmittedBy = corpus.Accepted, "", nil,
		corpus.AdmittedByPerson
	removed.Status, removed.Stage, removed.Codes, removed.Reasons, removed.AdmittedBy = corpus.Rejected, "person",
		[]corpus.Code{corpus.CodePerson}, []string{"person: Ben"}, ""
	c.Decisions = []corpus.Decision{
		{Seq: 1, Reviewer: "Ada", At: "2026-01-02T09:00:00Z", Action: corpus.ActionAccept, Overrules: []string{"sufficient"},
			Code: "misread", Note: "it says the 14th"},
		{Seq: 2, Reviewer: "Ben", At: "2026-01-02T10:00:00Z", Action: corpus.ActionReject, Code: "two_readings"},
		{Seq: 3, Reviewer: "Cy", Action: corpus.ActionAccept},
	}
	c.Applications = []corpus.Application{{Seq: 1, Release: 2, Outcome: corpus.Applied, ItemID: "I2"},
		{Seq: 2, Release: 2, Outcome: corpus.Applied, ItemID: "I1"},
		{Seq: 3, Release: 1, Outcome: corpus.Applied, ItemID: "I1"}, {Seq: 3, Release: 2, Outcome: corpus.Refused,
			ItemID: "I1"}}
	x := New(Source{Corpus: c, Applied: corpus.AppliedDecisions(2, c)})
	if got, want := x.Explain(accepted, known).Why,
		"It is in the dataset because a person overruled sufficient: Ada, 2026-01-02T09:00:00Z: misread; it says the 14th"; got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
	if got, want := x.Explain(removed, known).Why,
		"A person removed it: Ben, 2026-01-02T10:00:00Z: two readings"; got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
	if p := x.Explain(accepted, known).Unjudged().Person; p != nil {
		t.Errorf("who is not to know is told of %+v", p)
	}
	removed.Reasons = []string{"person: its evidence lies in a day that was dropped"}
	if got := New(Source{Corpus: c}).Explain(removed, known).Why; !strings.Contains(got, "a day that was dropped") {
		t.Error(got)
	}
}

func TestExplain_EditedItemIsToldByItsOwnVerdicts(t *testing.T) {
	c := fixture()
	it := &c.Items[1]
	it.Stage, it.Codes = "sufficient", []corpus.Code{corpus.CodeNoAnswer}
	c.Verdicts = append(c.Verdicts, corpus.Verdict{ItemID: "I2", Filter: "undisturbed", Probe: corpus.ProbeVerdict,
		Outcome: corpus.Yes, Judging: 3},
		corpus.Verdict{ItemID: "I2", Filter: "sufficient", Probe: corpus.ProbeVerdict, Outcome: corpus.No,
			Reason: "no answer any more", Judging: 3})
	s := New(Source{Corpus: c, Applied: map[string]*corpus.Decision{"I2": {Action: corpus.ActionEdit,
		Edits: []corpus.Edit{{Field: "question"}}, Reviewer: "Ada"}}}).Explain(it, known)
	var got []string
	for _, j := range s.Filters {
		got = append(got, fmt.Sprint(j.Filter, " ", j.Judging, " ", j.Earlier))
	}
	if want := []string{"undisturbed 3 false", "sufficient 3 false", "undisturbed 0 true",
		"sufficient 0 true"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if !strings.Contains(s.Why, "no answer any more") || strings.Contains(s.Why, "21 March") {
		t.Error(s.Why)
	}
}

func TestTrace_LeadsFromAnItemToTemplates(t *testing.T) {
	n, ok := indexed().Trace("I1")
	if !ok {
		t.Fatal("no item I1")
	}
	for kind, want := range map[string][]string{
		"message": {"M1"}, "fact": {"F1"}, "passage": {"G1/2025-03-10"}, "template": {"dialogue.day"}, "call": {""},
	} {
		if got := idsOf(n, kind); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", kind, got, want)
		}
	}
	if calls := countOf(n, "call"); calls != 2 {
		t.Errorf("%d calls, want the passage's and the item's, not the leader log's", calls)
	}
	for _, id := range []string{"M2", "f2"} {
		if _, ok := indexed().Trace(id); !ok {
			t.Errorf("no trace of %s", id)
		}
	}
	if _, ok := indexed().Trace("M9"); ok {
		t.Error("a trace of what is not there")
	}
}

func TestImpact_FindsWhatRestsOnAMessage(t *testing.T) {
	for _, c := range []struct {
		message string
		want    []string
	}{
		{"M1", []string{"I1 evidence", "I2 evidence"}},
		{"M2", []string{"I1 another value", "I2 another value, second source"}},
		{"M3", nil},
	} {
		i, ok := indexed().Impact(c.message)
		if !ok {
			t.Fatalf("no message %s", c.message)
		}
		var got []string
		for _, x := range i.Items {
			got = append(got, x.ItemID+" "+strings.Join(x.How, ", "))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q: surplus drafts were never judged", c.message, got, c.want)
		}
	}
	i, _ := indexed().Impact("M1")
	if i.Again.Calls != 2 || i.Again.Tokens != 105 || i.Again.Dollars == nil || *i.Again.Dollars != 0.002 {
		t.Errorf("judging again: %+v", i.Again)
	}
}

func TestSearch_FindsWordsAndMeaning(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"RULE TABLE is", []string{"message M1 says it", "item I1 has its words"}},
		{"14 March 2025", []string{"message M1 means it", "fact F1 means it", "item I1 says it", "item I2 says it"}},
		{"due table", []string{"message M1 has its words", "fact F1 has its words", "fact F2 has its words",
			"item I1 has its words"}},
		{"", nil},
		{"no such thing", nil},
	} {
		var got []string
		for _, h := range indexed().Search(c.text) {
			got = append(got, h.Kind+" "+h.ID+" "+h.How)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}

// idsOf lists what a node leads to of a kind, once each.
func idsOf(n Node, kind string) []string {
	var out []string
	if n.Kind == kind {
		out = append(out, n.ID)
	}
	for _, to := range n.To {
		out = append(out, idsOf(to, kind)...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// countOf counts the nodes of a kind below a node, itself included.
func countOf(n Node, kind string) int {
	total := 0
	if n.Kind == kind {
		total++
	}
	for _, to := range n.To {
		total += countOf(to, kind)
	}
	return total
}
