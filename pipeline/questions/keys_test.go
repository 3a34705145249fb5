package questions_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// TestKeys: every draft gets right and wrong references, three of each at most,
// all different from one another and from the answer; wrong values are of the
// gold's kind, and none is the gold's.
func TestKeys(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := drawWorld(t)
		keys := questions.NewKeys(w)
		for _, f := range families {
			for _, d := range f.Drafts(w, rand.New(rand.NewPCG(1, 1))) {
				correct, incorrect := keys.Of(d.Item)
				if len(correct) < 2 || len(correct) > 3 || len(incorrect) < 1 || len(incorrect) > 3 {
					t.Errorf("%s: %q and %q", d.Item.Key, correct, incorrect)
				}
				all := slices.Concat([]string{d.Item.Answer}, correct, incorrect)
				slices.Sort(all)
				if len(slices.Compact(all)) != 1+len(correct)+len(incorrect) {
					t.Errorf("%s, answered %q, repeats one of %q and %q", d.Item.Key, d.Item.Answer, correct, incorrect)
				}
				holdValues(t, d.Item, incorrect)
				again, _ := questions.NewKeys(w).Of(d.Item)
				if !slices.Equal(correct, again) {
					t.Errorf("%s has %q, and %q when asked again", d.Item.Key, correct, again)
				}
			}
		}
	})
}

// holdValues holds wrong references to the gold's kind, the vague one aside.
func holdValues(t *rapid.T, it corpus.Item, incorrect []string) {
	gold := it.Gold[len(it.Gold)-1].Atom
	if gold == nil || gold.Kind == corpus.KindText {
		return
	}
	for _, a := range incorrect[:len(incorrect)-1] {
		v, err := corpus.Parse(gold.Kind, a, it.AskedAt.Date(), nil)
		if err != nil || v.Equal(*gold) {
			t.Errorf("%s, answered %q, has the wrong reference %q", it.Key, it.Answer, a)
		}
	}
}

// TestKeysByHand: what an older value, a weighed option, a list, a yes and an
// absent fact give.
func TestKeysByHand(t *testing.T) {
	on := corpus.NewDate(2025, 3, 10)
	count := corpus.CountValue
	c := &corpus.Corpus{First: on, Last: on.Add(30), Tasks: []corpus.Task{{ID: "T1", Name: "gate rota"}, {ID: "T2", Name: "oven rota"}}, Facts: []corpus.Fact{
		{ID: "old", SubjectID: "T1", Predicate: "limit", Value: count(10), From: on, TaskID: "T1"},
		{ID: "new", SubjectID: "T1", Predicate: "limit", Value: count(15), From: on.Add(3), Supersedes: "old", TaskID: "T1"},
		{ID: "weighed", SubjectID: "T1", Predicate: corpus.PredOption, Value: count(40), About: "new", TaskID: "T1"},
		{ID: "other", SubjectID: "T2", Predicate: "limit", Value: count(22), From: on, TaskID: "T2"},
	}}
	w := &questions.World{Corpus: c, Attribute: drawnAttribute, Subjects: map[string]string{"T1": "gate rota", "T2": "oven rota"}}
	keys := questions.NewKeys(w.Index())
	row := func(part string, op corpus.Operation, v corpus.Value) corpus.GoldAtom {
		g := corpus.GoldAtom{Part: part, SubjectID: "T1", Predicate: "limit", Operation: op, Atom: &v, FactIDs: []string{"new"}, How: corpus.HowLiteral}
		if v.Kind == corpus.KindList || part == corpus.PartResult && op == corpus.OpExists {
			g.How = corpus.HowComputed
		}
		return g
	}
	item := func(answer string, rows ...corpus.GoldAtom) corpus.Item {
		return corpus.Item{Key: "k", Answer: answer, AskedAt: on.Add(20).At(9, 0), Gold: rows}
	}
	both, yes := corpus.ListValue(count(10), count(15)), corpus.TextValue(corpus.KindEnum, "yes")
	operand := row(corpus.PartOperand, corpus.OpLatest, count(15))
	for _, x := range []struct {
		name             string
		it               corpus.Item
		correct, against []string // some of those
	}{
		{"the latest", item("15", operand, row(corpus.PartResult, corpus.OpLatest, count(15))),
			[]string{"The retry limit of the gate rota is 15.", "It is 15."}, []string{"10", "40", "Several."}},
		{"what held before", item("15", row(corpus.PartOperand, corpus.OpPrior, count(15)), row(corpus.PartResult, corpus.OpPrior, count(15))),
			[]string{"The retry limit of the gate rota was 15.", "It was 15 then."}, nil},
		{"a set", item("10 and 15", operand, row(corpus.PartResult, corpus.OpSet, both)), []string{"15 and 10"}, []string{"10", "15", "Several of them."}},
		{"an order", item("10, then 15", operand, row(corpus.PartResult, corpus.OpOrder, both)), []string{"First 10, then 15."}, []string{"15, then 10"}},
		{"a contradiction", item("They disagree: 10 or 15.", operand, row(corpus.PartResult, corpus.OpConflict, both)),
			[]string{"The messages disagree: 15 or 10."}, []string{"10", "15"}},
		{"a yes", item("Yes, it was.", operand, row(corpus.PartResult, corpus.OpExists, yes)), []string{"Yes."}, []string{"No.", "Perhaps."}},
		{"nothing", item("Not stated.", corpus.GoldAtom{Part: corpus.PartResult, SubjectID: "T1", Predicate: "limit", Operation: corpus.OpAbsent}),
			[]string{"The messages do not say."}, []string{"22", "Several."}},
	} {
		correct, incorrect := keys.Of(x.it)
		for _, a := range x.correct {
			if !slices.Contains(correct, a) {
				t.Errorf("%s: %q is not among the right ones, %q", x.name, a, correct)
			}
		}
		for _, a := range x.against {
			if !slices.Contains(incorrect, a) {
				t.Errorf("%s: %q is not among the wrong ones, %q", x.name, a, incorrect)
			}
		}
	}
	own := item("15", operand, row(corpus.PartResult, corpus.OpLatest, count(15)))
	own.CorrectAnswers, own.IncorrectAnswers = []string{"fifteen of them"}, []string{"the old limit"}
	if correct, incorrect := keys.Of(own); correct[0] != "fifteen of them" || incorrect[0] != "the old limit" {
		t.Errorf("a family's own references are not kept: %q, %q", correct, incorrect)
	}
}
