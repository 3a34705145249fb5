package main

import (
	"os"
	"slices"
	"testing"

	"memloom/internal/stats"
	"memloom/output"
)

// TestProseOfCorpus holds the prose of the corpus in the folder PROSE, one of the
// built-in author's at full size, against bounds: whatever falls behind them has
// lost what it had. Where they are short of what is aimed at, the aim stands
// behind them.
func TestProseOfCorpus(t *testing.T) {
	dir := os.Getenv("PROSE")
	if dir == "" {
		t.Skip("set PROSE to the folder of a corpus")
	}
	c, m, err := output.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	report := stats.Compute(stats.Input{Corpus: c, Absent: m.Absent, Recipe: m.Recipe, Scale: m.Scale})
	for _, b := range []struct {
		section, figure string
		least, most     float64
	}{
		{"prose", "distinct-2", .40, 1},
		{"prose", "distinct-4", .76, 1}, // 0.80
		{"prose", "messages of 8 words or more that share 8 in a row with another", 0, .65}, // 0.15
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
