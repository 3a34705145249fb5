package awareness

import (
	"math"
	"math/rand/v2"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// TestRank: whatever side the given distractor is on, the right value takes
// every place in the order of the four as often as another.
func TestRank(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	const rounds = 40_000
	for _, n := range []int{1, 2, 3} {
		for _, given := range []bool{false, true} {
			seen := make([]float64, n+1)
			for range rounds {
				larger := r.IntN(2) == 0
				k := rank(r, n, given, larger)
				if given && (larger && k == 0 || !larger && k == n) {
					t.Fatalf("of %d, none is left on the given one's side (larger: %v): %d", n, larger, k)
				}
				seen[k]++
			}
			for k, hits := range seen {
				if share := hits / rounds; math.Abs(share-1/float64(n+1)) > 0.012 {
					t.Errorf("%d of %d larger (given: %v) in %.3f of the draws", k, n, given, share)
				}
			}
		}
	}
}

func count(n int64) wrong {
	return wrong{value: corpus.CountValue(n), kind: corpus.OptionDistractor, strategy: fromOther}
}

// TestPick: the given distractor is among those taken, none comes twice, and a
// index that cannot fill the places is too small.
func TestPick(t *testing.T) {
	list := []wrong{count(1), count(2), count(3), count(11), count(12), count(13), count(3)}
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 0))
		got, ok := pick(r, corpus.CountValue(7), []wrong{count(9)}, list, 3)
		if !ok || len(got) != 3 || !got[0].value.Equal(corpus.CountValue(9)) {
			t.Fatalf("seed %d: %v, %v", seed, got, ok)
		}
		for i := range got {
			for j := range i {
				if got[i].value.Equal(got[j].value) || got[i].value.Equal(corpus.CountValue(7)) {
					t.Errorf("seed %d takes %v", seed, got)
				}
			}
		}
	}
	if got, ok := pick(rand.New(rand.NewPCG(1, 0)), corpus.CountValue(7), nil, list[:2], 3); ok {
		t.Errorf("three of two: %v", got)
	}
}

// wish is a request that a cap decides, after all steps.
func wish() composed {
	of := prompts.Asked{Subject: "east gate survey", Attribute: "spending cap", Class: "budget", Kind: corpus.KindMoney}
	plan := func(act, value, strategy string) option {
		return option{Kind: corpus.OptionDistractor, Strategy: strategy, Plan: prompts.OptionPlan{Act: act,
			Says: []prompts.Said{{Asked: of, Value: value}}}}
	}
	c := composed{
		anchor: anchor{kind: anchorCap, task: "east gate survey", of: of},
		ask:    prompts.AskIn{Given: "€900"}, acts: true,
		right: plan(prompts.ActHold, "€700", ""),
		wrongs: []option{
			plan(prompts.ActHold, "€800", fromOther), plan(prompts.ActProceed, "€950", fromOther), plan(prompts.ActProceed,
				"€980", fromOlder),
		},
	}
	c.right.Kind = corpus.OptionCorrect
	return trapped(c)
}

// TestTrapped: the honey trap is the value that held before, from which the
// opposite of the right act follows.
func TestTrapped(t *testing.T) {
	c := wish()
	if !audited(c) || len(c.wrongs) != 3 || c.difficultyText() != honeyTrap {
		t.Fatalf("got %+v", c)
	}
	for i, o := range c.wrongs {
		if (o.Kind == corpus.OptionHoneyTrap) != (i == 2) {
			t.Errorf("option %d is a %s", i, o.Kind)
		}
	}
}

// TestBetween: what a wish names is round, lies strictly between two values, and
// a day of it is a workday to come, at the latest the one on which the task is due.
func TestBetween(t *testing.T) {
	first := corpus.NewDate(2025, 3, 3) // a Monday
	w := &questions.World{Calendar: corpus.Calendar{First: first, Last: first.Add(60)}}
	anywhere, at := anchor{}, anchor{at: morning(first.Add(3)), due: first.Add(8)}
	for seed := range uint64(50) {
		r := rand.New(rand.NewPCG(seed, 0))
		v, ok := anywhere.between(w, r, euros(1000), euros(2000))
		if !ok || v.N <= 1000_00 || v.N >= 2000_00 || v.N%roundSum != 0 {
			t.Errorf("a sum of %v, %v", v, ok)
		}
		d, ok := at.between(w, r, corpus.DateValue(first.Add(2)), corpus.DateValue(first.Add(11)))
		if !ok || d.Date <= first.Add(3) || d.Date > first.Add(8) || d.Date.Weekday() == 0 || d.Date.Weekday() == 6 {
			t.Errorf("a day of %v, %v", d, ok)
		}
	}
	r := rand.New(rand.NewPCG(1, 0))
	if v, ok := anywhere.between(w, r, euros(1000), euros(1250)); ok {
		t.Errorf("nothing round lies between, got %v", v)
	}
	if v, ok := at.between(w, r, corpus.DateValue(first.Add(4)), corpus.DateValue(first.Add(7))); ok {
		t.Errorf("a weekend lies between, got %v", v)
	}
}

// TestPlural: only nouns in the singular are in an attribute's place.
func TestPlural(t *testing.T) {
	for words, want := range map[string]bool{
		"number of steps": false, "processing time": false, "attempt ceiling": false, "time to log in": false,
		"data centre":         false,
		"person-days planned": true, "how it is marked": true, "rows at a time": true, "parallel workers": true,
		"points of the winner": true,
		"hardware in hand":     false, "where the records come from": true, "machines it runs on": true,
	} {
		if plural(words) != want {
			t.Errorf("%q: %v", words, !want)
		}
	}
}

// TestAudit: whatever tells the right option without evidence makes no item.
func TestAudit(t *testing.T) {
	for name, change := range map[string]func(*composed){
		"the key in the lock":        func(c *composed) { c.ask.Given = "€700" },
		"a wrong key in the lock":    func(c *composed) { c.situation = "the offer over €800" },
		"a value of another kind":    func(c *composed) { c.wrongs[0].Plan.Says[0].Asked.Kind = corpus.KindDate },
		"a rule as told in the lock": func(c *composed) { c.ask.Clues = []prompts.Clue{{Value: "€950"}} },
		"the same option twice":      func(c *composed) { c.wrongs[2] = c.wrongs[1] },
		"an act that is rarer":       func(c *composed) { c.wrongs[0].Plan.Act = prompts.ActProceed },
		"one that is far longer": func(c *composed) {
			c.right.Plan.Says = []prompts.Said{{Asked: c.of, Value: "€700 a month, taxes and all deliveries included"}}
		},
	} {
		c := wish()
		c.wrongs[0].Plan.Says = append([]prompts.Said(nil), c.wrongs[0].Plan.Says...)
		change(&c)
		if audited(c) {
			t.Errorf("%s passes the audit", name)
		}
	}
}

// TestLogical: snippets that do not bear on each other are no anchor.
func TestLogical(t *testing.T) {
	text := func(id, about, condition, words string) corpus.Fact {
		return corpus.Fact{ID: id, SubjectID: "H1", Predicate: corpus.PredRequires, About: about, Condition: condition,
			Value: corpus.TextValue(corpus.KindText, words)}
	}
	base, override := text("F1", "", "", "a key"), text("F2", "F1", "at night", "a guard")
	means := corpus.Fact{ID: "F3", SubjectID: "H2", Predicate: corpus.PredMeans, About: "F2",
		Value: corpus.TextValue(corpus.KindText, "the hours after nine")}
	whole := func() anchor {
		return anchor{kind: anchorCase, decisive: &override, rule: &base, bridges: []*corpus.Fact{&means, &base}}
	}
	w := &questions.World{Subjects: map[string]string{"H2": "night"}}
	if !logical(w, whole()) {
		t.Error("a rule, its override and the definition of the case do not hang together")
	}
	for name, change := range map[string]func(*anchor){
		"an override of another rule":  func(a *anchor) { a.decisive.About = "F9" },
		"a definition of another case": func(a *anchor) { a.bridges[0].SubjectID = "H9" },
		"an override that says as before": func(a *anchor) {
			a.decisive.Value = base.Value
		},
	} {
		a := whole()
		a.bridges = []*corpus.Fact{&means, &base}
		change(&a)
		if logical(w, a) {
			t.Errorf("%s passes", name)
		}
	}
}

// TestByTurns: what is rare comes with its turn, not where chance puts it.
func TestByTurns(t *testing.T) {
	var drafts []questions.Draft
	for i := range 42 {
		kind := "many"
		if i%21 == 20 {
			kind = "few"
		}
		drafts = append(drafts, questions.Draft{Item: corpus.Item{Subcategory: kind}})
	}
	for seed := range uint64(20) {
		few := 0
		for i, d := range byTurns(drafts, rand.New(rand.NewPCG(seed, 0))) {
			if d.Item.Subcategory == "few" && i < 4 {
				few++
			}
		}
		if few != 2 {
			t.Errorf("seed %d: %d of two rare drafts among the first four", seed, few)
		}
	}
}

// TestByTurnsOfActs: yes and no are right by turns, however few the one is of.
func TestByTurnsOfActs(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 0))
	var drafts []questions.Draft
	for i := range 40 {
		act := prompts.ActHold
		if i%5 == 0 {
			act = prompts.ActProceed
		}
		d := questions.Draft{Item: corpus.Item{Subcategory: anchorCap}}
		questions.Choice(&d, prompts.OptionAction, []option{{Kind: corpus.OptionCorrect, Plan: prompts.OptionPlan{Act: act}},
			{Kind: corpus.OptionDistractor}}, r.Shuffle)
		drafts = append(drafts, d)
	}
	yes := 0
	for _, d := range byTurns(drafts, r)[:16] {
		if rightAct(&d) == prompts.ActProceed {
			yes++
		}
	}
	if yes != 8 {
		t.Errorf("yes is right in %d of the first 16", yes)
	}
}

// TestSingle: of a matter for which two groups have rules nothing is asked.
func TestSingle(t *testing.T) {
	facts := []corpus.Fact{
		{ID: "F1", SubjectID: "H1", Predicate: corpus.PredRequires, Value: corpus.TextValue(corpus.KindText, "a key")},
		{ID: "F2", SubjectID: "H2", Predicate: corpus.PredRequires, Value: corpus.TextValue(corpus.KindText, "a guard")},
		{ID: "F3", SubjectID: "H3", Predicate: corpus.PredRequires, Value: corpus.TextValue(corpus.KindText, "a lamp")},
	}
	w := (&questions.World{Corpus: &corpus.Corpus{Facts: facts}, Subjects: map[string]string{"H1": "dives at night",
		"H2": "Dives at night", "H3": "repairs of the gate"}}).Index()
	for i, want := range []bool{false, false, true} {
		if got := single(w, anchor{kind: anchorRule, decisive: &facts[i]}); got != want {
			t.Errorf("%s: %v", w.Subjects[facts[i].SubjectID], got)
		}
	}
}

// TestSharesStem: a word of the same stem substitutes nothing.
func TestSharesStem(t *testing.T) {
	for pair, want := range map[[2]string]bool{
		{"estimated effort", "effort estimate"}: true, {"hosting location", "host site"}: true,
		{"day of the freeze", "freeze date"}: true,
		{"data centre", "host site"}:         false, {"budget limit", "spending cap"}: false,
		{"attempt ceiling", "retry limit"}: false,
	} {
		if got := sharesStem(pair[0], pair[1]); got != want {
			t.Errorf("%q for %q: %v", pair[0], pair[1], got)
		}
	}
}

// TestRuledActs: of the options about an override two refuse and two go ahead,
// and the right one does either.
func TestRuledActs(t *testing.T) {
	c := composed{acts: true, anchor: anchor{decisive: &corpus.Fact{Value: corpus.TextValue(corpus.KindText, "a key")}}}
	seen := map[string]int{}
	for seed := range uint64(60) {
		acts := c.ruledActs(rand.New(rand.NewPCG(seed, 0)))
		same := 0
		for _, a := range acts {
			if a == acts[0] {
				same++
			}
		}
		if same != 2 {
			t.Fatalf("%v", acts)
		}
		seen[acts[0]]++
	}
	if seen[prompts.ActHold] < 15 || seen[prompts.ActAdapt] < 15 {
		t.Errorf("right: %v", seen)
	}
}
