package dialogue

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// decisions counts which facts are decided, and how.
type decisions struct {
	draws     *rand.Rand
	threads   quota
	reversals quota
	decided   map[string]bool         // facts that are stated as decisions
	weighed   map[string]bool         // those of them that are asked for and weighed on their day
	open      map[string]openDecision // those asked for the day before
	reasons   map[string]*turns       // attribute → its clauses, in a drawn order
	occasions map[string]int          // statement → decisions that it made change
	recalled  map[string]int          // decision → how often somebody came back to it
}

// openDecision is a decision that has been asked for and not yet taken.
type openDecision struct {
	asker string
	views []string // who weighed it
	last  string   // name of the last cell
	say   clauses
}

func newDecisions(o Options, r *rand.Rand) decisions {
	return decisions{
		draws: r, threads: quota{share: o.Decisions, r: r}, reversals: quota{share: o.Reversals, r: r},
		decided: map[string]bool{}, weighed: map[string]bool{}, open: map[string]openDecision{},
		reasons: map[string]*turns{}, occasions: map[string]int{}, recalled: map[string]int{},
	}
}

// volunteered is the share, in percent, of first values of what somebody
// decides that are announced as decisions; the others are asked for or reported.
const volunteered = 3

// foreseeDecisions draws which facts are stated as decisions, which of those are
// asked for and weighed before, and which of those on the afternoon before.
func (p *planner) foreseeDecisions() {
	r := p.draws
	for _, t := range p.b.Tasks {
		for _, f := range p.pending.due[t.ID] {
			a := p.facts.attrs[f.Predicate]
			if a.Handover || !p.mayDecide(f.Knowers[0], t) || f.Supersedes == "" && !p.volunteers(r, a) {
				continue
			}
			p.decided[f.ID] = true
			if !decides(a.Class) && a.Class != pack.Contact {
				continue // a new version or count is announced; nobody weighs it
			}
			p.threads.meet()
			if !p.threads.wants() {
				continue
			}
			p.threads.take()
			before := p.days.AddWorkdays(f.From, -1)
			if r.IntN(10) >= 4 || before < max(t.Start, p.days.First) || p.roster.away(f.Knowers[0], before) || p.facts.replacedFrom(f) >= before {
				p.weighed[f.ID] = true
				continue
			}
			p.put(p.roster.groupOf(t.GroupID), before, func() []thread { return p.askedBefore(t, f) })
		}
	}
}

// volunteers draws whether a first value of an attribute is announced as a decision.
func (p *planner) volunteers(r *rand.Rand, a pack.Attribute) bool {
	return decides(a.Class) && len(p.pack.ReasonsOf(a).Of) > 0 && r.IntN(100) < volunteered
}

// mayDecide says whether somebody decides about a task: its owner, or who ranks
// high enough.
func (p *planner) mayDecide(person string, t corpus.Task) bool {
	return person == t.OwnerID || p.roster.people[person].Rank <= lowestRuler
}

func decides(c pack.Class) bool {
	return c == pack.Setting || c == pack.Choice || c == pack.Deadline || c == pack.Budget
}

// askedBefore asks for a decision of the next workday.
func (p *planner) askedBefore(t corpus.Task, f corpus.Fact) []thread {
	th, od, ok := p.request(t, f)
	if !ok {
		return nil
	}
	th[0].late = true
	th[len(th)-1].name = od.last
	p.open[f.ID] = od
	return []thread{th}
}

// decision takes a decision whose day has come: in answer to those who asked and
// weighed, the day before or now, or by itself.
func (p *planner) decision(t corpus.Task, f corpus.Fact) thread {
	c := p.post(corpus.ActDecision, f, "decision")
	od, asked := p.open[f.ID]
	var th thread
	switch {
	case asked:
		c.parentKey, c.early = p.memory.keys[od.last], true
	case p.weighed[f.ID]:
		if th, od, asked = p.request(t, f); asked {
			c.parent = len(th) - 1
		}
	}
	if p.reverse(t, f) {
		c.perturbation = corpus.DecisionChange
	} else if asked {
		c.because = od.say.next()
	}
	c.to = od.asker
	th = append(th, c)
	if asked {
		th = append(th, p.aftermath(t, f, od, len(th)-1)...)
	}
	return th
}

// aftermath is what follows on a decision that was weighed: now and then
// somebody pushes back and who decided closes the matter, or who asked thanks.
func (p *planner) aftermath(t corpus.Task, f corpus.Fact, od openDecision, decision int) thread {
	decider := f.Knowers[0]
	views := slices.DeleteFunc(p.roster.here(od.views), func(id string) bool {
		return p.habits.didLately(id, corpus.ActDisagreement, p.facts.matter(f)) || p.facts.concerns(f, id)
	})
	n := p.r.IntN(100)
	if n < 30 && len(views) > 0 {
		by := corpus.Pick(p.r, views)
		return thread{
			p.pushBack(t, f, by, decider, p.against(f, &od.say), decision),
			{act: corpus.ActClosure, author: decider, task: t.ID, to: by, parent: decision + 1, obligation: "closure"},
		}
	}
	if n < 60 && !p.crowded && !p.roster.away(od.asker, p.days.today) {
		return thread{{act: corpus.ActAcknowledge, author: od.asker, task: t.ID, to: decider, parent: decision, obligation: "decision"}}
	}
	return nil
}
