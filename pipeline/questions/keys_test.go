package questions_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/internal/pack"
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
	c := &corpus.Corpus{First: on, Last: on.Add(30), Tasks: []corpus.Task{{ID: "T1", Name: "gate rota"},
		{ID: "T2", Name: "oven rota"}}, Facts: []corpus.Fact{
		{ID: "old", SubjectID: "T1", Predicate: "limit", Value: count(10), From: on, TaskID: "T1"},
		{ID: "new", SubjectID: "T1", Predicate: "limit", Value: count(15), From: on.Add(3), Supersedes: "old", TaskID: "T1"},
		{ID: "weighed", SubjectID: "T1", Predicate: corpus.PredOption, Value: count(40), About: "new", TaskID: "T1"},
		{ID: "other", SubjectID: "T2", Predicate: "limit", Value: count(22), From: on, TaskID: "T2"},
	}}
	w := &questions.World{Corpus: c, Attribute: drawnAttribute, Subjects: map[string]string{"T1": "gate rota",
		"T2": "oven rota"}}
	keys := questions.NewKeys(w.Index())
	row := func(part string, op corpus.Operation, v corpus.Value) corpus.GoldAtom {
		g := corpus.GoldAtom{Part: part, SubjectID: "T1", Predicate: "limit", Operation: op, Atom: &v,
			FactIDs: []string{"new"}, How: corpus.HowLiteral}
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
			[]string{"The retry limit of the gate rota is 15.", "It is 15."},
			[]string{"10", "40", "There was a number for it."}},
		{"a set", item("10 and 15", operand, row(corpus.PartResult, corpus.OpSet, both)),
			[]string{"There are these: 10 and 15."}, []string{"10", "15", "Several of them."}},
		{"what held before", item("15", row(corpus.PartOperand, corpus.OpPrior, count(15)), row(corpus.PartResult,
			corpus.OpPrior, count(15))),
			[]string{"The retry limit of the gate rota was 15.", "It was 15 then."}, nil},
		{"an order", item("10, then 15", operand, row(corpus.PartResult, corpus.OpOrder, both)),
			[]string{"First 10, then 15."}, []string{"15, then 10"}},
		{"a contradiction", item("They disagree: 10 or 15.", operand, row(corpus.PartResult, corpus.OpConflict, both)),
			[]string{"The messages disagree: 15 or 10."}, []string{"10", "15"}},
		{"a yes", item("Yes, it was.", operand, row(corpus.PartResult, corpus.OpExists, yes)), []string{"Yes."},
			[]string{"No.", "Perhaps."}},
		{"nothing", item("Not stated.", corpus.GoldAtom{Part: corpus.PartResult, SubjectID: "T1", Predicate: "limit",
			Operation: corpus.OpAbsent}),
			[]string{"The messages do not say."}, []string{"22", "There was a number for it."}},
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

// TestKeysOfSeveralValues: where each value is of an attribute of its own, right
// references keep the question's order or name the attributes; wrong ones
// exchange two values of one sort, state a false one, or lack one.
func TestKeysOfSeveralValues(t *testing.T) {
	on := corpus.NewDate(2025, 3, 10)
	task := func(id, name string) corpus.Task { return corpus.Task{ID: id, Name: name} }
	fact := func(subject, predicate string, v corpus.Value) corpus.Fact {
		return corpus.Fact{ID: subject + predicate, SubjectID: subject, Predicate: predicate, Value: v, From: on,
			TaskID: subject}
	}
	count := corpus.CountValue
	c := &corpus.Corpus{First: on, Last: on.Add(30), Tasks: []corpus.Task{task("T1", "gate rota"),
		task("T2", "oven rota")}, Facts: []corpus.Fact{
		fact("T1", "limit", count(10)), fact("T1", "size", count(15)),
		fact("T1", "page", corpus.QuantityValue(corpus.NewDecimal(9, 0), "KB")),
		fact("T1", "host", corpus.TextValue(corpus.KindEntity, "Linnet")),
		fact("T1", "lead", corpus.TextValue(corpus.KindEntity, "Ada Quill")),
		fact("T2", "host", corpus.TextValue(corpus.KindEntity, "Siskin")),
		fact("T2", "lead", corpus.TextValue(corpus.KindEntity, "Ben Quill")),
		fact("T2", "limit", count(22)), fact("T2", "page", corpus.QuantityValue(corpus.NewDecimal(7, 0), "KB")),
	}}
	c.People = []corpus.Person{{ID: "P1", Name: "Ada Quill"}, {ID: "P2", Name: "Ben Quill"}}
	w := (&questions.World{Corpus: c, Subjects: map[string]string{"T1": "gate rota", "T2": "oven rota"},
		Attribute: func(_, p string) (pack.Attribute, bool) {
			return pack.Attribute{Key: p, Noun: p, Class: pack.Setting}, true
		}}).Index()
	set := func(answer string, ids ...string) corpus.Item {
		it := corpus.Item{Key: "k", Answer: answer, AskedAt: on.Add(20).At(9, 0)}
		var values []corpus.Value
		for _, id := range ids {
			f, _ := w.Fact(id)
			values = append(values, f.Value)
			it.Gold = append(it.Gold, corpus.GoldAtom{Part: corpus.PartOperand, SubjectID: f.SubjectID, Predicate: f.Predicate,
				Operation: corpus.OpSet, Atom: &f.Value, FactIDs: []string{id}})
		}
		list := corpus.ListValue(values...)
		it.Gold = append(it.Gold, corpus.GoldAtom{Part: corpus.PartResult, Operation: corpus.OpSet, Atom: &list,
			How: corpus.HowComputed})
		return it
	}
	for _, x := range []struct {
		it             corpus.Item
		correct, wrong []string
	}{
		{set("The limit is 10 and the size is 15.", "T1limit", "T1size"),
			[]string{"10 and 15", "We have 10 as the limit and 15 as the size.", "limit: 10; size: 15"},
			[]string{"The limit is 15 and the size is 10.", "The limit is 10 and the size is 16.", "The limit is 10."}},
		{set("The page is 9 KB and the limit is 10.", "T1page", "T1limit"),
			[]string{"9 KB and 10", "We have 9 KB as the page and 10 as the limit.", "page: 9 KB; limit: 10"},
			[]string{"The page is 9 KB and the limit is 22.", "The page is 7 KB and the limit is 10.", "The page is 9 KB."}},
		{set("The host is Linnet and the lead is Ada Quill.", "T1host", "T1lead"),
			[]string{"Linnet and Ada Quill", "We have Linnet as the host and Ada Quill as the lead.",
				"host: Linnet; lead: Ada Quill"},
			[]string{"The host is Linnet and the lead is Ben Quill.", "The host is Siskin and the lead is Ada Quill.",
				"The host is Linnet."}},
		{set("The limit for the gate rota is 10 and the limit for the oven rota is 22.", "T1limit", "T2limit"),
			[]string{"10 and 22", "We have 10 as the limit for the gate rota and 22 as the limit for the oven rota.",
				"limit for the gate rota: 10; limit for the oven rota: 22"},
			[]string{"The limit for the gate rota is 22 and the limit for the oven rota is 10.",
				"The limit for the gate rota is 10 and the limit for the oven rota is 23.", "The limit for the gate rota is 10."}},
	} {
		correct, incorrect := questions.NewKeys(w).Of(x.it)
		if !slices.Equal(correct, x.correct) || !slices.Equal(incorrect, x.wrong) {
			t.Errorf("%s\n%q\n%q", x.it.Answer, correct, incorrect)
		}
	}
}
