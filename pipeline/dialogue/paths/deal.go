package paths

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
	"memloom/pipeline/recipe"
)

// dealer gives every path something to say, in the order of time. It knows who answers whom before it does: what must be
// put right or answered is told where somebody replies.
type dealer struct {
	o            recipe.Dialogue
	b            *blueprint.Blueprint
	pack         *pack.Pack
	attrs        map[string]pack.Attribute
	tasks        map[string]corpus.Task
	deliverables map[string]pack.Deliverable
	people       []corpus.Person
	byID         map[string]corpus.Person
	r            *rand.Rand
	asides       *state.Turns
	said         *state.Dealer // clauses

	world    *graph.World
	steps    []step
	at       map[graph.MessageRef]int // message → its place in the order of time
	replies  [][]int                  // by place: who answers it, in order
	reserved []*due                   // by place: what it has to say
	slots    []dialogue.Slot          // by place
	root     []int                    // by place: the first of its thread
	answered []bool                   // by place: a question that has its answer

	challenged map[int]int                   // place → how often it was pushed back on
	byDay      map[corpus.Date][]corpus.Task // phases that go on

	phases map[string]*phase
	facts  []corpus.Fact
	index  map[string]int
	used   map[string]bool // attribute and value
	spent  map[string]bool // attributes whose values are all used
	guests map[[2]string]bool
	newly  []corpus.Member

	rates  rates
	words  *words
	themes []corpus.Theme
}

// rates are the shares that hold over a domain (G11).
type rates struct {
	noise, disagree, short, drift, cross, flaws, tone, links, postLinks, banter state.Rate
	kinds                                                                       state.Even
}

// due is what a message has to say because of an earlier one.
type due struct {
	act   corpus.Act
	facts []string
	task  string
}

// fill makes the slot at a place.
func (d *dealer) fill(i int) {
	s := d.open(i)
	ph := d.phases[d.taskOf(d.steps[i].Task)]
	ph.met++
	switch {
	case d.reserved[i] != nil:
		d.keep(i, s, *d.reserved[i])
	case d.changes(i, s, ph):
	case d.disturbs(i, s, ph):
	case d.steps[i].Type == graph.CrossProjectReply:
		d.visit(i, s, ph)
	case d.steps[i].Type == graph.Post:
		d.post(i, s, ph)
	default:
		d.reply(i, s, ph)
	}
	d.count(i, s)
	d.manner(i, s, ph)
}

func (d *dealer) taskOf(t graph.TaskRef) string   { return d.world.Tasks()[t].ID }
func (d *dealer) personOf(u graph.UserRef) string { return d.world.Users()[u].ID }

// open begins a slot: where it stands, who writes it and whom it answers.
func (d *dealer) open(i int) *dialogue.Slot {
	x := d.steps[i]
	task := d.phases[d.taskOf(x.Task)].task
	s := &d.slots[i]
	*s = dialogue.Slot{Key: s.Key, Perturbation: s.Perturbation, GroupID: task.GroupID, At: x.at, AuthorID: d.personOf(x.Author), TaskID: task.ID,
		Path: paths[x.Type], Position: position(task, x.at)}
	d.root[i] = i
	if x.Parent != graph.None {
		p := d.at[x.Parent]
		s.ParentKey, s.ToID, s.TaskID = d.slots[p].Key, d.slots[p].AuthorID, d.slots[p].TaskID
		d.root[i] = d.root[p]
	}
	if x.Guest {
		d.welcome(s)
	}
	return s
}

var paths = map[graph.PathType]corpus.PathType{
	graph.Post: corpus.PathPost, graph.Reply: corpus.PathReply, graph.CrossProjectReply: corpus.PathCross,
}

// welcome makes the author of a slot a guest of its channel from its first message on (G7).
func (d *dealer) welcome(s *dialogue.Slot) {
	for _, g := range d.b.Groups {
		if g.ID == s.GroupID && slices.Contains(g.MemberIDs, s.AuthorID) {
			return
		}
	}
	if key := [2]string{s.GroupID, s.AuthorID}; !d.guests[key] {
		d.guests[key] = true
		d.newly = append(d.newly, corpus.Member{GroupID: s.GroupID, PersonID: s.AuthorID, From: s.At, Guest: true,
			Adapted: d.byID[s.AuthorID].Style})
	}
}

// progress is the share of a task's window that has passed at an instant (G9).
func progress(t corpus.Task, at corpus.Stamp) float64 {
	from, to := t.Start.At(0, 0), t.End.Add(1).At(0, 0)
	return float64(at-from) / float64(to-from)
}

// position is the third of it.
func position(t corpus.Task, at corpus.Stamp) string {
	switch p := progress(t, at); {
	case p < 1.0/3:
		return "early"
	case p < 2.0/3:
		return "middle"
	}
	return "late"
}

// parent is the place of what a message answers.
func (d *dealer) parent(i int) int { return d.at[d.steps[i].Parent] }

// tell makes a slot state a new fact.
func (d *dealer) tell(i int, s *dialogue.Slot, ph *phase, act corpus.Act, f corpus.Fact) {
	d.add(f)
	ph.spoken[f.TaskID] = true
	s.Act, s.TaskID = act, f.TaskID
	s.FactIDs = append(s.FactIDs, f.ID)
	ph.told = append(ph.told, told{f.ID, i})
}

// keep says what an earlier message asks for.
func (d *dealer) keep(i int, s *dialogue.Slot, x due) {
	s.Act, s.FactIDs = x.act, x.facts
	if x.task != "" {
		s.TaskID = x.task
	}
	for _, id := range x.facts {
		if d.fact(id).Noise {
			continue
		}
		ph := d.phases[d.taskOf(d.steps[i].Task)]
		ph.told = append(ph.told, told{id, i})
	}
}

// post gives a post something to say, by its type (G5).
func (d *dealer) post(i int, s *dialogue.Slot, ph *phase) {
	switch d.steps[i].PostType {
	case graph.PostKickoff:
		d.kickoff(s, ph.task)
		return
	case graph.PostMilestone:
		if d.completes(s, ph) {
			return
		}
	case graph.PostQuestion:
		if d.asks(i, s, ph, d.turn(ph)) {
			return
		}
	case graph.PostCoordination:
		if d.coordinates(s, ph) {
			return
		}
	case graph.PostBlocker:
		if d.reports(i, s, ph, corpus.ActBlocker, pack.Blocker) {
			return
		}
	case graph.PostEscalation:
		if d.reports(i, s, ph, corpus.ActDoubt, pack.Risk) {
			return
		}
	case graph.PostDecision:
		if d.decides(i, s, ph) {
			return
		}
	case graph.PostUpdate:
		if d.begins(s, ph) {
			return
		}
	}
	d.update(i, s, ph, d.turn(ph))
}

// turn is a sub-issue with something left to tell: for a share of the posts the one that the phase is at (G8).
func (d *dealer) turn(ph *phase) int {
	if n := ph.current; n < len(ph.decks) && len(ph.decks[n]) > 0 && d.r.Float64() < d.o.Steering {
		return n
	}
	ph.current = d.another(ph)
	return ph.current
}

// another draws a sub-issue by what is left to tell.
func (d *dealer) another(ph *phase) int {
	left := make([]int, len(ph.decks))
	for n, deck := range ph.decks {
		left[n] = len(deck)
	}
	sum := 0
	for _, n := range left {
		sum += n
	}
	if sum == 0 {
		return 0
	}
	at := d.r.IntN(sum)
	for n, x := range left {
		if at -= x; at < 0 {
			return n
		}
	}
	return 0
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
	for _, list := range ph.pieces {
		for _, t := range list {
			if t.OwnerID == s.AuthorID && !ph.opened[t.ID] && !ph.spoken[t.ID] {
				ph.opened[t.ID] = true
				d.kickoff(s, t)
				return true
			}
		}
	}
	return false
}

// completes reports the end of a piece of work by its owner, of which something was told.
func (d *dealer) completes(s *dialogue.Slot, ph *phase) bool {
	for _, list := range ph.pieces {
		for _, t := range list {
			if t.OwnerID != s.AuthorID || !ph.opened[t.ID] || ph.completed[t.ID] {
				continue
			}
			if start := d.fact(t.ID + "/" + corpus.PredStarted); start.From >= s.At.Date() {
				continue
			}
			ph.completed[t.ID] = true
			s.Act, s.TaskID = corpus.ActCompletion, t.ID
			s.FactIDs = []string{d.event(t, corpus.PredFinished, s.At.Date(), s.AuthorID)}
			return true
		}
	}
	return false
}

// plain says whether a card can be told in a report.
func (d *dealer) plain(ph *phase) func(card) bool {
	return func(c card) bool { return !ph.completed[c.piece.ID] && !c.attr.Class.In(pack.Blocker, pack.Risk) }
}

// update reports where things stand: one fact or two of one piece.
func (d *dealer) update(i int, s *dialogue.Slot, ph *phase, issue int) {
	on := s.At.Date()
	of := s.TaskID // rather the piece that is spoken of
	f, ok := d.turnUp(ph, issue, s.AuthorID, s.GroupID, on, func(c card) bool { return c.piece.ID == of && d.plain(ph)(c) })
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
		return c.attr.Class.In(pack.Setting, pack.Choice) && !ph.completed[c.piece.ID] && (c.piece.OwnerID == s.AuthorID || d.byID[s.AuthorID].Rank < 4)
	})
	if ok {
		d.tell(i, s, ph, corpus.ActDecision, f)
	}
	return ok
}

// coordinates asks somebody of the channel for a hand with a piece of one's own.
func (d *dealer) coordinates(s *dialogue.Slot, ph *phase) bool {
	var own []corpus.Task
	for _, list := range ph.pieces {
		for _, t := range list {
			if t.OwnerID == s.AuthorID && !ph.completed[t.ID] {
				own = append(own, t)
			}
		}
	}
	if len(own) == 0 {
		return false
	}
	t := corpus.Pick(d.r, own)
	ph.spoken[t.ID] = true
	to := state.Other(d.r, t.ActiveIDs, s.AuthorID)
	s.Act, s.TaskID, s.ToID = corpus.ActCoordinate, t.ID, to
	return to != s.AuthorID
}

// asks puts a question that its first reply answers. Where nobody replies it stays open, and nothing else tells it.
func (d *dealer) asks(i int, s *dialogue.Slot, ph *phase, issue int) bool {
	knower, answer := "", -1
	for _, k := range d.replies[i] {
		if d.reserved[k] == nil && d.steps[k].Type == graph.Reply {
			knower, answer = d.personOf(d.steps[k].Author), k
			break
		}
	}
	asker := s.AuthorID
	open := answer < 0
	if open {
		knower = state.Other(d.r, ph.task.ActiveIDs, asker)
	}
	if knower == asker {
		return false
	}
	var f corpus.Fact
	ok := false
	if piece, found := d.tasks[s.TaskID]; found && piece.PhaseID != "" && !open && d.steps[answer].at-s.At <= soon {
		f, ok = d.inWords(s, ph, piece, knower)
	}
	if !ok {
		f, ok = d.turnUp(ph, issue, knower, s.GroupID, s.At.Date(), func(c card) bool {
			return d.plain(ph)(c) && c.attr.Class != pack.Contact
		})
	}
	if !ok {
		return false
	}
	d.add(f)
	ph.spoken[f.TaskID] = true
	s.Act, s.TaskID, s.AsksFactID, s.ToID = corpus.ActQuestion, f.TaskID, f.ID, knower
	if open {
		return true
	}
	d.answered[i] = true
	d.reserved[answer] = &due{corpus.ActAnswer, []string{f.ID}, f.TaskID}
	if _, attribute := d.attrs[f.Predicate]; attribute {
		d.misled(i, answer, f)
	}
	return true
}

// reply takes up what its parent said (G6, G8).
func (d *dealer) reply(i int, s *dialogue.Slot, ph *phase) {
	p := d.parent(i)
	if d.objects(i, s, ph, p) || d.short(i, s, p) {
		return
	}
	issue := d.issueOf(p, ph)
	drifts := issue < 0 || d.rates.drift.Take(true, d.r)
	if drifts {
		issue = d.turn(ph)
	}
	if len(d.replies[i]) > 0 && d.r.IntN(4) == 0 && d.asks(i, s, ph, issue) {
		return
	}
	d.update(i, s, ph, issue)
}

// issueOf is the sub-issue of what a message is about, -1 for none.
func (d *dealer) issueOf(i int, ph *phase) int {
	if n, ok := ph.issue[d.slots[i].TaskID]; ok {
		return n
	}
	return -1
}

// short makes a reply one that has a few words alone: thanks, a joke, a point that is taken.
func (d *dealer) short(i int, s *dialogue.Slot, p int) bool {
	parent := d.slots[p]
	if parent.Act.In(corpus.ActQuestion, corpus.ActMistake) || !d.ends(i, &d.rates.short) {
		return false
	}
	s.Perturbation = corpus.UltraShort
	switch {
	case parent.Act == corpus.ActDisagreement && parent.ToID == s.AuthorID:
		s.Act = corpus.ActClosure
	case parent.Act != corpus.ActDisagreement && d.rates.banter.Take(true, d.r):
		s.Act = corpus.ActBanter
	default:
		s.Act = corpus.ActAcknowledge
	}
	return true
}

// room is how much of a share may be missing before messages that others answer make up for it.
const room = 4

// ends says whether a message takes part in a share whose messages leave little to answer: rather one that nobody answers.
func (d *dealer) ends(i int, q *state.Rate) bool {
	return q.Due(d.r) && (len(d.replies[i]) == 0 || q.Missing() > room)
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
	s.TaskID = of // the message stands in the phase that is visited, whatever it tells of
}

// recallable is a message of a phase that somebody can come back to on a later day: one that told something true, by
// somebody else, in a channel that they read.
func (d *dealer) recallable(s *dialogue.Slot, of *phase) (string, bool) {
	const lately = 50 // messages (G8)
	n := 0
	for k := len(of.told) - 1; k >= 0 && n < lately; k, n = k-1, n+1 {
		x := d.slots[of.told[k].slot]
		tells := x.Act.In(corpus.ActProgress, corpus.ActAnswer, corpus.ActDecision, corpus.ActBlocker, corpus.ActDoubt)
		f := d.fact(of.told[k].fact)
		if tells && x.AuthorID != s.AuthorID && x.At.Date() < s.At.Date() && x.GroupID == of.task.GroupID && x.GroupID != s.GroupID && x.FactIDs[0] == f.ID && f.To == 0 {
			if f.Value.Kind == corpus.KindDate && f.Value.Date.Weekday() == x.At.Date().Weekday() {
				continue // "what you said on Friday" about a Friday could be either
			}
			return x.Key, true
		}
	}
	return "", false
}

// changes takes a decision back: once while a third to four fifths of the phase have passed, by chance and at last by
// force (G11).
func (d *dealer) changes(i int, s *dialogue.Slot, ph *phase) bool {
	const from, to, chance = 0.3, 0.8, 0.05
	p := progress(ph.task, s.At)
	if ph.changes == 0 || p < from || p > to || ph.met < 4 || d.steps[i].Type == graph.CrossProjectReply {
		return false
	}
	if d.r.Float64() >= chance && !d.lastChance(i, ph) {
		return false
	}
	k, ok := d.changeable(s, ph)
	if !ok {
		return false
	}
	old := d.fact(ph.told[k].fact)
	c := card{d.pieceOf(ph, old.TaskID), d.attrs[old.Predicate]}
	v, ok := d.value(c, s.AuthorID, s.At.Date(), old.Value)
	if !ok {
		return false
	}
	f := *old
	f.ID, f.Value, f.From, f.Supersedes, f.Knowers, f.GroupID = old.ID+"/2", v, s.At.Date(), old.ID, []string{s.AuthorID}, s.GroupID
	f.Because = d.trigger(s, ph, c)
	old.To = s.At.Date().Add(-1)
	ph.changes--
	d.tell(i, s, ph, corpus.ActDecision, f)
	s.Perturbation = corpus.DecisionChange
	if d.r.IntN(4) == 0 { // of the others nobody is mistaken: what changed can be asked
		ph.replaced = append(ph.replaced, f.ID)
	}
	return true
}

// lastChance says whether what is left of the window has room for no more than the changes that are to come.
func (d *dealer) lastChance(i int, ph *phase) bool {
	return progress(ph.task, d.slots[i].At) > 0.8-0.05*float64(ph.changes)
}

func (d *dealer) pieceOf(ph *phase, id string) corpus.Task {
	for _, t := range ph.pieces[ph.issue[id]] {
		if t.ID == id {
			return t
		}
	}
	return ph.task
}

// changeable chooses what is decided anew: something that was set on an earlier day, with a finding that can have made it
// change.
func (d *dealer) changeable(s *dialogue.Slot, ph *phase) (int, bool) {
	for _, k := range d.r.Perm(len(ph.told)) {
		f := d.fact(ph.told[k].fact)
		a, ok := d.attrs[f.Predicate]
		if !ok || !a.Changes || f.To != 0 || f.Supersedes != "" || f.Corrects != "" || f.From >= s.At.Date() || f.GroupID != ph.task.GroupID ||
			d.phases[ph.task.ID].completed[f.TaskID] || f.Value.Kind == corpus.KindDate {
			continue
		}
		if d.trigger(s, ph, card{d.pieceOf(ph, f.TaskID), a}) != "" {
			return k, true
		}
	}
	return 0, false
}

// trigger is a finding about a piece that bears on one of its attributes, empty for none.
func (d *dealer) trigger(s *dialogue.Slot, ph *phase, c card) string {
	for _, t := range slices.Backward(ph.told) {
		f := d.fact(t.fact)
		if f.TaskID == c.piece.ID && d.bears(f, c.attr) && f.To == 0 && d.slots[t.slot].At < s.At && f.From < s.At.Date() &&
			d.slots[t.slot].GroupID == s.GroupID {
			return f.ID
		}
	}
	return ""
}

// bears says whether a finding can change an attribute: one that the pack says so of, or of a class that tells how things
// are where it says nothing.
func (d *dealer) bears(f *corpus.Fact, a pack.Attribute) bool {
	if len(a.Bears) > 0 {
		return slices.Contains(a.Bears, f.Predicate)
	}
	return d.attrs[f.Predicate].Class.In(pack.Measure, pack.Tally, pack.Blocker, pack.Risk)
}

func keyOf(group string, at corpus.Stamp, n int) string {
	return fmt.Sprintf("%s/%s/%03d", group, at.Date(), n)
}
