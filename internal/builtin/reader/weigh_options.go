package reader

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// Options weighed against the messages: each is a claim of one or several parts,
// put into the question. It has what a message and those beside it give its parts,
// less what it says beyond that. One is chosen only with a clear lead.

// backing is what the messages give an option.
type backing struct {
	option int
	score  float64
	whole  bool // nothing in it is without support
	msgs   []int
}

// How much of an option must be held, and by how much more than of any other.
const (
	leastBacking     = .48
	leastBackingLead = .15
	leastWholeLead   = .1
	leastMeeting     = .3
	leastMeetingWhy  = .6 // a reason stands by what it is the reason of
	valueWeight      = 1.5
)

// backed chooses the option that the messages back.
func (t *talk) backed(in prompts.SolveIn, on corpus.Date) (prompts.SolveOut, bool) {
	list := t.backings(in, on)
	if len(list) < 2 || slices.ContainsFunc(tokenise(in.Question), func(t token) bool { return suitWords[t.stem] }) {
		return prompts.SolveOut{}, false
	}
	first, lead := list[0], list[0].score-list[1].score
	if !first.whole || first.score < leastBacking || lead < leastWholeLead || lead < leastBackingLead && list[1].whole {
		return prompts.SolveOut{}, false
	}
	best := in.Options[first.option]
	out := prompts.SolveOut{Outcome: prompts.Answered, Letter: best.Letter, Answer: best.Text, Citations: []string{},
		Confidence: int(100 * min(.95, .45+.3*first.score+.4*lead)), Reasoning: "The messages back this option, and no other as well."}
	for _, i := range first.msgs {
		out.Citations = append(out.Citations, t.msgs[i].ID)
	}
	return out, true
}

// backings weighs all options, the best first.
func (t *talk) backings(in prompts.SolveIn, on corpus.Date) []backing {
	s, dated := t.scene(), in.AskedAt != 0
	read := parse(in.Question, on)
	question := t.claim(read, span{0, len(read.toks)}, dated)
	question.units = slices.DeleteFunc(question.units, func(u claimedUnit) bool { return optionFrames[u.stem] })
	question.frame = true
	question.open, question.advice = asksPlans(read), slices.ContainsFunc(read.toks, func(t token) bool { return adviceFrames[t.stem] })
	options := t.optionClaims(in.Options, on, dated)
	list := make([]backing, len(options))
	for i, parts := range options {
		list[i] = s.back(parts, question)
		list[i].option = i
	}
	slices.SortStableFunc(list, func(a, b backing) int {
		switch {
		case a.score > b.score:
			return -1
		case a.score < b.score:
			return 1
		}
		return 0
	})
	return list
}

// back finds the message that, with the one before it and the reply, gives the
// parts of an option most.
func (s *scene) back(parts []*claimed, question *claimed) backing {
	best := backing{}
	if len(parts) == 0 {
		return best
	}
	all := &claimed{}
	for _, c := range parts {
		all.units = append(all.units, c.units...)
	}
	all.units = append(all.units, question.units...)
	given := make([]map[int]gift, len(parts))
	for n := range given {
		given[n] = map[int]gift{}
	}
	for _, i := range s.likely(all) {
		b := backing{whole: true}
		for n, c := range parts {
			g := s.bestGift(c, question, i, given[n])
			if p := s.prev[i]; p >= 0 {
				if before := s.bestGift(c, question, p, given[n]); before.score > g.score {
					g = before
				}
			}
			b.score += g.score / float64(len(parts))
			b.whole = b.whole && g.whole
			if g.score > 0 && !slices.Contains(b.msgs, g.msg) {
				b.msgs = append(b.msgs, g.msg)
			}
		}
		if b.score > best.score {
			best = b
		}
	}
	slices.Sort(best.msgs)
	if n := len(best.msgs); n > 0 && s.takenBack(parts, question, best.msgs[n-1]) {
		best.score, best.whole = best.score*.6, false
	}
	best.whole = best.whole && substantial(parts)
	return best
}

// substantial says that an option has enough that it could be recognised by: a
// sentence with one word of content, as "it was moved", has not.
func substantial(parts []*claimed) bool {
	n, sentence := 0, false
	for _, c := range parts {
		n += len(c.values) + len(c.dates)
		for _, u := range c.units {
			n += count(u.weight >= .5)
		}
		sentence = sentence || slices.ContainsFunc(c.read.toks, func(t token) bool {
			return t.low == "he" || t.low == "she" || t.low == "it" || t.low == "they" || t.low == "is" || t.low == "was" || t.low == "were" || t.low == "are"
		})
	}
	return n > 1 || n == 1 && !sentence
}

// gift is what a message gives a part of an option.
type gift struct {
	score float64
	whole bool
	msg   int
}

// bestGift finds what a message gives a part of an option, once.
func (s *scene) bestGift(c, question *claimed, i int, known map[int]gift) gift {
	best, ok := known[i]
	if ok {
		return best
	}
	best.msg = i
	for k := range s.partsOf(i) {
		if score, whole := s.give(c, question, &s.partsOf(i)[k]); score > best.score {
			best.score, best.whole = score, whole
		}
	}
	known[i] = best
	return best
}

// give is what a part of a message gives a part of an option.
func (s *scene) give(c, question *claimed, k *stretch) (score float64, whole bool) {
	h, all, held, near := s.holds(c, k), 0.0, 0.0, 0.0
	whole = true
	for i, u := range c.units {
		level := h.at[i]
		if u.weight == tellingWeight && level < inStretch || level <= inTalk {
			level = 0
		}
		if level == inBefore {
			level = .35
		}
		if level >= inSent {
			near += u.weight
		}
		all += u.weight
		held += u.weight * level
		whole = whole && (level >= inMessage || u.weight < .5)
	}
	for _, v := range c.values {
		level := s.holdsValue(v, k)
		all += valueWeight
		held += valueWeight * level
		near += level
		whole = whole && level > 0
	}
	if len(c.dates) > 0 {
		fit := max(0, float64(s.datesFit(c, k)))
		all += valueWeight
		held += valueWeight * fit
		whole = whole && fit > 0
	}
	if all == 0 || near == 0 {
		return 0, false
	}
	score, meant := s.asMeant(held/all*(.4+.6*s.topical(question, k)), c, question, k, h)
	return score, whole && meant
}

// asMeant lowers what a part gives where it is asked, planned or supposed, denies,
// or speaks of somebody else; then it backs nothing.
func (s *scene) asMeant(score float64, c, question *claimed, k *stretch, h hold) (float64, bool) {
	meant := s.meets(question, k, len(c.values)+len(c.dates) > 0 && !c.heavy())
	switch {
	case k.mood == asked:
		score, meant = score*.5, false
	case k.mood == planned && !question.open, k.mood == supposed && !question.advice:
		score, meant = score*.75, false
	case heShe(c.read, span{0, len(c.read.toks)})*heShe(s.read[k.msg], k.at) < 0:
		score, meant = score*.6, false
	}
	if (k.against() != deniesIn(c.read, span{0, len(c.read.toks)})) != (h.flips%2 == 1) {
		score, meant = score*.4, false
	}
	return score, meant
}

// heShe is the sex of those of whom a text speaks: 1, -1, or 0 where it does not tell.
func heShe(p *parsed, s span) int {
	he, she := false, false
	for _, t := range p.toks[s.from:s.to] {
		switch t.low {
		case "he", "him", "his", "himself":
			he = true
		case "she", "her", "hers", "herself":
			she = true
		}
	}
	return count(he) - count(she)
}

// heavy says that a claim has a word of content.
func (c *claimed) heavy() bool {
	return slices.ContainsFunc(c.units, func(u claimedUnit) bool { return u.weight >= .5 })
}

// meets says that a message itself speaks of enough of what a question asks about;
// beside a bare value a word of the question has to stand in the same sentence.
func (s *scene) meets(question *claimed, k *stretch, bare bool) bool {
	h, all, near, beside := s.holds(question, k), 0.0, 0.0, !question.heavy()
	if h.flips > 0 {
		return false // the west gate is not the east gate
	}
	for i, u := range question.units {
		all += u.weight
		if h.at[i] >= inMessage {
			near += u.weight
		}
		beside = beside || h.at[i] >= inSent && u.weight == 1
		if h.at[i] == 0 && u.at.from > 0 && u.person == "" && question.read.toks[u.at.from].capital {
			return false // a name that nothing there has
		}
	}
	least := leastMeeting
	if question.read.toks[0].low == "why" {
		least = leastMeetingWhy
	}
	return all == 0 || near/all >= least && (beside || !bare)
}

// takenBack says that a later message denies what an option rests on.
func (s *scene) takenBack(parts []*claimed, question *claimed, after int) bool {
	last := min(len(s.msgs), after+1+manyMessages)
	for i := after + 1; i < last; i++ {
		for j := range s.partsOf(i) {
			k := &s.partsOf(i)[j]
			if !k.against() || k.mood == asked {
				continue
			}
			for _, c := range parts {
				if h := s.holds(c, k); !deniesIn(c.read, span{0, len(c.read.toks)}) && h.near >= .3 && h.flips == 0 && s.topical(question, k) >= .3 {
					return true
				}
			}
		}
	}
	return false
}

// topical says how much of a question a part and what stands around it is about.
func (s *scene) topical(question *claimed, k *stretch) float64 {
	h := s.holds(question, k)
	all, held := 0.0, 0.0
	for i, u := range question.units {
		all += u.weight
		held += u.weight * h.at[i]
	}
	for _, v := range question.values {
		all++
		held += s.holdsValue(v, k)
	}
	if len(question.dates) > 0 {
		all++
		held += max(0, float64(s.datesFit(question, k)))
	}
	if all == 0 {
		return .5
	}
	return held / all
}

// holdsValue says how far a part holds a value: in its sentence, in its message.
func (s *scene) holdsValue(v value, k *stretch) float64 {
	p, best := s.read[k.msg], 0.0
	for _, o := range p.vals {
		if !sharesReading(v, o) {
			continue
		}
		switch {
		case k.at.has(o.from):
			return inStretch
		case p.sents[k.sent].has(o.from):
			best = max(best, inSent)
		default:
			best = max(best, inMessage)
		}
	}
	return best
}
