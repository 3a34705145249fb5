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

// Mean and variance are those of the distribution, within five standard errors.
func TestBinomial_MeanAndVariance(t *testing.T) {
	const draws = 20_000
	r := newRand(3)
	for _, c := range []struct {
		n int
		p float64
	}{{1, 0.5}, {7, 0.3}, {64, 0.9}, {200, 0.01}, {1000, 0.618}} {
		sum, squares := 0.0, 0.0
		for range draws {
			k := binomial(r, c.n, uint64(c.p*(1<<63))<<1)
			if k < 0 || k > c.n {
				t.Fatalf("%d of %d", k, c.n)
			}
			sum, squares = sum+float64(k), squares+float64(k*k)
		}
		mean := sum / draws
		variance := squares/draws - mean*mean
		want := float64(c.n) * c.p
		spread := want * (1 - c.p)
		if math.Abs(mean-want) > 5*math.Sqrt(spread/draws) || math.Abs(variance/spread-1) > 0.08 {
			t.Errorf("n %d, p %v: mean %.3f, variance %.3f, want %.3f and %.3f", c.n, c.p, mean, variance, want, spread)
		}
	}
}

// A resample has as many things as there were, and of every kind about as many.
func TestResample_KeepsTheNumberOfThings(t *testing.T) {
	counts := []int{300, 0, 50, 1, 649}
	sums := make([]int, len(counts))
	Resample(newRand(1), 2000, counts, func(n []int) (float64, bool) {
		all := 0
		for i, k := range n {
			all, sums[i] = all+k, sums[i]+k
		}
		if all != 1000 {
			t.Fatalf("%v are %d things", n, all)
		}
		return 0, true
	})
	for i, sum := range sums {
		want := float64(counts[i])
		if mean := float64(sum) / 2000; math.Abs(mean-want) > 5*math.Sqrt(want*(1-want/1000)/2000) {
			t.Errorf("kind %d: %.2f in the mean, want %d", i, mean, counts[i])
		}
	}
}
