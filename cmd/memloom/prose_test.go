package main

import (
	"os"
	"slices"
	"strings"
	"testing"

	"memloom/internal/stats"
	"memloom/output"
)

// TestProseOfCorpus holds the prose of the corpus in the folder PROSE, one of the
// built-in author's at full size, against what is aimed at (docs/author.md), and
// the mean length of its messages against the recipe's, within a tenth.
func TestProseOfCorpus(t *testing.T) {
	dir := os.Getenv("PROSE")
	if dir == "" {
		t.Skip("set PROSE to the folder of a corpus")
	}
	c, m, err := output.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	const planned = 25. // workplace: dialogue.words
	words := 0
	for _, m := range c.Messages {
		words += len(strings.Fields(m.Text))
	}
	if mean := float64(words) / float64(len(c.Messages)); mean < .9*planned || mean > 1.1*planned {
		t.Errorf("messages have %.1f words, %.1f are planned", mean, planned)
	}
	report := stats.Compute(stats.Input{Corpus: c, Absent: m.Absent, Recipe: m.Recipe, Scale: m.Scale})
	for _, b := range []struct {
		section, figure string
		least, most     float64
	}{
		{"prose", "distinct-2", .40, 1},
		{"prose", "distinct-4", .80, 1},
		{"prose", "messages of 8 words or more that share 8 in a row with another", 0, .15},
		{"prose", "messages with the commonest sentence of 6 words or more", 0, .005},
		{"prose", "messages over 6 words that repeat an earlier one", 0, .01},
		{"voices", "times chance", 3, 1000},
	} {
		i := slices.IndexFunc(report.Sections, func(s stats.Section) bool { return s.Name == b.section })
		k := slices.IndexFunc(report.Sections[i].Figures, func(f stats.Figure) bool { return f.Name == b.figure })
		if k < 0 {
			t.Fatalf("%s: no figure %q", b.section, b.figure)
		}
		f := report.Sections[i].Figures[k]
		t.Logf("%.3f %s %s", f.Value, f.Name, f.Note)
		if f.Value < b.least || f.Value > b.most {
			t.Errorf("%s is %.3f, not between %g and %g", f.Name, f.Value, b.least, b.most)
		}
	}
}
