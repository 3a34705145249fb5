package paths

import (
	"fmt"
	"math/rand/v2"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/manner"
	"memloom/pipeline/dialogue/state"
)

// dealer gives every path something to say, in the order of time. It knows who answers whom before it does: what must
// be put right or answered is told where a person replies.
type dealer struct {
	*state.Known
	people []corpus.Person
	r      *rand.Rand
	asides *state.Turns[string]
	tree
	values *blueprint.Values
	wished map[string][]corpus.Value // decision → what people wanted, which is never taken later
	phases map[string]*phase
	byDay  map[corpus.Date][]corpus.Task // phases that go on
	manner *manner.Manner
	jokes  state.Rate // of ultra-short replies
	words  *words
}

// tree is the messages with who answers whom.
type tree struct {
	steps    []step
	at       map[graph.MessageRef]int // message → its place in the order of time
	replies  [][]int                  // by place: who answers it, in order
	reserved []*due                   // by place: what it has to say
	slots    []dialogue.Slot          // by place

	challenged map[int]int     // place → how often it was pushed back on
	recalled   map[recall]bool // what was come back to
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
	d.Rates.Observe(*s, s.Perturbation == corpus.UltraShort)
	d.manner.Write(s, func() []string { return d.elsewhere(s, ph, false) })
	if s.TaskID == "" {
		s.PhaseID = ph.task.ID
	}
}

func (d *dealer) taskOf(t graph.TaskRef) string   { return d.Log.World.Tasks()[t].ID }
func (d *dealer) personOf(u graph.UserRef) string { return d.Log.World.Users()[u].ID }

// open begins a slot: where it is, who writes it and whom it answers.
func (d *dealer) open(i int) *dialogue.Slot {
	x := d.steps[i]
	task := d.phases[d.taskOf(x.Task)].task
	s := &d.slots[i]
	*s = dialogue.Slot{Key: s.Key, Perturbation: s.Perturbation, GroupID: task.GroupID, At: x.at,
		AuthorID: d.personOf(x.Author), TaskID: task.ID,
		Path: paths[x.Type], Position: dialogue.Position(task, task.End, x.at)}
	if x.Parent != graph.None {
		p := d.at[x.Parent]
		s.ParentKey, s.ToID, s.TaskID = d.slots[p].Key, d.slots[p].AuthorID, d.slots[p].TaskID
	}
	if x.Guest {
		d.Roster.Welcome(s.AuthorID, d.Roster.GroupOf(s.GroupID), s.At)
	}
	return s
}

var paths = map[graph.PathType]corpus.PathType{
	graph.Post: corpus.PathPost, graph.Reply: corpus.PathReply, graph.CrossProjectReply: corpus.PathCross,
}

// parent is the place of what a message answers.
func (d *dealer) parent(i int) int { return d.at[d.steps[i].Parent] }

// tell makes a slot state a new fact.
func (d *dealer) tell(i int, s *dialogue.Slot, ph *phase, act corpus.Act, f corpus.Fact) {
	d.Facts.Add(f)
	ph.spoken[f.TaskID] = true
	s.Act, s.TaskID = act, f.TaskID
	s.FactIDs = append(s.FactIDs, f.ID)
	ph.stated = append(ph.stated, statement{f.ID, i})
}

// keep says what an earlier message asks for.
func (d *dealer) keep(i int, s *dialogue.Slot, x due) {
	s.Act, s.FactIDs = x.act, x.facts
	if x.task != "" {
		s.TaskID = x.task
	}
	for _, id := range x.facts {
		if f := d.Facts.At(id); f.Noise || f.Predicate == corpus.PredOption {
			continue
		}
		ph := d.phases[d.taskOf(d.steps[i].Task)]
		ph.stated = append(ph.stated, statement{id, i})
	}
}

// reply takes up what its parent said (G6, G8).
func (d *dealer) reply(i int, s *dialogue.Slot, ph *phase) {
	p := d.parent(i)
	if d.objects(i, s, ph, p) || d.short(i, s, p) {
		return
	}
	issue := d.issueOf(p, ph)
	drifts := issue < 0 || d.Rates.Drift.Take(true, d.r)
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
	if parent.Act.In(corpus.ActQuestion, corpus.ActMistake) || !d.ends(i, &d.Rates.Short) {
		return false
	}
	s.Perturbation = corpus.UltraShort
	switch {
	case parent.Act == corpus.ActDisagreement && parent.ToID == s.AuthorID:
		s.Act = corpus.ActClosure
	case parent.Act != corpus.ActDisagreement && d.jokes.Take(true, d.r):
		s.Act = corpus.ActBanter
	default:
		s.Act = corpus.ActAcknowledge
	}
	return true
}

// room is how much of a share may be missing before messages that others answer make up for it.
const room = 4

// ends says whether a message takes part in a share whose messages leave little to answer: rather one that no one
// answers.
func (d *dealer) ends(i int, q *state.Rate) bool {
	return q.Due(d.r) && (len(d.replies[i]) == 0 || q.Missing() > room)
}

func keyOf(group string, at corpus.Stamp, n int) string {
	return fmt.Sprintf("%s/%s/%03d", group, at.Date(), n)
}
