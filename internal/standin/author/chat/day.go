package chat

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/voice"
	"memloom/prompts"
)

// Day writes the slots of a day, in their order (E12). An error means that the input contradicts itself: an unknown
// author, fact or parent, or a fact without words to state it.
func Day(in prompts.DayIn) (prompts.DayOut, error) {
	d, err := newDay(chatTables(), in)
	if err != nil {
		return prompts.DayOut{}, fmt.Errorf("writing %s of %s: %w", in.Date, in.Group, err)
	}
	var out prompts.DayOut
	for i := range in.Slots {
		m, err := d.write(&in.Slots[i])
		if err != nil {
			return prompts.DayOut{}, fmt.Errorf("writing %s of %s: slot %d: %w", in.Date, in.Group, in.Slots[i].N, err)
		}
		out.Messages = append(out.Messages, m)
	}
	return out, nil
}

// Clear writes one slot of a day such that one hears who writes: habits show wherever they make sense.
func Clear(in prompts.DayIn, slot int, r *rand.Rand) (string, error) {
	d, err := undrawnDay(chatTables(), in)
	if err != nil {
		return "", err
	}
	d.clear, d.r = true, r
	out, err := d.write(d.slots[slot])
	return out.Text, err
}

// day is a day while it is written.
type day struct {
	lex      *tables
	in       prompts.DayIn
	r        *rand.Rand
	voices   map[string]*voice.Voice  // by name
	formally map[string]*voice.Voice  // those who lead, as staff call them
	facts    map[int]*prompts.DayFact // by number
	slots    map[int]*prompts.Slot    // by number
	tasks    map[string]prompts.TaskName
	used     map[string]int             // patterns, by how often they were written
	texts    map[string]bool            // folded texts written
	heads    map[string]map[string]bool // beginnings of messages, by author
	asIs     map[string]bool            // subjects whose names bring their own article
	subj     map[string]grammar.Subject // by name
	habits   map[string]map[string]int  // how often a person's habits were used
	wrote    map[string]int             // messages by author
	names    map[string]bool            // words of what has a name: tasks, people, the project; no slip touches them
	clear    bool                       // one shall hear who writes: habits show wherever they make sense
}

// newDay is a day with random numbers of its own.
func newDay(lex *tables, in prompts.DayIn) (*day, error) {
	d, err := undrawnDay(lex, in)
	if err != nil {
		return nil, err
	}
	d.r, err = draw.Source(in, "day")
	return d, err
}

// undrawnDay is a day whose random numbers the caller sets.
func undrawnDay(lex *tables, in prompts.DayIn) (*day, error) {
	d := &day{
		lex: lex, in: in,
		voices: map[string]*voice.Voice{}, formally: map[string]*voice.Voice{}, facts: map[int]*prompts.DayFact{}, slots: map[int]*prompts.Slot{},
		tasks: map[string]prompts.TaskName{}, used: map[string]int{}, texts: map[string]bool{},
		heads: map[string]map[string]bool{},
		asIs:  map[string]bool{}, subj: map[string]grammar.Subject{}, habits: map[string]map[string]int{},
		wrote: map[string]int{},
		names: nameWords(in),
	}
	for _, t := range in.Tasks {
		d.tasks[t.Name] = t
	}
	for _, p := range in.People {
		d.voices[p.Name] = voice.New(p)
		if p.Formal != "" {
			called := *d.voices[p.Name]
			called.Given = p.Formal
			d.formally[p.Name] = &called
		}
		d.heads[p.Name] = map[string]bool{}
		d.habits[p.Name] = map[string]int{}
	}
	for i := range in.Facts {
		f := &in.Facts[i]
		if f.N < 1 || f.N > grammar.MaxFact {
			return nil, fmt.Errorf("fact number %d is out of range", f.N)
		}
		d.facts[f.N] = f
		d.asIs[f.Subject] = f.Class == grammar.ClassCalendar || f.Class == grammar.ClassNews
	}
	for i := range in.Slots {
		s := &in.Slots[i]
		d.slots[s.N] = s
	}
	return d, nil
}

// subject returns the grammar of a name.
func (d *day) subject(name string) grammar.Subject {
	s, ok := d.subj[name]
	if !ok {
		if t, ok := d.tasks[name]; ok {
			s = grammar.NewTask(t)
		} else {
			s = grammar.NewSubject(name)
		}
		s.Proper = s.Proper || d.asIs[name]
		d.subj[name] = s
	}
	return s
}

// tries bounds how often a message is written anew because it repeats another of the day, or its author's beginning.
const tries = 40

// write writes a slot, which the day knows from then on.
func (d *day) write(s *prompts.Slot) (prompts.DayMessage, error) {
	m, written, err := d.draw(s)
	if err != nil {
		return prompts.DayMessage{}, err
	}
	d.accept(m, written.Text)
	return written, nil
}

// draw writes a slot without the day's taking note of it.
func (d *day) draw(s *prompts.Slot) (*message, prompts.DayMessage, error) {
	for try := 0; ; try++ {
		m, written, err := d.once(s, try)
		if err != nil {
			return nil, written, err
		}
		if (d.repeats(s.Author, written.Text, try) || m.lacking || m.stumbles && try < tries/2) && try < tries {
			continue
		}
		if d.texts[grammar.Fold(written.Text)] {
			return nil, written, fmt.Errorf("no text is left that the day does not have already")
		}
		if m.lacking {
			return nil, written, fmt.Errorf("no word of the text can be mistyped")
		}
		return m, written, statesAll(s, written.States)
	}
}

// once composes a slot.
func (d *day) once(s *prompts.Slot, try int) (*message, prompts.DayMessage, error) {
	m, err := d.newMessage(s)
	if err != nil {
		return nil, prompts.DayMessage{}, err
	}
	m.weary = try / 8
	m.extra = min(1, m.weary)
	marked, err := m.compose()
	if err != nil {
		return nil, prompts.DayMessage{}, err
	}
	text, stated, err := grammar.Read(marked)
	return m, prompts.DayMessage{Slot: s.N, Text: text, States: stated}, err
}

// repeats says whether a text must be written anew. Beginnings are given up on in the end, whole texts never.
func (d *day) repeats(author, text string, try int) bool {
	return d.texts[grammar.Fold(text)] || try < tries-4 && d.heads[author][head(text)]
}

func (d *day) accept(m *message, text string) {
	for _, p := range m.taken {
		d.used[p]++
	}
	for _, h := range m.habits {
		d.habits[m.v.Name][h]++
	}
	d.wrote[m.v.Name]++
	d.texts[grammar.Fold(text)] = true
	if h := head(text); h != "" {
		d.heads[m.v.Name][h] = true
	}
}

// head is the beginning of a message, empty for one that is all beginning.
func head(s string) string {
	w := strings.Fields(strings.ToLower(s))
	if len(w) < 3 {
		return ""
	}
	return strings.Join(w[:2], " ")
}

func statesAll(s *prompts.Slot, stated []prompts.Stated) error {
	have := map[int]bool{}
	for _, t := range stated {
		if have[t.Fact] {
			return fmt.Errorf("fact %d is stated more than once", t.Fact)
		}
		have[t.Fact] = true
	}
	for _, n := range s.States {
		if !have[n] {
			return fmt.Errorf("fact %d is not stated", n)
		}
	}
	return nil
}

// root is the number of the message of the day that a thread began with.
func (d *day) root(s *prompts.Slot) int {
	for s.ReplyTo != 0 && d.slots[s.ReplyTo] != nil {
		s = d.slots[s.ReplyTo]
	}
	return s.N
}
