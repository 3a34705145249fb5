package validity

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"memloom/internal/corpus"
)

var monday = corpus.NewDate(2025, 3, 3)

// fourWeeks is a corpus of two groups with three items: one of yesterday, one over two groups and two weeks, one that needs nothing.
func fourWeeks() *corpus.Corpus {
	c := &corpus.Corpus{First: monday, Last: monday.Add(27), Groups: []corpus.Group{{ID: "G1"}, {ID: "G2"}}}
	say := func(group string, day int, thread, reply, text string) {
		id := fmt.Sprintf("M%d", len(c.Messages)+1)
		if thread == "" {
			thread = id
		}
		c.Messages = append(c.Messages, corpus.Message{ID: id, GroupID: group, At: monday.Add(day).At(9, len(c.Messages)), ThreadID: thread, ReplyTo: reply, Text: text})
	}
	say("G1", 0, "", "", "The retry plan for the card vault: we start.")
	say("G1", 0, "M1", "M1", "Good.")
	say("G1", 0, "M1", "M1", "Who reviews it?")
	say("G1", 0, "M1", "M3", "I do.")
	say("G1", 0, "M1", "M4", "Thanks.")
	say("G2", 14, "", "", "The limit is 14.")
	say("G1", 24, "", "", "The vault is open.")
	c.Tasks = []corpus.Task{{ID: "T1", Name: "retry plan of the card vault", Component: "card vault", Deliverable: "retry plan"}}
	item := func(id string, evidence ...corpus.Evidence) corpus.Item {
		return corpus.Item{ID: id, Family: "f", Status: corpus.Accepted, AskedAt: monday.Add(25).At(0, 0), Evidence: evidence}
	}
	c.Items = []corpus.Item{
		item("I1", corpus.Evidence{MessageID: "M7", Role: corpus.RoleAnswer, Set: 1}, corpus.Evidence{MessageID: "M6", Role: corpus.RoleContext, Set: 2}),
		item("I2", corpus.Evidence{MessageID: "M1", Role: corpus.RoleAnswer, Set: 1}, corpus.Evidence{MessageID: "M6", Role: corpus.RoleBridge, Set: 2}),
		item("I3", corpus.Evidence{MessageID: "M1", Role: corpus.RoleContext, Set: 1}),
	}
	return c
}

func TestHorizon_CountsAgesPiecesAndSpans(t *testing.T) {
	var h Horizon
	h.Add(fourWeeks())
	// Asked at the end of Thursday the 27th: the vault was opened on that day, the limit was named eight workdays before.
	if !slices.Equal(h.Workdays, []int{0, 8}) || !slices.Equal(h.Messages, []int{0, 1}) {
		t.Errorf("ages %v workdays, %v messages", h.Workdays, h.Messages)
	}
	if h.Near != 1 || h.LastDay != 1 || !slices.Equal(h.Pieces, []int{1, 2}) || !slices.Equal(h.Shown, []int{2, 2}) {
		t.Errorf("%+v", h.Evidence)
	}
	if !slices.Equal(h.Groups, []int{1, 2}) || !slices.Equal(h.Spans, []int{14}) || h.Families["f"].Items() != 2 {
		t.Errorf("%+v", h.Evidence)
	}
}

func TestTalk_CountsNamesThreadsAndDays(t *testing.T) {
	var k Talk
	k.Add(fourWeeks())
	if k.Messages != 7 || k.Named != 1 {
		t.Errorf("%d of %d messages name a task", k.Named, k.Messages)
	}
	if k.Followers != 4 || k.Direct != 3 || k.Long != 1 || k.Threads != 3 || k.Weeks != 3 || k.WithLong != 1 {
		t.Errorf("%+v", k)
	}
	// Group 2 has one message in 20 workdays: mean 0.05, standard deviation √(0.05·0.95).
	if want := math.Sqrt(0.0475) / 0.05; len(k.Variation) != 2 || math.Abs(k.Variation[1]-want) > 1e-9 {
		t.Errorf("variation %v, want %v of the second group", k.Variation, want)
	}
}

func TestTalk_DecisionsAdoptAnOption(t *testing.T) {
	c := fourWeeks()
	c.Facts = []corpus.Fact{
		{ID: "F1", SubjectID: "T1", Value: corpus.CountValue(5)}, {ID: "F2", SubjectID: "T1", Value: corpus.CountValue(6)},
		{ID: "F3", Predicate: corpus.PredOption, About: "F1", Value: corpus.CountValue(5)},
		{ID: "F4", Predicate: corpus.PredOption, About: "F2", Value: corpus.CountValue(7)},
	}
	for _, f := range []string{"F1", "F2"} {
		c.Plan = append(c.Plan, corpus.PlannedMessage{MessageID: "M1", Act: corpus.ActDecision, Discloses: []corpus.Disclosure{{FactID: f}}})
	}
	var k Talk
	k.Add(c)
	if k.Weighed != 2 || k.Adopted != 1 {
		t.Errorf("%d of %d decisions took an option", k.Adopted, k.Weighed)
	}
}

func TestShared_ByConditionToo(t *testing.T) {
	c := fourWeeks()
	c.Facts = []corpus.Fact{{ID: "F1"}, {ID: "F2", Condition: "at night"}}
	for i, f := range []string{"F1", "F2", "F1"} {
		c.Items[i].Gold = []corpus.GoldAtom{{Part: corpus.PartOperand, SubjectID: "H1", Predicate: corpus.PredRequires, FactIDs: []string{f}}}
	}
	var got []string
	for _, it := range Shared(c) {
		got = append(got, it.ID)
	}
	if !slices.Equal(got, []string{"I1", "I3"}) {
		t.Errorf("%v share a slot", got)
	}
}

func TestLeaks_SubjectAndAnswerInAnotherSheet(t *testing.T) {
	c := fourWeeks()
	c.Items[0].Answer, c.Items[0].Gold = "14 retries", []corpus.GoldAtom{{Part: corpus.PartResult, SubjectID: "T1"}}
	c.Items[1].Question = "When was the retry plan of the card vault given its (14 retries)?"
	if got := Leaks(c); len(got) != 1 || got[0].Item.ID != "I1" || got[0].In.ID != "I2" {
		t.Errorf("%+v", got)
	}
	c.Items[1].Question = "Which plan was given 14 retries?"
	if got := Leaks(c); len(got) != 0 {
		t.Errorf("without the subject: %+v", got)
	}
}
