package check

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/validate/check/rule"
	"memloom/validate/filters"
)

// refined makes the first round of the threshold's one that was solved and
// refined, and adds a second in which the baseline fails.
func refined(c *corpus.Corpus) []corpus.Round {
	first := &c.Rounds[0]
	second := *first
	first.Retrieved = builder{c}.saidIn("draw the line for the renal alert", "Which ward is the pilot",
		"The vendor has answered")
	first.Question, first.Answer, first.Verdict, first.Refinement = "Which threshold has the renal alert?", "45",
		corpus.Yes, "other words"
	second.Round = 2
	c.Rounds = append(c.Rounds, second)
	return c.Rounds
}

func hardMutations() []mutation {
	hard := filters.NameHard
	return []mutation{
		{"rounds of hard items", "none", func(c *corpus.Corpus, _ *output.Manifest) { c.Rounds = nil }, nil},
		{"rounds of hard items", "another question", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Rounds[0].Question = "Why?"
		},
			[]string{"rounds retrieve what ranks highest"}},
		{"rounds of hard items", "solved in the end", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Rounds[0].Verdict = corpus.Yes
		},
			[]string{"last rounds are those that hard judged"}},
		{"rounds of hard items", "one is missing", func(c *corpus.Corpus, _ *output.Manifest) { c.Rounds[0].Round = 2 }, nil},
		{"rounds of hard items", "refined after the last", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Rounds[0].Refinement = "other words"
		}, nil},
		{"rounds of hard items", "refined without being solved", func(c *corpus.Corpus,
			_ *output.Manifest) {
			refined(c)[0].Verdict = corpus.No
		}, nil},
		{"rounds of hard items", "tried again as it was", func(c *corpus.Corpus,
			_ *output.Manifest) {
			refined(c)[0].Refinement = ""
		}, nil},
		{"rounds of hard items", "more than the recipe has", func(c *corpus.Corpus, m *output.Manifest) {
			refined(c)
			m.Parameters = []byte(`{"Questions":{"AnswerKeys":true},"Filters":{"Rounds":0,"Baseline":3}}`)
		}, nil},
		{"rounds of hard items", "a dropped item without rounds", func(c *corpus.Corpus, _ *output.Manifest) {
			it := item(c, itRejected)
			it.Stage, it.AskerID = hard, "P1"
			verdict(c, itRejected, filters.NameBlind, corpus.ProbeVerdict).Filter = hard
		}, []string{"drafts have the codes of their verdicts"}},
		{"rounds retrieve what the asker sees", "a message that does not exist", func(c *corpus.Corpus, _ *output.Manifest) {
			c.Rounds[0].Retrieved = append(c.Rounds[0].Retrieved, "M99")
		}, []string{"rounds retrieve what ranks highest"}},
		{"rounds retrieve what the asker sees", "a round of nothing", func(c *corpus.Corpus, _ *output.Manifest) {
			other := c.Rounds[0]
			other.ItemID = "I99"
			c.Rounds = append(c.Rounds, other)
		}, nil},
		{"rounds retrieve what ranks highest", "nothing", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Rounds[0].Retrieved = nil
		}, nil},
		{"rounds retrieve what ranks highest", "in another order", func(c *corpus.Corpus,
			_ *output.Manifest) {
			slices.Reverse(c.Rounds[0].Retrieved)
		}, nil},
		{"rounds retrieve what ranks highest", "other messages that the asker sees", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Rounds[0].Retrieved = builder{c}.saidIn("Party time", "Quiet today", "And I like it")
		}, nil},
		{"rounds retrieve what ranks highest", "fewer than the recipe has", func(_ *corpus.Corpus, m *output.Manifest) {
			m.Parameters = []byte(`{"Questions":{"AnswerKeys":true},"Filters":{"Rounds":2,"Baseline":4}}`)
		}, nil},
		{"last rounds are those that hard judged", "another answer", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Rounds[0].Answer = "45"
		}, nil},
		{"last rounds are those that hard judged", "another verdict", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Rounds[0].Verdict = corpus.Undetermined
		},
			[]string{"rounds of hard items"}},
		{"last rounds are those that hard judged", "no probe", func(c *corpus.Corpus, _ *output.Manifest) {
			dropVerdicts(c, func(v corpus.Verdict) bool {
				return v.ItemID == itThreshold && v.Filter == hard && v.Probe == "baseline"
			})
		}, []string{"probes of filters", "verdicts follow from probes"}},
		{"the recipe says what items had to pass", "no JSON", recipeIs("{"), nil},
		{"the recipe says what items had to pass", "no filters", recipeIs(`{"Questions":{"AnswerKeys":true}}`), nil},
		{"the recipe says what items had to pass", "words for a number",
			recipeIs(`{"Questions":{"AnswerKeys":true},"Filters":{"Rounds":"two","Baseline":3}}`), nil},
		{"probes of filters", "the baseline tried twice", func(c *corpus.Corpus, _ *output.Manifest) {
			c.Verdicts = append(c.Verdicts, *verdict(c, itThreshold, hard, "baseline"))
		}, nil},
		{"probes of filters", "all the evidence was retrieved, and nobody asked on it alone", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Rounds[0].Retrieved = append(c.Rounds[0].Retrieved, item(c, itThreshold).Evidence[0].MessageID)
		}, []string{"rounds retrieve what ranks highest"}},
		{"verdicts follow from probes", "the baseline was right", func(c *corpus.Corpus, _ *output.Manifest) {
			verdict(c, itThreshold, hard, "baseline").Outcome = corpus.No
		}, []string{"last rounds are those that hard judged"}},
		{"required filters", "an item with an asker that nobody tried", func(c *corpus.Corpus, _ *output.Manifest) {
			dropVerdicts(c, func(v corpus.Verdict) bool { return v.ItemID == itThreshold && v.Filter == hard })
		}, []string{"probes of filters", "last rounds are those that hard judged"}},
	}
}

// recipeIs puts other words in place of the manifest's recipe.
func recipeIs(words string) func(*corpus.Corpus, *output.Manifest) {
	return func(_ *corpus.Corpus, m *output.Manifest) { m.Parameters = []byte(words) }
}

// TestWithoutRecipe: a manifest without a recipe says so, and what rests on it
// is not checkable.
func TestWithoutRecipe(t *testing.T) {
	in := fixtureInput()
	in.Manifest.Parameters = nil
	r := Check(in.Input)
	for _, name := range []string{"the recipe says what items had to pass", "rounds retrieve what ranks highest"} {
		f := find(r.Findings, func(f Finding) bool { return f.Rule == name })
		if f.Proof != NotCheckable || f.Status != Unverified || f.Note == "" {
			t.Errorf("%s: %s, %s, %q", name, f.Proof, f.Status, f.Note)
		}
	}
}

func keyMutations() []mutation {
	keys := filters.NameAnswerKeys
	return []mutation{
		{"probes of filters", "a reference that was not marked", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c, itWard).CorrectAnswers = append(item(c, itWard).CorrectAnswers, "the sixth ward")
		}, nil},
		{"probes of filters", "a reference that fell", func(c *corpus.Corpus, _ *output.Manifest) {
			verdict(c, itWard, keys, "incorrect").Outcome = corpus.No
		}, nil},
		{"probes of filters", "one that was marked as it should be is gone", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c, itWard).IncorrectAnswers = item(c, itWard).IncorrectAnswers[:1]
		}, nil},
		{"probes of filters", "no wrong answer is left", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c, itWard).IncorrectAnswers = nil
			dropVerdicts(c, func(v corpus.Verdict) bool {
				return v.ItemID == itWard && v.Filter == keys &&
					v.Probe == "incorrect"
			})
		}, nil},
		{"required filters", "an open item without marked references", func(c *corpus.Corpus, _ *output.Manifest) {
			dropVerdicts(c, func(v corpus.Verdict) bool { return v.ItemID == itWard && v.Filter == keys })
		}, []string{"probes of filters"}},
	}
}

// TestRefinedItemsPass: rounds as they should be break nothing.
func TestRefinedItemsPass(t *testing.T) {
	in := fixtureInput()
	refined(in.Corpus)
	if got := violated(Check(in.Input)); len(got) > 0 {
		t.Errorf("violated: %q", got)
	}
}

// TestExhaustiveProbesAreCounted: one for every segment with a message that the
// item may use besides its evidence.
func TestExhaustiveProbesAreCounted(t *testing.T) {
	in := fixtureInput()
	in.Manifest.Parameters = []byte(
		`{"Questions":{"AnswerKeys":true},"Filters":{"Rounds":2,"Baseline":3,"Uniqueness":"exhaustive"}}`)
	if got := violated(Check(in.Input)); len(in.Corpus.Segments) > 0 && !slices.Contains(got, "probes of filters") {
		t.Errorf("no probe of any other segment, and violated is %q", got)
	}
	w := worldOf(in.Input)
	it := w.Item(itThreshold)
	need := 0
	for _, s := range in.Corpus.Segments {
		for _, id := range s.MessageIDs {
			if m := w.Message(id); m != nil && m.At < it.AskedAt && id != it.Evidence[0].MessageID {
				g := w.Group(m.GroupID)
				if slices.Contains(g.MemberIDs, it.AskerID) {
					need++
					break
				}
			}
		}
	}
	if !probesElsewhere(in, it.ID, make([]string, need)) || need == 0 {
		t.Errorf("%d segments, each asked once: a violation", need)
	}
	if probesElsewhere(in, it.ID, make([]string, need-1)) {
		t.Error("one segment was not asked, and nobody notices")
	}
}

// probesElsewhere says whether the check is content with these probes of another segment for an item.
func probesElsewhere(in single, item string, probes []string) bool {
	dropVerdicts(in.Corpus, func(v corpus.Verdict) bool {
		return v.ItemID == item && v.Filter == filters.NameUnique && v.Probe != corpus.ProbeVerdict
	})
	for _, p := range probes {
		in.Corpus.Verdicts = append(in.Corpus.Verdicts, corpus.Verdict{ItemID: item, Filter: filters.NameUnique, Probe: p,
			Model: "m", Outcome: corpus.Yes})
	}
	in.Corpus.Items = slices.DeleteFunc(slices.Clone(in.Corpus.Items), func(it corpus.Item) bool { return it.ID != item })
	f := blindFinding(in, "probes of filters")
	return !slices.ContainsFunc(f.Examples, func(v rule.Violation) bool {
		return strings.Contains(v.Found,
			"probes of unique")
	})
}
