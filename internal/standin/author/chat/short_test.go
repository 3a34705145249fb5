package chat

import (
	"regexp"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/authortest"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// shortDay has a parent of each act and replies of a few words to it by everybody else.
func shortDay(act corpus.Act, seed int) prompts.DayIn {
	date := corpus.NewDate(2025, 3, 10).Add(seed)
	const task = "card vault load test"
	in := prompts.DayIn{Project: "Quiet Ledger", Group: "Vault Service", Date: date, Words: 18, People: authortest.People(),
		Tasks: []prompts.TaskName{{Name: task, Component: "card vault", Deliverable: "load test"}}}
	in.Slots = []prompts.Slot{{N: 1, At: date.At(9, 0), Author: in.People[0].Name, Act: act, Task: task}}
	if act == corpus.ActQuestion {
		in.Slots[0].Asks = &prompts.Asked{Subject: task, Attribute: "retry limit", Class: grammar.ClassSetting, Kind: corpus.KindCount}
	}
	for i, p := range in.People[1:] {
		s := prompts.Slot{N: i + 2, At: date.At(9, i+2), Author: p.Name, Act: corpus.ActAcknowledge, Task: task, ReplyTo: 1, Short: true}
		if i%2 == 1 {
			s.Act = corpus.ActBanter
		}
		if i == 3 {
			s.To = in.People[1].Name
		}
		in.Slots = append(in.Slots, s)
	}
	return in
}

var shortParents = []corpus.Act{corpus.ActKickoff, corpus.ActProgress, corpus.ActCompletion, corpus.ActQuestion, corpus.ActAnswer, corpus.ActBlocker,
	corpus.ActDecision, corpus.ActDoubt, corpus.ActForecast, corpus.ActCorrection, corpus.ActCoordinate, corpus.ActNews}

// Ultra-short replies have one to six words, state nothing, and there are many of them (G11).
func TestUltraShort(t *testing.T) {
	texts := map[string]bool{}
	for seed := range 12 {
		for _, act := range shortParents {
			for _, flaws := range [][]string{nil, {corpus.MarkTypo}, {corpus.MarkSelfCorrection}, {corpus.MarkFragment}} {
				in := shortDay(act, seed)
				for i := range in.Slots[1:] {
					in.Slots[i+1].Flaws = flaws
				}
				out, err := Day(in)
				if err != nil {
					t.Fatal(act, flaws, err)
				}
				for i, m := range out.Messages[1:] {
					if n := len(strings.Fields(m.Text)); n < 1 || n > 6 {
						t.Errorf("%d words: %q", n, m.Text)
					}
					if spans := corpus.Scan(m.Text, in.Date, nil); len(spans) > 0 || len(m.States) > 0 {
						t.Errorf("%q states a value", m.Text)
					}
					if to := in.Slots[i+1].To; to != "" && !strings.Contains(m.Text, "Petros") {
						t.Errorf("%q does not address %s", m.Text, to)
					}
					if flaws == nil {
						texts[strings.TrimRight(grammar.Fold(m.Text), ".!… 👍🙏👌🙂💪😄😅☕🍪😉")] = true
					}
				}
			}
		}
	}
	if len(texts) < 100 {
		t.Errorf("%d different ultra-short replies", len(texts))
	}
}

// Formal people stay formal, and the others do not write like them.
func TestUltraShortHasRegisters(t *testing.T) {
	distinct := map[string]bool{}
	for key, tab := range chatTables().special {
		if !strings.HasPrefix(key, "short ") {
			continue
		}
		for _, formality := range []string{"c", "s", "f"} {
			n := 0
			for _, p := range tab {
				if !strings.ContainsAny(p.Tags, "csf") && strings.Trim(p.Tags, "wd") == "" || strings.Contains(p.Tags, formality) {
					n++
				}
				distinct[p.Src] = true
			}
			if n == 0 {
				t.Errorf("%s: nothing for %s", key, formality)
			}
		}
	}
	if len(distinct) < 60 {
		t.Errorf("%d ultra-short replies", len(distinct))
	}
}

// A reply of a few words cannot state a fact: such a plan contradicts itself.
func TestUltraShortRefusesFacts(t *testing.T) {
	in := shortDay(corpus.ActProgress, 0)
	in.Facts = []prompts.DayFact{{N: 1, Subject: "card vault load test", Attribute: "retry limit", Class: grammar.ClassSetting, Basis: corpus.BasisText, Surfaces: []string{"5"}}}
	in.Slots[1].States = []int{1}
	if _, err := Day(in); err == nil || !strings.Contains(err.Error(), "ultra-short") {
		t.Errorf("error %v", err)
	}
}

// A few words behind somebody else's depend on what those answered: nobody
// consents to good wishes, nor wishes luck to a decision.
func TestFewWordsBehindFewWords(t *testing.T) {
	for first, want := range map[corpus.Act][2]string{ // for its author, and for others
		corpus.ActCompletion: {"short thanked", "short second cheer"}, corpus.ActBlocker: {"short thanked", "short second sorry"},
		corpus.ActDecision: {"short thanked", "short second"}, corpus.ActAnswer: {"short nod", "short second heard"},
		corpus.ActProgress: {"short read", "short second heard"}, corpus.ActCorrection: {"short forgive", "short forgive"},
	} {
		in := shortDay(first, 0)
		in.Slots = in.Slots[:2]
		for i, by := range []string{in.Slots[0].Author, in.People[3].Name} {
			in.Slots = append(in.Slots[:2:2], prompts.Slot{N: 3, At: in.Slots[1].At + 4, Author: by, Act: corpus.ActBanter, Task: in.Slots[0].Task, ReplyTo: 2, Short: true})
			d, err := newDay(chatTables(), in)
			if err != nil {
				t.Fatal(err)
			}
			m, err := d.newMessage(d.slots[3])
			if err != nil {
				t.Fatal(err)
			}
			if got := m.replier().shortKind(); got != want[i] {
				t.Errorf("%s behind a word on a %s: %q, want %q", by, first, got, want[i])
			}
		}
	}
}

// Nobody joins in with a question or a request: "same from me" says what was said.
func TestShortRepliesJoinInWithStatements(t *testing.T) {
	joined := regexp.MustCompile(`(?i)^(me too|same|likewise)`)
	for seed := range 60 {
		for _, act := range []corpus.Act{corpus.ActQuestion, corpus.ActCoordinate, corpus.ActRequest, corpus.ActReminder} {
			for _, to := range []string{"", "Petros Vaughn"} {
				in := shortDay(act, seed)
				in.Slots[0].To = to
				out, err := Day(in)
				if err != nil {
					t.Fatal(err)
				}
				for i, m := range out.Messages[1:] {
					if in.Slots[i+1].ReplyTo == 1 && joined.MatchString(m.Text) {
						t.Errorf("%q to a %s", m.Text, act)
					}
				}
			}
		}
	}
}
