package chat

import (
	"encoding/json"
	"math/rand/v2"
	"pgregory.net/rapid"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/standintest"
	"memloom/prompts"
)

func drawFrom(t *rapid.T) intN {
	return func(n int) int { return rapid.IntRange(0, n-1).Draw(t, "n") }
}

// world is the gazetteer of a field: what a checker would know.
func world(f field, in prompts.DayIn) *corpus.Lexicon {
	names := []string{f.project, f.group, f.closure, f.news.Subject}
	for _, p := range in.People {
		names = append(names, p.Name, p.Given)
	}
	for _, x := range in.Facts {
		names = append(names, x.Subject)
	}
	for _, a := range f.attributes {
		if a.value.Kind == corpus.KindEntity {
			names = append(names, a.value.Text)
		}
	}
	return corpus.NewLexicon(names, []string{"mites/day"})
}

// place returns where a statement is, in code points, or false.
func place(text string, s prompts.Stated) (corpus.Interval, bool) {
	at := 0
	for n := 0; ; n++ {
		i := strings.Index(text[at:], s.Surface)
		if i < 0 || s.Surface == "" {
			return corpus.Interval{}, false
		}
		at += i
		if n == s.Occurrence {
			start := utf8.RuneCountInString(text[:at])
			return corpus.Interval{Start: start, End: start + utf8.RuneCountInString(s.Surface)}, true
		}
		at += len(s.Surface)
	}
}

func contentWords(s string) []string {
	return slices.DeleteFunc(strings.Fields(strings.ToLower(s)), func(w string) bool {
		return w == "the" || w == "a" ||
			w == "an"
	})
}

func namesAll(text, name string) bool {
	lower := strings.ToLower(text)
	return !slices.ContainsFunc(contentWords(name), func(w string) bool { return !strings.Contains(lower, w) })
}

func TestDayKeepsTheRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := fields[rapid.IntRange(0, len(fields)-1).Draw(t, "field")]
		in := makeDay(f, rapid.IntRange(1, 30).Draw(t, "slots"), drawFrom(t))
		in.Words = rapid.IntRange(8, 40).Draw(t, "words")
		out, err := Day(in)
		if err != nil {
			t.Fatal(err)
		}
		checkDay(t, f, in, out)
	})
}

type failer interface {
	Errorf(format string, args ...any)
}

func checkDay(t failer, f field, in prompts.DayIn, out prompts.DayOut) {
	if len(out.Messages) != len(in.Slots) {
		t.Errorf("%d messages for %d slots", len(out.Messages), len(in.Slots))
		return
	}
	lex := world(f, in)
	seen := map[string]bool{}
	for i, m := range out.Messages {
		s := in.Slots[i]
		if m.Slot != s.N || strings.TrimSpace(m.Text) == "" {
			t.Errorf("slot %d: message is for %d, text %q", s.N, m.Slot, m.Text)
		}
		if len(s.States) > 0 && seen[grammar.Fold(m.Text)] {
			t.Errorf("slot %d: the day has this text already: %q", s.N, m.Text)
		}
		seen[grammar.Fold(m.Text)] = true
		if strings.ContainsAny(m.Text, "$[]<>{}|") || strings.ContainsFunc(m.Text, grammar.IsMark) || strings.Contains(m.Text,
			"  ") {
			t.Errorf("slot %d: markup left in %q", s.N, m.Text)
		}
		covered := checkStates(t, in, s, m)
		for _, u := range corpus.Uncovered(m.Text, in.Date, lex, covered) {
			if !slices.Contains(strings.Fields(s.Aside), u.Surface) && !prompts.NamesRecalled(in, s, u.Surface) {
				t.Errorf("slot %d (%s): %q is stated by nobody in %q", s.N, s.Act, u.Surface, m.Text)
			}
		}
		checkWords(t, s, m.Text)
		checkNames(t, in, s, m)
	}
}

// checkStates: every planned fact stands where it is said to be, in the
// words of its surface, with its subject and attribute.
func checkStates(t failer, in prompts.DayIn, s prompts.Slot, m prompts.DayMessage) []corpus.Interval {
	var covered []corpus.Interval
	var stated []int
	for _, st := range m.States {
		iv, ok := place(m.Text, st)
		f := in.Facts[st.Fact-1]
		if !ok || f.Basis == corpus.BasisText && !slices.Contains(f.Surfaces, st.Surface) {
			t.Errorf("slot %d: fact %d does not stand as %q in %q", s.N, st.Fact, st.Surface, m.Text)
		}
		stated = append(stated, st.Fact)
		covered = append(covered, iv)
		// What is weighed in a thread about it has been named there.
		weighed := f.Class == grammar.ClassOption && s.ReplyTo > 0 && in.Slots[s.ReplyTo-1].Task == f.Subject
		if f.Class != grammar.ClassNews && f.Class != grammar.ClassAbsence && !aboutSelf(f) && !weighed &&
			!namesAll(m.Text, f.Subject) {
			t.Errorf("slot %d: %q does not name %q", s.N, m.Text, f.Subject)
		}
		lower := strings.ToLower(m.Text)
		if nameable(f.Attribute, f.Class) && f.Class != grammar.ClassDue && !strings.Contains(lower,
			strings.ToLower(f.Attribute)) &&
			(f.Plural == "" || !strings.Contains(lower, strings.ToLower(f.Plural))) {
			t.Errorf("slot %d: %q does not name the %q", s.N, m.Text, f.Attribute)
		}
	}
	slices.Sort(stated)
	if !slices.Equal(stated, slices.Sorted(slices.Values(s.States))) {
		t.Errorf("slot %d: states %v, planned %v", s.N, stated, s.States)
	}
	return covered
}

var endWords = []string{"done", "finished", "merged", "signed off", "closed", "completed", "wrapped up", "adopted"}
var startWords = []string{"kicking off", "kicked off", "starts today", "start today", "has started", "have started",
	"begins today", "started on"}
var ownerWords = []string{"i'm taking it", "i am taking", "i own", "i'm the owner", "i am the owner", "it's mine",
	"i'll own"}

// checkWords: only a completion asserts an end, only a kickoff a start or an owner.
func checkWords(t failer, s prompts.Slot, text string) {
	lower := strings.ToLower(text)
	has := func(words []string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(lower, w) })
	}
	if (s.Act == corpus.ActForecast || s.Act == corpus.ActProgress) && has(endWords) {
		t.Errorf("slot %d: a %s sounds like an end: %q", s.N, s.Act, text)
	}
	if s.Act != corpus.ActKickoff && (has(startWords) || has(ownerWords)) {
		t.Errorf("slot %d: a %s sounds like a start or an owner: %q", s.N, s.Act, text)
	}
}

// checkNames: no one is named who is neither addressed, answered nor a value.
func checkNames(t failer, in prompts.DayIn, s prompts.Slot, m prompts.DayMessage) {
	for _, p := range in.People {
		if s.To == p.Name && !strings.Contains(m.Text, p.Given) && (s.ReplyTo == 0 || in.Slots[s.ReplyTo-1].Author != s.To) {
			t.Errorf("slot %d: %q does not address %s", s.N, m.Text, s.To)
		}
	}
	allowed := s.To
	if s.ReplyTo > 0 {
		allowed += " " + in.Slots[s.ReplyTo-1].Author
	}
	if s.Earlier != nil {
		allowed += " " + s.Earlier.Author
	}
	for _, st := range m.States {
		allowed += " " + st.Surface
		if t := in.Facts[st.Fact-1].Trigger; t != nil {
			allowed += " " + t.Author
		}
	}
	if s.Recalls != nil {
		allowed += " " + s.Recalls.Author
	}
	if s.Act == corpus.ActDecision { // those who argued
		for _, x := range in.Slots[:s.N-1] {
			if x.Act == corpus.ActOption || x.Act == corpus.ActDisagreement || x.Act == corpus.ActDoubt {
				allowed += " " + x.Author
			}
		}
	}
	for _, p := range in.People {
		called := slices.Contains(s.Flaws, corpus.MarkSelfCorrection) // by mistake, and taken back
		if strings.Contains(m.Text, p.Given) && !strings.Contains(allowed, p.Given) && !called {
			t.Errorf("slot %d: %s has no place in %q", s.N, p.Given, m.Text)
		}
	}
}

func TestDayIsDeterministic(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	in := makeDay(fields[1], 20, r.IntN)
	first, err := Day(in)
	if err != nil {
		t.Fatal(err)
	}
	second, err := Day(in)
	if err != nil {
		t.Fatal(err)
	}
	a, _ := json.Marshal(first)
	b, _ := json.Marshal(second)
	if string(a) != string(b) {
		t.Error("the same input gave two texts")
	}
	in.Date++
	third, err := Day(in)
	if err != nil {
		t.Fatal(err)
	}
	if c, _ := json.Marshal(third); string(a) == string(c) {
		t.Error("another day gave the same text")
	}
}

func TestDayRefusesContradictions(t *testing.T) {
	date := corpus.NewDate(2025, 3, 11)
	base := func() prompts.DayIn {
		return prompts.DayIn{Date: date, Words: 20, People: standintest.People(),
			Facts: []prompts.DayFact{{N: 1, Subject: "card vault load test", Attribute: "retry limit",
				Class: grammar.ClassSetting, Basis: corpus.BasisText, Surfaces: []string{"5"}}},
			Slots: []prompts.Slot{{N: 1, At: date.At(9, 0), Author: "Leo Brandt", Act: corpus.ActProgress,
				Task: "card vault load test", States: []int{1}}}}
	}
	for _, c := range []struct {
		name, want string
		spoil      func(*prompts.DayIn)
	}{
		{"unknown author", "not among the people", func(in *prompts.DayIn) { in.Slots[0].Author = "Nobody Known" }},
		{"unknown fact", "not among the facts", func(in *prompts.DayIn) { in.Slots[0].States = []int{7} }},
		{"no surface", "no surface", func(in *prompts.DayIn) { in.Facts[0].Surfaces = nil }},
		{"later parent", "not an earlier slot", func(in *prompts.DayIn) { in.Slots[0].ReplyTo = 1 }},
		{"fact number", "out of range", func(in *prompts.DayIn) { in.Facts[0].N, in.Slots[0].States = 0, []int{0} }},
		{"news without its value", "does not hold its value",
			func(in *prompts.DayIn) { in.Facts[0].Class = grammar.ClassNews }},
	} {
		in := base()
		c.spoil(&in)
		if _, err := Day(in); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want one with %q", c.name, err, c.want)
		}
	}
}

// aboutSelf says whether a fact is what a person says of themselves, without
// their name.
func aboutSelf(f prompts.DayFact) bool {
	return f.Class == grammar.ClassRole || f.Class == grammar.ClassSkill || f.Class == grammar.ClassLearning
}
