package dialogue

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// The kinds of disagreement (G11), as in corpus.Disagreements.
const (
	feasibility     = "feasibility"
	assumptions     = "assumptions"
	alternative     = "alternative"
	overlookedRisk  = "overlooked_risk"
	scope           = "scope"
	counterEvidence = "counter_evidence"
)

// challenges are the kinds in which somebody can push back on an act. What is
// not here cannot be disagreed with: thanks, questions, jokes, news.
var challenges = map[corpus.Act][]string{
	corpus.ActDecision:   corpus.Disagreements,
	corpus.ActForecast:   {feasibility, assumptions, overlookedRisk, counterEvidence},
	corpus.ActKickoff:    {feasibility, assumptions, overlookedRisk, scope},
	corpus.ActOption:     {feasibility, assumptions, overlookedRisk, alternative},
	corpus.ActRule:       {feasibility, assumptions, overlookedRisk, scope},
	corpus.ActCommitment: {feasibility, overlookedRisk},
	corpus.ActBlocker:    {assumptions, alternative, counterEvidence},
	corpus.ActDoubt:      {assumptions, alternative, counterEvidence, scope},
}

// objections are the kinds that fit a report, an answer or a delivery, by the
// class of what it states.
var objections = map[pack.Class][]string{
	pack.Setting:     {assumptions, alternative, overlookedRisk, feasibility},
	pack.Measure:     {assumptions, counterEvidence},
	pack.Tally:       {counterEvidence, scope},
	pack.Choice:      {alternative, overlookedRisk, counterEvidence, feasibility},
	pack.Deadline:    {feasibility, overlookedRisk, assumptions, scope},
	pack.Budget:      {feasibility, scope, assumptions},
	pack.Reason:      {assumptions, counterEvidence},
	pack.Input:       {assumptions, alternative, scope},
	pack.Alternative: {alternative, counterEvidence, assumptions},
	pack.Blocker:     {assumptions, alternative, counterEvidence},
	pack.Risk:        {assumptions, counterEvidence, scope},
}

// argued are the kinds that a pack's reasons of a class can argue for: they
// tell why one value was given up for another.
var argued = map[pack.Class][]string{
	pack.Setting:  {assumptions, counterEvidence, alternative},
	pack.Choice:   {alternative, counterEvidence},
	pack.Deadline: {feasibility, alternative},
	pack.Budget:   {assumptions, scope, feasibility},
}

// kindsAgainst returns the kinds of disagreement that fit a message, none if it
// cannot be disagreed with.
func (p *planner) kindsAgainst(s Slot) []string {
	switch s.Act {
	case corpus.ActProgress, corpus.ActAnswer, corpus.ActDelivery:
		return objections[p.classOf(s)]
	}
	return challenges[s.Act]
}

// mostChallenges is how often free replies push back on one message, at most.
const mostChallenges = 2

// challenge makes a free reply disagree with its parent, for one of the pack's
// reasons if it has one that fits. Half of them are answered by who was
// challenged (G11), but not by the quiet owner of a task with a loud consumer.
func (p *planner) challenge(s *Slot, parent Slot, g int) bool {
	kinds := p.kindsAgainst(parent)
	if len(kinds) == 0 || p.finished(s.TaskID) || p.course.challenged[parent.Key] >= mostChallenges || p.repeats(*s, corpus.ActDisagreement) || !p.course.disagree.due(p.r) {
		return false
	}
	kind := p.course.kinds.order(kinds, p.r)[0]
	s.Act, s.Perturbation = corpus.ActDisagreement, kind
	p.course.challenged[parent.Key]++
	if class := p.classOf(parent); slices.Contains(argued[class], kind) {
		if clauses := p.course.clauses[class]; len(clauses) > 0 {
			s.Because = corpus.Pick(p.r, clauses)
		}
	}
	_, loud := p.course.loud[s.TaskID]
	quiet := loud && parent.AuthorID == p.tasks[s.TaskID].OwnerID
	if !quiet && p.course.closed.due(p.r) {
		p.course.closed.count(p.follow(*s, g, p.soon, cell{act: corpus.ActClosure, author: parent.AuthorID, task: s.TaskID, to: s.AuthorID, parent: -1}))
	} else {
		p.course.closed.count(false)
	}
	return true
}

// argumentsOf lists the reasons of a pack by class.
func argumentsOf(pk *pack.Pack) map[pack.Class][]string {
	out := map[pack.Class][]string{}
	for _, r := range pk.Reasons {
		out[r.Class] = append(out[r.Class], r.Clauses()...)
	}
	return out
}
