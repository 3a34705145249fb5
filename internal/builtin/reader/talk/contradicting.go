package talk

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// How people say that something said before is wrong: by a word for it, by denying that it is right or so, by putting
// it right, by doubting that the other is sure.

var (
	rightStates   = english.Words("right so true correct quite it what accurate")
	mendVerbs     = english.Stems("put set get")
	mended        = english.Words("right straight")
	mendReach     = 4 // tokens between a verb and what it makes of a thing
	objectVerbs   = english.Stems("contradict disagree object")
	opensContrary = english.Words("no nope nah")
)

// contraryWithin is in how many sentences of a message people come to say that they contradict.
const contraryWithin = 3

// contradicts says that a sentence calls something said before wrong.
func contradicts(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		if !p.Toks[i].Cited && contraryAt(p, sent, i) {
			return true
		}
	}
	return false
}

// contraryAt says that the word at token i contradicts.
func contraryAt(p *text.Parsed, sent text.Span, i int) bool {
	t, prev := p.Toks[i], ""
	if i > sent.From {
		prev = p.Toks[i-1].Low
	}
	switch {
	case correctWords[t.Low]:
		return !takesBack(p, sent, i)
	case opensContrary[t.Low]:
		return prev == "" || closes(p, sent, i)
	case t.Low == "not" || t.Low == "n't":
		return deniesState(p, sent, i)
	case mendVerbs[t.Stem]:
		return mends(p, sent, i)
	case t.Low == "correct":
		return prev == "to" || prev == "must"
	case t.Low == "sure":
		return prev == "you"
	case t.Low == "off":
		return copulas[prev] && closes(p, sent, i)
	}
	return objectVerbs[t.Stem]
}

// deniesState reads what is denied at token i: that something is right, or so.
func deniesState(p *text.Parsed, sent text.Span, i int) bool {
	for j := i + 1; j < sent.To; j++ {
		switch l := p.Toks[j].Low; l {
		case "the", "be":
		case "think": // "I don't think that's it"
			return j+1 < sent.To && p.Toks[j+1].Low == "that"
		case "so":
			return closes(p, sent, j) // "not so fast" says another thing
		default:
			return rightStates[l]
		}
	}
	return false
}

// mends says that the verb at token i puts something right.
func mends(p *text.Parsed, sent text.Span, i int) bool {
	for j := i + 1; j < sent.To && j <= i+mendReach && p.Toks[j].Kind != text.Punct; j++ {
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
