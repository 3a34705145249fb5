package dialogue

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// request lets somebody who needs a decision ask for it, and up to three people
// with a view weigh it. It says no where nobody is there to ask or to weigh.
func (ds *decisions) request(t corpus.Task, f corpus.Fact) (thread, openDecision, bool) {
	decider := f.Knowers[0]
	voices := slices.DeleteFunc(ds.roster.voices(t, decider), func(id string) bool { return ds.facts.concerns(f, id) })
	if len(voices) < 2 {
		return nil, openDecision{}, false
	}
	od := openDecision{asker: voices[0], last: f.ID + "/weighed", say: ds.clausesOf(f)}
	ask := cell{act: corpus.ActRequest, author: od.asker, task: t.ID, to: decider, asks: f.ID, parent: -1, obligation: "decision"}
	if f.Supersedes != "" { // who wants a value changed knows that it stands
		if s := ds.memory.said[f.Supersedes]; s.At.Date() < ds.days.today && ds.facts.nameable(s) {
			ask.recalls = s.Key
		}
	}
	th := thread{ask}
	w := weighing{decisions: ds, t: t, f: f, say: &od.say}
	for _, by := range voices[1:min(len(voices), 1+ds.views())] {
		c, ok := w.reply(by, th)
		if !ok {
			break
		}
		th = append(th, c)
		od.views = append(od.views, by)
	}
	return th, od, len(th) > 1
}

// views draws how many people weigh a decision.
func (ds *decisions) views() int {
	switch n := ds.r.IntN(100); {
	case n < 45:
		return 1
	case n < 92:
		return 2
	}
	return 3
}

// weighing makes the replies that weigh one decision.
type weighing struct {
	*decisions
	t       corpus.Task
	f       corpus.Fact
	say     *clauses
	options []corpus.Fact
}

// reply weighs: it brings an alternative, argues, or pushes back on the
// alternative that was named just before.
func (w *weighing) reply(by string, th thread) (cell, bool) {
	last := th[len(th)-1]
	n := w.r.IntN(100)
	if len(last.facts) > 0 && n < 85 && !w.habits.didLately(by, corpus.ActDisagreement, w.facts.matter(w.f)) {
		return w.pushBack(w.t, w.f, by, last.author, w.against(w.f, w.say), len(th)-1), true
	}
	c := cell{act: corpus.ActOption, author: by, task: w.t.ID, to: th[0].author, because: w.say.next(), obligation: "decision"}
	if c.because == "" || n < 75 || w.facts.attrs[w.f.Predicate].Class == pack.Choice { // "it fits our rules" says nothing without what fits
		if option, ok := w.alternative(by, th[0].author, w.f.Knowers[0]); ok {
			c.facts = []string{option.ID}
		}
	}
	return c, c.because != "" || len(c.facts) > 0
}

// alternative draws a value that will not be taken, has not been taken before
// and was not named yet; of people, none of those who speak.
func (w *weighing) alternative(by string, others ...string) (corpus.Fact, bool) {
	a := w.facts.attrs[w.f.Predicate]
	if !weighable(w.f.Value.Kind) {
		return corpus.Fact{}, false
	}
	v, err := a.Value.Draw(w.r, pack.DrawOptions{
		Pools: w.pack.Pools, People: w.roster.namesBut(w.t.GroupID, append(others, by)...), Workday: w.days.IsWorkday,
		From: w.days.NextWorkday(w.days.today), To: w.days.lastDate(w.t, w.days.today),
		Skip: barring(w.days.Calendar, w.t, a, w.taken), Near: w.f.Value,
	})
	if err != nil {
		return corpus.Fact{}, false
	}
	f := corpus.Fact{
		ID: fmt.Sprintf("%s/%s%d", w.f.ID, corpus.PredOption, len(w.options)+1), SubjectID: w.t.ID, Predicate: corpus.PredOption,
		Value: v, From: w.days.today, About: w.f.ID, TaskID: w.t.ID, GroupID: w.t.GroupID, Knowers: []string{by},
	}
	w.options = append(w.options, f)
	w.facts.add(f)
	return f, true
}

// weighable are the kinds of which an alternative can be drawn.
func weighable(k corpus.Kind) bool {
	return drawable(k) || k == corpus.KindDuration || k == corpus.KindDate
}

// taken says whether a value is taken for the attribute at some time, or was
// named as an alternative.
func (w *weighing) taken(v corpus.Value) bool {
	for _, o := range w.options {
		if o.Value.Equal(v) {
			return true
		}
	}
	f := w.f
	for f.Supersedes != "" {
		f = w.facts.get(f.Supersedes)
	}
	for ok := true; ok; f, ok = w.facts.replaced[f.ID] {
		if f.Value.Equal(v) {
			return true
		}
	}
	return false
}

// weighedKinds are the kinds in which somebody can push back on what is being
// decided, by its class: a person or a day has no scope (G11).
var weighedKinds = map[pack.Class][]string{
	pack.Setting:  {assumptions, counterEvidence, overlookedRisk},
	pack.Choice:   {counterEvidence, overlookedRisk, feasibility, alternative},
	pack.Contact:  {feasibility, overlookedRisk, assumptions},
	pack.Deadline: {feasibility, overlookedRisk, assumptions},
	pack.Budget:   {scope, feasibility, assumptions},
}

// against is what speaks against a value of an attribute. The clauses that argue
// for one of several speak for whichever is named, so nobody objects with them.
func (ds *decisions) against(f corpus.Fact, say *clauses) string {
	a := ds.facts.attrs[f.Predicate]
	if why := ds.clauses.next("value "+a.Key, a.Doubts); why != "" {
		return why
	}
	if a.Class == pack.Choice || a.Class == pack.Contact {
		return ""
	}
	return say.next()
}

// pushBack disagrees with the cell at a place in a thread, in a kind that fits
// what is decided (G11).
func (ds *decisions) pushBack(t corpus.Task, f corpus.Fact, by, to, why string, parent int) cell {
	ds.habits.did(by, corpus.ActDisagreement, ds.facts.matter(f))
	return cell{
		act: corpus.ActDisagreement, author: by, task: t.ID, to: to, because: why,
		perturbation: corpus.Pick(ds.r, weighedKinds[ds.facts.attrs[f.Predicate].Class]),
		parent:       parent, obligation: "decision",
	}
}
