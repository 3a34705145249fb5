package check

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/validate/check/rule"
)

// byRule returns the findings by promise and rule.
func byRule(r Report) map[string]Finding {
	out := map[string]Finding{}
	for _, f := range r.Findings {
		out[f.Rule] = f
	}
	return out
}

// apart checks the rules that every corpus keeps by itself.
func apart(in Input) Report {
	over := []string{"ids are unique", "ids are dense", "nobody writes in two corpora at once"}
	return Report{Findings: findingsOf(in, func(r Rule) bool {
		return r.Begin(&rule.Run{Input: Input{Manifest: &output.Manifest{}}}).Conclude == nil && !slices.Contains(over,
			r.Name)
	})}
}

// TestTwoCorpora_KeepEveryPromise: a run of two sound corpora is sound, and its rules look at the rows of both.
func TestTwoCorpora_KeepEveryPromise(t *testing.T) {
	run := twoCorpora()
	r := Check(run.Input)
	if !r.OK() {
		t.Fatalf("violated: %q\n%s", violated(r), render(t, r))
	}
	all, one := byRule(r), byRule(Check(fixtureInput().Input))
	for _, f := range all {
		want := 2 * one[f.Rule].Checked
		switch f.Rule {
		case "ids are unique", "ids are dense":
			want -= len(run.first.People) + len(run.first.Entities)
		case "nobody writes in two corpora at once":
			want = len(run.second.Messages)
		case "quotas are counted", "quotas are met or named", "sizes are counted", "drafts are counted",
			"failed questions are counted",
			"the recipe says what items had to pass":
			want = one[f.Rule].Checked // the manifest is that of the run
		}
		if f.Checked != want {
			t.Errorf("%s: %d rows of both, %d of the first", f.Rule, f.Checked, one[f.Rule].Checked)
		}
	}
	if n, m := all["probes of filters"].Note, one["probes of filters"].Note; !strings.Contains(m, "32 of answer_keys") ||
		!strings.Contains(n, "64 of answer_keys") {
		t.Errorf("probes of one: %s; of two: %s", m, n)
	}
}

// TestTwoCorpora_FindingsAreTheSum: whatever is broken in a corpus is found in a run with a sound one, no more and no
// less.
func TestTwoCorpora_FindingsAreTheSum(t *testing.T) {
	other := renumbered(fixture(), "c2", 1, laterBy)
	for _, m := range slices.Concat(mutations(), linkMutations(), optionKindMutations()) {
		in := fixtureInput()
		m.mutate(in.Corpus, in.Manifest)
		broken := byRule(apart(in.Input))
		in.Corpora = corpora(other)
		sound := byRule(apart(in.Input))
		in.Corpora = corpora(other, in.Corpus)
		for _, f := range apart(in.Input).Findings {
			a, b := sound[f.Rule], broken[f.Rule]
			if f.Violations != a.Violations+b.Violations || f.Checked != a.Checked+b.Checked {
				t.Errorf("%s, %s: %s: %d of %d, apart %d of %d and %d of %d", m.rule, m.name, f.Rule, f.Violations, f.Checked,
					a.Violations,
					a.Checked, b.Violations, b.Checked)
			}
		}
	}
}

// pairMutation breaks one thing between two corpora.
type pairMutation struct {
	rule, name string
	mutate     func(*pair)
	also       []string
}

func pairMutations() []pairMutation {
	asks := func(words string) func(*pair) {
		return func(p *pair) {
			p.Manifest.Parameters = []byte(`{"Questions":{"AnswerKeys":true,` + words + `},"Filters":{"Rounds":2,"Baseline":3}}`)
		}
	}
	const dense, unique, corporaGet = "ids are dense", "ids are unique", "corpora get what the recipe asks"
	unresolved := []string{"evidence exists", "references in key", "operands stand in the evidence",
		"answers cite what was shown", "probes of filters",
		"references in audit", "rounds of hard items", "rounds retrieve what the asker sees", "no other value",
		"literal operands", "operands are disclosed"}
	return []pairMutation{
		{dense, "the second starts anew", func(p *pair) {
			p.second.Summaries[0].ID = p.first.Summaries[0].ID
		}, []string{unique}},
		{dense, "a gap between the corpora", func(p *pair) { p.second.LeaderLog[0].ID = "L003" }, nil},
		{dense, "another width", func(p *pair) { p.second.LeaderLog[0].ID = "L02" }, nil},
		{"nobody writes in two corpora at once", "the same minute", func(p *pair) {
			saying(p.second, "Somebody was bored").At = saying(p.first, "Somebody was bored").At
		}, nil},
		{"items lie in their corpus", "an item of the other", func(p *pair) { p.second.Items[0].CorpusID = "c1" }, nil},
		{"items lie in their corpus", "evidence of the other", func(p *pair) {
			p.second.Items[3].Evidence[0].MessageID = p.first.Items[3].Evidence[0].MessageID
		}, unresolved},
		{"items lie in their corpus", "a message that says it is of the other", func(p *pair) {
			find(p.second.Messages, func(m corpus.Message) bool { return m.ID == p.second.Items[3].Evidence[0].MessageID }).
				CorpusID = "c1"
		}, []string{"one corpus id"}},
		{"items lie in their corpus", "an asker without a seat", func(p *pair) {
			p.first.People = append(p.first.People, corpus.Person{ID: "P8", Name: "Nobody Here"})
			p.second.People = p.first.People
			p.Manifest.Counts.People++
			p.second.Items[3].AskerID = "P8"
		}, []string{"asker sees the evidence", "required filters", "probes of filters", "rounds of hard items"}},
		{corporaGet, "too many for one", asks(`"Corpora":[8,7]`), nil},
		{corporaGet, "fewer than the shortfalls name", asks(`"Corpora":[8,11]`), nil},
		{corporaGet, "another number of corpora", asks(`"Corpora":[16]`), nil},
		{corporaGet, "a family of one", asks(`"ByCorpus":{"temporal":[3,4]}`), nil},
		{corporaGet, "a family, as the recipe's own key", asks(`"ByCorpus":{"single_hop":[3,4]}`), nil},
		{"sizes are counted", "the messages of one corpus alone", func(p *pair) { p.Manifest.Counts.Messages /= 2 }, nil},
		{"quotas are counted", "the items of one corpus alone", func(p *pair) { p.Manifest.Quotas[0].Got /= 2 },
			[]string{"quotas are met or named"}},
		{"drafts are counted", "the drafts of one corpus alone", func(p *pair) { p.Manifest.Counts.Families[0].Drafted-- },
			nil},
		{"failed questions are counted", "those of one corpus alone", func(p *pair) { p.Manifest.Counts.Failures-- }, nil},
		{"every draft has one end", "the rows of one corpus alone", func(p *pair) {
			p.Manifest.Tables = []output.TableEntry{{Name: "data/items", Rows: int64(len(p.first.Items))}}
		}, []string{"rows have the manifest's digests", canaryRule}},
		{"failed questions say what failed", "one of no corpus", func(p *pair) {
			p.Shared = &corpus.Corpus{People: p.first.People, Entities: p.first.Entities,
				Failures: []corpus.Failure{{Stage: "plan"}}}
			p.Manifest.Counts.Failures++
		}, nil},
	}
}

// TestTwoCorpora_Mutations: what is wrong between the corpora of a run is noticed, and nothing else cries.
func TestTwoCorpora_Mutations(t *testing.T) {
	for _, m := range pairMutations() {
		t.Run(m.rule+"/"+m.name, func(t *testing.T) {
			p := twoCorpora()
			m.mutate(&p)
			r := Check(p.Input)
			got := violated(r)
			if !slices.Contains(got, m.rule) {
				t.Fatalf("%q did not notice; violated: %q", m.rule, got)
			}
			for _, rule := range got {
				if rule != m.rule && !slices.Contains(m.also, rule) {
					t.Errorf("%q cried too\n%s", rule, render(t, r))
				}
			}
		})
	}
}

// TestCorpora_QuotasOfEach: corpora that have what the recipe asks of each, less what the shortfalls name, are sound;
// so is a recipe that asks for nothing that can be read.
func TestCorpora_QuotasOfEach(t *testing.T) {
	for words, checked := range map[string]int{
		`"Corpora":[8,8]`: 2, `"Corpora":[8,9]`: 2, `"Corpora":[9,9]`: 2, `"ByCorpus":{"abstention":[1,2],"temporal":[3,3]}`: 4,
		`"Corpora":"project"`: 0, `"ByCorpus":[4]`: 0, `"Corpora":null`: 0,
	} {
		p := twoCorpora()
		p.Manifest.Parameters = []byte(`{"Questions":{` + words + `}}`)
		f := byRule(Check(p.Input))["corpora get what the recipe asks"]
		if f.Status == Violated || f.Checked != checked {
			t.Errorf("%s: %s, %d checked: %v", words, f.Status, f.Checked, f.Examples)
		}
	}
}

// TestCorpora_QuotasThatMoved: a corpus that made up for another is as the manifest names it, by corpus and stratum; what it
// names otherwise, or does not name, is found.
func TestCorpora_QuotasThatMoved(t *testing.T) {
	moved := func(corpus string, wanted, got int) output.CorpusQuota {
		return output.CorpusQuota{CorpusID: corpus, Stratum: "abstention", Wanted: wanted, Got: got}
	}
	for name, c := range map[string]struct {
		moved []output.CorpusQuota
		found string
	}{
		"as counted":        {[]output.CorpusQuota{moved("c1", 2, 1), moved("c2", 0, 1)}, ""},
		"one is not named":  {[]output.CorpusQuota{moved("c1", 2, 1)}, "1 abstention accepted in c2"},
		"counted otherwise": {[]output.CorpusQuota{moved("c1", 2, 2), moved("c2", 0, 1)}, "2 of abstention named as moved in c1"},
		"a corpus that is not there": {[]output.CorpusQuota{moved("c1", 2, 1), moved("c2", 0, 1), moved("c7", 1, 0)},
			"0 of abstention named as moved in c7"},
	} {
		p := twoCorpora()
		p.Manifest.Shortfalls = nil
		p.Manifest.Parameters = []byte(`{"Questions":{"ByCorpus":{"abstention":[2,0]}}}`)
		p.Manifest.Moved = c.moved
		f := byRule(Check(p.Input))["corpora get what the recipe asks"]
		if (f.Status == Violated) != (c.found != "") || c.found != "" && f.Examples[0].Found != c.found {
			t.Errorf("%s: %s, %v, want %q", name, f.Status, f.Examples, c.found)
		}
	}
}

// TestCheck_RunThatEndsInAnError: rows that cannot be read on the way are told like an altered file, and nothing that was
// found before passes for a finding over the run.
func TestCheck_RunThatEndsInAnError(t *testing.T) {
	p := twoCorpora()
	misplaced := errors.New("table data/messages, corpus c2, row 7: stands among the rows of c1")
	p.Dir = publish(t)
	manifest, err := output.ReadManifest(p.Dir)
	must0(t, err)
	p.Manifest = manifest
	p.Corpora = func(yield func(*corpus.Corpus, error) bool) {
		if yield(p.first, nil) {
			yield(nil, misplaced)
		}
	}
	r := Check(p.Input)
	if got := violated(r); !slices.Equal(got, []string{"shards are those of the manifest"}) {
		t.Fatalf("violated %q", got)
	}
	for _, f := range r.Findings {
		if f.Rule == "shards are those of the manifest" && f.Examples[0].Found != misplaced.Error() {
			t.Errorf("the report says %q", f.Examples[0].Found)
		}
		if f.Promise != Reproducible && f.Proof != NotCheckable {
			t.Errorf("%s: %s, %d rows", f.Rule, f.Proof, f.Checked)
		}
	}
}

// TestQuotasMet_OtherNumbers: a shortfall of something else than a quota is of a number of the recipe that was missed by as much.
func TestQuotasMet_OtherNumbers(t *testing.T) {
	in := fixtureInput().Input
	s := output.Shortfall{Stratum: "users.world_sets.temporal", Wanted: 9, Got: 3, Reason: "too few such sets", Knob: "…"}
	in.Manifest.Shortfalls = append(in.Manifest.Shortfalls, s)
	in.Manifest.MissedTargets = []output.Target{{Key: s.Stratum, Asked: 9, Got: 4}}
	if got := violated(Check(in)); !slices.Contains(got, "quotas are met or named") {
		t.Errorf("another number than was missed: %v", got)
	}
	in.Manifest.MissedTargets[0].Got = 3
	if got := violated(Check(in)); len(got) > 0 {
		t.Errorf("as many as were missed: %v", got)
	}
}
