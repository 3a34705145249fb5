package check

import (
	"math"

	"memloom/internal/corpus"
)

// amount is an option's first number, or else its first date; −∞ where it has neither.
func amount(c *choice, i int) float64 {
	if n := numberOf(1)(c, i); !math.IsInf(n, -1) {
		return n
	}
	return dateOf(1)(c, i)
}

// fromMean prefers the amount that is nearest to the mean of all.
func fromMean(c *choice, i int) float64 {
	sum := 0.0
	for k := range c.values {
		n := amount(c, k)
		if math.IsInf(n, -1) {
			return n
		}
		sum += n
	}
	return -math.Abs(amount(c, i) - sum/float64(len(c.values)))
}

// fromQuestion prefers the amount that is nearest to one that the question names.
func fromQuestion(c *choice, i int) float64 {
	own, nearest := amount(c, i), math.Inf(-1)
	if math.IsInf(own, -1) {
		return own
	}
	for _, s := range c.named {
		for _, v := range s.Values {
			n, ok := number(v)
			if v.Kind == corpus.KindDate {
				n, ok = float64(v.Date), true
			}
			if ok {
				nearest = max(nearest, -math.Abs(own-n))
			}
		}
	}
	return nearest
}

// repeated prefers the option whose values the question and the other options have most often.
func repeated(c *choice, i int) float64 {
	n := 0
	count := func(spans []corpus.Span) {
		for _, s := range spans {
			for _, own := range c.values[i] {
				if len(s.Values) > 0 && len(own.Values) > 0 && s.Values[0].Equal(own.Values[0]) {
					n++
				}
			}
		}
	}
	count(c.named)
	for k := range c.values {
		if k != i {
			count(c.values[k])
		}
	}
	return float64(n)
}

// secondDate prefers the date that one other precedes.
func secondDate(c *choice, i int) float64 {
	own, before := dateOf(1)(c, i), 0
	if math.IsInf(own, -1) {
		return own
	}
	for k := range c.values {
		if n := dateOf(1)(c, k); !math.IsInf(n, -1) && n < own {
			before++
		}
	}
	return -math.Abs(float64(before - 1))
}
