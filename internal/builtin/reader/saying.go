package reader

import "memloom/internal/builtin/reader/english"

// saying is one reading of a sentence about the asked noun phrase.
type saying struct {
	p    *parsed
	sent span
	next span // the sentence behind it, empty at the end
	h    heading
	q    *query
	m    span // the noun phrase
}

// valueOf finds the words that a saying gives to its noun phrase.
func (t *talk) valueOf(y saying) (span, bool) {
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

func (y saying) low(i int) string {
	if i < y.sent.from || i >= y.sent.to {
		return ""
	}
	return y.p.toks[i].low
}

// head returns the token in front of the noun phrase, over its determiners and modifiers.
func (y saying) head() int {
	i := y.m.from - 1
	for i >= y.sent.from && (english.Determiners[y.low(i)] && y.low(i) != "'s" || english.PlainModifiers[y.low(i)]) {
		i--
	}
	return i
}

var (
	takeVerbs = english.Stems("take use have weigh consider pick choose keep want evaluate discuss reject drop name see call count make need record note propose run get had")
	downWords = english.Words("down in listed named recorded noted set put entered confirmed acting working pencilled penciled booked marked written happy glad willing")
	takePairs = map[string]string{"with": "go", "on": "settle count land bank rely agree decide", "from": "work start", "at": "look", "for": "opt go"}
)

// before reads "12 as the limit".
func (y saying) before() (span, bool) {
	as := y.head()
	if y.low(as) != "as" {
		return span{}, false
	}
	if as == y.sent.from { // "As the limit we take 12"
		return y.taken(y.m.to)
	}
	if y.low(as-1) == "just" || y.low(as-1) == "," && as-1 == y.sent.from {
		return span{}, false
	}
	from := as
	for from > y.sent.from && !y.opens(from-1) {
		from--
	}
	at := y.trim(span{from, as})
	for at.to > at.from && downWords[y.low(at.to-1)] {
		at.to--
	}
	if at.from < at.to {
		l := y.low(at.from)
		if english.Connectives[l] || l == "it" || l == "that" || l == "which" {
			return y.antecedent(at.from)
		}
		return at, !english.Pronouns[l] || at.to-at.from == 1
	}
	if i := from - 1; i > y.sent.from+1 && english.Auxiliaries[y.low(i)] && english.Pronouns[y.low(i-1)] { // "12 is what we have as the limit"
		from = i
	}
	if i := from - 1; i > y.sent.from+1 && english.Pronouns[y.low(i)] && y.low(i-1) == "what" {
		if !copulas[y.low(i-2)] {
			return span{}, false
		}
		return y.left(i - 2)
	}
	if y.low(from-1) == "what" || y.low(from-2) == "what" || y.low(from-3) == "what" {
		return span{}, false
	}
	return y.left(from - 1)
}

// opens says that the words behind token i begin an object: a verb of taking,
// a colon, an auxiliary, the end of the subject's name.
func (y saying) opens(i int) bool {
	t := y.p.toks[i]
	if y.h.level == 3 && y.h.at.has(i) {
		return true
	}
	if t.kind == punct {
		return !inValues(y.p, i) && t.low != "'" && t.low != "%" && t.low != "€" && t.low != "$" && t.low != "£"
	}
	if english.Auxiliaries[t.low] || t.low == "'s" && i > 0 && (english.Pronouns[y.low(i-1)] || y.low(i-1) == "let") || t.low == "i" || t.low == "we" {
		return true
	}
	for s := range eachWord(takePairs[t.low]) {
		if y.p.toks[max(i-1, 0)].stem == english.Stem(s) && i > y.sent.from {
			return true
		}
	}
	if !takeVerbs[t.stem] {
		return false
	}
	prev := y.low(i - 1)
	return i == y.sent.from || english.Auxiliaries[prev] || english.Pronouns[prev] || english.Connectives[prev] || prev == "'s" || prev == "to" || prev == "," || prev == ":" || y.h.level == 3 && y.h.at.has(i-1)
}

// left reads the subject of the auxiliary at token i: "Leo is down as the reviewer".
func (y saying) left(i int) (span, bool) {
	for i > y.sent.from && (english.Auxiliaries[y.low(i)] || y.low(i) == "'s" || english.Connectives[y.low(i)]) {
		i--
	}
	from := i + 1
	for from > y.sent.from && !(y.p.toks[from-1].kind == punct) && y.p.seg[from-1] == y.p.seg[i] && !english.Prepositions[y.low(from-1)] && !(y.h.level == 3 && y.h.at.has(from-1)) {
		from--
	}
	for from < i && english.Connectives[y.low(from)] {
		from++
	}
	at := span{from, i + 1}
	return at, at.from < at.to
}

// antecedent reads the object of the clause before token end, which a pronoun
// there takes up: "we looked at 12, so that's the limit".
func (y saying) antecedent(end int) (span, bool) {
	for i := end - 1; i > y.sent.from; i-- {
		t := y.p.toks[i]
		if !takeVerbs[t.stem] && takePairs[t.low] == "" || !y.opens(i) {
			continue
		}
		if takeVerbs[t.stem] && i+1 < end && takePairs[y.low(i+1)] != "" {
			i++
		}
		to := i + 1
		for to < end && !(y.p.toks[to].kind == punct && !inValues(y.p, to)) && !(y.h.level == 3 && y.h.at.has(to)) && !standsAt(y.p, y.sent, to, []string{"on", "the", "table"}) {
			to++
		}
		at := y.trim(span{i + 1, to})
		return at, at.from < at.to
	}
	return span{}, false
}

// made reads "let's make 12 the limit" and "that's 12 for the limit".
func (y saying) made() (span, bool) {
	end := y.m.from
	for end > y.sent.from && english.PlainModifiers[y.low(end-1)] {
		end--
	}
	for end > y.sent.from && english.Determiners[y.low(end-1)] {
		end--
	}
	if end == y.m.from {
		return span{}, false
	}
	for i := end - 1; i >= y.sent.from && (y.p.toks[i].kind != punct || inValues(y.p, i)); i-- {
		if l := y.low(i); l == "make" || l == "made" || l == "making" || l == "call" || l == "calling" {
			return span{i + 1, end}, i+1 < end && end-i < 14
		}
	}
	return span{}, false
}

// subjectOf reads "12 is the limit" and "on 3 March, that's the review date".
func (y saying) subjectOf() (span, bool) {
	i := y.head()
	for i > y.sent.from && (downWords[y.low(i)] || y.low(i) == "to" || y.low(i) == "be" || y.low(i) == "now" || y.low(i) == "still") {
		i--
	}
	l := y.low(i)
	if l == "," && y.m.from-1 > i { // "it's Leo, the reviewer for it"
		from := i
		for from > y.sent.from && y.p.toks[from-1].kind != punct {
			from--
		}
		if from+2 < i && (y.low(from) == "it" || y.low(from) == "that") && (y.low(from+1) == "'s" || y.low(from+1) == "is") {
			return y.trim(span{from + 2, i}), true
		}
		return span{}, false
	}
	if !copulas[l] || l == ":" || l == "=" {
		if l != "'m" && l != "am" && l != "'re" {
			return span{}, false
		}
	}
	at, ok := y.left(i)
	if !ok {
		return span{}, false
	}
	if l := y.low(at.from); !english.Pronouns[l] && l != "that" && l != "this" || l == "i" || l == "me" || at.to-at.from > 1 {
		return at, !bareOf(y.p, at, y.q) || y.low(at.from) == "i"
	}
	if ante, ok := y.antecedent(at.from); ok && y.q.words {
		return ante, true
	}
	to := at.from
	for to > y.sent.from && (y.p.toks[to-1].kind == punct || y.low(to-1) == "so" || y.low(to-1) == "and") {
		to--
	}
	from := to
	for from > y.sent.from && y.p.toks[from-1].low != "." && y.p.toks[from-1].low != ":" && y.p.toks[from-1].low != ";" && !(y.p.toks[from-1].low == "," && from < to && !inValues(y.p, from-1)) {
		from--
	}
	for from < to && (english.Prepositions[y.low(from)] || english.Determiners[y.low(from)]) {
		from++
	}
	return span{from, to}, from < to && to-from <= 8 && at.to-at.from == 1
}

// forIt reads "€500 for the budget" and "that's Leo for the review".
func (y saying) forIt() (span, bool) {
	i := y.head()
	if y.low(i) != "for" {
		return span{}, false
	}
	for _, v := range y.p.vals {
		if v.to == i && v.from >= y.sent.from {
			return v.span, true
		}
	}
	for j := i - 1; j > y.sent.from && y.p.seg[j] == y.p.seg[i]; j-- {
		if l := y.low(j - 1); (l == "that" || l == "it") && copulas[y.low(j)] {
			return span{j + 1, i}, j+1 < i
		}
	}
	return span{}, false
}
