package marker

import "slices"

// side is what one of two statements that disagree says: the words for who says it, and what.
type side struct{ who, what []token }

// sidesOf takes a gold apart that says that two statements disagree: "They disagree: Ada says 5, and Ben says 7." ok is
// false for every other gold.
func sidesOf(t text) (sides []side, ok bool) {
	says := len(t.filter(saying))
	if !t.holds(conflict) && says < 2 && !(says == 1 && (t.stems["other"] || t.stems["both"])) {
		return nil, false
	}
	toks := t.toks
	if at := slices.IndexFunc(toks, func(k token) bool { return k.text == ":" }); at >= 0 {
		toks = toks[at+1:]
	}
	for _, clause := range clauses(toks) {
		at := slices.IndexFunc(clause, func(k token) bool { return k.class == say || k.low == "once" })
		s := side{who: telling(clause[:max(at, 0)]), what: telling(clause[at+1:])}
		if len(s.what) == 0 {
			s.what = telling(clause)
		}
		if values := (text{toks: s.what}).values(); at < 0 && len(values) == 1 {
			s = side{who: slices.DeleteFunc(s.what, func(k token) bool { return k.value }), what: values}
		}
		if len(s.what) > 0 {
			sides = append(sides, s)
		}
	}
	return sides, len(sides) == 2 && !sides[0].in(sides[1].what) && !sides[1].in(sides[0].what)
}

// saying says whether a token attributes a statement.
func saying(k token) bool { return k.class == say || k.low == "once" || k.low == "according" }

// clauses cuts tokens at marks and at words that join clauses.
func clauses(toks []token) [][]token {
	var out [][]token
	from := 0
	for i, k := range toks {
		if k.mark() || k.low == "and" || k.low == "but" || k.low == "while" || k.low == "or" || k.low == "versus" {
			out, from = append(out, toks[from:i]), i+1
		}
	}
	return append(out, toks[from:])
}

// telling are the tokens that say something.
func telling(toks []token) []token {
	return slices.DeleteFunc(slices.Clone(toks), func(k token) bool {
		return k.mark() || !k.value && (k.class == filler || k.class == say || k.low == "both")
	})
}

// in says whether some tokens hold all that the side says.
func (s side) in(toks []token) bool { return holdsAll(toks, s.what) }

// holdsAll says whether some tokens hold all of others. Of none it is false.
func holdsAll(toks, all []token) bool {
	return len(all) > 0 && !slices.ContainsFunc(all, func(w token) bool {
		return !slices.ContainsFunc(toks, func(k token) bool { return alike(k, w) })
	})
}

// alike says whether two tokens are the same word or the same value.
func alike(a, b token) bool {
	return a.value == b.value && (a.stem == b.stem || a.value && between(a, b) == same)
}

// conflict decides golds that two statements disagree. Right is to give both and to choose neither.
func (c *comparison) conflict() verdict {
	sides, ok := sidesOf(c.gold)
	if !ok {
		return verdict{}
	}
	both := []string{"two", "both", "other", "but", "still"} // say nothing more of two statements
	c.cand.toks = c.cand.filter(func(k token) bool { return c.gold.stems[k.stem] || !slices.Contains(both, k.low) })
	t := c.tally()
	one, two := sides[0].in(c.cand.toks), sides[1].in(c.cand.toks)
	attributed := holdsAll(c.cand.toks, sides[0].who) && holdsAll(c.cand.toks, sides[1].who)
	signals := attributed || c.cand.holds(conflict) || len(c.cand.filter(saying)) > 1
	more := c.cand.holds(negation) && !c.cand.holds(conflict) || c.brings(content, settle, hedge, turn)
	settled := all(one != two, !c.cand.holds(conflict, negation, either), t.extra == 0, !t.doubt)
	return first(
		rule{settled, wrong("it takes a side")},
		rule{!one || !two, open("it does not give both sides")},
		rule{c.swapped(sides[0], sides[1]) || c.swapped(sides[1], sides[0]), wrong("it swaps what they say")},
		rule{!signals, open("it does not say that they disagree")},
		rule{more || t.extra > 0, open("it says more than both sides")},
		rule{true, right("it gives both sides and takes none")},
	)
}

// swapped says whether a clause of the candidate names only one who speaks and only what the other says.
func (c *comparison) swapped(a, b side) bool {
	return slices.ContainsFunc(clauses(c.cand.toks), func(clause []token) bool {
		return holdsAll(clause, a.who) && !holdsAll(clause, b.who) && len(b.who) > 0 && b.in(clause) && !a.in(clause)
	})
}
