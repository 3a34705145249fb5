package chat

import (
	"regexp"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// contradiction is what a person sees a correction by who reads it alone.
var contradiction = regexp.MustCompile(`(?i)\bno\b|\bnope\b|\bwrong\b|\bmistaken?\b|\bmistakes?\b|\bmixed\b|\bcorrect(ion|ed)?\b|\bincorrect\b|n't (the |quite )?(right|so)\b|\bnot (so|quite|true|right|correct|any more|what I have|the right)\b|\bright\b.*:|(put|set)(ting)? (that|this|it)? ?(right|straight)|contradict|\bactually\b|disagree|\boff\b|miscounted|\bold\b|out of date|outdated|\bchanged?\b|older|no longer|I have something else|don't think that's|putting right|blast from the past|insist`)

// Every correction of a mistake says in its own words that something said
// before is wrong, whatever it states, whenever it comes and whoever is
// addressed: nobody who reads it beside the mistake has to guess.
func TestCorrectionsContradict(t *testing.T) {
	for _, kind := range []string{"wrong_detail", noiseStale} {
		seen := map[string]bool{}
		for seed := range 400 {
			for _, way := range []string{"reply", "aside", "later"} {
				in := noiseDay(fields[seed%len(fields)], kind, seed)
				n := len(in.Slots)
				switch c := &in.Slots[n-1]; way {
				case "aside": // speaks to somebody else than who was wrong
					c.To = in.People[(seed+4)%6].Name
				case "later":
					c.Earlier = &prompts.Earlier{Author: in.Slots[n-2].Author, Act: corpus.ActMistake, Task: c.Task, Date: in.Date.Add(-1)}
					c.ReplyTo = 0
				}
				out, err := Day(in)
				if err != nil {
					t.Fatal(err)
				}
				text := out.Messages[n-1].Text
				seen[text] = true
				if !contradiction.MatchString(text) {
					t.Errorf("%s, %s, seed %d: %q reads like any claim", kind, way, seed, text)
				}
			}
		}
		if len(seen) < 600 {
			t.Errorf("%s: %d texts", kind, len(seen))
		}
	}
}

// Who takes back on a later day what somebody assumed says that it is not so, of the task that it was about, and thanks
// nobody for it.
func TestLaterCorrectionsPutAssumptionsRight(t *testing.T) {
	open := regexp.MustCompile(`(?i)nobody|no one|\bnot\b|n't\b|\bno\b|outstanding|\bopen\b|waiting|wait |until|till|nothing|undecided|early|soon`)
	kind := regexp.MustCompile(`(?i)thank|glad|kind of you|good that|later today|had a look|in due course`)
	seen := map[string]bool{}
	for seed := range 300 {
		in := noiseDay(fields[seed%len(fields)], noisePresumes, seed)
		c := in.Slots[2]
		c.N, c.Kind, c.ReplyTo = 1, "", 0
		c.Earlier = &prompts.Earlier{Author: c.To, Act: corpus.ActMistake, Kind: noisePresumes, Task: c.Task, Date: in.Date.Add(-9)}
		switch seed % 3 {
		case 1:
			c.To = ""
		case 2:
			c.Calls = []prompts.Call{{Task: c.Task}} // it is not named
		}
		in.Slots = []prompts.Slot{c}
		text := onlyText(t, in)
		seen[text] = true
		if !open.MatchString(text) || !contradiction.MatchString(text) || kind.MatchString(text) {
			t.Errorf("seed %d: %q", seed, text)
		}
	}
	if len(seen) < 150 {
		t.Errorf("%d texts", len(seen))
	}
}

// Each of the forms that contradict by themselves does.
func TestCorrectionForms(t *testing.T) {
	l := chatTables()
	for name, list := range map[string]grammar.Table{
		"deny": l.state["deny"], "deny tally": l.state["deny tally"], "deny clause": l.state["deny clause"],
		"denial": l.special["denial"], "earlier ones": l.special[earlierWrong], "openings": l.open[corpus.ActCorrection], "openings of stale ones": l.special["put right "+noiseStale+" open"],
	} {
		if len(list) < 12 {
			t.Errorf("%s: %d forms", name, len(list))
		}
		for _, p := range list {
			if !contradiction.MatchString(p.Src) {
				t.Errorf("%s: %q contradicts nothing", name, p.Src)
			}
		}
	}
}
