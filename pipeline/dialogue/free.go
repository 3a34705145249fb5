package dialogue

import (
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// redraws bounds how often a free slot is sampled again because the path asks
// for something that its author cannot say.
const redraws = 24

// fill lets the path sampler choose what stands in a free slot, and gives it
// something to say: a fact that waits, a question for one, or an answer to what
// the parent said. It says no when nothing fits.
func (p *planner) fill(s *Slot, g int) (bool, error) {
	empty := Slot{Key: s.Key, GroupID: s.GroupID, At: s.At}
	before := p.course.last[s.GroupID].Act
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
			if p.course.disagree.missing() > 1 && p.anywhere(s, g, opposing) || p.course.short.missing() > 1 && p.anywhere(s, g, brief) {
				p.asking(*s, g)
				return true, nil
			}
			aim = anything
		}
		path, ok, err := p.walk.next(g, s.At, p.present)
		if err != nil || !ok {
			return false, err
		}
		*s = empty
		s.AuthorID = p.walk.world.Users()[path.Author].ID
		s.TaskID = p.walk.world.Tasks()[path.Task].ID
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
	if p.course.noise.due(p.r) {
		return disturbing
	}
	return p.behindOf(before, disturbing)
}

// behindOf returns what is behind its share, by chance in proportion to how far,
// but not the act of the message before, nor an aim that was missed. Cross-project
// paths, which the sampler's mixture brings anyway (G4), count little.
func (p *planner) behindOf(before corpus.Act, missed aim) aim {
	c := p.course
	behind := map[aim]float64{
		opposing: max(0, c.disagree.missing()-1), brief: max(0, c.short.missing()-1), crossing: max(0, c.cross.missing()-1) / 12,
	}
	switch before {
	case corpus.ActDisagreement:
		behind[opposing] = 0
	case corpus.ActAcknowledge:
		behind[brief] = 0
	}
	behind[missed] = 0
	at := float64(p.r.Float64() * (behind[opposing] + behind[brief] + behind[crossing]))
	for _, a := range []aim{opposing, brief, crossing} {
		if at < behind[a] {
			return a
		}
		at -= behind[a]
	}
	return anything
}

// along gives a path something to say that meets the aim; answers that are owed
// go before it.
func (p *planner) along(s *Slot, path graph.Path, g int, a aim) bool {
	if path.Type == graph.CrossProjectReply {
		return (a == anything || a == crossing) && p.freeCross(s, path, g)
	}
	if path.Type == graph.Post {
		s.Path = corpus.PathPost
		switch {
		case !p.louder(s, ""):
			return false
		case a == disturbing:
			return p.perturb(s, nil, g)
		}
		return a == anything && (p.answerFirst(s) || p.freePost(s, path.PostType))
	}
	s.Path = corpus.PathReply
	parent := p.walk.slots[path.Parent]
	switch {
	case !p.louder(s, parent.AuthorID) || a == crossing:
		return false
	case a == disturbing:
		return p.perturb(s, &parent, g)
	}
	return p.answerFirst(s) || p.freeReply(s, parent, g, a) || a != anything && p.instead(s, g, a)
}

// instead looks among the latest messages of the task for one that a reply which
// meets the aim can answer, where the one that was drawn is none.
func (p *planner) instead(s *Slot, g int, a aim) bool {
	const lately = 12
	refs := p.walk.log.Messages(p.walk.world.Task(s.TaskID))
	for i := len(refs) - 1; i >= max(0, len(refs)-lately); i-- {
		if p.freeReply(s, p.walk.slots[refs[i]], g, a) {
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
	for _, x := range slices.Backward(p.walk.slots) {
		t, ok := p.tasks[x.TaskID]
		if x.GroupID != s.GroupID || !ok {
			continue
		}
		if n++; n > lately || !p.fresh(x, s.At) {
			break
		}
		for _, id := range corpus.Shuffled(p.r, t.ActiveIDs) {
			*s = empty
			s.TaskID, s.AuthorID, s.Path = t.ID, id, corpus.PathReply
			if p.present(id, s.At) && p.course.last[s.GroupID].AuthorID != id && p.louder(s, x.AuthorID) && p.freeReply(s, x, g, a) {
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
		p.asked[s.AsksFactID] = s
		p.answered(s, g)
	}
}

// answerFirst lets an author who owes an answer in the group give it before
// saying anything else.
func (p *planner) answerFirst(s *Slot) bool {
	who := [2]string{s.GroupID, s.AuthorID}
	owes := p.course.owes[who]
	for len(owes) > 0 && p.stated[owes[0]] {
		owes = owes[1:]
	}
	p.course.owes[who] = owes
	if len(owes) == 0 {
		return false
	}
	f := p.fact(owes[0])
	q := p.asked[f.ID]
	s.Path, s.Act, s.TaskID, s.ParentKey, s.ToID = corpus.PathReply, corpus.ActAnswer, f.TaskID, q.Key, q.AuthorID
	p.state(s, f)
	return true
}

// freePost states a waiting fact of the task if the author knows one, asks for
// one that somebody else knows, asks for a hand, or comes back to something.
func (p *planner) freePost(s *Slot, kind graph.PostType) bool {
	if p.finished(s.TaskID) {
		return false
	}
	day := s.At.Date()
	if f, ok := p.waiting(s.TaskID, day, -1, p.knownTo(s.AuthorID)); ok {
		p.state(s, f)
		if s.Act = actFor(p.attrs[f.Predicate].Class); s.Act == corpus.ActProgress {
			s.FactIDs = p.withMore(s.FactIDs, s.TaskID, s.AuthorID)
		}
		return true
	}
	if kind != graph.PostCoordination && !p.repeats(*s, corpus.ActQuestion) {
		if f, ok := p.waiting(s.TaskID, day, -1, p.unknownTo(s.AuthorID)); ok {
			s.Act, s.AsksFactID, s.ToID = corpus.ActQuestion, f.ID, f.Knowers[0]
			return true
		}
	}
	if p.tasks[s.TaskID].OwnerID == s.AuthorID && !p.repeats(*s, corpus.ActCoordinate) && p.course.coordinate.due(p.r) { // a review or a hand-over is the owner's to ask for
		s.Act, s.ToID = corpus.ActCoordinate, p.otherThan(p.tasks[s.TaskID].ActiveIDs, s.AuthorID)
		return s.ToID != s.AuthorID
	}
	return p.comeBack(s)
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

// fresh says whether a message is recent enough to be answered.
func (p *planner) fresh(parent Slot, at corpus.Stamp) bool {
	return at.Date()-parent.At.Date() < 7 && p.b.Calendar.WorkdaysBetween(parent.At.Date(), at.Date()) <= stale
}

// answerable says whether an act leaves something to be taken up by a report,
// a question, a doubt or thanks. Nobody acknowledges a joke with a report.
func answerable(a corpus.Act) bool {
	switch a {
	case corpus.ActQuestion, corpus.ActAcknowledge, corpus.ActBanter, corpus.ActMistake, corpus.ActRequest, corpus.ActReminder, corpus.ActReturn:
		return false
	}
	return true
}

// repeats says whether the group's last message had the same function: two in a
// row would sound like one person saying it twice.
func (p *planner) repeats(s Slot, act corpus.Act) bool { return p.course.last[s.GroupID].Act == act }

// freeReply takes up what the parent said: answers it, pushes back, adds what
// belongs to it, asks about it, thanks for it, or jokes.
func (p *planner) freeReply(s *Slot, parent Slot, g int, a aim) bool {
	s.ParentKey, s.ToID = parent.Key, parent.AuthorID
	if !p.fresh(parent, s.At) || parent.AuthorID == s.AuthorID || p.course.size[p.course.root[parent.Key]] >= longestThread {
		return false
	}
	if parent.Act == corpus.ActQuestion {
		f := p.fact(parent.AsksFactID)
		if p.stated[f.ID] || f.Knowers[0] != s.AuthorID || f.From > s.At.Date() {
			return false
		}
		p.state(s, f)
		s.Act = corpus.ActAnswer
		return true
	}
	if !answerable(parent.Act) {
		return a != opposing && p.joke(s, parent)
	}
	open := !p.finished(s.TaskID)
	switch {
	case a == anything && open && p.r.IntN(3) == 0 && p.takeUp(s, parent): // else it is owed tomorrow
	case a != brief && p.challenge(s, parent, g):
	case a == opposing:
		return false
	case a == brief:
		return p.thank(s, parent) || p.joke(s, parent)
	case open && p.takeUp(s, parent):
	case p.r.IntN(2) == 0 && p.thank(s, parent):
	default:
		return p.joke(s, parent)
	}
	return true
}

// takeUp adds to what the parent said, or asks about it. Of the facts that free
// replies state or ask for, a share of Steering stays with the sub-issue of the
// thread (G8): another one is chosen only while the others are too few.
func (p *planner) takeUp(s *Slot, parent Slot) bool {
	issue, ok := p.course.issue[parent.Key]
	if !ok || issue < 0 {
		return p.about(s, parent, -1)
	}
	stays := p.about(s, parent, issue)
	if stays || p.course.drift.due(p.r) && p.about(s, parent, -1) {
		p.course.drift.count(!stays)
		return true
	}
	return false
}

// about states a waiting fact of a sub-issue that the author knows, or asks for
// one, of the parent's author first.
func (p *planner) about(s *Slot, parent Slot, issue int) bool {
	day := s.At.Date()
	if f, ok := p.waiting(s.TaskID, day, issue, p.knownTo(s.AuthorID)); ok {
		p.state(s, f)
		s.Act = actFor(p.attrs[f.Predicate].Class)
		return true
	}
	if p.repeats(*s, corpus.ActQuestion) {
		return false
	}
	f, ok := p.waiting(s.TaskID, day, issue, p.knownTo(parent.AuthorID))
	if !ok {
		f, ok = p.waiting(s.TaskID, day, issue, p.unknownTo(s.AuthorID))
	}
	if ok {
		s.Act, s.AsksFactID, s.ToID = corpus.ActQuestion, f.ID, f.Knowers[0]
	}
	return ok
}

// thank acknowledges the parent, unless somebody has.
func (p *planner) thank(s *Slot, parent Slot) bool {
	if p.course.thanked[parent.Key] || p.repeats(*s, corpus.ActAcknowledge) {
		return false
	}
	s.Act = corpus.ActAcknowledge
	return true
}

// joke is small talk around what was just said, as long as there is not too
// much of it.
func (p *planner) joke(s *Slot, parent Slot) bool {
	if parent.Act == corpus.ActMistake || parent.Act == corpus.ActDisagreement || p.repeats(*s, corpus.ActBanter) || !p.course.banter.due(p.r) {
		return false
	}
	s.Act = corpus.ActBanter
	if p.r.IntN(2) == 0 {
		s.Aside = p.aside()
	}
	return true
}

// comeBack refers to something that somebody else said about the task on an
// earlier day of the last two weeks, and draws a consequence from it.
func (p *planner) comeBack(s *Slot) bool {
	const lately, since = 40, 14 // messages of the task, days
	if p.repeats(*s, corpus.ActRecall) || !p.course.recall.due(p.r) {
		return false
	}
	refs := p.walk.log.Messages(p.walk.world.Task(s.TaskID))
	var fit []Slot
	for _, ref := range refs[max(0, len(refs)-lately):] {
		x := p.walk.slots[ref]
		if s.At.Date()-x.At.Date() <= since && p.canRecall(s, x) {
			fit = append(fit, x)
		}
	}
	if len(fit) == 0 {
		return false
	}
	said := corpus.Pick(p.r, fit)
	s.Act, s.RecallsKey, s.ToID = corpus.ActRecall, said.Key, said.AuthorID
	return true
}

// worthRecalling says whether a message said something that a later day can come
// back to: something true, in a report, an answer or a decision.
func (p *planner) worthRecalling(s Slot) bool {
	switch s.Act {
	case corpus.ActProgress, corpus.ActAnswer, corpus.ActDecision, corpus.ActBlocker, corpus.ActDoubt, corpus.ActDelivery:
		return len(s.FactIDs) > 0 && p.predicate(s.FactIDs[0]) != corpus.PredNeeds // whose value is the name that it goes by
	}
	return false
}

// canRecall says whether the author of a slot can come back to a message of an
// earlier day: one worth it, by somebody else, that they can have read.
func (p *planner) canRecall(s *Slot, x Slot) bool {
	return x.At.Date() < s.At.Date() && x.AuthorID != s.AuthorID && p.worthRecalling(x) && p.nameable(x) && p.read(s.AuthorID, x)
}

// read says whether somebody can have read a message: they sit in its group, or
// were a guest there by then (G7).
func (p *planner) read(person string, s Slot) bool {
	return slices.Contains(p.b.Groups[p.groupOf(s.GroupID)].MemberIDs, person) && !slices.ContainsFunc(p.guests, func(m corpus.Member) bool {
		return m.PersonID == person && m.GroupID == s.GroupID && s.At < m.From
	})
}

// freeCross lets somebody from another group ask for what their own task makes
// them want to know, or bring what was said about it (G7). They become guests
// from then on.
func (p *planner) freeCross(s *Slot, path graph.Path, g int) bool {
	if path.Source == graph.None || path.Parent == graph.None || p.finished(s.TaskID) {
		return false
	}
	source, ok := p.bringing(s, path)
	if !ok {
		return false
	}
	s.Path = corpus.PathCross
	s.ParentKey, s.RefKey = p.walk.slots[path.Parent].Key, source.Key
	f, ok := p.waiting(s.TaskID, s.At.Date(), -1, p.unknownTo(s.AuthorID))
	asks := ok && !p.repeats(*s, corpus.ActQuestion)
	switch {
	case p.objects(s, p.walk.slots[path.Parent], g):
		s.Names = []string{source.TaskID}
	case !(asks && p.course.noise.missing() > 1) && p.canRecall(s, source) && !p.repeats(*s, corpus.ActRecall): // wrong answers need questions
		s.Act, s.RecallsKey, s.ToID = corpus.ActRecall, source.Key, p.walk.world.Users()[path.Addressee].ID
		s.Names = []string{source.TaskID}
	case asks:
		s.Act, s.AsksFactID, s.ToID = corpus.ActQuestion, f.ID, f.Knowers[0]
	default:
		return false
	}
	p.welcome(s.AuthorID, g, s.At)
	return true
}

// objects lets somebody from another group push back on how a task begins, for
// the sake of their own.
func (p *planner) objects(s *Slot, first Slot, g int) bool {
	const lately = 7 // days
	if s.At.Date()-first.At.Date() >= lately || first.AuthorID == s.AuthorID || !p.challenge(s, first, g) {
		return false
	}
	s.ToID = first.AuthorID
	return true
}

// bringing returns the message that a cross-project path comes out of: the one
// drawn, or if that is nothing to come back to, the latest of its task that is.
func (p *planner) bringing(s *Slot, path graph.Path) (Slot, bool) {
	drawn := p.walk.slots[path.Source]
	refs := p.walk.log.Messages(path.SourceTask)
	for i := len(refs) - 1; i >= 0 && !p.canRecall(s, drawn); i-- {
		if x := p.walk.slots[refs[i]]; p.canRecall(s, x) {
			drawn = x
		}
	}
	return drawn, drawn.GroupID != s.GroupID
}

// welcome makes somebody a guest of a group unless they sit in it already.
func (p *planner) welcome(id string, g int, at corpus.Stamp) {
	group := &p.b.Groups[g]
	if slices.Contains(group.MemberIDs, id) {
		return
	}
	group.MemberIDs = append(group.MemberIDs, id)
	p.guests = append(p.guests, corpus.Member{GroupID: group.ID, PersonID: id, From: at, Guest: true, Adapted: p.people[id].Style})
}

// knownTo and unknownTo choose waiting facts that somebody can state, or ask for.
func (p *planner) knownTo(person string) func(corpus.Fact) bool {
	return func(f corpus.Fact) bool { return f.Knowers[0] == person && !p.isAsked(f.ID) }
}

func (p *planner) unknownTo(person string) func(corpus.Fact) bool {
	return func(f corpus.Fact) bool { return f.Knowers[0] != person && !p.isAsked(f.ID) }
}

// waiting returns the first fact of a task that is held back, known by day, of
// a sub-issue (-1 for any) and fit in the eyes of the caller.
func (p *planner) waiting(task string, day corpus.Date, issue int, fit func(corpus.Fact) bool) (corpus.Fact, bool) {
	for _, f := range p.due[task] {
		if f.From > day {
			break // they stand by day
		}
		if p.held[f.ID] && !p.stated[f.ID] && (issue < 0 || issueOfClass(p.attrs[f.Predicate].Class) == issue) && fit(f) {
			return f, true
		}
	}
	return corpus.Fact{}, false
}

func (p *planner) state(s *Slot, f corpus.Fact) {
	p.stated[f.ID] = true
	s.FactIDs = []string{f.ID}
}

// finished says whether a task's end has been announced.
func (p *planner) finished(task string) bool {
	_, ok := p.course.ended[task]
	return ok
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
