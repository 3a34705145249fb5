package statistics

import (
	"slices"
	"testing"
)

func TestQuantileIsOfTheNearestRank(t *testing.T) {
	sorted := []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 55}
	for perCent, want := range map[int]int{0: 1, 10: 2, 25: 3, 50: 6, 75: 9, 90: 10, 100: 55} {
		if got := Quantile(sorted, perCent); got != want {
			t.Errorf("%d %%: %d, want %d", perCent, got, want)
		}
	}
}

func TestMedian(t *testing.T) {
	for _, c := range []struct {
		values []int64
		want   int64
	}{{nil, 0}, {[]int64{7}, 7}, {[]int64{9, 2}, 2}, {[]int64{9, 2, 5}, 5}, {[]int64{9, 2, 5, 7}, 5}} {
		before := slices.Clone(c.values)
		if got := Median(c.values); got != c.want || !slices.Equal(before, c.values) {
			t.Errorf("%v: %d, want %d; afterwards %v", before, got, c.want, c.values)
		}
	}
}

func TestRanks(t *testing.T) {
	if got := Ranks([]float64{30, 10, 20, 10}); !slices.Equal(got, []float64{1.5, -1, 0.5, -1}) {
		t.Errorf("%v", got)
	}
}
