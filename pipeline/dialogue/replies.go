package dialogue

import (
	"memloom/internal/corpus"
)

// answerFirst lets an author who owes an answer in the group give it before
// saying anything else.
func (p *planner) answerFirst(s *Slot) bool {
	who := [2]string{s.GroupID, s.AuthorID}
	owes := p.course.owes[who]
	for len(owes) > 0 && p.pending.stated[owes[0]] {
		owes = owes[1:]
	}
	p.course.owes[who] = owes
	if len(owes) == 0 {
		return false
	}
	f := p.facts.get(owes[0])
	q := p.pending.asked[f.ID]
	s.Path, s.Act, s.TaskID, s.ParentKey, s.ToID = corpus.PathReply, corpus.ActAnswer, f.TaskID, q.Key, q.AuthorID
	p.pending.state(s, f)
	return true
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

// freeReply takes up what the parent said: answers it, reminds of what was said
// before, pushes back, adds what belongs to it, asks about it, thanks for it, or jokes.
// Who gives in to an objection has settled nothing that could be taken up.
func (p *planner) freeReply(s *Slot, parent Slot, g int, a aim) bool {
	s.ParentKey, s.ToID = parent.Key, parent.AuthorID
	switch {
	case !p.talk.mayAnswer(*s, parent):
		return false
	case parent.Act == corpus.ActQuestion:
		return a == anything && p.remind(s, parent) || p.answerTo(s, parent)
	case !answerable(parent.Act):
		return a != opposing && p.joke(s, parent)
	}
	return p.takesPart(s, parent, g, a)
}

// answerTo states what a question asks for, if the author is the one who knows it.
func (p *planner) answerTo(s *Slot, parent Slot) bool {
	f := p.facts.get(parent.AsksFactID)
	if p.pending.stated[f.ID] || f.Knowers[0] != s.AuthorID || f.From > s.At.Date() {
		return false
	}
	p.pending.state(s, f)
	s.Act = corpus.ActAnswer
	return true
}

// takesPart replies to what can be taken up.
func (p *planner) takesPart(s *Slot, parent Slot, g int, a aim) bool {
	open := !p.tasks.finished(s.TaskID)
	free := a == anything && open
	switch {
	case free && p.remind(s, parent):
	case free && p.r.IntN(3) == 0 && p.takeUp(s, parent): // else it is owed tomorrow
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
	issue, ok := p.talk.issue[parent.Key]
	if !ok || issue < 0 {
		return p.about(s, parent, -1)
	}
	stays := p.about(s, parent, issue)
	if stays || p.rates.drift.due(p.r) && p.about(s, parent, -1) {
		p.rates.drift.count(!stays)
		return true
	}
	return false
}

// about states a waiting fact of a sub-issue that the author knows, or asks for
// one, of the parent's author first.
func (p *planner) about(s *Slot, parent Slot, issue int) bool {
	day := s.At.Date()
	tells := func(f corpus.Fact) bool {
		return p.pending.knownTo(s.AuthorID)(f) && !p.facts.names(f, parent.AuthorID)
	}
	if f, ok := p.pending.waiting(s.TaskID, day, issue, tells); ok {
		p.pending.state(s, f)
		s.Act = actFor(p.facts.attrs[f.Predicate].Class)
		return true
	}
	if p.talk.repeats(*s, corpus.ActQuestion) {
		return false
	}
	asks := func(f corpus.Fact) bool {
		return p.pending.knownTo(parent.AuthorID)(f) && !p.facts.names(f, s.AuthorID) && !p.habits.askedLately(s.AuthorID, f)
	}
	f, ok := p.pending.waiting(s.TaskID, day, issue, asks)
	if !ok {
		f, ok = p.pending.waiting(s.TaskID, day, issue, p.pending.unknownTo(s.AuthorID))
	}
	if ok {
		s.Act, s.AsksFactID, s.ToID = corpus.ActQuestion, f.ID, f.Knowers[0]
	}
	return ok
}

// thank acknowledges the parent, unless somebody has.
func (p *planner) thank(s *Slot, parent Slot) bool {
	if p.talk.thanked[parent.Key] || !p.talk.cheers(*s, parent) || p.talk.repeats(*s, corpus.ActAcknowledge) {
		return false
	}
	s.Act = corpus.ActAcknowledge
	return true
}

// joke teases about what was just said, as long as there is not too much of it.
// A wish for help is for the person asked to joke about.
func (p *planner) joke(s *Slot, parent Slot) bool {
	if parent.Act == corpus.ActMistake || parent.Act == corpus.ActDisagreement ||
		parent.Act == corpus.ActCoordinate && parent.ToID != s.AuthorID ||
		!p.talk.cheers(*s, parent) || p.talk.repeats(*s, corpus.ActBanter) || !p.rates.banter.due(p.r) {
		return false
	}
	s.Act = corpus.ActBanter
	return true
}

// digress makes small talk of a joke: what has nothing to do with a task answers
// nobody's report about one, so it is a post of its own.
func (p *planner) digress(s *Slot) {
	if p.habits.strays(s.AuthorID) {
		return
	}
	if s.Aside = p.asides.next(); s.Aside != "" {
		s.Path, s.TaskID, s.ParentKey, s.ToID = corpus.PathPost, "", "", ""
	}
}
