package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// Two values for one thing, told by two people or two sources in much the same
// words, which no time, place, condition or correction separates. The answer is
// that they disagree.

const (
	leastSharedQuestion = .6 // of the question, by each of the two
	leastSharedHalf     = .5 // one of two words
	leastSharedWords    = .5
	conflictWithin      = 14 * 24 * 60 // minutes: what is told later may have changed since
	concessionReach     = 3
)

// toldValue is a value that a part asserts.
type toldValue struct {
	v     value
	kind  corpus.Value
	part  *stretch
	share float64
}

var (
	// concessions take back one of two values, or say how both are right.
	concessions = words("sorry mistake mistaken typo misread miscounted wrong mixed confused correction corrected correct stand both actually oops meant means scrap ignore settled update recount outdated superseded stale")
	// renewals separate two values by time.
	renewals = words("now new changed moved raised lowered instead anymore longer was were used originally first before previously then earlier again meanwhile became")
	// oneOfSeveral ask for one of the values that a thing had.
	oneOfSeveral = words("before after first last latest final finally original originally initially now currently still end until previous new newest correct corrected correction really remaining left according")
	// giverVerbs lead from a source to what it says.
	giverVerbs = words("says say said shows has gives states reads claims")
)

// torn finds the two values between which a question is torn.
func (t *talk) torn(text string, on corpus.Date, dated bool) (finding, bool) {
	read := parse(text, on)
	question := t.claim(read, span{0, len(read.toks)}, dated)
	question.frame = true
	question.units = slices.DeleteFunc(question.units, func(u claimedUnit) bool {
		return u.stem != "" && (kindNouns[u.stem] != nil || timeStems[u.stem] || degrees[u.stem])
	})
	if !question.heavy() {
		return finding{}, false
	}
	s := t.scene()
	kinds, noun := wanted(read)
	if kinds == nil || slices.ContainsFunc(read.toks, func(t token) bool { return oneOfSeveral[t.low] }) {
		return finding{}, false
	}
	told := s.toldValues(question, read, kinds, noun)
	for i, a := range told {
		for _, b := range told[i+1:] {
			if s.clash(a, b, question) {
				return s.bothSides(a, b), true
			}
		}
	}
	return finding{}, false
}

// toldValues collects the values that may answer.
func (s *scene) toldValues(question *claimed, read *parsed, kinds []corpus.Kind, noun string) []toldValue {
	var out []toldValue
	for _, i := range s.likely(question) {
		for j := range s.partsOf(i) {
			k := &s.partsOf(i)[j]
			if k.mood != asserted || k.undone {
				continue
			}
			h := s.holds(question, k)
			share := s.heldNear(question, h)
			if share < leastSharedQuestion && (share < leastSharedHalf || question.words() > 2) || s.datesFit(question, k) < 0 {
				continue
			}
			for _, v := range s.read[i].vals {
				if !k.at.has(v.from) || weighs(s.read[i], s.read[i].sents[k.sent], v.span) || slices.ContainsFunc(read.vals, func(o value) bool { return sharesReading(v, o) }) {
					continue
				}
				kind, ok := v.as(kinds)
				if kind, ok = asPrecise(kind, read, ok); ok && (noun == "" || besides(s.read[i], v.to) == noun || v.from > 0 && besides(s.read[i], v.from-1) == noun) {
					out = append(out, toldValue{v, kind, k, share})
				}
			}
		}
	}
	return out
}

// words counts the units of a claim that name nobody.
func (c *claimed) words() int {
	n := 0
	for _, u := range c.units {
		n += count(u.person == "")
	}
	return n
}

// heldNear is the share of a question's words that a sentence itself has.
func (s *scene) heldNear(question *claimed, h hold) float64 {
	all, near := 0.0, 0.0
	for i, u := range question.units {
		if u.person != "" {
			continue
		}
		all += u.weight
		if h.at[i] >= inSent {
			near += u.weight
		}
	}
	if all == 0 {
		return 0
	}
	return near / all
}

// asPrecise is a date as far as a question asks for it: its year or its month.
func asPrecise(v corpus.Value, read *parsed, ok bool) (corpus.Value, bool) {
	if !ok || v.Kind != corpus.KindDate {
		return v, ok
	}
	day := v.Date.Time()
	switch {
	case hasLow(read, "year"):
		v.Date, v.Precision = corpus.NewDate(day.Year(), 1, 1), corpus.Year
	case hasLow(read, "month"):
		v.Date, v.Precision = corpus.NewDate(2000, day.Month(), 1), corpus.Month // of whatever year
	}
	return v, true
}

// wanted are the kinds of value that a question asks for, and the noun that is
// numbered ("which pull", "how many votes"); nil where it asks for no such thing.
func wanted(read *parsed) (kinds []corpus.Kind, noun string) {
	for i, t := range read.toks {
		next := ""
		if i+1 < len(read.toks) {
			next = read.toks[i+1].low
		}
		switch {
		case t.low == "when":
			return slices.Concat(dateKinds, timeKinds), ""
		case t.low == "how" && next == "many" && i+2 < len(read.toks):
			return countKinds, read.toks[i+2].stem
		case t.low == "how" && next == "much":
			return slices.Concat(amountKinds, countKinds), ""
		case t.low == "how" && next == "old", t.low == "how" && next == "long":
			return slices.Concat(durationKinds, countKinds), ""
		case t.low == "how" && degrees[next]:
			return slices.Concat(amountKinds, countKinds), ""
		case t.low == "which" || t.low == "what":
			return wantedNoun(read, i+1)
		}
	}
	return nil, ""
}

// wantedNoun reads what is behind "which" or "what": a noun, or a verb and the noun
// phrase whose value is asked for.
func wantedNoun(read *parsed, i int) ([]corpus.Kind, string) {
	if i >= len(read.toks) {
		return nil, ""
	}
	switch t := read.toks[i]; {
	case t.low == "year" || t.low == "month" || t.low == "day" || t.low == "date" || t.low == "weekday":
		return dateKinds, ""
	case t.low == "time":
		return timeKinds, ""
	case (t.low == "is" || t.low == "was" || t.low == "are" || t.low == "were") && i+1 < len(read.toks) && (determiners[read.toks[i+1].low] || read.toks[i+1].capital):
		return slices.Concat(amountKinds, countKinds, timeKinds), ""
	case auxiliaries[t.low] || t.kind == punct || i+1 >= len(read.toks) || !auxiliaries[read.toks[i+1].low]:
		return nil, ""
	default:
		return slices.Concat(countKinds, amountKinds), t.stem
	}
}

// clash says that two values cannot both hold for what is asked.
func (s *scene) clash(a, b toldValue, question *claimed) bool {
	i, j := a.part.msg, b.part.msg
	p, r := s.read[i], s.read[j]
	switch {
	case a.kind.Kind != b.kind.Kind || a.kind.Equal(b.kind):
		return false
	case a.kind.Kind == corpus.KindDate && (a.kind.Precision != b.kind.Precision):
		return false
	case i == j || s.msgs[i].Speaker == s.msgs[j].Speaker && !giverIn(p, a.part.at) && !giverIn(r, b.part.at):
		return false
	case s.msgs[i].Group != s.msgs[j].Group || s.msgs[j].At-s.msgs[i].At > conflictWithin:
		return false
	case a.kind.Kind == corpus.KindCount && !sameCounted(p, r, a.v, b.v):
		return false
	}
	return s.alikeWords(a, b) && !s.otherThings(a, b, question) && !s.separated(a, b) && !s.conceded(j)
}

// giverIn says that a part gives a source for what it tells.
func giverIn(p *parsed, at span) bool {
	return slices.ContainsFunc(p.toks[at.from:at.to], func(t token) bool { return giverVerbs[t.low] })
}

// sameCounted says that two bare numbers stand by the same noun, or by none.
func sameCounted(p, r *parsed, a, b value) bool {
	return besides(p, a.to) == besides(r, b.to) || a.from > 0 && b.from > 0 && besides(p, a.from-1) == besides(r, b.from-1) && besides(p, a.from-1) != ""
}

func besides(p *parsed, i int) string {
	if i >= 0 && i < len(p.toks) && p.toks[i].kind == word && contentWord(p.toks[i].low) {
		return p.toks[i].stem
	}
	return ""
}

// alikeWords says that both parts say much the same.
func (s *scene) alikeWords(a, b toldValue) bool {
	shared, n := 0.0, 0.0
	for _, u := range a.part.units {
		if inValues(s.read[a.part.msg], u.at.from) {
			continue
		}
		n += u.weight
		if _, how := counterpart(u, b.part.units); how == alike {
			shared += u.weight
		} else if how == opposite {
			return false
		}
	}
	m := 0.0
	for _, u := range b.part.units {
		if !inValues(s.read[b.part.msg], u.at.from) {
			m += u.weight
		}
	}
	return shared >= 1 && min(n, m) > 0 && shared/min(n, m) >= leastSharedWords
}

// otherThings says that the two speak of different things of a kind for which the
// question asks: of the newspaper catalogue and of the map room catalogue.
func (s *scene) otherThings(a, b toldValue, question *claimed) bool {
	for _, u := range question.units {
		in, also := s.unitsBeside(a.part), s.unitsBeside(b.part)
		i, how := counterpart(u.unit, in)
		j, same := counterpart(u.unit, also)
		if how != alike || same != alike {
			continue
		}
		x, y := besides(s.read[a.part.msg], in[i].at.from-1), besides(s.read[b.part.msg], also[j].at.from-1)
		asked := func(w string) bool {
			return slices.ContainsFunc(question.units, func(u claimedUnit) bool { return u.stem == w })
		}
		if x != "" && y != "" && x != y && !asked(x) && !asked(y) {
			return true
		}
	}
	return false
}

// unitsBeside are the units of a part's sentence.
func (s *scene) unitsBeside(k *stretch) []unit {
	var out []unit
	for _, o := range s.partsOf(k.msg) {
		if o.sent == k.sent {
			out = append(out, o.units...)
		}
	}
	return out
}

// separated says that one of two parts takes its value for another time or case.
func (s *scene) separated(a, b toldValue) bool {
	for _, x := range [2]toldValue{a, b} {
		p := s.read[x.part.msg]
		if x.part.denied && deniedValue(p, x.v.from) {
			return true
		}
		sent := p.sents[x.part.sent]
		for i := x.part.at.from; i < x.part.at.to; i++ {
			l := p.toks[i].low
			if l == "was" || l == "were" || l == "then" || l == "first" {
				continue // "the bang was at eleven"
			}
			if renewals[l] || concessions[l] && l != "meant" && l != "means" {
				return true
			}
		}
		for i := sent.from; i < sent.to; i++ {
			if l := p.toks[i].low; l == "correction" || l == "if" || l == "unless" || l == "sorry" || l == "not" && x.part.at.has(i) {
				return true
			}
		}
	}
	return false
}

// conceded says that somebody gives in afterwards, or says how both are right.
func (s *scene) conceded(j int) bool {
	for i, n := j+1, 0; i < len(s.msgs) && n < concessionReach; i++ {
		if s.msgs[i].Group != s.msgs[j].Group {
			continue
		}
		n++
		for k, t := range s.read[i].toks {
			if concessions[t.low] || t.low == "right" && k+2 < len(s.read[i].toks) || t.low == "does" && k == 0 {
				return true
			}
		}
	}
	return false
}

// bothSides is the finding that two disagree.
func (s *scene) bothSides(a, b toldValue) finding {
	f := finding{cites: []int{a.part.msg, b.part.msg}, reason: "Two messages state different values, and nothing separates them."}
	f.conflict = "They disagree: " + s.msgs[a.part.msg].Speaker + " says " + a.v.surface + ", " + s.msgs[b.part.msg].Speaker + " says " + b.v.surface + "."
	return f
}
