package chat

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/authortest"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/voice"
	"memloom/prompts"
)

// What is good by itself can stumble over an opening: two colons, one phrase
// twice, thanks twice, and what was announced coming last.
func TestOpeningsDoNotStumble(t *testing.T) {
	v := grammar.ValueSpan(1, "5")
	for _, c := range []struct {
		open string
		core []string
		want bool
	}{
		{"next up:", []string{"up next: " + v}, true},
		{"I asked around to be sure:", []string{"I had to read up on it. the limit is that " + v}, true},
		{"a question for Luca:", []string{grammar.NameSpan("card vault") + ": the limit keeps coming up, your call"}, true},
		{"just checked.", []string{"I looked it up, and the limit is " + v}, true},
		{"thanks for speaking up, Mara.", []string{"thank you for the warning"}, true},
		{"to your question:", []string{"a sticky note came unstuck", "the page is at " + v}, true},
		{"I reckon,", []string{"here is the limit: " + v}, true},
		{"I reckon,", []string{"the limit is " + v}, false},
		{"quick note:", []string{"the limit is " + v, "more soon"}, false},
		{"let me see.", []string{"going by the plan, the limit is " + v}, false},
		{"", []string{"limit: " + v}, false},
		{"at last:", []string{"the limit is signed off at last"}, true},
		{"finally.", []string{"the limit is finally signed off"}, true},
		{"at last:", []string{"the limit is signed off"}, false},
		{"right,", []string{"the limit is right"}, false},
	} {
		if got := stumbles(parts{open: c.open, core: c.core}); got != c.want {
			t.Errorf("%q %q: %v", c.open, c.core, got)
		}
	}
}

// A deed is nothing that one has, and several things take no verb in the singular.
func TestPatternsSuitTheirValue(t *testing.T) {
	for value, want := range map[string][2]bool{ // "we had …", "… is the option"
		"waiting for the next release":          {false, true},
		"the findings of the outside audit":     {true, false},
		"a promise of the data office":          {true, true},
		"the exception list of the front desk":  {true, true},
		"the access of all desks to the ledger": {true, true},
		"the codes exported from the old store": {true, false},
		"a breaker and a plug-in in the caller": {true, false},
	} {
		m := &message{scene: &scene{slot: &prompts.Slot{}, v: &voice.Voice{}}, focus: focus{fact: &prompts.DayFact{Surfaces: []string{value}}}}
		for i, src := range []string{"we had $v as the $a", "$v is the $a"} {
			if got := m.judge().suitsValue(grammar.NewPattern(src)); got != want[i] {
				t.Errorf("%q in %q: %v", value, src, got)
			}
		}
	}
}

// After a colon a fact of any class can be stated without a second one.
func TestEveryClassFollowsAColon(t *testing.T) {
	l := chatTables()
	for key, tab := range l.state {
		if strings.HasPrefix(key, "stale") || strings.HasPrefix(key, "deny") {
			continue // they bring their own openings
		}
		for _, formality := range "csf" {
			n := 0
			for _, p := range tab {
				other := strings.ContainsAny(p.Tags, "csf") && !strings.ContainsRune(p.Tags, formality)
				if !other && strings.Trim(p.Tags, "csf") == "" && colonLead.follows(p) {
					n++
				}
			}
			if n == 0 && grammar.ClauseClass(key) {
				t.Errorf("%s: nothing for %c can stand behind a colon", key, formality)
			}
		}
	}
}

// Who names a risk has objected to nothing: its answer says so, and speaks of
// the risk and not of what the message before it was about.
func TestRisksAreSettledAsRisks(t *testing.T) {
	date := corpus.NewDate(2025, 3, 10)
	const task = "card vault load test"
	texts := map[string]bool{}
	for seed := range 40 {
		people := authortest.People()
		in := prompts.DayIn{Project: "Quiet Ledger", Group: "Vault Service", Date: date.Add(seed), Words: 18, People: people,
			Tasks: []prompts.TaskName{{Name: task, Component: "card vault", Deliverable: "load test"}},
			Facts: []prompts.DayFact{
				{N: 1, Subject: task, Attribute: "approver", Class: grammar.ClassContact, Surfaces: []string{"Zita Quill"}, Basis: corpus.BasisText},
				{N: 2, Subject: task, Attribute: "main risk", Class: grammar.ClassRisk, Surfaces: []string{"the tests hide the rush hour"}, Basis: corpus.BasisText},
			}}
		at := in.Date.At(9, 0)
		in.Slots = []prompts.Slot{
			{N: 1, At: at, Author: people[seed%len(people)].Name, Act: corpus.ActProgress, Task: task, States: []int{1}},
			{N: 2, At: at + 5, Author: people[(seed+1)%len(people)].Name, Act: corpus.ActDoubt, Task: task, ReplyTo: 1, States: []int{2}},
			{N: 3, At: at + 9, Author: people[(seed+2)%len(people)].Name, Act: corpus.ActClosure, Task: task, ReplyTo: 2, To: people[(seed+1)%len(people)].Name},
		}
		out, err := Day(in)
		if err != nil {
			t.Fatal(err)
		}
		text := out.Messages[2].Text
		texts[text] = true
		if low := strings.ToLower(text); strings.Contains(low, "objection") || strings.Contains(low, "approver") || strings.Contains(low, "decision") {
			t.Errorf("%q answers %q", text, out.Messages[1].Text)
		}
	}
	if len(texts) < 20 {
		t.Errorf("%d ways to answer a risk", len(texts))
	}
}
