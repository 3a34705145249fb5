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
type realism struct {
	*run
	all, replies, posts, noise, push, short, left int
	rough, tone, replyLinks, postLinks, cross     int
	noiseKinds, pushKinds, marks                  map[string]int
	words                                         values // of ultra-short messages
}

func newRealism(r *run) measure {
	return &realism{run: r, noiseKinds: map[string]int{}, pushKinds: map[string]int{}, marks: map[string]int{},
		words: values{}}
}

func (m *realism) add(w *world) {
	m.all += len(w.slots)
	for _, p := range w.slots {
		reply := p.slot.Path != corpus.PathPost
		count(&m.replies, reply)
		count(&m.posts, !reply)
		m.perturbed(p, reply)
		m.marked(p.slot.Marks, reply)
	}
}

// perturbed counts what a message was made to be instead of what it would have been.
func (m *realism) perturbed(p planned, reply bool) {
	kind := p.slot.Perturbation
	switch {
	case slices.Contains(corpus.Noise, kind):
		m.noise++
		m.noiseKinds[kind]++
	case slices.Contains(corpus.Disagreements, kind):
		m.push++
		m.pushKinds[kind]++
	case kind != corpus.DecisionChange && reply:
		m.left++
	}
	if kind == corpus.UltraShort {
		m.short++
		m.words.add(len(strings.Fields(p.message.Text)))
	}
}

// marked counts the marks of a message.
func (m *realism) marked(marks []string, reply bool) {
	linked := slices.Contains(marks, corpus.MarkLink)
	count(&m.rough, slices.ContainsFunc(marks, func(x string) bool { return slices.Contains(imperfections, x) }))
	count(&m.tone, slices.Contains(marks, corpus.MarkTone))
	count(&m.cross, slices.Contains(marks, corpus.MarkCross))
	count(&m.replyLinks, linked && reply)
	count(&m.postLinks, linked && !reply)
	for _, x := range marks {
		m.marks[x]++
	}
}

func (m *realism) conclude(s *section) {
	s.rate("noise", m.noise, m.all, m.asked(func(r *Rates) float64 { return r.Noise }),
		between("GroupMemBench, table 6", 0.0501, 0.0514))
	s.rate("disagreement, of replies", m.push, m.replies, m.asked(func(r *Rates) float64 { return r.Disagreement }),
		point("GroupMemBench", 0.25))
	s.rate("ultra-short, of the replies left", m.short, m.left, m.asked(func(r *Rates) float64 { return r.UltraShort }),
		point("GroupMemBench", 0.30))
	s.rate("imperfections", m.rough, m.all, m.asked(func(r *Rates) float64 { return r.Imperfections }),
		point("GroupMemBench", 0.20))
	s.rate("tone jitter", m.tone, m.all, m.asked(func(r *Rates) float64 { return r.ToneJitter }),
		between("GroupMemBench", 0.10, 0.20))
	s.rate("links, of replies", m.replyLinks, m.replies, m.asked(func(r *Rates) float64 { return r.Links }),
		point("GroupMemBench", 0.10))
	s.rate("links, of posts", m.postLinks, m.posts, m.asked(func(r *Rates) float64 { return r.PostLinks }),
		point("GroupMemBench", 0.35))
	s.rate("cross-references", m.cross, m.all, m.asked(func(r *Rates) float64 { return r.CrossReferences }),
		point("GroupMemBench", 0.25))
	s.sample("length of ultra-short messages", "words", m.words)
	s.add(distribution("kind of noise", "messages", m.noiseKinds, corpus.Noise))
	s.add(distribution("kind of disagreement", "messages", m.pushKinds, corpus.Disagreements))
	s.add(ranked("mark", "messages", m.marks, len(m.marks)))
}

func count(n *int, is bool) {
	if is {
		*n++
	}
}
