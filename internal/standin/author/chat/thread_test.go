package chat

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/authortest"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// What states a value to be found again names its subject, in a thread about it
// too; what asks or weighs there mostly does not.
func TestThreadsNameTheirSubjectOnce(t *testing.T) {
	date := corpus.NewDate(2025, 3, 11)
	const task = "card vault load test"
	asks := &prompts.Asked{Subject: task, Attribute: "retry limit", Class: grammar.ClassSetting, Kind: corpus.KindCount}
	v := corpus.CountValue(5)
	named := map[corpus.Act]int{}
	const days = 60
	for i := range days {
		in := prompts.DayIn{Group: "Card Handling", Date: date + corpus.Date(i), Words: 20, People: authortest.People(),
			Tasks: []prompts.TaskName{{Name: task, Component: "card vault", Deliverable: "load test"}},
			Facts: []prompts.DayFact{
				{N: 1, Subject: task, Attribute: "retry limit", Class: grammar.ClassOption, Value: &v, Basis: corpus.BasisText, Surfaces: []string{"5"}},
				{N: 2, Subject: task, Attribute: "retry limit", Class: grammar.ClassSetting, Value: &v, Basis: corpus.BasisText, Surfaces: []string{"5"}}},
		}
		people := in.People
		in.Slots = []prompts.Slot{
			{N: 1, At: date.At(9, 0), Author: people[0].Name, Act: corpus.ActRequest, Task: task, Asks: asks, To: people[1].Name},
			{N: 2, At: date.At(9, 5), Author: people[2].Name, Act: corpus.ActOption, Task: task, ReplyTo: 1, States: []int{1}},
			{N: 3, At: date.At(9, 9), Author: people[1].Name, Act: corpus.ActDecision, Task: task, ReplyTo: 2, States: []int{2}},
			{N: 4, At: date.At(9, 9), Author: people[3].Name, Act: corpus.ActQuestion, Task: task, ReplyTo: 3, Asks: asks},
		}
		out, err := Day(in)
		if err != nil {
			t.Fatal(err)
		}
		for j, m := range out.Messages {
			if namesAll(m.Text, task) {
				named[in.Slots[j].Act]++
			}
		}
	}
	if named[corpus.ActRequest] != days || named[corpus.ActDecision] != days {
		t.Errorf("the subject is missing where it is needed: %v of %d", named, days)
	}
	if named[corpus.ActOption] > days/2 || named[corpus.ActQuestion] > days/2 {
		t.Errorf("threads name what they have named: %v of %d", named, days)
	}
}

// A message that names another task or points at a page has nothing beside that
// and its point.
func TestOneDecorationAtMost(t *testing.T) {
	var stock []string // how what is added begins
	l := chatTables()
	added := []grammar.Table{l.special["follow up"], l.special["joke"], l.close[corpus.ActProgress]}
	for _, p := range l.after {
		added = append(added, p)
	}
	for _, patterns := range added {
		for _, p := range patterns {
			if begin, _, _ := strings.Cut(p.Src, "["); len(strings.Fields(begin)) > 2 && !strings.Contains(begin, "$") {
				stock = append(stock, grammar.Capitalised(begin))
			}
		}
	}
	others := 0
	for seed := range uint64(20) {
		f := fields[seed%uint64(len(fields))]
		in := makeDay(f, 25, rand.New(rand.NewPCG(seed, 7)).IntN)
		in.Words = 26
		for i := range in.Slots {
			if len(in.Tasks) > 1 && in.Slots[i].Act == corpus.ActProgress {
				in.Slots[i].Names = []string{in.Tasks[len(in.Tasks)-1].Name}
			}
		}
		out, err := Day(in)
		if err != nil {
			t.Fatal(err)
		}
		for i, m := range out.Messages {
			if len(in.Slots[i].Names) == 0 {
				continue
			}
			others++
			for _, s := range strings.SplitAfter(m.Text, ". ") {
				if slices.ContainsFunc(stock, func(begin string) bool { return strings.HasPrefix(s, begin) }) {
					t.Errorf("%q stands beside another task: %q", s, m.Text)
				}
			}
		}
	}
	if others < 20 {
		t.Fatalf("only %d messages name another task", others)
	}
}

// What has been named is not put in front of a value as a label, nor does a note
// stand behind a sentence.
func TestNotesKeepToThemselves(t *testing.T) {
	f := &prompts.DayFact{Class: grammar.ClassSetting, Attribute: "loan period", Subject: "card index transfer", Surfaces: []string{"nine"}}
	m := &message{focus: focus{fact: f, topic: f.Subject, attr: f.Attribute}, progress: progress{named: map[string]bool{f.Subject: true}}}
	label, note, sentence := grammar.NewPattern("$tb: $a at $v"), grammar.NewPattern("$a: $v"), grammar.NewPattern("the $a is $v")
	if !m.judge().jarring(label) || m.judge().jarring(note) || m.judge().jarring(sentence) {
		t.Error("a label for what has been named is kept, or all else is not")
	}
	m.full = true
	if !m.judge().jarring(note) || m.judge().jarring(sentence) {
		t.Error("a note stands behind a sentence, or a sentence does not")
	}
}
