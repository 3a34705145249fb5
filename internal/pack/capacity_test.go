package pack

import (
	"fmt"
	"strings"
	"testing"

	"memloom/internal/corpus"
)

func TestCapacityOfThePacks(t *testing.T) {
	for _, p := range everyPack(t) {
		c := p.Capacity()
		if c.ProjectMonths < len(p.Projects) || c.FreshMonths < 1 {
			t.Errorf("%s carries too little:\n%+v", p.Name, c)
		}
		if c.MinFacts < 15 {
			t.Errorf("%s: a task cannot have 15 facts:\n%+v", p.Name, c)
		}
	}
}

// TestCapacityNamesTheLimit takes away what a month needs and expects none.
func TestCapacityNamesTheLimit(t *testing.T) {
	p, err := LoadFile(libraryFile)
	if err != nil {
		t.Fatal(err)
	}
	few := *p
	few.Deliverables = append([]Deliverable(nil), p.Deliverables...)
	few.Deliverables[3].Attributes = few.Deliverables[3].Attributes[:9]
	if c := few.Capacity(); c.ProjectMonths != 0 || !strings.Contains(c.Limit, "9 attributes") {
		t.Errorf("with nine attributes: %+v", c)
	}

	mute := *p
	mute.Attributes = append([]Attribute(nil), p.Attributes...)
	for i := range mute.Attributes {
		a := &mute.Attributes[i]
		a.Value = Values{Kind: string(corpus.KindText), Of: []string{"the only words"}}
	}
	if c := mute.Capacity(); c.ProjectMonths != 0 || !strings.Contains(c.Limit, "with 1 text;") {
		t.Errorf("with one text an attribute: %+v", c)
	}

	if c := (&Pack{}).Capacity(); c.ProjectMonths != 0 {
		t.Errorf("an empty pack carries %+v", c)
	}
}

// TestThinSpots: a pack that is small is told where, and how much of a year it carries.
func TestThinSpots(t *testing.T) {
	p, err := LoadFile(libraryFile)
	if err != nil {
		t.Fatal(err)
	}
	c := p.Capacity()
	if c.ProjectYears != 0 || c.Scale < 1 || c.Scale > 20 {
		t.Errorf("%d project-years at scale %d", c.ProjectYears, c.Scale)
	}
	if got, want := c.Year(), "no, 7 tasks a group of the 145 that it needs"; got != want {
		t.Errorf("a project of a year: %q, want %q", got, want)
	}
	var list []string
	for _, problem := range c.Thin {
		list = append(list, problem.String())
	}
	report := strings.Join(list, "\n")
	if strings.Contains(fmt.Sprint(c.Rows()), "motive, a project-year needs") {
		t.Errorf("the report of a sound pack lists what a year would want:\n%+v", c)
	}
	for _, want := range []string{
		".value.of: 28 texts of motive, a project-year needs 435",
		"projects[0].subprojects[0].components: 5 components, a project-year needs 25",
		"asides: 14 asides, a project-year needs 120",
		"news: 40 pieces of news, at most 10 a frame, a project-year needs 540",
		"news: 20 pieces of news of kind industry, at most 10 a frame, a project-year needs 180",
		"news: 10 pieces of news of kind policy, at most 10 a frame, a project-year needs 180",
		"news: 10 pieces of news of kind current, at most 10 a frame, a project-year needs 180",
		"terms: 4 concepts, a project-year needs 40",
	} {
		if !strings.Contains(report, want) {
			t.Errorf("no %q in\n%s", want, report)
		}
	}
	for i, problem := range c.Thin {
		if problem.Line < 2 || i > 0 && problem.Line < c.Thin[i-1].Line {
			t.Errorf("line %d: %s", problem.Line, problem)
		}
	}
}
