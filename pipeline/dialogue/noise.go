package dialogue

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// The kinds of noise (G11), as in corpus.Noise.
const (
	wrongDetail      = "wrong_detail"
	misunderstanding = "misunderstanding"
	staleInfo        = "stale_info"
	offTopic         = "off_topic"
	premature        = "premature_assumption"
	wrongAudience    = "wrong_audience"
)

// noise disturbs, and lets somebody put it right.
type noise struct {
	*known
	schedule *schedule
	asides   *turns
	replaced map[string][]string // task → facts stated in place of an older value
}

// observe notes which values have been replaced.
func (ns *noise) observe(s Slot) {
	for _, id := range s.FactIDs {
		if f := ns.facts.get(id); f.Supersedes != "" && ns.pending.stated[f.Supersedes] && !f.Noise && f.Corrects == "" {
			ns.replaced[f.TaskID] = append(ns.replaced[f.TaskID], id)
		}
	}
}

// kindLead is by how many messages a kind of noise may be ahead of the rarest.
const kindLead = 24

// mayBe says whether a kind of noise is not too far ahead of the others.
func (ns *noise) mayBe(kind string) bool {
	least := ns.rates.kinds[kind]
	for _, k := range corpus.Noise {
		least = min(least, ns.rates.kinds[k])
	}
	return ns.rates.kinds[kind] <= least+kindLead
}

// owe lets a third person answer an owed question wrongly, or the wrong
// question, where noise is missing.
func (ns *noise) disturb(g int, threads []thread) []thread {
	ahead := float64(ns.o.Noise * ns.o.MessagesPerDay) // of the day to come
	for n, th := range threads {
		for at := 1; at < len(th); at++ {
			answer := th[at]
			if answer.act == corpus.ActAnswer && ns.facts.disputed(answer.facts[0]) {
				continue // one side of a contradiction is not put right
			}
			if answer.act != corpus.ActAnswer || answer.parent < 0 || len(answer.facts) != 1 || th[answer.parent].asks != answer.facts[0] {
				continue
			}
			if ns.rates.noise.missing()+ahead < 1 {
				return threads
			}
			question, f := th[answer.parent], ns.facts.get(answer.facts[0])
			for _, kind := range ns.rates.kinds.order([]string{wrongDetail, misunderstanding}, ns.r) {
				wrong, ok := ns.wrongAnswer(kind, f, question.author, ns.days.today, g)
				if !ok {
					continue
				}
				ahead-- // it is counted when it is said
				wrong.parent = answer.parent
				th = inserted(th, at, wrong)
				if kind == wrongDetail {
					th[at+1] = corrected(th[at+1], wrong.author, at)
				}
				threads[n] = th
				at++
				break
			}
		}
	}
	return threads
}

// corrected makes an answer the correction of a wrong one.
func corrected(c cell, to string, parent int) cell {
	c.act, c.to, c.parent, c.parentKey = corpus.ActCorrection, to, parent, ""
	if c.obligation != "" {
		c.obligation = "correction"
	}
	return c
}

// wrongAnswer makes the cell that answers a question about a fact wrongly: with
// a false value, or with what is true of something else.
func (ns *noise) wrongAnswer(kind string, f corpus.Fact, asker string, day corpus.Date, g int) (cell, bool) {
	if !ns.mayBe(kind) {
		return cell{}, false
	}
	c := cell{act: corpus.ActMistake, task: f.TaskID, to: asker, parent: -1, perturbation: kind}
	if kind == wrongDetail {
		noise, ok := ns.falsified(f, asker)
		if !ok {
			return cell{}, false
		}
		c.author, c.facts = noise.Knowers[0], []string{noise.ID}
		return c, true
	}
	other, ok := ns.pending.waiting(f.TaskID, day, -1, func(x corpus.Fact) bool {
		return x.ID != f.ID && x.Knowers[0] != asker && x.Knowers[0] != f.Knowers[0] && !ns.pending.isAsked(x.ID)
	})
	if !ok {
		return cell{}, false
	}
	ns.pending.stated[other.ID] = true
	c.author, c.facts = other.Knowers[0], []string{other.ID}
	return c, true
}

// falsified makes a false value of a fact, known as such to the corpus, for a
// third person to state.
func (ns *noise) falsified(f corpus.Fact, asker string) (corpus.Fact, bool) {
	a := ns.facts.attrs[f.Predicate]
	knower := f.Knowers[0]
	others := slices.DeleteFunc(slices.Clone(ns.tasks.byID[f.TaskID].ActiveIDs), func(id string) bool { return id == knower || id == asker || ns.roster.away(id, ns.days.today) })
	if len(others) == 0 || f.To != 0 || f.Supersedes != "" || ns.facts.get(f.ID).Corrects != "" || a.Value.Pool == "people" || !drawable(f.Value.Kind) {
		return corpus.Fact{}, false
	}
	v, err := a.Value.Draw(ns.r, pack.DrawOptions{Pools: ns.pack.Pools, Skip: f.Value.Equal, Near: f.Value})
	if err != nil {
		return corpus.Fact{}, false
	}
	noise := f
	noise.ID, noise.Value, noise.Noise, noise.Knowers = f.ID+"/noise", v, true, []string{corpus.Pick(ns.r, others)}
	ns.facts.correct(f.ID, noise)
	return noise, true
}

// misled lets a free question be answered wrongly first, where noise is missing.
func (ns *noise) misled(q Slot, g int, f corpus.Fact) bool {
	if !ns.rates.noise.due(ns.r) {
		return false
	}
	right := post(corpus.ActAnswer, f, "")
	right.to = q.AuthorID
	for _, kind := range ns.rates.kinds.order([]string{wrongDetail, misunderstanding}, ns.r) {
		wrong, ok := ns.wrongAnswer(kind, f, q.AuthorID, q.At.Date(), g)
		if !ok {
			continue
		}
		if kind == wrongDetail {
			if ns.schedule.follow(q, g, ns.schedule.soon, wrong, corrected(right, wrong.author, 0)) {
				ns.pending.stated[f.ID] = true
				return true
			}
			ns.facts.withdraw(f.ID, ns.facts.get(wrong.facts[0]))
			continue
		}
		if ns.schedule.follow(q, g, ns.schedule.soon, wrong, right) {
			ns.pending.stated[f.ID] = true
			return true
		}
		delete(ns.pending.stated, wrong.facts[0])
	}
	return false
}

// perturb makes noise of a free message, of the kind that is rarest among those
// that fit its path, and lets somebody put it right.
func (ns *noise) perturb(s *Slot, parent *Slot, g int) bool {
	kinds := []string{premature, staleInfo}
	if parent == nil {
		kinds = append(kinds, wrongAudience)
	} else if ns.days.fresh(*parent, s.At) && parent.Act != corpus.ActQuestion {
		kinds = append(kinds, offTopic)
	}
	before := *s
	for _, kind := range ns.rates.kinds.order(kinds, ns.r) {
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
func (ns *noise) noisy(s *Slot, parent *Slot, g int) bool {
	switch s.Perturbation {
	case offTopic:
		if ns.habits.strays(s.AuthorID) {
			return false
		}
		s.ParentKey, s.ToID, s.Aside = parent.Key, parent.AuthorID, ns.asides.next()
		return s.Aside != ""
	case wrongAudience:
		return ns.misplaced(s, g)
	}
	t := ns.tasks.byID[s.TaskID]
	if ns.tasks.finished(t.ID) || s.At.Date() == t.End || s.AuthorID == t.OwnerID || s.Perturbation == premature && !ns.days.presumable(t) {
		return false
	}
	s.Path = corpus.PathPost
	if parent != nil && ns.days.fresh(*parent, s.At) && answerable(parent.Act) {
		s.Path, s.ParentKey, s.ToID = corpus.PathReply, parent.Key, parent.AuthorID
	}
	if s.Perturbation == staleInfo {
		return ns.outdated(s, g)
	}
	return ns.schedule.follow(*s, g, ns.schedule.soon, cell{act: corpus.ActCorrection, author: t.OwnerID, task: t.ID, to: s.AuthorID, parent: -1})
}

// outdated states a replaced value of the task as current, once its replacement
// has been said; who replaced it says so again.
func (ns *noise) outdated(s *Slot, g int) bool {
	list := ns.replaced[s.TaskID]
	for i, id := range list {
		now := ns.facts.get(id)
		if now.Knowers[0] == s.AuthorID || now.To != 0 || ns.inThreadOf(*s, now) {
			continue
		}
		noise := ns.facts.get(now.Supersedes)
		if !ns.pending.ahead(noise, s.At.Date()) || !ns.pending.ahead(now, s.At.Date()) {
			continue // nobody plans with a day that has come
		}
		if ns.facts.names(noise, s.ToID) || ns.facts.names(now, s.ToID) {
			continue // who is meant knows better
		}
		noise.ID, noise.Noise, noise.Knowers = now.ID+"/stale", true, []string{s.AuthorID}
		noise.From, noise.To = s.At.Date(), 0
		noise.Corrects, noise.Supersedes, noise.Because = "", "", "" // the old value's own history is not the mistake's
		right := post(corpus.ActCorrection, now, "")
		right.to = s.AuthorID
		if !ns.schedule.follow(*s, g, ns.schedule.soon, right) {
			return false
		}
		ns.facts.correct(now.ID, noise)
		s.FactIDs = []string{noise.ID}
		ns.replaced[s.TaskID] = slices.Delete(slices.Clone(list), i, i+1)
		return true
	}
	return false
}

// inThreadOf says whether a reply stands in the thread that stated a fact: there
// nobody can have missed it.
func (ns *noise) inThreadOf(s Slot, f corpus.Fact) bool {
	return s.ParentKey != "" && ns.talk.root[s.ParentKey] == ns.talk.root[ns.memory.said[f.ID].Key]
}

// misplaced posts what belongs to another group: it names a task of that group,
// one of the author's own first. Somebody points it out.
func (ns *noise) misplaced(s *Slot, g int) bool {
	var own, others []string
	for other, list := range ns.tasks.ongoing {
		if other == g {
			continue
		}
		for _, id := range list {
			if slices.Contains(ns.tasks.byID[id].ActiveIDs, s.AuthorID) {
				own = append(own, id)
			}
			others = append(others, id)
		}
	}
	if len(own) == 0 {
		own = others
	}
	if len(own) == 0 {
		return false
	}
	reader := other(ns.r, ns.roster.here(ns.tasks.byID[s.TaskID].ActiveIDs), s.AuthorID)
	if reader == s.AuthorID {
		return false
	}
	s.TaskID, s.ParentKey, s.ToID, s.Path = "", "", "", corpus.PathPost
	s.Names = []string{corpus.Pick(ns.r, own)}
	return ns.schedule.follow(*s, g, ns.schedule.soon, cell{act: corpus.ActAcknowledge, author: reader, to: s.AuthorID, parent: -1})
}
