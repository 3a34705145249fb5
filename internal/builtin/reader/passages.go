package reader

import (
	"slices"

	"memloom/internal/corpus"
)

// candidates collects what the messages state for the question's attribute and subject.
func (t *talk) candidates(q *query) []candidate {
	var out []candidate
	for i := range t.read {
		if q.barred(t, i) {
			continue
		}
		heads := t.headings(i, q)
		for s, h := range heads {
			if h.level == 0 || t.read[i].asks[s] {
				continue
			}
			out = append(out, t.candidatesIn(i, s, h, q)...)
		}
	}
	return out
}

func (t *talk) candidatesIn(i, s int, h heading, q *query) []candidate {
	p := t.read[i]
	sent := p.sents[s]
	fit, ok := t.fits(i, s, h, q)
	if !ok {
		return nil
	}
	var found []candidate
	for _, v := range p.vals {
		if !sent.has(v.from) || h.level == 3 && h.at.has(v.from) {
			continue
		}
		val, ok := v.as(q.kinds)
		if !ok {
			continue
		}
		score, ok := t.bind(p, sent, h, v.span, val.Kind, fit, q)
		if !ok || !q.loose && guessed(p, sent, v.from) {
			continue
		}
		found = append(found, candidate{msg: i, sent: s, typed: val, text: sayValue(val, v.surface), at: v.span, score: score})
	}
	if len(found) == 0 && q.words {
		at, ok := complement(p, sent, h, fit, q, &t.people)
		if ok && (q.loose || !guessed(p, sent, at.from) && !beginsWithValue(p, at)) {
			found = append(found, candidate{msg: i, sent: s, text: tidy(p.quote(at)), at: at, score: 5})
		}
	}
	for k := range found {
		found[k].level, found[k].exact, found[k].cites = h.level, fit.exact, citing(h.from, i)
		found[k].describe(p)
	}
	return found
}

// beginsWithValue: a number that was refused as a value is no name either.
func beginsWithValue(p *parsed, at span) bool {
	return slices.ContainsFunc(p.vals, func(v value) bool { return v.from == at.from })
}

func citing(from, i int) []int {
	if from == i {
		return []int{i}
	}
	return []int{from, i}
}

// fitting is how the attribute of a question stands in a sentence.
type fitting struct {
	toks    []int // tokens of the sentence that carry it
	last    int   // the last of them, or -1 where it is only understood
	exact   bool
	implied bool // the message it answers names the attribute
}

// fits finds the attribute in sentence s of message i, or in the question it answers.
func (t *talk) fits(i, s int, h heading, q *query) (fitting, bool) {
	p := t.read[i]
	f := fitting{last: -1, exact: true}
	for _, a := range q.attr {
		best := 0
		for j := p.sents[s].from; j < p.sents[s].to; j++ {
			if h.level == 3 && h.at.has(j) {
				continue
			}
			if r := related(a, p.toks[j].stem); r > 0 {
				f.toks = append(f.toks, j)
				best = max(best, r)
			}
		}
		if best == 0 && !((a == "due" || a == "deadlin") && obliged(p, p.sents[s])) && (!q.loose || len(q.missing(p, p.sents[s])) > 0) {
			return t.understood(i, s, h, q)
		}
		f.exact = f.exact && best != 1
	}
	if !q.loose && !f.together(p, q) {
		return t.understood(i, s, h, q)
	}
	if len(f.toks) > 0 {
		slices.Sort(f.toks)
		f.last = f.toks[len(f.toks)-1]
	}
	f.implied = len(q.attr) == 0
	return f, true
}

// together keeps the tokens of the segments that hold the whole noun phrase of
// the attribute: "retry budget 9, request limit 40" has no retry limit.
func (f *fitting) together(p *parsed, q *query) bool {
	if len(q.phrase) < 2 {
		return true
	}
	var kept []int
	for _, i := range f.toks {
		whole := true
		for _, a := range q.phrase {
			whole = whole && slices.ContainsFunc(f.toks, func(j int) bool { return p.seg[i] == p.seg[j] && related(a, p.toks[j].stem) > 0 })
		}
		if whole {
			kept = append(kept, i)
		}
	}
	f.toks = kept
	return len(kept) > 0
}

// understood: a sentence may leave out the attribute when it answers a question
// for it, or when the sentence before has just named it.
func (t *talk) understood(i, s int, h heading, q *query) (fitting, bool) {
	p := t.read[i]
	if h.level == 1 && h.asked && s <= 1 {
		return fitting{last: -1, implied: true, exact: true}, !leadsElsewhere(p, p.sents[s], q, &t.people)
	}
	if j := t.prev[i]; q.loose && s == 0 && j >= 0 && t.read[j].lastAsks() && t.speaksOf(j, q) {
		return fitting{last: -1, implied: true}, true
	}
	if s > 0 && h.level == 3 && len(q.missing(p, p.sents[s-1])) == 0 && len(q.kinds) > 0 && len(q.kinds) <= 5 {
		return fitting{last: -1, implied: true}, true
	}
	if s > 0 && len(q.missing(p, p.sents[s-1])) == 0 && (h.level == 2 || h.level == 1) && startsWithPronoun(p, p.sents[s]) {
		return fitting{last: -1, implied: true}, true
	}
	return fitting{}, false
}

func startsWithPronoun(p *parsed, sent span) bool {
	for i := sent.from; i < sent.to; i++ {
		switch p.toks[i].low {
		case "need", "needs", "want", "wants", "aim", "must", "target":
			return false // a goal is not where things stand
		}
	}
	l := p.toks[sent.from].low
	return l == "it" || l == "that" || l == "this" || l == "we"
}

// obliged: "has to be in by Thursday" states a deadline.
func obliged(p *parsed, sent span) bool {
	must, by := false, false
	for i := sent.from; i < sent.to; i++ {
		l := p.toks[i].low
		must = must || l == "must" || l == "needs" || l == "need" || (l == "has" || l == "have") && i+1 < sent.to && p.toks[i+1].low == "to"
		by = by || l == "by" || l == "until"
	}
	return must && by
}

// leadsElsewhere says that a sentence begins with a thing that the question does not know.
func leadsElsewhere(p *parsed, sent span, q *query, people *roster) bool {
	for j := sent.from; j < sent.to; j++ {
		t := p.toks[j]
		if auxiliaries[t.low] || t.kind == number || t.low == ":" {
			return false
		}
		if foreignNoun(p, j, q, people) {
			return j+1 < sent.to && (auxiliaries[p.toks[j+1].low] || p.toks[j+1].low == ":" || verbish[p.toks[j+1].stem])
		}
	}
	return false
}

// bind scores how firmly a value belongs to the attribute of the sentence. It
// refuses values that other nouns govern.
func (t *talk) bind(p *parsed, sent span, h heading, at span, kind corpus.Kind, fit fitting, q *query) (int, bool) {
	if h.level == 3 && partOf(p, sent, h.at, q.ownStem) && len(q.attr) == 0 {
		return 0, false
	}
	if t.takenByComplement(p, sent, at, h, q) {
		return 0, false
	}
	if fit.last < 0 {
		return t.bindImplied(p, sent, h, at, kind, q)
	}
	if ownedByComplement(p, sent, at, h) {
		return 12, true
	}
	if h.level == 3 && p.seg[at.from] != p.seg[h.at.from] && leadForeign(p, sent, at.from, q, &t.people) && !q.loose {
		return 0, false
	}
	if gapped(p, h, at, fit) && !foreignUnit(p, sent, at, q, &t.people) {
		return 9, true
	}
	if h.level < 3 && t.attributeElsewhere(p, sent, fit, q) {
		return 0, false
	}
	left := nearestBefore(fit.toks, at.from)
	right := nearestAfter(fit.toks, at.to)
	if left >= 0 && !t.governedElsewhere(p, left, at, h, kind, q) {
		return 12 - min(at.from-left, 8), true
	}
	if right >= 0 && gapWords(p, at.to, right, h) <= 3 && p.seg[right] == p.seg[at.from] && !anyForeign(p, at.to, right, q, &t.people) {
		return 11 - (right - at.to), true
	}
	return 0, false
}

// bindImplied scores a value where the attribute is understood from the question or the kind.
func (t *talk) bindImplied(p *parsed, sent span, h heading, at span, kind corpus.Kind, q *query) (int, bool) {
	if numeric(kind) && foreignUnit(p, sent, at, q, &t.people) {
		return 0, false
	}
	if h.level == 3 && (betweenForeign(p, h.at.span, at, q, &t.people)) && kind != corpus.KindLink {
		return 0, false
	}
	if kind == corpus.KindLink && foreignLinkLead(p, sent, h, at, q, &t.people) {
		return 0, false
	}
	return 6, true
}

// foreignLinkLead says that the words right before a link name another thing.
func foreignLinkLead(p *parsed, sent span, h heading, at span, q *query, people *roster) bool {
	for j := at.from - 1; j >= sent.from && j >= at.from-6; j-- {
		if h.level == 3 && h.at.has(j) {
			return false
		}
		t := p.toks[j]
		if t.low == "," || t.low == "." || t.low == ";" {
			return false
		}
		if foreignNoun(p, j, q, people) && !containerNouns[t.stem] && !linkLeads[t.stem] && conceptOf[t.stem] == nil {
			return true
		}
	}
	return false
}

var linkLeads = stems("link version copy file location location home here live")

func numeric(k corpus.Kind) bool {
	return k == corpus.KindCount || k == corpus.KindQuantity || k == corpus.KindPercent || k == corpus.KindDuration || k == corpus.KindRange
}

// foreignUnit: "12 defects" is no number of retries.
func foreignUnit(p *parsed, sent span, at span, q *query, people *roster) bool {
	if at.to < sent.to && p.seg[at.to] == p.seg[at.from] && p.toks[at.to].kind == word {
		i := at.to
		for i < sent.to-1 && plainModifiers[p.toks[i].low] {
			i++
		}
		return foreignNoun(p, i, q, people)
	}
	return false
}

func nearestBefore(list []int, at int) int {
	best := -1
	for _, i := range list {
		if i < at {
			best = i
		}
	}
	return best
}

func nearestAfter(list []int, at int) int {
	for _, i := range list {
		if i >= at {
			return i
		}
	}
	return -1
}

// governedElsewhere says that between the attribute and the value another noun
// or value steps in, or that the number counts other things.
func (t *talk) governedElsewhere(p *parsed, from int, at span, h heading, kind corpus.Kind, q *query) bool {
	crossed := false
	for j := from + 1; j < at.from; j++ {
		crossed = crossed || p.seg[j] != p.seg[from]
		if h.level == 3 && h.at.has(j) {
			continue
		}
		if foreignNoun(p, j, q, &t.people) && (crossed || !afterPreposition(p, from, j)) {
			return true
		}
	}
	if kind == corpus.KindCount {
		sent := span{0, len(p.toks)}
		return foreignUnit(p, sent, at, q, &t.people) && at.from-from > 3
	}
	return (kind == corpus.KindDate || kind == corpus.KindTime) && len(q.kinds) > 3 && gapWords(p, from+1, at.from, h) > 3
}

// afterPreposition: "the limit on the staging hosts is 12" still speaks of the limit.
func afterPreposition(p *parsed, from, j int) bool {
	for i := j - 1; i > from; i-- {
		if l := p.toks[i].low; l == "on" || l == "in" || l == "per" || l == "at" || l == "under" {
			return true
		}
	}
	return false
}

func anyForeign(p *parsed, from, to int, q *query, people *roster) bool {
	for j := from; j < to; j++ {
		if foreignNoun(p, j, q, people) {
			return true
		}
	}
	return false
}

// takenByComplement: in "12 for the card test and 9 for the ledger test" the
// words behind a value say whose it is.
func (t *talk) takenByComplement(p *parsed, sent, at span, h heading, q *query) bool {
	i := at.to
	for i < sent.to && p.seg[i] == p.seg[at.from] && p.toks[i].low != "for" && p.toks[i].low != "on" && i < at.to+4 {
		i++
	}
	if i >= sent.to || p.seg[i] != p.seg[at.from] || p.toks[i].low != "for" {
		return false
	}
	for j := i + 1; j < sent.to && p.seg[j] == p.seg[i]; j++ {
		if h.level == 3 && h.at.has(j) || q.inSubject(p.toks[j].stem) && h.level != 3 {
			return false
		}
		if j > i+5 {
			break
		}
	}
	for j := i + 1; j < sent.to && j < i+4 && p.seg[j] == p.seg[i]; j++ {
		if foreignNoun(p, j, q, &t.people) || h.level == 3 && q.inSubject(p.toks[j].stem) {
			return true
		}
	}
	return false
}

// ownedByComplement: "16 for the label printer" right behind a value.
func ownedByComplement(p *parsed, sent, at span, h heading) bool {
	if h.level != 3 || h.at.from < at.to || h.at.from > at.to+4 || p.seg[h.at.from] != p.seg[at.from] {
		return false
	}
	for j := at.to; j < h.at.from; j++ {
		if p.toks[j].low == "for" {
			return true
		}
	}
	return false
}

// gapped: "the import hit 7 failures, the export 12" leaves the attribute out
// the second time; the value stands right behind its subject.
func gapped(p *parsed, h heading, at span, fit fitting) bool {
	return h.level == 3 && at.from >= h.at.to && at.from-h.at.to <= 1 && p.seg[at.from] == p.seg[h.at.from] && p.seg[fit.last] < p.seg[at.from]
}

// gapWords counts the tokens between two that are not the subject's mention.
func gapWords(p *parsed, from, to int, h heading) int {
	n := 0
	for j := from; j < to; j++ {
		if !(h.level == 3 && h.at.has(j)) && !determiners[p.toks[j].low] {
			n++
		}
	}
	return n
}

func (q *query) inSubject(s string) bool {
	for _, c := range q.subject {
		if contains(c, s) {
			return true
		}
	}
	return false
}

// attributeElsewhere says that a sentence without the subject gives the
// attribute to something else: "the retry limit of the import", "the import's retry limit".
func (t *talk) attributeElsewhere(p *parsed, sent span, fit fitting, q *query) bool {
	first := fit.toks[0]
	for j := first - 1; j >= sent.from && p.seg[j] == p.seg[first]; j-- {
		if foreignNoun(p, j, q, &t.people) {
			return true
		}
	}
	for j := fit.last + 1; j < sent.to && j <= fit.last+1; j++ {
		l := p.toks[j].low
		if l != "of" && l != "for" {
			break
		}
		for k := j + 1; k < sent.to && k < j+5; k++ {
			if foreignNoun(p, k, q, &t.people) {
				return true
			}
		}
	}
	return false
}
