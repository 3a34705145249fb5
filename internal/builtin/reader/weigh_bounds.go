package reader

import (
	"slices"
	"strconv"

	"memloom/internal/corpus"
)

// Whether a quantity is more or less than a question tells: "did more than ten people
// come?", "are there at least four spare chairs?"

// limit is what a question compares a quantity with.
type limit struct {
	n     float64
	above bool // more is a yes
	equal bool // as much is a yes
	at    span
}

// boundLeads stand before the figure that a quantity is compared with.
var boundLeads = []struct {
	words        []string
	above, equal bool
}{
	{[]string{"more", "than"}, true, false}, {[]string{"over"}, true, false}, {[]string{"above"}, true, false}, {[]string{"at", "least"}, true, true},
	{[]string{"fewer", "than"}, false, false}, {[]string{"less", "than"}, false, false}, {[]string{"under"}, false, false}, {[]string{"below"}, false, false},
	{[]string{"at", "most"}, false, true}, {[]string{"no", "more", "than"}, false, true},
}

// readBound finds the bound of a question.
func readBound(p *parsed) (limit, bool) {
	for i := range p.toks {
		for _, l := range boundLeads {
			k := 0
			for k < len(l.words) && i+k < len(p.toks) && p.toks[i+k].low == l.words[k] {
				k++
			}
			if k < len(l.words) || i > 0 && p.toks[i-1].low == "no" {
				continue
			}
			if n, to, ok := figureAt(p, i+k); ok {
				return limit{n, l.above, l.equal, span{i, to}}, true
			}
		}
	}
	return limit{}, false
}

// figureAt reads a figure at a token, in digits or as a word.
func figureAt(p *parsed, i int) (n float64, to int, ok bool) {
	for _, v := range p.vals {
		if v.from > i || v.to <= i {
			continue
		}
		if c, has := v.as([]corpus.Kind{corpus.KindCount, corpus.KindMoney, corpus.KindPercent}); has {
			if f, err := strconv.ParseFloat(plainFigure(v.surface), 64); err == nil {
				return f, v.to, c.Kind != ""
			}
		}
	}
	if i < len(p.toks) {
		if f, err := strconv.ParseFloat(plainFigure(p.toks[i].low), 64); err == nil {
			return f, i + 1, true
		}
		if f := smallNumbers[p.toks[i].low]; f > 1 {
			return float64(f), i + 1, true
		}
	}
	return 0, i, false
}

// plainFigure are the digits of a figure: 1,240 without its comma, £30 without its sign.
func plainFigure(s string) string {
	var out []byte
	for i := range len(s) {
		if s[i] >= '0' && s[i] <= '9' || s[i] == '.' {
			out = append(out, s[i])
		}
	}
	return string(out)
}

// weighBound answers such a question from the last message that tells the quantity.
func (t *talk) weighBound(p posed, dated bool) (finding, bool) {
	read := parse(p.text, p.on)
	b, ok := readBound(read)
	if !ok || openerOf(read) != 0 || b.at.to >= len(read.toks) {
		return finding{}, false
	}
	s := t.scene()
	c := s.claim(read, span{1, len(read.toks)}, dated)
	c.frame, c.values = true, nil
	noun := slices.IndexFunc(c.units, func(u claimedUnit) bool { return u.at.from >= b.at.to && u.person == "" })
	if noun < 0 || c.units[noun].at.from > b.at.to+1 {
		return finding{}, false
	}
	best := finding{}
	for _, i := range s.likely(c) {
		for j := range s.partsOf(i) {
			k := &s.partsOf(i)[j]
			if n, ok := s.counts(c, noun, k); ok {
				best = finding{answer: "No.", cites: []int{i}, confidence: 70, reason: "What is counted, compared with what the question tells."}
				if n > b.n && b.above || n < b.n && !b.above || n == b.n && b.equal {
					best.answer = "Yes."
				}
			}
		}
	}
	return best, best.answer != ""
}

// counts is the figure that a part gives for the noun of a claim.
func (s *scene) counts(c *claimed, noun int, k *stretch) (float64, bool) {
	if k.mood != asserted || k.against() || s.datesFit(c, k) < 0 {
		return 0, false
	}
	h, all, held := s.holds(c, k), 0.0, 0.0
	for i, u := range c.units {
		if i != noun && u.weight >= .5 {
			all += u.weight
			held += u.weight * float64(count(h.at[i] >= inBefore))
		}
	}
	if h.flips > 0 || h.at[noun] < inStretch || all > 0 && held/all < .5 {
		return 0, false
	}
	p := s.read[k.msg]
	for _, u := range k.units {
		if s.says(c.units[noun].unit, []unit{u}) != alike {
			continue
		}
		for i := u.at.from - 1; i >= k.at.from && i >= u.at.from-2; i-- {
			if n, to, ok := figureAt(p, i); ok && to > i {
				return n, true
			}
		}
	}
	return 0, false
}
