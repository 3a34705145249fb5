package talk

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// names says that token i belongs to the subject's name in the sentence itself.
func (h Heading) names(i int) bool { return h.Level == 3 && h.at.Has(i) }

// bind scores how firmly a value belongs to the attribute of the sentence. It refuses values that other nouns govern.
func (t *Talk) bind(p *text.Parsed, sent text.Span, h Heading, at text.Span, kind corpus.Kind, fit fitting,
	q *Query) (int, bool) {
	if fit.last < 0 {
		return t.bindImplied(p, sent, h, at, kind, q)
	}
	if h.Level == 3 && p.Seg[at.From] != p.Seg[h.at.From] && leadForeign(p, sent, at.From, q, &t.People) && !q.Loose {
		return 0, false
	}
	if gapped(p, h, at, fit) && !foreignUnit(p, sent, at, q, &t.People) {
		return 9, true
	}
	if h.Level < 3 && t.attributeElsewhere(p, sent, fit, q) {
		return 0, false
	}
	left := nearestBefore(fit.toks, at.From)
	right := nearestAfter(fit.toks, at.To)
	if left >= 0 && !t.governedElsewhere(p, left, at, h, kind, q) {
		return 12 - min(at.From-left, 8), true
	}
	if right >= 0 && gapWords(p, at.To, right, h) <= 3 && p.Seg[right] == p.Seg[at.From] &&
		!anyForeign(p, at.To, right, q, &t.People) {
		return 11 - (right - at.To), true
	}
	return 0, false
}

// bindImplied scores a value where the attribute is understood from the question or the kind.
func (t *Talk) bindImplied(p *text.Parsed, sent text.Span, h Heading, at text.Span, kind corpus.Kind, q *Query) (int,
	bool) {
	if !q.Loose && Numeric(kind) && foreignUnit(p, sent, at, q, &t.People) {
		return 0, false
	}
	if h.Level == 3 && betweenForeign(p, h.at.Span, at, q, &t.People) {
		return 0, false
	}
	if kind == corpus.KindLink && foreignLinkLead(p, sent, h, at, q, &t.People) {
		return 0, false
	}
	return 6, true
}

// foreignLinkLead says that the words right before a link name another thing.
func foreignLinkLead(p *text.Parsed, sent text.Span, h Heading, at text.Span, q *Query, people *Roster) bool {
	for j := at.From - 1; j >= sent.From && j >= at.From-6; j-- {
		if h.names(j) {
			return false
		}
		t := p.Toks[j]
		if t.Low == "," {
			return false
		}
		if foreignNoun(p, j, q, people) && !english.ContainerNouns[t.Stem] && !linkLeads[t.Stem] &&
			english.ConceptOf[t.Stem] == 0 {
			return true
		}
	}
	return false
}

var linkLeads = english.Stems("link version copy file location home here live lives more")

// Numeric says that values of a kind are told by a figure.
func Numeric(k corpus.Kind) bool {
	return k == corpus.KindCount || k == corpus.KindQuantity || k == corpus.KindPercent || k == corpus.KindDuration ||
		k == corpus.KindRange
}

// foreignUnit: "12 defects" is no number of retries.
func foreignUnit(p *text.Parsed, sent text.Span, at text.Span, q *Query, people *Roster) bool {
	if at.To < sent.To && p.Seg[at.To] == p.Seg[at.From] && p.Toks[at.To].Kind == text.Word {
		i := at.To
		for i < sent.To-1 && english.PlainModifiers[p.Toks[i].Low] {
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
func (t *Talk) governedElsewhere(p *text.Parsed, from int, at text.Span, h Heading, kind corpus.Kind, q *Query) bool {
	crossed := false
	for j := from + 1; j < at.From; j++ {
		crossed = crossed || p.Seg[j] != p.Seg[from]
		if h.names(j) {
			continue
		}
		if foreignNoun(p, j, q, &t.People) && (crossed || !afterPreposition(p, from, j)) {
			return true
		}
	}
	if kind == corpus.KindCount {
		sent := text.Span{From: 0, To: len(p.Toks)}
		return foreignUnit(p, sent, at, q, &t.People) && at.From-from > 3
	}
	return (kind == corpus.KindDate || kind == corpus.KindTime) && len(q.Kinds) > 3 &&
		gapWords(p, from+1, at.From, h) > 3
}

// afterPreposition: "the limit on the staging hosts is 12" still speaks of the limit.
func afterPreposition(p *text.Parsed, from, j int) bool {
	for i := j - 1; i > from; i-- {
		if l := p.Toks[i].Low; l == "on" || l == "in" {
			return true
		}
	}
	return false
}

func anyForeign(p *text.Parsed, from, to int, q *Query, people *Roster) bool {
	for j := from; j < to; j++ {
		if foreignNoun(p, j, q, people) {
			return true
		}
	}
	return false
}

// gapped: "the import hit 7 failures, the export 12" leaves the attribute out
// the second time; the value stands right behind its subject.
func gapped(p *text.Parsed, h Heading, at text.Span, fit fitting) bool {
	return h.Level == 3 && at.From >= h.at.To && at.From-h.at.To <= 1 && p.Seg[at.From] == p.Seg[h.at.From] &&
		p.Seg[fit.last] < p.Seg[at.From]
}

// gapWords counts the tokens between two that are not the subject's mention.
func gapWords(p *text.Parsed, from, to int, h Heading) int {
	n := 0
	for j := from; j < to; j++ {
		if !h.names(j) && !english.Determiners[p.Toks[j].Low] {
			n++
		}
	}
	return n
}

func (q *Query) inSubject(s string) bool {
	for _, c := range q.Subject {
		if slices.Contains(c, s) {
			return true
		}
	}
	return false
}

// attributeElsewhere says that a sentence without the subject gives the
// attribute to something else: "the retry limit of the import", "the import's retry limit".
func (t *Talk) attributeElsewhere(p *text.Parsed, sent text.Span, fit fitting, q *Query) bool {
	first := fit.toks[0]
	for j := first - 1; j >= sent.From && p.Seg[j] == p.Seg[first]; j-- {
		if foreignNoun(p, j, q, &t.People) {
			return true
		}
	}
	for j := fit.last + 1; j < sent.To && j <= fit.last+1; j++ {
		l := p.Toks[j].Low
		if l != "of" && l != "for" {
			break
		}
		for k := j + 1; k < sent.To && k < j+5; k++ {
			if foreignNoun(p, k, q, &t.People) {
				return true
			}
		}
	}
	return false
}
