package main

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/measure"
	"memloom/output"
)

// slips are what no sentence of English holds, whatever it says.
var slips = map[string]*regexp.Regexp{
	"a word twice":               regexp.MustCompile(`(?i)\b(the the|a a|an an|of of|to to|and and|we we|it it)\b`),
	"a space before punctuation": regexp.MustCompile(`\w ([,;?!]|\.( |$))`),
	"punctuation twice":          regexp.MustCompile(`,,|;;|[^.]\.\.([^.]|$)|,\.|\.,|\?\.|:\.`),
	"no article before a vowel":  regexp.MustCompile(`\b[aA] ([aei][b-df-hj-np-tv-z]{2}|ou|um|un[a-hj-z])`),
	"a space twice":              regexp.MustCompile(`\S  +\S`),
	"a slot":                     regexp.MustCompile(`[{}\[\]|]|%![a-z(]`),
	"nothing":                    regexp.MustCompile(`^\s*$`),
}

// TestProseOfCorpus looks in the folder PROSE, a corpus of the built-in author's, for what is wrong in any text: a
// message that its group has read before, broken grammar that a rule can see, messages of another length than the
// recipe asks for. How varied the words are is for information: `memloom stats DIR prose` shows it.
func TestProseOfCorpus(t *testing.T) {
	dir := os.Getenv("PROSE")
	if dir == "" {
		t.Skip("set PROSE to the folder of a corpus")
	}
	c, m, err := output.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range faultsOf(c) {
		t.Error(fault)
	}
	const planned = 25 // workplace: dialogue.words
	measured := measure.New(measure.Input{Absent: m.Absent, Recipe: m.Recipe, Scale: m.Scale,
		Asked: map[string]float64{"dialogue.words": planned}}, c)
	measured.Add(c)
	report := measured.Report()
	lengths := 0
	for _, s := range report.Sections {
		for _, f := range s.Figures {
			if f.Aim != nil {
				t.Logf("%.3f %s %s", f.Value, f.Name, f.Note)
			}
		}
		for _, x := range s.Samples {
			if x.Aim == nil {
				continue
			}
			lengths++
			if t.Logf("%.1f %s", x.Mean, x.Name); !x.Aim.Met {
				t.Errorf("%s: %.1f, %d are planned", x.Name, x.Mean, planned)
			}
		}
	}
	if lengths != 1 {
		t.Errorf("%d lengths have an aim", lengths)
	}
}

// faultsOf lists the messages that their group has read before, word for word, and those with a slip.
func faultsOf(c *corpus.Corpus) (faults []string) {
	const short = 20 // words; "I was about to answer, but it is for others." may come again
	said := map[string]string{}
	for _, m := range c.Messages {
		if len(strings.Fields(m.Text)) >= short {
			key := m.GroupID + "\n" + m.Text
			if before, ok := said[key]; ok {
				faults = append(faults, m.ID+" is "+before+" once more: "+m.Text)
			}
			said[key] = m.ID
		}
		for name, slip := range slips {
			if slip.MatchString(m.Text) {
				faults = append(faults, m.ID+" has "+name+": "+m.Text)
			}
		}
	}
	return faults
}

// TestFaults_AreFound: the rules of TestProseOfCorpus see what they are for, and nothing in sound text.
func TestFaults_AreFound(t *testing.T) {
	for text, want := range map[string]bool{
		"The plan is done, and an hour is left for a user's unit; see https://wiki.example/a-b. OK?": false,
		"Wait … the owner is P. Ruiz, e.g. on 3.5 hosts…":                                            false,
		"The the plan is done.":      true,
		"The plan , as agreed.":      true,
		"The plan is done..":         true,
		"It took a entire day.":      true,
		"The plan  is done.":         true,
		"The {plan} is done.":        true,
		" ":                          true,
		"The plan is done. %!s(nil)": true,
	} {
		c := &corpus.Corpus{Messages: []corpus.Message{{ID: "M1", GroupID: "G1", Text: text}}}
		if faults := faultsOf(c); len(faults) > 0 != want {
			t.Errorf("%q: %q", text, faults)
		}
	}
	again := &corpus.Corpus{}
	for _, group := range []string{"G1", "G2", "G1"} {
		again.Messages = append(again.Messages, corpus.Message{ID: "M", GroupID: group,
			Text: "The reviewer of the plan is Nina Ruiz, who has been asked twice by now and answers tomorrow at the latest, as she says herself."})
	}
	if faults := faultsOf(again); len(faults) != 1 {
		t.Errorf("a message that came again: %q", faults)
	}
}
