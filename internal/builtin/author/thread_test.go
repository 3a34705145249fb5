package author

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"memloom/internal/builtin/author/authortest"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// A pattern loses its subject only where what is left stands by itself.
func TestSubjectsAreLeftOut(t *testing.T) {
	for src, want := range map[string]string{
		"the $a for $t is $v":                      "the $a is $v",
		"for $t, the $a is $v":                     "the $a is $v",
		"$tb: $a at $v":                            "$a at $v",
		"we settled on $v as the $a for $t":        "we settled on $v as the $a",
		"the $a $of $t: $v":                        "the $a: $v",
		"{f} we have to weigh the $a on $t":        "we have to weigh the $a",
		"$t $is due $on":                           "", // has no attribute to stand for it
		"as far as $t $is concerned, the $a is $v": "",
		"<f:$t is done>, the $a for $t":            "", // asserts an event of the subject
	} {
		if got := newPattern(src).bare; got != want {
			t.Errorf("%q without its subject is %q, want %q", src, got, want)
		}
	}
}

// What states a value to be found again names its subject, in a thread about it
// too; what asks or weighs there mostly does not.
func TestThreadsNameTheirSubjectOnce(t *testing.T) {
	date := corpus.NewDate(2025, 3, 11)
	const task = "card vault load test"
	asks := &prompts.Asked{Subject: task, Attribute: "retry limit", Class: classSetting, Kind: corpus.KindCount}
	v := corpus.CountValue(5)
	named := map[corpus.Act]int{}
	const days = 60
	for i := range days {
		in := prompts.DayIn{Group: "Card Handling", Date: date + corpus.Date(i), Words: 20, People: authortest.People(),
			Tasks: []prompts.TaskName{{Name: task, Component: "card vault", Deliverable: "load test"}},
			Facts: []prompts.DayFact{
				{N: 1, Subject: task, Attribute: "retry limit", Class: classOption, Value: &v, Basis: corpus.BasisText, Surfaces: []string{"5"}},
				{N: 2, Subject: task, Attribute: "retry limit", Class: classSetting, Value: &v, Basis: corpus.BasisText, Surfaces: []string{"5"}}},
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

// Formal people write contractions out, as they are meant.
func TestContractionsAreWrittenOut(t *testing.T) {
	for s, want := range map[string]string{
		"this makes somebody's week harder": "this makes somebody's week harder",
		"nobody's fault":                    "nobody's fault",
		"shouldn't we ask":                  "should we not ask",
		"it's been quiet":                   "it has been quiet",
		"I'd half heard of it":              "I had half heard of it",
		"I'd wondered, and I'd need it":     "I had wondered, and I would need it",
		"it's late, and I'd planned more":   "it is late, and I had planned more",
		"they shouldn't wait":               "they should not wait",
	} {
		if got := expandContractions(s); got != want {
			t.Errorf("%q is written out as %q, want %q", s, got, want)
		}
	}
}

// A message that names another task or points at a page has nothing beside that
// and its point.
func TestOneDecorationAtMost(t *testing.T) {
	var stock []string // how what is added begins
	l := grammar()
	added := []table{l.special["follow up"], l.special["joke"], l.close[corpus.ActProgress]}
	for _, p := range l.after {
		added = append(added, p)
	}
	for _, patterns := range added {
		for _, p := range patterns {
			if begin, _, _ := strings.Cut(p.src, "["); len(strings.Fields(begin)) > 2 && !strings.Contains(begin, "$") {
				stock = append(stock, capitalised(begin))
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

// A value without a verb is told from a sentence.
func TestVerbless(t *testing.T) {
	for src, want := range map[string]bool{
		"$a [for|on] $t: $v":                  true,
		"$tb: $a at $v":                       true,
		"$v as the $a":                        true,
		"the $a [for|on] $t is $v":            false,
		"$t $has $v $ap":                      false,
		"[checked|looked it up], it's $v":     false,
		"{f} please note $v as the $a for $t": false,
		"still busy with $t":                  false,
	} {
		if got := newPattern(src).verbless; got != want {
			t.Errorf("%q: %v, want %v", src, got, want)
		}
	}
}

// What has been named is not put in front of a value as a label, nor does a note
// stand behind a sentence.
func TestNotesKeepToThemselves(t *testing.T) {
	f := &prompts.DayFact{Class: classSetting, Attribute: "loan period", Subject: "card index transfer", Surfaces: []string{"nine"}}
	m := &message{fact: f, topic: f.Subject, attr: f.Attribute, named: map[string]bool{f.Subject: true}}
	label, note, sentence := newPattern("$tb: $a at $v"), newPattern("$a: $v"), newPattern("the $a is $v")
	if !m.jarring(label) || m.jarring(note) || m.jarring(sentence) {
		t.Error("a label for what has been named is kept, or all else is not")
	}
	m.full = true
	if !m.jarring(note) || m.jarring(sentence) {
		t.Error("a note stands behind a sentence, or a sentence does not")
	}
}
