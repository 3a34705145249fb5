package pack

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"
	"time"

	"memloom/internal/corpus"
)

// ErrExhausted says that every value of an attribute is barred by DrawOptions.Skip.
var ErrExhausted = errors.New("no value is left to draw")

// peoplePool is the pool that the project's people fill.
const peoplePool = "people"

// DrawOptions is what a draw needs next to the pack's own words. Only the fields of the kind that is drawn count.
type DrawOptions struct {
	Pools    map[string][]Noun       // the pack's; for entities
	People   []string                // names of the project's people; for pool "people"
	From, To corpus.Date             // the window of a date, both included
	Workday  func(corpus.Date) bool  // days a date may fall on; nil takes Monday to Friday
	Page     string                  // URL of the task's page, which a link extends
	Skip     func(corpus.Value) bool // bars values that are used already; nil bars none
	// an amount that another is to be near, where one is free: a changed figure is no other order of magnitude
	Near corpus.Value
}

// Draw returns one value that Skip does not bar. All are equally likely, but for free words with slots: there the
// frames are, so that one of many texts is heard no more often than the others. It fails with ErrExhausted when none is
// left, and with an error that names the missing option when the options do not fill the kind; a pack that Load
// returned gives no other error.
func (v Values) Draw(r *rand.Rand, o DrawOptions) (corpus.Value, error) {
	n, at, err := v.space(o)
	if err != nil {
		return corpus.Value{}, err
	}
	if n == 0 {
		return corpus.Value{}, fmt.Errorf("drawing %s: %w", v.Kind, ErrExhausted)
	}
	barred := func(x corpus.Value) bool { return o.Skip != nil && o.Skip(x) }
	if o.Near.Amount() {
		if x, ok := v.unbarred(r, n, at, func(x corpus.Value) bool { return barred(x) || !x.Near(o.Near) }); ok {
			return x, nil
		}
	}
	if x, ok := v.unbarred(r, n, at, barred); ok {
		return x, nil
	}
	return corpus.Value{}, fmt.Errorf("drawing %s: %w", v.Kind, ErrExhausted)
}

// unbarred draws one of n values that is not barred; false where all are.
func (v Values) unbarred(r *rand.Rand, n int64, at func(int64) corpus.Value,
	barred func(corpus.Value) bool) (corpus.Value, bool) {
	const tries = 24 // enough for lightly barred spaces; a crowded one is walked
	for range tries {
		if x := at(v.pick(r, n)); !barred(x) {
			return x, true
		}
	}
	var free []int64
	for i := range n {
		if !barred(at(i)) {
			free = append(free, i)
		}
	}
	if len(free) == 0 {
		return corpus.Value{}, false
	}
	return at(corpus.Pick(r, free)), true
}

// pick draws the number of one of n values.
func (v Values) pick(r *rand.Rand, n int64) int64 {
	if len(v.Slots) == 0 {
		return r.Int64N(n)
	}
	k, before := r.IntN(len(v.Of)), int64(0)
	for _, s := range v.Of[:k] {
		before += v.ways(s)
	}
	return before + r.Int64N(v.ways(v.Of[k]))
}

// Size returns how many distinct values a draw chooses from.
func (v Values) Size(o DrawOptions) (int64, error) {
	n, _, err := v.space(o)
	return n, err
}

// space numbers the values: at(0) … at(n-1).
func (v Values) space(o DrawOptions) (n int64, at func(int64) corpus.Value, err error) {
	switch k := corpus.Kind(v.Kind); k {
	case corpus.KindCount, corpus.KindDuration, corpus.KindQuantity, corpus.KindPercent, corpus.KindMoney,
		corpus.KindVersion:
		return v.numbers(k)
	case corpus.KindText:
		return v.texts()
	case corpus.KindEnum:
		return int64(len(v.Of)), func(i int64) corpus.Value { return corpus.TextValue(k, v.Of[i]) }, nil
	case corpus.KindEntity:
		return v.entities(o)
	case corpus.KindDate:
		return dates(o)
	case corpus.KindLink:
		if o.Page == "" {
			return 0, nil, errors.New("drawing a link: DrawOptions.Page is empty")
		}
		if len(v.Of) == 0 {
			return 1, func(int64) corpus.Value { return corpus.TextValue(k, o.Page) }, nil
		}
		return int64(len(v.Of)), func(i int64) corpus.Value { return corpus.TextValue(k, o.Page+"-"+v.Of[i]) }, nil
	default:
		return 0, nil, fmt.Errorf("drawing a value: kind %q is not known", v.Kind)
	}
}

func (v Values) numbers(k corpus.Kind) (int64, func(int64) corpus.Value, error) {
	g, key, err := v.grid()
	if err != nil {
		return 0, nil, fmt.Errorf("drawing %s: %s: %w", k, key, err)
	}
	switch k {
	case corpus.KindQuantity:
		return g.n, func(i int64) corpus.Value { return corpus.QuantityValue(g.at(i), v.Unit) }, nil
	case corpus.KindPercent:
		return g.n, func(i int64) corpus.Value { return corpus.PercentValue(g.at(i)) }, nil
	case corpus.KindDuration:
		return g.n, func(i int64) corpus.Value { return corpus.DurationValue(g.min+i*g.step, v.Working) }, nil
	case corpus.KindMoney:
		minor := int64(100) // of a currency with two decimals; Validate admits no other
		for range g.scale {
			minor /= 10
		}
		return g.n, func(i int64) corpus.Value { return corpus.MoneyValue((g.min+i*g.step)*minor, v.Currency) }, nil
	case corpus.KindVersion: // major.minor of the grid, and a patch digit
		return g.n * 10, func(i int64) corpus.Value {
			mm := g.min + i/10*g.step
			return corpus.TextValue(k, fmt.Sprintf("%d.%d.%d", mm/10, mm%10, i%10))
		}, nil
	default:
		return g.n, func(i int64) corpus.Value { return corpus.CountValue(g.min + i*g.step) }, nil
	}
}

func (v Values) entities(o DrawOptions) (int64, func(int64) corpus.Value, error) {
	if v.Pool == peoplePool {
		if len(o.People) == 0 {
			return 0, nil, errors.New("drawing a person: DrawOptions.People is empty")
		}
		return int64(len(o.People)), func(i int64) corpus.Value {
			return corpus.TextValue(corpus.KindEntity, o.People[i])
		}, nil
	}
	pool := o.Pools[v.Pool]
	if len(pool) == 0 {
		return 0, nil, fmt.Errorf("drawing an entity: DrawOptions.Pools has no pool %s", strconv.Quote(v.Pool))
	}
	return int64(len(pool)), func(i int64) corpus.Value {
		return corpus.TextValue(corpus.KindEntity, pool[i].Noun)
	}, nil
}

func dates(o DrawOptions) (int64, func(int64) corpus.Value, error) {
	if o.From == 0 || o.To < o.From {
		return 0, nil, fmt.Errorf("drawing a date: the window %q to %q is empty", o.From, o.To)
	}
	workday := o.Workday
	if workday == nil {
		workday = func(d corpus.Date) bool { return d.Weekday() != time.Saturday && d.Weekday() != time.Sunday }
	}
	var days []corpus.Date
	for d := o.From; d <= o.To; d++ {
		if workday(d) {
			days = append(days, d)
		}
	}
	return int64(len(days)), func(i int64) corpus.Value { return corpus.DateValue(days[i]) }, nil
}
