// Package state holds what is known while a plan is made: who is there, how far tasks are, which facts wait, what was
// said and in which threads, what people did lately, and how far shares are behind. The packages that plan messages
// hold all of it as one Known; no part of it knows them.
//
// A cell is a message of a day before it has a time, a thread is cells that belong together, and the schedule is the
// day's cells with their minutes. A duty is what a group owes on a later day. A rate holds a share of what comes along:
// Take counts each chance once, taken or not; Meet and Draw apart let a share exceed 1.
package state

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/recipe"
)

// Known is what is known while a plan is made. Each part of it holds one kind of state; whatever plans messages holds
// all of them.
type Known struct {
	Options   recipe.Dialogue
	Blueprint *blueprint.Blueprint // the plan's own: guests join its groups
	Pack      *pack.Pack
	Rand      *rand.Rand // of what has no source of its own

	Days     *Days
	Roster   *Roster
	Tasks    *Tasks
	Facts    *Facts
	Pending  *Pending
	Log      *Log
	Memory   *Memory
	Talk     *Conversation
	Habits   *Habits
	Rates    *Rates
	Todo     *Todo
	Dominant *Dominant
	Clauses  *Dealer
}

// NewKnown starts a plan: nothing has been said.
func NewKnown(o recipe.Dialogue, w dialogue.Scene, src dialogue.Source) (*Known, error) {
	b := *w.Blueprint
	b.Groups = slices.Clone(b.Groups)
	for i := range b.Groups {
		b.Groups[i].MemberIDs = slices.Clone(b.Groups[i].MemberIDs)
	}
	log, err := newLog(&b, w.People)
	if err != nil {
		return nil, err
	}
	k := &Known{
		Options: o, Blueprint: &b, Pack: w.Pack, Rand: src("plan"),
		Days: &Days{Calendar: b.Calendar}, Log: log, Rates: newRates(o),
	}
	k.Roster = newRoster(k.Days, k.Blueprint, w, k.Rand)
	k.Tasks = newTasks(k.Blueprint, w.Pack)
	k.Facts = newFacts(b.Facts, w.Pack, k.Roster)
	k.Habits = &Habits{days: k.Days, log: k.Log, facts: k.Facts, moves: map[move]corpus.Date{}}
	k.Pending = newPending(k)
	k.Memory = newMemory(k)
	k.Talk = newConversation(k)
	k.Todo = &Todo{days: k.Days, later: map[dueOn][]duty{}}
	k.Dominant = newDominant(k, src("loud"))
	k.Clauses = &Dealer{R: src("details"), order: w.PackOrder(src), turn: w.Turn, turns: map[string]*Turns[string]{}}
	return k, nil
}

// Again says whether a slot would do what the group's last message did, or its author about the same task lately.
func (k *Known) Again(s dialogue.Slot, act corpus.Act) bool {
	return k.Talk.Repeats(s, act) || k.Habits.DidLately(s.AuthorID, act, s.TaskID)
}

// Observe enters a planned message into everything that later ones depend on, with the name of the cell that it was.
func (k *Known) Observe(name string, g int, s dialogue.Slot) {
	k.Memory.note(name, g, s)
	k.Rates.Observe(s, k.Talk.CanBeShort(s))
	k.Talk.observe(s)
	k.Habits.observe(s)
	k.Dominant.observe(s)
	switch s.Act {
	case corpus.ActCompletion:
		k.Tasks.Ended[s.TaskID] = s
	case corpus.ActReturn:
		k.Roster.greeted[s.AuthorID] = s.At.Date()
	}
}
