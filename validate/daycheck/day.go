package daycheck

import (
	"cmp"
	"slices"
	"strconv"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// The levels (E14).
const (
	LevelRules      = 1
	LevelCompletion = 2
	LevelCoherence  = 3
	LevelProfile    = 4
)

// Person is a person of the world whom a text may name.
type Person struct {
	Name  string `json:"name"`
	Given string `json:"given"`
}

// World is what the days of a project share.
type World struct {
	People []Person `json:"people"`
	Groups []string `json:"groups"` // the names of all groups
}

// Context is what a day is held against, besides its plan.
type Context struct {
	Date    corpus.Date         `json:"date"`
	Workday bool                `json:"workday"`
	AnyHour bool                `json:"any_hour,omitempty"` // people write around the clock, on any day (G9)
	Group   string              `json:"group"`              // its exact name
	Writers []string            `json:"writers"`            // names of those who may write that day
	Guests  []string            `json:"guests,omitempty"`   // writers who are no members
	Tasks   []prompts.CheckTask `json:"tasks"`              // that the day may speak about
	Known   []Known             `json:"known,omitempty"`
	Leaves  []int               `json:"leaves,omitempty"` // slots that nothing answers and that state nothing

	// Disputed are slots that state a side of a contradiction that the plan wants: two people differ in good faith.
	Disputed []int `json:"disputed,omitempty"`
}

// Known is a value that summaries or the leader log hold.
type Known struct {
	Subject   string       `json:"subject"`
	Attribute string       `json:"attribute"`
	Value     corpus.Value `json:"value"`
}

// Day is a day as it was written.
type Day struct {
	In      prompts.DayIn
	Out     prompts.DayOut // a message for each slot, in their order
	Deleted []int          // slots without a message
	Context Context
	Review  prompts.CheckOut // what the checker read; its level 2 counts only if Reviewed
	// Reviewed says that the checker has answered. Without it nothing is known of what texts say about starts and ends.
	Reviewed bool
}

// Checker checks days. It does not change and may be shared between goroutines.
type Checker struct {
	lex    *corpus.Lexicon
	givens map[string]string // given name → name
	groups [][]string        // words of the names of groups that have two or more
}

// NewChecker returns a checker of a world's days.
func NewChecker(w World, lex *corpus.Lexicon) *Checker {
	c := &Checker{lex: lex, givens: map[string]string{}}
	for _, p := range w.People {
		c.givens[p.Given] = p.Name
	}
	for _, g := range w.Groups {
		if ws := wordsOf(g); len(ws) > 1 {
			c.groups = append(c.groups, ws)
		}
	}
	return c
}

// Check returns every conflict of a day, by slot and level.
func (c *Checker) Check(d Day) []prompts.Fault {
	t := &day{Day: d, c: c, gone: map[int]bool{}, people: map[string]prompts.Voice{}, writers: map[string]bool{}}
	for _, n := range d.Deleted {
		t.gone[n] = true
	}
	for _, p := range d.In.People {
		t.people[p.Name] = p
	}
	for _, name := range d.Context.Writers {
		t.writers[name] = true
	}
	t.rules()
	t.naming()
	t.acts()
	t.completion()
	t.coherence()
	t.profile()
	slices.SortStableFunc(t.found, func(a, b prompts.Fault) int {
		return cmp.Or(cmp.Compare(a.Slot, b.Slot), cmp.Compare(a.Level, b.Level))
	})
	return t.found
}

// Fails says whether conflicts keep a day from being accepted.
func Fails(list []prompts.Fault) bool {
	return slices.ContainsFunc(list, func(c prompts.Fault) bool { return c.Severity == prompts.Major })
}

// Question is what a checker is asked about a day.
func Question(d Day) prompts.CheckIn {
	in := prompts.CheckIn{Group: d.In.Group, Date: d.In.Date, People: d.In.People, Tasks: d.Context.Tasks,
		Past: d.In.Past}
	for i, m := range d.Out.Messages {
		if slices.Contains(d.Deleted, m.Slot) {
			continue
		}
		s := d.In.Slots[i]
		in.Messages = append(in.Messages, prompts.Shown{ID: strconv.Itoa(s.N), Speaker: s.Author, At: s.At,
			Text: m.Text})
		for _, st := range m.States {
			if f := factOf(&d.In, st.Fact); f != nil && f.Basis == corpus.BasisTimestamp &&
				slices.Contains(s.States, st.Fact) {
				in.Claims = append(in.Claims, prompts.Claim{N: len(in.Claims) + 1, Task: f.Subject, Event: f.Attribute,
					Slot: s.N, Words: st.Surface})
			}
		}
	}
	return in
}

// day is a day while it is checked.
type day struct {
	Day
	c       *Checker
	gone    map[int]bool
	people  map[string]prompts.Voice
	writers map[string]bool
	found   []prompts.Fault
}

func (d *day) conflict(level int, kind string, severity prompts.Severity, slot int, message string) {
	d.found = append(d.found, prompts.Fault{Level: level, Kind: kind, Severity: severity, Slot: slot,
		Message: message})
}

// each visits the messages that are there.
func (d *day) each(f func(s *prompts.Slot, m *prompts.DayMessage)) {
	for i := range d.Out.Messages {
		if s := &d.In.Slots[i]; !d.gone[s.N] {
			f(s, &d.Out.Messages[i])
		}
	}
}

// slot returns a slot by its number.
func (d *day) slot(n int) *prompts.Slot {
	if n < 1 || n > len(d.In.Slots) {
		return nil
	}
	return &d.In.Slots[n-1]
}

// fact returns a fact of the day by its number.
func (d *day) fact(n int) *prompts.DayFact { return factOf(&d.In, n) }

func factOf(in *prompts.DayIn, n int) *prompts.DayFact {
	if n < 1 || n > len(in.Facts) {
		return nil
	}
	return &in.Facts[n-1]
}
