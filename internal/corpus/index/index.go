// Package index answers which rows of a corpus belong together: a row by its id, the statements of a fact, what was
// judged of an item, where a message is. Each table is indexed when it is first asked for.
package index

import (
	"cmp"
	"sync"

	"memloom/internal/corpus"
)

// Index is a corpus with its indexes. The corpus must not change while it is used. It may be shared between goroutines.
type Index struct {
	*corpus.Corpus

	messages func() map[string]*corpus.Message
	facts    func() map[string]*corpus.Fact
	items    func() map[string]*corpus.Item
	people   func() map[string]*corpus.Person
	groups   func() map[string]*corpus.Group
	tasks    func() map[string]*corpus.Task
	plan     func() map[string]*corpus.PlannedMessage
	names    func() map[string]string

	stated    func() *statements
	verdicts  func() map[string][]*corpus.Verdict
	rounds    func() map[string][]*corpus.Round
	repairs   func() map[string][]*corpus.Repair
	passages  func() map[[2]string]*corpus.Passage
	segments  func() map[string][]*corpus.Segment
	sequences func() map[string][]*corpus.Message

	slots  func() map[corpus.Slot][]*corpus.Fact
	linked func() map[link][]*corpus.Fact
	seats  func() map[[2]string][]*corpus.Member
}

// link is how a fact refers to another.
type link struct{ how, factID string }

const (
	about      = "about"
	supersedes = "supersedes"
	corrects   = "corrects"
)

// Statement is a place where a message states a fact.
type Statement struct {
	Fact    *corpus.Fact
	Message *corpus.Message
	corpus.Disclosure
}

// New returns the index of a corpus.
func New(c *corpus.Corpus) *Index {
	x := &Index{
		Corpus:   c,
		messages: byID(&c.Messages), facts: byID(&c.Facts), items: byID(&c.Items), people: byID(&c.People),
		groups: byID(&c.Groups), tasks: byID(&c.Tasks), plan: byID(&c.Plan), names: sync.OnceValue(c.Names),
		verdicts: grouped(&c.Verdicts, func(v *corpus.Verdict) []string { return []string{v.ItemID} }),
		rounds:   grouped(&c.Rounds, func(r *corpus.Round) []string { return []string{r.ItemID} }),
		repairs:  grouped(&c.Repairs, func(r *corpus.Repair) []string { return []string{r.MessageID} }),
		segments: grouped(&c.Segments, func(s *corpus.Segment) []string { return s.MessageIDs }),
		slots:    grouped(&c.Facts, func(f *corpus.Fact) []corpus.Slot { return []corpus.Slot{f.Slot()} }),
		linked: grouped(&c.Facts, func(f *corpus.Fact) []link {
			return []link{{about, f.About}, {supersedes, f.Supersedes}, {corrects, f.Corrects}}
		}),
		seats:     grouped(&c.Members, func(m *corpus.Member) [][2]string { return [][2]string{{m.GroupID, m.PersonID}} }),
		sequences: grouped(&c.Messages, func(m *corpus.Message) []string { return []string{Place(m)} }),
	}
	x.stated = sync.OnceValue(x.readStatements)
	x.passages = sync.OnceValue(func() map[[2]string]*corpus.Passage {
		out := map[[2]string]*corpus.Passage{}
		for i := range c.Passages {
			p := &c.Passages[i]
			out[passageKey(p.GroupID, p.SessionID, p.Day)] = p
		}
		return out
	})
	return x
}

// byID indexes a table when it is first asked for.
func byID[T any, P corpus.Row[T]](table *[]T) func() map[string]*T {
	return sync.OnceValue(func() map[string]*T { return corpus.ByID[T, P](*table) })
}

// grouped lists the rows of a table by what they are of, in the order of the table, when it is first asked for.
func grouped[K comparable, T any](table *[]T, of func(*T) []K) func() map[K][]*T {
	return sync.OnceValue(func() map[K][]*T {
		out := map[K][]*T{}
		for i := range *table {
			for _, id := range of(&(*table)[i]) {
				out[id] = append(out[id], &(*table)[i])
			}
		}
		return out
	})
}

// statements are the places where messages state facts, in the order of the plan.
type statements struct {
	all       []Statement
	byFact    map[string][]Statement
	bySlot    map[corpus.Slot][]*Statement
	byMessage map[string][]*Statement
}

func (x *Index) readStatements() *statements {
	out := &statements{nil, map[string][]Statement{}, map[corpus.Slot][]*Statement{}, map[string][]*Statement{}}
	for _, p := range x.Plan {
		m := x.Message(p.MessageID)
		for _, d := range p.Discloses {
			if f := x.Fact(d.FactID); m != nil && f != nil {
				out.all = append(out.all, Statement{f, m, d})
			}
		}
	}
	for i := range out.all {
		s := &out.all[i]
		out.byFact[s.FactID] = append(out.byFact[s.FactID], *s)
		out.bySlot[s.Fact.Slot()] = append(out.bySlot[s.Fact.Slot()], s)
		out.byMessage[s.Message.ID] = append(out.byMessage[s.Message.ID], s)
	}
	return out
}

// Message returns a message by its id, or nil.
func (x *Index) Message(id string) *corpus.Message { return x.messages()[id] }

// Fact returns a fact by its id, or nil.
func (x *Index) Fact(id string) *corpus.Fact { return x.facts()[id] }

// Item returns a draft by its id, accepted or not, or nil.
func (x *Index) Item(id string) *corpus.Item { return x.items()[id] }

// Person returns a person by their id, or nil.
func (x *Index) Person(id string) *corpus.Person { return x.people()[id] }

// Group returns a group by its id, or nil.
func (x *Index) Group(id string) *corpus.Group { return x.groups()[id] }

// GroupName returns the name of a group, or "".
func (x *Index) GroupName(id string) string {
	if g := x.Group(id); g != nil {
		return g.Name
	}
	return ""
}

// Task returns a task by its id, or nil.
func (x *Index) Task(id string) *corpus.Task { return x.tasks()[id] }

// Planned returns the plan of a message by its id, nil if it was not planned.
func (x *Index) Planned(id string) *corpus.PlannedMessage { return x.plan()[id] }

// Name returns the name of a person, or of what facts are about; "" if the id has none.
func (x *Index) Name(id string) string { return x.names()[id] }

// Calendar returns the corpus's days.
func (x *Index) Calendar() corpus.Calendar {
	return corpus.Calendar{First: x.First, Last: x.Last, Closures: x.Closures}
}

// Accepted returns the accepted items in the order of the table.
func (x *Index) Accepted() []*corpus.Item {
	var out []*corpus.Item
	for i := range x.Items {
		if x.Items[i].Status == corpus.Accepted {
			out = append(out, &x.Items[i])
		}
	}
	return out
}

// Statements returns every place where a message that is there states a fact that is there, in the order of the plan.
func (x *Index) Statements() []Statement { return x.stated().all }

// Stating returns the places where a fact is stated, in the order of the plan.
func (x *Index) Stating(factID string) []Statement { return x.stated().byFact[factID] }

// StatedOf returns what is stated of a slot, in the order of the plan.
func (x *Index) StatedOf(s corpus.Slot) []*Statement { return x.stated().bySlot[s] }

// StatedIn returns what a message states of facts that are there, in the order of its disclosures.
func (x *Index) StatedIn(messageID string) []*Statement { return x.stated().byMessage[messageID] }

// Values returns the facts of a slot, false ones among them, in the order of the table.
func (x *Index) Values(s corpus.Slot) []*corpus.Fact { return x.slots()[s] }

// About returns the facts about a fact: its options, promises, exceptions, definitions and misstatements.
func (x *Index) About(factID string) []*corpus.Fact { return x.linked()[link{about, factID}] }

// Superseding returns the facts that replace a fact.
func (x *Index) Superseding(factID string) []*corpus.Fact {
	return x.linked()[link{supersedes, factID}]
}

// Correcting returns the facts that correct a false one.
func (x *Index) Correcting(factID string) []*corpus.Fact { return x.linked()[link{corrects, factID}] }

// Seat returns what a person is in a group, or nil.
func (x *Index) Seat(group, person string) *corpus.Member {
	if seats := x.seats()[[2]string{group, person}]; len(seats) > 0 {
		return seats[0]
	}
	return nil
}

// Disclosed returns what a message states.
func (x *Index) Disclosed(messageID string) []corpus.Disclosure {
	if p := x.Planned(messageID); p != nil {
		return p.Discloses
	}
	return nil
}

// Verdicts returns what filters found out about an item, in the order of the table.
func (x *Index) Verdicts(itemID string) []*corpus.Verdict { return x.verdicts()[itemID] }

// Rounds returns the rounds of judging of an item, in the order of the table.
func (x *Index) Rounds(itemID string) []*corpus.Round { return x.rounds()[itemID] }

// Repairs returns what was changed in a message, in the order of the table.
func (x *Index) Repairs(messageID string) []*corpus.Repair { return x.repairs()[messageID] }

// Segments returns the segments that hold a message, in the order of the table.
func (x *Index) Segments(messageID string) []*corpus.Segment { return x.segments()[messageID] }

// Place returns where a message is: the id of its session, or of its group where it has no session.
func Place(m *corpus.Message) string { return cmp.Or(m.SessionID, m.GroupID) }

// Sequence returns the messages of a session or a group, in the order of the table.
func (x *Index) Sequence(place string) []*corpus.Message { return x.sequences()[place] }

// Passage returns the passage of a message (its session, or the day of its group), or nil.
func (x *Index) Passage(m *corpus.Message) *corpus.Passage {
	return x.passages()[passageKey(m.GroupID, m.SessionID, m.At.Date())]
}

func passageKey(group, session string, day corpus.Date) [2]string {
	if session != "" {
		return [2]string{session, ""}
	}
	return [2]string{group, day.String()}
}
