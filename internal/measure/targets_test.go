package measure

import (
	"slices"
	"testing"
)

// A target is missed by more than a tenth of what is asked; a share only where
// chance does not explain it.
func TestTargets_Missed(t *testing.T) {
	for _, tt := range []struct {
		name       string
		unit       Unit
		asked, got float64
		interval   *Interval
		want       bool
	}{
		{"as asked", Ratio, 30, 30, nil, false},
		{"a tenth less", Ratio, 30, 27, nil, false},
		{"less", Ratio, 30, 26.9, nil, true},
		{"more", Ratio, 30, 33.1, nil, true},
		{"a count, by one", Count, 30, 29, nil, true},
		{"a share of few", Share, 0.3, 0.2, wilson(2, 10), false},
		{"a share of many", Share, 0.3, 0.2, wilson(200, 1000), true},
		{"a share of very many, by less than a tenth", Share, 0.3, 0.28, wilson(280_000, 1_000_000), false},
		{"a share of nothing", Share, 0.3, 0, wilson(0, 0), false},
		{"none asked for, none there", Share, 0, 0, wilson(0, 1000), false},
		{"none asked for, some there", Share, 0, 0.02, wilson(20, 1000), true},
	} {
		if got := misses(tt.unit, tt.asked, tt.got, tt.interval); got != tt.want {
			t.Errorf("%s: missed %v, want %v", tt.name, got, tt.want)
		}
	}
}

// Every number that a measure is declared to be asked for by is a target.
func TestTargets_AllKeysAreMeasured(t *testing.T) {
	in := tiny()
	for _, s := range sections() {
		for _, e := range s.Measures {
			if e.Asked != "" {
				in.Asked[e.Asked] = 0
			}
		}
	}
	in.Weighed = func(string) bool { return true }
	var keys []string
	for _, s := range compute(in).Sections {
		for _, f := range s.Figures {
			keys = append(keys, f.Key)
		}
		for _, x := range s.Samples {
			keys = append(keys, x.Key)
		}
	}
	for key := range in.Asked {
		if !slices.Contains(keys, key) {
			t.Errorf("%s: nothing is measured", key)
		}
	}
}

// What is asked of the text and not given is listed; what is given is not.
func TestMissedTargets(t *testing.T) {
	in := tiny()
	mean := sectionOf(t, compute(in), "length").sampleOf(t, "length").Mean
	for words, want := range map[int]bool{int(mean + 0.5): false, int(2 * mean): true} {
		in.Asked["dialogue.words"] = float64(words)
		targets := NewTargets(in.Input, in.Corpus)
		targets.Add(in.Corpus)
		got := slices.ContainsFunc(targets.Missed(), func(x Target) bool {
			return x.Key == "dialogue.words" &&
				x.Asked == float64(words)
		})
		if got != want {
			t.Errorf("%d words asked for, %.1f there: listed %v, want %v", words, mean, got, want)
		}
	}
}
