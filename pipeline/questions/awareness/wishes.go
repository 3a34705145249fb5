package awareness

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// A wish names a sum or a day, and whether it may be granted follows from one
// value alone. Two options say no and two say yes, each with a value from which
// that would follow, and the right one says either as often as the other: who
// always advises caution is right in one of four, like whoever guesses.

// steps between sums, as people spend them.
const roundSum = 250_00

// nearDays is how far a wrong day is from the right one at most.
const nearDays = 21

// limited makes the options of a wish that a limit decides: a cap, a freeze, a
// day that was set. The right value is anywhere in the order of the four, and
// the wish in the middle of it.
func (c composed) limited(w *questions.World, r *rand.Rand, given, list []wrong, values *shelf) (composed, bool) {
	right := c.decisive.Value
	if right.Kind == corpus.KindDate {
		given, list = near(right, given), append(near(right, list), values.days(w, r, c.anchor)...)
	}
	chosen, ok := pick(r, right, given, list, distractors)
	if !ok {
		return composed{}, false
	}
	all := append([]wrong{{value: right}}, chosen...)
	slices.SortFunc(all, func(x, y wrong) int { return int(size(x.value) - size(y.value)) })
	if c.named, ok = between(w, r, all[1].value, all[2].value, c.at.Date()); !ok {
		return composed{}, false
	}
	act := func(v corpus.Value) string {
		if size(v) < size(c.named) {
			return prompts.ActHold
		}
		return prompts.ActProceed
	}
	c.right = questions.Option{Kind: corpus.OptionCorrect, Plan: c.plan(right, "", act(right))}
	for _, x := range chosen {
		c.wrongs = append(c.wrongs, questions.Option{Kind: x.kind, Strategy: x.strategy, Plan: c.plan(x.value, x.of, act(x.value))})
	}
	return c, true
}

// near keeps the days close to the right one.
func near(right corpus.Value, list []wrong) []wrong {
	return slices.DeleteFunc(slices.Clone(list), func(x wrong) bool {
		d := right.Date - x.value.Date
		return max(d, -d) > nearDays
	})
}

// days are workdays close to the right one that nobody ever gave for the slot,
// for where other subjects have too few.
func (s *shelf) days(w *questions.World, r *rand.Rand, a anchor) []wrong {
	var out []wrong
	for n := 1; n <= 6; n++ {
		for _, d := range []int{n, -n} {
			out = append(out, wrong{value: corpus.DateValue(w.Calendar.AddWorkdays(a.decisive.Value.Date, d)), kind: corpus.OptionDistractor, strategy: fromNear})
		}
	}
	r.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	u, said := s.usable(a), s.values[slot(a.decisive)]
	return slices.DeleteFunc(out, func(x wrong) bool {
		return said[x.value.Key()] || !u.take(x.value.Kind, x.value.Key(), x.strategy)
	})
}

// between draws a round sum, or a workday to come, that lies between two values.
func between(w *questions.World, r *rand.Rand, low, high corpus.Value, today corpus.Date) (corpus.Value, bool) {
	if low.Kind == corpus.KindDate {
		var days []corpus.Date
		last := min(high.Date, w.Calendar.Last)
		for d := w.Calendar.NextWorkday(max(low.Date, today)); d < last; d = w.Calendar.NextWorkday(d) {
			days = append(days, d)
		}
		if len(days) == 0 {
			return corpus.Value{}, false
		}
		return corpus.DateValue(corpus.Pick(r, days)), true
	}
	first, last := low.N/roundSum+1, (high.N-1)/roundSum
	if last < first {
		return corpus.Value{}, false
	}
	v := low
	v.N = (first + r.Int64N(last-first+1)) * roundSum
	return v, true
}

// absent makes the options of a wish that waits for somebody who is away. The
// wish names a day between two returns: that of whoever has to look, and that of
// somebody else. Each option has one of the two people and one of the two days.
func (c composed) absent(w *questions.World, r *rand.Rand) (composed, bool) {
	own, other := c.decisive, c.context[0]
	low, high := own.Value, other.Value
	if high.Date < low.Date {
		low, high = high, low
	}
	var ok bool
	if c.named, ok = between(w, r, low, high, c.at.Date()); !ok {
		return composed{}, false
	}
	option := func(kind, strategy string, v corpus.Value, of string) questions.Option {
		act := prompts.ActProceed
		if c.named.Date < v.Date {
			act = prompts.ActHold
		}
		return questions.Option{Kind: kind, Strategy: strategy, Plan: c.plan(v, of, act)}
	}
	who := nameOf(w, other.SubjectID)
	c.right = option(corpus.OptionCorrect, "", own.Value, "")
	c.wrongs = []questions.Option{
		option(corpus.OptionDistractor, fromAbsent, other.Value, who),
		option(corpus.OptionDistractor, fromMixed, other.Value, ""),
		option(corpus.OptionDistractor, fromMixed, own.Value, who),
	}
	return c, true
}
