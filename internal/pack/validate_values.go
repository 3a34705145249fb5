package pack

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/nearest"
)

// values checks what a value can be. minText is the least number of free texts.
func (c *checker) values(at string, v Values, minText int) {
	switch k := corpus.Kind(v.Kind); k {
	case corpus.KindCount, corpus.KindDuration, corpus.KindQuantity, corpus.KindPercent, corpus.KindMoney,
		corpus.KindVersion:
		c.numbers(at, k, v)
	case corpus.KindEntity:
		if _, ok := c.p.Pools[v.Pool]; !ok && v.Pool != peoplePool && c.stands("pools") {
			c.add(at+".pool", "there is no pool %q; use people or one of %s%s", v.Pool,
				strings.Join(slices.Sorted(maps.Keys(c.p.Pools)), ", "),
				nearest.Hint(v.Pool, append(slices.Sorted(maps.Keys(c.p.Pools)), peoplePool)))
		}
	case corpus.KindEnum:
		c.need(at+".of", len(v.Of), minEnum, "value")
		for i, s := range v.Of {
			c.freeWords(fmt.Sprintf("%s.of[%d]", at, i), s, false)
		}
		c.apartFrom(at+".of", v.Of)
	case corpus.KindText:
		c.texts(at, v, minText)
	case corpus.KindLink:
		for i, s := range v.Of {
			if !nameForm.MatchString(s) {
				c.add(fmt.Sprintf("%s.of[%d]", at, i),
					"%q cannot end a link; use lower-case letters, digits and hyphens", s)
			}
		}
	case corpus.KindDate:
	default:
		c.oneOf("kinds", at+".kind", v.Kind)
		return
	}
	c.stray(at, v)
}

func (c *checker) numbers(at string, k corpus.Kind, v Values) {
	g, key, err := v.grid()
	if err != nil {
		c.add(at+"."+key, "%v", err)
		return
	}
	if g.n < minNumbers {
		c.add(at, "has %s between min and max, needs at least %d", counted(int(g.n), "value"), minNumbers)
	}
	c.fitting(at, k, g)
	if k == corpus.KindQuantity {
		c.unit(at+".unit", v.Unit)
	}
	if k == corpus.KindMoney && !slices.Contains(currencies, v.Currency) {
		c.add(at+".currency", "%q is not known; use one of %s", v.Currency, strings.Join(currencies, ", "))
	}
}

// unit refuses units that texts are not read for: the values would be found nowhere.
func (c *checker) unit(at, unit string) {
	canon, known := corpus.CanonicalUnit(unit)
	switch {
	case unit == "":
		c.add(at, "missing; a quantity needs one, such as ms")
	case !known:
		c.add(at, "%q is no unit that is read in texts; domains/README.md lists them%s", unit,
			nearest.Hint(unit, corpus.Units()))
	case canon != unit:
		c.add(at, "write %q as %q", unit, canon)
	}
}

// fitting checks that numbers are such as their kind has.
func (c *checker) fitting(at string, k corpus.Kind, g grid) {
	whole := k == corpus.KindCount || k == corpus.KindDuration
	switch {
	case whole && g.scale > 0:
		c.add(at+".min", "a %s is whole; take the decimals out of min, max and step", k)
	case whole && g.min < 2:
		c.add(at+".min", "is below 2; none and one are said with plain words, which are no values")
	case k == corpus.KindMoney && g.scale > 2:
		c.add(at+".step", "money has at most two decimals")
	case k == corpus.KindVersion && g.scale != 1:
		c.add(at+".min", "a version is major and minor, as in 2.0, with a step of 0.1")
	case k == corpus.KindPercent && exceeds(g, 100):
		c.add(at+".max", "is above 100; a share cannot be more than the whole")
	}
}

// currencies with two decimals, the only ones that money is drawn in.
var currencies = []string{"EUR", "USD", "GBP", "CHF"}

func exceeds(g grid, limit int64) bool {
	for range g.scale {
		limit *= 10
	}
	return g.min+(g.n-1)*g.step > limit
}

// stray reports keys that the kind has no use for: mostly a wrong kind.
func (c *checker) stray(at string, v Values) {
	k := corpus.Kind(v.Kind)
	numeric := k == corpus.KindCount || k == corpus.KindDuration || k == corpus.KindQuantity ||
		k == corpus.KindPercent || k == corpus.KindMoney || k == corpus.KindVersion
	for _, f := range []struct {
		key      string
		set, use bool
	}{
		{"min", v.Min != "", numeric}, {"max", v.Max != "", numeric}, {"step", v.Step != "", numeric},
		{"unit", v.Unit != "", k == corpus.KindQuantity}, {"currency", v.Currency != "", k == corpus.KindMoney},
		{"working", v.Working, k == corpus.KindDuration}, {"pool", v.Pool != "", k == corpus.KindEntity},
		{"of", len(v.Of) > 0, k == corpus.KindEnum || k == corpus.KindText || k == corpus.KindLink},
		{"slots", len(v.Slots) > 0, k == corpus.KindText},
	} {
		if f.set && !f.use {
			c.add(at+"."+f.key, "a value of kind %s has no %s; take it out or change the kind", k, f.key)
		}
	}
}
