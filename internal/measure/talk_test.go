package measure

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
)

// start is a Monday.
var start = corpus.NewDate(2025, 3, 3)

// fourWeeks is a corpus of two groups with three items: one of yesterday, one over two groups and two weeks, one that
// needs nothing.
func fourWeeks() *corpus.Corpus {
	c := &corpus.Corpus{First: start, Last: start.Add(27), Groups: []corpus.Group{{ID: "G1"}, {ID: "G2"}}}
	say := func(group string, day int, thread, reply, text string) {
		id := fmt.Sprintf("M%d", len(c.Messages)+1)
		if thread == "" {
			thread = id
		}
		c.Messages = append(c.Messages, corpus.Message{ID: id, Seq: len(c.Messages) + 1, GroupID: group,
			At: start.Add(day).At(9, len(c.Messages)), ThreadID: thread, ReplyTo: reply, Text: text})
	}
	say("G1", 0, "", "", "The retry plan for the card vault: we start.")
	say("G1", 0, "M1", "M1", "Good.")
	say("G1", 0, "M1", "M1", "Who reviews it?")
	say("G1", 0, "M1", "M3", "I do.")
	say("G1", 0, "M1", "M4", "Thanks.")
	say("G2", 14, "", "", "The limit is 14.")
	say("G1", 24, "", "", "The vault is open.")
	c.Tasks = []corpus.Task{{ID: "T1", Name: "retry plan of the card vault", Component: "card vault",
		Deliverable: "retry plan"}}
	item := func(id string, evidence ...corpus.Evidence) corpus.Item {
		return corpus.Item{ID: id, Family: "f", Status: corpus.Accepted, AskedAt: start.Add(25).At(0, 0), Evidence: evidence}
	}
	c.Items = []corpus.Item{
		item("I1", corpus.Evidence{MessageID: "M7", Role: corpus.RoleAnswer, Set: 1}, corpus.Evidence{MessageID: "M6",
			Role: corpus.RoleContext, Set: 2}),
		item("I2", corpus.Evidence{MessageID: "M1", Role: corpus.RoleAnswer, Set: 1}, corpus.Evidence{MessageID: "M6",
			Role: corpus.RoleBridge, Set: 2}),
		item("I3", corpus.Evidence{MessageID: "M1", Role: corpus.RoleContext, Set: 1}),
	}
	return c
}

func TestHorizon_CountsAgesPiecesAndSpans(t *testing.T) {
	c := newCounts()
	evidence(newWorld(newRun(Input{}, fourWeeks()), fourWeeks()), c)
	// Asked at the end of Thursday the 27th: the vault was opened on that day, the limit was named eight workdays before.
	for name, want := range map[string]Values{"age": {0: 1, 8: 1}, "age_messages": {0: 1, 1: 1}, "pieces": {1: 1, 2: 1},
		"shown":  {2: 2},
		"groups": {1: 1, 2: 1}, "span": {14: 1}, "age f": {0: 1, 8: 1}} {
		if got := c.sample(name); !maps.Equal(got, want) {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
	for name, want := range map[string]float64{"placed": 1, "by_chance": 0.2, "first": 1, "starts": 1, "longest": 1,
		"last": 0, "last_of_longest": 0} {
		if got := c.numbers[name]; got != want {
			t.Errorf("%s: %g, want %g", name, got, want)
		}
	}
	if c.numbers["near"] != 1 || c.numbers["last_day"] != 1 || c.n("ages"+behind+"f", "items") != 2 {
		t.Errorf("%+v", c)
	}
}

func TestTalk_CountsNamesThreadsAndDays(t *testing.T) {
	c := newCounts()
	talk(newWorld(newRun(Input{}, fourWeeks()), fourWeeks()), c)
	for name, want := range map[string]float64{"messages": 7, "named": 1, "followers": 4, "direct": 3, "long": 1,
		"threads": 3, "weeks": 3, "with_long": 1, "groups": 2} {
		if got := c.numbers[name]; got != want {
			t.Errorf("%s: %g, want %g", name, got, want)
		}
	}
	// Group 2 has one message in 20 workdays: mean 0.05, standard deviation √(0.05·0.95).
	// Group 1 has five on the first day and one on the 25th: mean 0.3, standard deviation √(26/20 − 0.09).
	if want := math.Sqrt(0.0475)/0.05 + math.Sqrt(1.3-0.09)/0.3; math.Abs(c.numbers["variation"]-want) > 1e-9 {
		t.Errorf("variations come to %v, want %v", c.numbers["variation"], want)
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
		c.Plan = append(c.Plan, corpus.PlannedMessage{MessageID: "M1", Act: corpus.ActDecision,
			Discloses: []corpus.Disclosure{{FactID: f}}})
	}
	got := newCounts()
	talk(newWorld(newRun(Input{}, c), c), got)
	if got.numbers["weighed"] != 2 || got.numbers["adopted"] != 1 {
		t.Errorf("%g of %g decisions took an option", got.numbers["adopted"], got.numbers["weighed"])
	}
}

func TestShared_ByConditionToo(t *testing.T) {
	c := fourWeeks()
	c.Facts = []corpus.Fact{{ID: "F1"}, {ID: "F2", Condition: "at night"}}
	for i, f := range []string{"F1", "F2", "F1"} {
		c.Items[i].Gold = []corpus.GoldAtom{{Part: corpus.PartOperand, SubjectID: "H1", Predicate: corpus.PredRequires,
			FactIDs: []string{f}}}
	}
	var got []string
	for _, it := range Shared(index.New(c)) {
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
	if got := Leaks(index.New(c)); len(got) != 1 || got[0].Item.ID != "I1" || got[0].In.ID != "I2" {
		t.Errorf("%+v", got)
	}
	c.Items[1].Question = "Which plan was given 14 retries?"
	if got := Leaks(index.New(c)); len(got) != 0 {
		t.Errorf("without the subject: %+v", got)
	}
}
