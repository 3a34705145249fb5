package measure

import (
	"slices"
	"testing"
)

// A target is missed by more than a tenth of what is asked; a share only where
// chance does not explain it.
func TestTargets_Missed(t *testing.T) {
	for _, tt := range []struct {
		name string
		t    measured
		want bool
	}{
		{"as asked", measured{key: "k", asked: 30, got: 30}, false},
		{"a tenth less", measured{key: "k", asked: 30, got: 27}, false},
		{"less", measured{key: "k", asked: 30, got: 26.9}, true},
		{"more", measured{key: "k", asked: 30, got: 33.1}, true},
		{"a share of few", measured{key: "k", asked: 0.3, got: 0.2, unit: Share, interval: wilson(2, 10)}, false},
		{"a share of many", measured{key: "k", asked: 0.3, got: 0.2, unit: Share, interval: wilson(200, 1000)}, true},
		{"a share of very many, by less than a tenth", measured{key: "k", asked: 0.3, got: 0.28, unit: Share, interval: wilson(280_000, 1_000_000)}, false},
		{"a share of nothing", measured{key: "k", asked: 0.3, unit: Share, interval: wilson(0, 0)}, false},
		{"none asked for, none there", measured{key: "k", unit: Share, interval: wilson(0, 1000)}, false},
		{"none asked for, some there", measured{key: "k", got: 0.02, unit: Share, interval: wilson(20, 1000)}, true},
	} {
		if got := tt.t.missed(); got != tt.want {
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
	for _, x := range targets(compute(in).Sections) {
		keys = append(keys, x.key)
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
	mean := 0.0
	for _, x := range targets(compute(in).Sections) {
		if x.key == "dialogue.words" {
			mean = x.got
		}
	}
	for words, want := range map[int]bool{int(mean + 0.5): false, int(2 * mean): true} {
		in.Asked["dialogue.words"] = float64(words)
		targets := NewTargets(in.Input, in.Corpus)
		targets.Add(in.Corpus)
		got := slices.ContainsFunc(targets.Missed(), func(x Target) bool { return x.Key == "dialogue.words" && x.Asked == float64(words) })
		if got != want {
			t.Errorf("%d words asked for, %.1f there: listed %v, want %v", words, mean, got, want)
		}
	}
}
