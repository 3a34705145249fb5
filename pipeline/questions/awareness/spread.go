package awareness

import (
	"math"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// Options that can be measured (sums, numbers, days) are a row of four whose distances are drawn alike on all sides, so
// that the row tells nothing of which of them was there first. The place of the right value in it is drawn before
// anything else is looked at; a row that cannot be had with the right value in its place makes no item.

// onScale says whether values of a kind can be measured against each other.
func onScale(v corpus.Value) bool {
	switch v.Kind {
	case corpus.KindDate:
		return v.Precision == corpus.Day
	case corpus.KindCount, corpus.KindDuration, corpus.KindMoney, corpus.KindQuantity, corpus.KindPercent:
		return true
	}
	return false
}

// scale measures values against the right one, in whole steps.
type scale struct {
	right corpus.Value
	days  *corpus.Calendar // of dates: a step is a workday
	step  int64            // of amounts: what all amounts of the attribute are multiples of
}

func (s *valueIndex) scale(w *questions.World, a anchor) scale {
	sc := scale{right: a.decisive.Value}
	if sc.right.Kind == corpus.KindDate {
		sc.days = &w.Calendar
		return sc
	}
	sc.step = amount(sc.right)
	for _, f := range s.byPredicate[a.decisive.Predicate] {
		if sc.comparable(f.Value) {
			sc.step = divisor(sc.step, amount(f.Value))
		}
	}
	sc.step = max(1, sc.step)
	return sc
}

// divisor is the greatest common one of two numbers.
func divisor(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// amount is the number of an amount, in the smallest unit in which it is written.
func amount(v corpus.Value) int64 {
	if v.Kind == corpus.KindQuantity || v.Kind == corpus.KindPercent {
		return v.Dec.Coef
	}
	return v.N
}

// comparable says whether a value is measured as the right one is.
func (sc scale) comparable(v corpus.Value) bool {
	x, y := sc.right, v
	return x.Kind == y.Kind && x.Unit == y.Unit && x.Currency == y.Currency && x.Working == y.Working &&
		x.Precision == y.Precision && x.Dec.Scale == y.Dec.Scale
}

// at is where a value is: workdays from the right one, or steps from zero.
func (sc scale) at(v corpus.Value) int64 {
	switch d := sc.right.Date; {
	case sc.days == nil:
		return amount(v) / sc.step
	case v.Date > d:
		return int64(sc.days.WorkdaysInclusive(d.Add(1), v.Date))
	case v.Date < d:
		return -int64(sc.days.WorkdaysInclusive(v.Date, d.Add(-1)))
	}
	return 0
}

// value is what is at a place; not ok where nothing can.
func (sc scale) value(at int64) (v corpus.Value, ok bool) {
	v = sc.right
	switch {
	case sc.days != nil:
		v.Date = sc.days.AddWorkdays(v.Date, int(at))
		return v, true
	case v.Kind == corpus.KindQuantity, v.Kind == corpus.KindPercent:
		v.Dec.Coef = at * sc.step
	default:
		v.N = at * sc.step
	}
	whole := v.Kind == corpus.KindPercent && float64(v.Dec.Coef) >= 100*math.Pow10(int(v.Dec.Scale))
	return v, at > 0 && !whole
}

// measure turns places into lengths that can be compared: of amounts it is their ratio that counts, of days their
// number.
func (sc scale) measure(at int64) float64 {
	if sc.days != nil {
		return float64(at)
	}
	return math.Log(float64(max(1, at)))
}

func (sc scale) place(length float64) int64 {
	if sc.days != nil {
		return int64(math.Round(length))
	}
	return int64(math.Round(math.Exp(length)))
}

// gap draws a distance: of days one to three, of amounts 6 to 35 per cent.
func (sc scale) gap(r *rand.Rand) float64 {
	if sc.days != nil {
		return float64(1 + r.IntN(3))
	}
	return math.Log(1.06 + float64(0.29*r.Float64()))
}

// tries is how many rows are drawn with the right value in the same place.
const tries = 12

// spread draws a row of the right value and the distractors, and returns the latter. The given one, if there is any, is
// one of them; fits says whether a row will do, smallest first. Values that were really said are taken where they lie
// near a drawn place, made ones elsewhere.
func (s *valueIndex) spread(w *questions.World, r *rand.Rand, a anchor, given, list []wrong,
	fits func(row []wrong) bool) ([]wrong, bool) {
	sc := s.scale(w, a)
	if len(given) > 0 && !sc.comparable(given[0].value) {
		given = nil
	}
	right := sc.at(sc.right)
	larger := len(given) > 0 && sc.at(given[0].value) > right
	own := distractors - rank(r, distractors, len(given) > 0, larger)
	for range tries {
		row, ok := s.row(r, sc, a, own, given, list)
		if ok && fits(row) {
			return append(row[:own:own], row[own+1:]...), true
		}
	}
	return nil, false
}

// row draws a row with the right value in its place.
func (s *valueIndex) row(r *rand.Rand, sc scale, a anchor, own int, given, list []wrong) ([]wrong, bool) {
	right := sc.at(sc.right)
	gaps, beside := sc.gaps(r, own, given)
	lengths := make([]float64, distractors+1)
	lengths[own] = sc.measure(right)
	for i := own + 1; i <= distractors; i++ {
		lengths[i] = lengths[i-1] + gaps[i-1]
	}
	for i := own - 1; i >= 0; i-- {
		lengths[i] = lengths[i+1] - gaps[i]
	}
	row, u := make([]wrong, distractors+1), s.usable(a)
	row[own] = wrong{value: sc.right}
	if beside >= 0 {
		row[beside] = given[0]
		u.out[given[0].value.Key()] = true
	}
	for i := range row {
		if i == own || i == beside {
			continue
		}
		var ok bool
		if row[i], ok = s.option(sc, a, u, lengths[i], slices.Min(gaps)/2, list); !ok {
			return nil, false
		}
	}
	for i := 1; i < len(row); i++ {
		if sc.at(row[i-1].value) >= sc.at(row[i].value) {
			return nil, false
		}
	}
	return row, true
}

// gaps draws the distances within a row, and the place of the given distractor, -1 without one. Whatever lies between
// it and the right value adds up to their distance; the other gaps are of the same size on average.
func (sc scale) gaps(r *rand.Rand, own int, given []wrong) (gaps []float64, beside int) {
	gaps = make([]float64, distractors)
	for i := range gaps {
		gaps[i] = sc.gap(r)
	}
	if len(given) == 0 {
		return gaps, -1
	}
	from, to := sc.at(sc.right), sc.at(given[0].value)
	room, first := distractors-own, own // gaps on its side, and the first of them
	if to < from {
		room = own
	}
	n := 1 + r.IntN(int(max(1, min(int64(room), max(to-from, from-to)))))
	if beside = own + n; to < from {
		beside, first = own-n, own-n
	}
	far := math.Abs(sc.measure(to) - sc.measure(from))
	var sum float64
	for i := range gaps {
		gaps[i] = 0.6 + r.Float64()
		if first <= i && i < first+n {
			sum += gaps[i]
		}
	}
	for i := range gaps {
		if first <= i && i < first+n {
			gaps[i] = far * gaps[i] / sum
			continue
		}
		gaps[i] = max(far*gaps[i]/float64(n), sc.least())
	}
	return gaps, beside
}

// least is how far values are apart at least.
func (sc scale) least() float64 {
	if sc.days != nil {
		return 1
	}
	return math.Log1p(1 / float64(max(1, sc.at(sc.right))))
}

// option takes the value that was said nearest to a place, if it is near enough, and makes one otherwise.
func (s *valueIndex) option(sc scale, a anchor, u usable, length, near float64, list []wrong) (wrong, bool) {
	var best wrong
	fits := func(x wrong) bool {
		return !u.out[x.value.Key()] && (sc.days == nil || x.value.Date > a.at.Date())
	}
	for _, x := range list {
		if !sc.comparable(x.value) {
			continue
		}
		if d := math.Abs(sc.measure(sc.at(x.value)) - length); d <= near && fits(x) {
			best, near = x, d
		}
	}
	if best.value.Kind == "" {
		v, ok := sc.value(sc.place(length))
		best = wrong{value: v, kind: corpus.OptionDistractor, strategy: fromNear}
		if !ok || !fits(best) || u.slot[v.Key()] || len(corpus.Surfaces(v, a.at.Date(), nil)) == 0 {
			return wrong{}, false
		}
	}
	u.out[best.value.Key()] = true
	return best, true
}
