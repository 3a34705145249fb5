package solve

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
)

// confusable are words that a slip of the finger turns into one another.
var confusable = english.Words("trial trail form from quite quiet angel angle casual causal dairy diary contact contract county country desert dessert board broad united untied sacred scared")

// shortestMended is the length from which a stem may be meant by a misspelt one.
const shortestMended = 5

// withoutSlips returns the talk with words that are nearly those of the question read as them, and whether there were
// any. It is tried only where reading as written found nothing.
func withoutSlips(t *talk.Talk, q *talk.Query) (*talk.Talk, bool) {
	var need []string
	for _, s := range slices.Concat(q.Attr, slices.Concat(q.Subject...)) {
		if len(s) >= shortestMended-1 && !confusable[s] {
			need = append(need, s)
		}
	}
	c, changed := *t, false
	for i, p := range t.Read {
		r, ok := slipsMended(p, need)
		if !ok {
			continue
		}
		if !changed {
			c.Read, changed = slices.Clone(t.Read), true
		}
		c.Read[i] = r
	}
	return &c, changed
}

// slipsMended returns the text with the words that are a slip away from one of need
// read as it, each once: words of need may be a slip away from each other.
func slipsMended(p *text.Parsed, need []string) (*text.Parsed, bool) {
	var r text.Parsed
	changed := false
	for i := range p.Toks {
		to := meantBy(&p.Toks[i], need)
		if to == "" {
			continue
		}
		if !changed {
			r, changed = *p, true
			r.Toks = slices.Clone(p.Toks)
		}
		r.Toks[i].Stem, r.Toks[i].Low = to, to
	}
	if changed {
		r.Marks = text.SketchOf(r.Toks)
	}
	return &r, changed
}

// meantBy returns the stem of need from which a word is a slip away, if there is one.
func meantBy(k *text.Token, need []string) string {
	if k.Kind != text.Word || len(k.Stem) < shortestMended-1 || english.ConceptOf[k.Stem] != 0 || confusable[k.Low] ||
		slices.Contains(need, k.Stem) {
		return ""
	}
	for _, n := range need {
		if n[0] == k.Stem[0] && (talk.Slip(k.Stem, n) || talk.Slip(k.Low, n+"e")) {
			return n
		}
	}
	return ""
}
