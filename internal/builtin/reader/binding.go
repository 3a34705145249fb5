package reader

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/corpus"
)

// bind scores how firmly a value belongs to the attribute of the sentence. It
// refuses values that other nouns govern.
func (t *talk) bind(p *parsed, sent span, h heading, at span, kind corpus.Kind, fit fitting, q *query) (int, bool) {
	if h.level == 3 && partOf(p, sent, h.at, q.ownStem) && len(q.attr) == 0 && !(kind == corpus.KindLink && aboutIt(p, at.from)) {
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
	if !q.loose && numeric(kind) && foreignUnit(p, sent, at, q, &t.people) {
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
		if foreignNoun(p, j, q, people) && !english.ContainerNouns[t.stem] && !linkLeads[t.stem] && english.ConceptOf[t.stem] == 0 {
			return true
		}
	}
	return false
}

var linkLeads = english.Stems("link version copy file location home here live lives more")

func numeric(k corpus.Kind) bool {
	return k == corpus.KindCount || k == corpus.KindQuantity || k == corpus.KindPercent || k == corpus.KindDuration || k == corpus.KindRange
}

// foreignUnit: "12 defects" is no number of retries.
func foreignUnit(p *parsed, sent span, at span, q *query, people *roster) bool {
	if at.to < sent.to && p.seg[at.to] == p.seg[at.from] && p.toks[at.to].kind == word {
		i := at.to
		for i < sent.to-1 && english.PlainModifiers[p.toks[i].low] {
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
		if !(h.level == 3 && h.at.has(j)) && !english.Determiners[p.toks[j].low] {
			n++
		}
	}
	return n
}

func (q *query) inSubject(s string) bool {
	for _, c := range q.subject {
		if slices.Contains(c, s) {
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

// aboutIt: "everything about it: ⟨link⟩" is about the subject, whatever else the
// sentence tells of it.
func aboutIt(p *parsed, at int) bool {
	for i := at - 1; i > 0 && i >= at-4; i-- {
		if p.toks[i].low == "it" && english.Prepositions[p.toks[i-1].low] {
			return true
		}
	}
	return false
}
