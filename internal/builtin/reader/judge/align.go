package judge

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// alignment sets the content of a gold answer beside that of a candidate.
type alignment struct {
	want, have, asked []unit
	to                []int // for each unit of want, the unit of have that says it, or -1
	how               []agreement
	said              []bool // units of have that gold or question have
}

// align aligns what the gold says beyond the question.
func (c *comparison) align() *alignment {
	a := &alignment{asked: askedUnits(c.question), have: unitsOf(c.cand, text.Span{From: 0, To: len(c.cand.Toks)})}
	all := contentUnits(c.gold)
	for _, u := range all {
		if slices.ContainsFunc(c.gold.Vals, func(v text.Value) bool { return v.From == u.at.To }) {
			u.weight = min(u.weight, slightWeight) // "line 14": the number names it
		}
		if !slices.ContainsFunc(a.asked, u.equals) {
			a.want = append(a.want, u)
		}
	}
	if len(a.want) == 0 {
		a.want = all
	}
	a.to, a.how = make([]int, len(a.want)), make([]agreement, len(a.want))
	for i, u := range a.want {
		a.to[i], a.how[i] = counterpart(u, a.have)
	}
	a.said = make([]bool, len(a.have))
	for i, u := range a.have {
		_, inGold := counterpart(u, all)
		_, inQuestion := counterpart(u, a.asked)
		a.said[i] = inGold != unrelated || inQuestion != unrelated
	}
	return a
}

// contentUnits are the units of a text but for its values.
func contentUnits(p *text.Parsed) []unit {
	return slices.DeleteFunc(unitsOf(p, text.Span{From: 0, To: len(p.Toks)}), func(u unit) bool {
		return u.at.To == u.at.From+1 && text.InValues(p, u.at.From)
	})
}

// askedUnits are the units of a question, and the words of its expressions.
func askedUnits(p *text.Parsed) []unit {
	out := contentUnits(p)
	for _, u := range out {
		if u.stem != "" {
			continue
		}
		for i := u.at.From; i < u.at.To; i++ {
			if t := p.Toks[i]; contentWord(t.Low) {
				out = append(out, unit{at: text.Span{From: i, To: i + 1}, stem: t.Stem,
					senses: english.Vocabulary().Words[t.Stem],
					weight: 1})
			}
		}
	}
	return out
}

func (u unit) equals(v unit) bool { return u.stem != "" && u.stem == v.stem }

// counterpart finds the unit that says the same, or else the opposite.
func counterpart(u unit, list []unit) (int, agreement) {
	at, found := -1, unrelated
	for i, v := range list {
		switch a := u.agrees(v); {
		case u.equals(v):
			return i, alike
		case a == alike && found != alike, a == opposite && found == unrelated:
			at, found = i, a
		}
	}
	return at, found
}

// share is the part of the gold's content, by weight, that the candidate has.
func (a *alignment) share() float64 {
	all, hit := 0.0, 0.0
	for i, u := range a.want {
		all += u.weight
		if a.how[i] != unrelated {
			hit += u.weight
		}
	}
	if all == 0 {
		return 0
	}
	return hit / all
}

// missing counts the units of weight that the candidate has not.
func (a *alignment) missing() int {
	n := 0
	for i, u := range a.want {
		if a.how[i] == unrelated && u.weight == 1 {
			n++
		}
	}
	return n
}

// heavy counts the units of weight in the gold.
func (a *alignment) heavy() int {
	n := 0
	for _, u := range a.want {
		if u.weight == 1 {
			n++
		}
	}
	return n
}

// opposites counts the units that the candidate says by their opposite.
func (a *alignment) opposites() int {
	n := 0
	for _, h := range a.how {
		if h == opposite {
			n++
		}
	}
	return n
}

// softDenials deny in some sentences and in others do not: "before it had
// cooled" is not cooled, "before noon" denies nothing.
var softDenials = english.Words(`before until unless prevent prevents prevented avoid avoids avoided refuse refuses
	refused stop stops stopped otherwise lest fail fails failed end ends ended cease ceased lack lacks lacked lost
	forbidden prohibited banned forbids`)

// sameSense says that both assert or both deny, once opposites are counted: "broken" and "does not work" do.
func (c *comparison) sameSense(a *alignment) bool {
	if c.undenied {
		return a.opposites() == 0 || c.denialCount(c.gold)+c.denialCount(c.cand) > 0
	}
	denials, opposites, soft := c.denialCount(c.gold)+c.denialCount(c.cand), a.opposites(), 0
	for _, p := range [2]*text.Parsed{c.gold, c.cand} {
		for i, t := range p.Toks {
			if softDenials[t.Low] || t.Low == "too" &&
				slices.ContainsFunc(p.Toks[i:], func(t text.Token) bool { return t.Low == "to" }) {
				soft++
			}
		}
	}
	if opposites > denials+soft {
		return false // "late" for "early" and "came" for "left" does not come out even
	}
	return (denials+opposites)%2 == 0 || soft%2 == 1
}

var scarcely = english.Words("hardly barely scarcely rarely seldom")

// denialCount counts the words that deny, but for those inside an expression of the vocabulary, whose sense has them.
func (c *comparison) denialCount(p *text.Parsed) int {
	n, units := 0, unitsOf(p, text.Span{From: 0, To: len(p.Toks)})
	for i, t := range p.Toks {
		if !negations[t.Low] && !nobodys[t.Low] && !scarcely[t.Low] &&
			!(t.Low == "too" && i+1 < len(p.Toks) && (p.Toks[i+1].Low == "little" || p.Toks[i+1].Low == "few")) {
			continue
		}
		if !slices.ContainsFunc(units, func(u unit) bool { return u.at.To > u.at.From+1 && u.at.Has(i) }) {
			n++
		}
	}
	return n
}
