package scaffold

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/prompts"
)

// inForce is for how many days a directive is told to authors (E13).
const inForce = 30

// leads says whether a person's word is a directive: the executive's or a manager's.
func (k *Scaffold) leads(person string) bool {
	p, ok := k.people[person]
	return ok && p.Rank <= 2
}

// directives are what a group's leaders directed in a working week.
func (k *Scaffold) directives(g corpus.Group, to corpus.Date) Summary {
	p := k.page(prompts.KindLeaderLog, g, monday(to), to)
	var led []statement
	for _, s := range k.between(g.ID, p.From, to) {
		if _, ok := k.directive(s); ok && k.leads(s.slot.AuthorID) {
			led = append(led, s)
		}
	}
	for _, s := range once(led) {
		kind, _ := k.directive(s)
		e := prompts.SummaryEntry{
			Subject: g.Name, Person: k.name(s.slot.AuthorID), Kind: string(kind),
			Dates: []prompts.SummaryDate{{What: "said", Date: s.on()}},
		}
		entry := corpus.LeaderEntry{
			ID: fmt.Sprintf("%s/%02d", p.Name,
				len(p.Log)+1), GroupID: g.ID, Day: s.on(), Until: s.on().Add(inForce - 1),
			LeaderID: s.slot.AuthorID, Kind: kind, FactIDs: []string{s.fact.ID},
		}
		if t, ok := k.tasks[s.fact.SubjectID]; ok {
			e.Subject, entry.TaskIDs = t.Name, []string{t.ID}
		}
		k.tell(&p, &e, []statement{s})
		p.add(e)
		p.Log = append(p.Log, entry)
	}
	return p
}

// directive says what kind of directive a leader's statement is: what is chosen and paid for is strategy, what is set
// and by when is operation, what to work from and what to leave is method. Reports are none.
func (k *Scaffold) directive(s statement) (corpus.Directive, bool) {
	if s.fact.Predicate == corpus.PredClosed {
		return corpus.OperationalDirective, true
	}
	a, ok := k.attribute(s.fact)
	if !ok || s.slot.Act == corpus.ActKickoff || s.slot.Act == corpus.ActMistake || s.slot.Act == corpus.ActCompletion {
		return "", false
	}
	switch a.Class {
	case pack.Choice, pack.Budget:
		return corpus.StrategicDecision, true
	case pack.Setting, pack.Deadline:
		return corpus.OperationalDirective, true
	case pack.Input, pack.Alternative, pack.Reference:
		return corpus.MethodGuidance, true
	}
	return "", false
}
