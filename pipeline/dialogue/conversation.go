package dialogue

import "memloom/internal/corpus"

// conversation is what is known of the threads: how long they are, what they are
// about, what has been settled in them, and who stands where.
type conversation struct {
	days       *days
	log        *log
	facts      *facts
	memory     *memory
	last       map[string]Slot    // group → its latest slot
	issue      map[string]int     // slot → sub-issue of its thread
	root       map[string]string  // slot → the first of its thread
	size       map[string]int     // first of a thread → its messages
	settled    map[string]bool    // disagreements that who was challenged has answered
	thanked    map[string]bool    // slots that somebody has acknowledged
	nodded     map[[2]string]bool // slot and person: who has thanked for it or joked about it
	challenged map[string]int     // slot → free replies that push back on it
	stance     map[[2]string]int  // first of a thread and person → 1 for it, -1 against it
}

func newConversation(k *known) *conversation {
	return &conversation{
		days: k.days, log: k.log, facts: k.facts, memory: k.memory, last: map[string]Slot{}, issue: map[string]int{},
		root: map[string]string{}, size: map[string]int{}, settled: map[string]bool{}, thanked: map[string]bool{},
		nodded: map[[2]string]bool{}, challenged: map[string]int{}, stance: map[[2]string]int{},
	}
}

// observe enters a message into its thread.
func (c *conversation) observe(s Slot) {
	root, ok := c.root[s.ParentKey]
	if !ok {
		root = s.Key
	}
	c.root[s.Key] = root
	c.size[root]++
	c.stand(s)
	switch s.Act {
	case corpus.ActClosure:
		c.settled[s.ParentKey] = true
	case corpus.ActAcknowledge:
		c.thanked[s.ParentKey] = true
	}
	if wordless(s.Act) {
		c.nodded[[2]string{s.ParentKey, s.AuthorID}] = true
	}
	c.issue[s.Key] = c.issueOf(s)
	c.last[s.GroupID] = s
}

// full says whether the thread of a message is so long that nobody goes on in it who need not.
func (c *conversation) full(m Slot) bool { return c.size[c.root[m.Key]] >= longestThread }

// mayAnswer says whether the author of a slot may go on from a message: by somebody
// else, who does not give in, in a thread that goes on.
func (c *conversation) mayAnswer(s, parent Slot) bool {
	return c.days.fresh(parent, s.At) && parent.AuthorID != s.AuthorID && !c.own(s.AuthorID, parent) &&
		!c.facts.rivals(s.AuthorID, parent) && !c.concedes(parent) && !c.full(parent)
}

// longestThread is after how many messages nobody goes on in a thread who need not.
const longestThread = 8

// own says whether a message is about what a person said themselves: nobody
// takes it as news, nor asks what it was.
func (c *conversation) own(person string, about Slot) bool {
	said, ok := c.log.slot(about.RecallsKey)
	return ok && said.AuthorID == person
}

// repeats says whether the group's last message had the same function: two in a
// row would sound like one person saying it twice.
func (c *conversation) repeats(s Slot, act corpus.Act) bool { return c.last[s.GroupID].Act == act }

// concedes says whether a message takes the point of somebody who pushed back on
// something other than a decision, which would stand all the same.
func (c *conversation) concedes(s Slot) bool {
	objection, ok := c.log.slot(s.ParentKey)
	if !ok || s.Act != corpus.ActClosure || objection.Act != corpus.ActDisagreement {
		return false
	}
	challenged, _ := c.log.slot(objection.ParentKey)
	return challenged.Act != corpus.ActDecision && challenged.Act != corpus.ActOption
}

// canBeShort says whether one to six words say what a message says: thanks,
// small talk, a point that is taken, and nothing that states a fact.
func (c *conversation) canBeShort(s Slot) bool {
	if parent, _ := c.log.slot(s.ParentKey); parent.Act == corpus.ActMistake {
		return false // somebody has to say what is wrong
	}
	return (c.concedes(s) || s.Act == corpus.ActAcknowledge || s.Act == corpus.ActBanter) && len(s.FactIDs) == 0 && s.AsksFactID == "" && s.Because == "" && len(s.Names) == 0
}

// issueOf returns the sub-issue that a message is about: that of what it states
// or asks for, else of its thread; -1 for none (G8).
func (c *conversation) issueOf(s Slot) int {
	for _, id := range s.SpeaksOf() {
		if a, ok := c.facts.attrs[c.facts.predicate(id)]; ok {
			return issueOfClass(a.Class)
		}
	}
	if i, ok := c.issue[s.ParentKey]; ok {
		return i
	}
	return -1
}

// stand notes on whose side a message puts its author in its thread: nobody
// cheers what they have pushed back on, or pushes back on what they brought up
// or agreed to.
func (c *conversation) stand(s Slot) {
	key := [2]string{c.root[s.Key], s.AuthorID}
	switch s.Act {
	case corpus.ActDisagreement:
		c.stance[key] = -1
	case corpus.ActAcknowledge, corpus.ActBanter, corpus.ActClosure, corpus.ActDecision:
		if c.stance[key] == 0 {
			c.stance[key] = 1
		}
	default:
		if s.ParentKey == "" {
			c.stance[key] = 1
		}
	}
}

// stanceOn is where somebody stands in the thread of a message.
func (c *conversation) stanceOn(m Slot, person string) int {
	return c.stance[[2]string{c.root[m.Key], person}]
}

// sides says whether somebody can applaud a message: a pushback for who has
// not been for what it is against, anything else for who has not pushed back.
func (c *conversation) sides(person string, m Slot) bool {
	stance := c.stanceOn(m, person)
	if m.Act == corpus.ActDisagreement {
		return stance != 1
	}
	return stance != -1
}

// cheers says whether somebody may answer a message with thanks or a joke: while
// it is fresh, and who has done so once does not console or tease a second time.
func (c *conversation) cheers(s Slot, parent Slot) bool {
	return c.timely(s, parent) && c.sides(s.AuthorID, parent) && !c.nodded[[2]string{parent.Key, s.AuthorID}]
}

// wordless says whether an act tells and asks nothing.
func wordless(a corpus.Act) bool { return a == corpus.ActAcknowledge || a == corpus.ActBanter }

// timely says whether a message is still worth a kind word: all day, and on the
// next workday where it opened or ended a task or answered who now thanks for
// it; but never once its matter is decided or settled.
func (c *conversation) timely(s, parent Slot) bool {
	if c.over(parent) {
		return false
	}
	if parent.At.Date() == s.At.Date() {
		return true
	}
	switch parent.Act {
	case corpus.ActKickoff, corpus.ActCompletion:
		return true
	case corpus.ActAnswer, corpus.ActDelivery:
		return parent.ToID == s.AuthorID
	}
	return false
}

// over says whether the matter of a message rests: a doubt or an objection that
// has been settled, or what asked for a decision, or weighed one, that has been
// taken since.
func (c *conversation) over(m Slot) bool {
	if c.settled[m.Key] {
		return true
	}
	for ok := true; ok; m, ok = c.log.slot(m.ParentKey) {
		switch m.Act {
		case corpus.ActRequest:
			_, taken := c.memory.said[m.AsksFactID]
			return taken
		case corpus.ActOption, corpus.ActDisagreement:
		default:
			return false
		}
	}
	return false
}
