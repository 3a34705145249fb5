package paths

import (
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// disturbs makes noise of a message where some is missing: of the kind that is rarest among those that fit. What a
// reader would take for true is put right by a person who answers it. The first post of a phase, which everyone from
// elsewhere answers, is none.
func (d *dealer) disturbs(i int, s *dialogue.Slot, ph *phase) bool {
	if ph.met == 1 || d.steps[i].Type == graph.CrossProjectReply || !d.Rates.Noise.Due(d.r) ||
		len(d.replies[i]) > fewReplies && d.Rates.Noise.Missing() < room {
		return false
	}
	kinds := []string{corpus.Premature, corpus.StaleInfo, corpus.WrongDetail}
	if s.ParentKey == "" {
		kinds = append(kinds, corpus.WrongAudience)
	}
	if d.Rates.Noise.Missing() > mostMissing || d.evenWith(corpus.OffTopic) {
		kinds = append(kinds, corpus.OffTopic)
	}
	before := *s
	for _, kind := range d.Rates.Kinds.Order(kinds, d.r) {
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

// mostMissing is how much noise may be missing before small talk makes up for other kinds, which need a person who puts
// them right.
const mostMissing = 8

// evenWith says whether a kind of noise is not ahead of the mean of all.
func (d *dealer) evenWith(kind string) bool {
	sum := 0
	for _, k := range corpus.Noise {
		sum += d.Rates.Kinds[k]
	}
	return d.Rates.Kinds[kind]*len(corpus.Noise) <= sum
}

// replier is the first reply to a message that has nothing else to say and fits, -1 for none.
func (d *dealer) replier(i int, fits func(k int) bool) int {
	for _, k := range d.replies[i] {
		if d.reserved[k] == nil && d.steps[k].Type == graph.Reply && fits(k) {
			return k
		}
	}
	return -1
}

// corrector is the first one at a later minute by a person who fits.
func (d *dealer) corrector(i int, fits func(author string) bool) int {
	return d.replier(i, func(k int) bool { return d.steps[k].at > d.steps[i].at && fits(d.personOf(d.steps[k].Author)) })
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

// errs states a value that a person who answers knows better.
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
	d.Facts.Add(noise)
	d.Facts.Add(f)
	ph.spoken[f.TaskID] = true
	s.FactIDs, s.TaskID = []string{noise.ID}, f.TaskID
	d.reserved[right] = &due{corpus.ActCorrection, []string{f.ID}, f.TaskID}
	return true
}

// assumes takes a piece of work for done that goes on; its owner, who answers, says that it does.
func (d *dealer) assumes(i int, s *dialogue.Slot, ph *phase) bool {
	for _, t := range ph.all() {
		if !ph.goesOn(t) || t.OwnerID == s.AuthorID || !d.begunBefore(t, s.At.Date()) {
			continue
		}
		if k := d.corrector(i, func(author string) bool { return author == t.OwnerID }); k >= 0 {
			s.TaskID = t.ID
			ph.ongoing[t.ID] = max(ph.ongoing[t.ID], d.steps[k].at)
			d.reserved[k] = &due{act: corpus.ActCorrection, task: t.ID}
			return true
		}
	}
	return false
}

// outdated states a replaced value as current; the one who answers says what holds.
func (d *dealer) outdated(i int, s *dialogue.Slot, ph *phase) bool {
	for k, id := range ph.replaced {
		now := d.Facts.At(id)
		right := d.corrector(i, anybody)
		if right < 0 || now.Knowers[0] == s.AuthorID || now.From >= s.At.Date() || now.To != 0 || now.Corrects != "" ||
			now.GroupID != s.GroupID {
			continue
		}
		noise := d.Facts.Outdated(*now, s)
		d.Facts.Correct(id, noise)
		d.Facts.Learns(id, d.personOf(d.steps[right].Author))
		s.FactIDs, s.TaskID = []string{noise.ID}, noise.TaskID
		d.reserved[right] = &due{corpus.ActCorrection, []string{id}, noise.TaskID}
		ph.replaced = slices.Delete(ph.replaced, k, k+1)
		return true
	}
	return false
}

// misplaced posts what belongs to another channel: it names a phase of that one. The one who answers points it out.
func (d *dealer) misplaced(i int, s *dialogue.Slot, ph *phase) bool {
	k := d.corrector(i, anybody)
	other := d.elsewhere(s, ph, true)
	if k < 0 || len(other) == 0 {
		return false
	}
	s.TaskID, s.Names = "", other
	d.reserved[k] = &due{act: corpus.ActAcknowledge}
	return true
}

// elsewhere draws a phase of another channel that goes on, if asked one of the author's own where there is one.
func (d *dealer) elsewhere(s *dialogue.Slot, ph *phase, own bool) []string {
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
		return nil
	}
	return []string{corpus.Pick(d.r, out)}
}

// misled lets a question that several answer be misunderstood first, where noise is missing: a person says what is true
// of something else.
func (d *dealer) misled(q, answer int, f corpus.Fact) {
	second := d.replier(q, func(k int) bool {
		return d.steps[k].at > d.steps[answer].at && d.steps[k].Author != d.steps[answer].Author
	})
	if second < 0 || d.Rates.Noise.Missing() < -ahead || !d.evenWith(corpus.Misunderstanding) ||
		passes(f, d.steps[second].at.Date()) {
		return
	}
	who := d.personOf(d.steps[answer].Author)
	ph := d.phases[d.taskOf(d.steps[q].Task)]
	other, ok := d.turnUp(ph, ph.issue[f.TaskID], who, f.GroupID, d.steps[answer].at.Date(), d.plain(ph))
	if !ok {
		return
	}
	d.Facts.Add(other)
	ph.spoken[other.TaskID] = true
	d.mistake(answer, corpus.Misunderstanding, other)
	d.reserved[second] = &due{corpus.ActAnswer, []string{f.ID}, f.TaskID}
	d.Facts.At(f.ID).Knowers = []string{d.personOf(d.steps[second].Author)}
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
	kinds := state.KindsAgainst(parent.Act, d.Facts.ClassOf(parent))
	if d.challenged[p] >= mostChallenges || d.namesReplier(s.AuthorID, parent) {
		kinds = nil
	}
	if len(kinds) == 0 || !d.ends(i, &d.Rates.Disagree) {
		return false
	}
	kind := d.Rates.Kinds.Order(kinds, d.r)[0]
	s.Act, s.Perturbation = corpus.ActDisagreement, kind
	s.Because = d.Argument(parent, kind)
	d.challenged[p]++
	if k := d.corrector(i, func(author string) bool { return author == parent.AuthorID }); k >= 0 && d.r.IntN(4) == 0 {
		d.reserved[k] = &due{act: corpus.ActClosure, task: s.TaskID}
	}
	return true
}

// namesReplier says whether what a message states is who replies to it.
func (d *dealer) namesReplier(person string, m dialogue.Slot) bool {
	return slices.ContainsFunc(m.FactIDs, func(id string) bool { return d.Facts.Concerns(d.Facts.Get(id), person) })
}
