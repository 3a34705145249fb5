package pack

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// What a project-month and a project-year hold (model.md, "Density"; E6, E16).
const (
	groupsPerProject   = 3
	tasksPerGroup      = 8
	tasksPerGroupYear  = 145 // 424–436 a project
	minFacts           = 11
	maxFacts           = 15
	tasksPerMonth      = groupsPerProject * tasksPerGroup
	tasksPerYear       = groupsPerProject * tasksPerGroupYear
	newsPerYear        = 540 // about two a project and workday, and some to spare
	newsPerKind        = newsPerYear / 3
	newsPerFrame       = 10 // how often a frame may be heard in a year, with other values
	asidesPerYear      = 120
	closuresPerYear    = 11
	conceptsPerYear    = 40 // G15: questions over ambiguous terms
	wordsPerRole       = 5  // of the concepts, words of its own
	rulesPerYear       = 54 // E19: update questions, each over a rule and its override
	namesPerPool       = 15
	componentsPerGroup = 10
)

// Capacity says what a pack can carry without repeating itself.
type Capacity struct {
	Tasks         int // distinct tasks: components × deliverables, over all projects
	MinFacts      int // facts of the task whose deliverable has the fewest attributes
	MaxFacts      int // facts of the task whose deliverable has the most
	MonthFacts    int // facts that a project-month can hold, texts being said once
	YearFacts     int // facts that a project-year can hold, texts being said once
	ProjectMonths int // project-months with three groups, eight tasks a group, at least eleven facts a task
	FreshMonths   int // of these, months whose texts are new to the whole corpus, not only to their month
	ProjectYears  int // projects that carry a year with 145 tasks a group, no text said twice in a project
	FreshYears    int // of these, years whose texts are new to the whole corpus
	Scale         int // per cent of a project-year's tasks that every project of the pack can carry, at most 100
	Limit         string
	// Limit names what ends ProjectMonths, with the number that would have to grow.
	Thin []Problem // what a project-year of full size would want more of, with the place in the file; not errors
}

// Capacity reports what the pack can carry. A month or a year deals its tasks evenly over the deliverables; attributes
// of free words may be said of only as many of these tasks as they have values.
func (p *Pack) Capacity() Capacity {
	c := Capacity{Scale: p.scale(), Thin: p.Thin(1)}
	c.MinFacts, c.MaxFacts = p.taskFacts()
	c.MonthFacts, c.FreshMonths, c.Limit = p.spanFacts(tasksPerMonth, "month")
	c.YearFacts, c.FreshYears, _ = p.spanFacts(tasksPerYear, "year")
	months := 0
	for _, pr := range p.Projects {
		n := p.fewestTasks(pr)
		months += n / tasksPerGroup
		if n >= tasksPerGroupYear && c.MinFacts >= minFacts && c.FreshYears > 0 {
			c.ProjectYears++
		}
		for _, s := range pr.Subprojects {
			c.Tasks += len(s.Components) * len(p.Deliverables)
		}
	}
	c.FreshYears = min(c.FreshYears, c.ProjectYears)
	switch {
	case c.MinFacts < minFacts:
		c.Limit = fmt.Sprintf("a deliverable with %s; a task needs %d facts", counted(c.MinFacts, "attribute"), minFacts)
	case c.MonthFacts < tasksPerMonth*minFacts: // Limit names the scarce attribute
	default:
		c.ProjectMonths, c.FreshMonths = months, min(c.FreshMonths, months)
		c.Limit = fmt.Sprintf("%d different tasks; a project of a month needs %d", c.Tasks, tasksPerMonth)
	}
	return c
}

// taskFacts returns how many facts the task with the fewest and the one with the most attributes can have.
func (p *Pack) taskFacts() (fewest, most int) {
	components := []string{""} // what no attribute is kept to
	for _, a := range p.Attributes {
		components = append(components, a.Components...)
	}
	slices.Sort(components)
	counts := []int{}
	for _, d := range p.Deliverables {
		for _, noun := range slices.Compact(slices.Clone(components)) {
			counts = append(counts, len(p.AttributesOf(d, noun)))
		}
	}
	if len(counts) == 0 {
		return 0, 0
	}
	return slices.Min(counts), slices.Max(counts)
}

// fewestTasks returns the distinct tasks of the project's smallest group.
func (p *Pack) fewestTasks(pr Project) int {
	return fewest(pr.Subprojects, func(s Subproject) int { return len(s.Components) * len(p.Deliverables) })
}

// fewest is the least number that a function gives for the elements of a list, 0 for none.
func fewest[T any](all []T, number func(T) int) int {
	out := 0
	for i, x := range all {
		if n := number(x); i == 0 || n < out {
			out = n
		}
	}
	return out
}

// spanFacts returns the facts of a project over a span with so many tasks, how
// many such spans the free words last, and the attribute that is scarcest.
func (p *Pack) spanFacts(tasks int, span string) (facts, fresh int, scarce string) {
	if len(p.Deliverables) == 0 {
		return 0, 0, "no deliverables"
	}
	demand := p.demand(tasks)
	fresh = -1
	for _, a := range p.Attributes {
		n := demand[a.Key]
		if corpus.Kind(a.Value.Kind) != corpus.KindText || n == 0 {
			facts += n
			continue
		}
		have := a.Value.count()
		facts += min(n, have)
		if lasts := have / n; fresh < 0 || lasts < fresh {
			fresh = lasts
			scarce = fmt.Sprintf("%s with %s; a project-%s asks for %d", a.Key, counted(have, "text"), span, n)
		}
	}
	return min(facts, tasks*maxFacts), max(fresh, 0), scarce
}

// demand returns how many of a span's tasks may be asked for each attribute.
func (p *Pack) demand(tasks int) map[string]int {
	demand := map[string]int{}
	for i := range tasks {
		for _, key := range p.Deliverables[i%len(p.Deliverables)].Attributes {
			demand[key]++
		}
	}
	return demand
}

// count returns how many free texts or members the value has.
func (v Values) count() int {
	n, _, _ := v.texts()
	return int(n)
}

// Rows are the report as domain check prints it: a name, and what is said of it.
func (c Capacity) Rows() [][2]string {
	return [][2]string{
		{"tasks", fmt.Sprintf("%d different ones", c.Tasks)},
		{"facts per task", fmt.Sprintf("%d to %d", c.MinFacts, c.MaxFacts)},
		{"facts per month", fmt.Sprintf("%d (three groups, eight tasks each)", c.MonthFacts)},
		{"facts per year", fmt.Sprintf("%d (three groups, %d tasks each)", c.YearFacts, tasksPerGroupYear)},
		{"projects of a month", fmt.Sprintf("%d; the texts last for %d without repeating", c.ProjectMonths, c.FreshMonths)},
		{"projects of a year", fmt.Sprintf("%d; the texts last for %d without repeating", c.ProjectYears, c.FreshYears)},
		{"limited by", c.Limit},
	}
}

// Year says whether every project of the pack carries a year.
func (c Capacity) Year() string {
	if c.Scale < 100 {
		return fmt.Sprintf("no, %d tasks a group of the %d that it needs", c.Scale*tasksPerGroupYear/100, tasksPerGroupYear)
	}
	return fmt.Sprintf("yes, %d tasks a group", tasksPerGroupYear)
}
