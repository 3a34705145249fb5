package reader

import (
	"slices"
	"strings"
)

// Who was the first to do something, and what came second: several people tell that they
// did it, or one sentence counts what came one after another.

// ranked answers a question for the first, the second or the last of several.
func (t *talk) ranked(p posed, dated bool) (finding, bool) {
	read := parse(p.text, p.on)
	n, at := rankAsked(read)
	if at < 0 || slices.ContainsFunc(read.toks, func(t token) bool { return t.low == "or" }) {
		return finding{}, false
	}
	s := t.scene()
	c := s.claimOf(p.text, p.on, dated)
	c.frame = true
	c.units = slices.DeleteFunc(c.units, func(u claimedUnit) bool { return rankWords[u.stem] != 0 || optionFrames[u.stem] || u.stem == "two" })
	if wh := read.toks[0].low; wh == "who" || wh == "which" && strings.HasPrefix(read.toks[1].low, "of") {
		return s.firstOf(c, n)
	}
	return s.inList(c, n)
}

// rankWords are the places in an order; -1 is the last.
var rankWords = map[string]int{"first": 1, "second": 2, "third": 3, "fourth": 4, "last": -1, "finally": -1}

// rankAsked reads which place in an order is asked for: "who signed first?", "what did
// she do second?", "who was the first to ring?".
func rankAsked(read *parsed) (n, at int) {
	if len(read.toks) < 4 || !whWords[read.toks[0].low] && !prepositions[read.toks[0].low] {
		return 0, -1
	}
	for i, t := range read.toks {
		if n = rankWords[t.low]; n == 0 || i < 2 {
			continue
		}
		next := ""
		if i+1 < len(read.toks) {
			next = read.toks[i+1].low
		}
		if next == "to" || next == "?" || prepositions[next] || next == "that" {
			return n, i
		}
	}
	return 0, -1
}

// act is what somebody tells that they did.
type act struct {
	who string
	at  occurrence
}

// firstOf finds who did something first or last: at least two tell that they did.
func (s *scene) firstOf(c *claimed, n int) (finding, bool) {
	var acts []act
	for _, i := range s.likely(c) {
		for j := range s.partsOf(i) {
			k := &s.partsOf(i)[j]
			if who, ok := s.didIt(c, k); ok && !slices.ContainsFunc(acts, func(a act) bool { return a.who == who }) {
				acts = append(acts, act{who, s.timeOf(k)})
			}
		}
	}
	if len(acts) < 2 || n > len(acts) {
		return finding{}, false
	}
	slices.SortStableFunc(acts, func(a, b act) int { return int(a.at.from - b.at.from) })
	i := n - 1
	if n < 0 {
		i = len(acts) - 1
	}
	if i+1 < len(acts) && !acts[i].at.before(acts[i+1].at) || i > 0 && !acts[i-1].at.before(acts[i].at) {
		return finding{}, false
	}
	f := finding{answer: acts[i].who, confidence: 65, reason: "The times at which they tell of it."}
	for _, a := range acts {
		f.cites = append(f.cites, a.at.msg)
	}
	return f, true
}

// didIt says who did what a claim says by a part: its writer, or whom it names.
func (s *scene) didIt(c *claimed, k *stretch) (string, bool) {
	if k.mood != asserted || k.against() || k.ahead {
		return "", false
	}
	p, h := s.read[k.msg], s.holds(c, k)
	if h.flips > 0 || h.lacks > 0 {
		return "", false
	}
	for i, u := range c.units {
		if h.at[i] < inStretch || u.person != "" {
			continue
		}
		for _, o := range k.units {
			if v := o.at.from; (participle(p.toks[v].low) || pastWords[p.toks[v].low] || barePasts[p.toks[v].low]) && s.says(u.unit, []unit{o}) == alike {
				return s.agentBefore(k, v)
			}
		}
	}
	return "", false
}

// agentBefore finds who does what a verb says: the name before it, or the writer where
// nobody else stands there.
func (s *scene) agentBefore(k *stretch, verb int) (string, bool) {
	p := s.read[k.msg]
	for i := k.at.from; i < verb; i++ {
		if who, ok := s.people.personAt(p, i, false); ok {
			return who.name, true
		}
	}
	for i := verb - 1; i >= k.at.from; i-- {
		switch l := p.toks[i].low; {
		case l == "i" || l == "we":
			return s.msgs[k.msg].Speaker, true
		case contentWord(l) || pronouns[l] || l == "is" || l == "are" || l == "was" || l == "were" || l == "be":
			return "", false
		}
	}
	return s.msgs[k.msg].Speaker, true
}

// inList finds what is counted in a sentence: "first the soup, then the fish".
func (s *scene) inList(c *claimed, n int) (finding, bool) {
	best, answer, msg := leastListed, "", -1
	for _, i := range s.likely(c) {
		for sent := range s.read[i].sents {
			list := counted(s.read[i], s.read[i].sents[sent])
			if len(list) < 2 || n > len(list) {
				continue
			}
			k := &stretch{msg: i, sent: sent, at: s.read[i].sents[sent]}
			if about := s.topical(c, k); about >= best {
				at := list[len(list)-1]
				if n > 0 {
					at = list[n-1]
				}
				best, answer, msg = about, s.read[i].quote(at), i
			}
		}
	}
	return finding{answer: answer, cites: []int{msg}, confidence: int(100 * min(.85, best)), reason: "The order in which one sentence tells of them."}, msg >= 0
}

const leastListed = .5

// counted takes a sentence apart that counts what came one after another.
func counted(p *parsed, sent span) []span {
	var out []span
	marks := 0
	for from := sent.from; from < sent.to; {
		to := from + 1
		for to < sent.to && p.toks[to].low != "," && p.toks[to].low != ";" && p.toks[to].low != "then" {
			to++
		}
		a, b := from, to
		for a < b && (p.toks[a].kind == punct || listLeads[p.toks[a].low]) {
			if listLeads[p.toks[a].low] && p.toks[a].low != "and" && p.toks[a].low != "at" && p.toks[a].low != "the" {
				marks++
			}
			a++
		}
		for b > a && (p.toks[b-1].kind == punct || p.toks[b-1].low == "first") {
			marks += count(p.toks[b-1].low == "first")
			b--
		}
		for i := a; i < b; i++ {
			if p.toks[i].low == ":" {
				a = i + 1
			}
			if p.toks[i].low == "if" {
				b = i
			}
		}
		if a < b {
			out = append(out, span{a, b})
		}
		from = to
	}
	if marks == 0 || len(out) < 2 {
		return nil
	}
	return out
}

// listLeads stand before what comes next.
var listLeads = words("and first then next finally lastly afterwards")
