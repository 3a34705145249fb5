package reader

import (
	"slices"
	"strings"
)

// Two steps: "under which link is the version that Helena approved?" One message says that
// v3 is approved, another one gives the link of v3. What both name, and the question does
// not, carries what the first one has of the question to the second.

const (
	hopFrom  = 4    // sentences that may lead on
	hopReach = 24   // messages to either side in which the other one is looked for
	byHop    = 0.75 // what a word of the question counts that only the first has
)

// hops are the sentences that name what one of the best sentences names, with what that
// one has of the question.
func (t *talk) hops(f *openFrame, best []telling) []telling {
	var out []telling
	for _, a := range firstFew(best, hopFrom) {
		if a.direct < openDirect || f.lacks(a) {
			continue
		}
		for _, i := range t.handles(f, a) {
			out = t.hopped(f, a, t.read[a.msg].toks[i].stem, out)
		}
		out = t.updates(f, a, out)
	}
	return out
}

// handles are the tokens of a sentence by which another one can take up what it is about:
// names and codes that the question does not have.
func (t *talk) handles(f *openFrame, a telling) []int {
	p := t.read[a.msg]
	var out []int
	for i := a.from; i < a.to; i++ {
		k := p.toks[i]
		code := k.kind == word && strings.ContainsAny(k.low, "0123456789") && !isDigit(k.low)
		name := k.kind == word && k.capital && i > a.from && len(k.low) > 2 && !functionWord(k.low) && monthNames[k.low] == 0 && !isWeekday(k.low)
		if (code || name) && !a.spotAt(i) && !slices.ContainsFunc(f.p.toks, func(q token) bool { return q.stem == k.stem }) {
			out = append(out, i)
		}
	}
	return out
}

func isWeekday(low string) bool {
	_, ok := weekdayNames[low]
	return ok
}

// hopped adds the sentences around one that have a token with it in common.
func (t *talk) hopped(f *openFrame, a telling, handle string, out []telling) []telling {
	for i := max(0, a.msg-hopReach); i < min(len(t.read), a.msg+hopReach); i++ {
		p := t.read[i]
		if i == a.msg || t.msgs[i].Group != t.msgs[a.msg].Group || !p.marks.may(handle) {
			continue
		}
		for s, sent := range p.sents {
			if p.asks[s] || !slices.ContainsFunc(p.toks[sent.from:sent.to], func(k token) bool { return k.stem == handle }) {
				continue
			}
			if c, ok := t.withWords(f, a, i, s, byHop); ok {
				out = append(out, c)
			}
		}
	}
	return out
}

// withWords reads a sentence with the words of the question that another one has.
func (t *talk) withWords(f *openFrame, a telling, i, s int, share float64) (telling, bool) {
	c := t.telling(f, f.hits, i, s)
	gained := false
	for _, k := range c.lost {
		if w := f.match.words[k]; !slices.Contains(a.lost, k) {
			c.cover += share * w.weight / f.match.total()
			gained = true
		}
	}
	if gained {
		c.lost = slices.DeleteFunc(c.lost, func(k int) bool { return !slices.Contains(a.lost, k) })
		c.rests = append(c.rests, a.msg)
		c.hop = true
	}
	return c, gained
}

// updateWords tell that something is otherwise than it was said to be.
var updateWords = words("actually correction instead moved changed change updated update now make rather scrap sorry wrong meant mistake no nope after final finally")

const (
	updateReach = 12  // messages behind
	byUpdate    = 0.6 // what a word counts that only the updated one has
)

// updates are the sentences behind one that put it right without saying again of what they
// speak: "no wait, make it 16".
func (t *talk) updates(f *openFrame, a telling, out []telling) []telling {
	for i := a.msg + 1; i < min(len(t.read), a.msg+updateReach); i++ {
		p := t.read[i]
		if t.msgs[i].Group != t.msgs[a.msg].Group {
			continue
		}
		for s, sent := range p.sents {
			if p.asks[s] || !slices.ContainsFunc(p.toks[sent.from:sent.to], func(k token) bool { return updateWords[k.low] }) {
				continue
			}
			if c, ok := t.withWords(f, a, i, s, byUpdate); ok {
				out = append(out, c)
			}
		}
	}
	return out
}

// total is the weight of all words of a question.
func (m *openMatch) total() float64 {
	sum := 0.0
	for _, w := range m.words {
		sum += w.weight
	}
	return sum
}
