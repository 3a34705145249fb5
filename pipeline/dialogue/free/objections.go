package free

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// objections are free messages that push back.
type objections struct {
	*state.Known
	schedule *state.Schedule
}

// challenges are the kinds in which somebody can push back on an act. What is not here cannot be disagreed with:
// thanks, questions, jokes, news.
var challenges = map[corpus.Act][]string{
	corpus.ActForecast: {state.Feasibility, state.Assumptions, state.OverlookedRisk, state.CounterEvidence},
	corpus.ActKickoff:  {state.Feasibility, state.Assumptions, state.OverlookedRisk, state.Scope},
	corpus.ActOption:   {state.Feasibility, state.Assumptions, state.OverlookedRisk, state.Alternative},
	corpus.ActRule:     {state.Feasibility, state.Assumptions, state.OverlookedRisk, state.Scope},
	corpus.ActBlocker:  {state.Assumptions, state.Alternative, state.CounterEvidence},
	corpus.ActDoubt:    {state.Assumptions, state.Alternative, state.CounterEvidence, state.Scope},
}

// againstReports are the kinds that fit a report, an answer or a delivery, by the class of what it states.
var againstReports = map[pack.Class][]string{
	pack.Setting:     {state.Assumptions, state.Alternative, state.OverlookedRisk, state.Feasibility},
	pack.Measure:     {state.Assumptions, state.CounterEvidence},
	pack.Tally:       {state.CounterEvidence, state.Scope},
	pack.Choice:      {state.Alternative, state.OverlookedRisk, state.CounterEvidence, state.Feasibility},
	pack.Deadline:    {state.Feasibility, state.OverlookedRisk, state.Assumptions},
	pack.Budget:      {state.Feasibility, state.Scope, state.Assumptions},
	pack.Reason:      {state.Assumptions, state.CounterEvidence},
	pack.Input:       {state.Assumptions, state.Alternative, state.Scope},
	pack.Alternative: {state.Alternative, state.CounterEvidence, state.Assumptions},
	pack.Blocker:     {state.Assumptions, state.Alternative, state.CounterEvidence},
	pack.Risk:        {state.Assumptions, state.CounterEvidence, state.Scope},
}

// argued are the kinds that a pack's reasons of a class can argue for: they tell why one value was given up for
// another. Those of a choice tell why one was taken, which is no objection.
var argued = map[pack.Class][]string{
	pack.Setting:  {state.Assumptions, state.CounterEvidence, state.Alternative},
	pack.Deadline: {state.Feasibility, state.Alternative},
	pack.Budget:   {state.Assumptions, state.Feasibility},
}

// kindsAgainst returns the kinds of disagreement that fit a message, none if it cannot be disagreed with.
func (ob *objections) kindsAgainst(s dialogue.Slot) []string {
	switch s.Act {
	case corpus.ActProgress, corpus.ActAnswer, corpus.ActDelivery:
		return againstReports[ob.Facts.ClassOf(s)]
	case corpus.ActDecision:
		return againstDecisions(ob.Facts.ClassOf(s))
	}
	return challenges[s.Act]
}

// againstDecisions are the kinds in which somebody can push back on a decision: a person or a day that was chosen has
// no scope.
func againstDecisions(c pack.Class) []string {
	if c == pack.Contact || c == pack.Deadline {
		return slices.DeleteFunc(slices.Clone(corpus.Disagreements), func(kind string) bool {
			return kind == state.Scope
		})
	}
	return corpus.Disagreements
}

// mostChallenges is how often free replies push back on one message, at most.
const mostChallenges = 2

// mayChallenge says whether a reply may push back on a message once more, whose matter is open. How a task begins is
// for other groups to push back on, whose messages answer first posts (G7).
func (ob *objections) mayChallenge(s, parent dialogue.Slot) bool {
	if parent.Act == corpus.ActKickoff && s.Path != corpus.PathCross ||
		ob.Talk.Challenged[parent.Key] >= mostChallenges {
		return false
	}
	return !ob.Facts.StatesDisputed(parent) && !ob.Talk.Over(parent) && ob.Talk.StanceOn(parent, s.AuthorID) != 1 &&
		!ob.Habits.ObjectedLately(s.AuthorID, parent) && !ob.Facts.IsConcerned(s.AuthorID, parent)
}

// challenge makes a free reply disagree with its parent, for one of the pack's reasons if it has one that fits. Some of
// them are answered by who was challenged, but not by the quiet owner of a task with a loud consumer.
func (ob *objections) challenge(s *dialogue.Slot, parent dialogue.Slot, g int) bool {
	kinds := ob.kindsAgainst(parent)
	if len(kinds) == 0 || ob.Tasks.Finished(s.TaskID) || !ob.mayChallenge(*s, parent) ||
		ob.Talk.Repeats(*s, corpus.ActDisagreement) || !ob.Rates.Disagree.Due(ob.Rand) {
		return false
	}
	kind := ob.Rates.Kinds.Order(kinds, ob.Rand)[0]
	s.Act, s.Perturbation = corpus.ActDisagreement, kind
	ob.Talk.Challenged[parent.Key]++
	s.Because = ob.argument(parent, kind)
	_, loud := ob.Loud.Consumers[s.TaskID]
	quiet := loud && parent.AuthorID == ob.Tasks.ByID[s.TaskID].OwnerID
	ob.Rates.Closed.Count(!quiet && ob.Rates.Closed.Due(ob.Rand) && ob.answersBack(*s, parent, g))
	return true
}

// argument is what a disagreement of a kind says against a message: what speaks against that very thing, or why others
// gave up a value of its class.
func (ob *objections) argument(m dialogue.Slot, kind string) string {
	if kind != state.Scope {
		if s := ob.doubtOf(m); s != "" {
			return s
		}
	}
	if class := ob.Facts.ClassOf(m); slices.Contains(argued[class], kind) {
		return ob.Clauses.Next("reason "+string(class), ob.Pack.ReasonsFor(class))
	}
	return ""
}

// doubtOf returns what speaks against a message: against the value that it states, or against how it goes about a task.
func (ob *objections) doubtOf(m dialogue.Slot) string {
	if len(m.FactIDs) > 0 {
		if a, ok := ob.Facts.Attrs[ob.Facts.Get(m.FactIDs[0]).Predicate]; ok {
			return ob.Clauses.Next("value "+a.Key, a.Doubts)
		}
	}
	switch m.Act {
	case corpus.ActKickoff, corpus.ActForecast, corpus.ActProgress:
		d := ob.Tasks.Kinds[ob.Tasks.ByID[m.TaskID].Deliverable]
		return ob.Clauses.Next("doubt "+d.Noun, d.Doubts)
	}
	return ""
}

// answersBack lets who was challenged close the matter soon: with something that argues for what the thread is about
// and that nobody has said yet, if they know it.
func (ob *objections) answersBack(s, parent dialogue.Slot, g int) bool {
	c := state.Cell{Act: corpus.ActClosure, Author: parent.AuthorID, Task: s.TaskID, To: s.AuthorID, Parent: -1}
	if issue := ob.Talk.Issue[parent.Key]; issue >= 0 {
		known := ob.Pending.KnownTo(parent.AuthorID)
		argues := func(f corpus.Fact) bool { return known(f) && ob.Facts.Argues(parent, f.ID) }
		if f, ok := ob.Pending.Waiting(s.TaskID, issue, argues); ok {
			c.Facts = []string{f.ID}
		}
	}
	if !ob.schedule.Follow(s, g, c) {
		return false
	}
	ob.Talk.Settled[s.Key] = true
	for _, id := range c.Facts {
		ob.Pending.Stated[id] = true
	}
	return true
}
