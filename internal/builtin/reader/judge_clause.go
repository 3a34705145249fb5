package reader

// clauseShare is the share of the gold's content that a candidate must hold.
const clauseShare = 0.6

// clause compares free words: the content of the gold must be there, numbers
// and names without exception, and both must deny or neither.
func (c *comparison) clause() verdict {
	asked := contentStems(c.question.text)
	var want []string
	for _, s := range contentStems(c.gold.text) {
		if !contains(asked, s) {
			want = append(want, s)
		}
	}
	if len(want) == 0 {
		want = contentStems(c.gold.text)
	}
	if len(want) == 0 {
		return "the gold has no content to compare"
	}
	have := contentStems(c.cand.text)
	hit := 0
	for _, w := range want {
		if anyRelated(have, w) {
			hit++
		} else if hasDigit(w) && !c.saysNumber(w) {
			return "a number of the gold is missing"
		}
	}
	switch {
	case denials(c.gold) != denials(c.cand):
		return "one denies what the other asserts"
	case float64(hit) < clauseShare*float64(len(want)):
		return "too little of the gold is there"
	case len(want) == 2 && hit < 2:
		return "a part of the gold is missing"
	case c.otherThing():
		return "it names another thing"
	case c.otherNumber():
		return "it gives another number"
	}
	return verdictSame
}

func (c *comparison) saysNumber(w string) bool {
	for _, g := range c.gold.vals {
		if c.gold.toks[g.from].stem != w {
			continue
		}
		for _, v := range c.cand.vals {
			if c.sameValue(g, v) {
				return true
			}
		}
	}
	return false
}

// otherNumber says that the candidate brings a value that neither gold nor question has.
func (c *comparison) otherNumber() bool {
	if len(c.gold.vals) == 0 {
		return false
	}
	for _, v := range c.cand.vals {
		if c.rival(v) {
			return true
		}
	}
	return false
}

func anyRelated(have []string, w string) bool {
	for _, h := range have {
		if related(h, w) > 0 || samePrefix(h, w) {
			return true
		}
	}
	return false
}

// samePrefix joins derivations that the stemmer keeps apart: migrat-e, migrat-ion.
func samePrefix(a, b string) bool {
	n := min(len(a), len(b))
	return n >= 6 && a[:n-1] == b[:n-1]
}

// denials says whether a text denies, two denials being none.
func denials(p *parsed) bool {
	n := 0
	for _, t := range p.toks {
		if negations[t.low] {
			n++
		}
	}
	return n%2 == 1
}
