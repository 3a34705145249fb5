package obligations

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// request lets a person who needs a decision ask for it, and up to three people with a view weigh it. It says no where
// no one is there to ask or to weigh.
func (ds *decisions) request(t corpus.Task, f corpus.Fact) (state.Thread, openDecision, bool) {
	decider := f.Knowers[0]
	voices := slices.DeleteFunc(ds.Roster.Voices(t, decider), func(id string) bool { return ds.Facts.Concerns(f, id) })
	if len(voices) < 2 {
		return nil, openDecision{}, false
	}
	od := openDecision{asker: voices[0], first: f.ID + "/asked", say: ds.clausesOf(f)}
	th := state.Talk("decision_request", t.ID, "asker", od.asker, "decider", decider, "fact", f.ID)
	if s, said := ds.Memory.Said[f.Supersedes]; said { // who wants a value changed knows that it stands
		if !ds.Roster.Read(od.asker, s) {
			return nil, openDecision{}, false
		}
		if s.At.Date() < ds.Days.Today && ds.Facts.Nameable(s) {
			th[0].RecallsKey = s.Key
		}
	}
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
	switch n := ds.Rand.IntN(100); {
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
	say     *state.Clauses
	options []corpus.Fact
}

// adopted is the share, in percent, of decisions with options that take the first of them.
const adopted = 65

// reply weighs: it brings an alternative, argues, or pushes back on the alternative that was named just before.
func (w *weighing) reply(by string, th state.Thread) (state.Cell, bool) {
	last := th[len(th)-1]
	n := w.Rand.IntN(100)
	if len(last.FactIDs) > 0 && n < 85 && !w.Habits.DidLately(by, corpus.ActDisagreement, w.Facts.Attribute(w.f)) {
		c := w.pushBack(w.t, w.f, by, last.AuthorID, w.against(w.f, w.say))[0]
		c.Parent = len(th) - 1
		return c, true
	}
	c := state.Talk("decision_view", w.t.ID, "voice", by, "asker", th[0].AuthorID)[0]
	c.Parent, c.Because = 0, w.say.Next()
	chooses := w.Facts.Attrs[w.f.Predicate].Class == pack.Choice // "it fits our rules" says nothing without what fits
	if c.Because == "" || n < 75 || chooses {
		if option, ok := w.alternative(by, th[0].AuthorID, w.f.Knowers[0]); ok {
			c.FactIDs = []string{option.ID}
		}
	}
	return c, c.Because != "" || len(c.FactIDs) > 0
}

// alternative draws a value that has not been taken before and was not named yet; of people, none of those who speak.
// The first is mostly what will be decided; the others will not be taken.
func (w *weighing) alternative(by string, others ...string) (corpus.Fact, bool) {
	if !weighable(w.f.Value.Kind) {
		return corpus.Fact{}, false
	}
	v := w.f.Value
	adopts := len(w.options) == 0 && w.Rand.IntN(100) < adopted
	if !adopts {
		var err error
		if v, err = another(w.Known, w.Rand, w.f, w.Days.Today, w.taken, append(others, by)...); err != nil {
			return corpus.Fact{}, false
		}
	}
	f := blueprint.FactOf(w.t, corpus.PredOption, v, w.Days.Today, by)
	f.ID, f.About = dialogue.OptionID(w.f.ID, len(w.options)+1), w.f.ID
	w.options = append(w.options, f)
	w.Facts.Add(f)
	return f, true
}

// another draws another value of a fact, as a person could think of it on a day: none that is barred, nor more work
// than the task has days for; of people, none of those named.
func another(
	k *state.Known, r *rand.Rand, f corpus.Fact, on corpus.Date, barred func(corpus.Value) bool, not ...string,
) (corpus.Value, error) {
	t, a := k.Tasks.ByID[f.TaskID], k.Facts.Attrs[f.Predicate]
	most, limited := blueprint.MostEffort(k.Days.Calendar, t, a)
	return a.Value.Draw(r, pack.DrawOptions{
		Pools: k.Pack.Pools, People: k.Roster.NamesBut(t.GroupID, not...), Workday: k.Days.IsWorkday, Near: f.Value,
		From: k.Days.NextWorkday(on), To: k.Days.LastDate(t, on),
		Skip: func(v corpus.Value) bool { return limited && v.N > most || barred(v) },
	})
}

// weighable are the kinds of which an alternative can be drawn.
func weighable(k corpus.Kind) bool {
	return state.Drawable(k) || k == corpus.KindDuration || k == corpus.KindDate
}

// taken says whether a value is taken for the attribute at some time, or was named as an alternative.
func (w *weighing) taken(v corpus.Value) bool {
	if slices.ContainsFunc(w.options, func(o corpus.Fact) bool { return o.Value.Equal(v) }) {
		return true
	}
	f := w.f
	for f.Supersedes != "" {
		f = w.Facts.Get(f.Supersedes)
	}
	for ok := true; ok; f, ok = w.Facts.Replaced[f.ID] {
		if f.Value.Equal(v) {
			return true
		}
	}
	return false
}

// weighedKinds are the kinds in which a person can push back on what is being decided, by its class: a person or a day
// has no scope (G11).
var weighedKinds = map[pack.Class][]string{
	pack.Setting:  {state.Assumptions, state.CounterEvidence, state.OverlookedRisk},
	pack.Choice:   {state.CounterEvidence, state.OverlookedRisk, state.Feasibility, state.Alternative},
	pack.Contact:  {state.Feasibility, state.OverlookedRisk, state.Assumptions},
	pack.Deadline: {state.Feasibility, state.OverlookedRisk, state.Assumptions},
	pack.Budget:   {state.Scope, state.Feasibility, state.Assumptions},
}

// against is what speaks against a value of an attribute. The clauses that argue for one of several speak for whichever
// is named, so no one objects with them.
func (ds *decisions) against(f corpus.Fact, say *state.Clauses) string {
	a := ds.Facts.Attrs[f.Predicate]
	if why := ds.Clauses.Next("value "+a.Key, a.Doubts); why != "" {
		return why
	}
	if a.Class == pack.Choice || a.Class == pack.Contact {
		return ""
	}
	return say.Next()
}

// pushBack disagrees with the last message of a thread, in a kind that fits what is decided (G11).
func (ds *decisions) pushBack(t corpus.Task, f corpus.Fact, by, to, why string) state.Thread {
	ds.Habits.Did(by, corpus.ActDisagreement, ds.Facts.Attribute(f))
	th := state.Talk("decision_objection", t.ID, "critic", by, "author", to)
	th[0].Because = why
	th[0].Perturbation = corpus.Pick(ds.Rand, weighedKinds[ds.Facts.Attrs[f.Predicate].Class])
	return th
}
