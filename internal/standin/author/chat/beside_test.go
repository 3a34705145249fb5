package chat

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/authortest"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// onTask is a day of one message that states a value of the load test.
func onTask(i int, a attribute, act corpus.Act) prompts.DayIn {
	b := &dayMaker{f: fields[0], d: rand.New(rand.NewPCG(uint64(i), 7)).IntN}
	b.in = prompts.DayIn{Group: "Vault Service", Date: corpus.NewDate(2025, 3, 11).Add(i), Words: 24, People: authortest.People()}
	const task = "card vault load test"
	b.add(prompts.Slot{Author: b.in.People[i%len(b.in.People)].Name, Act: act, Task: task, States: []int{b.stated(task, a)}})
	b.in.Slots[0].At = b.in.Date.At(9, 0)
	return b.in
}

func onlyText(t *testing.T, in prompts.DayIn) string {
	t.Helper()
	out, err := Day(in)
	if err != nil {
		t.Fatal(err)
	}
	return out.Messages[len(out.Messages)-1].Text
}

// Who reports a value on a decision or a worry of yesterday does not say that
// these were thought about: the value has nothing to do with them.
func TestReportsBesideDoNotWeigh(t *testing.T) {
	weighs := regexp.MustCompile(`(?i)(your|the) (decision|call|worry|concern)\b|sink in|thought about|thinking about|turned over|gone over|on my mind|you (decided|settled|raised)|(bothers|worries|troubles) you`)
	for i := range 120 {
		for _, act := range []corpus.Act{corpus.ActDecision, corpus.ActDoubt, corpus.ActBlocker} {
			in := onTask(i, fields[0].attributes[2], corpus.ActProgress)
			in.Slots[0].Earlier = &prompts.Earlier{Author: in.People[(i+1)%len(in.People)].Name, Date: in.Date.Add(-1), Act: act, Task: in.Slots[0].Task}
			if text := onlyText(t, in); weighs.MatchString(text) {
				t.Errorf("a count beside a %s: %q", act, text)
			}
		}
	}
}

// Who answers a message about another task does not say that somebody asked or wrote about theirs.
func TestOpeningsLeaveOtherTasksAlone(t *testing.T) {
	claims := regexp.MustCompile(`(?i)you (asked|were asking|wanted|wrote|raised|said|posted|mentioned|decided)|your (question|request|update|report|news|note|message|post|lines|decision|call|point|worry)|thanks? (you )?for (the (update|news|note|report)|your|raising)|glad you|(still|more|also|further) (on|about)`)
	for i := range 120 {
		for _, act := range []corpus.Act{corpus.ActQuestion, corpus.ActCoordinate, corpus.ActProgress, corpus.ActKickoff, corpus.ActDecision, corpus.ActBlocker, corpus.ActAnswer} {
			in := onTask(i, fields[0].attributes[2], corpus.ActProgress)
			in.Slots[0].Earlier = &prompts.Earlier{Author: in.People[(i+1)%len(in.People)].Name, Date: in.Date.Add(-9), Act: act, Task: "ledger export runbook"}
			if text := onlyText(t, in); claims.MatchString(text) || strings.Contains(text, "ledger export") {
				t.Errorf("to a %s on another task: %q", act, text)
			}
		}
	}
}

// Other tasks use what is set or chosen; nobody uses a count, or what was dropped.
func TestOthersUseWhatCanBeUsed(t *testing.T) {
	use := regexp.MustCompile(`(?i)\b(?:we|they) (?:use|want|need) (?:it|this|that)\b|much like what we have`)
	used := 0
	for i := range 300 {
		for _, a := range fields[0].attributes {
			if !slices.Contains([]string{grammar.ClassSetting, grammar.ClassTally, grammar.ClassAlternative, grammar.ClassDeadline}, a.class) {
				continue
			}
			in := onTask(i, a, corpus.ActProgress)
			in.Slots[0].Names = []string{"payout queue rollback plan"}
			text := onlyText(t, in)
			switch {
			case !use.MatchString(text):
			case a.class == grammar.ClassSetting:
				used++
			default:
				t.Errorf("of a %s: %q", a.class, text)
			}
		}
	}
	if used == 0 {
		t.Error("no task ever uses a setting of another")
	}
}

// What one asks about a value behind stating it does not ask for what one has
// just said: where it stands, who looked at it but the reader, what it rests on.
func TestFollowUpsAreTheStaters(t *testing.T) {
	for _, p := range chatTables().special["follow up"] {
		if regexp.MustCompile(`besides you|come from|based on|behind the|is there a|when did`).MatchString(p.Src) {
			t.Errorf("%q asks the reader for what the writer has stated", p.Src)
		}
	}
}

// Where the page was searched in vain, the answer does not say that it stands there.
func TestAnswersAddWhatThePageLacks(t *testing.T) {
	const page = "https://wiki.ledger.example/docs/load-test"
	there := regexp.MustCompile(`(?i)it's (also |)(on|in) the (page|wiki|docs|notes) (too|as well|also)|you'll find it|look there first|says the same|has it as well`)
	for i := range 150 {
		in := onTask(i, fields[0].attributes[0], corpus.ActAnswer)
		link := corpus.TextValue(corpus.KindLink, page)
		in.Facts = append(in.Facts, prompts.DayFact{N: 2, Subject: in.Slots[0].Task, Attribute: "page", Class: grammar.ClassPage, Value: &link, Surfaces: []string{page}, Basis: corpus.BasisText})
		answer := in.Slots[0]
		q := prompts.Slot{N: 1, At: answer.At, Author: in.People[(i+1)%len(in.People)].Name, Act: corpus.ActQuestion, Task: answer.Task, States: []int{2},
			Asks: &prompts.Asked{Subject: answer.Task, Attribute: "retry limit", Class: grammar.ClassSetting, Kind: corpus.KindCount}}
		answer.N, answer.ReplyTo, answer.At, answer.States = 2, 1, in.Date.At(9, 5), []int{1, 2}
		in.Slots = []prompts.Slot{q, answer}
		if text := onlyText(t, in); there.MatchString(text) {
			t.Errorf("the page that had nothing: %q", text)
		}
	}
}
