package awareness

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// A wish names a sum or a day, and whether it may be granted follows from one value alone. Two options say no and two
// say yes, each with a value from which that would follow, and the right one says either as often as the other: who
// always advises caution is right in one of four, like the one who guesses.

// steps between sums, as people spend them.
const roundSum = 250_00

// limited makes the options of a wish that a limit decides: a cap, a freeze, a day that was set. The right value is
// anywhere in the order of the four, and the wish in the middle of it. Days must lie ahead, and a wish not after the
// day on which its task is due: where the drawn place of the right value leaves no room for that, there is no item.
func (c composed) limited(w *questions.World, r *rand.Rand, given, list []wrong, values *valueIndex) (composed, bool) {
	right := c.decisive.Value
	if right.Kind == corpus.KindDate {
		given = c.ahead(given)
	}
	chosen, ok := values.spread(w, r, c.anchor, given, list, func(all []wrong) bool {
		var ok bool
		c.named, ok = c.between(w, r, all[1].value, all[2].value)
		return ok
	})
	if !ok {
		return composed{}, false
	}
	return c.weighed(chosen), true
}

// weighed makes the options from the right value and the chosen wrong ones: what
// follows from each is to grant the wish or not.
func (c composed) weighed(chosen []wrong) composed {
	right := c.decisive.Value
	c.larger = larger(right, chosen)
	act := func(v corpus.Value) string {
		if size(v) < size(c.named) {
			return prompts.ActHold
		}
		return prompts.ActProceed
	}
	c.right = questions.Option{Kind: corpus.OptionCorrect, Plan: c.plan(right, "", act(right))}
	for _, x := range chosen {
		c.wrongs = append(c.wrongs, questions.Option{Kind: x.kind, Strategy: x.strategy,
			Plan: c.plan(x.value, x.of, act(x.value))})
	}
	return c
}

// ahead keeps the days that are still to come when it is asked: one that has passed is wrong for everyone to see.
func (a anchor) ahead(list []wrong) []wrong {
	return slices.DeleteFunc(slices.Clone(list), func(x wrong) bool { return x.value.Date <= a.at.Date() })
}

// ordered returns two days, the earlier first.
func ordered(a, b corpus.Value) (low, high corpus.Value) {
	if b.Date < a.Date {
		return b, a
	}
	return a, b
}

// daysBetween are the workdays between two days on which something can be
// wished for: still to come, and none after the task is due.
func (a anchor) daysBetween(w *questions.World, low, high corpus.Date) []corpus.Date {
	var days []corpus.Date
	last := min(high-1, w.Calendar.Last, a.due)
	for d := w.Calendar.NextWorkday(max(low, a.at.Date())); d <= last; d = w.Calendar.NextWorkday(d) {
		days = append(days, d)
	}
	return days
}

// between draws a round sum, or a workday, that lies between two values.
func (a anchor) between(w *questions.World, r *rand.Rand, low, high corpus.Value) (corpus.Value, bool) {
	if low.Kind == corpus.KindDate {
		days := a.daysBetween(w, low.Date, high.Date)
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

// absent makes the options of a wish that waits for a person who is away. The
// wish names a day between two returns: that of the one who has to look, and that of
// another person. Each option has one of the two people and one of the two days.
func (c composed) absent(w *questions.World, r *rand.Rand) (composed, bool) {
	own, other := c.decisive, c.context[0]
	low, high := ordered(own.Value, other.Value)
	var ok bool
	if c.named, ok = c.between(w, r, low, high); !ok {
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
	c.larger = larger(own.Value, []wrong{{value: other.Value}, {value: other.Value}}) // either day comes twice
	c.right = option(corpus.OptionCorrect, "", own.Value, "")
	c.wrongs = []questions.Option{
		option(corpus.OptionDistractor, fromAbsent, other.Value, who),
		option(corpus.OptionDistractor, fromMixed, other.Value, ""),
		option(corpus.OptionDistractor, fromMixed, own.Value, who),
	}
	return c, true
}
