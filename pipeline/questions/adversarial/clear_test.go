package adversarial_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/adversarial"
)

// stuckTwice is a world in which two people report an obstacle for a survey each, so many days apart.
func stuckTwice(apart int) *made {
	m := newMade()
	m.task("T1", "tide gauge", "P1", 0)
	m.task("T2", "buoy", "P2", 3)
	for i, id := range []string{"T1", "T2"} {
		day := m.first.Add(4 + i*apart)
		m.say("P4", day, 9, corpus.ActProgress, "", m.fact(id, "boss", corpus.TextValue(corpus.KindEntity, "Foreman of "+id),
			day))
		m.say([]string{"P1", "P2"}[i], day, 11, corpus.ActBlocker, "",
			m.fact(id, "stuck", corpus.TextValue(corpus.KindText, "the winch has rusted solid"), day))
	}
	return m
}

// relativeDrafts draws the drafts with times that count from the day of asking, many times.
func relativeDrafts(m *made) []questions.Draft {
	w := m.world()
	plain := w.Attribute
	w.Attribute = func(subject, predicate string) (pack.Attribute, bool) {
		if predicate == "stuck" {
			return pack.Attribute{Key: predicate, Noun: predicate, Class: pack.Blocker}, true
		}
		return plain(subject, predicate)
	}
	var out []questions.Draft
	for _, f := range adversarial.Families() {
		for seed := range uint64(150) {
			if f.Name() == adversarial.RelativeTime {
				out = append(out, f.Drafts(w, rand.New(rand.NewPCG(seed, 2)))...)
			}
		}
	}
	return out
}

// TestWeeksAgoAreNoDays: where the same was done to another task a day or two from the day that some weeks ago was, the
// question names who did it; where nothing was, it need not (G15).
func TestWeeksAgoAreNoDays(t *testing.T) {
	for apart, alone := range map[int]bool{2: false, 12: true} {
		named, not := 0, 0
		for _, d := range relativeDrafts(stuckTwice(apart)) {
			if d.Ask.Clues[0].Asked.Class != "report" || !strings.Contains(d.Ask.Clues[0].Value, "weeks ago") {
				continue
			}
			if len(d.Ask.Clues) > 1 {
				named++
			} else {
				not++
			}
		}
		if named+not == 0 || (not > 0) != alone {
			t.Errorf("%d days apart: %d questions name who reported it, %d do not", apart, named, not)
		}
	}
}

// TestLastWeekdayIsRead: no question says "last Sunday" where that may be either of two.
func TestLastWeekdayIsRead(t *testing.T) {
	n := 0
	for _, d := range relativeDrafts(stuckTwice(2)) {
		for _, c := range d.Ask.Clues {
			if !strings.HasPrefix(c.Value, "last ") {
				continue
			}
			n++
			if _, err := corpus.Parse(corpus.KindDate, c.Value, d.Item.AskedAt.Date(), nil); err != nil {
				t.Errorf("asked on %s of %q: %v", d.Item.AskedAt.Date(), c.Value, err)
			}
		}
	}
	if n == 0 {
		t.Error("nothing is asked of last week")
	}
}

// TestFlaggedDaysAreRead: what a person reported on a flagged day is asked of by no one, and taken for what a question
// means all the same.
func TestFlaggedDaysAreRead(t *testing.T) {
	m := stuckTwice(0)
	day := m.first.Add(4)
	// Another report of the same person makes who reported it a clue that is needed.
	m.task("T3", "outer basin", "P1", 6)
	m.say("P1", m.first.Add(30), 11, corpus.ActBlocker, "", m.fact("T3", "stuck", corpus.TextValue(corpus.KindText,
		"the crane is late"), m.first.Add(30)))
	for i := range m.c.Messages { // the other report is on a day of another group
		if msg := &m.c.Messages[i]; msg.AuthorID == "P2" && msg.At == day.At(11, 0) {
			msg.GroupID = "G2"
		}
	}
	m.c.Members = append(m.c.Members, corpus.Member{GroupID: "G2", PersonID: "P3"})
	m.c.Flagged = []corpus.FlaggedPassage{{Unit: "G2/" + day.String(), GroupID: "G2", Day: day}}
	n := 0
	for _, d := range relativeDrafts(m) {
		if d.Ask.Clues[0].Asked.Class != "report" {
			continue
		}
		n++
		if len(d.Ask.Clues) == 1 {
			t.Fatalf("%s asks of %+v, and two are meant", d.Item.AskerID, d.Ask.Clues)
		}
	}
	if n == 0 {
		t.Error("nothing is asked of a report")
	}
}

// TestNoQuestionNamesItsAnswer: who did what names a task is not who is asked for.
func TestNoQuestionNamesItsAnswer(t *testing.T) {
	m := stuckTwice(0)
	m.task("T3", "outer basin", "P1", 6)
	m.say("P1", m.first.Add(30), 11, corpus.ActBlocker, "", m.fact("T3", "stuck", corpus.TextValue(corpus.KindText,
		"the crane is late"), m.first.Add(30)))
	for i := range m.c.Facts {
		if m.c.Facts[i].Predicate == "boss" && m.c.Facts[i].SubjectID == "T1" {
			m.c.Facts[i].Value = corpus.TextValue(corpus.KindEntity, "Ada Quill") // who reported it
		}
	}
	for _, d := range relativeDrafts(m) {
		for _, c := range d.Ask.Clues {
			if c.Value == d.Item.Answer {
				t.Fatalf("%s names %s, its answer", d.Item.AskerID, c.Value)
			}
		}
	}
}

// TestBridgeOfWordsHasAnotherValue: where the exchange that shows two words to be one tells the same value of another
// task, it would answer the question by itself.
func TestBridgeOfWordsHasAnotherValue(t *testing.T) {
	of := func(m *made, task string) (n int) {
		for _, d := range drafted(m, "another role's word") {
			if d.Item.Gold[0].SubjectID == task {
				n++
			}
		}
		return n
	}
	m := fullPort()
	if of(m, "T2") == 0 {
		t.Fatal("nothing is drafted of T2")
	}
	for i := range m.c.Facts {
		if f := &m.c.Facts[i]; f.SubjectID == "T2" && f.Predicate == dock.Key() {
			f.Value = corpus.DateValue(m.first.Add(9)) // as of T1
		}
	}
	if n := of(m, "T2"); n > 0 {
		t.Errorf("%d drafts whose bridge holds the answer", n)
	}
}
