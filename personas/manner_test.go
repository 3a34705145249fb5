package personas

import (
	"slices"
	"strings"
	"testing"
)

// TestMannersSayHowEveryValueBehaves: each tone, voice and expertise has a description of its own, which does not
// repeat it (G3).
func TestMannersSayHowEveryValueBehaves(t *testing.T) {
	seen := map[string]string{}
	all := slices.Concat(tones, voices, expertises)
	for _, v := range all {
		m := Manner(v)
		if m == "" || seen[m] != "" || strings.Contains(m, v) {
			t.Errorf("%s behaves as %q, as %s does", v, m, seen[m])
		}
		seen[m] = v
	}
	if len(all) != 19 || len(manners) != 19 || Manner("loud") != "" {
		t.Errorf("%d values, %d manners", len(all), len(manners))
	}
}
