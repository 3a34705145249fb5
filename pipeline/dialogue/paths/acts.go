package paths

import (
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// post gives a post something to say, by its type (G5); what no type has room for is an update.
func (d *dealer) post(i int, s *dialogue.Slot, ph *phase) {
	says, mayAsk := false, ph.asking < mostOpen
	switch d.steps[i].PostType {
	case graph.PostKickoff:
		d.kickoff(s, ph.task)
		says = true
	case graph.PostMilestone:
		says = d.completes(s, ph)
	case graph.PostQuestion:
		says = mayAsk && d.asks(i, s, ph, d.turn(ph))
	case graph.PostCoordination:
		says = mayAsk && d.debates(i, s, ph) || d.coordinates(s, ph)
	case graph.PostBlocker:
		says = d.reports(i, s, ph, corpus.ActBlocker, pack.Blocker)
	case graph.PostEscalation:
		says = d.reports(i, s, ph, corpus.ActDoubt, pack.Risk)
	case graph.PostDecision:
		says = mayAsk && d.debates(i, s, ph) || d.decides(i, s, ph)
	case graph.PostUpdate:
		says = d.begins(s, ph)
	}
	if !says {
		d.update(i, s, ph, d.turn(ph))
	}
	if ph.asking++; !s.Act.In(corpus.ActQuestion, corpus.ActRequest) {
		ph.asking = 0
	}
}

// mostOpen is how many posts of a phase ask something in a row (G4).
const mostOpen = 3

// turn is a sub-issue with something left to tell: for a share of the posts the one that the phase is at (G8).
func (d *dealer) turn(ph *phase) int {
	if n := ph.current; n < len(ph.decks) && len(ph.decks[n]) > 0 && d.r.Float64() < d.Options.Steering {
		return n
	}
	ph.current = d.another(ph)
	return ph.current
}

// another draws a sub-issue by what is left to tell.
func (d *dealer) another(ph *phase) int {
	sum := len(slices.Concat(ph.decks...))
	if sum == 0 {
		return 0
	}
	at := d.r.IntN(sum)
	return slices.IndexFunc(ph.decks, func(deck []card) bool {
		at -= len(deck)
		return at < 0
	})
}

// kickoff begins a phase or a piece of its work.
func (d *dealer) kickoff(s *dialogue.Slot, t corpus.Task) {
	s.Act, s.TaskID = corpus.ActKickoff, t.ID
	s.FactIDs = []string{d.event(t, corpus.PredStarted, s.At.Date(), s.AuthorID)}
	if s.AuthorID == t.OwnerID {
		s.FactIDs = append(s.FactIDs, d.event(t, corpus.PredOwner, s.At.Date(), s.AuthorID))
	}
}

// begins opens a piece of work that its owner has not spoken of yet.
func (d *dealer) begins(s *dialogue.Slot, ph *phase) bool {
	for _, t := range ph.all() {
		if t.OwnerID == s.AuthorID && !ph.opened[t.ID] && !ph.spoken[t.ID] {
			ph.opened[t.ID] = true
			d.kickoff(s, t)
			return true
		}
	}
	return false
}

// completes reports the end of a piece of work by its owner, of which something was told.
func (d *dealer) completes(s *dialogue.Slot, ph *phase) bool {
	for _, t := range ph.all() {
		if t.OwnerID == s.AuthorID && ph.goesOn(t) && ph.ongoing[t.ID] < s.At && d.begunBefore(t, s.At.Date()) {
			ph.completed[t.ID] = true
			s.Act, s.TaskID = corpus.ActCompletion, t.ID
			s.FactIDs = []string{d.event(t, corpus.PredFinished, s.At.Date(), s.AuthorID)}
			return true
		}
	}
	return false
}

// goesOn says whether a piece has been begun and not completed.
func (ph *phase) goesOn(t corpus.Task) bool { return ph.opened[t.ID] && !ph.completed[t.ID] }

// begunBefore says whether the beginning of a piece was told before a day.
func (d *dealer) begunBefore(t corpus.Task, on corpus.Date) bool {
	return d.Facts.Get(t.ID+"/"+corpus.PredStarted).From < on
}

// plain says whether a card can be told in a report.
func (d *dealer) plain(ph *phase) func(card) bool {
	return func(c card) bool { return !ph.completed[c.piece.ID] && !c.attr.Class.In(pack.Blocker, pack.Risk) }
}

// update reports where things stand: one fact or two of one piece.
func (d *dealer) update(i int, s *dialogue.Slot, ph *phase, issue int) {
	on := s.At.Date()
	of := s.TaskID // rather the piece that is spoken of
	f, ok := d.turnUp(ph, issue, s.AuthorID, s.GroupID, on, func(c card) bool {
		return c.piece.ID == of &&
			d.plain(ph)(c)
	})
	if !ok {
		f, ok = d.turnUp(ph, issue, s.AuthorID, s.GroupID, on, d.plain(ph))
	}
	if !ok {
		f, ok = d.turnUp(ph, -1, s.AuthorID, s.GroupID, on, d.plain(ph))
	}
	if !ok {
		d.chat(i, s)
		return
	}
	d.tell(i, s, ph, corpus.ActProgress, f)
	if d.r.IntN(3) == 0 {
		more, ok := d.turnUp(ph, ph.issue[f.TaskID], s.AuthorID, s.GroupID, on, func(c card) bool {
			return c.piece.ID == f.TaskID && d.plain(ph)(c)
		})
		if ok {
			d.tell(i, s, ph, corpus.ActProgress, more)
		}
	}
	d.unaskedOf(i, s, ph)
}

// chat says something that states nothing: thanks or a joke in reply, small talk otherwise.
func (d *dealer) chat(i int, s *dialogue.Slot) {
	s.Act = corpus.ActBanter
	if s.ParentKey == "" {
		s.Aside, s.TaskID = d.asides.Next(), ""
		return
	}
	if parent := d.slots[d.parent(i)]; !parent.Act.In(corpus.ActMistake, corpus.ActDisagreement) && d.r.IntN(2) == 0 {
		s.Act = corpus.ActAcknowledge
	}
}

// reports tells of a problem: what is in the way, or what might go wrong.
func (d *dealer) reports(i int, s *dialogue.Slot, ph *phase, act corpus.Act, class pack.Class) bool {
	f, ok := d.turnUp(ph, -1, s.AuthorID, s.GroupID, s.At.Date(), func(c card) bool {
		return c.attr.Class == class && !ph.completed[c.piece.ID]
	})
	if ok {
		d.tell(i, s, ph, act, f)
	}
	return ok
}

// decides sets something of a piece that is the author's own.
func (d *dealer) decides(i int, s *dialogue.Slot, ph *phase) bool {
	f, ok := d.turnUp(ph, -1, s.AuthorID, s.GroupID, s.At.Date(), func(c card) bool {
		return d.decidable(c, ph,
			s.AuthorID)
	})
	if ok {
		d.tell(i, s, ph, corpus.ActDecision, f)
	}
	return ok
}

// decidable says whether a person can decide what is on a card.
func (d *dealer) decidable(c card, ph *phase, who string) bool {
	return c.attr.Class.In(pack.Setting, pack.Choice) && !ph.completed[c.piece.ID] && (c.piece.OwnerID == who ||
		d.Roster.People[who].Rank < 4)
}

// coordinates asks a person of the channel for a hand with a piece of one's own.
func (d *dealer) coordinates(s *dialogue.Slot, ph *phase) bool {
	own := slices.DeleteFunc(ph.all(), func(t corpus.Task) bool { return t.OwnerID != s.AuthorID || ph.completed[t.ID] })
	if len(own) == 0 {
		return false
	}
	t := corpus.Pick(d.r, own)
	ph.spoken[t.ID] = true
	to := state.Other(d.r, t.ActiveIDs, s.AuthorID)
	s.Act, s.TaskID, s.ToID = corpus.ActCoordinate, t.ID, to
	return to != s.AuthorID
}

// asks puts a question that its first reply answers. Where no one replies it stays open, and nothing else tells it.
func (d *dealer) asks(i int, s *dialogue.Slot, ph *phase, issue int) bool {
	answer := d.replier(i, func(int) bool { return true })
	asker, knower, open := s.AuthorID, "", answer < 0
	if open {
		knower = state.Other(d.r, ph.task.ActiveIDs, asker)
	} else {
		knower = d.personOf(d.steps[answer].Author)
	}
	if knower == asker {
		return false
	}
	var f corpus.Fact
	ok := false
	if !open && d.steps[answer].at-s.At <= soon {
		f, ok = d.inWords(s, ph, knower)
	}
	if !ok {
		f, ok = d.turnUp(ph, issue, knower, s.GroupID, s.At.Date(), func(c card) bool {
			if corpus.Kind(c.attr.Value.Kind) == corpus.KindDate && !open && d.steps[answer].at.Date() > s.At.Date() {
				return false // by then the day may have come
			}
			return d.plain(ph)(c) && c.attr.Class != pack.Contact
		})
	}
	if !ok {
		return false
	}
	d.Facts.Add(f)
	ph.spoken[f.TaskID] = true
	s.Act, s.TaskID, s.AsksFactID = corpus.ActQuestion, f.TaskID, f.ID
	if x := d.steps[i].Parent; x == graph.None || d.slots[d.at[x]].AuthorID == knower { // a reply turns to whom it answers
		s.ToID = knower
	}
	if open {
		return true
	}
	d.reserved[answer] = &due{corpus.ActAnswer, []string{f.ID}, f.TaskID}
	if _, attribute := d.Facts.Attrs[f.Predicate]; attribute {
		d.misled(i, answer, f)
	}
	return true
}

// visit brings what its author knows from another project: what was said there before, or something new of it (G7).
func (d *dealer) visit(i int, s *dialogue.Slot, ph *phase) {
	x := d.steps[i]
	source := d.phases[d.taskOf(x.SourceTask)]
	s.ToID = d.personOf(x.Addressee)
	s.Names = []string{source.task.ID}
	if x.Source != graph.None {
		s.RefKey = d.slots[d.at[x.Source]].Key
	}
	if d.objects(i, s, ph, d.parent(i)) {
		s.ToID = d.slots[d.parent(i)].AuthorID
		return
	}
	if d.r.IntN(4) > 0 {
		if key, ok := d.recallable(s, source); ok {
			s.Act, s.RecallsKey, s.RefKey = corpus.ActRecall, key, key
			return
		}
	}
	f, ok := d.turnUp(source, -1, s.AuthorID, s.GroupID, s.At.Date(), d.plain(source))
	if !ok {
		d.chat(i, s)
		return
	}
	of := s.TaskID
	d.tell(i, s, source, corpus.ActProgress, f)
	s.TaskID = of // the message is in the phase that is visited, whatever it tells of
}

// recallable is a message of a phase that a person can come back to on a later day: one of the last that told something
// true, by another person, in a channel that they read, that they have not come back to here before.
func (d *dealer) recallable(s *dialogue.Slot, of *phase) (string, bool) {
	const lately = 50 // messages (G8)
	var out []string
	n := 0
	for k := len(of.stated) - 1; k >= 0 && n < lately; k, n = k-1, n+1 {
		x := d.slots[of.stated[k].slot]
		tells := x.Act.In(corpus.ActProgress, corpus.ActAnswer, corpus.ActDecision, corpus.ActBlocker, corpus.ActDoubt)
		f := d.Facts.At(of.stated[k].fact)
		if !tells || x.AuthorID == s.AuthorID || x.At.Date() >= s.At.Date() || x.GroupID != of.task.GroupID ||
			x.GroupID == s.GroupID || x.FactIDs[0] != f.ID || f.To != 0 {
			continue
		}
		if f.Value.Kind == corpus.KindDate && f.Value.Date.Weekday() == x.At.Date().Weekday() {
			continue // "what you said on Friday" about a Friday could be either
		}
		if d.namesReplier(s.AuthorID, x) || d.namesReplier(s.ToID, x) || d.recalled[recall{s.AuthorID, s.GroupID, x.Key}] {
			continue
		}
		out = append(out, x.Key)
	}
	if len(out) == 0 {
		return "", false
	}
	key := corpus.Pick(d.r, out)
	d.recalled[recall{s.AuthorID, s.GroupID, key}] = true
	return key, true
}

// recall is who came back to a message, and where.
type recall struct{ author, group, key string }
