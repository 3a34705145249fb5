package awareness

import (
	"testing"

	"memloom/internal/corpus"
)

// TestSumsAreNearAndNew makes sums on both sides of the right one where it is
// large enough, and none that anybody gave for it.
func TestSumsAreNearAndNew(t *testing.T) {
	for _, n := range []int64{250_00, 4_500_00, 58_250_00} {
		right := corpus.Fact{ID: "F1", SubjectID: "T1", Predicate: spending, Value: corpus.MoneyValue(n, "EUR")}
		said := corpus.MoneyValue(n+max(250_00, n/10/250_00*250_00), "EUR")
		s := &valueIndex{values: map[string]map[string]bool{slot(right): {right.Value.Key(): true, said.Key(): true}}}
		var above, below int
		for _, x := range s.sums(corpus.Rand(1, "sums", ""), anchor{decisive: right}) {
			switch v := x.value; {
			case v.N <= 0 || v.Equal(right.Value) || v.Equal(said) || v.N%roundSum != 0 && n%roundSum == 0:
				t.Errorf("%s near %s", v.Canonical(), right.Value.Canonical())
			case v.N > n:
				above++
			default:
				below++
			}
		}
		if above < 3 || below < 3 && n > 4*roundSum {
			t.Errorf("near %d: %d larger, %d smaller", n, above, below)
		}
	}
}
