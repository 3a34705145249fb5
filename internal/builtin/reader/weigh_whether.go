package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// Whether something is so or has happened. Yes needs a part that tells it, no one
// that denies it; what is planned, asked or guessed is neither. Where the parts
// say both, the later one holds.

var (
	yesReplies = words("yes yep yeah yup correct exactly indeed right affirmative true")
	noReplies  = words("no nope nah not negative never nearly almost soon")
)

// The least that must be held of a claim, and the confidence that goes with it.
const (
	leastYes       = .8
	leastYesNear   = .5
	leastNo        = .72
	leastNoNear    = .34
	leastNoLacking = .6
	leastAsked     = .6
)

// verdictOn is what a part says to a claim.
type verdictOn struct {
	yes      bool
	strength float64
	msg      int
	cites    []int
}

// weighWhether answers such a question from the parts.
func (t *talk) weighWhether(text, asker string, on corpus.Date, dated bool) (finding, bool) {
	w, ok := t.readWhether(text, asker, on, dated)
	if !ok {
		return finding{}, false
	}
	s := t.scene()
	var yes, no verdictOn
	for _, i := range s.likely(w.claimed) {
		for k := range s.partsOf(i) {
			v, ok := s.sayTo(&w, &s.partsOf(i)[k])
			if !ok {
				continue
			}
			side := &no
			if v.yes {
				side = &yes
			}
			if v.strength >= side.strength-.05 {
				*side = v
			}
		}
		if v, ok := s.replied(&w, i); ok {
			if v.yes {
				yes = v
			} else {
				no = v
			}
		}
	}
	if v, ok := s.helped(&w); ok && yes.strength == 0 && no.strength == 0 {
		if v.yes {
			yes = v
		} else {
			no = v
		}
	}
	return settleWhether(yes, no)
}

func settleWhether(yes, no verdictOn) (finding, bool) {
	best, word := yes, "Yes."
	switch {
	case yes.strength == 0 && no.strength == 0:
		return finding{}, false
	case yes.strength > 0 && no.strength > 0 && yes.msg == no.msg:
		if d := yes.strength - no.strength; d < .15 && d > -.15 {
			return finding{}, false
		} else if d < 0 {
			best, word = no, "No."
		}
	case no.strength > 0 && (yes.strength == 0 || no.msg > yes.msg):
		best, word = no, "No."
	}
	return finding{answer: word, cites: best.cites, confidence: int(100 * min(best.strength, .9)), reason: "The messages say so of what is asked."}, true
}

// sayTo is what one part says to the claim.
func (s *scene) sayTo(w *whether, k *stretch) (verdictOn, bool) {
	h := s.holds(w.claimed, k)
	if k.mood == asked {
		return verdictOn{}, false
	}
	fit := s.datesFit(w.claimed, k)
	if v, ok := s.stands(w, h, k, fit); ok {
		return v, true
	}
	if s.tooLate(w, h, k) || s.noneOf(w, h, k) || s.offThat(w, k, fit) || fit >= 0 && (s.calledOff(w, h, k) || s.themselves(w, h, k) || s.onlyPart(w, h, k) || s.otherwise(w, h, k)) {
		return verdictOn{strength: max(.7, h.share), msg: k.msg, cites: []int{k.msg}}, true
	}
	if fit < 0 || s.ofAnother(w, h, k) {
		return verdictOn{}, false
	}
	v := verdictOn{strength: h.share, msg: k.msg, cites: []int{k.msg}}
	if h.flips > 0 && h.flipped != w.verb && (w.verb >= 0 || h.flipped != len(w.units)-1) {
		return v, false // the west gate is not the east gate
	}
	if h.flips > 0 && h.flipped == w.verb && !linking[w.opener] {
		return v, false // who has bought a piano may have sold one
	}
	if !k.against() && h.flips > 0 && (k.mood != asserted || h.near < leastAsked || !s.valuesFit(w.claimed, k)) {
		return v, false // "the plan starts" is no answer to "did it finish?"
	}
	if denied := k.against() != (h.flips%2 == 1); denied {
		return v, s.denies(w, k, h, fit, &v)
	}
	v.yes = (k.mood == asserted || k.mood == planned && futureOpeners[w.opener]) && !(k.ahead && !futureOpeners[w.opener] && w.opener != "is" && w.opener != "are") && (h.heavy > 1 || w.verb >= 0) && !s.lacksDetail(w, h) && h.share >= leastYes && h.near >= leastYesNear && h.lacks == 0 && s.valuesFit(w.claimed, k) &&
		(w.verb < 0 && h.near >= .6 || w.verb >= 0 && h.at[w.verb] >= inSent)
	return v, v.yes
}

// ofAnother says that a part is about somebody else than the claim: its writer
// speaks of themselves, or the one who is asked about is long out of the talk.
func (s *scene) ofAnother(w *whether, h hold, k *stretch) bool {
	p := s.read[k.msg]
	for i, u := range w.units {
		if u.person == "" || h.at[i] >= inMessage {
			continue
		}
		if h.at[i] <= inTalk {
			return true
		}
		for _, t := range p.toks[p.sents[k.sent].from:p.sents[k.sent].to] {
			if t.low == "i" || t.low == "my" || t.low == "me" {
				return true
			}
		}
	}
	return false
}

// lacksDetail says that something by which the claim tells which thing it means
// is not told: "the monitor that flickers".
func (s *scene) lacksDetail(w *whether, h hold) bool {
	for i, u := range w.units {
		if h.at[i] < inMessage && w.naming(u) {
			return true
		}
		if h.at[i] < inMessage && (h.at[i] == 0 || w.timed) && u.person == "" && (u.stem == "" || !timeStems[u.stem]) && u.weight < 1 && !slightStems[u.stem] {
			return true
		}
	}
	return false
}

// naming says that a unit is a name of its own: "the B1 exam".
func (w *whether) naming(u claimedUnit) bool {
	t := w.read.toks[u.at.from]
	return u.person == "" && t.capital && u.at.from > 1
}

// denies says that a part that denies something denies the claim.
func (s *scene) denies(w *whether, k *stretch, h hold, fit int, v *verdictOn) bool {
	if k.failed && fit > 0 && len(w.units) > 0 && w.units[0].person == s.msgs[k.msg].Speaker && h.share >= .4 && h.lacks <= 1 {
		v.strength = .7 // "did not manage", by the one who was to
		return true
	}
	if h.near == 0 {
		return false
	}
	for i, u := range w.units {
		if u.weight == 1 && k.lacks(u.unit) && h.at[i] == inStretch && h.lacks <= 1 && (fit > 0 || h.lacks == 0 || len(w.dates) == 0) {
			v.strength = max(h.share, .75)
			return h.share >= .45
		}
	}
	if w.verb >= 0 && h.at[w.verb] < inSent || w.verb < 0 && h.heavy < 2 {
		return false
	}
	if h.lacks == 1 && h.heavy >= 3 {
		return h.share >= leastNoLacking && (h.near >= leastYesNear || k.denied && (fit > 0 || w.verb >= 0 && h.at[w.verb] == inStretch) && h.near >= .2)
	}
	return h.lacks == 0 && h.share >= leastNo && (h.near >= leastNoNear || w.verb >= 0 && h.at[w.verb] == inStretch)
}

// valuesFit says that a message has all values of a claim, or that the claim has none.
func (s *scene) valuesFit(c *claimed, k *stretch) bool {
	for _, v := range c.values {
		found := false
		for _, o := range s.read[k.msg].vals {
			found = found || sharesReading(v, o)
		}
		if !found {
			return false
		}
	}
	return true
}

// replied reads a message that asks what the claim says and the reply to it.
func (s *scene) replied(w *whether, i int) (verdictOn, bool) {
	if !s.read[i].lastAsks() {
		return verdictOn{}, false
	}
	for j := i + 1; j < len(s.msgs) && j <= i+answerReach; j++ {
		if s.prev[j] != i || s.msgs[j].Speaker == s.msgs[i].Speaker || len(s.read[j].toks) == 0 {
			continue
		}
		best, first := s.asks(w, i, s.msgs[j].Speaker), s.read[j].toks[0].low
		v := verdictOn{yes: yesReplies[first], strength: best, msg: j, cites: []int{i, j}}
		no := noReplies[first] || s.partsOf(j)[0].undone && changeOpeners[w.opener] // "I was going to, but"
		return v, best >= leastReplied && (v.yes || no)
	}
	return verdictOn{}, false
}

// leastReplied is how much of what is asked a question has to have whose answer is taken.
const leastReplied = .75

// asks is how much of a claim the questions of a message have that somebody answers, who
// is meant by "you".
func (s *scene) asks(w *whether, i int, answerer string) float64 {
	best := 0.0
	for k := range s.partsOf(i) {
		c := &s.partsOf(i)[k]
		if c.mood != asked || c.denied || !s.valuesFit(w.claimed, c) || s.datesFit(w.claimed, c) < 0 {
			continue
		}
		h, all, held, near := s.holds(w.claimed, c), 0.0, 0.0, 0.0
		you := slices.ContainsFunc(s.read[i].toks[c.at.from:c.at.to], func(t token) bool { return t.low == "you" || t.low == "u" })
		for n, u := range w.units {
			level := h.at[n]
			if u.person == answerer && you {
				level = inSent
			}
			if w.asked(u) {
				continue
			}
			all += u.weight
			held += u.weight * level
			near += u.weight * float64(count(level >= inSent || level == inBefore && hasPronoun(s.read[i], c.at)))
		}
		if all > 0 && near/all >= leastAsked && h.lacks == 0 {
			best = max(best, held/all)
		}
	}
	return best
}

// asked says that a unit only tells that leave is asked for: "was she allowed to".
func (w *whether) asked(u claimedUnit) bool { return leaveStems[u.stem] }

var leaveStems = stems("allow permit permission leave let")

// hasPronoun says that a stretch speaks of something that was named before.
func hasPronoun(p *parsed, at span) bool {
	return slices.ContainsFunc(p.toks[at.from:at.to], func(t token) bool { return t.low == "it" || t.low == "them" || t.low == "that" || t.low == "this" })
}
