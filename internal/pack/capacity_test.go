package pack

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
)

func TestCapacityOfThePacks(t *testing.T) {
	for _, p := range everyPack(t) {
		c := p.Capacity()
		if c.ProjectMonths < len(p.Projects) || c.FreshMonths < 1 {
			t.Errorf("%s carries too little:\n%s", p.Name, c)
		}
		if c.MinFacts < 15 {
			t.Errorf("%s: a task cannot have 15 facts:\n%s", p.Name, c)
		}
	}
	p, err := Builtin("technology")
	if err != nil {
		t.Fatal(err)
	}
	if c := p.Capacity(); c.FreshMonths < 3 {
		t.Errorf("technology carries %d project-months without saying a text twice, want one for each of its three projects", c.FreshMonths)
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
	if c := mute.Capacity(); c.ProjectMonths != 0 || !strings.Contains(c.Limit, "with 1 texts") {
		t.Errorf("with one text an attribute: %+v", c)
	}

	if c := (&Pack{}).Capacity(); c.ProjectMonths != 0 {
		t.Errorf("an empty pack carries %+v", c)
	}
}
