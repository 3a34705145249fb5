package dialogue

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// decisions counts which facts are decided, and how.
type decisions struct {
	*known
	draws     *rand.Rand
	threads   quota
	reversals quota
	decided   map[string]bool         // facts that are stated as decisions
	weighed   map[string]bool         // those of them that are asked for and weighed on their day
	open      map[string]openDecision // those asked for the day before
	reasons   map[string]*turns       // attribute → its clauses, in a drawn order
	occasions map[string]int          // statement → decisions that it made change
}

// openDecision is a decision that has been asked for and not yet taken.
type openDecision struct {
	asker string
	views []string // who weighed it
	last  string   // name of the last cell
	say   clauses
}

func newDecisions(k *known, r *rand.Rand) *decisions {
	ds := &decisions{
		known: k, draws: r, threads: quota{share: k.o.Decisions, r: r}, reversals: quota{share: k.o.Reversals, r: r},
		decided: map[string]bool{}, weighed: map[string]bool{}, open: map[string]openDecision{},
		reasons: map[string]*turns{}, occasions: map[string]int{},
	}
	ds.foresee()
	return ds
}

// volunteered is the share, in percent, of first values of what somebody
// decides that are announced as decisions; the others are asked for or reported.
const volunteered = 3

// foresee draws which facts are stated as decisions, which of those are
// asked for and weighed before, and which of those on the afternoon before.
func (ds *decisions) foresee() {
	r := ds.draws
	for _, t := range ds.b.Tasks {
		for _, f := range ds.pending.due[t.ID] {
			a := ds.facts.attrs[f.Predicate]
			if a.Handover || !ds.mayDecide(f.Knowers[0], t) || f.Supersedes == "" && !ds.volunteers(r, a) {
				continue
			}
			ds.decided[f.ID] = true
			if !decides(a.Class) && a.Class != pack.Contact {
				continue // a new version or count is announced; nobody weighs it
			}
			ds.threads.meet()
			if !ds.threads.wants() {
				continue
			}
			ds.threads.take()
			before := ds.days.AddWorkdays(f.From, -1)
			if r.IntN(10) >= 4 || before < max(t.Start, ds.days.First) || ds.roster.away(f.Knowers[0], before) || ds.facts.replacedFrom(f) >= before {
				ds.weighed[f.ID] = true
				continue
			}
			ds.todo.put(ds.roster.groupOf(t.GroupID), before, func() []thread { return ds.askedBefore(t, f) })
		}
	}
}

// volunteers draws whether a first value of an attribute is announced as a decision.
func (ds *decisions) volunteers(r *rand.Rand, a pack.Attribute) bool {
	return decides(a.Class) && len(ds.pack.ReasonsOf(a).Of) > 0 && r.IntN(100) < volunteered
}

// mayDecide says whether somebody decides about a task: its owner, or who ranks
// high enough.
func (ds *decisions) mayDecide(person string, t corpus.Task) bool {
	return person == t.OwnerID || ds.roster.people[person].Rank <= lowestRuler
}

func decides(c pack.Class) bool {
	return c == pack.Setting || c == pack.Choice || c == pack.Deadline || c == pack.Budget
}

// askedBefore asks for a decision of the next workday.
func (ds *decisions) askedBefore(t corpus.Task, f corpus.Fact) []thread {
	th, od, ok := ds.request(t, f)
	if !ok {
		return nil
	}
	th[0].late = true
	th[len(th)-1].name = od.last
	ds.open[f.ID] = od
	return []thread{th}
}

// decision takes a decision whose day has come: in answer to those who asked and
// weighed, the day before or now, or by itself.
func (ds *decisions) decision(t corpus.Task, f corpus.Fact) thread {
	c := post(corpus.ActDecision, f, "decision")
	od, asked := ds.open[f.ID]
	var th thread
	switch {
	case asked:
		c.parentKey, c.early = ds.memory.keys[od.last], true
	case ds.weighed[f.ID]:
		if th, od, asked = ds.request(t, f); asked {
			c.parent = len(th) - 1
		}
	}
	if ds.reverse(t, f) {
		c.perturbation = corpus.DecisionChange
	} else if asked {
		c.because = od.say.next()
	}
	c.to = od.asker
	th = append(th, c)
	if asked {
		th = append(th, ds.aftermath(t, f, od, len(th)-1)...)
	}
	return th
}

// aftermath is what follows on a decision that was weighed: now and then
// somebody pushes back and who decided closes the matter, or who asked thanks.
func (ds *decisions) aftermath(t corpus.Task, f corpus.Fact, od openDecision, decision int) thread {
	decider := f.Knowers[0]
	views := slices.DeleteFunc(ds.roster.here(od.views), func(id string) bool {
		return ds.habits.didLately(id, corpus.ActDisagreement, ds.facts.matter(f)) || ds.facts.concerns(f, id)
	})
	n := ds.r.IntN(100)
	if n < 30 && len(views) > 0 {
		by := corpus.Pick(ds.r, views)
		return thread{
			ds.pushBack(t, f, by, decider, ds.against(f, &od.say), decision),
			{act: corpus.ActClosure, author: decider, task: t.ID, to: by, parent: decision + 1, obligation: "closure"},
		}
	}
	if n < 60 && !ds.todo.crowded && !ds.roster.away(od.asker, ds.days.today) {
		return thread{{act: corpus.ActAcknowledge, author: od.asker, task: t.ID, to: decider, parent: decision, obligation: "decision"}}
	}
	return nil
}

func (ds *decisions) clausesOf(f corpus.Fact) clauses {
	a := ds.facts.attrs[f.Predicate]
	t := ds.reasons[a.Key]
	if t == nil {
		t = &turns{list: ds.pack.ReasonsOf(a).Dealt(ds.draws)}
		ds.reasons[a.Key] = t
	}
	return clauses{turns: t, first: f.Supersedes == ""}
}
