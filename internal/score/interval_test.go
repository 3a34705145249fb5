package score

import (
	"math"
	"testing"
)

func TestWilsonIsMarked(t *testing.T) {
	if i := Wilson(Count{15, 148}); math.Abs(i.Low-0.0624) > 5e-5 || math.Abs(i.High-0.1605) > 5e-5 ||
		i.Method != MethodWilson {
		t.Errorf("%+v, want 0.0624 to 0.1605 (Newcombe 1998)", i)
	}
	if Wilson(Count{}) != nil {
		t.Error("an interval of nothing")
	}
}
