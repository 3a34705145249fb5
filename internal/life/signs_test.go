package life

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/yamlcheck"
)

// Every value has a sign of its own, which holds neither a typed value nor the name of what it shows, and no word of
// the things.
func TestSigns_OneForEachValue(t *testing.T) {
	signs, seen := BuiltinSigns(), map[string]string{}
	for _, p := range builtin(t).Preferences {
		for _, trait := range p.Traits {
			list := signs[p.Key][trait.Noun]
			if len(list) != len(trait.Values) {
				t.Errorf("%s, %s: %d signs of %d values", p.Key, trait.Noun, len(list), len(trait.Values))
				continue
			}
			for i, s := range list {
				if spans := corpus.Uncovered(s, yamlcheck.Day, nil, nil); len(spans) > 0 {
					t.Errorf("%s, %s: %q holds %q", p.Key, trait.Noun, s, spans[0].Surface)
				}
				for _, v := range append(slices.Clone(trait.Values), p.Thing, p.Things) {
					if strings.Contains(yamlcheck.Padded(s), yamlcheck.Padded(v)) {
						t.Errorf("%s, %s: %q says %q", p.Key, trait.Noun, s, v)
					}
				}
				at := p.Key + "/" + trait.Noun + "/" + trait.Values[i]
				if other := seen[s]; other != "" {
					t.Errorf("%q is a sign of %s and of %s", s, other, at)
				}
				seen[s] = at
			}
		}
	}
}
