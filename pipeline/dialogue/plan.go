package dialogue

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
)

// Slot is a planned message.
type Slot struct {
	Key          string // canonical name: group/date/nn
	GroupID      string
	At           corpus.Stamp
	AuthorID     string
	Act          corpus.Act
	TaskID       string
	PhaseID      string // the phase in whose channel a message without a task stands; empty for one with a task
	Path         corpus.PathType
	Position     string // early, middle, late
	ParentKey    string // the message replied to
	RefKey       string // the source of a cross-project path
	ToID         string // the person addressed
	FactIDs      []string
	AsksFactID   string // the fact that a question asks for
	Aside        string
	Detail       string   // what the author did or noticed at work on the task, a clause of the pack
	Further      []string // the same of other work of theirs
	NextFactID   string   // what the author turns to next: a fact of the task whose day has not come
	Obligation   string
	Perturbation string   // one of those that exclude one another (G11)
	Marks        []string // corpus.Mark…, sorted
	RecallsKey   string   // the slot that it refers to without repeating it
	Names        []string // ids of other tasks that it names
	Naming       []Naming // how it calls the tasks that it speaks of, these among them
	Tone         string   // instead of the author's own
	Because      string   // a clause that argues for what it says
}

// Ongoing is the obligation of an owner's report on a day between the start and the end of a task.
const Ongoing = "ongoing"

// SpeaksOf returns the facts that a slot states, and the one that it asks for, empty for none.
func (s Slot) SpeaksOf() []string { return append(slices.Clip(s.FactIDs), s.AsksFactID) }

// DayPlan is the plan of one group on one day.
type DayPlan struct {
	GroupID string
	Date    corpus.Date
	Slots   []Slot
}

// Plan is the skeleton of a project's dialogue.
type Plan struct {
	Days   []DayPlan            // by date, then group
	Facts  []corpus.Fact        // the blueprint's, and those that the plan adds (forecasts, closures, news, noise)
	News   map[string]pack.News // subject id → the piece of news
	Themes []corpus.Theme       // rules and the terms of their overrides
	Guests []corpus.Member      // who came by a cross-project path, from their first message on
}

// Scene is what a plan is made for: a project and the people in it.
type Scene struct {
	Blueprint *blueprint.Blueprint
	Pack      *pack.Pack
	People    []corpus.Person
	Shares    Shares // of people who sit in several projects; nil where no one does
	// chains of rule, exception and definition that there are to be, implanted where natural ones lack (E18)
	Chains int

	// Order is what the projects of a pack draw alike: the order in which its texts are dealt out. Nil is the plan's
	// own source.
	Order Source
	Turn  Share // of the project among those of its pack
}

// PackOrder is the source of what the projects of a pack draw alike.
func (w Scene) PackOrder(src Source) Source {
	if w.Order != nil {
		return w.Order
	}
	return src
}

// Source returns the random source of a purpose.
type Source func(purpose string) *rand.Rand

// Shares says which minutes belong to a project, for people who sit in several.
type Shares map[string]Share

// Share is one of so many equal parts of every hour.
type Share struct{ Nth, Of int }

// May says whether a person writes at a minute of the day (E15).
func (s Shares) May(person string, minute int) bool {
	x, ok := s[person]
	return !ok || minute%x.Of == x.Nth
}

// Progress is the share of a task's window that has passed at an instant, where the window ends with a day (G9).
func Progress(t corpus.Task, end corpus.Date, at corpus.Stamp) float64 {
	from, to := t.Start.At(0, 0), end.Add(1).At(0, 0)
	return float64(at-from) / float64(to-from)
}

// Position is the third of a task's window in which an instant falls (G9).
func Position(t corpus.Task, end corpus.Date, at corpus.Stamp) string {
	switch p := Progress(t, end, at); {
	case p < 1.0/3:
		return "early"
	case p < 2.0/3:
		return "middle"
	}
	return "late"
}

// Naming is how a message calls a task.
type Naming struct {
	TaskID string
	// As is the task's full name where the message has to name it whole; a part of the name, where it says that part, or
	// "it", or nothing, and never the full name; and empty where it does not name the task at all.
	As string
}

// Named returns how a slot calls a task. It is not ok for a task that the slot does not speak of.
func (s Slot) Named(task string) (as string, ok bool) {
	for _, n := range s.Naming {
		if n.TaskID == task {
			return n.As, true
		}
	}
	return "", false
}
