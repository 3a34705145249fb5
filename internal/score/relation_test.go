package score

import (
	"encoding/json"
	"errors"
	"math"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/table"
	"memloom/prompts"
)

// related is a corpus of four items about sets and one that is about none.
func related() (*corpus.Corpus, map[string]Set) {
	item := func(id, relation, subtype, form, set string) corpus.Item {
		return corpus.Item{ID: id, Status: corpus.Accepted, Family: "f", Relation: relation, Subtype: subtype, Form: form,
			SetID:    set,
			Question: "Which?", Answer: "a", CorrectAnswers: []string{"A."}, IncorrectAnswers: []string{"b"}}
	}
	return &corpus.Corpus{Items: []corpus.Item{
			item("I1", "nuanced", "temporal", "fill", "V1"), item("I2", "nuanced", "temporal", "", "V2"),
			item("I3", "contradictory", "contradictory", "", "V3"), item("I4", "complementary", "any_one", "arrange", "V4"),
			item("I5", "", "", "", ""),
		}}, map[string]Set{
			"V1": {Origin: "user", Case: "it changed", Facts: []prompts.RelationFact{{Sentence: "From May on, b.",
				AsOf: "2020-05"}}},
			"V2": {Origin: "world"}, "V3": {Origin: "world"}, "V4": {Origin: "user"},
		}
}

// relationMarker calls "a" right and "b" wrong, cannot tell of "hm" and fails on "down"; seen keeps what it is asked.
func relationMarker(sets map[string]Set, seen *[]prompts.RelationIn) Marker {
	m := strictMarker()
	plain := m.Model.(fake)
	m.Relation = &RelationJudge{Task: tasks.Scoring.Relation, Sets: sets}
	m.Model = fake{"knowing", func(input any) (any, error) {
		in, ok := input.(prompts.RelationIn)
		if !ok {
			return plain.answer(input)
		}
		*seen = append(*seen, in)
		switch in.Candidate {
		case "a":
			return prompts.RelationOut{Label: prompts.Correct, Failure: prompts.FailNone, Reason: "the same"}, nil
		case "hm":
			return prompts.RelationOut{Label: prompts.Unclear, Failure: prompts.FailNone, Reason: "it mumbles"}, nil
		case "down":
			return nil, errDown
		}
		return prompts.RelationOut{Label: prompts.Wrong, Failure: prompts.FailIncomplete, Reason: "less"}, nil
	}}
	return m
}

// Items about sets are judged with what their sets hold; what the judge cannot tell, or fails on, is undetermined and
// not wrong; other items are judged as ever. What is empty or missing gives no answer.
func TestMark_ByRelation(t *testing.T) {
	c, sets := related()
	var seen []prompts.RelationIn
	sheet := NewSheet([]Answer{
		{ItemID: "I1", Text: "b", Prompt: "strong"}, {ItemID: "I2", Text: "down", Prompt: "strong"},
		{ItemID: "I3", Text: "hm", Prompt: "soft"}, {ItemID: "I5", Text: "a"},
	})
	results, err := sheet.Mark(t.Context(), relationMarker(sets, &seen), c, Options{})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, r := range results {
		got = append(got, strings.Join([]string{r.ItemID, verdict(r), r.How, r.Failure}, " "))
	}
	want := "I1 wrong judge.relation incomplete, I2 undetermined judge.relation , I3 undetermined judge.relation , I4 wrong missing , I5 right judge "
	if s := strings.Join(got, ", "); s != want {
		t.Errorf("%s\nwant %s", s, want)
	}
	in := seen[0]
	if len(seen) < 3 || in.Case != "it changed" || len(in.Facts) != 1 || in.Subtype != "temporal" ||
		in.Correct[0] != "A." || in.Incorrect[0] != "b" || in.Gold != "a" {
		t.Errorf("%+v", seen)
	}
	b := BreakDown(sheet.Entries(c, sets, results))
	byName := map[string]PartRate{}
	for _, p := range b.Parts {
		byName[p.By+" "+p.Name] = p
	}
	for name, want := range map[string]struct{ items, n, right, open int }{
		" all": {4, 2, 0, 2}, "relation nuanced": {2, 1, 0, 1}, "subtype temporal": {2, 1, 0, 1}, "form fill": {1, 1, 0, 0},
		"form question": {2, 0, 0, 2},
		"origin user":   {2, 2, 0, 0}, "origin world": {2, 0, 0, 2}, "prompt strong": {2, 1, 0, 1}, "prompt soft": {1, 0, 0,
			1},
	} {
		if p := byName[name]; p.Items != want.items || p.N != want.n || p.Right != want.right || p.Undetermined != want.open {
			t.Errorf("%s: %+v, want %+v", name, p, want)
		}
	}
	if f := byName[" all"].Failures; f[prompts.FailIncomplete] != 1 || f[prompts.FailNoAnswer] != 1 || len(f) != 2 {
		t.Errorf("failures %v", f)
	}
	if byName["form question"].Accuracy != nil || byName["form question"].Interval != nil {
		t.Errorf("an accuracy of nothing: %+v", byName["form question"])
	}
}

// is is a decided result.
func is(right bool) *bool { return &right }

// pairs makes entries of two files: so many that both have right, the first alone, the second alone, neither.
func pairs(relation, subtype string, counts ...int) (a, b []Entry) {
	for kind, n := range counts {
		for range n {
			e := Entry{Relation: relation, Subtype: subtype, Form: FormQuestion, Answered: true}
			x, y := e, e
			x.Text, y.Text = "x", "y"
			x.Correct, y.Correct = is(kind < 2), is(kind == 0 || kind == 2)
			a, b = append(a, x), append(b, y)
		}
	}
	return a, b
}

// three are 36 pairs: complementary 2, 8, 0, 2 (both, first, second, neither), temporal 3, 4, 1, 2, contextual 1, 0, 3,
// 0, contradictory 0, 6, 1, 3.
func three() (a, b []Entry) {
	for _, x := range []struct {
		relation, subtype string
		counts            []int
	}{
		{"complementary", "multi_evidence", []int{2, 8, 0, 2}}, {"nuanced", "temporal", []int{3, 4, 1, 2}},
		{"nuanced", "contextual", []int{1, 0, 3, 0}}, {"contradictory", "contradictory", []int{0, 6, 1, 3}},
	} {
		p, q := pairs(x.relation, x.subtype, x.counts...)
		a, b = append(a, p...), append(b, q...)
	}
	return a, b
}

// p are scipy 1.17.1's binomtest(min(b, c), b+c).pvalue. Of the parts, multi_evidence, contradictory as a subtype and
// the one form repeat others, so that Holm is over five: 0.0078125·5, 0.125·4, 0.25·3, 0.375·2 and 1.
func TestCompare_ByHand(t *testing.T) {
	a, b := three()
	a = append(a, Entry{Relation: "nuanced", Subtype: "temporal", Answered: true, Text: "x"}, Entry{Relation: "nuanced",
		Answered: true}, Entry{Relation: "nuanced"})
	b = append(b, Entry{Relation: "nuanced", Subtype: "temporal", Answered: true, Text: "y"}, Entry{Relation: "nuanced"},
		Entry{Relation: "nuanced", Answered: true})
	c, err := Compare("A", "B", a, b)
	if err != nil {
		t.Fatal(err)
	}
	if c.OnlyFirst != 1 || c.OnlySecond != 1 || c.Hypotheses != 5 {
		t.Errorf("%+v", c)
	}
	type row struct {
		n, first, second, open int
		a, b, p, holm          float64 // holm −1: none
	}
	want := map[string]row{
		" all":                   {36, 18, 5, 1, 24. / 36, 11. / 36, 0.010622024536132814, -1},
		"relation complementary": {12, 8, 0, 0, 10. / 12, 2. / 12, 0.0078125, 0.0390625},
		"relation nuanced":       {14, 4, 4, 1, 8. / 14, 8. / 14, 1, 1},
		"relation contradictory": {10, 6, 1, 0, 0.6, 0.1, 0.125, 0.5},
		"subtype multi_evidence": {12, 8, 0, 0, 10. / 12, 2. / 12, 0.0078125, 0.0390625},
		"subtype temporal":       {10, 4, 1, 1, 0.7, 0.4, 0.375, 0.75},
		"subtype contextual":     {4, 0, 3, 0, 0.25, 1, 0.25, 0.75},
		"subtype contradictory":  {10, 6, 1, 0, 0.6, 0.1, 0.125, 0.5},
		"form question":          {36, 18, 5, 0, 24. / 36, 11. / 36, 0.010622024536132814, -1},
	}
	near := func(got *float64, want float64) bool { return got != nil && math.Abs(*got-want) < 1e-12 }
	for _, d := range c.Parts {
		w, ok := want[d.By+" "+d.Name]
		if !ok || d.N != w.n || d.FirstAlone != w.first || d.SecondAlone != w.second || d.Undetermined != w.open ||
			!near(d.First, w.a) || !near(d.Second, w.b) ||
			!near(d.Difference, w.a-w.b) || !near(&d.P, w.p) || (w.holm < 0) != (d.Holm == nil) || d.Holm != nil &&
			!near(d.Holm, w.holm) {
			t.Errorf("%s %s: %+v, want %+v", d.By, d.Name, d, w)
		}
		delete(want, d.By+" "+d.Name)
	}
	if len(want) > 0 {
		t.Errorf("missing: %v", want)
	}
	// 200,000 resamples by numpy 2's multinomial, within the three relations, give 5/36 to 20/36.
	if i := c.Parts[0].Interval; math.Abs(i.Low-5./36) > 1.01/36 || math.Abs(i.High-20./36) > 1.01/36 {
		t.Errorf("%+v, want about %.3f to %.3f", i, 5./36, 20./36)
	}
}

// Ten pairs for each side of twenty: the first alone is right on a binomial number f of a resample, and the difference
// is (2f − 20)/20; its quantiles are at 6 and 14. Pairs of another relation that do not vary halve it.
func TestCompare_IntervalIsBinomial(t *testing.T) {
	a, b := pairs("nuanced", "temporal", 0, 10, 10, 0)
	c, err := Compare("A", "B", a, b)
	if err != nil {
		t.Fatal(err)
	}
	if i := c.Parts[0].Interval; i == nil || math.Abs(i.Low+0.4) > 1e-9 || math.Abs(i.High-0.4) > 1e-9 {
		t.Errorf("%+v, want −0.4 to 0.4", i)
	}
	x, y := pairs("contradictory", "contradictory", 20, 0, 0, 0)
	if c, err = Compare("A", "B", append(a, x...), append(b, y...)); err != nil {
		t.Fatal(err)
	}
	if i := c.Parts[0].Interval; i == nil || math.Abs(i.Low+0.2) > 1e-9 || math.Abs(i.High-0.2) > 1e-9 {
		t.Errorf("%+v, want −0.2 to 0.2", i)
	}
}

func TestCompare_Refuses(t *testing.T) {
	a, b := three()
	if _, err := Compare("A", "A", a, a); !errors.Is(err, ErrSameAnswers) {
		t.Errorf("the same answers: %v", err)
	}
	for i := range b {
		a[i].Answered, b[i].Answered = i%2 == 0, i%2 == 1
	}
	if _, err := Compare("A", "B", a, b); !errors.Is(err, ErrNothingShared) {
		t.Errorf("nothing shared: %v", err)
	}
}

// Strata of relations of which one varies: 10 of 20 next to 20 right ones is 65 to 85 per cent.
func TestBreakDown_IntervalIsStratified(t *testing.T) {
	a, _ := pairs("nuanced", "temporal", 10, 0, 10, 0)
	x, _ := pairs("contradictory", "contradictory", 20, 0, 0, 0)
	for _, p := range BreakDown(append(a, x...)).Parts {
		want := map[string][2]float64{"all": {0.65, 0.85}, "nuanced": {0.3, 0.7}}[p.Name]
		switch {
		case p.Name == "contradictory" && (p.Interval.Method != MethodWilson || *p.Accuracy != 1):
			t.Errorf("%+v", p)
		case want[1] > 0 && (p.Interval.Method != MethodBootstrap || math.Abs(p.Interval.Low-want[0]) > 1e-9 ||
			math.Abs(p.Interval.High-want[1]) > 1e-9):
			t.Errorf("%s: %+v, want %v", p.Name, p.Interval, want)
		}
	}
	if BreakDown([]Entry{{Family: "f"}}) != nil {
		t.Error("a breakdown of items without relations")
	}
}

// falls makes entries of three files by patterns, "110" for right from oracle and perfect retrieval and wrong by
// default.
func falls(relation string, patterns map[string]int) (files [3][]Entry) {
	for _, pattern := range sortedKeys(patterns) {
		for range patterns[pattern] {
			for k, right := range pattern {
				e := Entry{Relation: relation, Answered: true}
				if right != '?' {
					e.Correct = is(right == '1')
				}
				files[k] = append(files[k], e)
			}
		}
	}
	return files
}

// S_O is 4+2+3+1 of the complementary items, S_P 4+2, S_D 4; 101 and 011 are right late. The nuanced ones are never
// right.
func TestCascade_ByHand(t *testing.T) {
	files := falls("complementary", map[string]int{"111": 4, "110": 2, "100": 3, "101": 1, "000": 1, "011": 1, "1?1": 1})
	for k, list := range falls("nuanced", map[string]int{"000": 2, "001": 1}) {
		files[k] = append(files[k], list...)
	}
	files[1] = append(files[1], Entry{Relation: "nuanced", Answered: true})
	files[0], files[2] = append(files[0], Entry{Relation: "nuanced", Answered: true}),
		append(files[2], Entry{Relation: "nuanced"})
	w, err := Cascade([3]string{"o", "p", "d"}, files)
	if err != nil || w.LeftOut != 1 {
		t.Fatalf("%+v %v", w, err)
	}
	for _, s := range w.Parts {
		want := map[string][6]int{"all": {15, 1, 10, 6, 4, 3}, "complementary": {12, 1, 10, 6, 4, 2}, "nuanced": {3, 0, 0, 0,
			0, 1}}[s.Name]
		if got := [6]int{s.N, s.Undetermined, s.Oracle, s.Preserved, s.Retrieved, s.Late}; got != want {
			t.Errorf("%s: %v, want %v", s.Name, got, want)
		}
		if s.Name == "nuanced" {
			if s.Preserve != nil || s.Retrieve != nil {
				t.Errorf("shares of nothing: %+v", s)
			}
		} else if math.Abs(s.Preserve.Share-0.6) > 1e-12 || math.Abs(s.Retrieve.Share-4./6) > 1e-12 ||
			s.Preserve.Interval.Method != MethodBootstrap {
			t.Errorf("%s: %+v %+v", s.Name, s.Preserve, s.Retrieve)
		}
	}
	w, err = Cascade([3]string{"o", "p", "d"}, falls("nuanced", map[string]int{"110": 10, "100": 10}))
	if err != nil {
		t.Fatal(err)
	}
	p := w.Parts[0]
	if i := p.Preserve.Interval; math.Abs(i.Low-0.3) > 1e-9 || math.Abs(i.High-0.7) > 1e-9 {
		t.Errorf("10 of 20 kept: %+v, want 0.3 to 0.7", i)
	}
	if p.Retrieve.Share != 0 || p.Retrieve.Interval.Method != MethodWilson {
		t.Errorf("none of 10 found: %+v", p.Retrieve)
	}
	if _, err := Cascade([3]string{}, [3][]Entry{{{}}, {{}}, {{}}}); !errors.Is(err, ErrNothingShared) {
		t.Errorf("%v", err)
	}
}

// judgedEntries are answers that a judge called right or wrong, with ids.
func judgedEntries(relation string, right, wrong int) []Entry {
	var out []Entry
	for i := range right + wrong {
		out = append(out, Entry{Relation: relation, Answered: true, Result: Result{ItemID: relation + "-" +
			string(rune('A'+i)), How: HowJudge, Correct: is(i < right)}})
	}
	return out
}

// Of 40 judged answers 20 are drawn: 12, 4, 2 and 2 of strata of 24, 8, 4 and 4. Letters and what is undetermined are
// none.
func TestSample_IsProportional(t *testing.T) {
	entries := append(judgedEntries("nuanced", 24, 8), judgedEntries("contradictory", 4, 4)...)
	entries = append(entries, Entry{Relation: "nuanced", Result: Result{ItemID: "L", How: HowLetter, Correct: is(true)}},
		Entry{Result: Result{ItemID: "U", How: HowJudge}})
	sample, judged := Sample(entries, 20)
	again, _ := Sample(entries, 20)
	of := map[string]int{}
	for k, i := range sample {
		of[stratumOf(&entries[i])]++
		if again[k] != i {
			t.Fatalf("%v, then %v", sample, again)
		}
	}
	if judged != 40 || len(sample) != 20 || of["nuanced/1"] != 12 || of["nuanced/0"] != 4 || of["contradictory/1"] != 2 ||
		of["contradictory/0"] != 2 {
		t.Errorf("%d of %d: %v", len(sample), judged, of)
	}
	if all, _ := Sample(entries, 225); len(all) != 40 {
		t.Errorf("%d of all", len(all))
	}
}

// κ is scikit-learn 1.9.1's: cohen_kappa_score([0]*15 + [1]*25, [0]*12 + [1]*3 + [0]*2 + [1]*23).
func TestAgree_KappaIsScikitLearns(t *testing.T) {
	entries := append(judgedEntries("nuanced", 25, 0), judgedEntries("contradictory", 0, 16)...)
	again := make([]Result, len(entries))
	sample := make([]int, len(entries))
	for i, e := range entries {
		sample[i] = i
		right := i >= 2 && i < 28 // 2 of 25 are wrong to the second judge, 3 of 15 right
		again[i] = Result{ItemID: e.ItemID, Correct: &right}
	}
	again[40].Correct = nil
	o := Agree("one", "two", entries, sample, 50, again)
	if o.Matrix != [2][2]int{{12, 3}, {2, 23}} || o.Undetermined != 1 || o.N != 40 || o.Judged != 50 || o.Sample != 41 ||
		o.Observed != 35./40 {
		t.Errorf("%+v", o)
	}
	if o.Kappa == nil || math.Abs(*o.Kappa-0.7297297297297297) > 1e-12 || o.Interval == nil || o.Interval.Low > *o.Kappa ||
		o.Interval.High < *o.Kappa {
		t.Errorf("κ %v, %+v", o.Kappa, o.Interval)
	}
	if few := Agree("one", "two", entries, sample[:20], 41, again); few.Kappa != nil || few.Says == "" {
		t.Errorf("%+v", few)
	}
}

// What is written is JSON that reads back, and text with a line a part.
func TestComparison_Text(t *testing.T) {
	a, b := three()
	c, err := Compare("a.jsonl", "b.jsonl", a, b)
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	if err := c.Text(&text, table.Width); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"\n  complementary   12   83.3    16.7       +66.7", "0.00781  0.0391",
		"Holm: over 5 parts", "McNemar, exact, two-sided"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("no %q in\n%s", want, &text)
		}
	}
	data, err := json.Marshal(c)
	if err != nil || strings.Contains(string(data), "pairs") || !strings.Contains(string(data),
		`"p":0.0078125,"holm":0.0390625`) {
		t.Errorf("%s %v", data, err)
	}
}
