package chat

import (
	"math/rand/v2"
	"pgregory.net/rapid"
	"regexp"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
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
var possible = regexp.MustCompile(`(?i)could|would|might|alternative|option|possib|maybe|perhaps|consider|imagine|candidate|what about|what would|idea`)

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
		if r != nil && s.Act != corpus.ActApology && !namesAll(m.Text, spokenOf(r)) {
			t.Errorf("slot %d (%s): %q does not name %q", s.N, s.Act, m.Text, spokenOf(r))
		}
		if a := s.Asks; a != nil && s.Act == corpus.ActRequest && (!namesAll(m.Text, a.Subject) || !namesAll(m.Text, a.Attribute)) {
			t.Errorf("slot %d: %q does not ask for the %s of %s", s.N, m.Text, a.Attribute, a.Subject)
		}
		for _, n := range s.States {
			if c := in.Facts[n-1].Condition; c != "" && strings.Count(strings.ToLower(m.Text), c) != 1 {
				t.Errorf("slot %d: %q does not say once that it holds %s", s.N, m.Text, c)
			}
		}
	}
}

// sentences of a text, roughly.
var sentenceStop = regexp.MustCompile(`[.!?…] `)

// Nobody hears the same thing all the time: over many days, no sentence of an
// act makes up a twentieth of that act's.
func TestSentencesOfAnActDiffer(t *testing.T) {
	counts := map[corpus.Act]map[string]int{}
	total := map[corpus.Act]int{}
	words, messages := map[corpus.Act]int{}, map[corpus.Act]int{}
	for seed := range uint64(200) {
		f := fields[seed%uint64(len(fields))]
		in := makePlannedDay(f, 25, rand.New(rand.NewPCG(seed, 77)).IntN)
		in.Date += corpus.Date(7 * (seed / 5))
		in.Words = 18
		out, err := Day(in)
		if err != nil {
			t.Fatal(err)
		}
		for i, m := range out.Messages {
			act := in.Slots[i].Act
			if counts[act] == nil {
				counts[act] = map[string]int{}
			}
			words[act] += len(strings.Fields(m.Text))
			messages[act]++
			for _, s := range sentenceStop.Split(m.Text, -1) {
				if s = strings.TrimRight(grammar.Fold(s), ".!?… "); len(strings.Fields(s)) > 1 {
					counts[act][s]++
					total[act]++
				}
			}
		}
	}
	for _, act := range plannedActs {
		most, n := "", 0
		for s, k := range counts[act] {
			if k > n || k == n && s < most {
				most, n = s, k
			}
		}
		t.Logf("%-16s %4d messages of %4.1f words, %4d sentences, commonest %.1f %%: %q", act, messages[act],
			float64(words[act])/float64(messages[act]), total[act], per(n, total[act]), most)
		if per(n, total[act]) >= 5 {
			t.Errorf("%s: %.1f %% of the sentences are %q", act, per(n, total[act]), most)
		}
	}
}

// Each act has shapes enough for every register.
func TestEveryRegisterHasShapes(t *testing.T) {
	l := chatTables()
	common := map[string]grammar.Table{"option": l.state[grammar.ClassOption], "promise": l.state[grammar.ClassPromise], "rule": l.state[grammar.ClassRule], "absence": l.state[grammar.ClassAbsence],
		"role": l.state[grammar.ClassRole], "skill": l.state[grammar.ClassSkill], "learning": l.state[grammar.ClassLearning]}
	for _, k := range []string{"request", "weigh", "reminder", "apology", "recall settled", "recall told", "missed"} {
		common[k] = l.special[k]
	}
	for name, tab := range common {
		if len(tab) < 20 {
			t.Errorf("%s: %d shapes", name, len(tab))
		}
		for _, register := range []string{"c", "s", "f"} {
			n := 0
			for _, p := range tab {
				if !strings.ContainsAny(p.Tags, "csf") || strings.Contains(p.Tags, register) {
					n++
				}
			}
			if n < 8 {
				t.Errorf("%s, %s: %d shapes", name, register, n)
			}
		}
	}
	for _, kind := range corpus.Disagreements {
		for _, k := range []string{"disagree ", "argue ", "deed ", "probe "} {
			if n := len(l.special[k+kind]); n < 10 {
				t.Errorf("%s%s: %d shapes", k, kind, n)
			}
		}
	}
	for _, p := range l.state[grammar.ClassOption] {
		if !possible.MatchString(p.Src) {
			t.Errorf("the option %q sounds settled", p.Src)
		}
	}
}

// Messages of these acts have the length that the recipe wants, by saying more
// where it wants more. An argument has words of its own, so the short end is longer.
func TestPlannedLengthFollowsTheRecipe(t *testing.T) {
	var means []float64
	for _, want := range []int{18, 25, 32} {
		words, messages := 0, 0
		for seed := range uint64(60) {
			in := makePlannedDay(fields[seed%3], 25, rand.New(rand.NewPCG(seed, 6)).IntN)
			in.Words = want
			out, err := Day(in)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range out.Messages {
				words += len(strings.Fields(m.Text))
				messages++
			}
		}
		mean := float64(words) / float64(messages)
		t.Logf("target %d words, mean %.1f", want, mean)
		if mean < 0.85*float64(want) || mean > 1.3*float64(want) {
			t.Errorf("target %d words, mean %.1f", want, mean)
		}
		means = append(means, mean)
	}
	if means[1] < means[0]+1 || means[2] < means[1]+1 {
		t.Errorf("longer targets do not give longer messages: %.1f", means)
	}
}
