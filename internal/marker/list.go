package marker

import "slices"

// compareLists compares by members: with a gold that is a list, or a candidate that lists the gold with others. It
// decides nothing where there is more than the members.
func compareLists(c *comparison) verdict {
	keeps := c.keeps()
	gold, cand := c.gold.filter(keeps), c.cand.filter(keeps)
	golds, cands := members(c.gold, keeps), members(c.cand, keeps)
	met, extra := shared(golds, cands), len(cands)-shared(cands, golds)
	long := c.gold.stems["("] || slices.ContainsFunc(cands, func(m []token) bool { return len(m) > shortest })
	if met == 0 || long || !plain(gold, content) || !plain(cand, content|either) || c.cand.holds(negation) {
		return verdict{}
	}
	joined := len(golds) > 1 || c.cand.holds(either) || c.cand.stems["and"]
	switch whole := met == len(golds); {
	case whole && extra > 0 && joined:
		return wrong("it lists others too")
	case extra > 0:
		return verdict{}
	case !whole:
		return wrong("it lists only some")
	case c.ordered() && !alikes(gold, cand):
		return wrong("the order is another")
	case met > 1:
		return right("it lists the same")
	}
	return verdict{}
}

// members are the clauses of a text, of each the words that are kept.
func members(t text, keep func(token) bool) (out [][]token) {
	for _, clause := range clauses(t.toks) {
		if words := (text{toks: telling(clause)}).filter(keep); len(words) > 0 {
			out = append(out, words)
		}
	}
	return out
}

// clauses cuts tokens at marks and at words that join clauses.
func clauses(toks []token) [][]token {
	var out [][]token
	from := 0
	for i, k := range toks {
		if k.is(mark) || slices.Contains([]string{"and", "but", "while", "or", "versus"}, k.low) {
			out, from = append(out, toks[from:i]), i+1
		}
	}
	return append(out, toks[from:])
}

// shared counts the members of a list that another has.
func shared(list, of [][]token) (n int) {
	for _, m := range list {
		if slices.ContainsFunc(of, func(o []token) bool { return alikes(m, o) }) {
			n++
		}
	}
	return n
}
