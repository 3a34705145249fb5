package statistics

import "math"

// Feature is a value that an example has; features that it lacks are 0.
type Feature struct {
	Index int
	Value float64
}

// Example is something that a classifier learns from.
type Example struct {
	Features []Feature
	Positive bool
}

// Logistic is a logistic regression over sparse features.
type Logistic struct {
	weights []float64
	bias    float64
}

// How a logistic regression is fitted: by descending the gradient over all examples, with a penalty on the weights.
const (
	logisticSteps   = 150
	logisticRate    = 1.2
	logisticPenalty = 1.0
)

// FitLogistic learns to tell positive examples from others. It does not depend on chance: the same examples in the same
// order give the same weights.
func FitLogistic(examples []Example, features int) *Logistic {
	l := &Logistic{weights: make([]float64, features)}
	if len(examples) == 0 {
		return l
	}
	n := float64(len(examples))
	gradient := make([]float64, features)
	for range logisticSteps {
		clear(gradient)
		bias := 0.0
		for i := range examples {
			e := &examples[i]
			off := 1 / (1 + math.Exp(-l.Score(e.Features)))
			if e.Positive {
				off--
			}
			bias += off
			for _, f := range e.Features {
				gradient[f.Index] += float64(off * f.Value)
			}
		}
		for i, g := range gradient {
			l.weights[i] -= float64(logisticRate*g/n) + float64(logisticRate*logisticPenalty*l.weights[i]/n)
		}
		l.bias -= float64(logisticRate / 4 * bias / n)
	}
	return l
}

// Score is the larger, the likelier an example is positive; 0 is even.
func (l *Logistic) Score(features []Feature) float64 {
	sum := l.bias
	for _, f := range features {
		sum += float64(l.weights[f.Index] * f.Value)
	}
	return sum
}

// CrossValidated scores every example by what was learned from the examples of the other folds; fold says of which of
// so many an example is.
func CrossValidated(examples []Example, features, folds int, fold func(i int) int) []float64 {
	scores := make([]float64, len(examples))
	for k := range folds {
		var learn []Example
		for i, e := range examples {
			if fold(i) != k {
				learn = append(learn, e)
			}
		}
		learned := FitLogistic(learn, features)
		for i, e := range examples {
			if fold(i) == k {
				scores[i] = learned.Score(e.Features)
			}
		}
	}
	return scores
}

// AUC returns how often a positive score is above one that is not, ties counted half; 0.5 where a side is empty.
func AUC(positive, negative []float64) float64 {
	if len(positive) == 0 || len(negative) == 0 {
		return 0.5
	}
	ranks := Ranks(append(append([]float64{}, positive...), negative...))
	sum := 0.0
	for _, r := range ranks[:len(positive)] {
		sum += r
	}
	pairs := float64(len(positive)) * float64(len(negative))
	return 0.5 + sum/pairs
}
