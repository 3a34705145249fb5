package measure

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// Counts are what a section counts, by name: numbers, how often each of several values came, and samples. Everything is
// added up, so that corpora can be counted one after another. The zero value is not ready; see newCounts.
type Counts struct {
	numbers map[string]float64
	kinds   map[string]*kind
	samples map[string]Values
	words   map[string]string // what names and notes of measures have in them
}

// kind is how often each value came, and the values in the order in which they came first.
type kind struct {
	n     map[string]int
	order []string
}

func newCounts() *Counts {
	return &Counts{map[string]float64{}, map[string]*kind{}, map[string]Values{}, map[string]string{}}
}

// add adds to a number.
func (c *Counts) add(name string, n int) { c.numbers[name] += float64(n) }

// when counts a number once more if something is so.
func (c *Counts) when(name string, is bool) {
	if is {
		c.numbers[name]++
	}
}

// of counts a value once more. An empty value is not counted: it says nothing.
func (c *Counts) of(name, value string) {
	if value != "" {
		c.times(name, value, 1)
	}
}

// times counts a value so many times more, and knows it from then on, also of zero times.
func (c *Counts) times(name, value string, n int) {
	k := c.kinds[name]
	if k == nil {
		k = &kind{n: map[string]int{}}
		c.kinds[name] = k
	}
	if _, known := k.n[value]; !known {
		k.order = append(k.order, value)
	}
	k.n[value] += n
}

// cell counts in a row and a column of a matrix.
func (c *Counts) cell(name, row, column string, n int) {
	c.times(name, row, 0)
	c.times(name+behind+row, column, n)
}

// value adds a number to a sample.
func (c *Counts) value(name string, n int) {
	if c.samples[name] == nil {
		c.samples[name] = Values{}
	}
	c.samples[name][n]++
}

// values adds how often each value of a map came to a sample.
func (c *Counts) values(name string, counts map[string]int) {
	for _, n := range counts {
		c.value(name, n)
	}
}

// n is how often a value came.
func (c *Counts) n(name, value string) int {
	if k := c.kinds[name]; k != nil {
		return k.n[value]
	}
	return 0
}

// valuesOf returns the values of a name in the order in which they came.
func (c *Counts) valuesOf(name string) []string {
	if k := c.kinds[name]; k != nil {
		return k.order
	}
	return nil
}

// sample returns a sample, or how often each value of that name came.
func (c *Counts) sample(name string) Values {
	if v, ok := c.samples[name]; ok {
		return v
	}
	v := Values{}
	for _, value := range c.valuesOf(name) {
		v[c.n(name, value)]++
	}
	return v
}

// functions are what an expression can take of a sample.
var functions = map[string]func(Values) float64{
	"gini": Values.gini, "variation": Values.variation, "mean": func(v Values) float64 { return v.summarise().Mean },
	"median": func(v Values) float64 { return v.summarise().Median },
	"most":   func(v Values) float64 { return v.summarise().Max },
	"fewest": func(v Values) float64 { return v.summarise().Min },
	"n":      func(v Values) float64 { return float64(v.summarise().N) },
}

// number computes an expression: terms with + and - between them, such as "told + again", or one by another, such as
// "again / told + again", which is 0 by nothing. A term is a name (the number, and
// how often all its values came), #name (how many values it has), name=value (how often that came), name>5 (how many
// numbers of a sample are greater), function(name) of a sample, or a number. "{}" is the value that a measure is about.
func (c *Counts) number(expression, value string) float64 {
	if part, whole, ok := strings.Cut(expression, " / "); ok {
		return ratio(c.number(part, value), c.number(whole, value))
	}
	sum, sign := 0.0, 1.0
	for term := range strings.FieldsSeq(expression) {
		switch term {
		case "+":
			sign = 1
		case "-":
			sign = -1
		default:
			sum += float64(sign * c.term(strings.ReplaceAll(term, "{}", value)))
		}
	}
	return sum
}

func (c *Counts) term(term string) float64 {
	if n, err := strconv.ParseFloat(term, 64); err == nil {
		return n
	}
	if f, name, ok := strings.Cut(strings.TrimSuffix(term, ")"), "("); ok {
		return functions[f](c.sample(name))
	}
	if name, ok := strings.CutPrefix(term, "#"); ok {
		return float64(len(c.valuesOf(name)))
	}
	if name, value, ok := strings.Cut(term, "="); ok {
		return float64(c.n(name, value))
	}
	sum := c.numbers[term]
	if name, bound, ok := strings.Cut(term, ">"); ok {
		least, _ := strconv.Atoi(bound) // the declarations are compiled in, and a test reads them all
		for n, times := range c.sample(name) {
			if n > least {
				sum += float64(times)
			}
		}
		return sum
	}
	for _, value := range c.valuesOf(term) {
		sum += float64(c.n(term, value))
	}
	return sum
}

// placeholder is what fill replaces.
var placeholder = regexp.MustCompile(`\{\w*\}`)

// fill puts words and numbers into a name: {days} is what was counted by, {} the value that a measure is about.
func (c *Counts) fill(text, value string) string {
	return placeholder.ReplaceAllStringFunc(text, func(x string) string {
		name := x[1 : len(x)-1]
		if name == "" {
			return value
		}
		if word, ok := c.words[name]; ok {
			return word
		}
		return strconv.FormatFloat(c.numbers[name], 'f', -1, 64)
	})
}

// note keeps a word for names and notes.
func (c *Counts) note(name, format string, args ...any) { c.words[name] = fmt.Sprintf(format, args...) }

// ratio is a part of a whole, 0 of nothing.
func ratio(part, whole float64) float64 {
	if whole == 0 {
		return 0
	}
	return part / whole
}

func fraction(part, whole int) float64 { return ratio(float64(part), float64(whole)) }
