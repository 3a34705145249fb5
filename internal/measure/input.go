package measure

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
)

// Input says what the corpora of a run were to be.
type Input struct {
	Absent []string // tables that are not there, as in scaffold/people
	Recipe string
	Scale  float64
	Seed   uint64

	// Design has the sections of the run's design and what is published of it; nil: every section that is declared here.
	Design *Design
	// Asked are numbers that the recipe asks for, by its keys: dialogue.words, users.user_sets.temporal. A number that is
	// not there is not known.
	Asked map[string]float64
	// ByCorpus are the items that the recipe asks for of a family, by corpus (G15).
	ByCorpus map[string][]int

	Unique *Unique // what testing uniqueness took; nil if unknown

	// Templates says that the text is by templates: it repeats itself, and its prose has no aims.
	Templates bool
	// Written says whether a model words sets about users, and another tests them.
	Written bool

	Technical func(role string) bool      // whether a role is technical staff's; nil if unknown
	Weighed   func(predicate string) bool // whether people weigh what is decided of an attribute; nil if unknown
}

// Unique is how many items uniqueness was tested of, by how many calls of models, and by how many if every segment had
// been asked (E23).
type Unique struct{ Items, Calls, Exhaustive int }

// run is what all sections know: what the corpora were to be, and what they share.
type run struct {
	Input
	shared  *corpus.Corpus
	days    corpus.Calendar
	persons map[string]*corpus.Person
	corpora []string // the ids of those that were added
}

func newRun(in Input, shared *corpus.Corpus) *run {
	return &run{
		Input: in, shared: shared, persons: corpus.ByID(shared.People),
		days: corpus.Calendar{First: shared.First, Last: shared.Last, Closures: shared.Closures},
	}
}

func (r *run) has(table string) bool { return !slices.Contains(r.Absent, table) }

// calendarKnown says whether there is a calendar to count workdays by.
func (r *run) calendarKnown() bool { return r.has("scaffold/calendar") && r.shared.First != 0 }

// behind parts the name of a group from its corpus, in the names of values and rows that are of a group.
const behind = "\x00"

// title is the name of a value or row; of a group that of its corpus too, where there are several.
func (r *run) title(name string) string {
	group, of, placed := strings.Cut(name, behind)
	if placed && len(r.corpora) > 1 {
		return group + " of " + of
	}
	return group
}

// world is a corpus with what several sections look up in it.
type world struct {
	*run
	*index.Index
	at    map[string]int // messages' indexes by their ids
	slots []planned
	acts  []corpus.Act // of every message; none of those that were not planned
}

// planned is a message with its slot.
type planned struct {
	at      int // index of the message
	message *corpus.Message
	slot    *corpus.PlannedMessage
}

func newWorld(r *run, c *corpus.Corpus) *world {
	w := &world{run: r, Index: index.New(c), at: map[string]int{}, acts: make([]corpus.Act, len(c.Messages))}
	for i := range c.Messages {
		m := &c.Messages[i]
		w.at[m.ID] = i
		if slot := w.Planned(m.ID); slot != nil {
			w.slots, w.acts[i] = append(w.slots, planned{i, m, slot}), slot.Act
		}
	}
	return w
}

// place names a group of the corpus.
func (w *world) place(g *corpus.Group) string { return g.Name + behind + w.ID }

// groupDay is a day of a group.
type groupDay struct {
	group string
	day   corpus.Date
}

// byDay returns the messages of every group's days.
func (w *world) byDay() map[groupDay][]*corpus.Message {
	out := map[groupDay][]*corpus.Message{}
	for i := range w.Messages {
		m := &w.Messages[i]
		at := groupDay{m.GroupID, m.At.Date()}
		out[at] = append(out[at], m)
	}
	return out
}

// above returns the nearest message of an act that a message replies to, directly or through others.
func (w *world) above(i int, act corpus.Act) (int, bool) {
	for {
		parent, ok := w.at[w.Messages[i].ReplyTo]
		if !ok || parent >= i {
			return 0, false
		}
		if w.acts[parent] == act {
			return parent, true
		}
		i = parent
	}
}

// said is a message that states a fact.
type said struct {
	planned
	fact *corpus.Fact
}

// stated returns what messages state, in their order.
func (w *world) stated() []said {
	var out []said
	for _, p := range w.slots {
		for _, d := range p.slot.Discloses {
			if f := w.Fact(d.FactID); f != nil {
				out = append(out, said{p, f})
			}
		}
	}
	return out
}
