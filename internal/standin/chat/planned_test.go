package chat

import (
	"cmp"
	"math/rand/v2"
	"pgregory.net/rapid"
	"regexp"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// plannedActs are the acts of this file, and what each of them is tried with.
var plannedActs = []corpus.Act{
	corpus.ActRequest, corpus.ActOption, corpus.ActDisagreement, corpus.ActDecision, corpus.ActClosure, corpus.ActRecall,
	corpus.ActCommitment, corpus.ActDelivery, corpus.ActReminder, corpus.ActApology, corpus.ActRule, corpus.ActAbsence,
	corpus.ActReturn, corpus.ActRecap, corpus.ActIntroduction,
}

func TestPlannedDayKeepsTheRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := fields[rapid.IntRange(0, len(fields)-1).Draw(t, "field")]
		in := makePlannedDay(f, rapid.IntRange(1, 30).Draw(t, "slots"), drawFrom(t))
		in.Words = rapid.IntRange(8, 40).Draw(t, "words")
		out, err := Day(in)
		if err != nil {
			t.Fatal(err)
		}
		checkDay(t, f, in, out)
		checkOpenMatters(t, in, out)
	})
}

// Every act in every corner of style: each scale at one of its ends.
func TestEveryCornerOfStyleWritesEveryAct(t *testing.T) {
	scales := [][2]string{{"casual", "formal"}, {"concise", "detailed"}, {"minimal", "frequent"}, {"plain", "technical"},
		{"rare", "frequent"}, {"indirect", "direct"}, {"neutral", "warm"}, {"accepting", "probing"}}
	seen := map[corpus.Act]int{}
	for corner := range 1 << len(scales) {
		level := func(i int) string { return scales[i][corner>>i&1] }
		style := corpus.Style{Formality: level(0), Verbosity: level(1), Humour: level(2), Jargon: level(3), Emoji: level(4),
			Directness: level(5), Warmth: level(6), Questioning: level(7)}
		for i, f := range fields {
			in := makePlannedDay(f, 26, rand.New(rand.NewPCG(uint64(corner), uint64(i))).IntN)
			for j := range in.People {
				in.People[j].Style, in.People[j].Habits = style, nil
			}
			out, err := Day(in)
			if err != nil {
				t.Fatalf("corner %b, %s: %v", corner, f.group, err)
			}
			checkDay(t, f, in, out)
			checkOpenMatters(t, in, out)
			for _, s := range in.Slots {
				seen[s.Act]++
			}
		}
	}
	for _, act := range plannedActs {
		if seen[act] < 400 {
			t.Errorf("%s was written %d times only", act, seen[act])
		}
	}
}

// possible are the words that tell a possibility from what holds.
var possible = regexp.MustCompile(
	`(?i)could|would|might|alternative|option|possib|maybe|perhaps|consider|imagine|candidate|what about|what would|idea`)

// checkOpenMatters: an option reads as a possibility, a clause that argues is
// said, and what is recalled is named.
func checkOpenMatters(t failer, in prompts.DayIn, out prompts.DayOut) {
	for i, m := range out.Messages {
		s := in.Slots[i]
		if s.Act == corpus.ActOption && len(s.States) > 0 && !possible.MatchString(m.Text) {
			t.Errorf("slot %d: an option sounds settled: %q", s.N, m.Text)
		}
		if s.Because != "" && !namesAll(m.Text, s.Because) {
			t.Errorf("slot %d (%s): %q does not say %q", s.N, s.Act, m.Text, s.Because)
		}
		r := s.Recalls
		for _, n := range s.States {
			if in.Facts[n-1].Trigger != nil {
				r = in.Facts[n-1].Trigger
			}
		}
		if r != nil && s.Act != corpus.ActApology && !namesAll(m.Text, cmp.Or(r.Subject, r.Task)) {
			t.Errorf("slot %d (%s): %q does not name %q", s.N, s.Act, m.Text, cmp.Or(r.Subject, r.Task))
		}
		if a := s.Asks; a != nil && s.Act == corpus.ActRequest && (!namesAll(m.Text, a.Subject) ||
			!namesAll(m.Text, a.Attribute)) {
			t.Errorf("slot %d: %q does not ask for the %s of %s", s.N, m.Text, a.Attribute, a.Subject)
		}
		for _, n := range s.States {
			if c := in.Facts[n-1].Condition; c != "" && strings.Count(strings.ToLower(m.Text), c) != 1 {
				t.Errorf("slot %d: %q does not say once that it holds %s", s.N, m.Text, c)
			}
		}
	}
}
