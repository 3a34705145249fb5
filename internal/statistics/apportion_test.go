package statistics

import (
	"slices"
	"testing"
)

func TestApportion_LargestRemainders(t *testing.T) {
	for _, c := range []struct {
		counts []int
		n      int
		want   []int
	}{
		{[]int{50, 30, 20}, 30, []int{15, 9, 6}},
		{[]int{1, 1, 1}, 2, []int{1, 1, 0}}, // of equal remainders the earlier wins
		{[]int{7, 2, 1}, 5, []int{4, 1, 0}},
		{[]int{0, 0}, 5, []int{0, 0}},
		{nil, 5, []int{}},
	} {
		if got := Apportion(c.counts, c.n); !slices.Equal(got, c.want) {
			t.Errorf("%v to %d: %v, want %v", c.counts, c.n, got, c.want)
		}
	}
}
