// Package pack reads domain packs: YAML files that hold what the people of a field talk about (nouns with their
// morphology, attributes with their ranges, terms by role), and no grammar. A pack is data: the same file drives the
// planner, the built-in author and the prompts of language models.
//
// Load and its siblings give a Pack that Validate finds nothing wrong with, so
// that no one behind them checks references, ranges or minimum sizes again.
package pack

import (
	"cmp"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/yamlcheck"
)

// Pack is a domain.
//
// The tags of a field are the rules that its values are held to. min and max are the range of a number, as package
// numbers has it. count is how many elements a list has ("4 role", "3-5 challenge"), texts how many texts a value or
// clauses say at least. is names rules of words: phrase (they can be part of a sentence), verbless (no verb of rules),
// free (a value of free words), key, slug, and once=CLASS (no other of the class is the same). in names the list that a
// word is one of, keys the one of a map's keys. missing says what to write where there is nothing.
type Pack struct {
	Version int    `yaml:"version" min:"1" max:"1" missing:"this program reads version 1"` // of format and content
	Name    string `yaml:"name"`                                                           // lower-case, as in --domain

	Title        string            `yaml:"title" missing:"give the sector as people say it"`
	Description  string            `yaml:"description" missing:"give one sentence for domain list"`
	Departments  []string          `yaml:"departments" count:"1 department"`
	Roles        []Role            `yaml:"roles" count:"4 role"`
	Terms        []Concept         `yaml:"terms" count:"3 concept"`
	Pools        map[string][]Noun `yaml:"pools"` // named things that attributes choose from: systems, vendors, sites
	Deliverables []Deliverable     `yaml:"deliverables" count:"6 deliverable"`
	Attributes   []Attribute       `yaml:"attributes"`
	Reasons      []Reasons         `yaml:"reasons"`

	// Themes are kinds of problems, and what each role would do about them. Without one no one is asked for a proposal.
	Themes    []Theme   `yaml:"themes,omitempty"`
	Projects  []Project `yaml:"projects" count:"1 project"`
	Portfolio []Project `yaml:"portfolio,omitempty"` // further projects, of the channels of a whole domain alone (G12)
	Rules     []Rule    `yaml:"rules"`

	// Exceptions are further cases in which rules require something else, fit for any rule.
	Exceptions []Override `yaml:"exceptions,omitempty"`
	News       []News     `yaml:"news" count:"3 news frame"`

	// Closures are names of days without work ("the office move"), Asides noun phrases of small talk around work ("the
	// coffee machine by the stairs").
	Closures []string `yaml:"closures" count:"6 line" is:"phrase once=closure"`
	Asides   []string `yaml:"asides" count:"12 line" is:"phrase once=aside"`

	Hash string `yaml:"-"` // SHA-256 of the file's bytes in hexadecimal, set by Load

	places yamlcheck.Places `yaml:"-"` // of every path of the file, for reports about a sound pack
}

// Role is a role of the field, with what its people can do.
type Role struct {
	Name        string   `yaml:"name" is:"phrase once=role"`                 // lower-case: backend engineer
	Title       string   `yaml:"title" missing:"give the role as on a card"` // Backend Engineer
	Departments []string `yaml:"departments,omitempty" in:"departments"`     // where such people work; none: in all

	Ranks     []int    `yaml:"ranks" min:"1" max:"5" missing:"list ranks from 1 (executive) and 2 (manager) to 3–5 (staff)"`
	Technical bool     `yaml:"technical,omitempty"` // builds or runs technology, and writes like it (E1)
	Skills    []string `yaml:"skills" count:"1 skill"`
}

// Concept is one thing that roles call by different words.
type Concept struct {
	Concept string            `yaml:"concept" is:"once=concept phrase"`
	ByRole  map[string]string `yaml:"by_role" keys:"roles" is:"phrase"`

	// Value is what a task's own of it can be: date, count, people, quantity, percent or money; none where no one asks.
	Value Values `yaml:"value,omitempty"`
}

// Noun is a noun or a name with the morphology that a sentence needs.
type Noun struct {
	Noun    string `yaml:"noun" is:"phrase"`
	Plural  string `yaml:"plural,omitempty"`  // default: noun + s
	Article string `yaml:"article,omitempty"` // a or an; default by first letter; "-" for names that take none
}

// Deliverable is a kind of outcome. A task is a component with a deliverable:
// "session cache" + "rollback plan" is the task "session cache rollback plan".
type Deliverable struct {
	Noun       string   `yaml:"noun" is:"phrase verbless"`
	Plural     string   `yaml:"plural,omitempty"`
	Article    string   `yaml:"article,omitempty"`
	Lifecycle  string   `yaml:"lifecycle" in:"phases"`                // one of E6's six phases
	Slug       string   `yaml:"slug" is:"slug once=slug"`             // last part of its links: rollback-plan
	Done       []string `yaml:"done" count:"1 participle of its end"` // past participles: merged, signed off
	Skills     []string `yaml:"skills" count:"1-3 skill" in:"skills"`
	Roles      []string `yaml:"roles" count:"1 role" in:"roles"`                 // who owns such a thing
	Attributes []string `yaml:"attributes" count:"12 attribute" in:"attributes"` // keys of those that such a task can have
	Days       [2]int   `yaml:"days" min:"1" max:"260"`                          // shortest and longest, in working days
	Work       Clauses  `yaml:"work,omitempty" texts:"25"`                       // "I compared the traces of both runs"

	// Doubts speak against how such a thing is planned or reported: "the generator sits on the machine that it measures".
	Doubts Clauses `yaml:"doubts,omitempty" texts:"25"`
}

// Clauses are main clauses without typed values. They have slots as the texts of a value.
type Clauses struct {
	Of    []string            `yaml:"of"`
	Slots map[string][]string `yaml:"slots,omitempty"`
}

// Attribute is something that can be said of a task. Class selects how people talk about it; Value says what it can be.
type Attribute struct {
	Key     string `yaml:"key" is:"key once=key"`
	Noun    string `yaml:"noun" is:"phrase"` // "retry limit"; read as "the retry limit of/for the X"
	Plural  string `yaml:"plural,omitempty"` // for tallies: the things counted, "open defects"
	Class   Class  `yaml:"class" in:"classes"`
	Value   Values `yaml:"value" texts:"25"`
	Changes bool   `yaml:"changes,omitempty"` // a decision may change it

	// Outlives says that it holds of what a task made, so that it can still change after the task has ended: a retry
	// limit, a contact, a version; not a severity, an estimate or a pilot.
	Outlives bool `yaml:"outlives,omitempty"`

	// Bears has keys of attributes of which a new value can change this one; none: of fitting classes.
	Bears []string `yaml:"bears,omitempty" in:"attributes"`

	// Near has keys of attributes whose value could be given for this one, and the other way round: a library for what the
	// work starts from.
	Near     []string `yaml:"near,omitempty" in:"attributes"`
	Handover bool     `yaml:"handover,omitempty"` // the message that announces a task's end states it

	Because  []string `yaml:"because,omitempty" is:"phrase once=text"` // reasons for the value or the change
	Synonyms []string `yaml:"synonyms,omitempty" is:"phrase"`          // other words for the noun
	Doubts   Clauses  `yaml:"doubts,omitempty" texts:"1"`              // what speaks against its value, whatever that is

	// Components are the only components whose tasks may have the attribute; none means all. A fridge has an alarm level,
	// a roster has none.
	Components []string `yaml:"components,omitempty" in:"components"`
}

// Reasons are clauses that explain a change of any attribute of a class.
type Reasons struct {
	Class Class               `yaml:"class" in:"classes" is:"once=class"`
	Of    []string            `yaml:"of"`
	Slots map[string][]string `yaml:"slots,omitempty"`
}

// Class is how people talk about an attribute.
type Class string

// In says whether a class is one of a list.
func (c Class) In(list ...Class) bool { return slices.Contains(list, c) }

// The classes of attributes.
const (
	Setting     Class = "setting"     // something that is set: a limit, a threshold, a size
	Measure     Class = "measure"     // something that is measured: a latency, a rate
	Tally       Class = "tally"       // how many there are: open defects (count)
	Choice      Class = "choice"      // which of several was taken: a cluster, a vendor, a format (entity or enum)
	Contact     Class = "contact"     // a person with a part in it: reviewer, approver (entity, of the project's people)
	Reference   Class = "reference"   // a page or a version (link, version)
	Deadline    Class = "deadline"    // a date to keep (date)
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
	Kind     string   `yaml:"kind"`               // one of valueKinds
	Min      string   `yaml:"min,omitempty"`      // decimal of at most nine digits, as written
	Max      string   `yaml:"max,omitempty"`      // decimal
	Step     string   `yaml:"step,omitempty"`     // decimal
	Unit     string   `yaml:"unit,omitempty"`     // of a quantity
	Currency string   `yaml:"currency,omitempty"` // of money
	Working  bool     `yaml:"working,omitempty"`  // a duration in working days
	Pool     string   `yaml:"pool,omitempty"`     // of an entity; "people" for a member of the project
	Of       []string `yaml:"of,omitempty"`       // of an enum or text; of a link the last words: results, run-log

	// Slots are what the slots {name} of the texts in Of can be. A text with slots means all combinations of their
	// members; every one must make sense.
	Slots map[string][]string `yaml:"slots,omitempty"`
}

// Project is work for three groups.
type Project struct {
	Name        string       `yaml:"name" is:"phrase verbless once=project"`
	Context     string       `yaml:"context" missing:"say in a sentence or two why the project exists"`
	Challenges  []string     `yaml:"challenges" count:"3-5 challenge"`
	Categories  []string     `yaml:"categories" count:"1 category"`
	Subprojects []Subproject `yaml:"subprojects" count:"3-3 sub-project;, one a group"`
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
	Name       string `yaml:"name" is:"phrase verbless once=project"`
	Goal       string `yaml:"goal" missing:"say what the group is to reach"`
	Components []Noun `yaml:"components" count:"5 component"`
}

// News is something from outside that people mention: a sentence with slots
// {name}, each drawn from Slots; the drawn values become facts.
type News struct {
	Sentence string            `yaml:"sentence"`
	Kind     corpus.NewsKind   `yaml:"kind,omitempty"`    // none is current; see OfKind
	About    string            `yaml:"about" is:"phrase"` // the subject, as a noun phrase
	Slots    map[string]Values `yaml:"slots" texts:"3"`
}

// OfKind is the frame's kind (E16); a frame that names none is current affairs.
func (n News) OfKind() corpus.NewsKind { return cmp.Or(n.Kind, corpus.NewsCurrent) }

// Rule is something that a project or one of its groups requires before certain work is done, with the named case in
// which something else is required (E19: base rule, override and the override's definition). It is said of no task:
// Scope tells of what. Drawing Needs gives the base rule; drawing it again, with the first value skipped, gives what
// Override requires instead.
type Rule struct {
	Key    string `yaml:"key" is:"key once=key"`
	Scope  Scope  `yaml:"scope" in:"scopes"`
	Matter string `yaml:"matter" is:"once=matter"` // "schema changes to the {component}"; read as "MATTER need …"

	// Needs is what is required: text (a noun phrase) or the consent of a person of the project (entity, pool people).
	Needs    Values   `yaml:"needs" texts:"4"`
	Override Override `yaml:"override"`

	// Components are those that a rule about components makes sense for; none means all. Described is the matter in other
	// words, for questions that are not to be found by its name.
	Components []string `yaml:"components,omitempty" in:"components"`
	Described  string   `yaml:"described,omitempty"`
}

// Description tells a matter of the rule in other words; not ok where the pack has none, or the matter is not of the
// rule.
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
	Term    string   `yaml:"term" is:"phrase once=case"`                  // its name: "hot phase"
	When    string   `yaml:"when" is:"phrase"`                            // the condition: "during a hot phase"
	Means   Values   `yaml:"means" texts:"4"`                             // "the span between branch cut and release"
	Because []string `yaml:"because" count:"1 clause for it" is:"phrase"` // clauses that say why the override was made

	// Needs is what the rule requires in that case, where it was written for this very rule; without it what the rule
	// needs is drawn anew.
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
