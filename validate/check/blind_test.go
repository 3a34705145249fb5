package check

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

// optionSet makes the i-th item's options; the right one comes first.
type optionSet func(i int) [4]string

// artefact is a way in which options give the answer away.
type artefact struct {
	rule    string
	options optionSet
	place   func(i int) int // where the right option goes
}

func spread(i int) int { return (i*7 + i/4) % 4 }

func plain(i int) [4]string {
	a := fmt.Sprintf("colour %c", 'a'+i%20)
	return [4]string{a + "u", a + "v", a + "w", a + "x"}
}

func givenAway() []artefact {
	return []artefact{
		{"options are shuffled", plain, func(int) int { return 2 }},
		{"option solver: longest", func(int) [4]string { return [4]string{"a rather long one", "short", "brief", "tiny"} },
			spread},
		{"option solver: shortest", func(int) [4]string {
			return [4]string{"no", "a longer answer", "another long answer", "still a long answer"}
		}, spread},
		{"option solver: overlap with the question", func(int) [4]string {
			return [4]string{"the mapped ward", "aaa bbb ccc",
				"ddd eee fff", "ggg hhh iii"}
		}, spread},
		{"option solver: least overlap with the question", func(int) [4]string {
			return [4]string{"aaa bbb", "which ward",
				"ward is", "is mapped"}
		}, spread},
		{"option solver: agreement with the others", func(int) [4]string {
			return [4]string{"red green blue", "red xx yy", "green zz vv", "blue ww uu"}
		}, spread},
		{"option solver: least agreement with the others", func(int) [4]string {
			return [4]string{"aa bb", "red green",
				"red blue", "red grey"}
		}, spread},
		{"option solver: most values", func(int) [4]string {
			return [4]string{"on 2025-03-11", "ddddddddddddd", "eeeeeeeeeeeee", "fffffffffffff"}
		}, spread},
		{"option solver: fewest values", func(int) [4]string { return [4]string{"dddd", "1234", "5678", "2345"} }, spread},
		{"option solver: latest date", func(int) [4]string {
			return [4]string{"2025-03-19", "2025-03-11", "2025-03-12",
				"2025-03-13"}
		}, spread},
		{"option solver: earliest date", func(int) [4]string {
			return [4]string{"2025-03-10", "2025-03-11", "2025-03-12",
				"2025-03-13"}
		}, spread},
		{"option solver: largest number", func(int) [4]string { return [4]string{"94 %", "12 %", "13 %", "14 %"} }, spread},
		{"option solver: smallest number", func(int) [4]string { return [4]string{"10 %", "12 %", "13 %", "14 %"} }, spread},
		{"option solver: middle number", func(i int) [4]string {
			if i%2 == 0 {
				return [4]string{"13 %", "12 %", "14 %", "none of these"}
			}
			return [4]string{"15 %", "11 %", "19 %", "none of these"}
		}, spread},
		{"option solver: second-earliest date", func(int) [4]string {
			return [4]string{"2025-03-11", "2025-03-10",
				"2025-03-12", "2025-03-13"}
		}, spread},
		{"option solver: nearest to the mean", func(int) [4]string { return [4]string{"12 %", "10 %", "11 %", "17 %"} },
			spread},
		{"option solver: nearest to the question", func(int) [4]string { return [4]string{"48 %", "10 %", "90 %", "20 %"} },
			spread},
		{"option solver: shorter of the pair that differs in length", func(int) [4]string {
			return [4]string{"red book", "red book on the long shelf", "blue pen", "blue pens"}
		}, spread},
		{"option solver: longer of the pair that differs in length", func(int) [4]string {
			return [4]string{"red book on the long shelf", "red book", "blue pen", "blue pens"}
		}, spread},
		{"option solver: most repeated value", func(int) [4]string {
			return [4]string{"12 % and 5 %", "12 % or so",
				"5 % or so", "7 % or so"}
		}, spread},
	}
}

// choiceInput replaces the fixture's items by n choice items.
func choiceInput(n int, options optionSet, place func(int) int) single {
	in := fixtureInput()
	in.Corpus.Items = nil
	for i := range n {
		set := options(i)
		it := corpus.Item{ID: fmt.Sprintf("I%03d", i+1), Family: "style", Question: "Which ward is mapped by 50 %?",
			Status: corpus.Accepted, AskedAt: march(14).At(18, 0)}
		texts := slices.Insert(slices.Clone(set[1:]), place(i), set[0])
		for k, words := range texts {
			it.Options = append(it.Options, corpus.Option{Letter: string(rune('A' + k)), Text: words})
		}
		it.AnswerLetter = it.Options[place(i)].Letter
		in.Corpus.Items = append(in.Corpus.Items, it)
	}
	return in
}

// findingsOf checks some rules alone.
func findingsOf(in Input, keep func(Rule) bool) []Finding {
	list := slices.DeleteFunc(rules(in.Rules), func(r Rule) bool { return !keep(r) })
	return rule.Verify(in, list).Findings
}

// blindFinding checks one rule alone.
func blindFinding(in single, name string) Finding {
	return findingsOf(in.Input, func(r Rule) bool { return r.Name == name })[0]
}

// Every solver of the list notices the artefact that it is made for.
func TestArtefacts(t *testing.T) {
	for _, a := range givenAway() {
		t.Run(a.rule, func(t *testing.T) {
			in := choiceInput(240, a.options, a.place)
			f := blindFinding(in, a.rule)
			if f.Status != Violated || f.Test == nil || f.Test.N != 240 {
				t.Errorf("not noticed: %+v %+v", f, f.Test)
			}
		})
	}
}

// Options without an artefact stay at chance with every solver, and fewer than
// two hundred items say nothing either way.
func TestOptionsAtChance(t *testing.T) {
	r := corpus.Rand(7, "options", "test")
	words := strings.Fields("amber basalt copper dune ember fern granite heath iris jade kelp larch")
	random := func(int) [4]string {
		w := corpus.Shuffled(r, words)
		return [4]string{w[0] + " 12 %", w[1] + " 12 %", w[2] + " 12 %", w[3] + " 12 %"}
	}
	at := func(int) int { return r.IntN(4) }
	for _, n := range []int{199, 240} {
		memo := map[int]int{}
		in := choiceInput(n, random, func(i int) int {
			if _, ok := memo[i]; !ok {
				memo[i] = at(i)
			}
			return memo[i]
		})
		for _, f := range Check(in.Input).Findings {
			if f.Promise != Blind || !strings.HasPrefix(f.Rule, "option") || strings.HasSuffix(f.Rule, "by subcategory") {
				continue
			}
			if want := map[int]Status{199: TooFew, 240: OK}[n]; f.Status != want {
				t.Errorf("%d items, %s: %s, want %s %+v", n, f.Rule, f.Status, want, f.Test)
			}
		}
	}
}

// Ids that sort items by family, evidence or status are noticed; shuffled ones are not.
func TestNeutralIDs(t *testing.T) {
	const n = 60
	sorted := func(i int) int { return i }
	perm := corpus.Rand(3, "ids", "test").Perm(n)
	shuffled := func(i int) int { return perm[i] }
	for _, c := range []struct {
		rule string
		give func(m []corpus.Message, it *corpus.Item, place int)
	}{
		{"ids do not follow the family", func(_ []corpus.Message, it *corpus.Item, place int) {
			it.Family = []string{"single_hop", "temporal", "abstention"}[place*3/n]
		}},
		{"ids do not follow the evidence", func(m []corpus.Message, it *corpus.Item, place int) {
			it.Evidence = []corpus.Evidence{{MessageID: m[place*len(m)/n].ID, Role: corpus.RoleAnswer, Set: 1}}
		}},
		{"ids do not follow the status", func(_ []corpus.Message, it *corpus.Item, place int) {
			if place < n/2 {
				it.Status, it.Reasons = corpus.Rejected, []string{"blind: guessed"}
			}
		}},
	} {
		for name, place := range map[string]func(int) int{"sorted": sorted, "shuffled": shuffled} {
			in := fixtureInput()
			in.Corpus.Items = nil
			for i := range n {
				it := corpus.Item{ID: fmt.Sprintf("I%02d", i+1), Family: "single_hop", Status: corpus.Accepted,
					AskedAt: march(14).At(18, 0)}
				c.give(in.Corpus.Messages, &it, place(i))
				in.Corpus.Items = append(in.Corpus.Items, it)
			}
			f := blindFinding(in, c.rule)
			if got := f.Status == Violated; got != (name == "sorted") {
				t.Errorf("%s, %s: %s %+v", c.rule, name, f.Status, f.Test)
			}
		}
	}
}

// Abstention that shows in the length of its questions is noticed.
func TestQuestionLengths(t *testing.T) {
	for name, longer := range map[string]string{"alike": "", "longer": ", if anybody ever said so"} {
		in := fixtureInput()
		in.Corpus.Items = nil
		for i := range 210 {
			it := corpus.Item{ID: fmt.Sprintf("I%03d", i+1), Status: corpus.Accepted, Question: "Which page is it" +
				strings.Repeat("!", i%13)}
			op := corpus.OpValue
			if i%5 == 0 {
				op, it.Question = corpus.OpAbsent, it.Question+longer
			}
			it.Gold = []corpus.GoldAtom{{Part: "result", Operation: op}}
			in.Corpus.Items = append(in.Corpus.Items, it)
		}
		f := blindFinding(in, "questions do not tell abstention")
		if got := f.Status == Violated; got != (name == "longer") || f.Test == nil {
			t.Errorf("%s: %s %+v", name, f.Status, f.Test)
		}
	}
}
