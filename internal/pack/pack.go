// Package pack reads domain packs: YAML files that hold what the people of a field talk about (nouns with their
// morphology, attributes with their ranges, terms by role), and no grammar. A pack is data: the same file drives the
// planner, the built-in author and the prompts of language models.
//
// Load and its siblings give a Pack that Validate finds nothing wrong with, so
// that nobody behind them checks references, ranges or minimum sizes again.
package pack

import (
	"cmp"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/yamlcheck"
)

// Pack is a domain. The tags min and max are the range of a number, as package numbers has it.
type Pack struct {
	Version      int               `yaml:"version" min:"1" max:"1"` // of the pack's format and content; 1 today
	Name         string            `yaml:"name"`                    // lower-case, as in --domain
	Title        string            `yaml:"title"`                   // the sector, as people say it
	Description  string            `yaml:"description"`             // one sentence for domain list
	Departments  []string          `yaml:"departments"`
	Roles        []Role            `yaml:"roles"`
	Terms        []Concept         `yaml:"terms"`
	Pools        map[string][]Noun `yaml:"pools"` // named things that attributes choose from: systems, vendors, sites
	Deliverables []Deliverable     `yaml:"deliverables"`
	Attributes   []Attribute       `yaml:"attributes"`
	Reasons      []Reasons         `yaml:"reasons"`
	Themes       []Theme           `yaml:"themes,omitempty"` // kinds of problems and what each role would do about them; without one nobody is asked what they would propose
	Projects     []Project         `yaml:"projects"`
	Portfolio    []Project         `yaml:"portfolio,omitempty"` // further projects, of the channels of a whole domain alone (G12)
	Rules        []Rule            `yaml:"rules"`
	Exceptions   []Override        `yaml:"exceptions,omitempty"` // further cases in which rules require something else, fit for any rule
	News         []News            `yaml:"news"`
	Closures     []string          `yaml:"closures"` // names of days on which nobody works, e.g. "the office move"
	Asides       []string          `yaml:"asides"`   // noun phrases of small talk around work: "the coffee machine by the stairs" (no typed values)

	Hash string `yaml:"-"` // SHA-256 of the file's bytes in hexadecimal, set by Load

	places yamlcheck.Places `yaml:"-"` // of every path of the file, for reports about a sound pack
}

// Role is a role of the field, with what its people can do.
type Role struct {
	Name        string   `yaml:"name"`                  // lower-case: backend engineer
	Title       string   `yaml:"title"`                 // as on a card: Backend Engineer
	Departments []string `yaml:"departments,omitempty"` // where such people work; all departments if left out
	Ranks       []int    `yaml:"ranks" min:"1" max:"5"` // 1 executive, 2 manager, 3–5 staff
	Technical   bool     `yaml:"technical,omitempty"`   // builds or runs technology, and writes like it: concise, technical, with little humour (E1)
	Skills      []string `yaml:"skills"`
}

// Concept is one thing that roles call by different words.
type Concept struct {
	Concept string            `yaml:"concept"`
	ByRole  map[string]string `yaml:"by_role"`
	Value   Values            `yaml:"value,omitempty"` // what a task's own of it can be: date, count, people, quantity, percent or money; left out where nobody asks for it
}

// Noun is a noun or a name with the morphology that a sentence needs.
type Noun struct {
	Noun    string `yaml:"noun"`
	Plural  string `yaml:"plural,omitempty"`  // default: noun + s
	Article string `yaml:"article,omitempty"` // a or an; default by first letter; "-" for names that take none
}

// Deliverable is a kind of outcome. A task is a component with a deliverable:
// "session cache" + "rollback plan" is the task "session cache rollback plan".
type Deliverable struct {
	Noun       string   `yaml:"noun"`
	Plural     string   `yaml:"plural,omitempty"`
	Article    string   `yaml:"article,omitempty"`
	Lifecycle  string   `yaml:"lifecycle"`              // one of E6's six phases
	Slug       string   `yaml:"slug"`                   // last part of its links: rollback-plan
	Done       []string `yaml:"done"`                   // past participles that say it is finished: merged, signed off
	Skills     []string `yaml:"skills"`                 // 1–3
	Roles      []string `yaml:"roles"`                  // who owns such a thing
	Attributes []string `yaml:"attributes"`             // keys of the attributes that such a task can have, at least 12
	Days       [2]int   `yaml:"days" min:"1" max:"260"` // shortest and longest duration in working days
	Work       Clauses  `yaml:"work,omitempty"`         // what its owner did or noticed on an ordinary day: "I compared the traces of both runs"
	Doubts     Clauses  `yaml:"doubts,omitempty"`       // what speaks against how such a thing is planned or reported: "the generator sits on the machine that it measures"
}

// Clauses are main clauses without typed values. They have slots as the texts of a value.
type Clauses struct {
	Of    []string            `yaml:"of"`
	Slots map[string][]string `yaml:"slots,omitempty"`
}

// Attribute is something that can be said of a task. Class selects how people talk about it; Value says what it can be.
type Attribute struct {
	Key      string   `yaml:"key"`
	Noun     string   `yaml:"noun"`             // "retry limit"; read as "the retry limit of/for the X"
	Plural   string   `yaml:"plural,omitempty"` // for tallies: the things counted, "open defects"
	Class    Class    `yaml:"class"`
	Value    Values   `yaml:"value"`
	Changes  bool     `yaml:"changes,omitempty"`  // a decision may change it
	Bears    []string `yaml:"bears,omitempty"`    // keys of the attributes of which a new value can change this one; left out: those of fitting classes
	Near     []string `yaml:"near,omitempty"`     // keys of attributes whose value could be given for this one, and the other way round: a library for what the work starts from
	Handover bool     `yaml:"handover,omitempty"` // what a finished task hands over: the message that announces the end states it
	Because  []string `yaml:"because,omitempty"`  // clauses that give a reason for the value or the change, no typed values in them
	Synonyms []string `yaml:"synonyms,omitempty"` // other words for the noun, for the lexical screen and for variety
	Doubts   Clauses  `yaml:"doubts,omitempty"`   // what speaks against its value, whatever that is: "callers on a bad line give up long before"

	// Components are the only components whose tasks may have the attribute; none
	// stands for all. A fridge has an alarm level, a roster has none.
	Components []string `yaml:"components,omitempty"`
}

// Reasons are clauses that explain a change of any attribute of a class.
type Reasons struct {
	Class Class               `yaml:"class"`
	Of    []string            `yaml:"of"`
	Slots map[string][]string `yaml:"slots,omitempty"`
}

// Class is how people talk about an attribute.
type Class string

// In says whether a class is one of a list.
func (c Class) In(list ...Class) bool { return slices.Contains(list, c) }

// The classes of attributes.
const (
	Setting     Class = "setting"     // something somebody sets: a limit, a threshold, a size
	Measure     Class = "measure"     // something somebody measures: a latency, a rate
	Tally       Class = "tally"       // how many there are: open defects (count)
	Choice      Class = "choice"      // which of several was taken: a cluster, a vendor, a format (entity or enum)
	Contact     Class = "contact"     // a person with a part in it: reviewer, approver (entity, drawn from the project's people)
	Reference   Class = "reference"   // a page or a version (link, version)
	Deadline    Class = "deadline"    // a date somebody must keep (date)
	Budget      Class = "budget"      // money or effort (money, duration)
	Reason      Class = "reason"      // why (text: a clause, "the old parser drops empty headers")
	Blocker     Class = "blocker"     // what is in the way (text: a clause, "the staging certificate has expired")
	Input       Class = "input"       // what the work starts from (text or entity: a noun phrase)
	Alternative Class = "alternative" // what was considered and dropped (text: a noun phrase, "a nightly batch job")
	Risk        Class = "risk"        // what might go wrong (text: a clause)
)

// Values is what an attribute can be. Numbers are drawn from Min, Min+Step … Max (Step is 1 where it is left out). A
// date needs no key: it lies in the window of the task. A version is Min … Max as major and minor with a patch digit.
type Values struct {
	Kind     string   `yaml:"kind"`               // a kind of model.md: count, quantity, percent, money, duration, date, link, version, entity, enum, text
	Min      string   `yaml:"min,omitempty"`      // decimal of at most nine digits, as written
	Max      string   `yaml:"max,omitempty"`      // decimal
	Step     string   `yaml:"step,omitempty"`     // decimal
	Unit     string   `yaml:"unit,omitempty"`     // of a quantity
	Currency string   `yaml:"currency,omitempty"` // of money
	Working  bool     `yaml:"working,omitempty"`  // a duration in working days
	Pool     string   `yaml:"pool,omitempty"`     // of an entity; "people" for a member of the project
	Of       []string `yaml:"of,omitempty"`       // of an enum or text; of a link the last words of the page: results, run-log

	// Slots are what the slots {name} of the texts in Of can be. A text with slots
	// stands for all combinations of their members; every one must make sense.
	Slots map[string][]string `yaml:"slots,omitempty"`
}

// Project is work for three groups.
type Project struct {
	Name        string       `yaml:"name"`
	Context     string       `yaml:"context"`
	Challenges  []string     `yaml:"challenges"`
	Categories  []string     `yaml:"categories"`
	Subprojects []Subproject `yaml:"subprojects"`
	Topics      []Subproject `yaml:"topics,omitempty"` // further work, of the channels of a whole domain alone (G12)
}

// AllTopics lists the work of a project with that of its channel alone.
func (p Project) AllTopics() []Subproject {
	return append(p.Subprojects[:len(p.Subprojects):len(p.Subprojects)], p.Topics...)
}

// AllProjects lists the projects of a whole domain: those of groups first.
func (p *Pack) AllProjects() []Project {
	return append(p.Projects[:len(p.Projects):len(p.Projects)], p.Portfolio...)
}

// Subproject is the work of one group.
type Subproject struct {
	Name       string `yaml:"name"`
	Goal       string `yaml:"goal"`
	Components []Noun `yaml:"components"`
}

// News is something from outside that people mention: a sentence with slots
// {name}, each drawn from Slots; the drawn values become facts.
type News struct {
	Sentence string            `yaml:"sentence"`
	Kind     corpus.NewsKind   `yaml:"kind,omitempty"` // none stands for current; see OfKind
	About    string            `yaml:"about"`          // the subject, as a noun phrase
	Slots    map[string]Values `yaml:"slots"`
}

// OfKind is the frame's kind (E16); a frame that names none is current affairs.
func (n News) OfKind() corpus.NewsKind { return cmp.Or(n.Kind, corpus.NewsCurrent) }

// Rule is something that a project or one of its groups requires before certain work is done, with the named case in
// which something else is required (E19: base rule, override and the override's definition). It is said of no task:
// Scope tells of what. Drawing Needs gives the base rule; drawing it again, with the first value skipped, gives what
// Override requires instead.
type Rule struct {
	Key      string   `yaml:"key"`
	Scope    Scope    `yaml:"scope"`
	Matter   string   `yaml:"matter"` // what is regulated, as a plural: "schema changes to the {component}"; read as "MATTER need …"
	Needs    Values   `yaml:"needs"`  // what is required: text (a noun phrase) or the consent of a person of the project (entity, pool people)
	Override Override `yaml:"override"`

	Components []string `yaml:"components,omitempty"` // of a rule about components: those it makes sense for; none stands for all
	Described  string   `yaml:"described,omitempty"`  // the matter in other words, for questions that are not to be found by its name; optional
}

// Description tells a matter of the rule in other words; not ok where the pack has none, or the matter is not of the rule.
func (r Rule) Description(matter string) (string, bool) {
	before, after, _ := strings.Cut(r.Matter, componentSlot)
	rest, begins := strings.CutPrefix(matter, before)
	component, ends := strings.CutSuffix(rest, after)
	if !begins || !ends || r.Described == "" {
		return "", false
	}
	return strings.ReplaceAll(r.Described, componentSlot, component), true
}

// MostCases is how many named cases of one rule a project has at most.
const MostCases = 4

// Override is the named case in which a rule requires something else.
type Override struct {
	Term    string   `yaml:"term"`    // its name: "hot phase"
	When    string   `yaml:"when"`    // the condition, which holds the name: "during a hot phase"
	Means   Values   `yaml:"means"`   // its definition, a noun phrase (text): "the span between branch cut and release"
	Because []string `yaml:"because"` // clauses that say why the override was made

	// Needs is what the rule requires in that case, where somebody wrote it for this
	// very rule; without it what the rule needs is drawn anew.
	Needs Values `yaml:"-"`
}

// Scope is what a rule is about.
type Scope string

// The scopes of rules.
const (
	OfComponent Scope = "component" // one component; Matter holds the slot {component}
	OfGroup     Scope = "group"     // all work of a group
	OfProject   Scope = "project"   // all work of a project
)

// AttributesOf returns the keys of the attributes that a task of a deliverable and a component can have.
func (p *Pack) AttributesOf(d Deliverable, component string) []string {
	barred := map[string]bool{}
	for _, a := range p.Attributes {
		barred[a.Key] = !fits(a.Components, component)
	}
	var keys []string
	for _, key := range d.Attributes {
		if !barred[key] {
			keys = append(keys, key)
		}
	}
	return keys
}

// ComponentsOf returns the components of a project that a rule can be about; none if it is not about components.
func (r Rule) ComponentsOf(pr Project) []string {
	var out []string
	for _, s := range pr.Subprojects {
		for _, c := range s.Components {
			if r.Scope == OfComponent && fits(r.Components, c.Noun) {
				out = append(out, c.Noun)
			}
		}
	}
	return out
}

func fits(only []string, component string) bool {
	return len(only) == 0 || slices.Contains(only, component)
}

// DepartmentsOf returns where people of a role work: its own departments, or all of them.
func (p *Pack) DepartmentsOf(role string) []string {
	for _, r := range p.Roles {
		if r.Name == role && len(r.Departments) > 0 {
			return r.Departments
		}
	}
	return p.Departments
}

// IsTechnical says whether people of a role are technical staff: what the pack says, or, where it says so of no role,
// whether the role may own something of the phases architecture, development or testing.
func (p *Pack) IsTechnical(role string) bool {
	if slices.ContainsFunc(p.Roles, func(r Role) bool { return r.Technical }) {
		return slices.ContainsFunc(p.Roles, func(r Role) bool { return r.Name == role && r.Technical })
	}
	return slices.ContainsFunc(p.Deliverables, func(d Deliverable) bool {
		switch corpus.Lifecycle(d.Lifecycle) {
		case corpus.Architecture, corpus.Development, corpus.Testing:
			return slices.Contains(d.Roles, role)
		}
		return false
	})
}
