package prompts

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"memloom/internal/corpus"
)

// talkedOver is a day on which one thread runs through four slots, next to others.
func talkedOver() DayIn {
	size, limit := corpus.QuantityValue(corpus.NewDecimal(48, 0), "MB"), corpus.CountValue(5)
	voice := func(name string) Voice { return Voice{Name: name} }
	return DayIn{
		Project: "Quiet Harbour", Group: "Gate", Date: corpus.NewDate(2025, 3, 11), Weekday: "Tuesday", Words: 14,
		Past:   &Past{Weekly: "Quiet."},
		People: []Voice{voice("Mira Castellan"), voice("Odd Brekke"), voice("Ines Okafor"), voice("Greta Moll")},
		Tasks:  []TaskName{{Name: "harbour gate index"}, {Name: "tide table import"}, {Name: "mooring rule table"}},
		Facts: []DayFact{
			{N: 1, Subject: "harbour gate index", Attribute: "batch size", Class: "measure", Value: &size,
				Surfaces: []string{"48 MB"}, Basis: corpus.BasisText},
			{N: 2, Subject: "tide table import", Attribute: "retry limit", Class: "setting", Value: &limit,
				Surfaces: []string{"5", "five"}, Basis: corpus.BasisText},
		},
		Slots: []Slot{
			{N: 1, Author: "Odd Brekke", Act: corpus.ActQuestion, Task: "harbour gate index"},
			{N: 2, Author: "Greta Moll", Act: corpus.ActProgress, Task: "tide table import", States: []int{2}},
			{N: 3, Author: "Mira Castellan", Act: corpus.ActAnswer, Task: "harbour gate index", ReplyTo: 1, States: []int{1}},
			{N: 4, Author: "Odd Brekke", Act: corpus.ActDoubt, ReplyTo: 3},
			{N: 5, Author: "Mira Castellan", Act: corpus.ActClosure, ReplyTo: 4, Names: []string{"mooring rule table"},
				Recalls: &Recalled{Author: "Ines Okafor", Task: "harbour gate index"}},
		},
	}
}

// TestAMessageIsGivenWhatItNeeds: its slot, what it answers with its facts, and
// the people and tasks that these name; nothing of the day's other threads.
func TestAMessageIsGivenWhatItNeeds(t *testing.T) {
	said := []Shown{{ID: "1", Speaker: "Odd Brekke", Text: "How big are they?"}}
	asked := talkedOver()
	asked.Ledgers = []Ledger{{Task: "harbour gate index", Decided: []string{"shard size"}}, {Task: "a task of nobody's"}}
	in := MessageOf(asked, 4, said)
	names := func(list []Voice) (out []string) {
		for _, p := range list {
			out = append(out, p.Name)
		}
		return out
	}
	var thread []int
	for _, s := range in.Thread {
		thread = append(thread, s.N)
	}
	got := []any{names(in.People), in.Tasks, thread, len(in.Facts), in.Facts[0].N, in.Said, in.Past.Weekly, in.Slot.N}
	want := []any{
		[]string{"Mira Castellan", "Odd Brekke", "Ines Okafor"}, []TaskName{{Name: "harbour gate index"},
			{Name: "mooring rule table"}},
		[]int{1, 3, 4}, 1, 1, said, "Quiet.", 5,
	}
	if d := gocmp.Diff(want, got); d != "" {
		t.Errorf("(-want +got)\n%s", d)
	}
	day := in.Day()
	if d := gocmp.Diff(asked.Ledgers[:1], day.Ledgers); d != "" {
		t.Errorf("ledgers (-want +got)\n%s", d)
	}
	if n := len(day.Slots); n != 4 || day.Slots[3].N != 5 || day.Group != "Gate" || day.Words != 14 {
		t.Errorf("the message as a day: %+v", day)
	}
	circle := talkedOver()
	circle.Slots[0].ReplyTo = 5
	if n := len(MessageOf(circle, 4, nil).Thread); n > len(circle.Slots) {
		t.Errorf("a plan that goes round in circles has a thread of %d", n)
	}
}

// TestAMessageIsCheckedAsInADay: whatever a message says, it is refused for the
// reasons for which the day with it would be.
func TestAMessageIsCheckedAsInADay(t *testing.T) {
	lex := corpus.NewLexicon([]string{"Mira Castellan", "Odd Brekke"}, []string{"MB"})
	tasks, day := NewTasks(lex), talkedOver()
	good := []DayMessage{
		{Slot: 1, Text: "How big are they?"}, {Slot: 2, Text: "The retry limit is five.",
			States: []Stated{{Fact: 2, Surface: "five"}}},
		{Slot: 3, Text: "Each is 48 MB.", States: []Stated{{Fact: 1, Surface: "48 MB"}}}, {Slot: 4, Text: "Hm."},
		{Slot: 5, Text: "It stays, as in the mooring rule table."},
	}
	texts := []string{"", "Hm.", "Mooring rule table, hm.", "Each is 48 MB.", "Each is 49 MB.", "See task_17.",
		"Ask [NAME].", "48 MB, or 48 MB", "five", "on Friday", strings.Repeat("so\n", 8)}
	rapid.Check(t, func(t *rapid.T) {
		i := rapid.IntRange(0, 4).Draw(t, "slot")
		m := DayMessage{Slot: day.Slots[i].N, Text: rapid.SampledFrom(texts).Draw(t, "text"), States: list(t, "states",
			func(t *rapid.T) Stated {
				return Stated{rapid.IntRange(1, 3).Draw(t, "fact"), rapid.SampledFrom([]string{"48 MB", "49 MB", "five",
					""}).Draw(t, "surface"), rapid.IntRange(0, 2).Draw(t, "occurrence")}
			})}
		all := slices.Clone(good)
		all[i] = m
		var want []string
		for _, x := range tasks.Day.Check(day, DayOut{Messages: all}) {
			want = append(want, strings.TrimPrefix(x, fmt.Sprintf("slot %d: ", m.Slot)))
		}
		if d := gocmp.Diff(want, tasks.Message.Check(MessageOf(day, i, nil), m)); d != "" {
			t.Fatalf("%+v (-day +message)\n%s", m, d)
		}
	})
	expect(t, "the message of another slot", tasks.Message.Check(MessageOf(day, 3, nil), good[4]),
		"write the one of slot 4")
}
