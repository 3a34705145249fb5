package marker

import "slices"

// side is what one of two statements that disagree says: the words for who says it, and what.
type side struct{ who, what []token }

// sidesOf takes a gold apart that says that two statements disagree: "They disagree: Ada says 5, and Ben says 7." ok is
// false for every other gold.
func sidesOf(t text) (sides []side, ok bool) {
	says := len(t.of(say | attributes))
	if !t.holds(conflict) && says < 2 && !(says == 1 && (t.stems["other"] || t.stems["both"])) {
		return nil, false
	}
	toks := t.toks[slices.IndexFunc(t.toks, func(k token) bool { return k.low == ":" })+1:]
	for _, clause := range clauses(toks) {
		at := slices.IndexFunc(clause, func(k token) bool { return k.is(say) || k.low == "once" })
		if s := (side{telling(clause[:max(at, 0)]), telling(clause[at+1:])}); len(s.what) > 0 {
			sides = append(sides, s)
		} else if len(s.who) > 0 {
			sides = append(sides, side{nil, s.who})
		}
	}
	return sides, len(sides) == 2 && !holdsAll(sides[1].what, sides[0].what) && !holdsAll(sides[0].what, sides[1].what)
}

// compareConflicts compares with a gold that two statements disagree. Right is to give both and to choose neither.
func compareConflicts(of *comparison) verdict {
	c := *of
	c.cand.toks = c.cand.filter(func(k token) bool { return c.gold.stems[k.stem] || !k.is(both) && k.low != "two" })
	sides, _ := sidesOf(c.gold)
	a, b, t := sides[0], sides[1], c.tally()
	hasA, hasB := holdsAll(c.cand.toks, a.what), holdsAll(c.cand.toks, b.what)
	switch {
	case hasA != hasB && !c.cand.holds(conflict|negation|either) && t.extra == 0 && !t.doubt:
		return wrong("it takes a side")
	case !hasA || !hasB:
		return open("it does not give both sides")
	case c.swaps(a, b) || c.swaps(b, a):
		return wrong("it swaps what they say")
	case !c.attributes(a, b):
		return open("it does not say that they disagree")
	case c.cand.holds(negation) && !c.cand.holds(conflict) || c.brings(content|settle|hedge|turn) || t.extra > 0:
		return open("it says more than both sides")
	}
	return right("it gives both sides and takes none")
}

// swaps says whether a clause of the candidate names only who is on one side, and only what the other side says.
func (c *comparison) swaps(a, b side) bool {
	return len(b.who) > 0 && slices.ContainsFunc(clauses(c.cand.toks), func(k []token) bool {
		return holdsAll(k, a.who) && !holdsAll(k, b.who) && holdsAll(k, b.what) && !holdsAll(k, a.what)
	})
}

// attributes says whether the candidate says that statements disagree, or who says them.
func (c *comparison) attributes(a, b side) bool {
	return c.cand.holds(conflict) || len(c.cand.of(say|attributes)) > 1 ||
		holdsAll(c.cand.toks, a.who) && holdsAll(c.cand.toks, b.who)
}
