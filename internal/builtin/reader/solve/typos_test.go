package solve

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/builtin/reader/talk"
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

// TestSlips: a slip of the finger is read as the word meant, another word is not.
func TestSlips(t *testing.T) {
	for pair, want := range map[[2]string]bool{
		{"sampel", "sample"}: true, {"smaple", "sample"}: true, {"samle", "sample"}: true, {"samplle", "sample"}: true, {"queu", "queue"}: true,
		{"sample", "sample"}: false, {"simple", "sample"}: false, {"samples", "sample"}: false, {"ample", "sample"}: false, {"contract", "contact"}: false,
	} {
		if got := talk.Slip(pair[0], pair[1]); got != want {
			t.Errorf("%q for %q: %v", pair[0], pair[1], got)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		w := rapid.StringMatching(`[a-z]{5,9}`).Draw(t, "word")
		i := rapid.IntRange(2, len(w)-2).Draw(t, "place")
		if left := w[:i] + w[i+1:]; !talk.Slip(left, w) {
			t.Errorf("%q is no slip of %q", left, w)
		}
		if swapped := w[:i] + w[i+1:i+2] + w[i:i+1] + w[i+2:]; swapped != w && !talk.Slip(swapped, w) {
			t.Errorf("%q is no slip of %q", swapped, w)
		}
	})
}
