package stats

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// imperfections are the marks of a text that is not polished (G11).
var imperfections = []string{corpus.MarkTypo, corpus.MarkFragment, corpus.MarkSelfCorrection}

// realism measures what is so on purpose (G11): perturbations, which exclude
// one another in the order of the paper, and marks.
func (m *measurer) realism(s *section) {
	slots := m.slots()
	var n struct{ replies, posts, noise, push, short, left, rough, tone, replyLinks, postLinks, cross int }
	noise, push, marks := map[string]int{}, map[string]int{}, map[string]int{}
	var words []float64
	for _, p := range slots {
		kind, reply := p.slot.Perturbation, p.slot.Path != corpus.PathPost
		linked := slices.Contains(p.slot.Marks, corpus.MarkLink)
		if reply {
			n.replies++
		} else {
			n.posts++
		}
		switch {
		case slices.Contains(corpus.Noise, kind):
			n.noise++
			noise[kind]++
		case slices.Contains(corpus.Disagreements, kind):
			n.push++
			push[kind]++
		case kind != corpus.DecisionChange && reply:
			n.left++
		}
		if kind == corpus.UltraShort {
			n.short++
			words = append(words, float64(len(strings.Fields(p.message.Text))))
		}
		count(&n.rough, slices.ContainsFunc(p.slot.Marks, func(x string) bool {
			return slices.Contains(imperfections, x)
		}))
		count(&n.tone, slices.Contains(p.slot.Marks, corpus.MarkTone))
		count(&n.cross, slices.Contains(p.slot.Marks, corpus.MarkCross))
		count(&n.replyLinks, linked && reply)
		count(&n.postLinks, linked && !reply)
		for _, x := range p.slot.Marks {
			marks[x]++
		}
	}
	all := len(slots)
	s.rate("noise", n.noise, all, m.asked(func(r *Rates) float64 { return r.Noise }),
		between("table 6", 0.0501, 0.0514))
	s.rate("disagreement, of replies", n.push, n.replies, m.asked(func(r *Rates) float64 { return r.Disagreement }),
		point("G11", 0.25))
	s.rate("ultra-short, of the replies left", n.short, n.left, m.asked(func(r *Rates) float64 { return r.UltraShort }),
		point("G11", 0.30))
	s.rate("imperfections", n.rough, all, m.asked(func(r *Rates) float64 { return r.Imperfections }),
		point("G11", 0.20))
	s.rate("tone jitter", n.tone, all, m.asked(func(r *Rates) float64 { return r.ToneJitter }),
		between("G11", 0.10, 0.20))
	s.rate("links, of replies", n.replyLinks, n.replies, m.asked(func(r *Rates) float64 { return r.Links }),
		point("G11", 0.10))
	s.rate("links, of posts", n.postLinks, n.posts, m.asked(func(r *Rates) float64 { return r.PostLinks }),
		point("G11", 0.35))
	s.rate("cross-references", n.cross, all, m.asked(func(r *Rates) float64 { return r.CrossReferences }),
		point("G11", 0.25))
	s.sample("length of ultra-short messages", "words", words)
	s.add(distribution("kind of noise", "messages", noise, corpus.Noise))
	s.add(distribution("kind of disagreement", "messages", push, corpus.Disagreements))
	s.add(ranked("mark", "messages", marks, len(marks)))
}

func count(n *int, is bool) {
	if is {
		*n++
	}
}
