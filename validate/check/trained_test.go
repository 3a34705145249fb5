package check

import (
	"fmt"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/measure"
)

// moody is a run of n choice items, each of a task of its own, whose right option says "gladly" so many times in ten.
// By word, place and length nothing else tells.
func moody(n, inTen int) single {
	in := fixtureInput()
	in.Corpus.Items, in.Corpus.Tasks = nil, nil
	words := strings.Fields("amber basalt copper dune ember fern granite heath iris jade")
	r := corpus.Rand(7, "moody", "test")
	for i := range n {
		task := fmt.Sprintf("T%03d", i)
		in.Corpus.Tasks = append(in.Corpus.Tasks, corpus.Task{ID: task, Name: "plan " + task, Component: "component " + task})
		it := corpus.Item{ID: fmt.Sprintf("I%03d", i+1), Family: "proactivity", Subcategory: "cap", Question: "What next?",
			Status: corpus.Accepted, AskedAt: march(14).At(18, 0),
			Gold: []corpus.GoldAtom{{Part: corpus.PartResult, SubjectID: task}}}
		right, glad := r.IntN(4), r.IntN(4)
		if i%10 < inTen {
			glad = right
		}
		for k, w := range corpus.Shuffled(r, words)[:4] {
			if k == glad {
				w += " gladly"
			} else {
				w += " anyway"
			}
			it.Options = append(it.Options, corpus.Option{Letter: string(rune('A' + k)), Text: w})
		}
		it.AnswerLetter = it.Options[right].Letter
		in.Corpus.Items = append(in.Corpus.Items, it)
	}
	return in
}

func TestTrainedSolvers_NoticeAWordThatTells(t *testing.T) {
	for _, rule := range []string{"trained solver", "trained solvers by subcategory"} {
		if f := blindFinding(moody(240, 9), rule); f.Status != Violated || f.Test == nil {
			t.Errorf("%s: a word in nine of ten right options is not noticed: %s %+v", rule, f.Status, f.Test)
		}
		if f := blindFinding(moody(240, 0), rule); f.Status != OK {
			t.Errorf("%s: words that tell nothing: %s %+v", rule, f.Status, f.Test)
		}
		if f := blindFinding(moody(60, 9), rule); f.Status != TooFew || f.Checked != 60 {
			t.Errorf("%s: 60 items: %s over %d", rule, f.Status, f.Checked)
		}
	}
}

func TestOptionSolversByKind_NoticeOneSubcategory(t *testing.T) {
	in := moody(240, 0)
	for i := range in.Corpus.Items {
		if it := &in.Corpus.Items[i]; i%2 == 0 {
			it.Subcategory = "freeze"
			it.Options[strings.Index("ABCD", it.AnswerLetter)].Text += " which is the longest by far"
		}
	}
	f := blindFinding(in, "option solvers by subcategory")
	if f.Status != Violated || !strings.Contains(f.Examples[0].Found, "proactivity/freeze, longest") {
		t.Errorf("%s %+v", f.Status, f.Examples)
	}
}

// TestWith_PoolsItemsOfOtherRuns: fewer items than a test needs are enough with those of another run.
func TestWith_PoolsItemsOfOtherRuns(t *testing.T) {
	in, other := moody(120, 9), moody(120, 9)
	if f := blindFinding(in, "trained solver"); f.Status != TooFew {
		t.Errorf("alone: %s", f.Status)
	}
	in.With = corpora(other.Corpus)
	if f := blindFinding(in, "trained solver"); f.Status != Violated || f.Test.N != 240 {
		t.Errorf("with another run: %s %+v", f.Status, f.Test)
	}
}

// worded measures the wording of a run's questions: its figures by name.
func worded(in single) map[string]float64 {
	m := measure.Only(measure.Input{}, in.Corpus, "wording")
	m.Add(in.Corpus)
	out := map[string]float64{}
	for _, s := range m.Report().Sections {
		for _, f := range s.Figures {
			out[f.Name] = f.Value
		}
	}
	return out
}

// askingTwo is a run with n questions each of two families.
func askingTwo(n int, family, asker, alike string, text func(i int, told bool) string) single {
	in := fixtureInput()
	in.Corpus.Items = nil
	for i := range 2 * n {
		it := corpus.Item{ID: fmt.Sprintf("I%03d", i+1), Family: alike, AskerID: asker, Status: corpus.Accepted,
			AskedAt: march(14).At(18, 0)}
		if i%2 == 0 {
			it.Family = family
		}
		it.Question = text(i, i%2 == 0)
		in.Corpus.Items = append(in.Corpus.Items, it)
	}
	return in
}

func TestWording_NoticesWordsOfOneFamily(t *testing.T) {
	frames := strings.Split("What is it?|Which one is it?|Tell me which it is.|What do we have there?|Do you know which?",
		"|")
	alike := func(i int, _ bool) string { return frames[i/2%len(frames)] }
	doubting := func(i int, told bool) string {
		if told {
			return "According to whom? " + alike(i, told)
		}
		return alike(i, told)
	}
	for _, c := range []struct{ told, family, asker, alike string }{
		{"contradictory", "contradictory", "", "any_one"},
		{"abstention", "abstention", "", "single_hop"},
		{"abstention to an asker", "abstention", "P1", "pivot"},
	} {
		name := "how well the words of a question tell " + c.told + " (AUC)"
		if got, ok := worded(askingTwo(100, c.family, c.asker, c.alike, doubting))[name]; !ok || got < 0.99 {
			t.Errorf("%s: %g", name, got)
		}
		if got, ok := worded(askingTwo(100, c.family, c.asker, c.alike, alike))[name]; !ok || got > 0.6 {
			t.Errorf("%s, words alike: %g", name, got)
		}
		if got, ok := worded(askingTwo(99, c.family, c.asker, c.alike, doubting))[name]; ok {
			t.Errorf("%s, 99 items: %g", name, got)
		}
	}
}

// TestWording_LookAlikesAskForTheSame: a question of what no one disputes is no look-alike of a contradictory one.
func TestWording_LookAlikesAskForTheSame(t *testing.T) {
	in := askingTwo(100, "contradictory", "", "any_one", func(int, bool) string { return "What is it?" })
	for i := range in.Corpus.Items {
		it := &in.Corpus.Items[i]
		attribute := map[bool]string{true: "limit", false: "owner"}[it.Family == "contradictory"]
		it.Gold = append([]corpus.GoldAtom{{Part: corpus.PartOperand, Predicate: attribute}}, it.Gold...)
	}
	if got, ok := worded(in)["how well the words of a question tell contradictory (AUC)"]; ok {
		t.Errorf("%g", got)
	}
}

// TestTemplates_CountMaskedQuestions: names, values and attributes make no new template.
func TestTemplates_CountMaskedQuestions(t *testing.T) {
	words := strings.Fields("amber basalt copper dune ember fern granite heath iris jade")
	varied := func(i int, _ bool) string { return fmt.Sprintf("Which %s is %s?", words[i%10], words[i/10%10]) }
	masked := func(i int, _ bool) string {
		return fmt.Sprintf("Which page of the %s had %d %% on %s?", []string{"allergy rule table",
			"order import filter"}[i%2], i, march(3+i%10).String())
	}
	const templates, commonest = "templates of single_hop", "items of single_hop with its commonest template"
	if got := worded(askingTwo(100, "single_hop", "", "any_one", varied)); got[templates] < 30 || got[commonest] > 0.08 {
		t.Errorf("varied: %v", got)
	}
	if got := worded(askingTwo(100, "single_hop", "", "any_one", masked)); got[templates] != 1 || got[commonest] != 1 {
		t.Errorf("one template: %v", got)
	}
}

// learningRules are the rules of solvers that learn.
func learningRules() []string {
	return []string{
		"trained solver", "trained solvers by subcategory", "option solvers by subcategory",
	}
}
