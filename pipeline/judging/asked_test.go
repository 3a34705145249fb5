package judging

import (
	"fmt"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// about is a draft that asks for a value of a task's attribute.
func about(key, task, predicate, question string, value int64, cells ...string) questions.Draft {
	v := corpus.MoneyValue(value*100, "EUR")
	g := corpus.GoldAtom{Part: corpus.PartOperand, SubjectID: task, Predicate: predicate, Atom: &v}
	result := g
	result.Part = corpus.PartResult
	return questions.Draft{Cells: cells, Item: corpus.Item{
		Key: key, Family: "cap", Subcategory: "sum", Question: question, Answer: questions.AnswerText(v, 0),
		Gold: []corpus.GoldAtom{g, result},
	}}
}

func noItems(wanted int) *asked {
	w := &questions.World{Corpus: &corpus.Corpus{}, Subjects: map[string]string{"T1": "east gate survey",
		"T2": "bridge of ropes"}}
	return newAsked(w.Index(), wanted, 0)
}

// TestAsked_TakenSlot: a slot is asked for a second time only when there is no other draft, and for a share of all
// items.
func TestAsked_TakenSlot(t *testing.T) {
	first, again := about("1", "T1", "cap", "What is it?", 700), about("2", "T1", "cap", "And what is it?", 700)
	other := about("3", "T2", "cap", "What is it there?", 900)
	for wanted, want := range map[int]int{39: -1, 40: 0} {
		a := noItems(wanted)
		a.add(a.entry(first))
		if i := a.next([]questions.Draft{again, other}, false); i != 1 {
			t.Errorf("draft %d is taken, another slot is free", i)
		}
		if i := a.next([]questions.Draft{again}, false); i != want {
			t.Errorf("of %d items, %d is taken of a slot that is asked for", wanted, i)
		}
		a.add(a.entry(again))
		if i := a.next([]questions.Draft{about("4", "T1", "cap", "How much?", 700)}, false); i >= 0 && wanted == 40 {
			t.Error("more items share a slot than may")
		}
		a.remove("2")
		a.remove("1")
		if i := a.next([]questions.Draft{again}, false); i != 0 {
			t.Errorf("a slot stays taken by an item that was not accepted: %d", i)
		}
	}
}

// TestAsked_ToldAnswer: a sheet that names a subject and its answer bars the item that asks for it, whichever came
// first.
func TestAsked_ToldAnswer(t *testing.T) {
	asks := about("1", "T1", "cap", "What may the east gate survey cost?", 700)
	tells := about("2", "T2", "cap", "The East Gate Survey may cost €700. What of the bridge of ropes?", 900)
	apart := about("3", "T2", "cap", "Something costs €700. What of the bridge of ropes?", 900)
	for _, x := range []struct {
		first, second questions.Draft
		want          int
	}{{asks, tells, -1}, {tells, asks, -1}, {asks, apart, 0}, {apart, asks, 0}} {
		a := noItems(1000)
		a.add(a.entry(x.first))
		if i := a.next([]questions.Draft{x.second}, false); i != x.want {
			t.Errorf("after %q, %q: %d", x.first.Item.Question, x.second.Item.Question, i)
		}
	}
}

// TestAsked_Open: what a corpus can still be asked for are slots that no item has, each once, and no sheet that tells
// an answer.
func TestAsked_Open(t *testing.T) {
	first := about("1", "T1", "cap", "What may the east gate survey cost?", 700)
	a := noItems(1000)
	a.add(a.entry(first))
	left := []questions.Draft{
		about("2", "T1", "cap", "And what is it?", 700), // taken
		about("3", "T2", "cap", "The East Gate Survey may cost €700. What of the bridge of ropes?", 900),
		about("4", "T2", "cap", "What is it there?", 900),
		about("5", "T2", "cap", "How much is it there?", 900), // of the same slot
		about("6", "T2", "fee", "What is the fee there?", 900),
	}
	if n := a.open(left); n != 2 {
		t.Errorf("%d drafts are open, want 2", n)
	}
}

// TestAsked_EmptiestCell: filters that drop one act more than the other leave acts as even as they were drawn.
func TestAsked_EmptiestCell(t *testing.T) {
	a, accepted := noItems(40), map[string]int{}
	var left []questions.Draft
	for i := range 120 {
		act := "hold"
		if i%2 == 0 {
			act = "proceed"
		}
		left = append(left, about(fmt.Sprint(i), fmt.Sprintf("task %d", i), "cap", "How much?", int64(i), act))
	}
	for judged := 0; accepted["hold"]+accepted["proceed"] < 40; judged++ {
		i := a.next(left, false)
		d := left[i]
		left = append(left[:i:i], left[i+1:]...)
		a.add(a.entry(d))
		if d.Cells[0] == "hold" && judged%3 == 0 {
			a.remove(d.Item.Key) // it fell
			continue
		}
		accepted[d.Cells[0]]++
	}
	if n := accepted["hold"]; n < 19 || n > 21 {
		t.Errorf("%d of 40 hold", n)
	}
}

// TestAsked_NoSideLeads: of a subcategory whose options act, the next draft is of the side that is behind, even late.
func TestAsked_NoSideLeads(t *testing.T) {
	for _, by := range []string{"", ", asking somebody"} {
		w := &questions.World{Corpus: &corpus.Corpus{}}
		a := newAsked(w.Index(), 40, 0)
		side := func(key, cell string, young bool) questions.Draft {
			return questions.Draft{Item: corpus.Item{Key: key, Subcategory: "override"}, Cells: []string{cell + by},
				Young: young}
		}
		for i := range lead {
			a.add(a.entry(side(fmt.Sprint("done ", i), "refuses", false)))
		}
		if i := a.next([]questions.Draft{side("1", "refuses", false), side("2", "goes ahead", true)}, false); i != 1 {
			t.Errorf("%q: took draft %d", by, i)
		}
		if i := a.next([]questions.Draft{side("3", "refuses", false)}, false); i != 0 {
			t.Errorf("%q: took draft %d where there is one side alone", by, i)
		}
	}
}
