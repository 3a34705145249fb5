package dialogue

import (
	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// redraws bounds how often a free slot is sampled again because the path asks
// for something that its author cannot say.
const redraws = 8

// fill lets the path sampler choose what stands in a free slot, and gives it
// something to say: a fact that waits, a question for one, or an answer to what
// the parent said. It says no when nothing fits.
func (p *planner) fill(s *Slot, g int, day corpus.Date) (bool, error) {
	for range redraws {
		path, ok, err := p.walk.next(g, s.At)
		if err != nil || !ok {
			return false, err
		}
		*s = Slot{Key: s.Key, GroupID: s.GroupID, At: s.At}
		s.AuthorID = p.walk.world.Users()[path.Author].ID
		s.TaskID = p.walk.world.Tasks()[path.Task].ID
		if !p.admits(s, &path) {
			continue
		}
		switch path.Type {
		case graph.Post:
			s.Path = corpus.PathPost
			ok = p.freePost(s, path.PostType)
		case graph.Reply:
			s.Path = corpus.PathReply
			ok = p.freeReply(s, p.walk.slots[path.Parent])
		default:
			ok = p.freeCross(s, path, g)
		}
		if path.Type != graph.CrossProjectReply && p.answerFirst(s) {
			ok = true
		}
		if ok {
			return true, nil
		}
	}
	return false, nil
}

// answerFirst lets an author who owes an answer in the group give it before
// saying anything else.
func (p *planner) answerFirst(s *Slot) bool {
	for _, t := range p.b.Tasks {
		for _, f := range p.due[t.ID] {
			q, open := p.asked[f.ID]
			if !open || p.stated[f.ID] || q.GroupID != s.GroupID || f.Knowers[0] != s.AuthorID || q.Key == s.Key {
				continue
			}
			p.unsay(s)
			s.Path, s.Act, s.TaskID, s.ParentKey, s.ToID = corpus.PathReply, corpus.ActAnswer, f.TaskID, q.Key, q.AuthorID
			s.AsksFactID, s.Aside = "", ""
			p.state(s, f)
			return true
		}
	}
	return false
}

// unsay takes back what a slot was about to state or ask.
func (p *planner) unsay(s *Slot) {
	for _, id := range s.FactIDs {
		delete(p.stated, id)
	}
	if s.AsksFactID != "" {
		delete(p.asked, s.AsksFactID)
	}
}

// freePost states a waiting fact of the task if the author knows one, asks for
// one that somebody else knows, or asks for a hand.
func (p *planner) freePost(s *Slot, kind graph.PostType) bool {
	if f, ok := p.waiting(s.TaskID, s.At.Date(), func(f corpus.Fact) bool { return f.Knowers[0] == s.AuthorID && !p.isAsked(f.ID) }); ok {
		p.state(s, f)
		s.Act = actFor(p.attrs[f.Predicate].Class)
		return true
	}
	f, ok := p.waiting(s.TaskID, s.At.Date(), func(f corpus.Fact) bool { return !p.isAsked(f.ID) })
	if ok && kind != graph.PostCoordination {
		s.Act, s.AsksFactID, s.ToID = corpus.ActQuestion, f.ID, f.Knowers[0]
		p.asked[f.ID] = *s
		return true
	}
	if p.finished(s.TaskID, s.At) || p.tasks[s.TaskID].OwnerID != s.AuthorID {
		return false // a review or a hand-over is the owner's to ask for
	}
	s.Act = corpus.ActCoordinate
	s.ToID = p.otherThan(p.tasks[s.TaskID].ActiveIDs, s.AuthorID)
	return s.ToID != s.AuthorID
}

// actFor is the act in which somebody volunteers a fact of a class.
func actFor(c pack.Class) corpus.Act {
	switch {
	case c == pack.Blocker:
		return corpus.ActBlocker
	case c == pack.Risk:
		return corpus.ActDoubt
	}
	return corpus.ActProgress
}

// stale is after how many workdays nobody takes up a message any more.
const stale = 1

// freeReply takes up what the parent said.
func (p *planner) freeReply(s *Slot, parent Slot) bool {
	s.ParentKey, s.ToID = parent.Key, parent.AuthorID
	if p.b.Calendar.WorkdaysBetween(parent.At.Date(), s.At.Date()) > stale {
		return false
	}
	switch parent.Act {
	case corpus.ActQuestion:
		f := p.fact(parent.AsksFactID)
		if p.stated[f.ID] || f.Knowers[0] != s.AuthorID || f.From > s.At.Date() {
			return false
		}
		p.state(s, f)
		s.Act = corpus.ActAnswer
		return true
	case corpus.ActAcknowledge, corpus.ActBanter:
		s.Act = corpus.ActBanter
		s.Aside = p.aside()
		return p.r.IntN(3) == 0
	}
	risk := func(f corpus.Fact) bool {
		return f.Knowers[0] == s.AuthorID && !p.isAsked(f.ID) && p.attrs[f.Predicate].Class == pack.Risk
	}
	if f, ok := p.waiting(s.TaskID, s.At.Date(), risk); ok {
		p.state(s, f)
		s.Act = corpus.ActDoubt
		return true
	}
	switch n := p.r.IntN(100); {
	case n < 60:
		s.Act = corpus.ActAcknowledge
	case n < 90 || p.finished(s.TaskID, s.At) || p.tasks[s.TaskID].OwnerID != s.AuthorID:
		s.Act = corpus.ActBanter
		if p.r.IntN(2) == 0 {
			s.Aside = p.aside()
		}
	default:
		s.Act = corpus.ActCoordinate
	}
	return true
}

// freeCross lets somebody from another group ask for what their own task makes
// them want to know (G7). They become guests from then on.
func (p *planner) freeCross(s *Slot, path graph.Path, g int) bool {
	if path.Source == graph.None || path.Parent == graph.None || p.finished(s.TaskID, s.At) {
		return false
	}
	f, ok := p.waiting(s.TaskID, s.At.Date(), func(f corpus.Fact) bool { return f.Knowers[0] != s.AuthorID && !p.isAsked(f.ID) })
	if !ok {
		return false
	}
	s.Path, s.Act = corpus.PathCross, corpus.ActQuestion
	s.ParentKey, s.RefKey = p.walk.slots[path.Parent].Key, p.walk.slots[path.Source].Key
	s.AsksFactID, s.ToID = f.ID, f.Knowers[0]
	p.asked[f.ID] = *s
	p.welcome(s.AuthorID, g, s.At)
	return true
}

// welcome makes somebody a guest of a group unless they sit in it already.
func (p *planner) welcome(id string, g int, at corpus.Stamp) {
	group := &p.b.Groups[g]
	for _, m := range group.MemberIDs {
		if m == id {
			return
		}
	}
	group.MemberIDs = append(group.MemberIDs, id)
	p.guests = append(p.guests, corpus.Member{GroupID: group.ID, PersonID: id, From: at, Guest: true, Adapted: p.people[id].Style})
}

// waiting returns the first fact of a task that is held back, known by day and
// fit in the eyes of the caller.
func (p *planner) waiting(task string, day corpus.Date, fit func(corpus.Fact) bool) (corpus.Fact, bool) {
	for _, f := range p.due[task] {
		if p.held[f.ID] && !p.stated[f.ID] && f.From <= day && fit(f) {
			return f, true
		}
	}
	return corpus.Fact{}, false
}

func (p *planner) state(s *Slot, f corpus.Fact) {
	p.stated[f.ID] = true
	s.FactIDs = []string{f.ID}
}

// finished says whether a task's end has been announced by an instant.
func (p *planner) finished(task string, at corpus.Stamp) bool {
	for _, ref := range p.walk.log.Messages(p.walk.world.Task(task)) {
		if s := p.walk.slots[ref]; s.Act == corpus.ActCompletion && s.At <= at {
			return true
		}
	}
	return false
}

// aside returns the next subject of small talk.
func (p *planner) aside() string {
	if len(p.asides) == 0 {
		return ""
	}
	a := p.asides[0]
	p.asides = append(p.asides[1:], a)
	return a
}
