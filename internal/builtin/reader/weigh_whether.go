package reader

import (
	"strings"

	"memloom/internal/corpus"
)

// Whether something is so or has happened. Yes needs a part that tells it, no one
// that denies it; what is planned, asked or guessed is neither. Where the parts
// say both, the later one holds.

var (
	whetherOpeners = words("did has have had is are was were does do can could will would should am")
	// futureOpeners ask for what is planned as well.
	futureOpeners = words("will would should")
	// whetherFrame only lead to what is asked.
	whetherFrame = stems("fact end really truly actually ever yet already still now anything something")
	timeClauses  = words("when before after while until since")
	yesReplies   = words("yes yep yeah yup correct exactly indeed right affirmative true")
	noReplies    = words("no nope nah not negative never nearly almost soon")
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

// whether is a question for yes or no as a claim.
type whether struct {
	*claimed
	opener string
	verb   int  // unit that is what happened, or -1
	timed  bool // with a clause that tells when
}

// readWhether takes such a question apart.
func (t *talk) readWhether(text, asker string, on corpus.Date, dated bool) (whether, bool) {
	p := parse(text, on)
	at := openerOf(p)
	if at < 0 {
		return whether{}, false
	}
	for i, tok := range p.toks {
		if tok.low == "or" && !(i+2 >= len(p.toks)-1 && p.toks[i+1].low == "not") {
			return whether{}, false // "did she take the bus or the train?"
		}
	}
	w := whether{opener: p.toks[at].low, verb: -1}
	w.claimed = t.claim(p, span{at + 1, len(p.toks)}, dated)
	if at > 0 { // "by 5 May, had they …?"
		w.dates = t.claim(p, span{0, len(p.toks)}, dated).dates
	}
	kept := w.units[:0]
	for _, u := range w.units {
		if u.stem == "" || !whetherFrame[u.stem] {
			kept = append(kept, u)
		}
	}
	w.units = kept
	if l := p.toks[at+1].low; (l == "i" || l == "my") && asker != "" {
		w.units = append([]claimedUnit{{unit{span{at + 1, at + 2}, "", nil, nameWeight}, asker}}, w.units...)
	}
	w.findVerb()
	for _, tok := range p.toks[at+1:] {
		w.timed = w.timed || timeClauses[tok.low]
	}
	return w, len(w.units) > 1
}

// openerOf is where a question for yes or no begins: at its first word, behind what leads
// to it, or behind "is it true that"; -1 where it is none.
func openerOf(p *parsed) int {
	if len(p.toks) < 3 || len(p.sents) != 1 || !p.asks[0] {
		return -1
	}
	if whetherOpeners[p.toks[0].low] {
		return 0
	}
	for i := 1; i+2 < len(p.toks) && i < 8; i++ {
		if whWords[p.toks[i-1].low] {
			return -1
		}
		if (p.toks[i-1].low == "," || i == 1 && connectives[p.toks[0].low]) && whetherOpeners[p.toks[i].low] {
			return i
		}
	}
	return -1
}

// findVerb finds what is said to have happened: the word behind a name, or the
// first participle.
func (w *whether) findVerb() {
	for i, u := range w.units {
		if u.person != "" {
			if i == 0 && len(w.units) > 1 && w.units[1].at.from <= u.at.to+1 && w.units[1].weight == 1 {
				w.verb = 1
				return
			}
			continue
		}
		low := w.read.toks[u.at.from].low
		if w.opener != "did" && w.opener != "does" && w.opener != "do" && participle(low) && i > 0 && u.weight == 1 {
			w.verb = i
			return
		}
	}
	if n := len(w.units); n == 2 && w.verb < 0 {
		w.verb = 1
	}
}

// participle says that a word looks like the third form of a verb.
func participle(low string) bool {
	return len(low) > 4 && (strings.HasSuffix(low, "ed") || strings.HasSuffix(low, "en") || strings.HasSuffix(low, "wn")) || irregular[low] != "" && irregular[low] != low && !strings.HasSuffix(low, "s") && !strings.HasSuffix(low, "ing")
}

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
	if s.tooLate(w, h, k) || fit >= 0 && (s.calledOff(w, h, k) || s.onlyPart(w, h, k) || s.otherwise(w, h, k)) {
		return verdictOn{strength: .7, msg: k.msg, cites: []int{k.msg}}, true
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
	p := s.read[i]
	if !p.lastAsks() {
		return verdictOn{}, false
	}
	best := 0.0
	for k := range s.partsOf(i) {
		if c := &s.partsOf(i)[k]; c.mood == asked && s.valuesFit(w.claimed, c) && s.datesFit(w.claimed, c) >= 0 {
			if h := s.holds(w.claimed, c); h.near >= leastAsked && h.lacks == 0 && !c.denied {
				best = max(best, h.share)
			}
		}
	}
	if best < leastYes {
		return verdictOn{}, false
	}
	for j := i + 1; j < len(s.msgs) && j <= i+answerReach; j++ {
		if s.prev[j] != i || s.msgs[j].Speaker == s.msgs[i].Speaker || len(s.read[j].toks) == 0 {
			continue
		}
		first := s.read[j].toks[0].low
		v := verdictOn{yes: yesReplies[first], strength: best, msg: j, cites: []int{i, j}}
		return v, v.yes || noReplies[first]
	}
	return verdictOn{}, false
}
