package state

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
)

// challenges are the kinds in which a person can push back on an act. What is not here cannot be disagreed with:
// thanks, questions, jokes, news.
var challenges = map[corpus.Act][]string{
	corpus.ActForecast: {Feasibility, Assumptions, OverlookedRisk, CounterEvidence},
	corpus.ActKickoff:  {Feasibility, Assumptions, OverlookedRisk, Scope},
	corpus.ActOption:   {Feasibility, Assumptions, OverlookedRisk, Alternative},
	corpus.ActRule:     {Feasibility, Assumptions, OverlookedRisk, Scope},
	corpus.ActBlocker:  {Assumptions, Alternative, CounterEvidence},
	corpus.ActDoubt:    {Assumptions, Alternative, CounterEvidence, Scope},
}

// againstReports are the kinds that fit a report, an answer or a delivery, by the class of what it states.
var againstReports = map[pack.Class][]string{
	pack.Setting:     {Assumptions, Alternative, OverlookedRisk, Feasibility},
	pack.Measure:     {Assumptions, CounterEvidence},
	pack.Tally:       {CounterEvidence, Scope},
	pack.Choice:      {Alternative, OverlookedRisk, CounterEvidence, Feasibility},
	pack.Deadline:    {Feasibility, OverlookedRisk, Assumptions},
	pack.Budget:      {Feasibility, Scope, Assumptions},
	pack.Reason:      {Assumptions, CounterEvidence},
	pack.Input:       {Assumptions, Alternative, Scope},
	pack.Alternative: {Alternative, CounterEvidence, Assumptions},
	pack.Blocker:     {Assumptions, Alternative, CounterEvidence},
	pack.Risk:        {Assumptions, CounterEvidence, Scope},
}

// argued are the kinds that a pack's reasons of a class can argue for: they tell why one value was given up for
// another. Those of a choice tell why one was taken, which is no objection.
var argued = map[pack.Class][]string{
	pack.Setting:  {Assumptions, CounterEvidence, Alternative},
	pack.Deadline: {Feasibility, Alternative},
	pack.Budget:   {Assumptions, Feasibility},
}

// KindsAgainst returns the kinds of disagreement that fit an act that states something of a class, none if it cannot be
// disagreed with.
func KindsAgainst(act corpus.Act, class pack.Class) []string {
	switch act {
	case corpus.ActProgress, corpus.ActAnswer, corpus.ActDelivery:
		return againstReports[class]
	case corpus.ActDecision:
		return againstDecisions(class)
	}
	return challenges[act]
}

// Argues says whether a pack's reasons of a class can argue for a disagreement of a kind.
func Argues(class pack.Class, kind string) bool { return slices.Contains(argued[class], kind) }

// againstDecisions are the kinds in which a person can push back on a decision: a person or a day that was chosen has
// no scope.
func againstDecisions(c pack.Class) []string {
	if c == pack.Contact || c == pack.Deadline {
		return slices.DeleteFunc(slices.Clone(corpus.Disagreements), func(kind string) bool {
			return kind == Scope
		})
	}
	return corpus.Disagreements
}

// Argument is what a disagreement of a kind says against a message: what speaks against that very thing, or why others
// gave up a value of its class.
func (k *Known) Argument(m dialogue.Slot, kind string) string {
	if kind != Scope {
		if s := k.doubtOf(m); s != "" {
			return s
		}
	}
	if class := k.Facts.ClassOf(m); Argues(class, kind) {
		return k.Clauses.Next("reason "+string(class), k.Pack.ReasonsFor(class))
	}
	return ""
}

// doubtOf returns what speaks against a message: against the value that it states, or against how it goes about a task.
func (k *Known) doubtOf(m dialogue.Slot) string {
	if len(m.FactIDs) > 0 {
		if a, ok := k.Facts.Attrs[k.Facts.Get(m.FactIDs[0]).Predicate]; ok {
			return k.Clauses.Next("value "+a.Key, a.Doubts)
		}
	}
	switch m.Act {
	case corpus.ActKickoff, corpus.ActForecast, corpus.ActProgress:
		d := k.Tasks.Kinds[k.Tasks.ByID[m.TaskID].Deliverable]
		return k.Clauses.Next("doubt "+d.Noun, d.Doubts)
	}
	return ""
}
