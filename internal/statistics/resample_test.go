package statistics

import (
	"math"
	"testing"
)

// Of a share, resampling kinds is the bootstrap of the share: the quantiles of the binomial distribution.
func TestResample_ShareIsBinomial(t *testing.T) {
	share := func(counts []int) (float64, bool) { return float64(counts[0]) / float64(counts[0]+counts[1]), true }
	i, undefined := Resample(newRand(1), 10_000, []int{10, 10}, share)
	if i == nil || math.Abs(i.Low-0.3) > 1e-9 || math.Abs(i.High-0.7) > 1e-9 || undefined != 0 {
		t.Errorf("%+v, %d undefined, want 0.3 to 0.7", i, undefined)
	}
	if j, _ := Resample(newRand(1), 10_000, []int{10, 10}, share); *j != *i {
		t.Errorf("%+v, then %+v from the same source", i, j)
	}
}

// Half of all resamples of one thing in two are of one kind alone, and have no value.
func TestResample_LeavesOutWhatHasNoValue(t *testing.T) {
	mixed := func(counts []int) (float64, bool) { return 1, counts[0] > 0 && counts[1] > 0 }
	i, undefined := Resample(newRand(1), 10_000, []int{1, 1}, mixed)
	if i == nil || *i != (Interval{1, 1}) || undefined < 4800 || undefined > 5200 {
		t.Errorf("%+v, %d undefined of 10,000, want about half", i, undefined)
	}
	never := func([]int) (float64, bool) { return 0, false }
	if i, undefined := Resample(newRand(1), 100, []int{3}, never); i != nil || undefined != 100 {
		t.Errorf("%+v, %d undefined, want none", i, undefined)
	}
	if i, _ := Resample(newRand(1), 100, nil, never); i != nil {
		t.Errorf("%+v of nothing", i)
	}
}
