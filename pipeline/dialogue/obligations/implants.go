package obligations

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// chains is how many chains of a rule, its exception and what its term means a rule gives. One exception alone gives
// none: no one needs the definition to know that it holds.
func (x *ruling) chains() int {
	if len(x.cases) < 2 {
		return 0
	}
	return len(x.cases)
}

// implant adds an exception, and the definition of its term, for each chain that natural ones are fewer than so many
// (E18). The rules are those that were foreseen: none is added. Exceptions go to rules that have the fewest, and all is
// said as the natural ones are, on days for which the group has the least to say yet. A natural exception that becomes
// a chain next to an implanted one is not counted: its term is often one rule's alone, and retrieval finds that.
func (ru *rules) implant(r *rand.Rand, chains int) error {
	for _, x := range ru.laid {
		chains -= x.chains()
	}
	days := ru.Days.Workdays()
	c := casting{r: r, days: days, implanted: true, day: func(g, from, to int) int {
		return ru.roomy(r, g, days, from,
			to)
	}}
	for left := corpus.Shuffled(r, ru.laid); chains > 0 && len(left) > 0; {
		x := slices.MinFunc(left, func(a, b *ruling) int { return len(a.cases) - len(b.cases) })
		found, err := ru.another(r, x)
		if err == nil && found {
			err = ru.foreseeCase(c, x, len(x.cases)-1)
		}
		if err != nil {
			return fmt.Errorf("another exception of rule %s: %w", x.rule.Key, err)
		}
		if !found || len(x.cases) == pack.MostCases {
			left = slices.DeleteFunc(left, func(other *ruling) bool { return other == x })
		}
		if found {
			chains--
		}
	}
	return nil
}

// roomy draws one of the days, from one to another, for which a group has the least to say yet.
func (ru *rules) roomy(r *rand.Rand, g int, days []corpus.Date, from, to int) int {
	var least []int
	for i := from; i <= to; i++ {
		n := ru.Todo.Owed(g, days[i])
		if len(least) > 0 && n < ru.Todo.Owed(g, days[least[0]]) {
			least = nil
		}
		if len(least) == 0 || n == ru.Todo.Owed(g, days[least[0]]) {
			least = append(least, i)
		}
	}
	return corpus.Pick(r, least)
}

// another gives a rule one more case with what it requires then. It says no where the pack has no other term, or
// nothing else that can be required.
func (ru *rules) another(r *rand.Rand, x *ruling) (bool, error) {
	for _, o := range ru.furtherCases(r, x) {
		v, err := ru.instead(r, x, o)
		if errors.Is(err, pack.ErrExhausted) {
			continue
		}
		if err != nil {
			return false, fmt.Errorf("drawing what it requires: %w", err)
		}
		ru.alone[o.Term] = !ru.defined[o.Term]
		x.cases, x.values = append(slices.Clip(x.cases), o), append(x.values, v)
		return true, nil
	}
	return false, nil
}

// furtherCases lists the cases that a rule can still get: those that the pack has for any rule, then those of its other
// rules. Before all others come those that one other rule got here: two rules with a case are needed for a question
// that tells the rule by what it requires (E18). Then come those whose term is new to the project.
func (ru *rules) furtherCases(r *rand.Rand, x *ruling) []pack.Override {
	out := corpus.Shuffled(r, ru.Pack.Exceptions)
	for _, other := range corpus.Shuffled(r, ru.Pack.Rules) {
		out = append(out, other.Override)
	}
	out = slices.DeleteFunc(out, func(o pack.Override) bool { return slices.ContainsFunc(x.cases, called(o.Term)) })
	rank := func(o pack.Override) int {
		switch {
		case ru.alone[o.Term]:
			return 0
		case !ru.defined[o.Term]:
			return 1
		}
		return 2
	}
	slices.SortStableFunc(out, func(a, b pack.Override) int { return rank(a) - rank(b) })
	return out
}

// instead draws what a rule requires in one more case: of what it can require, else of what was written for the case,
// else of what the pack's other rules require.
func (ru *rules) instead(r *rand.Rand, x *ruling, o pack.Override) (corpus.Value, error) {
	sources := []pack.Values{x.rule.Needs, o.Needs}
	for _, other := range corpus.Shuffled(r, ru.Pack.Rules) {
		sources = append(sources, other.Needs)
	}
	return ru.require(r, x, sources, nothing)
}
