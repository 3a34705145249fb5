package singlehop

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
)

// said is a fact that a person states on a day of March.
type said struct {
	fact corpus.Fact
	by   string
	day  int
}

// world makes a corpus of two tasks of which these things are said.
func world(list ...said) *questions.World {
	c := &corpus.Corpus{First: corpus.NewDate(2025, 3, 1), Last: corpus.NewDate(2025, 3, 31), Tasks: []corpus.Task{
		{ID: "T1", Name: "card vault runbook", Component: "card vault", Deliverable: "runbook"},
		{ID: "T2", Name: "fee desk runbook", Component: "fee desk", Deliverable: "runbook"},
	}}
	for i, s := range list {
		s.fact.TaskID = s.fact.SubjectID
		id := fmt.Sprintf("M%d", i)
		c.Facts = append(c.Facts, s.fact)
		c.Messages = append(c.Messages, corpus.Message{ID: id, At: corpus.NewDate(2025, 3, s.day).At(9, i), AuthorID: s.by,
			AuthorName: s.by, Text: "x"})
		c.Plan = append(c.Plan, corpus.PlannedMessage{MessageID: id, Discloses: []corpus.Disclosure{{FactID: s.fact.ID,
			Surface: "x", End: 1, Basis: corpus.BasisText}}})
	}
	attributes := map[string]pack.Attribute{
		"final": {Class: pack.Reference, Handover: true}, "draft": {Class: pack.Reference}, "limit": {Class: pack.Setting},
		"review": {Class: pack.Deadline},
	}
	w := &questions.World{
		Corpus: c, Subjects: map[string]string{"T1": "card vault runbook", "T2": "fee desk runbook"}, End: c.Last.Add(1).At(0,
			0),
		Attribute: func(_, p string) (pack.Attribute, bool) { a, ok := attributes[p]; return a, ok },
	}
	return w.Index()
}

func fact(id, task, predicate string, v corpus.Value) corpus.Fact {
	return corpus.Fact{ID: id, SubjectID: task, Predicate: predicate, Value: v}
}

func link(s string) corpus.Value { return corpus.TextValue(corpus.KindLink, "https://w.example/"+s) }

// Each kind of distractor is named if the speaker of the answer gave it; what
// others gave is told apart, and an option, which its decider never gives, is one.
func TestDistractors(t *testing.T) {
	day := func(d int) corpus.Value { return corpus.DateValue(corpus.NewDate(2025, 3, d)) }
	newer := fact("B", "T1", "limit", corpus.CountValue(8))
	newer.Supersedes = "A"
	option := fact("A", "T1", corpus.PredOption, corpus.CountValue(9))
	option.About = "B"
	for want, pair := range map[string][2]said{
		OlderValue: {{fact("A", "T1", "limit", corpus.CountValue(7)), "P1", 3}, {newer, "P1", 5}},
		Draft:      {{fact("A", "T1", "draft", link("a")), "P1", 3}, {fact("B", "T1", "final", link("b")), "P1", 5}},
		Option:     {{option, "P1", 3}, {fact("B", "T1", "limit", corpus.CountValue(8)), "P1", 5}},
		Forecast:   {{fact("A", "T1", corpus.PredForecast, day(20)), "P1", 3}, {fact("B", "T1", "review", day(21)), "P1", 5}},
		SameKind:   {{fact("A", "T1", corpus.PredDue, day(20)), "P1", 3}, {fact("B", "T1", "review", day(21)), "P1", 5}},
		Sibling: {{fact("A", "T2", "limit", corpus.CountValue(7)), "P1", 3},
			{fact("B", "T1", "limit", corpus.CountValue(8)), "P1", 5}},
	} {
		if got, wrong := newDistractors(world(pair[0], pair[1])).of(&pair[1].fact); got != want ||
			!wrong.Equal(pair[0].fact.Value) {
			t.Errorf("%s counts as %q, %v", want, got, wrong)
		}
		other := Others
		if want == Option {
			other = Option
		}
		pair[0].by = "P2"
		if got, wrong := newDistractors(world(pair[0], pair[1])).of(&pair[1].fact); got != other ||
			!wrong.Equal(pair[0].fact.Value) {
			t.Errorf("%s by another speaker counts as %q, %v", want, got, wrong)
		}
	}
	alone := said{fact("B", "T1", "limit", corpus.CountValue(8)), "P1", 5}
	if got, _ := newDistractors(world(alone)).of(&alone.fact); got != Plain {
		t.Errorf("a value alone counts as %q", got)
	}
	late := [2]said{{fact("A", "T1", "draft", link("a")), "P1", 8}, {fact("B", "T1", "final", link("b")), "P1", 5}}
	if got, _ := newDistractors(world(late[0], late[1])).of(&late[1].fact); got != SameKind {
		t.Errorf("a page after the final one counts as %q", got)
	}
}

// A value of another unit, or a name of another sort, is nothing to take for the answer.
func TestSameKindIsOfOneSort(t *testing.T) {
	entity := func(s string) corpus.Value { return corpus.TextValue(corpus.KindEntity, s) }
	quantity := func(n int64, unit string) corpus.Value { return corpus.QuantityValue(corpus.NewDecimal(n, 0), unit) }
	for _, c := range []struct {
		a, b corpus.Value
		want string
	}{
		{quantity(2500, "ms"), quantity(1152, "KB"), Plain},
		{quantity(1216, "KB"), quantity(1152, "KB"), SameKind},
		{entity("Ada Quill"), entity("Ben Quill"), SameKind},
		{entity("Foxglade Parcels"), entity("Ben Quill"), Plain},
		{corpus.TextValue(corpus.KindEnum, "weekly"), corpus.TextValue(corpus.KindEnum, "flat files"), Plain},
	} {
		a, b := said{fact("A", "T1", "size", c.a), "P1", 3}, said{fact("B", "T1", "limit", c.b), "P1", 5}
		w := world(a, b)
		w.Corpus.People = []corpus.Person{{ID: "P1", Name: "Ada Quill"}, {ID: "P2", Name: "Ben Quill"}}
		if got, _ := newDistractors(w.Index()).of(&b.fact); got != c.want {
			t.Errorf("%s beside %s counts as %q", c.b.Canonical(), c.a.Canonical(), got)
		}
	}
}

// Drafts with a distractor are by the same speaker are judged in turn with the others.
func TestHardOnesComeInTurn(t *testing.T) {
	var list []said
	for i := range 6 {
		by := "P1"
		if i > 2 {
			by = fmt.Sprintf("P%d", i)
		}
		f := fact(fmt.Sprintf("F%d", i), "T1", "limit", corpus.CountValue(int64(i+1)))
		if i > 2 {
			f.Value = corpus.TextValue(corpus.KindText, fmt.Sprint(i))
		}
		list = append(list, said{f, by, i + 1})
	}
	var got []bool
	for _, d := range (Family{}).Drafts(world(list...), rand.New(rand.NewPCG(1, 2))) {
		got = append(got, d.Item.Subcategory == Others)
	}
	if fmt.Sprint(got) != "[false true false true false true]" {
		t.Errorf("those by others stand at %v", got)
	}
}
