package growth

import (
	"strings"
	"testing"
)

// recorded notes that a test failed.
type recorded struct {
	testing.TB
	failed bool
}

func (r *recorded) Helper()               {}
func (r *recorded) Errorf(string, ...any) { r.failed = true }

func TestLinear_TellsSquares(t *testing.T) {
	for name, c := range map[string]struct {
		do   func(text string)
		want bool
	}{
		"a count": {func(text string) { strings.Count(text, "xy") }, false},
		"of all ends": {func(text string) {
			for i := 0; i < len(text); i += 50 {
				strings.Count(text[i:], "xy")
			}
		}, true},
	} {
		r := &recorded{TB: t}
		if Linear(r, "abc ", c.do); r.failed != c.want {
			t.Errorf("%s: failed is %v, want %v", name, r.failed, c.want)
		}
	}
}
