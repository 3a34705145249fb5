package dialogue

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/personas"
	"memloom/pipeline/blueprint"
)

// manner holds the shares of how messages are written, apart from what they say
// (G11).
type manner struct {
	short     rate // of the replies that neither disturb nor push back
	flaws     rate // of messages
	tone      rate // of messages
	links     rate // of replies
	postLinks rate // of posts
	cross     rate // of messages
	details   rate // of owners' reports
	kinds     even // of flaws
	tones     []string
}

func newManner(o Options) manner {
	return manner{
		short: rate{share: o.UltraShort}, flaws: rate{share: o.Imperfections}, tone: rate{share: o.ToneJitter},
		links: rate{share: o.Links}, postLinks: rate{share: o.PostLinks}, cross: rate{share: o.CrossReferences}, details: rate{share: o.Details},
		kinds: even{}, tones: personas.Tones(),
	}
}

// liven passes over a group's day in order and decides how its messages are
// written: which are ultra-short, flawed, in another tone, which link to the
// page of their task and which name another group's task (G11). It depends on
// the plan alone, never on words.
func (p *planner) liven(g int, slots []Slot) {
	for i := range slots {
		s := &slots[i]
		p.shorten(s)
		p.flaw(s)
		p.jitter(s)
		p.link(s)
		p.crossRefer(s, g)
		p.detail(s)
		if s.AuthorID == p.loud.consumers[s.TaskID] && s.TaskID != "" {
			s.Marks = append(s.Marks, corpus.MarkLoud)
		}
		slices.Sort(s.Marks)
		s.Marks = slices.Compact(s.Marks)
	}
}

// shorten makes a share of the replies ultra-short, of those that are left by
// noise, disagreement and changed decisions.
func (p *planner) shorten(s *Slot) {
	if s.ParentKey == "" || s.Perturbation != "" {
		return
	}
	q := &p.manner.short
	take := p.talk.canBeShort(*s) && q.due(p.lively)
	q.count(take)
	if take {
		s.Perturbation = corpus.UltraShort
	}
}

// flaw makes a share of the messages imperfect: a typo, a fragment, a
// self-correction. One to six words have room for a typo only.
func (p *planner) flaw(s *Slot) {
	take := p.manner.flaws.due(p.lively)
	p.manner.flaws.count(take)
	if !take {
		return
	}
	kind := corpus.MarkTypo
	if s.Perturbation != corpus.UltraShort {
		kind = p.manner.kinds.order([]string{corpus.MarkTypo, corpus.MarkFragment, corpus.MarkSelfCorrection}, p.lively)[0]
	}
	p.manner.kinds[kind]++
	s.Marks = append(s.Marks, kind)
}

// jitter gives a share of the messages another tone than their author's.
func (p *planner) jitter(s *Slot) {
	take := p.manner.tone.due(p.lively)
	p.manner.tone.count(take)
	if !take {
		return
	}
	own := p.roster.people[s.AuthorID].Tone
	others := slices.DeleteFunc(slices.Clone(p.manner.tones), func(t string) bool { return t == own })
	s.Tone = corpus.Pick(p.lively, others)
	s.Marks = append(s.Marks, corpus.MarkTone)
}

// link states the page of the task in a share of the posts and of the replies.
func (p *planner) link(s *Slot) {
	q := &p.manner.links
	if s.ParentKey == "" {
		q = &p.manner.postLinks
	}
	take := p.canLink(*s) && q.due(p.lively)
	q.count(take)
	if !take {
		return
	}
	s.FactIDs = append(slices.Clone(s.FactIDs), p.page(s.TaskID, s.AuthorID))
	s.Marks = append(s.Marks, corpus.MarkLink)
}

// canLink says whether a message has room for its task's page, while the task
// is being worked on.
func (p *planner) canLink(s Slot) bool {
	if s.TaskID == "" || s.Perturbation == corpus.UltraShort || s.Act == corpus.ActMistake || s.Act == corpus.ActBanter || s.Act == corpus.ActAcknowledge {
		return false
	}
	end, ended := p.tasks.ended[s.TaskID]
	return !ended || s.At <= end.At
}

// page returns the fact that holds a task's page, known from now on to somebody.
func (p *planner) page(task, person string) string {
	id := task + "/" + corpus.PredPage
	at, ok := p.facts.index[id]
	if !ok {
		t := p.tasks.byID[task]
		p.facts.add(corpus.Fact{
			ID: id, SubjectID: task, Predicate: corpus.PredPage, Value: corpus.TextValue(corpus.KindLink, blueprint.Page(p.b.Project.Name, t)),
			From: t.Start, TaskID: task, GroupID: t.GroupID,
		})
		at = p.facts.index[id]
	}
	if f := &p.facts.list[at]; !slices.Contains(f.Knowers, person) {
		f.Knowers = append(f.Knowers, person)
	}
	return id
}

// crossRefer lets a share of the messages name a task of another group: one
// that their task waits for first (E8), then any that is going on.
func (p *planner) crossRefer(s *Slot, g int) {
	q := &p.manner.cross
	if len(s.Names) > 0 && s.Act != corpus.ActMistake {
		s.Marks = append(s.Marks, corpus.MarkCross)
	}
	if slices.Contains(s.Marks, corpus.MarkCross) {
		q.count(true)
		return
	}
	take := p.canName(*s) && q.due(p.lively)
	if take {
		s.Names = p.elsewhere(s.TaskID, g)
		take = len(s.Names) > 0
	}
	q.count(take)
	if take {
		s.Marks = append(s.Marks, corpus.MarkCross)
	}
}

func (p *planner) canName(s Slot) bool {
	switch s.Act {
	case corpus.ActMistake, corpus.ActBanter, corpus.ActNews, corpus.ActClosureDay, corpus.ActAbsence, corpus.ActIntroduction, corpus.ActReturn:
		return false
	}
	return s.TaskID != "" && s.Perturbation != corpus.UltraShort
}

// elsewhere chooses a task of another group to name: one that theirs waits for or
// that waits for theirs, or else the one that people on it have named before, each
// as long as it goes on. A task touches few others, and always the same.
func (p *planner) elsewhere(task string, g int) []string {
	for _, id := range p.handovers.linked[task] {
		if t := p.tasks.byID[id]; t.Start <= p.days.today && !p.tasks.finished(id) {
			return []string{id}
		}
	}
	var others []string
	for other, list := range p.tasks.ongoing {
		if other != g {
			others = append(others, list...)
		}
	}
	if len(others) == 0 {
		return nil
	}
	if !slices.Contains(others, p.course.beside[task]) {
		p.course.beside[task] = corpus.Pick(p.lively, others)
	}
	return []string{p.course.beside[task]}
}
