package reader

import "memloom/internal/builtin/reader/english"

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
func contradicts(p *parsed, sent span) bool {
	for i := sent.from; i < sent.to; i++ {
		t := p.toks[i]
		switch {
		case t.cited:
		case correctWords[t.low]:
			if !takesBack(p, sent, i) {
				return true
			}
		case objectVerbs[t.stem], t.low == "correct" && i > sent.from && (p.toks[i-1].low == "to" || p.toks[i-1].low == "must"):
			return true
		case t.low == "not" || t.low == "n't":
			if deniesState(p, sent, i) {
				return true
			}
		case mendVerbs[t.stem]:
			if mends(p, sent, i) {
				return true
			}
		case opensContrary[t.low]:
			if i == sent.from || closes(p, sent, i) {
				return true
			}
		case t.low == "sure":
			if i > sent.from && p.toks[i-1].low == "you" && asksSomething(p, sent) {
				return true
			}
		case t.low == "off":
			if i > sent.from && copulas[p.toks[i-1].low] && closes(p, sent, i) {
				return true
			}
		}
	}
	return false
}

// deniesState reads what is denied at token i: that something is right, or so.
func deniesState(p *parsed, sent span, i int) bool {
	for j := i + 1; j < sent.to && j <= i+3; j++ {
		switch l := p.toks[j].low; {
		case l == "the" || l == "a" || l == "be":
		case l == "think" || l == "believe" || l == "that" && j > i+1: // "I don't think that's it"
			return j+1 < sent.to && (p.toks[j+1].low == "that" || copulas[p.toks[j+1].low])
		case l == "so":
			return closes(p, sent, j) // "not so fast" says another thing
		default:
			return rightStates[l]
		}
	}
	return false
}

// mends says that the verb at token i puts something right.
func mends(p *parsed, sent span, i int) bool {
	for j := i + 1; j < sent.to && j <= i+mendReach; j++ {
		if p.toks[j].kind == punct {
			return false
		}
		if mended[p.toks[j].low] {
			return closes(p, sent, j)
		}
	}
	return false
}

// closes says that a clause ends behind token i.
func closes(p *parsed, sent span, i int) bool {
	return i+1 >= sent.to || p.toks[i+1].kind == punct
}

func asksSomething(p *parsed, sent span) bool {
	for s, x := range p.sents {
		if x == sent {
			return p.asks[s]
		}
	}
	return false
}
