package reader

import (
	"slices"
	"testing"

	"memloom/internal/builtin/reader/text"
)

// Words that are a slip away from what the question needs are read as that;
// where two needed words are a slip away from each other, each stays itself.
func TestMended(t *testing.T) {
	for _, c := range []struct {
		text string
		need []string
		want []string // the stems that changed into needed ones, in order
	}{
		{"the hrabour gate", []string{"harbour", "gate"}, []string{"harbour"}},
		{"the planer and the planner", []string{"planer", "planner"}, nil},
		{"the plannner", []string{"planner"}, []string{"planner"}},
		{"the harbour gate", []string{"harbour"}, nil},
	} {
		p := text.Parse(c.text, 0)
		var got []string
		if r, ok := slipsMended(p, c.need); ok {
			for i := range r.Toks {
				if r.Toks[i].Stem != p.Toks[i].Stem {
					got = append(got, r.Toks[i].Stem)
				}
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%q, where %q are needed: %q were mended, want %q", c.text, c.need, got, c.want)
		}
	}
}
