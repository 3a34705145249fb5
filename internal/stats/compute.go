package stats

import (
	"cmp"
	"memloom/internal/corpus"
)

// Input says what the corpora of a run were to be.
type Input struct {
	Absent []string // tables that are not there, as in scaffold/people
	Recipe string
	Scale  float64
	Seed   uint64

	Words  int     // words of a message that the recipe asks for; 0 if unknown
	PerDay float64 // messages of a group and workday, likewise

	Unique *Unique // what testing uniqueness took; nil if unknown

	Rates *Rates // what the recipe asks of the plan; nil if unknown

	Design string         // of the recipe; empty is organisation
	Wanted map[string]int // histories and sets that the recipe asks for, by its keys: users.user_sets.temporal
	// ByCorpus are the items that the recipe asks for of a family, by corpus (G15).
	ByCorpus map[string][]int
	// Templates says that the text is by templates: it repeats itself, and its prose has no aims.
	Templates bool
	// Written says whether a model words sets about users, and another tests them.
	Written bool

	Technical func(role string) bool      // whether a role is technical staff's; nil if unknown
	Weighed   func(predicate string) bool // whether people weigh what is decided of an attribute; nil if unknown
}

// Unique is how many items uniqueness was tested of, by how many calls of models, and by how many if every segment had been
// asked (E23).
type Unique struct{ Items, Calls, Exhaustive int }

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
	tableSessions     = "scaffold/sessions"
	tableCores        = "scaffold/cores"
	tableHaystacks    = "data/haystacks"
	tableAsks         = "data/asks"
	tableSets         = "scaffold/sets"
	tableVariants     = "scaffold/variants"
	tablePreferences  = "scaffold/preferences"
	tableStates       = "scaffold/preference_states"
	tableDropped      = "audit/dropped"
)

// Measurer measures the corpora of a run one after another. Of a corpus it keeps what is counted, and nothing else.
type Measurer struct {
	run   *run
	parts []*openSection
}

// openSection is a section while corpora are read.
type openSection struct {
	name   string
	absent []string // tables that it needs and that are not there: nothing is measured
	measure
}

// measure is what a section counts. Corpora are added one at a time, in their order, and nothing of them is kept;
// conclude is called once, at the end.
type measure interface {
	add(w *world)
	conclude(s *section)
}

// sometimes is a measure of what not every corpus has. Without any there is no section of it.
type sometimes interface{ none() bool }

// New returns a measurer of a run's corpora; shared holds the people and the calendar that they have in common. It keeps
// shared and does not change it.
func New(in Input, shared *corpus.Corpus) *Measurer {
	m := &Measurer{run: newRun(in, shared)}
	for _, k := range sections() {
		if k.design != "" && k.design != cmp.Or(in.Design, ofOrganisation) {
			continue
		}
		p := &openSection{name: k.name, measure: k.start(m.run)}
		for _, table := range k.needs {
			if !m.run.has(table) {
				p.absent = append(p.absent, table)
			}
		}
		m.parts = append(m.parts, p)
	}
	return m
}

// Add measures a corpus. It neither changes nor keeps it.
func (m *Measurer) Add(c *corpus.Corpus) {
	w := newWorld(m.run, c)
	m.run.corpora = append(m.run.corpora, c.ID)
	for _, p := range m.parts {
		if len(p.absent) == 0 {
			p.add(w)
		}
	}
}

// Report concludes what was measured of the corpora. It is called once.
func (m *Measurer) Report() *Report {
	r := &Report{Recipe: m.run.Recipe, Scale: m.run.Scale, Seed: m.run.Seed}
	for _, p := range m.parts {
		if p.name == corporaSection && !m.run.several() {
			continue
		}
		if x, ok := p.measure.(sometimes); ok && len(p.absent) == 0 && x.none() {
			continue
		}
		s := section{Section: Section{Name: p.name, Absent: p.absent}}
		if len(p.absent) == 0 {
			p.conclude(&s)
		}
		r.Sections = append(r.Sections, s.Section)
	}
	return r
}

// kind is a section's name, the tables that it needs, how it is begun, and the design whose corpora alone it means something
// for; empty: those of all.
type kind struct {
	name   string
	needs  []string
	start  func(*run) measure
	design string
}

// The designs that sections are for.
const (
	ofOrganisation = "organisation"
	ofUsers        = "users"
	ofChannels     = "channels"
	ofTalks        = "conversations"
)

// sections lists the sections of a report in their order. The first is of runs with several corpora alone.
func sections() []kind {
	return []kind{
		{corporaSection, []string{tableGroups, tableMessages, tableItems}, newCorpora, ""},
		{"people", []string{tablePeople}, newPeople, ofOrganisation},
		{"style and personality", []string{tablePeople}, newStyles, ofOrganisation},
		{"teams", []string{tablePeople, tableGroups, tableMembers}, newTeams, ofOrganisation},
		{"calendar", []string{tableCalendar}, newCalendar, ofOrganisation},
		{"tasks", []string{tableTasks, tableCalendar, tableSchedule, tableGroups}, newTasks, ofOrganisation},
		{"owners", []string{tablePeople, tableGroups, tableMembers, tableTasks, tableSchedule, tableMessages, tablePlan}, newOwners, ofOrganisation},
		{"dependencies", []string{tableDependencies, tableTasks}, newDependencies, ofOrganisation},
		{"graph", []string{tableNodes, tableEdges}, newGraph, ofOrganisation},
		{usersSection, []string{tableSessions, tableSets, tableVariants, tableMessages}, newUsers, ofUsers},
		{conversationsSection, []string{tableSessions, tableCores, tableHaystacks, tableAsks, tableMessages, tableItems, tableKey}, newConversations, ofTalks},
		{streamsSection, []string{tablePreferences, tableStates, tableMessages}, newStreams, ofEpisodes},
		{channelsSection, []string{tableSubprojects, tableMembers, tableTasks, tableGroups, tableMessages, tablePlan, tableFacts}, newChannels, ofChannels},
		{"messages", []string{tableMessages, tableGroups}, newMessages, ""},
		{"replies", []string{tableMessages}, newReplies, ""},
		{"plan", []string{tableMessages, tablePlan}, newPlan, ofOrganisation},
		{"facts", []string{tableMessages, tablePlan, tableFacts}, newFacts, ""},
		{"realism", []string{tableMessages, tablePlan}, newRealism, ofOrganisation},
		{"decisions", []string{tableMessages, tablePlan, tableFacts}, newDecisions, ofOrganisation},
		{"talk", []string{tableMessages, tableTasks, tableCalendar, tablePlan, tableFacts}, newTalk, ofOrganisation},
		{promisesSection, []string{tableMessages, tablePlan, tableFacts}, newCommitments, ofOrganisation},
		{"themes", []string{tableThemes, tableSubprojects}, newThemes, ofOrganisation},
		{"length", []string{tableMessages}, newLengths, ""},
		{"prose", []string{tableMessages}, newProse, ""},
		{"voices", []string{tableMessages}, newVoices, ""},
		{"yields", []string{tableItems, tableKey, tableRejected, tableFlagged, tableSurplus, tableVerdicts}, newYields, ""},
		{"zero context", []string{tableItems, tableKey, tableVerdicts}, newZero, ""},
		{"evidence", []string{tableItems, tableKey, tableMessages}, newEvidence, ""},
	}
}
