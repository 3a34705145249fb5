// Package dialogue plans and realises group chats. A plan is the whole
// skeleton of the corpus (author, parent, task, time, speech act, facts) and
// exists before any text does; text is then written day by day and group by
// group, side by side.
//
//   - agenda.go, converse.go, join.go: what a group owes on a day, and how that becomes conversations
//   - decisions.go, weigh.go, reversals.go: decisions that are asked for, weighed and taken, and why some are taken back
//   - promises.go, doubts.go, recalls.go: what is owed because of something said earlier (later.go keeps it)
//   - rules.go, absences.go: rules with their overrides; who is away, and what they are told when they are back
//   - introductions.go: who says what they do and what they are good at
//   - contradictions.go: what two people tell differently in good faith, and nobody notices (S2)
//   - vocabulary.go: what one role calls by another word than another one (G15)
//   - presence.go: who is there to speak and be spoken to; note.go: what the planner remembers; quota.go: how often
//   - news.go, dependency.go: pieces of news (E16), what waits for another group (E8)
//   - clock.go: when the messages of a day are written
//   - walker.go, free.go: what stands in the free slots, along the path samplers (G4–G7): posts.go, replies.go and
//     cross.go by path, comeback.go what was said on an earlier day, waiting.go the facts held back for them
//   - noise.go, disagree.go: noise and its corrections, who pushes back (G11)
//   - loud.go, subissues.go: who writes much about what is not theirs, what a thread stays with (G8)
//   - realism.go: how messages are written: short, flawed, with links and names (G11)
//   - timely.go, moves.go: until when something is worth saying, and what the same person does not do again soon
//   - course.go, rate.go: what was said so far, and the shares that hold over a corpus
//   - plan.go, day.go: the walk over the days that joins them
//   - world.go: the structural graph that the samplers walk (G1, G2)
//   - write.go, write_slot.go, write_fact.go: from a plan to a model's input, and from its text to disclosures
package dialogue

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/recipe"
)

// Options are the sizes and rates of a plan.
type Options struct {
	MessagesPerDay float64 // mean messages of a group on a workday
	Words          int     // mean words of a message
	HeldBack       float64 // share of facts that wait for a free slot
	NewsRate       float64 // chance of a piece of news per group and day

	Times           string  // recipe.Office or recipe.Poisson (G9)
	Decisions       float64 // share of decisions that are asked for and weighed before they are taken
	Reversals       float64 // share of replaced values whose decision names its trigger
	Promises        float64 // share of answers that are promised first
	Forgotten       float64 // share of promises that are forgotten
	Rules           float64 // rules with an override per group and month
	Contradictions  float64 // slots told differently by two people, per group and month (S2)
	Absences        float64 // absences per person and year
	Introductions   float64 // share of members who introduce themselves
	Vocabulary      float64 // exchanges between roles of different words, per group and month
	Loud            float64 // share of tasks that have a loud consumer
	Noise           float64 // share of messages (G11)
	Disagreement    float64 // share of replies
	UltraShort      float64 // share of the replies left
	Imperfections   float64 // share of messages
	ToneJitter      float64 // share of messages
	Links           float64 // share of replies with the task's page
	PostLinks       float64 // share of posts with it
	CrossReferences float64 // share of messages that name another group's task
	Details         float64 // share of an owner's reports that tell of the day's work
	Steering        float64 // share of free messages that stay with the thread's sub-issue (G8)
}

// From reads the options of a plan from a recipe.
func From(d recipe.Dialogue) Options {
	return Options{
		MessagesPerDay: d.MessagesPerDay, Words: d.Words, HeldBack: d.HeldBack, NewsRate: d.NewsRate,
		Times: d.Times, Decisions: d.Decisions, Reversals: d.Reversals, Promises: d.Promises, Forgotten: d.Forgotten,
		Rules: d.Rules, Contradictions: d.Contradictions, Absences: d.Absences, Introductions: d.Introductions, Loud: d.Loud, Noise: d.Noise, Disagreement: d.Disagreement,
		UltraShort: d.UltraShort, Imperfections: d.Imperfections, ToneJitter: d.ToneJitter, Links: d.Links,
		Vocabulary: d.Vocabulary, PostLinks: d.PostLinks, CrossReferences: d.CrossReferences, Details: d.Details, Steering: d.Steering,
	}
}

// Scene is what a plan is made for: a project and the people in it.
type Scene struct {
	Blueprint *blueprint.Blueprint
	Pack      *pack.Pack
	People    []corpus.Person
	Shares    Shares // of people who sit in several projects; nil where nobody does

	// Order is what the projects of a pack draw alike: the order in which its texts
	// are dealt out. Nil is the plan's own source.
	Order Source
	Turn  Share // of the project among those of its pack
}

// order is the source of what the projects of a pack draw alike.
func (w Scene) order(src Source) Source {
	if w.Order != nil {
		return w.Order
	}
	return src
}

// Source returns the random source of a purpose.
type Source func(purpose string) *rand.Rand

// Slot is a planned message.
type Slot struct {
	Key          string // canonical name: group/date/nn
	GroupID      string
	At           corpus.Stamp
	AuthorID     string
	Act          corpus.Act
	TaskID       string
	Path         corpus.PathType
	Position     string // early, middle, late
	ParentKey    string // the message replied to
	RefKey       string // the source of a cross-project path
	ToID         string // the person addressed
	FactIDs      []string
	AsksFactID   string // the fact that a question asks for
	Aside        string
	Detail       string // what the author did or noticed at work, a clause of the pack
	Obligation   string
	Perturbation string   // one of those that exclude one another (G11)
	Marks        []string // corpus.Mark…, sorted
	RecallsKey   string   // the slot that it refers to without repeating it
	Names        []string // ids of other tasks that it names
	Tone         string   // instead of the author's own
	Because      string   // a clause that argues for what it says
}

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
