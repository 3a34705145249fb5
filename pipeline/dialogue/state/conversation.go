package state

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// Conversation is what is known of the threads: how long they are, what they are about, what has been settled in them,
// and who stands where.
type Conversation struct {
	days       *Days
	log        *Log
	facts      *Facts
	memory     *Memory
	Last       map[string]dialogue.Slot // group → its latest slot
	Issue      map[string]int           // slot → sub-issue of its thread
	Root       map[string]string        // slot → the first of its thread
	size       map[string]int           // first of a thread → its messages
	Settled    map[string]bool          // disagreements and doubts whose closure is said, or planned for today
	Thanked    map[string]bool          // slots that a person has acknowledged
	nodded     map[[2]string]bool       // slot and person: who has thanked for it or joked about it
	Challenged map[string]int           // slot → free replies that push back on it
	stance     map[[2]string]int        // first of a thread and person → 1 for it, -1 against it
}

func newConversation(k *Known) *Conversation {
	return &Conversation{
		days: k.Days, log: k.Log, facts: k.Facts, memory: k.Memory, Last: map[string]dialogue.Slot{}, Issue: map[string]int{},
		Root: map[string]string{}, size: map[string]int{}, Settled: map[string]bool{}, Thanked: map[string]bool{},
		nodded: map[[2]string]bool{}, Challenged: map[string]int{}, stance: map[[2]string]int{},
	}
}

// observe enters a message into its thread.
func (c *Conversation) observe(s dialogue.Slot) {
	root, ok := c.Root[s.ParentKey]
	if !ok {
		root = s.Key
	}
	c.Root[s.Key] = root
	c.size[root]++
	c.stand(s)
	switch s.Act {
	case corpus.ActClosure:
		c.Settled[s.ParentKey] = true
	case corpus.ActAcknowledge:
		c.Thanked[s.ParentKey] = true
	}
	if wordless(s.Act) {
		c.nodded[[2]string{s.ParentKey, s.AuthorID}] = true
	}
	c.Issue[s.Key] = c.issueOf(s)
	c.Last[s.GroupID] = s
}

// Full says whether the thread of a message is so long that only owed messages are added to it.
func (c *Conversation) Full(m dialogue.Slot) bool { return c.size[c.Root[m.Key]] >= longestThread }

// From so many messages on a thread is a long one.
const longThread = 5

// Growing returns what says whether the thread of a message has so many messages at least, and is not long yet.
func (c *Conversation) Growing(least int) func(dialogue.Slot) bool {
	return func(m dialogue.Slot) bool {
		n := c.size[c.Root[m.Key]]
		return n >= least && n < longThread
	}
}

// LongThisWeek says whether a group has begun a long thread in the week of a day, which what is owed does not make too
// long.
func (c *Conversation) LongThisWeek(group string, day corpus.Date) bool {
	monday := day.Add(-(int(day.Weekday()) + 6) % 7)
	for _, s := range slices.Backward(c.log.Slots) {
		if s.At.Date() < monday {
			return false
		}
		if s.GroupID == group && s.ParentKey == "" && c.size[s.Key] >= longThread && c.size[s.Key] < longestThread {
			return true
		}
	}
	return false
}

// MayAnswer says whether the author of a slot may go on from a message. The message is fresh, by another author, no
// recall of the author's own words, no side of a contradiction, no concession, and its thread is not full. A side that
// a person takes up, the task's owner above all, would count for more than the other.
func (c *Conversation) MayAnswer(s, parent dialogue.Slot) bool {
	return c.days.Fresh(parent, s.At) && parent.AuthorID != s.AuthorID && !c.Own(s.AuthorID, parent) &&
		!c.facts.StatesDisputed(parent) && !c.Concedes(parent) && !c.Full(parent)
}

// longestThread is the number of messages after which only owed ones are added to a thread.
const longestThread = 8

// Own says whether a message is about what a person said themselves: no one takes it as news, nor asks what it was.
func (c *Conversation) Own(person string, about dialogue.Slot) bool {
	said, ok := c.log.Slot(about.RecallsKey)
	return ok && said.AuthorID == person
}

// Repeats says whether the group's last message had the same function: two in a row would sound like one person saying
// it twice.
func (c *Conversation) Repeats(s dialogue.Slot, act corpus.Act) bool {
	return c.Last[s.GroupID].Act == act
}

// Concedes says whether a message takes the point of a person who pushed back on something other than a decision, which
// would be all the same.
func (c *Conversation) Concedes(s dialogue.Slot) bool {
	objection, ok := c.log.Slot(s.ParentKey)
	if !ok || s.Act != corpus.ActClosure || objection.Act != corpus.ActDisagreement {
		return false
	}
	challenged, _ := c.log.Slot(objection.ParentKey)
	return challenged.Act != corpus.ActDecision && challenged.Act != corpus.ActOption
}

// CanBeShort says whether one to six words say what a message says: thanks, small talk, a point that is taken, and
// nothing that states a fact.
func (c *Conversation) CanBeShort(s dialogue.Slot) bool {
	if parent, _ := c.log.Slot(s.ParentKey); parent.Act == corpus.ActMistake {
		return false // a person has to say what is wrong
	}
	tells := len(s.FactIDs) > 0 || s.AsksFactID != "" || s.Because != "" || len(s.Names) > 0
	return !tells && (wordless(s.Act) || c.Concedes(s))
}

// issueOf returns the sub-issue that a message is about: that of what it states or asks for, else of its thread; -1 for
// none (G8).
func (c *Conversation) issueOf(s dialogue.Slot) int {
	for _, id := range s.SpeaksOf() {
		if a, ok := c.facts.Attrs[c.facts.Predicate(id)]; ok {
			return dialogue.IssueOfClass(a.Class)
		}
	}
	if i, ok := c.Issue[s.ParentKey]; ok {
		return i
	}
	return -1
}

// stand notes on whose side a message puts its author in its thread: no one cheers what they have pushed back on, or
// pushes back on what they brought up or agreed to.
func (c *Conversation) stand(s dialogue.Slot) {
	key := [2]string{c.Root[s.Key], s.AuthorID}
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

// StanceOn is where a person is in the thread of a message.
func (c *Conversation) StanceOn(m dialogue.Slot, person string) int {
	return c.stance[[2]string{c.Root[m.Key], person}]
}

// sides says whether a person can applaud a message: a pushback for who has not been for what it is against, anything
// else for who has not pushed back.
func (c *Conversation) sides(person string, m dialogue.Slot) bool {
	stance := c.StanceOn(m, person)
	if m.Act == corpus.ActDisagreement {
		return stance != 1
	}
	return stance != -1
}

// Cheers says whether a person may answer a message with thanks or a joke: while it is fresh, and who has done so once
// does not console or tease a second time.
func (c *Conversation) Cheers(s dialogue.Slot, parent dialogue.Slot) bool {
	return c.timely(s, parent) && c.sides(s.AuthorID, parent) && !c.nodded[[2]string{parent.Key, s.AuthorID}]
}

// wordless says whether an act tells and asks nothing.
func wordless(a corpus.Act) bool { return a == corpus.ActAcknowledge || a == corpus.ActBanter }

// timely says whether a message is still worth a kind word: all day, and on the next workday where it opened or ended a
// task or answered who now thanks for it; but never once its matter is decided or settled.
func (c *Conversation) timely(s, parent dialogue.Slot) bool {
	today := parent.At.Date() == s.At.Date()
	answered := parent.Act.In(corpus.ActAnswer, corpus.ActDelivery) && parent.ToID == s.AuthorID
	return !c.Over(parent) && (today || answered || parent.Act.In(corpus.ActKickoff, corpus.ActCompletion))
}

// Over says whether the matter of a message rests: a doubt or an objection that has been settled, or what asked for a
// decision, or weighed one, that has been taken since.
func (c *Conversation) Over(m dialogue.Slot) bool {
	if c.Settled[m.Key] {
		return true
	}
	for ok := true; ok; m, ok = c.log.Slot(m.ParentKey) {
		switch m.Act {
		case corpus.ActRequest:
			_, taken := c.memory.Said[m.AsksFactID]
			return taken
		case corpus.ActOption, corpus.ActDisagreement:
		default:
			return false
		}
	}
	return false
}
