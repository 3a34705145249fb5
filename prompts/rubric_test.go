package prompts

import (
	"slices"
	"testing"
)

// marks are those of a side, in the order of its lines.
func marks(list ...string) []LineMark {
	out := []LineMark{}
	for i, m := range list {
		out = append(out, LineMark{i + 1, m})
	}
	return out
}

// TestRubricVerdict: the verdict follows from the marks, whatever a model thinks of the whole.
func TestRubricVerdict(t *testing.T) {
	for _, c := range []struct {
		should, not []LineMark
		want        string
	}{
		{marks(Does), marks(DoesNot), Correct},
		{marks(Does, Does), marks(DoesNot, DoesNot), Correct},
		{marks(Does, DoesNot), marks(DoesNot), Wrong},
		{marks(Does), marks(DoesNot, Does), Wrong},
		{marks(Unmarked), marks(DoesNot), Unclear},
		{marks(Does), marks(Unmarked), Unclear},
		{marks(Unmarked), marks(Does), Wrong},
		{marks(), marks(DoesNot), Unclear},
	} {
		if got := (RubricOut{Should: c.should, ShouldNot: c.not}).Verdict(); got != c.want {
			t.Errorf("%v, %v: %s, want %s", c.should, c.not, got, c.want)
		}
	}
	in := NewRubricIn("", []string{"a", "b"}, []string{"c"}, "x")
	against, unclear := RubricOut{Should: marks(DoesNot, Unmarked), ShouldNot: marks(Does)}.Against(in)
	if !slices.Equal(against, []string{"it should: a", "it should not: c"}) || !slices.Equal(unclear,
		[]string{"it should: b"}) {
		t.Errorf("against %q, unclear %q", against, unclear)
	}
}

// TestCheckRubric: every line has its mark, and a reason is next to them.
func TestCheckRubric(t *testing.T) {
	in, empty := NewRubricIn("q", []string{"a", "b"}, []string{"c"}, "x"), NewRubricIn("q", []string{"a", "b"},
		[]string{"c"}, " ")
	for _, c := range []struct {
		name string
		in   RubricIn
		out  RubricOut
		want string
	}{
		{"complete", in, RubricOut{marks(Does, Does), marks(DoesNot), "r"}, ""},
		{"a line without a mark", in, RubricOut{marks(Does), marks(DoesNot), "r"}, `"should" has 1 marks for 2 lines`},
		{"a side left out", in, RubricOut{Should: marks(Does, Does), Reason: "r"}, `"should_not" has 0 marks for 1 lines`},
		{"another order", in, RubricOut{[]LineMark{{2, Does}, {1, Does}}, marks(DoesNot), "r"},
			"n is 2, and the line's is 1"},
		{"no mark", in, RubricOut{marks(Does, "maybe"), marks(DoesNot), "r"}, `"maybe" is none of`},
		{"no reason", in, RubricOut{marks(Does, Does), marks(DoesNot), " "}, "the reason is not"},
		{"nothing said, something done", empty, RubricOut{marks(Does, DoesNot), marks(DoesNot), "r"},
			"the candidate is empty"},
		{"nothing said", empty, RubricOut{marks(DoesNot, DoesNot), marks(DoesNot), "r"}, ""},
	} {
		expect(t, c.name, checkRubric(c.in, c.out), c.want)
	}
}
