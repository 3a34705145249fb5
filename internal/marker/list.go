package marker

import "slices"

// compareLists compares by members: with a gold that is a list, or a candidate that lists the gold with others. It
// decides nothing where there is more than the members.
func compareLists(c *comparison) verdict {
	gold, cand := c.gold.filter(c.keeps()), c.cand.filter(c.keeps())
	golds, cands := members(c.gold, c.keeps()), members(c.cand, c.keeps())
	met, extra := shared(golds, cands), len(cands)-shared(cands, golds)
	joined := len(golds) > 1 || c.cand.holds(either) || c.cand.stems["and"]
	switch {
	case met == 0 || !c.lists(gold, cand, cands):
		return verdict{}
	case met == len(golds) && extra > 0 && joined:
		return wrong("it lists others too")
	case met < len(golds) && extra == 0:
		return wrong("it lists only some")
	case extra == 0 && c.ordered() && !alikes(gold, cand):
		return wrong("the order is another")
	case extra == 0 && met > 1:
		return right("it lists the same")
	}
	return verdict{}
}

// lists says whether gold and candidate have nothing but short members.
func (c *comparison) lists(gold, cand []token, members [][]token) bool {
	long := slices.ContainsFunc(members, func(m []token) bool { return len(m) > shortest })
	return !long && !c.gold.stems["("] && plain(gold, content) && plain(cand, content|either) && !c.cand.holds(negation)
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
