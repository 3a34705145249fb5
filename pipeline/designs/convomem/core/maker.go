package core

import (
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/internal/pack"
	"memloom/internal/work"
	"memloom/prompts"
)

// Maker draws what the cores of one user are made of. Nothing is drawn twice that two questions could take for one another.
type Maker struct {
	R    *rand.Rand
	Pack *pack.Pack // of the user's profession
	Life *life.Pack
	Work *work.Pack

	lexicon    *corpus.Lexicon
	attributes map[string]pack.Attribute
	tasks      []Task
	things     []life.Preference
	names      []string
	turns      map[string]int
}

// Task is something that a user works on.
type Task struct {
	Title string // "session cache rollback plan"
	Keys  []string
}

// The reads "the session cache rollback plan".
func (t Task) The() string { return "the " + t.Title }

// NewMaker returns a maker that has everything left.
func NewMaker(r *rand.Rand, p *pack.Pack, l *life.Pack, w *work.Pack) *Maker {
	m := &Maker{R: r, Pack: p, Life: l, Work: w, lexicon: corpus.NewLexicon(p.Names(), p.Units()), attributes: map[string]pack.Attribute{},
		turns: map[string]int{}}
	for _, a := range p.Attributes {
		m.attributes[a.Key] = a
	}
	for _, pr := range p.AllProjects() {
		for _, s := range pr.AllTopics() {
			for _, c := range s.Components {
				for _, d := range p.Deliverables {
					m.tasks = append(m.tasks, Task{pack.TaskName(c, d), p.AttributesOf(d, c.Noun)})
				}
			}
		}
	}
	m.tasks = distinct(corpus.Shuffled(r, m.tasks))
	m.things, m.names = corpus.Shuffled(r, l.Preferences), corpus.Shuffled(r, w.GivenNames)
	return m
}

// distinct leaves out tasks of a name that another has.
func distinct(list []Task) []Task {
	seen := map[string]bool{}
	return slices.DeleteFunc(list, func(t Task) bool {
		again := seen[t.Title]
		seen[t.Title] = true
		return again
	})
}

// Turn counts how often something was made, from 0.
func (m *Maker) Turn(what string) int {
	m.turns[what]++
	return m.turns[what] - 1
}

// Task draws a task that fits. Tasks that do not stay for others.
func (m *Maker) Task(fits func(Task) bool) (Task, bool) {
	i := slices.IndexFunc(m.tasks, fits)
	if i < 0 {
		return Task{}, false
	}
	t := m.tasks[i]
	m.tasks = slices.Delete(m.tasks, i, i+1)
	return t, true
}

// Left are tasks that no core speaks of.
func (m *Maker) Left() []Task { return m.tasks }

// Thing draws a kind of thing in which the user goes for something.
func (m *Maker) Thing() (life.Preference, bool) {
	if len(m.things) == 0 {
		return life.Preference{}, false
	}
	p := m.things[0]
	m.things = m.things[1:]
	return p, true
}

// Person draws somebody whom the user knows: "my neighbour Jonas", and the given name alone.
func (m *Maker) Person() (who, given string, ok bool) {
	if len(m.names) == 0 {
		return "", "", false
	}
	given, m.names = m.names[0], m.names[1:]
	return corpus.Pick(m.R, m.Work.Relations) + " " + given, given, true
}

// stated are the kinds of values that evidence states.
var stated = []corpus.Kind{corpus.KindCount, corpus.KindQuantity, corpus.KindPercent, corpus.KindMoney, corpus.KindDuration, corpus.KindEnum,
	corpus.KindEntity}

// Stated says whether a message can state an attribute by itself.
func Stated(a pack.Attribute) bool {
	return slices.Contains(stated, corpus.Kind(a.Value.Kind)) && a.Class != pack.Contact
}

// Askable returns the attributes of a task that a message can state by itself: a figure, or a name other than a person's.
func (m *Maker) Askable(t Task) []pack.Attribute {
	var out []pack.Attribute
	for _, key := range t.Keys {
		if a := m.attributes[key]; Stated(a) {
			out = append(out, a)
		}
	}
	return out
}

// Attribute is one of the pack's, by its key.
func (m *Maker) Attribute(key string) pack.Attribute { return m.attributes[key] }

// Value draws a value of an attribute that skip does not bar, with the words for it. A changed figure is near the one before.
func (m *Maker) Value(a pack.Attribute, before corpus.Value, skip func(corpus.Value) bool) (v corpus.Value, surface string, ok bool) {
	v, err := a.Value.Draw(m.R, pack.DrawOptions{Pools: m.Pack.Pools, Near: before, Skip: func(x corpus.Value) bool {
		return a.Class == pack.Tally && x.N < 2 || skip != nil && skip(x)
	}})
	if err != nil {
		return v, "", false
	}
	list := corpus.Surfaces(v, 0, m.lexicon)
	if len(list) == 0 {
		return v, "", false
	}
	return v, list[0], true
}

// Frame draws a frame of a kind, of those for what is counted where the attribute is a number of things.
func (m *Maker) Frame(kind string, a pack.Attribute) string {
	if a.Class == pack.Tally && a.Plural != "" {
		kind += "_tally"
	}
	return corpus.Pick(m.R, Wording()[kind])
}

// Lead puts a sentence behind one of those that may stand before any other.
func (m *Maker) Lead(side, sentence string) string {
	leads := m.Work.Leads.User
	if side == prompts.SideAssistant {
		leads = m.Work.Leads.Assistant
	}
	return corpus.Pick(m.R, leads) + " " + Sentence(sentence)
}

// Said fills a frame about an attribute of something.
func Said(frame string, a pack.Attribute, of, value string) string {
	return strings.ReplaceAll(Fill(frame, "a", a.Noun, "A", a.Plural, "t", of, "v", value), "  ", " ")
}
