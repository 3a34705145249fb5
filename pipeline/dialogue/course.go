package dialogue

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// course is what the free part of a plan knows of the conversation so far.
type course struct {
	today *today

	noise      rate // of messages (G11)
	disagree   rate // of replies
	closed     rate // of disagreements: those that are answered
	short      rate // of the replies that neither disturb nor push back: those that can be ultra-short
	banter     rate // of messages
	recall     rate // of messages: those that come back to what was said in their group
	coordinate rate // of messages
	cross      rate // of messages: those along cross-project paths (G4)
	react      rate // of pieces of news
	drift      rate // of facts taken up in free replies: those of another sub-issue than their thread's (G8)
	kinds      even // of noise and of disagreements

	balance    []float64              // by group: messages wanted so far less those planned
	wrote      map[string]string      // slot → its author
	last       map[string]Slot        // group → its latest slot
	ended      map[string]Slot        // task → the slot that announced its end
	issue      map[string]int         // slot → sub-issue of its thread
	root       map[string]string      // slot → the first of its thread
	size       map[string]int         // first of a thread → its messages
	settled    map[string]bool        // disagreements that who was challenged has answered
	recalled   map[string][]string    // slot → who came back to it
	brought    map[[2]string]bool     // slot and task that somebody came back to it for
	thanked    map[string]bool        // slots that somebody has acknowledged
	nodded     map[[2]string]bool     // slot and person: who has thanked for it or joked about it
	challenged map[string]int         // slot → free replies that push back on it
	replaced   map[string][]string    // task → facts stated in place of an older value
	owes       map[[2]string][]string // group and person → facts that they were asked for and no answer is on its way
	loud       map[string]string      // task → its loud consumer
	said       map[string]int         // task and person → messages
	greeted    map[string]corpus.Date // person → the last day on which they said that they are back
	moves      map[move]corpus.Date   // what people did lately and do not repeat
	objected   map[[2]string]bool     // slot and person: who has pushed back on it
	strayed    map[string]corpus.Date // person → the last day on which they led away from the matter
	stance     map[[2]string]int      // first of a thread and person → 1 for it, -1 against it
	hands      map[corpus.Date][]step // what tasks that wait for other groups owe on a day (E8)
	linked     map[string][]string    // task → tasks of other groups that it waits for, or that wait for it
	visits     map[visit]int          // how many came from other groups
	beside     map[string]string      // task → the task of another group that people on it name
}

// visit is a day on which somebody came to a task from another group.
type visit struct {
	task string
	on   corpus.Date
}

// The shares that no recipe sets.
const (
	banterShare     = 0.06  // of messages: small talk keeps under 8 %
	recallShare     = 0.005 // of messages: recalls in one's own group; what people bring across comes with their paths
	coordinateShare = 0.04  // of messages
	crossShare      = 0.1   // of messages: table 6 has 9.5–11.7 %
	closedShare     = 0.25  // of disagreements in free replies
	reactShare      = 0.3   // of pieces of news
	spareShort      = 1.06  // of the ultra-short: what can be short on a day that has enough of them stays long
)

func (p *planner) newCourse(src Source) *course {
	c := &course{
		noise: rate{share: p.o.Noise}, disagree: rate{share: p.o.Disagreement}, short: rate{share: p.o.UltraShort * spareShort},
		closed: rate{share: closedShare}, banter: rate{share: banterShare}, recall: rate{share: recallShare}, coordinate: rate{share: coordinateShare}, cross: rate{share: crossShare}, react: rate{share: reactShare},
		drift: rate{share: 1 - p.o.Steering}, kinds: even{}, balance: make([]float64, len(p.b.Groups)), wrote: map[string]string{}, last: map[string]Slot{}, ended: map[string]Slot{}, issue: map[string]int{}, root: map[string]string{}, size: map[string]int{}, settled: map[string]bool{},
		recalled: map[string][]string{}, brought: map[[2]string]bool{}, thanked: map[string]bool{}, nodded: map[[2]string]bool{}, challenged: map[string]int{}, replaced: map[string][]string{}, owes: map[[2]string][]string{}, said: map[string]int{}, greeted: map[string]corpus.Date{}, stance: map[[2]string]int{}, visits: map[visit]int{}, beside: map[string]string{},
		moves: map[move]corpus.Date{}, objected: map[[2]string]bool{}, strayed: map[string]corpus.Date{},
	}
	c.loud = loudConsumers(p.b.Tasks, p.o.Loud, src("loud"))
	c.hands, c.linked = p.handovers(src("dependencies"))
	return c
}

// observe enters a planned message into everything that later ones depend on.
func (p *planner) observe(s Slot) {
	c := p.course
	noise := slices.Contains(corpus.Noise, s.Perturbation)
	c.noise.count(noise)
	c.banter.count(s.Act == corpus.ActBanter)
	c.recall.count(s.Act == corpus.ActRecall && s.Path != corpus.PathCross)
	if s.Act == corpus.ActRecall {
		c.recalled[s.RecallsKey] = append(c.recalled[s.RecallsKey], s.AuthorID)
		c.brought[[2]string{s.RecallsKey, s.TaskID}] = true
	}
	c.coordinate.count(s.Act == corpus.ActCoordinate)
	c.cross.count(s.Path == corpus.PathCross)
	if noise || s.Act == corpus.ActDisagreement {
		c.kinds[s.Perturbation]++
	}
	if s.ParentKey != "" {
		p.observeReply(s, noise)
	}
	if s.Act == corpus.ActCompletion {
		c.ended[s.TaskID] = s
	}
	c.root[s.Key] = s.Key
	if root, ok := c.root[s.ParentKey]; ok {
		c.root[s.Key] = root
	}
	c.size[c.root[s.Key]]++
	p.stand(s)
	p.moved(s)
	if s.Act == corpus.ActReturn {
		c.greeted[s.AuthorID] = s.At.Date()
	}
	if s.Act == corpus.ActClosure {
		c.settled[s.ParentKey] = true
	}
	c.issue[s.Key] = p.issueOf(s)
	c.last[s.GroupID] = s
	c.wrote[s.Key] = s.AuthorID
	c.said[s.TaskID+" "+s.AuthorID]++
	for _, id := range s.FactIDs {
		if f := p.fact(id); f.Supersedes != "" && p.stated[f.Supersedes] && !f.Noise && f.Corrects == "" {
			c.replaced[f.TaskID] = append(c.replaced[f.TaskID], id)
		}
	}
}

// observeReply counts what shares of replies are asked of.
func (p *planner) observeReply(s Slot, noise bool) {
	c := p.course
	c.disagree.count(s.Act == corpus.ActDisagreement)
	if shares := !noise && s.Act != corpus.ActDisagreement && s.Perturbation != corpus.DecisionChange; shares {
		c.short.count(p.canBeShort(s))
	}
	if s.Act == corpus.ActAcknowledge {
		c.thanked[s.ParentKey] = true
	}
	if wordless(s.Act) {
		c.nodded[[2]string{s.ParentKey, s.AuthorID}] = true
	}
}

// issueOf returns the sub-issue that a message is about: that of what it states
// or asks for, else of its thread; -1 for none (G8).
func (p *planner) issueOf(s Slot) int {
	for _, id := range append(s.FactIDs[:len(s.FactIDs):len(s.FactIDs)], s.AsksFactID) {
		if a, ok := p.attrs[p.predicate(id)]; ok {
			return issueOfClass(a.Class)
		}
	}
	if i, ok := p.course.issue[s.ParentKey]; ok {
		return i
	}
	return -1
}

func (p *planner) predicate(factID string) string {
	if i, ok := p.index[factID]; ok {
		return p.facts[i].Predicate
	}
	return ""
}

// classOf returns the class of the attribute that a message states, if it states one.
func (p *planner) classOf(s Slot) pack.Class {
	for _, id := range s.FactIDs {
		if a, ok := p.attrs[p.predicate(id)]; ok {
			return a.Class
		}
	}
	return ""
}

// there says whether somebody can write at an instant: on a day on which they
// are there, in a minute of this project's share (E15).
func (p *planner) there(person string, at corpus.Stamp) bool {
	hour, minute := at.Clock()
	return p.shares.May(person, hour*60+minute) && !p.away(person, at.Date())
}

// present says whether somebody can be drawn into a conversation: who comes
// back says so before anything else.
func (p *planner) present(person string, at corpus.Stamp) bool {
	return p.there(person, at) && (p.course.greeted[person] == at.Date() || !p.returns(person, at.Date()))
}
