package questions_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
)

// attributes are what the tasks of the made-up worlds can have.
var attributes = map[string]pack.Attribute{
	"limit": {Key: "limit", Noun: "retry limit", Class: pack.Setting},
	"page":  {Key: "page", Noun: "final page", Class: pack.Reference},
	"cause": {Key: "cause", Noun: "cause", Class: pack.Reason},
}

func drawnAttribute(_, predicate string) (pack.Attribute, bool) {
	a, ok := attributes[predicate]
	return a, ok
}

// made is a world in the making.
type made struct {
	t *rapid.T
	c *corpus.Corpus
}

// drawWorld makes a corpus of some tasks, over a calendar with a closure, in
// which texts state some of the facts: once, twice, wrongly, replaced, or not at all.
func drawWorld(t *rapid.T) *questions.World {
	first := corpus.NewDate(2025, time.March, 3)
	m := &made{t, &corpus.Corpus{
		First: first, Last: first.Add(60),
		Closures: []corpus.Closure{{Date: first.Add(rapid.SampledFrom([]int{16, 23, 31}).Draw(t, "closure")),
			Name: "the audit"}},
	}}
	for i := range rapid.IntRange(1, 6).Draw(t, "tasks") {
		m.task(fmt.Sprintf("T%d", i+1))
	}
	if rapid.Bool().Draw(t, "announced") {
		m.closure(m.c.Closures[0].Date)
	}
	w := &questions.World{
		Corpus: m.c, Calendar: corpus.Calendar{First: m.c.First, Last: m.c.Last, Closures: m.c.Closures},
		Attribute: drawnAttribute,
		Fillable:  map[string][]string{}, Subjects: map[string]string{}, End: m.c.Last.Add(1).At(0, 0),
	}
	for _, x := range m.c.Tasks {
		w.Fillable[x.ID] = []string{"limit", "page", "cause"}
		w.Subjects[x.ID] = x.Name
	}
	return w.Index()
}

// workday draws a workday between two days.
func (m *made) workday(from, to corpus.Date, label string) corpus.Date {
	c := corpus.Calendar{First: m.c.First, Last: m.c.Last, Closures: m.c.Closures}
	d := from.Add(rapid.IntRange(0, int(to-from)).Draw(m.t, label))
	for !c.IsWorkday(d) {
		d = d.Add(1)
	}
	return d
}

// closure announces a day on which no one works.
func (m *made) closure(on corpus.Date) {
	f := corpus.Fact{ID: "J1/closed", SubjectID: "J1", Predicate: corpus.PredClosed, Value: corpus.DateValue(on),
		From: m.c.First}
	m.c.Facts = append(m.c.Facts, f)
	m.c.Messages = append(m.c.Messages, corpus.Message{ID: "closed", At: m.c.First.At(9, 0), AuthorID: "P1",
		AuthorName: "Ada", Text: "closed then"})
	m.c.Plan = append(m.c.Plan, corpus.PlannedMessage{MessageID: "closed", Discloses: []corpus.Disclosure{{FactID: f.ID,
		Surface: "then", Start: 7, End: 11, Basis: corpus.BasisText}}})
}

func (m *made) task(id string) {
	start := m.workday(m.c.First, m.c.First.Add(40), "start")
	x := corpus.Task{ID: id, Name: "task " + id, OwnerID: "P1", Start: start}
	m.fact(corpus.Fact{ID: id + "/started", SubjectID: id, Predicate: corpus.PredStarted, Value: corpus.DateValue(start),
		From: start}, corpus.BasisTimestamp)
	if rapid.IntRange(0, 3).Draw(m.t, "ends") > 0 {
		x.End = m.workday(start, start.Add(18), "end")
		m.fact(corpus.Fact{ID: id + "/finished", SubjectID: id, Predicate: corpus.PredFinished,
			Value: corpus.DateValue(x.End), From: x.End}, corpus.BasisTimestamp)
	}
	m.c.Tasks = append(m.c.Tasks, x)
	n := int64(len(m.c.Tasks))
	m.attribute(id, "limit", start, corpus.CountValue(10*n), corpus.CountValue(10*n+5))
	m.attribute(id, "page", start, corpus.TextValue(corpus.KindLink, "https://wiki.x.example/"+id), corpus.Value{})
	m.attribute(id, "cause", start, corpus.TextValue(corpus.KindText, "the reason of "+id), corpus.Value{})
}

// attribute may give a task an attribute, a wrong value of it next to it, and a
// later value in its place.
func (m *made) attribute(task, key string, on corpus.Date, v, later corpus.Value) {
	switch rapid.IntRange(0, 3).Draw(m.t, task+key) {
	case 0:
		return
	case 1:
		wrong := corpus.Fact{ID: task + "/" + key + "/noise", SubjectID: task, Predicate: key, Value: corpus.CountValue(999),
			From: on, Noise: true}
		m.fact(wrong, corpus.BasisText)
	}
	f := corpus.Fact{ID: task + "/" + key, SubjectID: task, Predicate: key, Value: v, From: on, TaskID: task}
	if later.Kind != "" && rapid.Bool().Draw(m.t, "changes") {
		f.To = on.Add(2)
		next := f
		next.ID, next.Value, next.From, next.To, next.Supersedes = f.ID+"/2", later, on.Add(3), 0, f.ID
		defer m.fact(next, corpus.BasisText)
	}
	m.fact(f, corpus.BasisText)
}

// fact adds a fact and the messages that state it: none, one or two.
func (m *made) fact(f corpus.Fact, basis corpus.Basis) {
	m.c.Facts = append(m.c.Facts, f)
	for i := range rapid.SampledFrom([]int{1, 1, 1, 2, 0}).Draw(m.t, f.ID) {
		surface := "stated"
		if basis == corpus.BasisText {
			surface = corpus.Surfaces(f.Value, f.From, nil)[0]
		}
		text := strings.Repeat("x ", i+1) + surface
		id := fmt.Sprintf("M%03d", len(m.c.Messages)+1)
		m.c.Messages = append(m.c.Messages, corpus.Message{ID: id, At: f.From.At(9+i, 30), AuthorID: "P1",
			AuthorName: "Ada Quill", Text: text})
		m.c.Plan = append(m.c.Plan, corpus.PlannedMessage{MessageID: id, Discloses: []corpus.Disclosure{
			{FactID: f.ID, Surface: surface, Start: 2 * (i + 1), End: len(text), Basis: basis},
		}})
	}
}

// TestWorldIndex: statements are listed earliest first, what is stated leaves
// out noise and the unsaid, and keeps what a later statement replaced: that is
// the filters' matter.
func TestWorldIndex(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := drawWorld(t)
		stated := map[string]bool{}
		for _, f := range w.Stated() {
			stated[f.ID] = true
		}
		for _, f := range w.Corpus.Facts {
			list := w.Statements(f.ID)
			if want := len(list) > 0 && !f.Noise; stated[f.ID] != want {
				t.Errorf("%s counts as stated: %v, want %v", f.ID, stated[f.ID], want)
			}
			for i, s := range list {
				if s.Fact.ID != f.ID || s.Disclosure.FactID != f.ID || (i > 0 && s.Message.At < list[i-1].Message.At) {
					t.Errorf("statement %d of %s is %+v", i, f.ID, s)
				}
			}
		}
	})
}

// TestAnswerText: a gold answer is absolute and in the words of its kind.
func TestAnswerText(t *testing.T) {
	on := corpus.NewDate(2025, time.March, 12)
	for want, v := range map[string]corpus.Value{
		"13 March 2025":         corpus.DateValue(on.Add(1)),
		"1 working day":         corpus.DurationValue(1, true),
		"7 calendar days":       corpus.DurationValue(7, false),
		"https://x.example/a-b": corpus.TextValue(corpus.KindLink, "https://x.example/a-b"),
		"14":                    corpus.CountValue(14),
		"4.5%":                  corpus.PercentValue(corpus.NewDecimal(45, 1)),
	} {
		got := questions.AnswerText(v, on)
		if strings.ReplaceAll(got, " %", "%") != want {
			t.Errorf("%s is answered %q, want %q", v.Canonical(), got, want)
		}
	}
}

// TestAmbiguous: a subject is ambiguous if another one has its visible name.
func TestAmbiguous(t *testing.T) {
	w := (&questions.World{Corpus: &corpus.Corpus{}, Subjects: map[string]string{"H1": "demos to customers",
		"H2": "Demos to customers", "H3": "mutings of alarms"}}).Index()
	for id, want := range map[string]bool{"H1": true, "H2": true, "H3": false, "none": false} {
		if got := w.Ambiguous(id); got != want {
			t.Errorf("%s: %v", id, got)
		}
	}
}
