package reader

import "slices"

// Weighing by parts: what a question or an option claims is laid beside the
// parts of the messages. A part says how it means what it says.

// mood is how a part means what it says.
type mood int

const (
	asserted mood = iota
	planned       // planned, promised or wished
	supposed      // supposed, proposed or under a condition
	asked
)

// stretch is a part of a message between commas, dashes and conjunctions.
type stretch struct {
	msg, sent int
	at        span
	units     []unit
	mood      mood
	denied    bool
	undone    bool // denied by what it says and not by a word that denies: "it fell through", "half done"
	ahead     bool // of a day to come
	lacking   span // what there is none of, or what was not reached: "no jab today", "we didn't get to the opening scene"
	failed    bool // nothing but that it did not work: "did not manage"
}

var (
	// bareDenials are words that deny as people type them.
	bareDenials = words("didnt dont doesnt isnt wasnt arent werent havent hasnt hadnt cant couldnt wont wouldnt shouldnt aint never nope nobody none nothing neither unable hardly barely without")
	// meaning words make a plan, a wish or a guess of what stands with them.
	meaningWords = words(`instance will 'll shall wo wont gonna should would could might may 'd hope hopes hoping hopefully plan plans planning planned intend intends want wants wanted wish wishes wished
		maybe perhaps probably possibly presumably suppose supposed supposedly guess suggest suggested propose proposed proposal promised promise promises
		tomorrow tmrw tmr soon if unless once whether try trying let lets please must need needs needed scheduled expected expecting due consider considering aim aiming`)
	// guessing words make of it less than a plan.
	guessingWords = words(`instance should would could might may 'd hope hoping hopefully wish wishes wished maybe perhaps probably possibly presumably suppose supposed supposedly guess suggest suggested propose
		proposed proposal if unless whether consider considering`)
	// meaningPairs do the same as two words.
	meaningPairs = byFirst([][]string{{"going", "to"}, {"about", "to"}, {"to", "be"}, {"ought", "to"}, {"have", "to"}, {"has", "to"}, {"had", "to"}, {"i", "think"}, {"rumour"}, {"can", "you"}, {"can", "we"}, {"asked", "to"}, {"can", "someone"}, {"can", "somebody"}})
	// undoings say that something has not come about, or not wholly.
	undoings    = stems("fail forget miss cancel postpone refuse decline skip almost nearly half partly partially incomplete unfinished lack")
	undoingRuns = byFirst([][]string{{"called", "off"}, {"put", "off"}, {"fell", "through"}, {"fallen", "through"}, {"fall", "through"}, {"falls", "through"}, {"not", "quite"}, {"ran", "out", "of"},
		{"too", "late"}, {"in", "vain"}, {"turned", "down"}, {"gave", "up"}, {"too", "ill", "to"}, {"waiting", "for"}, {"waiting", "on"}, {"asleep"}})
	// halves make a time or a measure of "half" before them.
	halves = words("past an a hour of price term board day the")
	// foiled plans are told with "but": "I was going to pay, but …".
	foiledRuns = byFirst([][]string{{"was", "going", "to"}, {"were", "going", "to"}, {"was", "gonna"}, {"wanted", "to"}, {"meant", "to"}, {"was", "supposed", "to"}, {"were", "supposed", "to"}, {"was", "to"}, {"would", "have"}, {"should", "have"}, {"tried", "to"}, {"had", "planned"}})
)

// partsOf takes a message apart.
func partsOf(p *parsed, msg int) []stretch {
	var out []stretch
	for s, sent := range p.sents {
		for from := sent.from; from < sent.to; {
			to := from + 1
			for to < sent.to && p.seg[to] == p.seg[from] {
				to++
			}
			c := stretch{msg: msg, sent: s, at: span{from, to}}
			c.units = unitsWithDone(p, c.at)
			if p.hasWord(c.at) {
				c.read(p, sent)
				c.lack(p)
				if n := len(out); n > 0 && out[n-1].sent == s && c.mood == asserted && continues(p, c.at) {
					c.mood = out[n-1].mood
				}
				out = append(out, c)
			}
			from = to
		}
	}
	return out
}

// unitsWithDone are the units of a stretch; "done" is one of them where nothing is
// done to something else: "the lock is half done".
func unitsWithDone(p *parsed, s span) []unit {
	out := unitsOf(p, s)
	for i := s.from; i < s.to; i++ {
		if p.toks[i].low == "done" && (i+1 == s.to || prepositions[p.toks[i+1].low] || connectives[p.toks[i+1].low]) {
			out = append(out, unit{at: span{i, i + 1}, stem: "done", senses: vocabulary().words[stem("finished")], weight: 1})
		}
	}
	return out
}

func (p *parsed) hasWord(s span) bool {
	return slices.ContainsFunc(p.toks[s.from:s.to], func(t token) bool { return t.kind != punct })
}

// continues says that a part goes on with the verb of the part before: "I'll come
// and bring the keys".
func continues(p *parsed, s span) bool {
	if s.from+1 >= s.to {
		return false
	}
	if p.toks[s.from].low == "," { // "tomorrow is studio, scene 17"
		return !slices.ContainsFunc(p.toks[s.from:s.to], func(t token) bool {
			return auxiliaries[t.low] || pronouns[t.low] || segmentWords[t.low] || participle(t.low)
		})
	}
	if p.toks[s.from].low != "and" && p.toks[s.from].low != "or" {
		return false
	}
	next := p.toks[s.from+1]
	return !pronouns[next.low] && !determiners[next.low] && !next.capital
}

// read finds out how a part means what it says.
func (c *stretch) read(p *parsed, sent span) {
	if p.asks[c.sent] && !toldFirst(p, sent, c.at) {
		c.mood = asked
	}
	if c.mood == asserted && begs(p, c.at) {
		c.mood = asked
	}
	for i := c.at.from; i < c.at.to; i++ {
		t := p.toks[i]
		if t.cited {
			continue
		}
		switch {
		case negations[t.low] && !(t.low == "not" && i+1 < c.at.to && (p.toks[i+1].low == "only" || p.toks[i+1].low == "just")), bareDenials[t.low]:
			c.denied = true
		case undoings[t.stem] && !(t.low == "half" && i+1 < c.at.to && halves[p.toks[i+1].low]), undoingRuns.at(p, c.at, i) > 0:
			c.undone = true
		}
		if foiledRuns.at(p, c.at, i) > 0 {
			if foiled(p, sent, i) {
				c.undone = true
			} else if c.mood == asserted {
				c.mood = planned
			}
		} else if c.mood == asserted && !onlyTells(p, c.at, i) && !(t.low == "needed" && i > c.at.from && pronouns[p.toks[i-1].low]) && (meaningWords[t.low] && !(t.low == "may" && t.capital && i > sent.from) || meaningPairs.at(p, c.at, i) > 0) {
			c.mood = planned
		}
		if c.mood == planned && guessingWords[t.low] {
			c.mood = supposed
		}
	}
}

// begs says that a part asks for something without a question mark: "ok but can he move it".
func begs(p *parsed, s span) bool {
	i := s.from
	for i+1 < s.to && i < s.from+3 && (connectives[p.toks[i].low] || p.toks[i].kind == punct) {
		i++
	}
	if l := p.toks[i].low; l != "can" && l != "could" && l != "would" && l != "shall" || i+2 >= s.to {
		return false
	}
	return pronouns[p.toks[i+1].low]
}

var (
	askOpeners   = words("who whose what which when where why how is are was were do does did has have had can could will would shall should may any anyone anybody isn't")
	underOpeners = words("if when since after before once as because while until unless so")
)

// toldFirst says that a part of a sentence that asks is told before what is asked
// begins: "my card got blocked, can someone pay for me?"
func toldFirst(p *parsed, sent, at span) bool {
	if underOpeners[p.toks[at.from].low] || askOpeners[p.toks[at.from].low] || at.to-at.from < 3 {
		return false
	}
	for i := at.to; i < sent.to; i++ {
		if p.toks[i].low == "," && i+1 < sent.to && askOpeners[p.toks[i+1].low] {
			return i+3 < sent.to // more than "isn't it?"
		}
	}
	return false
}

// onlyTells says that a word of meaning leads to a verb of telling: "I have to
// correct something".
func onlyTells(p *parsed, s span, i int) bool {
	for j := i + 1; j < s.to && j < i+4; j++ {
		if announceVerbs[p.toks[j].low] || correctWords[p.toks[j].low] || p.toks[j].low == "correct" || p.toks[j].low == "admit" {
			return true
		}
	}
	return false
}

var (
	// attaining verbs, denied, leave undone whatever they name.
	attaining = words("get got manage managed make made reach reached find found have had be")
	// bareFailures are denied without naming what failed.
	bareFailures = words("manage managed make made work worked happen happened succeed")
)

// lack finds what a part says there is none of, or that it only says that
// something did not work.
func (c *stretch) lack(p *parsed) {
	for i := c.at.from; i < c.at.to; i++ {
		if p.toks[i].low == "no" && i+1 < c.at.to && contentWord(p.toks[i+1].low) {
			c.lacking = span{i + 1, min(i+4, c.at.to)}
			return
		}
		if !negations[p.toks[i].low] && !bareDenials[p.toks[i].low] || p.toks[i].low == "no" {
			continue
		}
		for j := i + 1; j < c.at.to && j <= i+2; j++ {
			if !attaining[p.toks[j].low] {
				continue
			}
			c.failed = bareFailures[p.toks[j].low] && j+2 >= c.at.to
			if j+1 < c.at.to {
				c.lacking = span{j + 1, c.at.to}
			}
			return
		}
	}
}

// lacks says that a part says there is none of a unit.
func (c *stretch) lacks(u unit) bool {
	for _, o := range c.units {
		if c.lacking.has(o.at.from) && u.agrees(o) == alike {
			return true
		}
	}
	return false
}

// foiled says that a plan is told only to say what came between.
func foiled(p *parsed, sent span, i int) bool {
	for j := i; j < sent.to; j++ {
		if l := p.toks[j].low; l == "but" || l == "until" || l == "though" || l == "instead" {
			return true
		}
	}
	return false
}

// against says that a part denies what it speaks of.
func (c *stretch) against() bool { return c.denied || c.undone }
