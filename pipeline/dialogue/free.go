package dialogue

import (
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

// redraws bounds how often a free slot is sampled again because the path asks
// for something that its author cannot say.
const redraws = 24

// fill lets the path sampler choose what stands in a free slot, and gives it
// something to say: a fact that waits, a question for one, or an answer to what
// the parent said. It says no when nothing fits.
func (p *planner) fill(s *Slot, g int) (bool, error) {
	empty := Slot{Key: s.Key, GroupID: s.GroupID, At: s.At}
	before := p.talk.last[s.GroupID].Act
	aim := p.aim(before)
	if p.r.IntN(8) > 0 && p.speakUp(s, g, aim) {
		p.asking(*s, g)
		return true, nil
	}
	for n := range redraws {
		switch n {
		case redraws / 3:
			aim = p.behindOf(before, aim)
		case 5 * redraws / 6:
			if p.rates.disagree.missing() > 1 && p.anywhere(s, g, opposing) || p.rates.short.missing() > 1 && p.anywhere(s, g, brief) {
				p.asking(*s, g)
				return true, nil
			}
			aim = anything
		}
		path, ok, err := p.walk.next(g, s.At, p.roster.present)
		if err != nil || !ok {
			return false, err
		}
		*s = empty
		s.AuthorID = p.log.world.Users()[path.Author].ID
		s.TaskID = p.log.world.Tasks()[path.Task].ID
		if !p.admits(s, &path) {
			continue
		}
		if p.along(s, path, g, aim) {
			p.asking(*s, g)
			return true, nil
		}
	}
	*s = empty
	return false, nil
}

// aim is what a free slot should be, so that shares come out.
type aim int

// The aims.
const (
	anything aim = iota
	disturbing
	opposing
	brief    // something that can be ultra-short
	crossing // along a cross-project path
)

// aim returns what is behind its share: noise first, else one of the others.
func (p *planner) aim(before corpus.Act) aim {
	if p.rates.noise.due(p.r) {
		return disturbing
	}
	return p.behindOf(before, disturbing)
}

// behindOf returns what is behind its share, by chance in proportion to how far,
// but not the act of the message before, nor an aim that was missed. Cross-project
// paths, which the sampler's mixture brings anyway (G4), count little.
func (p *planner) behindOf(before corpus.Act, missed aim) aim {
	behind := []float64{
		opposing: max(0, p.rates.disagree.missing()-1), brief: max(0, p.rates.short.missing()-1), crossing: max(0, p.rates.cross.missing()-1) / 12,
	}
	switch before {
	case corpus.ActDisagreement:
		behind[opposing] = 0
	case corpus.ActAcknowledge:
		behind[brief] = 0
	}
	behind[missed] = 0
	if at := statistics.At(p.r.Float64(), behind); at >= 0 {
		return aim(at)
	}
	return anything
}

// along gives a path something to say that meets the aim; answers that are owed
// go before it.
func (p *planner) along(s *Slot, path graph.Path, g int, a aim) bool {
	switch path.Type {
	case graph.CrossProjectReply:
		return (a == anything || a == crossing) && p.freeCross(s, path, g)
	case graph.Post:
		return p.alongPost(s, path, g, a)
	}
	return p.alongReply(s, path, g, a)
}

func (p *planner) alongPost(s *Slot, path graph.Path, g int, a aim) bool {
	s.Path = corpus.PathPost
	switch {
	case !p.loud.louder(s, ""):
		return false
	case a == disturbing:
		return p.perturb(s, nil, g)
	}
	return a == anything && (p.answerFirst(s) || p.freePost(s, path.PostType))
}

func (p *planner) alongReply(s *Slot, path graph.Path, g int, a aim) bool {
	s.Path = corpus.PathReply
	parent := p.log.slots[path.Parent]
	switch {
	case !p.loud.louder(s, parent.AuthorID) || a == crossing || p.facts.rivals(s.AuthorID, parent):
		return false
	case a == disturbing:
		return p.perturb(s, &parent, g)
	}
	if !p.answerFirst(s) && !p.freeReply(s, parent, g, a) {
		return a != anything && p.instead(s, g, a)
	}
	if a == anything && s.Act == corpus.ActBanter && p.r.IntN(3) == 0 {
		p.digress(s)
	}
	return true
}

// instead looks among the latest messages of the task for one that a reply which
// meets the aim can answer, where the one that was drawn is none.
func (p *planner) instead(s *Slot, g int, a aim) bool {
	const lately = 12
	for x := range p.log.latest(s.TaskID, lately) {
		if p.freeReply(s, x, g, a) {
			return true
		}
	}
	return false
}

// anywhere looks among the latest messages of the group for one that a reply
// which meets the aim can answer, where no path led to one.
func (p *planner) anywhere(s *Slot, g int, a aim) bool {
	const lately = 40
	empty := Slot{Key: s.Key, GroupID: s.GroupID, At: s.At}
	n := 0
	for _, x := range slices.Backward(p.log.slots) {
		t, ok := p.tasks.byID[x.TaskID]
		if x.GroupID != s.GroupID || !ok {
			continue
		}
		if n++; n > lately || !p.days.fresh(x, s.At) {
			break
		}
		for _, id := range corpus.Shuffled(p.r, t.ActiveIDs) {
			*s = empty
			s.TaskID, s.AuthorID, s.Path = t.ID, id, corpus.PathReply
			if p.roster.present(id, s.At) && p.talk.last[s.GroupID].AuthorID != id && p.loud.louder(s, x.AuthorID) && p.freeReply(s, x, g, a) {
				return true
			}
		}
	}
	*s = empty
	return false
}

// asking lets a question that was just put have its answer.
func (p *planner) asking(s Slot, g int) {
	if s.AsksFactID != "" {
		p.pending.asked[s.AsksFactID] = s
		p.answered(s, g)
	}
}
