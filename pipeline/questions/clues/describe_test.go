package clues_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/clues"
	"memloom/prompts"
)

var attributes = map[string]pack.Attribute{
	"reviewer": {Key: "reviewer", Noun: "reviewer", Class: pack.Contact},
	"limit":    {Key: "limit", Noun: "retry limit", Class: pack.Setting},
}

// made is a world in the making: load tests with an owner, a reviewer and a limit each.
type made struct{ c *corpus.Corpus }

func newMade() *made {
	first := corpus.NewDate(2025, time.March, 3)
	return &made{&corpus.Corpus{First: first, Last: first.Add(120)}}
}

// task adds a load test; its reviewer is named in another group where abroad.
func (m *made) task(start int, owner, reviewer string, abroad bool) corpus.Task {
	n := len(m.c.Tasks) + 1
	x := corpus.Task{ID: fmt.Sprintf("T%d", n), Name: fmt.Sprintf("part%c load test", 'a'+n-1),
		Component:   fmt.Sprintf("part%c", 'a'+n-1),
		Deliverable: "load test", GroupID: "G1", Start: m.c.First.Add(start)}
	m.c.Tasks = append(m.c.Tasks, x)
	group := "G1"
	if abroad {
		group = "G2"
	}
	m.say(x, "reviewer", corpus.TextValue(corpus.KindEntity, reviewer), group, max(0, start-40))
	m.say(x, corpus.PredOwner, corpus.TextValue(corpus.KindEntity, owner), "G1", start)
	m.say(x, corpus.PredStarted, corpus.DateValue(x.Start), "G1", start)
	m.say(x, "limit", corpus.CountValue(int64(10+n)), "G1", start+2)
	return x
}

func (m *made) say(t corpus.Task, predicate string, v corpus.Value, group string, day int) {
	id := fmt.Sprintf("M%d", len(m.c.Messages)+1)
	m.c.Messages = append(m.c.Messages, corpus.Message{ID: id, GroupID: group, At: m.c.First.Add(day).At(9,
		len(m.c.Messages)%60), Text: "On the " + t.Name + "."})
	f := corpus.Fact{ID: t.ID + "/" + predicate, SubjectID: t.ID, TaskID: t.ID, Predicate: predicate, Value: v,
		From: m.c.First.Add(day)}
	m.c.Facts = append(m.c.Facts, f)
	m.c.Plan = append(m.c.Plan, corpus.PlannedMessage{MessageID: id, Discloses: []corpus.Disclosure{{FactID: f.ID,
		Basis: corpus.BasisText}}})
}

func (m *made) world() *questions.World {
	w := &questions.World{
		Corpus: m.c, Calendar: corpus.Calendar{First: m.c.First, Last: m.c.Last}, Subjects: map[string]string{},
		End:       m.c.Last.Add(1).At(0, 0),
		Attribute: func(_, predicate string) (pack.Attribute, bool) { a, ok := attributes[predicate]; return a, ok },
	}
	for _, t := range m.c.Tasks {
		w.Subjects[t.ID] = t.Name
	}
	return w.Index()
}

// draft asks for a task's limit, with an option that names it.
func draft(w *questions.World, t corpus.Task, at corpus.Stamp) questions.Draft {
	list := w.StatementsOf(t.ID, "limit")
	gold := questions.Operand(list[0], corpus.OpValue, at)
	asked := w.Asked(list[0].Fact)
	return questions.Draft{
		Item: corpus.Item{AskedAt: at, Answer: questions.AnswerText(list[0].Fact.Value, at.Date()),
			Evidence: questions.Evidence(list, corpus.RoleAnswer, 1),
			Gold:     []corpus.GoldAtom{gold, questions.Result(gold)}},
		Ask:     prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{asked}},
		Options: &prompts.OptionsIn{Options: []prompts.OptionPlan{{Says: []prompts.Said{{Asked: asked, Value: "12"}}}}},
	}
}

// crossed are four load tests of two owners, two reviewers and one month, so that only both tell one.
func crossed(abroad bool) *made {
	m := newMade()
	for i, who := range [][2]string{{"Ada Voss", "Cleo Moss"}, {"Ada Voss", "Dan Ives"}, {"Ben Hale", "Cleo Moss"},
		{"Ben Hale", "Dan Ives"}} {
		m.task(50+i, who[0], who[1], abroad)
	}
	return m
}

// TestDescribe_PutsClues: two clues stand for the name in question and options, each a needed piece with a row of gold.
func TestDescribe_PutsClues(t *testing.T) {
	for _, abroad := range []bool{false, true} {
		m := crossed(abroad)
		w := m.world()
		d := draft(w, m.c.Tasks[0], w.End)
		if !clues.NewStock(w).Describe(rand.New(rand.NewPCG(1, 2)), &d, abroad) {
			t.Fatalf("abroad %v: not described", abroad)
		}
		var said []string
		for _, c := range d.Ask.Clues {
			said = append(said, c.Asked.Attribute+" "+c.Value)
		}
		slices.Sort(said)
		if want := []string{"owner Ada Voss", "reviewer Cleo Moss"}; !slices.Equal(said, want) {
			t.Errorf("told by %q, not %q", said, want)
		}
		if d.Ask.About[0].Subject != "load test" || d.Options.Options[0].Says[0].Asked.Subject != "load test" {
			t.Errorf("names %q, %q", d.Ask.About[0].Subject, d.Options.Options[0].Says[0].Asked.Subject)
		}
		if n := len(corpus.Pieces(d.Item.Evidence)); n != 3 {
			t.Errorf("%d needed pieces: %+v", n, d.Item.Evidence)
		}
		groups := map[string]bool{}
		for _, e := range d.Item.Evidence {
			groups[corpus.ByID(m.c.Messages)[e.MessageID].GroupID] = true
		}
		if got := len(groups) == 2; got != abroad {
			t.Errorf("evidence from %d groups, abroad %v", len(groups), abroad)
		}
		if last := d.Item.Gold[len(d.Item.Gold)-1]; last.Part != corpus.PartResult || len(d.Item.Gold) != 4 {
			t.Errorf("gold %+v", d.Item.Gold)
		}
	}
}

// TestDescribe_Leaves: a draft that is bound to an asker, names its speaker, has clues or is asked before they were
// said keeps its name.
func TestDescribe_Leaves(t *testing.T) {
	m := crossed(false)
	w := m.world()
	for name, change := range map[string]func(*questions.Draft){
		"an asker":   func(d *questions.Draft) { d.Item.AskerID = "P1" },
		"a speaker":  func(d *questions.Draft) { d.Ask.Speaker = "Ada" },
		"clues":      func(d *questions.Draft) { d.Ask.Clues = []prompts.Clue{{Value: "x"}} },
		"too early":  func(d *questions.Draft) { d.Item.AskedAt = m.c.First.At(9, 0) },
		"two tasks":  func(d *questions.Draft) { d.Item.Gold[0].SubjectID = "T2" },
		"an outlier": func(d *questions.Draft) { d.Options.Options[0].Says[0].Asked.Subject = m.c.Tasks[1].Name },
	} {
		d := draft(w, m.c.Tasks[0], w.End)
		change(&d)
		before := len(d.Item.Evidence)
		if clues.NewStock(w).Describe(rand.New(rand.NewPCG(1, 2)), &d, false) || len(d.Item.Evidence) != before ||
			d.Ask.About[0].Subject != m.c.Tasks[0].Name {
			t.Errorf("%s: described as %+v", name, d.Ask)
		}
	}
}

// TestDescribe_CluesTellOne: whatever the tasks, the clues fit one of them together; of two, each fits another as well.
func TestDescribe_CluesTellOne(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := newMade()
		people := []string{"Ada Voss", "Ben Hale", "Cleo Moss"}
		for range rapid.IntRange(2, 9).Draw(t, "tasks") {
			m.task(rapid.IntRange(0, 90).Draw(t, "start"), rapid.SampledFrom(people).Draw(t, "owner"),
				rapid.SampledFrom(people).Draw(t, "reviewer"), rapid.Bool().Draw(t, "abroad"))
		}
		w := m.world()
		stock := clues.NewStock(w)
		for _, x := range m.c.Tasks {
			d := draft(w, x, w.End)
			if !stock.Describe(rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1)), &d, rapid.Bool().Draw(t, "spread")) {
				continue
			}
			fit := func(c prompts.Clue, of corpus.Task) bool {
				for _, f := range m.c.Facts {
					if f.SubjectID == of.ID && w.Asked(&f).Attribute == c.Asked.Attribute &&
						(questions.AnswerText(f.Value, m.c.Last) == c.Value || f.Value.Kind == corpus.KindDate &&
							f.Value.Date.Time().Format("January 2006") == c.Value) {
						return true
					}
				}
				return false
			}
			all := 0
			each := make([]int, len(d.Ask.Clues))
			for _, other := range m.c.Tasks {
				both := true
				for i, c := range d.Ask.Clues {
					if fit(c, other) {
						each[i]++
					} else {
						both = false
					}
				}
				if both {
					all++
				}
			}
			if all != 1 || len(each) == 2 && (each[0] < 2 || each[1] < 2) {
				t.Fatalf("%s told by %+v: %d tasks fit all, %v fit each", x.Name, d.Ask.Clues, all, each)
			}
		}
	})
}
