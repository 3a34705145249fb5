package paths

import (
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/personas"
	"memloom/pipeline/dialogue"
)

// count enters a message into the shares (G11). They exclude one another in this order: a changed decision, noise,
// disagreement, an ultra-short reply.
func (d *dealer) count(i int, s *dialogue.Slot) {
	noise, objects := slices.Contains(corpus.Noise, s.Perturbation), s.Act == corpus.ActDisagreement
	d.rates.noise.Count(noise)
	if noise || objects {
		d.rates.kinds[s.Perturbation]++
	}
	if d.steps[i].Type == graph.Post {
		return
	}
	d.rates.disagree.Count(objects)
	if !noise && !objects && s.Perturbation != corpus.DecisionChange {
		d.rates.short.Count(s.Perturbation == corpus.UltraShort)
	}
}

// manner decides how a message is written, apart from what it says (G11).
func (d *dealer) manner(_ int, s *dialogue.Slot, ph *phase) {
	if d.rates.flaws.Take(!inOwnWords(s), d.r) {
		kind := corpus.MarkTypo
		if s.Perturbation != corpus.UltraShort {
			kind = d.rates.kinds.Order([]string{corpus.MarkTypo, corpus.MarkFragment, corpus.MarkSelfCorrection}, d.r)[0]
		}
		d.rates.kinds[kind]++
		s.Marks = append(s.Marks, kind)
	}
	if d.rates.tone.Take(true, d.r) {
		own := d.byID[s.AuthorID].Tone
		s.Tone = corpus.Pick(d.r, slices.DeleteFunc(personas.Tones(), func(t string) bool { return t == own }))
		s.Marks = append(s.Marks, corpus.MarkTone)
	}
	d.link(s)
	d.crossRefer(s, ph)
	slices.Sort(s.Marks)
	s.Marks = slices.Compact(s.Marks)
}

// inOwnWords says whether a message asks for or states what roles call by words of their own: a word taken back at once could
// be another role's, and tell what the exchange is to tell.
func inOwnWords(s *dialogue.Slot) bool { return slices.ContainsFunc(s.SpeaksOf(), dialogue.IsTerm) }

// link states the page of the piece or phase in a share of the posts and of the other messages.
func (d *dealer) link(s *dialogue.Slot) {
	q := &d.rates.links
	if s.ParentKey == "" {
		q = &d.rates.postLinks
	}
	room := s.TaskID != "" && s.Perturbation != corpus.UltraShort && !s.Act.In(corpus.ActMistake, corpus.ActBanter, corpus.ActAcknowledge)
	if !q.Take(room, d.r) {
		return
	}
	s.FactIDs = append(slices.Clone(s.FactIDs), d.page(s.TaskID, s.AuthorID))
	s.Marks = append(s.Marks, corpus.MarkLink)
}

// page returns the fact that holds the page of a piece or phase, known from now on to somebody.
func (d *dealer) page(task, person string) string {
	t := d.tasks[task]
	id := task + "/" + corpus.PredPage
	if _, ok := d.index[id]; !ok {
		d.add(corpus.Fact{ID: id, SubjectID: task, Predicate: corpus.PredPage, From: t.Start, TaskID: task, GroupID: t.GroupID,
			Value: corpus.TextValue(corpus.KindLink, d.pageOf(t)), Knowers: []string{person}})
	}
	if f := d.fact(id); !slices.Contains(f.Knowers, person) {
		f.Knowers = append(f.Knowers, person)
	}
	return id
}

// crossRefer lets a share of the messages name a phase of another channel.
func (d *dealer) crossRefer(s *dialogue.Slot, ph *phase) {
	q := &d.rates.cross
	if len(s.Names) > 0 && s.Act != corpus.ActMistake {
		s.Marks = append(s.Marks, corpus.MarkCross)
		q.Count(true)
		return
	}
	take := s.TaskID != "" && s.Perturbation != corpus.UltraShort && !s.Act.In(corpus.ActMistake, corpus.ActBanter, corpus.ActClosure) && q.Due(d.r)
	if take {
		var other string
		if other, take = d.elsewhere(s, ph, false); take {
			s.Names = []string{other}
			s.Marks = append(s.Marks, corpus.MarkCross)
		}
	}
	q.Count(take)
}
