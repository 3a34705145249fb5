//go:build unix

package main

import (
	"math/rand/v2"
	"testing"

	"memloom/prompts"
)

// Every segment is asked for as much as its messages are of all, in full calls, and
// what it has not is never drawn.
func TestCalls(t *testing.T) {
	talk := func(name string, n int) []prompts.Shown {
		return append(make([]prompts.Shown, n-1), prompts.Shown{ID: name})
	}
	there, other := slot{"there", "due"}, slot{"other", "due"}
	m := &material{
		messages: 100, targets: map[slot]prompts.Target{there: {Subject: "there"}, other: {Subject: "other"}},
		segments: []segment{
			{talk("long", 70), [sorts][]slot{stated: {there}, named: {there}, anything: {other}}},
			{talk("short", 30), [sorts][]slot{anything: {other}}},
		},
	}
	calls, drawn := m.calls(1000, rand.New(rand.NewPCG(1, 2)))
	got := map[string]int{}
	for _, c := range calls {
		where := c.Messages[len(c.Messages)-1].ID
		for i, x := range c.Targets {
			if x.N != i+1 || where == "short" && x.Subject != "other" {
				t.Fatalf("%s asks for %+v in place %d", where, x, i+1)
			}
		}
		got[where] += len(c.Targets)
	}
	if got["long"] != 700 || got["short"] != 300 || len(calls) != 700/perCall+300/perCall {
		t.Errorf("%v in %d calls", got, len(calls))
	}
	if about := drawn[stated]; about < 100 || about > 180 || drawn[stated]+drawn[named]+drawn[anything] != 1000 {
		t.Errorf("drawn %v; a fifth of 700 is stated", drawn)
	}
}
