package free

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// noise disturbs, and lets a person put it right.
type noise struct {
	*state.Known
	schedule *state.Schedule
	asides   *state.Turns[string]
	replaced map[string][]string // task → facts stated in place of an older value
}

// observe notes which values have been replaced.
func (ns *noise) observe(s dialogue.Slot) {
	for _, id := range s.FactIDs {
		if f := ns.Facts.Get(id); f.Supersedes != "" && ns.Pending.Stated[f.Supersedes] && !f.Noise &&
			f.Corrects == "" {
			ns.replaced[f.TaskID] = append(ns.replaced[f.TaskID], id)
		}
	}
}

// kindLead is by how many messages a kind of noise may be ahead of the rarest.
const kindLead = 24

// mayBe says whether a kind of noise is not too far ahead of the others.
func (ns *noise) mayBe(kind string) bool {
	least := ns.Rates.Kinds[kind]
	for _, k := range corpus.Noise {
		least = min(least, ns.Rates.Kinds[k])
	}
	return ns.Rates.Kinds[kind] <= least+kindLead
}

// disturb lets a third person answer an owed question wrongly, or the wrong question, where noise is missing.
func (ns *noise) disturb(g int, threads []state.Thread) []state.Thread {
	ahead := float64(ns.Options.Noise * ns.Options.MessagesPerDay) // of the day to come
	for n, th := range threads {
		for at := 1; at < len(th); at++ {
			answer := th[at]
			if !ns.mayPutRight(th, answer) {
				continue
			}
			if ns.Rates.Noise.Missing()+ahead < 1 {
				return threads
			}
			question, f := th[answer.Parent], ns.Facts.Get(answer.FactIDs[0])
			for _, kind := range ns.Rates.Kinds.Order([]string{corpus.WrongDetail, corpus.Misunderstanding}, ns.Rand) {
				wrong, ok := ns.wrongAnswer(kind, f, question.AuthorID)
				if !ok {
					continue
				}
				ahead-- // it is counted when it is said
				wrong.Parent = answer.Parent
				th = state.Inserted(th, at, wrong)
				if kind == corpus.WrongDetail {
					th[at+1] = corrected(th[at+1], wrong.AuthorID, at)
				}
				threads[n] = th
				at++
				break
			}
		}
	}
	return threads
}

// mayPutRight says whether a cell answers a question and can put something right instead: not one side of a
// contradiction.
func (ns *noise) mayPutRight(th state.Thread, answer state.Cell) bool {
	return answer.Act == corpus.ActAnswer && answer.Parent >= 0 && len(answer.FactIDs) == 1 &&
		th[answer.Parent].AsksFactID == answer.FactIDs[0] && !ns.Facts.Disputed(answer.FactIDs[0])
}

// corrected makes an answer the correction of a wrong one.
func corrected(c state.Cell, to string, parent int) state.Cell {
	c.Act, c.ToID, c.Parent, c.ParentKey = corpus.ActCorrection, to, parent, ""
	if c.Obligation != "" {
		c.Obligation = "correction"
	}
	return c
}

// wrongAnswer makes the cell that answers a question about a fact wrongly: with a false value, or with what is true of
// something else.
func (ns *noise) wrongAnswer(kind string, f corpus.Fact, asker string) (state.Cell, bool) {
	if !ns.mayBe(kind) {
		return state.Cell{}, false
	}
	c := state.Talk("mistake", f.TaskID, "asker", asker)[0]
	c.Perturbation = kind
	if kind == corpus.WrongDetail {
		noise, ok := ns.falsified(f, asker)
		if !ok {
			return state.Cell{}, false
		}
		c.AuthorID, c.FactIDs = noise.Knowers[0], []string{noise.ID}
		return c, true
	}
	other, ok := ns.Pending.Waiting(f.TaskID, -1, func(x corpus.Fact) bool {
		return x.ID != f.ID && x.Knowers[0] != asker && x.Knowers[0] != f.Knowers[0] && !ns.Pending.IsAsked(x.ID)
	})
	if !ok {
		return state.Cell{}, false
	}
	ns.Pending.Stated[other.ID] = true
	c.AuthorID, c.FactIDs = other.Knowers[0], []string{other.ID}
	return c, true
}

// falsified makes a false value of a fact, known as such to the corpus, for a third person to state.
func (ns *noise) falsified(f corpus.Fact, asker string) (corpus.Fact, bool) {
	a := ns.Facts.Attrs[f.Predicate]
	others := slices.DeleteFunc(ns.Roster.Here(ns.Tasks.ByID[f.TaskID].ActiveIDs), func(id string) bool {
		return id == f.Knowers[0] || id == asker
	})
	changes := f.To != 0 || f.Supersedes != "" || ns.Facts.Get(f.ID).Corrects != ""
	if len(others) == 0 || changes || a.Value.Pool == "people" || !state.Drawable(f.Value.Kind) {
		return corpus.Fact{}, false
	}
	v, err := a.Value.Draw(ns.Rand, pack.DrawOptions{Pools: ns.Pack.Pools, Skip: f.Value.Equal, Near: f.Value})
	if err != nil {
		return corpus.Fact{}, false
	}
	noise := f
	noise.ID, noise.Value, noise.Noise, noise.Knowers = f.ID+"/noise", v, true, []string{corpus.Pick(ns.Rand, others)}
	ns.Facts.Correct(f.ID, noise)
	return noise, true
}

// misled lets a free question be answered wrongly first, where noise is missing.
func (ns *noise) misled(q dialogue.Slot, g int, f corpus.Fact) bool {
	if !ns.Rates.Noise.Due(ns.Rand) {
		return false
	}
	right := state.Post(corpus.ActAnswer, f, "")
	right.ToID = q.AuthorID
	for _, kind := range ns.Rates.Kinds.Order([]string{corpus.WrongDetail, corpus.Misunderstanding}, ns.Rand) {
		wrong, ok := ns.wrongAnswer(kind, f, q.AuthorID)
		if !ok {
			continue
		}
		answer := right
		if kind == corpus.WrongDetail {
			answer = corrected(right, wrong.AuthorID, 0)
		}
		if ns.schedule.Follow(q, g, wrong, answer) {
			ns.Pending.Stated[f.ID] = true
			return true
		}
		if kind == corpus.WrongDetail {
			ns.Facts.Withdraw(f.ID, wrong.FactIDs[0])
		} else {
			delete(ns.Pending.Stated, wrong.FactIDs[0])
		}
	}
	return false
}

// perturb makes noise of a free message, of the kind that is rarest among those that fit its path, and lets a person
// put it right.
func (ns *noise) perturb(s *dialogue.Slot, parent *dialogue.Slot, g int) bool {
	kinds := []string{corpus.Premature, corpus.StaleInfo}
	if parent == nil {
		kinds = append(kinds, corpus.WrongAudience)
	} else if ns.Days.Fresh(*parent, s.At) && parent.Act != corpus.ActQuestion {
		kinds = append(kinds, corpus.OffTopic)
	}
	before := *s
	for _, kind := range ns.Rates.Kinds.Order(kinds, ns.Rand) {
		if !ns.mayBe(kind) {
			continue
		}
		s.Act, s.Perturbation = corpus.ActMistake, kind
		if ns.noisy(s, parent, g) {
			return true
		}
		*s = before
	}
	return false
}

// noisy fills a slot with noise of its kind.
func (ns *noise) noisy(s *dialogue.Slot, parent *dialogue.Slot, g int) bool {
	switch s.Perturbation {
	case corpus.OffTopic:
		if ns.Habits.Strays(s.AuthorID) {
			return false
		}
		s.ParentKey, s.ToID, s.Aside = parent.Key, parent.AuthorID, ns.asides.Next()
		return s.Aside != ""
	case corpus.WrongAudience:
		return ns.misplaced(s, g)
	}
	t := ns.Tasks.ByID[s.TaskID]
	if ns.Tasks.Finished(t.ID) || s.At.Date() == t.End || s.AuthorID == t.OwnerID {
		return false
	}
	const begun = 2 // workdays: no one mistakes for done what has just begun
	if s.Perturbation == corpus.Premature && ns.Days.WorkdaysBetween(t.Start, ns.Days.Today) < begun {
		return false
	}
	s.Path = corpus.PathPost
	if parent != nil && ns.Days.Fresh(*parent, s.At) && answerable(parent.Act) {
		s.Path, s.ParentKey, s.ToID = corpus.PathReply, parent.Key, parent.AuthorID
	}
	if s.Perturbation == corpus.StaleInfo {
		return ns.outdated(s, g)
	}
	return ns.schedule.Follow(*s, g, state.Talk("corrected", t.ID, "owner", t.OwnerID, "author", s.AuthorID)...)
}

// outdated states a replaced value of the task as current, once its replacement has been said; who replaced it says so
// again.
func (ns *noise) outdated(s *dialogue.Slot, g int) bool {
	list := ns.replaced[s.TaskID]
	for i, id := range list {
		now := ns.Facts.Get(id)
		if now.Knowers[0] == s.AuthorID || now.To != 0 || ns.inThreadOf(*s, now) {
			continue
		}
		noise := ns.Facts.Outdated(now, s)
		if !ns.Pending.Ahead(noise, s.At.Date()) || !ns.Pending.Ahead(now, s.At.Date()) {
			continue // no one plans with a day that has come
		}
		if ns.Facts.Names(noise, s.ToID) || ns.Facts.Names(now, s.ToID) {
			continue // who is meant knows better
		}
		right := state.Post(corpus.ActCorrection, now, "")
		right.ToID = s.AuthorID
		if !ns.schedule.Follow(*s, g, right) {
			return false
		}
		ns.Facts.Correct(now.ID, noise)
		s.FactIDs = []string{noise.ID}
		ns.replaced[s.TaskID] = slices.Delete(slices.Clone(list), i, i+1)
		return true
	}
	return false
}

// inThreadOf says whether a reply is in the thread that stated a fact: there no one can have missed it.
func (ns *noise) inThreadOf(s dialogue.Slot, f corpus.Fact) bool {
	return s.ParentKey != "" && ns.Talk.Root[s.ParentKey] == ns.Talk.Root[ns.Memory.Said[f.ID].Key]
}

// misplaced posts what belongs to another group: it names a task of that group, one of the author's own first. A person
// points it out.
func (ns *noise) misplaced(s *dialogue.Slot, g int) bool {
	others := ns.Tasks.Elsewhere(g)
	own := slices.DeleteFunc(slices.Clone(others), func(id string) bool {
		return !slices.Contains(ns.Tasks.ByID[id].ActiveIDs, s.AuthorID)
	})
	if len(own) == 0 {
		own = others
	}
	if len(own) == 0 {
		return false
	}
	reader := state.Other(ns.Rand, ns.Roster.Here(ns.Tasks.ByID[s.TaskID].ActiveIDs), s.AuthorID)
	if reader == s.AuthorID {
		return false
	}
	s.TaskID, s.ParentKey, s.ToID, s.Path = "", "", "", corpus.PathPost
	s.Names = []string{corpus.Pick(ns.Rand, own)}
	return ns.schedule.Follow(*s, g, state.Talk("misplaced", "", "reader", reader, "author", s.AuthorID)...)
}
