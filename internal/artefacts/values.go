package artefacts

import (
	"math"

	"memloom/internal/corpus"
)

// Date scores an option by its first date, or by none.
func Date(sign float64) func(*Sheet, int) float64 {
	return func(c *Sheet, i int) float64 {
		return c.first(i, func(v corpus.Value) (float64, bool) {
			return sign * float64(v.Date), v.Kind == corpus.KindDate
		})
	}
}

// Number scores an option by its first number, whatever it counts.
func Number(sign float64) func(*Sheet, int) float64 {
	return func(c *Sheet, i int) float64 {
		return c.first(i, func(v corpus.Value) (float64, bool) {
			n, ok := number(v)
			return sign * n, ok
		})
	}
}

// number is a value's size where it has one.
func number(v corpus.Value) (float64, bool) {
	switch v.Kind {
	case corpus.KindCount, corpus.KindDuration, corpus.KindMoney, corpus.KindTime:
		return float64(v.N), true
	case corpus.KindQuantity, corpus.KindPercent:
		return float64(v.Dec.Coef) * math.Pow10(-int(v.Dec.Scale)), true
	}
	return 0, false
}

// MiddleNumber prefers numbers with as many options above as below.
func MiddleNumber(c *Sheet, i int) float64 {
	own, above, below := Number(1)(c, i), 0, 0
	if math.IsInf(own, -1) {
		return own
	}
	for k := range c.Values {
		switch n := Number(1)(c, k); {
		case math.IsInf(n, -1): // has none
		case n > own:
			above++
		case n < own:
			below++
		}
	}
	return -math.Abs(float64(above - below))
}

// first returns the first value of an option that counts for something, by what it counts for.
func (c *Sheet) first(i int, of func(corpus.Value) (float64, bool)) float64 {
	for _, s := range c.Values[i] {
		for _, v := range s.Values {
			if n, ok := of(v); ok {
				return n
			}
		}
	}
	return math.Inf(-1)
}

// amount is an option's first number, or else its first date; −∞ where it has neither.
func amount(c *Sheet, i int) float64 {
	if n := Number(1)(c, i); !math.IsInf(n, -1) {
		return n
	}
	return Date(1)(c, i)
}

// FromMean prefers the amount that is nearest to the mean of all.
func FromMean(c *Sheet, i int) float64 {
	sum := 0.0
	for k := range c.Values {
		n := amount(c, k)
		if math.IsInf(n, -1) {
			return n
		}
		sum += n
	}
	return -math.Abs(amount(c, i) - sum/float64(len(c.Values)))
}

// FromQuestion prefers the amount that is nearest to one that the question names.
func FromQuestion(c *Sheet, i int) float64 {
	own, nearest := amount(c, i), math.Inf(-1)
	if math.IsInf(own, -1) {
		return own
	}
	for _, s := range c.Named {
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

// Repeated prefers the option whose values the question and the other options have most often.
func Repeated(c *Sheet, i int) float64 {
	n := 0
	count := func(spans []corpus.Span) {
		for _, s := range spans {
			for _, own := range c.Values[i] {
				if len(s.Values) > 0 && len(own.Values) > 0 && s.Values[0].Equal(own.Values[0]) {
					n++
				}
			}
		}
	}
	count(c.Named)
	for k := range c.Values {
		if k != i {
			count(c.Values[k])
		}
	}
	return float64(n)
}

// SecondDate prefers the date that one other precedes.
func SecondDate(c *Sheet, i int) float64 {
	own, before := Date(1)(c, i), 0
	if math.IsInf(own, -1) {
		return own
	}
	for k := range c.Values {
		if n := Date(1)(c, k); !math.IsInf(n, -1) && n < own {
			before++
		}
	}
	return -math.Abs(float64(before - 1))
}
