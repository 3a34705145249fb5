package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// Near misses: what is said of something similar. "The label printer report is due" says
// nothing of the label printer, "the ledger split" is not the quote split, and "the depth
// of the printer" is not that of the tracker.

// aboutOther says that the words of the question stand in a sentence only as parts of
// other things.
func (f *openFrame) aboutOther(t *talk, c telling) bool {
	p := t.read[c.msg]
	at := map[int][]int{}
	for _, s := range c.spots {
		at[s.word] = append(at[s.word], s.at)
	}
	for k, w := range f.match.words {
		if w.name != "" || w.day != nil || w.number || w.proper || w.soft || w.stem == "" || len(at[k]) == 0 {
			continue
		}
		if !slices.ContainsFunc(at[k], func(x int) bool { return !f.modified(p, c, k, x) && !f.extended(p, c, k, x) }) {
			return true
		}
	}
	return f.ownedByOther(p, c)
}

// before is the word of the question that stands right before another, or -1.
func (f *openFrame) before(k int) int {
	return slices.IndexFunc(f.match.words, func(w openWord) bool { return w.at.to == f.match.words[k].at.from && w.name == "" && w.day == nil })
}

// behind is the word of the question that stands right behind another, or -1.
func (f *openFrame) behind(k int) int {
	return slices.IndexFunc(f.match.words, func(w openWord) bool { return w.at.from == f.match.words[k].at.to && w.name == "" && w.day == nil })
}

// modified says that a word has another noun before it than in the question.
func (f *openFrame) modified(p *parsed, c telling, k, x int) bool {
	if f.before(k) < 0 && f.behind(k) < 0 || x-1 < c.from {
		return false
	}
	if w := p.toks[x].low; pastForm(w) || pastWords[w] || p.toks[x-1].capital {
		return false // "counsel served the claim"
	}
	return f.strange(p, c, x-1) && !verbish[p.toks[x-1].stem] && p.seg[x-1] == p.seg[x]
}

// extended says that a word only begins the name of something else.
func (f *openFrame) extended(p *parsed, c telling, k, x int) bool {
	w := f.match.words[k]
	if x+1 >= c.to || p.seg[x+1] != p.seg[x] || !f.strange(p, c, x+1) || w.at.from > 0 && f.low(w.at.from-1) == "to" {
		return false
	}
	compound := f.before(k) >= 0 || f.behind(k) >= 0
	if pastForm(p.toks[x].low) || pastWords[p.toks[x].low] || verbish[p.toks[x].stem] && !compound {
		return false
	}
	n := p.toks[x+1]
	return (!verbish[n.stem] || containerNouns[n.stem]) && len(n.low) > 2 && n.low[len(n.low)-1] != 's' && !n.capital && (containerNouns[n.stem] || compound)
}

// strange says that a token is a noun that the question does not have.
func (f *openFrame) strange(p *parsed, c telling, i int) bool {
	t := p.toks[i]
	return t.kind == word && contentWord(t.low) && !plainModifiers[t.low] && !pastWords[t.low] && !pastForm(t.low) && !reachedWords[t.low] && !aheadHints[t.low] && !isDigit(t.low) &&
		!c.spotAt(i) && !slices.ContainsFunc(f.p.toks, func(q token) bool { return q.stem == t.stem })
}

// ownedByOther: "the queue depth of the printer", where the question has another thing
// behind its "of", which the sentence itself does not name.
func (f *openFrame) ownedByOther(p *parsed, c telling) bool {
	in := map[int]bool{}
	for _, s := range c.spots {
		in[s.word] = true
	}
	for k, w := range f.match.words {
		if w.at.to >= len(f.p.toks) || f.low(w.at.to) != "of" && f.low(w.at.to) != "for" || !in[k] || w.name != "" {
			continue
		}
		if slices.ContainsFunc(f.match.words, func(o openWord) bool { return o.at.from > w.at.to && o.at.from <= w.at.to+3 && in[f.index(o)] }) {
			continue
		}
		for _, s := range c.spots {
			if s.word != k || s.at+1 >= c.to || p.toks[s.at+1].low != "of" && p.toks[s.at+1].low != "for" {
				continue
			}
			i := s.at + 2
			for i < c.to && determiners[p.toks[i].low] {
				i++
			}
			if i < c.to && f.strange(p, c, i) {
				return true
			}
		}
	}
	return false
}

func (f *openFrame) index(o openWord) int {
	return slices.IndexFunc(f.match.words, func(w openWord) bool { return w.at == o.at && w.name == o.name })
}

// together says that what happened and to what stand in one stretch of a sentence: "I'm
// done for today, the split continues tomorrow" does not say that the split is done.
func (f *openFrame) together(p *parsed, c telling) bool {
	last := -1
	for k, w := range f.match.words {
		if w.name == "" && w.day == nil && (last < 0 || w.at.from > f.match.words[last].at.from) {
			last = k
		}
	}
	segs := map[int]bool{}
	others := false
	for _, s := range c.spots {
		if s.word == last && !p.toks[s.at].cited {
			segs[p.seg[s.at]] = true
		}
	}
	if len(segs) == 0 {
		return !slices.ContainsFunc(c.spots, func(s spot) bool { return s.word == last })
	}
	for _, s := range c.spots {
		if s.word == last || f.modified(p, c, s.word, s.at) || f.extended(p, c, s.word, s.at) || f.match.words[s.word].day != nil {
			continue
		}
		others = true
		if segs[p.seg[s.at]] {
			return true
		}
	}
	return !others
}

// namesIt says that some message names the subject of a question in full, by two words
// or more: then the plain reading knows what it is about.
func (t *talk) namesIt(q *query) bool {
	main, _ := q.mainChunk()
	if q.ruling != nil {
		main = q.ruling.subject
	}
	return len(main) > 1 && slices.ContainsFunc(t.read, func(p *parsed) bool { return len(findMentions(p, main, false)) > 0 })
}

var (
	pastAsked    = words("did since")
	settledAhead = words("promise promised plan planned announce announced agree agreed fix fixed set expect expected want wanted say said intend schedule scheduled book booked due choose chose propose proposed by for until")
)

// past says that a question asks for what has been, not for what was to be.
func (f *openFrame) past() bool {
	return f.kind == openDate && f.holds(pastAsked) && !f.holds(settledAhead)
}

// takenBack says that a later message denies the value that was found: "15, not 12".
func (t *talk) takenBack(f finding) bool {
	if f.answer == "" || len(f.cites) == 0 {
		return false
	}
	value := tokenise(f.answer)
	if len(value) == 0 || !isDigit(value[0].low) || f.typed.Kind == corpus.KindDate {
		return false
	}
	for i := slices.Max(f.cites) + 1; i < len(t.read) && i < slices.Max(f.cites)+12; i++ {
		toks := t.read[i].toks
		for k := 1; k < len(toks); k++ {
			if toks[k].low == value[0].low && toks[k-1].low == "not" {
				return true
			}
		}
	}
	return false
}
