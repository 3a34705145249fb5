package pack

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
)

// What a project-month holds (model.md, "Density").
const (
	groupsPerProject = 3
	tasksPerGroup    = 8
	minFacts         = 11
	maxFacts         = 15
	tasksPerMonth    = groupsPerProject * tasksPerGroup
)

// Capacity says what a pack can carry without repeating itself.
type Capacity struct {
	Tasks         int // distinct tasks: components × deliverables, over all projects
	MinFacts      int // facts of the task whose deliverable has the fewest attributes
	MaxFacts      int // facts of the task whose deliverable has the most
	MonthFacts    int // facts that a project-month can hold, texts being said once
	ProjectMonths int // project-months with three groups, eight tasks a group, at least eleven facts a task
	FreshMonths   int // of these, months whose texts are new to the whole corpus, not only to their month
	Limit         string
	// Limit names what ends ProjectMonths, with the number that would have to grow.
}

// Capacity reports what the pack can carry. A month deals its tasks evenly over
// the deliverables; attributes of free words may be said of only as many of
// these tasks as they have values.
func (p *Pack) Capacity() Capacity {
	c := Capacity{}
	for i, d := range p.Deliverables {
		n := len(d.Attributes)
		if i == 0 || n < c.MinFacts {
			c.MinFacts = n
		}
		c.MaxFacts = max(c.MaxFacts, n)
	}
	c.MonthFacts, c.FreshMonths, c.Limit = p.monthFacts()
	months := 0
	for _, pr := range p.Projects {
		fewest := -1
		for _, s := range pr.Subprojects {
			n := len(s.Components) * len(p.Deliverables)
			c.Tasks += n
			if fewest < 0 || n < fewest {
				fewest = n
			}
		}
		months += max(fewest, 0) / tasksPerGroup
	}
	switch {
	case c.MinFacts < minFacts:
		c.Limit = fmt.Sprintf("a deliverable with %d attributes; a task needs %d facts", c.MinFacts, minFacts)
	case c.MonthFacts < tasksPerMonth*minFacts: // Limit names the scarce attribute
	default:
		c.ProjectMonths = months
		c.FreshMonths = min(c.FreshMonths, months)
		c.Limit = fmt.Sprintf("%d distinct tasks; a project-month needs %d", c.Tasks, tasksPerMonth)
	}
	return c
}

// monthFacts returns the facts of one project-month, how many such months the
// free words last, and the attribute that is scarcest.
func (p *Pack) monthFacts() (facts, fresh int, scarce string) {
	if len(p.Deliverables) == 0 {
		return 0, 0, "no deliverables"
	}
	demand := map[string]int{}
	for i := range tasksPerMonth {
		for _, key := range p.Deliverables[i%len(p.Deliverables)].Attributes {
			demand[key]++
		}
	}
	fresh = -1
	for _, a := range p.Attributes {
		n := demand[a.Key]
		if corpus.Kind(a.Value.Kind) != corpus.KindText || n == 0 {
			facts += n
			continue
		}
		facts += min(n, len(a.Value.Of))
		if lasts := len(a.Value.Of) / n; fresh < 0 || lasts < fresh {
			fresh = lasts
			scarce = fmt.Sprintf("%s with %d texts; a project-month asks for %d", a.Key, len(a.Value.Of), n)
		}
	}
	return min(facts, tasksPerMonth*maxFacts), max(fresh, 0), scarce
}

// String is the report in a few lines, as domain check prints it.
func (c Capacity) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "tasks           %d distinct\n", c.Tasks)
	fmt.Fprintf(&b, "facts a task    %d to %d\n", c.MinFacts, c.MaxFacts)
	fmt.Fprintf(&b, "facts a month   %d (three groups, eight tasks each)\n", c.MonthFacts)
	fmt.Fprintf(&b, "project-months  %d, of which %d with texts said nowhere else\n", c.ProjectMonths, c.FreshMonths)
	fmt.Fprintf(&b, "limited by      %s\n", c.Limit)
	return b.String()
}
