package check

import (
	"testing"

	"memloom/internal/corpus"
)

// A text may name the day of what it refers to, and no other day.
func TestNamesRecalled(t *testing.T) {
	c := fixtureInput().Corpus
	m := saying(c, "Somebody was bored")
	p := planOf(c, "Somebody was bored")
	earlier := find(c.Messages, func(x corpus.Message) bool {
		return x.At.Date() < m.At.Date() &&
			m.At.Date()-x.At.Date() < 7
	})
	weekday, other := earlier.At.Date().Weekday().String(), earlier.At.Date().Add(1).Weekday().String()
	if m.At.Date()-earlier.At.Date() == 1 {
		weekday = "yesterday"
	}
	names := func(words string) bool { return worldOf(Input{Corpora: corpora(c)}).NamesRecalled(m, words) }

	p.RecallsID = ""
	if names(weekday) {
		t.Errorf("%s is taken for a day that the message refers to", weekday)
	}
	p.RecallsID = earlier.ID
	if !names(weekday) || names(other) {
		t.Errorf("of %s: %s %v, %s %v", earlier.At, weekday, names(weekday), other, names(other))
	}

	// The day on which the reason of a stated fact was said.
	p.RecallsID = ""
	said := worldOf(Input{Corpora: corpora(c)}).Statements()
	for _, s := range said {
		if s.Message.ID != earlier.ID {
			continue
		}
		c.Facts = append(c.Facts, corpus.Fact{ID: "F-new", Because: s.Fact.ID})
		p.Discloses = append(p.Discloses, corpus.Disclosure{FactID: "F-new"})
		if !names(weekday) || names(other) {
			t.Errorf("of a reason said on %s: %s %v, %s %v", earlier.At, weekday, names(weekday), other, names(other))
		}
		return
	}
	t.Fatal("the earlier message states nothing")
}
