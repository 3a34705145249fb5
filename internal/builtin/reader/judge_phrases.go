package reader

import (
	"slices"

	"memloom/internal/builtin/reader/english"
)

// Near things are not the same: "a note from the test crew" is none "from the
// data office", however many of the other words agree.

// crews are nouns for people who work together; which ones, other words say.
var crews = english.Stems("crew team squad group")

// nounPhrase is a run of content words with the preposition that introduces it.
type nounPhrase struct {
	after string
	span
}

// otherThing says that a noun phrase of the gold has another word in the
// candidate: one of its words is missing, and a phrase in the same place brings
// one that neither gold nor question has.
func (c *comparison) otherThing(a *alignment) bool {
	missing, new := map[int]bool{}, map[int]bool{}
	for i, u := range a.want {
		if a.how[i] == unrelated {
			missing[u.at.from] = true
		}
	}
	for i, u := range a.have {
		if !a.said[i] {
			new[u.at.from] = true
		}
	}
	theirs := nounPhrases(c.cand)
	for _, g := range nounPhrases(c.gold) {
		if !c.gold.holdsOther(g.span, missing, c.cand) {
			continue
		}
		for _, d := range theirs {
			if d.after == g.after && c.samePlace(g.span, d.span) && c.cand.holdsOther(d.span, new, c.gold) {
				return true
			}
		}
	}
	return false
}

// samePlace says that two phrases share a word, or the word before or after
// them: what an answer says beside the gold stands elsewhere.
func (c *comparison) samePlace(g, d span) bool {
	for _, s := range contentStems(c.gold.quote(g)) {
		if slices.Contains(contentStems(c.cand.quote(d)), s) {
			return true
		}
	}
	same := func(a, b string) bool { return a != "" && anyRelated([]string{a}, b) }
	return same(c.gold.contentFrom(g.from-1, -1), c.cand.contentFrom(d.from-1, -1)) || same(c.gold.contentFrom(g.to, 1), c.cand.contentFrom(d.to, 1))
}

// contentFrom returns the stem of the next content word in a direction.
func (p *parsed) contentFrom(i, step int) string {
	for ; i >= 0 && i < len(p.toks); i += step {
		if t := p.toks[i]; t.kind != punct && !english.FunctionWord(t.low) && !english.Fillers[t.low] {
			return t.stem
		}
	}
	return ""
}

// holdsOther says that a stretch has a content word of those; crews are all one
// where the other text has one.
func (p *parsed) holdsOther(s span, those map[int]bool, other *parsed) bool {
	for i := s.from; i < s.to; i++ {
		if t := p.toks[i]; those[i] && t.kind == word && !english.Fillers[t.stem] && !(crews[t.stem] && slices.ContainsFunc(other.toks, func(o token) bool { return crews[o.stem] })) {
			return true
		}
	}
	return false
}

// nounPhrases returns the runs of content words that a determiner or a
// preposition opens, or the text. A verb ends them.
func nounPhrases(p *parsed) []nounPhrase {
	var out []nounPhrase
	for i := 0; i < len(p.toks); {
		if !p.opensPhrase(i) {
			i++
			continue
		}
		after := ""
		for i < len(p.toks) && p.opener(i) {
			if english.Prepositions[p.toks[i].low] {
				after = p.toks[i].low
			}
			i++
		}
		from := i
		for i < len(p.toks) && p.inPhrase(i, from) {
			i++
		}
		if i > from {
			out = append(out, nounPhrase{after, span{from, i}})
		} else {
			i++
		}
	}
	return out
}

func (p *parsed) opener(i int) bool {
	return english.Prepositions[p.toks[i].low] || english.Determiners[p.toks[i].low]
}

func (p *parsed) opensPhrase(i int) bool {
	return p.opener(i) || (i == 0 || p.toks[i-1].kind == punct || p.toks[i-1].low == "and" || p.toks[i-1].low == "because") && !english.FunctionWord(p.toks[i].low)
}

func (p *parsed) inPhrase(i, from int) bool {
	t := p.toks[i]
	if t.kind == punct || english.FunctionWord(t.low) || p.opener(i) {
		return false
	}
	return i == from || !disagreeStems[t.stem] && !isParticiple(t.low) && (!english.Verbish[t.stem] || t.low == t.stem)
}
