package chat

import (
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
)

// calendar says which patterns have their day: nobody remembers a formula that comes once a fortnight.
type calendar struct{ *scene }

// seasonal leaves out the long shapes whose day it is not: a short one may stand every day, a long one is remembered.
func (sc calendar) seasonal(t grammar.Table) grammar.Table {
	const long = 9
	var out grammar.Table
	for _, p := range t {
		if p.Length < long || p.Forms >= grammar.ManyForms || sc.today(p) {
			out = append(out, p)
		}
	}
	return out
}

// seldom leaves out the formulas whose day it is not: each has a day of a group in a fortnight. One with alternatives
// in it has several, and then is another person's each time.
func (sc calendar) seldom(t grammar.Table) grammar.Table {
	var out grammar.Table
	for _, p := range t {
		if sc.hasTurn(p) {
			out = append(out, p)
		}
	}
	return out
}

// hasTurn says whether a formula has its day, and its person.
func (sc calendar) hasTurn(p *grammar.Pattern) bool {
	if p.Forms >= grammar.ManyForms {
		return true
	}
	every := uint32(grammar.Fortnight / p.Forms)
	h := sc.turn(sc.d.in.Group, p)
	return h%every == 0 && (p.Forms == 1 || (sc.turn(sc.v.Name, p)+h/every)%uint32(p.Forms) == 0)
}

// oftener is seldom but for who says it: long messages need more than the
// formulas that are a person's turn, and those with alternatives differ.
func (sc calendar) oftener(t grammar.Table) grammar.Table {
	var out grammar.Table
	for _, p := range t {
		if p.Forms > 1 && sc.turn(sc.d.in.Group, p)%uint32(grammar.Fortnight/p.Forms) == 0 {
			out = append(out, p)
		}
	}
	return out
}

// turn counts the days of a pattern for a group or a person.
func (sc calendar) turn(whose string, p *grammar.Pattern) uint32 {
	return draw.Hash(whose, p.Src)%grammar.Fortnight + uint32(sc.d.in.Date)
}

// turns is after how many days a group may hear a stock sentence again: the
// longer it is, the longer one remembers it. Longer messages need more of them.
func (sc calendar) turns(p *grammar.Pattern) uint32 {
	n := uint32(3)
	if sc.d.in.Words > 20 {
		n = 2
	}
	switch {
	case p.Forms >= grammar.ManyForms:
		return 1
	case sc.d.in.Words > 20 && p.Length >= 10:
		return n + 1
	case sc.d.in.Words > 20:
		return n
	case p.Length >= 9:
		return 3 * n
	case p.Length >= 6:
		return 2 * n
	}
	return n
}

// inTurn leaves out the patterns whose day it is not: nobody remembers what was
// written yesterday, so each sentence has its days.
func (sc calendar) inTurn(t grammar.Table) grammar.Table {
	var out grammar.Table
	for _, p := range t {
		if sc.today(p) {
			out = append(out, p)
		}
	}
	return out
}

// today says whether a pattern has its day.
func (sc calendar) today(p *grammar.Pattern) bool {
	return (draw.Hash(sc.d.in.Group, p.Src)+uint32(sc.d.in.Date))%sc.turns(p) == 0
}
