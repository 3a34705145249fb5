package judge

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Near things are not the same: "a note from the test crew" is none "from the
// data office", however many of the other words agree.

// crews are nouns for people who work together; which ones, other words say.
var crews = english.Stems("crew team squad group")

// nounPhrase is a run of content words with the preposition that introduces it.
type nounPhrase struct {
	after string
	text.Span
}

// otherThing says that a noun phrase of the gold has another word in the candidate: one of its words is missing, and a
// phrase in the same place brings one that neither gold nor question has.
func (c *comparison) otherThing(a *alignment) bool {
	missing, new := map[int]bool{}, map[int]bool{}
	for i, u := range a.want {
		if a.how[i] == unrelated {
			missing[u.at.From] = true
		}
	}
	for i, u := range a.have {
		if !a.said[i] {
			new[u.at.From] = true
		}
	}
	theirs := nounPhrases(c.cand)
	for _, g := range nounPhrases(c.gold) {
		if !holdsOther(c.gold, g.Span, missing, c.cand) {
			continue
		}
		for _, d := range theirs {
			if d.after == g.after && c.samePlace(g.Span, d.Span) && holdsOther(c.cand, d.Span, new, c.gold) {
				return true
			}
		}
	}
	return false
}

// samePlace says that two phrases share a word, or the word before or after
// them: what an answer says beside the gold stands elsewhere.
func (c *comparison) samePlace(g, d text.Span) bool {
	for _, s := range text.ContentStems(c.gold.Quote(g)) {
		if slices.Contains(text.ContentStems(c.cand.Quote(d)), s) {
			return true
		}
	}
	same := func(a, b string) bool { return a != "" && anyRelated([]string{a}, b) }
	return same(contentFrom(c.gold, g.From-1, -1), contentFrom(c.cand, d.From-1, -1)) ||
		same(contentFrom(c.gold, g.To, 1), contentFrom(c.cand, d.To, 1))
}

// contentFrom returns the stem of the next content word in a direction.
func contentFrom(p *text.Parsed, i, step int) string {
	for ; i >= 0 && i < len(p.Toks); i += step {
		if t := p.Toks[i]; t.Kind != text.Punct && !english.FunctionWord(t.Low) && !english.Fillers[t.Low] {
			return t.Stem
		}
	}
	return ""
}

// holdsOther says that a stretch has a content word of those; crews are all one where the other text has one.
func holdsOther(p *text.Parsed, s text.Span, those map[int]bool, other *text.Parsed) bool {
	for i := s.From; i < s.To; i++ {
		if t := p.Toks[i]; those[i] && t.Kind == text.Word && !english.Fillers[t.Stem] &&
			!(crews[t.Stem] && slices.ContainsFunc(other.Toks, func(o text.Token) bool { return crews[o.Stem] })) {
			return true
		}
	}
	return false
}

// nounPhrases returns the runs of content words that a determiner or a
// preposition opens, or the text. A verb ends them.
func nounPhrases(p *text.Parsed) []nounPhrase {
	var out []nounPhrase
	for i := 0; i < len(p.Toks); {
		if !opensPhrase(p, i) {
			i++
			continue
		}
		after := ""
		for i < len(p.Toks) && opener(p, i) {
			if english.Prepositions[p.Toks[i].Low] {
				after = p.Toks[i].Low
			}
			i++
		}
		from := i
		for i < len(p.Toks) && inPhrase(p, i, from) {
			i++
		}
		if i > from {
			out = append(out, nounPhrase{after, text.Span{From: from, To: i}})
		} else {
			i++
		}
	}
	return out
}

func opener(p *text.Parsed, i int) bool {
	return english.Prepositions[p.Toks[i].Low] || english.Determiners[p.Toks[i].Low]
}

func opensPhrase(p *text.Parsed, i int) bool {
	return opener(p, i) || (i == 0 || p.Toks[i-1].Kind == text.Punct || p.Toks[i-1].Low == "and" ||
		p.Toks[i-1].Low == "because") && !english.FunctionWord(p.Toks[i].Low)
}

func inPhrase(p *text.Parsed, i, from int) bool {
	t := p.Toks[i]
	if t.Kind == text.Punct || english.FunctionWord(t.Low) || opener(p, i) {
		return false
	}
	return i == from || !disagreeStems[t.Stem] && !text.IsParticiple(t.Low) &&
		(!english.Verbish[t.Stem] || t.Low == t.Stem)
}
