package obligations

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue/state"
)

// decisions draws which facts are announced as decisions, and makes the threads that ask for, weigh, take and contest
// them.
type decisions struct {
	*state.Known
	draws     *rand.Rand
	threads   state.Rate
	reversals state.Rate
	decided   map[string]bool                 // facts that are stated as decisions
	weighed   map[string]bool                 // those of them that are asked for and weighed on their day
	open      map[string]openDecision         // those asked for the day before
	reasons   map[string]*state.Turns[string] // attribute → its clauses, in a drawn order
	occasions map[string]int                  // statement → decisions that it made change
}

// openDecision is a decision that has been asked for and not yet taken.
type openDecision struct {
	asker string
	views []string // who weighed it
	first string   // name of the cell that asks
	say   state.Clauses
}

func newDecisions(k *state.Known, r *rand.Rand) *decisions {
	ds := &decisions{
		Known: k, draws: r,
		threads:   state.Rate{Share: k.Options.Decisions},
		reversals: state.Rate{Share: k.Options.Reversals},
		decided:   map[string]bool{}, weighed: map[string]bool{}, open: map[string]openDecision{},
		reasons: map[string]*state.Turns[string]{}, occasions: map[string]int{},
	}
	ds.foresee()
	return ds
}

// volunteered is the share, in percent, of first values of what a person decides that are announced as decisions; the
// others are asked for or reported.
const volunteered = 3

// foresee draws which facts are stated as decisions, which of those are asked for and weighed before, and which of
// those on the afternoon before.
func (ds *decisions) foresee() {
	r := ds.draws
	for _, t := range ds.Blueprint.Tasks {
		for _, f := range ds.Pending.Due[t.ID] {
			a := ds.Facts.Attrs[f.Predicate]
			if a.Handover || !ds.mayDecide(f.Knowers[0], t) || f.Supersedes == "" && !ds.volunteers(r, a) {
				continue
			}
			ds.decided[f.ID] = true
			if !decides(a.Class) && a.Class != pack.Contact {
				continue // a new version or count is announced; no one weighs it
			}
			if ds.threads.Meet(); !ds.threads.Draw(r) {
				continue
			}
			before := ds.Days.AddWorkdays(f.From, -1)
			early := before < max(t.Start, ds.Days.First) || f.Supersedes != "" &&
				before <= ds.Facts.Get(f.Supersedes).From
			if r.IntN(10) >= 4 || early || ds.Roster.Away(f.Knowers[0], before) {
				ds.weighed[f.ID] = true
				continue
			}
			ds.Todo.Put(ds.Roster.GroupOf(t.GroupID), before, func() []state.Thread { return ds.askedBefore(t, f) })
		}
	}
}

// volunteers draws whether a first value of an attribute is announced as a decision.
func (ds *decisions) volunteers(r *rand.Rand, a pack.Attribute) bool {
	return decides(a.Class) && len(ds.Pack.ReasonsOf(a).Of) > 0 && r.IntN(100) < volunteered
}

// mayDecide says whether a person decides about a task: its owner, or who ranks high enough.
func (ds *decisions) mayDecide(person string, t corpus.Task) bool {
	return person == t.OwnerID || ds.Roster.People[person].Rank <= lowestRuler
}

func decides(c pack.Class) bool {
	return c.In(pack.Setting, pack.Choice, pack.Deadline, pack.Budget)
}

// askedBefore asks for a decision of the next workday.
func (ds *decisions) askedBefore(t corpus.Task, f corpus.Fact) []state.Thread {
	th, od, ok := ds.request(t, f)
	if !ok {
		return nil
	}
	th[0].Late = true
	th[0].Name = od.first
	ds.open[f.ID] = od
	return []state.Thread{th}
}

// decision takes a decision whose day has come: in answer to those who asked and weighed, the day before or now, or by
// itself.
func (ds *decisions) decision(t corpus.Task, f corpus.Fact) state.Thread {
	c := state.Post(corpus.ActDecision, f, "decision")
	od, asked := ds.open[f.ID]
	var th state.Thread
	switch {
	case asked:
		c.ParentKey, c.Early = ds.Memory.Keys[od.first], true
	case ds.weighed[f.ID]:
		if th, od, asked = ds.request(t, f); asked {
			c.Parent = 0
		}
	}
	if ds.reverse(t, f) {
		c.Perturbation = corpus.DecisionChange
	} else if asked {
		c.Because = od.say.Next()
	}
	c.ToID = od.asker
	th = append(th, c)
	if asked {
		th = state.Continue(th, ds.aftermath(t, f, od))
	}
	return th
}

// justify gives a decision that nothing speaks for yet a clause that does.
func (ds *decisions) justify(th state.Thread, f corpus.Fact) {
	for i := range th {
		c := &th[i]
		if c.Act == corpus.ActDecision && c.Perturbation == "" && c.Because == "" {
			say := ds.clausesOf(f)
			c.Because = say.Next()
		}
	}
}

// aftermath is what follows on a decision that was weighed: now and then a person pushes back and who decided closes
// the matter, or who asked thanks.
func (ds *decisions) aftermath(t corpus.Task, f corpus.Fact, od openDecision) state.Thread {
	decider := f.Knowers[0]
	views := slices.DeleteFunc(ds.Roster.Here(od.views), func(id string) bool {
		return ds.Habits.DidLately(id, corpus.ActDisagreement, ds.Facts.Attribute(f)) || ds.Facts.Concerns(f, id)
	})
	n := ds.Rand.IntN(100)
	if n < 30 && len(views) > 0 {
		by := corpus.Pick(ds.Rand, views)
		return state.Continue(ds.pushBack(t, f, by, decider, ds.against(f, &od.say)),
			state.Talk("decision_closed", t.ID, "decider", decider, "critic", by))
	}
	if n < 60 && !ds.Todo.Crowded && !ds.Roster.Away(od.asker, ds.Days.Today) {
		return state.Talk("decision_thanks", t.ID, "asker", od.asker, "decider", decider)
	}
	return nil
}

func (ds *decisions) clausesOf(f corpus.Fact) state.Clauses {
	a := ds.Facts.Attrs[f.Predicate]
	t := ds.reasons[a.Key]
	if t == nil {
		t = &state.Turns[string]{List: ds.Pack.ReasonsOf(a).Dealt(ds.draws)}
		ds.reasons[a.Key] = t
	}
	return state.Clauses{Turns: t, First: f.Supersedes == ""}
}

// What makes a decision change.
const (
	freshTrigger  = 60 // workdays since it was stated, at most
	latelyTold    = 6  // and where there is a choice
	mostOccasions = 2  // decisions that one statement makes change
)

// bears says whether what was said of one attribute can make a decision about another change: where the pack says which
// ones do, those alone.
func bears(said, decided pack.Attribute) bool {
	if len(decided.Bears) > 0 {
		return slices.Contains(decided.Bears, said.Key)
	}
	return triggers(said.Class, decided.Class)
}

// triggers says whether what was said of one class can make a decision about another change: a measurement moves a
// limit, and no reviewer.
func triggers(said, decided pack.Class) bool {
	can := []pack.Class{pack.Blocker, pack.Risk}
	switch decided {
	case pack.Deadline:
		can = append(can, pack.Tally, pack.Deadline)
	case pack.Budget:
		can = append(can, pack.Tally, pack.Deadline, pack.Measure)
	case pack.Contact:
		can = append(can, pack.Deadline)
	case pack.Reference:
		can = append(can, pack.Tally)
	default:
		can = append(can, pack.Measure, pack.Tally)
	}
	return said.In(can...)
}

// carries says whether what was said about one task tells something about another of its component: an obstacle, a risk
// or a measurement does, but its dates and counts are its own, and so are its people and versions.
func carries(said, decided pack.Class) bool {
	return said.In(pack.Blocker, pack.Risk, pack.Measure) && !decided.In(pack.Contact, pack.Reference)
}

// reverse draws whether a decision that replaces another is taken because of something said before, and enters what
// that was. The trigger bears on the decision. It is what another person said where it can be, and about the same task,
// else about the same component (G11). Where there is a choice, no one changes one thing after another because of the
// same.
func (ds *decisions) reverse(t corpus.Task, f corpus.Fact) bool {
	if f.Supersedes == "" {
		return false
	}
	ds.reversals.Meet()
	found := ds.Memory.Recent(t, freshTrigger, func(x corpus.Fact, _ corpus.Date) bool {
		_, replaced := ds.Facts.Replaced[x.ID]
		said, decided := ds.Facts.Attrs[x.Predicate], ds.Facts.Attrs[f.Predicate]
		if replaced || x.Predicate == f.Predicate || ds.occasions[x.ID] >= mostOccasions {
			return false
		}
		return bears(said, decided) && (x.TaskID == t.ID || carries(said.Class, decided.Class))
	})
	if len(found) == 0 || !ds.reversals.Wants(ds.draws) {
		return false
	}
	ds.reversals.Taken()
	found = rather(found, func(x corpus.Fact) bool {
		return ds.Days.WorkdaysBetween(ds.Memory.Said[x.ID].At.Date(), ds.Days.Today) <= latelyTold
	})
	found = rather(found, func(x corpus.Fact) bool { return ds.Memory.Said[x.ID].AuthorID != f.Knowers[0] })
	found = rather(found, func(x corpus.Fact) bool { return x.TaskID == t.ID })
	found = rather(found, func(x corpus.Fact) bool { return ds.occasions[x.ID] == 0 })
	why := corpus.Pick(ds.Rand, found).ID
	ds.Facts.List[ds.Facts.Index[f.ID]].Because = why
	ds.occasions[why]++
	return true
}

// rather returns those of a list that are preferred, or all where none is.
func rather(list []corpus.Fact, preferred func(corpus.Fact) bool) []corpus.Fact {
	some := slices.DeleteFunc(slices.Clone(list), func(x corpus.Fact) bool { return !preferred(x) })
	if len(some) == 0 {
		return list
	}
	return some
}
