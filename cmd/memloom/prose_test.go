package main

import (
	"os"
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
	const planned = 25 // workplace: dialogue.words
	report := stats.Compute(stats.Input{Corpus: c, Absent: m.Absent, Recipe: m.Recipe, Scale: m.Scale, Words: planned})
	reached := 0
	for _, s := range report.Sections {
		for _, x := range s.Samples {
			if x.Aim != nil {
				reached++
				t.Logf("%.1f %s", x.Mean, x.Name)
				if !x.Aim.Met {
					t.Errorf("%s: %.1f, %d are planned", x.Name, x.Mean, planned)
				}
			}
		}
		for _, f := range s.Figures {
			if f.Aim != nil {
				reached++
				t.Logf("%.3f %s %s", f.Value, f.Name, f.Note)
				if !f.Aim.Met || f.Aim.Short {
					t.Errorf("%s is %.3f, of a corpus that is too short or misses its aim: %+v", f.Name, f.Value, *f.Aim)
				}
			}
		}
	}
	if reached != 6 {
		t.Errorf("%d figures have an aim", reached)
	}
	if times := figureOf(t, report, "voices", "times chance"); times < 3 {
		t.Errorf("writers are recognised %.1f times as often as by chance", times)
	}
}

// figureOf finds a figure of a report.
func figureOf(t *testing.T, r *stats.Report, section, name string) float64 {
	t.Helper()
	for _, s := range r.Sections {
		for _, f := range s.Figures {
			if s.Name == section && f.Name == name {
				return f.Value
			}
		}
	}
	t.Fatalf("%s: no figure %q", section, name)
	return 0
}
