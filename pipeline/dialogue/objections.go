package dialogue

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// doubtOf returns what speaks against a message: against the value that it
// states, or against how it goes about a task.
func (ob *objections) doubtOf(m Slot) string {
	if len(m.FactIDs) > 0 {
		if a, ok := ob.facts.attrs[ob.facts.get(m.FactIDs[0]).Predicate]; ok {
			return ob.clauses.next("value "+a.Key, a.Doubts)
		}
	}
	switch m.Act {
	case corpus.ActKickoff, corpus.ActForecast, corpus.ActProgress:
		d := ob.tasks.kinds[ob.tasks.byID[m.TaskID].Deliverable]
		return ob.clauses.next("doubt "+d.Noun, d.Doubts)
	}
	return ""
}

// challenges are the kinds in which somebody can push back on an act. What is
// not here cannot be disagreed with: thanks, questions, jokes, news.
var challenges = map[corpus.Act][]string{
	corpus.ActForecast: {feasibility, assumptions, overlookedRisk, counterEvidence},
	corpus.ActKickoff:  {feasibility, assumptions, overlookedRisk, scope},
	corpus.ActOption:   {feasibility, assumptions, overlookedRisk, alternative},
	corpus.ActRule:     {feasibility, assumptions, overlookedRisk, scope},
	corpus.ActBlocker:  {assumptions, alternative, counterEvidence},
	corpus.ActDoubt:    {assumptions, alternative, counterEvidence, scope},
}

// againstReports are the kinds that fit a report, an answer or a delivery, by the
// class of what it states.
var againstReports = map[pack.Class][]string{
	pack.Setting:     {assumptions, alternative, overlookedRisk, feasibility},
	pack.Measure:     {assumptions, counterEvidence},
	pack.Tally:       {counterEvidence, scope},
	pack.Choice:      {alternative, overlookedRisk, counterEvidence, feasibility},
	pack.Deadline:    {feasibility, overlookedRisk, assumptions},
	pack.Budget:      {feasibility, scope, assumptions},
	pack.Reason:      {assumptions, counterEvidence},
	pack.Input:       {assumptions, alternative, scope},
	pack.Alternative: {alternative, counterEvidence, assumptions},
	pack.Blocker:     {assumptions, alternative, counterEvidence},
	pack.Risk:        {assumptions, counterEvidence, scope},
}

// argued are the kinds that a pack's reasons of a class can argue for: they
// tell why one value was given up for another. Those of a choice tell why one
// was taken, which is no objection.
var argued = map[pack.Class][]string{
	pack.Setting:  {assumptions, counterEvidence, alternative},
	pack.Deadline: {feasibility, alternative},
	pack.Budget:   {assumptions, feasibility},
}

// objections are free messages that push back.
type objections struct {
	*known
	schedule *schedule
}

// kindsAgainst returns the kinds of disagreement that fit a message, none if it
// cannot be disagreed with.
func (ob *objections) kindsAgainst(s Slot) []string {
	switch s.Act {
	case corpus.ActProgress, corpus.ActAnswer, corpus.ActDelivery:
		return againstReports[ob.facts.classOf(s)]
	case corpus.ActDecision:
		return againstDecisions(ob.facts.classOf(s))
	}
	return challenges[s.Act]
}

// againstDecisions are the kinds in which somebody can push back on a decision:
// a person or a day that was chosen has no scope.
func againstDecisions(c pack.Class) []string {
	if c == pack.Contact || c == pack.Deadline {
		return slices.DeleteFunc(slices.Clone(corpus.Disagreements), func(kind string) bool { return kind == scope })
	}
	return corpus.Disagreements
}

// mostChallenges is how often free replies push back on one message, at most.
const mostChallenges = 2

// mayChallenge says whether a reply may push back on a message once more, whose
// matter is open. How a task begins is for other groups to push back on, whose
// messages answer first posts (G7).
func (ob *objections) mayChallenge(s, parent Slot) bool {
	if ob.facts.statesDisputed(parent) || ob.talk.over(parent) || ob.talk.challenged[parent.Key] >= mostChallenges || parent.Act == corpus.ActKickoff && s.Path != corpus.PathCross {
		return false
	}
	return ob.talk.stanceOn(parent, s.AuthorID) != 1 && !ob.habits.objectedLately(s.AuthorID, parent) && !ob.facts.isConcerned(s.AuthorID, parent)
}

// challenge makes a free reply disagree with its parent, for one of the pack's
// reasons if it has one that fits. Some of them are answered by who was
// challenged, but not by the quiet owner of a task with a loud consumer.
func (ob *objections) challenge(s *Slot, parent Slot, g int) bool {
	kinds := ob.kindsAgainst(parent)
	if len(kinds) == 0 || ob.tasks.finished(s.TaskID) || !ob.mayChallenge(*s, parent) || ob.talk.repeats(*s, corpus.ActDisagreement) || !ob.rates.disagree.due(ob.r) {
		return false
	}
	kind := ob.rates.kinds.order(kinds, ob.r)[0]
	s.Act, s.Perturbation = corpus.ActDisagreement, kind
	ob.talk.challenged[parent.Key]++
	s.Because = ob.argument(parent, kind)
	_, loud := ob.loud.consumers[s.TaskID]
	quiet := loud && parent.AuthorID == ob.tasks.byID[s.TaskID].OwnerID
	ob.rates.closed.count(!quiet && ob.rates.closed.due(ob.r) && ob.answersBack(*s, parent, g))
	return true
}

// argument is what a disagreement of a kind says against a message: what speaks
// against that very thing, or why others gave up a value of its class.
func (ob *objections) argument(m Slot, kind string) string {
	if kind != scope {
		if s := ob.doubtOf(m); s != "" {
			return s
		}
	}
	if class := ob.facts.classOf(m); slices.Contains(argued[class], kind) {
		return ob.clauses.next("reason "+string(class), ob.pack.ReasonsFor(class))
	}
	return ""
}

// answersBack lets who was challenged close the matter soon: with something that
// argues for what the thread is about and that nobody has said yet, if they know it.
func (ob *objections) answersBack(s, parent Slot, g int) bool {
	c := cell{act: corpus.ActClosure, author: parent.AuthorID, task: s.TaskID, to: s.AuthorID, parent: -1}
	if issue := ob.talk.issue[parent.Key]; issue >= 0 {
		known := ob.pending.knownTo(parent.AuthorID)
		argues := func(f corpus.Fact) bool { return known(f) && ob.facts.argues(parent, f.ID) }
		if f, ok := ob.pending.waiting(s.TaskID, s.At.Date(), issue, argues); ok {
			c.facts = []string{f.ID}
		}
	}
	if !ob.schedule.follow(s, g, ob.schedule.soon, c) {
		return false
	}
	ob.talk.settled[s.Key] = true
	for _, id := range c.facts {
		ob.pending.stated[id] = true
	}
	return true
}
