// Package artefacts looks at what question and options give away without any message: lengths, words, numbers and
// dates. A solver chooses an option by one such thing; none may be right more often than by chance.
package artefacts

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
)

// Sheet is what solvers look at of a question with options, computed once for all of them.
type Sheet struct {
	Asked   map[string]bool   // the words of the question
	Named   []corpus.Span     // the values of the question
	Words   []map[string]bool // of each option
	Lengths []int             // likewise, in code points
	Values  [][]corpus.Span   // likewise

	numbers, dates []float64 // the first of each option; none where it has none
}

// Read returns the sheet of a question; on is the day from which relative dates count.
func Read(question string, options []corpus.Option, on corpus.Date) Sheet {
	s := Sheet{Asked: Words(question), Named: corpus.Scan(question, on, nil)}
	for _, o := range options {
		s.Words = append(s.Words, Words(o.Text))
		s.Lengths = append(s.Lengths, utf8.RuneCountInString(o.Text))
		values := corpus.Scan(o.Text, on, nil)
		s.Values = append(s.Values, values)
		s.numbers, s.dates = append(s.numbers, first(values, size)), append(s.dates, first(values, day))
	}
	return s
}

// Words returns the lower-cased words of a text, each once.
func Words(text string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) &&
			!unicode.IsDigit(r)
	}) {
		out[w] = true
	}
	return out
}

// Length is an option's, in code points.
func Length(c *Sheet, i int) float64 { return float64(c.Lengths[i]) }

// Overlap is the share of words that are among others.
func Overlap(words, other map[string]bool) float64 {
	if len(words) == 0 {
		return 0
	}
	n := 0
	for w := range words {
		if other[w] {
			n++
		}
	}
	return float64(n) / float64(len(words))
}

// Asked is the share of an option's words that the question has.
func Asked(c *Sheet, i int) float64 { return Overlap(c.Words[i], c.Asked) }

// Agreement is the sum of the shares of an option's words that each other option has.
func Agreement(c *Sheet, i int) float64 {
	sum := 0.0
	for k := range c.Words {
		if k != i {
			sum += Overlap(c.Words[i], c.Words[k])
		}
	}
	return sum
}

// Leader returns the one option that is above all others by a score; ok is false where two are even or one has nothing
// to be scored by.
func (s *Sheet) Leader(score func(*Sheet, int) float64) (best int, ok bool) {
	for i := range s.Words {
		n, most := score(s, i), score(s, best)
		switch {
		case math.IsInf(n, -1):
			return 0, false
		case i == 0 || n > most:
			best, ok = i, true
		case n == most:
			ok = false
		}
	}
	return best, ok
}
