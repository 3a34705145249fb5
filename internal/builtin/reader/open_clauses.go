package reader

import (
	"cmp"
	"slices"
)

// telling is a sentence of a message that may answer a question, with how much of
// the question it covers by itself and with what it carries on.
type telling struct {
	msg, sent int
	span
	cover  float64 // share of the question, carried words for less
	direct float64 // share in the sentence itself
	left   float64 // share in cover that it leaves out or has by a pronoun
	spots  []spot  // where the question's words stand in the sentence
	lost   []int   // words of the question that stand nowhere
	rests  []int   // messages from which words are carried
	denied bool
	ahead  bool // not yet, or planned, proposed, wished, guessed
	wish   bool // planned, proposed, wished or guessed
	guess  bool // proposed, guessed, or on a condition
	asked  bool // a question
	hop    bool // has part of its cover from a sentence that names the same thing
}

// spot is a token that says a word of the question.
type spot struct {
	at     int
	word   int
	weight float64
}

// How much a word of the question counts by where it stands.
const (
	ofMessage  = 0.85 // in another sentence of the message
	inAsked    = 0.85 // in the question that the message answers
	inThread   = 0.4  // in a message shortly before
	inTopic    = 0.7  // in the message before, where both name one thing of the question
	bySpeaking = 0.9  // named by who speaks
	ofKind     = 0.6  // as a thing of the kind
	leftOut    = 0.4  // nowhere, but it only tells more of a word that the message has
)

// threadReach is how many messages back a topic is carried.
const threadReach = 3

// tellings reads the sentences that may answer a question, best first.
func (t *talk) tellings(f *openFrame) []telling {
	all := make([]openHits, len(t.msgs))
	for i := range t.msgs {
		all[i] = f.match.hits(t, i)
	}
	f.match.weigh(all)
	f.hits = all
	return t.sentences(f, all, false)
}

// sentences reads those that tell, or those that ask, best first.
func (t *talk) sentences(f *openFrame, all []openHits, asking bool) []telling {
	var out []telling
	for i, p := range t.read {
		if !t.touched(f, all, i) {
			continue
		}
		for s := range p.sents {
			if p.asks[s] != asking {
				continue
			}
			if c := t.telling(f, all, i, s); c.direct > 0 || c.cover > 0.25 {
				out = append(out, c)
			}
		}
	}
	slices.SortStableFunc(out, func(a, b telling) int { return cmp.Compare(b.cover, a.cover) })
	return out
}

// touched says that a message, or one that it may carry on from, has a word of the question.
func (t *talk) touched(f *openFrame, all []openHits, i int) bool {
	for j, n := i, 0; j >= 0 && n <= threadReach; j, n = t.prev[j], n+1 {
		for k, w := range f.match.words {
			if all[j].how[k] != unrelated || w.name != "" && w.name == t.msgs[j].Speaker {
				return true
			}
		}
	}
	return false
}

func (t *talk) telling(f *openFrame, all []openHits, i, s int) telling {
	p := t.read[i]
	c := telling{msg: i, sent: s, span: p.sents[s], asked: p.asks[s]}
	total := 0.0
	for k, w := range f.match.words {
		total += w.weight
		part, from := 0.0, -1
		for _, at := range all[i].at[k] {
			if at < 0 {
				part = max(part, ofMessage)
			}
			if c.has(at) && !likened(p, c, at) {
				part = 1
				c.spots = append(c.spots, spot{at, k, w.weight})
			}
		}
		switch {
		case part == 1 && all[i].how[k] == kindred:
			c.direct += ofKind * w.weight
		case part == 1:
			c.direct += w.weight
		}
		if part == 0 && len(all[i].at[k]) > 0 {
			part = ofMessage
			if s > 0 && c.linked(p) && slices.ContainsFunc(all[i].at[k], p.sents[s-1].has) {
				c.direct += 0.6 * w.weight // "The fourth is reserved. It's due on the 14th."
			}
		}
		if part < bySpeaking && w.name != "" && w.name == t.msgs[i].Speaker {
			part = bySpeaking
			c.direct += w.weight * bySpeaking
		}
		if part == 0 {
			part, from = t.carried(all, i, k, w)
			if part == inThread && from == t.prev[i] && shares(all, c, i, from) {
				part = inTopic // it goes on about the same thing
			}
			if part == inThread && (w.name != "" || w.proper || !w.number) && takesUp(p, c.span, w) {
				part = inTopic // "he's 13.6 now"
				c.left += (inTopic - inThread) * w.weight
			}
			if part == inAsked && s == 0 {
				c.direct += 0.5 * w.weight // "Nine." to "How many were left?"
			}
		}
		if part == 0 {
			c.lost = append(c.lost, k)
			if t.dropped(f, all[i], k) {
				part = leftOut
				c.left += part * w.weight
			}
		}
		if from >= 0 && !slices.Contains(c.rests, from) {
			c.rests = append(c.rests, from)
		}
		switch all[i].how[k] {
		case opposite:
			part *= 0.4
		case kindred:
			part *= ofKind
		}
		c.cover += part * w.weight
	}
	if total > 0 {
		c.cover /= total
		c.direct /= total
		c.left /= total
	}
	own := f.ownSegments(p, c)
	c.denied = deniesHere(p, c.span, own)
	c.ahead, c.wish = looksAhead(p, c.span, own)
	c.guess = guesses(p, c.span, own)
	return c
}

// dropped says that a word of the question only tells more of another one that a message
// has, as "phone" of "phone extension" and "lighthouse" of "keeper of the lighthouse": who
// talks of it leaves that out.
func (t *talk) dropped(f *openFrame, h openHits, k int) bool {
	w := f.match.words[k]
	if w.name != "" || w.day != nil || w.number || w.proper {
		return false
	}
	for j, o := range f.match.words {
		if len(h.at[j]) == 0 || o.name != "" || o.day != nil || h.how[j] != alike {
			continue
		}
		if w.at.to == o.at.from && !verbish[w.stem] {
			return true
		}
		if n := f.low(o.at.to); o.at.to < w.at.from && w.at.from <= o.at.to+3 && (n == "of" || n == "for") {
			return true
		}
	}
	return false
}

// likened says that a word only stands in a comparison: "unlike the old one, …".
func likened(p *parsed, c telling, at int) bool {
	for i := at - 1; i >= c.from && p.seg[i] == p.seg[at]; i-- {
		switch p.toks[i].low {
		case "unlike", "than", "like":
			return true
		case "with":
			return i > c.from && p.toks[i-1].low == "as"
		}
	}
	return false
}

// ownSegments are the stretches of a sentence in which the question's words stand; what
// is denied or planned elsewhere in it does not touch them.
func (f *openFrame) ownSegments(p *parsed, c telling) map[int]bool {
	own := map[int]bool{}
	for _, s := range c.spots {
		if w := f.match.words[s.word]; w.name == "" && w.day == nil {
			own[p.seg[s.at]] = true
		}
	}
	if len(own) == 0 {
		for i := c.from; i < c.to; i++ {
			own[p.seg[i]] = true
		}
	}
	return own
}

// carried says how much of a word a message carries on from those before it: from the
// question that it answers, from what its speaker said, from the thread.
func (t *talk) carried(all []openHits, i, k int, w openWord) (float64, int) {
	for j, n := t.prev[i], 0; j >= 0 && n < threadReach; j, n = t.prev[j], n+1 {
		if w.name != "" && w.name == t.msgs[j].Speaker && n == 0 && t.msgs[i].Speaker != w.name && addresses(t.read[i]) {
			return inAsked, j
		}
		if w.day != nil && !slices.ContainsFunc(all[j].at[k], func(at int) bool { return at >= 0 }) {
			continue // the day on which another message was written
		}
		if len(all[j].at[k]) == 0 || w.day != nil && t.msgs[i].Speaker != t.msgs[j].Speaker && n > 0 {
			continue
		}
		switch p := t.read[j]; {
		case n == 0 && slices.Contains(p.asks, true) && t.msgs[j].Speaker != t.msgs[i].Speaker:
			return inAsked, j
		case w.name == "" && !w.number:
			return inThread, j
		}
	}
	return 0, -1
}

// linked says that a sentence goes on about what the one before it named.
func (c telling) linked(p *parsed) bool {
	if c.to-c.from <= 6 {
		return true
	}
	switch p.toks[c.from].low {
	case "it", "they", "that", "this", "he", "she", "its", "theirs", "there":
		return true
	}
	return false
}

var (
	personPronouns = words("he she him her his they them")
	thingPronouns  = words("it its they them that this one ones these those")
)

// takesUp says that a sentence has a pronoun that may stand for a word of the question.
func takesUp(p *parsed, s span, w openWord) bool {
	for i := s.from; i < s.to; i++ {
		if l := p.toks[i].low; personPronouns[l] && (w.name != "" || w.proper) || thingPronouns[l] && w.name == "" && (i+1 == s.to || !contentWord(p.toks[i+1].low) || l == "it" || l == "they") {
			return true
		}
	}
	return false
}

// shares says that a sentence of message i and message j have a word of the question in common.
func shares(all []openHits, c telling, i, j int) bool {
	for k := range all[i].at {
		if len(all[j].at[k]) > 0 && slices.ContainsFunc(all[i].at[k], c.has) {
			return true
		}
	}
	return false
}

// addresses says that a message speaks to the one before.
func addresses(p *parsed) bool {
	return slices.ContainsFunc(p.toks, func(t token) bool { return t.low == "you" || t.low == "your" || t.low == "u" })
}
