// Package chat writes the messages of a planned day from sentence templates (internal/standin/text).
//
// A message is what its slot plans and nothing else: whom it answers, the sentence of its act, a sentence for each
// fact, and what else the plan wants told, named or pointed at. The habits of its writer, its tone and its flaws are
// put on the finished sentences, by a function each.
package chat

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/internal/standin/draw"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/template"
	"memloom/internal/standin/text"
	"memloom/internal/standin/voice"
	"memloom/prompts"
)

// Day writes the slots of a day, in their order (E12). An error means that the input contradicts itself: an unknown
// author, fact or parent, or a fact without words to state it.
func Day(in prompts.DayIn) (prompts.DayOut, error) {
	var out prompts.DayOut
	r, err := draw.Source(in, "day")
	if err != nil {
		return out, err
	}
	d := newDay(in, r)
	for i := range in.Slots {
		m, err := d.write(&in.Slots[i], nil)
		if err != nil {
			return out, fmt.Errorf("writing %s of %s: slot %d: %w", in.Date, in.Group, in.Slots[i].N, err)
		}
		out.Messages = append(out.Messages, m)
	}
	return out, nil
}

// Message writes one slot of a day after what was said (E12, one generation a message).
func Message(in prompts.MessageIn) (prompts.DayMessage, error) {
	r, err := draw.Source(in, "message")
	if err != nil {
		return prompts.DayMessage{}, err
	}
	d := newDay(in.Day(), r)
	for _, s := range in.Said {
		d.texts[grammar.Fold(s.Text)] = true
	}
	m, err := d.write(d.slots[in.Slot.N], func(text string) bool {
		_, again := in.Repeats(text)
		return again
	})
	if err != nil {
		return m, fmt.Errorf("writing %s of %s: slot %d: %w", in.Date, in.Group, in.Slot.N, err)
	}
	return m, nil
}

// Fix mends a day (E14): a message with a major conflict is deleted where that is allowed, and written anew in other
// words where it is not. All others stay as they are.
func Fix(in prompts.FixIn) (prompts.FixOut, error) {
	out := prompts.FixOut{}
	r, err := draw.Source(in, "fix")
	if err != nil {
		return out, err
	}
	d := newDay(in.Day, r)
	for _, m := range in.Messages {
		d.texts[grammar.Fold(m.Text)] = true
	}
	for i := range in.Day.Slots {
		s := &in.Day.Slots[i]
		if !slices.ContainsFunc(in.Conflicts,
			func(c prompts.Fault) bool { return c.Slot == s.N && c.Severity == prompts.Major }) {
			continue
		}
		if slices.Contains(in.Deletable, s.N) {
			out.Messages = append(out.Messages, prompts.FixedMessage{Slot: s.N, Delete: true, States: []prompts.Stated{}})
			continue
		}
		m, err := d.write(s, nil)
		if err != nil {
			return out, fmt.Errorf("mending %s of %s: slot %d: %w", in.Day.Date, in.Day.Group, s.N, err)
		}
		out.Messages = append(out.Messages, prompts.FixedMessage{Slot: s.N, Text: m.Text, States: m.States})
	}
	return out, nil
}

// One writes one slot of a day, with the random numbers that the caller brings.
func One(in prompts.DayIn, slot int, r *rand.Rand) (string, error) {
	d := newDay(in, r)
	m, err := d.write(d.slots[slot], nil)
	return m.Text, err
}

// day is a day while it is written.
type day struct {
	in     prompts.DayIn
	book   template.Book
	draw   *template.Draw
	people map[string]*voice.Voice     // by name
	facts  map[int]*prompts.DayFact    // by number
	slots  map[int]*prompts.Slot       // by number
	tasks  map[string]prompts.TaskName // by name
	texts  map[string]bool             // written, folded
	habits map[string]bool             // "name/habit" that a message of the day has shown
}

func newDay(in prompts.DayIn, r *rand.Rand) *day {
	d := &day{in: in, book: text.Book(), draw: template.NewDraw(r), people: map[string]*voice.Voice{},
		facts: map[int]*prompts.DayFact{}, slots: map[int]*prompts.Slot{}, tasks: map[string]prompts.TaskName{},
		texts: map[string]bool{}, habits: map[string]bool{}}
	for _, t := range in.Tasks {
		d.tasks[t.Name] = t
	}
	for _, p := range in.People {
		d.people[p.Name] = voice.New(p)
	}
	for i := range in.Facts {
		d.facts[in.Facts[i].N] = &in.Facts[i]
	}
	for i := range in.Slots {
		d.slots[in.Slots[i].N] = &in.Slots[i]
	}
	return d
}

func (d *day) chance(percent int) bool { return draw.Chance(d.draw.Rand, percent) }

// tries is how often a message is written while it repeats another text.
const tries = 8

// write writes a slot, which the day knows from then on. Bad refuses texts, nil for none.
func (d *day) write(s *prompts.Slot, bad func(text string) bool) (prompts.DayMessage, error) {
	for try := 1; ; try++ {
		m, err := d.newMessage(s)
		if err != nil {
			return prompts.DayMessage{}, err
		}
		marked, err := m.compose()
		if err != nil {
			return prompts.DayMessage{}, err
		}
		text, stated, err := grammar.Read(marked)
		if err != nil {
			return prompts.DayMessage{}, err
		}
		if try < tries && (d.texts[grammar.Fold(text)] || bad != nil && bad(text)) {
			continue
		}
		d.texts[grammar.Fold(text)] = true
		for _, h := range m.habits {
			d.habits[h] = true
		}
		return prompts.DayMessage{Slot: s.N, Text: text, States: stated}, m.complete(stated)
	}
}

// complete says whether a message states each of its facts once.
func (m *message) complete(stated []prompts.Stated) error {
	have := map[int]int{}
	for _, s := range stated {
		have[s.Fact]++
	}
	for _, n := range m.slot.States {
		if have[n] != 1 {
			return fmt.Errorf("fact %d (%s) is stated %d times", n, m.d.facts[n].Class, have[n])
		}
	}
	return nil
}

// message is a message while it is written.
type message struct {
	d      *day
	slot   *prompts.Slot
	by     *voice.Voice
	parent *prompts.Slot // of the same day, or nil
	from   *voice.Voice  // author of what it answers, nil for none and for the writer
	to     *voice.Voice  // the person addressed, nil for none
	formal int           // towards the person spoken to, 0 to 2
	facts  []*prompts.DayFact
	words  map[string]string // what templates may name
	topic  string            // what the templates' subject is
	out    []string          // sentences, marked
	habits []string          // "name/habit"
}

func (d *day) newMessage(s *prompts.Slot) (*message, error) {
	m := &message{d: d, slot: s, by: d.people[s.Author], words: map[string]string{}}
	if m.by == nil {
		return nil, fmt.Errorf("author %q is not among the people", s.Author)
	}
	if err := m.take(); err != nil {
		return nil, err
	}
	answered, err := m.answered()
	if err != nil {
		return nil, err
	}
	if answered != s.Author {
		m.from = m.person(answered)
	}
	if s.To != s.Author {
		m.to = m.person(s.To)
	}
	m.formal = m.by.Formality
	if p := m.whom(); m.formal > 0 && p != nil && p.Rank <= 2 && p.Rank < m.by.Rank {
		m.formal = 2
	}
	m.fill()
	return m, nil
}

// take looks up the facts to state.
func (m *message) take() error {
	for _, n := range m.slot.States {
		f := m.d.facts[n]
		switch {
		case f == nil:
			return fmt.Errorf("fact %d is not among the facts", n)
		case f.N < 1 || f.N > grammar.MaxFact:
			return fmt.Errorf("fact number %d is out of range", f.N)
		case !stamped(f) && len(f.Surfaces) == 0:
			return fmt.Errorf("fact %d has no surface", n)
		}
		m.facts = append(m.facts, f)
	}
	return nil
}

// answered finds what the message answers, and returns its author, "" for none.
func (m *message) answered() (string, error) {
	s := m.slot
	switch {
	case s.ReplyTo != 0:
		if m.parent = m.d.slots[s.ReplyTo]; m.parent == nil || s.ReplyTo >= s.N {
			return "", fmt.Errorf("parent %d is not an earlier slot of the day", s.ReplyTo)
		}
		return m.parent.Author, nil
	case s.Earlier != nil:
		return s.Earlier.Author, nil
	}
	return "", nil
}

// person is how the writer calls a person: staff call those who lead by title and family name (E14).
func (m *message) person(name string) *voice.Voice {
	p := m.d.people[name]
	if p == nil || p.Formal == "" || m.by.Rank <= 2 {
		return p
	}
	called := *p
	called.Given = p.Formal
	return &called
}

// whom is the person spoken to: the one addressed, or else the one answered; nil for all.
func (m *message) whom() *voice.Voice {
	if m.to != nil {
		return m.to
	}
	return m.from
}
