package paths

import (
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// disturbs makes noise of a message where some is missing: of the kind that is rarest among those that fit. What a reader
// would take for true is put right by somebody who answers it. The first post of a phase, which everybody from elsewhere
// answers, is none.
func (d *dealer) disturbs(i int, s *dialogue.Slot, ph *phase) bool {
	if ph.met == 1 || d.steps[i].Type == graph.CrossProjectReply || !d.rates.noise.Due(d.r) || len(d.replies[i]) > fewReplies && d.rates.noise.Missing() < room {
		return false
	}
	kinds := []string{corpus.Premature, corpus.StaleInfo, corpus.WrongDetail}
	if s.ParentKey == "" {
		kinds = append(kinds, corpus.WrongAudience)
	}
	if d.rates.noise.Missing() > mostMissing || d.evenWith(corpus.OffTopic) {
		kinds = append(kinds, corpus.OffTopic)
	}
	before := *s
	for _, kind := range d.rates.kinds.Order(kinds, d.r) {
		s.Act, s.Perturbation = corpus.ActMistake, kind
		if d.noisy(i, s, ph) {
			return true
		}
		*s = before
	}
	return false
}

// ahead is how much noise there may be too much of for the sake of the kinds that few questions have room for.
const ahead = 8

// fewReplies is how many replies a message has at most that is to disturb: the others would have nothing to take up.
const fewReplies = 2

// mostMissing is how much noise may be missing before small talk makes up for other kinds, which need somebody who puts
// them right.
const mostMissing = 8

// evenWith says whether a kind of noise is not ahead of the mean of all.
func (d *dealer) evenWith(kind string) bool {
	sum := 0
	for _, k := range corpus.Noise {
		sum += d.rates.kinds[k]
	}
	return d.rates.kinds[kind]*len(corpus.Noise) <= sum
}

// corrector is the first reply to a message, at a later minute, that has nothing else to say, -1 for none.
func (d *dealer) corrector(i int, fits func(author string) bool) int {
	for _, k := range d.replies[i] {
		if d.reserved[k] == nil && d.steps[k].Type == graph.Reply && d.steps[k].at > d.steps[i].at && fits(d.personOf(d.steps[k].Author)) {
			return k
		}
	}
	return -1
}

func anybody(string) bool { return true }

// noisy fills a slot with noise of its kind.
func (d *dealer) noisy(i int, s *dialogue.Slot, ph *phase) bool {
	switch s.Perturbation {
	case corpus.OffTopic:
		s.Aside = d.asides.Next()
		return s.Aside != "" && (s.ParentKey == "" || d.slots[d.parent(i)].Act != corpus.ActQuestion)
	case corpus.WrongAudience:
		return d.misplaced(i, s, ph)
	case corpus.StaleInfo:
		return d.outdated(i, s, ph)
	case corpus.WrongDetail:
		return d.errs(i, s, ph)
	}
	return d.assumes(i, s, ph)
}

// errs states a value that somebody who answers knows better.
func (d *dealer) errs(i int, s *dialogue.Slot, ph *phase) bool {
	right := d.corrector(i, func(author string) bool { return author != s.AuthorID })
	if right < 0 || s.ParentKey != "" && d.slots[d.parent(i)].Act == corpus.ActQuestion {
		return false
	}
	f, ok := d.turnUp(ph, d.turn(ph), d.personOf(d.steps[right].Author), s.GroupID, s.At.Date(), func(c card) bool {
		return d.plain(ph)(c) && d.alternates(c)
	})
	if !ok {
		return false
	}
	wrong, err := d.alternatives(f, 1)
	if err != nil {
		return false
	}
	noise := f
	noise.ID, noise.Value, noise.Noise, noise.Knowers = f.ID+"/noise", wrong[0], true, []string{s.AuthorID}
	f.Corrects = noise.ID
	d.add(noise)
	d.add(f)
	ph.spoken[f.TaskID] = true
	s.FactIDs, s.TaskID = []string{noise.ID}, f.TaskID
	d.reserved[right] = &due{corpus.ActCorrection, []string{f.ID}, f.TaskID}
	return true
}

// assumes takes a piece of work for done that goes on; its owner, who answers, says that it does.
func (d *dealer) assumes(i int, s *dialogue.Slot, ph *phase) bool {
	for _, list := range ph.pieces {
		for _, t := range list {
			if !ph.opened[t.ID] || ph.completed[t.ID] || t.OwnerID == s.AuthorID {
				continue
			}
			k := d.corrector(i, func(author string) bool { return author == t.OwnerID })
			if k < 0 || d.fact(t.ID+"/"+corpus.PredStarted).From >= s.At.Date() {
				continue
			}
			s.TaskID = t.ID
			ph.ongoing[t.ID] = max(ph.ongoing[t.ID], d.steps[k].at)
			d.reserved[k] = &due{act: corpus.ActCorrection, task: t.ID}
			return true
		}
	}
	return false
}

// outdated states a replaced value as current; whoever answers says what holds.
func (d *dealer) outdated(i int, s *dialogue.Slot, ph *phase) bool {
	for k, id := range ph.replaced {
		now := d.fact(id)
		right := d.corrector(i, anybody)
		if right < 0 || now.Knowers[0] == s.AuthorID || now.From >= s.At.Date() || now.To != 0 || now.Corrects != "" || now.GroupID != s.GroupID {
			continue
		}
		noise := *d.fact(now.Supersedes)
		noise.ID, noise.Noise, noise.Knowers = now.ID+"/stale", true, []string{s.AuthorID}
		noise.From, noise.To = s.At.Date(), 0
		noise.Corrects, noise.Supersedes, noise.Because = "", "", ""
		now.Corrects = noise.ID
		d.add(noise)
		d.learns(id, right)
		s.FactIDs, s.TaskID = []string{noise.ID}, noise.TaskID
		d.reserved[right] = &due{corpus.ActCorrection, []string{id}, noise.TaskID}
		ph.replaced = slices.Delete(ph.replaced, k, k+1)
		return true
	}
	return false
}

// learns makes the author of a message one of those who know a fact.
func (d *dealer) learns(id string, i int) {
	who := d.personOf(d.steps[i].Author)
	if f := d.fact(id); !slices.Contains(f.Knowers, who) {
		f.Knowers = append(f.Knowers, who)
	}
}

// misplaced posts what belongs to another channel: it names a phase of that one. Whoever answers points it out.
func (d *dealer) misplaced(i int, s *dialogue.Slot, ph *phase) bool {
	k := d.corrector(i, anybody)
	other, ok := d.elsewhere(s, ph, true)
	if k < 0 || !ok {
		return false
	}
	s.TaskID, s.Names = "", []string{other}
	d.reserved[k] = &due{act: corpus.ActAcknowledge}
	return true
}

// elsewhere draws a phase of another channel that goes on, one of the author's own where there is one.
func (d *dealer) elsewhere(s *dialogue.Slot, ph *phase, own bool) (string, bool) {
	var out, mine []string
	on := s.At.Date()
	for _, t := range d.current(on) {
		if t.GroupID == ph.task.GroupID {
			continue
		}
		out = append(out, t.ID)
		if slices.Contains(t.ActiveIDs, s.AuthorID) {
			mine = append(mine, t.ID)
		}
	}
	if own && len(mine) > 0 {
		out = mine
	}
	if len(out) == 0 {
		return "", false
	}
	return corpus.Pick(d.r, out), true
}

// misled lets a question that several answer be misunderstood first, where noise is missing: somebody says what is true of
// something else.
func (d *dealer) misled(q, answer int, f corpus.Fact) {
	second := -1
	for _, k := range d.replies[q] {
		if d.steps[k].at > d.steps[answer].at && d.reserved[k] == nil && d.steps[k].Type == graph.Reply && d.steps[k].Author != d.steps[answer].Author {
			second = k
			break
		}
	}
	if second < 0 || d.rates.noise.Missing() < -ahead || !d.evenWith(corpus.Misunderstanding) || passes(f, d.steps[second].at.Date()) {
		return
	}
	who := d.personOf(d.steps[answer].Author)
	ph := d.phases[d.taskOf(d.steps[q].Task)]
	other, ok := d.turnUp(ph, ph.issue[f.TaskID], who, f.GroupID, d.steps[answer].at.Date(), d.plain(ph))
	if !ok {
		return
	}
	d.add(other)
	ph.spoken[other.TaskID] = true
	d.mistake(answer, corpus.Misunderstanding, other)
	d.reserved[second] = &due{corpus.ActAnswer, []string{f.ID}, f.TaskID}
	d.fact(f.ID).Knowers = []string{d.personOf(d.steps[second].Author)}
}

// passes says whether a fact is of a day that has come by another one.
func passes(f corpus.Fact, by corpus.Date) bool {
	return f.Value.Kind == corpus.KindDate && f.Value.Date <= by
}

// mistake reserves a message for a mistake of a kind.
func (d *dealer) mistake(i int, kind string, f corpus.Fact) {
	d.reserved[i] = &due{act: corpus.ActMistake, facts: []string{f.ID}, task: f.TaskID}
	d.slots[i].Perturbation = kind // kept when the slot is opened
}

// mostChallenges is how often one message is pushed back on, at most.
const mostChallenges = 12

// objects makes a reply push back on what its parent stated, where disagreement is missing (G11).
func (d *dealer) objects(i int, s *dialogue.Slot, ph *phase, p int) bool {
	parent := d.slots[p]
	kinds := state.KindsAgainst(parent.Act, d.classOf(parent))
	if d.challenged[p] >= mostChallenges || d.namesReplier(s.AuthorID, parent) {
		kinds = nil
	}
	if len(kinds) == 0 || !d.ends(i, &d.rates.disagree) {
		return false
	}
	kind := d.rates.kinds.Order(kinds, d.r)[0]
	s.Act, s.Perturbation = corpus.ActDisagreement, kind
	s.Because = d.argument(parent, kind)
	d.challenged[p]++
	if k := d.corrector(i, func(author string) bool { return author == parent.AuthorID }); k >= 0 && d.r.IntN(4) == 0 {
		d.reserved[k] = &due{act: corpus.ActClosure, task: s.TaskID}
	}
	return true
}

// namesReplier says whether what a message states is who replies to it.
func (d *dealer) namesReplier(person string, m dialogue.Slot) bool {
	for _, id := range m.FactIDs {
		f := d.fact(id)
		if f.Value.Kind == corpus.KindEntity && (f.Value.Text == d.byID[person].Name || f.Supersedes != "" && d.fact(f.Supersedes).Value.Text == d.byID[person].Name) {
			return true
		}
	}
	return false
}

// classOf is the class of what a message states.
func (d *dealer) classOf(s dialogue.Slot) pack.Class {
	for _, id := range s.FactIDs {
		if a, ok := d.attrs[d.fact(id).Predicate]; ok {
			return a.Class
		}
	}
	return ""
}

// argument is what a disagreement of a kind says against a message.
func (d *dealer) argument(m dialogue.Slot, kind string) string {
	class := d.classOf(m)
	if kind != state.Scope && len(m.FactIDs) > 0 {
		if a, ok := d.attrs[d.fact(m.FactIDs[0]).Predicate]; ok {
			if s := d.said.Next("value "+a.Key, a.Doubts); s != "" {
				return s
			}
		}
	}
	if m.Act == corpus.ActKickoff && kind != state.Scope {
		k := d.deliverables[d.tasks[m.TaskID].Deliverable]
		return d.said.Next("doubt "+k.Noun, k.Doubts)
	}
	if state.Argues(class, kind) {
		return d.said.Next("reason "+string(class), d.pack.ReasonsFor(class))
	}
	return ""
}
