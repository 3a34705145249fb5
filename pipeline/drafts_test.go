package pipeline

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"memloom/output"
	"memloom/pipeline/designs"
	"memloom/pipeline/designs/exampletest"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
	"memloom/validate/check"
	"memloom/validate/check/rule"
	"memloom/validate/filters"
)

// lacking is a family that finds nothing to ask in some corpora.
type lacking struct {
	questions.Family
	in []string
}

func (l lacking) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	if slices.Contains(l.in, w.Corpus.ID) {
		return nil
	}
	return l.Family.Drafts(w, r)
}

// asking is a design with one family.
type asking struct {
	designs.Design
	family questions.Family
}

func (a asking) Families() []questions.Family { return []questions.Family{a.family} }

// TestRun_CorpusWithoutDrafts: a corpus in which there is nothing to ask does not stop a run. Another makes up for it
// as far as it can; what is missing then is a shortfall that names the corpus. Either way the run is published and
// sound.
func TestRun_CorpusWithoutDrafts(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name   string
		in     []string // which corpora; each of both has three candidates
		wanted int
		got    []int // by corpus
		reason string
	}{
		{"the other makes up for it", []string{"c1"}, 3, []int{0, 3}, ""},
		{"the last one", []string{"c2"}, 3, []int{3, 0}, ""},
		{"the other has too few", []string{"c1"}, 4, []int{0, 3}, "too few candidates (3); none in c1"},
		{"no corpus has any", []string{"c1", "c2"}, 4, []int{0, 0}, "too few candidates (0); none in c1, c2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			r := &recipe.Recipe{Name: "tiny", Design: "example", Own: exampletest.Design{}.Section(),
				Questions: recipe.Questions{Families: map[string]int{"said_once": c.wanted}, Oversample: 3},
				Filters:   recipe.Filters{Uniqueness: "three-step", Panel: 2, Confidence: 70, Baseline: 5}}
			d := asking{exampletest.Design{}, lacking{exampletest.Family{}, c.in}}
			dir, res := runExample(t, d, r)
			reader, err := output.OpenTables(dir, d.Tables())
			if err != nil {
				t.Fatal(err)
			}
			var got []int
			for x, err := range reader.Corpora() {
				if err != nil {
					t.Fatal(err)
				}
				got = append(got, countAccepted(x))
			}
			if !slices.Equal(got, c.got) {
				t.Errorf("%v items, want %v", got, c.got)
			}
			checkShortfall(t, res, c.wanted, c.got[0]+c.got[1], c.reason)
			in, err := check.Open(dir, rule.Source{Tables: d.Tables(), Rules: d.Rules(),
				Requirements: map[string][]filters.Requirement{"said_once": d.family.Requires()}})
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range check.Check(in).Findings {
				if f.Violations > 0 {
					t.Errorf("%s: %d violations, such as %+v", f.Rule, f.Violations, f.Examples[0])
				}
			}
		})
	}
}

// checkShortfall says whether a run has the shortfall with this reason, or none where it is empty.
func checkShortfall(t *testing.T, res *Result, wanted, got int, reason string) {
	t.Helper()
	if reason == "" {
		if len(res.Shortfalls) > 0 {
			t.Errorf("shortfalls %+v", res.Shortfalls)
		}
		return
	}
	want := Shortfall{Stratum: "said_once", Wanted: wanted, Got: got, Reason: reason,
		Knob: fmt.Sprintf("make the corpora larger, or lower questions.families.said_once to %d", got)}
	if len(res.Shortfalls) != 1 || res.Shortfalls[0] != want {
		t.Errorf("shortfalls %+v, want %+v", res.Shortfalls, want)
	}
}
