package artefacts

import (
	"math"

	"memloom/internal/corpus"
)

// none is the score of an option that has nothing to be scored by.
var none = math.Inf(-1)

// size is a value's size where it has one: of numbers, whatever they count.
func size(v corpus.Value) float64 {
	switch v.Kind {
	case corpus.KindCount, corpus.KindDuration, corpus.KindMoney, corpus.KindTime:
		return float64(v.N)
	case corpus.KindQuantity, corpus.KindPercent:
		return float64(v.Dec.Coef) * math.Pow10(-int(v.Dec.Scale))
	}
	return none
}

// day is a date's.
func day(v corpus.Value) float64 {
	if v.Kind == corpus.KindDate {
		return float64(v.Date)
	}
	return none
}

// first returns the first number of a kind among values.
func first(spans []corpus.Span, of func(corpus.Value) float64) float64 {
	for _, s := range spans {
		for _, v := range s.Values {
			if n := of(v); n != none {
				return n
			}
		}
	}
	return none
}

// Date scores an option by its first date, Number by its first number; by the greatest, or, with sign -1, by the least.
func Date(sign float64) func(*Sheet, int) float64 {
	return func(c *Sheet, i int) float64 { return signed(sign, c.dates[i]) }
}

// Number is like Date, of numbers.
func Number(sign float64) func(*Sheet, int) float64 {
	return func(c *Sheet, i int) float64 { return signed(sign, c.numbers[i]) }
}

func signed(sign, n float64) float64 {
	if n == none {
		return none
	}
	return sign * n
}

// below is how many of some numbers are less than one of them.
func below(list []float64, n float64) (less int) {
	for _, x := range list {
		if x != none && x < n {
			less++
		}
	}
	return less
}

// MiddleNumber prefers numbers with as many options above as below.
func MiddleNumber(c *Sheet, i int) float64 {
	own := c.numbers[i]
	if own == none {
		return none
	}
	above := 0
	for _, n := range c.numbers {
		if n > own {
			above++
		}
	}
	return -math.Abs(float64(above - below(c.numbers, own)))
}

// SecondDate prefers the date that one other precedes.
func SecondDate(c *Sheet, i int) float64 {
	if c.dates[i] == none {
		return none
	}
	return -math.Abs(float64(below(c.dates, c.dates[i]) - 1))
}

// amount is an option's first number, or else its first date.
func (s *Sheet) amount(i int) float64 {
	if s.numbers[i] != none {
		return s.numbers[i]
	}
	return s.dates[i]
}

// FromMean prefers the amount that is nearest to the mean of all.
func FromMean(c *Sheet, i int) float64 {
	sum := 0.0
	for k := range c.Values {
		sum += c.amount(k)
	}
	if sum == none {
		return none
	}
	return -math.Abs(c.amount(i) - sum/float64(len(c.Values)))
}

// FromQuestion prefers the amount that is nearest to one that the question names.
func FromQuestion(c *Sheet, i int) float64 {
	own, nearest := c.amount(i), none
	if own == none {
		return none
	}
	for _, s := range c.Named {
		for _, v := range s.Values {
			if n := max(size(v), day(v)); n != none {
				nearest = max(nearest, -math.Abs(own-n))
			}
		}
	}
	return nearest
}

// Repeated prefers the option whose values the question and the other options have most often.
func Repeated(c *Sheet, i int) float64 {
	n := 0
	for k, spans := range append(c.Values[:len(c.Values):len(c.Values)], c.Named) {
		for _, s := range spans {
			for _, own := range c.Values[i] {
				if k != i && len(s.Values) > 0 && len(own.Values) > 0 && s.Values[0].Equal(own.Values[0]) {
					n++
				}
			}
		}
	}
	return float64(n)
}
