package reader

import (
	_ "embed"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

//go:embed weights.txt
var weightsText string

// model is a logistic model of whether a finding is right.
type model struct {
	first     features // of the strict reading, before another way is asked
	reading   features // of the strict reading, beside what the others find
	other     features // of what the others find
	threshold float64  // from which on a finding is an answer
	trusted   float64  // from which on the strict reading needs no second opinion
}

var weights = func() model {
	m, err := readModel(weightsText)
	if err != nil {
		panic(err)
	}
	return m
}()

// readModel reads lines of a name and its numbers; # begins a comment.
func readModel(text string) (model, error) {
	var m model
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		words := strings.Fields(line)
		if len(words) < 2 {
			continue
		}
		numbers := make([]float64, len(words)-1)
		for i := range numbers {
			var err error
			if numbers[i], err = strconv.ParseFloat(words[i+1], 64); err != nil {
				return m, fmt.Errorf("weight %s: %w", words[0], err)
			}
		}
		switch at := slices.Index(featureNames, words[0]); {
		case words[0] == "threshold":
			m.threshold = numbers[0]
		case words[0] == "trusted":
			m.trusted = numbers[0]
		case at < 0 || len(numbers) != 3:
			return m, fmt.Errorf("no feature of three weights: %q", line)
		default:
			m.first[at], m.reading[at], m.other[at] = numbers[0], numbers[1], numbers[2]
		}
	}
	return m, nil
}

// probability of a finding once all ways were asked.
func (m *model) probability(x features) float64 {
	if x[xViaReading] > 0 {
		return logistic(m.reading, x)
	}
	return logistic(m.other, x)
}

// trust is the probability of what the strict reading found before others are asked.
func (m *model) trust(x features) float64 { return logistic(m.first, x) }

func logistic(w, x features) float64 {
	z := 0.0
	for i, v := range w {
		z += v * x[i]
	}
	return 1 / (1 + math.Exp(-z))
}
