package prose

import (
	"slices"
	"testing"
)

// TestRunsForgetNames: two messages that say the same of other tasks share
// their runs, whichever masker reads them; one word changes the runs that hold it.
func TestRunsForgetNames(t *testing.T) {
	words, a := tinyMasker().Runs("The worst case for the gate audit is that the crane stops, Ada.", monday)
	k := tinyMasker()
	k.Read("something else was read before", monday, nil, nil)
	_, b := k.Runs("the worst case for the yard plan is that the crane stops, Ben Okoro!", monday)
	if words != 12 || len(a) != 12-RunWords+1 || !slices.Equal(a, b) {
		t.Fatalf("%d words with the runs %v and %v", words, a, b)
	}
	_, c := k.Runs("The worst case for the gate audit is that the gate stops, Ada.", monday)
	if !slices.Equal(a[:2], c[:2]) || a[2] == c[2] || a[4] == c[4] {
		t.Errorf("runs %v and, with another tenth word, %v", a, c)
	}
	if words, runs := k.Runs("Only seven words stand in this text.", monday); words != 7 || len(runs) != 0 {
		t.Errorf("%d words, runs %v", words, runs)
	}
}

// TestSaidJoinsRuns: neighbouring runs are one phrase.
func TestSaidJoinsRuns(t *testing.T) {
	got := tinyMasker().Said("a b c d e f g h i j k l m n o p q r s t", monday, []int{0, 1, 11})
	if want := []string{"a b c d e f g h i", "l m n o p q r s"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
