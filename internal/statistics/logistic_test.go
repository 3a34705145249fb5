package statistics

import (
	"math"
	"testing"
)

func TestFitLogistic_LearnsWhatTells(t *testing.T) {
	var examples []Example
	for i := range 200 {
		e := Example{Positive: i%2 == 0, Features: []Feature{{0, float64(i % 3)}}}
		if e.Positive == (i%10 != 0) { // the second feature tells nine times in ten
			e.Features = append(e.Features, Feature{1, 1})
		}
		examples = append(examples, e)
	}
	l := FitLogistic(examples, 2)
	if with, without := l.Score([]Feature{{1, 1}}), l.Score(nil); with <= 0 || without >= 0 {
		t.Errorf("scores %v with the feature, %v without", with, without)
	}
	if again := FitLogistic(examples, 2); again.Score([]Feature{{0, 1}, {1, 1}}) != l.Score([]Feature{{0, 1}, {1, 1}}) {
		t.Error("two fits differ")
	}
	if none := FitLogistic(nil, 2); none.Score([]Feature{{1, 1}}) != 0 {
		t.Error("without examples nothing is known")
	}
}

func TestAUC(t *testing.T) {
	for _, c := range []struct {
		positive, negative []float64
		want               float64
	}{
		{[]float64{3, 4}, []float64{1, 2}, 1},
		{[]float64{1, 2}, []float64{3, 4}, 0},
		{[]float64{1, 1}, []float64{1, 1}, 0.5},
		{[]float64{1, 3}, []float64{2}, 0.5},
		{nil, []float64{2}, 0.5},
	} {
		if got := AUC(c.positive, c.negative); math.Abs(got-c.want) > 1e-12 {
			t.Errorf("%v against %v: %v, want %v", c.positive, c.negative, got, c.want)
		}
	}
}
