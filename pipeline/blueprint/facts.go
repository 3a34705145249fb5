package blueprint

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// facts gives every task its dates, its owner and FactsPerTask further facts with the day from which each holds and who
// knows it first. Some changeable ones get a later value that supersedes the first.
func (m *maker) facts(i int) error {
	b, p := m.org.Projects[i], m.pack(i)
	b.Facts = nil
	attrs, deliverables, owners := Attributes(p), Deliverables(p), corpus.NamesByID(m.org.People)
	r := m.src(b.Project.ID + "/facts")
	f := &factory{
		o: m.o, r: r, pack: p, b: b, values: NewValues(), said: m.said[m.org.Packs[i]], seconds: map[string]string{},
		ahead: map[string]early{}, days: b.Calendar.Workdays(), people: m.contacts(b),
	}
	for _, t := range b.Tasks {
		b.Facts = append(b.Facts, taskDates(t, owners[t.OwnerID])...)
		d := deliverables[t.Deliverable]
		d.Attributes = p.AttributesOf(d, t.Component)
		keys := chooseAttributes(d, attrs, m.o.FactsPerTask, r)
		if len(keys) < m.o.FactsPerTask {
			return fmt.Errorf("deliverable %s has %d attributes, facts_per_task asks for %d", t.Deliverable, len(keys),
				m.o.FactsPerTask)
		}
		for _, k := range keys {
			if err := f.add(t, attrs[k]); err != nil {
				return fmt.Errorf("attribute %s of %s: %w", k, t.Name, err)
			}
		}
	}
	return nil
}

// contacts lists the people of a project, who may be named as contacts.
func (m *maker) contacts(b *Blueprint) []corpus.Person {
	in := b.Participants()
	return slices.DeleteFunc(slices.Clone(m.org.People), func(p corpus.Person) bool { return !slices.Contains(in, p.ID) })
}

// taskDates returns the facts that every task has whatever its pack says.
func taskDates(t corpus.Task, owner string) []corpus.Fact {
	fact := func(pred string, v corpus.Value, from corpus.Date) corpus.Fact {
		return FactOf(t, pred, v, from, t.OwnerID)
	}
	out := []corpus.Fact{
		fact(corpus.PredStarted, corpus.DateValue(t.Start), t.Start),
		fact(corpus.PredOwner, corpus.TextValue(corpus.KindEntity, owner), t.Start),
		fact(corpus.PredDue, corpus.DateValue(t.Due), t.Start),
	}
	if t.End != 0 {
		out = append(out, fact(corpus.PredFinished, corpus.DateValue(t.End), t.End))
	}
	return out
}

// chooseAttributes draws n attributes of a deliverable, leaving some out on purpose: what is left out is what
// abstention asks. What a finished task hands over is always among the chosen.
func chooseAttributes(d pack.Deliverable, attrs map[string]pack.Attribute, n int, r *rand.Rand) []string {
	keys := corpus.Shuffled(r, d.Attributes)
	handed := func(key string) bool { return attrs[key].Handover }
	others := slices.DeleteFunc(slices.Clone(keys), handed)
	keys = append(slices.DeleteFunc(keys, func(key string) bool { return !handed(key) }), others...)
	return keys[:min(n, len(keys))]
}

// factory draws the facts of tasks one after the other.
type factory struct {
	o       Options
	r       *rand.Rand
	people  []corpus.Person
	pack    *pack.Pack
	b       *Blueprint
	days    []corpus.Date
	values  *Values           // of the project: no two tasks share one while there are others
	said    map[string]bool   // texts that some project of the pack has said
	seconds map[string]string // task → who works on it with its owner
	ahead   map[string]early  // task → who says something of it before it starts
}

func (m *factory) add(t corpus.Task, a pack.Attribute) error {
	knower := m.knower(t, a)
	first, last := m.window(t, a)
	on := m.dayBetween(first, last)
	group := t.GroupID
	if e, ok := m.before(t, a, knower); ok {
		on, knower, group = e.on, e.by, e.group
	}
	v, err := m.draw(t, a, knower, max(on, t.Start), corpus.Value{})
	if err != nil {
		return err
	}
	f := FactOf(t, a.Key, v, on, knower)
	f.GroupID = group
	m.b.Facts = append(m.b.Facts, f)
	if !a.Changes || m.r.Float64() >= m.o.Changes {
		return nil
	}
	return m.change(t, a, len(m.b.Facts)-1, last)
}

// knower draws who knows a fact first: its task's owner, or another person who
// works on it, mostly the one who works on it with the owner.
func (m *factory) knower(t corpus.Task, a pack.Attribute) string {
	others := t.ActiveIDs[min(1, len(t.ActiveIDs)):]
	if len(others) == 0 || m.r.IntN(10) >= 3 || a.Handover {
		return t.OwnerID
	}
	second, ok := m.seconds[t.ID]
	if !ok {
		second = corpus.Pick(m.r, others)
		m.seconds[t.ID] = second
	}
	if m.r.IntN(4) == 0 {
		return corpus.Pick(m.r, others)
	}
	return second
}

// change adds a later value that supersedes the fact at index i, if a workday is left for it.
func (m *factory) change(t corpus.Task, a pack.Attribute, i int, last corpus.Date) error {
	old := m.b.Facts[i]
	next := max(t.Start, m.b.Calendar.NextWorkday(old.From))
	on, late := m.after(t, a)
	if !late {
		if next > last {
			return nil
		}
		on = m.dayBetween(next, last)
	}
	v, err := m.draw(t, a, t.OwnerID, on, old.Value)
	if errors.Is(err, pack.ErrExhausted) {
		return nil // there is no other value to change to
	}
	if err != nil {
		return err
	}
	if v.Kind == corpus.KindDate && !m.inOrder(t, a, v.Date) {
		return nil // a date stays where it is before it overtakes another
	}
	f := old
	f.ID, f.Value, f.From, f.Supersedes = old.ID+"/2", v, on, old.ID
	f.GroupID, f.Knowers = t.GroupID, []string{t.OwnerID}
	m.b.Facts[i].To = on.Add(-1)
	m.b.Facts = append(m.b.Facts, f)
	return nil
}

// window returns the workdays on which a fact of a class may come up: inputs and people early, what is measured later,
// and what gets in the way once work has begun and while there is time to get it out of the way, if the task is long
// enough.
func (m *factory) window(t corpus.Task, a pack.Attribute) (first, last corpus.Date) {
	days := m.days
	from, _ := slices.BinarySearch(days, t.Start)
	end := t.End
	if end == 0 {
		end = m.b.Calendar.Last
	}
	to, _ := slices.BinarySearch(days, end)
	to = min(to, len(days)-1)
	middle := (from + to) / 2
	if a.Handover {
		return days[to], days[to]
	}
	switch a.Class {
	case pack.Input, pack.Contact, pack.Deadline, pack.Budget:
		return days[from], days[middle]
	case pack.Blocker:
		early := max(from, min(from+1, to-1))
		return days[early], days[max(early, to-2)]
	case pack.Measure, pack.Tally, pack.Risk:
		return days[min(from+1, to)], days[to]
	default:
		return days[from], days[max(from, to-1)]
	}
}

// dayBetween draws a workday of the window.
func (m *factory) dayBetween(first, last corpus.Date) corpus.Date {
	from, _ := slices.BinarySearch(m.days, first)
	to, found := slices.BinarySearch(m.days, last)
	if found {
		to++
	}
	if from >= to {
		return first
	}
	return corpus.Pick(m.r, m.days[from:to])
}

// draw draws a value that no other task of the project has for the attribute, and a text that no project of the pack
// has; where the range is used up, numbers and names repeat, texts repeat between projects, and a text twice in a
// project is an error. What replaces a value is never that value, and an amount that does is near it.
func (m *factory) draw(t corpus.Task, a pack.Attribute, knower string, on corpus.Date,
	replaced corpus.Value) (corpus.Value, error) {
	text := a.Value.Kind == string(corpus.KindText)
	o := m.options(t, a, knower, on)
	o.Near = replaced
	most, limited := MostEffort(m.b.Calendar, t, a)
	unfit := func(v corpus.Value) bool { return v.Equal(replaced) || limited && v.N > most }
	used := func(v corpus.Value) bool { return m.values.Used(a, v) || unfit(v) }
	bars := []func(corpus.Value) bool{used, unfit, replaced.Equal}
	if text {
		bars = []func(corpus.Value) bool{func(v corpus.Value) bool { return m.said[m.values.key(a, v)] || used(v) }, used}
	}
	v, err := m.values.Draw(m.r, a, o, limited, bars...)
	if err != nil {
		return v, fmt.Errorf("%w: lower the scale or add to the pack", err)
	}
	if text {
		m.said[m.values.key(a, v)] = true
	}
	return v, nil
}

// options fills what a draw of the attribute's kind asks for.
func (m *factory) options(t corpus.Task, a pack.Attribute, knower string, on corpus.Date) pack.DrawOptions {
	o := pack.DrawOptions{Pools: m.pack.Pools}
	switch corpus.Kind(a.Value.Kind) {
	case corpus.KindEntity:
		o.People = NamesBut(m.people, knower, t.OwnerID)
	case corpus.KindDate:
		o.Workday = m.b.Calendar.IsWorkday
		o.From, o.To = m.dates(t, a, on)
	case corpus.KindLink:
		o.Page = PageOf(m.b.Project.Name, t, a)
	}
	return o
}

// PageOf returns the page of an attribute of a task, under the reserved domain.
func PageOf(project string, t corpus.Task, a pack.Attribute) string {
	return wiki(project) + slug(t.Component) + "/" + slug(t.Deliverable) + "-" + slug(a.Key)
}

// Page returns the documentation page of a task (G1), which is not the beginning of any other page's address.
func Page(project string, t corpus.Task) string {
	return wiki(project) + "docs/" + slug(t.Component) + "/" + slug(t.Deliverable)
}

func wiki(project string) string {
	return "https://wiki." + slug(strings.Fields(project)[0]) + ".example/"
}

func slug(s string) string {
	return strings.Trim(strings.Map(func(c rune) rune {
		switch {
		case c >= 'a' && c <= 'z', c >= '0' && c <= '9':
			return c
		case c >= 'A' && c <= 'Z':
			return c + 'a' - 'A'
		case c == ' ', c == '_', c == '-', c == '/':
			return '-'
		}
		return -1
	}, s), "-")
}
