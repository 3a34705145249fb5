package talk

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// How people say that something said before is wrong: by a word for it, by
// denying that it is right or so, by putting it right, by doubting that the
// other is sure.

var (
	rightStates   = english.Words("right so true correct quite it what accurate")
	mendVerbs     = english.Stems("put set get")
	mended        = english.Words("right straight")
	objectVerbs   = english.Stems("contradict disagree object")
	mendReach     = 4 // tokens between a verb and what it makes of a thing
	opensContrary = english.Words("no nope nah")
)

// contraryWithin is in how many sentences of a message people come to say that
// they contradict.
const contraryWithin = 3

// contradicts says that a sentence calls something said before wrong.
func contradicts(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		t := p.Toks[i]
		switch {
		case t.Cited:
		case correctWords[t.Low]:
			if !takesBack(p, sent, i) {
				return true
			}
		case objectVerbs[t.Stem], t.Low == "correct" && i > sent.From && (p.Toks[i-1].Low == "to" || p.Toks[i-1].Low == "must"):
			return true
		case t.Low == "not" || t.Low == "n't":
			if deniesState(p, sent, i) {
				return true
			}
		case mendVerbs[t.Stem]:
			if mends(p, sent, i) {
				return true
			}
		case opensContrary[t.Low]:
			if i == sent.From || closes(p, sent, i) {
				return true
			}
		case t.Low == "sure":
			if i > sent.From && p.Toks[i-1].Low == "you" && asksSomething(p, sent) {
				return true
			}
		case t.Low == "off":
			if i > sent.From && copulas[p.Toks[i-1].Low] && closes(p, sent, i) {
				return true
			}
		}
	}
	return false
}

// deniesState reads what is denied at token i: that something is right, or so.
func deniesState(p *text.Parsed, sent text.Span, i int) bool {
	for j := i + 1; j < sent.To && j <= i+3; j++ {
		switch l := p.Toks[j].Low; {
		case l == "the" || l == "a" || l == "be":
		case l == "think" || l == "believe" || l == "that" && j > i+1: // "I don't think that's it"
			return j+1 < sent.To && (p.Toks[j+1].Low == "that" || copulas[p.Toks[j+1].Low])
		case l == "so":
			return closes(p, sent, j) // "not so fast" says another thing
		default:
			return rightStates[l]
		}
	}
	return false
}

// mends says that the verb at token i puts something right.
func mends(p *text.Parsed, sent text.Span, i int) bool {
	for j := i + 1; j < sent.To && j <= i+mendReach; j++ {
		if p.Toks[j].Kind == text.Punct {
			return false
		}
		if mended[p.Toks[j].Low] {
			return closes(p, sent, j)
		}
	}
	return false
}

// closes says that a clause ends behind token i.
func closes(p *text.Parsed, sent text.Span, i int) bool {
	return i+1 >= sent.To || p.Toks[i+1].Kind == text.Punct
}

func asksSomething(p *text.Parsed, sent text.Span) bool {
	for s, x := range p.Sents {
		if x == sent {
			return p.Asks[s]
		}
	}
	return false
}
