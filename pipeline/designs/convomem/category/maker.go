package category

import (
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/internal/pack"
	"memloom/internal/work"
)

// Maker draws what the cores of one user are made of. Nothing is drawn twice that two questions could take for one
// another.
type Maker struct {
	R    *rand.Rand
	Pack *pack.Pack // of the user's profession
	Life *life.Pack
	Work *work.Pack

	lexicon    *corpus.Lexicon
	attributes map[string]pack.Attribute
	tasks, all []Task // those that are left, and all
	things     []life.Preference
	names      []string
	turns      map[string]int
}

// Task is something that a user works on.
type Task struct {
	Title string // "session cache rollback plan"
	Of    string // its component: "session cache"
	Keys  []string
}

// the reads "the session cache rollback plan".
func (t Task) the() string { return "the " + t.Title }

// NewMaker returns a maker that has everything left.
func NewMaker(r *rand.Rand, p *pack.Pack, l *life.Pack, w *work.Pack) *Maker {
	m := &Maker{R: r, Pack: p, Life: l, Work: w, lexicon: corpus.NewLexicon(p.Names(), p.Units()),
		attributes: map[string]pack.Attribute{},
		turns:      map[string]int{}}
	for _, a := range p.Attributes {
		m.attributes[a.Key] = a
	}
	for _, pr := range p.AllProjects() {
		for _, s := range pr.AllTopics() {
			for _, c := range s.Components {
				for _, d := range p.Deliverables {
					m.tasks = append(m.tasks, Task{pack.TaskName(c, d), c.Noun, p.AttributesOf(d, c.Noun)})
				}
			}
		}
	}
	seen := map[string]bool{}
	m.tasks = slices.DeleteFunc(corpus.Shuffled(r, m.tasks), func(t Task) bool { // the second of a name
		again := seen[t.Title]
		seen[t.Title] = true
		return again
	})
	m.all = slices.Clone(m.tasks)
	m.things, m.names = corpus.Shuffled(r, l.Preferences), corpus.Shuffled(r, w.GivenNames)
	return m
}

// turn counts how often something was made, from 0.
func (m *Maker) turn(what string) int {
	m.turns[what]++
	return m.turns[what] - 1
}

// task draws a task that fits. Tasks that do not stay for others.
func (m *Maker) task(fits func(Task) bool) (Task, bool) {
	i := slices.IndexFunc(m.tasks, fits)
	if i < 0 {
		return Task{}, false
	}
	t := m.tasks[i]
	m.tasks = slices.Delete(m.tasks, i, i+1)
	return t, true
}

// Titles are what all tasks are called.
func (m *Maker) Titles() []string {
	var out []string
	for _, t := range m.all {
		out = append(out, t.Title)
	}
	return out
}

// Spare are tasks that no core speaks of.
func (m *Maker) Spare() []Task { return m.tasks }

// thing draws a kind of thing in which the user goes for something.
func (m *Maker) thing() (life.Preference, bool) {
	if len(m.things) == 0 {
		return life.Preference{}, false
	}
	p := m.things[0]
	m.things = m.things[1:]
	return p, true
}

// person draws a person whom the user knows: "my neighbour Jonas", and the given name alone.
func (m *Maker) person() (who, given string, ok bool) {
	if len(m.names) == 0 {
		return "", "", false
	}
	given, m.names = m.names[0], m.names[1:]
	return corpus.Pick(m.R, m.Work.Relations) + " " + given, given, true
}

// statableKinds are the kinds of values that evidence states.
var statableKinds = []corpus.Kind{corpus.KindCount, corpus.KindQuantity, corpus.KindPercent, corpus.KindMoney,
	corpus.KindDuration, corpus.KindEnum,
	corpus.KindEntity}

// statable says whether a message can state an attribute by itself.
func statable(a pack.Attribute) bool {
	return slices.Contains(statableKinds, corpus.Kind(a.Value.Kind)) && a.Class != pack.Contact
}

// askable returns the attributes of a task that a message can state by itself: a figure, or a name other than a
// person's.
func (m *Maker) askable(t Task) []pack.Attribute {
	var out []pack.Attribute
	for _, key := range t.Keys {
		if a := m.attributes[key]; statable(a) {
			out = append(out, a)
		}
	}
	return out
}

// value draws a value of an attribute that skip does not bar, with the words for it. A changed figure is near the one
// before.
func (m *Maker) value(a pack.Attribute, before corpus.Value, skip func(corpus.Value) bool) (v corpus.Value,
	surface string, ok bool) {
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

// varied says whether an attribute has so many values.
func (m *Maker) varied(a pack.Attribute, n int) bool {
	size, err := a.Value.Size(pack.DrawOptions{Pools: m.Pack.Pools})
	return err == nil && size >= int64(n)
}

// frame draws a frame of a kind, of those for what is counted where the attribute is a number of things.
func (m *Maker) frame(kind string, a pack.Attribute) string {
	if a.Class == pack.Tally && a.Plural != "" {
		kind += "_tally"
	}
	return corpus.Pick(m.R, Wording()[kind])
}

// message makes a clause a message: a sentence, most often behind one that may be before any other, at times with one
// behind it.
func (m *Maker) message(clause string) string {
	out := sentence(clause)
	if m.R.IntN(100) < ledIn {
		out = corpus.Pick(m.R, m.Work.Leads.Before) + " " + out
	}
	if m.R.IntN(100) < ledOut {
		out += " " + corpus.Pick(m.R, m.Work.Leads.After)
	}
	return out
}

// Messages in a hundred that have a sentence before what they say, and behind it.
const (
	ledIn  = 84
	ledOut = 42
)

// said fills a frame about an attribute of something.
func said(frame string, a pack.Attribute, of, value string) string {
	for _, x := range [][2]string{{"{a}", a.Noun}, {"{A}", a.Plural}, {"{t}", of}, {"{v}", value}, {"  ", " "}} {
		frame = strings.ReplaceAll(frame, x[0], x[1])
	}
	return frame
}
