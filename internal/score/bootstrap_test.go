package score

import (
	"math"
	"testing"
)

// A resample of 20 items, half of them right, is binomial: P(X ≤ 5) = 0.0207 and
// P(X ≤ 6) = 0.0577, so the 2.5 % quantiles are 6 and 14 of 20.
func TestBootstrapIsMarkedAndRepeats(t *testing.T) {
	for range 2 {
		mean, i := Bootstrap([]Count{{10, 20}, {0, 0}})
		if mean != 0.5 || i == nil || math.Abs(i.Low-0.3) > 1e-9 || math.Abs(i.High-0.7) > 1e-9 ||
			i.Method != MethodBootstrap {
			t.Errorf("%v %+v, want 0.5 within 0.3 to 0.7", mean, i)
		}
	}
	if mean, i := Bootstrap([]Count{{5, 5}}); mean != 1 || i != nil {
		t.Errorf("where all is right: %v %+v", mean, i)
	}
}
