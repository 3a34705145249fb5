package talk

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// saying is one reading of a sentence about the asked noun phrase.
type saying struct {
	p    *text.Parsed
	sent text.Span
	next text.Span // the sentence behind it, empty at the end
	h    Heading
	q    *Query
	m    text.Span // the noun phrase
}

// valueOf finds the words that a saying gives to its noun phrase.
func (t *Talk) valueOf(y saying) (text.Span, bool) {
	if at, ok := y.before(); ok {
		return at, true
	}
	if at, ok := y.made(); ok {
		return at, true
	}
	if at, ok := t.behind(y); ok {
		return at, true
	}
	if at, ok := y.subjectOf(); ok {
		return at, true
	}
	return y.forIt()
}

func (y saying) low(i int) string { return y.p.LowIn(y.sent, i) }

// head returns the token in front of the noun phrase, over its determiners and modifiers, and over the subject's own name
// with an "'s".
func (y saying) head() int {
	i := y.m.From - 1
	if y.low(i) == "'s" && y.h.Level == 3 && y.h.at.To == i && y.sent.Has(y.h.at.From) {
		i = y.h.at.From - 1
	}
	for i >= y.sent.From && (english.Determiners[y.low(i)] && y.low(i) != "'s" || english.PlainModifiers[y.low(i)]) {
		i--
	}
	return i
}

var (
	takeVerbs = english.Stems("take use have weigh consider pick choose keep want evaluate discuss reject drop name see call count make need record note propose run get had")
	downWords = english.Words("down in listed named recorded noted set put entered confirmed acting working pencilled penciled booked marked written happy glad willing")
	takePairs = map[string]english.Set{
		"with": english.Stems("go"), "on": english.Stems("settle count land bank rely agree decide"), "from": english.Stems("work start"),
		"at": english.Stems("look"), "for": english.Stems("opt go"),
	}
	unitSigns = english.Words("' % € $ £")
	// takeLeads stand before a verb of taking, as pronouns and auxiliaries do.
	takeLeads = english.Words("'s to , :")
)

// before reads "12 as the limit".
func (y saying) before() (text.Span, bool) {
	as := y.head()
	if y.low(as) != "as" {
		return text.Span{}, false
	}
	if as == y.sent.From { // "As the limit we take 12"
		return y.taken(y.m.To)
	}
	if y.low(as-1) == "just" || y.low(as-1) == "," && as-1 == y.sent.From {
		return text.Span{}, false
	}
	from := as
	for from > y.sent.From && !y.opens(from-1) {
		from--
	}
	at := y.trim(text.Span{From: from, To: as})
	for at.To > at.From && downWords[y.low(at.To-1)] {
		at.To--
	}
	if at.From >= at.To {
		return y.linked(from)
	}
	if l := y.low(at.From); english.Connectives[l] || l == "it" || l == "that" || l == "which" {
		return y.antecedent(at.From)
	}
	return at, !english.Pronouns[y.low(at.From)] || at.To-at.From == 1
}

// linked reads the subject of the words that begin at token from and lead to "as the
// limit": "12 is what we have", "Leo is down".
func (y saying) linked(from int) (text.Span, bool) {
	if i := from - 1; i > y.sent.From+1 && english.Auxiliaries[y.low(i)] && english.Pronouns[y.low(i-1)] {
		from = i
	}
	if i := from - 1; i > y.sent.From+1 && english.Pronouns[y.low(i)] && y.low(i-1) == "what" {
		if !copulas[y.low(i-2)] {
			return text.Span{}, false
		}
		return y.left(i - 2)
	}
	if y.low(from-1) == "what" || y.low(from-2) == "what" || y.low(from-3) == "what" {
		return text.Span{}, false
	}
	return y.left(from - 1)
}

// opens says that the words behind token i begin an object: a verb of taking,
// a colon, an auxiliary, the end of the subject's name.
func (y saying) opens(i int) bool {
	t, prev := y.p.Toks[i], y.low(i-1)
	switch {
	case y.named(i):
		return true
	case t.Kind == text.Punct:
		return !text.InValues(y.p, i) && !unitSigns[t.Low]
	case english.Auxiliaries[t.Low] || t.Low == "i" || t.Low == "we":
		return true
	case t.Low == "'s" && (english.Pronouns[prev] || prev == "let"):
		return true
	case i > y.sent.From && takePairs[t.Low][y.p.Toks[i-1].Stem]:
		return true
	case !takeVerbs[t.Stem]:
		return false
	}
	return leadsVerb(prev) || y.named(i-1)
}

// leadsVerb says that the word behind another, or behind none, can be a verb.
func leadsVerb(low string) bool {
	return low == "" || english.Auxiliaries[low] || english.Pronouns[low] || english.Connectives[low] || takeLeads[low]
}

// named says that token i belongs to the name of the subject.
func (y saying) named(i int) bool { return y.h.Level == 3 && y.h.at.Has(i) }

// left reads the subject of the auxiliary at token i: "Leo is down as the reviewer".
func (y saying) left(i int) (text.Span, bool) {
	for i > y.sent.From && (english.Auxiliaries[y.low(i)] || y.low(i) == "'s" || english.Connectives[y.low(i)]) {
		i--
	}
	from := i + 1
	for from > y.sent.From && !(y.p.Toks[from-1].Kind == text.Punct) && y.p.Seg[from-1] == y.p.Seg[i] &&
		!english.Prepositions[y.low(from-1)] && !y.named(from-1) {
		from--
	}
	for from < i && english.Connectives[y.low(from)] {
		from++
	}
	at := text.Span{From: from, To: i + 1}
	return at, at.From < at.To
}

// antecedent reads the object of the clause before token end, which a pronoun
// there takes up: "we looked at 12, so that's the limit".
func (y saying) antecedent(end int) (text.Span, bool) {
	for i := end - 1; i > y.sent.From; i-- {
		t := y.p.Toks[i]
		if !takeVerbs[t.Stem] && takePairs[t.Low] == nil || !y.opens(i) {
			continue
		}
		if takeVerbs[t.Stem] && i+1 < end && takePairs[y.low(i+1)] != nil {
			i++
		}
		to := i + 1
		for to < end && !(y.p.Toks[to].Kind == text.Punct && !text.InValues(y.p, to)) && !y.named(to) &&
			!text.StandsAt(y.p, y.sent, to, []string{"on", "the", "table"}) {
			to++
		}
		at := y.trim(text.Span{From: i + 1, To: to})
		return at, at.From < at.To
	}
	return text.Span{}, false
}

// made reads "let's make 12 the limit" and "that's 12 for the limit".
func (y saying) made() (text.Span, bool) {
	end := y.m.From
	for end > y.sent.From && english.PlainModifiers[y.low(end-1)] {
		end--
	}
	for end > y.sent.From && english.Determiners[y.low(end-1)] {
		end--
	}
	if end == y.m.From {
		return text.Span{}, false
	}
	for i := end - 1; i >= y.sent.From && (y.p.Toks[i].Kind != text.Punct || text.InValues(y.p, i)); i-- {
		if l := y.low(i); l == "make" || l == "made" || l == "making" || l == "call" || l == "calling" {
			return text.Span{From: i + 1, To: end}, i+1 < end && end-i < 14
		}
	}
	return text.Span{}, false
}

// subjectOf reads "12 is the limit" and "on 3 March, that's the review date".
func (y saying) subjectOf() (text.Span, bool) {
	i := y.head()
	for i > y.sent.From && (downWords[y.low(i)] || stillWords[y.low(i)]) {
		i--
	}
	if y.low(i) == "," && y.m.From-1 > i {
		return y.apposed(i)
	}
	if !y.isForm(i) {
		return text.Span{}, false
	}
	at, ok := y.left(i)
	if !ok {
		return text.Span{}, false
	}
	l := y.low(at.From)
	if at.To-at.From > 1 || !refersBack(l) {
		return at, l == "i" || !bareOf(y.p, at, y.q)
	}
	if ante, ok := y.antecedent(at.From); ok && y.q.Words {
		return ante, true
	}
	return y.fronted(at.From)
}

// refersBack says that a word stands for what was named before.
func refersBack(l string) bool {
	return l == "that" || l == "this" || english.Pronouns[l] && l != "i" && l != "me"
}

// stillWords may stand between a form of be and what it links.
var stillWords = english.Words("to be now still")

// isForm says that the word at token i links a subject with what it is.
func (y saying) isForm(i int) bool {
	switch l := y.low(i); l {
	case "'m", "am", "'re":
		return true
	case ":", "=":
		return false
	default:
		return copulas[l]
	}
}

// apposed reads "it's Leo, the reviewer for it" with its comma at token comma.
func (y saying) apposed(comma int) (text.Span, bool) {
	from := comma
	for from > y.sent.From && y.p.Toks[from-1].Kind != text.Punct {
		from--
	}
	l, next := y.low(from), y.low(from+1)
	if from+2 < comma && (l == "it" || l == "that") && (next == "'s" || next == "is") {
		return y.trim(text.Span{From: from + 2, To: comma}), true
	}
	return text.Span{}, false
}

// fronted reads "on 3 March" of "on 3 March, that's the review date", with the pronoun at token end.
func (y saying) fronted(end int) (text.Span, bool) {
	to := end
	for to > y.sent.From && (y.p.Toks[to-1].Kind == text.Punct || y.low(to-1) == "so" || y.low(to-1) == "and") {
		to--
	}
	from := to
	for from > y.sent.From && !y.stops(from-1, to) {
		from--
	}
	for from < to && (english.Prepositions[y.low(from)] || english.Determiners[y.low(from)]) {
		from++
	}
	return text.Span{From: from, To: to}, from < to && to-from <= 8
}

// stops says that the mark at token i ends the words before it, where others follow up to a token.
func (y saying) stops(i, to int) bool {
	switch y.low(i) {
	case ".", ":", ";":
		return true
	case ",":
		return i+1 < to && !text.InValues(y.p, i)
	}
	return false
}

// forIt reads "€500 for the budget" and "that's Leo for the review".
func (y saying) forIt() (text.Span, bool) {
	i := y.head()
	if y.low(i) != "for" {
		return text.Span{}, false
	}
	for _, v := range y.p.Vals {
		if v.To == i && v.From >= y.sent.From {
			return v.Span, true
		}
	}
	for j := i - 1; j > y.sent.From && y.p.Seg[j] == y.p.Seg[i]; j-- {
		if l := y.low(j - 1); (l == "that" || l == "it") && copulas[y.low(j)] {
			return text.Span{From: j + 1, To: i}, j+1 < i
		}
	}
	return text.Span{}, false
}
