package reader

import (
	"math"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// The question of a choice: its words by rarity, and the kind of answer that it asks for.

// wordsOf is the frame of a question, also of one that has no question word.
func (t *talk) wordsOf(p posed) *openFrame {
	f := t.frame(p)
	if len(f.match.words) == 0 {
		f.wh = span{}
		f.readHints()
		f.gather(t)
	}
	t.rarity(f)
	return f
}

// raritySample is from how many messages the rarity of a word is told at most.
const raritySample = 512

// rarity weighs the words of a question by how few messages may have them.
func (t *talk) rarity(f *openFrame) {
	step := len(t.read)/raritySample + 1
	for k := range f.match.words {
		w := &f.match.words[k]
		n, df := 0.0, 0.0
		for i := 0; i < len(t.read); i += step {
			n++
			switch {
			case w.name != "":
				df += flag(t.msgs[i].Speaker == w.name)
			case w.stem != "" && w.day == nil:
				df += flag(t.read[i].marks.may(w.stem))
			default:
				df += .2
			}
		}
		w.weight = (.35 + math.Log((n+1)/(max(df, 1)+.5))) * w.unit.weight
	}
}

// hasAll says that a question has every word of an answer.
func (f *openFrame) hasAll(answer string) bool {
	for _, s := range contentStems(answer) {
		if !hasStem(f.p, s) {
			return slices.ContainsFunc(f.match.words, func(w openWord) bool { return w.name == answer })
		}
	}
	return true
}

// suits says that an answer may be of the kind that a question asks for.
func (f *openFrame) suits(found finding) bool {
	p := parse(found.answer, f.on)
	has := func(kinds []corpus.Kind) bool {
		return slices.ContainsFunc(p.vals, func(v value) bool { _, ok := v.as(kinds); return ok })
	}
	digit := slices.ContainsFunc(p.toks, func(t token) bool { return isDigit(t.low) || smallNumbers[t.low] > 0 })
	switch f.kind {
	case openDate, openYear, openMonth:
		return has(dateKinds)
	case openDateClock:
		return has(dateKinds) && len(p.toks) > 3
	case openWeekday:
		return weekdays[strings.ToLower(found.answer)] || has(dateKinds)
	case openClock:
		return has(timeKinds) || digit && len(p.toks) <= 3
	case openMoney, openNumber:
		return digit && len(p.toks) <= 5
	case openCount:
		return digit && len(p.toks) <= 4
	case openLength, openSpan:
		return has(durationKinds)
	case openLink:
		return slices.ContainsFunc(p.toks, func(t token) bool { return t.kind == link })
	case openPerson:
		return !digit && len(p.toks) <= 5 && slices.ContainsFunc(p.toks, func(t token) bool { return t.capital })
	case openOwner, openPlace:
		return !has(dateKinds) && len(p.toks) <= 7
	case openThing:
		return !has(dateKinds) && (!digit || len(p.toks) > 2)
	}
	return true
}
