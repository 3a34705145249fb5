package stats

import (
	"math"
	"slices"

	"memloom/internal/corpus"
)

// Input is a corpus to measure, with what it was to be.
type Input struct {
	Corpus *corpus.Corpus
	Absent []string // tables that are not there, as in scaffold/people
	Recipe string
	Scale  float64
	Seed   uint64

	Words  int     // words of a message that the recipe asks for; 0 if unknown
	PerDay float64 // messages of a group and workday, likewise

	Rates *Rates // what the recipe asks of the plan; nil if unknown

	Technical func(role string) bool      // whether a role is technical staff's; nil if unknown
	Weighed   func(predicate string) bool // whether people weigh what is decided of an attribute; nil if unknown
}

// The recipes whose sizes are published.
const (
	everMemBench  = "evermembench"
	groupMemBench = "groupmembench"
	workplace     = "workplace" // EverMemBench's organisation at its size
)

// tables that sections need.
const (
	tablePeople       = "scaffold/people"
	tableMembers      = "scaffold/members"
	tableSubprojects  = "scaffold/subprojects"
	tableTasks        = "scaffold/tasks"
	tableDependencies = "scaffold/dependencies"
	tableSchedule     = "scaffold/schedule"
	tableCalendar     = "scaffold/calendar"
	tableNodes        = "scaffold/graph_nodes"
	tableEdges        = "scaffold/graph_edges"
	tableFacts        = "scaffold/facts"
	tablePlan         = "scaffold/message_plan"
	tableThemes       = "scaffold/themes"
	tableGroups       = "data/groups"
	tableMessages     = "data/messages"
	tableItems        = "data/items"
	tableKey          = "key/items"
	tableRejected     = "audit/rejected"
	tableFlagged      = "audit/flagged"
	tableSurplus      = "audit/surplus"
	tableVerdicts     = "audit/verdicts"
)

// Compute measures the corpus. It neither changes nor keeps it.
func Compute(in Input) *Report {
	m := newMeasurer(in)
	r := &Report{Recipe: in.Recipe, Scale: in.Scale, Seed: in.Seed}
	for _, part := range []struct {
		name  string
		needs []string
		fill  func(*section)
	}{
		{"people", []string{tablePeople}, m.people},
		{"style and personality", []string{tablePeople}, m.styles},
		{"teams", []string{tablePeople, tableGroups, tableMembers}, m.teams},
		{"calendar", []string{tableCalendar}, m.calendar},
		{"tasks", []string{tableTasks, tableCalendar, tableSchedule, tableGroups}, m.tasks},
		{"dependencies", []string{tableDependencies, tableTasks}, m.dependencies},
		{"graph", []string{tableNodes, tableEdges}, m.graph},
		{"messages", []string{tableMessages, tableGroups}, m.messages},
		{"replies", []string{tableMessages}, m.replies},
		{"plan", []string{tableMessages, tablePlan}, m.plan},
		{"facts", []string{tableMessages, tablePlan, tableFacts}, m.facts},
		{"realism", []string{tableMessages, tablePlan}, m.realism},
		{"decisions", []string{tableMessages, tablePlan, tableFacts}, m.decisions},
		{"promises, rules, absences", []string{tableMessages, tablePlan, tableFacts}, m.commitments},
		{"themes", []string{tableThemes, tableSubprojects}, m.themes},
		{"length", []string{tableMessages}, m.lengths},
		{"prose", []string{tableMessages}, m.prose},
		{"voices", []string{tableMessages}, m.voices},
		{"yields", []string{tableItems, tableKey, tableRejected, tableFlagged, tableSurplus, tableVerdicts}, m.yields},
		{"evidence", []string{tableItems, tableKey, tableMessages}, m.evidence},
	} {
		s := section{Section{Name: part.name}}
		for _, table := range part.needs {
			if !m.has(table) {
				s.Absent = append(s.Absent, table)
			}
		}
		if len(s.Absent) == 0 {
			part.fill(&s)
		}
		r.Sections = append(r.Sections, s.Section)
	}
	return r
}

// measurer is a corpus with what several sections look up in it.
type measurer struct {
	Input
	c         *corpus.Corpus
	days      corpus.Calendar
	persons   map[string]*corpus.Person
	groups    map[string]*corpus.Group
	messageAt map[string]int // index by id
}

func newMeasurer(in Input) *measurer {
	m := &measurer{
		Input: in, c: in.Corpus, persons: corpus.ByID(in.Corpus.People), groups: corpus.ByID(in.Corpus.Groups), messageAt: map[string]int{},
		days: corpus.Calendar{First: in.Corpus.First, Last: in.Corpus.Last, Closures: in.Corpus.Closures},
	}
	for i := range m.c.Messages {
		m.messageAt[m.c.Messages[i].ID] = i
	}
	return m
}

func (m *measurer) has(table string) bool { return !slices.Contains(m.Absent, table) }

// sized returns the references if the corpus's recipe is one of those that
// they are published for: sizes of another design say nothing.
func (m *measurer) sized(refs []Reference, recipes ...string) []Reference {
	if slices.Contains(recipes, m.Recipe) {
		return refs
	}
	return nil
}

// full returns a size where the corpus has the size of its recipe: a published
// number beside a part of it would look like a failure.
func (m *measurer) full(r Reference) []Reference {
	if m.Scale != 1 {
		return nil
	}
	return []Reference{r}
}

// whole returns a size of EverMemBench's organisation that does not grow in step with the scale, at full size.
func (m *measurer) whole(r Reference) []Reference {
	return m.sized(m.full(r), everMemBench, workplace)
}

// grown returns a size of EverMemBench's organisation that grows in step with the scale, at the corpus's own.
func (m *measurer) grown(r Reference) []Reference {
	if m.Scale != 1 {
		r.Source += " × " + number(m.Scale)
		for _, end := range []**float64{&r.Low, &r.High} {
			if *end != nil {
				v := math.Round(float64(**end * m.Scale))
				*end = &v
			}
		}
	}
	return m.sized([]Reference{r}, everMemBench, workplace)
}

// ofYear returns a size of a year of EverMemBench's, for a corpus that spans one.
func (m *measurer) ofYear(r Reference) []Reference {
	if corpus.DaysInclusive(m.c.First, m.c.Last) < 365 {
		return nil
	}
	return m.organised(r)
}

// organised returns a figure of EverMemBench's that is of no size: a rate, a mean, a bound.
func (m *measurer) organised(r Reference) []Reference {
	return m.sized([]Reference{r}, everMemBench, workplace)
}

// intended returns what the recipe asks for, where that is known.
func intended(n float64) []Reference {
	if n == 0 {
		return nil
	}
	return []Reference{point("recipe", n)}
}
